// table.h - a game being played: who sits there, what was decided, what luck fell; refusals and
// undo.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/any_game.h"
#include "core/box_hold.h"

namespace ochre {

struct Decision {
  Seat seat = kNobody;
  Action action{};
  LuckLog luck;
  EventLog events;
};

constexpr std::uint64_t thinking_seed(std::uint64_t seed, std::uint64_t decisions) {
  return mix(seed ^ 0xb07, decisions);
}

struct Refused {  // why a table did not do what was asked
  std::string text;
  Objection objection{};  // none where no rule forbids it: luck that cannot fall
};

class Table {
 public:
  struct Setup {
    const AnyGame* game = nullptr;
    Options options;
    std::uint64_t seed = 0;
    std::vector<std::string> who;  // by seat; empty: nobody in particular
    std::string position;          // JSON of a written position to start from; empty: the set-up
    BoxHold box{};                 // keeps options.box on the shelf
  };

  // `must_suffice`: every bit of luck has to come from the script (a replay).
  static Result<Table> start(Setup setup, const Script& script = {}, bool must_suffice = false);

  const AnyGame& game() const { return *setup_.game; }
  const Setup& setup() const { return setup_; }
  const AnyState& state() const { return state_; }
  const LuckLog& opening_luck() const { return opening_luck_; }
  const EventLog& opening_events() const { return opening_events_; }
  const std::vector<Decision>& decisions() const { return decisions_; }
  bool is_over() const { return state_.to_act() == kNobody; }

  // Refuses what is illegal, citing the clause, and luck that cannot fall; then nothing has
  // changed.
  std::expected<const Decision*, Refused> play(Action a, const Script& script = {},
                                               bool must_suffice = false);

  // Takes back the last decision, unless luck fell in it or it showed something hidden.
  Result<Decision> undo();
  // The reason as `viewer` may hear it (kNobody: the referee): others' choices are not named.
  Result<void> can_undo(Seat viewer = kNobody) const;
  std::size_t undoable() const { return earlier_.size(); }  // how many decisions may be taken back

  // The same game as it was after its first `decisions`.
  Table rewound(std::size_t decisions) const;
  void repeat(const Decision& decision);  // one that another table of this game has seen
  void reseed(std::uint64_t seed) { setup_.seed = seed; }  // what falls from now on

  // Seeds a bot's thinking at this point of this game.
  std::uint64_t thinking_seed() const {
    return ochre::thinking_seed(setup_.seed, decisions_.size());
  }

 private:
  explicit Table(Setup setup) : setup_(std::move(setup)), state_(*setup_.game) {}

  Setup setup_;
  AnyState state_;
  LuckLog opening_luck_;
  EventLog opening_events_;
  LuckLog coming_;  // scripted, not fallen yet
  std::vector<Decision> decisions_;
  std::vector<AnyState> earlier_;  // before each of the last decisions that may be taken back
};

// Checks what a table is asked to be; the problem says what was wanted.
Result<void> check_options(const Info& info, const Options& options);

}  // namespace ochre
