// secrets_test.cpp - EWP-333 to EWP-337: what a view shows, hides and remembers.
#include <doctest/doctest.h>

#include "games/endless_winter/tests/board.h"

namespace {

using namespace ochre;
using namespace ochre::endless_winter;
using ochre::endless_winter::testing::first_turn;
using ochre::endless_winter::testing::play_random;

TEST_CASE(
    "EWP-333 EWP-334 EWP-335 EWP-337 EWP-151: others' hands, decks, piles and graves are numbers "
    "only") {
  const State s = first_turn(3);
  const State seen = Rules::view(s, 0).state;
  CHECK(seen.players[0].hand == s.players[0].hand);
  CHECK(seen.players[0].deck == s.players[0].deck);
  CHECK(seen.players[1].hand.blanks() == s.players[1].hand.total());
  CHECK(seen.players[1].hand.tribes() == 0);
  CHECK(seen.players[1].deck.blanks() == 5);
  CHECK(seen.players[1].discard == s.players[1].discard);
  CHECK(seen.players[1].upright == s.players[1].upright);
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
