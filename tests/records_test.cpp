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
  std::map<std::string_view, int> replayed;
  for (const auto& file :
       std::filesystem::recursive_directory_iterator(testing::path_of("tests/records"))) {
    if (file.path().extension() != ".record") continue;
    const auto table = read_record(read(file.path()), find_game);
    REQUIRE_MESSAGE(table.has_value(), file.path().filename().string()
                                           << ": " << table.error().text);
    CHECK(write_record(*table) == read(file.path()));
    CHECK(table->is_over());
    ++replayed[table->game().info->id];
  }
  for (const AnyGame* game : all_games()) CHECK(replayed[game->info->id] >= 3);
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
