// position_test.cpp - written positions: what is left open is dealt, what cannot be is refused,
// naming the place.
#include "games/tribu/tests/tribu_table.h"
#include "games/tribu/zones.h"

namespace {

using namespace ochre;
using namespace ochre::tribu;
using namespace ochre::tribu::testing;

TEST_CASE("TRI-010, TRI-053: a position that leaves hands and deck open is dealt to 100 cards") {
  for (int seats = 2; seats <= 4; ++seats) {
    const Table table = start(seats, "", json(R"({"discard": ["wolf","wolf","wolf","wolf"],
        "players": [{"chains": {"elder": {"vases": ["eagle_red"], "active": "bison"}}}]})"));
    Bag<Card> cards = cards_on_table(state(table));
    cards.add(state(table).deck);
    for (Card card : all<Card>()) CHECK(cards[card] == 4);
    for (int seat = 0; seat < seats; ++seat) {
      CHECK(state(table).players[static_cast<std::size_t>(seat)].hand.total() == 5);
    }
  }
}

struct BadRow {
  const char* position;
  const char* says;
};
const BadRow kBad[] = {
    {R"({"players": [{"hand": ["wolf","wolf","wolf","wolf"]}]})", "TRI-053"},
    {R"({"players": [{"hand": ["wolf","wolf","wolf","wolf","bison","bison"]}]})", "TRI-053"},
    {R"({"players": [{"hand": ["wolf","wolf","wolf","wolf","bison"]}], "discard": ["wolf"]})",
     "TRI-011"},
    {R"({"players": [{"leader": "scout"}]})", "TRI-024"},
    {R"({"players": [{"leader": "elder"}, {"leader": "elder"}]})", "TRI-030"},
    {R"({"players": [{"chains": {"warrior": {"vases": ["horse_red"]}}}]})", "TRI-114"},
    {R"({"players": [{"chains": {"warrior": {"vases": ["multi", "multi"]}}}]})", "TRI-116"},
    {R"({"players": [{"chains": {"warrior": {"vases": ["totem_red"]}}}]})",
     "players[0].chains.warrior.vases"},
    {R"({"players": [{"chains": {"warrior": {"vases": ["statue_red"], "totem": "totem_red"}}}]})",
     "TRI-117"},
    {R"({"players": [{"chains": {"warrior": {"vases": ["statue_red"], "active": "draw3"}}}]})",
     "TRI-151"},
    {R"({"players": [{"chains": {"warrior": {"vases": ["statue_red"], "active": "elder"}}}]})",
     "TRI-151"},
    {R"({"dealer": 0, "players": [{}, {"chains": {"warrior": {"blocked": 1}, "elder": {"blocked": 1}}}]})",
     "TRI-217"},
    {R"({"dealer": 0, "players": [{"chains": {"warrior": {"blocked": 1}}}]})", "TRI-057"},
    {R"({"played": ["wolf"]})", "TRI-232"},
    {R"({"turn": 241})", "TRI-247"},
    {R"({"challenge": 31})", "challenge is 31, expected 1..30"},
    {R"({"dealer": 2})", "dealer"},
    {R"({"players": [{"known": ["wolf"], "hand": ["elder","elder","bison","bison","multi"]}]})",
     "players[0].known"},
    {R"({"players": [{"kept": ["multi"], "hand": ["elder","elder","bison","bison","wolf"]}]})",
     "players[0].kept"},
    {R"({"players": [{}, {}, {"total": 7}]})", "players[2] is not at the table"},
    {R"({"players": [{}, {}, {"chains": {"elder": {"laid": 1}}}]})",
     "players[2] is not at the table"},
    {R"({"closer": 1})", "closer is 1"},
    {R"({"turn": 0})", "turn is 0, expected 1..240"},
    {R"({"turn": 3, "players": [{"chains": {"elder": {"active": "wolf", "active_turn": 4}}}]})",
     "players[0].chains.elder.active_turn is 4, expected 0..3"},
    {R"({"turn": 3, "players": [{"chains": {"elder": {"laid": 1, "active_turn": 2}}}]})",
     "players[0].chains.elder.active_turn is 2, expected 0"},
    {R"({"players": [{"hand": ["cow"]}]})", "players[0].hand[0]"},
    {R"({"players": [{"hands": []}]})", "players[0].hands is not a field"},
    {R"({"stack": []})", "stack"},
    {R"({"stack": [{"step": "challenge", "at": 1, "seat": 0}]})", "stack"},
};

TEST_CASE("TRI-011, TRI-053, TRI-110, TRI-140, TRI-151, TRI-217: what cannot be is refused") {
  for (const BadRow& row : kBad) {
    CAPTURE(std::string(row.position));
    const Result<Table> table = try_start(2, "", json(row.position));
    REQUIRE_FALSE(table.has_value());
    CHECK_MESSAGE(table.error().text.find(row.says) != std::string::npos, table.error().text);
  }
}

TEST_CASE("TRI-195: a position in the middle of a defence is read back as it was") {
  Table table = start(2, "", json(R"({"dealer": 0, "players": [
      {"leader": "warrior", "chains": {"warrior": {"laid": 1, "active": "bison"}}},
      {"leader": "elder", "chains": {"elder": {"vases": ["eagle_red"], "active": "courage"}}}]})"));
  play(table, "attack warrior 1 elder");
  Json position = table.state().to_json();
  Table again = start(2, "", position);
  CHECK(again.state() == table.state());
  play(again, "protect elder");
  CHECK(state(again).discard.size() == 2);
  position["stack"][2]["locals"][0] = 20;  // Take 3 Cards threatens nobody
  CHECK_FALSE(try_start(2, "", position).has_value());
  position["stack"][2]["locals"][0] = 19;
  position["players"][1]["chains"]["elder"]["vases"] = Json::array();
  CHECK_FALSE(try_start(2, "", position).has_value());
}

