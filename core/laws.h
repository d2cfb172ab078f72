// laws.h - what must hold for every game at every step; checked by random play, in tests and
// fuzzers.
#pragma once

#include <cstdint>
#include <string>

#include "core/record.h"

namespace ochre {

struct LawRun {
  std::uint64_t decisions = 0;
  bool finished = false;    // the game came to its end within the limit
  std::size_t longest = 0;  // the longest list of choices
  std::string broken;       // the first law that does not hold, with the record that leads there
};

// Plays one random game. Cheap laws hold at every step, dear ones (whole vocabulary, JSON, bytes,
// undo) at every `stride`-th.
LawRun check_laws(const AnyGame& game, const Options& options, std::uint64_t seed,
                  std::uint64_t most_decisions, std::uint64_t stride, FindGame find_game);

}  // namespace ochre
