// rules.h - Mammothodus as the core sees it.
#pragma once

#include "games/mammothodus/state.h"
#include "games/mammothodus/vocabulary.h"

namespace ochre::mammothodus {

extern const std::array<Step<State>, 43> kSteps;

// MAM-272: the modules set the difficulty.
enum class OptionId : std::uint8_t {
  Discoveries,
  Talents,
  CentreWakes,
  ShortHanded,
  Clans,
  kCount
};
inline constexpr std::array<OptionRow, 5> kOptions = {{
    {"discoveries", "human discoveries, for experienced players: harder (MAM-229)", 0, 1, 0},
    {"talents", "talents of the clans, for experienced players: easier (MAM-242)", 0, 1, 0},
    {"centre_wakes_humans", "house variant: the centre is always activated (MAM-273)", 0, 1, 0},
    {"short_handed_extra_human_phase",
     "house variant: an extra human phase with fewer than four clans (MAM-274)", 0, 1, 0},
    {"clans", "which clans play: 0 the first ones, else another set of that size (README)", 0, 5,
     0},
}};

// MAM-266, MAM-267, MAM-270: seats are clans; who sits behind how many of them is the table's
// business, and four are recommended.
struct Rules {
  using State = mammothodus::State;
  static constexpr Info kInfo{.id = "mammothodus",
                              .title = "Mammothodus",
                              .least_seats = 1,
                              .most_seats = 4,
                              .cooperative = true,
                              .rules_version = 2,
                              .options = kOptions,
                              .score_word = "places of power",
                              .appraisal_scale = 1000,
                              .width = 4,
                              .horizon = 8,
                              .iterations = 500};
  static constexpr const Vocabulary& kVocabulary = mammothodus::kVocabulary;

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
  static bool is_quiet(const State& s);  // a clan is about to choose its action
  static std::string_view name_of(const State& s, const Domain& domain, int value);
  static constexpr auto describe_box = mammothodus::describe_box;
  static Shelf<Box>& shelf() { return boxes; }
  static Result<std::uint8_t> add_box(const Json& components) {
    return mammothodus::add_box(components);
  }
};
static_assert(ochre::Rules<Rules>);
static_assert(sizeof(State) <= 1024);

}  // namespace ochre::mammothodus
