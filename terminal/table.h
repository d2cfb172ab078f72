// table.h - the terminal table: people and bots around one screen.
#pragma once

#include <functional>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bots/roster.h"
#include "core/phrase.h"
#include "core/table.h"
#include "terminal/ink.h"

namespace ochre {

struct TerminalOrder {
  std::string autosave;      // where an unfinished game goes; empty: nowhere
  bool interactive = false;  // clears the screen, waits for a key between hands
  Ink ink{false};
  std::size_t width = 100;
};

// A seat's `who`: a bot's name, or anything else: a person of that name.
class TerminalTable {
 public:
  TerminalTable(Table table, TerminalOrder order, std::istream& in, std::ostream& out);
  Result<void> run();  // the problem: an unfinished game could not be kept

 private:
  enum class Next { Ask, Redraw, Played, Leave };
  struct Command {
    std::string_view word, what;
    Next (TerminalTable::*run)(const std::string& rest);
  };
  static const std::vector<Command>& commands();

  void sit_down();
  bool is_person(Seat seat) const { return !bots_[static_cast<std::size_t>(seat)]; }
  int people() const;
  void play_bot(Seat seat);
  bool ask(Seat seat);  // false: leave the table
  void hand_over(Seat seat);
  void draw(Seat seat);
  void list_choices();
  void tell_news(Seat seat);
  void finish();
  Next obey(const std::string& line);
  Next play_text(const std::string& text);
  bool asks_for_pieces() const;
  bool is_payment(const std::string& text) const;  // several pieces in one line
  Next play_payment(const std::string& names);
  std::string wrong_with(const std::vector<Action>& pieces) const;
  Result<std::vector<Action>> payment_from(const std::string& names) const;
  std::string rest_of_payment() const;  // a line about the rest, or how to name it; or nothing

  Next explain(const std::string& rest);
  Next why(const std::string& rest);
  Next undo(const std::string& rest);
  Next hint(const std::string& rest);
  Next log(const std::string& rest);
  Next save(const std::string& rest);
  Next load(const std::string& rest);
  Next rules(const std::string& rest);
  Next board(const std::string& rest);
  Next help(const std::string& rest);
  Next quit(const std::string& rest);

  std::string clause_line(Clause clause) const;
  Result<Action> choice_from(const std::string& text) const;

  Table table_;
  TerminalOrder order_;
  std::istream& in_;
  std::ostream& out_;
  std::vector<std::unique_ptr<Bot>> bots_;
  SeatNames names_;
  ActionList choices_;
  std::vector<std::size_t> told_;  // by seat: how many decisions' news it has heard
  Seat at_screen_ = kNobody;
  bool saved_ = false;
  Result<void> kept_;
};

}  // namespace ochre
