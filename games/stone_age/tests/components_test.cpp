// components_test.cpp - the box: the copy of content.json is the standard box, others are checked.
#include "games/stone_age/components.h"

#include <doctest/doctest.h>

#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "tests/files.h"

namespace {

using namespace ochre;
using namespace ochre::stone_age;

Json content() {
  const std::string path = testing::path_of("games/stone_age/content.json");
  std::ifstream file(path);
  const std::string text(std::istreambuf_iterator<char>(file), {});
  return *parse_json(text, path);
}

TEST_CASE("STA-007, STA-010, MAH-008: content.json is the standard box") {
  CHECK(*add_box(content()) == 0);
  CHECK(kStandardBox.cards.items.size() == 36);
  CHECK(kStandardBox.buildings.items.size() == 28);
  CHECK(kStandardBox.tiles.items.size() == 16);
}

TEST_CASE("STA-009: farmers 7, tool makers 8, hut builders 9, shamans 7, five cards a kind") {
  EnumArray<Trade, int> people{};
  EnumArray<Trade, int> cards{};
  for (const CardRow& row : kStandardBox.cards) {
    if (row.trade == Trade::kCount) continue;
    people[row.trade] += row.people;
    ++cards[row.trade];
  }
  CHECK(people.items == std::array<int, 4>{7, 8, 9, 7});
  CHECK(cards.items == std::array<int, 4>{5, 5, 5, 5});
}

TEST_CASE(
    "STA-010, STA-153: 17 fixed tiles worth 10 to 16, every choice once, 3 ranges from 1 to 7") {
  int fixed = 0, ranges = 0;
  std::array<std::array<int, 5>, 6> choices{};
  for (const BuildingRow& row : kStandardBox.buildings) {
    if (row.type == Cost::Choice) ++choices[row.least][row.kinds];
    ranges += row.type == Cost::Range && row.least == 1 && row.most == 7 ? 1 : 0;
    if (row.type != Cost::Fixed) continue;
    ++fixed;
    int sum = 0;
    for (Resource r : all<Resource>()) sum += row.cost[r] * kStandardBox.value[r];
    CHECK(row.points == sum);
    CHECK(row.points >= 10);
    CHECK(row.points <= 16);
  }
  CHECK(fixed == 17);
  CHECK(ranges == 3);
  for (std::size_t pieces : {4u, 5u}) {
    for (std::size_t kinds = 1; kinds <= 4; ++kinds) CHECK(choices[pieces][kinds] == 1);
  }
}

TEST_CASE("MAH-006, MAH-008: every tile has two bonuses, every back is on four tiles") {
  EnumArray<Resource, int> backs{};
  for (const TileRow& row : kStandardBox.tiles) {
    ++backs[row.back];
    CHECK(row.first.amount > 0);
    CHECK(row.all.amount > 0);
  }
  CHECK(backs.items == std::array<int, 4>{4, 4, 4, 4});
}

TEST_CASE("STA-014: the places of a file are those of the rules, in their order") {
  Json other = content();
  std::swap(other["places"]["list"][5], other["places"]["list"][7]);
  CHECK(add_box(other).error().text == "bad components: places.list[5].index is 7, expected 5");
}

TEST_CASE("STA-108: a box of one's own is read and stands beside the standard one") {
  Json other = content();
  other["players"]["food_start"] = 15;
  other["civ_cards"]["list"][10]["top"]["amount"] = 6;
  const auto box = add_box(other);
  REQUIRE(box.has_value());
  CHECK(*box > 0);
  CHECK(boxes[*box].food_start == 15);
  CHECK(boxes[*box].cards.items[10].top.amount == 6);
  CHECK(*add_box(other) == *box);
}

struct Refusal {
  const char* pointer;
  Json value;
  const char* problem;
};

TEST_CASE(
    "STA-002, STA-008, STA-134, STA-153, STA-154, MAH-008: a wrong box is refused with the place") {
  const std::vector<Refusal> rows = {
      {"/schema", "x", "schema is \"x\", expected \"stone-age-content/1\""},
      {"/players/people_start", 4, "players.people_start is 4, expected 5..10"},
      {"/resources/list/2/value", 0, "resources.list[2].value is 0, expected 1..12"},
      {"/resources/list/0/value", 2, "places.list[1].divisor is 3, expected 2"},
      {"/places/list/1/rings", 9, "places.list[1].rings is 9, expected 1..7"},
      {"/places/list/6/rings", 1, "places.list[6].rings is 1, expected 2"},
      {"/civ_cards/list/0/bottom/symbol", "fire", "civ_cards.list[0].bottom.symbol is \"fire\""},
      {"/civ_cards/list/0/bottom/symbol", "art", "every culture symbol on 2 cards (STA-008)"},
      {"/civ_cards/list/4/bottom/kind", "farmer", "every kind of people on 5 cards (STA-009)"},
      {"/civ_cards/list/4/bottom/count", 4, "civ_cards.list[4].bottom.count is 4, expected 1..3"},
      {"/civ_cards/list/10/top/type", "dice_for_all", "a list with 10 cards dice_for_all"},
      {"/civ_cards/list/33/top/value", 2, "one-use tools of different values (STA-134)"},
      {"/buildings/list/0/points", 11, "buildings.list[0].points is 11, expected 10"},
      {"/buildings/list/0/cost/wood", 1, "3 resources (STA-153)"},
      {"/buildings/list/17/count", 6, "buildings.list[17].count is 6, expected 4..5"},
      {"/mammoth_tiles/list/0/back", "gold", "every back on 4 tiles (MAH-008)"},
      {"/mammoth_tiles/list/0/first/type", "horse",
       "mammoth_tiles.list[0].first.type is \"horse\""},
      {"/mammoth_tiles/list/2/first/amount", 0, "mammoth_tiles.list[2].first.amount is 0"},
      {"/dice_for_all/faces/0/gain/type", "food", "a resource, a tool or the food track (STA-125)"},
  };
  for (const Refusal& row : rows) {
    Json other = content();
    other[Json::json_pointer(row.pointer)] = row.value;
    const auto box = add_box(other);
    REQUIRE_MESSAGE(!box.has_value(), row.pointer);
    CHECK_MESSAGE(box.error().text.find(row.problem) != std::string::npos, box.error().text);
  }
  Json short_list = content();
  short_list["civ_cards"]["list"].erase(0);
  CHECK(add_box(short_list).error().text.find("a list of 36 items") != std::string::npos);
}

}  // namespace
