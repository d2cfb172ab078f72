// bot.h - a player that is given only what its seat may know.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "core/any_game.h"

namespace ochre {

struct Rated {  // a choice and what the bot thinks of it, in the game's units of appraisal
  Action action;
  int value = 0;
};

class Bot {
 public:
  Bot() = default;
  Bot(const Bot&) = delete;
  Bot& operator=(const Bot&) = delete;
  virtual ~Bot() = default;
  // All choices of the seat to act, best first. The same view and seed give the same answer
  // everywhere.
  virtual std::vector<Rated> advise(const AnyView& view, std::uint64_t seed) = 0;
  virtual Action choose(const AnyView& view, std::uint64_t seed) {
    return advise(view, seed).front().action;
  }
};

struct BotRow {
  std::string_view name;
  std::string_view what;
  std::unique_ptr<Bot> (*make)();
};
std::span<const BotRow> all_bots();
Result<const BotRow*> find_bot(std::string_view name);  // the problem names them all

std::unique_ptr<Bot> make_random();
std::unique_ptr<Bot> make_greedy();

}  // namespace ochre
