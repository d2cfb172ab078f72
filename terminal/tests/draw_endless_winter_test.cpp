// draw_endless_winter_test.cpp - the drawn table shows pieces where they lie, within 100 columns.
#include <doctest/doctest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>

#include "games/registry.h"
#include "terminal/draw.h"

namespace {

using namespace ochre;

const AnyGame& game() { return **find_game("endless-winter"); }

std::string drawn(const AnyState& state, bool colour) {
  const Json view = AnyView(state, 0).to_json();
  const Json box = game().describe_box(0);
  const SeatNames names = {"Ada", "Bo", "Cy", "Di"};
  return drawing_of("endless-winter")({view, box, 0, state.to_act(), names, Ink(colour), 100});
}

TEST_CASE("the table of Endless Winter shows Camps, Villages, Megaliths by level and Idols") {
  const auto json = parse_json(R"({
    "tiles": {"h0": "m1", "h1": "m2", "h2": "m3", "h3": "m4"},
    "stone_supply": {"h0": "s1_tiles", "h1": "s1_camps_1", "h2": "s1_camps_2", "h3": null},
    "terrain": {"h1": "forest", "h7": "lake", "h8": "tundra"},
    "megaliths": {"neutral": {"level0": ["r0c1", "r0c2", "r3c1", "r3c6"]},
                  "seat0": {"level0": ["r1c1"], "level1": ["r0c1"]},
                  "seat1": {"level0": ["r1c2"]}},
    "players": [{"villages": [8], "camps": {"h0": 1, "h7": 2}, "honor": 3, "offering": 4,
                 "stones": ["s1_ground"], "hand": ["brave", "c1_snares"]},
                {"camps": {"h0": 1, "h7": 1}, "honor": 3, "honor_place": 2}]})",
                               "position");
  REQUIRE(json.has_value());
  const auto state = position_from_json(game(), standard_options(*game().info, 2), *json, 3);
  REQUIRE_MESSAGE(state.has_value(), state.error().text);
  const std::string text = drawn(*state, false);
  for (const char* part : {"round 1 of 4",
                           "1 Tool + 1 Labor: Tribe card | 1 Food: recruit, bury | 1 Idol, bury 1",
                           "7 Lake",
                           "W2B1",
                           "[W]",
                           " 9 ",
                           "r0 Tool",
                           "[#]",
                           "1:W",
                           "[B]",
                           "*Food",
                           "< stone >",
                           "4 2:1 card W",
                           "WB",
                           "1 point per 2 ground Megaliths",
                           "Snares",
                           "Culture",
                           "3 Food + 2 Tools",
                           "> Ada",
                           "Chief"}) {
    CHECK_MESSAGE(text.find(part) != std::string::npos, part << " is missing in\n" << text);
  }
}

TEST_CASE("every table of a random game of Endless Winter fits into 100 columns") {
  for (int seats = 2; seats <= 4; ++seats) {
    Options options = standard_options(*game().info, seats);
    options.value[0] = static_cast<std::uint8_t>(seats - 2);  // the drafts, too
    options.value[1] = options.value[2] = 1;
    Dealer dealer(static_cast<std::uint64_t>(seats));
    AnyState state = set_up(game(), options, dealer);
    ActionList choices;
    while (true) {
      std::istringstream lines(drawn(state, true));
      for (std::string line; std::getline(lines, line);) {
        CHECK_MESSAGE(columns(line) <= 100, line);
        CHECK_MESSAGE(line.find("null") == std::string::npos, line);
      }
      if (state.to_act() == kNobody) break;
      state.legal(choices);
      const int pick = dealer.pick(0, static_cast<int>(choices.size()));
      state.apply(choices[static_cast<std::size_t>(pick)], dealer);
    }
  }
}

}  // namespace
