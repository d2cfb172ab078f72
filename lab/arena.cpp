// arena.cpp - the schedule, the games, and the file that keeps them.
#include "lab/arena.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <map>
#include <mutex>
#include <nlohmann/json.hpp>

#include "core/table.h"
#include "games/registry.h"
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
  if (at.external != nullptr) return at.external->choose(view, order.options, seed);
  return at.bot->choose(view, seed);
}

// What a player thinks with at this point of a game. One way, so that a program that is told cannot
// find the luck to come; 53 bits, so that every language can read it.
std::uint64_t thoughts(std::uint64_t seed, std::uint64_t decisions) {
  const std::uint64_t x = thinking_seed(seed, decisions);
  return (mix(x) ^ x) >> 11;
}

Result<ArenaGame> play_one(const ArenaOrder& order, std::size_t round,
                           const std::vector<std::uint8_t>& lineup, Externals& externals) {
  ArenaGame out;
  out.round = round;
  std::copy(lineup.begin(), lineup.end(), out.player.begin());
  const std::uint64_t seed = mix(order.seed, round);
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

// ---- the file: a header that says what is played, then a line a game ----

Json header_of(const ArenaOrder& order) {
  Json players = Json::array();
  for (const ArenaPlayer& player : order.players) players.push_back(player.name);
  return {{"arena", 1},
          {"game", std::string(order.game->info->id)},
          {"box", order.game->box_name(order.options.box)},
          {"seats", order.options.seats},
          {"options", order.options.value},
          {"players", players},
          {"seed", order.seed}};
}

Json line_of(std::size_t number, const ArenaGame& game) {
  return {{"number", number},        {"round", game.round},     {"player", game.player},
          {"reward", game.reward},   {"score", game.score},     {"decisions", game.decisions},
          {"seconds", game.seconds}, {"slowest", game.slowest}, {"signature", hex(game.signature)}};
}

template <class T>
bool read_row(const Json& json, const char* name, std::array<T, kMaxSeats>& out) {
  if (!json.contains(name) || !json[name].is_array() || json[name].size() != kMaxSeats)
    return false;
  for (std::size_t i = 0; i < out.size(); ++i) {
    if (!json[name][i].is_number()) return false;
    out[i] = json[name][i].get<T>();
  }
  return true;
}

// A game as line_of wrote it; false if it is not one of this schedule. What lies beyond the rounds
// asked for is sound, and left alone.
bool read_game(const ArenaOrder& order, const Json& json,
               std::vector<std::optional<ArenaGame>>& games) {
  if (!json.is_object() || !json.value("number", Json()).is_number_unsigned() ||
      !json.value("signature", Json()).is_string()) {
    return false;
  }
  const auto lineups = lineups_of(order);
  const auto number = json["number"].get<std::size_t>();
  ArenaGame game;
  game.round = number / lineups.size();
  const auto& lineup = lineups[number % lineups.size()];
  std::array<std::uint8_t, kMaxSeats> player{};
  std::copy(lineup.begin(), lineup.end(), player.begin());
  game.signature = std::strtoull(json["signature"].get<std::string>().c_str(), nullptr, 16);
  const bool sound = read_row(json, "player", game.player) && game.player == player &&
                     read_row(json, "reward", game.reward) && read_row(json, "score", game.score) &&
                     read_row(json, "decisions", game.decisions) &&
                     read_row(json, "seconds", game.seconds) &&
                     read_row(json, "slowest", game.slowest);
  if (sound && number < games.size()) games[number] = game;
  return sound;
}

// Takes up what an earlier run left; a last line that was cut off by whatever ended it is removed.
Result<void> resume(const ArenaOrder& order, std::vector<std::optional<ArenaGame>>& games) {
  std::ifstream file(order.file);
  if (!file) return {};
  const std::string text(std::istreambuf_iterator<char>(file), {});
  std::size_t at = 0;
  for (std::size_t number = 1; at < text.size(); ++number) {
    const std::size_t end = text.find('\n', at);
    if (end == std::string::npos && number > 1) break;
    const auto json = parse_json(std::string_view(text).substr(at, end - at), "line");
    if (number == 1 && (!json || *json != header_of(order) || end == std::string::npos)) {
      return problem(order.file + " holds another arena, expected " + dump_json(header_of(order)) +
                     " in its first line, or no such file");
    }
    if (number > 1 && (!json || !read_game(order, *json, games))) {
      return problem(order.file + ":" + std::to_string(number) +
                     ": this is not a game of the arena");
    }
    at = end + 1;
  }
  std::error_code error;
  if (at < text.size()) std::filesystem::resize_file(order.file, at, error);
  if (error) return problem(order.file + " cannot be written");
  return {};
}

class Keeper {  // writes finished games down, behind those that are there
 public:
  Keeper(const ArenaOrder& order, std::vector<std::optional<ArenaGame>>& games)
      : games_(games), order_(order) {
    if (order.file.empty()) return;
    file_.open(order.file, std::ios::app);
    if (file_.tellp() == 0) file_ << dump_json(header_of(order)) << "\n" << std::flush;
  }
  bool is_sound() const { return order_.file.empty() || file_.good(); }

  void keep(std::size_t i, const ArenaGame& game) {
    games_[i] = game;
    if (file_.is_open()) file_ << dump_json(line_of(i, game)) << "\n" << std::flush;
  }

 private:
  std::vector<std::optional<ArenaGame>>& games_;
  const ArenaOrder& order_;
  std::ofstream file_;
};

// Games from the first on that are all there: what a sequential test may look at, so that it stops
// at the same place at any number of threads.
std::vector<ArenaGame> whole_prefix(const std::vector<std::optional<ArenaGame>>& games) {
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
  std::vector<std::optional<ArenaGame>> games(order.rounds * lineups.size());
  if (!order.file.empty()) {
    if (const auto sound = resume(order, games); !sound) return std::unexpected(sound.error());
  }
  Keeper keeper(order, games);
  if (!keeper.is_sound()) return problem(order.file + " cannot be written");
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
    Externals externals;
    const auto game = play_one(order, i / lineups.size(), lineups[i % lineups.size()], externals);
    const std::lock_guard lock(guard);
    if (!game) {
      wrong = game.error();
      enough = true;
      return;
    }
    keeper.keep(i, *game);
    progress(++done, games.size());
    if (is_decided()) enough = true;
  });
  if (wrong) return std::unexpected(*wrong);
  return add_up(order, whole_prefix(games));
}

}  // namespace ochre
