// talents.cpp - MAM-242 to MAM-265, D20 to D27, D50, D51: talent tokens are placed and used.
#include <algorithm>

#include "games/mammothodus/clauses.h"
#include "games/mammothodus/questions.h"
#include "games/mammothodus/steps.h"
#include "games/mammothodus/vocabulary.h"

namespace ochre::mammothodus {
namespace {

void take_token(State& s, Talent talent, Space space, int n = 1) {  // MAM-250: back to the supply
  const Seat seat = token_owner(s, talent, space);
  if (seat != kNobody) player(s, seat).tokens.remove(space, n);
}

void offer_use(ActionList& out) {
  out.push_back(act(VerbId::Use));
  out.push_back(act(VerbId::Decline));
}

Objection object_to_answer(const State& s, Action a) {
  if (verb_of(a) == VerbId::Use || verb_of(a) == VerbId::Decline) return {};
  return out_of_place(s, a);
}

int tokens_left(const State& s, const Player& p) {
  if (p.talent == Talent::kCount) return 0;
  return box(s).talents[p.talent].tokens - p.tokens.total();
}

Objection object_to_spend(const Player& me, Colour colour, Card card) {
  if (me.figurines[colour] == kNowhere) return because(MAM(244), CauseId::Reserve, colour);
  if (!me.hand.has(card)) return because(MAM(244), CauseId::NoCard, card);
  if ((colours_of(card) & only(colour)) != 0) return {};
  return because(MAM(244), CauseId::OtherColour, card, colour);
}

void spend_card(State& s, Colour colour, Card card, Dealer& dealer) {
  const Seat seat = actor(s);
  Player& me = player(s, seat);
  me.hand.remove(card);
  me.discard.add(card);
  dealer.tell(event(EventId::Discarded, seat, raw(card)));
  s.stack.pop();
  Frame& frame = s.stack.push(StepId::TokenSpace, seat);
  frame.locals[kColour] = raw(colour);
  frame.locals[kTokens] = static_cast<std::uint8_t>(std::min(points_of(card), tokens_left(s, me)));
}

// MAM-246: any space near the figurine, the centre too; MAM-253, MAM-265: whatever is there.
Spaces near_figurine(const State& s, const Frame& frame) {
  const Space at = player(s, frame.seat).figurines[static_cast<Colour>(frame.locals[kColour])];
  return at == kNowhere ? only(Space::C) : only(at) | box(s).spaces[at].adjacent;
}

}  // namespace

void offer_bait(const State& s, ActionList& out) {  // D20
  for (Spaces left = token_spaces(s, Talent::Bait); left != 0; left = rest(left)) {
    out.push_back(act(VerbId::Bait, first(left)));
  }
  out.push_back(act(VerbId::Done));
}

Objection object_to_bait(const State& s, Action a) {
  if (verb_of(a) == VerbId::Done) return {};
  if (verb_of(a) != VerbId::Bait) return out_of_place(s, a);
  if (holds(token_spaces(s, Talent::Bait), space_of(a))) return {};
  return because(MAM(261), CauseId::NoToken, Talent::Bait, a.a);
}

void apply_bait(State& s, Action a, Dealer& dealer) {
  s.stack.pop();
  if (verb_of(a) == VerbId::Done) {
    s.stack.top().at = raw(HumanPart::Summon);
    return;
  }
  const Space space = space_of(a);
  take_token(s, Talent::Bait, space);
  s.card.held[space] = 1;
  dealer.tell(event(EventId::Baited, active(s), a.a));
  s.stack.push(StepId::Lure, active(s)).locals[kSpace] = a.a;
}

// The tribes of adjacent spaces come one by one, in board order, and attack together (MAM-263).
void run_lure(State& s, Dealer& dealer) {
  Frame& frame = s.stack.top();
  const Space bait = space_in(frame);
  for (; frame.at < kSpaceCount; ++frame.at) {
    const auto from = static_cast<Space>(frame.at);
    if (!holds(box(s).spaces[bait].adjacent, from) || s.card.held.has(from)) continue;
    if (!s.tribes.has(from)) continue;
    return move_tribe(s, from, bait, dealer);  // MAM-262: it is no longer activated
  }
  const int tribes = s.card.entered[bait];
  s.card.entered[bait] = 0;
  s.stack.pop();
  if (tribes > 0 && ancients_at(s, bait) > 0) assault(s, bait, tribes);
}

void offer_block_call(const State&, ActionList& out) { offer_use(out); }  // D21
Objection object_to_block_call(const State& s, Action a) { return object_to_answer(s, a); }

void apply_block_call(State& s, Action a, Dealer& dealer) {
  const Space space = space_in(s.stack.top());
  s.stack.pop();
  if (verb_of(a) == VerbId::Decline) return summon(s, space, dealer);
  take_token(s, Talent::SpiritBlock, space);
  dealer.tell(event(EventId::CallBlocked, active(s), raw(space)));
}

void offer_protect(const State&, ActionList& out) { offer_use(out); }  // D22, D46
Objection object_to_protect(const State& s, Action a) { return object_to_answer(s, a); }

void apply_protect(State& s, Action a, Dealer& dealer) {
  const Space space = space_in(s.stack.top());
  s.stack.pop();
  if (verb_of(a) == VerbId::Decline) return;
  take_token(s, Talent::Protection, space);
  s.notes.guarded[space] = 1;  // MAM-254
  dealer.tell(event(EventId::Protected, active(s), raw(space)));
}

void run_entry(State& s, Dealer&) {  // MAM-257, MAM-259: before the figure attacks
  Frame& frame = s.stack.top();
  const Space space = space_in(frame);
  if (frame.at++ == 0 && token_owner(s, Talent::Trap, space) != kNobody) {
    s.stack.push(StepId::Traps, active(s)).locals[kSpace] = raw(space);
    return;
  }
  s.stack.pop();
}

void offer_traps(const State& s, ActionList& out) {  // D24
  const Space space = space_in(s.stack.top());
  const Seat owner = token_owner(s, Talent::Trap, space);
  const int most = owner == kNobody ? 0 : player(s, owner).tokens[space];
  for (int n = 0; n <= most; ++n) out.push_back(act(VerbId::Traps, n));
}

Objection object_to_traps(const State& s, Action a) {
  if (verb_of(a) != VerbId::Traps) return out_of_place(s, a);
  const Space space = space_in(s.stack.top());
  const Seat owner = token_owner(s, Talent::Trap, space);
  const int most = owner == kNobody ? 0 : player(s, owner).tokens[space];
  return a.a <= most ? Objection{} : because(MAM(257), CauseId::TrapsThere, most, space);
}

void apply_traps(State& s, Action a, Dealer& dealer) {
  const Space space = space_in(s.stack.top());
  s.stack.pop();
  if (a.a == 0) return;
  take_token(s, Talent::Trap, space, a.a);
  dealer.tell(event(EventId::Trapped, active(s), raw(space), a.a));
  roll(s, a.a, dealer);  // MAM-258: no rerolls, no protection
  s.stack.push(StepId::Hits, active(s)).locals[kSpace] = raw(space);
}

void offer_trail_lock(const State&, ActionList& out) { offer_use(out); }  // D27
Objection object_to_trail_lock(const State& s, Action a) { return object_to_answer(s, a); }

void apply_trail_lock(State& s, Action a, Dealer& dealer) {
  const Space space = space_in(s.stack.top());
  s.stack.pop();
  if (verb_of(a) == VerbId::Decline) return appear(s, space, dealer);
  take_token(s, Talent::TrailLock, space);
  dealer.tell(event(EventId::TrailLocked, active(s), raw(space)));
}

Objection object_to_token(const State& s) {
  const Player& me = player(s, active(s));
  if (s.with_talents == 0) return because(MAM(44), CauseId::NoTalents);
  if ((s.notes.performed >> raw(Deed::Degradation) & 1) != 0) {
    return because(MAM(247), CauseId::Performed, Deed::Degradation);
  }
  if (tokens_left(s, me) <= 0) return because(MAM(249), CauseId::NoTokensLeft);
  for (Colour colour : all<Colour>()) {
    if (me.figurines[colour] != kNowhere && has_card(me.hand, only(colour))) return {};
  }
  return because(MAM(244), CauseId::NoTokenCard);
}

void settle_token_card(State& s, Dealer& dealer) {
  ActionList choices;
  offer_token_card(s, choices);
  if (choices.size() == 1) apply_token_card(s, choices[0], dealer);
}

void offer_token_card(const State& s, ActionList& out) {  // D50
  const Player& me = player(s, actor(s));
  for (Colour colour : all<Colour>()) {
    for (Card card : all<Card>(Card::Red, Card::DoubleBlue)) {
      if (!object_to_spend(me, colour, card)) out.push_back(spend(colour, card));
    }
  }
}

Objection object_to_token_card(const State& s, Action a) {
  if (verb_of(a) != VerbId::Spend) return out_of_place(s, a);
  return object_to_spend(player(s, actor(s)), colour_of(a), static_cast<Card>(a.b));
}

void apply_token_card(State& s, Action a, Dealer& dealer) {
  s.notes.token = 1;
  spend_card(s, colour_of(a), static_cast<Card>(a.b), dealer);
}

void offer_token_space(const State& s, ActionList& out) {  // D51
  for (Spaces left = near_figurine(s, s.stack.top()); left != 0; left = rest(left)) {
    out.push_back(act(VerbId::Place, first(left)));
  }
}

Objection object_to_token_space(const State& s, Action a) {
  if (verb_of(a) != VerbId::Place) return out_of_place(s, a);
  const Frame& frame = s.stack.top();
  if (holds(near_figurine(s, frame), space_of(a))) return {};
  const auto colour = static_cast<Colour>(frame.locals[kColour]);
  return because(MAM(244), CauseId::NotBeside, a.a, player(s, frame.seat).figurines[colour]);
}

void apply_token_space(State& s, Action a, Dealer& dealer) {
  Frame& frame = s.stack.top();
  player(s, frame.seat).tokens.add(space_of(a));
  dealer.tell(event(EventId::Token, frame.seat, a.a));
  if (--frame.locals[kTokens] == 0) s.stack.pop();  // MAM-245: two for a double card
}

}  // namespace ochre::mammothodus
