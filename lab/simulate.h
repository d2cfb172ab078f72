// simulate.h - many games between bots: who wins, with what scores, how long; the same at any
// number of threads.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "bots/roster.h"
#include "core/table.h"
#include "lab/figures.h"
#include "lab/sources.h"

namespace ochre {

struct SimulateOrder {
  const AnyGame* game = nullptr;
  Options options;
  BoxHold box;  // keeps options.box on the shelf
  std::vector<BotSpec> seats;
  std::uint64_t games = 0;
  std::uint64_t seed = 0;
  int threads = 1;
};

struct SeatFigures {
  std::string bot;
  double wins = 0;  // a shared victory counts as its share
  Estimate win_rate, score;
  double score_sd = 0;
  int lowest = 0, highest = 0;
};

struct Simulation {
  std::vector<SeatFigures> seats;
  Estimate length;  // decisions a game
  std::uint64_t shortest = 0, longest = 0;
  std::map<std::string, std::uint64_t> ends;  // games by the clause that ended them
  std::uint64_t signature = 0;                // over every decision of every game
  SheetFigures sheets;
  double seconds = 0;
};

// `progress` is told now and then how many games are done, from one thread at a time.
Simulation simulate(const SimulateOrder& order, const std::function<void(std::uint64_t)>& progress);
// Game number `i` of an order, as a table with its whole record.
Table simulated_game(const SimulateOrder& order, std::uint64_t i);

Json json_of(const SimulateOrder& order, const Simulation& simulation);

}  // namespace ochre
