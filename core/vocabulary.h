// vocabulary.h - the words of a game: verbs of its choices, events, luck, and the domains they
// range over. From this table come notation, JSON, plain words for people, and the docs.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/json.h"

namespace ochre {

// What an argument may be: one of some words, or a number from `first` to `last`.
struct Domain {
  std::string_view name;
  std::span<const std::string_view> words;
  int first = 0, last = -1;
  bool is_seat = false;    // people read the player's name
  bool is_halves = false;  // people read half of it: "1½"

  int least() const { return words.empty() ? first : 0; }
  int most() const { return words.empty() ? last : static_cast<int>(words.size()) - 1; }
};
inline constexpr Domain kSeatDomain{"seat", {}, 0, kMaxSeats - 1, true};

struct Field {
  std::string_view name;
  const Domain* domain = nullptr;  // nullptr: no such argument
  bool secret = false;             // only for those who see the event
};

struct Verb {
  std::string_view word;  // "lay tribe"
  std::array<Field, 3> fields;
  std::string_view phrase;          // for people: "lay {card} as a new chain" (phrase.h)
  std::array<Clause, 4> clauses{};  // what explains it, first when it comes up
};
// When such a choice comes up: what a step says of the choices of other steps.
constexpr Clause occasion(std::span<const Verb> verbs, Action a) {
  return verbs[a.verb].clauses[0];
}

// What explains a verb, whatever its arguments: the rest of a choice's clauses is the game's.
inline ClauseList clauses_of(const Verb& verb) {
  ClauseList out;
  out.clear();
  for (Clause one : verb.clauses) {
    if (one) out.push_back(one);
  }
  return out;
}

// A cause of refusals: what stands in the way here. Its phrase has no clause in it; the law
// follows.
struct CauseKind {
  std::string_view word;  // "no room": by this clients in other languages find theirs
  std::array<Field, 5> fields;
  std::string_view phrase;  // "{n} people are there already, {room} find room"
};

// What a step may answer to a verb: the clauses that its objections name. Whatever verb a step does
// not list is out of place there, and is refused by its occasion.
struct Answers {
  std::uint8_t step = 0, verb = 0;
  std::array<Clause, 16> clauses{};
};
template <class StepId, class VerbId, class... Clauses>
constexpr Answers answers(StepId step, VerbId verb, Clauses... clauses) {
  return {static_cast<std::uint8_t>(step), static_cast<std::uint8_t>(verb), {clauses...}};
}

struct EventKind {
  std::string_view word;
  std::array<Field, 4> fields;
  std::string_view phrase;    // "{who} discards {card}"
  std::string_view veiled{};  // for those who may not see its secrets: "{who} takes a card"
  bool reveals = false;       // something hidden is shown to others: no undo past it
};

struct LuckKind {
  std::string_view word;  // "draw", "dice"
  const Domain* domain = nullptr;
};

struct Vocabulary {
  std::span<const Verb> verbs;
  std::span<const EventKind> events;
  std::span<const LuckKind> lucks;
  std::span<const ClauseRow> clauses;
  std::span<const std::string_view> steps;  // names of the steps, for JSON
  std::span<const CauseKind> causes{};
  std::span<const Answers> answers{};
};

// Notation: "lay diorama statue_red warrior". `seats`: of the table where it is said.
std::string text_of(const Vocabulary& words, Action a);
Result<Action> action_from_text(const Vocabulary& words, std::string_view text,
                                int seats = kMaxSeats);
// Structured: {"verb": "lay diorama", "card": "statue_red", "chain": "warrior"}.
Json json_of(const Vocabulary& words, Action a);
Result<Action> action_from_json(const Vocabulary& words, const Json& json, int seats = kMaxSeats);

// Luck in words: "draw wolf multi dice 1 2"; one kind's word serves the values that follow it. What
// follows the word "shuffle" lies in wait: it falls, in this order, whenever luck of its kind is
// asked.
struct Script {
  LuckLog now, coming;
};
std::string text_of(const Vocabulary& words, std::span<const Luck> luck);
Result<Script> script_from_text(const Vocabulary& words, std::string_view text,
                                int seats = kMaxSeats);

// An event as `viewer` hears it (kNobody: the referee); secrets are null.
Json json_of(const Vocabulary& words, const Event& event, Seat viewer);

// One value of a domain, in notation; a number where it has no word.
std::string word_of(const Domain& domain, int value);
Result<int> value_of(const Domain& domain, std::string_view word,
                     int seats = kMaxSeats);  // the problem names what is wanted

// "TRI-061" and its sentence; row 0 based. An unknown name is a problem.
Result<const ClauseRow*> find_clause(const Vocabulary& words, std::string_view id);
const ClauseRow& row_of(const Vocabulary& words, Clause clause);

}  // namespace ochre
