// phrase.cpp - filling the blanks of phrases.
#include "core/phrase.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <span>

namespace ochre {
namespace {

std::string seat_name(const SeatNames& names, int seat) {
  const auto i = static_cast<std::size_t>(seat);
  if (seat >= 0 && i < names.size() && !names[i].empty()) return names[i];
  return "seat " + std::to_string(seat);
}

std::string in_halves(int value) {  // 3: "1½"
  if (value == 1) return "½";
  return std::to_string(value / 2) + (value % 2 != 0 ? "½" : "");
}

// Nothing there has no name.
std::string value_name(const AnyState& state, const SeatNames& names, const Domain& domain,
                       int value) {
  if (value < domain.least()) return {};
  if (domain.is_seat) return seat_name(names, value);
  if (domain.is_halves) return in_halves(value);
  const std::string_view name = state.game().name_of(state.data(), domain, value);
  return name.empty() ? word_of(domain, value) : std::string(name);
}

// What stands before the first `mark`, which is taken away with it.
std::string_view cut(std::string_view& text, char mark) {
  const std::size_t end = std::min(text.find(mark), text.size());
  const std::string_view out = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return out;
}

// The first case for this name, "1=a Tool", or the last, which is for all others: "* Tools".
std::string case_for(std::string_view cases, std::string_view name) {
  std::string_view text;
  while (!cases.empty()) {
    text = cut(cases, '|');
    if (cases.empty()) break;
    if (cut(text, '=') == name) break;
  }
  std::string out;
  for (char letter : text) letter == '*' ? out += name : out += letter;
  return out;
}

// Replaces every {name} by what `lookup` says of it, and every {name|cases} by its case.
template <class Lookup>
std::string fill(std::string_view phrase, Lookup lookup) {
  std::string out;
  while (!phrase.empty()) {
    out += cut(phrase, '{');
    std::string_view cases = cut(phrase, '}');
    if (cases.empty()) continue;
    const std::string name = lookup(cut(cases, '|'));
    out += cases.empty() ? name : case_for(cases, name);
  }
  return out;
}

template <class Args>
std::string fill_fields(const AnyState& state, const SeatNames& names, std::string_view phrase,
                        std::span<const Field> fields, const Args& args, Seat who) {
  return fill(phrase, [&](std::string_view blank) -> std::string {
    if (blank == "who") return seat_name(names, who);
    for (std::size_t i = 0; i < fields.size(); ++i) {
      if (fields[i].domain != nullptr && fields[i].name == blank) {
        return value_name(state, names, *fields[i].domain, args[i]);
      }
    }
    return "?";
  });
}

template <class Args>
void add_names(const AnyState& state, const SeatNames& names, std::span<const Field> fields,
               const Args& args, bool sees, Json& out) {
  for (std::size_t i = 0; i < fields.size(); ++i) {
    if (fields[i].domain == nullptr || (fields[i].secret && !sees)) continue;
    if (args[i] < fields[i].domain->least()) continue;  // nothing there
    out[std::string(fields[i].name)] = value_name(state, names, *fields[i].domain, args[i]);
  }
}

// Where a domain has negative values, a byte of its own is signed.
std::array<int, 5> args_of(const CauseKind& kind, const Objection& objection) {
  std::array<int, 5> out{};
  for (std::size_t i = 0; i < out.size(); ++i) {
    const Domain* domain = kind.fields[i].domain;
    const bool is_signed = domain != nullptr && domain->least() < 0;
    out[i] = is_signed ? static_cast<std::int8_t>(objection.arg(i)) : objection.arg(i);
  }
  return out;
}

const CauseKind* cause_of(const AnyState& state, const Objection& objection) {
  const auto causes = state.game().vocabulary->causes;
  if (objection.cause() == 0) return nullptr;
  ENSURE(objection.cause() <= causes.size());
  return &causes[objection.cause() - 1];
}

}  // namespace

SeatNames distinct_names(const SeatNames& who) {
  SeatNames out = who;
  for (std::size_t i = 0; i < who.size(); ++i) {
    const bool alone = std::count(who.begin(), who.end(), who[i]) == 1;
    if (!who[i].empty() && alone) continue;
    out[i] = (who[i].empty() ? "player" : who[i]) + " " + std::to_string(i + 1);
  }
  return out;
}

std::string phrase_of(const AnyState& state, const SeatNames& names, Action a) {
  const Verb& verb = state.game().vocabulary->verbs[a.verb];
  const std::array<int, 3> args = {a.a, a.b, a.c};
  return fill_fields(state, names, verb.phrase, verb.fields, args, state.to_act());
}

std::string phrase_of(const AnyState& state, const SeatNames& names, const Event& event,
                      Seat viewer) {
  const EventKind& kind = state.game().vocabulary->events[event.kind];
  const bool sees = viewer == kNobody || (event.seen_by & only(viewer)) != 0;
  const std::string_view phrase = sees || kind.veiled.empty() ? kind.phrase : kind.veiled;
  return fill_fields(state, names, phrase, kind.fields, event.args, event.who);
}

std::string phrase_of(const AnyState& state, const SeatNames& names, const Objection& objection) {
  const CauseKind* kind = cause_of(state, objection);
  if (kind == nullptr) return {};
  return fill_fields(state, names, kind->phrase, kind->fields, args_of(*kind, objection),
                     state.to_act());
}

std::string refusal(const AnyState& state, const SeatNames& names, Action a,
                    const Objection& objection) {
  const Vocabulary& words = *state.game().vocabulary;
  const ClauseRow& row = row_of(words, objection.clause());
  const std::string cause = phrase_of(state, names, objection);
  return "illegal: " + text_of(words, a) + " - " + cause + (cause.empty() ? "" : "; ") +
         std::string(row.text) + " (" + id_of(row) + ")";
}

Json names_in(const AnyState& state, const SeatNames& names, Action a) {
  const Verb& verb = state.game().vocabulary->verbs[a.verb];
  const std::array<int, 3> args = {a.a, a.b, a.c};
  Json out = Json::object();
  add_names(state, names, verb.fields, args, true, out);
  return out;
}

Json names_in(const AnyState& state, const SeatNames& names, const Event& event, Seat viewer) {
  const EventKind& kind = state.game().vocabulary->events[event.kind];
  const bool sees = viewer == kNobody || (event.seen_by & only(viewer)) != 0;
  Json out = Json::object();
  if (event.who != kNobody) out["who"] = seat_name(names, event.who);
  add_names(state, names, kind.fields, event.args, sees, out);
  return out;
}

Json names_in(const AnyState& state, const SeatNames& names, const Objection& objection) {
  Json out = Json::object();
  const CauseKind* kind = cause_of(state, objection);
  if (kind == nullptr) return out;
  if (state.to_act() != kNobody) out["who"] = seat_name(names, state.to_act());
  add_names(state, names, kind->fields, args_of(*kind, objection), true, out);
  return out;
}

}  // namespace ochre
