// board.h - a table for tests: a fresh state at the first turn, to be changed by hand.
#pragma once

#include "games/endless_winter/rules.h"
#include "games/endless_winter/steps.h"

namespace ochre::endless_winter::testing {

inline State first_turn(int seats, std::array<std::uint8_t, 4> options = {},
                        std::uint64_t seed = 3) {
  Options all;
  all.seats = static_cast<std::uint8_t>(seats);
  all.rules = static_cast<std::uint8_t>(Rules::kInfo.rules_version);
  for (std::size_t i = 0; i < options.size(); ++i) all.value[i] = options[i];
  Dealer dealer(seed);
  State s = Rules::setup(all, dealer);
  ActionList choices;
  while (s.round == 0) {
    Rules::legal(s, choices);
    Rules::apply(s, choices[0], dealer);
  }
  return s;
}

// Plays at random to the end; look(s) is called before every decision.
template <class Look>
State play_random(State s, std::uint64_t seed, Look look) {
  Dealer dealer(seed);
  ActionList choices;
  while (Rules::to_act(s) != kNobody) {
    look(s);
    Rules::legal(s, choices);
    const int pick = dealer.pick(0, static_cast<int>(choices.size()));
    Rules::apply(s, choices[static_cast<std::size_t>(pick)], dealer);
  }
  return s;
}

}  // namespace ochre::endless_winter::testing
