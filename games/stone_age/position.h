// position.h - positions that people write: what they left open, and whether they can be.
#pragma once

#include <string>

#include "core/json.h"
#include "core/text.h"
#include "games/stone_age/state.h"

namespace ochre::stone_age {

// Cards and tiles that were not placed are dealt; what lies face down is what remains.
Result<void> complete_position(State& s, const Json& given, Dealer& dealer);
// Refuses a state that no game could be in; the problem names the place.
Result<void> check_position(const State& s);

// standing.cpp: where play stands, as the stack of open steps says.
Result<void> check_standing(const State& s);

}  // namespace ochre::stone_age
