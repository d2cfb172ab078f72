// fuzz_position.cpp - any bytes as the JSON of a position: the first byte chooses game and seats.
// What is accepted can be played on for a while.
#include <nlohmann/json.hpp>
#include <string_view>

#include "core/check.h"
#include "games/registry.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  using namespace ochre;
  if (size == 0) return 0;
  const auto games = all_games();
  const AnyGame& game = *games[data[0] % games.size()];
  const Info& info = *game.info;
  const int seats = info.least_seats + (data[0] / 8) % (info.most_seats - info.least_seats + 1);
  const std::string_view text(reinterpret_cast<const char*>(data + 1), size - 1);
  const auto json = parse_json(text, "position");
  if (!json) return 0;
  auto state = position_from_json(game, standard_options(info, seats), *json, 1);
  if (!state) return 0;
  ENSURE(position_from_json(game, standard_options(info, seats), state->to_json(), 1).has_value());
  Dealer dealer(size);
  ActionList choices;
  for (int i = 0; i < 200 && state->to_act() != kNobody; ++i) {
    state->legal(choices);
    ENSURE(!choices.empty());
    const AnyView view(*state, state->to_act());
    ENSURE(AnyView(view.determinize(dealer), view.seat()) == view);
    state->apply(
        choices[static_cast<std::size_t>(dealer.pick(0, static_cast<int>(choices.size())))],
        dealer);
  }
  return 0;
}
