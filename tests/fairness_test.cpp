// fairness_test.cpp - two states that differ only in what a seat cannot know give that seat
// identical views, choices and bot moves.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "bots/roster.h"
#include "games/registry.h"

namespace {

using namespace ochre;

TEST_CASE("bots decide alike in states that their seat cannot tell apart") {
  for (const AnyGame* game : all_games()) {
    const int seats = game->info->most_seats;
    Dealer dealer(11);
    AnyState state = set_up(*game, standard_options(*game->info, seats), dealer);
    ActionList choices, others;
    int compared = 0, hidden = 0, differ = 0;
    for (std::uint64_t i = 0; i < 250 && state.to_act() != kNobody; ++i) {
      const Seat seat = state.to_act();
      const AnyView view(state, seat);
      const AnyState twin = view.determinize(dealer);
      hidden += view.to_json() == state.to_json() ? 0 : 1;
      differ += twin == state ? 0 : 1;
      const AnyView same(twin, seat);
      REQUIRE(same == view);
      state.legal(choices);
      twin.legal(others);
      REQUIRE(std::equal(choices.begin(), choices.end(), others.begin(), others.end()));
      for (const char* name : {"random", "greedy", "level1", "search:iterations=20:rollout=2"}) {
        const BotSpec bot = *read_bot(name);
        const Action a = make_bot(bot)->choose(view, i);
        CHECK(make_bot(bot)->choose(same, i) == a);
        CHECK_FALSE(state.objection(a));
      }
      ++compared;
      state.apply(
          choices[static_cast<std::size_t>(dealer.pick(0, static_cast<int>(choices.size())))],
          dealer);
    }
    CHECK(compared > 10);
    // Else the test would compare nothing. Where hands are secret most guesses differ from the
    // state; elsewhere a guess may equal it, as a bag has no order to hide.
    if (!game->info->cooperative) CHECK(hidden > compared / 2);
    const bool secret_hands = game->info->id == "tribu" || game->info->id == "endless-winter";
    if (secret_hands) CHECK(differ > compared / 2);
  }
}

}  // namespace
