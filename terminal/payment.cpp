// payment.cpp - a payment in one line, its pieces in any order: "pay gold brick brick", "pay 2
// brick gold". It is checked as a set, shown, and played piece by piece in the order of asking
// (STA-220).
#include <algorithm>
#include <charconv>
#include <iostream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "terminal/table.h"

namespace ochre {
namespace {

bool is_pay(const AnyState& state, Action a) {
  return state.game().vocabulary->verbs[a.verb].word == "pay";
}

// "pay wood" for every piece that is named, sorted.
Result<std::vector<Action>> pieces_from(const Vocabulary& words, const std::string& names) {
  std::vector<Action> out;
  std::istringstream in(names);
  int times = 1;
  for (std::string word; in >> word;) {
    if (std::from_chars(word.data(), word.data() + word.size(), times).ec == std::errc()) {
      if (times >= 1 && times <= 99) continue;
      return problem("'" + word + "' pieces cannot be paid, expected 1..99");
    }
    const Result<Action> piece = action_from_text(words, "pay " + word);
    if (!piece) return problem(piece.error().text);
    out.insert(out.end(), static_cast<std::size_t>(times), *piece);
    times = 1;
  }
  if (out.empty()) return problem("'pay " + names + "' names no piece");
  std::sort(out.begin(), out.end());
  return out;
}

std::string listed(const Vocabulary& words, const std::vector<Action>& pieces) {
  std::string out;
  for (auto at = pieces.begin(); at != pieces.end();) {
    const auto next = std::find_if(at, pieces.end(), [&](Action a) { return a != *at; });
    out += (out.empty() ? "" : ", ") + std::to_string(next - at) + text_of(words, *at).substr(3);
    at = next;
  }
  return out;
}

}  // namespace

bool TerminalTable::asks_for_pieces() const {
  if (table_.setup().options.rules < 2) return false;  // what followed was paid unasked then
  return std::any_of(choices_.begin(), choices_.end(),
                     [&](Action a) { return is_pay(table_.state(), a); });
}

bool TerminalTable::is_payment(const std::string& text) const {
  return text.starts_with("pay ") && text.find(' ', 4) != std::string::npos && asks_for_pieces();
}

// What is wrong with it as a set; empty if nothing is.
std::string TerminalTable::wrong_with(const std::vector<Action>& pieces) const {
  const Vocabulary& words = *table_.game().vocabulary;
  const Json state = table_.state().to_json();
  const Json& frames = state["stack"];
  const Json& mine = state["players"][static_cast<std::size_t>(table_.state().to_act())];
  for (Action piece : pieces) {
    const std::string kind = text_of(words, piece).substr(4);
    const auto named = std::count(pieces.begin(), pieces.end(), piece);
    if (mine[kind].get<int>() < named) {
      return listed(words, pieces) + ": you have " + mine[kind].dump() + " " + kind;
    }
  }
  const auto asked = frames[frames.size() - 2]["locals"][1].get<std::size_t>();
  if (pieces.size() > asked) {
    return listed(words, pieces) + " is more than is asked: " + std::to_string(asked);
  }
  AnyState trial = table_.state();
  Dealer dealer(1);
  if (!trial.objection(pieces[0])) trial.apply(pieces[0], dealer);
  const Result<Action> stop = action_from_text(words, "stop");
  if (pieces.size() == asked || (stop && !trial.objection(*stop))) return {};
  return listed(words, pieces) + " does not pay all of it: " + std::to_string(asked) +
         " pieces are asked";
}

// The small decisions of the whole payment, or what is wrong with it: tried out on a copy.
Result<std::vector<Action>> TerminalTable::payment_from(const std::string& names) const {
  const Vocabulary& words = *table_.game().vocabulary;
  Result<std::vector<Action>> pieces = pieces_from(words, names);
  if (!pieces) return pieces;
  if (const std::string wrong = wrong_with(*pieces); !wrong.empty()) return problem(wrong);
  AnyState trial = table_.state();
  Dealer dealer(1);
  const int asking = trial.step();
  for (Action piece : *pieces) {
    if (const Objection no = trial.objection(piece)) {
      return problem(refusal(trial, names_, piece, no));
    }
    trial.apply(piece, dealer);
  }
  if (trial.step() == asking) pieces->push_back(*action_from_text(words, "stop"));
  return pieces;
}

TerminalTable::Next TerminalTable::play_payment(const std::string& names) {
  const Result<std::vector<Action>> moves = payment_from(names);
  if (!moves) {
    out_ << "  " << wrapped(moves.error().text, order_.width, 2) << "\n";
    return Next::Ask;
  }
  std::vector<Action> pieces = *moves;
  std::erase_if(pieces, [&](Action a) { return !is_pay(table_.state(), a); });
  out_ << "  you pay " << listed(*table_.game().vocabulary, pieces) << "\n";
  for (Action a : *moves) ENSURE(table_.play(a).has_value());
  saved_ = false;
  return Next::Played;
}

// What is left to pay where nothing is left to choose (STA-221): it is shown before it is paid.
std::string TerminalTable::rest_of_payment() const {
  if (!asks_for_pieces()) return {};
  if (choices_.size() > 1) return "pieces may be named at once, in any order: pay gold wood wood";
  const Vocabulary& words = *table_.game().vocabulary;
  AnyState trial = table_.state();
  Dealer dealer(1);
  std::vector<Action> rest;
  const int asking = trial.step();
  for (ActionList next = choices_; trial.step() == asking && next.size() == 1; trial.legal(next)) {
    if (!is_pay(trial, next[0])) break;
    rest.push_back(next[0]);
    trial.apply(next[0], dealer);
  }
  if (rest.size() < 2 || trial.step() == asking) return {};
  std::string line;
  for (Action a : rest) line += text_of(words, a).substr(3);
  return "the rest follows: " + listed(words, rest) + " ('pay" + line + "' pays it at once)";
}

}  // namespace ochre
