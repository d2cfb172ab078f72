// options.cpp - TRI-080 to TRI-091, TRI-301, TRI-302: what is done after a card was taken.
#include "games/tribu/clauses.h"
#include "games/tribu/steps.h"
#include "games/tribu/vocabulary.h"

namespace ochre::tribu {
namespace {

Objection object_to_discard(const State& s, const Player& me, Card card) {
  // TRI-211: any card, an Action card too
  if (!me.hand.has(card)) return because(TRI(80), CauseId::NotInHand, card);
  const bool just_taken = turn_note(s, TurnNote::Taken) == raw(card) + 1;
  if (just_taken && me.hand[card] < 2) return because(TRI(64), CauseId::TakenBack, card);
  return {};
}

Objection object_to_lay_tribe(const Player& me, Tribe tribe) {
  if (!me.hand.has(card_of(tribe))) return because(TRI(83), CauseId::NotInHand, card_of(tribe));
  // TRI-113, TRI-139, TRI-142
  if (me.chains[tribe].laid != 0) return because(TRI(140), CauseId::HasChain, tribe);
  return {};
}

Objection object_to_lay_diorama(const State& s, const Player& me, Card card, Tribe to) {
  if (!me.hand.has(card)) return because(TRI(84), CauseId::NotInHand, card);
  return object_to_fit(s, me, to, card);
}

void apply_discard(State& s, Card card, Dealer& dealer) {
  const Seat seat = actor(s);
  Player& me = player(s, seat);
  me.hand.remove(card);
  forget_known(me, card);
  s.discard.put_on_top(card);  // TRI-230
  turn_note(s, TurnNote::Discarded) = 1;
  dealer.tell(event(EventId::Discarded, seat, raw(card)));
}

void apply_lay_tribe(State& s, Tribe tribe, Dealer& dealer) {
  const Seat seat = actor(s);
  Player& me = player(s, seat);
  me.hand.remove(card_of(tribe));
  Chain& chain = me.chains[tribe];
  chain.laid = 1;  // TRI-112: without a vase, and the turn is over
  chain.totem = chain.active = kNoCard;
  turn_note(s, TurnNote::Laid) = static_cast<std::uint8_t>(raw(tribe) + 1);
  dealer.tell(event(EventId::LaidTribe, seat, raw(tribe)));
}

void apply_lay_diorama(State& s, Card card, Tribe to, Dealer& dealer) {
  const Seat seat = actor(s);
  Player& me = player(s, seat);
  me.hand.remove(card);
  forget_known(me, card);
  if (is_totem(card)) {
    me.chains[to].totem = card;
  } else {
    me.chains[to].vases.push_back(card);
  }
  dealer.tell(event(EventId::LaidDiorama, seat, raw(card), raw(to)));
}

}  // namespace

// TRI-284: one card of that type has left the hand, so one fewer is sure to be there.
void forget_known(Player& p, Card card) {
  if (p.known.has(card)) {
    p.known.remove(card);
  } else {
    forget_kept(p, card);
  }
}

// TRI-284: an active card of that type has left the table; what is surely in hand is not touched.
void forget_kept(Player& p, Card card) {
  if (p.kept.has(card)) p.kept.remove(card);
}

void offer_main(const State& s, ActionList& out) {
  const Seat seat = actor(s);
  const Player& me = player(s, seat);
  const std::uint64_t hand = me.hand.mask();
  const those<Card> may_lie_active(hand & kMayBeActive);
  const std::uint64_t laid = chains_laid(me);
  std::uint64_t with_active = 0;
  for (Tribe tribe : those<Tribe>(laid)) {
    with_active |= std::uint64_t{me.chains[tribe].active != kNoCard} << raw(tribe);
  }
  const those<Tribe> own(laid), free(laid & ~with_active), carrying(with_active);

  for (Card card : those<Card>(hand)) out.push_back(discard(card));  // TRI-055, TRI-306
  if (me.hand.has(Card::Draw3)) out.push_back(play_draw3());
  if (me.hand.has(Card::Block)) {
    for (Seat other = next_seat(s, seat); other != seat; other = next_seat(s, other)) {
      for (Tribe chain : those<Tribe>(chains_laid(player(s, other)))) {
        out.push_back(play_block(other, chain));
      }
    }
  }
  if (me.hand.has(Card::Steal)) {
    for (Seat other = next_seat(s, seat); other != seat; other = next_seat(s, other)) {
      for (Tribe chain : those<Tribe>(chains_laid(player(s, other)))) {
        for (Tribe to : own) out.push_back(play_steal(other, chain, to));
      }
    }
  }
  for (Card card : those<Card>(hand & kTribeCards)) out.push_back(lay_tribe(tribe_of(card)));
  for (Card card : those<Card>(hand & kDioramaCards)) {
    for (Tribe to : own) out.push_back(lay_diorama(card, to));
  }
  for (Card card : may_lie_active) {
    for (Tribe to : free) out.push_back(activate(card, to));
  }
  if (turn_note(s, TurnNote::Exchanged) != 0) return;
  for (Tribe from : carrying) {
    for (Card card : may_lie_active) out.push_back(exchange(from, card));
  }
}

Objection object_to_main(const State& s, Action a) {
  const Player& me = player(s, actor(s));
  switch (static_cast<VerbId>(a.verb)) {
    case VerbId::Take: return because(TRI(51), CauseId::HasTaken);  // exactly one card
    case VerbId::Continue:
    case VerbId::Attack: return because(TRI(52), CauseId::HasTaken);
    case VerbId::Discard: return object_to_discard(s, me, static_cast<Card>(a.a));
    case VerbId::PlayDraw3: return object_to_draw3(me);
    case VerbId::PlayBlock:
      return object_to_block(s, me, static_cast<Seat>(a.a), static_cast<Tribe>(a.b));
    case VerbId::PlaySteal:
      return object_to_steal(s, me, static_cast<Seat>(a.a), static_cast<Tribe>(a.b),
                             static_cast<Tribe>(a.c));
    case VerbId::LayTribe: return object_to_lay_tribe(me, static_cast<Tribe>(a.a));
    case VerbId::LayDiorama:
      return object_to_lay_diorama(s, me, static_cast<Card>(a.a), static_cast<Tribe>(a.b));
    case VerbId::Activate:
      return object_to_activate(me, static_cast<Card>(a.a), static_cast<Tribe>(a.b));
    case VerbId::Exchange:
      return object_to_exchange(s, me, static_cast<Tribe>(a.a), static_cast<Card>(a.b));
    case VerbId::Pass: return because(TRI(55), CauseId::MustAct);
    case VerbId::Protect:
    case VerbId::kCount: break;
  }
  return because(TRI(185), CauseId::Unthreatened);
}

void apply_main(State& s, Action a, Dealer& dealer) {
  const auto card = static_cast<Card>(a.a);
  switch (static_cast<VerbId>(a.verb)) {
    case VerbId::Discard: apply_discard(s, card, dealer); break;
    case VerbId::LayTribe: apply_lay_tribe(s, static_cast<Tribe>(a.a), dealer); break;
    case VerbId::LayDiorama: apply_lay_diorama(s, card, static_cast<Tribe>(a.b), dealer); break;
    case VerbId::Activate: apply_activate(s, card, static_cast<Tribe>(a.b), dealer); break;
    case VerbId::Exchange:  // TRI-086: one further thing follows
      apply_exchange(s, static_cast<Tribe>(a.a), static_cast<Card>(a.b), dealer);
      return;
    case VerbId::PlayDraw3: apply_draw3(s, dealer); return;
    case VerbId::PlayBlock:
      apply_block(s, static_cast<Seat>(a.a), static_cast<Tribe>(a.b), dealer);
      break;
    case VerbId::PlaySteal:
      apply_steal(s, static_cast<Seat>(a.a), static_cast<Tribe>(a.b), static_cast<Tribe>(a.c),
                  dealer);
      return;
    case VerbId::Take:
    case VerbId::Continue:
    case VerbId::Attack:
    case VerbId::Protect:
    case VerbId::Pass:
    case VerbId::kCount: defect("a verb of the main decision");
  }
  s.stack.pop();  // TRI-050, TRI-054, TRI-210: one thing a turn, so one card into the own chains
}

}  // namespace ochre::tribu
