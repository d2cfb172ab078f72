// steps.h - the steps of Stone Age and their functions, in rulebook order.
#pragma once

#include "games/stone_age/state.h"

namespace ochre::stone_age {

// setup.cpp
void deal_card(State& s, std::size_t space, Dealer& dealer);
void turn_building(State& s, std::size_t stack, Dealer& dealer);

// round.cpp
void run_round(State& s, Dealer& dealer);
bool has_empty_stack(const State& s);  // STA-190

// placing.cpp
// How many placements a seat has, counted to 2; `only` is one of them.
int count_placements(const State& s, Seat seat, Action& only);
void offer_place(const State& s, ActionList& out);
Objection object_to_place(const State& s, Action a);
void apply_place(State& s, Action a, Dealer& dealer);

// acting.cpp
void act_next(State& s, Seat seat, Dealer& dealer);
void offer_act(const State& s, ActionList& out);
Objection object_to_act(const State& s, Action a);
void apply_act(State& s, Action a, Dealer& dealer);

// effects.cpp
void carry_out(State& s, Seat seat, const Gain& gain, Dealer& dealer);
void gain_resource(State& s, Seat seat, Resource r, int n, Dealer& dealer);
void gain_food(State& s, Seat seat, int n, Dealer& dealer);
void gain_tool(State& s, Seat seat, Dealer& dealer);
void gain_person(State& s, Seat seat, Dealer& dealer);
void gain_level(State& s, Seat seat, Dealer& dealer);
void gain_points(State& s, Seat seat, int n, Dealer& dealer);
void draw_card(State& s, Seat seat, Dealer& dealer);

// taking.cpp
void begin_taking(State& s, Seat seat, int pieces, Dealer& dealer);
void use_two_resources(State& s, Seat seat, Dealer& dealer);
void offer_take(const State& s, ActionList& out);
Objection object_to_take(const State& s, Action a);
void apply_take(State& s, Action a, Dealer& dealer);

// rolling.cpp
void begin_roll(State& s, Seat seat, std::uint8_t what_for, int dice, Dealer& dealer);
void run_roll(State& s, Dealer& dealer);
void offer_tools(const State& s, ActionList& out);
Objection object_to_tools(const State& s, Action a);
void apply_tools(State& s, Action a, Dealer& dealer);

// cards.cpp
void run_visit(State& s, Dealer& dealer);
void offer_buy(const State& s, ActionList& out);
Objection object_to_buy(const State& s, Action a);
void apply_buy(State& s, Action a, Dealer& dealer);
void begin_dice_for_all(State& s, Seat seat, Dealer& dealer);
void run_dice_for_all(State& s, Dealer& dealer);
void offer_pick(const State& s, ActionList& out);
Objection object_to_pick(const State& s, Action a);
void apply_pick(State& s, Action a, Dealer& dealer);

// buildings.cpp
bool can_pay_for(const Player& p, const BuildingRow& building);
void pay_for_building(State& s, Seat seat, std::size_t stack, Dealer& dealer);
void take_building(State& s, Seat seat, std::size_t stack, int points, Dealer& dealer);

// payment.cpp
void begin_payment(State& s, Seat seat, Price price, int pieces);
void run_payment(State& s, Dealer& dealer);
void offer_pay(const State& s, ActionList& out);
Objection object_to_pay(const State& s, Action a);
void apply_pay(State& s, Action a, Dealer& dealer);
// STA-154: n pieces of exactly so many kinds, none before `from`, can be paid; `from` itself is
// free.
bool can_pay_kinds(const EnumArray<Resource, std::uint16_t>& have, int from, int n, int kinds);

// feeding.cpp
void feed_player(State& s, Seat seat, Dealer& dealer);
void go_hungry(State& s, Seat seat, Dealer& dealer);
void offer_feed(const State& s, ActionList& out);
Objection object_to_feed(const State& s, Action a);
void apply_feed(State& s, Action a, Dealer& dealer);

// herd.cpp
void draw_back(State& s, Dealer& dealer);
void place_herd(State& s, Dealer& dealer);
int most_movers(const State& s, Seat seat);
void leave_herd_place(State& s, Seat seat, Dealer& dealer);
void offer_move(const State& s, ActionList& out);
Objection object_to_move(const State& s, Action a);
void apply_move(State& s, Action a, Dealer& dealer);

// taming.cpp
using DiceRow = FixedList<std::uint8_t, 7>;
int compare_dice(const DiceRow& a, const DiceRow& b);  // MAH-057 to MAH-060
void run_taming(State& s, Dealer& dealer);
void offer_bonus(const State& s, ActionList& out);
Objection object_to_bonus(const State& s, Action a);
void apply_bonus(State& s, Action a, Dealer& dealer);

// scoring.cpp
struct CardTally {  // of a player's cards: people by trade (STA-207), cards by symbol (STA-201)
  EnumArray<Trade, int> people{};
  EnumArray<Culture, int> symbols{};
  void add(const CardRow& card) {
    if (card.trade < Trade::kCount) people[card.trade] += card.people;
    if (card.culture < Culture::kCount) ++symbols[card.culture];
  }
};
CardTally tally_cards(const State& s, const Player& p);
// What final scoring would be if the game ended now (STA-200 to STA-208, MAH-100), with these
// belongings and cards.
Sheet score_sheet(const State& s, const Player& p, const CardTally& cards);
void score_game(State& s, Dealer& dealer);
int tie_break(const Player& p);                             // STA-210
std::array<std::uint8_t, kMaxSeats> ranks(const State& s);  // STA-212
Outcome outcome(const State& s);

}  // namespace ochre::stone_age
