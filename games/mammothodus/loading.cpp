// loading.cpp - a box from a file in the shape of content.json; MAM-005, MAM-017 to MAM-041: what
// every box must be. A map in pieces, one-sided borders and wrong counts are refused.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>

#include "core/component_reader.h"
#include "games/mammothodus/components.h"

namespace ochre::mammothodus {
namespace {

using In = ComponentReader;

void read_space(In& in, Space space, Box& box) {
  SpaceRow& row = box.spaces[space];
  in.expect("id", kSpaceWords[raw(space)]);
  in.expect("index", raw(space));
  row = SpaceRow{.name = in.text("name", 1, 40)};
  if (space == Space::C) {
    if (!in.is_null("colour") || !in.is_null("region")) {
      in.refuse("a centre without colour and region (MAM-004)");
    }
  } else {
    row.colour = static_cast<Colour>(in.word("colour", kColourDomain));
    row.region = static_cast<Region>(in.word("region", kRegionDomain));
  }
  row.initial_trail = in.flag("initial_trail") ? 1 : 0;
  if (!in.is_null("trail_number")) row.trail_number = in.number<std::uint8_t>("trail_number", 1, 8);
  if (space == Space::C && (row.initial_trail != 0 || row.trail_number != 0)) {
    in.refuse("a centre without trails (MAM-019)");
  }
  if (row.initial_trail != 0 && row.trail_number != 0) in.refuse("one trail at most (MAM-019)");
  in.list("adjacent", 1, kSpaceCount - 1u, [&](std::size_t) {
    const auto other = static_cast<Space>(in.word(kSpaceDomain));
    if (other == space || holds(row.adjacent, other)) in.refuse("another space, once (MAM-005)");
    row.adjacent |= only(other);
  });
}

void check_map(In& in, const Box& box) {
  int initial = 0;
  unsigned numbers = 0;
  for (Space space : all<Space>()) {
    const SpaceRow& row = box.spaces[space];
    initial += row.initial_trail;
    if (row.trail_number != 0) {
      const unsigned bit = 1u << row.trail_number;
      if ((numbers & bit) != 0) in.refuse("each trail number once (MAM-037)");
      numbers |= bit;
    }
    for (Spaces left = row.adjacent; left != 0; left = rest(left)) {
      if (holds(box.spaces[first(left)].adjacent, space)) continue;
      in.refuse("borders that count both ways: " + std::string(kSpaceWords[raw(space)]) +
                " names " + std::string(kSpaceWords[raw(first(left))]) +
                ", which does not name it (MAM-005)");
    }
  }
  if (initial != kInitialTrails || numbers != 0x1fe) {
    in.refuse("four initial trails and the trail numbers 1 to 8, once each (MAM-019)");
  }
  Spaces reached = 0;
  const Routes routes = routes_of(box.spaces);
  for (Spaces ring : routes.rings[raw(Space::C)]) reached |= ring;
  if (size(reached) != kSpaceCount) in.refuse("a map in one piece (MAM-007)");
}

// A list of cards in fixed order, whose counts add up to "total".
template <std::size_t N, class Put>
void read_cards(In& in, const std::array<std::string_view, N>& ids, int most, Put put) {
  int sum = 0;
  in.list("cards", N, [&](std::size_t i) {
    in.expect("id", ids[i]);
    const auto n = in.number<std::uint8_t>("count", 0, most);
    put(i, n);
    sum += n;
  });
  in.expect("total", sum);
}

void read_decks(In& in, Box& box) {
  constexpr std::array<std::string_view, 4> kBasic = {"basic_red", "basic_green", "basic_yellow",
                                                      "basic_blue"};
  constexpr std::array<std::string_view, 5> kHuman = {"human_red", "human_green", "human_yellow",
                                                      "human_blue", "human_new_trail"};
  std::array<std::string_view, 10> adaptation;
  std::copy_n(kCardWords.begin() + raw(Card::DrawThree), 10, adaptation.begin());
  in.part("starting_deck", [&] {
    in.expect("total", 12);  // MAM-020
    read_cards(in, kBasic, 12, [&](std::size_t i, std::uint8_t n) { box.cards.items[i] = n; });
  });
  in.part("adaptation_deck", [&] {
    box.market_size = in.number<std::uint8_t>("market_size", 1, 8);
    box.adaptations = 0;
    if (in.has("per_clan")) {  // files of the first version have none
      box.adaptations_per_clan = in.number<std::uint8_t>("per_clan", 1, 60);
    }
    read_cards(in, adaptation, 8, [&](std::size_t i, std::uint8_t n) {
      box.cards.items[raw(Card::DrawThree) + i] = n;
      box.adaptations = static_cast<std::uint8_t>(box.adaptations + n);
      if (i == 0) box.draw = in.number<std::uint8_t>("draw", 1, 6);
    });
  });
  in.part("degradation_cards", [&] {
    box.cards[Card::Degradation] = in.number<std::uint8_t>("count", 1, 60);
    if (in.has("per_clan")) {
      box.degradations_per_clan = in.number<std::uint8_t>("per_clan", 1, 60);
    }
  });
  in.part("human_deck", [&] {
    read_cards(in, kHuman, 20, [&](std::size_t i, std::uint8_t n) { box.humans.items[i] = n; });
    if (std::all_of(box.humans.begin(), box.humans.end(), [](auto n) { return n == 0; })) {
      in.refuse("human cards (MAM-035)");
    }
  });
}

void read_tablet(In& in, Box& box) {
  in.part("population", [&] {
    box.population_least = in.number<std::int8_t>("min", -20, -1);
    box.population_most = in.number<std::int8_t>("max", 4, 60);
    box.population_start = in.number<std::int8_t>("start", 1, box.population_most);
    in.expect("lose_below", box.population_least);         // MAM-226
    in.expect("lose_at_generation_change_if_at_most", 0);  // MAM-208
    int next = box.population_least;
    in.list("bands", kFigurines + 1u, [&](std::size_t i) {
      in.expect("figurines", static_cast<int>(i));
      in.expect("from", next);
      if (i > 0) box.population_for[i - 1] = static_cast<std::int8_t>(next);
      const int least = i == 0 ? 0 : next;
      const int most = i == 0 ? 0 : i == kFigurines ? box.population_most : 59;
      next = 1 + in.number<int>("to", i == kFigurines ? most : least, most);
    });
    const int two = box.population_for[1], three = box.population_for[2];
    if (box.population_start < two || box.population_start >= three) {
      in.refuse("a start that allows two figurines (MAM-054)");
    }
  });
}

constexpr std::array<std::string_view, 4> kIconWords = {"blank", "shard", "colour", "region"};
constexpr Domain kIconDomain{"icon", kIconWords};

Icon read_icon(In& in) {
  const auto kind = static_cast<Icon::Kind>(in.word("type", kIconDomain));
  int value = 0;
  switch (kind) {
    case Icon::Kind::Blank: break;
    case Icon::Kind::Shard: value = in.word("kind", kShardDomain); break;
    case Icon::Kind::Colour: value = in.word("colour", kColourDomain); break;
    case Icon::Kind::Region: value = in.word("region", kRegionDomain); break;
  }
  return {kind, static_cast<std::uint8_t>(value)};
}

// Whether some opening row of fragments shows a shard on every line (MAM-056).
bool can_open(const Box& box, std::size_t from, int left, unsigned lines) {
  if (left == 0) return lines == 0xf;
  for (std::size_t i = from; i < box.fragment_count; ++i) {
    unsigned with = lines;
    for (std::size_t line = 0; line < kLines; ++line) {
      if (box.fragments[i][line].kind == Icon::Kind::Shard) with |= 1u << line;
    }
    if (can_open(box, i + 1, left - 1, with)) return true;
  }
  return false;
}

void read_portal(In& in, Box& box) {
  in.expect("lines", kLines);
  box.fragments = {};
  const std::size_t n = in.list("fragments", 4, box.fragments.size(), [&](std::size_t f) {
    in.expect("id", kFragmentWords[f]);
    in.list("cells", kLines, [&](std::size_t line) {
      const Icon icon = read_icon(in);
      box.fragments[f][line] = icon;
      for (std::size_t other = 0; other < f; ++other) {
        const Icon before = box.fragments[other][line];
        if (before.kind == icon.kind && icon.kind >= Icon::Kind::Colour && before != icon) {
          in.refuse("one colour and one region a line (MAM-041)");
        }
      }
    });
  });
  box.fragment_count = static_cast<std::uint8_t>(n);
  box.open_at_start = in.number<std::uint8_t>("open_at_start", 1, box.fragment_count);
  if (!in.failed() && !can_open(box, 0, box.open_at_start, 0)) {
    in.refuse("fragments that can open with a shard on every line (MAM-056)");
  }
}

void read_spirits(In& in, Box& box) {
  in.expect("max_on_board", 3);  // MAM-076
  in.list("list", box.spirits.items.size(), [&](std::size_t i) {
    SpiritRow& row = box.spirits.items[i];
    row = {};
    in.expect("id", kSpiritWords[i]);
    row.name = in.text("name", 1, 40);
    in.list("defeat_dice", 1, kSpiritDice,
            [&](std::size_t die) { row.dice[die] = static_cast<std::uint8_t>(in.number(1, 6)); });
    std::sort(row.dice.begin(), row.dice.end(), std::greater<>());
  });
}

void read_experienced(In& in, Box& box) {
  in.part("human_discoveries", [&] {
    in.list("cards", box.discoveries.items.size(), [&](std::size_t i) {
      in.expect("id", kDiscoveryWords[i]);
      in.expect("count", 1);  // MAM-241
      box.discoveries.items[i] = in.text("name", 1, 40);
      switch (static_cast<Discovery>(i)) {
        case Discovery::Defence:
          box.tribe_value_defence = in.number<std::uint8_t>("tribe_defeat_value", 1, 6);
          break;
        case Discovery::Attack:
          box.extra_damage = in.number<std::uint8_t>("extra_damage_per_figurine", 0, 4);
          break;
        case Discovery::Degradation:
          box.extra_degradation = in.number<std::uint8_t>("cards", 0, 8);
          break;
        case Discovery::MovementAttack:
        case Discovery::AppearanceMovement:
        case Discovery::kCount: break;
      }
    });
  });
  in.part("talents", [&] {
    in.list("list", box.talents.items.size(), [&](std::size_t i) {
      in.expect("id", kTalentWords[i]);
      box.talents.items[i].name = in.text("name", 1, 40);
      box.talents.items[i].tokens = in.number<std::uint8_t>("tokens", 0, kMostTokens);
      if (static_cast<Talent>(i) == Talent::Protection) {
        box.protection_bonus = in.number<std::uint8_t>("dice_bonus", 0, 5);
      }
      if (static_cast<Talent>(i) == Talent::Trap) in.expect("dice", 1);  // MAM-257
    });
  });
}

constexpr std::array<Deed, kFigurines> kDeedOf = {Deed::Attack, Deed::Move, Deed::Population,
                                                  Deed::Development};  // by colour

void read_pieces(In& in, Box& box) {
  in.part("tribes", [&] {
    box.tribes = in.number<std::uint8_t>("count", kInitialTrails, kMostTribes);
    in.expect("at_start", kInitialTrails);  // MAM-046
    box.tribe_value = in.number<std::uint8_t>("defeat_value", 1, 6);
  });
  in.part("trail_tokens", [&] { in.expect("count", 8); });  // MAM-037
  in.part("places_of_power", [&] {
    in.expect("count", kLines);  // MAM-042
    box.activation_base = in.number<std::uint8_t>("cost_base", 1, 8);
    box.activation_step = in.number<std::uint8_t>("cost_per_active_place", 0, 4);
  });
  in.part("shards", [&] {
    int sum = 0;
    in.list("kinds", box.shards.items.size(), [&](std::size_t i) {
      in.expect("id", kShardWords[i]);
      box.shards.items[i] = {in.text("name", 1, 20), in.number<std::uint8_t>("count", 0, 21)};
      sum += box.shards.items[i].count;
    });
    in.expect("total", kSpaceCount - 1);
    if (sum != kSpaceCount - 1) in.refuse("21 shards, one a territory (MAM-038)");
  });
  in.part("clans", [&] {
    in.list("list", box.clans.items.size(), [&](std::size_t i) {
      in.expect("id", kClanWords[i]);
      box.clans.items[i] = in.text("name", 1, 40);
      in.list("figurines", kFigurines, [&](std::size_t f) {  // MAM-015
        in.expect("colour", kColourWords[f]);
        in.expect("bonus_action", kDeedWords[raw(kDeedOf[f])]);  // MAM-016
        in.expect("bonus", 1);
      });
    });
  });
}

void read_box(In& in, Box& box) {
  in.part("game", [&] {
    in.expect("id", "mammothodus");
    box.hand_size = in.number<std::uint8_t>("hand_size", 1, 8);
  });
  in.part("board", [&] {
    in.list("territories", kSpaceCount,
            [&](std::size_t i) { read_space(in, static_cast<Space>(i), box); });
    if (!in.failed()) check_map(in, box);
  });
  read_pieces(in, box);
  in.part("tablet", [&] {
    read_tablet(in, box);
    in.part("degradation", [&] { in.expect("start", 0); });  // MAM-028
  });
  read_decks(in, box);
  in.part("portal_track", [&] { read_portal(in, box); });
  in.part("spirits", [&] { read_spirits(in, box); });
  read_experienced(in, box);
}

}  // namespace

Result<std::uint8_t> add_box(const Json& components) {
  ComponentReader in(components);
  Box box = kStandardBox;
  read_box(in, box);
  if (const auto done = in.finish(); !done) return std::unexpected(done.error());
  box.routes = routes_of(box.spaces);
  box.titles = titles_of(box.spaces);
  return boxes.add(std::move(box), dump_json(components), in.take_texts());
}

namespace {

Json icon_json(const Icon& icon) {
  switch (icon.kind) {
    case Icon::Kind::Blank: break;
    case Icon::Kind::Shard: return {{"shard", kShardWords[icon.value]}};
    case Icon::Kind::Colour: return {{"colour", kColourWords[icon.value]}};
    case Icon::Kind::Region: return {{"region", kRegionWords[icon.value]}};
  }
  return nullptr;
}

Json space_json(const SpaceRow& row) {
  Json out = {{"name", row.name}, {"colour", nullptr}, {"region", nullptr}};
  if (row.colour != Colour::kCount) out["colour"] = kColourWords[raw(row.colour)];
  if (row.region != Region::kCount) out["region"] = kRegionWords[raw(row.region)];
  out["initial_trail"] = row.initial_trail != 0;
  out["trail_number"] = row.trail_number;
  out["adjacent"] = Json::array();
  for (Spaces left = row.adjacent; left != 0; left = rest(left)) {
    out["adjacent"].push_back(kSpaceWords[raw(first(left))]);
  }
  return out;
}

}  // namespace

Json describe_box(std::uint8_t place) {
  const Box& box = boxes[place];
  Json out;
  for (Space space : all<Space>()) {
    out["spaces"][std::string(kSpaceWords[raw(space)])] = space_json(box.spaces[space]);
  }
  for (Clan clan : all<Clan>()) out["clans"][std::string(kClanWords[raw(clan)])] = box.clans[clan];
  for (Shard kind : all<Shard>()) {
    out["shards"][std::string(kShardWords[raw(kind)])] = box.shards[kind].name;
  }
  for (Spirit spirit : all<Spirit>()) {
    Json& row = out["spirits"][std::string(kSpiritWords[raw(spirit)])];
    row = {{"name", box.spirits[spirit].name}, {"dice", Json::array()}};
    for (int die : box.spirits[spirit].dice) {
      if (die > 0) row["dice"].push_back(die);
    }
  }
  for (std::size_t i = 0; i < box.fragment_count; ++i) {
    Json& row = out["fragments"][std::string(kFragmentWords[i])];
    for (const Icon& icon : box.fragments[i]) row.push_back(icon_json(icon));
  }
  for (Talent talent : all<Talent>()) {
    out["talents"][std::string(kTalentWords[raw(talent)])] = {
        {"name", box.talents[talent].name}, {"tokens", box.talents[talent].tokens}};
  }
  for (Discovery discovery : all<Discovery>()) {
    out["discoveries"][std::string(kDiscoveryWords[raw(discovery)])] = box.discoveries[discovery];
  }
  out["tribes"] = box.tribes;
  out["adaptation"] = {{"cards", box.adaptations}, {"per_clan", box.adaptations_per_clan}};
  out["activation"] = {{"base", box.activation_base}, {"step", box.activation_step}};
  out["population"] = {
      {"least", box.population_least}, {"most", box.population_most}, {"for", box.population_for}};
  return out;
}

}  // namespace ochre::mammothodus
