// position_test.cpp - positions that no game could be in are refused, with the place.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "core/table.h"
#include "games/registry.h"
#include "games/stone_age/rules.h"

namespace {

using namespace ochre;

struct Row {
  const char* json;
  const char* problem;
};

TEST_CASE(
    "STA-002, STA-055, STA-063, STA-065, STA-091, MAH-017: an impossible position is refused") {
  const AnyGame& game = **find_game("stone-age");
  const std::vector<Row> rows = {
      {R"({"players": [{"people": 4}]})", "players[0].people is 4, expected 5..10 (STA-002)"},
      {R"({"players": [{"people": 11}]})", "players[0].people is 11, expected 0..10"},
      {R"({"players": [{"level": 11}]})", "players[0].level is 11, expected 0..10"},
      {R"({"players": [{"tools": {"first": 3}}]})", "expected one of the twelve steps (STA-091)"},
      {R"({"players": [{"tools": {"second": 1}}]})", "the lowest slots (STA-091)"},
      {R"({"players": [{"used": {"first": 1}}]})", "players[0].used has a slot without a tool"},
      {R"({"players": [{"one_use": [4]}]})", "tools of owned cards, ascending (STA-134)"},
      {R"({"players": [{"two_open": 1}]})", "players[0].two_open is 1"},
      {R"({"players": [{"cards": ["civ01"], "drawn": ["civ01"]}]})", "there are 2 of civ01 in all"},
      {R"({"players": [{}, {}, {"people": 5}]})", "players[2] is not at the table"},
      {R"({"people": {"hunt": {"red": 6}}})", "players[0] has 6 people on the board"},
      {R"({"people": {"hunt": {"green": 1}}})", "people.hunt.green is not at the table"},
      {R"({"people": {"hut": {"red": 1}}})", "people.hut: expected one visit"},
      {R"({"bonus_tile": "mam01", "people": {"river": {"red": 1, "blue": 1}}})",
       "people.river holds too many"},
      {R"({"people": {"tool_maker": {"red": 1}, "field": {"red": 1}, "hut": {"blue": 2}}})",
       "STA-063"},
      {R"({"people": {"building_3": {"red": 1}}})", "there is nothing to visit"},
      {R"({"stacks": {"building_3": {"top": "bld01"}}})", "STA-023"},
      {R"({"stacks": {"building_1": {"below": 2}}})", "face_down has 26 tiles"},
      {R"({"round": 3, "bonus_pile": ["mam01"]})",
       "bonus_pile has 1 tiles, expected 13 in round 3"},
      {R"({"bonus_tile": null})", "bonus_tile: expected one"},
      {R"({"bonus_tile": "mam01", "herd": "gold"})", "herd is not on bonus_tile's back (MAH-010)"},
      {R"({"tamers": {"red": 1}})", "tamers: nobody is sent yet (MAH-020)"},
      {R"({"display": {"card_2": null}})", "a round needs 4 cards"},
      {R"({"start": 3})", "start is not at the table"},
      {R"({"stack": []})", "stack: expected a round and an open question"},
      {R"({"stack": [{"step": "round"}, {"step": "visit"}]})", "stack: expected a question on top"},
      {R"({"stack": [{"step": "round", "at": 1}, {"step": "act"}]})", "expected people to use"},
      {R"({"stack": [{"step": "round", "at": 3}, {"step": "feed"}]})", "stack[0]: seat and done"},
      {R"({"stack": [{"step": "round", "at": 2}, {"step": "bonus"}]})",
       "stack[1]: expected the taming"},
      {R"({"stack": [{"step": "round", "at": 9}, {"step": "act"}]})", "at: expected a phase"},
  };
  for (const Row& row : rows) {
    const auto json = parse_json(row.json, "row");
    REQUIRE(json.has_value());
    const auto state = position_from_json(game, standard_options(*game.info, 2), *json, 1);
    REQUIRE_MESSAGE(!state.has_value(), row.json);
    CHECK_MESSAGE(state.error().text.find(row.problem) != std::string::npos,
                  row.json << ": " << state.error().text);
  }
}

TEST_CASE("STA-108: with a limited supply there cannot be more pieces than the box holds") {
  const AnyGame& game = **find_game("stone-age");
  Options options = standard_options(*game.info, 2);
  options.value[stone_age::kSupplyOption] = 1;
  const Json json = {{"players", {{{"gold", 6}}, {{"gold", 5}}}}};
  const auto state = position_from_json(game, options, json, 1);
  REQUIRE(!state.has_value());
  CHECK(state.error().text.find("too many gold (STA-108)") != std::string::npos);
}

// Any byte of a sound position flipped: refused, or playable to the end.
TEST_CASE("STA-040: whatever position is accepted can be played on") {
  const AnyGame& game = **find_game("stone-age");
  Dealer dealer(21);
  ActionList choices;
  int accepted = 0;
  for (int i = 0; i < 1500; ++i) {
    const int seats = 2 + i % 3;
    const Options options = standard_options(*game.info, seats);
    AnyState state = set_up(game, options, dealer);
    for (int n = dealer.pick(0, 200); n > 0 && state.to_act() != kNobody; --n) {
      state.legal(choices);
      state.apply(
          choices[static_cast<std::size_t>(dealer.pick(0, static_cast<int>(choices.size())))],
          dealer);
    }
    if (state.to_act() == kNobody) continue;
    AnyState damaged = state;
    auto* bytes = static_cast<unsigned char*>(damaged.data());
    for (int flips = 1 + dealer.pick(0, 2); flips > 0; --flips) {
      const auto at = static_cast<std::size_t>(dealer.pick(0, static_cast<int>(state.size())));
      bytes[at] = static_cast<unsigned char>(bytes[at] ^ (1 << dealer.pick(0, 3)));
    }
    const auto again = position_from_json(game, options, damaged.to_json(), 1);
    if (!again) continue;
    ++accepted;
    AnyState play = *again;
    for (int n = 0; n < 300 && play.to_act() != kNobody; ++n) {
      play.legal(choices);
      REQUIRE(!choices.empty());
      play.apply(
          choices[static_cast<std::size_t>(dealer.pick(0, static_cast<int>(choices.size())))],
          dealer);
    }
  }
  CHECK(accepted > 20);
}

}  // namespace
