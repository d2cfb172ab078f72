// appraisal.cpp - what a bot may think of a position, from what its seat knows. Not rules.
#include "games/endless_winter/rules.h"

namespace ochre::endless_winter {

int Rules::appraise(const View<State>& view) { return score(player(view.state, view.seat)); }

}  // namespace ochre::endless_winter
