// flow.cpp - the sequence of play: the step table of Stone Age.
#include "games/stone_age/clauses.h"
#include "games/stone_age/rules.h"
#include "games/stone_age/steps.h"

namespace ochre::stone_age {

// clang-format off
const std::array<Step<State>, 16> kSteps = {{
    {"round",        run_round,        nullptr,     nullptr,         nullptr},
    {"visit",        run_visit,        nullptr,     nullptr,         nullptr},
    {"payment",      run_payment,      nullptr,     nullptr,         nullptr},
    {"roll",         run_roll,         nullptr,     nullptr,         nullptr},
    {"dice_for_all", run_dice_for_all, nullptr,     nullptr,         nullptr},
    {"taming",       run_taming,       nullptr,     nullptr,         nullptr},
    {"place",        nullptr,          offer_place, object_to_place, apply_place},  // DEC-01
    {"act",          nullptr,          offer_act,   object_to_act,   apply_act},    // DEC-02
    {"tools",        nullptr,          offer_tools, object_to_tools, apply_tools},  // DEC-03
    {"move",         nullptr,          offer_move,  object_to_move,  apply_move},   // DEC-04
    {"buy",          nullptr,          offer_buy,   object_to_buy,   apply_buy},    // DEC-06, DEC-09
    {"pay",          nullptr,          offer_pay,   object_to_pay,   apply_pay},    // DEC-05, 07, 10, 15
    {"pick",         nullptr,          offer_pick,  object_to_pick,  apply_pick},   // DEC-08
    {"bonus",        nullptr,          offer_bonus, object_to_bonus, apply_bonus},  // DEC-11
    {"take",         nullptr,          offer_take,  object_to_take,  apply_take},   // DEC-12, DEC-13
    {"feed",         nullptr,          offer_feed,  object_to_feed,  apply_feed},   // DEC-14
}};
// clang-format on

Seat Rules::to_act(const State& s) { return s.stack.empty() ? kNobody : s.stack.top().seat; }

void Rules::legal(const State& s, ActionList& out) {
  // The longest list is made from the same questions as its objections: a sieve would ask them all
  // twice. A law checks that they agree.
  if (!s.stack.empty() && s.stack.top().step == raw(StepId::Place)) {
    out.clear_quickly();
    return offer_place(s, out);
  }
  list_legal<State>(kSteps, s, out);
}

Objection Rules::objection(const State& s, Action a) {
  if (s.stack.empty()) return because(outcome(s).because, CauseId::Over);
  return kSteps[s.stack.top().step].objection(s, a);
}

void Rules::apply(State& s, Action a, Dealer& dealer) { apply_choice<State>(kSteps, s, a, dealer); }

Outcome Rules::outcome(const State& s) { return stone_age::outcome(s); }

}  // namespace ochre::stone_age
