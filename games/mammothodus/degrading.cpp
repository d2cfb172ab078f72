// degrading.cpp - MAM-153 to MAM-157, MAM-181, D53, D54: putting degradation cards away.
#include "games/mammothodus/clauses.h"
#include "games/mammothodus/questions.h"
#include "games/mammothodus/steps.h"
#include "games/mammothodus/vocabulary.h"

namespace ochre::mammothodus {
namespace {

enum class DegradePart : std::uint8_t { First, More, Helpers, Done, kCount };

void put_away(State& s, Seat seat, Dealer& dealer) {  // MAM-155: the card stays in the deck
  Player& p = player(s, seat);
  p.hand.remove(Card::Degradation);
  p.discard.add(Card::Degradation);
  dealer.tell(event(EventId::Discarded, seat, raw(Card::Degradation)));
}

Objection object_to_putting_away(const State& s, Action a, Clause law) {
  if (card_of(a) != Card::Degradation) return because(law, CauseId::OnlyDegradation, a.a);
  if (player(s, actor(s)).hand.has(Card::Degradation)) return {};
  return because(law, CauseId::NoCard, a.a);
}

// MAM-181: near any figurine of the active clan.
bool is_neighbour(const State& s, Seat seat) {
  Spaces near = 0;
  for (Spaces left = spaces_of(player(s, active(s))); left != 0; left = rest(left)) {
    near |= only(first(left)) | box(s).spaces[first(left)].adjacent;
  }
  return (near & spaces_of(player(s, seat))) != 0;
}

bool is_asked(const State& s, Seat seat) {
  const Bag<Card>& hand = player(s, seat).hand;
  return (hand.has(Card::Degradation) || hand.has(Card::DrawThree)) && is_neighbour(s, seat);
}

}  // namespace

void run_degradation(State& s, Dealer& dealer) {
  Frame& frame = s.stack.top();
  const Player& me = player(s, frame.seat);
  if (frame.at == raw(DegradePart::First)) {
    if (me.hand.has(Card::Degradation)) put_away(s, frame.seat, dealer);  // one is compulsory
    frame.at = raw(DegradePart::More);
  }
  if (frame.at == raw(DegradePart::More)) {  // MAM-154
    if (me.hand.has(Card::Degradation)) {
      s.stack.push(StepId::Degrade, frame.seat);
      return;
    }
    frame.at = raw(DegradePart::Helpers);
  }
  for (; frame.locals[kAskedHelpers] + 1 < s.seats; ++frame.locals[kAskedHelpers]) {
    const Seat seat = after(s, frame.seat, frame.locals[kAskedHelpers] + 1);
    if (!is_asked(s, seat)) continue;
    s.stack.push(StepId::DegradeHelper, seat);
    return;
  }
  s.notes.acted = 3;  // performed
}

void offer_degrade(const State&, ActionList& out) {
  out.push_back(act(VerbId::Lay, Card::Degradation));
  out.push_back(act(VerbId::Done));
}

Objection object_to_degrade(const State& s, Action a) {
  if (verb_of(a) == VerbId::Done) return {};
  if (verb_of(a) != VerbId::Lay) return out_of_place(s, a);
  return object_to_putting_away(s, a, MAM(153));
}

void apply_degrade(State& s, Action a, Dealer& dealer) {
  const Seat seat = actor(s);
  s.stack.pop();
  if (verb_of(a) == VerbId::Lay) return put_away(s, seat, dealer);
  s.stack.top().at = raw(DegradePart::Helpers);
}

void offer_degrade_helper(const State&, ActionList& out) {
  out.push_back(act(VerbId::Lay, Card::Degradation));
  out.push_back(act(VerbId::DrawThree));
  out.push_back(act(VerbId::Done));
}

Objection object_to_degrade_helper(const State& s, Action a) {
  if (verb_of(a) == VerbId::Done) return {};
  if (verb_of(a) != VerbId::Lay) return object_to_playing_draw_three(s, a);
  return object_to_putting_away(s, a, MAM(181));
}

void apply_degrade_helper(State& s, Action a, Dealer& dealer) {
  const Seat seat = actor(s);
  s.stack.pop();
  if (verb_of(a) == VerbId::DrawThree) return play_draw_three(s, seat, dealer);
  if (verb_of(a) == VerbId::Lay) return put_away(s, seat, dealer);
  ++s.stack.top().locals[kAskedHelpers];
}

}  // namespace ochre::mammothodus
