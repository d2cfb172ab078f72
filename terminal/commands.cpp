// commands.cpp - what people type at the terminal table.
#include <charconv>
#include <fstream>
#include <iostream>
#include <iterator>

#include "core/phrase.h"
#include "core/record.h"
#include "games/registry.h"
#include "lab/files.h"
#include "lab/parallel.h"
#include "terminal/table.h"

namespace ochre {

const std::vector<TerminalTable::Command>& TerminalTable::commands() {
  static const std::vector<Command> list = {
      {"?", "? NUMBER explains a choice, ? explains them all", &TerminalTable::explain},
      {"why", "why MOVE says which clause forbids it", &TerminalTable::why},
      {"hint", "what level5 would do, from what you can see; or another bot: hint level3",
       &TerminalTable::hint},
      {"undo", "takes your last decision back, if nothing was revealed since",
       &TerminalTable::undo},
      {"log", "what has happened so far; log N for the last N lines", &TerminalTable::log},
      {"save", "save FILE writes the record of the game", &TerminalTable::save},
      {"load", "load FILE goes on with another game's record", &TerminalTable::load},
      {"rules", "rules CLAUSE shows a clause", &TerminalTable::rules},
      {"board", "draws the table again", &TerminalTable::board},
      {"help", "this list", &TerminalTable::help},
      {"quit", "leaves the table", &TerminalTable::quit},
  };
  return list;
}

TerminalTable::Next TerminalTable::obey(const std::string& line) {
  const std::size_t first = line.find_first_not_of(" \t\r");
  if (first == std::string::npos) return Next::Ask;
  const std::string text = line.substr(first, line.find_last_not_of(" \t\r") - first + 1);
  const std::size_t space = std::min(text.find(' '), text.size());
  std::string word = text.substr(0, space);
  std::string rest = space < text.size() ? text.substr(space + 1) : "";
  if (word.size() > 1 && word[0] == '?') {  // "?3"
    rest = word.substr(1);
    word = "?";
  }
  for (const Command& command : commands()) {
    if (command.word == word) return (this->*command.run)(rest);
  }
  return play_text(text);
}

Result<Action> TerminalTable::choice_from(const std::string& text) const {
  std::size_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error == std::errc() && end == text.data() + text.size()) {
    if (number >= 1 && number <= choices_.size()) return choices_[number - 1];
    return problem("choice " + text + " is not there, expected 1.." +
                   std::to_string(choices_.size()));
  }
  return action_from_text(*table_.game().vocabulary, text, table_.state().seats());
}

TerminalTable::Next TerminalTable::play_text(const std::string& text) {
  if (is_payment(text)) return play_payment(text.substr(4));
  const Result<Action> action = choice_from(text);
  if (!action) {
    out_ << "  " << wrapped(action.error().text, order_.width, 2) << "\n";
    return Next::Ask;
  }
  const auto played = table_.play(*action);
  if (played) {
    saved_ = false;
    return Next::Played;
  }
  out_ << "  " << wrapped(played.error().text, order_.width, 2) << "\n";
  return Next::Ask;
}

TerminalTable::Next TerminalTable::explain(const std::string& rest) {
  const Vocabulary& words = *table_.game().vocabulary;
  const auto show = [&](Action a) {
    out_ << "  " << order_.ink(Paint::Bold, text_of(words, a)) << "  "
         << phrase_of(table_.state(), names_, a) << "\n";
  };
  if (rest.empty()) {
    for (Action a : choices_) show(a);
    out_ << "  ? NUMBER says more about one of them\n";
    return Next::Ask;
  }
  const Result<Action> action = choice_from(rest);
  if (!action) {
    out_ << "  " << wrapped(action.error().text, order_.width, 2) << "\n";
    return Next::Ask;
  }
  show(*action);
  for (Clause clause : table_.state().explain(*action)) {
    out_ << "    " << clause_line(clause) << "\n";
  }
  return Next::Ask;
}

TerminalTable::Next TerminalTable::why(const std::string& rest) {
  if (rest.empty()) {
    out_ << "  why what? For example: why "
         << text_of(*table_.game().vocabulary, choices_[choices_.size() - 1]) << "\n";
    return Next::Ask;
  }
  const Result<Action> action = choice_from(rest);
  if (!action) {
    out_ << "  " << wrapped(action.error().text, order_.width, 2) << "\n";
    return Next::Ask;
  }
  if (const Objection no = table_.state().objection(*action)) {
    out_ << "  "
         << wrapped(refusal(table_.state(), distinct_names(table_.setup().who), *action, no),
                    order_.width, 2)
         << "\n";
  } else {
    out_ << "  " << text_of(*table_.game().vocabulary, *action) << " is legal\n";
  }
  return Next::Ask;
}

// Back to this person's last decision, with whatever bots did since.
TerminalTable::Next TerminalTable::undo(const std::string&) {
  const Seat me = table_.state().to_act();
  const auto& decisions = table_.decisions();
  std::size_t back = 1;
  while (back <= decisions.size() && decisions[decisions.size() - back].seat != me) ++back;
  if (back > decisions.size()) {
    out_ << "  there is no decision of yours to take back\n";
    return Next::Ask;
  }
  if (back > table_.undoable()) {
    const auto reason = table_.can_undo();
    out_ << "  "
         << (reason ? "others have revealed something since your last decision"
                    : reason.error().text)
         << "\n";
    return Next::Ask;
  }
  for (std::size_t i = 0; i < back; ++i) {
    const auto undone = table_.undo();
    out_ << "  taken back: " << text_of(*table_.game().vocabulary, undone->action) << "\n";
  }
  for (std::size_t& told : told_) told = std::min(told, table_.decisions().size());
  return Next::Redraw;
}

