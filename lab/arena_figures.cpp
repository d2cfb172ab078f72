// arena_figures.cpp - what the games of an arena say.
#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <sstream>

#include "lab/arena.h"
#include "lab/rating.h"

namespace ochre {
namespace {

constexpr int kResamples = 200;

// Did seat a of a game do better than seat b of the same or another one: 1, 0, or half. Victory
// counts first, then points.
double share(const ArenaGame& one, std::size_t a, const ArenaGame& other, std::size_t b) {
  if (one.reward[a] != other.reward[b]) return one.reward[a] > other.reward[b] ? 1 : 0;
  if (one.score[a] != other.score[b]) return one.score[a] > other.score[b] ? 1 : 0;
  return 0.5;
}

// Games of one round are compared with each other: within a game, or, for teams, between games of
// the same luck.
void compare(const ArenaOrder& order, std::span<const ArenaGame> round, Matrix& ahead) {
  const std::size_t seats = order.options.seats;
  if (order.game->info->cooperative) {
    for (const ArenaGame& one : round) {
      for (const ArenaGame& other : round) {
        if (&one != &other) ahead[one.player[0]][other.player[0]] += share(one, 0, other, 0);
      }
    }
    return;
  }
  for (const ArenaGame& game : round) {
    for (std::size_t a = 0; a < seats; ++a) {
      for (std::size_t b = 0; b < seats; ++b) {
        if (game.player[a] != game.player[b])
          ahead[game.player[a]][game.player[b]] += share(game, a, game, b);
      }
    }
  }
}

Matrix zeros(std::size_t n) { return Matrix(n, std::vector<double>(n, 0)); }

std::vector<Matrix> by_round(const ArenaOrder& order, std::span<const ArenaGame> games) {
  std::vector<Matrix> out;
  for (std::size_t i = 0; i < games.size();) {
    std::size_t end = i;
    while (end < games.size() && games[end].round == games[i].round) ++end;
    out.push_back(zeros(order.players.size()));
    compare(order, games.subspan(i, end - i), out.back());
    i = end;
  }
  return out;
}

void add_to(Matrix& sum, const Matrix& one) {
  for (std::size_t a = 0; a < sum.size(); ++a) {
    for (std::size_t b = 0; b < sum.size(); ++b) sum[a][b] += one[a][b];
  }
}

Matrix reversed(const Matrix& one) {  // who did better did worse
  Matrix out = zeros(one.size());
  for (std::size_t a = 0; a < one.size(); ++a) {
    for (std::size_t b = 0; b < one.size(); ++b) out[a][b] = one[b][a];
  }
  return out;
}

// Ratings with intervals: rounds are drawn again and again, the middle 95 % of what comes out. One
// more round than there are lies in the urn, a reversed one: the next might have gone the other
// way, even after a clean sweep, which would else have no interval at all.
std::vector<Estimate> ratings(const std::vector<Matrix>& rounds, std::size_t players) {
  Matrix all = zeros(players);
  for (const Matrix& one : rounds) add_to(all, one);
  const std::vector<double> elo = elo_of(all);
  std::vector<std::vector<double>> drawn(players);
  Dealer dealer(rounds.size());
  const auto count = static_cast<int>(rounds.size());
  for (int i = 0; i < kResamples && count > 0; ++i) {
    Matrix sum = zeros(players);
    for (int k = 0; k < count; ++k) {
      const Matrix& one = rounds[static_cast<std::size_t>(dealer.pick(0, count))];
      add_to(sum, dealer.pick(0, count + 1) == 0 ? reversed(one) : one);
    }
    const auto again = elo_of(sum);
    for (std::size_t p = 0; p < players; ++p) drawn[p].push_back(again[p]);
  }
  std::vector<Estimate> out;
  for (std::size_t p = 0; p < players; ++p) {
    std::sort(drawn[p].begin(), drawn[p].end());
    const auto at = [&](std::size_t i) { return drawn[p].empty() ? elo[p] : drawn[p][i]; };
    out.push_back({elo[p], std::min(elo[p], at(kResamples / 40)),
                   std::max(elo[p], at(kResamples - 1 - kResamples / 40))});
  }
  return out;
}

}  // namespace

ArenaFigures add_up(const ArenaOrder& order, std::vector<ArenaGame> games) {
  ArenaFigures out;
  const std::size_t n = order.players.size(), seats = order.options.seats;
  const bool team = order.game->info->cooperative;
  const std::vector<Matrix> rounds = by_round(order, games);
  Matrix ahead = zeros(n);
  for (const Matrix& one : rounds) add_to(ahead, one);
  const auto elo = ratings(rounds, n);
  std::vector<Sum> wins(n), scores(n);
  std::vector<double> decisions(n), seconds(n), slowest(n);
  for (const ArenaGame& game : games) {
    out.signature = mix(out.signature, game.signature);
    for (std::size_t seat = 0; seat < seats; ++seat) {
      const std::size_t p = game.player[seat];
      decisions[p] += static_cast<double>(game.decisions[seat]);
      seconds[p] += game.seconds[seat];
      slowest[p] = std::max(slowest[p], game.slowest[seat]);
      if (team && seat > 0) continue;  // a team wins once
      wins[p].add(game.reward[seat]);
      scores[p].add(game.score[seat]);
    }
  }
  for (std::size_t p = 0; p < n; ++p) {
    PlayerFigures one;
    one.name = order.players[p].name;
    one.elo = elo[p];
    one.games = wins[p].count();
    one.win_rate = rate_of(wins[p].sum(), wins[p].count());
    one.score = scores[p].mean();
    one.score_sd = scores[p].sd();
    one.ms_per_decision = decisions[p] > 0 ? 1000 * seconds[p] / decisions[p] : 0;
    one.slowest_ms = 1000 * slowest[p];
    one.ahead_of = ahead[p];
    for (std::size_t q = 0; q < n; ++q) one.met.push_back(ahead[p][q] + ahead[q][p]);
    out.players.push_back(std::move(one));
  }
  if (order.sprt) {
    out.sprt = test_sequentially(order, games);
  }
  out.games = std::move(games);
  return out;
}

// The generalised sequential test on rounds: their mean share is nearly normal, whatever a single
// game's is.
SprtFigures test_sequentially(const ArenaOrder& order, std::span<const ArenaGame> games) {
  const Sprt& sprt = *order.sprt;
  SprtFigures out;
  out.lower = std::log(sprt.beta / (1 - sprt.alpha));
  out.upper = std::log((1 - sprt.beta) / sprt.alpha);
  out.verdict = "open";
  const double s0 = expected_share(sprt.low), s1 = expected_share(sprt.high);
  const std::size_t whole = games.size() - games.size() % lineups_of(order).size();
  Sum shares;
  for (const Matrix& ahead : by_round(order, games.first(whole))) {
    shares.add(ahead[0][1] / (ahead[0][1] + ahead[1][0]));
    ++out.rounds;
    const double variance = std::max(shares.sd() * shares.sd(), 0.01);
    out.llr = shares.count() * (s1 - s0) * (2 * shares.mean().value - s0 - s1) / (2 * variance);
    if (out.rounds < 5) continue;  // the spread of fewer says little
    if (out.llr >= out.upper) out.verdict = "better";
    if (out.llr <= out.lower) out.verdict = "not better";
    if (out.verdict != "open") break;
  }
  return out;
}

Json json_of(const ArenaOrder& order, const ArenaFigures& figures) {
  Json players = Json::array();
  for (const PlayerFigures& one : figures.players) {
    players.push_back({{"name", one.name},
                       {"elo", json_of(one.elo)},
                       {"games", one.games},
                       {"win_rate", json_of(one.win_rate)},
                       {"score", json_of(one.score)},
                       {"score_sd", one.score_sd},
                       {"ms_per_decision", one.ms_per_decision},
                       {"slowest_ms", one.slowest_ms},
                       {"ahead_of", one.ahead_of},
                       {"met", one.met}});
  }
  Json out = {{"game", std::string(order.game->info->id)},
              {"seats", order.options.seats},
              {"seed", order.seed},
              {"games", figures.games.size()},
              {"players", players},
              {"signature", hex(figures.signature)}};
  if (figures.sprt) {
    out["sprt"] = {{"llr", figures.sprt->llr},
                   {"lower", figures.sprt->lower},
                   {"upper", figures.sprt->upper},
                   {"rounds", figures.sprt->rounds},
                   {"verdict", figures.sprt->verdict}};
  }
  return out;
}

std::string csv_of(const ArenaOrder& order, const ArenaFigures& figures) {
  std::ostringstream out;
  out << "number,round,seat,player,reward,score,decisions,seconds\n";
  for (std::size_t i = 0; i < figures.games.size(); ++i) {
    const ArenaGame& game = figures.games[i];
    for (std::size_t seat = 0; seat < order.options.seats; ++seat) {
      std::string name = order.players[game.player[seat]].name;
      for (std::size_t at = 0; (at = name.find('"', at)) != std::string::npos; at += 2) {
        name.insert(at, 1, '"');
      }
      out << i << "," << game.round << "," << seat << ",\"" << name << "\"," << game.reward[seat]
          << "," << game.score[seat] << "," << game.decisions[seat] << "," << game.seconds[seat]
          << "\n";
    }
  }
  return out.str();
}

}  // namespace ochre
