// news_test.cpp - who hears what, who is told to rank where, and what explains a choice.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "games/endless_winter/tests/board.h"

namespace {

using namespace ochre;
using namespace ochre::endless_winter;
using ochre::endless_winter::testing::first_turn;

// The last event of a kind that was told.
Event last_of(const EventLog& events, EventId kind) {
  for (std::size_t i = events.size(); i-- > 0;) {
    if (events[i].kind == raw(kind)) return events[i];
  }
  FAIL("no such event was told");
  return {};
}

bool explains(const State& s, Action a, Clause first, Clause other) {
  REQUIRE_FALSE(Rules::objection(s, a));
  const ClauseList clauses = Rules::explain(s, a);
  return clauses[0] == first && std::find(clauses.begin(), clauses.end(), other) != clauses.end();
}

void place(State& s, Column column) {
  Dealer dealer(1);
  while (static_cast<StepId>(s.stack.top().step) == StepId::Culture) Rules::apply(s, kDone, dealer);
  Rules::apply(s, act(VerbId::Place, 0, raw(column)), dealer);
}

TEST_CASE("EWP-334: which card is drawn only its owner hears") {
  State s = first_turn(3);
  EventLog events;
  Dealer dealer(1, &events);
  draw_card(s, 1, dealer);
  CHECK(last_of(events, EventId::Drew).seen_by == only(1));
}

TEST_CASE("EWP-139 EWP-335: which card goes on the Eclipse pile only its owner hears") {
  State s = first_turn(3);
  const Seat seat = actor(s);
  EventLog events;
  Dealer dealer(1, &events);
  s.stack.push(StepId::Pile, seat);
  Rules::apply(s, act(VerbId::Add, Card::Brave), dealer);
  CHECK(last_of(events, EventId::PileAdded).seen_by == only(seat));
}

TEST_CASE("EWP-334 EWP-335: a card buried from the hand only its owner hears and knows") {
  State s = first_turn(3);
  Player& me = s.players[2];
  EventLog events;
  Dealer dealer(1, &events);
  me.known = {};
  bury(s, 2, Zone::Hand, Card::Brave, dealer);
  CHECK(last_of(events, EventId::Buried).seen_by == only(2));
  CHECK(me.known.empty());
}

TEST_CASE("EWP-335: a card buried from an open zone all have seen, and go on to know") {
  for (Zone zone : {Zone::Play, Zone::Discard, Zone::Pile}) {
    State s = first_turn(2);
    s.revealed = 1;
    Player& me = s.players[1];
    me.known = {};
    me.deck.remove(Card::Tribesman);
    (zone == Zone::Play      ? me.play
     : zone == Zone::Discard ? me.discard
                             : me.pile)
        .add(Card::Tribesman);
    EventLog events;
    Dealer dealer(1, &events);
    bury(s, 1, zone, Card::Tribesman, dealer);
    CHECK(last_of(events, EventId::Buried).seen_by == 0xff);
    CHECK(me.known[Card::Tribesman] == 1);
    CHECK(me.known.total() == 1);
  }
}

TEST_CASE("EWP-335 EWP-211: a reshuffle shows what lies outside the deck, a revealed pile not") {
  for (std::uint8_t revealed = 0; revealed < 2; ++revealed) {
    State s = first_turn(2);
    s.revealed = revealed;
    Player& me = s.players[0];
    const Card on_pile = me.deck.at(0);
    me.deck.remove(on_pile);
    me.pile.add(on_pile);
    const Card in_grave = me.deck.at(0);
    me.deck.remove(in_grave);
    me.buried.add(in_grave);
    me.discard.add(me.deck);
    me.deck = {};
    Cards wanted = me.hand;
    wanted.add(in_grave);
    if (revealed == 0) wanted.add(on_pile);
    Dealer dealer(1);
    draw_card(s, 0, dealer);
    CHECK(me.known == wanted);
  }
}

TEST_CASE("EWP-325: whoever takes a Rest token is told to have taken it") {
  State s = first_turn(3, {0, 0, 1, 0});
  const Seat seat = actor(s);
  EventLog events;
  Dealer dealer(1, &events);
  place(s, Column::Rest);
  Rules::apply(s, act(VerbId::TakeToken), dealer);
  CHECK(last_of(events, EventId::RestTokenTaken).who == seat);
}

TEST_CASE("EWP-297: final scoring is told of everybody at the table, and of nobody else") {
  for (int seats = 2; seats <= 4; ++seats) {
    State s = first_turn(seats);
    EventLog events;
    Dealer dealer(1, &events);
    score_game(s, dealer);
    const auto finals = std::count_if(events.begin(), events.end(), [](const Event& one) {
      return one.kind == raw(EventId::Final);
    });
    CHECK(finals == 4 * seats);
  }
}

TEST_CASE("EWP-311 EWP-070: ranks go by points, ties by the turn order of the last Eclipse phase") {
  State s = first_turn(4);
  const std::array<std::int16_t, 4> points = {74, 80, 74, 12};
  for (std::size_t i = 0; i < 4; ++i) s.players[i].points[Source::Effects] = points[i];
  s.order.clear();
  for (int seat = 3; seat >= 0; --seat) s.order.push_back(static_cast<std::uint8_t>(seat));
  CHECK(Rules::outcome(s).rank == std::array<std::uint8_t, 4>{});  // not before the end
  s.stack.clear();
  CHECK(Rules::outcome(s).rank == std::array<std::uint8_t, 4>{3, 1, 2, 4});
  CHECK(Rules::outcome(s).reward[1] == 1);
}

TEST_CASE("EWP-024 EWP-026: every Sacred Stone may come into play") {
  std::set<int> seen;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    for (Stone stone : first_turn(2, {}, seed).stones) seen.insert(raw(stone));
  }
  for (Stone stone : all<Stone>()) CHECK(seen.contains(raw(stone)));
}

