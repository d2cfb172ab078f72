// bots_test.cpp - players who look one step ahead try to close their challenges.
#include "bots/roster.h"
#include "games/tribu/tests/tribu_table.h"

namespace {

using namespace ochre;
using namespace ochre::tribu;

struct Ends {
  int closed = 0, limit = 0;
};

Ends play_whole_game(int seats, const char* name, std::uint64_t seed) {
  const Result<BotSpec> spec = read_bot(name);
  REQUIRE(spec.has_value());
  const auto bot = make_bot(*spec);
  Result<Table> table =
      Table::start({&testing::game(), standard_options(Rules::kInfo, seats), seed, {}, {}});
  REQUIRE(table.has_value());
  Ends out;
  while (!table->is_over()) {
    const AnyView view(table->state(), table->state().to_act());
    const auto played = table->play(bot->choose(view, table->thinking_seed()));
    REQUIRE(played.has_value());
    for (const Event& event : (**played).events) {
      out.closed += event.kind == raw(EventId::Closed) ? 1 : 0;
      out.limit += event.kind == raw(EventId::TurnLimit) ? 1 : 0;
    }
  }
  return out;
}

TEST_CASE("TRI-241, TRI-247: greedy players close challenges, and hardly ever come to the limit") {
  for (int seats = 2; seats <= 4; ++seats) {
    CAPTURE(seats);
    Ends all;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
      const Ends one = play_whole_game(seats, "greedy", seed);
      all.closed += one.closed;
      all.limit += one.limit;
    }
    CHECK(all.closed >= 8);
    CHECK(all.limit <= 1);
  }
}

}  // namespace
