// appraisal_test.cpp - what bots think of positions, where the answer is plain.
#include <doctest/doctest.h>

#include "games/mammothodus/rules.h"

namespace {

using namespace ochre;
using namespace ochre::mammothodus;
using Rules = ochre::mammothodus::Rules;

State started(int seats) {
  Dealer dealer(3);
  State s = Rules::setup(standard_options(Rules::kInfo, seats), dealer);
  run_to_question<State>(kSteps, s, dealer);
  return s;
}

TEST_CASE("quiet is a clan that may choose its first action, and nothing else") {
  Dealer dealer(3);
  State s = started(3);
  int quiet = 0;
  for (int i = 0; i < 300 && !is_over(s); ++i) {
    ActionList choices;
    Rules::legal(s, choices);
    bool may_act = false;
    for (Action a : choices) may_act |= static_cast<VerbId>(a.verb) == VerbId::Act;
    CHECK(Rules::is_quiet(s) == (may_act && s.notes.performed == 0));
    quiet += Rules::is_quiet(s) ? 1 : 0;
    const auto n = static_cast<int>(choices.size());
    Rules::apply(s, choices[static_cast<std::size_t>(dealer.pick(0, n))], dealer);
  }
  CHECK(quiet > 5);
}

TEST_CASE("spirits, hunger and crowds of tribes are dreaded, a place of power is wanted") {
  const State s = started(2);
  const auto worth = [](const State& one) { return Rules::appraise({one, 0}); };
  State haunted = s;
  haunted.spirits[Spirit::Wind] = Space::N5;
  CHECK(worth(haunted) < worth(s));
  State starving = s;
  starving.players[0].population = -3;
  CHECK(worth(starving) < worth(s));
  State crowded = s;
  crowded.tribes.add(Space::N5, 7);
  CHECK(worth(crowded) < worth(s));
  State awake = s;
  awake.places[0] = Space::N5;
  CHECK(worth(awake) > worth(s));
}

}  // namespace
