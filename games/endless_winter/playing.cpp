// playing.cpp - EWP-103, EWP-104, EWP-112 to EWP-126, EWP-349: Tribe cards, their abilities, and
// the Chief's: what is free in every section of a turn.
#include <algorithm>

#include "games/endless_winter/steps.h"
#include "games/endless_winter/vocabulary.h"

namespace ochre::endless_winter {
namespace {

bool condition_holds(const State& s, When when) {  // EWP-117, EWP-119, EWP-121, EWP-267
  return when == When::Any || raw(when) == raw(s.turn.column);
}

Objection object_to_play(const State& s, const Player& me, Card card) {
  if (!is_tribe(card)) return because(EWP(99), CauseId::FigureAt, s.turn.column);
  const int locked = s.turn.locked >> raw(card) & 1;
  if (!me.hand.has(card)) return because(EWP(112), CauseId::NotHeld, card);
  if (me.hand[card] > locked) return {};
  return because(EWP(124), CauseId::Locked, card);
}

Objection object_to_use(const State& s, Seat seat, Card card, int k) {
  const Player& me = player(s, seat);
  if (!is_tribe(card)) return EWP(97);
  const Ability& one = ability(s, card_ability(card, k));
  if (one.items == 0) return because(EWP(264), CauseId::NoSuchAbility, card);
  if (one.when == When::Eclipse) return because(EWP(121), CauseId::EclipseOnly, card);
  if (!me.play.has(card)) return because(EWP(119), CauseId::NotInPlay, card);
  if (!condition_holds(s, one.when)) {
    return because(EWP(117), CauseId::OtherColumn, one.when, s.turn.column);
  }
  if (one.only_labor) return because(EWP(123), CauseId::ComesByItself);
  if (s.turn.used[raw(card)] >= me.play[card]) {
    return because(EWP(120), CauseId::CopiesUsed, me.play[card]);
  }
  if (!can_pay(s, me, one.cost)) return cannot_pay(EWP(87), s, me, one.cost);
  if (has_effect(s, seat, one)) return {};
  return because(EWP(375), CauseId::NoEffect);
}

void apply_play(State& s, Seat seat, Card card, Dealer& dealer) {  // EWP-122: abilities may wait
  Player& me = player(s, seat);
  leave_hand(me, card);
  me.play.add(card);
  dealer.tell(event(EventId::Played, seat, raw(card)));
  int labor = row(s, card).half_labor;  // EWP-114
  for (int k = 0; k < 2; ++k) {
    const Ability& one = ability(s, card_ability(card, k));
    if (one.only_labor && condition_holds(s, one.when)) labor += one.gain[0].n;  // EWP-123
  }
  add_labor(s, seat, labor, dealer);
}

void apply_use(State& s, Seat seat, Card card, int k, Dealer& dealer) {
  ++s.turn.used[raw(card)];
  dealer.tell(event(EventId::UsedCard, seat, raw(card)));
  const AbilityId used = card_ability(card, k);
  pay(s, seat, ability(s, used).cost, dealer);
  push_effect(s, seat, used);
  pay_discard(s, seat, ability(s, used).cost, dealer);
}

}  // namespace

void add_labor(State& s, Seat seat, int halves, Dealer& dealer) {  // EWP-113, EWP-118, EWP-089
  s.turn.labor = static_cast<std::uint8_t>(std::min(255, s.turn.labor + halves));
  dealer.tell(event(EventId::Labor, seat, halves));
}

void leave_hand(Player& me, Card card) {
  me.hand.remove(card);
  me.known.remove_if_there(card);
}

void offer_chief(const State& s, ActionList& out) {
  if (s.turn.chief == 0) return;
  const Player& me = player(s, actor(s));
  for (int k = 0; k < 2; ++k) {
    const Ability& one = ability(s, chief_ability(me.chief, me.side, k));
    if (one.items == 0 || one.only_labor || (s.turn.chief_used >> k & 1) != 0) continue;
    out.push_back(act(VerbId::UseChief, k + 1));
  }
}

Objection object_to_use_chief(const State& s, int k) {
  const Seat seat = actor(s);
  const Player& me = player(s, seat);
  if (s.turn.chief == 0) return because(EWP(103), CauseId::NotChiefsTurn);
  const Ability& one = ability(s, chief_ability(me.chief, me.side, k));
  if (one.items == 0) return because(EWP(103), CauseId::NoChiefAbility);
  if (!condition_holds(s, one.when)) {
    return because(EWP(104), CauseId::OtherColumn, one.when, s.turn.column);
  }
  if (one.only_labor) return because(EWP(123), CauseId::ComesByItself);
  if ((s.turn.chief_used >> k & 1) != 0) return because(EWP(103), CauseId::Used);
  if (!can_pay(s, me, one.cost)) return cannot_pay(EWP(87), s, me, one.cost);
  if (has_effect(s, seat, one)) return {};
  return because(EWP(375), CauseId::NoEffect);
}

void apply_use_chief(State& s, int k, Dealer& dealer) {  // the question is off the stack
  const Seat seat = actor(s);
  const Player& me = player(s, seat);
  const AbilityId used = chief_ability(me.chief, me.side, k);
  s.turn.chief_used = static_cast<std::uint8_t>(s.turn.chief_used | 1u << k);
  dealer.tell(event(EventId::UsedChief, seat));
  pay(s, seat, ability(s, used).cost, dealer);
  push_effect(s, seat, used);
  pay_discard(s, seat, ability(s, used).cost, dealer);
}

void offer_free(const State& s, ActionList& out) {
  const Player& me = player(s, actor(s));
  for (int i = 0; i < kTribeTypes; ++i) {
    if (me.hand[static_cast<Card>(i)] > 0) out.push_back(act(VerbId::Play, i));
  }
  for (int i = 0; i < kTribeTypes; ++i) {
    const int there = me.play[static_cast<Card>(i)];
    if (there <= s.turn.used[static_cast<std::size_t>(i)]) continue;
    for (int k = 0; k < 2; ++k) {
      const Ability& one = ability(s, card_ability(static_cast<Card>(i), k));
      if (one.only_labor || one.when > When::Any || !can_pay(s, me, one.cost)) continue;
      out.push_back(act(VerbId::Use, i, k + 1));
    }
  }
  offer_chief(s, out);
}

Objection object_to_free(const State& s, Action a) {
  const Seat seat = actor(s);
  if (verb_of(a) == VerbId::Play) {
    return object_to_play(s, player(s, seat), static_cast<Card>(a.a));
  }
  if (verb_of(a) == VerbId::UseChief) return object_to_use_chief(s, a.a - 1);
  return object_to_use(s, seat, static_cast<Card>(a.a), a.b - 1);
}

void apply_free(State& s, Action a, Dealer& dealer) {
  const Seat seat = actor(s);
  if (verb_of(a) == VerbId::Play) return apply_play(s, seat, static_cast<Card>(a.a), dealer);
  if (verb_of(a) == VerbId::UseChief) return apply_use_chief(s, a.a - 1, dealer);
  apply_use(s, seat, static_cast<Card>(a.a), a.b - 1, dealer);
}

}  // namespace ochre::endless_winter
