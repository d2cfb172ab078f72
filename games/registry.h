// registry.h - all games there are.
#pragma once

#include <span>
#include <string_view>

#include "core/any_game.h"

namespace ochre {

std::span<const AnyGame* const> all_games();
Result<const AnyGame*> find_game(std::string_view id);  // the problem names them all

const AnyGame& face_up(const AnyGame& game);  // with nothing hidden, for measuring only

}  // namespace ochre
