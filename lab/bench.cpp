// bench.cpp - measuring random play.
#include "lab/bench.h"

#include <algorithm>
#include <ctime>
#include <vector>

namespace ochre {
namespace {

double cpu_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

struct Run {
  std::uint64_t games = 0, decisions = 0;
};

// Whole games with every number of seats in turn, from the same seeds in every repetition.
void play_games(const AnyGame& game, std::uint64_t first, std::uint64_t count, Run& run) {
  AnyState state(game);
  ActionList choices;
  for (std::uint64_t i = first; i < first + count; ++i) {
    const Info& info = *game.info;
    const auto range = static_cast<std::uint64_t>(info.most_seats - info.least_seats + 1);
    const Options options = standard_options(info, info.least_seats + static_cast<int>(i % range));
    Dealer dealer(mix(i, 1));
    std::uint64_t random = mix(i, 2);
    game.setup(state.data(), options, dealer);
    while (state.to_act() != kNobody) {
      state.legal(choices);
      random = random * 6364136223846793005u + 1442695040888963407u;
      state.apply(choices[static_cast<std::size_t>(((random >> 32) * choices.size()) >> 32)],
                  dealer);
      ++run.decisions;
    }
    ++run.games;
  }
}

double measure_copy(const AnyGame& game) {
  Dealer dealer(1);
  const AnyState from = set_up(game, standard_options(*game.info, game.info->most_seats), dealer);
  AnyState to(game);
  constexpr int kCopies = 2'000'000;
  const double start = cpu_seconds();
  for (int i = 0; i < kCopies; ++i) {
    to = from;
    __asm__ volatile("" : : "r"(to.data()), "r"(from.data()) : "memory");  // keeps every copy
  }
  return (cpu_seconds() - start) / kCopies * 1e9;
}

}  // namespace

BenchFigures bench(const AnyGame& game, int repetitions, double seconds_each,
                   CountAllocations count_allocations) {
  Run probe;  // how many games fill the time
  const double start = cpu_seconds();
  while (cpu_seconds() - start < seconds_each / 4) play_games(game, probe.games, 1, probe);
  const std::uint64_t games = std::max<std::uint64_t>(3, probe.games * 4 / 3 * 3);

  std::vector<double> ns;
  Run run;
  std::uint64_t allocations = 0;
  for (int i = 0; i < repetitions; ++i) {
    run = {};
    const std::uint64_t before = count_allocations();
    const double began = cpu_seconds();
    play_games(game, 0, games, run);
    allocations += count_allocations() - before;
    ns.push_back((cpu_seconds() - began) * 1e9 / static_cast<double>(run.decisions));
  }
  const auto decisions = static_cast<double>(run.decisions);
  std::vector<double> copies;
  for (int i = 0; i < repetitions; ++i) copies.push_back(measure_copy(game));

  BenchFigures out;
  out.ns_per_decision = median(ns);
  out.decisions_per_s = 1e9 / out.ns_per_decision;
  out.decisions_per_game = decisions / static_cast<double>(run.games);
  out.games_per_s = out.decisions_per_s / out.decisions_per_game;
  out.copy_ns = median(copies);
  out.allocations = static_cast<double>(allocations) / (decisions * repetitions);
  out.state_bytes = game.state_bytes;
  return out;
}

}  // namespace ochre
