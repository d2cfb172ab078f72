// active.cpp - TRI-085 to TRI-097, TRI-150 to TRI-160: placing, exchanging and using active cards.
#include "games/tribu/clauses.h"
#include "games/tribu/steps.h"
#include "games/tribu/vocabulary.h"

namespace ochre::tribu {
namespace {

void hide_known(Player& p) {  // TRI-284: each may now lie face down
  p.kept.add(p.known);
  p.known = {};
}

}  // namespace

Objection object_to_activate(const Player& me, Card card, Tribe to) {
  if (!me.hand.has(card)) return because(TRI(85), CauseId::NotInHand, card);
  if (!may_be_active(card)) return because(TRI(151), CauseId::CannotBeActive, card);
  const Chain& chain = me.chains[to];
  // TRI-153: any own chain, a lone Tribe card too
  if (chain.laid == 0) return because(TRI(150), CauseId::NoChain, to);
  // TRI-154: a Block does not occupy the place
  if (chain.active != kNoCard) return because(TRI(152), CauseId::HasActive, to);
  return {};
}

Objection object_to_exchange(const State& s, const Player& me, Tribe from, Card card) {
  if (turn_note(s, TurnNote::Exchanged) != 0) return because(TRI(90), CauseId::HasExchanged);
  if (const Objection nothing = object_to_beside(me, from, TRI(86))) return nothing;
  if (!me.hand.has(card)) return because(TRI(86), CauseId::NotInHand, card);
  // TRI-091: the same type is a legal bluff
  if (!may_be_active(card)) return because(TRI(87), CauseId::CannotBeActive, card);
  return {};
}

Objection object_to_continue(const State& s, const Player& me, Tribe from, Tribe to) {
  if (const Objection nothing = object_to_beside(me, from, TRI(92))) return nothing;
  const Card card = me.chains[from].active;
  if (is_protection(card)) return because(TRI(96), CauseId::LiesProtection, from, card);
  if (!is_diorama(card)) return because(TRI(92), CauseId::LiesNoDiorama, from, card);
  // TRI-094: any own chain; TRI-095
  if (me.chains[to].laid == 0) return because(TRI(93), CauseId::NoChain, to);
  return object_to_fit(s, me, to, card);
}

void apply_activate(State& s, Card card, Tribe to, Dealer& dealer) {
  const Seat seat = actor(s);
  Player& me = player(s, seat);
  me.hand.remove(card);
  hide_known(me);
  me.chains[to].active = card;
  me.chains[to].active_turn = s.turn;
  dealer.tell(event(EventId::Activated, seat, raw(to), raw(card), 0, 0, only(seat)));  // TRI-285
}

// TRI-088: after taking a card; the question stays open for the further thing (TRI-089).
void apply_exchange(State& s, Tribe from, Card card, Dealer& dealer) {
  const Seat seat = actor(s);
  Player& me = player(s, seat);
  Chain& chain = me.chains[from];
  const Card back = chain.active;
  me.hand.remove(card);
  me.hand.add(back);
  hide_known(me);
  chain.active = card;
  chain.active_turn = s.turn;
  turn_note(s, TurnNote::Exchanged) = 1;
  dealer.tell(event(EventId::Exchanged, seat, raw(from), raw(card), raw(back), 0, only(seat)));
}

void apply_continue(State& s, Tribe from, Tribe to, Dealer& dealer) {
  const Seat seat = actor(s);
  Player& me = player(s, seat);
  Chain& beside = me.chains[from];
  const Card card = beside.active;
  beside.active = kNoCard;
  beside.active_turn = 0;
  forget_kept(me, card);
  if (is_totem(card)) {
    me.chains[to].totem = card;
  } else {
    me.chains[to].vases.push_back(card);
  }
  dealer.tell(event(EventId::Continued, seat, raw(from), raw(card), raw(to)));  // TRI-287
  s.stack.pop();
}

}  // namespace ochre::tribu
