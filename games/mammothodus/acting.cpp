// acting.cpp - MAM-108 to MAM-118, D40, D41: an action is carried out figurine by figurine.
#include <algorithm>
#include <bit>

#include "games/mammothodus/clauses.h"
#include "games/mammothodus/questions.h"
#include "games/mammothodus/steps.h"
#include "games/mammothodus/vocabulary.h"

namespace ochre::mammothodus {
namespace {

constexpr std::uint8_t kChosen = 1, kPerformed = 2;  // TurnNotes::acted

// MAM-165: an action in which nothing was carried out does not count as performed.
void finish_action(State& s, Dealer& dealer) {
  const Deed deed = deed_of(s);
  const bool performed = (s.notes.acted & kPerformed) != 0;
  if (deed == Deed::Move) turn_up_shards(s, dealer);
  const Seat seat = actor(s);
  s.stack.pop();
  s.notes.used = s.notes.acted = 0;
  if (!performed) {
    s.notes.credit = 1;
    return;
  }
  s.notes.performed = static_cast<std::uint8_t>(s.notes.performed | 1u << raw(deed));
  s.stack.push(StepId::Windows, seat).locals[kOthersOnly] = 1;  // D31
}

void begin_use(State& s, Colour colour, Dealer& dealer) {
  const Seat seat = active(s);
  s.notes.acted = static_cast<std::uint8_t>(s.notes.acted | kChosen);
  dealer.tell(event(EventId::Uses, seat, raw(colour), raw(player(s, seat).figurines[colour])));
  s.stack.push(StepId::Use, seat).locals[kColour] = raw(colour);
}

bool is_paid(const State& s) {  // MAM-164
  return deed_of(s) == Deed::Activate && laid_points(s) >= activation_cost(s);
}

void lay_card(State& s, Card card, Dealer& dealer) {
  Player& me = player(s, active(s));
  me.hand.remove(card);
  me.laid.add(card);
  dealer.tell(event(EventId::Laid, active(s), raw(card)));
}

// MAM-109: the first card is compulsory, so an only one is laid unasked. MAM-121: what fits is
// settled by the space where the figurine stands now.
void lay_cards(State& s, Frame& frame, Dealer& dealer) {
  const Player& me = player(s, active(s));
  const Colours fitting = matching(s, deed_of(s), space_in_use(s));
  int kinds = 0;
  Card last = Card::kCount;
  for (Card card : all<Card>(Card::Red, Card::DoubleBlue)) {
    if (!me.hand.has(card) || (colours_of(card) & fitting) == 0) continue;
    ++kinds;
    last = card;
  }
  const bool first = me.laid.empty();
  if (kinds == 0 || is_paid(s)) {
    frame.at = raw(UsePart::Help);
  } else if (first && kinds == 1) {
    lay_card(s, last, dealer);
  } else {
    s.stack.push(StepId::Cards, frame.seat);
  }
}

void ask_helpers(State& s, Frame& frame) {  // MAM-178: in seat order
  for (; frame.locals[kHelpers] + 1 < s.seats; ++frame.locals[kHelpers]) {
    const Seat seat = after(s, frame.seat, frame.locals[kHelpers] + 1);
    if (is_paid(s) || !is_helper_asked(s, seat)) continue;
    s.stack.push(StepId::Helper, seat);
    return;
  }
  frame.at = raw(UsePart::Settle);
}

// MAM-117, MAM-184: all laid cards go to their clans' discard piles before the effect.
void settle(State& s, Frame& frame, Dealer& dealer) {
  const Deed deed = deed_of(s);
  const Colour colour = colour_in_use(s);
  const int laid = laid_points(s);
  set_bit(s.notes.used, colour);
  if (deed == Deed::Activate && laid < activation_cost(s)) return take_back(s, dealer);
  for (Seat seat = 0; seat < s.seats; ++seat) {
    player(s, seat).discard.add(player(s, seat).laid);
    player(s, seat).laid = {};
  }
  s.notes.acted = static_cast<std::uint8_t>(s.notes.acted | kPerformed);
  // MAM-113, MAM-163, MAM-176, MAM-194: one point for the acting figurine's speciality: a step
  // (MAM-120), a die (MAM-134), a population (MAM-144), a point of development (MAM-148).
  const int bonus = deed != Deed::Activate && colour_of(deed) == colour ? 1 : 0;
  const int points = std::min(laid + bonus, 255);
  frame.locals[kPoints] = static_cast<std::uint8_t>(points);
  frame.at = raw(UsePart::Effect);
  switch (deed) {
    case Deed::Move:
      s.stack.pop();
      begin_move(s, colour, points);
      break;
    case Deed::Population:
      s.stack.pop();
      grow(s, points, dealer);
      break;
    case Deed::Activate: activate(s, dealer); break;
    case Deed::Attack:
    case Deed::Development:
    case Deed::Degradation:
    case Deed::kCount: break;
  }
}

Objection object_to_used(const State& s, Deed deed, Colour colour) {
  if ((s.notes.used >> (kFigurines + raw(colour)) & 1) != 0) {
    const Space space = player(s, active(s)).figurines[colour];
    return because(MAM(215), CauseId::PositionUsed, colour, space);
  }
  const Clause law = deed == Deed::Move ? MAM(123) : deed == Deed::Attack ? MAM(135) : MAM(114);
  return because(law, CauseId::Used, colour);
}

}  // namespace

Objection object_to_use(const State& s, const Bag<Card>& hand, Deed deed, Colour colour) {
  const Space space = player(s, active(s)).figurines[colour];
  if (space == kNowhere) return because(MAM(108), CauseId::Reserve, colour);
  if (has_bit(s.notes.used, colour)) return object_to_used(s, deed, colour);
  if (!has_card(hand, matching(s, deed, space))) {
    if (space != Space::C) return because(MAM(109), CauseId::NoFit, colour, space);
    return because(MAM(112), CauseId::NoFitHome, colour_of(deed), colour);
  }
  if (deed == Deed::Activate) return object_to_activation(s, hand, colour);
  if (deed != Deed::Attack || s.tribes.has(space)) return {};
  for (Space spirit : s.spirits) {
    if (spirit == space) return {};
  }
  return because(MAM(132), CauseId::NoTarget, colour, space);
}

void run_action(State& s, Dealer& dealer) {
  const Deed deed = deed_of(s);
  if (deed == Deed::Degradation) {
    run_degradation(s, dealer);
    if (s.stack.top().step == raw(StepId::Action) && s.notes.acted == (kChosen | kPerformed)) {
      finish_action(s, dealer);
    }
    return;
  }
  const Player& me = player(s, active(s));
  int usable = 0;
  Colour last = Colour::kCount;
  for (Colour colour : all<Colour>()) {
    if (object_to_use(s, me.hand, deed, colour)) continue;
    ++usable;
    last = colour;
  }
  const bool draws = me.hand.has(Card::DrawThree);
  const bool may_finish = s.notes.acted != 0 || usable == 0;
  if (usable + (draws ? 1 : 0) + (may_finish ? 1 : 0) > 1) {
    s.stack.push(StepId::Figurine, actor(s));
  } else if (usable == 1) {
    begin_use(s, last, dealer);
  } else {
    finish_action(s, dealer);
  }
}

void offer_figurine(const State&, ActionList& out) {  // D40
  for (Colour colour : all<Colour>()) out.push_back(act(VerbId::Figurine, colour));
  out.push_back(act(VerbId::DrawThree));
  out.push_back(act(VerbId::Finish));
}

Objection object_to_figurine(const State& s, Action a) {
  const Player& me = player(s, actor(s));
  if (verb_of(a) == VerbId::Figurine) return object_to_use(s, me.hand, deed_of(s), colour_of(a));
  if (verb_of(a) != VerbId::Finish) return object_to_playing_draw_three(s, a);
  if (s.notes.acted != 0) return {};
  for (Colour colour : all<Colour>()) {  // only after the first figurine, or when none can be used
    if (object_to_use(s, me.hand, deed_of(s), colour)) continue;
    return because(MAM(108), CauseId::StillUsable, colour);
  }
  return {};
}

void apply_figurine(State& s, Action a, Dealer& dealer) {
  const Seat seat = actor(s);
  s.stack.pop();
  if (verb_of(a) == VerbId::Figurine) return begin_use(s, colour_of(a), dealer);
  if (verb_of(a) == VerbId::DrawThree) return play_draw_three(s, seat, dealer);
  finish_action(s, dealer);
}

void run_use(State& s, Dealer& dealer) {  // MAM-115: cards, help, then the effect
  Frame& frame = s.stack.top();
  switch (static_cast<UsePart>(frame.at)) {
    case UsePart::Line: {
      frame.at = raw(UsePart::Cards);
      if (deed_of(s) != Deed::Activate) return;
      const auto lines = static_cast<unsigned>(fulfilled_lines(s, space_in_use(s)));
      frame.locals[kLine] = static_cast<std::uint8_t>(lines == 0 ? 0 : std::countr_zero(lines));
      if (std::popcount(lines) > 1) s.stack.push(StepId::Line, frame.seat);  // D52
      return;
    }
    case UsePart::Cards: return lay_cards(s, frame, dealer);
    case UsePart::Help: return ask_helpers(s, frame);
    case UsePart::Settle: return settle(s, frame, dealer);
    case UsePart::Effect:
      if (deed_of(s) == Deed::Development) return run_development(s, dealer);
      return run_fight(s, dealer);
    case UsePart::Roll:
    case UsePart::Reroll:
    case UsePart::Hits:
    case UsePart::Done: return run_fight(s, dealer);
    case UsePart::kCount: break;
  }
}

void offer_cards(const State& s, ActionList& out) {  // D41
  const Player& me = player(s, actor(s));
  for (Card card : all<Card>(Card::Red, Card::DoubleBlue)) {
    if (me.hand.has(card)) out.push_back(act(VerbId::Lay, card));
  }
  out.push_back(act(VerbId::Done));
}

Objection object_to_cards(const State& s, Action a) {
  const Player& me = player(s, actor(s));
  if (verb_of(a) == VerbId::Done) {
    return me.laid.empty() ? because(MAM(109), CauseId::NoneLaid) : Objection{};
  }
  if (verb_of(a) != VerbId::Lay) return out_of_place(s, a);
  if (card_of(a) == Card::Degradation) return MAM(157);
  if (!me.hand.has(card_of(a))) return because(MAM(2), CauseId::NoCard, a.a);  // the own hand
  if (is_paid(s)) return because(MAM(164), CauseId::Paid, activation_cost(s));
  const Space space = space_in_use(s);
  const Deed deed = deed_of(s);
  if ((colours_of(card_of(a)) & matching(s, deed, space)) != 0) return {};
  if (space == Space::C) return because(MAM(112), CauseId::MisfitHome, a.a, colour_of(deed));
  return because(deed == Deed::Activate ? MAM(161) : MAM(110), CauseId::Misfit, a.a,
                 colour_of(deed), space);
}

void apply_cards(State& s, Action a, Dealer& dealer) {
  s.stack.pop();
  if (verb_of(a) == VerbId::Done) {
    s.stack.top().at = raw(UsePart::Help);
  } else {
    lay_card(s, card_of(a), dealer);
  }
}

}  // namespace ochre::mammothodus
