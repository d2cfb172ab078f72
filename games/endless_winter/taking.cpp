// taking.cpp - EWP-175, EWP-256 to EWP-260, EWP-277, EWP-278, EWP-357 to EWP-360, EWP-374: taking
// Tribe cards, Culture cards and animals, turning animals up, Tipping.
#include "games/endless_winter/steps.h"
#include "games/endless_winter/vocabulary.h"

namespace ochre::endless_winter {
namespace {

Do unit_of(const State& s) { return static_cast<Do>(s.stack.top().locals[0]); }

}  // namespace

bool has_tribe_supply(const State& s) { return s.supply.tribes() > 0; }

void take_tribe(State& s, Seat seat, Card card, bool to_hand, Dealer& dealer) {
  Player& me = player(s, seat);
  s.supply.remove(card);
  me.owned.add(card);
  (to_hand ? me.hand : me.discard).add(card);
  if (to_hand) me.known.add(card);  // EWP-125: locked only by the top action of Initiate
  dealer.tell(event(EventId::TookTribe, seat, raw(card)));
}

void take_culture(State& s, Seat seat, int slot, Dealer& dealer) {
  Player& me = player(s, seat);
  Card& from = s.display[static_cast<std::size_t>(slot)];
  me.owned.add(from);
  me.hand.add(from);
  me.known.add(from);
  dealer.tell(event(EventId::TookCulture, seat, raw(from)));
  from = kNoCard;  // EWP-157
}

void take_animal(State& s, Seat seat, Animal animal, Dealer& dealer) {  // EWP-173: upright
  player(s, seat).upright.add(animal);
  dealer.tell(event(EventId::TookAnimal, seat, raw(animal)));
}

void tip(State& s, Seat seat, Animal animal, Dealer& dealer) {  // EWP-256, EWP-257, EWP-259
  Player& me = player(s, seat);
  me.upright.remove(animal);
  me.tipped.add(animal);
  dealer.tell(event(EventId::Tipped, seat, raw(animal)));
  push_effect(s, seat, tip_ability(animal));
}

void offer_take_tribe(const State&, ActionList& out) {
  for (int i = kStartingTypes; i < kTribeTypes; ++i) out.push_back(act(VerbId::TakeTribe, i));
  out.push_back(kSkip);
}

Objection object_to_supply(const State& s, Action a) {
  if (a.a >= kStartingTypes && s.supply.has(static_cast<Card>(a.a))) return {};
  return because(EWP(148), CauseId::NotInSupply, a.a);
}

Objection object_to_take_tribe(const State& s, Action a) {
  if (verb_of(a) == VerbId::Skip) return {};
  return verb_of(a) == VerbId::TakeTribe ? object_to_supply(s, a) : out_of_place(s, a);
}

void apply_take_tribe(State& s, Action a, Dealer& dealer) {
  if (verb_of(a) == VerbId::Skip) return drop_units(s);
  const Seat seat = actor(s);
  const bool to_hand = unit_of(s) == Do::TribeHand;
  use_up_unit(s);
  take_tribe(s, seat, static_cast<Card>(a.a), to_hand, dealer);
}

void offer_take_culture(const State&, ActionList& out) {
  for (int slot = 0; slot < kDisplay; ++slot) out.push_back(act(VerbId::TakeCulture, slot));
  out.push_back(kSkip);
}

Objection object_to_take_culture(const State& s, Action a) {
  if (verb_of(a) == VerbId::Skip) return {};
  if (verb_of(a) != VerbId::TakeCulture) return out_of_place(s, a);
  if (s.display[a.a] != kNoCard) return {};
  return because(EWP(157), CauseId::EmptySlot, a.a);
}

void apply_take_culture(State& s, Action a, Dealer& dealer) {
  if (verb_of(a) == VerbId::Skip) return drop_units(s);
  const Seat seat = actor(s);
  use_up_unit(s);
  take_culture(s, seat, a.a, dealer);
}

void offer_choose_animal(const State& s, ActionList& out) {
  for (Animal animal : all<Animal>()) {
    if (s.hunting.has(animal)) out.push_back(act(VerbId::TakeAnimal, animal));
  }
  out.push_back(kSkip);
}

Objection object_to_choose_animal(const State& s, Action a) {
  if (verb_of(a) == VerbId::Skip) return {};
  if (verb_of(a) != VerbId::TakeAnimal) return out_of_place(s, a);
  if (s.hunting.has(static_cast<Animal>(a.a))) return {};
  return because(EWP(260), CauseId::NotInGrounds, a.a);
}

void apply_choose_animal(State& s, Action a, Dealer& dealer) {
  if (verb_of(a) == VerbId::Skip) return drop_units(s);
  const Seat seat = actor(s);
  use_up_unit(s);
  s.hunting.remove(static_cast<Animal>(a.a));
  take_animal(s, seat, static_cast<Animal>(a.a), dealer);
}

void offer_draw_animal(const State&, ActionList& out) {
  out.push_back(act(VerbId::DrawAnimal));
  out.push_back(kSkip);
}

Objection object_to_draw_animal(const State& s, Action a) {
  const bool answers = verb_of(a) == VerbId::DrawAnimal || verb_of(a) == VerbId::Skip;
  if (answers) return {};
  return out_of_place(s, a);
}

void apply_draw_animal(State& s, Action a, Dealer& dealer) {
  if (verb_of(a) == VerbId::Skip) return drop_units(s);
  const Seat seat = actor(s);
  use_up_unit(s);
  take_animal(s, seat, dealer.draw(raw(LuckId::Animal), s.animals), dealer);
}

void offer_tip(const State& s, ActionList& out) {
  const Bag<Animal>& upright = player(s, actor(s)).upright;
  for (Animal animal : all<Animal>()) {
    if (upright.has(animal)) out.push_back(act(VerbId::Tip, animal));
  }
  out.push_back(kSkip);
}

Objection object_to_tip(const State& s, Action a) {
  if (verb_of(a) == VerbId::Skip) return {};
  if (verb_of(a) != VerbId::Tip) return out_of_place(s, a);
  if (player(s, actor(s)).upright.has(static_cast<Animal>(a.a))) return {};
  return because(EWP(256), CauseId::NotUpright, a.a);
}

void apply_tip(State& s, Action a, Dealer& dealer) {
  if (verb_of(a) == VerbId::Skip) return drop_units(s);
  const Seat seat = actor(s);
  use_up_unit(s);
  tip(s, seat, static_cast<Animal>(a.a), dealer);
}

void offer_reveal(const State&, ActionList& out) {
  out.push_back(act(VerbId::Reveal));
  out.push_back(kSkip);
}

Objection object_to_reveal(const State& s, Action a) {
  const bool answers = verb_of(a) == VerbId::Reveal || verb_of(a) == VerbId::Skip;
  if (answers) return {};
  return out_of_place(s, a);
}

void apply_reveal(State& s, Action a, Dealer& dealer) {  // EWP-374: all cards of the effect
  const int n = s.stack.top().locals[1];
  drop_units(s);
  if (verb_of(a) == VerbId::Skip) return;
  for (int i = 0; i < n && s.hunting.total() < kHuntingLimit && !s.animals.empty(); ++i) {
    show_animal(s, dealer);
  }
}

}  // namespace ochre::endless_winter
