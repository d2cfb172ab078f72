// engine.h - the text engine: JSON-RPC 2.0, one message a line, many tables at once
// (docs/protocol.md).
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "bots/roster.h"
#include "core/table.h"

namespace ochre {

class Engine {
 public:
  explicit Engine(BotSpec bot = *read_bot("level5")) : bot_(std::move(bot)) {}

  // The answer to one line, without its line end; empty for a notification.
  std::string answer(std::string_view line);

  Table* find_table(const std::string& name);
  std::string add_table(Table table);
  bool close_table(const std::string& name) { return tables_.erase(name) > 0; }
  std::size_t table_count() const { return tables_.size(); }

  const BotSpec& bot() const { return bot_; }  // who answers, unless a request names another
  // Who plays for a seat: always the same one, which remembers what it thought of.
  Bot& player_of(const AnyGame& game, Seat seat);

 private:
  Json answer_one(const Json& request);

  BotSpec bot_;
  std::map<std::pair<const AnyGame*, Seat>, std::unique_ptr<Bot>> players_;
  std::map<std::string, Table> tables_;
  std::uint64_t opened_ = 0;
};

}  // namespace ochre
