// draw_mammothodus.h - parts of the drawing of Mammothodus.
#pragma once

#include <string>

#include "core/json.h"

namespace ochre {

// What the open question is about, in one line; empty when the game is over.
std::string mammothodus_question(const Json& state, const Json& box);
// How many adaptation cards the deck has: of the unseen ones some are back in the box (MAM-023).
int mammothodus_deck(const Json& state, const Json& box);

}  // namespace ochre
