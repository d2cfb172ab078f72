// stack_check.h - whether the open steps of a position can be: who is asked what, and on what
// ground.
#pragma once

#include "core/result.h"
#include "games/endless_winter/state.h"

namespace ochre::endless_winter {

Result<void> check_setup(const State& s);  // while the table is being set up
Result<void> check_stack(const State& s);

}  // namespace ochre::endless_winter
