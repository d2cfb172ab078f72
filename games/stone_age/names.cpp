// names.cpp - what people call things: cards by their halves, buildings by their cost.
#include "games/stone_age/rules.h"

namespace ochre::stone_age {
namespace {

constexpr std::array<std::array<std::string_view, 4>, 2> kChoices = {
    {{"4 pieces of 1 kind", "4 pieces of 2 kinds", "4 pieces of 3 kinds", "4 pieces of 4 kinds"},
     {"5 pieces of 1 kind", "5 pieces of 2 kinds", "5 pieces of 3 kinds", "5 pieces of 4 kinds"}}};
struct Fixed {
  int wood, brick, stone;  // of 3 pieces; the others are gold
  std::string_view name;
};
constexpr std::array<Fixed, 20> kFixed = {{
    {3, 0, 0, "3 wood"},
    {2, 1, 0, "2 wood, 1 brick"},
    {2, 0, 1, "2 wood, 1 stone"},
    {2, 0, 0, "2 wood, 1 gold"},
    {1, 2, 0, "1 wood, 2 brick"},
    {1, 1, 1, "1 wood, 1 brick, 1 stone"},
    {1, 1, 0, "1 wood, 1 brick, 1 gold"},
    {1, 0, 2, "1 wood, 2 stone"},
    {1, 0, 1, "1 wood, 1 stone, 1 gold"},
    {1, 0, 0, "1 wood, 2 gold"},
    {0, 3, 0, "3 brick"},
    {0, 2, 1, "2 brick, 1 stone"},
    {0, 2, 0, "2 brick, 1 gold"},
    {0, 1, 2, "1 brick, 2 stone"},
    {0, 1, 1, "1 brick, 1 stone, 1 gold"},
    {0, 1, 0, "1 brick, 2 gold"},
    {0, 0, 3, "3 stone"},
    {0, 0, 2, "2 stone, 1 gold"},
    {0, 0, 1, "1 stone, 2 gold"},
    {0, 0, 0, "3 gold"},
}};

// What a building costs, as people say it; the rules know no other costs (STA-153 to STA-155).
std::string_view cost_name(const BuildingRow& row) {
  if (row.type == Cost::Range) return "any pieces";
  if (row.type == Cost::Choice) return kChoices[row.least - 4u][row.kinds - 1u];
  for (const Fixed& fixed : kFixed) {
    if (fixed.wood == row.cost[Resource::Wood] && fixed.brick == row.cost[Resource::Brick] &&
        fixed.stone == row.cost[Resource::Stone]) {
      return fixed.name;
    }
  }
  return row.name;
}

}  // namespace

std::string_view Rules::name_of(const State& s, const Domain& domain, int value) {
  if (value < domain.least() || value > domain.most()) return {};
  const auto i = static_cast<std::size_t>(value);
  if (&domain == &kCardDomain) return row(s, static_cast<Card>(value)).name;
  if (&domain == &kBuildingDomain) return cost_name(row(s, static_cast<Building>(value)));
  if (&domain == &kTileDomain) return row(s, static_cast<Tile>(value)).name;
  if (&domain == &kPlaceDomain) return kPlaceNames[i];
  if (&domain == &kBonusDomain) return kBonusNames[i];
  return domain.words.empty() ? std::string_view{} : domain.words[i];
}

}  // namespace ochre::stone_age
