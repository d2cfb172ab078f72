// setup_test.cpp - TRI-030 to TRI-041, TRI-289, TRI-305: leaders, the dealer, the deal; what luck
// decides.
#include <set>

#include "games/tribu/tests/tribu_table.h"

namespace {

using namespace ochre;
using namespace ochre::tribu;
using namespace ochre::tribu::testing;

Bag<Card> bag(std::initializer_list<Card> cards) {
  Bag<Card> out{};
  for (Card card : cards) out.add(card);
  return out;
}

TEST_CASE("TRI-030, TRI-031, TRI-033: each player gets a leader by luck, the others are out") {
  const Table table = start(3, "leader elder warrior huntress dealer 0");
  CHECK(state(table).players[0].leader == Tribe::Elder);
  CHECK(state(table).players[1].leader == Tribe::Warrior);
  CHECK(state(table).players[2].leader == Tribe::Huntress);
  CHECK(table.state().to_json()["players"].size() == 3);
  const Result<Table> twice = try_start(2, "leader elder elder");
  REQUIRE_FALSE(twice.has_value());
  CHECK_FALSE(try_start(2, "leader scout").has_value());
}

TEST_CASE("TRI-032, TRI-280: the leaders in use are public") {
  const Table table = start(2, "leader elder warrior dealer 0");
  for (Seat seat = 0; seat < 2; ++seat) {
    CHECK(view(table, seat)["players"][0]["leader"] == "elder");
    CHECK(view(table, seat)["players"][1]["leader"] == "warrior");
    CHECK(json_of(kVocabulary, table.opening_events()[0], seat)["leader"] == "elder");
    CHECK(json_of(kVocabulary, table.opening_events()[1], seat)["leader"] == "warrior");
  }
}

TEST_CASE("TRI-034: all totals start at 0") {
  const Table table = start(4);
  for (const Player& p : state(table).players) CHECK(p.total == 0);
}

TEST_CASE("TRI-035: luck picks the first dealer among all players") {
  for (Seat seat = 0; seat < 4; ++seat) {
    const Table table =
        start(4, "leader warrior shaman huntress elder dealer " + std::to_string(seat));
    CHECK(state(table).dealer == seat);
  }
  CHECK_FALSE(try_start(3, "leader warrior shaman huntress dealer 3").has_value());
  std::set<Seat> dealers;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    Dealer dealer(seed);
    dealers.insert(Rules::setup(standard_options(Rules::kInfo, 4), dealer).dealer);
  }
  CHECK(dealers == std::set<Seat>{0, 1, 2, 3});
}

TEST_CASE(
    "TRI-036, TRI-037: five cards each, one at a time, from the dealer's left to the dealer") {
  const Table table = start(3,
                            "leader warrior shaman huntress dealer 1 "
                            "draw wolf bison multi  wolf bison multi  wolf bison multi "
                            "wolf bison multi  courage strength draw3");
  CHECK(state(table).players[2].hand ==
        bag({Card::Wolf, Card::Wolf, Card::Wolf, Card::Wolf, Card::Courage}));
  CHECK(state(table).players[0].hand ==
        bag({Card::Bison, Card::Bison, Card::Bison, Card::Bison, Card::Strength}));
  CHECK(state(table).players[1].hand ==
        bag({Card::Multi, Card::Multi, Card::Multi, Card::Multi, Card::Draw3}));
}

TEST_CASE("TRI-036, TRI-289: every card of the hundred may be dealt, none a fifth time") {
  CHECK_FALSE(try_start(2,
                        "leader warrior shaman dealer 0 "
                        "draw wolf wolf wolf wolf wolf")
                  .has_value());
  std::set<Card> seen;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    Dealer dealer(seed);
    const State s = Rules::setup(standard_options(Rules::kInfo, 4), dealer);
    for (const Player& p : s.players) {
      for (Card card : all<Card>()) {
        if (p.hand.has(card)) seen.insert(card);
      }
    }
  }
  CHECK(seen.size() == 25);
}

TEST_CASE("TRI-038, TRI-039, TRI-040: 90, 85 or 80 cards form the deck, the piles are empty") {
  constexpr int kDeck[] = {90, 85, 80};
  for (int seats = 2; seats <= 4; ++seats) {
    const Table table = start(seats);
    CHECK(state(table).deck.total() == kDeck[seats - 2]);
    CHECK(state(table).discard.empty());
    CHECK(state(table).played.empty());
    CHECK(table.state().to_act() == state(table).dealer);
    CHECK(state(table).turn == 1);
    CHECK(state(table).challenge == 1);
  }
}

TEST_CASE("TRI-041: four, four, three Complete Chains with two, three, four players") {
  State s{};
  constexpr int kChains[] = {4, 4, 3};
  for (int seats = 2; seats <= 4; ++seats) {
    s.seats = static_cast<std::uint8_t>(seats);
    CHECK(chains_to_close(s) == kChains[seats - 2]);
  }
}

TEST_CASE("TRI-273, TRI-289: the next challenge is dealt by luck, from the new dealer's left") {
  Table table = start(2, "", json(R"({"dealer": 0, "turn": 240, "players": [
                        {"leader": "warrior", "hand": ["wolf","wolf","bison","bison","draw3"]},
                        {"leader": "elder"}]})"));
  play(table, "take deck", "draw block");
  play(table, "discard block",
       "draw multi courage multi courage multi courage multi courage wolf strength");
  CHECK(state(table).players[0].hand ==
        bag({Card::Multi, Card::Multi, Card::Multi, Card::Multi, Card::Wolf}));
  CHECK(state(table).players[1].hand ==
        bag({Card::Courage, Card::Courage, Card::Courage, Card::Courage, Card::Strength}));
}

// What a choice may be answered with, by the question asked.
bool belongs(StepId step, VerbId verb) {
  switch (step) {
    case StepId::Start:
      return verb == VerbId::Take || verb == VerbId::Continue || verb == VerbId::Attack;
    case StepId::Main: return verb >= VerbId::Discard && verb <= VerbId::Exchange;
    case StepId::Discards: return verb == VerbId::Discard;
    case StepId::Defence: return verb == VerbId::Protect;
    case StepId::Challenge:
    case StepId::Turn:
    case StepId::kCount: break;
  }
  return false;
}

TEST_CASE(
    "TRI-289, TRI-305, TRI-306: luck falls only for cards, and only four questions are asked") {
  for (std::uint64_t seed = 0; seed < 3; ++seed) {
    Result<Table> table = Table::start({&game(), standard_options(Rules::kInfo, 3), seed, {}, {}});
    REQUIRE(table.has_value());
    Dealer chooser(seed);
    for (int i = 0; i < 600 && !table->is_over(); ++i) {
      ActionList choices;
      table->state().legal(choices);
      REQUIRE(choices.size() > 0);
      const auto step = static_cast<StepId>(state(*table).stack.top().step);
      for (Action a : choices) REQUIRE(belongs(step, static_cast<VerbId>(a.verb)));
      const int challenge = state(*table).challenge;
      const Action a =
          choices[static_cast<std::size_t>(chooser.pick(0, static_cast<int>(choices.size())))];
      const auto played = table->play(a);
      REQUIRE(played.has_value());
      if (state(*table).challenge != challenge) continue;  // dealt anew
      const bool draws = a == take_deck() || a == play_draw3();
      CHECK(((*played)->luck.empty() || draws));
      CHECK((!draws || a == play_draw3() || (*played)->luck.size() == 1));
    }
  }
}

}  // namespace
