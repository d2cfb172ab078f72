// value.h - what a state is worth: appraisals, ends, and values between 0 and 1. Only + - * / and
// square roots, which every machine rounds alike: no exp, no log.
#pragma once

#include <array>

#include "core/any_game.h"

namespace ochre {

using Values = std::array<double, kMaxSeats>;  // by seat

// A lead of `scale` wins three games of four.
inline double chance_of(double lead, double scale) {
  const double x = lead / scale;
  return 0.5 + 0.5 * x / (1 + (x < 0 ? -x : x));
}
inline double lead_of(double chance, double scale) {  // the other way
  const double x = 2 * chance - 1;
  return scale * x / (1 - (x < 0 ? -x : x));
}

// What a state is worth to a seat: the game's appraisal, but above all, at an end, who has won.
// Bots ask for nothing else of a state they look at.
int worth_of(const AnyState& state, Seat seat);

// Compares states with the one a decision is made in, so that small gains count as much for who is
// far ahead or behind.
class Judge {
 public:
  Judge() = default;
  Judge(const AnyState& root, double scale) : baseline_(leads_of(root)), scale_(scale) {}

  Values operator()(const AnyState& state) const;
  // What a value says about winning: with the lead so far; a team has none, and its value stays.
  double chance(const AnyGame& game, Seat seat, double value) const;

 private:
  // How far each seat is ahead of its best rival; of a team: how well it stands.
  static std::array<int, kMaxSeats> leads_of(const AnyState& state);

  std::array<int, kMaxSeats> baseline_{};
  double scale_ = 1;
};

}  // namespace ochre
