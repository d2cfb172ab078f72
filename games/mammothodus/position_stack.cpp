// position_stack.cpp - where play stands in a written position: which step may lie on which, what
// it may remember, and what must then be true of the board.
#include <algorithm>
#include <cstring>
#include <string>

#include "games/mammothodus/position.h"
#include "games/mammothodus/rules.h"
#include "games/mammothodus/steps.h"

namespace ochre::mammothodus {
namespace {

using Verdict = Result<void>;
using enum StepId;

struct Shape {  // a step on its parent, at which part of the parent, with locals up to these
  StepId step, parent;
  std::uint8_t least, most;  // the parent's part
  std::uint8_t at;           // its own part, at most
  std::array<std::uint8_t, 5> locals;
  bool active;  // the active clan's
};

// clang-format off
constexpr std::array kShapes = {
    Shape{Talent,         Setup,      0, 0,  0, {},                false},
    Shape{Starting,       Setup,      1, 1,  0, {},                false},
    Shape{Windows,        Turn,       2, 2,  3, {},                true},
    Shape{Windows,        Ancients,   1, 1,  3, {1},               true},
    Shape{DrawThree,      Windows,    0, 3,  0, {},                false},
    Shape{Human,          Turn,       1, 3,  9, {22},              true},
    Shape{Bait,           Human,      1, 1,  0, {},                true},
    Shape{Lure,           Human,      1, 1, 22, {21},              true},
    Shape{BlockCall,      Human,      2, 2,  0, {21},              true},
    Shape{Assault,        Human,      1, 8,  1, {21, kMostTribes}, true},
    Shape{Protect,        Assault,    1, 1,  0, {21},              true},
    Shape{Protect,        Use,        5, 5,  0, {21},              true},
    Shape{TribeStep,      Human,      4, 7,  0, {21},              true},
    Shape{Entry,          Human,      4, 7,  1, {21},              true},
    Shape{Entry,          Lure,       0, 22, 1, {21},              true},
    Shape{Traps,          Entry,      1, 1,  0, {21},              true},
    Shape{Hits,           Entry,      1, 1,  2, {21},              true},
    Shape{Hits,           Use,        8, 8,  2, {21, 5},           true},
    Shape{SpiritHit,      Hits,       0, 0,  0, {},                true},
    Shape{TribeHit,       Hits,       2, 2,  0, {},                true},
    Shape{SpiritGoal,     Human,      6, 6,  0, {2},               true},
    Shape{TrailLock,      Human,      7, 7,  0, {21},              true},
    Shape{Ancients,       Turn,       4, 4,  1, {},                true},
    Shape{Choose,         Ancients,   1, 1,  0, {},                true},
    Shape{Action,         Ancients,   1, 1,  2, {5, 3},            true},
    Shape{Figurine,       Action,     0, 0,  0, {},                true},
    Shape{Use,            Action,     0, 0,  8, {3, 3, 255, 3},    true},
    Shape{Line,           Use,        1, 1,  0, {},                true},
    Shape{Cards,          Use,        1, 1,  0, {},                true},
    Shape{Helper,         Use,        2, 2,  0, {},                false},
    Shape{StepId::Move,   Action,     0, 0,  0, {3, 255, 7, 7},    true},
    Shape{Reroll,         Use,        6, 6,  0, {},                true},
    Shape{Mark,           Use,        6, 6,  0, {},                true},
    Shape{Adapt,          Use,        4, 4,  0, {},                true},
    Shape{TokenCard,      Ancients,   1, 1,  0, {},                true},
    Shape{TokenSpace,     Ancients,   1, 1,  0, {3, 2},            true},
    Shape{Degrade,        Action,     1, 1,  0, {},                true},
    Shape{DegradeHelper,  Action,     2, 2,  0, {},                false},
    Shape{Discard,        Turn,       4, 4,  0, {},                true},
    Shape{Draw,           Turn,       4, 6,  0, {8, 1},            true},
    Shape{Draw,           Windows,    0, 3,  0, {8, 1},            false},
    Shape{Draw,           Ancients,   1, 1,  0, {8, 1},            true},
    Shape{Draw,           Action,     0, 2,  0, {8, 1},            false},
    Shape{Draw,           Use,        2, 2,  0, {8, 1},            false},
    Shape{Generation,     Draw,       0, 0,  4, {},                false},
    Shape{AddFigurine,    Generation, 2, 2,  0, {},                false},
    Shape{AddSpace,       Generation, 2, 2,  0, {3},               false},
    Shape{RemoveFigurine, Generation, 2, 2,  0, {},                false},
    Shape{Speciality,     Generation, 4, 4,  3, {4, 4, 4, 4},      false},
};
// clang-format on

std::string at_frame(std::size_t i) { return "stack[" + std::to_string(i) + "]"; }

Verdict check_shape(const State& s, std::size_t i) {
  const Frame& frame = s.stack[i];
  const std::string at = at_frame(i);
  if (frame.seat < 0 || frame.seat >= s.seats) return problem(at + ".seat is not at the table");
  if (i == 0) {
    const bool turn = frame.step == raw(Turn);
    if (!turn && frame.step != raw(Setup)) return problem(at + ": expected a turn or the setup");
    if (frame.at > 6 || frame.locals != Frame{}.locals || (!turn && frame.seat != 0)) {
      return problem(at + ": expected at 0..6 and no locals");
    }
    return {};
  }
  const Frame& parent = s.stack[i - 1];
  for (const Shape& shape : kShapes) {
    if (raw(shape.step) != frame.step || raw(shape.parent) != parent.step) continue;
    if (parent.at < shape.least || parent.at > shape.most || frame.at > shape.at) continue;
    if (shape.active && frame.seat != active(s)) continue;
    bool fits = true;
    for (std::size_t k = 0; k < 5; ++k) fits = fits && frame.locals[k] <= shape.locals[k];
    if (fits) return {};
  }
  return problem(at + ": this step does not follow from the one beneath it");
}

std::string_view wrong_with_figurine(const State& s, const Frame& frame) {
  const Player& p = player(s, frame.seat);
  const auto step = static_cast<StepId>(frame.step);
  const bool named = step == Use || step == TokenSpace || step == StepId::Move || step == AddSpace;
  if (!named) return {};
  const Space at = p.figurines.items[frame.locals[kColour]];
  if ((at != kNowhere) == (step == AddSpace)) return "that figurine stands elsewhere";
  if (step == AddSpace && on_board(p) >= allowed_figurines(s, p.population)) {
    return "the population allows no more (MAM-207)";
  }
  if (step == TokenSpace &&
      (frame.locals[kTokens] == 0 || p.talent == mammothodus::Talent::kCount ||
       p.tokens.total() + frame.locals[kTokens] > box(s).talents[p.talent].tokens)) {
    return "so many tokens are not left (MAM-249)";
  }
  if (step != StepId::Move) return {};
  const std::uint8_t carried = frame.locals[kCarried];
  if (frame.locals[kStepsLeft] == 0) return "no step is left (MAM-119)";
  if (carried > 0 && !s.shards[at].has(static_cast<Shard>(carried - 1))) {
    return "the carried shard is not there (MAM-124)";
  }
  return {};
}

std::string_view wrong_with_generation(const State& s, const Frame& frame) {
  const Player& p = player(s, frame.seat);
  const auto step = static_cast<StepId>(frame.step);
  const int n = on_board(p);
  const int allowed = allowed_figurines(s, p.population);
  if (step == Draw && (frame.locals[kLeft] == 0 || frame.locals[kChanged] == 0)) {
    return "no card is due (MAM-198)";
  }
  if (step == AddFigurine && (n + 1 >= kFigurines || n >= allowed))
    return "none is to add (MAM-209)";
  if (step == RemoveFigurine && (n < 2 || n <= allowed)) return "none is to remove (MAM-211)";
  if (step != Speciality) return {};
  if (frame.at >= std::min(n, 3 + (n < kFigurines ? 1 : 0))) return "all are assigned (MAM-213)";
  for (std::size_t k = 0; k < kFigurines; ++k) {
    if ((frame.locals[k] != 0) != (k < frame.at)) return "expected the positions so far (MAM-213)";
    for (std::size_t other = 0; k < frame.at && other < k; ++other) {
      if (frame.locals[other] == frame.locals[k]) return "a colour twice (MAM-214)";
    }
  }
  return {};
}

std::string_view wrong_with_seat(const State& s, std::size_t i) {
  const Frame& frame = s.stack[i];
  const auto step = static_cast<StepId>(frame.step);
  const Player& p = player(s, frame.seat);
  if (step == Talent && (s.with_talents == 0 || p.talent != mammothodus::Talent::kCount)) {
    return "the clan has no talent to choose (MAM-053)";
  }
  if (step == Starting && on_board(p) > 1) return "the clan has its figurines (MAM-054)";
  if (step == Windows && frame.at >= s.seats) return "all clans were asked";
  if (step == DrawThree && frame.seat != after(s, s.stack[i - 1].seat, s.stack[i - 1].at)) {
    return "another clan is asked (MAM-186)";
  }
  if ((step == Helper || step == DegradeHelper) && frame.seat == active(s)) {
    return "the active clan does not help itself (MAM-174)";
  }
  return {};
}

std::string_view wrong_with_humans(const State& s, const Frame& frame) {
  const auto step = static_cast<StepId>(frame.step);
  if (step == Human && (frame.at == 0 || s.human_card >= HumanCard::NewTrail)) {
    return "expected a coloured card (MAM-068)";
  }
  if (step == TribeStep && !s.tribes.has(space_in(frame))) return "no tribe is there (MAM-081)";
  if (step == SpiritGoal && s.spirits.items[frame.locals[kSpace]] == kNowhere) {
    return "that spirit is not on the board (MAM-099)";
  }
  return {};
}

std::string_view wrong_with_action(const State& s, const Frame& frame) {
  const auto step = static_cast<StepId>(frame.step);
  if (step < Action || step > DegradeHelper || step == TokenCard || step == TokenSpace) return {};
  const Deed deed = deed_of(s);
  const bool degrades = step == Degrade || step == DegradeHelper;
  if (step != Action && degrades != (deed == Deed::Degradation)) return "another action runs";
  if (step == StepId::Move && deed != Deed::Move) return "the action is no move (MAM-119)";
  if ((step == Reroll || step == Mark) && (deed != Deed::Attack || s.dice.empty())) {
    return "expected an attack with dice (MAM-140)";
  }
  if (step == Adapt && (deed != Deed::Development || s.stack[kUseFrame].locals[kPoints] == 0)) {
    return "expected a development with points (MAM-147)";
  }
  if (step == Line && deed != Deed::Activate) return "the action activates no place (MAM-166)";
  if (step != Use) return {};
  if (frame.at > raw(UsePart::Help) && deed != Deed::Attack && deed != Deed::Development) {
    return "nothing is asked then";
  }
  const Space at = player(s, frame.seat).figurines.items[frame.locals[kColour]];
  if (deed == Deed::Activate && at != kNowhere &&
      ((fulfilled_lines(s, at) >> frame.locals[kLine] & 1) == 0 || holds(place_spaces(s), at))) {
    return "that line cannot be activated there (MAM-166)";
  }
  return {};
}

bool is_marked_soundly(const State& s) {
  for (Face face : all<Face>()) {
    if (s.marked[face] > s.dice[face]) return false;
  }
  return s.marked.blanks() == 0 && s.dice.blanks() == 0;
}

// What is remembered only while some step is open.
Verdict check_notes(const State& s) {
  const Frame* use = find_step(s, Use);
  const bool laying = use != nullptr && use->at <= raw(UsePart::Help);
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (!laying && !player(s, seat).laid.empty()) return problem("laid: no figurine is in use");
  }
  if (laying && use->at == raw(UsePart::Help) && player(s, active(s)).laid.empty()) {
    return problem("laid: the active clan plays a card itself (MAM-177)");
  }
  const bool rolls = find_step(s, Hits) != nullptr || find_step(s, Reroll) != nullptr ||
                     find_step(s, Mark) != nullptr;
  if (!rolls && !s.dice.empty()) return problem("dice: nothing was rolled");
  if (!is_marked_soundly(s) || (find_step(s, Mark) == nullptr && !s.marked.empty())) {
    return problem("marked: expected some of the dice");
  }
  const CardNotes quiet{};
  if (find_step(s, Human) == nullptr) {
    if (std::memcmp(&s.card, &quiet, sizeof quiet) != 0)
      return problem("card: no card is resolved");
    if (s.human_card != HumanCard::kCount) return problem("human_card: no card is resolved");
  }
  for (Space space : all<Space>()) {
    if (s.card.awake[space] > s.tribes[space] || s.card.entered[space] > s.tribes[space] ||
        s.card.held[space] > 1 || s.notes.guarded[space] > 1 || s.notes.arrived[space] > 1) {
      return problem("card, notes: more on " + std::string(kSpaceWords[raw(space)]) +
                     " than can be");
    }
  }
  if (s.card.awake.blanks() + s.card.entered.blanks() + s.card.held.blanks() +
          s.notes.guarded.blanks() + s.notes.arrived.blanks() >
      0) {
    return problem("card, notes: unknown spaces");
  }
  return {};
}

}  // namespace

Result<void> check_stack(const State& s) {
  for (std::size_t i = 0; i < s.stack.depth(); ++i) {
    if (const Verdict sound = check_shape(s, i); !sound) return sound;
    for (const std::string_view wrong :
         {wrong_with_seat(s, i), wrong_with_figurine(s, s.stack[i]),
          wrong_with_generation(s, s.stack[i]), wrong_with_humans(s, s.stack[i]),
          wrong_with_action(s, s.stack[i])}) {
      if (!wrong.empty()) return problem(at_frame(i) + ": " + std::string(wrong));
    }
  }
  if (kSteps[s.stack.top().step].offer == nullptr) return problem("stack: nothing is asked");
  if (const Verdict sound = check_notes(s); !sound) return sound;
  ActionList choices;
  Rules::legal(s, choices);
  if (choices.empty()) return problem("stack: the question has no answer");
  return {};
}

}  // namespace ochre::mammothodus
