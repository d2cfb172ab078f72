// appraisal.cpp - what a bot may think of a position, from what its seat knows. Not rules.
#include "games/stone_age/rules.h"
#include "games/stone_age/steps.h"

namespace ochre::stone_age {

int Rules::appraise(const View<State>& view) {
  return 100 * score_sheet(view.state, view.seat).total;
}

}  // namespace ochre::stone_age
