// answers.h - which clauses a question of Mammothodus may name against which verb; every other verb
// is out of place there. A scene shows each (tests/answers.scene).
#pragma once

#include "games/mammothodus/state.h"
#include "games/mammothodus/verbs.h"

namespace ochre::mammothodus {

constexpr Answers answer(StepId step, VerbId verb, std::array<Clause, 16> clauses) {
  return {raw(step), raw(verb), clauses};
}

// clang-format off
inline constexpr auto kAnswers = [] {
  using enum StepId;
  using V = VerbId;
  return std::array{
    answer(StepId::Talent, V::Talent, {MAM(243)}),
    answer(StepId::Talent, V::Pass, {MAM(53)}),
    answer(Starting, V::Start, {MAM(54)}),
    answer(Starting, V::Pass, {MAM(54)}),
    answer(DrawThree, V::DrawThree, {MAM(185)}),
    answer(Bait, V::Bait, {MAM(261)}),
    answer(Bait, V::Pass, {MAM(250)}),
    answer(BlockCall, V::Pass, {MAM(250)}),
    answer(Protect, V::Pass, {MAM(250)}),
    answer(TribeStep, V::Go, {MAM(81), MAM(85)}),
    answer(TribeStep, V::Pass, {MAM(85)}),
    answer(Traps, V::Traps, {MAM(257)}),
    answer(Traps, V::Pass, {MAM(250)}),
    answer(SpiritHit, V::DestroySpirit, {MAM(131), MAM(258), MAM(137)}),
    answer(SpiritHit, V::Pass, {MAM(139)}),
    answer(TribeHit, V::DestroyTribes, {MAM(131), MAM(258), MAM(136), MAM(233)}),
    answer(TribeHit, V::Pass, {MAM(139)}),
    answer(SpiritGoal, V::Go, {MAM(99), MAM(100)}),
    answer(SpiritGoal, V::Pass, {MAM(100)}),
    answer(TrailLock, V::Pass, {MAM(250)}),
    answer(Choose, V::Act, {MAM(105), MAM(109), MAM(112), MAM(132), MAM(153), MAM(160), MAM(162), MAM(165),
                            MAM(166), MAM(167), MAM(168), MAM(172), MAM(189), MAM(248)}),
    answer(Choose, V::Extra, {MAM(109), MAM(112), MAM(132), MAM(153), MAM(160), MAM(162), MAM(165), MAM(166),
                              MAM(167), MAM(168), MAM(172), MAM(188), MAM(189), MAM(248)}),
    answer(Choose, V::DrawThree, {MAM(185)}),
    answer(Choose, V::Token, {MAM(44), MAM(244), MAM(247), MAM(249)}),
    answer(Choose, V::Place, {MAM(209), MAM(244), MAM(247), MAM(249)}),
    answer(Choose, V::Pass, {MAM(106)}),
    answer(Figurine, V::Figurine, {MAM(108), MAM(109), MAM(112), MAM(114), MAM(123), MAM(132), MAM(135), MAM(160),
                                   MAM(162), MAM(165), MAM(166), MAM(167), MAM(168), MAM(172), MAM(215)}),
    answer(Figurine, V::DrawThree, {MAM(185)}),
    answer(Figurine, V::Finish, {MAM(108)}),
    answer(Figurine, V::Pass, {MAM(108)}),
    answer(StepId::Line, V::Line, {MAM(166), MAM(167), MAM(168)}),
    answer(StepId::Line, V::Pass, {MAM(166)}),
    answer(Cards, V::Lay, {MAM(2), MAM(110), MAM(112), MAM(157), MAM(161), MAM(164)}),
    answer(Cards, V::Done, {MAM(109)}),
    answer(Cards, V::Pass, {MAM(109), MAM(116)}),
    answer(Helper, V::Lay, {MAM(174), MAM(175)}),
    answer(Helper, V::DrawThree, {MAM(185)}),
    answer(Helper, V::Pass, {MAM(174)}),
    answer(StepId::Move, V::Go, {MAM(119)}),
    answer(StepId::Move, V::PickUp, {MAM(124), MAM(125), MAM(128)}),
    answer(StepId::Move, V::PutDown, {MAM(124)}),
    answer(StepId::Move, V::Stop, {MAM(122)}),
    answer(StepId::Move, V::Pass, {MAM(122)}),
    answer(Reroll, V::Reroll, {MAM(141)}),
    answer(Reroll, V::Pass, {MAM(140)}),
    answer(Mark, V::Mark, {MAM(140)}),
    answer(Mark, V::Roll, {MAM(140)}),
    answer(Mark, V::Pass, {MAM(140)}),
    answer(Adapt, V::Take, {MAM(149)}),
    answer(Adapt, V::TakeTop, {MAM(149)}),
    answer(Adapt, V::Pass, {MAM(147)}),
    answer(TokenCard, V::Spend, {MAM(244)}),
    answer(TokenCard, V::Pass, {MAM(244)}),
    answer(TokenSpace, V::Place, {MAM(244)}),
    answer(TokenSpace, V::Pass, {MAM(244)}),
    answer(Degrade, V::Lay, {MAM(153)}),
    answer(Degrade, V::Pass, {MAM(154)}),
    answer(DegradeHelper, V::Lay, {MAM(181)}),
    answer(DegradeHelper, V::DrawThree, {MAM(185)}),
    answer(DegradeHelper, V::Pass, {MAM(181)}),
    answer(Discard, V::Discard, {MAM(156), MAM(195)}),
    answer(Discard, V::DrawThree, {MAM(185)}),
    answer(Discard, V::Pass, {MAM(195)}),
    answer(AddFigurine, V::Add, {MAM(210)}),
    answer(AddFigurine, V::Pass, {MAM(210)}),
    answer(AddSpace, V::Place, {MAM(209)}),
    answer(AddSpace, V::Pass, {MAM(210)}),
    answer(RemoveFigurine, V::Remove, {MAM(211)}),
    answer(RemoveFigurine, V::Pass, {MAM(211)}),
    answer(Speciality, V::Keep, {MAM(213)}),
    answer(Speciality, V::Assign, {MAM(214)}),
    answer(Speciality, V::Pass, {MAM(213)}),
  };
}();
// clang-format on

}  // namespace ochre::mammothodus
