// bot.h - a player that is given only what its seat may know.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"

namespace ochre {

struct Rated {  // a choice and what the bot thinks of it
  Action action{};
  double value = 0;   // in the advice's unit
  double effort = 0;  // the share of its thinking that went into it, 0..1
};
struct Foreseen {  // a decision that the bot expects
  Seat seat = kNobody;
  Action action{};
};

struct Advice {
  enum class Unit { Appraisal, Chance };  // the game's own, or a chance of winning, 0..1
  Unit unit = Unit::Appraisal;
  std::vector<Rated> choices;    // all choices of the seat to act, best first
  std::vector<Foreseen> line;    // from the best choice on, as far as it looked
  std::uint64_t iterations = 0;  // of the search, if it is one
  double sure() const { return choices.front().effort; }
};

class Bot {
 public:
  Bot() = default;
  Bot(const Bot&) = delete;
  Bot& operator=(const Bot&) = delete;
  virtual ~Bot() = default;
  // A new bot gives the same answer to the same view and seed everywhere, unless its budget is
  // time.
  virtual Advice advise(const AnyView& view, std::uint64_t seed) = 0;
  virtual Action choose(const AnyView& view, std::uint64_t seed) {
    return advise(view, seed).choices.front().action;
  }
};

}  // namespace ochre
