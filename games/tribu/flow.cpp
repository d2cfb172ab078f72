// flow.cpp - the sequence of play: the step table of Tribù.
#include "games/tribu/causes.h"
#include "games/tribu/rules.h"
#include "games/tribu/steps.h"

namespace ochre::tribu {

// TRI-305: four questions and no others; the rest runs by itself.
// clang-format off
const std::array<Step<State>, 6> kSteps = {{
    {"challenge", run_challenge, nullptr,        nullptr,            nullptr},
    {"turn",      run_turn,      nullptr,        nullptr,            nullptr},
    {"start",     nullptr,       offer_start,    object_to_start,    apply_start},     // TRI-300
    {"main",      nullptr,       offer_main,     object_to_main,     apply_main},      // TRI-301, TRI-302
    {"discards",  nullptr,       offer_discards, object_to_discards, apply_discards},  // TRI-303
    {"defence",   nullptr,       offer_defence,  object_to_defence,  apply_defence},   // TRI-304
}};
// clang-format on

Seat Rules::to_act(const State& s) { return s.stack.empty() ? kNobody : s.stack.top().seat; }

void Rules::legal(const State& s, ActionList& out) { list_legal<State>(kSteps, s, out); }

Objection Rules::objection(const State& s, Action a) {
  if (s.stack.empty()) return because(tribu::outcome(s).because, CauseId::Over);
  return kSteps[s.stack.top().step].objection(s, a);
}

void Rules::apply(State& s, Action a, Dealer& dealer) { apply_choice<State>(kSteps, s, a, dealer); }

Outcome Rules::outcome(const State& s) { return tribu::outcome(s); }

}  // namespace ochre::tribu
