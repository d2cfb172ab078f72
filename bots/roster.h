// roster.h - all bots there are, by name: "greedy", "level3", "search:iterations=5000:trees=2".
#pragma once

#include <span>

#include "bots/search.h"

namespace ochre {

struct BotSpec {
  std::string name;  // as it was asked for
  enum class Kind { Random, Greedy, Search } kind = Kind::Greedy;
  double noise = 0;  // of greedy: how far it misjudges, in shares of what is at stake
  SearchSettings search;
};

struct BotRow {
  std::string_view name;
  std::string_view what;
  BotSpec::Kind kind;
  double noise = 0;
  SearchSettings search{};
};
std::span<const BotRow> all_bots();

// A name, and perhaps settings after colons; the problem says what is possible.
Result<BotSpec> read_bot(std::string_view text);
std::unique_ptr<Bot> make_bot(const BotSpec& spec, const Workers& workers = {});

std::unique_ptr<Bot> make_random();
std::unique_ptr<Bot> make_greedy(double noise = 0);

}  // namespace ochre
