// feeding.cpp - STA-170 to STA-179: feeding the people.
#include <algorithm>

#include "games/stone_age/clauses.h"
#include "games/stone_age/steps.h"
#include "games/stone_age/vocabulary.h"

namespace ochre::stone_age {

void feed_player(State& s, Seat seat, Dealer& dealer) {
  Player& p = player(s, seat);
  gain_food(s, seat, p.level, dealer);               // STA-170
  const int paid = std::min<int>(p.food, p.people);  // STA-171, STA-172, STA-173, MAH-043
  const int missing = p.people - paid;
  p.food = static_cast<std::uint16_t>(p.food - paid);
  if (paid > 0) dealer.tell(event(EventId::PaidFood, seat, paid));
  if (missing == 0) return;  // STA-179: with enough food there is no penalty to choose
  if (resources(p) + open_pieces(s, p) < missing) return go_hungry(s, seat, dealer);
  s.stack.push(StepId::Feed, seat).locals[0] = static_cast<std::uint8_t>(missing);
}

void go_hungry(State& s, Seat seat, Dealer& dealer) {  // STA-175: once; STA-177: below 0 too
  Player& p = player(s, seat);
  p.score = static_cast<std::int16_t>(p.score - box(s).hunger_penalty);
  ++p.hungry;
  dealer.tell(event(EventId::Hungry, seat, box(s).hunger_penalty));
}

void offer_feed(const State&, ActionList& out) {
  out.push_back(starve());
  out.push_back(feed());
}

Objection object_to_feed(const State&, Action a) {  // asked only where both are possible
  switch (static_cast<VerbId>(a.verb)) {
    case VerbId::Starve:
    case VerbId::Feed: return {};
    case VerbId::Pay: return because(STA(174), CauseId::SayFeed);
    case VerbId::Stop:
    case VerbId::Decline:
    case VerbId::Pass: return because(STA(175), CauseId::SayStarve);
    default: return out_of_place(a, CauseId::Feeding);
  }
}

void apply_feed(State& s, Action a, Dealer& dealer) {
  const Seat seat = actor(s);
  const int missing = s.stack.top().locals[0];
  s.stack.pop();
  if (static_cast<VerbId>(a.verb) == VerbId::Starve) return go_hungry(s, seat, dealer);
  begin_payment(s, seat, Price::Feeding, missing);  // STA-174, STA-176: all of it
}

}  // namespace ochre::stone_age
