// rules.h - Endless Winter: Paleoamericans as the core sees it.
#pragma once

#include "core/score_sheet.h"
#include "games/endless_winter/answers.h"

namespace ochre::endless_winter {

inline constexpr std::array<OptionRow, 4> kOptions = {{
    {"draft", "0 none, 1 Setup cards are drafted, 2 Chief and Setup cards are drafted", 0, 2, 0},
    {"glacier", "1: Glacier tokens lie on the Glacier hexes", 0, 1, 0},
    {"rest", "1: Rest tokens reward the first to Rest", 0, 1, 0},
    {"layout", "Megalith board: 0 recommended, 1 block, 2 corner, 3 stairs", 0, 3, 0},
}};

inline constexpr Vocabulary kVocabulary{kVerbs,     kEvents, kLucks,  kClauses,
                                        kStepWords, kCauses, kAnswers};

struct Rules {
  using State = endless_winter::State;
  static constexpr Info kInfo{.id = "endless-winter",
                              .title = "Endless Winter: Paleoamericans",
                              .least_seats = 2,  // EWP-001
                              .most_seats = 4,
                              .rules_version = 2,
                              .options = kOptions,
                              .appraisal_scale = 1000,
                              .quiet_after = 8};
  static constexpr const Vocabulary& kVocabulary = endless_winter::kVocabulary;

  static State setup(const Options& options, Dealer& dealer);
  static Seat to_act(const State& s);
  static void legal(const State& s, ActionList& out);
  static Objection objection(const State& s, Action a);
  static ClauseList explain(const State& s, Action a);
  static void apply(State& s, Action a, Dealer& dealer);
  static Outcome outcome(const State& s);
  static ScoreSheet score_sheet(const State& s, Seat seat);
  static View<State> view(const State& s, Seat seat);
  static State determinize(const View<State>& view, Dealer& dealer);
  static void fields(Fields& fields, State& s);
  static Result<void> complete(State& s, const Json& given, Dealer& dealer);
  static int appraise(const View<State>& view);
  static std::string_view name_of(const State& s, const Domain& domain, int value);
  static Shelf<Box>& shelf() { return boxes; }
  static Result<std::uint8_t> add_box(const Json& components) {
    return endless_winter::add_box(components);
  }
  static constexpr auto describe_box = endless_winter::describe_box;
};
static_assert(ochre::Rules<Rules>);

}  // namespace ochre::endless_winter
