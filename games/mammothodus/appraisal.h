// appraisal.h - the parts of the appraisal: what stands on the board, what the next human card may
// cost, and what an action promises.
#pragma once

#include "games/mammothodus/portal.h"

namespace ochre::mammothodus {

int position_worth(const State& s);
// Of that: without what the clans hold.
int board_worth(const State& s, const Board& board, const Portal& portal);
int population_worth(const State& s, int population);
int tribes_worth(const State& s, int tribes);  // so many on the board, wherever they stand
int spirits_worth(int spirits);
int card_worth(Card card);  // in hand
// What the next human card may do: never above 0.
int forecast(const State& s, const Board& board);
// What the open action, figurine or move may still bring, over what the position is worth now.
int prospect(const State& s);

}  // namespace ochre::mammothodus