TerminalTable::Next TerminalTable::hint(const std::string& rest) {
  const auto bot = read_bot(rest.empty() ? "level5" : rest);
  if (!bot) {
    out_ << "  " << wrapped(bot.error().text, order_.width, 2) << "\n";
    return Next::Ask;
  }
  const AnyView view(table_.state(), table_.state().to_act());
  const Advice advice = make_bot(*bot, threads_for_trees())->advise(view, table_.thinking_seed());
  const auto words = [&](Action a) { return phrase_of(table_.state(), names_, a); };
  const auto percent = [](double share) {
    return std::to_string(static_cast<int>(share * 100 + 0.5)) + " %";
  };
  const bool chance = advice.unit == Advice::Unit::Chance;
  for (std::size_t i = 0; i < std::min<std::size_t>(3, advice.choices.size()); ++i) {
    const Rated& one = advice.choices[i];
    out_ << "  "
         << (i == 0 ? order_.ink(Paint::Bold, words(one.action)) : "or " + words(one.action));
    const std::string figures =
        chance ? percent(one.value) + " to win, " + percent(one.effort) + " of the thinking"
               : "worth " + std::to_string(static_cast<int>(one.value));
    if (!chance || one.effort > 0) out_ << order_.ink(Paint::Dim, " (" + figures + ")");
    out_ << "\n";
  }
  for (std::size_t i = 1; i < advice.line.size(); ++i) {
    const Foreseen& next = advice.line[i];
    out_ << order_.ink(Paint::Dim, (i == 1 ? "  then " : "       ") +
                                       names_[static_cast<std::size_t>(next.seat)] + ": " +
                                       words(next.action))
         << "\n";
  }
  return Next::Ask;
}

TerminalTable::Next TerminalTable::log(const std::string& rest) {
  const Seat me = table_.state().to_act();
  std::vector<std::string> lines;
  const auto tell = [&](const EventLog& events) {
    for (const Event& event : events) lines.push_back(phrase_of(table_.state(), names_, event, me));
  };
  tell(table_.opening_events());
  for (const Decision& decision : table_.decisions()) tell(decision.events);
  std::size_t most = lines.size();
  std::from_chars(rest.data(), rest.data() + rest.size(), most);
  for (std::size_t i = lines.size() - std::min(most, lines.size()); i < lines.size(); ++i) {
    out_ << "  " << lines[i] << "\n";
  }
  return Next::Ask;
}

TerminalTable::Next TerminalTable::save(const std::string& rest) {
  if (rest.empty()) {
    out_ << "  save where? For example: save evening.record\n";
    return Next::Ask;
  }
  const auto written = write_file(rest, write_record(table_));
  saved_ = written.has_value();
  out_ << "  " << (saved_ ? "saved in " + rest : written.error().text) << "\n";
  return Next::Ask;
}

TerminalTable::Next TerminalTable::load(const std::string& rest) {
  std::ifstream file(rest);
  if (rest.empty() || !file) {
    out_ << "  "
         << (rest.empty() ? "load what? For example: load evening.record"
                          : rest + " cannot be read")
         << "\n";
    return Next::Ask;
  }
  const std::string text(std::istreambuf_iterator<char>(file), {});
  Result<Table> table = read_record(text, find_game);
  if (!table) {
    out_ << "  " << wrapped(rest + ": " + table.error().text, order_.width, 2) << "\n";
    return Next::Ask;
  }
  table_ = std::move(*table);
  sit_down();
  return Next::Played;
}

TerminalTable::Next TerminalTable::rules(const std::string& rest) {
  if (rest.empty()) {
    out_ << "  which clause? 'ochre rules " << table_.game().info->id << "' lists them all\n";
    return Next::Ask;
  }
  const auto row = find_clause(*table_.game().vocabulary, rest);
  out_ << "  "
       << wrapped(row ? id_of(**row) + ": " + std::string((*row)->text) : row.error().text,
                  order_.width, 4)
       << "\n";
  return Next::Ask;
}

TerminalTable::Next TerminalTable::board(const std::string&) { return Next::Redraw; }

TerminalTable::Next TerminalTable::help(const std::string&) {
  out_ << "  type the number of a choice, or the move itself, or\n";
  for (const Command& command : commands()) {
    out_ << "    " << padded(std::string(command.word), 8) << command.what << "\n";
  }
  return Next::Ask;
}

TerminalTable::Next TerminalTable::quit(const std::string&) {
  if (!saved_ && !order_.autosave.empty() && !table_.decisions().empty()) {
    kept_ = write_file(order_.autosave, write_record(table_));
    if (kept_) {
      out_ << "\n  the game is kept: ochre play " << table_.game().info->id << " --load "
           << order_.autosave << "\n";
    }
  }
  return Next::Leave;
}

}  // namespace ochre
