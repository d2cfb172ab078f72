// any_game.cpp - setting up, and JSON of positions, for any game.
#include "core/any_game.h"

#include <nlohmann/json.hpp>

#include "core/text.h"

namespace ochre {

Json AnyState::to_json() const { return write_fields(game_->fields, data(), size()); }
Json AnyView::to_json() const { return state_.to_json(); }

AnyState set_up(const AnyGame& game, const Options& options, Dealer& dealer) {
  AnyState state(game);
  game.setup(state.data(), options, dealer);
  return state;
}

Result<AnyState> position_from_json(const AnyGame& game, const Options& options, const Json& json,
                                    std::uint64_t seed) {
  if (json.is_object() && json.contains("box") && json["box"] != options.box) {
    return problem("bad state: box is " + shortened(dump_json(json["box"])) +
                   ", expected the table's box " + std::to_string(options.box));
  }
  if (json.is_object() && json.contains("rules") && json["rules"] != options.rules) {
    return problem("bad state: rules is " + dump_json(json["rules"]) +
                   ", expected the table's rules " + std::to_string(options.rules));
  }
  Dealer dealer(seed);
  AnyState state = set_up(game, options, dealer);
  if (const auto read = read_fields(game.fields, state.data(), json); !read) {
    return std::unexpected(read.error());
  }
  if (const auto done = game.complete(state.data(), json, dealer); !done) {
    return problem("bad state: " + done.error().text);
  }
  return state;
}

}  // namespace ochre
