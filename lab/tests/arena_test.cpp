// arena_test.cpp - schedule, ratings, the sequential test, the file of an arena.
#include "lab/arena.h"

#include <doctest/doctest.h>
#include <unistd.h>

#include <cmath>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "games/registry.h"
#include "lab/arena_file.h"
#include "lab/rating.h"

namespace {

using namespace ochre;

ArenaOrder order_of(const char* game, int seats, std::initializer_list<const char*> players,
                    std::size_t rounds) {
  ArenaOrder order;
  order.game = *find_game(game);
  order.options = standard_options(*order.game->info, seats);
  for (const char* text : players) order.players.push_back(*read_player(text));
  order.rounds = rounds;
  return order;
}

ArenaFigures run(const ArenaOrder& order) {
  const auto figures = run_arena(order, [](std::size_t, std::size_t) {});
  REQUIRE_MESSAGE(figures.has_value(), (figures ? "" : figures.error().text));
  return *figures;
}

using Lineups = std::vector<std::vector<std::uint8_t>>;

TEST_CASE("arena: every player sits at every seat against every other") {
  CHECK(lineups_of(order_of("tribu", 2, {"random", "greedy"}, 1)) == Lineups{{0, 1}, {1, 0}});
  CHECK(lineups_of(order_of("tribu", 2, {"random", "greedy", "level1"}, 1)) ==
        Lineups{{0, 1}, {1, 0}, {0, 2}, {2, 0}, {1, 2}, {2, 1}});
  CHECK(lineups_of(order_of("tribu", 3, {"random", "greedy", "level1"}, 1)) ==
        Lineups{{0, 1, 2}, {1, 2, 0}, {2, 0, 1}});
  CHECK(lineups_of(order_of("tribu", 4, {"random", "greedy"}, 1)) ==
        Lineups{{0, 1, 0, 1}, {1, 0, 1, 0}});
  CHECK(lineups_of(order_of("tribu", 3, {"random", "greedy"}, 1)) ==
        Lineups{{0, 1, 0}, {1, 0, 0}, {0, 0, 1}});
  CHECK(lineups_of(order_of("mammothodus", 3, {"random", "greedy"}, 1)) ==
        Lineups{{0, 0, 0}, {1, 1, 1}});
}

TEST_CASE("arena: the same games at any number of threads, and the better bot is ahead") {
  ArenaOrder order = order_of("tribu", 2, {"greedy", "random", "search:iterations=4:rollout=1"}, 4);
  const ArenaFigures one = run(order);
  order.threads = 3;
  const ArenaFigures three = run(order);
  CHECK(one.signature == three.signature);
  CHECK(one.games.size() == 4 * 6);
  CHECK(one.players[0].ahead_of == three.players[0].ahead_of);
  CHECK(one.players[0].met[1] == 8);
  CHECK(one.players[0].ahead_of[1] > 6);
  CHECK(one.players[0].elo.value > one.players[1].elo.value + 100);
  CHECK(one.players[0].elo.low <= one.players[0].elo.value);
  CHECK(one.players[0].elo.high >= one.players[0].elo.value);
  order.seed = 2;
  CHECK(run(order).signature != one.signature);
}

TEST_CASE("arena: teams are compared with the same luck") {
  const ArenaFigures figures = run(order_of("mammothodus", 2, {"greedy", "random"}, 6));
  CHECK(figures.games.size() == 12);
  CHECK(figures.players[0].games == 6);
  CHECK(figures.players[0].met[1] == 6);
  CHECK(figures.players[0].ahead_of[1] >= 3);
}

TEST_CASE("arena: a cheat sees everything, and plays by the rules all the same") {
  const ArenaFigures figures = run(order_of("tribu", 2, {"cheat:greedy", "greedy"}, 2));
  CHECK(figures.games.size() == 4);
}

TEST_CASE("arena: ratings explain the comparisons") {
  // Three of four against the other: 191 Elo apart, but for the imagined draw.
  const auto elo = elo_of({{0, 7500}, {2500, 0}});
  CHECK(elo[0] - elo[1] == doctest::Approx(400 * std::log10(3)).epsilon(0.001));
  CHECK(elo[0] + elo[1] == doctest::Approx(0));
  const auto sweep = elo_of({{0, 10}, {0, 0}});
  CHECK(std::isfinite(sweep[0]));
  CHECK(sweep[0] > sweep[1]);
  // Strength is passed on: a beat b, b beat c, nobody else met.
  const auto chain = elo_of({{0, 30, 0}, {10, 0, 30}, {0, 10, 0}});
  CHECK(chain[0] > chain[1]);
  CHECK(chain[1] > chain[2]);
  CHECK(expected_share(0) == 0.5);
  CHECK(expected_share(400) == doctest::Approx(10.0 / 11));
}

std::vector<ArenaGame> made_up(std::size_t rounds, int wins_of_ten) {
  std::vector<ArenaGame> out;
  for (std::size_t i = 0; i < rounds; ++i) {
    for (std::uint8_t first = 0; first < 2; ++first) {
      ArenaGame game;
      game.round = i;
      game.player = {first, static_cast<std::uint8_t>(1 - first), 0, 0};
      const bool wins = static_cast<int>((i * 2 + first) * 7 % 10) < wins_of_ten;
      game.reward[wins ? first : 1u - first] = 1;  // player 0 sits at seat `first`
      out.push_back(game);
    }
  }
  return out;
}

TEST_CASE("arena: a clean sweep has an interval, which narrows as it goes on") {
  const ArenaOrder order = order_of("tribu", 2, {"greedy", "random"}, 1);
  double before = -1000;
  for (std::size_t rounds : {1u, 5u, 20u, 200u}) {
    const ArenaFigures figures = add_up(order, made_up(rounds, 10));
    const Estimate winner = figures.players[0].elo, loser = figures.players[1].elo;
    CHECK(figures.players[0].win_rate.value == 1);
    CHECK(winner.low < winner.value);
    CHECK(winner.high == winner.value);  // no better can be seen
    CHECK(loser.high == doctest::Approx(-winner.low));
    CHECK(winner.low > before);
    before = winner.low;
  }
  // Wilson's interval of 200 rounds that were all won begins at 98.1 %: 343 Elo above the mean.
  CHECK(before == doctest::Approx(343).epsilon(0.2));
}

TEST_CASE("arena: the sequential test knows better, not better and open") {
  ArenaOrder order = order_of("tribu", 2, {"greedy", "random"}, 1);
  order.sprt = Sprt{0, 50};
  const SprtFigures better = test_sequentially(order, made_up(2000, 7));
  CHECK(better.verdict == "better");
  CHECK(better.rounds < 200);
  CHECK(better.llr >= better.upper);
  CHECK(better.upper == doctest::Approx(std::log(19)));
  CHECK(test_sequentially(order, made_up(2000, 4)).verdict == "not better");
  CHECK(test_sequentially(order, made_up(8, 5)).verdict == "open");
}

// Of this process alone: several test programs may run at once.
std::string own_path() {
  const std::string name = "ochre_arena_test_" + std::to_string(::getpid()) + ".jsonl";
  const std::string path = (std::filesystem::temp_directory_path() / name).string();
  std::remove(path.c_str());
  return path;
}

std::string text_in(const std::string& path) {
  std::ifstream file(path);
  return std::string(std::istreambuf_iterator<char>(file), {});
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

std::string refusal_of(const ArenaOrder& order, const std::string& text) {
  std::ofstream(order.file) << text;
  const auto figures = run_arena(order, [](std::size_t, std::size_t) { FAIL("it was played on"); });
  REQUIRE_FALSE(figures.has_value());
  CHECK(text_in(order.file) == text);  // left as it was
  return figures.error().text;
}

TEST_CASE("arena: a file is refused by a build that plays otherwise") {
  ArenaOrder order = order_of("tribu", 2, {"greedy", "random"}, 1);
  order.file = own_path();
  run(order);
  const std::string text = text_in(order.file);
  const std::string play = hex(fingerprint_of(order));
  CHECK(text.find("\"play\":\"" + play + "\"") < text.find('\n'));
  const std::string other = refusal_of(order, replaced(text, play, "0123456789abcdef"));
  CHECK(other.find(order.file +
                   " was begun by another build, with rules 1 and play \"0123456789a") == 0);
  CHECK(other.find("this one has rules 1 and play \"" + play) != std::string::npos);
  const std::string rules = refusal_of(order, replaced(text, "\"rules\":1", "\"rules\":7"));
  CHECK(rules.find("was begun by another build, with rules 7 and play") != std::string::npos);
  order.own_luck = true;
  CHECK(refusal_of(order, text).find(order.file + " holds another arena") == 0);
  std::remove(order.file.c_str());
}

TEST_CASE("arena: the fingerprint of play is of bots and their settings, and not of the seed") {
  ArenaOrder order = order_of("stone-age", 2, {"greedy", "level4"}, 1);
  const std::uint64_t before = fingerprint_of(order);
  order.seed = 5;
  order.rounds = 9;
  CHECK(fingerprint_of(order) == before);
  order.players[1].bot.search.iterations = 51;  // as if another build had another level 4
  CHECK(fingerprint_of(order) != before);
}

TEST_CASE("arena: a line that was changed is refused by its number") {
  ArenaOrder order = order_of("tribu", 2, {"greedy", "random"}, 2);
  order.file = own_path();
  run(order);
  const std::string text = text_in(order.file);
  const std::string changed = order.file + ":2: this game was changed after it was written down";
  for (const char* row : {"\"score\":[", "\"reward\":[", "\"decisions\":[", "\"seconds\":["}) {
    CHECK(refusal_of(order, replaced(text, row, std::string(row) + "1")) == changed);
  }
  std::string signature = text;
  char& digit = signature[text.find("\"signature\":\"") + 13];
  digit = digit == '0' ? '1' : '0';
  CHECK(refusal_of(order, signature) == changed);
  std::ofstream(order.file) << text << text.substr(text.find('\n') + 1);  // twice is no harm
  CHECK(run_arena(order, [](std::size_t, std::size_t) { FAIL("a game was lost"); })->games.size() ==
        4);
  std::remove(order.file.c_str());
}

TEST_CASE("arena: a first line that was cut off is written again") {
  ArenaOrder order = order_of("tribu", 2, {"greedy", "random"}, 1);
  order.file = own_path();
  run(order);
  const std::string text = text_in(order.file);
  for (std::size_t size : {std::size_t{0}, std::size_t{1}, std::size_t{50}, text.find('\n')}) {
    std::ofstream(order.file) << text.substr(0, size);
    CHECK(run(order).games.size() == 2);
    CHECK(text_in(order.file).substr(0, text.find('\n') + 1) ==
          text.substr(0, text.find('\n') + 1));
  }
  std::remove(order.file.c_str());
}

TEST_CASE("arena: it goes on where it was cut off") {
  const std::string path = own_path();
  ArenaOrder order = order_of("tribu", 2, {"greedy", "random"}, 3);
  const std::uint64_t whole = run(order).signature;
  order.file = path;
  order.rounds = 2;
  run(order);
  const std::string text = text_in(path);
  std::ofstream(path) << text.substr(0, text.size() - 30);  // in the middle of the last game
  order.rounds = 3;
  std::size_t played = 0;
  const auto figures = run_arena(order, [&](std::size_t, std::size_t) { ++played; });
  REQUIRE(figures.has_value());
  CHECK(played == 3);  // three games were whole, three were not there
  CHECK(figures->signature == whole);
  order.rounds = 1;  // fewer are asked for: the others stay in the file
  run(order);
  order.rounds = 3;
  CHECK(run_arena(order, [](std::size_t, std::size_t) { FAIL("a game was lost"); })->signature ==
        whole);
  order.seed = 9;
  const auto other = run_arena(order, [](std::size_t, std::size_t) {});
  REQUIRE_FALSE(other.has_value());
  CHECK(other.error().text.find(path + " holds another arena") == 0);
  order.seed = 1;
  std::ofstream(path) << text.substr(0, text.find('\n')) << "\n{\"number\": 0}\n{}\n";
  const auto damaged = run_arena(order, [](std::size_t, std::size_t) {});
  REQUIRE_FALSE(damaged.has_value());
  CHECK(damaged.error().text == path + ":2: this is not a game of the arena");
  std::string wrong = text;  // a player that is not there
  wrong.replace(wrong.find("\"player\":[0"), 11, "\"player\":[9");
  std::ofstream(path) << wrong;
  const auto crowded = run_arena(order, [](std::size_t, std::size_t) {});
  REQUIRE_FALSE(crowded.has_value());
  CHECK(crowded.error().text == path + ":2: this is not a game of the arena");
  std::remove(path.c_str());
}

TEST_CASE("arena: players are refused in a sentence") {
  CHECK(read_player("engine:").error().text ==
        "'engine:' needs a command, for example engine:./mybot");
  CHECK_FALSE(read_player("cheat:moon"));
  CHECK(read_player("cheat:level1")->cheats);
  CHECK(read_player("engine:./bot --deep")->command == "./bot --deep");
}

}  // namespace
