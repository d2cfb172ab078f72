// position.cpp - finishing a position that somebody wrote.
#include "games/endless_winter/position.h"

namespace ochre::endless_winter {
Result<void> complete_position(State&, const Json&, Dealer&) { return {}; }
Result<void> check_position(const State&) { return {}; }
Result<std::uint8_t> add_box(const Json&) { return std::uint8_t{0}; }
}  // namespace ochre::endless_winter
