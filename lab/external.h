// external.h - a program of its own at the table: it is told its seat's view, a guess at the state
// and its choices as JSON-RPC, one message a line, and answers with a choice (docs/protocol.md).
#pragma once

#include <memory>
#include <string>

#include "bots/bot.h"

namespace ochre {

// What a program is asked: the parameters of `choose`. The guess is made from the view and the
// seed.
Json question_of(const AnyView& view, const Options& options, std::uint64_t seed);

class External {  // a running program
 public:
  explicit External(const std::string& command);
  ~External();
  External(const External&) = delete;
  External& operator=(const External&) = delete;

  // The choice it makes; the problem says what it said instead. The seed it is told is the system's
  // and has nothing to do with the game's.
  Result<Action> choose(const AnyView& view, const Options& options);

 private:
  Result<std::string> ask(const std::string& line);

  std::string command_;
  int to_ = -1, from_ = -1, process_ = -1;
  std::string heard_;  // read, but not yet used
  std::uint64_t asked_ = 0;
};

}  // namespace ochre
