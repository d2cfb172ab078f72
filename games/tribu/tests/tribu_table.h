// tribu_table.h - a table of Tribù for tests: started from a script or a written position, played
// in notation.
#pragma once

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "core/table.h"
#include "games/tribu/rules.h"

namespace ochre::tribu::testing {

inline const AnyGame& game() { return erase<Rules>(); }

inline Script luck(std::string_view text) {
  const Result<Script> script = script_from_text(kVocabulary, text);
  REQUIRE_MESSAGE(script.has_value(), std::string(text));
  return *script;
}

inline Result<Table> try_start(int seats, std::string_view script = "", const Json& position = {},
                               std::uint8_t box = 0) {
  Options options = standard_options(Rules::kInfo, seats);
  options.box = box;
  return Table::start(
      {&game(), options, 7, {}, position.is_null() ? std::string() : dump_json(position)},
      luck(script));
}

inline Table start(int seats, std::string_view script = "", const Json& position = {},
                   std::uint8_t box = 0) {
  Result<Table> table = try_start(seats, script, position, box);
  if (!table) FAIL(table.error().text);
  return std::move(*table);
}

inline const State& state(const Table& table) {
  return *static_cast<const State*>(table.state().data());
}

inline const Decision& play(Table& table, std::string_view move, std::string_view script = "") {
  const Result<Action> action = action_from_text(kVocabulary, move);
  if (!action) FAIL(action.error().text);
  const auto played = table.play(*action, luck(script));
  if (!played) FAIL(played.error().text);
  return **played;
}

// What a seat hears of a decision; kNobody: the referee.
inline Json heard(const Decision& decision, Seat seat) {
  Json out = Json::array();
  for (const Event& event : decision.events) out.push_back(json_of(kVocabulary, event, seat));
  return out;
}

inline Json view(const Table& table, Seat seat) { return AnyView(table.state(), seat).to_json(); }

inline Json json(std::string_view text) {
  const Result<Json> out = parse_json(text, "test");
  if (!out) FAIL(out.error().text);
  return *out;
}

}  // namespace ochre::tribu::testing
