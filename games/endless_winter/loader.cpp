// loader.cpp - reading another box, in the shape of content.json: names, values, costs and
// abilities are free within limits; how many components there are is not (EWP-004 to EWP-017).
#include <bit>
#include <string>

#include "core/component_reader.h"
#include "games/endless_winter/components.h"

namespace ochre::endless_winter {
namespace {

constexpr unsigned when_bits(std::initializer_list<When> list) {
  unsigned out = 0;
  for (When when : list) out |= 1u << raw(when);
  return out;
}
constexpr unsigned kPlayTimes =
    when_bits({When::Initiate, When::Develop, When::Migrate, When::Hunt, When::Any});

// What an effect may not cause, so that effects stay shallow on the stack (EWP-371).
bool nests_too_deep(When when, Do what) {
  const bool arrow = what == Do::MegalithArrow;
  if (when == When::Tip) {
    return arrow || what == Do::Tip || what == Do::Megalith || what == Do::VillagePlace;
  }
  if (when == When::Space) return what == Do::Megalith || what == Do::VillagePlace;
  return arrow || (when == When::Village && what == Do::VillagePlace);
}

Cost read_cost(ComponentReader& in, int most_discards) {
  Cost out;
  in.part("cost", [&] {
    if (in.has("food")) out.food = in.number<std::uint8_t>("food", 0, 10);
    if (in.has("tool")) out.tool = in.number<std::uint8_t>("tool", 0, 10);
    if (in.has("half_labor")) out.half_labor = in.number<std::uint8_t>("half_labor", 0, 20);
    if (in.has("discard")) out.discard = in.number<std::uint8_t>("discard", 0, most_discards);
  });
  return out;
}

void read_gain(ComponentReader& in, std::string_view name, Ability& out, std::size_t least) {
  in.list(name, least, kMostItems, [&](std::size_t i) {
    Item& item = out.gain[i];
    item.what = static_cast<Do>(in.word("do", kDoDomain));
    item.n = in.number<std::uint8_t>("n", 1, 12);
    if (nests_too_deep(out.when, item.what)) in.refuse("an effect that does not nest (EWP-371)");
    for (std::size_t k = 0; k < i; ++k) {
      if (out.gain[k].what == item.what) in.refuse("different effects (EWP-356)");
    }
    if (item.what != Do::MegalithArrow) return;
    in.list("to", 2,
            [&](std::size_t k) { item.to[k] = static_cast<std::uint8_t>(in.number(0, 7)); });
    if (item.n != 1) in.refuse("an arrow for 1 Megalith (EWP-238)");
  });
  out = counted(out);
}

Ability read_ability(ComponentReader& in, unsigned times) {
  Ability out;
  out.when = static_cast<When>(in.word("when", kWhenDomain));
  if ((times >> raw(out.when) & 1) == 0) in.refuse("an ability for another time (EWP-264)");
  out.cost = read_cost(in, 1);
  read_gain(in, "gain", out, 1);
  return out;
}

void read_abilities(ComponentReader& in, Box& box, AbilityId first, std::size_t least,
                    std::size_t most, unsigned times) {
  for (std::size_t i = 0; i < most; ++i) box.abilities[first + i] = {};
  unsigned seen = 0;
  in.list("abilities", least, most, [&](std::size_t i) {
    box.abilities[first + i] = read_ability(in, times);
    const unsigned bit = 1u << raw(box.abilities[first + i].when);
    const bool tribe = (times & when_bits({When::Eclipse})) != 0;
    const unsigned clash = (bit & kPlayTimes) != 0 ? kPlayTimes : bit;
    if (tribe && (seen & clash) != 0) in.refuse("one ability a phase (EWP-269)");
    seen |= bit;
  });
}

// A benefit that is a plain list of items, always free.
void read_benefit(ComponentReader& in, Box& box, std::string_view name, AbilityId id) {
  Ability out;
  out.when = When::Board;
  read_gain(in, name, out, 0);
  box.abilities[id] = out.items > 0 ? out : Ability{};
}

void read_cards(ComponentReader& in, Box& box) {
  const auto read = [&](std::size_t i, bool culture) {
    const auto card = static_cast<Card>(i);
    in.expect("id", kCardWords[i]);
    CardRow& row = box.cards[card];
    row.name = in.text("name", 1, 40);
    row.end_points = in.number<std::uint8_t>("end_points", 0, 20);
    if (culture) {
      in.expect("era", era_of(card));  // EWP-012
      return read_abilities(in, box, card_ability(card, 0), 1, 2, when_bits({When::Culture}));
    }
    row.half_labor = in.number<std::uint8_t>("half_labor", 0, 10);
    constexpr std::array<int, kTribeTypes> kCounts = {4, 3, 2, 15, 15, 15, 15, 15};
    in.expect("count", kCounts[i]);  // EWP-009, EWP-010
    read_abilities(in, box, card_ability(card, 0), 1, 2, kPlayTimes | when_bits({When::Eclipse}));
  };
  in.part("starting_cards",
          [&] { in.list("cards", kStartingTypes, [&](std::size_t i) { read(i, false); }); });
  in.part("tribe_cards", [&] {
    in.list("cards", kTribeTypes - kStartingTypes,
            [&](std::size_t i) { read(i + kStartingTypes, false); });
  });
  in.part("culture_cards", [&] {
    in.list("cards", kCultureCards, [&](std::size_t i) { read(i + kTribeTypes, true); });
  });
}

void read_animals(ComponentReader& in, Box& box) {
  in.part("animals", [&] {
    in.expect("max_set", kMaxSet);
    int total = 0;
    in.list("types", kAnimalWords.size(), [&](std::size_t i) {
      const auto animal = static_cast<Animal>(i);
      AnimalRow& row = box.animals[animal];
      in.expect("id", kAnimalWords[i]);
      row.name = in.text("name", 1, 40);
      row.count = in.number<std::uint8_t>("count", 1, 20);
      total += row.count;
      const std::size_t sets = animal == Animal::Argentavis ? 0 : kMaxSet;  // EWP-309
      in.list("set_points", sets, [&](std::size_t k) {
        row.set_points[k] = static_cast<std::uint8_t>(in.number(0, 40));
      });
      read_abilities(in, box, tip_ability(animal), 1, 1, when_bits({When::Tip}));
    });
    if (total != 60) in.refuse("60 Animal cards (EWP-014)");
  });
}

void read_chiefs(ComponentReader& in, Box& box) {
  in.part("chiefs", [&] {
    in.list("cards", kChiefWords.size(), [&](std::size_t i) {
      const auto chief = static_cast<Chief>(i);
      in.expect("id", kChiefWords[i]);
      box.chief_names[chief] = in.text("name", 1, 40);
      in.part("sides", [&] {
        for (int side = 0; side < 2; ++side) {
          in.part(side == 0 ? "A" : "B", [&] {
            read_abilities(in, box, chief_ability(chief, side, 0), 1, 2, kPlayTimes);
          });
        }
      });
    });
  });
}

void read_setups(ComponentReader& in, Box& box) {
  in.part("setup_cards", [&] {
    in.list("cards", kSetupWords.size(), [&](std::size_t i) {
      SetupRow& row = box.setups[static_cast<SetupCard>(i)];
      in.expect("id", kSetupWords[i]);
      row.food = in.number<std::uint8_t>("food", 0, kLeastFoodLimit);
      row.tools = in.number<std::uint8_t>("tool", 0, kMostTools);
      row.tribe = static_cast<Card>(in.word("tribe", kTribeDomain));
      if (raw(row.tribe) < kStartingTypes) in.refuse("a Tribe card of the supply (EWP-046)");
      row.animals = {Animal::kCount, Animal::kCount};
      in.list("animals", 0, 2,
              [&](std::size_t k) { row.animals[k] = static_cast<Animal>(in.word(kAnimalDomain)); });
      row.extra_camp = in.flag("extra_camp");
    });
  });
}

void read_stone(ComponentReader& in, Box& box, std::size_t i) {
  static constexpr Domain kRules{"rule", kStoneRuleWords};
  StoneRow& row = box.stones[static_cast<Stone>(i)];
  in.expect("id", kStoneWords[i]);
  in.expect("era", i < 10 ? 1 : 2);
  in.part("score", [&] {
    row = {};
    row.rule = static_cast<StoneRule>(in.word("rule", kRules));
    row.points = in.number<std::uint8_t>("points", 1, 10);
    if (in.has("per")) row.per = in.number<std::uint8_t>("per", 1, 10);
    unsigned depicted = 0;
    if (in.has("terrain")) depicted |= 1u << in.word("terrain", kTerrainDomain);
    if (in.has("terrains")) {
      in.list("terrains", 1, 8, [&](std::size_t) { depicted |= 1u << in.word(kTerrainDomain); });
    }
    if (in.has("animals")) {
      in.list("animals", 1, 7, [&](std::size_t) { depicted |= 1u << in.word(kAnimalDomain); });
    }
    row.depicted = static_cast<std::uint8_t>(depicted);
  });
}

void read_terrain(ComponentReader& in, Box& box) {
  in.part("terrain", [&] {
    in.list("types", kTerrainWords.size(), [&](std::size_t i) {
      const auto terrain = static_cast<Terrain>(i);
      in.expect("id", kTerrainWords[i]);
      box.terrain_names[terrain] = in.text("name", 1, 40);
      in.expect("count", i == 0 ? 1 : terrain == Terrain::Glacier ? 6 : 3);  // EWP-004
      const std::size_t n = i == 0 ? 0 : 1;                                  // EWP-206
      read_abilities(in, box, terrain_ability(terrain), n, 1, when_bits({When::Terrain}));
    });
    in.part("layout", [&] {
      in.list("hexes", kHexes, [&](std::size_t hex) {
        unsigned near = 0;
        in.list("adjacent", 3, 6, [&](std::size_t) { near |= 1u << in.number(0, kHexes - 1); });
        if (near != kNeighbors[hex]) in.refuse("the pattern of EWP-060");
      });
    });
    in.part("junctures", [&] {
      in.list("list", kJunctures, [&](std::size_t j) {
        in.list("hexes", 3, [&](std::size_t k) {
          if (in.number(0, kHexes - 1) != kJunctureHexes[j][k]) in.refuse("the pattern of EWP-183");
        });
      });
    });
  });
}

void read_tiles(ComponentReader& in, Box& box) {
  in.list("tiles", kTileWords.size(), [&](std::size_t t) {
    const auto tile = static_cast<Tile>(t);
    unsigned begin = 0;
    in.expect("id", kTileWords[t]);
    in.list("spaces", 8, [&](std::size_t i) {
      static constexpr std::array<std::string_view, 2> kKinds = {"benefit", "start"};
      static constexpr Domain kKindDomain{"kind", kKinds};
      in.expect("i", static_cast<int>(i));
      begin |= static_cast<unsigned>(in.word("kind", kKindDomain)) << i;
      read_abilities(in, box, space_ability(tile, static_cast<int>(i)), 1, 1,
                     when_bits({When::Space}));
    });
    if (begin == 0) in.refuse("a starting space on every tile (EWP-225)");
    box.starts[tile] = static_cast<std::uint8_t>(begin);
  });
}

void read_layouts(ComponentReader& in, Box& box) {
  in.list("layouts", box.layouts.size(), [&](std::size_t l) {
    LayoutRow& row = box.layouts[l];
    row.name = in.text("name", 1, 40);
    row.rows = in.number<std::uint8_t>("rows", 2, kSide);
    row.cols = in.number<std::uint8_t>("cols", 2, kSide);
    Cells seen = 0;
    in.list("slots", 4, [&](std::size_t slot) {
      in.list("cells", 8, [&](std::size_t i) {
        const int at =
            cell_of(in.item_number(0, 0, row.rows - 1), in.item_number(1, 0, row.cols - 1));
        row.cells[slot][i] = static_cast<std::uint8_t>(at);
        seen |= cell_bit(at);
      });
    });
    if (std::popcount(seen) != 32) in.refuse("32 different cells (EWP-055)");
    row = laid_out(row);
  });
}

void read_columns(ComponentReader& in, Box& box) {
  in.part("main_board", [&] {
    in.list("columns", 4, [&](std::size_t c) {
      in.expect("id", kColumnWords[c]);
      const std::array<std::array<Cost*, 2>, 4> top = {{{&box.take_tribe, nullptr},
                                                        {&box.take_culture, nullptr},
                                                        {&box.place_camp, &box.move_camp},
                                                        {&box.reveal, &box.take_animal}}};
      Cost free;
      const std::array<Cost*, 4> middle = {&box.rite, &free, &box.build_village, &free};
      in.list("top", top[c][1] == nullptr ? 1 : 2, [&](std::size_t i) {
        *top[c][i] = read_cost(in, 0);
        if (top[c][i]->tool + top[c][i]->half_labor + top[c][i]->food == 0) {
          in.refuse("a cost: every turn must end (EWP-372)");
        }
      });
      in.list("middle", 1, [&](std::size_t) { *middle[c] = read_cost(in, 0); });
      in.list("bottom", 1, [&](std::size_t) {
        const AbilityId id = bottom_ability(static_cast<Column>(c));
        read_benefit(in, box, "gain", id);
        if (in.has("ordered")) box.abilities[id].ordered = in.flag("ordered");
      });
    });
  });
}

void read_player_board(ComponentReader& in, Box& box) {
  in.part("player_board", [&] {
    in.part("food_track", [&] {
      in.expect("max", kMostFood);
      in.expect("limit_with_all_camps", kLeastFoodLimit);
      unsigned icons = 0;
      in.list("labor_icons", 0, 10, [&](std::size_t) { icons |= 1u << in.number(1, kMostFood); });
      box.labor_icons = static_cast<std::uint16_t>(icons);
    });
    in.part("tool_track", [&] { in.expect("max", kMostTools); });
    in.list("stone_spaces", kStoneSpaces, [&](std::size_t i) {
      box.stone_costs[i] = read_cost(in, 0);
      read_abilities(in, box, stone_space_ability(static_cast<int>(i)), 1, 1,
                     when_bits({When::StoneSpace}));
    });
    in.list("megalith_spaces", 5, [&](std::size_t i) {
      in.expect("count", 2);
      read_benefit(in, box, "eclipse_when_empty", megalith_space_ability(static_cast<int>(i)));
    });
    in.list("village_spaces", kVillages, [&](std::size_t i) {
      read_benefit(in, box, "eclipse_when_empty", village_space_ability(static_cast<int>(i)));
    });
  });
}

void read_idols(ComponentReader& in, Box& box) {
  constexpr std::array<std::string_view, 8> kLevelNames = {"0", "1", "2", "3", "4", "5", "6", "7"};
  in.part("idol_board", [&] {
    in.part("offering", [&] {
      in.expect("levels", kTopLevel);
      in.part("ratio_by_level", [&] {
        for (std::size_t i = 1; i < kLevelNames.size(); ++i) {
          box.ratio[i] = in.number<std::uint8_t>(kLevelNames[i], 1, 9);
        }
      });
      unsigned icons = 0;
      in.list("tribe_icon_levels", 0, 7, [&](std::size_t) { icons |= 1u << in.number(1, 7); });
      box.tribe_icons = static_cast<std::uint8_t>(icons);
    });
    in.part("honor", [&] {
      in.expect("levels", kTopLevel);
      in.part("points_on_enter", [&] {
        for (std::size_t i = 1; i < kLevelNames.size(); ++i) {
          const bool there = in.has(kLevelNames[i]);
          box.honor_points[i] = there ? in.number<std::uint8_t>(kLevelNames[i], 0, 20) : 0;
        }
      });
    });
    in.part("honor_charts", [&] {
      constexpr std::array<std::string_view, 3> kCharts = {"first", "second", "others"};
      for (std::size_t chart = 0; chart < kCharts.size(); ++chart) {
        in.list(kCharts[chart], 3, [&](std::size_t band) {
          box.honor_charts[chart][band] = static_cast<std::uint8_t>(in.number(0, 60));
        });
      }
    });
  });
}

void read_tokens(ComponentReader& in, Box& box) {
  in.part("glacier_tokens", [&] {
    in.list("tokens", kTokenWords.size(), [&](std::size_t i) {
      in.expect("id", kTokenWords[i]);
      read_abilities(in, box, token_ability(static_cast<Token>(i)), 1, 1,
                     when_bits({When::Village}));
    });
  });
  in.part("rest_tokens", [&] {
    in.list("tokens", kRestWords.size(), [&](std::size_t i) {
      in.expect("id", kRestWords[i]);
      read_abilities(in, box, rest_ability(static_cast<RestToken>(i), 0), 1, 2,
                     when_bits({When::Rest}));
    });
  });
  in.part("turn_order", [&] {
    in.list("positions", kMaxSeats, [&](std::size_t i) {
      const int place = static_cast<int>(i);
      read_benefit(in, box, "setup_benefit", start_ability(place));
      read_benefit(in, box, "eclipse_benefit", position_ability(place));
    });
  });
}

}  // namespace

Result<std::uint8_t> add_box(const Json& components) {
  ComponentReader in(components);
  Box box = kStandardBox;
  in.expect("game", "Endless Winter: Paleoamericans");
  in.part("game_flow", [&] {
    in.expect("rounds", kRounds);
    in.expect("turns_per_round", kTurns);
    box.rest_half_labor = in.number<std::uint8_t>("rest_half_labor", 0, 20);
    box.preparation_draw = in.number<std::uint8_t>("preparation_draw", 0, 12);
  });
  read_columns(in, box);
  read_cards(in, box);
  read_animals(in, box);
  read_chiefs(in, box);
  read_setups(in, box);
  in.part("sacred_stones", [&] {
    in.list("tiles", kStoneWords.size(), [&](std::size_t i) { read_stone(in, box, i); });
  });
  read_terrain(in, box);
  in.part("megaliths", [&] {
    read_tiles(in, box);
    read_layouts(in, box);
  });
  read_idols(in, box);
  read_player_board(in, box);
  read_tokens(in, box);
  if (const auto done = in.finish(); !done) return std::unexpected(done.error());
  return boxes.add(std::move(box), dump_json(components), in.take_texts());
}

}  // namespace ochre::endless_winter
