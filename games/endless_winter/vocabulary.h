// vocabulary.h - the verbs of Endless Winter (EWP-343 to EWP-374), with named constructors.
#pragma once

#include "games/endless_winter/causes.h"
#include "games/endless_winter/clauses.h"

namespace ochre::endless_winter {

enum class VerbId : std::uint8_t {
  Side,
  TakeChief,
  TakeSetup,
  Play,
  Use,
  UseChief,
  Place,
  SpendFood,
  TakeTribe,
  TakeCulture,
  PlaceCamp,
  MoveCamp,
  Reveal,
  TakeAnimal,
  Rite,
  TakeStone,
  BuildVillage,
  Tip,
  Bottom,
  TakeToken,
  NextToken,
  UseToken,
  RestDraw,
  Add,
  Megalith,
  Draw,
  Idol,
  Tool,
  Food,
  First,
  DrawAnimal,
  Bury,
  Discard,
  Resolve,
  Hex,
  Board,
  Done,
  Skip,
  EndTurn,
  Pass,  // understood, never offered: there is always another word, or none
  kCount
};

inline constexpr std::array<std::string_view, 2> kSectionWords = {"left", "right"};
inline constexpr std::array<std::string_view, 3> kBoardWords = {"village", "megaliths", "stone"};
inline constexpr Domain kSectionDomain{"section", kSectionWords};
inline constexpr Domain kBoardDomain{"benefit", kBoardWords};
inline constexpr Domain kAbilityDomain{"ability", {}, 1, 2};
inline constexpr Domain kSlotDomain{"slot", {}, 0, kDisplay - 1};
inline constexpr Domain kSpaceDomain{"space", {}, 1, kSupplySpaces};
inline constexpr Domain kBoardSpaceDomain{"board space", {}, 1, 5};
inline constexpr Domain kLevelDomain{"level", {}, 0, kLevels - 1};
inline constexpr Domain kLineDomain{"line", {}, 0, kSide - 1};

// clang-format off
inline constexpr std::array<Verb, 40> kVerbs = {{
    {"side",          {{{"side", &kSideDomain}}},                                        "use side {side} of the Chief card", {EWP(36), EWP(343)}},
    {"take chief",    {{{"chief", &kChiefDomain}}},                                      "take {chief}", {EWP(314), EWP(344)}},
    {"take setup",    {{{"setup", &kSetupDomain}}},                                      "take {setup}", {EWP(313), EWP(345)}},
    {"play",          {{{"card", &kCardDomain}}},                                        "play {card}", {EWP(90), EWP(92), EWP(112), EWP(349)}},
    {"use",           {{{"card", &kCardDomain}, {"ability", &kAbilityDomain}}},          "use the {ability|1=first|second} ability of {card}", {EWP(119), EWP(120), EWP(263)}},
    {"use chief",     {{{"ability", &kAbilityDomain}}},                                  "use the {ability|1=first|second} ability of the Chief card", {EWP(103), EWP(104)}},
    {"place",         {{{"figure", &kFigureDomain}, {"column", &kColumnDomain}}},        "place {figure|Chief=the Chief|a Tribe figure} {column|Rest=on the Rest space|in *}", {EWP(100), EWP(102), EWP(131), EWP(348)}},
    {"spend food",    {},                                                                "spend Food for 1 Labor", {EWP(129), EWP(127)}},
    {"take tribe",    {{{"tribe", &kTribeDomain}}},                                      "take {tribe}", {EWP(141), EWP(142), EWP(144), EWP(357)}},
    {"take culture",  {{{"slot", &kSlotDomain}}},                                        "take {slot}", {EWP(156), EWP(358)}},
    {"place camp",    {},                                                                "place a Camp on the Base hex", {EWP(166), EWP(178), EWP(362)}},
    {"move camp",     {{{"from", &kHexDomain}, {"to", &kHexDomain}}},                    "move a Camp from {from|0=the Base hex|hex *} to {to|0=the Base hex|hex *}", {EWP(167), EWP(179), EWP(362)}},
    {"reveal",        {},                                                                "turn up animals", {EWP(170), EWP(171), EWP(374)}},
    {"take animal",   {{{"animal", &kAnimalDomain}}},                                    "take {animal} from the Hunting grounds", {EWP(173), EWP(260), EWP(359)}},
    {"rite",          {},                                                                "hold the rite: take a Tribe card, bury a card, or both", {EWP(144), EWP(145), EWP(351)}},
    {"take stone",    {{{"section", &kSectionDomain}, {"space", &kSpaceDomain}}},        "take the Sacred Stone of the {section} section, space {space}", {EWP(158), EWP(159), EWP(160)}},
    {"build village", {{{"juncture", &kJunctureDomain}}},                                "place a Village between hexes {juncture}", {EWP(168), EWP(184), EWP(363)}},
    {"tip",           {{{"animal", &kAnimalDomain}}},                                    "Tip {animal}", {EWP(175), EWP(256), EWP(360)}},
    {"bottom",        {},                                                                "carry out the bottom action", {EWP(108), EWP(352)}},
    {"take token",    {},                                                                "take the face-up Rest token", {EWP(325), EWP(353)}},
    {"next token",    {},                                                                "take the next Rest token instead", {EWP(325), EWP(353)}},
    {"use token",     {{{"ability", &kAbilityDomain}}},                                  "use the {ability|1=first|second} effect of the Rest token", {EWP(326), EWP(329)}},
    {"rest draw",     {},                                                                "draw a card for resting", {EWP(131), EWP(353)}},
    {"add",           {{{"card", &kCardDomain, true}}},                                  "put {card} on the Eclipse pile", {EWP(137), EWP(354)}},
    {"megalith",      {{{"level", &kLevelDomain}, {"row", &kLineDomain}, {"col", &kLineDomain}}}, "place a Megalith on {level|0=the ground|level *}, row {row}, column {col}", {EWP(223), EWP(226), EWP(227), EWP(355)}},
    {"draw",          {},                                                                "draw a card", {EWP(75), EWP(71), EWP(355)}},
    {"idol",          {{{"track", &kTrackDomain}}},                                      "move up the {track} track", {EWP(243), EWP(247), EWP(252), EWP(355)}},
    {"tool",          {},                                                                "gain a Tool", {EWP(75), EWP(83), EWP(355)}},
    {"food",          {},                                                                "gain a Food", {EWP(75), EWP(80), EWP(355)}},
    {"first",         {{{"effect", &kDoDomain}}},                                        "choose {effect} first", {EWP(268), EWP(356)}},
    {"draw animal",   {},                                                                "take the top card of the Animal deck", {EWP(260), EWP(359)}},
    {"bury",          {{{"zone", &kZoneDomain}, {"card", &kCardDomain, true}}},          "bury {card} from the {zone}", {EWP(149), EWP(150), EWP(361)}},
    {"discard",       {{{"card", &kCardDomain}}},                                        "discard {card}", {EWP(282), EWP(364)}},
    {"resolve",       {{{"card", &kTribeDomain}}},                                       "use the Eclipse ability of {card}", {EWP(201), EWP(366)}},
    {"hex",           {{{"hex", &kHexDomain}}},                                          "gain the benefit of hex {hex}", {EWP(202), EWP(323), EWP(367)}},
    {"board",         {{{"benefit", &kBoardDomain}, {"space", &kBoardSpaceDomain}}},     "gain the Player board benefit: {benefit} {space}", {EWP(207), EWP(368)}},
    {"done",          {},                                                                "done", {EWP(106), EWP(111), EWP(346), EWP(350)}},
    {"skip",          {},                                                                "do without it", {EWP(86), EWP(198)}},
    {"end turn",      {},                                                                "end the turn", {EWP(352), EWP(135)}},
    {"pass",          {},                                                                "pass", {EWP(86)}},
}};
// clang-format on

constexpr Action act(VerbId verb, int a = 0, int b = 0, int c = 0) {
  return Action{raw(verb), static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b),
                static_cast<std::uint8_t>(c)};
}
constexpr VerbId verb_of(Action a) { return static_cast<VerbId>(a.verb); }
template <class Enum>
constexpr Action act(VerbId verb, Enum thing)
  requires std::is_enum_v<Enum>
{
  return act(verb, raw(thing));
}
inline constexpr Action kDone = act(VerbId::Done), kSkip = act(VerbId::Skip);

}  // namespace ochre::endless_winter
