// external.h - a program of its own at the table: it is told its seat's view and its choices as
// JSON-RPC, one message a line, and answers with one of them (docs/protocol.md).
#pragma once

#include <memory>
#include <string>

#include "bots/bot.h"

namespace ochre {

class External {  // a running program
 public:
  explicit External(const std::string& command);
  ~External();
  External(const External&) = delete;
  External& operator=(const External&) = delete;

  // The choice it makes; the problem says what it said instead.
  Result<Action> choose(const AnyView& view, const Options& options);

 private:
  Result<std::string> ask(const std::string& line);

  std::string command_;
  int to_ = -1, from_ = -1, process_ = -1;
  std::string heard_;  // read, but not yet used
  std::uint64_t asked_ = 0;
};

}  // namespace ochre
