// table.cpp - the terminal table's round: bots play, people are asked, news is told.
#include "terminal/table.h"

#include <algorithm>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>

#include "core/phrase.h"
#include "core/record.h"
#include "lab/parallel.h"
#include "terminal/draw.h"

namespace ochre {

TerminalTable::TerminalTable(Table table, TerminalOrder order, std::istream& in, std::ostream& out)
    : table_(std::move(table)), order_(std::move(order)), in_(in), out_(out) {
  sit_down();
}

void TerminalTable::sit_down() {
  bots_.clear();
  names_ = distinct_names(table_.setup().who);
  for (const std::string& who : table_.setup().who) {
    const auto bot = read_bot(who);
    bots_.push_back(bot ? make_bot(*bot, threads_for_trees()) : nullptr);
  }
  told_.assign(names_.size(), 0);
  at_screen_ = kNobody;
}

int TerminalTable::people() const {
  return static_cast<int>(std::count(bots_.begin(), bots_.end(), nullptr));
}

Result<void> TerminalTable::run() {
  while (!table_.is_over()) {
    const Seat seat = table_.state().to_act();
    if (!is_person(seat)) {
      play_bot(seat);
    } else if (!ask(seat)) {
      return kept_;
    }
  }
  finish();
  return {};
}

void TerminalTable::play_bot(Seat seat) {
  const AnyView view(table_.state(), seat);
  const Action a = bots_[static_cast<std::size_t>(seat)]->choose(view, table_.thinking_seed());
  ENSURE(table_.play(a).has_value());
}

bool TerminalTable::ask(Seat seat) {
  hand_over(seat);
  draw(seat);
  tell_news(seat);
  list_choices();
  while (true) {
    out_ << order_.ink(Paint::Ochre, names_[static_cast<std::size_t>(seat)] + "> ") << std::flush;
    std::string line;
    const bool ended = !std::getline(in_, line);
    switch (ended ? quit("") : obey(line)) {
      case Next::Ask: break;
      case Next::Redraw:
        draw(seat);
        list_choices();
        break;
      case Next::Played: return true;
      case Next::Leave: return false;
    }
  }
}

// Between the hands of two people the screen is wiped until the next one is there.
void TerminalTable::hand_over(Seat seat) {
  const bool other = at_screen_ != kNobody && at_screen_ != seat;
  at_screen_ = seat;
  if (people() < 2 || !other) return;
  if (order_.interactive) out_ << "\x1b[2J\x1b[3J\x1b[H";
  out_ << "\n\n  " << names_[static_cast<std::size_t>(seat)]
       << ", it is your turn to decide. Press Enter when nobody else is looking.\n"
       << std::flush;
  std::string line;
  std::getline(in_, line);
}

void TerminalTable::draw(Seat seat) {
  if (order_.interactive) out_ << "\x1b[2J\x1b[H";
  const AnyView view(table_.state(), seat);
  const Json state = view.to_json();
  const Json box = table_.game().describe_box(table_.setup().options.box);
  const Sight sight{state, box, seat, table_.state().to_act(), names_, order_.ink, order_.width};
  out_ << "\n" << drawing_of(table_.game().info->id)(sight);
}

void TerminalTable::tell_news(Seat seat) {
  std::size_t& told = told_[static_cast<std::size_t>(seat)];
  const auto& decisions = table_.decisions();
  std::vector<std::string> lines;
  for (std::size_t i = std::min(told, decisions.size()); i < decisions.size(); ++i) {
    for (const Event& event : decisions[i].events) {
      lines.push_back(phrase_of(table_.state(), names_, event, seat));
    }
  }
  told = decisions.size();
  constexpr std::size_t kMost = 12;
  if (lines.empty()) return;
  out_ << "\n";
  const std::size_t first = lines.size() > kMost ? lines.size() - kMost : 0;
  if (first > 0) out_ << order_.ink(Paint::Dim, "  ... 'log' shows what came before") << "\n";
  for (std::size_t i = first; i < lines.size(); ++i)
    out_ << order_.ink(Paint::Dim, "  " + lines[i]) << "\n";
}

void TerminalTable::list_choices() {
  table_.state().legal(choices_);
  std::vector<std::string> lines;
  std::size_t widest = 0;
  for (std::size_t i = 0; i < choices_.size(); ++i) {
    std::string number = std::to_string(i + 1);
    number.insert(0, number.size() < 3 ? 3 - number.size() : 0, ' ');
    const std::string phrase = phrase_of(table_.state(), names_, choices_[i]);
    widest = std::max(widest, columns(phrase) + 7);
    lines.push_back(order_.ink(Paint::Bold, number) + "  " + wrapped(phrase, order_.width, 5));
  }
  constexpr std::size_t kFew = 12;  // more stand side by side, read downwards
  const std::size_t fit = std::max<std::size_t>(1, order_.width / widest);
  const std::size_t beside = lines.size() > kFew ? fit : 1;
  const std::size_t rows = (lines.size() + beside - 1) / beside;
  out_ << "\n";
  for (std::size_t row = 0; row < rows; ++row) {
    for (std::size_t i = row; i < lines.size(); i += rows) {
      out_ << (i + rows < lines.size() ? padded(lines[i], widest) : lines[i]);
    }
    out_ << "\n";
  }
  if (const std::string rest = rest_of_payment(); !rest.empty()) out_ << "  " << rest << "\n";
  out_ << order_.ink(Paint::Dim,
                     "  number, move, or: ? hint why undo log save load rules help quit")
       << "\n";
}

void TerminalTable::finish() {
  Seat eyes = at_screen_;
  if (eyes == kNobody) eyes = 0;
  draw(eyes);
  tell_news(eyes);
  const Outcome outcome = table_.state().outcome();
  out_ << "\n  " << order_.ink(Paint::Bold, "The game is over.") << "\n  "
       << clause_line(outcome.because) << "\n";
  for (std::size_t i = 0; i < names_.size(); ++i) {
    out_ << "  " << padded(names_[i], 16) << outcome.score[i] << " "
         << table_.game().info->score_word
         << (outcome.reward[i] > 0 ? order_.ink(Paint::Ochre, "  wins") : "") << "\n";
  }
}

std::string TerminalTable::clause_line(Clause clause) const {
  const ClauseRow& row = row_of(*table_.game().vocabulary, clause);
  return wrapped(id_of(row) + ": " + std::string(row.text), order_.width, 9);
}

}  // namespace ochre
