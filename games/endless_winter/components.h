// components.h - the box of Endless Winter as rows (EWP-001 to EWP-021): the standard one, and the
// shelf of others.
#pragma once

#include "core/enum_array.h"
#include "core/json.h"
#include "core/shelf.h"
#include "games/endless_winter/board.h"
#include "games/endless_winter/effects.h"

namespace ochre::endless_winter {

struct CardRow {
  std::string_view name;
  std::uint8_t half_labor = 0;  // EWP-114; 0 on a Culture card
  std::uint8_t end_points = 0;  // EWP-305
  friend constexpr bool operator==(const CardRow&, const CardRow&) = default;
};
struct AnimalRow {
  std::string_view name;
  std::uint8_t count = 0;
  std::array<std::uint8_t, kMaxSet> set_points{};  // EWP-307
  friend constexpr bool operator==(const AnimalRow&, const AnimalRow&) = default;
};
struct SetupRow {  // EWP-039 to EWP-042
  std::uint8_t food = 0, tools = 0;
  Card tribe = Card::kCount;
  std::array<Animal, 2> animals = {Animal::kCount, Animal::kCount};
  bool extra_camp = false;
  friend constexpr bool operator==(const SetupRow&, const SetupRow&) = default;
};
enum class StoneRule : std::uint8_t {  // EWP-285 to EWP-295
  VillageTouch,
  CampTypes,
  GroundMegaliths,
  MegalithTiles,
  Buried,
  UpperMegaliths,
  IdolSpaces,
  TippedTypes,
  TippedOfType,
  kCount
};
inline constexpr std::array<std::string_view, 9> kStoneRuleWords = {
    "village_touch",   "camp_types",  "ground_megaliths", "megalith_tiles", "buried",
    "upper_megaliths", "idol_spaces", "tipped_types",     "tipped_of_type"};
struct StoneRow {
  StoneRule rule = StoneRule::kCount;
  std::uint8_t points = 1, per = 1;
  std::uint8_t depicted = 0;  // terrains or animals, a bit each
  friend constexpr bool operator==(const StoneRow&, const StoneRow&) = default;
};
struct LayoutRow {  // EWP-054: where the eight spaces of each slot lie
  std::string_view name;
  std::uint8_t rows = 0, cols = 0;
  std::array<std::array<std::uint8_t, 8>, 4> cells{};
  Cells ground = 0;                         // follows from the cells, as does
  std::array<std::uint8_t, 64> space_of{};  // slot * 8 + space by cell; 255 outside the board
  friend constexpr bool operator==(const LayoutRow&, const LayoutRow&) = default;
};
constexpr LayoutRow laid_out(LayoutRow row) {  // fills in what follows from the cells
  row.ground = 0;
  row.space_of.fill(255);
  for (std::size_t i = 0; i < 32; ++i) {
    const std::uint8_t cell = row.cells[i / 8][i % 8];
    row.ground |= cell_bit(cell);
    row.space_of[cell] = static_cast<std::uint8_t>(i);
  }
  return row;
}
struct Box {
  EnumArray<Card, CardRow> cards;
  EnumArray<Animal, AnimalRow> animals;
  EnumArray<Terrain, std::string_view> terrain_names;
  EnumArray<Chief, std::string_view> chief_names;
  EnumArray<SetupCard, SetupRow> setups;
  EnumArray<Stone, StoneRow> stones;
  std::array<Ability, kAbilities> abilities;
  EnumArray<Tile, std::uint8_t> starts;  // EWP-225: starting spaces, a bit each
  std::array<LayoutRow, 3> layouts;      // block, corner, stairs
  std::array<Cost, kStoneSpaces> stone_costs;
  Cost take_tribe, rite, take_culture, place_camp, move_camp, build_village, reveal, take_animal;
  std::uint8_t reveal_animals = 0;             // cards of the paid Hunt action (EWP-170)
  std::array<std::uint8_t, 8> ratio{};         // EWP-299, by level; 0: nothing
  std::uint8_t tribe_icons = 0;                // EWP-247: levels, a bit each
  std::array<std::uint8_t, 8> honor_points{};  // EWP-252, by level
  std::array<std::array<std::uint8_t, 3>, 3> honor_charts{};  // EWP-301
  std::uint16_t labor_icons = 0;                              // EWP-128: a bit each
  std::uint8_t rest_half_labor = 0;                           // EWP-133
  std::uint8_t preparation_draw = 0;                          // EWP-220
  friend constexpr bool operator==(const Box&, const Box&) = default;
};
inline constexpr int kTopLevel = 7;                        // EWP-254
inline constexpr int kMostTools = 10;                      // EWP-083
inline constexpr int kHuntingLimit = 6;                    // EWP-171
inline constexpr int kLeastFoodLimit = 5, kMostFood = 10;  // EWP-081

extern const Box kStandardBox;
extern Shelf<Box> boxes;
// Reads components in the shape of content.json; a problem names the place.
Result<std::uint8_t> add_box(const Json& components);
Json describe_box(std::uint8_t box);  // names, values, abilities in words: what a drawing needs

}  // namespace ochre::endless_winter
