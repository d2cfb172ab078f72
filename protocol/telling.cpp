// telling.cpp - tables, choices, events and advice as JSON.
#include "protocol/telling.h"

#include <nlohmann/json.hpp>

#include "core/phrase.h"
#include "core/text.h"

namespace ochre {
namespace {

Json scores_of(const Table& table, const Outcome& outcome) {
  Json out = Json::array();
  for (std::size_t i = 0; i < table.setup().options.seats; ++i) out.push_back(outcome.score[i]);
  return out;
}

// Points by source, seat by seat; null for a game that keeps no such sheet.
Json sheets_of(const Table& table) {
  Json out = Json::array();
  for (Seat seat = 0; seat < table.setup().options.seats; ++seat) {
    const ScoreSheet sheet = table.state().score_sheet(seat);
    if (sheet.rows.empty()) return nullptr;
    Json rows = Json::array();
    for (const SheetRow& row : sheet.rows) {
      rows.push_back({{"source", text(row.source)}, {"points", row.points}});
    }
    out.push_back(rows);
  }
  return out;
}

Json ids_of(const Vocabulary& words, const ClauseList& clauses) {
  Json out = Json::array();
  for (Clause one : clauses) out.push_back(id_of(row_of(words, one)));
  return out;
}

Json fields_of(std::span<const Field> fields) {
  Json out = Json::array();
  for (const Field& field : fields) {
    if (field.domain == nullptr) continue;
    Json one = {{"name", text(field.name)}, {"domain", text(field.domain->name)}};
    if (field.secret) one["secret"] = true;
    out.push_back(one);
  }
  return out;
}

void add_domains(std::span<const Field> fields, Json& out) {
  for (const Field& field : fields) {
    if (field.domain == nullptr) continue;
    Json& one = out[text(field.domain->name)];
    if (!field.domain->words.empty()) {
      one = Json::array();
      for (std::string_view word : field.domain->words) one.push_back(text(word));
    } else {
      one = {{"first", field.domain->first}, {"last", field.domain->last}};
    }
  }
}

}  // namespace

Json status_of(const Table& table) {
  const Outcome outcome = table.state().outcome();
  Json out = {{"next", table.is_over() ? Json(nullptr) : Json(table.state().to_act())},
              {"over", outcome.over},
              {"scores", scores_of(table, outcome)},
              {"decisions", table.decisions().size()}};
  if (outcome.over) {
    Json rewards = Json::array();
    for (std::size_t i = 0; i < table.setup().options.seats; ++i) {
      rewards.push_back(outcome.reward[i]);
    }
    out["rewards"] = rewards;
    if (outcome.rank[0] != 0) {
      Json ranks = Json::array();
      for (std::size_t i = 0; i < table.setup().options.seats; ++i) {
        ranks.push_back(outcome.rank[i]);
      }
      out["ranks"] = ranks;
    }
    out["clause"] = id_of(row_of(*table.game().vocabulary, outcome.because));
    if (Json sheets = sheets_of(table); !sheets.is_null()) out["sheets"] = std::move(sheets);
  }
  return out;
}

Json events_of(const Table& table, const EventLog& events, Seat viewer) {
  const SeatNames names = distinct_names(table.setup().who);
  Json out = Json::array();
  for (const Event& event : events) {
    Json one = json_of(*table.game().vocabulary, event, viewer);
    one["words"] = phrase_of(table.state(), names, event, viewer);
    one["names"] = names_in(table.state(), names, event, viewer);
    out.push_back(std::move(one));
  }
  return out;
}

Json choice_of(const Table& table, Action a) {
  const Vocabulary& words = *table.game().vocabulary;
  const SeatNames names = distinct_names(table.setup().who);
  return {{"text", text_of(words, a)},
          {"action", json_of(words, a)},
          {"words", phrase_of(table.state(), names, a)},
          {"names", names_in(table.state(), names, a)}};
}

Json clauses_of(const Table& table, Action a) {
  return ids_of(*table.game().vocabulary, table.state().explain(a));
}

Json json_of(const Table& table, const Objection& objection) {
  const Vocabulary& words = *table.game().vocabulary;
  const ClauseRow& row = row_of(words, objection.clause());
  Json out = {{"clause", id_of(row)}, {"sentence", text(row.text)}};
  if (objection.cause() != 0) {
    const SeatNames names = distinct_names(table.setup().who);
    out["cause"] = {{"word", text(words.causes[objection.cause() - 1].word)},
                    {"words", phrase_of(table.state(), names, objection)},
                    {"names", names_in(table.state(), names, objection)}};
  }
  return out;
}

Json json_of(const Table& table, const Advice& advice) {
  const auto rated = [&](const Rated& one) {
    Json out = choice_of(table, one.action);
    out["value"] = one.value;
    out["effort"] = one.effort;
    return out;
  };
  Json alternatives = Json::array();
  for (std::size_t i = 1; i < advice.choices.size(); ++i) {
    alternatives.push_back(rated(advice.choices[i]));
  }
  Json line = Json::array();
  for (const Foreseen& one : advice.line) {
    Json foreseen = choice_of(table, one.action);
    foreseen["seat"] = one.seat;
    line.push_back(std::move(foreseen));
  }
  return {{"move", rated(advice.choices.front())},
          {"value", advice.choices.front().value},
          {"unit", advice.unit == Advice::Unit::Chance ? "chance" : "appraisal"},
          {"sure", advice.sure()},
          {"iterations", advice.iterations},
          {"alternatives", alternatives},
          {"line", line}};
}

Json history_of(const Table& table, std::size_t from, Seat viewer) {
  Table at = table.rewound(from);
  Json decisions = Json::array();
  for (std::size_t i = from; i < table.decisions().size(); ++i) {
    const Decision& decision = table.decisions()[i];
    // A choice betrays a hand, and so do the clauses behind it: to others its events tell.
    const bool told = viewer == kNobody || viewer == decision.seat;
    Json one = told ? choice_of(at, decision.action) : Json::object();
    if (told) one["clauses"] = clauses_of(at, decision.action);
    one["seat"] = decision.seat;
    at.repeat(decision);
    one["events"] = events_of(at, decision.events, viewer);
    one["scores"] = scores_of(at, at.state().outcome());
    decisions.push_back(std::move(one));
  }
  Json out = {{"decisions", decisions}};
  if (from == 0) {
    out["opening"] = events_of(table.rewound(0), table.opening_events(), viewer);
  }
  return out;
}

Json vocabulary_of(const AnyGame& game) {
  const Vocabulary& words = *game.vocabulary;
  Json verbs = Json::array(), events = Json::array(), steps = Json::array();
  Json domains = Json::object();
  for (const Verb& verb : words.verbs) {
    verbs.push_back({{"word", text(verb.word)},
                     {"phrase", text(verb.phrase)},
                     {"fields", fields_of(verb.fields)},
                     {"clauses", ids_of(words, clauses_of(verb))}});
    add_domains(verb.fields, domains);
  }
  for (const EventKind& kind : words.events) {
    Json one = {{"word", text(kind.word)},
                {"phrase", text(kind.phrase)},
                {"fields", fields_of(kind.fields)},
                {"reveals", kind.reveals}};
    if (!kind.veiled.empty()) one["veiled"] = text(kind.veiled);
    events.push_back(one);
    add_domains(kind.fields, domains);
  }
  for (std::string_view step : words.steps) steps.push_back(text(step));
  Json causes = Json::array();
  for (const CauseKind& kind : words.causes) {
    causes.push_back({{"word", text(kind.word)},
                      {"phrase", text(kind.phrase)},
                      {"fields", fields_of(kind.fields)}});
    add_domains(kind.fields, domains);
  }
  return {{"verbs", verbs},
          {"events", events},
          {"causes", causes},
          {"domains", domains},
          {"steps", steps}};
}

}  // namespace ochre
