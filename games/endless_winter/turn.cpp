// turn.cpp - EWP-090 to EWP-105, EWP-135 to EWP-140: the steps of a turn, placing a figure, the
// Eclipse pile.
#include "games/endless_winter/steps.h"
#include "games/endless_winter/vocabulary.h"

namespace ochre::endless_winter {
namespace {

void go_to(State& s, TurnPart part) { s.stack.top().at = raw(part); }

void begin_turn(State& s, Seat seat, Dealer& dealer) {
  s.turn = blank_turn();
  dealer.tell(event(EventId::TurnBegan, seat, (s.turns - 1) / s.seats + 1));
  go_to(s, TurnPart::Culture);
}

// EWP-346; asked if the others cannot exclude a playable card in hand. EWP-098: new cards count.
void ask_culture(State& s, Seat seat, Dealer& dealer) {
  const Player& me = player(s, seat);
  if (!me.hand.empty() && may_play_culture(s.turn, hidden_cards(s, me).culture())) {
    return ask(s, dealer, StepId::Culture, seat, true);
  }
  go_to(s, TurnPart::Place);  // EWP-099
}

void discard_played(State& s, Seat seat) {  // EWP-135, EWP-136, EWP-088
  Player& me = player(s, seat);
  me.discard.add(me.play);
  me.play = {};
  return_rest_token(s);  // EWP-327
  s.turn = blank_turn();
  go_to(s, me.chief_figure + me.tribe_figures == 0 ? TurnPart::Pile : TurnPart::End);
}

Card highest_in_pile(const Player& me) {
  const int n = me.pile.total();
  return n == 0 ? Card{} : me.pile.at(n - 1);
}

// Too early for Tribe cards, too late for Culture cards.
Objection object_to_early_play(const State& s, Card card) {
  if (is_tribe(card)) return because(EWP(116), CauseId::NoFigureYet);
  const bool limit = s.turn.era_two > 0 || s.turn.era_one >= 2;
  return limit ? object_to_culture_limit(s.turn, card) : because(EWP(99), CauseId::StepOver);
}

}  // namespace

void next_part(State& s) { ++s.stack.top().at; }

void run_turn(State& s, Dealer& dealer) {
  const Seat seat = actor(s);
  const bool holds = !player(s, seat).hand.empty();
  switch (static_cast<TurnPart>(s.stack.top().at)) {
    case TurnPart::Begin: return begin_turn(s, seat, dealer);
    case TurnPart::Culture: return ask_culture(s, seat, dealer);
    case TurnPart::Place: return ask(s, dealer, StepId::PlaceFigure, seat, true);  // 5 or 10
    case TurnPart::Top: return ask(s, dealer, StepId::Top, seat, holds);
    case TurnPart::Middle: return ask(s, dealer, StepId::Middle, seat, holds);
    case TurnPart::Bottom: return ask(s, dealer, StepId::Bottom, seat, holds);
    case TurnPart::Token:
      if (s.rest_up == kNoRest) return go_to(s, TurnPart::Rest);  // EWP-330
      return ask(s, dealer, StepId::TokenChoice, seat);
    case TurnPart::Rest: return ask(s, dealer, StepId::Rest, seat);
    case TurnPart::Discard: return discard_played(s, seat);
    case TurnPart::Pile:
      if (!holds) return go_to(s, TurnPart::End);
      return ask(s, dealer, StepId::Pile, seat, true);
    case TurnPart::End:
    case TurnPart::kCount: break;
  }
  s.stack.pop();
}

void offer_place(const State& s, ActionList& out) {
  const Player& me = player(s, actor(s));
  for (int figure = 0; figure < 2; ++figure) {
    if ((figure == 0 ? me.tribe_figures : me.chief_figure) == 0) continue;
    for (Column column : all<Column>()) out.push_back(act(VerbId::Place, figure, raw(column)));
  }
}

Objection object_to_place(const State& s, Action a) {
  const VerbId verb = verb_of(a);
  if (verb == VerbId::Play) return object_to_early_play(s, static_cast<Card>(a.a));
  if (verb == VerbId::Use && !is_tribe(static_cast<Card>(a.a))) return EWP(97);
  if (verb != VerbId::Place) return out_of_place(s, a);
  const Player& me = player(s, actor(s));
  const int left = a.a == 0 ? me.tribe_figures : me.chief_figure;
  if (left > 0) return {};
  return because(EWP(101), CauseId::FigureGone, a.a);  // EWP-102
}

void apply_place(State& s, Action a, Dealer& dealer) {
  const Seat seat = actor(s);
  Player& me = player(s, seat);
  s.stack.pop();
  --(a.a == 0 ? me.tribe_figures : me.chief_figure);
  s.turn.column = static_cast<Column>(a.b);
  s.turn.chief = a.a;
  me.placed.push_back(s.turn.column);
  dealer.tell(event(EventId::Placed, seat, a.a, a.b));
  if (s.turn.column == Column::Rest) {
    ++me.resting;  // EWP-132
    go_to(s, TurnPart::Token);
  } else {
    go_to(s, TurnPart::Top);
  }
  for (int k = 0; k < 2 && s.turn.chief != 0; ++k) {  // EWP-123: Labor of the Chief
    const Ability& one = ability(s, chief_ability(me.chief, me.side, k));
    const bool holds = one.when == When::Any || raw(one.when) == raw(s.turn.column);
    if (!one.only_labor || !holds) continue;
    s.turn.chief_used = static_cast<std::uint8_t>(s.turn.chief_used | 1u << k);
    add_labor(s, seat, one.gain[0].n, dealer);
  }
}

void offer_pile(const State& s, ActionList& out) {
  player(s, actor(s)).hand.each([&](Card card) { out.push_back(act(VerbId::Add, card)); });
  out.push_back(kDone);
}

Objection object_to_pile(const State& s, Action a) {
  if (verb_of(a) == VerbId::Done) return {};  // EWP-138
  if (verb_of(a) != VerbId::Add) return out_of_place(s, a);
  const Player& me = player(s, actor(s));
  const auto card = static_cast<Card>(a.a);
  if (!me.hand.has(card)) return because(EWP(137), CauseId::NotHeld, card);
  const Card highest = highest_in_pile(me);
  if (card >= highest) return {};
  return because(EWP(354), CauseId::PileOrder, highest);
}

void apply_pile(State& s, Action a, Dealer& dealer) {
  const Seat seat = actor(s);
  s.stack.pop();
  if (verb_of(a) == VerbId::Done) return next_part(s);  // EWP-140
  Player& me = player(s, seat);
  me.hand.remove(static_cast<Card>(a.a));
  me.pile.add(static_cast<Card>(a.a));
  dealer.tell(event(EventId::PileAdded, seat, a.a, 0, 0, only(seat)));
}

}  // namespace ochre::endless_winter
