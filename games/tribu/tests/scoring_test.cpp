// scoring_test.cpp - TRI-250 to TRI-275: scores and who wins, as tables of rows.
#include "games/tribu/steps.h"
#include "games/tribu/tests/tribu_table.h"

namespace {

using namespace ochre;
using namespace ochre::tribu;

struct EndRow {
  const char* what;
  int seats;
  int total[4], score[4], magical[4];
  Seat closer;
  int challenge;
  float reward[4];
  Clause because;
};

const EndRow kEnds[] = {
    {"nobody at 100", 2, {99, 98}, {5, 5}, {}, 0, 3, {}, {}},
    {"one at 100", 2, {100, 99}, {0, 50}, {}, 1, 3, {1, 0}, TRI(270)},
    {"the highest of several, EX-24",
     3,
     {106, 102, 65},
     {35, 14, 5},
     {},
     1,
     3,
     {1, 0, 0},
     TRI(270)},
    {"the highest, not the best of the last challenge",
     3,
     {102, 106, 101},
     {35, 14, 5},
     {1, 0, 0},
     2,
     3,
     {0, 1, 0},
     TRI(270)},
    {"the closer of the tied, EX-24", 2, {104, 104}, {60, 10}, {3, 0}, 1, 3, {0, 1}, TRI(270)},
    {"the closer is not tied", 3, {104, 104, 90}, {60, 10, 5}, {}, 2, 3, {1, 0, 0}, TRI(270)},
    {"no closer, the higher score", 2, {104, 104}, {10, 11}, {3, 0}, kNobody, 3, {0, 1}, TRI(270)},
    {"equal scores, more Magical Protected Chains",
     2,
     {104, 104},
     {9, 9},
     {0, 1},
     kNobody,
     3,
     {0, 1},
     TRI(270)},
    {"all equal", 2, {104, 104}, {9, 9}, {1, 1}, kNobody, 3, {0.5f, 0.5f}, TRI(270)},
    {"three share",
     4,
     {104, 104, 90, 104},
     {9, 9, 9, 9},
     {},
     2,
     3,
     {1 / 3.0f, 1 / 3.0f, 0, 1 / 3.0f},
     TRI(270)},
    {"the last challenge", 2, {-5, -9}, {}, {}, kNobody, 30, {1, 0}, TRI(275)},
    {"the last challenge, tied", 2, {12, 12}, {4, 3}, {}, 1, 30, {0, 1}, TRI(275)},
    {"the last challenge, past 100", 2, {12, 120}, {}, {}, 0, 30, {0, 1}, TRI(270)},
    {"one before the last", 2, {12, 14}, {}, {}, 0, 29, {}, {}},
};

TEST_CASE("TRI-003, TRI-270, TRI-271, TRI-272, TRI-275: who wins, and by which clause") {
  for (const EndRow& row : kEnds) {
    CAPTURE(std::string(row.what));
    State s{};
    s.seats = static_cast<std::uint8_t>(row.seats);
    s.challenge = static_cast<std::uint16_t>(row.challenge);
    s.closer = row.closer;
    for (std::size_t i = 0; i < 4; ++i) {
      s.players[i].total = static_cast<std::int16_t>(row.total[i]);
      s.players[i].score = static_cast<std::int16_t>(row.score[i]);
      s.players[i].magical = static_cast<std::uint8_t>(row.magical[i]);
    }
    const Outcome end = outcome(s);
    for (std::size_t i = 0; i < 4; ++i) CHECK(end.reward[i] == doctest::Approx(row.reward[i]));
    CHECK(end.because == row.because);
    for (int i = 0; i < row.seats; ++i) {
      CHECK(end.score[static_cast<std::size_t>(i)] == row.total[i]);
    }
    CHECK(is_decided(s) == static_cast<bool>(row.because));
  }
}

TEST_CASE("TRI-271, TRI-272: everybody has a place, by total, closer, last score, Magical Chains") {
  struct RankRow {
    const char* what;
    int total[4], score[4], magical[4];
    Seat closer;
    int rank[4];
  };
  const RankRow rows[] = {
      {"by totals", {90, 104, -3, 60}, {}, {}, kNobody, {2, 1, 4, 3}},
      {"the closer before his equals", {80, 104, 80, 80}, {9, 0, 5, 7}, {}, 2, {3, 1, 2, 4}},
      {"then the last score", {80, 104, 80, 80}, {5, 0, 9, 7}, {}, 1, {4, 1, 2, 3}},
      {"then Magical Chains", {80, 104, 80, 80}, {5, 0, 5, 5}, {1, 0, 0, 2}, 1, {3, 1, 4, 2}},
      {"equals share the better place", {80, 104, 80, 70}, {}, {}, 3, {2, 1, 2, 4}},
      {"winners, too", {104, 104, 80, 104}, {}, {}, kNobody, {1, 1, 4, 1}},
  };
  for (const RankRow& row : rows) {
    CAPTURE(std::string(row.what));
    State s{};
    s.seats = 4;
    s.closer = row.closer;
    for (std::size_t i = 0; i < 4; ++i) {
      s.players[i].total = static_cast<std::int16_t>(row.total[i]);
      s.players[i].score = static_cast<std::int16_t>(row.score[i]);
      s.players[i].magical = static_cast<std::uint8_t>(row.magical[i]);
    }
    const Outcome end = outcome(s);
    for (std::size_t i = 0; i < 4; ++i) CHECK(int{end.rank[i]} == row.rank[i]);
  }
  State going_on{};
  going_on.seats = 2;
  CHECK(int{outcome(going_on).rank[0]} == 0);
}

TEST_CASE("TRI-255, TRI-256, TRI-257, TRI-258: what is told of a score adds up") {
  Table table = testing::start(2, "", testing::json(R"({"dealer": 0, "players": [
      {"leader": "warrior", "total": 4, "hand": ["statue_red","wolf","wolf","totem_blue","bison"],
       "chains": {"warrior": {"vases": ["statue_red","horse_red","flag_red"], "totem": "totem_red"},
                  "shaman": {"vases": ["horse_blue","flag_red","multi"]},
                  "huntress": {"vases": ["flag_blue","eagle_blue","drum_blue"]},
                  "elder": {"vases": ["eagle_red","drum_blue"]}}},
      {"leader": "elder", "hand": ["warrior","totem_blue","draw3","block","multi"],
       "chains": {"scout": {"vases": ["drum_red"], "active": "totem_blue"}}}]})"));
  testing::play(table, "take deck", "draw block");
  const Decision closed = testing::play(table, "lay diorama statue_red elder");
  Json scores = Json::array();
  for (const Json& event : testing::heard(closed, kNobody)) {
    if (event["event"] == "scored") scores.push_back(event);
  }
  CHECK(testing::heard(closed, 1)[1] == testing::json(R"({"event": "closed", "who": 0})"));
  CHECK(scores == testing::json(R"([
      {"event": "scored", "who": 0, "table": 38, "bonus": 20, "hostile": 0, "total": 62},
      {"event": "scored", "who": 1, "table": 3, "bonus": 0, "hostile": 18, "total": -15}])"));
}

TEST_CASE("TRI-070, TRI-300: the deck can give a card if it has one, or the discard pile two") {
  for (int deck = 0; deck <= 2; ++deck) {
    for (int pile = 0; pile <= 3; ++pile) {
      CAPTURE(deck);
      CAPTURE(pile);
      State s{};
      s.deck.add(Card::Wolf, deck);
      for (int i = 0; i < pile; ++i) s.discard.put_on_top(Card::Multi);
      CHECK(can_take_from_deck(s) == (deck > 0 || pile >= 2));
    }
  }
}

}  // namespace
