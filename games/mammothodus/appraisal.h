// appraisal.h - the parts of the appraisal: what stands on the board, and what an action promises.
#pragma once

#include "games/mammothodus/state.h"

namespace ochre::mammothodus {

int position_worth(const State& s);
int population_worth(int population);
int card_worth(Card card);  // in hand
// What the open action, figurine or move may still bring, over what the position is worth now.
int prospect(const State& s);

}  // namespace ochre::mammothodus
