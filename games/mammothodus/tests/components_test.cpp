// components_test.cpp - the box: the standard rows against the specification, loading, refusals.
#include "games/mammothodus/components.h"

#include <doctest/doctest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "games/mammothodus/rules.h"
#include "tests/files.h"

namespace {

using namespace ochre;
using namespace ochre::mammothodus;

std::string text_of(const std::string& path) {
  std::ifstream in(path);
  std::ostringstream out;
  out << in.rdbuf();
  return out.str();
}

Json content() {
  const auto json = parse_json(text_of(testing::path_of("games/mammothodus/content.json")), "box");
  REQUIRE(json.has_value());
  return *json;
}

TEST_CASE("MAM-005 MAM-017 MAM-019 MAM-041: content.json is the standard box") {
  const auto place = add_box(content());
  REQUIRE_MESSAGE(place.has_value(), place.error().text);
  CHECK(*place == 0);
}

TEST_CASE("MAM-003 MAM-017 MAM-018: 21 territories with a colour and a region, and the centre") {
  int territories = 0;
  for (Space space : all<Space>()) {
    const SpaceRow& row = kStandardBox.spaces[space];
    const bool centre = space == Space::C;
    CHECK((row.colour == Colour::kCount) == centre);
    CHECK((row.region == Region::kCount) == centre);
    territories += centre ? 0 : 1;
  }
  CHECK(territories == 21);
}

TEST_CASE("MAM-005 MAM-006: adjacency is symmetric and never of a space with itself") {
  for (Space a : all<Space>()) {
    CHECK_FALSE(holds(kStandardBox.spaces[a].adjacent, a));
    for (Space b : all<Space>()) {
      CHECK(holds(kStandardBox.spaces[a].adjacent, b) == holds(kStandardBox.spaces[b].adjacent, a));
    }
  }
  CHECK_FALSE(holds(kStandardBox.spaces[Space::N1].adjacent, Space::C));
}

TEST_CASE("MAM-007: distances count borders, through any space") {
  const auto& rings = kStandardBox.routes.rings;
  const auto apart = [&](Space a, Space b) {
    std::size_t d = 0;
    while (!holds(rings[raw(a)][d], b)) ++d;
    return static_cast<int>(d);
  };
  CHECK(apart(Space::S3, Space::W2) == 2);  // Example 1
  CHECK(apart(Space::S3, Space::S1) == 2);
  CHECK(apart(Space::S4, Space::S1) == 1);
  CHECK(apart(Space::S4, Space::E4) == 2);
  CHECK(apart(Space::E2, Space::C) == 2);  // Example 19
  CHECK(apart(Space::E2, Space::S1) == 2);
  CHECK(apart(Space::N2, Space::S5) == 3);
  for (Space a : all<Space>()) {
    CHECK(apart(a, a) == 0);
    for (Space b : all<Space>()) CHECK(apart(a, b) == apart(b, a));
  }
}

TEST_CASE("MAM-014 MAM-015 MAM-016: four clans, four figurines, a colour for each basic action") {
  CHECK(static_cast<int>(Clan::kCount) == 4);
  CHECK(kStandardBox.clans[Clan::Rhinos] == "Woolly Rhinos");
  CHECK(static_cast<int>(Colour::kCount) == kFigurines);
  CHECK(colour_of(Deed::Attack) == Colour::Red);
  CHECK(colour_of(Deed::Move) == Colour::Green);
  CHECK(colour_of(Deed::Population) == Colour::Yellow);
  CHECK(colour_of(Deed::Development) == Colour::Blue);
  CHECK(colour_of(Deed::Activate) == Colour::Blue);
}

TEST_CASE("MAM-020 MAM-021 MAM-022 MAM-023 MAM-024 MAM-025: the clans' cards") {
  const auto& cards = kStandardBox.cards;
  int basic = 0, adaptation = 0;
  for (Card card : all<Card>()) {
    if (is_basic(card)) {
      CHECK(cards[card] == 3);
      basic += cards[card];
    } else if (is_adaptation(card)) {
      CHECK(cards[card] == (card == Card::DrawThree || card == Card::Wild ? 4 : 2));
      adaptation += cards[card];
    }
  }
  CHECK(basic == 12);
  CHECK(adaptation == 24);
  CHECK(cards[Card::Degradation] == 16);
  CHECK(colours_of(Card::Degradation) == 0);
  CHECK(colours_of(Card::DrawThree) == 0);
}

TEST_CASE("MAM-030 MAM-032 MAM-033 MAM-034 MAM-035 MAM-036 MAM-037 MAM-039: the other pieces") {
  CHECK(kStandardBox.tribes == 12);
  for (HumanCard card : all<HumanCard>()) {
    CHECK(kStandardBox.humans[card] == (card == HumanCard::NewTrail ? 2 : 5));
  }
  CHECK(static_cast<int>(Trail::kCount) == 8);
  for (Shard kind : all<Shard>()) CHECK(kStandardBox.shards[kind].count == 3);
  CHECK(static_cast<int>(Shard::kCount) == 7);
  using Dice = std::array<std::uint8_t, kSpiritDice>;
  CHECK(kStandardBox.spirits[Spirit::Wind].dice == Dice{6});
  CHECK(kStandardBox.spirits[Spirit::Progenitors].dice == Dice{3, 3, 3});
  CHECK(kStandardBox.spirits[Spirit::Earth].dice == Dice{4, 4});
}

TEST_CASE("MAM-041: every line shows four kinds, one colour and one region over all fragments") {
  for (std::size_t line = 0; line < kLines; ++line) {
    int kinds = 0, colours = 0, regions = 0;
    unsigned seen = 0;
    for (std::size_t i = 0; i < kStandardBox.fragment_count; ++i) {
      const Icon icon = kStandardBox.fragments[i][line];
      if (icon.kind == Icon::Kind::Shard) ++kinds, seen |= 1u << icon.value;
      colours += icon.kind == Icon::Kind::Colour ? 1 : 0;
      regions += icon.kind == Icon::Kind::Region ? 1 : 0;
    }
    CHECK(kinds == 4);
    CHECK(std::popcount(seen) == 4);
    CHECK(colours == 1);
    CHECK(regions == 1);
  }
}

struct Refusal {
  const char* pointer;
  Json value;
  const char* problem;
};

TEST_CASE(
    "MAM-004 MAM-005 MAM-015 MAM-016 MAM-019 MAM-020 MAM-028 MAM-037 MAM-038 MAM-041 MAM-056: a "
    "box "
    "that does not fit is refused with its place") {
  const std::vector<Refusal> rows = {
      {"/game/id", "tribu", "game.id is \"tribu\""},
      {"/board/territories/3/name", 7, "board.territories[3].name is 7"},
      {"/board/territories/0/colour", "red", "a centre without colour"},
      {"/board/territories/1/colour", "pink", "board.territories[1].colour is \"pink\""},
      {"/board/territories/1/adjacent", {"N2", "N4"}, "borders that count both ways"},
      {"/board/territories/1/adjacent", {"N1", "N2"}, "another space, once"},
      {"/board/territories/1/adjacent", {"N2", "N2", "N4", "W3"}, "another space, once"},
      {"/board/territories/0/adjacent", {"N4"}, "borders that count both ways: N5 names C"},
      {"/board/territories/0/trail_number", 1, "a centre without trails"},
      {"/board/territories/1/initial_trail", true, "one trail at most"},
      {"/board/territories/1/trail_number", nullptr, "four initial trails and the trail numbers"},
      {"/board/territories/1/trail_number", 2, "each trail number once"},
      {"/board/territories/2/initial_trail", false, "four initial trails"},
      {"/tribes/count", 3, "tribes.count is 3, expected 4..20"},
      {"/tribes/at_start", 5, "tribes.at_start is 5, expected 4"},
      {"/trail_tokens/count", 9, "trail_tokens.count is 9, expected 8"},
      {"/places_of_power/count", 5, "places_of_power.count is 5, expected 4"},
      {"/places_of_power/cost_base", 0, "places_of_power.cost_base is 0, expected 1..8"},
      {"/places_of_power/cost_per_active_place", 5, "cost_per_active_place is 5, expected 0..4"},
      {"/tablet/degradation/start", 1, "tablet.degradation.start is 1, expected 0"},
      {"/spirits/max_on_board", 4, "spirits.max_on_board is 4, expected 3"},
      {"/shards/total", 22, "shards.total is 22, expected 21"},
      {"/shards/kinds/0/count", 4, "21 shards"},
      {"/starting_deck/cards/0/count", 4, "starting_deck.total is 12, expected 13"},
      {"/adaptation_deck/total", 25, "adaptation_deck.total is 25, expected 24"},
      {"/human_deck/cards/4/count", 3, "human_deck.total is 22, expected 23"},
      {"/tablet/population/start", 12, "a start that allows two figurines"},
      {"/tablet/population/bands/2/from", 5, "bands[2].from is 5, expected 4"},
      {"/spirits/list/0/defeat_dice", {7}, "spirits.list[0].defeat_dice[0] is 7, expected 1..6"},
      {"/portal_track/fragments/1/cells/0",
       {{"type", "colour"}, {"colour", "red"}},
       "one colour and one region a line"},
      {"/portal_track/fragments/0/cells", 3, "portal_track.fragments[0].cells is 3"},
      {"/talents/list/0/tokens", 9, "talents.list[0].tokens is 9, expected 0..8"},
      {"/human_discoveries/cards/0/count", 2, "human_discoveries.cards[0].count is 2, expected 1"},
      {"/clans/list/0/figurines/0/colour", "blue", "clans.list[0].figurines[0].colour"},
      {"/clans/list/0/figurines/0/bonus_action", "move", "figurines[0].bonus_action is \"move\""},
      {"/talents/list/2/dice", 2, "talents.list[2].dice is 2, expected 1"},
      {"/portal_track/lines", 5, "portal_track.lines is 5, expected 4"},
      {"/portal_track/open_at_start", 1, "fragments that can open with a shard on every line"},
  };
  for (const Refusal& row : rows) {
    Json json = content();
    json[Json::json_pointer(row.pointer)] = row.value;
    const auto place = add_box(json);
    REQUIRE_MESSAGE(!place.has_value(), std::string(row.pointer));
    CHECK_MESSAGE(place.error().text.find(row.problem) != std::string::npos,
                  std::string(row.pointer) << ": " << place.error().text);
  }
}

TEST_CASE("MAM-020: a starting deck of thirteen cards is refused though its sum is right") {
  Json json = content();
  json["starting_deck"]["cards"][0]["count"] = 4;
  json["starting_deck"]["total"] = 13;
  const auto place = add_box(json);
  REQUIRE_FALSE(place.has_value());
  CHECK(place.error().text.find("starting_deck.total is 13, expected 12") != std::string::npos);
}

TEST_CASE("MAM-007: a map in two pieces is refused") {
  Json json = content();
  Json& spaces = json["board"]["territories"];
  for (Json& space : spaces) {  // N1 and W3 only know each other
    Json kept = Json::array();
    const std::string id = space["id"];
    const bool apart = id == "N1" || id == "W3";
    for (const Json& other : space["adjacent"]) {
      if ((other == "N1" || other == "W3") == apart) kept.push_back(other);
    }
    space["adjacent"] = kept;
  }
  const auto place = add_box(json);
  REQUIRE_FALSE(place.has_value());
  CHECK(place.error().text.find("a map in one piece (MAM-007)") != std::string::npos);
}

TEST_CASE(
    "MAM-023 MAM-025: cards by the clan; a file of the first version is the standard box too") {
  Json json = content();
  json["adaptation_deck"].erase("per_clan");
  json["degradation_cards"].erase("per_clan");
  CHECK(add_box(json).value_or(99) == 0);
  json["adaptation_deck"]["per_clan"] = 5;
  json["degradation_cards"]["per_clan"] = 3;
  const auto place = add_box(json);
  REQUIRE_MESSAGE(place.has_value(), place.error().text);
  CHECK(boxes[*place].adaptations == 24);
  Options options = standard_options(ochre::mammothodus::Rules::kInfo, 3);
  options.box = *place;
  Dealer dealer(1);
  const auto s = ochre::mammothodus::Rules::setup(options, dealer);
  CHECK(deck_size(s) == 15 - 4);
  CHECK(s.supply == 9);
  json["adaptation_deck"]["per_clan"] = 0;
  CHECK(add_box(json).error().text ==
        "bad components: adaptation_deck.per_clan is 0, expected 1..60");
}

TEST_CASE("another map and other numbers make another box") {
  Json json = content();
  json["board"]["territories"][1]["colour"] = "red";
  json["degradation_cards"]["count"] = 20;
  const auto place = add_box(json);
  REQUIRE_MESSAGE(place.has_value(), place.error().text);
  CHECK(*place > 0);
  CHECK(boxes[*place].spaces[Space::N1].colour == Colour::Red);
  CHECK(boxes[*place].cards[Card::Degradation] == 20);
  CHECK(add_box(json).value_or(99) == *place);  // the same box stands once
}

}  // namespace
