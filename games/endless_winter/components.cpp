// components.cpp - EWP-004 to EWP-017: the rows of the standard box.
#include "games/endless_winter/components.h"

#include "games/endless_winter/abilities.h"

namespace ochre::endless_winter {
namespace {

constexpr std::array<Ability, kAbilities> all_abilities() {
  std::array<Ability, kAbilities> out{};
  for (const AbilityRow& row : kAbilityRows) out[row.id] = counted(row.ability);
  return out;
}
constexpr std::uint8_t bits(std::initializer_list<int> list) {
  unsigned out = 0;
  for (int i : list) out |= 1u << i;
  return static_cast<std::uint8_t>(out);
}
constexpr int kLand = 0b01111110;  // EWP-286: the six Land types

}  // namespace

// clang-format off
constexpr Box kStandardRows = {
    .cards = {{{
        {"Tribesman",          2, 0},
        {"Tribeswoman",        3, 0},
        {"Brave",              3, 0},
        {"Elder",              2, 1},
        {"Crafter",            2, 1},
        {"Pathfinder",         2, 1},
        {"Hunter",             2, 1},
        {"Shaman",             3, 1},
        {"Fire Keeping",       0, 1},
        {"Bone Needles",       0, 1},
        {"Spear Thrower",      0, 1},
        {"Hide Tanning",       0, 2},
        {"Snares",             0, 1},
        {"Drying Racks",       0, 2},
        {"Campfire Tales",     0, 1},
        {"Ochre Painting",     0, 1},
        {"Ancestral Song",     0, 1},
        {"Snowshoes",          0, 1},
        {"Hide Tents",         0, 1},
        {"Sled Dogs",          0, 1},
        {"Burial Rite",        0, 1},
        {"Rite of Passage",    0, 2},
        {"Standing Stone",     0, 1},
        {"Stone Sledges",      0, 1},
        {"Totem Carving",      0, 1},
        {"Ice Fishing",        0, 1},
        {"Butchering",         0, 1},
        {"Flint Trade",        0, 2},
        {"Great Hunt",         0, 2},
        {"Mammoth Drive",      0, 3},
        {"Winter Stores",      0, 3},
        {"Master Knappers",    0, 3},
        {"Long Trek",          0, 2},
        {"Founding Feast",     0, 3},
        {"Council Fire",       0, 3},
        {"Tribal Alliance",    0, 2},
        {"Spirit Dance",       0, 3},
        {"Ancestor Worship",   0, 2},
        {"Funeral Procession", 0, 2},
        {"Monument Builders",  0, 3},
        {"Earthen Ramps",      0, 4},
        {"Star Lore",          0, 3},
        {"Shared Language",    0, 3},
        {"Obsidian Trade",     0, 2},
        {"Ivory Carving",      0, 3},
        {"Drum Call",          0, 3},
        {"River Crossing",     0, 2},
        {"Solstice Feast",     0, 2},
    }}},
    .animals = {{{
        {"Woolly Rhino",         10, { 1,  3,  6,  9}},
        {"Giant Sloth",          10, { 1,  3,  6, 10}},
        {"Saber-toothed Tiger",  10, { 1,  4,  7, 11}},
        {"Glyptodon",            10, { 1,  3,  5,  8}},
        {"Steppe Bison",         10, { 1,  3,  6,  9}},
        {"Woolly Mammoth",        5, { 2,  5,  9, 14}},
        {"Argentavis",            5, { 0,  0,  0,  0}},
    }}},
    .terrain_names = {{{"Base", "Forest", "Grassland", "Lake", "Mountain", "Canyon", "Tundra", "Glacier"}}},
    .chief_names = {{{"Chief Thunderpaw", "Chief Lookinghand", "Chief Chiselstone", "Chief Tuskbreaker", "Chief Firewolf"}}},
    .setups = {{{
        {4, 2, Card::Elder,      {Animal::WoollyMammoth,     Animal::kCount    }, false},
        {3, 3, Card::Crafter,    {Animal::WoollyRhino,       Animal::kCount    }, false},
        {1, 3, Card::Pathfinder, {Animal::SaberToothedTiger, Animal::kCount    }, true},
        {2, 2, Card::Hunter,     {Animal::Glyptodon,         Animal::GiantSloth}, false},
        {2, 2, Card::Shaman,     {Animal::Glyptodon,         Animal::kCount    }, true},
    }}},
    .stones = {{{
        {StoneRule::VillageTouch,    2, 1, bits({1})},
        {StoneRule::VillageTouch,    2, 1, bits({2})},
        {StoneRule::VillageTouch,    2, 1, bits({3})},
        {StoneRule::VillageTouch,    2, 1, bits({4})},
        {StoneRule::VillageTouch,    2, 1, bits({5})},
        {StoneRule::VillageTouch,    2, 1, bits({6})},
        {StoneRule::CampTypes,       1, 1, kLand},
        {StoneRule::CampTypes,       1, 1, kLand},
        {StoneRule::GroundMegaliths, 1, 2, 0},
        {StoneRule::MegalithTiles,   1, 1, 0},
        {StoneRule::Buried,          1, 2, 0},
        {StoneRule::Buried,          1, 2, 0},
        {StoneRule::UpperMegaliths,  2, 1, 0},
        {StoneRule::UpperMegaliths,  2, 1, 0},
        {StoneRule::IdolSpaces,      1, 3, 0},
        {StoneRule::IdolSpaces,      1, 3, 0},
        {StoneRule::TippedTypes,     1, 1, 0},
        {StoneRule::TippedOfType,    2, 1, bits({0, 2})},
        {StoneRule::TippedOfType,    2, 1, bits({1, 5})},
        {StoneRule::TippedOfType,    2, 1, bits({3, 4})},
    }}},
    .abilities = all_abilities(),
    .starts = {{{bits({1}), bits({2}), bits({5}), bits({6})}}},
    .layouts = {{
        {"Block", 4, 8, {{
            { 0,  1,  2,  3,  8,  9, 10, 11},
            { 4,  5,  6,  7, 12, 13, 14, 15},
            {16, 17, 18, 19, 24, 25, 26, 27},
            {20, 21, 22, 23, 28, 29, 30, 31},
        }}},
        {"Corner", 6, 6, {{
            { 0,  1,  2,  3,  8,  9, 10, 11},
            {16, 17, 18, 19, 24, 25, 26, 27},
            {21, 29, 37, 45, 20, 28, 36, 44},
            {32, 33, 34, 35, 40, 41, 42, 43},
        }}},
        {"Stairs", 8, 7, {{
            { 0,  1,  2,  3,  8,  9, 10, 11},
            {17, 18, 19, 20, 25, 26, 27, 28},
            {34, 35, 36, 37, 42, 43, 44, 45},
            {51, 52, 53, 54, 59, 60, 61, 62},
        }}},
    }},
    .stone_costs = {{{.food = 2, .tool = 1}, {.food = 3, .tool = 2}, {.food = 4, .tool = 3}}},
    .take_tribe = {.tool = 1, .half_labor = 2},
    .rite = {.food = 1},
    .take_culture = {.half_labor = 6},
    .place_camp = {.tool = 1},
    .move_camp = {.half_labor = 2},
    .build_village = {.food = 3},
    .reveal = {.half_labor = 2},
    .take_animal = {.tool = 1, .half_labor = 2},
    .reveal_animals = 2,
    .ratio = {0, 3, 3, 2, 2, 1, 1, 1},
    .tribe_icons = bits({2, 4, 6}),
    .honor_points = {0, 0, 0, 0, 0, 1, 2, 3},
    .honor_charts = {{{6, 10, 15}, {3, 6, 10}, {1, 3, 6}}},
    .labor_icons = 1u << 1 | 1u << 2 | 1u << 4 | 1u << 5 | 1u << 7 | 1u << 8 | 1u << 10,
    .rest_half_labor = 3,
    .preparation_draw = 5,
};
// clang-format on

constexpr int animals_in_box() {
  int sum = 0;
  for (const AnimalRow& row : kStandardRows.animals) sum += row.count;
  return sum;
}
static_assert(animals_in_box() == 60);                              // EWP-014
static_assert(static_cast<int>(Card::kCount) - kTribeTypes == 40);  // EWP-012
static_assert(static_cast<int>(Stone::kCount) == 20);               // EWP-007

constexpr Box with_layouts(Box box) {
  for (LayoutRow& layout : box.layouts) layout = laid_out(layout);
  return box;
}
constexpr Box kStandard = with_layouts(kStandardRows);
const Box kStandardBox = kStandard;

constinit Shelf<Box> boxes(kStandardBox);

}  // namespace ochre::endless_winter
