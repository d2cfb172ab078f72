// answers.h - which clauses a step of Tribù may name against a verb; a verb that a step does not
// list is out of place there and refused by its first clause (`protect` by TRI-185, `pass` by
// TRI-055).
#pragma once

#include "games/tribu/verbs.h"

namespace ochre::tribu {

// clang-format off
inline constexpr Answers kAnswers[] = {
    answers(StepId::Start, VerbId::Take,       TRI(61), TRI(66), TRI(70)),
    answers(StepId::Start, VerbId::Continue,   TRI(92), TRI(93), TRI(96), TRI(114), TRI(116), TRI(117)),
    answers(StepId::Start, VerbId::Attack,     TRI(92), TRI(96), TRI(170), TRI(172), TRI(201)),
    answers(StepId::Start, VerbId::Discard,    TRI(51)),
    answers(StepId::Start, VerbId::PlayDraw3,  TRI(51)),
    answers(StepId::Start, VerbId::PlayBlock,  TRI(51)),
    answers(StepId::Start, VerbId::PlaySteal,  TRI(51)),
    answers(StepId::Start, VerbId::LayTribe,   TRI(51)),
    answers(StepId::Start, VerbId::LayDiorama, TRI(51)),
    answers(StepId::Start, VerbId::Activate,   TRI(51)),
    answers(StepId::Start, VerbId::Exchange,   TRI(51)),

    answers(StepId::Main, VerbId::Take,       TRI(51)),
    answers(StepId::Main, VerbId::Continue,   TRI(52)),
    answers(StepId::Main, VerbId::Attack,     TRI(52)),
    answers(StepId::Main, VerbId::Discard,    TRI(64), TRI(80)),
    answers(StepId::Main, VerbId::PlayDraw3,  TRI(81)),
    answers(StepId::Main, VerbId::PlayBlock,  TRI(81), TRI(216), TRI(217)),
    answers(StepId::Main, VerbId::PlaySteal,  TRI(81), TRI(201), TRI(220), TRI(221), TRI(222)),
    answers(StepId::Main, VerbId::LayTribe,   TRI(83), TRI(140)),
    answers(StepId::Main, VerbId::LayDiorama, TRI(84), TRI(114), TRI(116), TRI(117)),
    answers(StepId::Main, VerbId::Activate,   TRI(85), TRI(150), TRI(151), TRI(152)),
    answers(StepId::Main, VerbId::Exchange,   TRI(86), TRI(87), TRI(90)),

    answers(StepId::Discards, VerbId::Take,       TRI(213)),
    answers(StepId::Discards, VerbId::Continue,   TRI(213)),
    answers(StepId::Discards, VerbId::Attack,     TRI(213)),
    answers(StepId::Discards, VerbId::Discard,    TRI(303)),
    answers(StepId::Discards, VerbId::PlayDraw3,  TRI(213)),
    answers(StepId::Discards, VerbId::PlayBlock,  TRI(213)),
    answers(StepId::Discards, VerbId::PlaySteal,  TRI(213)),
    answers(StepId::Discards, VerbId::LayTribe,   TRI(213)),
    answers(StepId::Discards, VerbId::LayDiorama, TRI(213)),
    answers(StepId::Discards, VerbId::Activate,   TRI(213)),
    answers(StepId::Discards, VerbId::Exchange,   TRI(213)),

    answers(StepId::Defence, VerbId::Take,       TRI(195)),
    answers(StepId::Defence, VerbId::Continue,   TRI(195)),
    answers(StepId::Defence, VerbId::Attack,     TRI(195)),
    answers(StepId::Defence, VerbId::Discard,    TRI(195)),
    answers(StepId::Defence, VerbId::PlayDraw3,  TRI(195)),
    answers(StepId::Defence, VerbId::PlayBlock,  TRI(195)),
    answers(StepId::Defence, VerbId::PlaySteal,  TRI(195)),
    answers(StepId::Defence, VerbId::LayTribe,   TRI(195)),
    answers(StepId::Defence, VerbId::LayDiorama, TRI(195)),
    answers(StepId::Defence, VerbId::Activate,   TRI(195)),
    answers(StepId::Defence, VerbId::Exchange,   TRI(195)),
    answers(StepId::Defence, VerbId::Protect,    TRI(185)),
    answers(StepId::Defence, VerbId::Pass,       TRI(187)),
};
// clang-format on

}  // namespace ochre::tribu
