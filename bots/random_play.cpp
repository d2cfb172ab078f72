// random_play.cpp - whole games at random.
#include "bots/random_play.h"

namespace ochre {

std::uint64_t play_at_random(const AnyGame& game, std::uint64_t first, std::uint64_t count) {
  std::uint64_t decisions = 0;
  AnyState state(game);
  ActionList choices;
  for (std::uint64_t i = first; i < first + count; ++i) {
    const Info& info = *game.info;
    const auto range = static_cast<std::uint64_t>(info.most_seats - info.least_seats + 1);
    const Options options = standard_options(info, info.least_seats + static_cast<int>(i % range));
    Dealer dealer(mix(i, 1));
    std::uint64_t random = mix(i, 2);
    game.setup(state.data(), options, dealer);
    while (state.to_act() != kNobody) {
      state.legal(choices);
      random = random * 6364136223846793005u + 1442695040888963407u;
      state.apply(choices[static_cast<std::size_t>(((random >> 32) * choices.size()) >> 32)],
                  dealer);
      ++decisions;
    }
  }
  return decisions;
}

}  // namespace ochre
