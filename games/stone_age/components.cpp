// components.cpp - STA-004 to STA-025, MAH-004 to MAH-008: the rows of the standard box, counted.
#include "games/stone_age/components.h"

namespace ochre::stone_age {
namespace {

using I = Icon;
using R = Resource;
using C = Culture;
using T = Trade;
constexpr auto kNone = kNoResource;
constexpr auto kNoCulture = Culture::kCount;
constexpr auto kNoTrade = Trade::kCount;

// clang-format off
constexpr Box kStandardRows = {
    .cards = {{{  // name, top half, bottom half
        {"Dice for all / Pottery",           {I::DiceForAll, kNone, 0},      C::Pottery,   kNoTrade,      1},
        {"Dice for all / Writing",           {I::DiceForAll, kNone, 0},      C::Writing,   kNoTrade,      1},
        {"Dice for all / Time",              {I::DiceForAll, kNone, 0},      C::Time,      kNoTrade,      1},
        {"Dice for all / Transport",         {I::DiceForAll, kNone, 0},      C::Transport, kNoTrade,      1},
        {"Dice for all / 1 hut builder",     {I::DiceForAll, kNone, 0},      kNoCulture,   T::HutBuilder, 1},
        {"Dice for all / 2 hut builders",    {I::DiceForAll, kNone, 0},      kNoCulture,   T::HutBuilder, 2},
        {"Dice for all / 1 farmer",          {I::DiceForAll, kNone, 0},      kNoCulture,   T::Farmer,     1},
        {"Dice for all / 2 farmers",         {I::DiceForAll, kNone, 0},      kNoCulture,   T::Farmer,     2},
        {"Dice for all / 2 tool makers (a)", {I::DiceForAll, kNone, 0},      kNoCulture,   T::ToolMaker,  2},
        {"Dice for all / 2 tool makers (b)", {I::DiceForAll, kNone, 0},      kNoCulture,   T::ToolMaker,  2},
        {"7 food / Pottery",                 {I::Food, kNone, 7},            C::Pottery,   kNoTrade,      1},
        {"5 food / Healing",                 {I::Food, kNone, 5},            C::Healing,   kNoTrade,      1},
        {"3 food / Weaving",                 {I::Food, kNone, 3},            C::Weaving,   kNoTrade,      1},
        {"1 food / Weaving",                 {I::Food, kNone, 1},            C::Weaving,   kNoTrade,      1},
        {"4 food / 1 hut builder",           {I::Food, kNone, 4},            kNoCulture,   T::HutBuilder, 1},
        {"2 food / 2 hut builders",          {I::Food, kNone, 2},            kNoCulture,   T::HutBuilder, 2},
        {"3 food / 2 farmers",               {I::Food, kNone, 3},            kNoCulture,   T::Farmer,     2},
        {"2 stone / Transport",              {I::Resource, R::Stone, 2},     C::Transport, kNoTrade,      1},
        {"1 stone / 1 farmer",               {I::Resource, R::Stone, 1},     kNoCulture,   T::Farmer,     1},
        {"1 stone / 1 shaman",               {I::Resource, R::Stone, 1},     kNoCulture,   T::Shaman,     1},
        {"1 gold / 1 shaman",                {I::Resource, R::Gold, 1},      kNoCulture,   T::Shaman,     1},
        {"1 brick / 2 shamans",              {I::Resource, R::Brick, 1},     kNoCulture,   T::Shaman,     2},
        {"Roll 2 dice for gold / Art",       {I::RollResource, R::Gold, 2},  C::Art,       kNoTrade,      1},
        {"Roll 2 dice for stone / 1 shaman", {I::RollResource, R::Stone, 2}, kNoCulture,   T::Shaman,     1},
        {"Roll 2 dice for wood / 2 shamans", {I::RollResource, R::Wood, 2},  kNoCulture,   T::Shaman,     2},
        {"3 points / Music (a)",             {I::Points, kNone, 3},          C::Music,     kNoTrade,      1},
        {"3 points / Music (b)",             {I::Points, kNone, 3},          C::Music,     kNoTrade,      1},
        {"3 points / 3 hut builders",        {I::Points, kNone, 3},          kNoCulture,   T::HutBuilder, 3},
        {"1 tool / Art",                     {I::Tool, kNone, 1},            C::Art,       kNoTrade,      1},
        {"+1 food track / Time",             {I::FoodTrack, kNone, 1},       C::Time,      kNoTrade,      1},
        {"+1 food track / 1 farmer",         {I::FoodTrack, kNone, 1},       kNoCulture,   T::Farmer,     1},
        {"Draw 1 card / Writing",            {I::Card, kNone, 1},            C::Writing,   kNoTrade,      1},
        {"One-use tool 2 / 2 tool makers",   {I::OneUseTool, kNone, 2},      kNoCulture,   T::ToolMaker,  2},
        {"One-use tool 3 / 1 tool maker",    {I::OneUseTool, kNone, 3},      kNoCulture,   T::ToolMaker,  1},
        {"One-use tool 4 / 1 tool maker",    {I::OneUseTool, kNone, 4},      kNoCulture,   T::ToolMaker,  1},
        {"2 resources of choice / Healing",  {I::TwoResources, kNone, 2},    C::Healing,   kNoTrade,      1},
    }}},
    .buildings = {{{  // cost in wood, brick, stone, gold; or pieces from, to, kinds; points
        {"BLD01", Cost::Fixed,  {{{2, 1, 0, 0}}}, 3, 3, 0, 10},
        {"BLD02", Cost::Fixed,  {{{2, 0, 1, 0}}}, 3, 3, 0, 11},
        {"BLD03", Cost::Fixed,  {{{1, 2, 0, 0}}}, 3, 3, 0, 11},
        {"BLD04", Cost::Fixed,  {{{2, 0, 0, 1}}}, 3, 3, 0, 12},
        {"BLD05", Cost::Fixed,  {{{1, 0, 2, 0}}}, 3, 3, 0, 13},
        {"BLD06", Cost::Fixed,  {{{0, 2, 1, 0}}}, 3, 3, 0, 13},
        {"BLD07", Cost::Fixed,  {{{0, 2, 0, 1}}}, 3, 3, 0, 14},
        {"BLD08", Cost::Fixed,  {{{0, 1, 2, 0}}}, 3, 3, 0, 14},
        {"BLD09", Cost::Fixed,  {{{0, 0, 2, 1}}}, 3, 3, 0, 16},
        {"BLD10", Cost::Fixed,  {{{1, 1, 1, 0}}}, 3, 3, 0, 12},
        {"BLD11", Cost::Fixed,  {{{1, 1, 1, 0}}}, 3, 3, 0, 12},
        {"BLD12", Cost::Fixed,  {{{1, 1, 0, 1}}}, 3, 3, 0, 13},
        {"BLD13", Cost::Fixed,  {{{1, 1, 0, 1}}}, 3, 3, 0, 13},
        {"BLD14", Cost::Fixed,  {{{1, 0, 1, 1}}}, 3, 3, 0, 14},
        {"BLD15", Cost::Fixed,  {{{1, 0, 1, 1}}}, 3, 3, 0, 14},
        {"BLD16", Cost::Fixed,  {{{0, 1, 1, 1}}}, 3, 3, 0, 15},
        {"BLD17", Cost::Fixed,  {{{0, 1, 1, 1}}}, 3, 3, 0, 15},
        {"BLD18", Cost::Choice, {{{0, 0, 0, 0}}}, 4, 4, 1, 0},
        {"BLD19", Cost::Choice, {{{0, 0, 0, 0}}}, 4, 4, 2, 0},
        {"BLD20", Cost::Choice, {{{0, 0, 0, 0}}}, 4, 4, 3, 0},
        {"BLD21", Cost::Choice, {{{0, 0, 0, 0}}}, 4, 4, 4, 0},
        {"BLD22", Cost::Choice, {{{0, 0, 0, 0}}}, 5, 5, 1, 0},
        {"BLD23", Cost::Choice, {{{0, 0, 0, 0}}}, 5, 5, 2, 0},
        {"BLD24", Cost::Choice, {{{0, 0, 0, 0}}}, 5, 5, 3, 0},
        {"BLD25", Cost::Choice, {{{0, 0, 0, 0}}}, 5, 5, 4, 0},
        {"BLD26", Cost::Range,  {{{0, 0, 0, 0}}}, 1, 7, 0, 0},
        {"BLD27", Cost::Range,  {{{0, 0, 0, 0}}}, 1, 7, 0, 0},
        {"BLD28", Cost::Range,  {{{0, 0, 0, 0}}}, 1, 7, 0, 0},
    }}},
    .tiles = {{{  // MAH-008: back, "1." bonus, "all" bonus
        {"MAM01", R::Wood,  {I::Card, kNone, 1},        {I::Resource, R::Brick, 1}},
        {"MAM02", R::Wood,  {I::FoodTrack, kNone, 1},   {I::Points, kNone, 3}},
        {"MAM03", R::Wood,  {I::Resource, R::Stone, 2}, {I::AnyResource, kNone, 1}},
        {"MAM04", R::Wood,  {I::Tool, kNone, 1},        {I::Resource, R::Stone, 1}},
        {"MAM05", R::Brick, {I::Person, kNone, 1},      {I::Points, kNone, 3}},
        {"MAM06", R::Brick, {I::Tool, kNone, 1},        {I::AnyResource, kNone, 1}},
        {"MAM07", R::Brick, {I::Resource, R::Wood, 3},  {I::Resource, R::Stone, 1}},
        {"MAM08", R::Brick, {I::FoodTrack, kNone, 1},   {I::Resource, R::Brick, 1}},
        {"MAM09", R::Stone, {I::Card, kNone, 1},        {I::AnyResource, kNone, 1}},
        {"MAM10", R::Stone, {I::FoodTrack, kNone, 1},   {I::Points, kNone, 3}},
        {"MAM11", R::Stone, {I::Person, kNone, 1},      {I::Resource, R::Wood, 1}},
        {"MAM12", R::Stone, {I::Resource, R::Brick, 2}, {I::Resource, R::Gold, 1}},
        {"MAM13", R::Gold,  {I::Resource, R::Gold, 2},  {I::AnyResource, kNone, 1}},
        {"MAM14", R::Gold,  {I::Card, kNone, 1},        {I::Resource, R::Brick, 1}},
        {"MAM15", R::Gold,  {I::Tool, kNone, 1},        {I::Points, kNone, 4}},
        {"MAM16", R::Gold,  {I::Points, kNone, 7},      {I::Points, kNone, 4}},
    }}},
    .dice_for_all = {{  // STA-125
        {I::Resource,  R::Wood,  1},
        {I::Resource,  R::Brick, 1},
        {I::Resource,  R::Stone, 1},
        {I::Resource,  R::Gold,  1},
        {I::Tool,      kNone,    1},
        {I::FoodTrack, kNone,    1},
    }},
    .value  = {{{3, 4, 5, 6}}},       // STA-004
    .pieces = {{{20, 16, 12, 10}}},   // STA-108
    .card_cost = {1, 2, 3, 4},        // STA-021
    .food_divisor = 2,                // STA-102
    .rings = 7,                       // STA-060
    .players_on_resource = {1, 2, 4}, // STA-064 to STA-066
    .village_occupied = {2, 2, 3},    // STA-063
    .people_start = 5, .food_start = 12,  // STA-025
    .hunger_penalty = 10,             // STA-175
    .majority_points = 10,            // MAH-101
};
// clang-format on

constexpr int people_of(Trade trade) {
  int sum = 0;
  for (const CardRow& row : kStandardRows.cards) sum += row.trade == trade ? row.people : 0;
  return sum;
}
constexpr int cards_with(Culture culture, Trade trade) {
  int sum = 0;
  for (const CardRow& row : kStandardRows.cards) {
    sum += row.culture == culture && row.trade == trade ? 1 : 0;
  }
  return sum;
}
constexpr bool every_symbol_twice() {  // STA-008
  for (Culture culture : all<Culture>()) {
    if (cards_with(culture, kNoTrade) != 2) return false;
  }
  return true;
}
static_assert(every_symbol_twice());
static_assert(people_of(T::Farmer) == 7 && people_of(T::ToolMaker) == 8);  // STA-009
static_assert(people_of(T::HutBuilder) == 9 && people_of(T::Shaman) == 7);
static_assert(cards_with(kNoCulture, T::Farmer) == 5 && cards_with(kNoCulture, T::ToolMaker) == 5);
static_assert(cards_with(kNoCulture, T::HutBuilder) == 5 && cards_with(kNoCulture, T::Shaman) == 5);

constexpr int buildings_of(Cost type) {
  int sum = 0;
  for (const BuildingRow& row : kStandardRows.buildings) sum += row.type == type ? 1 : 0;
  return sum;
}
static_assert(buildings_of(Cost::Fixed) == 17 && buildings_of(Cost::Choice) == 8);  // STA-010
static_assert(buildings_of(Cost::Range) == 3);

constexpr int tiles_with(Resource back) {
  int sum = 0;
  for (const TileRow& row : kStandardRows.tiles) sum += row.back == back ? 1 : 0;
  return sum;
}
static_assert(tiles_with(R::Wood) == 4 && tiles_with(R::Brick) == 4);  // MAH-008
static_assert(tiles_with(R::Stone) == 4 && tiles_with(R::Gold) == 4);

}  // namespace

const Box kStandardBox = kStandardRows;
constinit Shelf<Box> boxes(kStandardBox);

}  // namespace ochre::stone_age
