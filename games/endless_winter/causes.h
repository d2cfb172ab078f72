// causes.h - what stands in the way of a choice, in words: the law follows (core/clauses.h).
#pragma once

#include "games/endless_winter/events.h"

namespace ochre::endless_winter {

inline constexpr std::array<std::string_view, 3> kPartWords = {"top", "middle", "bottom"};
inline constexpr std::array<std::string_view, 3> kCloserWords = {"done", "skip", "end turn"};
inline constexpr Domain kStepDomain{"step", kStepWords};  // people read what is being decided
inline constexpr Domain kPartDomain{"part", kPartWords};
inline constexpr Domain kCloserDomain{"word", kCloserWords};
inline constexpr Domain kNumberDomain{"number", {}, 0, 255};
inline constexpr Field kNumberField{"n", &kNumberDomain};
inline constexpr Field kHaveField{"have", &kNumberDomain};
inline constexpr Field kColumnField{"column", &kColumnDomain};
inline constexpr Field kEffectField{"effect", &kDoDomain};
inline constexpr Field kSeatField{"seat", &kSeatDomain};

// clang-format off
enum class CauseId : std::uint8_t {
  Deciding, SayInstead, MustChoose, GameOver,
  ChiefNotUp, SetupNotUp,
  NotHeld, EraOneTwice, EraTwoPlayed, EraOnePlayed, StepOver, NoFigureYet, OtherCard,
  NoSuchAbility, NoChiefAbility, ComesByItself, Used, CopiesUsed, NoEffect,
  ShortFood, ShortTools, ShortLabor, ShortCards,
  FigureGone, Locked, EclipseOnly, NotInPlay, OtherColumn, NotChiefsTurn, FigureAt, InPart,
  PassesNoIcon, NotInSupply, TypeTaken, EmptySlot, NoCampLeft, NoCampThere, SameHex, NotAdjacent,
  NoAnimals, GroundsFull, NotInGrounds, NotUpright,
  MiddleDone, RoundIs, StonesFull, NoStoneThere, NothingForRite,
  AtTheBase, NoVillageLeft, OwnVillage, TheirVillage,
  BottomCovered, BottomDone, RiteTook, RiteBuried, RiteUndone, NotInZone, PileHidden,
  NoToken, NoTokenEffect, Drawn, NotDrawn, TippedBefore, PileOrder,
  NotPartOfIt, ItemTaken, GainsLess, NoCardToDraw, HonorTop, ToolsFull, FoodFull,
  NoMegalithLeft, NeutralNext, MegalithThere, NotFourBelow, ColoredNext, BoardEmpty, NoSpaceThere,
  NoneBeside, NotPointed,
  NotRevealed, LaborCounted, NoInfluence, Outdone, HexGained, LaterHex,
  BenefitTaken, VillagesPlaced, MegalithsLie, StonesPlaced, NoSuchSpace, NothingPrinted, NoPoints,
  NoTokenThere,
  kCount
};

inline constexpr std::array<CauseKind, 95> kCauses = {{
    {"deciding",        {{{"step", &kStepDomain}}},       "you are deciding {step}"},
    {"say instead",     {{{"word", &kCloserDomain}}},     "the word for it here is '{word}'"},
    {"must choose",     {},                               "one of the choices has to be taken"},
    {"game over",       {},                               "the game is over"},
    {"chief not up",    {{{"chief", &kChiefDomain}}},     "{chief} is not among the face-up Chief cards"},
    {"setup not up",    {{{"setup", &kSetupDomain}}},     "{setup} is not among the face-up Setup cards"},
    {"not held",        {{kCardField}},                   "you hold no {card}"},
    {"era one twice",   {},                               "you have played two Era I cards this turn"},
    {"era two played",  {},                               "you have played an Era II card this turn"},
    {"era one played",  {},                               "you have played an Era I card this turn"},
    {"step over",       {},                               "step 1 of your turn is over"},
    {"no figure yet",   {},                               "your figure of this turn is not placed yet"},
    {"other card",      {{kCardField}},                   "{card} is being carried out"},
    {"no such ability", {{kCardField}},                   "{card} has no such ability"},
    {"no chief ability", {},                              "your side of the Chief card has no such ability"},
    {"by itself",       {},                               "its Labor comes by itself"},
    {"used",            {},                               "it has been used"},
    {"copies used",     {{kNumberField}},                 "{n|1=your copy has|your * copies have} been used"},
    {"no effect",       {},                               "it would change nothing now"},
    {"short of food",   {{kNumberField, kHaveField}},     "it costs {n} Food, you have {have}"},
    {"short of tools",  {{kNumberField, kHaveField}},     "it costs {n|1=1 Tool|* Tools}, you have {have}"},
    {"short of labor",  {{kHalvesField, {"have", &kHalvesDomain}}}, "it costs {n} Labor, you have {have}"},
    {"short of cards",  {},                               "it costs a card of your hand, and you hold none"},
    {"figure gone",     {{{"figure", &kFigureDomain}}},   "{figure|Chief=your Chief figure is|both your Tribe figures are} placed already"},
    {"locked",          {{kCardField}},                   "the {card} you hold you took this turn"},
    {"eclipse only",    {{kCardField}},                   "that is the Eclipse ability of {card}"},
    {"not in play",     {{kCardField}},                   "no {card} lies in your play area"},
    {"other column",    {{{"wanted", &kColumnDomain}, kColumnField}}, "it works in {wanted}, and your figure is {column|Rest=on the Rest space|in *}"},
    {"not chiefs turn", {},                               "you placed a Tribe figure this turn"},
    {"figure at",       {{kColumnField}},                 "your figure is {column|Rest=on the Rest space|in *}"},
    {"in part",         {{{"part", &kPartDomain}}},       "your figure is in the {part} section"},
    {"passes no icon",  {{kNumberField}},                 "{n|0=you have no Food|your * Food pass no Labor icon}"},
    {"not in supply",   {{{"tribe", &kTribeDomain}}},     "the Tribe supply has no {tribe}"},
    {"type taken",      {{{"tribe", &kTribeDomain}}},     "you have taken {tribe} this turn"},
    {"empty slot",      {{kNumberField}},                 "slot {n} is empty"},
    {"no camp left",    {},                               "no Camp is left on your Player board"},
    {"no camp there",   {{kHexField}},                    "you have no Camp on {hex|0=the Base hex|hex *}"},
    {"same hex",        {},                               "the Camp would stay where it is"},
    {"not adjacent",    {{{"from", &kHexDomain}, {"to", &kHexDomain}}}, "{from|0=the Base hex|hex *} and {to|0=the Base hex|hex *} have no side in common"},
    {"no animals",      {},                               "the Animal deck is empty"},
    {"grounds full",    {{kNumberField}},                 "{n} animals are in the Hunting grounds"},
    {"not in grounds",  {{kAnimalField}},                 "there is no {animal} in the Hunting grounds"},
    {"not upright",     {{kAnimalField}},                 "you have no upright {animal}"},
    {"middle done",     {},                               "you have done it this turn"},
    {"round is",        {{kNumberField}},                 "this is round {n}"},
    {"stones full",     {{kNumberField}},                 "you have {n} Sacred Stones"},
    {"no stone there",  {{kNumberField}},                 "no Sacred Stone lies on space {n} there"},
    {"nothing for it",  {},                               "the Tribe supply is empty, and you have no card to bury"},
    {"at the base",     {},                               "the Base hex is one of the three"},
    {"no village left", {},                               "all your Villages are placed"},
    {"own village",     {},                               "your own Village stands there"},
    {"their village",   {{kSeatField}},                   "a Village of {seat} stands there"},
    {"bottom covered",  {{kColumnField}},                 "another figure came to the bottom of {column} before this one"},
    {"bottom done",     {},                               "you have carried it out"},
    {"rite took",       {},                               "the rite has brought you a Tribe card"},
    {"rite buried",     {},                               "you have buried a card for the rite"},
    {"rite undone",     {},                               "you have neither taken nor buried a card yet"},
    {"not in zone",     {{{"zone", &kZoneDomain}, kCardField}}, "there is no {card} in your {zone}"},
    {"pile hidden",     {},                               "no Eclipse pile is revealed now"},
    {"no token",        {},                               "you have no Rest token"},
    {"no token effect", {},                               "your Rest token has one effect only"},
    {"drawn",           {},                               "you have drawn"},
    {"not drawn",       {},                               "you have not drawn yet: 'rest draw' comes first"},
    {"tipped before",   {},                               "you have Tipped an animal this turn"},
    {"pile order",      {{kCardField}},                   "{card} is on the pile, which goes on in the fixed order"},
    {"not part of it",  {{kEffectField}},                 "{effect}: not part of this effect"},
    {"item taken",      {{kEffectField}},                 "{effect}: nothing is left of it"},
    {"gains less",      {{kEffectField}},                 "you are gaining {effect|cards=a card|Idols=an Idol|Tools=a Tool|*}, which is less"},
    {"no card to draw", {},                               "your deck and your discard pile are empty"},
    {"honor top",       {},                               "your marker is on the highest Honor level"},
    {"tools full",      {{kNumberField}},                 "you have {n} Tools"},
    {"food full",       {{kNumberField}},                 "your Food is at its limit, {n}"},
    {"no megalith left", {},                              "no Megalith is left on your Player board"},
    {"neutral next",    {},                               "your next Megalith is a neutral one"},
    {"megalith there",  {},                               "a Megalith lies there"},
    {"not four below",  {{kNumberField}},                 "{n|0=no Megalith lies|1=1 Megalith lies|* Megaliths lie} below that place"},
    {"colored next",    {},                               "that is a starting space, and your next Megalith is a colored one"},
    {"board empty",     {},                               "no Megalith is on the board yet, and that is no starting space"},
    {"no space there",  {},                               "there is no space of the board there"},
    {"none beside",     {},                               "no Megalith lies beside that space"},
    {"not pointed",     {},                               "no arrow points there"},
    {"not revealed",    {{kCardField}},                   "there is no {card} among the cards you revealed"},
    {"labor counted",   {{kCardField}},                   "the Eclipse ability of {card} is Labor, which was counted"},
    {"no influence",    {{kHexField}},                    "you have no Influence on hex {hex}"},
    {"outdone",         {{kSeatField, {"theirs", &kNumberDomain}, {"yours", &kNumberDomain}}}, "{seat} has {theirs} Influence there, you have {yours}"},
    {"hex gained",      {{kHexField}},                    "you have gained the benefit of hex {hex}"},
    {"later hex",       {{kHexField}},                    "hex {hex} was not yours when part c began"},
    {"benefit taken",   {},                               "you have taken it"},
    {"villages placed", {{kNumberField}},                 "you have placed {n|0=no Village|1=1 Village|* Villages}"},
    {"megaliths lie",   {{kNumberField}},                 "{n|1=1 Megalith lies|* Megaliths lie} on that supply space"},
    {"stones placed",   {{kNumberField}},                 "you have {n|0=no Sacred Stone|1=1 Sacred Stone|* Sacred Stones}"},
    {"no such space",   {},                               "there is no such space"},
    {"nothing printed", {},                               "nothing is printed on that space"},
    {"no points",       {},                               "it would score no points now"},
    {"no token there",  {{kHexField}},                    "no Glacier token on hex {hex} waits for you"},
}};
// clang-format on
static_assert(kCauses.size() == static_cast<std::size_t>(CauseId::kCount));

}  // namespace ochre::endless_winter
