// answers.h - what each question may answer to each verb: the clauses that its refusals name. A
// verb that is not listed belongs to another question, and is refused by its occasion.
#pragma once

#include "games/stone_age/vocabulary.h"

namespace ochre::stone_age {

inline constexpr std::array kAnswers = {
    // DEC-01: where do people go?
    answers(StepId::Place, VerbId::Place, STA(23), STA(51), STA(54), STA(55), STA(56), STA(57),
            STA(58), STA(60), STA(61), STA(62), STA(63), STA(64), STA(65), MAH(23), MAH(24)),
    answers(StepId::Place, VerbId::Use, STA(41)),
    answers(StepId::Place, VerbId::Stop, STA(52)),
    answers(StepId::Place, VerbId::Pass, STA(52)),

    // DEC-02: which place is next?
    answers(StepId::Act, VerbId::Use, STA(82)),
    answers(StepId::Act, VerbId::TwoResources, STA(136)),
    answers(StepId::Act, VerbId::Stop, STA(84)),
    answers(StepId::Act, VerbId::Decline, STA(85), STA(122)),
    answers(StepId::Act, VerbId::Pass, STA(84)),

    // DEC-03: which tools are added?
    answers(StepId::Tools, VerbId::AddTool, STA(101), STA(103), STA(104)),
    answers(StepId::Tools, VerbId::AddOneUse, STA(105), STA(104)),
    answers(StepId::Tools, VerbId::Stop),
    answers(StepId::Tools, VerbId::Pass, STA(101)),

    // DEC-04: how many go to the bonus tile?
    answers(StepId::Move, VerbId::Use, MAH(40)),
    answers(StepId::Move, VerbId::Stop, MAH(32)),
    answers(StepId::Move, VerbId::Move, MAH(33), MAH(38)),
    answers(StepId::Move, VerbId::Starve, MAH(38)),
    answers(StepId::Move, VerbId::Pass, MAH(32)),

    // DEC-06, DEC-09: is it bought?
    answers(StepId::Buy, VerbId::TwoResources, STA(136)),
    answers(StepId::Buy, VerbId::Stop, STA(122), STA(152)),
    answers(StepId::Buy, VerbId::Decline),
    answers(StepId::Buy, VerbId::Buy, STA(121), STA(153), STA(154), STA(155)),
    answers(StepId::Buy, VerbId::Pass, STA(122), STA(152)),

    // DEC-05, DEC-07, DEC-10, DEC-15: which piece is paid next?
    answers(StepId::Pay, VerbId::TwoResources, STA(136), STA(137)),
    answers(StepId::Pay, VerbId::Stop, STA(121), STA(154), STA(155), STA(176), MAH(38)),
    answers(StepId::Pay, VerbId::Pay, STA(121), STA(154), STA(155), STA(174), STA(220), MAH(36)),
    answers(StepId::Pay, VerbId::Starve, STA(175), STA(176), MAH(38)),
    answers(StepId::Pay, VerbId::Pass, STA(121), STA(154), STA(155), STA(176), MAH(38)),

    // DEC-08: which die is taken?
    answers(StepId::Pick, VerbId::AddTool, STA(126)),
    answers(StepId::Pick, VerbId::AddOneUse, STA(126)),
    answers(StepId::Pick, VerbId::Stop, STA(127)),
    answers(StepId::Pick, VerbId::Decline, STA(127)),
    answers(StepId::Pick, VerbId::Pick, STA(125)),
    answers(StepId::Pick, VerbId::Pass, STA(127)),

    // DEC-11: which bonus?
    answers(StepId::Bonus, VerbId::AddTool, MAH(55)),
    answers(StepId::Bonus, VerbId::AddOneUse, MAH(56)),
    answers(StepId::Bonus, VerbId::Stop, MAH(91)),
    answers(StepId::Bonus, VerbId::Decline, MAH(91)),
    answers(StepId::Bonus, VerbId::Bonus),
    answers(StepId::Bonus, VerbId::Pass, MAH(91)),

    // DEC-12, DEC-13: which resource is taken?
    answers(StepId::Take, VerbId::Stop, STA(136), MAH(91)),
    answers(StepId::Take, VerbId::Take, STA(108), STA(136)),
    answers(StepId::Take, VerbId::Pass, STA(136), MAH(91)),

    // DEC-14: fed with resources, or hungry?
    answers(StepId::Feed, VerbId::Stop, STA(175)),
    answers(StepId::Feed, VerbId::Decline, STA(175)),
    answers(StepId::Feed, VerbId::Pay, STA(174)),
    answers(StepId::Feed, VerbId::Starve),
    answers(StepId::Feed, VerbId::Feed),
    answers(StepId::Feed, VerbId::Pass, STA(175)),
};

}  // namespace ochre::stone_age