TEST_CASE("TRI-064, TRI-302: a position after an exchange remembers what was taken and done") {
  Table table = start(2, "", json(R"({"dealer": 0, "discard": ["statue_blue", "wolf"], "players": [
      {"leader": "warrior", "hand": ["wolf","bison","courage","draw3","multi"],
       "chains": {"elder": {"vases": ["eagle_red"], "active": "strength"}}}, {"leader": "elder"}]})"));
  play(table, "take discard");
  play(table, "exchange elder courage");
  const Table again = start(2, "", table.state().to_json());
  CHECK(again.state() == table.state());
  CHECK(again.state().objection(discard(Card::StatueBlue)) == TRI(64));
  CHECK(again.state().objection(exchange(Tribe::Elder, Card::Wolf)) == TRI(90));
}

TEST_CASE("TRI-285: a choice that shows nothing may be taken back, with all it changed") {
  Table table = start(2, "", json(R"({"dealer": 0, "discard": ["statue_blue", "multi"], "players": [
      {"leader": "warrior", "hand": ["wolf","bison","courage","draw3","multi"],
       "chains": {"elder": {"vases": ["eagle_red"], "active": "strength"},
                  "scout": {"vases": ["drum_red"]}}}, {"leader": "elder"}]})"));
  const AnyState before = table.state();
  play(table, "take discard");
  play(table, "exchange elder courage");
  play(table, "activate wolf scout");
  CHECK(table.state().to_act() == 1);
  for (int i = 0; i < 3; ++i) REQUIRE(table.undo().has_value());
  CHECK(table.state() == before);
  CHECK_FALSE(table.can_undo().has_value());
}

TEST_CASE("TRI-283, TRI-287: what luck or a shown card has told is not taken back") {
  const Json position = json(R"({"dealer": 0, "discard": ["statue_blue", "multi"], "players": [
      {"leader": "warrior", "hand": ["wolf","block","courage","draw3","multi"],
       "chains": {"elder": {"vases": ["eagle_red"], "active": "drum_red"}}},
      {"leader": "elder", "chains": {"elder": {"laid": 1}}}]})");
  for (const char* moves : {"take deck", "continue elder elder"}) {
    Table table = start(2, "", position);
    play(table, moves);
    CHECK_FALSE(table.can_undo().has_value());
  }
  for (const char* shows : {"discard wolf", "play block 1 elder"}) {
    Table table = start(2, "", position);
    play(table, "take discard");
    play(table, shows);
    CHECK_FALSE(table.can_undo().has_value());
  }
}

}  // namespace
