// setup.cpp - TRI-030 to TRI-041, TRI-273, TRI-274: leaders once a game, then the deal of a
// challenge.
#include "games/tribu/rules.h"
#include "games/tribu/steps.h"
#include "games/tribu/vocabulary.h"

namespace ochre::tribu {
namespace {

void deal_leaders(State& s, Dealer& dealer) {  // TRI-030, TRI-031: blind, so at random
  Bag<Tribe> leaders{};
  for (Tribe tribe : box(s).leaders) leaders.add(tribe);
  for (Seat seat = 0; seat < s.seats; ++seat) {
    const Tribe leader = dealer.draw(raw(LuckId::Leader), leaders);
    player(s, seat).leader = leader;
    dealer.tell(event(EventId::Leader, seat, raw(leader)));  // TRI-032: public
  }  // TRI-033: what is left in the bag is out of the game
}

}  // namespace

State Rules::setup(const Options& options, Dealer& dealer) {
  State s{};
  s.box = options.box;
  s.rules = options.rules;
  s.seats = options.seats;
  s.closer = kNobody;
  deal_leaders(s, dealer);
  s.dealer = static_cast<Seat>(dealer.pick(raw(LuckId::Dealer), s.seats));  // TRI-035
  dealer.tell(event(EventId::FirstDealer, s.dealer));
  s.stack.push(StepId::Challenge, s.dealer);
  run_to_question<State>(kSteps, s, dealer);
  return s;
}

// All cards are collected and shuffled (TRI-036, TRI-234, TRI-273); totals and leaders stay.
void begin_challenge(State& s, Dealer& dealer) {
  ++s.challenge;
  s.turn = 0;
  s.idle = 0;
  s.closer = kNobody;
  s.played = {};
  s.discard.clear();  // TRI-039
  for (Card card : all<Card>()) s.deck[card] = kCopies;
  s.shuffled = s.deck;
  for (Player& p : s.players) {
    p.hand = p.known = p.kept = p.drawn = {};
    p.chains = {};  // TRI-259: a waiting Block lapses
  }
  dealer.tell(event(EventId::Challenge, s.dealer, s.challenge));
  for (int round = 0; round < box(s).hand_size; ++round) {
    Seat seat = s.dealer;
    for (int i = 0; i < s.seats; ++i) {  // TRI-037: the dealer is the last of each round
      seat = next_seat(s, seat);
      const Card card = take_from_deck(s, seat, dealer);
      dealer.tell(event(EventId::Dealt, seat, raw(card), 0, 0, 0, only(seat)));
    }
  }
  // TRI-038: the cards not dealt are the deck; TRI-040: the dealer begins.
  s.stack.push(StepId::Turn, s.dealer);
}

}  // namespace ochre::tribu
