// position.h - positions that people write: what they left open, and whether they can be.
#pragma once

#include "core/json.h"
#include "games/mammothodus/state.h"

namespace ochre::mammothodus {

// Piles that were not given hold what is left of the box. Without a stack the first clan is about
// to choose its action.
Result<void> complete_position(State& s, const Json& given, Dealer& dealer);
// Refuses a state that no game could be in; the problem names the place.
Result<void> check_position(const State& s);
Result<void> check_stack(const State& s);  // position_stack.cpp: where play stands

}  // namespace ochre::mammothodus
