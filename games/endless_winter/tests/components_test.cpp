// components_test.cpp - the box: the standard rows, content.json, and files that are refused.
#include <doctest/doctest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "games/endless_winter/rules.h"
#include "tests/files.h"

namespace {

using namespace ochre;
using namespace ochre::endless_winter;

std::string read_text(const std::string& path) {
  std::ifstream in(path);
  std::ostringstream out;
  out << in.rdbuf();
  return out.str();
}

Json content() {
  const std::string path = testing::path_of("games/endless_winter/content.json");
  return *parse_json(read_text(path), "content");
}

std::string refused(const Json& json) {
  const auto box = add_box(json);
  return box ? "accepted" : box.error().text;
}

TEST_CASE(
    "EWP-004 EWP-006 EWP-009 EWP-010 EWP-012 EWP-014: the file of the box is the standard box") {
  const auto box = add_box(content());
  REQUIRE_MESSAGE(box.has_value(), box.error().text);
  CHECK(*box == 0);
}

TEST_CASE("EWP-004 EWP-006 EWP-009 EWP-010 EWP-012 EWP-014: what the file of the box counts") {
  const Json json = content();
  const auto count = [](const Json& rows, const char* key) {
    int sum = 0;
    for (const Json& row : rows) sum += row.at(key).get<int>();
    return sum;
  };
  CHECK(count(json.at("terrain").at("types"), "count") == 1 + 6 + 6 * 3);
  REQUIRE(json.at("megaliths").at("tiles").size() == 4);
  for (const Json& tile : json["megaliths"]["tiles"]) CHECK(tile.at("spaces").size() == 8);
  const Json& starting = json.at("starting_cards").at("cards");
  REQUIRE(starting.size() == 3);  // Tribesmen, Tribeswomen, Braves
  CHECK(starting[0].at("count") == 4);
  CHECK(starting[1].at("count") == 3);
  CHECK(starting[2].at("count") == 2);
  REQUIRE(json.at("tribe_cards").at("cards").size() == 5);
  for (const Json& card : json["tribe_cards"]["cards"]) CHECK(card.at("count") == 15);
  int eras[3] = {};
  for (const Json& card : json.at("culture_cards").at("cards")) ++eras[card.at("era").get<int>()];
  CHECK(eras[1] == 20);
  CHECK(eras[2] == 20);
  CHECK(json.at("animals").at("types").size() == 7);
  CHECK(count(json["animals"]["types"], "count") == 60);
}

TEST_CASE("EWP-371: a box in which effects nest without end is refused, with the place") {
  Json json = content();
  json["animals"]["types"][0]["abilities"][0]["gain"][0] = {{"do", "tip"}, {"n", 1}};
  CHECK(refused(json).find("animals.types[0].abilities[0].gain[0]") != std::string::npos);
  CHECK(refused(json).find("EWP-371") != std::string::npos);
}

TEST_CASE("EWP-010 EWP-012 EWP-225 EWP-372: a file with wrong numbers is refused, with the place") {
  Json json = content();
  json["tribe_cards"]["cards"][0]["count"] = 14;
  CHECK(refused(json) == "bad components: tribe_cards.cards[0].count is 14, expected 15");
  json = content();
  json["culture_cards"]["cards"][3]["end_points"] = 99;
  CHECK(refused(json) == "bad components: culture_cards.cards[3].end_points is 99, expected 0..20");
  json = content();
  json["animals"]["types"][1]["count"] = 11;
  CHECK(refused(json).find("60 Animal cards") != std::string::npos);
  json = content();
  json["main_board"]["columns"][0]["top"][0]["cost"] = Json::object();
  CHECK(refused(json).find("every turn must end") != std::string::npos);
  json = content();
  json["terrain"]["layout"]["hexes"][3]["adjacent"] = {0, 2, 4};
  CHECK(refused(json).find("EWP-060") != std::string::npos);
  json = content();
  json.erase("megaliths");
  CHECK(refused(json) == "bad components: megaliths is missing, expected an object");
}

TEST_CASE("EWP-261: another box is played by its own values") {
  Json json = content();
  json["starting_cards"]["cards"][2]["half_labor"] = 6;
  const auto box = add_box(json);
  REQUIRE(box.has_value());
  CHECK(*box > 0);
  CHECK(boxes[*box].cards[Card::Brave].half_labor == 6);
  CHECK(kStandardBox.cards[Card::Brave].half_labor == 3);
}

TEST_CASE("EWP-012: twenty Culture cards of Era I, then twenty of Era II, each once") {
  int eras[2] = {0, 0};
  for (std::size_t i = kTribeTypes; i < kCardWords.size(); ++i) {
    const int era = era_of(static_cast<Card>(i));
    ++eras[era - 1];
    CHECK(kCardWords[i].substr(0, 3) == (era == 1 ? "c1_" : "c2_"));
  }
  CHECK(eras[0] == 20);
  CHECK(eras[1] == 20);
}

TEST_CASE(
    "EWP-007 EWP-008 EWP-015 EWP-016 EWP-017 EWP-001 EWP-032 EWP-033 EWP-034 EWP-035: what the "
    "box holds") {
  int eras[2] = {0, 0};
  for (Stone stone : all<Stone>()) ++eras[raw(stone) / 10];
  CHECK(eras[0] == 10);
  CHECK(eras[1] == 10);
  for (Chief chief : all<Chief>()) {  // both sides can be played
    CHECK(kStandardBox.abilities[chief_ability(chief, 0, 0)].items > 0);
    CHECK(kStandardBox.abilities[chief_ability(chief, 1, 0)].items > 0);
    CHECK(kStandardBox.abilities[chief_ability(chief, 0, 0)] !=
          kStandardBox.abilities[chief_ability(chief, 1, 0)]);
  }
  CHECK(static_cast<int>(Chief::kCount) == 5);
  CHECK(static_cast<int>(SetupCard::kCount) == 5);
  CHECK(Rules::kInfo.least_seats == 2);
  CHECK(Rules::kInfo.most_seats == 4);
  Dealer dealer(1);
  const State s = Rules::setup(standard_options(Rules::kInfo, 3), dealer);
  for (Seat seat = 0; seat < 3; ++seat) {
    const Player& p = player(s, seat);
    CHECK(p.chief_figure == 1);
    CHECK(p.tribe_figures == 2);
    CHECK(p.camps_left == 5);
    CHECK(villages_left(p) == 3);
    CHECK(p.megaliths_left == 10);
  }
}

}  // namespace
