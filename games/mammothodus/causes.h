// causes.h - what stands in the way of a choice in Mammothodus, as rows with a phrase each: first
// what is being decided, for choices of other questions, then the causes in rulebook order.
#pragma once

#include "games/mammothodus/news.h"
#include "games/mammothodus/state.h"

namespace ochre::mammothodus {

// clang-format off
enum class CauseId : std::uint8_t {
  AskTalent, AskStarting, AskDrawThree, AskBait, AskBlockCall, AskProtect, AskTribeStep,
  AskTraps, AskSpiritHit, AskTribeHit, AskSpiritGoal, AskTrailLock, AskChoose, AskFigurine,
  AskLine, AskCards, AskHelper, AskMove, AskReroll, AskMark, AskAdapt, AskTokenCard,
  AskTokenSpace, AskDegrade, AskDegradeHelper, AskDiscard, AskAddFigurine, AskAddSpace,
  AskRemoveFigurine, AskSpeciality, NoPassing, SayInstead, NoCard, Taken, Standing, Reserve,
  NoToken, NotAdjacent, Astray, TrapsThere, SpiritElsewhere, DiceShort, TribesThere, HitsShort,
  NoAncients, Farther, Fewer, Acted, Performed, TwoActions, NoActionYet, FreeAction, TokenPlaced,
  NoFit, NoFitHome, Used, PositionUsed, NoTarget, AtHome, Tried, PlaceThere, ShardsShort,
  WrongColour, WrongRegion, LineDone, AllActive, CostShort, Paid, NoneLaid, StillUsable, Misfit,
  MisfitHome, NoHelp, NotNear, Carried, FaceDown, NoShard, CarriesNone, NotYetOn, NoStep, Poor,
  NoDie, NoneMarked, NotInMarket, DeckEmpty, NoTalents, NoTokensLeft, NoTokenCard, OtherColour,
  TokenFirst, FarAway, NotBeside, OnlyDegradation, Begun, Assigned, kCount
};

inline constexpr Domain kCountDomain{"count", {}, 0, 255};
// How to go on without doing more, where a question has such a choice.
inline constexpr std::array<std::string_view, 10> kStopWords = {
    "done", "decline", "end turn", "finish", "stop", "accept", "roll", "keep", "traps 0",
    "destroy tribes 0"};
inline constexpr Domain kStopDomain{"move", kStopWords};

inline constexpr std::array<CauseKind, 95> kCauses = {{
    {"ask talent", {}, "you are choosing your clan's talent"},
    {"ask starting", {}, "you are choosing a figurine to start with"},
    {"ask draw three", {}, "you are choosing whether to play draw three"},
    {"ask bait", {}, "you are choosing a bait to use, or done"},
    {"ask block call", {}, "you are choosing whether to block the summoning"},
    {"ask protect", {}, "you are choosing whether to use Protection"},
    {"ask tribe step", {}, "you are choosing a tribe's step"},
    {"ask traps", {}, "you are choosing how many traps to use"},
    {"ask spirit hit", {}, "you are choosing a spirit to destroy, or none"},
    {"ask tribe hit", {}, "you are choosing how many tribes to destroy"},
    {"ask spirit goal", {}, "you are choosing where a spirit goes"},
    {"ask trail lock", {}, "you are choosing whether to lock the trail"},
    {"ask choose", {}, "you are choosing what your clan does next"},
    {"ask figurine", {}, "you are choosing a figurine for the action"},
    {"ask line", {}, "you are choosing a line of the portal track"},
    {"ask cards", {}, "you are choosing cards for your figurine"},
    {"ask helper", {}, "you are choosing cards to help with"},
    {"ask move", {}, "you are choosing steps of your figurine"},
    {"ask reroll", {}, "you are choosing whether to roll again"},
    {"ask mark", {}, "you are choosing dice to roll again"},
    {"ask adapt", {}, "you are choosing an adaptation card, or none"},
    {"ask token card", {}, "you are choosing a card for a talent token"},
    {"ask token space", {}, "you are choosing a space for a talent token"},
    {"ask degrade", {}, "you are choosing whether to put more degradation cards away"},
    {"ask degrade helper", {}, "you are choosing whether to put degradation cards away, too"},
    {"ask discard", {}, "you are choosing cards to discard, or done"},
    {"ask add figurine", {}, "you are choosing a figurine to add"},
    {"ask add space", {}, "you are choosing a space for the new figurine"},
    {"ask remove figurine", {}, "you are choosing a figurine to remove"},
    {"ask speciality", {}, "you are choosing specialities for your positions"},
    {"no passing", {}, "nobody passes here: one of the choices must be taken"},
    {"say instead", {{{"move", &kStopDomain}}}, "nobody passes here: say {move}"},
    {"no card", {{{"card", &kCardDomain}}}, "you hold no {card} card"},
    {"taken", {{{"seat", &kSeatDomain}}}, "{seat} has taken it"},
    {"standing", {{{"colour", &kColourDomain}, {"space", &kSpaceDomain}}},
     "your {colour} figurine stands on {space} already"},
    {"reserve", {{{"colour", &kColourDomain}}}, "your {colour} figurine is in reserve"},
    {"no token", {{{"talent", &kTalentDomain}, {"space", &kSpaceDomain}}},
     "no {talent} token lies on {space}"},
    {"not adjacent", {{{"space", &kSpaceDomain}, {"from", &kSpaceDomain}}},
     "{space} is not adjacent to {from}"},
    {"astray", {{{"space", &kSpaceDomain}, {"from", &kSpaceDomain}}},
     "{space} is on no shortest way from {from} to what draws the tribe"},
    {"traps there", {{{"count", &kCountDomain}, {"space", &kSpaceDomain}}},
     "{count|0=no trap lies|1=1 trap lies|* traps lie} on {space}"},
    {"spirit elsewhere", {{{"spirit", &kSpiritDomain}, {"space", &kSpaceDomain}}},
     "{spirit} is not on {space}"},
    {"dice short", {{{"spirit", &kSpiritDomain}, {"count", &kCountDomain}, {"value", &kCountDomain}}},
     "{spirit} takes {count|1=a die|* dice}, the highest of {value} or more, and yours do not suffice"},
    {"tribes there", {{{"count", &kCountDomain}, {"space", &kSpaceDomain}}},
     "{count|0=no tribe stands|1=1 tribe stands|* tribes stand} on {space}"},
    {"hits short", {{{"count", &kCountDomain}, {"value", &kCountDomain}}},
     "{count|0=no die counts|1=1 die counts|* dice count} {value} or more"},
    {"no ancients", {{{"space", &kSpaceDomain}}}, "no Ancients stand on {space}"},
    {"farther", {{{"space", &kSpaceDomain}}}, "other Ancients are nearer than those on {space}"},
    {"fewer", {{{"space", &kSpaceDomain}, {"count", &kCountDomain}}},
     "{count|1=1 figurine stands|* figurines stand} on {space}, and more stand elsewhere as near"},
    {"acted", {}, "you have performed an action this turn"},
    {"performed", {{{"action", &kDeedDomain}}}, "you have performed the action {action} this turn"},
    {"two actions", {}, "you have performed two actions this turn"},
    {"no action yet", {}, "you have performed no action yet this turn"},
    {"free action", {}, "your last action came to nothing, so the next one costs no card"},
    {"token placed", {}, "you have placed a talent token this turn"},
    {"no fit", {{{"figurine", &kColourDomain}, {"space", &kSpaceDomain}}},
     "you hold no card that fits the {figurine} figurine on {space}"},
    {"no fit home", {{{"colour", &kColourDomain}, {"figurine", &kColourDomain}}},
     "you hold no {colour} card for the {figurine} figurine in the centre"},
    {"used", {{{"figurine", &kColourDomain}}}, "your {figurine} figurine was used in this action"},
    {"position used", {{{"figurine", &kColourDomain}, {"space", &kSpaceDomain}}},
     "your {figurine} figurine stands on {space}, where another was used before the exchange"},
    {"no target", {{{"figurine", &kColourDomain}, {"space", &kSpaceDomain}}},
     "neither tribe nor spirit is with the {figurine} figurine on {space}"},
    {"at home", {{{"figurine", &kColourDomain}}}, "your {figurine} figurine stands in the centre"},
    {"tried", {{{"figurine", &kColourDomain}}},
     "your {figurine} figurine, or one it stands for, has tried in vain this turn"},
    {"place there", {{{"space", &kSpaceDomain}}}, "a place is active on {space} already"},
    {"shards short", {{{"line", &kCountDomain}, {"count", &kCountDomain}, {"space", &kSpaceDomain}}},
     "line {line} lacks {count|1=1 shard|* shards} on {space}"},
    {"wrong colour", {{{"line", &kCountDomain}, {"colour", &kColourDomain}, {"space", &kSpaceDomain}}},
     "line {line} takes a {colour} territory, and {space} has another colour"},
    {"wrong region", {{{"line", &kCountDomain}, {"region", &kRegionDomain}, {"space", &kSpaceDomain}}},
     "line {line} takes a territory in the {region}, and {space} lies elsewhere"},
    {"line done", {{{"line", &kCountDomain}}}, "the place of line {line} is active already"},
    {"all active", {}, "all places of power are active"},
    {"cost short", {{{"count", &kCountDomain}, {"cost", &kCountDomain}}},
     "{count|1=1 point is|* points are} to be had, help included, and the cost is {cost}"},
    {"paid", {{{"cost", &kCountDomain}}}, "the cost of {cost} is paid"},
    {"none laid", {}, "you have laid no card yet"},
    {"still usable", {{{"figurine", &kColourDomain}}},
     "no figurine was used yet, and your {figurine} one can be"},
    {"misfit", {{{"card", &kCardDomain}, {"colour", &kColourDomain}, {"space", &kSpaceDomain}}},
     "{colour} or the colour of {space} fits, {card} does not"},
    {"misfit home", {{{"card", &kCardDomain}, {"colour", &kColourDomain}}},
     "in the centre only {colour} fits, {card} does not"},
    {"no help", {{{"card", &kCardDomain}, {"colour", &kColourDomain}}},
     "only {colour} helps, {card} does not"},
    {"not near", {{{"space", &kSpaceDomain}}}, "you have no figurine on {space} or next to it"},
    {"carried", {}, "this figurine has picked up a shard in this move"},
    {"face down", {{{"space", &kSpaceDomain}}}, "the token on {space} lies face down"},
    {"no shard", {{{"shard", &kShardDomain}, {"space", &kSpaceDomain}}},
     "no {shard} lies face up on {space}"},
    {"carries none", {}, "this figurine carries no shard"},
    {"not yet on", {}, "this figurine has taken no step since it picked the shard up"},
    {"no step", {}, "this figurine has taken no step yet"},
    {"poor", {{{"population", &kNumberDomain}}}, "your population is {population}"},
    {"no die", {{{"value", &kCountDomain}}}, "no die left to mark shows {value}"},
    {"none marked", {}, "you have marked no die yet"},
    {"not in market", {{{"card", &kCardDomain}}}, "there is no {card} card in the market"},
    {"deck empty", {}, "the deck is empty"},
    {"no talents", {}, "this game is played without talents"},
    {"no tokens left", {}, "your clan has no token left"},
    {"no token card", {}, "you hold no card in the colour of a figurine of yours on the board"},
    {"other colour", {{{"card", &kCardDomain}, {"colour", &kColourDomain}}},
     "{card} is no {colour} card"},
    {"token first", {}, "say token first, then pay a card"},
    {"far away", {{{"space", &kSpaceDomain}}},
     "no figurine of yours stands on {space} or next to it"},
    {"not beside", {{{"space", &kSpaceDomain}, {"from", &kSpaceDomain}}},
     "{space} is neither {from} nor adjacent to it"},
    {"only degradation", {{{"card", &kCardDomain}}},
     "only degradation cards are put away, {card} is none"},
    {"begun", {}, "you have begun to exchange"},
    {"assigned", {{{"colour", &kColourDomain}}}, "the {colour} figurine has its position already"},
}};
// clang-format on
static_assert(kCauses.size() == static_cast<std::size_t>(CauseId::kCount));

// What the step asks.
constexpr CauseId asked(StepId step) {
  switch (step) {
    case StepId::Talent: return CauseId::AskTalent;
    case StepId::Starting: return CauseId::AskStarting;
    case StepId::DrawThree: return CauseId::AskDrawThree;
    case StepId::Bait: return CauseId::AskBait;
    case StepId::BlockCall: return CauseId::AskBlockCall;
    case StepId::Protect: return CauseId::AskProtect;
    case StepId::TribeStep: return CauseId::AskTribeStep;
    case StepId::Traps: return CauseId::AskTraps;
    case StepId::SpiritHit: return CauseId::AskSpiritHit;
    case StepId::TribeHit: return CauseId::AskTribeHit;
    case StepId::SpiritGoal: return CauseId::AskSpiritGoal;
    case StepId::TrailLock: return CauseId::AskTrailLock;
    case StepId::Choose: return CauseId::AskChoose;
    case StepId::Figurine: return CauseId::AskFigurine;
    case StepId::Line: return CauseId::AskLine;
    case StepId::Cards: return CauseId::AskCards;
    case StepId::Helper: return CauseId::AskHelper;
    case StepId::Move: return CauseId::AskMove;
    case StepId::Reroll: return CauseId::AskReroll;
    case StepId::Mark: return CauseId::AskMark;
    case StepId::Adapt: return CauseId::AskAdapt;
    case StepId::TokenCard: return CauseId::AskTokenCard;
    case StepId::TokenSpace: return CauseId::AskTokenSpace;
    case StepId::Degrade: return CauseId::AskDegrade;
    case StepId::DegradeHelper: return CauseId::AskDegradeHelper;
    case StepId::Discard: return CauseId::AskDiscard;
    case StepId::AddFigurine: return CauseId::AskAddFigurine;
    case StepId::AddSpace: return CauseId::AskAddSpace;
    case StepId::RemoveFigurine: return CauseId::AskRemoveFigurine;
    case StepId::Speciality: return CauseId::AskSpeciality;
    default: break;
  }
  return CauseId::AskChoose;
}

}  // namespace ochre::mammothodus
