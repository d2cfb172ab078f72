// rewound_test.cpp - a table can be had as it was after any of its decisions.
#include <doctest/doctest.h>

#include "bots/roster.h"
#include "core/table.h"
#include "games/registry.h"

using namespace ochre;

TEST_CASE("table: rewound, it stands where it stood, and goes on the same way") {
  for (const AnyGame* game : all_games()) {
    CAPTURE(game->info->id);
    Table::Setup setup;
    setup.game = game;
    setup.options = standard_options(*game->info, game->info->most_seats);
    setup.seed = 11;
    Table table = *Table::start(setup);
    const auto bot = make_random();
    std::vector<AnyState> seen = {table.state()};
    while (seen.size() < 60 && !table.is_over()) {
      const AnyView view(table.state(), table.state().to_act());
      REQUIRE(table.play(bot->choose(view, table.thinking_seed())));
      seen.push_back(table.state());
    }
    for (std::size_t at : {std::size_t{0}, std::size_t{1}, seen.size() / 2, seen.size() - 1}) {
      Table earlier = table.rewound(at);
      CHECK(earlier.state() == seen[at]);
      CHECK(earlier.decisions().size() == at);
      if (at + 1 == seen.size()) continue;
      REQUIRE(earlier.play(table.decisions()[at].action));
      CHECK(earlier.state() == seen[at + 1]);  // the seed is the same, so is the luck
    }
  }
}