TEST_CASE("EWP-179: 42 pairs of hexes are adjacent, 6, 4 or 3 to a hex") {
  int pairs = 0;
  for (std::size_t hex = 0; hex < kHexes; ++hex) {
    const int here = std::popcount(kNeighbors[hex]);
    pairs += here;
    CHECK(here == (hex < 7 ? 6 : hex % 2 != 0 ? 3 : 4));  // corners of the outer ring have 3
  }
  CHECK(pairs == 2 * 42);
}

TEST_CASE("EWP-240: without a Megalith left no position is legal") {
  State s = first_turn(2);
  s.players[0].megaliths_left = 0;
  for (int level = 0; level < kLevels; ++level) CHECK(legal_cells(s, s.players[0], level) == 0);
}

TEST_CASE("EWP-131 EWP-141 EWP-103: placing a figure is explained by its place and its figure") {
  State s = first_turn(2);
  Dealer dealer(1);
  while (static_cast<StepId>(s.stack.top().step) == StepId::Culture) Rules::apply(s, kDone, dealer);
  const auto at = [](int figure, Column column) { return act(VerbId::Place, figure, raw(column)); };
  CHECK(explains(s, at(0, Column::Rest), EWP(131), EWP(100)));
  CHECK(explains(s, at(0, Column::Initiate), EWP(141), EWP(108)));
  CHECK(explains(s, at(1, Column::Hunt), EWP(170), EWP(103)));
  s.bottoms = 1;
  CHECK(explains(s, at(0, Column::Initiate), EWP(141), EWP(109)));
}

TEST_CASE("EWP-285 EWP-358 EWP-156: the same verb is explained by its step and its arguments") {
  State s = first_turn(2);
  Dealer dealer(1);
  s.players[actor(s)].food = 5;
  s.players[actor(s)].tools = 5;
  s.stones[0] = Stone::VillageForest;
  place(s, Column::Develop);
  s.turn.labor = 6;
  CHECK(explains(s, act(VerbId::TakeCulture, 0), EWP(156), EWP(157)));
  Rules::apply(s, kDone, dealer);
  CHECK(explains(s, act(VerbId::TakeStone, 0, 1), EWP(285), EWP(158)));
  CHECK(explains(s, kDone, EWP(351), EWP(86)));
  push_unit(s, actor(s), Do::CultureHand, 1);
  s.stack.top().step = raw(StepId::TakeCulture);
  CHECK(explains(s, act(VerbId::TakeCulture, 0), EWP(277), EWP(358)));
}

TEST_CASE("EWP-354 EWP-343: every choice of random games has an explanation") {
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    testing::play_random(first_turn(4, {0, 1, 1, 0}, seed), seed, [&](const State& s) {
      ActionList choices;
      Rules::legal(s, choices);
      for (Action a : choices) CHECK_FALSE(Rules::explain(s, a).empty());
    });
  }
}

}  // namespace
