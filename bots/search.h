// search.h - information-set Monte Carlo tree search: one search for all games, written against the
// erased game. It guesses what its seat cannot know, walks a tree keyed by what each seat to act
// knows, and judges where it leaves the tree by the game's appraisal (docs/decisions/0005).
#pragma once

#include <functional>

#include "bots/bot.h"
#include "bots/stop.h"

namespace ochre {

using Job = std::function<void(int number)>;
void run_in_turn(int jobs, const Job& job);
struct Workers {  // who does the thinking: jobs 0..n-1, each once, in any order
  int count = 1;  // as many at a time
  void (*run)(int jobs, const Job& job) = run_in_turn;
  Stop* stop = nullptr;  // when it is asked for, the answer is the best so far
};

struct SearchSettings {
  std::uint64_t iterations = 1000;  // for all trees together; 0: a second's worth, as the game says
  double seconds = 0;               // if not 0, the budget is time, and the answer depends on it
  int trees = 1;                    // grown apart, then added up: as many may grow at a time
  double exploration = 1.0;  // how much a promising choice is tried before it has proved itself
  double sharpness = 8;      // of the priors: a lag of scale/sharpness has a quarter of the best's
  double width = 0;  // a gain of so many appraisal scales wins three of four; 0: as the game says
  int rollout = -1;  // guided decisions between leaf and appraisal; -1: as the game says
  int horizon = 0;   // quiet moments until the appraisal, in a game that has them; 0: as it says
};

std::unique_ptr<Bot> make_search(const SearchSettings& settings, const Workers& workers = {});

}  // namespace ochre
