// board.cpp - counting figurines, tribes, spirits and steps for appraisals. Not rules.
#include "games/mammothodus/board.h"

#include <algorithm>

namespace ochre::mammothodus {

void draw_near(Reach& reach, const Reach& steps) {
  for (std::size_t i = 0; i < reach.size(); ++i) reach[i] = std::min(reach[i], steps[i]);
}

Reach reach_of(const State& s, Spaces from) {
  Reach out;
  out.fill(kFar);
  for (; from != 0; from = rest(from)) draw_near(out, box(s).routes.steps[raw(first(from))]);
  return out;
}

Board board_of(const State& s) {
  Board out;
  for (std::size_t seat = 0; seat < s.seats; ++seat) {
    for (Space at : s.players[seat].figurines) {
      ++out.figurines[seat][raw(at)];
      ++out.crowd[raw(at)];
      out.ancients |= only(at);
    }
  }
  out.crowd[raw(kNowhere)] = 0;
  out.ancients &= ~only(kNowhere);
  out.places = place_spaces(s);
  for (Space at : s.spirits) out.spirits += at != kNowhere ? 1 : 0;
  out.tribes = s.tribes.total();
  return out;
}

void move_figurine(Board& board, Seat seat, Space from, Space to) {
  auto& own = board.figurines[static_cast<std::size_t>(seat)];
  --own[raw(from)];
  ++own[raw(to)];
  if (--board.crowd[raw(from)] == 0) board.ancients &= ~only(from);
  ++board.crowd[raw(to)];
  board.ancients |= only(to);
}

}  // namespace ochre::mammothodus
