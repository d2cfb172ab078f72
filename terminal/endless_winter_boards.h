// endless_winter_boards.h - the shared boards of Endless Winter as lines of text: the Terrain board
// with its junctures, the Megalith board with its levels, the Idol tracks.
#pragma once

#include <vector>

#include "terminal/draw.h"

namespace ochre::endless_winter_boards {

using Lines = std::vector<std::string>;

std::string tag(const Sight& sight, int seat);  // W, B, L, E: a piece of that tribe
Lines terrain(const Sight& sight);
Lines megaliths(const Sight& sight);
Lines idols(const Sight& sight);
// Two blocks of lines side by side, the right one from a column on.
Lines beside(const Lines& left, const Lines& right, std::size_t column);

}  // namespace ochre::endless_winter_boards
