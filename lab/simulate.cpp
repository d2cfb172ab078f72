// simulate.cpp - playing many games on several threads, and adding them up in order.
#include "lab/simulate.h"

#include <atomic>
#include <chrono>
#include <mutex>
#include <nlohmann/json.hpp>

#include "bots/signature.h"
#include "lab/parallel.h"

namespace ochre {
namespace {

std::uint64_t seed_of(const SimulateOrder& order, std::uint64_t i) { return mix(order.seed, i); }

std::vector<std::unique_ptr<Bot>> make_bots(const SimulateOrder& order) {
  std::vector<std::unique_ptr<Bot>> bots;
  for (const BotSpec& spec : order.seats) bots.push_back(make_bot(spec));
  return bots;
}

Simulation add_up(const SimulateOrder& order, const std::vector<PlayedGame>& games) {
  Simulation out;
  const Vocabulary& words = *order.game->vocabulary;
  const std::size_t seats = order.seats.size();
  std::vector<Sum> wins(seats), scores(seats);
  Sum length;
  for (const PlayedGame& game : games) {
    for (std::size_t i = 0; i < seats; ++i) {
      wins[i].add(game.outcome.reward[i]);
      scores[i].add(game.outcome.score[i]);
    }
    length.add(game.decisions);
    ++out.ends[id_of(row_of(words, game.outcome.because))];
    out.signature = mix(out.signature, game.signature);
  }
  for (std::size_t i = 0; i < seats; ++i) {
    SeatFigures seat;
    seat.bot = order.seats[i].name;
    seat.wins = wins[i].sum();
    seat.win_rate = rate_of(wins[i].sum(), static_cast<double>(games.size()));
    seat.score = scores[i].mean();
    seat.score_sd = scores[i].sd();
    seat.lowest = static_cast<int>(scores[i].low());
    seat.highest = static_cast<int>(scores[i].high());
    out.seats.push_back(seat);
  }
  out.length = length.mean();
  out.shortest = static_cast<std::uint64_t>(length.low());
  out.longest = static_cast<std::uint64_t>(length.high());
  return out;
}

}  // namespace

Simulation simulate(const SimulateOrder& order,
                    const std::function<void(std::uint64_t)>& progress) {
  std::vector<PlayedGame> games(order.games);
  std::atomic<std::uint64_t> done{0};
  std::mutex telling;
  const auto start = std::chrono::steady_clock::now();
  run_jobs(order.threads, order.games, [&](std::size_t i) {
    const auto bots = make_bots(order);  // new ones: what a bot remembers must not cross games
    games[i] = play_game(*order.game, order.options, seed_of(order, i), bots);
    const std::uint64_t finished = done.fetch_add(1) + 1;
    if (telling.try_lock()) {
      progress(finished);
      telling.unlock();
    }
  });
  progress(order.games);
  Simulation out = add_up(order, games);
  out.sheets = add_up_sheets(games, order.seats.size());
  out.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return out;
}

Table simulated_game(const SimulateOrder& order, std::uint64_t i) {
  Table::Setup setup{order.game, order.options, seed_of(order, i), {}, {}};
  for (const BotSpec& spec : order.seats) setup.who.push_back(spec.name);
  Result<Table> table = Table::start(std::move(setup));
  ENSURE(table.has_value());
  auto bots = make_bots(order);
  while (!table->is_over()) {
    const Seat seat = table->state().to_act();
    const AnyView view(table->state(), seat);
    const Action a = bots[static_cast<std::size_t>(seat)]->choose(view, table->thinking_seed());
    ENSURE(table->play(a).has_value());
  }
  return std::move(*table);
}

Json json_of(const SimulateOrder& order, const Simulation& simulation) {
  Json seats = Json::array();
  for (std::size_t i = 0; i < simulation.seats.size(); ++i) {
    const SeatFigures& seat = simulation.seats[i];
    seats.push_back({{"seat", i},
                     {"bot", seat.bot},
                     {"wins", seat.wins},
                     {"win_rate", json_of(seat.win_rate)},
                     {"score", json_of(seat.score)},
                     {"score_sd", seat.score_sd},
                     {"lowest", seat.lowest},
                     {"highest", seat.highest}});
  }
  Json length = json_of(simulation.length);
  length["shortest"] = simulation.shortest;
  length["longest"] = simulation.longest;
  return {{"game", std::string(order.game->info->id)},
          {"games", order.games},
          {"seed", order.seed},
          {"seats", seats},
          {"length", length},
          {"ends", simulation.ends},
          {"sheets", json_of(simulation.sheets)},
          {"signature", hex(simulation.signature)}};
}

}  // namespace ochre
