// board.h - what appraisals count once: who stands where, and how far from what. Not rules.
#pragma once

#include "games/mammothodus/state.h"

namespace ochre::mammothodus {

using Reach = std::array<std::uint8_t, 32>;  // by space: steps to the nearest of some, or kFar
inline constexpr std::uint8_t kFar = 8;
Reach reach_of(const State& s, Spaces from);
void draw_near(Reach& reach, const Reach& steps);  // the nearer of both, everywhere

struct Board {
  std::array<std::array<std::uint8_t, kSpaceCount + 1>, kMaxSeats> figurines{};  // by seat, space
  std::array<std::uint8_t, kSpaceCount + 1> crowd{};                             // of all clans
  Spaces ancients = 0, places = 0;
  int spirits = 0, tribes = 0;
};
Board board_of(const State& s);
void move_figurine(Board& board, Seat seat, Space from, Space to);

using ByPlaces = std::array<int, kLines + 1>;  // by active places
inline int by_places(const ByPlaces& these, const Board& board) {
  return these[static_cast<std::size_t>(size(board.places))];
}
inline int weigh(const ByPlaces& percent, const Board& board, int worth) {
  return worth * by_places(percent, board) / 100;
}

}  // namespace ochre::mammothodus
