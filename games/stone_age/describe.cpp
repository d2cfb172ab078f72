// describe.cpp - a box in words and numbers, for drawings and people.
#include <nlohmann/json.hpp>
#include <string>

#include "core/text.h"
#include "games/stone_age/components.h"

namespace ochre::stone_age {
namespace {

Json describe(const Gain& gain) {
  Json out = {{"icon", text(kIconWords[raw(gain.icon)])}, {"amount", gain.amount}};
  if (gain.resource < Resource::kCount) {
    out["resource"] = text(kResourceWords[raw(gain.resource)]);
  }
  return out;
}

Json describe(const CardRow& row) {
  Json out = {{"name", text(row.name)}, {"top", describe(row.top)}};
  if (row.culture < Culture::kCount) {
    out["culture"] = text(kCultureWords[raw(row.culture)]);
  } else {
    out["trade"] = text(kTradeWords[raw(row.trade)]);
    out["people"] = row.people;
  }
  return out;
}

Json describe(const BuildingRow& row) {
  Json out = {{"name", text(row.name)}, {"type", text(kCostWords[raw(row.type)])},
              {"least", row.least},     {"most", row.most},
              {"kinds", row.kinds},     {"points", row.points}};
  for (Resource r : all<Resource>()) out["cost"][text(kResourceWords[raw(r)])] = row.cost[r];
  return out;
}

Json describe(const TileRow& row) {
  return {{"name", text(row.name)},
          {"back", text(kResourceWords[raw(row.back)])},
          {"first", describe(row.first)},
          {"all", describe(row.all)}};
}

}  // namespace

Json describe_box(std::uint8_t place) {
  const Box& box = boxes[place];
  Json out = {{"rings", box.rings},
              {"food_divisor", box.food_divisor},
              {"card_cost", box.card_cost},
              {"last_round", kLastRound},
              {"hunger_penalty", box.hunger_penalty}};
  for (Resource r : all<Resource>()) out["value"][text(kResourceWords[raw(r)])] = box.value[r];
  for (const Gain& gain : box.dice_for_all) out["dice_for_all"].push_back(describe(gain));
  for (Card card : all<Card>())
    out["cards"][text(kCardWords[raw(card)])] = describe(box.cards[card]);
  for (Building b : all<Building>()) {
    out["buildings"][text(kBuildingWords[raw(b)])] = describe(box.buildings[b]);
  }
  for (Tile tile : all<Tile>())
    out["tiles"][text(kTileWords[raw(tile)])] = describe(box.tiles[tile]);
  return out;
}

}  // namespace ochre::stone_age
