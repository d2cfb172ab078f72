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

std::string value_name(const AnyState& state, const SeatNames& names, const Domain& domain,
                       int value) {
  if (domain.is_seat) return seat_name(names, value);
  const std::string_view name = state.game().name_of(state.data(), domain, value);
  return name.empty() ? word_of(domain, value) : std::string(name);
}

// Replaces every {name} by what `lookup` says of it.
template <class Lookup>
std::string fill(std::string_view phrase, Lookup lookup) {
  std::string out;
  while (!phrase.empty()) {
    const std::size_t open = std::min(phrase.find('{'), phrase.size());
    out += phrase.substr(0, open);
    phrase.remove_prefix(open);
    if (phrase.empty()) break;
    const std::size_t close = phrase.find('}');
    out += lookup(phrase.substr(1, close - 1));
    phrase.remove_prefix(close + 1);
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

}  // namespace ochre
