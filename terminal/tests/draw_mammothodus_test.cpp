// draw_mammothodus_test.cpp - the drawn map shows every space, figure, place and threat.
#include "terminal/draw_mammothodus.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "games/registry.h"
#include "terminal/draw.h"
#include "tests/files.h"

namespace {

using namespace ochre;

std::string drawn(const char* position) {
  const AnyGame& game = **find_game("mammothodus");
  const auto json = parse_json(position, "position");
  REQUIRE(json.has_value());
  const auto state = position_from_json(game, standard_options(*game.info, 2), *json, 3);
  REQUIRE_MESSAGE(state.has_value(), state.error().text);
  const Json view = AnyView(*state, 0).to_json();
  const Json box = game.describe_box(0);
  const SeatNames names = {"Ada", "Bo"};
  return drawing_of("mammothodus")({view, box, 0, state->to_act(), names, Ink(false), 100});
}

TEST_CASE("the table of Mammothodus shows the map and who threatens whom") {
  const std::string text = drawn(R"({
    "tribes": ["W2", "W2", "N5", "S2"], "spirits": {"wind": "E5"},
    "places": {"line_1": "N5"}, "shards": {"W4": ["frost", "root"]},
    "open": ["fragment_1", "fragment_3", "fragment_5", "fragment_7"],
    "players": [{"figurines": {"red": "W2", "blue": "W2"}}, {"figurines": {"green": "E5"}}]})");
  for (const char* part : {"W2 red West =",
                           "2T Mr Mb",
                           "N5*1 yellow North",
                           "E5 yellow East",
                           "wind Bg",
                           "Frost Root",
                           "C centre",
                           "(7)",
                           "> W1 W3 W4 W5",
                           "> C N2 N3 N4 N6",
                           "> N456 E45 S45 W45",
                           "places 1/4",
                           "tribes 4/12",
                           "spirits 1/3",
                           "W2: 2 tribes hit mammoths -4",
                           "new on W2",
                           "N5 summons a spirit",
                           "E5: wind hits",
                           "falls to",
                           "S2: 1 tribe",
                           "1 active on N5",
                           "3 green South: Flame",
                           "next place costs 2",
                           "Frost@W4",
                           "> Mammoths",
                           "Bisons",
                           "population 7  for 2 figurines",
                           "what does the clan do?",
                           "in reserve green yellow"}) {
    CHECK_MESSAGE(text.find(part) != std::string::npos, std::string(part) << " is missing in\n"
                                                                          << text);
  }
}

TEST_CASE("the table of Mammothodus says what is asked") {
  const AnyGame& game = **find_game("mammothodus");
  Options options = standard_options(*game.info, 4);
  options.value[0] = options.value[1] = 1;
  const Json box = game.describe_box(0);
  std::set<std::string> seen;
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    Dealer dealer(seed);
    AnyState state = set_up(game, options, dealer);
    ActionList choices;
    while (state.to_act() != kNobody) {
      const Json view = AnyView(state, 0).to_json();
      const std::string asked = mammothodus_question(view, box);
      REQUIRE_FALSE(asked.empty());
      CHECK(asked.find("on :") == std::string::npos);
      seen.insert(asked);
      state.legal(choices);
      state.apply(
          choices[static_cast<std::size_t>(dealer.pick(0, static_cast<int>(choices.size())))],
          dealer);
    }
  }
  CHECK(seen.contains("which talent?"));
  CHECK(seen.contains("a tribe on E2 takes a step: where to?"));
  CHECK(seen.contains("move: which figurine?"));
  CHECK(seen.contains("population with the red figurine on C: which card?"));
  for (const std::string part : {" step left", "help for the ", ": how many tribes?"}) {
    CHECK_MESSAGE(std::any_of(seen.begin(), seen.end(),
                              [&](const std::string& asked) { return asked.contains(part); }),
                  part);
  }
}

TEST_CASE("regions, colours and borders are those of the box") {
  const AnyGame& game = **find_game("mammothodus");
  std::ifstream in(testing::path_of("games/mammothodus/content.json"));
  Json content = *parse_json(std::string(std::istreambuf_iterator<char>(in), {}), "box");
  Json& spaces = content["board"]["territories"];
  spaces[1]["region"] = "S";
  spaces[1]["colour"] = "yellow";
  spaces[1]["adjacent"] = {"N2", "N4"};  // no longer W3
  for (Json& space : spaces) {
    if (space["id"] == "W3") space["adjacent"] = {"N4", "W2", "W5"};
  }
  const auto place = game.add_box(content);
  REQUIRE_MESSAGE(place.has_value(), place.error().text);
  Options options = standard_options(*game.info, 2);
  options.box = *place;
  Dealer dealer(1);
  const AnyState state = set_up(game, options, dealer);
  const Json view = AnyView(state, 0).to_json();
  const Json box = game.describe_box(*place);
  const SeatNames names = {"Ada", "Bo"};
  const std::string text =
      drawing_of("mammothodus")({view, box, 0, state.to_act(), names, Ink(false), 100});
  CHECK(text.find("N1 yellow South(1)") != std::string::npos);
  CHECK(text.find("> N2 N4 ") != std::string::npos);
  CHECK(text.find("> N4 W2 W5") != std::string::npos);
}

TEST_CASE("every table of a random game of Mammothodus can be drawn") {
  const AnyGame& game = **find_game("mammothodus");
  for (int seats = 1; seats <= 4; ++seats) {
    Options options = standard_options(*game.info, seats);
    options.value[0] = options.value[1] = 1;
    Dealer dealer(static_cast<std::uint64_t>(seats));
    AnyState state = set_up(game, options, dealer);
    const Json box = game.describe_box(0);
    const SeatNames names = {"Ada", "Bo", "Cy", "Di"};
    ActionList choices;
    while (state.to_act() != kNobody) {
      const Json view = AnyView(state, 0).to_json();
      const Sight sight{view, box, 0, state.to_act(), names, Ink(true), 100};
      const std::string text = drawing_of("mammothodus")(sight);
      CHECK(text.size() > 1000);
      std::istringstream lines(text);
      for (std::string line; std::getline(lines, line);) {
        CHECK_MESSAGE(columns(line) <= 100, line);
        CHECK(line.find('_') == std::string::npos);  // no internal words
      }
      state.legal(choices);
      state.apply(
          choices[static_cast<std::size_t>(dealer.pick(0, static_cast<int>(choices.size())))],
          dealer);
    }
  }
}

}  // namespace
