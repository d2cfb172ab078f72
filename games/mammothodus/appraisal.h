// appraisal.h - the parts of the appraisal: what stands on the board, what the next human card may
// cost, what an action promises, and what else there is to notice.
#pragma once

#include "games/mammothodus/portal.h"

namespace ochre::mammothodus {

int stance_worth(const State& s, const Board& board);  // of where all stand, wherever shards lie
int humans_worth(const State& s, const Board& board);  // of that: what tribes and spirits do
int population_worth(const State& s, int population);
int tribes_worth(const State& s, int tribes);  // so many on the board, wherever they stand
int spirits_worth(int spirits);
int card_worth(Card card);  // in hand

struct Outlook {  // what the next human card may do, as sums over the cards that may come
  int cards = 0, fatal = 0, calls = 0, appear = 0;
  std::array<int, kMaxSeats> loss{};   // of population, by clan
  std::array<int, kMaxSeats> worst{};  // by the worst card
};
// The same as a worth, never above 0.
int forecast(const State& s, const Board& board, Outlook* outlook = nullptr);
// What the open action, figurine or move may still bring, over what the position is worth now.
int prospect(const State& s, const Board& board, const Portal& portal);

struct Parts {  // of what a position is worth
  int danger = 0, coming = 0, promised = 0, clans = 0;
  Outlook outlook{};
};
// Many small things that nobody weighed by hand; of a game that is not over.
int clues_worth(const State& s, const Board& board, const Portal& portal, const Parts& parts);

}  // namespace ochre::mammothodus
