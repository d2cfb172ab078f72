// questions.h - what Mammothodus asks, in the order of the step table (flow.cpp): each question has
// its offer, its objection, the only place where legality is decided, and what an answer does.
#pragma once

#include "games/mammothodus/state.h"

namespace ochre::mammothodus {

void offer_talent(const State& s, ActionList& out);
Objection object_to_talent(const State& s, Action a);
void apply_talent(State& s, Action a, Dealer& dealer);

void offer_starting(const State& s, ActionList& out);
Objection object_to_starting(const State& s, Action a);
void apply_starting(State& s, Action a, Dealer& dealer);

void offer_draw_three(const State& s, ActionList& out);
Objection object_to_draw_three(const State& s, Action a);
void apply_draw_three(State& s, Action a, Dealer& dealer);

void offer_discard(const State& s, ActionList& out);
Objection object_to_discard(const State& s, Action a);
void apply_discard(State& s, Action a, Dealer& dealer);

void offer_tribe_step(const State& s, ActionList& out);
Objection object_to_tribe_step(const State& s, Action a);
void apply_tribe_step(State& s, Action a, Dealer& dealer);

void offer_spirit_goal(const State& s, ActionList& out);
Objection object_to_spirit_goal(const State& s, Action a);
void apply_spirit_goal(State& s, Action a, Dealer& dealer);

void offer_choose(const State& s, ActionList& out);
Objection object_to_choose(const State& s, Action a);
void apply_choose(State& s, Action a, Dealer& dealer);

void offer_figurine(const State& s, ActionList& out);
Objection object_to_figurine(const State& s, Action a);
void apply_figurine(State& s, Action a, Dealer& dealer);

void offer_cards(const State& s, ActionList& out);
Objection object_to_cards(const State& s, Action a);
void apply_cards(State& s, Action a, Dealer& dealer);

void offer_move(const State& s, ActionList& out);
Objection object_to_move(const State& s, Action a);
void apply_move(State& s, Action a, Dealer& dealer);

void offer_spirit_hit(const State& s, ActionList& out);
Objection object_to_spirit_hit(const State& s, Action a);
void apply_spirit_hit(State& s, Action a, Dealer& dealer);

void offer_tribe_hit(const State& s, ActionList& out);
Objection object_to_tribe_hit(const State& s, Action a);
void apply_tribe_hit(State& s, Action a, Dealer& dealer);

void offer_reroll(const State& s, ActionList& out);
Objection object_to_reroll(const State& s, Action a);
void apply_reroll(State& s, Action a, Dealer& dealer);

void offer_mark(const State& s, ActionList& out);
Objection object_to_mark(const State& s, Action a);
void apply_mark(State& s, Action a, Dealer& dealer);

void offer_adapt(const State& s, ActionList& out);
Objection object_to_adapt(const State& s, Action a);
void apply_adapt(State& s, Action a, Dealer& dealer);

void offer_degrade(const State& s, ActionList& out);
Objection object_to_degrade(const State& s, Action a);
void apply_degrade(State& s, Action a, Dealer& dealer);

void offer_degrade_helper(const State& s, ActionList& out);
Objection object_to_degrade_helper(const State& s, Action a);
void apply_degrade_helper(State& s, Action a, Dealer& dealer);

void offer_line(const State& s, ActionList& out);
Objection object_to_line(const State& s, Action a);
void apply_line(State& s, Action a, Dealer& dealer);

void offer_helper(const State& s, ActionList& out);
Objection object_to_helper(const State& s, Action a);
void apply_helper(State& s, Action a, Dealer& dealer);

void offer_add_figurine(const State& s, ActionList& out);
Objection object_to_add_figurine(const State& s, Action a);
void apply_add_figurine(State& s, Action a, Dealer& dealer);

void offer_add_space(const State& s, ActionList& out);
Objection object_to_add_space(const State& s, Action a);
void apply_add_space(State& s, Action a, Dealer& dealer);

void offer_remove_figurine(const State& s, ActionList& out);
Objection object_to_remove_figurine(const State& s, Action a);
void apply_remove_figurine(State& s, Action a, Dealer& dealer);

void offer_speciality(const State& s, ActionList& out);
Objection object_to_speciality(const State& s, Action a);
void apply_speciality(State& s, Action a, Dealer& dealer);

void offer_bait(const State& s, ActionList& out);
Objection object_to_bait(const State& s, Action a);
void apply_bait(State& s, Action a, Dealer& dealer);

void offer_block_call(const State& s, ActionList& out);
Objection object_to_block_call(const State& s, Action a);
void apply_block_call(State& s, Action a, Dealer& dealer);

void offer_protect(const State& s, ActionList& out);
Objection object_to_protect(const State& s, Action a);
void apply_protect(State& s, Action a, Dealer& dealer);

void offer_traps(const State& s, ActionList& out);
Objection object_to_traps(const State& s, Action a);
void apply_traps(State& s, Action a, Dealer& dealer);

void offer_trail_lock(const State& s, ActionList& out);
Objection object_to_trail_lock(const State& s, Action a);
void apply_trail_lock(State& s, Action a, Dealer& dealer);

void offer_token_card(const State& s, ActionList& out);
Objection object_to_token_card(const State& s, Action a);
void apply_token_card(State& s, Action a, Dealer& dealer);

void offer_token_space(const State& s, ActionList& out);
Objection object_to_token_space(const State& s, Action a);
void apply_token_space(State& s, Action a, Dealer& dealer);

}  // namespace ochre::mammothodus
