// laws_test.cpp - the laws of core/laws.h on every game, for every number of seats. OCHRE_LONG=1
// plays many more games.
#include "core/laws.h"

#include <doctest/doctest.h>

#include <cstdlib>

#include "games/registry.h"

namespace {

using namespace ochre;

// Every combination of the ends of every option, for every number of seats.
std::vector<Options> all_options(const Info& info) {
  std::vector<Options> out;
  for (int seats = info.least_seats; seats <= info.most_seats; ++seats) {
    std::vector<Options> with = {standard_options(info, seats)};
    for (std::size_t i = 0; i < info.options.size(); ++i) {
      const std::size_t n = with.size();
      for (std::size_t k = 0; k < n; ++k) {
        for (int value = info.options[i].least; value <= info.options[i].most; ++value) {
          if (value == info.options[i].standard) continue;
          Options other = with[k];
          other.value[i] = static_cast<std::uint8_t>(value);
          with.push_back(other);
        }
      }
    }
    out.insert(out.end(), with.begin(), with.end());
  }
  return out;
}

TEST_CASE("the laws hold in random play of every game") {
  const bool is_long = std::getenv("OCHRE_LONG") != nullptr;
  const bool is_quick = std::getenv("OCHRE_QUICK") != nullptr;  // under sanitizers
  for (const AnyGame* game : all_games()) {
    const std::vector<Options> options = all_options(*game->info);
    const std::uint64_t games = std::max<std::uint64_t>(1, (is_long ? 600 : 6) / options.size());
    std::uint64_t decisions = 0;
    std::size_t longest = 0;
    for (std::size_t i = 0; i < options.size(); i += is_quick ? 5 : 1) {
      const Options& one = options[i];
      for (std::uint64_t seed = 0; seed < games; ++seed) {
        const LawRun run = check_laws(*game, one, seed, 200000, is_long ? 7 : 61, find_game);
        decisions += run.decisions;
        longest = std::max(longest, run.longest);
        CHECK_MESSAGE(run.broken.empty(), std::string(game->info->id)
                                              << ", " << int{one.seats} << " seats, seed " << seed
                                              << ": " << run.broken.substr(0, 4000));
        CHECK(run.finished);
      }
    }
    MESSAGE(std::string(game->info->id)
            << ": laws at " << decisions << " decisions, longest list " << longest);
  }
}

}  // namespace
