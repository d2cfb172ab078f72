// signature.h - the fingerprint of a game's behaviour: a few games of random, greedy and
// searching bots, hashed. It changes when play changes, and must be the same in g++, clang,
// WebAssembly and Python.
#pragma once

#include <cstdint>

#include "bots/bot.h"

namespace ochre {

struct PlayedGame {
  Outcome outcome;
  std::array<ScoreSheet, kMaxSeats> sheets{};
  std::uint64_t signature = 0;  // over the set-up, every decision and the end
  std::uint32_t decisions = 0;
};

// One game between bots, with the luck and the thoughts of a Table of this seed.
PlayedGame play_game(const AnyGame& game, const Options& options, std::uint64_t seed,
                     std::span<const std::unique_ptr<Bot>> bots);

// `games` games with every number of seats in turn; random, greedy and searching bots take turns.
std::uint64_t signature(const AnyGame& game, std::uint32_t games, std::uint64_t seed);

// The fingerprint of one version of a game's rules, in words: every list of choices, what was
// chosen at random, the luck that fell and the scores, in `games` games with every number of seats
// and options of all kinds. Bots, layout and the names of fields may change; this may not, once a
// version was released (docs/versions.md).
std::uint64_t rules_signature(const AnyGame& game, int rules, std::uint32_t games,
                              std::uint64_t seed);

}  // namespace ochre
