// bench.cpp - measuring random play.
#include "lab/bench.h"

#include <algorithm>
#include <ctime>
#include <vector>

#include "bots/random_play.h"

namespace ochre {
namespace {

double cpu_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
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
  std::uint64_t probe = 0;  // how many games fill the time
  const double start = cpu_seconds();
  while (cpu_seconds() - start < seconds_each / 4) play_at_random(game, probe++, 1);
  const std::uint64_t games = std::max<std::uint64_t>(3, probe * 4 / 3 * 3);

  std::vector<double> ns;
  double decisions = 0;  // in one repetition
  std::uint64_t allocations = 0;
  for (int i = 0; i < repetitions; ++i) {
    const std::uint64_t before = count_allocations();
    const double began = cpu_seconds();
    decisions = static_cast<double>(play_at_random(game, 0, games));
    allocations += count_allocations() - before;
    ns.push_back((cpu_seconds() - began) * 1e9 / decisions);
  }
  std::vector<double> copies;
  for (int i = 0; i < repetitions; ++i) copies.push_back(measure_copy(game));

  BenchFigures out;
  out.ns_per_decision = median(ns);
  out.decisions_per_s = 1e9 / out.ns_per_decision;
  out.decisions_per_game = decisions / static_cast<double>(games);
  out.games_per_s = out.decisions_per_s / out.decisions_per_game;
  out.copy_ns = median(copies);
  out.allocations = static_cast<double>(allocations) / (decisions * repetitions);
  out.state_bytes = game.state_bytes;
  return out;
}

}  // namespace ochre
