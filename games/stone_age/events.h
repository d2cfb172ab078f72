// events.h - what happens in Stone Age, in words.
#pragma once

#include "games/stone_age/dice.h"
#include "games/stone_age/types.h"

namespace ochre::stone_age {

inline constexpr Domain kNumberDomain{"number", {}, -32768, 32767};

inline constexpr Field kPlaceField{"place", &kPlaceDomain};
inline constexpr Field kResourceField{"resource", &kResourceDomain};
inline constexpr Field kCardField{"card", &kCardDomain};
inline constexpr Field kHiddenCardField{"card", &kCardDomain, true};
inline constexpr Field kBuildingField{"building", &kBuildingDomain};
inline constexpr Field kTileField{"tile", &kTileDomain};
inline constexpr Field kAmountField{"amount", &kNumberDomain};
inline constexpr Field kPointsField{"points", &kNumberDomain};
inline constexpr Field kDiceField{"dice", &kDiceDomain};
inline constexpr Field kMoreField{"more", &kDiceDomain};
inline constexpr Field kRestField{"rest", &kDiceDomain};
inline constexpr Field kSumField{"sum", &kNumberDomain};

inline constexpr std::array<std::string_view, 2> kBonusWords = {"first", "all"};
inline constexpr std::array<std::string_view, 2> kBonusNames = {"\"1.\"", "\"all\""};
inline constexpr Domain kBonusDomain{"bonus", kBonusWords};

enum class EventId : std::uint8_t {
  Dealt,
  Turned,
  Back,
  Starts,
  Herd,
  HerdGone,
  Placed,
  Rolled,
  RolledMany,
  RolledMost,
  ToolUsed,
  OneUseUsed,
  Gained,
  GainedFood,
  GainedTool,
  GainedPerson,
  GainedLevel,
  GainedPoints,
  Paid,
  PaidFood,
  Left,
  Bought,
  DiceForAll,
  Picked,
  KeptTool,
  KeptTwo,
  UsedTwo,
  DrewCard,
  NothingDrawn,
  Built,
  Moved,
  Tamed,
  TamedMany,
  Won,
  Drew,
  Untamed,
  ChoseBonus,
  TookTile,
  Hungry,
  Slid,
  Ended,
  Shown,
  Scored,
  Winner,
  kCount
};

inline constexpr std::array<EventKind, 44> kEvents = {{
    {"dealt", {{kPlaceField, kCardField}}, "{card} lies on {place}"},
    {"turned",
     {{kPlaceField, kBuildingField}},
     "a building for {building} is turned up on {place}"},
    {"back", {{kResourceField}}, "the next bonus tile shows {resource} on its back"},
    {"starts", {{{"round", &kNumberDomain}}}, "round {round}: {who} is the start player"},
    {"herd",
     {{kPlaceField, kTileField}},
     "the herd comes to {place}, and a bonus tile is turned up"},
    {"herd gone", {}, "the whole herd is tamed and leaves"},
    {"placed",
     {{kPlaceField, kAmountField}},
     "{who} places {amount|1=1 person|* people} at {place}"},
    {"rolled", {{kDiceField, kSumField}}, "{who} rolls {dice}: {sum} in all"},
    {"rolled many",
     {{kDiceField, kMoreField, kSumField}},
     "{who} rolls {dice} {more}: {sum} in all"},
    {"rolled most",
     {{kDiceField, kMoreField, kRestField, kSumField}},
     "{who} rolls {dice} {more} {rest}: {sum} in all"},
    {"tool used", {{{"value", &kNumberDomain}}}, "{who} adds a tool: +{value}"},
    {"one-use used", {{{"value", &kNumberDomain}}}, "{who} adds a one-use tool: +{value}"},
    {"gained", {{kResourceField, kAmountField}}, "{who} gains {amount} {resource}"},
    {"gained food", {{kAmountField}}, "{who} gains {amount} food"},
    {"gained tool", {{{"value", &kNumberDomain}}}, "{who} has a tool of value {value}"},
    {"gained person", {{kAmountField}}, "{who} now has {amount} people"},
    {"gained level", {{kAmountField}}, "{who} is at {amount} on the food track"},
    {"gained points", {{kPointsField}}, "{who} scores {points|1=1 point|* points}"},
    {"paid", {{kResourceField, kAmountField}}, "{who} pays {amount} {resource}"},
    {"paid food", {{kAmountField}}, "{who} pays {amount} food"},
    {"left", {{kPlaceField}}, "{who} buys nothing on {place}"},
    {"bought", {{kCardField}}, "{who} buys {card}"},
    {"dice for all", {{kDiceField}}, "{who} rolls dice for all: {dice}"},
    {"picked", {{{"die", &kNumberDomain}}}, "{who} takes the die {die}"},
    {"kept tool", {{{"value", &kNumberDomain}}}, "{who} keeps a one-use tool of value {value}"},
    {"kept two", {}, "{who} may take 2 resources at any time"},
    {"used two", {}, "{who} uses the card for 2 resources"},
    {"drew card", {{kHiddenCardField}}, "{who} draws {card}", "{who} draws a card unseen"},
    {"nothing drawn", {}, "the pile is empty: {who} draws nothing"},
    {"built",
     {{kBuildingField, kPointsField}},
     "{who} builds for {building}: {points|1=1 point|* points}"},
    {"moved",
     {{kAmountField}},
     "{who} sends {amount|0=nobody|1=1 person|* people} to the bonus tile"},
    {"tamed", {{kDiceField}}, "{who} rolls {dice} to tame a mammoth"},
    {"tamed many", {{kDiceField, kMoreField}}, "{who} rolls {dice} {more} to tame a mammoth"},
    {"won", {}, "{who} wins the taming"},
    {"drew", {}, "{who} ties in the taming"},
    {"untamed", {{kTileField}}, "nobody wins the bonus tile: it goes back to the box"},
    {"chose bonus", {{{"bonus", &kBonusDomain}}}, "{who} takes the {bonus} bonus"},
    {"took tile", {{kTileField}}, "{who} takes the bonus tile"},
    {"hungry",
     {{kPointsField}},
     "{who} lets people go hungry and loses {points|1=1 point|* points}"},
    {"slid", {}, "the cards slide to the right"},
    {"ended", {}, "the game ends"},
    {"shown", {{kCardField}}, "{who} shows {card}", {}, true},
    {"scored",
     {{{"played", &kNumberDomain},
       {"mammoths", &kNumberDomain},
       {"cards", &kNumberDomain},
       {"total", &kNumberDomain}}},
     "{who}: {played} in play, {mammoths} for mammoths, {cards} for cards and leftovers: {total}"},
    {"winner", {}, "{who} wins"},
}};

inline Event event(EventId kind, Seat who, int a = 0, int b = 0, int c = 0, int d = 0,
                   std::uint8_t seen_by = 0xff) {
  return Event{static_cast<std::uint8_t>(kind),
               who,
               seen_by,
               {static_cast<std::int16_t>(a), static_cast<std::int16_t>(b),
                static_cast<std::int16_t>(c), static_cast<std::int16_t>(d)}};
}

}  // namespace ochre::stone_age
