// steps.h - the steps of Tribù and their functions, in rulebook order.
#pragma once

#include "games/tribu/state.h"

namespace ochre::tribu {

// setup.cpp
void begin_challenge(State& s, Dealer& dealer);

// turn.cpp
void run_challenge(State& s, Dealer& dealer);
void run_turn(State& s, Dealer& dealer);

// taking.cpp
void offer_start(const State& s, ActionList& out);
Objection object_to_start(const State& s, Action a);
void apply_start(State& s, Action a, Dealer& dealer);
Card take_from_deck(State& s, Seat seat, Dealer& dealer);

// options.cpp
void offer_main(const State& s, ActionList& out);
Objection object_to_main(const State& s, Action a);
void apply_main(State& s, Action a, Dealer& dealer);
void forget_known(Player& p, Card card);
void forget_kept(Player& p, Card card);

// active.cpp
Objection object_to_activate(const Player& me, Card card, Tribe to);
Objection object_to_exchange(const State& s, const Player& me, Tribe from, Card card);
Objection object_to_continue(const State& s, const Player& me, Tribe from, Tribe to);
void apply_activate(State& s, Card card, Tribe to, Dealer& dealer);
void apply_exchange(State& s, Tribe from, Card card, Dealer& dealer);
void apply_continue(State& s, Tribe from, Tribe to, Dealer& dealer);

// attack.cpp
Objection object_to_attack(const State& s, const Player& me, Tribe from, Seat seat, Tribe chain);
void apply_attack(State& s, Tribe from, Seat seat, Tribe chain, Dealer& dealer);
void threaten(State& s, const Threat& threat, Seat victim, Dealer& dealer);
void offer_defence(const State& s, ActionList& out);
Objection object_to_defence(const State& s, Action a);
void apply_defence(State& s, Action a, Dealer& dealer);

// actions.cpp
Objection object_to_draw3(const Player& me);
Objection object_to_block(const State& s, const Player& me, Seat seat, Tribe chain);
Objection object_to_steal(const State& s, const Player& me, Seat seat, Tribe chain, Tribe to);
void apply_draw3(State& s, Dealer& dealer);
void apply_block(State& s, Seat seat, Tribe chain, Dealer& dealer);
void apply_steal(State& s, Seat seat, Tribe chain, Tribe to, Dealer& dealer);
void offer_discards(const State& s, ActionList& out);
Objection object_to_discards(const State& s, Action a);
void apply_discards(State& s, Action a, Dealer& dealer);

// scoring.cpp
void score_challenge(State& s, Dealer& dealer);
bool is_decided(const State& s);  // TRI-270, TRI-275
Outcome outcome(const State& s);

}  // namespace ochre::tribu
