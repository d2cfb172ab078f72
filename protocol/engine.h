// engine.h - the text engine: JSON-RPC 2.0, one message a line, many tables at once
// (docs/protocol.md).
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "core/table.h"

namespace ochre {

class Engine {
 public:
  // The answer to one line, without its line end; empty for a notification.
  std::string answer(std::string_view line);

  Table* find_table(const std::string& name);
  std::string add_table(Table table);
  bool close_table(const std::string& name) { return tables_.erase(name) > 0; }
  std::size_t table_count() const { return tables_.size(); }

 private:
  Json answer_one(const Json& request);

  std::map<std::string, Table> tables_;
  std::uint64_t opened_ = 0;
};

}  // namespace ochre
