// actions.cpp - TRI-210 to TRI-227, TRI-303: Take 3 Cards, Block, Steal a Diorama.
#include "games/tribu/clauses.h"
#include "games/tribu/steps.h"
#include "games/tribu/vocabulary.h"

namespace ochre::tribu {

// TRI-082: from the hand, so also the card just taken.
Objection object_to_draw3(const Player& me) {
  if (!me.hand.has(Card::Draw3)) return because(TRI(81), CauseId::NotInHand, Card::Draw3);
  return {};
}

Objection object_to_block(const State& s, const Player& me, Seat seat, Tribe chain) {
  if (!me.hand.has(Card::Block)) return because(TRI(81), CauseId::NotInHand, Card::Block);
  if (seat >= s.seats) return because(TRI(216), CauseId::NobodySits);
  if (seat == actor(s)) return because(TRI(216), CauseId::OwnSeat);
  const Player& other = player(s, seat);
  if (is_blocked(other)) return because(TRI(217), CauseId::BlockWaits, seat);
  if (other.chains[chain].laid != 0) return {};  // TRI-202: a Protected Chain too
  if (chains_laid(other) == 0) return because(TRI(217), CauseId::TheyHaveNoChains, seat);
  return because(TRI(216), CauseId::TheyHaveNoChain, seat, chain);
}

Objection object_to_steal(const State& s, const Player& me, Seat seat, Tribe chain, Tribe to) {
  if (!me.hand.has(Card::Steal)) return because(TRI(81), CauseId::NotInHand, Card::Steal);
  if (seat >= s.seats) return because(TRI(220), CauseId::NobodySits);
  if (seat == actor(s)) return because(TRI(220), CauseId::OwnSeat);
  if (const Objection shielded = object_to_target(s, seat, chain, TRI(221))) return shielded;
  // TRI-222, TRI-224: the last vase must fit as the next vase of the receiving chain, a Complete
  // Chain's too (TRI-226); TRI-223: without such a pair nothing is offered.
  Objection misfit = object_to_fit(s, me, to, player(s, seat).chains[chain].vases.back());
  if (misfit) misfit = misfit.by(TRI(222));
  return misfit;
}

void apply_draw3(State& s, Dealer& dealer) {
  const Seat seat = actor(s);
  player(s, seat).hand.remove(Card::Draw3);
  s.played.add(Card::Draw3);  // TRI-212: at once
  dealer.tell(event(EventId::PlayedDraw3, seat));
  for (int i = 0; i < row(s, Card::Draw3).power && can_take_from_deck(s); ++i) {  // TRI-215
    const Card card = take_from_deck(s, seat, dealer);
    dealer.tell(event(EventId::TookDeck, seat, raw(card), 0, 0, 0, only(seat)));
  }
  s.stack.pop();
  if (player(s, seat).hand.total() > box(s).hand_size) s.stack.push(StepId::Discards, seat);
}

// TRI-194: it is not answered, so nobody is asked.
void apply_block(State& s, Seat seat, Tribe chain, Dealer& dealer) {
  const Seat me = actor(s);
  player(s, me).hand.remove(Card::Block);
  player(s, seat).chains[chain].blocked = 1;
  dealer.tell(event(EventId::Blocked, me, seat, raw(chain)));
}

void apply_steal(State& s, Seat seat, Tribe chain, Tribe to, Dealer& dealer) {
  const Seat me = actor(s);
  player(s, me).hand.remove(Card::Steal);
  dealer.tell(event(EventId::Robs, me, seat, raw(chain), raw(to)));
  s.stack.pop();
  threaten(s, {Card::Steal, chain, to}, seat, dealer);
}

void offer_discards(const State& s, ActionList& out) {
  const Player& me = player(s, actor(s));
  for (Card card : all<Card>()) {
    if (me.hand.has(card)) out.push_back(discard(card));
  }
}

Objection object_to_discards(const State& s, Action a) {
  const Player& me = player(s, actor(s));
  const auto verb = static_cast<VerbId>(a.verb);
  if (verb == VerbId::Protect) return because(TRI(185), CauseId::Unthreatened);
  if (verb != VerbId::Discard) {
    const int left = me.hand.total() - box(s).hand_size;
    return because(verb == VerbId::Pass ? TRI(55) : TRI(213), CauseId::MustDiscard, left);
  }
  // TRI-214: any card, new ones too; TRI-064 does not restrict these discards.
  if (me.hand.has(static_cast<Card>(a.a))) return {};
  return because(TRI(303), CauseId::NotInHand, a.a);
}

void apply_discards(State& s, Action a, Dealer& dealer) {
  const Seat seat = actor(s);
  Player& me = player(s, seat);
  const auto card = static_cast<Card>(a.a);
  me.hand.remove(card);
  forget_known(me, card);
  s.discard.put_on_top(card);
  dealer.tell(event(EventId::Discarded, seat, raw(card)));
  if (me.hand.total() <= box(s).hand_size) s.stack.pop();  // TRI-053
}

}  // namespace ochre::tribu
