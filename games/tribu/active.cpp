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
  if (!me.hand.has(card)) return TRI(85);
  if (!may_be_active(card)) return TRI(151);
  const Chain& chain = me.chains[to];
  if (chain.laid == 0) return TRI(150);  // TRI-153: any own chain, a lone Tribe card too
  return chain.active != kNoCard ? TRI(152)
                                 : Clause{};  // TRI-154: a Block does not occupy the place
}

Objection object_to_exchange(const State& s, const Player& me, Tribe from, Card card) {
  if (turn_note(s, TurnNote::Exchanged) != 0) return TRI(90);
  const Chain& chain = me.chains[from];
  if (chain.laid == 0 || chain.active == kNoCard) return TRI(86);
  if (!me.hand.has(card)) return TRI(86);
  return may_be_active(card) ? Clause{} : TRI(87);  // TRI-091: the same type is a legal bluff
}

Objection object_to_continue(const State& s, const Player& me, Tribe from, Tribe to) {
  const Chain& beside = me.chains[from];
  if (beside.laid == 0 || beside.active == kNoCard) return TRI(92);
  if (is_protection(beside.active)) return TRI(96);
  if (!is_diorama(beside.active)) return TRI(92);
  const Objection misfit =
      object_to_fit(s, me, to, beside.active);  // TRI-094: any own chain; TRI-095
  return misfit == TRI(84) ? TRI(93) : misfit;
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
