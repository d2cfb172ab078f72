// position.h - positions that people write: what they left open, and whether they can be.
#pragma once

#include "core/json.h"
#include "games/tribu/state.h"

namespace ochre::tribu {

// Cards that were not placed are dealt: hands that were not given keep what they can, the rest is
// the deck.
Result<void> complete_position(State& s, const Json& given, Dealer& dealer);
// Refuses a state that no game could be in; the problem names the place.
Result<void> check_position(const State& s);

}  // namespace ochre::tribu
