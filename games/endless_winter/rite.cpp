// rite.cpp - EWP-144 to EWP-146, EWP-351: the middle action of Initiate: take a card, bury a card.
#include "games/endless_winter/steps.h"
#include "games/endless_winter/vocabulary.h"

namespace ochre::endless_winter {
namespace {

bool is_taken(const State& s) { return s.stack.top().locals[0] != 0; }
bool is_buried(const State& s) { return s.stack.top().locals[1] != 0; }

}  // namespace

void run_rite(State& s, Dealer& dealer) {
  const Player& me = player(s, actor(s));
  const bool can_take = !is_taken(s) && has_tribe_supply(s);
  const bool can_bury_one = !is_buried(s) && can_bury(s, me);
  if (!can_take && !can_bury_one) return s.stack.pop();
  s.stack.top().step = raw(StepId::RiteChoice);
  settle(s, dealer, !me.hand.empty());
}

void offer_rite(const State& s, ActionList& out) {
  for (int i = kStartingTypes; i < kTribeTypes && !is_taken(s); ++i) {
    out.push_back(act(VerbId::TakeTribe, i));
  }
  if (!is_buried(s)) offer_buries(s, actor(s), out);
  out.push_back(kDone);
}

Objection object_to_rite(const State& s, Action a) {
  if (verb_of(a) == VerbId::TakeTribe) {  // EWP-146: any type
    if (is_taken(s)) return because(EWP(144), CauseId::RiteTook);
    return object_to_supply(s, a);
  }
  if (verb_of(a) == VerbId::Bury) {
    if (is_buried(s)) return because(EWP(144), CauseId::RiteBuried);
    return object_to_bury_card(s, actor(s), static_cast<Zone>(a.a), static_cast<Card>(a.b));
  }
  const bool ends = verb_of(a) == VerbId::Done && (is_taken(s) || is_buried(s));
  if (ends) return {};
  return out_of_place(s, a);
}

void apply_rite(State& s, Action a, Dealer& dealer) {
  Frame& rite = s.stack.top();
  const Seat seat = rite.seat;
  if (verb_of(a) == VerbId::Done) return s.stack.pop();
  rite.step = raw(StepId::Rite);
  if (verb_of(a) == VerbId::TakeTribe) {
    rite.locals[0] = 1;
    return take_tribe(s, seat, static_cast<Card>(a.a), false, dealer);
  }
  rite.locals[1] = 1;
  bury(s, seat, static_cast<Zone>(a.a), static_cast<Card>(a.b), dealer);
}

}  // namespace ochre::endless_winter
