// news_test.cpp - what is told of a decision, to whom, and what is not told.
#include "games/tribu/steps.h"
#include "games/tribu/tests/tribu_table.h"

namespace {

using namespace ochre;
using namespace ochre::tribu;
using testing::heard;
using testing::json;
using testing::play;

// The events of that word, as a seat hears them.
Json told(const Decision& decision, const char* word, Seat seat = kNobody) {
  Json out = Json::array();
  for (const Json& event : heard(decision, seat)) {
    if (event["event"] == word) out.push_back(event);
  }
  return out;
}

Table two_at_the_table() {
  return testing::start(2, "", json(R"({"dealer": 0, "players": [
      {"leader": "warrior", "hand": ["draw3","block","steal","scout","courage"],
       "chains": {"warrior": {"vases": ["statue_red"], "active": "bison"}}},
      {"leader": "elder", "hand": ["wolf","wolf","scout","draw3","courage"],
       "chains": {"shaman": {"vases": ["horse_blue"]},
                  "elder": {"vases": ["eagle_red","drum_red","statue_blue"]}}}]})"));
}

TEST_CASE("TRI-285, TRI-213: only their player sees the cards of Take 3 Cards") {
  Table table = two_at_the_table();
  play(table, "take deck", "draw wolf");
  const Decision drawn = play(table, "play draw3", "draw multi totem_red bison");
  CHECK(told(drawn, "played draw3") == json(R"([{"event": "played draw3", "who": 0}])"));
  CHECK(told(drawn, "took deck", 0) == json(R"([
      {"event": "took deck", "who": 0, "card": "multi"},
      {"event": "took deck", "who": 0, "card": "totem_red"},
      {"event": "took deck", "who": 0, "card": "bison"}])"));
  const Json other = told(drawn, "took deck", 1);
  REQUIRE(other.size() == 3);
  for (const Json& event : other) {
    CHECK(event["who"] == 0);
    CHECK(event["card"].is_null());
  }
}

TEST_CASE("TRI-216, TRI-218: all hear who is blocked by whom, and the skip") {
  Table table = two_at_the_table();
  play(table, "take deck", "draw wolf");
  const Decision blocked = play(table, "play block 1 elder");
  CHECK(told(blocked, "blocked") ==
        json(R"([{"event": "blocked", "who": 0, "seat": 1, "chain": "elder"}])"));
  CHECK(told(blocked, "skipped") == json(R"([{"event": "skipped", "who": 1}])"));
}

TEST_CASE("TRI-220: all hear who robs whom, and what is stolen") {
  Table table = two_at_the_table();
  play(table, "take deck", "draw wolf");
  const Decision robbed = play(table, "play steal 1 shaman warrior");
  CHECK(told(robbed, "robs") ==
        json(R"([{"event": "robs", "who": 0, "seat": 1, "chain": "shaman", "to": "warrior"}])"));
  CHECK(
      told(robbed, "stolen") ==
      json(R"([{"event": "stolen", "who": 0, "card": "horse_blue", "seat": 1, "to": "warrior"}])"));
}

TEST_CASE("TRI-170, TRI-174: all hear who attacks whom, and each vase that is lost") {
  Table table = two_at_the_table();
  const Decision attacked = play(table, "attack warrior 1 elder");
  CHECK(told(attacked, "attacked") == json(R"([{"event": "attacked", "who": 0, "from": "warrior",
      "card": "bison", "seat": 1, "chain": "elder"}])"));
  CHECK(told(attacked, "destroyed") == json(R"([
      {"event": "destroyed", "who": 1, "card": "statue_blue", "chain": "elder"},
      {"event": "destroyed", "who": 1, "card": "drum_red", "chain": "elder"}])"));
}

TEST_CASE("TRI-030, TRI-035, TRI-273: the opening is told: leaders, first dealer, challenge") {
  const Table table = testing::start(2, "leader elder warrior dealer 1");
  Json opening = Json::array();
  for (const Event& event : table.opening_events())
    opening.push_back(json_of(kVocabulary, event, 0));
  CHECK(opening[0] == json(R"({"event": "leader", "who": 0, "leader": "elder"})"));
  CHECK(opening[1] == json(R"({"event": "leader", "who": 1, "leader": "warrior"})"));
  CHECK(opening[2] == json(R"({"event": "first dealer", "who": 1})"));
  CHECK(opening[3] == json(R"({"event": "challenge", "who": 1, "number": 1})"));
}

// Four players; `pile` Action cards are discarded, so that after the turn the deck has 49 cards
// with six of them and 48 with seven. No Diorama card is discarded.
Decision turn_with(int pile) {
  Json position = json(R"({"dealer": 0, "discard": [], "players": [
      {"hand": ["wolf","wolf","bison","bison","scout"]}, {}, {}, {}]})");
  for (Json& player : position["players"]) {
    player["chains"] = json(R"({"warrior": {"vases": ["statue_red","horse_red"]},
                                "shaman": {"vases": ["horse_blue","flag_blue"]}})");
  }
  const char* const cards[] = {"draw3", "draw3", "draw3", "draw3", "block", "block", "block"};
  for (int i = 0; i < pile; ++i) position["discard"].push_back(cards[i]);
  Table table = testing::start(4, "", position);
  play(table, "take deck", "draw wolf");
  const Decision out = play(table, "discard wolf");
  CHECK(testing::state(table).deck.total() == 55 - pile);
  return out;
}

TEST_CASE("TRI-244: that the deck still holds a Diorama card is news where it need not: 48 cards") {
  CHECK(told(turn_with(7), "deck holds").size() == 1);  // 48 cards of the box are none
  CHECK(told(turn_with(6), "deck holds").empty());
}

TEST_CASE("TRI-272: Magical Protected Chains of the last challenge count, not of those before") {
  State s{};
  s.seats = 2;
  s.closer = kNobody;
  s.players[0].magical = 2;
  s.players[1].chains[Tribe::Warrior].laid = 1;
  s.players[1].chains[Tribe::Warrior].active = kNoCard;
  s.players[1].chains[Tribe::Warrior].totem = Card::TotemRed;
  for (Card vase : {Card::StatueRed, Card::HorseRed, Card::Multi}) {
    s.players[1].chains[Tribe::Warrior].vases.push_back(vase);
  }
  Dealer dealer(1);
  score_challenge(s, dealer);
  CHECK(int{s.players[0].magical} == 0);
  CHECK(int{s.players[1].magical} == 1);
}

// The last turn of a challenge that ends by the limit; Ada comes to 5 + her total.
Decision last_turn(int total, int turn = 240) {
  Json position = json(R"({"dealer": 0, "players": [
      {"leader": "warrior", "hand": ["wolf","wolf","bison","bison","draw3"],
       "chains": {"warrior": {"laid": 1}}}, {"leader": "elder"}]})");
  position["turn"] = turn;
  position["players"][0]["total"] = total;
  Table table = testing::start(2, "", position);
  play(table, "take deck", "draw block");
  return play(table, "discard block");
}

TEST_CASE("TRI-247, TRI-270, TRI-273: the limit is told, the next challenge, and who has won") {
  const Decision on = last_turn(94);
  CHECK(told(on, "turn limit").size() == 1);
  CHECK(told(on, "exhausted").empty());
  CHECK(told(on, "won").empty());
  CHECK(told(on, "challenge") == json(R"([{"event": "challenge", "who": 1, "number": 2}])"));
  CHECK(told(last_turn(95), "won") == json(R"([{"event": "won", "who": 0}])"));
  CHECK(told(last_turn(95, 239), "turn limit").empty());
}

}  // namespace
