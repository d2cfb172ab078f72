// bot.cpp - all bots there are.
#include "bots/bot.h"

#include <array>
#include <string>

namespace ochre {

std::span<const BotRow> all_bots() {
  static constexpr std::array<BotRow, 2> bots = {{
      {"random", "any legal choice, each equally likely", make_random},
      {"greedy", "the choice that looks best one step ahead", make_greedy},
  }};
  return bots;
}

Result<const BotRow*> find_bot(std::string_view name) {
  std::string wanted;
  for (const BotRow& row : all_bots()) {
    if (row.name == name) return &row;
    wanted += (wanted.empty() ? "" : ", ") + std::string(row.name);
  }
  return problem("bot '" + std::string(name.substr(0, 60)) + "' is not known, expected one of " +
                 wanted);
}

}  // namespace ochre
