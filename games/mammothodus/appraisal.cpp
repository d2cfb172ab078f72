// appraisal.cpp - what a bot may think of a position. Not rules.
#include "games/mammothodus/rules.h"

namespace ochre::mammothodus {

int Rules::appraise(const View<State>&) { return 0; }

}  // namespace ochre::mammothodus
