// draw.h - a game's table as text. A drawing is made from what one seat sees; there is no rule in
// it.
#pragma once

#include <string>

#include "core/phrase.h"
#include "terminal/ink.h"

namespace ochre {

struct Sight {
  const Json& state;  // the view as JSON
  const Json& box;    // the components (AnyGame::describe_box)
  Seat seat;          // whose eyes
  Seat to_act;        // kNobody: the game is over
  const SeatNames& names;
  Ink ink;
  std::size_t width = 100;
};

using Draw = std::string (*)(const Sight& sight);
// The drawing of a game; every game has one.
Draw drawing_of(std::string_view game);

std::string draw_tribu(const Sight& sight);
std::string draw_mammothodus(const Sight& sight);
std::string draw_stone_age(const Sight& sight);
std::string draw_endless_winter(const Sight& sight);

}  // namespace ochre
