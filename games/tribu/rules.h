// rules.h - Tribù as the core sees it.
#pragma once

#include "games/tribu/state.h"
#include "games/tribu/vocabulary.h"

namespace ochre::tribu {

extern const std::array<Step<State>, 6> kSteps;

struct Rules {
  using State = tribu::State;
  // TRI-001: two to four players.
  static constexpr Info kInfo{.id = "tribu",
                              .title = "Tribù",
                              .least_seats = 2,
                              .most_seats = 4,
                              .score_word = "spheres",
                              .appraisal_scale = 2000,
                              .quiet_after = 6};
  static constexpr const Vocabulary& kVocabulary = tribu::kVocabulary;

  static State setup(const Options& options, Dealer& dealer);
  static Seat to_act(const State& s);
  static void legal(const State& s, ActionList& out);
  static Objection objection(const State& s, Action a);
  static ClauseList explain(const State& s, Action a);
  static void apply(State& s, Action a, Dealer& dealer);
  static Outcome outcome(const State& s);
  static View<State> view(const State& s, Seat seat);
  static State determinize(const View<State>& view, Dealer& dealer);
  static void fields(Fields& fields, State& s);
  static Result<void> complete(State& s, const Json& given, Dealer& dealer);
  static int appraise(const View<State>& view);
  static std::string_view name_of(const State& s, const Domain& domain, int value);
  static Shelf<Box>& shelf() { return boxes; }
  static Result<std::uint8_t> add_box(const Json& components) { return tribu::add_box(components); }
  static constexpr auto describe_box = tribu::describe_box;
};
static_assert(ochre::Rules<Rules>);

}  // namespace ochre::tribu
