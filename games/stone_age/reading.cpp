// reading.cpp - another box, read from a file shaped as content.json and checked (STA-001 to
// STA-025, STA-125 to STA-136, STA-153 to STA-155, MAH-008).
#include <nlohmann/json.hpp>
#include <string>

#include "core/component_reader.h"
#include "games/stone_age/components.h"

namespace ochre::stone_age {
namespace {

constexpr std::array<std::string_view, 10> kTopWords = {
    "dice_for_all", "food",       "resource",  "roll_resource", "points",
    "tool",         "food_track", "draw_card", "one_use_tool",  "any_resources"};
constexpr std::array<std::string_view, 7> kBonusWords = {
    "resource", "points", "tool", "food_track", "civ_card", "any_resource", "person"};
constexpr std::array<Icon, 7> kBonusIcons = {Icon::Resource,  Icon::Points, Icon::Tool,
                                             Icon::FoodTrack, Icon::Card,   Icon::AnyResource,
                                             Icon::Person};
constexpr std::array<std::string_view, 2> kBottomWords = {"culture", "people"};
constexpr Domain kTopDomain{"type", kTopWords};
constexpr Domain kBonusDomain{"type", kBonusWords};
constexpr Domain kBottomDomain{"type", kBottomWords};
constexpr Domain kCostDomain{"type", kCostWords};

Resource read_resource(ComponentReader& in, std::string_view name) {
  return static_cast<Resource>(in.word(name, kResourceDomain));
}

// The rest of a gain whose icon is known; some gains have the one size that the rules name.
Gain read_gain(ComponentReader& in, Icon icon) {
  Gain out{icon, kNoResource, 0};
  switch (icon) {
    case Icon::DiceForAll: break;
    case Icon::Resource:
      out.resource = read_resource(in, "resource");
      out.amount = in.number<std::uint8_t>("amount", 1, 9);
      break;
    case Icon::RollResource:
      out.resource = read_resource(in, "resource");
      out.amount = in.number<std::uint8_t>("dice", 1, 7);
      break;
    case Icon::OneUseTool: out.amount = in.number<std::uint8_t>("value", 1, kTopOneUse); break;
    case Icon::Food:
    case Icon::Points: out.amount = in.number<std::uint8_t>("amount", 1, 50); break;
    case Icon::TwoResources:  // STA-136
      in.expect("amount", 2);
      out.amount = 2;
      break;
    case Icon::Tool:
    case Icon::FoodTrack:
    case Icon::Card:
    case Icon::AnyResource:
    case Icon::Person:
      in.expect("amount", 1);
      out.amount = 1;
      break;
    case Icon::kCount: break;
  }
  return out;
}

void read_card(ComponentReader& in, CardRow& row) {
  row = {};
  row.name = in.text("label", 1, 60);
  in.part("top", [&] {  // the first ten icons are those of cards
    row.top = read_gain(in, static_cast<Icon>(in.word("type", kTopDomain)));
  });
  in.part("bottom", [&] {
    if (in.word("type", kBottomDomain) == 0) {
      row.culture = static_cast<Culture>(in.word("symbol", kCultureDomain));
      row.people = 1;
    } else {
      row.trade = static_cast<Trade>(in.word("kind", kTradeDomain));
      row.people = in.number<std::uint8_t>("count", 1, 3);  // STA-009
    }
  });
}

// STA-008, STA-009 and the numbers of cards in STA-125 to STA-136.
void check_cards(ComponentReader& in, const Box& box) {
  constexpr std::array<int, 10> kTops = {10, 7, 5, 3, 3, 1, 2, 1, 3, 1};
  std::array<int, 12> tops{};
  EnumArray<Culture, int> symbols{};
  EnumArray<Trade, int> trades{};
  std::array<int, kTopOneUse + 1> one_use{};
  for (const CardRow& row : box.cards) {
    ++tops[raw(row.top.icon)];
    if (row.culture < Culture::kCount) ++symbols[row.culture];
    if (row.trade < Trade::kCount) ++trades[row.trade];
    if (row.top.icon == Icon::OneUseTool && ++one_use[row.top.amount] > 1) {
      in.refuse("one-use tools of different values (STA-134)");
    }
  }
  for (std::size_t i = 0; i < kTops.size(); ++i) {
    if (tops[i] == kTops[i]) continue;
    in.refuse("a list with " + std::to_string(kTops[i]) + " cards " + std::string(kTopWords[i]) +
              " (STA-125 to STA-136), there are " + std::to_string(tops[i]));
  }
  for (int n : symbols) {
    if (n != 2) in.refuse("a list with every culture symbol on 2 cards (STA-008)");
  }
  for (int n : trades) {
    if (n != 5) in.refuse("a list with every kind of people on 5 cards (STA-009)");
  }
}

void read_building(ComponentReader& in, const Box& box, BuildingRow& row) {
  row = {};
  row.name = in.text("id", 1, 12);
  row.type = static_cast<Cost>(in.word("type", kCostDomain));
  switch (row.type) {
    case Cost::Fixed: {
      int pieces = 0;
      int points = 0;
      in.part("cost", [&] {
        for (Resource r : all<Resource>()) {
          row.cost[r] = in.number<std::uint8_t>(kResourceWords[raw(r)], 0, 3);
          pieces += row.cost[r];
          points += row.cost[r] * box.value[r];
        }
        if (pieces != 3) in.refuse("3 resources (STA-153)");
      });
      in.expect("points", points);  // STA-153: always the sum of the values
      row.points = static_cast<std::uint8_t>(points);
      row.least = row.most = 3;
      break;
    }
    case Cost::Choice:
      row.least = row.most = in.number<std::uint8_t>("count", 4, 5);  // STA-154
      row.kinds = in.number<std::uint8_t>("kinds", 1, 4);
      break;
    case Cost::Range:
      row.least = in.number<std::uint8_t>("min", 1, 1);  // STA-155
      row.most = in.number<std::uint8_t>("max", 1, kMostPay);
      break;
    case Cost::kCount: break;
  }
}

void read_tile(ComponentReader& in, TileRow& row) {
  row = {};
  row.name = in.text("id", 1, 12);
  row.back = read_resource(in, "back");
  const auto bonus = [&](std::string_view name, Gain& gain) {
    in.part(name, [&] {
      const auto word = static_cast<std::size_t>(in.word("type", kBonusDomain));
      gain = read_gain(in, kBonusIcons[word]);
    });
  };
  bonus("first", row.first);
  bonus("all", row.all);
}

void read_places(ComponentReader& in, Box& box) {
  in.part("village_max_occupied", [&] {  // STA-063
    box.village_occupied = {in.number<std::uint8_t>("2", 1, 3), in.number<std::uint8_t>("3", 1, 3),
                            in.number<std::uint8_t>("4", 1, 3)};
  });
  in.list("list", kPlaceWords.size(), [&](std::size_t i) {
    in.expect("index", static_cast<int>(i));
    in.expect("id", kPlaceWords[i]);
    const auto place = static_cast<Place>(i);
    if (place == Place::Hunt) return;  // STA-059: no rings
    if (!is_resource_place(place)) {   // STA-056 to STA-058, STA-061, STA-062
      in.expect("rings", place == Place::Hut ? 2 : 1);
      if (is_card_place(place))
        box.card_cost[space_of(place)] = in.number<std::uint8_t>("cost", 1, 7);
      return;
    }
    if (place == Place::Forest) {
      box.rings = in.number<std::uint8_t>("rings", 1, 7);
      in.part("max_players", [&] {
        box.players_on_resource[0] = in.number<std::uint8_t>("2", 1, 2);
        box.players_on_resource[1] = in.number<std::uint8_t>("3", 1, 3);
      });
    }
    in.expect("rings", box.rings);                        // the same at all four
    in.expect("divisor", box.value[resource_of(place)]);  // STA-004
  });
}

void read_faces(ComponentReader& in, Box& box) {
  in.list("faces", 6, [&](std::size_t i) {
    in.expect("die", static_cast<int>(i) + 1);
    in.part("gain", [&] {
      const auto icon = static_cast<Icon>(in.word("type", kTopDomain));
      if (icon != Icon::Resource && icon != Icon::Tool && icon != Icon::FoodTrack) {
        in.refuse("a resource, a tool or the food track (STA-125)");
      }
      box.dice_for_all[i] = read_gain(in, icon);
    });
  });
}

void read_numbers(ComponentReader& in, Box& box) {
  in.part("players", [&] {
    in.expect("min", 2);
    in.expect("max", kMaxSeats);
    box.people_start = in.number<std::uint8_t>("people_start", 5, kMostPeople);  // STA-002
    in.expect("people_max", kMostPeople);
    box.food_start = in.number<std::uint8_t>("food_start", 0, 200);
    in.expect("tool_slots", kToolSlots);
  });
  in.part("resources", [&] {
    in.list("list", 4, [&](std::size_t i) {
      const auto r = static_cast<Resource>(i);
      in.expect("id", kResourceWords[i]);
      box.value[r] = in.number<std::uint8_t>("value", 1, 12);
      in.expect("place", kPlaceWords[raw(place_of(r))]);
      box.pieces[r] = in.number<std::uint8_t>("pieces_2008", 0, 200);
    });
  });
  in.part("food", [&] {
    box.food_divisor = in.number<std::uint8_t>("divisor", 1, 12);
    in.expect("per_person", 1);
    box.hunger_penalty = in.number<std::uint8_t>("unfed_penalty", 0, 100);
  });
  in.part("places", [&] { read_places(in, box); });
  in.part("dice_for_all", [&] { read_faces(in, box); });
  in.part("mammoth_herd", [&] {
    in.expect("tile_count", static_cast<int>(Tile::kCount));
    in.expect("move_cost_food_per_person", 1);  // MAH-035
    box.majority_points = in.number<std::uint8_t>("majority_points", 0, 100);
  });
}

void read_box(ComponentReader& in, Box& box) {
  in.expect("schema", "stone-age-content/1");
  in.expect("game", "stone-age");
  read_numbers(in, box);
  in.part("civ_cards", [&] {
    in.list("list", box.cards.items.size(),
            [&](std::size_t i) { read_card(in, box.cards.items[i]); });
    if (!in.failed()) check_cards(in, box);
  });
  in.part("buildings", [&] {
    in.expect("stack_size", kStackTiles);
    in.list("list", box.buildings.items.size(),
            [&](std::size_t i) { read_building(in, box, box.buildings.items[i]); });
  });
  in.part("mammoth_tiles", [&] {
    EnumArray<Resource, int> backs{};
    in.list("list", box.tiles.items.size(), [&](std::size_t i) {
      read_tile(in, box.tiles.items[i]);
      ++backs[box.tiles.items[i].back];
    });
    for (int n : backs) {
      if (n != 4) in.refuse("a list with every back on 4 tiles (MAH-008)");
    }
  });
}

}  // namespace

Result<std::uint8_t> add_box(const Json& components) {
  ComponentReader in(components);
  Box box = kStandardBox;
  read_box(in, box);
  if (const auto done = in.finish(); !done) return std::unexpected(done.error());
  return boxes.add(std::move(box), dump_json(components), in.take_texts());
}

}  // namespace ochre::stone_age
