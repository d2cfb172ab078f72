// draw_stone_age_test.cpp - the drawn table shows places, offers, stocks and scores in 100 columns.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <sstream>

#include "games/registry.h"
#include "terminal/draw.h"

namespace {

using namespace ochre;

std::string drawn(const AnyState& state, int seats, Seat eyes) {
  const AnyGame& game = **find_game("stone-age");
  const Json view = AnyView(state, eyes).to_json();
  const Json box = game.describe_box(0);
  SeatNames names = {"greedy 1", "greedy 2", "greedy 3", "Ada"};
  names.resize(static_cast<std::size_t>(seats));
  return drawing_of("stone-age")({view, box, eyes, state.to_act(), names, Ink(false), 100});
}

TEST_CASE("the table of Stone Age shows places, offers, stocks and what cards are worth") {
  const AnyGame& game = **find_game("stone-age");
  const auto json = parse_json(R"({
    "start": 0, "bonus_tile": "mam05", "next_back": "gold",
    "display": {"card_1": "civ25", "card_4": "civ06"},
    "stacks": {"building_1": {"top": "bld01"}, "building_2": {"top": "bld23"}},
    "people": {"forest": {"red": 3}, "hut": {"blue": 2}},
    "players": [{"cards": ["civ17", "civ01", "civ11"], "level": 4, "wood": 7,
                 "tools": {"first": 2, "second": 1, "third": 1}, "used": {"second": 1}},
                {"drawn": ["civ02"], "cards": ["civ35"], "one_use": [4]}]})",
                               "position");
  REQUIRE(json.has_value());
  const auto state = position_from_json(game, standard_options(*game.info, 2), *json, 3);
  REQUIRE_MESSAGE(state.has_value(), state.error().text);
  const std::string text = drawn(*state, 2, 0);
  for (const char* part : {"the herd is at the clay pit, in the next round at the river",
                           "1 person",
                           "3 points",
                           "RRR....",
                           "BB",
                           "clay pit, herd",
                           "1 piece ",
                           "Roll 2 dice for wood / 2 shamans",
                           "4 pieces ",
                           "Dice for all / 2 hut builders",
                           "2 wood, 1 brick",
                           "10 points",
                           "5 pieces of 2 kinds",
                           "by value",
                           "> R greedy 1",
                           "  B greedy 2",
                           "+4",
                           " 2  (1)  1",
                           "2x4",
                           " 0?"}) {
    CHECK_MESSAGE(text.find(part) != std::string::npos, part << " is missing in\n" << text);
  }
}

TEST_CASE("every table of a random game of Stone Age fits in 100 columns") {
  const AnyGame& game = **find_game("stone-age");
  for (int seats = 2; seats <= 4; ++seats) {
    Dealer dealer(static_cast<std::uint64_t>(seats));
    AnyState state = set_up(game, standard_options(*game.info, seats), dealer);
    ActionList choices;
    for (int n = 0; state.to_act() != kNobody; ++n) {
      state.legal(choices);
      state.apply(
          choices[static_cast<std::size_t>(dealer.pick(0, static_cast<int>(choices.size())))],
          dealer);
      if (n % 5 != 0 && state.to_act() != kNobody) continue;
      std::istringstream text(drawn(state, seats, static_cast<Seat>(n % seats)));
      for (std::string line; std::getline(text, line);) CHECK_MESSAGE(columns(line) <= 100, line);
    }
  }
}

}  // namespace
