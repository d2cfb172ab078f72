// answers.h - what each question may answer to each verb: the clauses that its refusals name. A
// verb that is not listed belongs to another question, and is refused by its occasion.
#pragma once

#include "games/stone_age/vocabulary.h"

namespace ochre::stone_age {

constexpr Answers answer(StepId step, VerbId verb, std::array<Clause, 16> clauses) {
  return {raw(step), raw(verb), clauses};
}

inline constexpr std::array kAnswers = {
    // DEC-01: where do people go?
    answer(StepId::Place, VerbId::Place,
           {STA(23), STA(51), STA(54), STA(55), STA(56), STA(57), STA(58), STA(60), STA(61),
            STA(62), STA(63), STA(64), STA(65), MAH(23), MAH(24)}),
    answer(StepId::Place, VerbId::Use, {STA(41)}),
    answer(StepId::Place, VerbId::Stop, {STA(52)}),
    answer(StepId::Place, VerbId::Pass, {STA(52)}),

    // DEC-02: which place is next?
    answer(StepId::Act, VerbId::Use, {STA(82)}),
    answer(StepId::Act, VerbId::TwoResources, {STA(136)}),
    answer(StepId::Act, VerbId::Stop, {STA(84)}),
    answer(StepId::Act, VerbId::Decline, {STA(85), STA(122)}),
    answer(StepId::Act, VerbId::Pass, {STA(84)}),

    // DEC-03: which tools are added?
    answer(StepId::Tools, VerbId::AddTool, {STA(101), STA(103), STA(104)}),
    answer(StepId::Tools, VerbId::AddOneUse, {STA(105), STA(104)}),
    answer(StepId::Tools, VerbId::Stop, {}),
    answer(StepId::Tools, VerbId::Pass, {STA(101)}),

    // DEC-04: how many go to the bonus tile?
    answer(StepId::Move, VerbId::Use, {MAH(40)}),
    answer(StepId::Move, VerbId::Stop, {MAH(32)}),
    answer(StepId::Move, VerbId::Move, {MAH(33), MAH(38)}),
    answer(StepId::Move, VerbId::Starve, {MAH(38)}),
    answer(StepId::Move, VerbId::Pass, {MAH(32)}),

    // DEC-06, DEC-09: is it bought?
    answer(StepId::Buy, VerbId::TwoResources, {STA(136)}),
    answer(StepId::Buy, VerbId::Stop, {STA(122), STA(152)}),
    answer(StepId::Buy, VerbId::Decline, {}),
    answer(StepId::Buy, VerbId::Buy, {STA(121), STA(153), STA(154), STA(155)}),
    answer(StepId::Buy, VerbId::Pass, {STA(122), STA(152)}),

    // DEC-05, DEC-07, DEC-10, DEC-15: which piece is paid next?
    answer(StepId::Pay, VerbId::TwoResources, {STA(136), STA(137)}),
    answer(StepId::Pay, VerbId::Stop, {STA(121), STA(154), STA(155), STA(176), MAH(38)}),
    answer(StepId::Pay, VerbId::Pay, {STA(121), STA(154), STA(155), STA(174), STA(220), MAH(36)}),
    answer(StepId::Pay, VerbId::Starve, {STA(175), STA(176), MAH(38)}),
    answer(StepId::Pay, VerbId::Pass, {STA(121), STA(154), STA(155), STA(176), MAH(38)}),

    // DEC-08: which die is taken?
    answer(StepId::Pick, VerbId::AddTool, {STA(126)}),
    answer(StepId::Pick, VerbId::AddOneUse, {STA(126)}),
    answer(StepId::Pick, VerbId::Stop, {STA(127)}),
    answer(StepId::Pick, VerbId::Decline, {STA(127)}),
    answer(StepId::Pick, VerbId::Pick, {STA(125)}),
    answer(StepId::Pick, VerbId::Pass, {STA(127)}),

    // DEC-11: which bonus?
    answer(StepId::Bonus, VerbId::AddTool, {MAH(55)}),
    answer(StepId::Bonus, VerbId::AddOneUse, {MAH(56)}),
    answer(StepId::Bonus, VerbId::Stop, {MAH(91)}),
    answer(StepId::Bonus, VerbId::Decline, {MAH(91)}),
    answer(StepId::Bonus, VerbId::Bonus, {}),
    answer(StepId::Bonus, VerbId::Pass, {MAH(91)}),

    // DEC-12, DEC-13: which resource is taken?
    answer(StepId::Take, VerbId::Stop, {STA(136), MAH(91)}),
    answer(StepId::Take, VerbId::Take, {STA(108), STA(136)}),
    answer(StepId::Take, VerbId::Pass, {STA(136), MAH(91)}),

    // DEC-14: fed with resources, or hungry?
    answer(StepId::Feed, VerbId::Stop, {STA(175)}),
    answer(StepId::Feed, VerbId::Decline, {STA(175)}),
    answer(StepId::Feed, VerbId::Pay, {STA(174)}),
    answer(StepId::Feed, VerbId::Starve, {}),
    answer(StepId::Feed, VerbId::Feed, {}),
    answer(StepId::Feed, VerbId::Pass, {STA(175)}),
};

}  // namespace ochre::stone_age
