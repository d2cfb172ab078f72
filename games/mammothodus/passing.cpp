// passing.cpp - MAM-106, MAM-116, MAM-139, MAM-250: nobody passes in Mammothodus, but where a
// question may be left, some choice of it says so; where it may not, a clause says what must be
// chosen.
#include <algorithm>

#include "games/mammothodus/questions.h"
#include "games/mammothodus/rules.h"
#include "games/mammothodus/steps.h"

namespace ochre::mammothodus {
namespace {

struct Leaving {
  StepId step;
  Clause law;
  Action stop = act(VerbId::Pass);  // Pass: there is none
  std::uint8_t word = 0;            // of kStopWords
};

// clang-format off
constexpr std::array kLeavings = {
    Leaving{StepId::Talent,         MAM(53)},
    Leaving{StepId::Starting,       MAM(54)},
    Leaving{StepId::Bait,           MAM(250), act(VerbId::Done), 0},
    Leaving{StepId::BlockCall,      MAM(250), act(VerbId::Decline), 1},
    Leaving{StepId::Protect,        MAM(250), act(VerbId::Decline), 1},
    Leaving{StepId::TribeStep,      MAM(85)},
    Leaving{StepId::Traps,          MAM(250), act(VerbId::Traps, 0), 8},
    Leaving{StepId::SpiritHit,      MAM(139), act(VerbId::Decline), 1},
    Leaving{StepId::TribeHit,       MAM(139), act(VerbId::DestroyTribes, 0), 9},
    Leaving{StepId::SpiritGoal,     MAM(100)},
    Leaving{StepId::TrailLock,      MAM(250), act(VerbId::Decline), 1},
    Leaving{StepId::Choose,         MAM(106), act(VerbId::EndTurn), 2},
    Leaving{StepId::Figurine,       MAM(108), act(VerbId::Finish), 3},
    Leaving{StepId::Line,           MAM(166)},
    Leaving{StepId::Cards,          MAM(116), act(VerbId::Done), 0},
    Leaving{StepId::Helper,         MAM(174), act(VerbId::Done), 0},
    Leaving{StepId::Move,           MAM(122), act(VerbId::Stop), 4},
    Leaving{StepId::Reroll,         MAM(140), act(VerbId::Accept), 5},
    Leaving{StepId::Mark,           MAM(140), act(VerbId::Roll), 6},
    Leaving{StepId::Adapt,          MAM(147), act(VerbId::Decline), 1},
    Leaving{StepId::TokenCard,      MAM(244)},
    Leaving{StepId::TokenSpace,     MAM(244)},
    Leaving{StepId::Degrade,        MAM(154), act(VerbId::Done), 0},
    Leaving{StepId::DegradeHelper,  MAM(181), act(VerbId::Done), 0},
    Leaving{StepId::Discard,        MAM(195), act(VerbId::Done), 0},
    Leaving{StepId::AddFigurine,    MAM(210)},
    Leaving{StepId::AddSpace,       MAM(210)},
    Leaving{StepId::RemoveFigurine, MAM(211)},
    Leaving{StepId::Speciality,     MAM(213), act(VerbId::Keep), 7},
};
// clang-format on

}  // namespace

Objection object_to_passing(const State& s) {
  const std::uint8_t step = s.stack.top().step;
  const auto row = std::ranges::find(kLeavings, static_cast<StepId>(step), &Leaving::step);
  if (row == kLeavings.end()) return MAM(186);
  if (verb_of(row->stop) == VerbId::Pass) return because(row->law, CauseId::NoPassing);
  if (const Objection no = kSteps[step].objection(s, row->stop)) return no;  // not yet
  return because(row->law, CauseId::SayInstead, row->word);
}

}  // namespace ochre::mammothodus
