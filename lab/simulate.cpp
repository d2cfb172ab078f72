// simulate.cpp - playing many games on several threads, and adding them up in order.
#include "lab/simulate.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <mutex>
#include <nlohmann/json.hpp>
#include <thread>

#include "bots/signature.h"

namespace ochre {
namespace {

std::uint64_t seed_of(const SimulateOrder& order, std::uint64_t i) { return mix(order.seed, i); }

std::vector<std::unique_ptr<Bot>> make_bots(const SimulateOrder& order) {
  std::vector<std::unique_ptr<Bot>> bots;
  for (const BotRow* row : order.seats) bots.push_back(row->make());
  return bots;
}

class Sum {  // of a series: mean with interval, spread, ends
 public:
  void add(double x) {
    low_ = n_ == 0 ? x : std::min(low_, x);
    high_ = n_ == 0 ? x : std::max(high_, x);
    n_ += 1;
    sum_ += x;
    squares_ += x * x;
  }
  double sd() const {
    if (n_ < 2) return 0;
    return std::sqrt(std::max(0.0, (squares_ - sum_ * sum_ / n_) / (n_ - 1)));
  }
  Estimate mean() const {
    const double mean = n_ > 0 ? sum_ / n_ : 0;
    const double half = n_ > 0 ? 1.96 * sd() / std::sqrt(n_) : 0;
    return {mean, mean - half, mean + half};
  }
  double low() const { return low_; }
  double high() const { return high_; }
  double sum() const { return sum_; }

 private:
  double n_ = 0, sum_ = 0, squares_ = 0, low_ = 0, high_ = 0;
};

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
    seat.bot = std::string(order.seats[i]->name);
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

Json json_of(const Estimate& e) { return {{"value", e.value}, {"low", e.low}, {"high", e.high}}; }

}  // namespace

Estimate rate_of(double wins, double games) {
  if (games <= 0) return {};
  constexpr double z = 1.96;
  const double p = wins / games;
  const double centre = (p + z * z / (2 * games)) / (1 + z * z / games);
  const double half =
      z / (1 + z * z / games) * std::sqrt(p * (1 - p) / games + z * z / (4 * games * games));
  return {p, std::max(0.0, centre - half), std::min(1.0, centre + half)};
}

Simulation simulate(const SimulateOrder& order,
                    const std::function<void(std::uint64_t)>& progress) {
  std::vector<PlayedGame> games(order.games);
  std::atomic<std::uint64_t> next{0}, done{0};
  std::mutex telling;
  const auto start = std::chrono::steady_clock::now();
  const auto work = [&] {
    auto bots = make_bots(order);
    while (true) {
      const std::uint64_t i = next.fetch_add(1);
      if (i >= order.games) return;
      games[i] = play_game(*order.game, order.options, seed_of(order, i), bots);
      const std::uint64_t finished = done.fetch_add(1) + 1;
      if (telling.try_lock()) {
        progress(finished);
        telling.unlock();
      }
    }
  };
  std::vector<std::thread> threads;
  for (int i = 1; i < order.threads; ++i) threads.emplace_back(work);
  work();
  for (std::thread& thread : threads) thread.join();
  progress(order.games);
  Simulation out = add_up(order, games);
  out.sheets = add_up_sheets(games, order.seats.size());
  out.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return out;
}

Table simulated_game(const SimulateOrder& order, std::uint64_t i) {
  Table::Setup setup{order.game, order.options, seed_of(order, i), {}, {}};
  for (const BotRow* row : order.seats) setup.who.emplace_back(row->name);
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
