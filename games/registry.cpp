// registry.cpp - the one file that names all games.
#include "games/registry.h"

#include <array>

#include "games/endless_winter/rules.h"
#include "games/mammothodus/rules.h"
#include "games/stone_age/rules.h"
#include "games/tribu/rules.h"

namespace ochre {

std::span<const AnyGame* const> all_games() {
  static const std::array<const AnyGame*, 4> games = {
      &erase<tribu::Rules>(), &erase<mammothodus::Rules>(), &erase<stone_age::Rules>(),
      &erase<endless_winter::Rules>()};
  return games;
}

Result<const AnyGame*> find_game(std::string_view id) {
  std::string wanted;
  for (const AnyGame* game : all_games()) {
    if (game->info->id == id) return game;
    wanted += (wanted.empty() ? "" : ", ") + std::string(game->info->id);
  }
  return problem("game '" + std::string(id.substr(0, 60)) + "' is not known, expected one of " +
                 wanted);
}

}  // namespace ochre
