// icons.h - what the icons do (EWP-272 to EWP-281): procedures and questions of effects, in
// rulebook order.
#pragma once

#include "games/endless_winter/state.h"

namespace ochre::endless_winter {

enum class StepId : std::uint8_t;  // steps.h

// effects.cpp: one function an icon
bool can_do(const State& s, Seat seat, const Item& item, int slot);
bool can_do_any(const State& s, Seat seat, const Ability& ability, int slot = 0);
bool has_effect(const State& s, Seat seat, const Ability& ability);  // beyond what it costs
void push_effect(State& s, Seat seat, AbilityId ability, int slot = 0);
StepId question_of(Do what);  // kCount: gained without a question
void push_unit(State& s, Seat seat, Do what, int n);
void pay(State& s, Seat seat, const Cost& cost, Dealer& dealer);  // all but discards
void pay_discard(State& s, Seat seat, const Cost& cost, Dealer& dealer);
void run_effect(State& s, Dealer& dealer);
void run_unit(State& s, Dealer& dealer);
void offer_item(const State& s, ActionList& out);
Objection object_to_item(const State& s, Action a);
void apply_item(State& s, Action a, Dealer& dealer);
void use_up_unit(State& s);  // one unit of the question on top
void drop_units(State& s);

// gains.cpp: EWP-071 to EWP-085, EWP-355: the five benefits of the hierarchy
void offer_gain(const State& s, ActionList& out);
Objection object_to_gain(const State& s, Action a);
void apply_gain(State& s, Action a, Dealer& dealer);
void draw_card(State& s, Seat seat, Dealer& dealer);
void gain_food(State& s, Seat seat, int n, Dealer& dealer);
void gain_tools(State& s, Seat seat, int n, Dealer& dealer);
void gain_points(State& s, Seat seat, Source source, int n, Dealer& dealer);

// taking.cpp: EWP-357 to EWP-361, EWP-364, EWP-374: cards and animals
void offer_take_tribe(const State& s, ActionList& out);
Objection object_to_supply(const State& s, Action a);  // EWP-148
Objection object_to_take_tribe(const State& s, Action a);
void apply_take_tribe(State& s, Action a, Dealer& dealer);
void offer_take_culture(const State& s, ActionList& out);
Objection object_to_take_culture(const State& s, Action a);
void apply_take_culture(State& s, Action a, Dealer& dealer);
void offer_choose_animal(const State& s, ActionList& out);
Objection object_to_choose_animal(const State& s, Action a);
void apply_choose_animal(State& s, Action a, Dealer& dealer);
void offer_draw_animal(const State& s, ActionList& out);
Objection object_to_draw_animal(const State& s, Action a);
void apply_draw_animal(State& s, Action a, Dealer& dealer);
void offer_tip(const State& s, ActionList& out);
Objection object_to_tip(const State& s, Action a);
void apply_tip(State& s, Action a, Dealer& dealer);
void offer_reveal(const State& s, ActionList& out);
Objection object_to_reveal(const State& s, Action a);
void apply_reveal(State& s, Action a, Dealer& dealer);
void take_tribe(State& s, Seat seat, Card card, bool to_hand, Dealer& dealer);
void take_culture(State& s, Seat seat, int slot, Dealer& dealer);
void take_animal(State& s, Seat seat, Animal animal, Dealer& dealer);
void tip(State& s, Seat seat, Animal animal, Dealer& dealer);
bool has_tribe_supply(const State& s);

// burying.cpp: EWP-149 to EWP-155, EWP-361, EWP-364
bool can_bury(const State& s, const Player& p);
void offer_buries(const State& s, Seat seat, ActionList& out);
Objection object_to_bury_card(const State& s, Seat seat, Zone zone, Card card);
void bury(State& s, Seat seat, Zone zone, Card card, Dealer& dealer);
void offer_bury(const State& s, ActionList& out);
Objection object_to_bury(const State& s, Action a);
void apply_bury(State& s, Action a, Dealer& dealer);
void offer_pay_discard(const State& s, ActionList& out);
Objection object_to_pay_discard(const State& s, Action a);
void apply_pay_discard(State& s, Action a, Dealer& dealer);

// terrain.cpp: EWP-178 to EWP-191, EWP-318 to EWP-323
void offer_camp_moves(const State& s, const Player& me, ActionList& out);
Objection object_to_camp_move(Clause law, const Player& me, int from, int to);
void place_camp(State& s, Seat seat, Dealer& dealer);
void move_camp(State& s, Seat seat, int from, int to, Dealer& dealer);
void build_village(State& s, Seat seat, int juncture, Dealer& dealer);
// `law`: what asks for the Camps of that move or Village
Objection object_to_village(Clause law, const State& s, const Player& me, int juncture);
void offer_camp_step(const State& s, ActionList& out);
Objection object_to_camp_step(const State& s, Action a);
void apply_camp_step(State& s, Action a, Dealer& dealer);
void offer_camp_entry(const State& s, ActionList& out);
Objection object_to_camp_entry(const State& s, Action a);
void apply_camp_entry(State& s, Action a, Dealer& dealer);
void offer_village(const State& s, ActionList& out);
Objection object_to_village_site(const State& s, Action a);
void apply_village(State& s, Action a, Dealer& dealer);
void run_tokens(State& s, Dealer& dealer);
void offer_token_order(const State& s, ActionList& out);
Objection object_to_token_order(const State& s, Action a);
void apply_token_order(State& s, Action a, Dealer& dealer);

// megaliths.cpp: EWP-223 to EWP-242
Objection object_to_megalith(const State& s, const Player& p, int level, int row, int col);
void place_megalith(State& s, Seat seat, int level, int cell, Dealer& dealer);

// idols.cpp: EWP-243 to EWP-254
void move_idol(State& s, Seat seat, Track track, Dealer& dealer);

}  // namespace ochre::endless_winter
