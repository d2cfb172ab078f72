// events.h - what happens in Endless Winter, and the luck of it, in words.
#pragma once

#include "games/endless_winter/steps.h"

namespace ochre::endless_winter {

inline constexpr std::array<std::string_view, 2> kSideWords = {"a", "b"};
inline constexpr std::array<std::string_view, 2> kFigureWords = {"tribe", "chief"};
inline constexpr Domain kSideDomain{"side", kSideWords};
inline constexpr Domain kFigureDomain{"figure", kFigureWords};
inline constexpr Domain kCountDomain{"count", {}, -9999, 9999};
inline constexpr Domain kHalvesDomain{"halves", {}, 0, 9999, false, true};
inline constexpr Domain kHexDomain{"hex", {}, 0, kHexes - 1};
inline constexpr Domain kJunctureDomain{"juncture", {}, 0, kJunctures - 1};
inline constexpr Domain kSourceDomain{"source", kSourceWords};
inline constexpr Field kCardField{"card", &kCardDomain};
inline constexpr Field kSecretField{"card", &kCardDomain, true};
inline constexpr Field kCountField{"n", &kCountDomain};
inline constexpr Field kHalvesField{"n", &kHalvesDomain};
inline constexpr Field kAnimalField{"animal", &kAnimalDomain};
inline constexpr Field kHexField{"hex", &kHexDomain};

enum class EventId : std::uint8_t {
  ChiefDealt,
  SideChosen,
  SetupDealt,
  RoundBegan,
  TurnBegan,
  Played,
  Placed,
  UsedCard,
  UsedChief,
  SpentFood,
  Drew,
  Reshuffled,
  GainedFood,
  GainedTools,
  Labor,
  TookTribe,
  TookCulture,
  Buried,
  Discarded,
  TookStone,
  CampPlaced,
  CampMoved,
  VillageBuilt,
  TokenTurned,
  AnimalShown,
  TookAnimal,
  Tipped,
  MegalithPlaced,
  Idol,
  Scored,
  RestTokenTaken,
  RestTokenUp,
  PileAdded,
  PileShown,
  EclipseLabor,
  NewOrder,
  DisplayDealt,
  Final,
  Won,
  kCount
};

// clang-format off
inline constexpr std::array<EventKind, 39> kEvents = {{
    {"chief dealt",     {{{"chief", &kChiefDomain}}},                "{who} leads with {chief}", {}, true},
    {"side chosen",     {{{"side", &kSideDomain}}},                  "{who} chooses side {side} of the Chief card"},
    {"setup dealt",     {{{"setup", &kSetupDomain}}},                "{who} starts with {setup}", {}, true},
    {"round began",     {{kCountField}},                             "round {n} begins", {}, true},
    {"turn began",      {{kCountField}},                             "{who} takes turn {n} of the round"},
    {"played",          {{kCardField}},                              "{who} plays {card}", {}, true},
    {"placed",          {{{"figure", &kFigureDomain}, {"column", &kColumnDomain}}}, "{who} places {figure|Chief=the Chief|a Tribe figure} {column|Rest=on the Rest space|in *}"},
    {"used",            {{kCardField}},                              "{who} uses {card}"},
    {"used chief",      {},                                          "{who} uses the Chief's ability"},
    {"spent food",      {{kCountField}},                             "{who} spends {n} Food for 1 Labor"},
    {"drew",            {{kSecretField}},                            "{who} draws {card}", "{who} draws a card"},
    {"reshuffled",      {{kCountField}},                             "{who} shuffles {n|1=1 discarded card|* discarded cards} into a new deck"},
    {"food",            {{kCountField}},                             "{who} gains {n} Food"},
    {"tools",           {{kCountField}},                             "{who} gains {n|1=1 Tool|* Tools}"},
    {"labor",           {{kHalvesField}},                            "{who} gains {n|0=no|*} Labor"},
    {"took tribe",      {{kCardField}},                              "{who} takes {card}"},
    {"took culture",    {{kCardField}},                              "{who} takes {card}"},
    {"buried",          {{{"zone", &kZoneDomain}, kSecretField}},    "{who} buries {card} from the {zone}", "{who} buries a card from the {zone}"},
    {"discarded",       {{kCardField}},                              "{who} discards {card}", {}, true},
    {"took stone",      {{{"stone", &kStoneDomain}}},                "{who} takes the Sacred Stone {stone}"},
    {"camp placed",     {},                                          "{who} places a Camp on the Base hex"},
    {"camp moved",      {{{"from", &kHexDomain}, {"to", &kHexDomain}}}, "{who} moves a Camp from {from|0=the Base hex|hex *} to {to|0=the Base hex|hex *}"},
    {"village built",   {{{"juncture", &kJunctureDomain}}},          "{who} places a Village between hexes {juncture}"},
    {"token turned",    {{kHexField, {"token", &kTokenDomain}}},     "the Glacier token of hex {hex} is turned up: {token}", {}, true},
    {"animal shown",    {{kAnimalField}},                            "{animal} comes to the Hunting grounds", {}, true},
    {"took animal",     {{kAnimalField}},                            "{who} takes {animal}"},
    {"tipped",          {{kAnimalField}},                            "{who} Tips {animal}"},
    {"megalith placed", {{{"level", &kCountDomain}, {"row", &kCountDomain}, {"col", &kCountDomain}}}, "{who} places a Megalith on {level|0=the ground|level *}, row {row}, column {col}"},
    {"idol",            {{{"track", &kTrackDomain}, kCountField}},   "{who} climbs to level {n} of the {track} track"},
    {"scored",          {{{"source", &kSourceDomain}, kCountField}}, "{who} scores {n|1=1 point|* points} ({source})"},
    {"rest token",      {{{"token", &kRestDomain}}},                 "{who} takes the Rest token: {token}"},
    {"rest token up",   {{{"token", &kRestDomain}}},                 "a Rest token is turned up: {token}", {}, true},
    {"pile",            {{kSecretField}},                            "{who} puts {card} on the Eclipse pile", "{who} puts a card on the Eclipse pile"},
    {"shown",           {{kCardField}},                              "{who} reveals {card}", {}, true},
    {"eclipse labor",   {{kHalvesField}},                            "{who} counts {n|0=no|*} Labor", {}, true},
    {"order",           {{{"place", &kCountDomain}}},                "{who} is now {place|1=first|2=second|3=third|fourth} in turn order"},
    {"display",         {{{"slot", &kCountDomain}, kCardField}},     "{card} comes to the Culture display", {}, true},
    {"final",           {{{"source", &kSourceDomain}, kCountField}}, "{who} scores {n|1=1 point|* points} in final scoring ({source})", {}, true},
    {"won",             {},                                          "{who} wins"},
}};
// clang-format on

inline Event event(EventId kind, Seat who, int a = 0, int b = 0, int c = 0,
                   std::uint8_t seen_by = 0xff) {
  return Event{raw(kind),
               who,
               seen_by,
               {static_cast<std::int16_t>(a), static_cast<std::int16_t>(b),
                static_cast<std::int16_t>(c), 0}};
}

enum class LuckId : std::uint8_t {  // EWP-338: nothing else is random
  Draw,
  Animal,
  Stone,
  Culture,
  Chief,
  Setup,
  Aid,
  Tile,
  Terrain,
  Token,
  Rest,
  kCount
};
inline constexpr std::array<LuckKind, 11> kLucks = {{
    {"draw", &kCardDomain},
    {"animals", &kAnimalDomain},
    {"stones", &kStoneDomain},
    {"culture", &kCardDomain},
    {"chiefs", &kChiefDomain},
    {"setups", &kSetupDomain},
    {"aids", &kSeatDomain},
    {"tiles", &kTileDomain},
    {"hexes", &kTerrainDomain},
    {"tokens", &kTokenDomain},
    {"rests", &kRestDomain},
}};

}  // namespace ochre::endless_winter
