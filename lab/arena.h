// arena.h - who plays better: games between bots with seats rotated and luck paired by seed,
// ratings with intervals, and a sequential test that stops as soon as the answer is clear.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "bots/roster.h"
#include "core/box_hold.h"
#include "lab/figures.h"

namespace ochre {

struct ArenaPlayer {
  std::string name;     // as it was asked for
  BotSpec bot;          // unless there is a command
  std::string command;  // a program of its own that answers `choose` (docs/protocol.md)
  bool cheats = false;  // sees everything: measures the price of hidden information
};
// "level3", "engine:python3 bot.py", "cheat:level3"
Result<ArenaPlayer> read_player(std::string_view text);

struct Sprt {  // is the first player better than the second by `high` rather than by `low` Elo?
  double low = 0, high = 20;
  double alpha = 0.05, beta = 0.05;
};

struct ArenaOrder {
  const AnyGame* game = nullptr;
  Options options;
  BoxHold box;  // keeps options.box on the shelf
  std::vector<ArenaPlayer> players;
  std::size_t rounds = 0;  // each plays every lineup in every rotation, with the same luck
  std::uint64_t seed = 1;
  bool own_luck = false;  // each game has luck of its own: for bots that might tell each other
  int threads = 1;
  std::string file;  // every finished game goes there, and what is there is not played again
  std::optional<Sprt> sprt;
};

struct ArenaGame {  // one game; the arrays are by seat
  std::size_t round = 0;
  std::array<std::uint8_t, kMaxSeats> player{};
  std::array<double, kMaxSeats> reward{};
  std::array<int, kMaxSeats> score{};
  std::array<std::uint64_t, kMaxSeats> decisions{};
  std::array<double, kMaxSeats> seconds{}, slowest{};
  std::uint64_t signature = 0;
};

struct PlayerFigures {
  std::string name;
  Estimate elo, win_rate, score;
  double score_sd = 0;
  double games = 0;  // seats taken
  double ms_per_decision = 0, slowest_ms = 0;
  std::vector<double> ahead_of;  // by player: how often it did better
  std::vector<double> met;       // by player: in how many comparisons
};

struct SprtFigures {
  double llr = 0, lower = 0, upper = 0;
  std::size_t rounds = 0;  // that were needed
  std::string verdict;     // "better", "not better", "open"
};

struct ArenaFigures {
  std::vector<PlayerFigures> players;
  std::optional<SprtFigures> sprt;
  std::vector<ArenaGame> games;
  std::uint64_t signature = 0;  // over all games: the same at any number of threads
};

std::vector<std::vector<std::uint8_t>> lineups_of(const ArenaOrder& order);  // of one round
// `progress` is told how many games are done of how many, from one thread at a time.
Result<ArenaFigures> run_arena(const ArenaOrder& order,
                               const std::function<void(std::size_t, std::size_t)>& progress);

ArenaFigures add_up(const ArenaOrder& order, std::vector<ArenaGame> games);
// Looks at whole rounds in their order, and no further than the answer is clear.
SprtFigures test_sequentially(const ArenaOrder& order, std::span<const ArenaGame> games);
Json json_of(const ArenaOrder& order, const ArenaFigures& figures);
std::string csv_of(const ArenaOrder& order, const ArenaFigures& figures);  // a row a seat of a game

}  // namespace ochre
