// simulate.cpp - playing many games on several threads, and adding them up in order.
#include "lab/simulate.h"

#include <algorithm>
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

constexpr std::uint64_t kBlock = 4096;  // games kept at a time: memory does not grow with them

class Tally {  // adds games up in their order
 public:
  explicit Tally(const SimulateOrder& order)
      : order_(order), wins_(order.seats.size()), scores_(order.seats.size()) {}

  void add(const PlayedGame& game) {
    for (std::size_t i = 0; i < order_.seats.size(); ++i) {
      wins_[i].add(game.outcome.reward[i]);
      scores_[i].add(game.outcome.score[i]);
    }
    length_.add(game.decisions);
    ++ends_[id_of(row_of(*order_.game->vocabulary, game.outcome.because))];
    signature_ = mix(signature_, game.signature);
    sheets_.add(game, order_.seats.size());
  }

  Simulation figures() const {
    Simulation out;
    for (std::size_t i = 0; i < order_.seats.size(); ++i) {
      SeatFigures seat;
      seat.bot = order_.seats[i].name;
      seat.wins = wins_[i].sum();
      seat.win_rate = rate_of(wins_[i].sum(), wins_[i].count());
      seat.score = scores_[i].mean();
      seat.score_sd = scores_[i].sd();
      seat.lowest = static_cast<int>(scores_[i].low());
      seat.highest = static_cast<int>(scores_[i].high());
      out.seats.push_back(seat);
    }
    out.length = length_.mean();
    out.shortest = static_cast<std::uint64_t>(length_.low());
    out.longest = static_cast<std::uint64_t>(length_.high());
    out.ends = ends_;
    out.signature = signature_;
    out.sheets = sheets_.figures();
    return out;
  }

 private:
  const SimulateOrder& order_;
  std::vector<Sum> wins_, scores_;
  Sum length_;
  std::map<std::string, std::uint64_t> ends_;
  std::uint64_t signature_ = 0;
  SheetSums sheets_;
};

}  // namespace

Simulation simulate(const SimulateOrder& order,
                    const std::function<void(std::uint64_t)>& progress) {
  std::atomic<std::uint64_t> done{0};
  std::mutex telling;
  const auto start = std::chrono::steady_clock::now();
  Tally tally(order);
  std::vector<PlayedGame> games;
  for (std::uint64_t first = 0; first < order.games; first += kBlock) {
    games.assign(std::min(kBlock, order.games - first), {});
    run_jobs(order.threads, games.size(), [&](std::size_t i) {
      const auto bots = make_bots(order);  // new ones: what a bot remembers must not cross games
      games[i] = play_game(*order.game, order.options, seed_of(order, first + i), bots);
      const std::uint64_t finished = done.fetch_add(1) + 1;
      if (telling.try_lock()) {
        progress(finished);
        telling.unlock();
      }
    });
    for (const PlayedGame& game : games) tally.add(game);
  }
  progress(order.games);
  Simulation out = tally.figures();
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
