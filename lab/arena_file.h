// arena_file.h - the file that keeps an arena's games: a first line that says what is played and by
// what build, then a line a game with a sum that shows when it was changed.
#pragma once

#include <optional>
#include <vector>

#include "lab/arena.h"
#include "lab/files.h"

namespace ochre {

using ArenaGames = std::vector<std::optional<ArenaGame>>;  // by number; empty: not played yet

// Of all that decides play: rules, appraisals, bots and their settings. Two builds with the same
// one may share a file.
std::uint64_t fingerprint_of(const ArenaOrder& order);

// The seed of the arena in a file; none if there is no such file, or nothing whole in it.
std::optional<std::uint64_t> seed_in(const std::string& file);

class ArenaFile {
 public:
  explicit ArenaFile(const ArenaOrder& order) : order_(order) {}

  // Takes up the games that are there, or begins the file. Without a file there is nothing to do.
  Result<void> open(ArenaGames& games);
  Result<void> keep(std::size_t number, const ArenaGame& game);
  Result<void> finish();

 private:
  Result<std::uint64_t> resume(const std::string& text, ArenaGames& games) const;
  Result<void> check_header(const Json& found) const;

  const ArenaOrder& order_;
  std::string header_;  // the first line
  LineFile file_;
};

}  // namespace ochre
