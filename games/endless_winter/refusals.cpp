// refusals.cpp - why not, where no single rule is in the way: choices of other steps, going without
// where it has another word or none, and prices that cannot be paid.
#include "games/endless_winter/steps.h"
#include "games/endless_winter/vocabulary.h"

namespace ochre::endless_winter {
namespace {

enum class Closer : std::uint8_t { Done, Skip, EndTurn, kCount };  // kCount: one has to choose

struct Closing {  // the word that leaves a step, and the clause that lists it or has none
  StepId step;
  Closer word;
  Clause law;
};

// clang-format off
constexpr std::array<Closing, 28> kClosings = {{
    {StepId::ChiefDraft,   Closer::kCount,  EWP(314)},
    {StepId::SideChoice,   Closer::kCount,  EWP(36)},
    {StepId::SetupDraft,   Closer::kCount,  EWP(313)},
    {StepId::Culture,      Closer::Done,    EWP(346)},
    {StepId::CardChoice,   Closer::Done,    EWP(347)},
    {StepId::PlaceFigure,  Closer::kCount,  EWP(100)},
    {StepId::Top,          Closer::Done,    EWP(350)},
    {StepId::Middle,       Closer::Done,    EWP(351)},
    {StepId::RiteChoice,   Closer::Done,    EWP(351)},  // after one part
    {StepId::Bottom,       Closer::EndTurn, EWP(352)},
    {StepId::TokenChoice,  Closer::kCount,  EWP(325)},
    {StepId::Rest,         Closer::EndTurn, EWP(353)},  // after the draw
    {StepId::Pile,         Closer::Done,    EWP(354)},
    {StepId::ItemChoice,   Closer::kCount,  EWP(356)},
    {StepId::Gain,         Closer::kCount,  EWP(355)},
    {StepId::TakeTribe,    Closer::Skip,    EWP(357)},
    {StepId::TakeCulture,  Closer::Skip,    EWP(358)},
    {StepId::ChooseAnimal, Closer::Skip,    EWP(359)},
    {StepId::DrawAnimal,   Closer::Skip,    EWP(359)},
    {StepId::Tip,          Closer::Skip,    EWP(360)},
    {StepId::Bury,         Closer::Skip,    EWP(361)},
    {StepId::CampStep,     Closer::Skip,    EWP(362)},
    {StepId::CampEntry,    Closer::Skip,    EWP(362)},
    {StepId::VillageSite,  Closer::Skip,    EWP(363)},
    {StepId::Reveal,       Closer::Skip,    EWP(374)},
    {StepId::PayDiscard,   Closer::kCount,  EWP(364)},
    {StepId::TokenOrder,   Closer::kCount,  EWP(323)},
    {StepId::EclipseCard,  Closer::Done,    EWP(366)},
}};
// clang-format on

Closing closing_of(StepId step) {
  for (const Closing& row : kClosings) {
    if (row.step == step) return row;
  }
  return {step, Closer::Done, step == StepId::EclipseHex ? EWP(367) : EWP(368)};
}

// EWP-086: done, skip and pass mean one thing; a step has one word for it at most.
Objection object_to_closing(const State& s) {
  const auto step = static_cast<StepId>(s.stack.top().step);
  const Closing closing = closing_of(step);
  if (closing.word == Closer::kCount) return because(closing.law, CauseId::MustChoose);
  const auto& locals = s.stack.top().locals;
  if (step == StepId::RiteChoice && locals[0] + locals[1] == 0) {
    return because(closing.law, CauseId::RiteUndone);
  }
  if (step == StepId::Rest && s.turn.bottom_done == 0) {
    return because(closing.law, CauseId::NotDrawn);
  }
  return because(closing.law, CauseId::SayInstead, closing.word);
}

}  // namespace

Clause closing_law(StepId step) { return closing_of(step).law; }

Objection out_of_place(const State& s, Action a) {
  const VerbId verb = verb_of(a);
  if (verb == VerbId::Done || verb == VerbId::Skip || verb == VerbId::Pass) {
    return object_to_closing(s);
  }
  return because(occasion(kVerbs, a), CauseId::Deciding, s.stack.top().step);
}

Objection cannot_pay(Clause law, const State& s, const Player& p, const Cost& cost) {
  if (p.food < cost.food) return because(law, CauseId::ShortFood, cost.food, p.food);
  if (p.tools < cost.tool) return because(law, CauseId::ShortTools, cost.tool, p.tools);
  if (s.turn.labor < cost.half_labor) {
    return because(law, CauseId::ShortLabor, cost.half_labor, s.turn.labor);
  }
  return because(law, CauseId::ShortCards);
}

}  // namespace ochre::endless_winter
