// flow.cpp - the sequence of play: the step table of Endless Winter.
#include "games/endless_winter/rules.h"
#include "games/endless_winter/steps.h"

namespace ochre::endless_winter {

// clang-format off
const std::array<Step<State>, 39> kSteps = {{
    {"setup",         run_setup,     nullptr,             nullptr,                 nullptr},             // EWP-064, EWP-316
    {"chief draft",   nullptr,       offer_chief_draft,   object_to_chief_draft,   apply_chief_draft},   // EWP-344
    {"side choice",   nullptr,       offer_side,          object_to_side,          apply_side},          // EWP-343
    {"setup draft",   nullptr,       offer_setup_draft,   object_to_setup_draft,   apply_setup_draft},   // EWP-345
    {"game",          run_game,      nullptr,             nullptr,                 nullptr},             // EWP-066
    {"turn",          run_turn,      nullptr,             nullptr,                 nullptr},             // EWP-090
    {"culture",       nullptr,       offer_culture,       object_to_culture,       apply_culture},       // EWP-346
    {"card menu",     run_card_menu, nullptr,             nullptr,                 nullptr},
    {"card choice",   nullptr,       offer_card_choice,   object_to_card_choice,   apply_card_choice},   // EWP-347
    {"place figure",  nullptr,       offer_place,         object_to_place,         apply_place},         // EWP-348
    {"top",           nullptr,       offer_top,           object_to_top,           apply_top},           // EWP-350
    {"middle",        nullptr,       offer_middle,        object_to_middle,        apply_middle},        // EWP-351
    {"rite",          run_rite,      nullptr,             nullptr,                 nullptr},
    {"rite choice",   nullptr,       offer_rite,          object_to_rite,          apply_rite},          // EWP-351
    {"bottom",        nullptr,       offer_bottom,        object_to_bottom,        apply_bottom},        // EWP-352
    {"token choice",  nullptr,       offer_token,         object_to_token,         apply_token},         // EWP-353
    {"rest",          nullptr,       offer_rest,          object_to_rest,          apply_rest},          // EWP-353
    {"pile",          nullptr,       offer_pile,          object_to_pile,          apply_pile},          // EWP-354
    {"effect",        run_effect,    nullptr,             nullptr,                 nullptr},
    {"item choice",   nullptr,       offer_item,          object_to_item,          apply_item},          // EWP-356
    {"unit",          run_unit,      nullptr,             nullptr,                 nullptr},
    {"gain",          nullptr,       offer_gain,          object_to_gain,          apply_gain},          // EWP-355, EWP-365, EWP-370
    {"take tribe",    nullptr,       offer_take_tribe,    object_to_take_tribe,    apply_take_tribe},    // EWP-357
    {"take culture",  nullptr,       offer_take_culture,  object_to_take_culture,  apply_take_culture},  // EWP-358
    {"choose animal", nullptr,       offer_choose_animal, object_to_choose_animal, apply_choose_animal}, // EWP-359
    {"draw animal",   nullptr,       offer_draw_animal,   object_to_draw_animal,   apply_draw_animal},   // EWP-359
    {"tip",           nullptr,       offer_tip,           object_to_tip,           apply_tip},           // EWP-360
    {"bury",          nullptr,       offer_bury,          object_to_bury,          apply_bury},          // EWP-361
    {"camp step",     nullptr,       offer_camp_step,     object_to_camp_step,     apply_camp_step},     // EWP-362
    {"camp entry",    nullptr,       offer_camp_entry,    object_to_camp_entry,    apply_camp_entry},    // EWP-362
    {"village site",  nullptr,       offer_village,       object_to_village_site,  apply_village},       // EWP-363
    {"reveal",        nullptr,       offer_reveal,        object_to_reveal,        apply_reveal},        // EWP-374
    {"pay discard",   nullptr,       offer_pay_discard,   object_to_pay_discard,   apply_pay_discard},   // EWP-364
    {"tokens",        run_tokens,    nullptr,             nullptr,                 nullptr},
    {"token order",   nullptr,       offer_token_order,   object_to_token_order,   apply_token_order},   // EWP-323
    {"eclipse",       run_eclipse,   nullptr,             nullptr,                 nullptr},             // EWP-197
    {"eclipse card",  nullptr,       offer_eclipse_card,  object_to_eclipse_card,  apply_eclipse_card},  // EWP-366
    {"eclipse hex",   nullptr,       offer_eclipse_hex,   object_to_eclipse_hex,   apply_eclipse_hex},   // EWP-367
    {"eclipse board", nullptr,       offer_eclipse_board, object_to_eclipse_board, apply_eclipse_board}, // EWP-368
}};
// clang-format on

void settle(State& s, Dealer& dealer, bool open) {
  if (open) return;
  ActionList choices;
  list_legal<State>(kSteps, s, choices);
  if (choices.size() == 1) kSteps[s.stack.top().step].apply(s, choices[0], dealer);
}

void ask(State& s, Dealer& dealer, StepId question, Seat seat, bool open) {
  s.stack.push(question, seat);
  settle(s, dealer, open);
}

Seat Rules::to_act(const State& s) { return s.stack.empty() ? kNobody : s.stack.top().seat; }

void Rules::legal(const State& s, ActionList& out) { list_legal<State>(kSteps, s, out); }

Objection Rules::objection(const State& s, Action a) {
  if (s.stack.empty()) return because(EWP(69), CauseId::GameOver);
  return kSteps[s.stack.top().step].objection(s, a);
}

void Rules::apply(State& s, Action a, Dealer& dealer) { apply_choice<State>(kSteps, s, a, dealer); }

Outcome Rules::outcome(const State& s) { return endless_winter::outcome(s); }

}  // namespace ochre::endless_winter
