// describe.cpp - a box in words for people and drawings: names, values, what abilities do.
#include <nlohmann/json.hpp>
#include <string>

#include "core/text.h"
#include "games/endless_winter/components.h"
#include "games/endless_winter/names.h"

namespace ochre::endless_winter {
namespace {

struct TribeRow {
  std::string_view name, color;
};
constexpr std::array<TribeRow, kMaxSeats> kTribes = {
    {{"Wolf", "cyan"}, {"Bison", "red"}, {"Lion", "purple"}, {"Bear", "yellow"}}};

std::string halves(int n) {  // Labor in points: 3 halves are 1.5
  return std::to_string(n / 2) + (n % 2 != 0 ? ".5" : "");
}

std::string amount(int n, std::string_view one, std::string_view more) {
  return std::to_string(n) + " " + text(n == 1 ? one : more);
}

std::string words_of(const Item& item) {
  const int n = item.n;
  switch (item.what) {
    case Do::HalfLabor: return halves(n) + " Labor";
    case Do::Food: return amount(n, "Food", "Food");
    case Do::FoodMax: return "Food to limit";
    case Do::Tool: return amount(n, "Tool", "Tools");
    case Do::Draw: return amount(n, "card", "cards");
    case Do::Idol: return amount(n, "Idol", "Idols");
    case Do::Megalith: return amount(n, "Megalith", "Megaliths");
    case Do::MegalithArrow:
      return "arrow to " + std::to_string(item.to[0]) + "/" + std::to_string(item.to[1]);
    case Do::Bury: return "bury " + std::to_string(n);
    case Do::TribeHand: return amount(n, "Tribe card", "Tribe cards");
    case Do::TribeDiscard: return amount(n, "Tribe card", "Tribe cards") + " (discard)";
    case Do::CultureHand: return amount(n, "Culture card", "Culture cards");
    case Do::AnimalChoose: return "choose " + amount(n, "animal", "animals");
    case Do::AnimalDraw: return "draw " + amount(n, "animal", "animals");
    case Do::AnimalReveal: return "reveal " + amount(n, "animal", "animals");
    case Do::Tip: return "Tip " + std::to_string(n);
    case Do::CampPlace: return amount(n, "new Camp", "new Camps");
    case Do::CampMove: return amount(n, "Camp step", "Camp steps");
    case Do::VillagePlace: return "a Village";
    case Do::Points: return amount(n, "point", "points");
    case Do::kCount: break;
  }
  return "";
}

std::string words_of(const Cost& cost) {
  std::string out;
  const auto add = [&](int n, const std::string& what) {
    if (n > 0) out += (out.empty() ? "" : " + ") + what;
  };
  add(cost.food, amount(cost.food, "Food", "Food"));
  add(cost.tool, amount(cost.tool, "Tool", "Tools"));
  add(cost.half_labor, halves(cost.half_labor) + " Labor");
  add(cost.discard, "discard " + std::to_string(cost.discard));
  return out;
}

std::string words_of(const Ability& ability) {
  std::string out;
  if (ability.when < When::Any) {
    out = text(kColumnNames[raw(ability.when)]) + ": ";
  } else if (ability.when == When::Eclipse) {
    out = "Eclipse: ";
  }
  const std::string cost = words_of(ability.cost);
  if (!cost.empty()) out += cost + " -> ";
  for (int i = 0; i < ability.items; ++i) {
    out += (i > 0 ? ", " : "") + words_of(ability.gain[static_cast<std::size_t>(i)]);
  }
  return out;
}

std::string abilities(const Box& box, AbilityId first, int n) {
  std::string out;
  for (int i = 0; i < n; ++i) {
    const Ability& one = box.abilities[static_cast<std::size_t>(first + i)];
    if (one.items > 0) out += (out.empty() ? "" : "; ") + words_of(one);
  }
  return out;
}

std::string words_of(const Box& box, const StoneRow& row) {
  std::string depicted;
  for (std::size_t i = 0; i < 8; ++i) {
    if ((row.depicted >> i & 1) == 0) continue;
    const bool animal = row.rule == StoneRule::TippedOfType;
    depicted += (depicted.empty() ? "" : " or ") +
                text(animal ? box.animals.items[i].name : box.terrain_names.items[i]);
  }
  const auto each = [&]() -> std::string {
    const bool one = row.per == 1;
    switch (row.rule) {
      case StoneRule::VillageTouch: return (one ? "Village at " : "Villages at ") + depicted;
      case StoneRule::CampTypes: return "Land type with your Camp";
      case StoneRule::GroundMegaliths: return one ? "ground Megalith" : "ground Megaliths";
      case StoneRule::MegalithTiles: return "Megalith tile with yours";
      case StoneRule::Buried: return one ? "buried card" : "buried cards";
      case StoneRule::UpperMegaliths: return one ? "stacked Megalith" : "stacked Megaliths";
      case StoneRule::IdolSpaces: return one ? "Idol level" : "Idol levels";
      case StoneRule::TippedTypes: return "Tipped type";
      case StoneRule::TippedOfType: return "Tipped " + depicted;
      case StoneRule::kCount: break;
    }
    return "";
  };
  const std::string per = row.per > 1 ? std::to_string(row.per) + " " : "";
  return amount(row.points, "point", "points") + " per " + per + each();
}

void describe_cards(const Box& box, Json& out) {
  for (Card card : all<Card>()) {
    const CardRow& row = box.cards[card];
    out["cards"][text(kCardWords[raw(card)])] = {
        {"name", text(row.name)},
        {"labor", halves(row.half_labor)},
        {"points", row.end_points},
        {"era", is_tribe(card) ? 0 : era_of(card)},
        {"text", abilities(box, card_ability(card, 0), 2)}};
  }
  for (Animal animal : all<Animal>()) {
    const AnimalRow& row = box.animals[animal];
    out["animals"][text(kAnimalWords[raw(animal)])] = {
        {"name", text(row.name)},
        {"sets", row.set_points},
        {"text", abilities(box, tip_ability(animal), 1)}};
  }
}

void describe_boards(const Box& box, Json& out) {
  for (std::size_t j = kFirstJuncture; j < kJunctures; ++j) {
    const auto& hexes = kJunctureHexes[j];
    out["junctures"][std::to_string(j)] =
        std::to_string(hexes[0]) + "-" + std::to_string(hexes[1]) + "-" + std::to_string(hexes[2]);
  }
  for (Terrain terrain : all<Terrain>()) {
    out["terrain"][text(kTerrainWords[raw(terrain)])] = {
        {"name", text(box.terrain_names[terrain])},
        {"text", abilities(box, terrain_ability(terrain), 1)}};
  }
  for (Chief chief : all<Chief>()) {
    Json& row = out["chiefs"][text(kChiefWords[raw(chief)])];
    row["name"] = text(box.chief_names[chief]);
    row["a"] = abilities(box, chief_ability(chief, 0, 0), 2);
    row["b"] = abilities(box, chief_ability(chief, 1, 0), 2);
  }
  for (Stone stone : all<Stone>()) {
    out["stones"][text(kStoneWords[raw(stone)])] = words_of(box, box.stones[stone]);
  }
}

void describe_tiles(const Box& box, Json& out) {
  for (Tile tile : all<Tile>()) {
    Json& row = out["tiles"][text(kTileWords[raw(tile)])];
    for (int i = 0; i < 8; ++i) {
      const bool start = (box.starts[tile] >> i & 1) != 0;
      row.push_back((start ? "start: " : "") + abilities(box, space_ability(tile, i), 1));
    }
  }
  for (const LayoutRow& layout : box.layouts) {
    out["layouts"].push_back(
        {{"rows", layout.rows}, {"cols", layout.cols}, {"cells", layout.cells}});
  }
  for (int i = 0; i < kStoneSpaces; ++i) {
    out["stone_spaces"].push_back(words_of(box.stone_costs[static_cast<std::size_t>(i)]) + " -> " +
                                  abilities(box, stone_space_ability(i), 1));
  }
}

// EWP-141 to EWP-176: what the sections of the Action Columns cost and give; EWP-131 the Rest
// space.
void describe_columns(const Box& box, Json& out) {
  const auto bottom = [&](Column column) { return abilities(box, bottom_ability(column), 1); };
  const auto price = [](const Cost& cost) { return words_of(cost) + ": "; };
  out["columns"] = Json::array();
  out["columns"].push_back({{"id", "initiate"},
                            {"name", "Initiate"},
                            {"top", price(box.take_tribe) + "Tribe card"},
                            {"middle", price(box.rite) + "recruit, bury"},
                            {"bottom", bottom(Column::Initiate)}});
  out["columns"].push_back({{"id", "develop"},
                            {"name", "Develop"},
                            {"top", price(box.take_culture) + "Culture card"},
                            {"middle", "Sacred Stone"},
                            {"bottom", bottom(Column::Develop)}});
  out["columns"].push_back(
      {{"id", "migrate"},
       {"name", "Migrate"},
       {"top", price(box.place_camp) + "Camp, " + price(box.move_camp) + "step"},
       {"middle", price(box.build_village) + "Village"},
       {"bottom", bottom(Column::Migrate)}});
  out["columns"].push_back(
      {{"id", "hunt"},
       {"name", "Hunt"},
       {"top", price(box.reveal) + "reveal, " + price(box.take_animal) + "take"},
       {"middle", "Tip 1"},
       {"bottom", bottom(Column::Hunt)}});
  out["columns"].push_back({{"id", "rest"}, {"name", "Rest"}, {"top", "1 card, then Tip 1"}});
}

void describe_idols(const Box& box, Json& out) {  // EWP-247, EWP-252, EWP-299: level by level
  for (std::size_t level = 0; level <= kTopLevel; ++level) {
    const int ratio = box.ratio[level], points = box.honor_points[level];
    const bool icon = (box.tribe_icons >> level & 1) != 0;
    out["idols"].push_back(
        {{"offering", (ratio == 0 ? "" : std::to_string(ratio) + ":1") + (icon ? " card" : "")},
         {"honor", points == 0 ? "" : "+" + std::to_string(points)}});
  }
}

void describe_drafts(const Box& box, Json& out) {
  for (SetupCard card : all<SetupCard>()) {
    const SetupRow& row = box.setups[card];
    std::string words = text(kSetupNames[raw(card)]) + ": " + amount(row.food, "Food", "Food") +
                        ", " + amount(row.tools, "Tool", "Tools") + ", " +
                        text(box.cards[row.tribe].name);
    for (Animal animal : row.animals) {
      if (animal != Animal::kCount) words += ", " + text(box.animals[animal].name);
    }
    out["setup_cards"].push_back(words + (row.extra_camp ? ", 1 more Camp" : ""));
  }
  for (Chief chief : all<Chief>()) {
    out["chief_cards"].push_back(text(box.chief_names[chief]) +
                                 ", a: " + abilities(box, chief_ability(chief, 0, 0), 2) +
                                 "; b: " + abilities(box, chief_ability(chief, 1, 0), 2));
  }
}

}  // namespace

Json describe_box(std::uint8_t place) {
  const Box& box = boxes[place];
  Json out = Json::object();
  for (const auto& [name, color] : kTribes) {  // EWP-020
    out["tribes"].push_back({{"name", text(name)}, {"color", text(color)}});
  }
  describe_cards(box, out);
  describe_boards(box, out);
  describe_tiles(box, out);
  describe_columns(box, out);
  describe_idols(box, out);
  describe_drafts(box, out);
  for (Token token : all<Token>()) {
    out["tokens"].push_back(abilities(box, token_ability(token), 1));
  }
  for (RestToken token : all<RestToken>()) {
    out["rests"][text(kRestWords[raw(token)])] = abilities(box, rest_ability(token, 0), 2);
  }
  for (SetupCard card : all<SetupCard>()) {
    const SetupRow& row = box.setups[card];
    out["setups"][text(kSetupWords[raw(card)])] = {
        {"food", row.food}, {"tools", row.tools}, {"tribe", text(kCardWords[raw(row.tribe)])}};
  }
  return out;
}

}  // namespace ochre::endless_winter
