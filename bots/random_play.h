// random_play.h - whole games at random, for measuring speed.
#pragma once

#include <cstdint>

#include "core/any_game.h"

namespace ochre {

// Plays games number `first` to `first + count - 1`, with every number of seats in turn; how many
// decisions they took. The same everywhere.
std::uint64_t play_at_random(const AnyGame& game, std::uint64_t first, std::uint64_t count);

}  // namespace ochre
