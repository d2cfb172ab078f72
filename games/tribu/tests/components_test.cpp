// components_test.cpp - TRI-001 to TRI-025: the box, the standard one and others.
#include <fstream>
#include <set>
#include <sstream>

#include "games/tribu/tests/tribu_table.h"
#include "games/tribu/zones.h"
#include "tests/files.h"

namespace {

using namespace ochre;
using namespace ochre::tribu;
using namespace ochre::tribu::testing;

std::string text_of_file(const std::string& path) {
  std::ifstream in(path);
  std::ostringstream out;
  out << in.rdbuf();
  return out.str();
}

Json content() { return json(text_of_file(ochre::testing::path_of("games/tribu/content.json"))); }

int count_if(bool (*passes)(Card)) {
  int n = 0;
  for (Card card : all<Card>()) n += passes(card) ? 1 : 0;
  return n;
}

TEST_CASE("TRI-001: two, three or four players, no fewer and no more") {
  for (int seats = 2; seats <= 4; ++seats) CHECK(try_start(seats).has_value());
  for (int seats : {0, 1, 5}) {
    const Result<Table> table = try_start(seats);
    REQUIRE_FALSE(table.has_value());
    CHECK(table.error().text.find("expected 2..4") != std::string::npos);
  }
}

TEST_CASE("TRI-010, TRI-011: 100 cards, four of each type: 20 + 52 + 8 + 12 + 8") {
  CHECK(count_if(is_tribe) == 5);
  CHECK(count_if(is_diorama) == 13);
  CHECK(count_if(is_event) == 2);
  CHECK(count_if(is_action) == 3);
  CHECK(count_if(is_protection) == 2);
  for (int seats = 2; seats <= 4; ++seats) {
    const Table table = start(seats);
    Bag<Card> cards = cards_on_table(state(table));
    cards.add(state(table).deck);
    CHECK(cards.total() == 100);
    for (Card card : all<Card>()) CHECK(cards[card] == 4);
  }
}

TEST_CASE(
    "TRI-012, TRI-024: four Leader cards of four characters, none the Scout, none in the deck") {
  const std::set<Tribe> leaders(kStandardBox.leaders.begin(), kStandardBox.leaders.end());
  CHECK(leaders == std::set<Tribe>{Tribe::Warrior, Tribe::Shaman, Tribe::Huntress, Tribe::Elder});
  const Table table = start(4, "leader warrior shaman huntress elder");
  CHECK(state(table).deck.total() + 4 * 5 == 100);
}

TEST_CASE("TRI-013, TRI-024: each Tribe card shows its three kinds in their order") {
  struct Row {
    Tribe tribe;
    Kind first, second, third;
  };
  constexpr Row kRows[] = {
      {Tribe::Warrior, Kind::Statue, Kind::Horse, Kind::Flag},
      {Tribe::Shaman, Kind::Horse, Kind::Flag, Kind::Eagle},
      {Tribe::Huntress, Kind::Flag, Kind::Eagle, Kind::Drum},
      {Tribe::Elder, Kind::Eagle, Kind::Drum, Kind::Statue},
      {Tribe::Scout, Kind::Drum, Kind::Statue, Kind::Horse},
  };
  for (const Row& row : kRows) {
    CHECK(kStandardBox.vases[row.tribe] == std::array{row.first, row.second, row.third});
  }
}

TEST_CASE("TRI-015, TRI-016, TRI-017, TRI-018, TRI-020: kind, colour and spheres of every card") {
  struct Row {
    Card card;
    Kind kind;
    Colour colour;
    int spheres;
  };
  constexpr Row kRows[] = {
      {Card::StatueRed, Kind::Statue, Colour::Red, 1},
      {Card::StatueBlue, Kind::Statue, Colour::Blue, 1},
      {Card::HorseRed, Kind::Horse, Colour::Red, 2},
      {Card::HorseBlue, Kind::Horse, Colour::Blue, 1},
      {Card::FlagRed, Kind::Flag, Colour::Red, 2},
      {Card::FlagBlue, Kind::Flag, Colour::Blue, 1},
      {Card::EagleRed, Kind::Eagle, Colour::Red, 1},
      {Card::EagleBlue, Kind::Eagle, Colour::Blue, 2},
      {Card::DrumRed, Kind::Drum, Colour::Red, 1},
      {Card::DrumBlue, Kind::Drum, Colour::Blue, 2},
      {Card::Multi, Kind::Multi, Colour::Both, 3},
      {Card::TotemRed, Kind::Totem, Colour::Red, 5},
      {Card::TotemBlue, Kind::Totem, Colour::Blue, 5},
  };
  for (const Row& row : kRows) {
    CAPTURE(std::string(kCardWords[static_cast<std::size_t>(row.card)]));
    CHECK(kind_of(row.card) == row.kind);
    CHECK(colour_of(row.card) == row.colour);
    CHECK(kStandardBox.cards[row.card].spheres == row.spheres);
  }
  constexpr int kTribeSpheres[] = {5, 3, 3, 2, 2};
  for (Tribe tribe : all<Tribe>()) {
    CHECK(kStandardBox.cards[card_of(tribe)].spheres == kTribeSpheres[raw(tribe)]);
  }
  for (Card card : all<Card>(Card::Wolf, Card::Strength)) {
    CHECK(kStandardBox.cards[card].spheres == 0);
  }
}

TEST_CASE("TRI-021, TRI-022, TRI-023: Events, Actions, Protections and what they can do") {
  CHECK(is_event(Card::Wolf));
  CHECK(is_event(Card::Bison));
  for (Card card : {Card::Draw3, Card::Block, Card::Steal}) CHECK(is_action(card));
  CHECK(is_protection(Card::Courage));
  CHECK(is_protection(Card::Strength));
  CHECK(kStandardBox.cards[Card::Wolf].power == 1);
  CHECK(kStandardBox.cards[Card::Bison].power == 2);
  CHECK(kStandardBox.cards[Card::Courage].power == 2);
  CHECK(kStandardBox.cards[Card::Strength].power == 1);
  CHECK(kStandardBox.cards[Card::Draw3].power == 3);
}

TEST_CASE("TRI-025: deck, discard pile and played cards are common, and there are no other piles") {
  const Json table = start(3).state().to_json();
  for (std::string_view pile : {"deck", "discard", "played"}) {
    CHECK(table.at(std::string(pile)).is_array());
    for (const Json& player : table.at("players")) CHECK_FALSE(player.contains(std::string(pile)));
  }
}

TEST_CASE("TRI-010, TRI-041: content.json is the standard box") {
  const Result<std::uint8_t> box = add_box(content());
  REQUIRE_MESSAGE(box.has_value(), (box ? std::string() : box.error().text));
  CHECK(*box == 0);
  CHECK(boxes[*box].chains_to_close == std::array<std::uint8_t, 3>{4, 4, 3});
}

TEST_CASE("TRI-010, TRI-011: content.json counts 20 + 52 + 8 + 12 + 8 cards, four of each type") {
  struct Row {
    const char* group;
    int cards, types;
  };
  constexpr Row kRows[] = {{"tribe", 20, 5},
                           {"diorama", 52, 13},
                           {"event", 8, 2},
                           {"action", 12, 3},
                           {"protection", 8, 2}};
  const Json box = content();
  REQUIRE(box.at("groups").size() == std::size(kRows));
  int cards = 0;
  for (std::size_t i = 0; i < std::size(kRows); ++i) {
    const Json& group = box["groups"][i];
    CHECK(group.at("id") == kRows[i].group);
    CHECK(group.at("card_count") == kRows[i].cards);
    CHECK(group.at("types").size() == static_cast<std::size_t>(kRows[i].types));
    for (const Json& type : group["types"]) {
      CHECK(type.at("copies") == 4);
      cards += type["copies"].get<int>();
    }
  }
  CHECK(cards == 100);
}

TEST_CASE("TRI-011, TRI-020, TRI-024: components that cannot be are refused, naming the place") {
  struct Row {
    const char* at;
    const char* value;
    const char* says;
  };
  constexpr Row kRows[] = {
      {"/schema", "\"tribu-content-2\"", "schema"},
      {"/game", "\"tribus\"", "game"},
      {"/groups/0/types/2/spheres", "99", "groups[0].types[2].spheres is 99, expected 0..20"},
      {"/groups/0/types/0/vases", "[\"statue\", \"horse\"]", "groups[0].types[0].vases"},
      {"/groups/0/types/0/vases/1", "\"multi\"", "TRI-013"},
      {"/groups/0/types/0/vases/1", "\"cow\"", "groups[0].types[0].vases[1]"},
      {"/groups/1/types/3/copies", "5", "groups[1].types[3].copies is 5, expected 4"},
      {"/groups/1/types/3/colour", "\"red\"", "groups[1].types[3].colour"},
      {"/groups/1/types/3/kind", "\"flag\"", "groups[1].types[3].kind"},
      {"/groups/1/card_count", "53", "groups[1].card_count is 53, expected 52"},
      {"/groups/2/types/0/spheres", "1", "TRI-020"},
      {"/groups/2/types/0/destroys", "4", "groups[2].types[0].destroys is 4, expected 0..3"},
      {"/groups/3/types/0/discard", "2", "groups[3].types[0].discard is 2, expected 3"},
      {"/groups/3/types/1/skips", "2", "groups[3].types[1].skips is 2, expected 1"},
      {"/groups/4/types/1/name_en", "\"\"", "groups[4].types[1].name_en"},
      {"/constants/1/value", "7", "constants[1].value is 7, expected 6"},
      {"/constants/2/value/4", "6", "constants[2].value.4 is 6, expected 1..5"},
      {"/constants/3/value", "4", "constants[3].value is 4, expected 3"},
      {"/leaders/cards/1/tribe", "\"warrior\"", "TRI-024"},
      {"/leaders/cards/1/tribe", "\"wolf\"", "leaders.cards[1].tribe"},
  };
  for (const Row& row : kRows) {
    CAPTURE(std::string(row.at));
    Json changed = content();
    changed[Json::json_pointer(row.at)] = json(row.value);
    const Result<std::uint8_t> box = add_box(changed);
    REQUIRE_FALSE(box.has_value());
    CHECK_MESSAGE(box.error().text.find(row.says) != std::string::npos, box.error().text);
  }
  CHECK_FALSE(add_box(json("[]")).has_value());
  CHECK_FALSE(add_box(json("{}")).has_value());
}

TEST_CASE("TRI-013, TRI-036, TRI-041: two tables with different boxes play side by side") {
  Json other = content();
  other["constants"][0]["value"] = 4;  // hand_size
  other["constants"][1]["value"] = 5;
  other["groups"][0]["types"][0]["vases"] = json(R"(["drum", "horse", "flag"])");
  const Result<std::uint8_t> box = add_box(other);
  REQUIRE_MESSAGE(box.has_value(), (box ? std::string() : box.error().text));
  CHECK(*box > 0);
  CHECK(add_box(other).value() == *box);
  const Table standard = start(2);
  const Table table = start(2, "", {}, *box);
  CHECK(state(standard).players[0].hand.total() == 5);
  CHECK(state(table).players[0].hand.total() == 4);
  Player me{};
  me.chains[Tribe::Warrior].laid = 1;
  me.chains[Tribe::Warrior].totem = me.chains[Tribe::Warrior].active = kNoCard;
  CHECK_FALSE(object_to_fit(state(standard), me, Tribe::Warrior, Card::StatueRed));
  CHECK(object_to_fit(state(standard), me, Tribe::Warrior, Card::DrumRed) == TRI(114));
  CHECK(object_to_fit(state(table), me, Tribe::Warrior, Card::StatueRed) == TRI(114));
  CHECK_FALSE(object_to_fit(state(table), me, Tribe::Warrior, Card::DrumRed));
}

TEST_CASE("TRI-301, TRI-063: a box with the largest hand offers every type of it") {
  Json large = content();
  large["constants"][0]["value"] = 9;
  large["constants"][1]["value"] = 10;
  const Result<std::uint8_t> box = add_box(large);
  REQUIRE(box.has_value());
  Table table =
      start(2,
            "leader warrior elder dealer 0 draw scout warrior scout shaman scout huntress "
            "scout elder elder statue_red elder horse_red elder flag_red wolf wolf wolf "
            "bison",
            {}, *box);
  play(table, "take deck", "draw multi");
  ActionList choices;
  table.state().legal(choices);
  CHECK(choices.size() == 10 + 4);  // ten discards, four Tribe cards to lay
}

}  // namespace
