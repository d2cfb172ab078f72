// rules.h - Stone Age with the Mammoth Herd as the core sees it.
#pragma once

#include "core/score_sheet.h"
#include "games/stone_age/answers.h"
#include "games/stone_age/state.h"
#include "games/stone_age/vocabulary.h"

namespace ochre::stone_age {

inline constexpr Vocabulary kVocabulary{kVerbs,     kEvents, kLucks,  kClauses,
                                        kStepWords, kCauses, kAnswers};

inline constexpr std::size_t kHerdOption = 0, kSupplyOption = 1;
inline constexpr std::array<OptionRow, 2> kOptions = {{
    {"mammoth_herd", "play with the mini expansion Mammoth Herd (MAH-001)", 0, 1, 1},
    {"limited_supply", "20 wood, 16 brick, 12 stone, 10 gold and no more (STA-108)", 0, 1, 0},
}};

extern const std::array<Step<State>, 16> kSteps;

struct Rules {
  using State = stone_age::State;
  static constexpr Info kInfo{.id = "stone-age",
                              .title = "Stone Age with the Mammoth Herd",
                              .least_seats = 2,
                              .most_seats = 4,
                              .rules_version = 2,
                              .options = kOptions,
                              .score_word = "points",
                              .appraisal_scale = 2000,
                              .quiet_after = 6};
  static constexpr const Vocabulary& kVocabulary = stone_age::kVocabulary;

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
  static constexpr auto describe_box = stone_age::describe_box;
  static Result<std::uint8_t> add_box(const Json& components) {
    return stone_age::add_box(components);
  }
};
static_assert(ochre::Rules<Rules>);

}  // namespace ochre::stone_age
