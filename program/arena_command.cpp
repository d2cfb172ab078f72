// arena_command.cpp - who plays better.
#include <unistd.h>

#include <algorithm>
#include <iostream>
#include <nlohmann/json.hpp>

#include "games/registry.h"
#include "lab/arena.h"
#include "lab/arena_file.h"
#include "lab/files.h"
#include "lab/system_luck.h"
#include "program/commands.h"
#include "program/shared.h"
#include "terminal/ink.h"

namespace ochre {
namespace {

// Bots of ours cannot look, so any luck will do, and the same one every time. A program from
// outside might try the usual seeds until one fits what it sees.
std::uint64_t usual_seed(const ArenaOrder& order, const std::string& file) {
  const bool all_ours = std::all_of(order.players.begin(), order.players.end(),
                                    [](const ArenaPlayer& one) { return one.command.empty(); });
  if (all_ours) return 1;
  const auto kept = seed_in(file);
  return kept ? *kept : system_seed();
}

Result<ArenaOrder> read_order(const ArenaWords& words) {
  ArenaOrder order;
  const auto game = find_game(words.game);
  if (!game) return std::unexpected(game.error());
  order.game = *game;
  for (const std::string& text : words.players) {
    auto player = read_player(text);
    if (!player) return std::unexpected(player.error());
    order.players.push_back(std::move(*player));
  }
  constexpr std::size_t kMostPlayers = 12;
  if (order.players.size() < 2 || order.players.size() > kMostPlayers) {
    return problem("--players names " + std::to_string(order.players.size()) + ", expected 2 to " +
                   std::to_string(kMostPlayers));
  }
  const auto options = read_options(**game, static_cast<std::size_t>(words.seats), words.options,
                                    words.components, order.box);
  if (!options) return std::unexpected(options.error());
  order.options = *options;
  order.rounds = words.rounds;
  order.seed = words.has_seed ? words.seed : usual_seed(order, words.file);
  order.own_luck = words.own_luck;
  order.threads = words.threads;
  order.file = words.file;
  if (words.sprt.empty()) return order;
  if (order.players.size() != 2) {
    return problem("--sprt compares two players, " + std::to_string(order.players.size()) +
                   " were given");
  }
  if (words.sprt[0] >= words.sprt[1]) return problem("--sprt LOW must be less than HIGH");
  order.sprt = Sprt{words.sprt[0], words.sprt[1]};
  return order;
}

void show_players(const ArenaOrder& order, const ArenaFigures& figures, std::size_t wide) {
  std::cout << "  " << padded("player", wide) << padded("Elo", 20) << padded("wins", 24)
            << padded(std::string(order.game->info->score_word), 26) << "ms a decision\n";
  for (const PlayerFigures& one : figures.players) {
    std::cout << "  " << padded(one.name, wide) << padded(with_interval(one.elo, 1, 0, ""), 20)
              << padded(with_interval(one.win_rate, 100, 1, " %"), 24)
              << padded(with_interval(one.score, 1, 1, ""), 26) << number(one.ms_per_decision, 2)
              << " (slowest " << number(one.slowest_ms, 0) << ")\n";
  }
}

void show_matrix(const ArenaFigures& figures, std::size_t wide) {
  std::cout << "  ahead of (with 95 % intervals)\n";
  for (const PlayerFigures& one : figures.players) {
    for (std::size_t i = 0; i < figures.players.size(); ++i) {
      if (one.met[i] <= 0 || figures.players[i].name == one.name) continue;
      std::cout << "  " << padded(one.name, wide) << padded(figures.players[i].name, wide)
                << padded(with_interval(rate_of(one.ahead_of[i], one.met[i]), 100, 1, " %"), 24)
                << number(one.ahead_of[i]) << " of " << number(one.met[i], 0) << "\n";
    }
  }
}

void show(const ArenaOrder& order, const ArenaFigures& figures) {
  std::size_t wide = 8;
  for (const PlayerFigures& one : figures.players) wide = std::max(wide, one.name.size() + 2);
  std::cout << order.game->info->title << ", " << int{order.options.seats} << " seats, "
            << figures.games.size() << " games, seed " << order.seed << "\n";
  show_players(order, figures, wide);
  show_matrix(figures, wide);
  if (figures.sprt) {
    const SprtFigures& sprt = *figures.sprt;
    std::cout << "  sequential test: " << order.players[0].name << " is "
              << (sprt.verdict == "open" ? "perhaps better (not decided)" : sprt.verdict) << " by "
              << number(order.sprt->high, 0) << " rather than " << number(order.sprt->low, 0)
              << " Elo, log-likelihood ratio " << number(sprt.llr, 2) << " of ["
              << number(sprt.lower, 2) << ", " << number(sprt.upper, 2) << "] after " << sprt.rounds
              << " rounds\n";
  }
  std::cout << "  signature " << hex(figures.signature) << "\n";
}

}  // namespace

int run_arena(const ArenaWords& words) {
  const auto order = read_order(words);
  if (!order) return refuse(order.error().text);
  const bool seen = isatty(STDERR_FILENO) == 1;
  const auto figures = run_arena(*order, [&](std::size_t done, std::size_t all) {
    if (seen) show_progress(done, all);
  });
  if (!figures) return refuse(figures.error().text);
  if (!words.csv.empty()) {
    const auto written = write_file(words.csv, csv_of(*order, *figures));
    if (!written) return refuse(written.error().text);
  }
  if (words.json) {
    std::cout << dump_json(json_of(*order, *figures), 1) << "\n";
  } else {
    show(*order, *figures);
  }
  return 0;
}

}  // namespace ochre
