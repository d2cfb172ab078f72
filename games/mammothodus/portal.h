// portal.h - how far the lines of the portal track have come: where their shards lie, for
// appraisals. What does not depend on who stands where is worked out once and asked often. Not
// rules.
#pragma once

#include "games/mammothodus/board.h"

namespace ochre::mammothodus {

struct Lying {  // shards face up, by kind: how far from each space
  EnumArray<Shard, Reach> steps;
  Bag<Shard> kinds{};
};

struct Line {                            // one that is not active
  FixedList<Shard, 12> kinds;            // of shards it asks for
  Spaces where = 0;                      // it may be, by colour and region
  Spaces ready = 0;                      // of those: all its shards lie there
  std::array<std::int16_t, 32> worth{};  // by space: what is gathered there, without the way there
};

struct Portal {
  Lying lying;
  FixedList<Line, kLines> lines;
};
Portal portal_of(const State& s);
// After shards of a kind have moved.
void look_again(const State& s, Shard kind, Portal& portal);

int line_worth(const State& s, const Line& line, const Reach& walk);
int portal_worth(const State& s, const Board& board, const Portal& portal);

}  // namespace ochre::mammothodus
