// growing.cpp - MAM-143 to MAM-152, D49: population and development.
#include <algorithm>

#include "games/mammothodus/clauses.h"
#include "games/mammothodus/questions.h"
#include "games/mammothodus/steps.h"
#include "games/mammothodus/vocabulary.h"

namespace ochre::mammothodus {

void grow(State& s, int n, Dealer& dealer) {  // MAM-143, MAM-180: always the active clan
  Player& me = player(s, active(s));
  const int grown = std::min<int>(me.population + n, box(s).population_most);  // MAM-146
  const int by = grown - me.population;
  me.population = static_cast<std::int8_t>(grown);  // MAM-145: no figurine comes of it now
  dealer.tell(event(EventId::Grew, active(s), by, grown));
}

void run_development(State& s, Dealer& dealer) {  // MAM-147: point by point
  Frame& frame = s.stack.top();
  Player& me = player(s, frame.seat);
  std::uint8_t& points = frame.locals[kPoints];
  const int positions = on_board(me);  // MAM-152
  for (; points > 0 && me.marker < positions; --points) {
    ++me.marker;
    dealer.tell(event(EventId::Developed, frame.seat, me.marker));
  }
  if (points == 0 || (s.market.empty() && deck_size(s) == 0)) {  // MAM-151
    s.stack.pop();
  } else {
    s.stack.push(StepId::Adapt, frame.seat);
  }
}

void offer_adapt(const State& s, ActionList& out) {
  for (Card card : all<Card>(Card::DrawThree, Card::DoubleBlue)) {
    if (s.market.has(card)) out.push_back(act(VerbId::Take, card));
  }
  out.push_back(act(VerbId::TakeTop));
  out.push_back(act(VerbId::Decline));
}

Objection object_to_adapt(const State& s, Action a) {
  if (verb_of(a) == VerbId::Decline) return {};  // MAM-147: it may
  if (verb_of(a) == VerbId::TakeTop) {
    return deck_size(s) > 0 ? Objection{} : because(MAM(149), CauseId::DeckEmpty);
  }
  if (verb_of(a) != VerbId::Take) return out_of_place(s, a);
  if (s.market.has(card_of(a))) return {};  // MAM-150: no refill before the end
  return because(MAM(149), CauseId::NotInMarket, a.a);
}

void apply_adapt(State& s, Action a, Dealer& dealer) {
  const Seat seat = actor(s);
  Player& me = player(s, seat);
  s.stack.pop();
  --s.stack.top().locals[kPoints];
  if (verb_of(a) == VerbId::Take) {
    s.market.remove(card_of(a));
    me.hand.add(card_of(a));
    dealer.tell(event(EventId::Took, seat, a.a));
  } else if (verb_of(a) == VerbId::TakeTop) {
    const Card card = dealer.draw(raw(LuckId::Adaptation), s.adaptation);
    me.hand.add(card);
    dealer.tell(event(EventId::TookTop, seat, raw(card)));
  }
}

}  // namespace ochre::mammothodus
