// stack_check.cpp - EWP-090, EWP-197: the open steps of a position that somebody wrote.
#include "games/endless_winter/stack_check.h"

#include <algorithm>
#include <cstring>
#include <string>

#include "games/endless_winter/rules.h"

namespace ochre::endless_winter {
namespace {

using Verdict = Result<void>;

constexpr std::size_t kMostGiven = 8;  // what the rules add to it fits (EWP-371)

std::string at_frame(std::size_t i) { return "stack[" + std::to_string(i) + "]"; }
bool is_step(const Frame& f, StepId step) { return f.step == raw(step); }
bool is_blank_from(const Frame& f, std::size_t first) {
  return std::all_of(f.locals.begin() + static_cast<long>(first), f.locals.end(),
                     [](std::uint8_t local) { return local == 0; });
}

bool is_sound_effect(const State& s, const Frame& f) {
  if (f.locals[0] >= kAbilities || f.locals[4] >= 4) return false;
  const Ability& from = ability(s, f.locals[0]);
  for (std::size_t i = 0; i < kMostItems; ++i) {
    if (f.locals[i + 1] > (i < from.items ? from.gain[i].n : 0)) return false;
  }
  return from.items > 0;
}

bool is_sound_unit(const State& s, const Frame& f, bool asked) {
  if (f.locals[0] >= raw(Do::kCount) || f.locals[1] == 0 || f.locals[4] != 0) return false;
  const auto what = static_cast<Do>(f.locals[0]);
  if (what == Do::Points || what == Do::HalfLabor) return false;
  if (what == Do::MegalithArrow) {
    for (std::size_t i = 2; i < 4; ++i) {
      if (f.locals[i] > 63 || (ground(s) & cell_bit(f.locals[i])) == 0) return false;
    }
    return !asked || is_step(f, question_of(what));
  }
  if (f.locals[2] != 0 || f.locals[3] != 0) return false;
  return !asked || (is_step(f, question_of(what)) && can_do(s, f.seat, {what, 1, {}}, 0));
}

bool is_sound_tokens(const State& s, const Frame& f) {
  for (std::size_t i = 0; i < 3; ++i) {
    const int local = f.locals[i];
    if (local > kHexes || (local > 0 && s.tokens[static_cast<std::size_t>(local - 1)] < 2)) {
      return false;
    }
  }
  return is_blank_from(f, 3);
}

// A frame above the turn or the Eclipse part: something being resolved.
bool is_sound_above(const State& s, const Frame& f, bool top) {
  if (f.at != 0) return false;
  const auto step = static_cast<StepId>(f.step);
  if (step >= StepId::Gain && step <= StepId::Reveal) return top && is_sound_unit(s, f, true);
  if (step == StepId::CardMenu || step == StepId::CardChoice) {
    const bool culture = f.locals[0] >= kTribeTypes && f.locals[0] < 48;
    return culture && top == (step == StepId::CardChoice);
  }
  if (step == StepId::Rite) return !top && is_blank_from(f, 2);
  if (step == StepId::RiteChoice) return top && is_blank_from(f, 2);
  if (step == StepId::Effect) return !top && is_sound_effect(s, f);
  if (step == StepId::ItemChoice) return top && is_sound_effect(s, f);
  if (step == StepId::Unit) return !top && is_sound_unit(s, f, false);
  if (step == StepId::PayDiscard) return top && is_blank_from(f, 0);
  if (step == StepId::Tokens) return !top && is_sound_tokens(s, f);
  return step == StepId::TokenOrder && top && is_sound_tokens(s, f);
}

StepId question_of_part(const Frame& f) {
  if (is_step(f, StepId::Turn)) {
    switch (static_cast<TurnPart>(f.at)) {
      case TurnPart::Culture: return StepId::Culture;
      case TurnPart::Place: return StepId::PlaceFigure;
      case TurnPart::Top: return StepId::Top;
      case TurnPart::Middle: return StepId::Middle;
      case TurnPart::Bottom: return StepId::Bottom;
      case TurnPart::Token: return StepId::TokenChoice;
      case TurnPart::Rest: return StepId::Rest;
      case TurnPart::Pile: return StepId::Pile;
      case TurnPart::Begin:
      case TurnPart::Discard:
      case TurnPart::End:
      case TurnPart::kCount: return StepId::kCount;
    }
    return StepId::kCount;
  }
  switch (static_cast<EclipsePart>(f.at)) {
    case EclipsePart::Cards: return StepId::EclipseCard;
    case EclipsePart::Hexes: return StepId::EclipseHex;
    case EclipsePart::Board: return StepId::EclipseBoard;
    case EclipsePart::Order:
    case EclipsePart::FindHexes:
    case EclipsePart::FindBoard:
    case EclipsePart::kCount: break;
  }
  return StepId::kCount;
}

Verdict check_above(const State& s) {
  const Frame& part = s.stack[1];
  const std::size_t depth = s.stack.depth();
  const bool plain = depth == 3 && is_step(s.stack[2], question_of_part(part));
  if (plain) {
    const Frame& top = s.stack[2];
    if (top.seat != part.seat || top.at != 0 || !is_blank_from(top, 0)) {
      return problem("stack[2]: expected the question of that part, with zeros");
    }
    if (is_step(top, StepId::TokenChoice) && s.rest_up == kNoRest) {
      return problem("stack[2]: no Rest token lies face up (EWP-330)");
    }
    return {};
  }
  for (std::size_t i = 2; i < depth; ++i) {
    if (s.stack[i].seat != part.seat || !is_sound_above(s, s.stack[i], i + 1 == depth)) {
      return problem(at_frame(i) + " cannot be open there");
    }
  }
  return depth > 2 ? Verdict{} : problem("stack: expected a question on top");
}

Verdict check_figures(const State& s) {  // EWP-101
  const bool in_turn = is_step(s.stack[1], StepId::Turn);
  for (int place = 0; place < s.seats; ++place) {
    const Player& p = player(s, seat_at(s, place));
    const int used = kTurns - p.chief_figure - p.tribe_figures;
    const auto rests = std::count(p.placed.begin(), p.placed.end(), Column::Rest);
    if (static_cast<int>(p.placed.size()) != used || rests != p.resting) {
      return problem("placed, resting: not the figures that were placed (EWP-100, EWP-133)");
    }
    const bool prepared = s.stack[0].at == raw(GamePart::Draws);
    int wanted = prepared ? 0 : s.turns / s.seats + (place < s.turns % s.seats ? 1 : 0);
    const bool mine = in_turn && seat_at(s, place) == s.stack[1].seat;
    if (mine && s.stack[1].at <= raw(TurnPart::Place)) --wanted;
    if (!in_turn && !prepared) wanted = kTurns;
    if (used != wanted) return problem("chief_figure, tribe_figures: not as many turns (EWP-101)");
  }
  return {};
}

Verdict check_turn(const State& s) {
  const Frame& turn = s.stack[1];
  const auto part = static_cast<TurnPart>(turn.at);
  const TurnState& t = s.turn;
  if (s.turns < 1 || turn.seat != seat_at(s, (s.turns - 1) % s.seats) || !is_blank_from(turn, 0)) {
    return problem("stack[1]: it is another player's turn (EWP-068)");
  }
  const bool placed = part >= TurnPart::Top && part <= TurnPart::Rest;
  const bool rests = part == TurnPart::Token || part == TurnPart::Rest;
  if (placed != (t.column != kNoColumn) || (placed && rests != (t.column == Column::Rest))) {
    return problem("turn.column does not fit the part of the turn (EWP-100)");
  }
  if (part == TurnPart::Bottom && (s.bottoms >> raw(t.column) & 1) == 0) {
    return problem("bottoms: this column's bottom is reached (EWP-109)");
  }
  const Player& me = player(s, turn.seat);
  for (int i = 0; i < kTribeTypes; ++i) {
    const auto card = static_cast<Card>(i);
    const bool locked = (t.locked >> i & 1) != 0;
    if (t.used[static_cast<std::size_t>(i)] > me.play[card] ||
        (locked && (!me.hand.has(card) || (t.taken >> i & 1) == 0))) {
      return problem("turn.used, turn.locked: not these cards (EWP-120, EWP-124)");
    }
  }
  for (int seat = 0; seat < s.seats; ++seat) {
    if (seat != turn.seat && !player(s, static_cast<Seat>(seat)).play.empty()) {
      return problem("players[" + std::to_string(seat) + "].play: it is not their turn (EWP-135)");
    }
  }
  return {};
}

Verdict check_eclipse(const State& s) {
  const Frame& part = s.stack[1];
  const Player& me = player(s, part.seat);
  const bool finds = s.rules >= 2 && part.at == raw(EclipsePart::Hexes);
  if (s.turns != kTurns * s.seats || s.stack[0].locals[0] < 1 || s.stack[0].locals[0] > s.seats ||
      part.seat != seat_at(s, s.stack[0].locals[0] - 1) || part.at >= raw(EclipsePart::kCount) ||
      !is_blank_from(part, finds ? 5 : 3)) {
    return problem("stack[1]: not this player's part of the Eclipse phase (EWP-197)");
  }
  for (int i = 0; i < kTribeTypes; ++i) {
    if (s.turn.used[static_cast<std::size_t>(i)] > me.pile[static_cast<Card>(i)]) {
      return problem("turn.used: not these cards (EWP-201)");
    }
  }
  if (part.at <= raw(EclipsePart::FindHexes) && !is_blank_from(part, 0)) {
    return problem("stack[1].locals: expected zeros");
  }
  const unsigned third = finds ? part.locals[2] & 15u : part.locals[2];
  const unsigned hexes = part.locals[0] | part.locals[1] << 8 | third << 16;
  const unsigned found = part.locals[2] >> 4 | part.locals[3] << 4 | part.locals[4] << 12;
  if (finds && (found >> kHexes != 0 || (found & 1) != 0 || (hexes & ~found) != 0)) {
    return problem("stack[1].locals: hexes that were not found (EWP-204)");
  }
  if (part.at <= raw(EclipsePart::FindBoard) && (hexes >> kHexes != 0 || (hexes & 1) != 0)) {
    return problem("stack[1].locals: hexes 1 to 18");
  }
  const unsigned stones = (1u << me.stones.size()) - 1;
  if (part.at == raw(EclipsePart::Board) && (part.locals[2] != 0 || part.locals[1] > stones)) {
    return problem("stack[1].locals: stones that are not there");
  }
  return {};
}

Verdict check_ground(const State& s) {
  const Frame& game = s.stack[0];
  const bool turns = game.at == raw(GamePart::Turns) && is_step(s.stack[1], StepId::Turn);
  const bool eclipse = game.at == raw(GamePart::Eclipse) && is_step(s.stack[1], StepId::Eclipse);
  if (game.seat != 0 || !is_blank_from(game, 1) || (s.revealed != 0) != eclipse) {
    return problem(
        "stack[0], revealed: expected the game, and piles revealed in the Eclipse phase");
  }
  if (turns) return game.locals[0] == 0 ? check_turn(s) : problem("stack[0].locals: expected 0");
  if (eclipse) return check_eclipse(s);
  return problem("stack: expected a turn, an Eclipse part or a Preparation draw");
}

// While the table is set up: nothing is dealt but Chiefs and Setup cards.
bool is_undealt(const State& s) {
  for (int seat = 0; seat < kMaxSeats; ++seat) {
    Player wanted{};
    const Player& p = player(s, static_cast<Seat>(seat));
    if (seat < s.seats) {
      wanted.camps_left = kCamps;
      wanted.megaliths_left = kMegaliths;
      wanted.chief = p.chief;
      wanted.side = p.side;
      wanted.setup = p.setup;
      wanted.chief_figure = 1;
      wanted.tribe_figures = 2;
    }
    if (std::memcmp(&p, &wanted, sizeof p) != 0) return false;
  }
  return true;
}

bool is_setup_question(const State& s, const Frame& setup, const Frame& top) {
  const auto draft = static_cast<Draft>(s.options[raw(Option::Draft)]);
  const int n = setup.locals[0], up = std::popcount(s.cards_up);
  const bool side = is_step(top, StepId::SideChoice);
  switch (static_cast<SetupPart>(setup.at)) {
    case SetupPart::Sides:
      return side && n == top.seat + 1 && s.order.empty() && draft != Draft::ChiefAndSetup;
    case SetupPart::ChiefDraft:
      return draft == Draft::ChiefAndSetup && s.order.size() == s.seats && n >= 1 &&
             n <= 2 * s.seats && up == s.seats + 1 - n / 2 &&
             (side ? n % 2 == 0 : is_step(top, StepId::ChiefDraft) && n % 2 != 0);
    case SetupPart::SetupDraft:
      return is_step(top, StepId::SetupDraft) && draft != Draft::None &&
             s.order.size() == s.seats && n >= 1 && n <= s.seats && up == s.seats + 2 - n;
    case SetupPart::Begin:
    case SetupPart::Boards:
    case SetupPart::End:
    case SetupPart::kCount: break;
  }
  return false;
}

}  // namespace

Result<void> check_setup(const State& s) {
  if (!is_undealt(s)) return problem("players have things before they are dealt (EWP-064)");
  const Frame& setup = s.stack[0];
  const Frame& top = s.stack.top();
  unsigned seats = 0;
  for (std::uint8_t seat : s.order) seats |= 1u << seat;
  const bool sound = s.stack.depth() == 2 && s.round == 0 && top.seat < s.seats &&
                     setup.seat == 0 && top.at == 0 && is_blank_from(top, 0) &&
                     is_blank_from(setup, 1) && s.cards_up < 32 && s.hunting.empty() &&
                     s.animals.empty() && (s.order.empty() || seats == (1u << s.seats) - 1);
  if (sound && is_setup_question(s, setup, top)) return {};
  return problem("stack: no question of the setting up is like that (EWP-064)");
}

Result<void> check_stack(const State& s) {
  const std::size_t depth = s.stack.depth();
  if (depth < 2 || depth > kMostGiven || !is_step(s.stack[0], StepId::Game)) {
    return problem("stack: expected the game and 1 to 7 open steps");
  }
  for (std::size_t i = 0; i < depth; ++i) {
    if (s.stack[i].seat >= s.seats) return problem(at_frame(i) + ".seat is not at the table");
  }
  if (const Verdict sound = check_figures(s); !sound) return sound;
  if (s.stack[0].at == raw(GamePart::Draws)) {  // EWP-370: a lesser benefit for a missing card
    const int place = s.stack[0].locals[0];
    if (s.turns != 0 || s.revealed != 0 || place < 1 || place > s.seats ||
        !is_blank_from(s.stack[0], 1)) {
      return problem("stack[0]: no such draw of the Preparation phase (EWP-220)");
    }
    for (std::size_t i = 1; i < depth; ++i) {
      if (s.stack[i].seat != seat_at(s, place - 1) ||
          !is_sound_above(s, s.stack[i], i + 1 == depth)) {
        return problem(at_frame(i) + " cannot be open there");
      }
    }
  } else {
    if (const Verdict sound = check_ground(s); !sound) return sound;
    if (const Verdict sound = check_above(s); !sound) return sound;
  }
  ActionList choices;
  Rules::legal(s, choices);
  return choices.empty() ? problem("stack: nobody could answer that question") : Verdict{};
}

}  // namespace ochre::endless_winter
