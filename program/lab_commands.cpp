// lab_commands.cpp - simulate and bench.
#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <iostream>
#include <nlohmann/json.hpp>

#include "core/record.h"
#include "games/registry.h"
#include "lab/bench.h"
#include "lab/files.h"
#include "lab/simulate.h"
#include "program/allocations.h"
#include "program/commands.h"
#include "program/shared.h"
#include "terminal/ink.h"

namespace ochre {
namespace {

void show_simulation(const SimulateOrder& order, const Simulation& simulation) {
  std::cout << order.game->info->title << ", " << order.games << " games, seed " << order.seed
            << " (95 % intervals)\n";
  for (std::size_t i = 0; i < simulation.seats.size(); ++i) {
    const SeatFigures& seat = simulation.seats[i];
    std::cout << "  seat " << i << "  " << padded(seat.bot, 10) << " wins "
              << padded(with_interval(seat.win_rate, 100, 1, " %"), 24)
              << order.game->info->score_word << " "
              << padded(with_interval(seat.score, 1, 1, ""), 26) << "sd " << number(seat.score_sd)
              << ", " << seat.lowest << " to " << seat.highest << "\n";
  }
  std::cout << "  decisions a game " << with_interval(simulation.length, 1, 1, "") << ", "
            << simulation.shortest << " to " << simulation.longest << "\n";
  for (const auto& [clause, games] : simulation.ends) {
    const auto row = find_clause(*order.game->vocabulary, clause);
    std::cout << "  ended by " << clause << " in " << games << " games: " << (*row)->text << "\n";
  }
  std::cout << text_of(simulation.sheets);
  std::cout << "  " << number(static_cast<double>(order.games) / simulation.seconds) << " games/s\n"
            << "  signature " << hex(simulation.signature) << "\n";
}

Result<SimulateOrder> read_order(const SimulateWords& words) {
  SimulateOrder order;
  const auto game = find_game(words.game);
  if (!game) return std::unexpected(game.error());
  order.game = *game;
  for (const std::string& name : words.seats) {
    const auto bot = read_bot(name);
    if (!bot) return std::unexpected(bot.error());
    order.seats.push_back(*bot);
  }
  const auto options =
      read_options(**game, words.seats.size(), words.options, words.components, order.box);
  if (!options) return std::unexpected(options.error());
  order.options = *options;
  order.games = words.games;
  order.seed = words.seed;
  order.threads = words.threads;
  return order;
}

int write_records(const SimulateOrder& order, const std::string& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  for (std::uint64_t i = 0; i < order.games; ++i) {
    const std::string path =
        folder + "/" + std::string(order.game->info->id) + "-" + std::to_string(i) + ".record";
    const auto written = write_file(path, write_record(simulated_game(order, i)));
    if (!written) return refuse(written.error().text);
  }
  return 0;
}

Json json_of(const AnyGame& game, const BenchFigures& figures) {
  return {{"game", std::string(game.info->id)},
          {"decisions_per_s", figures.decisions_per_s},
          {"ns_per_decision", figures.ns_per_decision},
          {"games_per_s", figures.games_per_s},
          {"decisions_per_game", figures.decisions_per_game},
          {"state_bytes", figures.state_bytes},
          {"copy_ns", figures.copy_ns},
          {"allocations", figures.allocations}};
}

}  // namespace

int run_simulate(const SimulateWords& words) {
  const auto order = read_order(words);
  if (!order) return refuse(order.error().text);
  const bool seen = isatty(STDERR_FILENO) == 1;
  const Simulation simulation = simulate(*order, [&](std::uint64_t done) {
    if (seen) show_progress(done, order->games);
  });
  if (words.json) {
    std::cout << dump_json(json_of(*order, simulation), 1) << "\n";
  } else {
    show_simulation(*order, simulation);
  }
  return words.records.empty() ? 0 : write_records(*order, words.records);
}

int run_bench(const BenchWords& words) {
  std::vector<const AnyGame*> games(all_games().begin(), all_games().end());
  if (!words.game.empty()) {
    const auto game = find_game(words.game);
    if (!game) return refuse(game.error().text);
    games = {*game};
  }
  Json out = Json::array();
  for (const AnyGame* game : games) {
    const BenchFigures figures = bench(*game, words.repetitions, words.seconds, allocations_so_far);
    out.push_back(json_of(*game, figures));
    if (words.json) continue;
    std::cout << padded(std::string(game->info->id), 16) << number(figures.decisions_per_s / 1e6, 2)
              << " M decisions/s (" << number(figures.ns_per_decision) << " ns), "
              << number(figures.games_per_s, 0) << " games/s, "
              << number(figures.decisions_per_game, 0) << " decisions/game, state "
              << figures.state_bytes << " bytes, copy " << number(figures.copy_ns) << " ns, "
              << number(figures.allocations, 3) << " allocations/decision\n";
  }
  if (words.json) std::cout << dump_json(out, 1) << "\n";
  return 0;
}

}  // namespace ochre
