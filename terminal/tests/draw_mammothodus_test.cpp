// draw_mammothodus_test.cpp - the drawn map shows every space, figure, place and threat.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "games/registry.h"
#include "terminal/draw.h"

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
  for (const char* part :
       {"W2 red =", "Mr Mb", "2T", "N5 yellow *1", "E5 yellow", "Bg", "wind", "frost root",
        "C centre", "(7)", "2 tribes on W2: mammoths -4", "a spirit is summoned on N5",
        "the spirit on E5 attacks bisons", "1 from S2 move", "line 1: active on N5",
        "line 3: needs flame green in S", "> Mammoths", "Bisons", "population 7"}) {
    CHECK_MESSAGE(text.find(part) != std::string::npos, part << " is missing in\n" << text);
  }
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
      CHECK(drawing_of("mammothodus")(sight).size() > 1000);
      state.legal(choices);
      state.apply(
          choices[static_cast<std::size_t>(dealer.pick(0, static_cast<int>(choices.size())))],
          dealer);
    }
  }
}

}  // namespace
