// answers.h - which clauses a question of Mammothodus may name against which verb; every other verb
// is out of place there. A scene shows each (tests/answers.scene).
#pragma once

#include "games/mammothodus/state.h"
#include "games/mammothodus/verbs.h"

namespace ochre::mammothodus {

// clang-format off
inline constexpr auto kAnswers = [] {
  using enum StepId;
  using V = VerbId;
  return std::array{
    answers(StepId::Talent, V::Talent, MAM(243)),
    answers(StepId::Talent, V::Pass, MAM(53)),
    answers(Starting, V::Start, MAM(54)),
    answers(Starting, V::Pass, MAM(54)),
    answers(DrawThree, V::DrawThree, MAM(185)),
    answers(Bait, V::Bait, MAM(261)),
    answers(Bait, V::Pass, MAM(250)),
    answers(BlockCall, V::Pass, MAM(250)),
    answers(Protect, V::Pass, MAM(250)),
    answers(TribeStep, V::Go, MAM(81), MAM(85)),
    answers(TribeStep, V::Pass, MAM(85)),
    answers(Traps, V::Traps, MAM(257)),
    answers(Traps, V::Pass, MAM(250)),
    answers(SpiritHit, V::DestroySpirit, MAM(131), MAM(258), MAM(137)),
    answers(SpiritHit, V::Pass, MAM(139)),
    answers(TribeHit, V::DestroyTribes, MAM(131), MAM(258), MAM(136), MAM(233)),
    answers(TribeHit, V::Pass, MAM(139)),
    answers(SpiritGoal, V::Go, MAM(99), MAM(100)),
    answers(SpiritGoal, V::Pass, MAM(100)),
    answers(TrailLock, V::Pass, MAM(250)),
    answers(Choose, V::Act, MAM(105), MAM(109), MAM(112), MAM(132), MAM(153), MAM(160), MAM(162), MAM(165),
                            MAM(166), MAM(167), MAM(168), MAM(172), MAM(189), MAM(248)),
    answers(Choose, V::Extra, MAM(109), MAM(112), MAM(132), MAM(153), MAM(160), MAM(162), MAM(165), MAM(166),
                              MAM(167), MAM(168), MAM(172), MAM(188), MAM(189), MAM(248)),
    answers(Choose, V::DrawThree, MAM(185)),
    answers(Choose, V::Token, MAM(44), MAM(244), MAM(247), MAM(249)),
    answers(Choose, V::Place, MAM(209), MAM(244), MAM(247), MAM(249)),
    answers(Choose, V::Pass, MAM(106)),
    answers(Figurine, V::Figurine, MAM(108), MAM(109), MAM(112), MAM(114), MAM(123), MAM(132), MAM(135), MAM(160),
                                   MAM(162), MAM(165), MAM(166), MAM(167), MAM(168), MAM(172), MAM(215)),
    answers(Figurine, V::DrawThree, MAM(185)),
    answers(Figurine, V::Finish, MAM(108)),
    answers(Figurine, V::Pass, MAM(108)),
    answers(StepId::Line, V::Line, MAM(166), MAM(167), MAM(168)),
    answers(StepId::Line, V::Pass, MAM(166)),
    answers(Cards, V::Lay, MAM(2), MAM(110), MAM(112), MAM(157), MAM(161), MAM(164)),
    answers(Cards, V::Done, MAM(109)),
    answers(Cards, V::Pass, MAM(109), MAM(116)),
    answers(Helper, V::Lay, MAM(174), MAM(175)),
    answers(Helper, V::DrawThree, MAM(185)),
    answers(Helper, V::Pass, MAM(174)),
    answers(StepId::Move, V::Go, MAM(119)),
    answers(StepId::Move, V::PickUp, MAM(124), MAM(125), MAM(128)),
    answers(StepId::Move, V::PutDown, MAM(124)),
    answers(StepId::Move, V::Stop, MAM(122)),
    answers(StepId::Move, V::Pass, MAM(122)),
    answers(Reroll, V::Reroll, MAM(141)),
    answers(Reroll, V::Pass, MAM(140)),
    answers(Mark, V::Mark, MAM(140)),
    answers(Mark, V::Roll, MAM(140)),
    answers(Mark, V::Pass, MAM(140)),
    answers(Adapt, V::Take, MAM(149)),
    answers(Adapt, V::TakeTop, MAM(149)),
    answers(Adapt, V::Pass, MAM(147)),
    answers(TokenCard, V::Spend, MAM(244)),
    answers(TokenCard, V::Pass, MAM(244)),
    answers(TokenSpace, V::Place, MAM(244)),
    answers(TokenSpace, V::Pass, MAM(244)),
    answers(Degrade, V::Lay, MAM(153)),
    answers(Degrade, V::Pass, MAM(154)),
    answers(DegradeHelper, V::Lay, MAM(181)),
    answers(DegradeHelper, V::DrawThree, MAM(185)),
    answers(DegradeHelper, V::Pass, MAM(181)),
    answers(Discard, V::Discard, MAM(156), MAM(195)),
    answers(Discard, V::DrawThree, MAM(185)),
    answers(Discard, V::Pass, MAM(195)),
    answers(AddFigurine, V::Add, MAM(210)),
    answers(AddFigurine, V::Pass, MAM(210)),
    answers(AddSpace, V::Place, MAM(209)),
    answers(AddSpace, V::Pass, MAM(210)),
    answers(RemoveFigurine, V::Remove, MAM(211)),
    answers(RemoveFigurine, V::Pass, MAM(211)),
    answers(Speciality, V::Keep, MAM(213)),
    answers(Speciality, V::Assign, MAM(214)),
    answers(Speciality, V::Pass, MAM(213)),
  };
}();
// clang-format on

}  // namespace ochre::mammothodus
