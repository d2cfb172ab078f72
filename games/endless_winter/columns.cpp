// columns.cpp - EWP-106 to EWP-110, EWP-127 to EWP-130, EWP-141 to EWP-177, EWP-350 to EWP-352: the
// actions of the four Action Columns.
#include "games/endless_winter/steps.h"
#include "games/endless_winter/vocabulary.h"

namespace ochre::endless_winter {
namespace {

// EWP-129: the Food it takes to pass the next Labor icon; 0: none is left.
int food_portion(const State& s, const Player& me) {
  for (int icon = me.food; icon > 0; --icon) {
    if ((box(s).labor_icons >> icon & 1) != 0) return me.food - icon + 1;
  }
  return 0;
}

bool is_free(Action a) {
  const VerbId verb = verb_of(a);
  return verb == VerbId::Play || verb == VerbId::Use || verb == VerbId::UseChief;
}

// The verbs stand in the order of the sections.
bool is_top_action(VerbId verb) { return verb >= VerbId::TakeTribe && verb <= VerbId::TakeAnimal; }
bool is_middle_action(VerbId verb) { return verb >= VerbId::Rite && verb <= VerbId::Tip; }
bool is_later_part(VerbId verb) { return verb == VerbId::Bottom || verb == VerbId::EndTurn; }

Column column_of(VerbId verb) {
  if (verb == VerbId::TakeTribe || verb == VerbId::Rite) return Column::Initiate;
  if (verb == VerbId::TakeCulture || verb == VerbId::TakeStone) return Column::Develop;
  return verb == VerbId::Reveal || verb == VerbId::TakeAnimal || verb == VerbId::Tip
             ? Column::Hunt
             : Column::Migrate;
}

// What is no action of the figure's column: the clause says where and when there is such a choice.
Objection object_to_column(const State& s, Action a) {
  const VerbId verb = verb_of(a);
  if (!is_top_action(verb) && !is_middle_action(verb)) return out_of_place(s, a);
  if (s.turn.column == column_of(verb)) return {};
  return because(occasion(kVerbs, a), CauseId::FigureAt, s.turn.column);
}

// What comes in another section of this column: `at` is the one the figure is in.
enum class Part : std::uint8_t { Top, Middle, Bottom };
Objection object_to_part(Clause law, Part at) { return because(law, CauseId::InPart, at); }

Objection object_to_take_tribe_card(const State& s, const Player& me, Card card) {
  if (raw(card) < kStartingTypes || !s.supply.has(card)) {
    return because(EWP(148), CauseId::NotInSupply, card);
  }
  if ((s.turn.taken >> raw(card) & 1) != 0) return because(EWP(142), CauseId::TypeTaken, card);
  const Cost& cost = box(s).take_tribe;
  if (can_pay(s, me, cost)) return {};
  return cannot_pay(EWP(141), s, me, cost);
}

Objection object_to_take_culture_card(const State& s, const Player& me, int slot) {
  if (s.display[static_cast<std::size_t>(slot)] == kNoCard) {
    return because(EWP(157), CauseId::EmptySlot, slot);
  }
  const Cost& cost = box(s).take_culture;
  if (can_pay(s, me, cost)) return {};
  return cannot_pay(EWP(156), s, me, cost);
}

Objection object_to_paid_camp(const State& s, const Player& me) {
  if (me.camps_left == 0) return because(EWP(182), CauseId::NoCampLeft);
  const Cost& cost = box(s).place_camp;
  if (can_pay(s, me, cost)) return {};
  return cannot_pay(EWP(166), s, me, cost);
}

Objection object_to_paid_move(const State& s, const Player& me, int from, int to) {
  const Cost& cost = box(s).move_camp;
  if (!can_pay(s, me, cost)) return cannot_pay(EWP(167), s, me, cost);
  return object_to_camp_move(EWP(167), me, from, to);
}

Objection object_to_paid_reveal(const State& s, const Player& me) {
  if (s.animals.empty()) return because(EWP(172), CauseId::NoAnimals);
  if (s.hunting.total() >= kHuntingLimit) {
    return because(EWP(171), CauseId::GroundsFull, s.hunting.total());
  }
  const Cost& cost = box(s).reveal;
  if (can_pay(s, me, cost)) return {};
  return cannot_pay(EWP(170), s, me, cost);
}

Objection object_to_take_animal_card(const State& s, const Player& me, Animal animal) {
  if (!s.hunting.has(animal)) return because(EWP(173), CauseId::NotInGrounds, animal);
  const Cost& cost = box(s).take_animal;
  if (can_pay(s, me, cost)) return {};
  return cannot_pay(EWP(173), s, me, cost);
}

void offer_column_top(const State& s, const Player& me, ActionList& out) {
  switch (s.turn.column) {
    case Column::Initiate:
      if (!can_pay(s, me, box(s).take_tribe)) return;
      for (int i = kStartingTypes; i < kTribeTypes; ++i) {
        if ((s.turn.taken >> i & 1) == 0) out.push_back(act(VerbId::TakeTribe, i));
      }
      return;
    case Column::Develop:
      if (!can_pay(s, me, box(s).take_culture)) return;
      for (int slot = 0; slot < kDisplay; ++slot) {
        const bool filled = s.display[static_cast<std::size_t>(slot)] != kNoCard;
        if (filled) out.push_back(act(VerbId::TakeCulture, slot));
      }
      return;
    case Column::Migrate:
      if (can_pay(s, me, box(s).place_camp)) out.push_back(act(VerbId::PlaceCamp));
      if (can_pay(s, me, box(s).move_camp)) offer_camp_moves(s, me, out);
      return;
    case Column::Hunt:
      if (can_pay(s, me, box(s).reveal)) out.push_back(act(VerbId::Reveal));
      if (!can_pay(s, me, box(s).take_animal)) return;
      for (Animal animal : all<Animal>()) {
        if (s.hunting.has(animal)) out.push_back(act(VerbId::TakeAnimal, animal));
      }
      return;
    case Column::Rest:
    case Column::kCount: return;
  }
}

void apply_column_top(State& s, Seat seat, Action a, Dealer& dealer) {
  const VerbId verb = verb_of(a);
  if (verb == VerbId::TakeTribe) {
    pay(s, seat, box(s).take_tribe, dealer);
    const unsigned bit = 1u << a.a;
    s.turn.taken = static_cast<std::uint8_t>(s.turn.taken | bit);
    s.turn.locked = static_cast<std::uint8_t>(s.turn.locked | bit);  // EWP-124, EWP-143
    return take_tribe(s, seat, static_cast<Card>(a.a), true, dealer);
  }
  if (verb == VerbId::TakeCulture) {
    pay(s, seat, box(s).take_culture, dealer);
    return take_culture(s, seat, a.a, dealer);
  }
  if (verb == VerbId::PlaceCamp) {
    pay(s, seat, box(s).place_camp, dealer);
    return place_camp(s, seat, dealer);
  }
  if (verb == VerbId::MoveCamp) {
    pay(s, seat, box(s).move_camp, dealer);
    return move_camp(s, seat, a.a, a.b, dealer);
  }
  if (verb == VerbId::Reveal) {
    pay(s, seat, box(s).reveal, dealer);
    for (int n = box(s).reveal_animals; n > 0 && can_do(s, seat, {Do::AnimalReveal, 1, {}}, 0);
         --n) {
      show_animal(s, dealer);
    }
    return;
  }
  pay(s, seat, box(s).take_animal, dealer);
  s.hunting.remove(static_cast<Animal>(a.a));
  take_animal(s, seat, static_cast<Animal>(a.a), dealer);
}

void apply_spend_food(State& s, Seat seat, Dealer& dealer) {  // EWP-127
  Player& me = player(s, seat);
  const int portion = food_portion(s, me);
  me.food = static_cast<std::uint8_t>(me.food - portion);
  dealer.tell(event(EventId::SpentFood, seat, portion));
  add_labor(s, seat, 2, dealer);
}

Objection object_to_take_stone(const State& s, const Player& me, int section, int space) {
  if (section == 1 && era(s) == 1) {  // EWP-296: the left one stays open
    return because(EWP(159), CauseId::RoundIs, s.round);
  }
  if (me.stones.size() == kStoneSpaces) {
    return because(EWP(162), CauseId::StonesFull, me.stones.size());
  }
  if (s.stones[static_cast<std::size_t>(section * kSupplySpaces + space - 1)] == kNoStone) {
    return because(EWP(158), CauseId::NoStoneThere, space);
  }
  const Cost& cost = box(s).stone_costs[me.stones.size()];
  if (can_pay(s, me, cost)) return {};
  return cannot_pay(EWP(161), s, me, cost);
}

void apply_take_stone(State& s, Seat seat, int section, int space, Dealer& dealer) {
  Player& me = player(s, seat);
  const auto place = me.stones.size();
  Stone& from = s.stones[static_cast<std::size_t>(section * kSupplySpaces + space - 1)];
  pay(s, seat, box(s).stone_costs[place], dealer);
  me.stones.push_back(from);  // EWP-160: from left to right
  dealer.tell(event(EventId::TookStone, seat, raw(from)));
  from = kNoStone;
  push_effect(s, seat, stone_space_ability(static_cast<int>(place)));  // EWP-163
}

Objection object_to_rite_action(const State& s, const Player& me) {
  if (!can_pay(s, me, box(s).rite)) return cannot_pay(EWP(144), s, me, box(s).rite);
  if (has_tribe_supply(s) || can_bury(s, me)) return {};
  return because(EWP(351), CauseId::NothingForRite);
}

Objection object_to_build(const State& s, const Player& me, int juncture) {
  if (const Objection no = object_to_village(EWP(168), s, me, juncture)) return no;
  const Cost& cost = box(s).build_village;
  if (can_pay(s, me, cost)) return {};
  return cannot_pay(EWP(168), s, me, cost);
}

Objection object_to_top_action(const State& s, const Player& me, Action a) {
  const VerbId verb = verb_of(a);
  if (verb == VerbId::TakeTribe) return object_to_take_tribe_card(s, me, static_cast<Card>(a.a));
  if (verb == VerbId::TakeCulture) return object_to_take_culture_card(s, me, a.a);
  if (verb == VerbId::PlaceCamp) return object_to_paid_camp(s, me);
  if (verb == VerbId::MoveCamp) return object_to_paid_move(s, me, a.a, a.b);
  if (verb == VerbId::Reveal) return object_to_paid_reveal(s, me);
  return object_to_take_animal_card(s, me, static_cast<Animal>(a.a));
}

Objection object_to_middle_action(const State& s, const Player& me, Action a) {
  const VerbId verb = verb_of(a);
  if (s.turn.middle_done != 0) return because(EWP(107), CauseId::MiddleDone);
  if (verb == VerbId::Rite) return object_to_rite_action(s, me);
  if (verb == VerbId::TakeStone) return object_to_take_stone(s, me, a.a, a.b);
  if (verb == VerbId::BuildVillage) return object_to_build(s, me, a.a);
  if (me.upright.has(static_cast<Animal>(a.a))) return {};
  return because(EWP(256), CauseId::NotUpright, a.a);
}

}  // namespace

void offer_top(const State& s, ActionList& out) {
  offer_free(s, out);
  if (player(s, actor(s)).food > 0) out.push_back(act(VerbId::SpendFood));
  offer_column_top(s, player(s, actor(s)), out);
  out.push_back(kDone);
}

Objection object_to_top(const State& s, Action a) {
  const Player& me = player(s, actor(s));
  const VerbId verb = verb_of(a);
  if (is_free(a)) return object_to_free(s, a);
  if (verb == VerbId::Done) return {};
  if (verb == VerbId::SpendFood) {
    if (food_portion(s, me) > 0) return {};
    return because(EWP(129), CauseId::PassesNoIcon, me.food);
  }
  if (is_later_part(verb)) return object_to_part(occasion(kVerbs, a), Part::Top);
  if (const Objection other = object_to_column(s, a)) return other;
  if (is_middle_action(verb)) return object_to_part(EWP(107), Part::Top);
  return object_to_top_action(s, me, a);
}

void apply_top(State& s, Action a, Dealer& dealer) {
  const Seat seat = actor(s);
  s.stack.pop();
  if (verb_of(a) == VerbId::Done) return next_part(s);  // EWP-110
  if (is_free(a)) return apply_free(s, a, dealer);
  if (verb_of(a) == VerbId::SpendFood) return apply_spend_food(s, seat, dealer);
  apply_column_top(s, seat, a, dealer);
}

void offer_middle(const State& s, ActionList& out) {
  const Player& me = player(s, actor(s));
  offer_free(s, out);
  if (s.turn.middle_done == 0) {
    if (s.turn.column == Column::Initiate && can_pay(s, me, box(s).rite)) {
      out.push_back(act(VerbId::Rite));
    }
    const bool room = me.stones.size() < kStoneSpaces && s.turn.column == Column::Develop;
    const bool paid = room && can_pay(s, me, box(s).stone_costs[me.stones.size()]);
    const int open = paid ? era(s) * kSupplySpaces : 0;
    for (int i = 0; i < open; ++i) {
      if (s.stones[static_cast<std::size_t>(i)] == kNoStone) continue;
      out.push_back(act(VerbId::TakeStone, i / kSupplySpaces, i % kSupplySpaces + 1));
    }
    if (s.turn.column == Column::Migrate && can_pay(s, me, box(s).build_village)) {
      for (std::uint32_t sites = village_sites(s, me); sites != 0; sites &= sites - 1) {
        out.push_back(act(VerbId::BuildVillage, std::countr_zero(sites)));
      }
    }
    for (Animal animal : all<Animal>()) {
      if (s.turn.column == Column::Hunt && me.upright.has(animal)) {
        out.push_back(act(VerbId::Tip, animal));
      }
    }
  }
  out.push_back(kDone);
}

Objection object_to_middle(const State& s, Action a) {
  const VerbId verb = verb_of(a);
  if (is_free(a)) return object_to_free(s, a);
  if (verb == VerbId::Done) return {};
  if (verb == VerbId::SpendFood || is_later_part(verb)) {
    return object_to_part(occasion(kVerbs, a), Part::Middle);
  }
  if (const Objection other = object_to_column(s, a)) return other;
  if (is_top_action(verb)) return object_to_part(EWP(110), Part::Middle);
  return object_to_middle_action(s, player(s, actor(s)), a);
}

void apply_middle(State& s, Action a, Dealer& dealer) {
  const Seat seat = actor(s);
  s.stack.pop();
  if (verb_of(a) == VerbId::Done) {  // EWP-108, EWP-109: the first to come down here
    const unsigned bit = 1u << raw(s.turn.column);
    s.turn.first = (s.bottoms & bit) == 0 ? 1 : 0;
    s.bottoms = static_cast<std::uint8_t>(s.bottoms | bit);
    return next_part(s);
  }
  if (is_free(a)) return apply_free(s, a, dealer);
  s.turn.middle_done = 1;
  if (verb_of(a) == VerbId::Rite) {
    pay(s, seat, box(s).rite, dealer);  // EWP-145: once for both parts
    s.stack.push(StepId::Rite, seat);
  } else if (verb_of(a) == VerbId::TakeStone) {
    apply_take_stone(s, seat, a.a, a.b, dealer);
  } else if (verb_of(a) == VerbId::BuildVillage) {
    pay(s, seat, box(s).build_village, dealer);
    build_village(s, seat, a.a, dealer);
  } else {
    tip(s, seat, static_cast<Animal>(a.a), dealer);  // EWP-175
  }
}

void offer_bottom(const State& s, ActionList& out) {
  offer_free(s, out);
  if (s.turn.first > s.turn.bottom_done) out.push_back(act(VerbId::Bottom));
  out.push_back(act(VerbId::EndTurn));
}

Objection object_to_bottom(const State& s, Action a) {
  const VerbId verb = verb_of(a);
  if (is_free(a)) return object_to_free(s, a);
  if (verb == VerbId::EndTurn) return {};
  if (verb == VerbId::SpendFood) return object_to_part(EWP(129), Part::Bottom);
  if (verb != VerbId::Bottom) {
    const Objection other = object_to_column(s, a);
    return other ? other : object_to_part(EWP(110), Part::Bottom);
  }
  if (s.turn.first == 0) return because(EWP(109), CauseId::BottomCovered, s.turn.column);
  if (s.turn.bottom_done != 0) return because(EWP(108), CauseId::BottomDone);
  const Ability& gain = ability(s, bottom_ability(s.turn.column));
  if (can_do_any(s, actor(s), gain)) return {};
  return because(EWP(375), CauseId::NoEffect);
}

void apply_bottom(State& s, Action a, Dealer& dealer) {
  const Seat seat = actor(s);
  s.stack.pop();
  if (is_free(a)) return apply_free(s, a, dealer);
  if (verb_of(a) == VerbId::EndTurn) {
    s.stack.top().at = raw(TurnPart::Discard);
    return;
  }
  s.turn.bottom_done = 1;
  push_effect(s, seat, bottom_ability(s.turn.column));  // EWP-147, EWP-165, EWP-169, EWP-176
}

}  // namespace ochre::endless_winter
