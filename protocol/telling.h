// telling.h - tables, choices, events and advice as the engine tells them.
#pragma once

#include "bots/bot.h"
#include "core/table.h"

namespace ochre {

// Where a table stands: who is next, or how it ended.
Json status_of(const Table& table);
Json choice_of(const Table& table, Action a);
Json events_of(const Table& table, const EventLog& events, Seat viewer);
Json clauses_of(const Table& table, Action a);  // that explain it, asked before it is played
// The law and the cause: {"clause", "sentence", "cause": {"word", "words", "names"}}; no cause
// where the law says it all.
Json json_of(const Table& table, const Objection& objection);
Json json_of(const Table& table, const Advice& advice);
// Every decision from number `from` on with its events as `viewer` hears them, and the scores after
// it.
Json history_of(const Table& table, std::size_t from, Seat viewer);
// Verbs, events and domains of a game, for clients that generate types or translate.
Json vocabulary_of(const AnyGame& game);

}  // namespace ochre
