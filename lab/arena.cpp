// arena.cpp - the schedule and the games.
#include "lab/arena.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstring>
#include <map>
#include <mutex>

#include "core/table.h"
#include "games/registry.h"
#include "lab/arena_file.h"
#include "lab/external.h"
#include "lab/parallel.h"

namespace ochre {
namespace {

using Clock = std::chrono::steady_clock;
using Externals = std::map<std::string, std::unique_ptr<External>>;  // by command, for one game

struct Seated {  // a player at one seat of one game
  const ArenaPlayer* player;
  std::unique_ptr<Bot> bot;
  External* external = nullptr;
};

std::vector<Seated> seat_players(const ArenaOrder& order, const std::vector<std::uint8_t>& lineup,
                                 Externals& externals) {
  std::vector<Seated> out;
  for (std::uint8_t i : lineup) {
    const ArenaPlayer& player = order.players[i];
    if (player.command.empty()) {
      out.push_back({&player, make_bot(player.bot), nullptr});
      continue;
    }
    auto& program = externals[player.command];
    if (!program) program = std::make_unique<External>(player.command);
    out.push_back({&player, nullptr, program.get()});
  }
  return out;
}

Result<Action> decide(const ArenaOrder& order, Seated& at, const AnyState& state,
                      std::uint64_t seed) {
  const Seat seat = state.to_act();
  if (at.player->cheats) {
    return at.bot->choose(AnyView(AnyState(face_up(*order.game), state.data()), seat), seed);
  }
  const AnyView view(state, seat);
  if (at.external != nullptr) return at.external->choose(view, order.options);
  return at.bot->choose(view, seed);
}

// What our own bots think with at this point of a game.
std::uint64_t thoughts(std::uint64_t seed, std::uint64_t decisions) {
  const std::uint64_t x = thinking_seed(seed, decisions);
  return (mix(x) ^ x) >> 11;
}

// All luck of a game. The games of a round share it, so that luck favours nobody; unless each is to
// have its own.
std::uint64_t luck_of(const ArenaOrder& order, std::size_t number, std::size_t round) {
  return order.own_luck ? mix(mix(order.seed, 1), number) : mix(order.seed, round);
}

Result<ArenaGame> play_one(const ArenaOrder& order, std::size_t number,
                           const std::vector<std::vector<std::uint8_t>>& lineups) {
  const auto& lineup = lineups[number % lineups.size()];
  ArenaGame out;
  out.round = number / lineups.size();
  std::copy(lineup.begin(), lineup.end(), out.player.begin());
  const std::uint64_t seed = luck_of(order, number, out.round);
  Externals externals;
  std::vector<Seated> seats = seat_players(order, lineup, externals);
  Dealer opening(mix(seed, 0));
  AnyState state = set_up(*order.game, order.options, opening);
  std::uint64_t decisions = 0;
  while (state.to_act() != kNobody) {
    const auto seat = static_cast<std::size_t>(state.to_act());
    const auto start = Clock::now();
    const auto a = decide(order, seats[seat], state, thoughts(seed, decisions));
    if (!a) return std::unexpected(a.error());
    const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
    out.seconds[seat] += seconds;
    out.slowest[seat] = std::max(out.slowest[seat], seconds);
    ++out.decisions[seat];
    std::uint32_t bits;
    std::memcpy(&bits, &*a, sizeof bits);
    out.signature = mix(out.signature, bits);
    Dealer dealer(mix(seed, ++decisions));
    state.apply(*a, dealer);
  }
  const Outcome outcome = state.outcome();
  for (std::size_t i = 0; i < lineup.size(); ++i) {
    out.reward[i] = static_cast<double>(outcome.reward[i]);
    out.score[i] = outcome.score[i];
  }
  return out;
}

// Games from the first on that are all there: what a sequential test may look at, so that it stops
// at the same place at any number of threads.
std::vector<ArenaGame> whole_prefix(const ArenaGames& games) {
  std::vector<ArenaGame> out;
  for (const auto& game : games) {
    if (!game) break;
    out.push_back(*game);
  }
  return out;
}

}  // namespace

Result<ArenaPlayer> read_player(std::string_view text) {
  ArenaPlayer out;
  out.name = std::string(text);
  if (text.starts_with("engine:")) {
    out.command = std::string(text.substr(7));
    if (out.command.empty())
      return problem("'engine:' needs a command, for example engine:./mybot");
    return out;
  }
  if (text.starts_with("cheat:")) {
    out.cheats = true;
    text.remove_prefix(6);
  }
  auto bot = read_bot(text);
  if (!bot) return std::unexpected(bot.error());
  out.bot = *bot;
  return out;
}

// A team game: each player in turn holds all seats. Else every choice of players for the seats, or,
// if there are fewer, all of them in turn around the table; and each in every rotation.
std::vector<std::vector<std::uint8_t>> lineups_of(const ArenaOrder& order) {
  std::vector<std::vector<std::uint8_t>> out;
  const std::size_t seats = order.options.seats, n = order.players.size();
  if (order.game->info->cooperative) {
    for (std::size_t i = 0; i < n; ++i) out.emplace_back(seats, static_cast<std::uint8_t>(i));
    return out;
  }
  const auto add_rotations = [&](std::vector<std::uint8_t> lineup, std::size_t rotations) {
    for (std::size_t i = 0; i < rotations; ++i) {
      out.push_back(lineup);
      std::rotate(lineup.begin(), lineup.begin() + 1, lineup.end());
    }
  };
  if (n < seats) {
    std::vector<std::uint8_t> lineup(seats);
    for (std::size_t i = 0; i < seats; ++i) lineup[i] = static_cast<std::uint8_t>(i % n);
    add_rotations(lineup, seats % n == 0 ? n : seats);
    return out;
  }
  for (std::uint32_t set = 0; set < (1u << n); ++set) {
    std::vector<std::uint8_t> lineup;
    for (std::size_t i = 0; i < n; ++i) {
      if ((set >> i & 1u) != 0) lineup.push_back(static_cast<std::uint8_t>(i));
    }
    if (lineup.size() == seats) add_rotations(lineup, seats);
  }
  return out;
}

Result<ArenaFigures> run_arena(const ArenaOrder& order,
                               const std::function<void(std::size_t, std::size_t)>& progress) {
  const auto lineups = lineups_of(order);
  ArenaGames games(order.rounds * lineups.size());
  ArenaFile file(order);
  if (const auto opened = file.open(games); !opened) return std::unexpected(opened.error());
  std::mutex guard;
  std::optional<Problem> wrong;
  std::atomic<bool> enough{false};
  const auto is_decided = [&] {
    if (!order.sprt) return false;
    return test_sequentially(order, whole_prefix(games)).verdict != "open";
  };
  std::size_t done = 0;
  for (const auto& game : games) done += game ? 1 : 0;
  run_jobs(order.threads, games.size(), [&](std::size_t i) {
    if (enough.load()) return;
    {
      const std::lock_guard lock(guard);
      if (games[i]) return;
    }
    const auto game = play_one(order, i, lineups);
    const std::lock_guard lock(guard);
    const auto kept = game ? file.keep(i, *game) : Result<void>(std::unexpected(game.error()));
    if (!kept) {
      if (!wrong) wrong = kept.error();
      enough = true;
      return;
    }
    games[i] = *game;
    progress(++done, games.size());
    if (is_decided()) enough = true;
  });
  if (wrong) return std::unexpected(*wrong);
  if (const auto safe = file.finish(); !safe) return std::unexpected(safe.error());
  return add_up(order, whole_prefix(games));
}

}  // namespace ochre
