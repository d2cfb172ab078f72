// steps.h - the steps of Endless Winter and their functions, in rulebook order. A procedure decides
// what comes next; where a choice is needed it puts a question on the stack (or becomes one).
#pragma once

#include "games/endless_winter/icons.h"

namespace ochre::endless_winter {

enum class StepId : std::uint8_t {
  Setup,
  ChiefDraft,
  SideChoice,
  SetupDraft,
  Game,
  Turn,
  Culture,
  CardMenu,
  CardChoice,
  PlaceFigure,
  Top,
  Middle,
  Rite,
  RiteChoice,
  Bottom,
  TokenChoice,
  Rest,
  Pile,
  Effect,
  ItemChoice,
  Unit,
  Gain,
  TakeTribe,
  TakeCulture,
  ChooseAnimal,
  DrawAnimal,
  Tip,
  Bury,
  CampStep,
  CampEntry,
  VillageSite,
  Reveal,
  PayDiscard,
  Tokens,
  TokenOrder,
  Eclipse,
  EclipseCard,
  EclipseHex,
  EclipseBoard,
  kCount
};
inline constexpr std::array<std::string_view, 39> kStepWords = {
    "setup",         "chief draft", "side choice",  "setup draft",  "game",        "turn",
    "culture",       "card menu",   "card choice",  "place figure", "top",         "middle",
    "rite",          "rite choice", "bottom",       "token choice", "rest",        "pile",
    "effect",        "item choice", "unit",         "gain",         "take tribe",  "take culture",
    "choose animal", "draw animal", "tip",          "bury",         "camp step",   "camp entry",
    "village site",  "reveal",      "pay discard",  "tokens",       "token order", "eclipse",
    "eclipse card",  "eclipse hex", "eclipse board"};

extern const std::array<Step<State>, 39> kSteps;

// What the parts of procedures are called; Frame::at.
enum class SetupPart : std::uint8_t { Begin, Sides, Boards, ChiefDraft, SetupDraft, End, kCount };
enum class GamePart : std::uint8_t { Round, Turns, Reveal, Eclipse, Prepare, Draws, kCount };
enum class TurnPart : std::uint8_t {
  Begin,
  Culture,
  Place,
  Top,
  Middle,
  Bottom,
  Token,
  Rest,
  Discard,
  Pile,
  End,
  kCount
};
enum class EclipsePart : std::uint8_t { Order, Cards, FindHexes, Hexes, FindBoard, Board, kCount };

// flow.cpp: EWP-342. A question with one answer is answered at once, unless it is `open`: where not
// asking would tell the others what is in hand.
void ask(State& s, Dealer& dealer, StepId question, Seat seat, bool open = false);
void settle(State& s, Dealer& dealer, bool open = false);

// refusals.cpp: choices of other steps, and prices that are too high.
Objection out_of_place(const State& s, Action a);
Objection cannot_pay(Clause law, const State& s, const Player& p, const Cost& cost);
Clause closing_law(StepId step);  // what says how a question is left, or that it is not

// setup.cpp
void run_setup(State& s, Dealer& dealer);
void offer_chief_draft(const State& s, ActionList& out);
Objection object_to_chief_draft(const State& s, Action a);
void apply_chief_draft(State& s, Action a, Dealer& dealer);
void offer_side(const State& s, ActionList& out);
Objection object_to_side(const State& s, Action a);
void apply_side(State& s, Action a, Dealer& dealer);
void offer_setup_draft(const State& s, ActionList& out);
Objection object_to_setup_draft(const State& s, Action a);
void apply_setup_draft(State& s, Action a, Dealer& dealer);
int hunting_size(const State& s);  // EWP-050, EWP-216
void show_animal(State& s, Dealer& dealer);
void deal_display(State& s, int slot, int of_era, Dealer& dealer);
void turn_up_rest_token(State& s, Dealer& dealer);
TurnState blank_turn();

// rounds.cpp: EWP-065 to EWP-070, EWP-213 to EWP-222
void run_game(State& s, Dealer& dealer);

// turn.cpp: EWP-090 to EWP-140
void run_turn(State& s, Dealer& dealer);
void offer_place(const State& s, ActionList& out);
Objection object_to_place(const State& s, Action a);
void apply_place(State& s, Action a, Dealer& dealer);
void offer_pile(const State& s, ActionList& out);
Objection object_to_pile(const State& s, Action a);
void apply_pile(State& s, Action a, Dealer& dealer);
void next_part(State& s);  // of the procedure on top

// culture.cpp: EWP-092 to EWP-099
bool may_play_culture(const TurnState& turn, std::uint64_t cards);
Objection object_to_culture_limit(const TurnState& turn, Card card);  // EWP-092, EWP-093
void offer_culture(const State& s, ActionList& out);
Objection object_to_culture(const State& s, Action a);
void apply_culture(State& s, Action a, Dealer& dealer);
void run_card_menu(State& s, Dealer& dealer);
void offer_card_choice(const State& s, ActionList& out);
Objection object_to_card_choice(const State& s, Action a);
void apply_card_choice(State& s, Action a, Dealer& dealer);

// abilities.cpp: EWP-103, EWP-112 to EWP-126: free options of a turn
void offer_free(const State& s, ActionList& out);
Objection object_to_free(const State& s, Action a);  // play, use, use chief
void apply_free(State& s, Action a, Dealer& dealer);
void offer_chief(const State& s, ActionList& out);
Objection object_to_use_chief(const State& s, int k);
void apply_use_chief(State& s, int k, Dealer& dealer);
void leave_hand(Player& me, Card card);  // seen by all
void add_labor(State& s, Seat seat, int halves, Dealer& dealer);

// columns.cpp: EWP-106 to EWP-110, EWP-141 to EWP-177
void offer_top(const State& s, ActionList& out);
Objection object_to_top(const State& s, Action a);
void apply_top(State& s, Action a, Dealer& dealer);
void offer_middle(const State& s, ActionList& out);
Objection object_to_middle(const State& s, Action a);
void apply_middle(State& s, Action a, Dealer& dealer);
void offer_bottom(const State& s, ActionList& out);
Objection object_to_bottom(const State& s, Action a);
void apply_bottom(State& s, Action a, Dealer& dealer);
void run_rite(State& s, Dealer& dealer);
void offer_rite(const State& s, ActionList& out);
Objection object_to_rite(const State& s, Action a);
void apply_rite(State& s, Action a, Dealer& dealer);

// rest.cpp: EWP-131 to EWP-134, EWP-324 to EWP-330
void offer_token(const State& s, ActionList& out);
Objection object_to_token(const State& s, Action a);
void apply_token(State& s, Action a, Dealer& dealer);
void offer_rest(const State& s, ActionList& out);
Objection object_to_rest(const State& s, Action a);
void apply_rest(State& s, Action a, Dealer& dealer);
void return_rest_token(State& s);

// eclipse.cpp: EWP-192 to EWP-212
void reveal_piles(State& s, Dealer& dealer);
void run_eclipse(State& s, Dealer& dealer);
void end_eclipse(State& s);
void offer_eclipse_card(const State& s, ActionList& out);
Objection object_to_eclipse_card(const State& s, Action a);
void apply_eclipse_card(State& s, Action a, Dealer& dealer);
void offer_eclipse_hex(const State& s, ActionList& out);
Objection object_to_eclipse_hex(const State& s, Action a);
void apply_eclipse_hex(State& s, Action a, Dealer& dealer);
void offer_eclipse_board(const State& s, ActionList& out);
Objection object_to_eclipse_board(const State& s, Action a);
void apply_eclipse_board(State& s, Action a, Dealer& dealer);

// scoring.cpp: EWP-297 to EWP-311
void score_game(State& s, Dealer& dealer);
Seat winner(const State& s);  // EWP-311
Outcome outcome(const State& s);

}  // namespace ochre::endless_winter
