// engine.h - the text engine: JSON-RPC 2.0, one message a line, many tables at once
// (docs/protocol.md).
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "bots/roster.h"
#include "bots/stop.h"
#include "core/table.h"

namespace ochre {

inline constexpr std::size_t kLongestMessage = 16u << 20;  // bytes of a line

// A message of the method `stop`: whoever reads lines while the engine thinks looks at each.
bool asks_to_stop(std::string_view line);

class Engine {
 public:
  explicit Engine(BotSpec bot = *read_bot("level5")) : bot_(std::move(bot)) {}

  // The answer to one line, without its line end; empty for a notification. Lines are numbered from
  // 1 as they come: stop().ask(n) ends the thinking of the first n.
  std::string answer(std::string_view line);

  Table* find_table(const std::string& name);
  std::string add_table(Table table);
  bool close_table(const std::string& name) { return tables_.erase(name) > 0; }
  std::size_t table_count() const { return tables_.size(); }

  const BotSpec& bot() const { return bot_; }  // who answers, unless a request names another
  // Who plays for a seat: always the same one, which remembers what it thought of, until another
  // box comes.
  Bot& player_of(const Table::Setup& setup, Seat seat);
  Stop& stop() { return stop_; }

 private:
  Json answer_one(const Json& request);

  struct Player {
    BoxHold box;
    std::unique_ptr<Bot> bot;
  };

  BotSpec bot_;
  Stop stop_;
  std::uint64_t lines_ = 0;
  std::map<std::pair<const AnyGame*, Seat>, Player> players_;
  std::map<std::string, Table> tables_;
  std::uint64_t opened_ = 0;
};

}  // namespace ochre
