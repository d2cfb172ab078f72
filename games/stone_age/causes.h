// causes.h - what stands in the way of a choice here, in words; the law follows it.
#pragma once

#include "games/stone_age/events.h"
#include "games/stone_age/types.h"

namespace ochre::stone_age {

enum class CauseId : std::uint8_t {
  Over,
  // What is being decided, said to the verbs of other questions.
  Placing,
  Acting,
  Adding,
  Moving,
  Buying,
  Paying,
  Picking,
  Winning,
  Taking,
  Feeding,
  // The word for it here.
  SayStop,
  SayNobody,
  SayDecline,
  SayStarve,
  SayFeed,
  // Placing people.
  ToPlace,
  Mine,
  Theirs,
  BothTheirs,
  Full,
  Closed,
  Stacks,
  // Using them.
  NobodyThere,
  StillOut,
  MustAct,
  NoCard,
  NoTool,
  UsedTool,
  EarlierTool,
  NoOneUse,
  FewThere,
  FewMeans,
  // Buying and paying.
  TooDear,
  Lacking,
  NoMix,
  NoPieces,
  NoPiece,
  EarlierKind,
  NeedsEarlier,
  Kinds,
  PiecesLeft,
  NonePaid,
  Begun,
  // Taking.
  NoDie,
  NoneLeft,
  EarlierTaken,
  FewLeft,
  kCount
};

inline constexpr Domain kCountDomain{"count", {}, 0, 255};
inline constexpr Field kSeatField{"seat", &kSeatDomain};
inline constexpr Field kCountField{"n", &kCountDomain};
inline constexpr Field kHaveField{"have", &kCountDomain};
inline constexpr Field kLastField{"last", &kResourceDomain};

inline constexpr std::array<CauseKind, static_cast<std::size_t>(CauseId::kCount)> kCauses = {{
    {"over", {}, "the game is over"},

    {"placing", {}, "you are placing people"},
    {"acting", {}, "you are choosing the next place to use"},
    {"adding", {}, "you are adding tools to a roll"},
    {"moving", {}, "you are choosing how many people go to the bonus tile"},
    {"buying", {}, "you are choosing whether to buy"},
    {"paying", {}, "you are paying"},
    {"picking", {}, "you are choosing a die"},
    {"winning", {}, "you are choosing a bonus"},
    {"taking", {}, "you are taking resources"},
    {"feeding", {}, "you are choosing how to feed the people"},

    {"say stop", {}, "'stop' ends it"},
    {"say nobody", {}, "'move 0' sends nobody"},
    {"say decline", {}, "'decline' takes the person back"},
    {"say starve", {}, "'starve' leaves them hungry"},
    {"say feed", {}, "'feed' comes first"},

    {"to place", {{kCountField}}, "you have {n|1=1 person|* people} to place"},
    {"mine", {{kCountField}}, "{n|1=1 of your people is|* of your people are} there already"},
    {"theirs", {{kSeatField}}, "{seat} is there already"},
    {"both theirs",
     {{kSeatField, {"other", &kSeatDomain}}},
     "{seat} and {other} are there already"},
    {"full",
     {{kCountField, {"room", &kCountDomain}}},
     "{n|1=1 person is|* people are} there already, {room} find room"},
    {"closed",
     {{kPlaceField, {"other", &kPlaceDomain}}},
     "{place} and {other} are taken in this round"},
    {"stacks", {{kCountField}}, "only {n} building stacks are in play"},

    {"nobody there", {{kPlaceField}}, "none of your people is at {place}"},
    {"still out",
     {{kCountField}},
     "{n|1=1 of your people is|* of your people are} still to be used"},
    {"must act",
     {{kCountField}},
     "{n|1=1 of your people stands|* of your people stand} at dice places or in the village"},
    {"no card", {}, "you hold no open '2 resources of choice'"},
    {"no tool", {{{"slot", &kCountDomain}}}, "you have no tool in slot {slot}"},
    {"used tool", {{{"slot", &kCountDomain}}}, "your tool in slot {slot} is used in this round"},
    {"earlier tool",
     {},
     "tools are asked in the order of slots, one-use tools after them by value, and a later one is "
     "added already"},
    {"no one-use", {{{"value", &kCountDomain}}}, "you hold no open one-use tool of value {value}"},
    {"few there", {{kCountField, kPlaceField}}, "you have {n|1=1 person|* people} at {place}"},
    {"few means",
     {{kCountField}},
     "your food and resources are enough for {n|1=1 person|* people}"},

    {"too dear", {{kCountField, kHaveField}}, "it costs {n|1=1 piece|* pieces}, you have {have}"},
    {"lacking",
     {{kCountField, kResourceField, kHaveField}},
     "it costs {n} {resource}, you have {have}"},
    {"no mix",
     {{kCountField, {"kinds", &kCountDomain}}},
     "you do not have {n} pieces of exactly {kinds|1=1 kind|* kinds}"},
    {"no pieces", {}, "you have no resources"},
    {"no piece", {{kResourceField}}, "you have no {resource}"},
    {"earlier kind",
     {{kResourceField, kLastField}},
     "{last} is paid already, and {resource} is asked before it"},
    {"needs earlier",
     {{kResourceField}},
     "from {resource} on you cannot complete the payment: earlier kinds are asked first"},
    {"kinds",
     {{kResourceField, {"kinds", &kCountDomain}}},
     "with {resource} your payment cannot be of exactly {kinds|1=1 kind|* kinds}"},
    {"pieces left", {{kCountField}}, "{n|1=1 piece is|* pieces are} still to be paid"},
    {"none paid", {}, "nothing is paid yet"},
    {"begun", {}, "the payment has begun"},

    {"no die", {{{"die", &kCountDomain}}}, "no die left shows {die}"},
    {"none left", {{kResourceField}}, "no {resource} is left"},
    {"earlier taken",
     {{kResourceField, kLastField}},
     "{last} is taken already, and {resource} is asked before it"},
    {"few left",
     {{kResourceField, kCountField, {"pieces", &kCountDomain}}},
     "from {resource} on {n|1=1 piece is|* pieces are} left, and {pieces} are to be taken"},
}};

}  // namespace ochre::stone_age
