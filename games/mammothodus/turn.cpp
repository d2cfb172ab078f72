// turn.cpp - MAM-061, MAM-062, MAM-185 to MAM-187, MAM-195 to MAM-201, MAM-274: the parts of a
// turn, draw three, and drawing cards.
#include "games/mammothodus/clauses.h"
#include "games/mammothodus/questions.h"
#include "games/mammothodus/steps.h"
#include "games/mammothodus/vocabulary.h"

namespace ochre::mammothodus {
namespace {

enum class TurnPart : std::uint8_t {
  ExtraHumans,
  Begin,
  Humans,
  Ancients,
  Discard,
  Refill,
  End,
  kCount
};

bool can_discard(const Player& p) {  // MAM-195: anything but degradation cards
  return p.hand.total() > p.hand[Card::Degradation];
}

void refill_market(State& s, Dealer& dealer) {  // MAM-150, MAM-201
  for (int n = s.market.total(); n < box(s).market_size && deck_size(s) > 0; ++n) {
    const Card card = dealer.draw(raw(LuckId::Adaptation), s.adaptation);
    s.market.add(card);
    dealer.tell(event(EventId::Market, kNobody, raw(card)));
  }
}

void end_turn(State& s, Dealer& dealer) {
  const Seat seat = active(s);
  refill_market(s, dealer);
  s.notes = {};  // MAM-256: protection lasts until here
  s.stack.pop();
  s.stack.push(StepId::Turn, after(s, seat));
}

}  // namespace

void run_turn(State& s, Dealer& dealer) {
  Frame& frame = s.stack.top();
  const Seat seat = frame.seat;
  const auto part = static_cast<TurnPart>(frame.at);
  frame.at = static_cast<std::uint8_t>(frame.at + 1);
  switch (part) {
    case TurnPart::ExtraHumans:  // MAM-274
      if (s.short_handed != 0 && s.seats < 4 && seat == s.first) s.stack.push(StepId::Human, seat);
      return;
    case TurnPart::Begin:
      s.notes = {};
      s.turn = static_cast<std::uint8_t>(s.turn < 255 ? s.turn + 1 : s.turn);
      dealer.tell(event(EventId::Turn, seat, s.turn));
      s.stack.push(StepId::Windows, seat);  // D10
      return;
    case TurnPart::Humans: s.stack.push(StepId::Human, seat); return;
    case TurnPart::Ancients: s.stack.push(StepId::Ancients, seat); return;
    case TurnPart::Discard:
      if (!can_discard(player(s, seat))) return;
      frame.at = raw(TurnPart::Discard);  // asked until done
      s.stack.push(StepId::Discard, seat);
      return;
    case TurnPart::Refill: {  // MAM-196, MAM-197
      const int missing = box(s).hand_size - player(s, seat).hand.total();
      if (missing <= 0) return;
      s.stack.push(StepId::Draw, seat).locals[kLeft] = static_cast<std::uint8_t>(missing);
      return;
    }
    case TurnPart::End:
    case TurnPart::kCount: break;
  }
  end_turn(s, dealer);
}

// MAM-186: asks every clan that holds draw three, from the active clan on (D10) or after it (D31).
void run_windows(State& s, Dealer&) {
  Frame& frame = s.stack.top();
  if (frame.at == 0 && frame.locals[kOthersOnly] != 0) frame.at = 1;
  for (; frame.at < s.seats; frame.at = static_cast<std::uint8_t>(frame.at + 1)) {
    const Seat seat = after(s, frame.seat, frame.at);
    if (!player(s, seat).hand.has(Card::DrawThree)) continue;
    s.stack.push(StepId::DrawThree, seat);
    return;
  }
  s.stack.pop();
}

void offer_draw_three(const State&, ActionList& out) {
  out.push_back(act(VerbId::DrawThree));
  out.push_back(act(VerbId::Pass));
}

Objection object_to_draw_three(const State& s, Action a) {
  if (verb_of(a) == VerbId::Pass) return {};
  return object_to_playing_draw_three(s, a);
}

Objection object_to_playing_draw_three(const State& s, Action a) {
  if (verb_of(a) != VerbId::DrawThree) return out_of_place(s, a);
  if (player(s, actor(s)).hand.has(Card::DrawThree)) return {};
  return because(MAM(185), CauseId::NoCard, Card::DrawThree);
}

void apply_draw_three(State& s, Action a, Dealer& dealer) {
  const Seat seat = actor(s);
  s.stack.pop();
  if (verb_of(a) == VerbId::DrawThree) {
    play_draw_three(s, seat, dealer);
  } else {
    ++s.stack.top().at;  // the next clan
  }
}

void play_draw_three(State& s, Seat seat, Dealer& dealer) {
  Player& p = player(s, seat);
  p.hand.remove(Card::DrawThree);
  p.discard.add(Card::DrawThree);  // MAM-187: before the cards are drawn
  dealer.tell(event(EventId::PlayedDrawThree, seat));
  s.stack.push(StepId::Draw, seat).locals[kLeft] = box(s).draw;
}

void run_draw(State& s, Dealer& dealer) {
  Frame& frame = s.stack.top();
  Player& p = player(s, frame.seat);
  int pile = p.draw.total();
  for (; frame.locals[kLeft] > 0; --frame.locals[kLeft], --pile) {
    if (pile == 0) {  // MAM-198, MAM-199: only when one more card is needed
      if (frame.locals[kChanged] != 0) break;  // MAM-200
      frame.locals[kChanged] = 1;
      s.stack.push(StepId::Generation, frame.seat);
      return;
    }
    const Card card = dealer.draw(raw(LuckId::Draw), p.draw, pile);
    p.hand.add(card);
    dealer.tell(event(EventId::Drew, frame.seat, raw(card)));
  }
  s.stack.pop();
}

void offer_discard(const State& s, ActionList& out) {  // D60
  const Player& me = player(s, actor(s));
  for (Card card : all<Card>(Card::Red, Card::DoubleBlue)) {
    if (me.hand.has(card)) out.push_back(act(VerbId::Discard, card));
  }
  if (me.hand.has(Card::DrawThree)) out.push_back(act(VerbId::DrawThree));
  out.push_back(act(VerbId::Done));
}

Objection object_to_discard(const State& s, Action a) {
  if (verb_of(a) == VerbId::Done) return {};
  if (verb_of(a) != VerbId::Discard) return object_to_playing_draw_three(s, a);
  if (card_of(a) == Card::Degradation) return MAM(156);
  if (player(s, actor(s)).hand.has(card_of(a))) return {};
  return because(MAM(195), CauseId::NoCard, a.a);
}

void apply_discard(State& s, Action a, Dealer& dealer) {
  const Seat seat = actor(s);
  Player& me = player(s, seat);
  s.stack.pop();
  if (verb_of(a) == VerbId::Done) {
    s.stack.top().at = raw(TurnPart::Refill);
  } else if (verb_of(a) == VerbId::DrawThree) {
    play_draw_three(s, seat, dealer);
  } else {
    me.hand.remove(card_of(a));
    me.discard.add(card_of(a));
    dealer.tell(event(EventId::Discarded, seat, a.a));
  }
}

}  // namespace ochre::mammothodus
