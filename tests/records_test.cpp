// records_test.cpp - whole games that were kept, and the fingerprint of every game's behaviour.
#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>

#include "bots/signature.h"
#include "core/record.h"
#include "games/registry.h"
#include "tests/files.h"

namespace {

using namespace ochre;

std::string read(const std::filesystem::path& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

TEST_CASE("every record that was kept replays to its end") {
  std::map<std::pair<std::string_view, int>, int> replayed;  // by game and rules version
  for (const auto& file :
       std::filesystem::recursive_directory_iterator(testing::path_of("tests/records"))) {
    if (file.path().extension() != ".record") continue;
    const auto table = read_record(read(file.path()), find_game);
    REQUIRE_MESSAGE(table.has_value(), file.path().filename().string()
                                           << ": " << table.error().text);
    CHECK(write_record(*table) == read(file.path()));
    CHECK(table->is_over());
    const int rules = table->setup().options.rules;
    CHECK(file.path().parent_path().filename() == std::to_string(rules));
    ++replayed[{table->game().info->id, rules}];
  }
  for (const AnyGame* game : all_games()) {
    for (int rules = 1; rules <= game->info->rules_version; ++rules) {
      const int kept = replayed[{game->info->id, rules}];
      CHECK_MESSAGE(kept >= 3, std::string(game->info->id) << ", rules " << rules);
    }
  }
}

// "game version signature", in the order of the registry.
TEST_CASE("the rules of every version are those that were released") {
  std::ifstream file(testing::path_of("tests/rules.txt"));
  std::map<std::string, std::string> wanted;
  for (std::string line; std::getline(file, line);) {
    const std::size_t space = line.rfind(' ');
    if (!line.empty() && line[0] != '#') wanted[line.substr(0, space)] = line.substr(space + 1);
  }
  for (const AnyGame* game : all_games()) {
    for (int rules = 1; rules <= game->info->rules_version; ++rules) {
      const std::string name = std::string(game->info->id) + " " + std::to_string(rules);
      const std::string is = hex(rules_signature(*game, rules, 24, 1));
      CHECK_MESSAGE(wanted[name] == is, name << " " << is
                                             << " (a released version never changes: raise "
                                                "rules_version, docs/versions.md)");
      wanted.erase(name);
    }
  }
  for (const auto& [name, signature] : wanted) {
    FAIL_CHECK("tests/rules.txt has " << name << ", which this build does not play");
  }
}

TEST_CASE("signatures are those checked in (a change of play changes them, and says so)") {
  std::ifstream file(testing::path_of("tests/signatures.txt"));
  std::map<std::string, std::string> wanted;
  for (std::string line; std::getline(file, line);) {
    if (!line.empty() && line[0] != '#')
      wanted[line.substr(0, line.find(' '))] = line.substr(line.find(' ') + 1);
  }
  for (const AnyGame* game : all_games()) {
    CHECK_MESSAGE(wanted[std::string(game->info->id)] == hex(signature(*game, 6, 1)),
                  std::string(game->info->id) << " " << hex(signature(*game, 6, 1)));
  }
}

}  // namespace
