// news.h - what can happen in Mammothodus, as events for logs, records and screens.
#pragma once

#include "games/mammothodus/types.h"

namespace ochre::mammothodus {

// clang-format off
enum class EventId : std::uint8_t {
  Talent, Starts, Opened, Market, Drew, First, Turn, Human, Reshuffled, Discovered, Degraded,
  NewTrail, Summoned, CallBlocked, TribesAttack, SpiritAttacks, Suffered, Protected, TribeMoved,
  SpiritMoved, Appeared, TrailLocked, Baited, Trapped, Rolled, SpiritFell, TribesFell, Chose,
  ExtraAction, Uses, Laid, TookBack, Went, PickedUp, PutDown, TurnedUp, RollsAgain, Grew,
  Developed, Took, TookTop, Activated, ShardUsed, Token, PlayedDrawThree, Discarded, Generation,
  TookDegradation, Added, Removed, Changed, Won, Lost, kCount
};
// clang-format on

inline constexpr Domain kNumberDomain{"number", {}, -99, 9999};
namespace fields {
inline constexpr Field kS{"space", &kSpaceDomain};
inline constexpr Field kC{"colour", &kColourDomain};
inline constexpr Field kK{"card", &kCardDomain};
}  // namespace fields

// clang-format off
inline constexpr auto kEvents = [] {
  using namespace fields;
  return std::array<EventKind, 53>{{
    {"talent", {{{"talent", &kTalentDomain}}}, "{who} takes the talent {talent}"},
    {"starts", {{kC}}, "{who} puts the {colour} figurine into the centre"},
    {"opened", {{{"fragment", &kFragmentDomain}}}, "{fragment} of the portal track is opened"},
    {"market", {{kK}}, "{card} lies in the market"},
    {"drew", {{kK}}, "{who} draws {card}"},
    {"first", {}, "{who} takes the first turn"},
    {"turn", {{{"number", &kNumberDomain}}}, "turn {number}: {who}"},
    {"human card", {{{"card", &kHumanDomain}}}, "the human card is {card}"},
    {"reshuffled", {}, "the human cards are shuffled again"},
    {"discovered", {{{"discovery", &kDiscoveryDomain}}}, "the humans discover {discovery}"},
    {"degraded", {{{"cards", &kNumberDomain}}},
     "{who} shuffles {cards|1=1 degradation card|* degradation cards} into the draw pile"},
    {"new trail", {{{"trail", &kTrailDomain}, kS}}, "trail {trail} opens on {space}"},
    {"summoned", {{{"spirit", &kSpiritDomain}, kS}}, "the tribes summon {spirit} on {space}"},
    {"call blocked", {{kS}}, "no spirit is summoned on {space}"},
    {"tribes attack", {{kS, {"tribes", &kNumberDomain}}}, "{tribes|1=1 tribe attacks|* tribes attack} on {space}"},
    {"spirit attacks", {{kS, {"die", &kNumberDomain}}}, "a spirit attacks on {space} with a {die}"},
    {"suffered", {{{"loss", &kNumberDomain}, {"population", &kNumberDomain}}},
     "{who} loses {loss} population, now {population}"},
    {"protected", {{kS}}, "{space} is protected this turn"},
    {"tribe moved", {{{"from", &kSpaceDomain}, {"to", &kSpaceDomain}}},
     "a tribe moves from {from} to {to}"},
    {"spirit moved", {{{"spirit", &kSpiritDomain}, {"from", &kSpaceDomain}, {"to", &kSpaceDomain}}},
     "{spirit} moves from {from} to {to}"},
    {"appeared", {{kS}}, "a tribe appears on {space}"},
    {"trail locked", {{kS}}, "no tribe appears on {space}"},
    {"baited", {{kS}}, "the bait on {space} is used"},
    {"trapped", {{kS, {"traps", &kNumberDomain}}}, "{traps|1=1 trap is|* traps are} used on {space}"},
    {"rolled", {{{"die", &kNumberDomain}}}, "a die shows {die}"},
    {"spirit fell", {{{"spirit", &kSpiritDomain}, kS}}, "{spirit} is destroyed on {space}"},
    {"tribes fell", {{{"tribes", &kNumberDomain}, kS}}, "{tribes|1=1 tribe is|* tribes are} destroyed on {space}"},
    {"chose", {{{"action", &kDeedDomain}}}, "{who} chooses {action}"},
    {"extra action", {{{"action", &kDeedDomain}, kC}},
     "{who} discards the {colour} extra action card for {action}"},
    {"uses", {{kC, kS}}, "{who} uses the {colour} figurine on {space}"},
    {"laid", {{kK}}, "{who} lays {card}"},
    {"took back", {{{"cost", &kNumberDomain}}},
     "the cost of {cost} is not reached: all cards go back"},
    {"went", {{kC, kS}}, "{who} moves the {colour} figurine to {space}"},
    {"picked up", {{{"shard", &kShardDomain}}}, "{who} picks up {shard}"},
    {"put down", {{{"shard", &kShardDomain}, kS}}, "{who} puts {shard} down on {space}"},
    {"turned up", {{{"shard", &kShardDomain}, kS}}, "{shard} is turned up on {space}"},
    {"rolls again", {{{"population", &kNumberDomain}}},
     "{who} pays one population, now {population}, to roll again"},
    {"grew", {{{"growth", &kNumberDomain}, {"population", &kNumberDomain}}},
     "{who} grows by {growth} to {population}"},
    {"developed", {{{"marker", &kNumberDomain}}}, "{who} moves the degradation marker to {marker}"},
    {"took", {{kK}}, "{who} takes {card}"},
    {"took top", {{kK}}, "{who} takes the top card: {card}"},
    {"activated", {{{"line", &kNumberDomain}, kS}},
     "{who} activates the place of line {line} on {space}"},
    {"shard used", {{{"shard", &kShardDomain}}}, "{shard} leaves the game"},
    {"token", {{kS}}, "{who} places a talent token on {space}"},
    {"played draw three", {}, "{who} plays draw three"},
    {"discarded", {{kK}}, "{who} discards {card}"},
    {"generation", {}, "{who} begins a new generation"},
    {"took degradation", {{{"cards", &kNumberDomain}}}, "{who} takes {cards|1=1 degradation card|* degradation cards}"},
    {"added", {{kC, kS}}, "{who} adds the {colour} figurine on {space}"},
    {"removed", {{kC}}, "{who} removes the {colour} figurine"},
    {"changed", {{kC, kS}}, "{who} now has the {colour} figurine on {space}"},
    {"won", {},
     "all four places of power are active and every clan is in the centre: the players win"},
    {"lost", {{{"end", &kEndDomain}, kS}}, "the players lose: {end}"},
  }};
}();
// clang-format on
static_assert(kEvents.size() == static_cast<std::size_t>(EventId::kCount));

inline Event event(EventId kind, Seat who, int a = 0, int b = 0, int c = 0) {
  return Event{raw(kind),
               who,
               0xff,
               {static_cast<std::int16_t>(a), static_cast<std::int16_t>(b),
                static_cast<std::int16_t>(c), 0}};
}

}  // namespace ochre::mammothodus
