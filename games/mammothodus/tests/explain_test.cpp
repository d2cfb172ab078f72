// explain_test.cpp - which clauses stand behind a choice, and what is told of a carried shard.
#include <doctest/doctest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/any_game.h"
#include "games/mammothodus/rules.h"

namespace {

using namespace ochre;
using namespace ochre::mammothodus;
using Rules = ochre::mammothodus::Rules;

AnyState position(const char* text, int talents = 0) {
  Options options = standard_options(Rules::kInfo, 1);
  options.value[raw(OptionId::Talents)] = static_cast<std::uint8_t>(talents);
  auto state = position_from_json(erase<Rules>(), options, *parse_json(text, "position"), 5);
  REQUIRE_MESSAGE(state.has_value(), state.error().text);
  return *state;
}

Clause first_of(const AnyState& state, Action a) { return state.explain(a)[0]; }
bool names(const AnyState& state, Action a, Clause clause) {
  const ClauseList list = state.explain(a);
  return std::find(list.begin(), list.end(), clause) != list.end();
}

TEST_CASE("MAM-104 MAM-119 MAM-143 MAM-147: an action is explained by what it does") {
  const AnyState s = position(R"({"players": [{"figurines": {"red": "W4"},
      "hand": ["green", "yellow", "blue"]}], "tribes": []})");
  CHECK(first_of(s, act(Deed::Move)) == MAM(119));
  CHECK(first_of(s, act(Deed::Population)) == MAM(143));
  CHECK(first_of(s, act(Deed::Development)) == MAM(147));
  CHECK(names(s, act(Deed::Move), MAM(104)));
  CHECK(names(s, act(VerbId::EndTurn), MAM(106)));
}

TEST_CASE("MAM-112 MAM-144 MAM-192 MAM-193: figurines and cards by what they are") {
  AnyState s = position(R"({"players": [{"figurines": {"red": "W4", "yellow": "C"},
      "hand": ["yellow", "wild", "double_yellow", "extra_yellow"]}], "tribes": []})");
  Dealer dealer(1);
  s.apply(act(Deed::Population), dealer);
  CHECK(first_of(s, act(VerbId::Figurine, Colour::Yellow)) == MAM(144));
  CHECK(names(s, act(VerbId::Figurine, Colour::Yellow), MAM(112)));
  CHECK(first_of(s, act(VerbId::Figurine, Colour::Red)) == MAM(108));
  s.apply(act(VerbId::Figurine, Colour::Yellow), dealer);
  CHECK(first_of(s, act(VerbId::Lay, Card::Wild)) == MAM(192));
  CHECK(first_of(s, act(VerbId::Lay, Card::DoubleYellow)) == MAM(193));
  CHECK(first_of(s, act(VerbId::Lay, Card::ExtraYellow)) == MAM(190));
  CHECK(first_of(s, act(VerbId::Lay, Card::Yellow)) == MAM(112));
}

TEST_CASE("MAM-244 MAM-246 MAM-253: a token by where it is put") {
  AnyState s = position(R"({"players": [{"talent": "spirit_block", "figurines": {"red": "W4"},
      "hand": ["red", "wild"]}], "tribes": [], "places": {"line_1": "W2"}})",
                        1);
  Dealer dealer(1);
  s.apply(act(VerbId::Token), dealer);
  s.apply(spend(Colour::Red, Card::Red), dealer);
  CHECK(first_of(s, act(VerbId::Place, Space::S5)) == MAM(253));
  CHECK(first_of(s, act(VerbId::Place, Space::W2)) == MAM(244));
  CHECK(names(s, act(VerbId::Place, Space::C), MAM(246)));
}

TEST_CASE("MAM-126: people are told where a carried shard is put down, at the latest at the end") {
  AnyState s = position(R"({"players": [{"figurines": {"red": "N5"}, "hand": ["green", "red"]}],
      "tribes": [], "face_down": [], "shards": {"N5": ["flame"]}})");
  EventLog log;
  Dealer dealer(1, &log);
  s.apply(act(Deed::Move), dealer);
  s.apply(act(VerbId::PickUp, raw(Shard::Flame)), dealer);
  CHECK(first_of(s, act(VerbId::Go, Space::N4)) == MAM(119));
  s.apply(act(VerbId::Go, Space::N4), dealer);
  const auto told = std::find_if(log.begin(), log.end(), [](const Event& event) {
    return event.kind == raw(EventId::PutDown);
  });
  REQUIRE(told != log.end());
  CHECK(told->args[0] == raw(Shard::Flame));
  CHECK(told->args[1] == raw(Space::N4));
}

}  // namespace
