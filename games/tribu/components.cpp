// components.cpp - TRI-010 to TRI-025, TRI-041: the rows of the standard box, and reading another
// one.
#include "games/tribu/components.h"

#include <nlohmann/json.hpp>
#include <string>

#include "core/component_reader.h"
#include "games/tribu/clauses.h"

namespace ochre::tribu {

// clang-format off
constexpr Box kStandardRows = {
    .cards = {{{
        {"The Warrior",          5, 0},
        {"The Shaman",           3, 0},
        {"The Huntress",         3, 0},
        {"The Elder",            2, 0},
        {"The Scout",            2, 0},
        {"Votive Statue (red)",  1, 0},
        {"Votive Statue (blue)", 1, 0},
        {"Desert Wind",          2, 0},
        {"Lightning",            1, 0},
        {"Flag of the Sun",      2, 0},
        {"Flag of the Sky",      1, 0},
        {"Fire Eagle",           1, 0},
        {"Lake Eagle",           2, 0},
        {"War Drum",             1, 0},
        {"Rain Drum",            2, 0},
        {"Multidiorama Vase",    3, 0},  // TRI-016
        {"Totem (red)",          5, 0},  // TRI-017, TRI-018
        {"Totem (blue)",         5, 0},
        {"Wolf",                 0, 1},  // TRI-173: vases it destroys
        {"Bison",                0, 2},  // TRI-174
        {"Take 3 Cards",         0, 3},  // TRI-213
        {"Block",                0, 1},
        {"Steal a Diorama",      0, 0},
        {"Feathers of Courage",  0, 2},  // TRI-189: vases it protects
        {"Feathers of Strength", 0, 1},
    }}},
    .vases = {{{
        {Kind::Statue, Kind::Horse,  Kind::Flag},
        {Kind::Horse,  Kind::Flag,   Kind::Eagle},
        {Kind::Flag,   Kind::Eagle,  Kind::Drum},
        {Kind::Eagle,  Kind::Drum,   Kind::Statue},
        {Kind::Drum,   Kind::Statue, Kind::Horse},
    }}},
    .leaders = {Tribe::Warrior, Tribe::Shaman, Tribe::Huntress, Tribe::Elder},
    .hand_size = 5,
    .chains_to_close = {4, 4, 3},
    .target_spheres = 100,
    .magical_bonus = 10, .magical_bonus_leader = 20,
    .idle_streak_rounds = 2,
    .max_turns_per_player = 120,
    .max_challenges = 30,
};
// clang-format on
static_assert(static_cast<int>(Card::kCount) * kCopies == kDeckCards);  // TRI-010, TRI-011

const Box kStandardBox = kStandardRows;

constinit Shelf<Box> boxes(kStandardBox);

namespace {

struct GroupRow {
  std::string_view id;
  Card first, last;
  std::string_view power;  // the field of content.json that is the row's power
};
constexpr std::array<GroupRow, 5> kGroups = {{
    {"tribe", Card::Warrior, Card::Scout, ""},
    {"diorama", Card::StatueRed, Card::TotemBlue, ""},
    {"event", Card::Wolf, Card::Bison, "destroys"},
    {"action", Card::Draw3, Card::Steal, ""},
    {"protection", Card::Courage, Card::Strength, "protects"},
}};

void read_card(ComponentReader& in, Card card, const GroupRow& group, Box& box) {
  in.expect("type_index", static_cast<int>(card));
  in.expect("id", kCardWords[static_cast<std::size_t>(card)]);
  in.expect("copies", kCopies);  // TRI-011
  CardRow& row = box.cards[card];
  row.name = in.text("name_en", 1, 40);
  row.spheres = in.number<std::uint8_t>("spheres", 0, 20);
  if (is_tribe(card)) {
    in.list("vases", kVases, [&](std::size_t i) {
      const int kind = in.word(kKindDomain);
      if (kind > static_cast<int>(Kind::Drum)) in.refuse("an ordinary kind (TRI-013)");
      box.vases[tribe_of(card)][i] = static_cast<Kind>(kind);
    });
  } else if (is_diorama(card)) {
    in.expect("kind", kKindWords[static_cast<std::size_t>(kind_of(card))]);
    in.expect("colour", kColourWords[static_cast<std::size_t>(colour_of(card))]);
  } else if (row.spheres != 0) {
    in.refuse("no spheres on an Event, Action or Protection card (TRI-020)");
  }
  if (!group.power.empty()) row.power = in.number<std::uint8_t>(group.power, 0, kVases);
  if (card == Card::Draw3) {
    row.power = in.number<std::uint8_t>("draw", 1, 10);
    in.expect("discard", row.power);  // TRI-053: the hand comes back to its size
  }
  if (card == Card::Block) {
    in.expect("skips", 1);  // TRI-216: one turn
    row.power = 1;
  }
}

void read_constant(ComponentReader& in, std::size_t i, Box& box) {
  constexpr std::array<std::string_view, 13> kIds = {"hand_size",
                                                     "hand_after_draw",
                                                     "chains_to_close",
                                                     "vases_per_complete_chain",
                                                     "max_multi_per_chain",
                                                     "max_totem_per_chain",
                                                     "max_active_per_chain",
                                                     "target_spheres",
                                                     "magical_bonus",
                                                     "magical_bonus_leader",
                                                     "idle_streak_rounds",
                                                     "max_turns_per_player_per_challenge",
                                                     "max_challenges"};
  in.expect("id", kIds[i]);
  switch (i) {
    case 0: box.hand_size = in.number<std::uint8_t>("value", 3, 9); break;
    case 1: in.expect("value", box.hand_size + 1); break;  // TRI-063
    case 2:
      in.part("value", [&] {
        box.chains_to_close = {in.number<std::uint8_t>("2", 1, 5),
                               in.number<std::uint8_t>("3", 1, 5),
                               in.number<std::uint8_t>("4", 1, 5)};
      });
      break;
    case 3: in.expect("value", kVases); break;
    case 4:
    case 5:
    case 6: in.expect("value", 1); break;
    case 7: box.target_spheres = in.number<std::uint8_t>("value", 1, 250); break;
    case 8: box.magical_bonus = in.number<std::uint8_t>("value", 0, 100); break;
    case 9: box.magical_bonus_leader = in.number<std::uint8_t>("value", 0, 100); break;
    case 10: box.idle_streak_rounds = in.number<std::uint8_t>("value", 1, 20); break;
    case 11: box.max_turns_per_player = in.number<std::uint8_t>("value", 1, 250); break;
    default: box.max_challenges = in.number<std::uint8_t>("value", 1, 100); break;
  }
}

void read_box(ComponentReader& in, Box& box) {
  in.expect("schema", "tribu-content-1");
  in.expect("game", "tribu");
  in.list("constants", 13, [&](std::size_t i) { read_constant(in, i, box); });
  in.list("groups", kGroups.size(), [&](std::size_t g) {
    const GroupRow& group = kGroups[g];
    const int first = static_cast<int>(group.first);
    const int types = static_cast<int>(group.last) - first + 1;
    in.expect("id", group.id);
    in.expect("card_count", types * kCopies);  // TRI-010
    in.list("types", static_cast<std::size_t>(types), [&](std::size_t i) {
      read_card(in, static_cast<Card>(first + static_cast<int>(i)), group, box);
    });
  });
  in.part("leaders", [&] {
    in.list("cards", kLeaders, [&](std::size_t i) {
      in.expect("leader_index", static_cast<int>(i));
      box.leaders[i] = static_cast<Tribe>(in.word("tribe", kTribeDomain));
      for (std::size_t other = 0; other < i; ++other) {
        if (box.leaders[other] == box.leaders[i]) in.refuse("four different characters (TRI-024)");
      }
    });
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

Json describe_box(std::uint8_t place) {
  const Box& box = boxes[place];
  Json cards = Json::object();
  for (Card card : all<Card>()) {
    Json& row = cards[std::string(kCardWords[static_cast<std::size_t>(card)])];
    row = {{"name", std::string(box.cards[card].name)}, {"spheres", box.cards[card].spheres}};
    if (is_diorama(card)) {
      row["kind"] = std::string(kKindWords[static_cast<std::size_t>(kind_of(card))]);
      row["colour"] = std::string(kColourWords[static_cast<std::size_t>(colour_of(card))]);
    }
    if (is_tribe(card)) {
      for (Kind kind : box.vases[tribe_of(card)]) {
        row["vases"].push_back(std::string(kKindWords[static_cast<std::size_t>(kind)]));
      }
    }
  }
  return {{"cards", cards},
          {"hand_size", box.hand_size},
          {"chains_to_close", box.chains_to_close},
          {"target_spheres", box.target_spheres}};
}

}  // namespace ochre::tribu
