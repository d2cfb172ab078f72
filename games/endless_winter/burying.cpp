// burying.cpp - EWP-126, EWP-149 to EWP-155, EWP-282, EWP-361, EWP-364, EWP-373: burying cards, and
// discarding them as a cost.
#include "games/endless_winter/steps.h"
#include "games/endless_winter/vocabulary.h"

namespace ochre::endless_winter {
namespace {

template <class AnyPlayer>
auto& zone_of(AnyPlayer& me, Zone zone) {
  switch (zone) {
    case Zone::Hand: return me.hand;
    case Zone::Play: return me.play;
    case Zone::Discard: return me.discard;
    case Zone::Pile:
    case Zone::kCount: break;
  }
  return me.pile;
}

// EWP-373: of identical cards the locked one leaves the hand first.
void unlock(State& s, Card card) {
  if (!is_tribe(card)) return;
  s.turn.locked = static_cast<std::uint8_t>(s.turn.locked & ~(1u << raw(card)));
}

// EWP-153, EWP-155, EWP-373: the copy with a used ability leaves first.
void forget_used(State& s, Card card) {
  if (is_tribe(card) && s.turn.used[raw(card)] > 0) --s.turn.used[raw(card)];
}

}  // namespace

bool can_bury(const State& s, const Player& p) {
  return !p.hand.empty() || !p.play.empty() || !p.discard.empty() ||
         (s.revealed != 0 && !p.pile.empty());
}

void offer_buries(const State& s, Seat seat, ActionList& out) {
  const Player& me = player(s, seat);
  const auto offer = [&](Zone zone, const Cards& cards) {
    cards.each([&](Card card) { out.push_back(act(VerbId::Bury, raw(zone), raw(card))); });
  };
  offer(Zone::Hand, me.hand);
  offer(Zone::Play, me.play);  // EWP-154: the card that buries, too
  offer(Zone::Discard, me.discard);
  if (s.revealed != 0) offer(Zone::Pile, me.pile);
}

Objection object_to_bury_card(const State& s, Seat seat, Zone zone, Card card) {
  if (zone == Zone::Pile && s.revealed == 0) return because(EWP(149), CauseId::PileHidden);
  if (zone_of(player(s, seat), zone).has(card)) return {};
  return because(EWP(149), CauseId::NotInZone, zone, card);
}

void bury(State& s, Seat seat, Zone zone, Card card, Dealer& dealer) {  // EWP-150
  Player& me = player(s, seat);
  zone_of(me, zone).remove(card);
  me.buried.add(card);
  if (zone == Zone::Hand) {
    unlock(s, card);
  } else {
    me.known.add(card);  // EWP-335: all saw which card it is
  }
  if (zone == Zone::Play || zone == Zone::Pile) forget_used(s, card);
  const std::uint8_t seen_by = zone == Zone::Hand ? only(seat) : std::uint8_t{0xff};
  dealer.tell(event(EventId::Buried, seat, raw(zone), raw(card), 0, seen_by));
}

void offer_bury(const State& s, ActionList& out) {
  offer_buries(s, actor(s), out);
  out.push_back(kSkip);
}

Objection object_to_bury(const State& s, Action a) {
  if (verb_of(a) == VerbId::Skip) return {};
  if (verb_of(a) != VerbId::Bury) return out_of_place(s, a);
  return object_to_bury_card(s, actor(s), static_cast<Zone>(a.a), static_cast<Card>(a.b));
}

void apply_bury(State& s, Action a, Dealer& dealer) {
  if (verb_of(a) == VerbId::Skip) return drop_units(s);
  const Seat seat = actor(s);
  use_up_unit(s);
  bury(s, seat, static_cast<Zone>(a.a), static_cast<Card>(a.b), dealer);
}

void offer_pay_discard(const State& s, ActionList& out) {
  player(s, actor(s)).hand.each([&](Card card) { out.push_back(act(VerbId::Discard, card)); });
}

Objection object_to_pay_discard(const State& s, Action a) {
  if (verb_of(a) != VerbId::Discard) return out_of_place(s, a);
  if (player(s, actor(s)).hand.has(static_cast<Card>(a.a))) return {};
  return because(EWP(282), CauseId::NotHeld, a.a);
}

void apply_pay_discard(State& s, Action a, Dealer& dealer) {
  const Seat seat = actor(s);
  s.stack.pop();
  Player& me = player(s, seat);
  const auto card = static_cast<Card>(a.a);
  leave_hand(me, card);
  unlock(s, card);
  me.discard.add(card);
  dealer.tell(event(EventId::Discarded, seat, raw(card)));
}

}  // namespace ochre::endless_winter
