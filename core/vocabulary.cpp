// vocabulary.cpp - notation and JSON of choices, luck and events, from the vocabulary's tables.
#include "core/vocabulary.h"

#include <charconv>
#include <nlohmann/json.hpp>

#include "core/text.h"

namespace ochre {
namespace {

std::vector<std::string_view> split(std::string_view text) {
  std::vector<std::string_view> out;
  std::size_t at = 0;
  while (true) {
    at = text.find_first_not_of(" \t", at);
    if (at == std::string_view::npos) return out;
    const std::size_t end = std::min(text.find_first_of(" \t", at), text.size());
    out.push_back(text.substr(at, end - at));
    at = end;
  }
}

std::uint8_t& argument(Action& a, std::size_t i) { return i == 0 ? a.a : i == 1 ? a.b : a.c; }

std::string form_of(const Verb& verb) {
  std::string out(verb.word);
  for (const Field& field : verb.fields) {
    if (field.domain != nullptr) out += " <" + std::string(field.name) + ">";
  }
  return out;
}

std::size_t field_count(const Verb& verb) {
  std::size_t n = 0;
  while (n < verb.fields.size() && verb.fields[n].domain != nullptr) ++n;
  return n;
}

// How many of `given` the verb's words are, 0 if they are not its beginning.
std::size_t words_matched(std::string_view verb, std::span<const std::string_view> given) {
  const auto words = split(verb);
  if (words.size() > given.size()) return 0;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] != given[i]) return 0;
  }
  return words.size();
}

}  // namespace

std::string word_of(const Domain& domain, int value) {
  if (domain.words.empty() || value < 0 || value > domain.most()) return std::to_string(value);
  return std::string(domain.words[static_cast<std::size_t>(value)]);
}

Result<int> value_of(const Domain& domain, std::string_view word, int seats) {
  if (domain.words.empty()) {
    const int last = domain.is_seat ? std::min(domain.last, seats - 1) : domain.last;
    int value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error == std::errc() && end == word.data() + word.size() && value >= domain.first &&
        value <= last) {
      return value;
    }
    return problem(in_quotes(word) + " is not a " + std::string(domain.name) + ", expected " +
                   std::to_string(domain.first) + ".." + std::to_string(last));
  }
  for (std::size_t i = 0; i < domain.words.size(); ++i) {
    if (domain.words[i] == word) return static_cast<int>(i);
  }
  std::string wanted;
  for (std::string_view one : domain.words)
    wanted += (wanted.empty() ? "" : ", ") + std::string(one);
  return problem(in_quotes(word) + " is not a " + std::string(domain.name) + ", expected one of " +
                 wanted);
}

std::string text_of(const Vocabulary& words, Action a) {
  if (a.verb >= words.verbs.size()) return "?" + std::to_string(a.verb);
  const Verb& verb = words.verbs[a.verb];
  std::string out(verb.word);
  for (std::size_t i = 0; i < field_count(verb); ++i) {
    out += " " + word_of(*verb.fields[i].domain, argument(a, i));
  }
  return out;
}

Result<Action> action_from_text(const Vocabulary& words, std::string_view text, int seats) {
  const auto given = split(text);
  const Verb* best = nullptr;
  std::size_t matched = 0;
  for (const Verb& verb : words.verbs) {
    const std::size_t n = words_matched(verb.word, given);
    if (n > matched) best = &verb, matched = n;
  }
  if (best == nullptr) {
    std::string wanted;
    for (const Verb& verb : words.verbs) wanted += (wanted.empty() ? "" : "; ") + form_of(verb);
    return problem("move " + in_quotes(text) + " is not understood, expected one of: " + wanted);
  }
  Action a{static_cast<std::uint8_t>(best - words.verbs.data()), 0, 0, 0};
  const std::size_t n = field_count(*best);
  if (given.size() != matched + n) {
    return problem("move " + in_quotes(text) + " has " + std::to_string(given.size() - matched) +
                   " arguments, expected: " + form_of(*best));
  }
  for (std::size_t i = 0; i < n; ++i) {
    const Result<int> value = value_of(*best->fields[i].domain, given[matched + i], seats);
    if (!value) return problem("move " + in_quotes(text) + ": " + value.error().text);
    argument(a, i) = static_cast<std::uint8_t>(*value);
  }
  return a;
}

Json json_of(const Vocabulary& words, Action a) {
  Json out = {{"verb", a.verb}};
  if (a.verb >= words.verbs.size()) return out;
  const Verb& verb = words.verbs[a.verb];
  out["verb"] = std::string(verb.word);
  for (std::size_t i = 0; i < field_count(verb); ++i) {
    const Field& field = verb.fields[i];
    const int value = argument(a, i);
    out[std::string(field.name)] =
        field.domain->words.empty() ? Json(value) : Json(word_of(*field.domain, value));
  }
  return out;
}

