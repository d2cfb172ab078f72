// culture.cpp - EWP-092 to EWP-099, EWP-346, EWP-347: playing Culture cards.
#include "games/endless_winter/steps.h"
#include "games/endless_winter/vocabulary.h"

namespace ochre::endless_winter {
namespace {

// EWP-347: the ability of the card on the menu; used ones are marked in the frame.
Objection object_to_use(const State& s, Card card, int k) {
  const Frame& menu = s.stack.top();
  const Player& me = player(s, menu.seat);
  if (raw(card) != menu.locals[0]) return because(EWP(97), CauseId::OtherCard, menu.locals[0]);
  if (!me.play.has(card)) return because(EWP(97), CauseId::NotInPlay, card);
  const Ability& one = ability(s, card_ability(card, k));
  if (one.items == 0) return because(EWP(347), CauseId::NoSuchAbility, card);
  if (one.only_labor) return because(EWP(123), CauseId::ComesByItself);
  if ((menu.locals[1] >> k & 1) != 0) return because(EWP(263), CauseId::Used);
  if (!can_pay(s, me, one.cost)) return cannot_pay(EWP(87), s, me, one.cost);
  if (has_effect(s, menu.seat, one)) return {};
  return because(EWP(375), CauseId::NoEffect);
}

bool is_payable(const State& s) {
  const auto card = static_cast<Card>(s.stack.top().locals[0]);
  return !object_to_use(s, card, 0) || !object_to_use(s, card, 1);
}

}  // namespace

// EWP-092, EWP-093: whether one of these cards may still be played this turn.
bool may_play_culture(const TurnState& turn, std::uint64_t cards) {
  if (turn.era_two > 0 || turn.era_one >= 2) return false;
  return (turn.era_one > 0 ? cards & kEraOneMask : cards) != 0;
}

void offer_culture(const State& s, ActionList& out) {
  const Cards& hand = player(s, actor(s)).hand;
  for (std::uint64_t mask = hand.culture(); mask != 0; mask &= mask - 1) {
    out.push_back(act(VerbId::Play, kTribeTypes + std::countr_zero(mask)));
  }
  out.push_back(kDone);
}

Objection object_to_culture_limit(const TurnState& turn, Card card) {
  if (turn.era_two > 0) return because(EWP(93), CauseId::EraTwoPlayed);
  if (turn.era_one > 0 && era_of(card) == 2) return because(EWP(93), CauseId::EraOnePlayed);
  if (turn.era_one < 2) return {};
  return because(EWP(92), CauseId::EraOneTwice);
}

Objection object_to_culture(const State& s, Action a) {
  if (verb_of(a) == VerbId::Done) return {};
  const Player& me = player(s, actor(s));
  const auto card = static_cast<Card>(a.a);
  if (verb_of(a) == VerbId::Use && !is_tribe(card)) {
    return me.play.has(card) ? EWP(97) : because(EWP(97), CauseId::NotInPlay, card);
  }
  if (verb_of(a) != VerbId::Play) return out_of_place(s, a);
  if (is_tribe(card)) return because(EWP(116), CauseId::NoFigureYet);
  if (!me.hand.has(card)) return because(EWP(92), CauseId::NotHeld, card);
  return object_to_culture_limit(s.turn, card);  // EWP-094: whatever the round
}

void apply_culture(State& s, Action a, Dealer& dealer) {
  const Seat seat = actor(s);
  s.stack.pop();
  if (verb_of(a) == VerbId::Done) return next_part(s);
  Player& me = player(s, seat);
  const auto card = static_cast<Card>(a.a);
  leave_hand(me, card);
  me.play.add(card);  // EWP-095, EWP-096
  ++(era_of(card) == 1 ? s.turn.era_one : s.turn.era_two);
  dealer.tell(event(EventId::Played, seat, raw(card)));
  unsigned used = 0;
  for (int k = 0; k < 2; ++k) {  // EWP-123
    const Ability& one = ability(s, card_ability(card, k));
    if (!one.only_labor) continue;
    used |= 1u << k;
    add_labor(s, seat, one.gain[0].n, dealer);
  }
  const Ability& first = ability(s, card_ability(card, 0));
  if (ability(s, card_ability(card, 1)).items == 0 && first.cost == Cost{}) {
    if (used == 0) push_effect(s, seat, card_ability(card, 0));  // EWP-347: without a menu
    return;
  }
  Frame& menu = s.stack.push(StepId::CardMenu, seat);
  menu.locals[0] = raw(card);
  menu.locals[1] = static_cast<std::uint8_t>(used);
}

void run_card_menu(State& s, Dealer&) {
  if (is_payable(s)) {
    s.stack.top().step = raw(StepId::CardChoice);
  } else {
    s.stack.pop();
  }
}

void offer_card_choice(const State& s, ActionList& out) {
  const int card = s.stack.top().locals[0];
  out.push_back(act(VerbId::Use, card, 1));
  out.push_back(act(VerbId::Use, card, 2));
  out.push_back(kDone);
}

Objection object_to_card_choice(const State& s, Action a) {
  if (verb_of(a) == VerbId::Done) return {};  // EWP-086
  if (verb_of(a) == VerbId::Use) return object_to_use(s, static_cast<Card>(a.a), a.b - 1);
  if (verb_of(a) != VerbId::Play) return out_of_place(s, a);
  if (is_tribe(static_cast<Card>(a.a))) return because(EWP(116), CauseId::NoFigureYet);
  return because(EWP(95), CauseId::OtherCard, s.stack.top().locals[0]);
}

void apply_card_choice(State& s, Action a, Dealer& dealer) {
  if (verb_of(a) == VerbId::Done) return s.stack.pop();
  Frame& menu = s.stack.top();
  const Seat seat = menu.seat;
  menu.step = raw(StepId::CardMenu);
  menu.locals[1] = static_cast<std::uint8_t>(menu.locals[1] | 1u << (a.b - 1));
  const AbilityId used = card_ability(static_cast<Card>(a.a), a.b - 1);
  dealer.tell(event(EventId::UsedCard, seat, a.a));
  pay(s, seat, ability(s, used).cost, dealer);
  push_effect(s, seat, used);
  pay_discard(s, seat, ability(s, used).cost, dealer);
}

}  // namespace ochre::endless_winter
