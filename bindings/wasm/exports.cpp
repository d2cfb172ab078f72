// exports.cpp - the engine's door for WebAssembly: one function that plays games and returns their
// signature, the same number as everywhere.
#include <cstdint>

#include "bots/signature.h"
#include "games/registry.h"

// The signature of `games` games of game number `game` (in the order of the registry) with this
// seed.
extern "C" __attribute__((export_name("signature"))) std::uint64_t ochre_signature(
    std::uint32_t game, std::uint32_t games, std::uint32_t seed) {
  const auto all = ochre::all_games();
  return game < all.size() ? ochre::signature(*all[game], games, seed) : 0;
}

extern "C" __attribute__((export_name("game_count"))) std::uint32_t ochre_game_count() {
  return static_cast<std::uint32_t>(ochre::all_games().size());
}
