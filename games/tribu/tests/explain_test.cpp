// explain_test.cpp - the clauses behind a choice, the most specific first.
#include <algorithm>

#include "core/vocabulary.h"
#include "games/tribu/tests/tribu_table.h"

namespace {

using namespace ochre;
using namespace ochre::tribu;

ClauseList why(const Table& table, const char* move) {
  const Result<Action> action = action_from_text(kVocabulary, move);
  REQUIRE(action.has_value());
  REQUIRE_FALSE(table.state().objection(*action));
  return table.state().explain(*action);
}

bool says(const ClauseList& list, Clause clause) {
  return std::find(list.begin(), list.end(), clause) != list.end();
}

Table ada_has_much() {
  return testing::start(2, "", testing::json(R"({"dealer": 0, "discard": ["multi"], "players": [
      {"leader": "warrior", "hand": ["warrior","scout","totem_red","wolf","statue_red"],
       "chains": {"shaman": {"vases": ["horse_red","flag_red","eagle_red"], "active": "bison"},
                  "huntress": {"vases": ["flag_red","eagle_red"]},
                  "elder": {"vases": ["eagle_red","drum_red"]}}},
      {"leader": "elder", "chains": {"shaman": {"vases": ["horse_blue"], "active": "courage"}}}]})"));
}

TEST_CASE("TRI-061, TRI-063: a card of the discard pile is explained as such") {
  const Table table = ada_has_much();
  CHECK(why(table, "take discard")[0] == TRI(61));
  CHECK_FALSE(says(why(table, "take deck"), TRI(61)));
  CHECK(why(table, "take deck")[0] == TRI(63));
}

TEST_CASE("TRI-174, TRI-175, TRI-181: a Bison against one vase") {
  const ClauseList list = why(ada_has_much(), "attack shaman 1 shaman");
  CHECK(list[0] == TRI(174));
  CHECK(says(list, TRI(175)));
  CHECK(says(list, TRI(181)));
  CHECK_FALSE(says(list, TRI(173)));
}

TEST_CASE("TRI-117, TRI-114, TRI-118, TRI-137, TRI-130: what is laid, and where, decides") {
  Table table = ada_has_much();
  testing::play(table, "take discard");
  const ClauseList totem = why(table, "lay diorama totem_red shaman");
  CHECK(totem[0] == TRI(117));
  CHECK(says(totem, TRI(120)));
  CHECK_FALSE(says(totem, TRI(114)));
  const ClauseList third = why(table, "lay diorama statue_red elder");
  CHECK(third[0] == TRI(114));
  CHECK(says(third, TRI(118)));
  CHECK(why(table, "lay diorama multi elder")[0] == TRI(116));
  CHECK(why(table, "lay tribe warrior")[0] == TRI(137));
  CHECK(why(table, "lay tribe scout")[0] == TRI(130));
  CHECK_FALSE(says(why(table, "lay tribe scout"), TRI(137)));
}

TEST_CASE("TRI-187, TRI-190, TRI-192: a defence is explained by what it answers") {
  Table table = ada_has_much();
  testing::play(table, "attack shaman 1 shaman");
  CHECK(why(table, "protect none")[0] == TRI(187));
  CHECK(why(table, "protect shaman")[0] == TRI(190));
  CHECK_FALSE(says(why(table, "protect shaman"), TRI(192)));
}

}  // namespace
