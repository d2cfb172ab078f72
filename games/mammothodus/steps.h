// steps.h - the procedures of Mammothodus in rulebook order; questions.h has what is asked. A turn
// lies lowest on the stack, its phase above it, then an action and the figurine in use.
#pragma once

#include "games/mammothodus/state.h"

namespace ochre::mammothodus {

inline constexpr std::size_t kPhaseFrame = 1, kActionFrame = 2, kUseFrame = 3;

// What frames remember in their locals.
enum Local : std::size_t {
  kCursor = 0,  // Human
  kSpace = 0,   // questions about a space, Assault, Hits, Lure
  kTribes = 1,  // Assault: attacking tribes; 0: a spirit
  kBonus = 1,   // Hits: on every die
  kDeed = 0,
  kAskedHelpers = 1,  // Action
  kColour = 0,
  kLine = 1,
  kPoints = 2,
  kHelpers = 3,  // Use
  kStepsLeft = 1,
  kCarried = 2,
  kMoveFlags = 3,  // Move, with kColour
  kTokens = 1,     // TokenSpace, with kColour
  kLeft = 0,
  kChanged = 1,     // Draw
  kOthersOnly = 0,  // Windows
};
inline constexpr std::uint8_t kStepped = 1, kPickedUp = 2, kSteppedSince = 4;  // kMoveFlags

enum class HumanPart : std::uint8_t {
  Reveal,
  Bait,
  Summon,
  Attack,
  Move,
  MoveAttack,
  Spirits,
  Appear,
  AppearAttack,
  Done,
  kCount
};
enum class UsePart : std::uint8_t {
  Line,
  Cards,
  Help,
  Settle,
  Effect,
  Roll,
  Reroll,
  Hits,
  Done,
  kCount
};

inline Space space_in(const Frame& frame) { return static_cast<Space>(frame.locals[kSpace]); }
inline Frame& beneath(State& s) { return s.stack[s.stack.depth() - 2]; }
inline const Frame& beneath(const State& s) { return s.stack[s.stack.depth() - 2]; }
inline const Frame* find_step(const State& s, StepId step) {  // the innermost, or none
  for (std::size_t i = s.stack.depth(); i-- > 0;) {
    if (s.stack[i].step == raw(step)) return &s.stack[i];
  }
  return nullptr;
}
inline Deed deed_of(const State& s) {
  return static_cast<Deed>(s.stack[kActionFrame].locals[kDeed]);
}
inline Colour colour_in_use(const State& s) {
  return static_cast<Colour>(s.stack[kUseFrame].locals[kColour]);
}
inline Space space_in_use(const State& s) {
  return player(s, active(s)).figurines[colour_in_use(s)];
}

// setup.cpp: MAM-045 to MAM-060
void run_setup(State& s, Dealer& dealer);
void open_fragments(State& s, Dealer& dealer);
void lay_out(State& s, Dealer& dealer);  // fragments, hands, the first clan

// turn.cpp: MAM-061, MAM-062, MAM-185 to MAM-187, MAM-195 to MAM-201
void run_turn(State& s, Dealer& dealer);
void run_windows(State& s, Dealer& dealer);
void play_draw_three(State& s, Seat seat, Dealer& dealer);
Objection object_to_playing_draw_three(const State& s, Action a);  // and to verbs out of place
void run_draw(State& s, Dealer& dealer);

// humans.cpp: MAM-063 to MAM-077, MAM-090 to MAM-095
void run_human(State& s, Dealer& dealer);
void summon(State& s, Space space, Dealer& dealer);
void appear(State& s, Space space, Dealer& dealer);

// tribes.cpp: MAM-078 to MAM-103
Spaces next_steps(const State& s, Space from);    // of a tribe (MAM-085)
Spaces spirit_goals(const State& s, Space from);  // MAM-099, MAM-100
void move_tribe(State& s, Space from, Space to, Dealer& dealer);
void send_tribe(State& s, Space from, Dealer& dealer);  // asks if there is a choice
void move_spirit(State& s, Spirit spirit, Space to, Dealer& dealer);
void assault(State& s, Space space, int tribes);
void run_assault(State& s, Dealer& dealer);
void lose_population(State& s, Seat seat, Space where, int loss, Dealer& dealer);

// ancients.cpp: MAM-104 to MAM-107, MAM-188 to MAM-191
void run_ancients(State& s, Dealer& dealer);

// acting.cpp: MAM-108 to MAM-118
void run_action(State& s, Dealer& dealer);
void run_use(State& s, Dealer& dealer);
// Why the figurine cannot be used for the deed with these cards in hand.
Objection object_to_use(const State& s, const Bag<Card>& hand, Deed deed, Colour colour);

// moving.cpp: MAM-119 to MAM-130
void begin_move(State& s, Colour colour, int steps);
void turn_up_shards(State& s, Dealer& dealer);

// attacking.cpp: MAM-131 to MAM-142
void run_fight(State& s, Dealer& dealer);  // of the figurine in use
void roll(State& s, int dice, Dealer& dealer);
void run_hits(State& s, Dealer& dealer);

// growing.cpp: MAM-143 to MAM-152
void grow(State& s, int n, Dealer& dealer);
void run_development(State& s, Dealer& dealer);

// degrading.cpp: MAM-153 to MAM-157, MAM-181
void run_degradation(State& s, Dealer& dealer);

// activating.cpp: MAM-158 to MAM-173
Objection object_to_activation(const State& s, const Bag<Card>& hand, Colour colour);
int fulfilled_lines(const State& s, Space space);  // a bit a line
// What the territory lacks for the line (MAM-167, MAM-168), whose place is not active.
Objection object_to_condition(const State& s, int line, Space space);
void activate(State& s, Dealer& dealer);
void take_back(State& s, Dealer& dealer);  // MAM-165

// helping.cpp: MAM-174 to MAM-183
bool is_helper_asked(const State& s, Seat seat);

// passing.cpp: MAM-106, MAM-139, MAM-250: nobody passes, but most questions have a way to stop
Objection object_to_passing(const State& s);

// generation.cpp: MAM-202 to MAM-217
void run_generation(State& s, Dealer& dealer);

// talents.cpp: MAM-242 to MAM-265
void run_lure(State& s, Dealer& dealer);
void run_entry(State& s, Dealer& dealer);
Objection object_to_token(const State& s);         // placing one now
void settle_token_card(State& s, Dealer& dealer);  // unasked, if there is but one way

// scoring.cpp: MAM-218 to MAM-228
void win_if_won(State& s, Dealer& dealer);
// A defeat is some clan's, or happens somewhere, or neither.
void lose(State& s, End end, Dealer& dealer, Seat who = kNobody, Space where = kNowhere);
Outcome outcome(const State& s);

}  // namespace ochre::mammothodus
