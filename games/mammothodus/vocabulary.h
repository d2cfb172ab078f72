// vocabulary.h - the words of Mammothodus: verbs.h, news.h, causes.h and answers.h, and its luck.
#pragma once

#include "games/mammothodus/answers.h"
#include "games/mammothodus/causes.h"
#include "games/mammothodus/news.h"
#include "games/mammothodus/verbs.h"

namespace ochre::mammothodus {

enum class LuckId : std::uint8_t {
  Human,
  Trail,
  Spirit,
  Dice,
  Shard,
  Draw,
  Adaptation,
  Fragment,
  Discovery,
  First,
  kCount
};
inline constexpr std::array<LuckKind, 10> kLucks = {{
    {"human", &kHumanDomain},
    {"trail", &kTrailDomain},
    {"spirit", &kSpiritDomain},
    {"dice", &kDieDomain},
    {"shard", &kShardDomain},
    {"draw", &kCardDomain},
    {"adaptation", &kCardDomain},
    {"fragment", &kFragmentDomain},
    {"discovery", &kDiscoveryDomain},
    {"first", &kSeatDomain},
}};

inline constexpr Vocabulary kVocabulary{kVerbs,     kEvents, kLucks,  kClauses,
                                        kStepWords, kCauses, kAnswers};

// A choice of another question: when it comes up, and what is asked now.
inline Objection out_of_place(const State& s, Action a) {
  return because(occasion(kVerbs, a), asked(static_cast<StepId>(s.stack.top().step)));
}

}  // namespace ochre::mammothodus
