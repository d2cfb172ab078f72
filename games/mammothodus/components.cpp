// components.cpp - MAM-014 to MAM-044: the rows of the standard box.
#include "games/mammothodus/components.h"

#include <initializer_list>

#include "games/mammothodus/clauses.h"

namespace ochre::mammothodus {
namespace {

using enum Space;

constexpr Spaces at(std::initializer_list<Space> spaces) {
  Spaces out = 0;
  for (Space space : spaces) out |= only(space);
  return out;
}
constexpr Icon kBlank{};
constexpr Icon icon(Shard kind) { return {Icon::Kind::Shard, raw(kind)}; }
constexpr Icon icon(Colour colour) { return {Icon::Kind::Colour, raw(colour)}; }
constexpr Icon icon(Region region) { return {Icon::Kind::Region, raw(region)}; }

// clang-format off
constexpr EnumArray<Space, SpaceRow> kSpaces = {{{
    //  name               colour           region      trail: initial, number; adjacent (MAM-005)
        {"Mount Kiheileh",    Colour::kCount,  Region::kCount, 0, 0, at({N4, N5, N6, E4, E5, S4, S5, W4, W5})},
        {"Glacier Lip",       Colour::Blue,    Region::N,      0, 1, at({N2, N4, W3})},
        {"Larch Gate",        Colour::Green,   Region::N,      1, 0, at({N1, N3, N4, N5})},
        {"Cinder Ridge",      Colour::Red,     Region::N,      0, 2, at({N2, N5, N6, E1})},
        {"Ochre Stones",      Colour::Red,     Region::N,      0, 0, at({C, N1, N2, N5, W3, W5})},
        {"Lichen Steppe",     Colour::Yellow,  Region::N,      0, 0, at({C, N2, N3, N4, N6})},
        {"Mirror Tarn",       Colour::Blue,    Region::N,      0, 0, at({C, N3, N5, E1, E4})},
        {"Dawn Barrens",      Colour::Yellow,  Region::E,      0, 3, at({N3, N6, E2, E4})},
        {"Floe Crossing",     Colour::Blue,    Region::E,      1, 0, at({E1, E3, E4, E5})},
        {"Ember Canyon",      Colour::Red,     Region::E,      0, 4, at({E2, E5, S1})},
        {"Moss Hollow",       Colour::Green,   Region::E,      0, 0, at({C, N6, E1, E2, E5})},
        {"Windgrass Flats",   Colour::Yellow,  Region::E,      0, 0, at({C, E2, E3, E4, S1, S4})},
        {"Reed Lagoon",       Colour::Blue,    Region::S,      0, 5, at({E3, E5, S2, S4})},
        {"Amber Dunes",       Colour::Yellow,  Region::S,      1, 0, at({S1, S3, S4, S5})},
        {"Elder Wood",        Colour::Green,   Region::S,      0, 6, at({S2, S5, W1, W4})},
        {"Fern Vale",         Colour::Green,   Region::S,      0, 0, at({C, E5, S1, S2, S5})},
        {"Ironstone Scarp",   Colour::Red,     Region::S,      0, 0, at({C, S2, S3, S4, W4})},
        {"Saltgrass Coast",   Colour::Yellow,  Region::W,      0, 7, at({S3, W2, W4})},
        {"Flint Pass",        Colour::Red,     Region::W,      1, 0, at({W1, W3, W4, W5})},
        {"Pine Fells",        Colour::Green,   Region::W,      0, 8, at({N1, N4, W2, W5})},
        {"Meltwater Basin",   Colour::Blue,    Region::W,      0, 0, at({C, S3, S5, W1, W2, W5})},
        {"Sunlit Plateau",    Colour::Yellow,  Region::W,      0, 0, at({C, N4, W2, W3, W4})},
}}};

constexpr Box kStandardRows = {
    .spaces = kSpaces,
    .clans = {{{"Mammoths", "Bisons", "Woolly Rhinos", "Saber-toothed Cats"}}},  // MAM-014
    .cards = {{{
        3, 3, 3, 3,  // MAM-021: basic red, green, yellow, blue of each clan
        4, 4,        // MAM-023: draw three, wild
        2, 2, 2, 2,  // extra action
        2, 2, 2, 2,  // double
        16,          // MAM-025: degradation
    }}},
    .humans = {{{5, 5, 5, 5, 2}}},  // MAM-036
    .shards = {{{                   // MAM-039
        {"Tusk", 3}, {"Flame", 3}, {"Frost", 3}, {"Root", 3}, {"Stone", 3}, {"Storm", 3}, {"Star", 3},
    }}},
    .spirits = {{{  // MAM-034
        {"Spirit of the Wind",        {6}},
        {"Spirit of the Progenitors", {3, 3, 3}},
        {"Spirit of the Earth",       {4, 4}},
    }}},
    .discoveries = {{{  // MAM-241
        "Movement + Attack", "+1 to Defence", "+1 to Attack", "Appearance + Movement", "+2 Degradations",
    }}},
    .talents = {{{  // MAM-243
        {"Spirit Call Blocking", 4}, {"Protection", 4}, {"Trap", 4}, {"Bait", 4}, {"Trail Lock", 4},
    }}},
    .fragments = {{  // MAM-041: by line
        {{icon(Colour::Yellow), kBlank              , icon(Shard::Flame)  , icon(Shard::Frost)}},
        {{icon(Shard::Tusk)   , icon(Region::E)     , kBlank              , icon(Shard::Storm)}},
        {{icon(Shard::Flame)  , icon(Shard::Stone)  , icon(Colour::Green) , kBlank}},
        {{kBlank              , icon(Shard::Storm)  , icon(Shard::Root)   , icon(Region::W)}},
        {{icon(Region::N)     , icon(Shard::Star)   , kBlank              , icon(Shard::Tusk)}},
        {{icon(Shard::Frost)  , icon(Colour::Red)   , icon(Shard::Stone)  , kBlank}},
        {{kBlank              , icon(Shard::Tusk)   , icon(Region::S)     , icon(Shard::Star)}},
        {{icon(Shard::Root)   , kBlank              , icon(Shard::Star)   , icon(Colour::Blue)}},
    }},
    .adaptations = 24, .adaptations_per_clan = 6, .degradations_per_clan = 4,  // MAM-023, MAM-025
    .fragment_count = 8, .open_at_start = 4,            // MAM-041, MAM-055
    .hand_size = 4, .market_size = 4, .draw = 3,        // MAM-058, MAM-050, MAM-185
    .tribes = 12, .tribe_value = 4,                     // MAM-030, MAM-136
    .tribe_value_defence = 5, .extra_damage = 1, .extra_degradation = 2,  // MAM-233, MAM-234, MAM-239
    .protection_bonus = 2,                              // MAM-255
    .activation_base = 1, .activation_step = 1,         // MAM-162
    .population_start = 7, .population_least = -4, .population_most = 15,  // MAM-026, MAM-027
    .population_for = {1, 4, 8, 12},                    // MAM-027
    .routes = routes_of(kSpaces),
    .titles = titles_of(kSpaces),
};
// clang-format on

constexpr int count(const auto& rows, auto of) {
  int sum = 0;
  for (const auto& row : rows) sum += of(row);
  return sum;
}
// MAM-006: spaces that meet in a point only are not in each other's rows.
constexpr bool is_symmetric(const EnumArray<Space, SpaceRow>& spaces) {  // MAM-005
  for (Space a : all<Space>()) {
    for (Space b : all<Space>()) {
      if (holds(spaces[a].adjacent, b) != holds(spaces[b].adjacent, a)) return false;
    }
  }
  return true;
}
static_assert(is_symmetric(kSpaces));
static_assert(count(kStandardRows.humans, [](int n) { return n; }) == 22);  // MAM-036
static_assert(count(kStandardRows.shards, [](const ShardRow& r) { return r.count; }) == 21);
static_assert(count(kSpaces, [](const SpaceRow& r) { return r.initial_trail; }) == kInitialTrails);
static_assert(count(kSpaces, [](const SpaceRow& r) { return r.trail_number; }) == 36);  // 1 to 8
static_assert(count(kStandardRows.cards, [](int n) { return n; }) == 12 + 24 + 16);     // MAM-020

}  // namespace

const Box kStandardBox = kStandardRows;

constinit Shelf<Box> boxes(kStandardBox);

}  // namespace ochre::mammothodus
