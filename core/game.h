// game.h - what a game is: a plain value, small choices, rules that join them.
#pragma once

#include <array>
#include <compare>
#include <concepts>
#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>

#include "core/clauses.h"
#include "core/dealer.h"
#include "core/fixed_list.h"
#include "core/json.h"
#include "core/result.h"

namespace ochre {

struct Vocabulary;  // core/vocabulary.h: words for verbs, events, luck
struct Domain;
class Fields;  // core/fields.h: the list of a state's fields

struct Action {                // a verb of the vocabulary, three small arguments
  std::uint8_t verb, a, b, c;  // no initialisers: an ActionList costs nothing
  friend auto operator<=>(const Action&, const Action&) = default;
};
using ActionList = FixedList<Action, 256, std::uint32_t>;

inline constexpr int kMaxOptions = 8;
struct OptionRow {  // something a table decides before the game
  std::string_view name;
  std::string_view what;
  int least = 0, most = 1, standard = 0;
};
struct Options {
  std::uint8_t seats = 2;
  std::uint8_t box = 0;    // an index into the game's shelf; 0: the standard box
  std::uint8_t rules = 1;  // the version of the rules it is played by, 1..Info::rules_version
  std::array<std::uint8_t, kMaxOptions> value{};  // by row of Info::options
};

struct Info {
  std::string_view id;     // as people type it: "tribu"
  std::string_view title;  // as people read it
  int least_seats = 2, most_seats = 4;
  bool cooperative = false;
  int rules_version = 1;  // the newest; every version before it is still played (docs/versions.md)
  std::span<const OptionRow> options{};
  std::string_view score_word = "points";
  // For bots: a lead of this much in appraise() wins three games of four. A search counts a gain of
  // `width` times as much so, and plays on for so many decisions before it appraises; or, if the
  // rules have is_quiet(state), until that was so `horizon` times.
  int appraisal_scale = 1000, width = 1, quiet_after = 0, horizon = 1;
  int iterations = 10000;  // of a search: at most about a second's worth
};

constexpr Options standard_options(const Info& info, int seats) {
  Options out;
  out.seats = static_cast<std::uint8_t>(seats);
  out.rules = static_cast<std::uint8_t>(info.rules_version);
  for (std::size_t i = 0; i < kMaxOptions && i < info.options.size(); ++i) {
    out.value[i] = static_cast<std::uint8_t>(info.options[i].standard);
  }
  return out;
}

struct Outcome {
  bool over = false;
  std::array<float, kMaxSeats> reward{};        // each in 0..1; a shared victory is shared
  std::array<std::int16_t, kMaxSeats> score{};  // what the game counts, final or so far
  std::array<std::uint8_t, kMaxSeats> rank{};   // at the end, from 1; 0: the game ranks nobody
  Clause because;                               // the clause that ended it
};

using ClauseList = FixedList<Clause, 8>;

template <class State>
struct View {  // what one seat knows: a state with blanks
  State state;
  Seat seat;
};

template <class R, class S = typename R::State>
concept Rules =
    std::is_trivially_copyable_v<S> &&              // a copy is a memcpy
    std::has_unique_object_representations_v<S> &&  // no padding: equality and hash are of bytes
    requires(S& s, const S& cs, const View<S>& view, const Options& options, Fields& fields,
             const Json& given, const Domain& domain, Action a, Seat seat, Dealer& dealer,
             ActionList& out) {
      { R::kInfo } -> std::convertible_to<const Info&>;
      { R::kVocabulary } -> std::convertible_to<const Vocabulary&>;
      { R::setup(options, dealer) } -> std::same_as<S>;
      { cs.seats } -> std::convertible_to<int>;
      { cs.rules } -> std::convertible_to<int>;            // Options::rules
      { R::to_act(cs) } -> std::same_as<Seat>;             // kNobody: the game is over
      { R::legal(cs, out) } -> std::same_as<void>;         // all choices of the seat to act
      { R::objection(cs, a) } -> std::same_as<Objection>;  // what forbids it here, if anything
      { R::explain(cs, a) } -> std::same_as<ClauseList>;   // the clauses behind this very choice
      { R::apply(s, a, dealer) } -> std::same_as<void>;    // plays on to the next question
      { R::outcome(cs) } -> std::same_as<Outcome>;
      { R::view(cs, seat) } -> std::same_as<View<S>>;       // blanks what the seat cannot know
      { R::determinize(view, dealer) } -> std::same_as<S>;  // fills the blanks at random
      { R::fields(fields, s) } -> std::same_as<void>;       // the one list: JSON both ways
      // Finishes a position somebody wrote: deals what it left open, refuses what cannot be.
      { R::complete(s, given, dealer) } -> std::same_as<Result<void>>;
      { R::appraise(view) } -> std::same_as<int>;  // what a bot may think of it; not rules
      { R::shelf() };                              // the boxes, core/shelf.h
      { R::name_of(cs, domain, int{}) } -> std::same_as<std::string_view>;  // what people call it
    };

}  // namespace ochre
