// registry.cpp - the one file that names all games.
#include "games/registry.h"

#include <array>

#include "core/text.h"
#include "games/endless_winter/rules.h"
#include "games/mammothodus/rules.h"
#include "games/stone_age/rules.h"
#include "games/tribu/rules.h"

#ifndef OCHRE_GAMES  // the browser's engines have one game each
#define OCHRE_GAMES tribu::Rules, mammothodus::Rules, stone_age::Rules, endless_winter::Rules
#endif

namespace ochre {

namespace {

template <class... R>
struct Registry {
  static std::span<const AnyGame* const> games() {
    static const std::array<const AnyGame*, sizeof...(R)> all = {&erase<R>()...};
    return all;
  }
  static std::span<const AnyGame* const> games_face_up() {
    static const std::array<const AnyGame*, sizeof...(R)> all = {&erase_face_up<R>()...};
    return all;
  }
};
using All = Registry<OCHRE_GAMES>;

}  // namespace

std::span<const AnyGame* const> all_games() { return All::games(); }

const AnyGame& face_up(const AnyGame& game) {
  for (const AnyGame* open : All::games_face_up()) {
    if (open->info == game.info) return *open;
  }
  return game;
}

Result<const AnyGame*> find_game(std::string_view id) {
  std::string wanted;
  for (const AnyGame* game : all_games()) {
    if (game->info->id == id) return game;
    wanted += (wanted.empty() ? "" : ", ") + std::string(game->info->id);
  }
  return problem("game " + in_quotes(id) + " is not known, expected one of " + wanted);
}

}  // namespace ochre
