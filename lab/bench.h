// bench.h - how fast a game is: random play on one core, in CPU time, the median of several runs.
#pragma once

#include <cstdint>

#include "core/any_game.h"

namespace ochre {

struct BenchFigures {
  double decisions_per_s = 0, ns_per_decision = 0, games_per_s = 0, decisions_per_game = 0;
  double copy_ns = 0;
  double allocations = 0;  // heap allocations a decision, as counted by `count_allocations`
  std::size_t state_bytes = 0;
};

using CountAllocations = std::uint64_t (*)();
BenchFigures bench(const AnyGame& game, int repetitions, double seconds_each,
                   CountAllocations count_allocations);

}  // namespace ochre
