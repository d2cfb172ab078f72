// position.h - positions that people write: what they left open, and whether they can be.
#pragma once

#include "core/json.h"
#include "games/endless_winter/state.h"

namespace ochre::endless_winter {

// Without a stack, a position stands at the beginning of a turn: setting up is played to its end,
// then what was given is put over it, and the cards and animals that were not placed find a place.
Result<void> complete_position(State& s, const Json& given, Dealer& dealer);
// Refuses a state that no game could be in; the problem names the place.
Result<void> check_position(const State& s);

}  // namespace ochre::endless_winter
