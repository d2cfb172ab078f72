// effects.h - the icon vocabulary (EWP-272 to EWP-281): what an ability costs and gives. Every
// ability of the box has a number, so that a frame of the stack can name it.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "games/endless_winter/types.h"

namespace ochre::endless_winter {

enum class Do : std::uint8_t {
  HalfLabor,  // EWP-272
  Food,
  FoodMax,
  Tool,
  Draw,  // EWP-276
  Idol,
  Megalith,
  MegalithArrow,
  Bury,
  TribeHand,  // EWP-277
  TribeDiscard,
  CultureHand,
  AnimalChoose,
  AnimalDraw,
  AnimalReveal,
  Tip,
  CampPlace,  // EWP-275
  CampMove,
  VillagePlace,
  Points,
  kCount
};
inline constexpr std::array<std::string_view, 20> kDoWords = {
    "half_labor",    "food",         "food_max",       "tool",          "draw",
    "idol",          "megalith",     "megalith_arrow", "bury",          "tribe_hand",
    "tribe_discard", "culture_hand", "animal_choose",  "animal_draw",   "animal_reveal",
    "tip",           "camp_place",   "camp_move",      "village_place", "points"};
inline constexpr Domain kDoDomain{"effect", kDoWords};

enum class When : std::uint8_t {
  Initiate,  // the first four: as Any, with the figure in that column (EWP-117)
  Develop,
  Migrate,
  Hunt,
  Any,  // EWP-267
  Culture,
  Eclipse,
  Tip,
  Space,
  StoneSpace,
  Terrain,
  Village,
  Rest,
  Board,  // turn order track, Player board, bottom sections
  kCount
};
inline constexpr std::array<std::string_view, 14> kWhenWords = {"column:initiate",
                                                                "column:develop",
                                                                "column:migrate",
                                                                "column:hunt",
                                                                "any",
                                                                "culture",
                                                                "eclipse",
                                                                "tip",
                                                                "space",
                                                                "stone_space",
                                                                "terrain",
                                                                "village",
                                                                "rest",
                                                                "board"};
inline constexpr Domain kWhenDomain{"when", kWhenWords};

struct Cost {  // EWP-262: left of the result arrow
  std::uint8_t food = 0, tool = 0, half_labor = 0, discard = 0;
  friend constexpr bool operator==(const Cost&, const Cost&) = default;
};
struct Item {
  Do what = Do::kCount;
  std::uint8_t n = 0;
  std::array<std::uint8_t, 2> to{};  // of an arrow: spaces of the same tile (EWP-238)
  friend constexpr bool operator==(const Item&, const Item&) = default;
};
inline constexpr std::size_t kMostItems = 3;
struct Ability {
  When when = When::kCount;
  Cost cost;
  std::array<Item, kMostItems> gain{};
  bool ordered = false;     // the items come in this order (EWP-169)
  std::uint8_t items = 0;   // 0: there is no such ability
  bool only_labor = false;  // EWP-123: free and nothing but Labor
  friend constexpr bool operator==(const Ability&, const Ability&) = default;
};

// Fills in what follows from the rest.
constexpr Ability counted(Ability ability) {
  ability.items = 0;
  ability.only_labor = ability.cost == Cost{};
  for (const Item& item : ability.gain) {
    if (item.what == Do::kCount) break;
    ++ability.items;
    ability.only_labor = ability.only_labor && item.what == Do::HalfLabor;
  }
  ability.only_labor = ability.only_labor && ability.items > 0;
  return ability;
}

using AbilityId = std::uint8_t;
constexpr AbilityId id(int n) { return static_cast<AbilityId>(n); }
constexpr AbilityId card_ability(Card card, int k) { return id(raw(card) * 2 + k); }
constexpr AbilityId chief_ability(Chief chief, int side, int k) {
  return id(96 + (raw(chief) * 2 + side) * 2 + k);
}
constexpr AbilityId tip_ability(Animal animal) { return id(116 + raw(animal)); }
constexpr AbilityId space_ability(Tile tile, int i) { return id(123 + raw(tile) * 8 + i); }
constexpr AbilityId stone_space_ability(int i) { return id(155 + i); }
constexpr AbilityId terrain_ability(Terrain terrain) { return id(158 + raw(terrain)); }
constexpr AbilityId token_ability(Token token) { return id(166 + raw(token)); }
constexpr AbilityId rest_ability(RestToken token, int k) { return id(176 + raw(token) * 2 + k); }
constexpr AbilityId position_ability(int place) { return id(186 + place); }  // EWP-199
constexpr AbilityId village_space_ability(int i) { return id(190 + i); }     // EWP-207
constexpr AbilityId megalith_space_ability(int i) { return id(193 + i); }
constexpr AbilityId bottom_ability(Column column) { return id(198 + raw(column)); }
constexpr AbilityId start_ability(int place) { return id(202 + place); }  // EWP-053
inline constexpr int kAbilities = 206;

}  // namespace ochre::endless_winter
