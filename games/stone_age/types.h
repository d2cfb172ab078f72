// types.h - the nouns of Stone Age: resources, places, cards, buildings, bonus tiles, limits.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/bag.h"
#include "core/game.h"
#include "core/vocabulary.h"

namespace ochre::stone_age {

enum class Resource : std::uint8_t { Wood, Brick, Stone, Gold, kCount };  // never food (STA-005)
inline constexpr std::array<std::string_view, 4> kResourceWords = {"wood", "brick", "stone",
                                                                   "gold"};
inline constexpr auto kNoResource = static_cast<Resource>(5);  // no herd place, no back to see

enum class Place : std::uint8_t {  // STA-014, in the order of every list
  Hunt,
  Forest,
  ClayPit,
  Quarry,
  River,
  ToolMaker,
  Hut,
  Field,
  Card1,
  Card2,
  Card3,
  Card4,
  Building1,
  Building2,
  Building3,
  Building4,
  kCount
};
inline constexpr std::array<std::string_view, 16> kPlaceWords = {
    "hunt",       "forest",     "clay_pit",   "quarry",    "river",  "tool_maker",
    "hut",        "field",      "card_1",     "card_2",    "card_3", "card_4",
    "building_1", "building_2", "building_3", "building_4"};
inline constexpr std::array<std::string_view, 16> kPlaceNames = {
    "the hunting grounds", "the forest",       "the clay pit",     "the quarry",
    "the river",           "the tool maker",   "the hut",          "the field",
    "card space 1",        "card space 2",     "card space 3",     "card space 4",
    "building stack 1",    "building stack 2", "building stack 3", "building stack 4"};
inline constexpr std::array<std::string_view, kMaxSeats> kColourWords = {"red", "blue", "green",
                                                                         "yellow"};  // STA-001

// The pieces of the box, named by their numbers in content.json: what they show is the box's.
enum class Card : std::uint8_t { kFirst = 0, kCount = 36 };      // civilisation cards (STA-007)
enum class Building : std::uint8_t { kFirst = 0, kCount = 28 };  // building tiles (STA-010)
enum class Tile : std::uint8_t { kFirst = 0, kCount = 16 };      // bonus tiles (MAH-004)
inline constexpr std::array<std::string_view, 36> kCardWords = {
    "civ01", "civ02", "civ03", "civ04", "civ05", "civ06", "civ07", "civ08", "civ09",
    "civ10", "civ11", "civ12", "civ13", "civ14", "civ15", "civ16", "civ17", "civ18",
    "civ19", "civ20", "civ21", "civ22", "civ23", "civ24", "civ25", "civ26", "civ27",
    "civ28", "civ29", "civ30", "civ31", "civ32", "civ33", "civ34", "civ35", "civ36"};
inline constexpr std::array<std::string_view, 28> kBuildingWords = {
    "bld01", "bld02", "bld03", "bld04", "bld05", "bld06", "bld07", "bld08", "bld09", "bld10",
    "bld11", "bld12", "bld13", "bld14", "bld15", "bld16", "bld17", "bld18", "bld19", "bld20",
    "bld21", "bld22", "bld23", "bld24", "bld25", "bld26", "bld27", "bld28"};
inline constexpr std::array<std::string_view, 16> kTileWords = {
    "mam01", "mam02", "mam03", "mam04", "mam05", "mam06", "mam07", "mam08",
    "mam09", "mam10", "mam11", "mam12", "mam13", "mam14", "mam15", "mam16"};
inline constexpr auto kNoCard = static_cast<Card>(37);  // an empty card space; 36 is a blank
inline constexpr auto kNoBuilding = static_cast<Building>(29);
inline constexpr auto kNoTile = static_cast<Tile>(17);

enum class Culture : std::uint8_t {  // STA-008
  Healing,
  Art,
  Writing,
  Pottery,
  Time,
  Transport,
  Music,
  Weaving,
  kCount
};
inline constexpr std::array<std::string_view, 8> kCultureWords = {
    "healing", "art", "writing", "pottery", "time", "transport", "music", "weaving"};
enum class Trade : std::uint8_t { Farmer, ToolMaker, HutBuilder, Shaman, kCount };  // STA-009
inline constexpr std::array<std::string_view, 4> kTradeWords = {"farmer", "tool_maker", "builder",
                                                                "shaman"};

inline constexpr int kCardSpaces = 4;   // STA-020
inline constexpr int kStacks = 4;       // STA-022
inline constexpr int kStackTiles = 7;   // STA-022
inline constexpr int kToolSlots = 3;    // STA-091
inline constexpr int kTopTool = 4;      // STA-092
inline constexpr int kTopLevel = 10;    // of the food track (STA-013)
inline constexpr int kMostPeople = 10;  // STA-002
inline constexpr int kTopOneUse = 6;    // the highest value a one-use tool may have in any box
inline constexpr int kMostPay = 7;      // STA-155
inline constexpr int kLastRound = 60;   // STA-193

template <class Enum>
constexpr std::uint8_t raw(Enum e) {
  return static_cast<std::uint8_t>(e);
}
constexpr bool is_resource_place(Place p) { return p >= Place::Forest && p <= Place::River; }
constexpr bool is_dice_place(Place p) { return p <= Place::River; }
constexpr bool is_village_place(Place p) { return p >= Place::ToolMaker && p <= Place::Field; }
constexpr bool is_card_place(Place p) { return p >= Place::Card1 && p <= Place::Card4; }
constexpr bool is_building_place(Place p) { return p >= Place::Building1; }
constexpr Place place_of(Resource r) { return static_cast<Place>(raw(r) + 1); }  // MAH-010
constexpr Resource resource_of(Place p) { return static_cast<Resource>(raw(p) - 1); }
constexpr std::size_t space_of(Place p) { return raw(p) - std::size_t{raw(Place::Card1)}; }
constexpr std::size_t stack_of(Place p) { return raw(p) - std::size_t{raw(Place::Building1)}; }

inline constexpr Domain kResourceDomain{"resource", kResourceWords};
inline constexpr Domain kPlaceDomain{"place", kPlaceWords};
inline constexpr Domain kCardDomain{"card", kCardWords};
inline constexpr Domain kBuildingDomain{"building", kBuildingWords};
inline constexpr Domain kTileDomain{"tile", kTileWords};
inline constexpr Domain kCultureDomain{"symbol", kCultureWords};
inline constexpr Domain kTradeDomain{"kind", kTradeWords};

}  // namespace ochre::stone_age
