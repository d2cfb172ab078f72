// effects.cpp - EWP-261 to EWP-283, EWP-356, EWP-371, EWP-375: abilities as data. An Effect frame
// names the ability and the units left of each item; a Unit frame gains one item, unit by unit, and
// becomes the question of its icon. A frame with nothing left steps aside before what it causes, so
// nesting stays shallow.
#include "games/endless_winter/steps.h"
#include "games/endless_winter/vocabulary.h"

namespace ochre::endless_winter {
namespace {

int arrow_cell(const State& s, int slot, int space) {
  return box(s).layouts[s.layout].cells[static_cast<std::size_t>(slot)]
                                       [static_cast<std::size_t>(space)];
}

bool has_free_arrow(const State& s, const Item& item, int slot) {  // EWP-238
  const Cells taken = occupied(s, 0);
  for (std::uint8_t space : item.to) {
    if ((taken & cell_bit(arrow_cell(s, slot, space))) == 0) return true;
  }
  return false;
}

const Item& item_of(const State& s, const Frame& effect, int i) {
  return ability(s, effect.locals[0]).gain[static_cast<std::size_t>(i)];
}
std::uint8_t& left_of(Frame& effect, int i) {
  return effect.locals[static_cast<std::size_t>(i + 1)];
}

bool is_open_item(const State& s, const Frame& effect, int i) {
  if (effect.locals[static_cast<std::size_t>(i + 1)] == 0) return false;
  return can_do(s, effect.seat, item_of(s, effect, i), effect.locals[4]);
}

// EWP-356: points and Labor come first, unasked. Labor of an Eclipse ability was counted (EWP-192).
void gain_plain_items(State& s, Dealer& dealer) {
  Frame& effect = s.stack.top();
  const Ability& from = ability(s, effect.locals[0]);
  for (int i = 0; i < from.items; ++i) {
    const Item& item = item_of(s, effect, i);
    const int n = left_of(effect, i);
    if (n == 0 || (item.what != Do::Points && item.what != Do::HalfLabor)) continue;
    left_of(effect, i) = 0;
    if (item.what == Do::Points) {
      gain_points(s, effect.seat, Source::Effects, n, dealer);
    } else if (from.when != When::Eclipse) {
      add_labor(s, effect.seat, n, dealer);
    }
  }
}

void start_item(State& s, int i) {
  Frame& effect = s.stack.top();
  const Item item = item_of(s, effect, i);
  const Seat seat = effect.seat;
  const int slot = effect.locals[4];
  const int n = left_of(effect, i);
  left_of(effect, i) = 0;
  effect.step = raw(StepId::Effect);
  if (effect.locals[1] + effect.locals[2] + effect.locals[3] == 0) s.stack.pop();
  push_unit(s, seat, item.what, n);
  if (item.what != Do::MegalithArrow) return;
  for (std::size_t k = 0; k < 2; ++k) {
    s.stack.top().locals[2 + k] = static_cast<std::uint8_t>(arrow_cell(s, slot, item.to[k]));
  }
}

}  // namespace

StepId question_of(Do what) {
  switch (what) {
    case Do::Tool:
    case Do::Draw:
    case Do::Idol:
    case Do::Megalith:
    case Do::MegalithArrow: return StepId::Gain;
    case Do::Bury: return StepId::Bury;
    case Do::TribeHand:
    case Do::TribeDiscard: return StepId::TakeTribe;
    case Do::CultureHand: return StepId::TakeCulture;
    case Do::AnimalChoose: return StepId::ChooseAnimal;
    case Do::AnimalDraw: return StepId::DrawAnimal;
    case Do::AnimalReveal: return StepId::Reveal;
    case Do::Tip: return StepId::Tip;
    case Do::CampPlace: return StepId::CampEntry;
    case Do::CampMove: return StepId::CampStep;
    case Do::VillagePlace: return StepId::VillageSite;
    case Do::HalfLabor:
    case Do::Food:
    case Do::FoodMax:
    case Do::Points:
    case Do::kCount: break;
  }
  return StepId::kCount;  // gained without a question
}

// EWP-375: whether the item does anything now.
bool can_do(const State& s, Seat seat, const Item& item, int slot) {
  const Player& me = player(s, seat);
  const bool hungry = me.food < food_limit(me);
  switch (item.what) {
    case Do::HalfLabor:
    case Do::Points: return true;
    case Do::Food:
    case Do::FoodMax: return hungry;
    case Do::Tool: return me.tools < kMostTools || hungry;
    case Do::Draw:
    case Do::Idol:
    case Do::Megalith: return true;  // EWP-249: an Idol always has an effect
    case Do::MegalithArrow: return has_free_arrow(s, item, slot);
    case Do::Bury: return can_bury(s, me);
    case Do::TribeHand:
    case Do::TribeDiscard: return has_tribe_supply(s);  // EWP-148, EWP-248
    case Do::CultureHand:
      for (Card card : s.display) {
        if (card != kNoCard) return true;
      }
      return false;
    case Do::AnimalChoose: return !s.hunting.empty();
    case Do::AnimalDraw: return !s.animals.empty();  // EWP-176, EWP-177
    case Do::AnimalReveal: return !s.animals.empty() && s.hunting.total() < kHuntingLimit;
    case Do::Tip: return !me.upright.empty();
    case Do::CampPlace: return me.camps_left > 0;  // EWP-182
    case Do::CampMove: return me.camps_left < kCamps;
    case Do::VillagePlace: return village_sites(s, me) != 0;
    case Do::kCount: break;
  }
  return false;
}

bool can_do_any(const State& s, Seat seat, const Ability& of, int slot) {
  for (int i = 0; i < of.items; ++i) {
    if (can_do(s, seat, of.gain[static_cast<std::size_t>(i)], slot)) return true;
  }
  return false;
}

// EWP-375: whether paying for it leads anywhere. What may come back as Food or Tools has to be more
// than was paid of them; up to version 1 of the rules that was not asked.
bool has_effect(const State& s, Seat seat, const Ability& of) {
  if (s.rules < 2 || (of.cost.food == 0 && of.cost.tool == 0)) return can_do_any(s, seat, of);
  const Player& me = player(s, seat);
  int food = 0, tools = 0;
  for (int i = 0; i < of.items; ++i) {
    const Item& item = of.gain[static_cast<std::size_t>(i)];
    if (item.what == Do::Food || item.what == Do::FoodMax) {
      food += item.what == Do::Food ? item.n : kMostFood;
    } else if (item.what == Do::Tool) {
      tools += item.n;
    } else if (can_do(s, seat, item, 0)) {
      return true;
    }
  }
  return (me.tools < kMostTools && tools > of.cost.tool) ||
         (me.food < food_limit(me) && food + tools > of.cost.food);
}

void push_effect(State& s, Seat seat, AbilityId from, int slot) {
  const Ability& gained = ability(s, from);
  Frame& effect = s.stack.push(StepId::Effect, seat);
  effect.locals[0] = from;
  for (int i = 0; i < gained.items; ++i) {
    left_of(effect, i) = gained.gain[static_cast<std::size_t>(i)].n;
  }
  effect.locals[4] = static_cast<std::uint8_t>(slot);
}

void push_unit(State& s, Seat seat, Do what, int n) {
  Frame& unit = s.stack.push(StepId::Unit, seat);
  unit.locals[0] = raw(what);
  unit.locals[1] = static_cast<std::uint8_t>(n);
}

void pay(State& s, Seat seat, const Cost& cost, Dealer&) {  // EWP-087
  Player& me = player(s, seat);
  me.food = static_cast<std::uint8_t>(me.food - cost.food);
  me.tools = static_cast<std::uint8_t>(me.tools - cost.tool);
  s.turn.labor = static_cast<std::uint8_t>(s.turn.labor - cost.half_labor);
}

void pay_discard(State& s, Seat seat, const Cost& cost, Dealer& dealer) {  // EWP-282
  if (cost.discard == 0) return;
  ask(s, dealer, StepId::PayDiscard, seat, player(s, seat).hand.total() > 1);
}

void run_effect(State& s, Dealer& dealer) {
  gain_plain_items(s, dealer);
  const Frame& effect = s.stack.top();
  const Ability& from = ability(s, effect.locals[0]);
  int open = 0, first = -1;
  for (int i = 0; i < from.items; ++i) {
    if (!is_open_item(s, effect, i)) continue;
    if (first < 0) first = i;
    ++open;
  }
  if (open == 0) return s.stack.pop();
  if (open == 1 || from.ordered) return start_item(s, first);
  s.stack.top().step = raw(StepId::ItemChoice);
}

void offer_item(const State& s, ActionList& out) {
  const Frame& effect = s.stack.top();
  for (int i = 0; i < ability(s, effect.locals[0]).items; ++i) {
    out.push_back(act(VerbId::First, item_of(s, effect, i).what));
  }
}

Objection object_to_item(const State& s, Action a) {
  if (verb_of(a) != VerbId::First) return out_of_place(s, a);
  const Frame& effect = s.stack.top();
  for (int i = 0; i < ability(s, effect.locals[0]).items; ++i) {
    if (raw(item_of(s, effect, i).what) != a.a) continue;
    if (is_open_item(s, effect, i)) return {};
    const bool left = effect.locals[static_cast<std::size_t>(i + 1)] > 0;
    return left ? because(EWP(375), CauseId::NoEffect) : because(EWP(356), CauseId::ItemTaken, a.a);
  }
  return because(EWP(356), CauseId::NotPartOfIt, a.a);
}

void apply_item(State& s, Action a, Dealer&) {
  const Frame& effect = s.stack.top();
  int i = 0;
  while (raw(item_of(s, effect, i).what) != a.a) ++i;
  start_item(s, i);
}

void run_unit(State& s, Dealer& dealer) {
  Frame& unit = s.stack.top();
  const Seat seat = unit.seat;
  const auto what = static_cast<Do>(unit.locals[0]);
  const int n = unit.locals[1];
  // An arrow's spaces were free when it began; nothing happens in between.
  const bool possible = what == Do::MegalithArrow || can_do(s, seat, {what, 1, {}}, 0);
  if (n == 0 || !possible) return s.stack.pop();
  if (what == Do::Food || what == Do::FoodMax) {  // EWP-273, EWP-283, EWP-355: unasked
    s.stack.pop();
    return gain_food(s, seat, what == Do::Food ? n : kMostFood, dealer);
  }
  unit.step = raw(question_of(what));
  // All but the gains of the hierarchy offer something and a refusal: never one answer alone.
  if (question_of(what) == StepId::Gain) settle(s, dealer);
}

void use_up_unit(State& s) {  // EWP-241: one after the other
  Frame& unit = s.stack.top();
  if (--unit.locals[1] == 0) return s.stack.pop();
  unit.step = raw(StepId::Unit);
}

void drop_units(State& s) { s.stack.pop(); }

}  // namespace ochre::endless_winter
