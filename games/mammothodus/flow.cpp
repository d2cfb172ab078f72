// flow.cpp - the sequence of play: the step table of Mammothodus (MAM-061, MAM-071, section 23).
#include "games/mammothodus/clauses.h"
#include "games/mammothodus/questions.h"
#include "games/mammothodus/rules.h"
#include "games/mammothodus/steps.h"

namespace ochre::mammothodus {

// clang-format off
const std::array<Step<State>, 43> kSteps = {{
    {"setup", run_setup, nullptr, nullptr, nullptr},
    {"talent", nullptr, offer_talent, object_to_talent, apply_talent},  // D01
    {"starting", nullptr, offer_starting, object_to_starting, apply_starting},  // D02, D03
    {"turn", run_turn, nullptr, nullptr, nullptr},
    {"windows", run_windows, nullptr, nullptr, nullptr},
    {"draw_three", nullptr, offer_draw_three, object_to_draw_three, apply_draw_three},  // D10, D31
    {"human", run_human, nullptr, nullptr, nullptr},
    {"bait", nullptr, offer_bait, object_to_bait, apply_bait},  // D20
    {"lure", run_lure, nullptr, nullptr, nullptr},
    {"block_call", nullptr, offer_block_call, object_to_block_call, apply_block_call},  // D21
    {"assault", run_assault, nullptr, nullptr, nullptr},
    {"protect", nullptr, offer_protect, object_to_protect, apply_protect},  // D22, D46
    {"tribe_step", nullptr, offer_tribe_step, object_to_tribe_step, apply_tribe_step},  // D23
    {"entry", run_entry, nullptr, nullptr, nullptr},
    {"traps", nullptr, offer_traps, object_to_traps, apply_traps},  // D24
    {"hits", run_hits, nullptr, nullptr, nullptr},
    {"spirit_hit", nullptr, offer_spirit_hit, object_to_spirit_hit, apply_spirit_hit},  // D25, D47
    {"tribe_hit", nullptr, offer_tribe_hit, object_to_tribe_hit, apply_tribe_hit},  // D25, D48
    {"spirit_goal", nullptr, offer_spirit_goal, object_to_spirit_goal, apply_spirit_goal},  // D26
    {"trail_lock", nullptr, offer_trail_lock, object_to_trail_lock, apply_trail_lock},  // D27
    {"ancients", run_ancients, nullptr, nullptr, nullptr},
    {"choose", nullptr, offer_choose, object_to_choose, apply_choose},  // D30
    {"action", run_action, nullptr, nullptr, nullptr},
    {"figurine", nullptr, offer_figurine, object_to_figurine, apply_figurine},  // D40
    {"use", run_use, nullptr, nullptr, nullptr},
    {"line", nullptr, offer_line, object_to_line, apply_line},  // D52
    {"cards", nullptr, offer_cards, object_to_cards, apply_cards},  // D41
    {"helper", nullptr, offer_helper, object_to_helper, apply_helper},  // D42
    {"move", nullptr, offer_move, object_to_move, apply_move},  // D43
    {"reroll", nullptr, offer_reroll, object_to_reroll, apply_reroll},  // D44
    {"mark", nullptr, offer_mark, object_to_mark, apply_mark},  // D45
    {"adapt", nullptr, offer_adapt, object_to_adapt, apply_adapt},  // D49
    {"token_card", nullptr, offer_token_card, object_to_token_card, apply_token_card},  // D50
    {"token_space", nullptr, offer_token_space, object_to_token_space, apply_token_space},  // D51
    {"degrade", nullptr, offer_degrade, object_to_degrade, apply_degrade},  // D53
    {"degrade_helper", nullptr, offer_degrade_helper, object_to_degrade_helper, apply_degrade_helper},  // D54
    {"discard", nullptr, offer_discard, object_to_discard, apply_discard},  // D60
    {"draw", run_draw, nullptr, nullptr, nullptr},
    {"generation", run_generation, nullptr, nullptr, nullptr},
    {"add_figurine", nullptr, offer_add_figurine, object_to_add_figurine, apply_add_figurine},  // D70
    {"add_space", nullptr, offer_add_space, object_to_add_space, apply_add_space},  // D71
    {"remove_figurine", nullptr, offer_remove_figurine, object_to_remove_figurine, apply_remove_figurine},  // D72
    {"speciality", nullptr, offer_speciality, object_to_speciality, apply_speciality},  // D73
}};
// clang-format on
static_assert(static_cast<std::size_t>(StepId::kCount) == 43);

Seat Rules::to_act(const State& s) { return s.stack.empty() ? kNobody : s.stack.top().seat; }

void Rules::legal(const State& s, ActionList& out) { list_legal<State>(kSteps, s, out); }

Objection Rules::objection(const State& s, Action a) {
  if (s.stack.empty()) return MAM(62);  // the game is over
  const auto step = static_cast<StepId>(s.stack.top().step);
  if (verb_of(a) == VerbId::Pass && step != StepId::DrawThree) return object_to_passing(s);
  return kSteps[s.stack.top().step].objection(s, a);
}

void Rules::apply(State& s, Action a, Dealer& dealer) { apply_choice<State>(kSteps, s, a, dealer); }

Outcome Rules::outcome(const State& s) { return mammothodus::outcome(s); }

}  // namespace ochre::mammothodus
