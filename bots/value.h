// value.h - from appraisals to chances of winning. Only + - * / and square roots, which every
// machine rounds alike: no exp, no log.
#pragma once

#include <array>

#include "core/any_game.h"

namespace ochre {

using Values = std::array<double, kMaxSeats>;  // a chance of winning by seat

// A lead of `scale` wins three games of four.
inline double chance_of(double lead, double scale) {
  const double x = lead / scale;
  return 0.5 + 0.5 * x / (1 + (x < 0 ? -x : x));
}

// What the seats may expect of a state. `baseline`: a cooperative team compares with where it
// stands.
Values judge(const AnyState& state, int baseline, double scale);

}  // namespace ochre
