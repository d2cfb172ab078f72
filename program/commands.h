// commands.h - the commands of the program `ochre`; each returns its exit code. main.cpp reads the
// words.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace ochre {

struct PlayWords {
  std::string game;
  std::vector<std::string> seats;
  std::vector<std::string> options;  // name=value
  std::string components, load;
  std::uint64_t seed = 0;
  bool has_seed = false;
};
struct SimulateWords {
  std::string game;
  std::vector<std::string> seats = {"greedy", "random"};
  std::vector<std::string> options;
  std::string components, records;
  std::uint64_t games = 1000, seed = 1;
  int threads = 1;
  bool json = false;
};
struct ArenaWords {
  std::string game;
  std::vector<std::string> players = {"level2", "level1"};
  std::vector<std::string> options;
  std::vector<double> sprt;  // low and high Elo
  std::string components, file, csv;
  int seats = 2;
  std::uint64_t rounds = 100, seed = 1;
  bool has_seed = false, own_luck = false;
  int threads = 1;
  bool json = false;
};
struct BenchWords {
  std::string game;
  int repetitions = 5;
  double seconds = 0.5;
  bool json = false;
};

int list_games();
int show_rules(const std::string& game, const std::string& clause);
int play(const PlayWords& words);
int run_engine(const std::string& bot);
int run_simulate(const SimulateWords& words);
int run_arena(const ArenaWords& words);
int replay(const std::string& file);
int verify(const std::vector<std::string>& files);
int run_bench(const BenchWords& words);

}  // namespace ochre