Result<Action> action_from_json(const Vocabulary& words, const Json& json, int seats) {
  if (json.is_string()) return action_from_text(words, json.get_ref<const std::string&>(), seats);
  if (!json.is_object() || !json.contains("verb") || !json["verb"].is_string()) {
    return problem("move " + in_quotes(dump_json(json)) +
                   " is not understood, expected text or {\"verb\": ...}");
  }
  const std::string& word = json["verb"].get_ref<const std::string&>();
  for (const Verb& verb : words.verbs) {
    if (verb.word != word) continue;
    Action a{static_cast<std::uint8_t>(&verb - words.verbs.data()), 0, 0, 0};
    const std::size_t n = field_count(verb);
    for (std::size_t i = 0; i < n; ++i) {
      const auto found = json.find(std::string(verb.fields[i].name));
      if (found == json.end()) {
        return problem("move " + in_quotes(dump_json(json)) + " lacks '" +
                       std::string(verb.fields[i].name) + "', expected: " + form_of(verb));
      }
      const std::string shown = found->is_string() ? found->get<std::string>() : dump_json(*found);
      const Result<int> value = value_of(*verb.fields[i].domain, shown, seats);
      if (!value) return problem("move " + in_quotes(dump_json(json)) + ": " + value.error().text);
      argument(a, i) = static_cast<std::uint8_t>(*value);
    }
    if (json.size() != n + 1) {
      return problem("move " + in_quotes(dump_json(json)) +
                     " has fields it should not, expected: " + form_of(verb));
    }
    return a;
  }
  return action_from_text(words, word, seats);  // not a verb: the text's problem names them all
}

std::string text_of(const Vocabulary& words, std::span<const Luck> luck) {
  std::string out;
  const LuckKind* said = nullptr;
  for (const Luck& one : luck) {
    const LuckKind& kind = words.lucks[one.kind];
    if (&kind != said) out += (out.empty() ? "" : " ") + std::string(kind.word);
    said = &kind;
    out += " " + word_of(*kind.domain, one.value);
  }
  return out;
}

Result<Script> script_from_text(const Vocabulary& words, std::string_view text, int seats) {
  Script out;
  LuckLog* into = &out.now;
  const LuckKind* kind = nullptr;
  for (std::string_view word : split(text)) {
    bool is_kind = word == "shuffle";
    if (is_kind)
      into = &out.coming, kind = words.lucks.data();  // of the first kind, if none is named
    for (const LuckKind& one : words.lucks) {
      if (one.word == word) kind = &one, is_kind = true;
    }
    if (is_kind) continue;
    if (kind == nullptr) {
      std::string wanted;
      for (const LuckKind& one : words.lucks)
        wanted += (wanted.empty() ? "" : ", ") + std::string(one.word);
      return problem("luck " + in_quotes(text) + " begins with " + in_quotes(word) +
                     ", expected one of " + wanted + ", shuffle");
    }
    const Result<int> value = value_of(*kind->domain, word, seats);
    if (!value) return problem("luck " + in_quotes(text) + ": " + value.error().text);
    into->push_back(Luck{static_cast<std::uint8_t>(kind - words.lucks.data()),
                         static_cast<std::uint8_t>(*value)});
  }
  return out;
}

Json json_of(const Vocabulary& words, const Event& event, Seat viewer) {
  const EventKind& kind = words.events[event.kind];
  Json out = {{"event", std::string(kind.word)}};
  if (event.who != kNobody) out["who"] = event.who;
  const bool sees = viewer == kNobody || (event.seen_by & only(viewer)) != 0;
  for (std::size_t i = 0; i < kind.fields.size() && kind.fields[i].domain != nullptr; ++i) {
    const Field& field = kind.fields[i];
    Json& value = out[std::string(field.name)];
    if (field.secret && !sees) continue;  // null
    const int arg = event.args[i];
    if (arg < field.domain->least()) continue;  // nothing there
    value = field.domain->words.empty() ? Json(arg) : Json(word_of(*field.domain, arg));
  }
  return out;
}

Result<const ClauseRow*> find_clause(const Vocabulary& words, std::string_view id) {
  std::string wanted(id);
  for (char& c : wanted) c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  const std::size_t dash = wanted.find('-');
  const std::string prefix = dash == std::string::npos ? "" : wanted.substr(0, dash);
  int number = 0;
  const char* digits = wanted.data() + (dash == std::string::npos ? 0 : dash + 1);
  const auto [end, error] = std::from_chars(digits, wanted.data() + wanted.size(), number);
  if (error == std::errc() && end == wanted.data() + wanted.size()) {
    for (const ClauseRow& row : words.clauses) {
      if (row.number == number && row.kind != ClauseKind::Chapter &&
          (prefix.empty() || row.prefix == prefix)) {
        return &row;
      }
    }
  }
  const ClauseRow* first = nullptr;
  const ClauseRow* last = nullptr;
  for (const ClauseRow& row : words.clauses) {
    if (row.kind == ClauseKind::Chapter) continue;
    if (first == nullptr) first = &row;
    last = &row;
  }
  return problem("clause " + in_quotes(id) + " does not exist, the clauses run from " +
                 id_of(*first) + " to " + id_of(*last));
}

const ClauseRow& row_of(const Vocabulary& words, Clause clause) {
  ENSURE(clause.number > 0 && clause.number <= words.clauses.size());
  return words.clauses[clause.number - 1u];
}

}  // namespace ochre
