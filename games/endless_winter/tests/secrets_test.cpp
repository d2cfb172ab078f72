// secrets_test.cpp - EWP-333 to EWP-337: what a view shows, hides and remembers.
#include <doctest/doctest.h>

#include <cstring>

#include "games/endless_winter/tests/board.h"

namespace {

using namespace ochre;
using namespace ochre::endless_winter;
using ochre::endless_winter::testing::first_turn;
using ochre::endless_winter::testing::play_random;

TEST_CASE(
    "EWP-333 EWP-334 EWP-335 EWP-337 EWP-151: others' hands, decks, piles and graves are numbers "
    "only") {
  State s = first_turn(3);
  Player& other = s.players[1];
  for (Cards* zone : {&other.discard, &other.play, &other.buried, &other.pile}) {
    const Card card = other.deck.at(0);
    other.deck.remove(card);
    zone->add(card);
  }
  const State seen = Rules::view(s, 0).state;
  CHECK(seen.players[0].hand == s.players[0].hand);
  CHECK(seen.players[0].deck == s.players[0].deck);
  CHECK(seen.players[1].hand.blanks() == s.players[1].hand.total());
  CHECK(seen.players[1].hand.tribes() == 0);
  CHECK(seen.players[1].deck.blanks() == s.players[1].deck.total());
  CHECK(seen.players[1].buried.blanks() == 1);
  CHECK(seen.players[1].buried.tribes() == 0);
  CHECK(seen.players[1].pile.blanks() == 1);
  State rest = seen;  // all else is as it is
  for (std::size_t i : {1u, 2u}) {
    rest.players[i].hand = s.players[i].hand;
    rest.players[i].deck = s.players[i].deck;
    rest.players[i].buried = s.players[i].buried;
    rest.players[i].pile = s.players[i].pile;
  }
  CHECK(std::memcmp(&rest, &s, sizeof s) == 0);
  const State own = Rules::view(s, 1).state;  // EWP-151
  CHECK(own.players[1].buried == s.players[1].buried);
  CHECK(own.players[1].pile == s.players[1].pile);
}

TEST_CASE("EWP-335 EWP-336: a guess keeps what everybody saw, and deals the rest at random") {
  int changed = 0;
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    play_random(first_turn(3, {}, seed), seed, [&](const State& s) {
      Dealer dealer(seed);
      const View<State> view = Rules::view(s, 0);
      const State guess = Rules::determinize(view, dealer);
      for (Seat seat = 1; seat < 3; ++seat) {
        const Player& p = player(guess, seat);
        Cards outside = p.hand;
        outside.add(p.buried);
        if (s.revealed == 0) outside.add(p.pile);
        CHECK(outside.holds(p.known));
        CHECK(p.owned == player(s, seat).owned);
        changed += p.hand == player(s, seat).hand ? 0 : 1;
      }
    });
  }
  CHECK(changed > 100);
}

TEST_CASE("EWP-335: after a reshuffle everybody knows what lies outside the deck") {
  State s = first_turn(2);
  Player& p = s.players[0];
  p.discard.add(p.deck);
  p.deck = {};
  Dealer dealer(1);
  const Cards hand = p.hand;
  draw_card(s, 0, dealer);
  CHECK(p.known == hand);
}

TEST_CASE(
    "EWP-342: nobody is asked a question with one answer, unless silence would tell the hand") {
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    play_random(first_turn(4, {}, seed), seed, [&](const State& s) {
      ActionList choices;
      Rules::legal(s, choices);
      if (choices.size() > 1) return;
      CHECK_FALSE(player(s, s.stack.top().seat).hand.empty());
    });
  }
}

}  // namespace
