// components.h - the box of Stone Age as rows (STA-001 to STA-025, MAH-004 to MAH-008): the
// standard one, and the shelf of others.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/enum_array.h"
#include "core/json.h"
#include "core/shelf.h"
#include "games/stone_age/types.h"

namespace ochre::stone_age {

// What a card, a bonus tile or a die of "dice for all" gives; one function each in effects.cpp.
enum class Icon : std::uint8_t {
  DiceForAll,    // STA-125
  Food,          // STA-128
  Resource,      // STA-128, MAH-082
  RollResource,  // STA-129
  Points,        // STA-130, MAH-090
  Tool,          // STA-131, MAH-087
  FoodTrack,     // STA-132, MAH-081
  Card,          // STA-133, MAH-083
  OneUseTool,    // STA-134
  TwoResources,  // STA-136
  AnyResource,   // MAH-088
  Person,        // MAH-089
  kCount
};

inline constexpr std::array<std::string_view, 12> kIconWords = {
    "dice_for_all", "food",      "resource",     "roll_resource", "points",       "tool",
    "food_track",   "draw_card", "one_use_tool", "two_resources", "any_resource", "person"};

struct Gain {
  Icon icon = Icon::Food;
  Resource resource = kNoResource;
  std::uint8_t amount = 0;  // food, pieces, points; the value of a one-use tool; dice of a roll
  friend constexpr bool operator==(const Gain&, const Gain&) = default;
};

struct CardRow {  // STA-007: top half, bottom half
  std::string_view name;
  Gain top;
  Culture culture = Culture::kCount;  // kCount: people of a trade
  Trade trade = Trade::kCount;        // kCount: a culture symbol
  std::uint8_t people = 0;
  friend constexpr bool operator==(const CardRow&, const CardRow&) = default;
};

enum class Cost : std::uint8_t { Fixed, Choice, Range, kCount };  // STA-153, STA-154, STA-155
inline constexpr std::array<std::string_view, 3> kCostWords = {"fixed", "choice", "range"};
struct BuildingRow {
  std::string_view name;
  Cost type = Cost::Fixed;
  EnumArray<Resource, std::uint8_t> cost{};  // of a fixed tile
  std::uint8_t least = 0, most = 0;          // pieces
  std::uint8_t kinds = 0;                    // of a choice tile
  std::uint8_t points = 0;                   // of a fixed tile; others score by value
  friend constexpr bool operator==(const BuildingRow&, const BuildingRow&) = default;
};

struct TileRow {  // MAH-005, MAH-006, MAH-007
  std::string_view name;
  Resource back = Resource::Wood;
  Gain first, all;
  friend constexpr bool operator==(const TileRow&, const TileRow&) = default;
};

struct Box {
  EnumArray<Card, CardRow> cards;
  EnumArray<Building, BuildingRow> buildings;
  EnumArray<Tile, TileRow> tiles;
  std::array<Gain, 6> dice_for_all{};  // by die, from 1 (STA-125)
  EnumArray<Resource, std::uint8_t> value{};
  EnumArray<Resource, std::uint8_t> pieces{};  // with limited_supply (STA-108)
  std::array<std::uint8_t, kCardSpaces> card_cost{};
  std::uint8_t food_divisor = 0;
  std::uint8_t rings = 0;  // of a resource place (STA-060)
  // With 2, 3, 4 players:
  std::array<std::uint8_t, 3> players_on_resource{};  // STA-064 to STA-066
  std::array<std::uint8_t, 3> village_occupied{};     // STA-063
  std::uint8_t people_start = 0, food_start = 0;
  std::uint8_t hunger_penalty = 0;   // STA-175
  std::uint8_t majority_points = 0;  // MAH-101
  friend constexpr bool operator==(const Box&, const Box&) = default;
};

extern const Box kStandardBox;
extern Shelf<Box> boxes;
// Reads components in the shape of content.json; a problem names the place.
Result<std::uint8_t> add_box(const Json& components);
Json describe_box(std::uint8_t box);  // cards, costs, bonuses, limits: what a drawing needs

}  // namespace ochre::stone_age
