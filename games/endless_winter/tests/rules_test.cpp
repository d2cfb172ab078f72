// rules_test.cpp - what scenes cannot say in a line: counts of a set-up, stones, sets, invariants.
#include <doctest/doctest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "games/endless_winter/position.h"
#include "games/endless_winter/tests/board.h"

namespace {

using namespace ochre;
using namespace ochre::endless_winter;
using ochre::endless_winter::testing::first_turn;
using ochre::endless_winter::testing::play_random;

int terrain_count(const State& s, Terrain terrain) {
  return static_cast<int>(std::count(s.terrain.begin(), s.terrain.end(), terrain));
}

TEST_CASE(
    "EWP-024 EWP-025 EWP-026 EWP-050 EWP-056 EWP-057 EWP-058 EWP-059 EWP-060 EWP-061: set-up by "
    "players (EX-01)") {
  struct Row {
    int seats, animals, stones, glaciers;
  };
  for (const Row& row : {Row{2, 3, 8, 6}, Row{3, 4, 12, 6}, Row{4, 5, 14, 3}}) {
    const State s = first_turn(row.seats);
    CHECK(s.hunting.total() == row.animals);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {  // never more than 3 of a Land type
      const State other = first_turn(row.seats, {}, seed);
      for (Terrain land : all<Terrain>(Terrain::Forest, Terrain::Tundra)) {
        CHECK(terrain_count(other, land) <= 3);
      }
    }
    const auto stones = std::count_if(s.stones.begin(), s.stones.end(),
                                      [](Stone stone) { return stone != kNoStone; });
    CHECK(stones == row.stones);
    for (int i = 0; i < row.stones / 2; ++i) {  // as many Era I left as Era II right
      CHECK(raw(s.stones[static_cast<std::size_t>(i)]) < 10);
      CHECK(raw(s.stones[static_cast<std::size_t>(kSupplySpaces + i)]) >= 10);
    }
    CHECK(terrain_count(s, Terrain::Glacier) == row.glaciers);
    CHECK(terrain_count(s, Terrain::Base) == 1);
    for (Terrain land : all<Terrain>(Terrain::Forest, Terrain::Tundra)) {
      CHECK(terrain_count(s, land) >= 1);
      CHECK(terrain_count(s, land) <= 3);
    }
  }
}

TEST_CASE(
    "EWP-023 EWP-027 EWP-028 EWP-029 EWP-030 EWP-047 EWP-048 EWP-032 EWP-033 EWP-034 EWP-035 "
    "EWP-037 EWP-045 EWP-046 EWP-049: how a game begins") {
  const State s = first_turn(4);
  CHECK(s.round == 1);
  std::set<int> chiefs, setups;
  for (Card card : s.display) CHECK(era_of(card) == 1);
  int animals = s.animals.total() + s.hunting.total();
  for (Seat seat = 0; seat < 4; ++seat) {
    const Player& p = player(s, seat);
    CHECK(score(p) == 0);
    CHECK(p.offering + p.honor == 0);
    CHECK(p.owned.total() == 10);
    CHECK(p.buried.empty());
    CHECK(p.camps_left <= 4);
    CHECK(p.megaliths_left == 10);
    chiefs.insert(raw(p.chief));
    setups.insert(raw(p.setup));
    animals += p.upright.total();
  }
  CHECK(chiefs.size() == 4);
  CHECK(setups.size() == 4);
  CHECK(animals == 60);
  CHECK(s.supply.tribes() == 75 - 4);  // EWP-046
  for (int setup : setups)
    CHECK(s.supply[box(s).setups[static_cast<SetupCard>(setup)].tribe] == 14);
  CHECK(std::popcount(s.supply.culture()) == 32);
  CHECK(std::popcount(s.supply.culture() & kEraOneMask) == 12);
}

TEST_CASE("EWP-312 EWP-316: with a draft the boards are built before the first card is taken") {
  for (std::uint8_t draft = 1; draft <= 2; ++draft) {
    Options options = standard_options(Rules::kInfo, 3);
    options.value[0] = draft;
    Dealer dealer(5);
    State s = Rules::setup(options, dealer);
    ActionList choices;
    while (static_cast<StepId>(s.stack.top().step) == StepId::SideChoice) {
      Rules::legal(s, choices);
      Rules::apply(s, choices[0], dealer);
    }
    CHECK(terrain_count(s, Terrain::Base) == 1);
    CHECK(terrain_count(s, Terrain::Glacier) == 6);
    CHECK(s.order.size() == 3);
    CHECK(s.animals.empty());  // the Animal deck waits for the Setup cards
    CHECK(std::popcount(s.cards_up) == 4);
    while (s.round == 0) {
      Rules::legal(s, choices);
      Rules::apply(s, choices[0], dealer);
    }
    for (int place = 0; place < 3; ++place) {  // EWP-053 comes last
      const Player& p = player(s, seat_at(s, place));
      CHECK(p.food == box(s).setups[p.setup].food + (place == 1 ? 1 : 0));
      CHECK(p.tools == box(s).setups[p.setup].tools + (place == 2 ? 1 : 0));
      CHECK(p.camps[kBaseHex] == (box(s).setups[p.setup].extra_camp ? 2 : 1));
    }
  }
}

TEST_CASE("EWP-054 EWP-055: the recommended layout by players, or the one the table chose") {
  CHECK(first_turn(2).layout == 0);
  CHECK(first_turn(3).layout == 1);
  CHECK(first_turn(4).layout == 2);
  CHECK(first_turn(2, {0, 0, 0, 3}).layout == 2);
  for (std::uint8_t layout = 1; layout <= 3; ++layout) {
    const State s = first_turn(2, {0, 0, 0, layout});
    CHECK(std::popcount(ground(s)) == 32);
    CHECK(std::popcount(starts(s)) == 4);
  }
}

TEST_CASE("EWP-063: nothing is exchanged while setting up") {
  const State s = first_turn(4);
  for (int place = 0; place < 4; ++place) {
    const Player& p = player(s, seat_at(s, place));
    const SetupRow& setup = box(s).setups[p.setup];
    CHECK(p.food == setup.food + (place == 1 ? 1 : 0));
    CHECK(p.tools == setup.tools + (place == 2 ? 1 : 0));
    CHECK(p.hand.total() == (place == 3 ? 6 : 5));
  }
}

TEST_CASE("EWP-184 EWP-183: 24 junctures, of which 18 do not touch the Base") {
  int free = 0;
  for (int j = 0; j < kJunctures; ++j) {
    const auto& hexes = kJunctureHexes[static_cast<std::size_t>(j)];
    CHECK(is_adjacent(hexes[0], hexes[1]));
    CHECK(is_adjacent(hexes[1], hexes[2]));
    CHECK(is_adjacent(hexes[0], hexes[2]));
    const bool base = std::count(hexes.begin(), hexes.end(), 0) > 0;
    CHECK(base == (j < kFirstJuncture));
    free += base ? 0 : 1;
  }
  CHECK(free == 18);
}

TEST_CASE("EWP-285: Villages at the depicted type, each once (EX-28)") {
  State s = first_turn(2);
  s.terrain.fill(Terrain::Lake);
  s.terrain[8] = Terrain::Forest;
  s.players[0].villages = 1u << 8 | 1u << 11;  // both touch hex 8
  CHECK(stone_points(s, 0, Stone::VillageForest) == 4);
  s.players[0].villages = 1u << 8;
  s.terrain[7] = Terrain::Forest;  // one Village at two Forests
  CHECK(stone_points(s, 0, Stone::VillageForest) == 2);
  CHECK(stone_points(s, 0, Stone::VillageTundra) == 0);
}

TEST_CASE("EWP-286: a point for each Land type with a Camp; Base and Glacier do not count") {
  State s = first_turn(2);
  s.players[0].camps = {};
  s.terrain[1] = s.terrain[2] = Terrain::Lake;
  s.terrain[3] = Terrain::Tundra;
  s.terrain[4] = Terrain::Glacier;
  for (std::size_t hex : {0u, 1u, 2u, 3u, 4u}) s.players[0].camps[hex] = 1;
  CHECK(stone_points(s, 0, Stone::Camps1) == 2);
}

TEST_CASE("EWP-287 EWP-288 EWP-289 EWP-290 EWP-292: stones that look at Megaliths of one's color") {
  State s = first_turn(2, {0, 0, 0, 1});
  s.megaliths[kNeutralOwner][0] = cell_bit(cell_of(0, 1)) | cell_bit(cell_of(0, 6));
  s.megaliths[0][0] = cell_bit(cell_of(0, 0)) | cell_bit(cell_of(1, 0)) | cell_bit(cell_of(1, 1)) |
                      cell_bit(cell_of(2, 0)) | cell_bit(cell_of(0, 7));
  s.megaliths[0][1] = cell_bit(cell_of(0, 0)) | cell_bit(cell_of(1, 0));
  s.megaliths[0][2] = cell_bit(cell_of(0, 0));
  s.megaliths[0][3] = cell_bit(cell_of(0, 3));
  CHECK(stone_points(s, 0, Stone::Ground) == 2);  // 5 / 2, covered ones too, neutral ones not
  CHECK(stone_points(s, 0, Stone::Tiles) == 3);
  CHECK(stone_points(s, 0, Stone::Upper1) == 8);
  CHECK(stone_points(s, 1, Stone::Tiles) == 0);
}

TEST_CASE("EWP-291 EWP-293 EWP-294 EWP-295 EWP-258: stones of Era II") {
  State s = first_turn(2);
  Player& p = s.players[0];
  for (int i = 0; i < 5; ++i) p.buried.add(Card::Elder);
  CHECK(stone_points(s, 0, Stone::Buried1) == 2);
  p.offering = 4;
  p.honor = 4;
  CHECK(stone_points(s, 0, Stone::Idols1) == 2);
  p.tipped.add(Animal::WoollyRhino, 2);
  p.tipped.add(Animal::Argentavis);
  p.upright.add(Animal::SaberToothedTiger);
  CHECK(stone_points(s, 0, Stone::TippedTypes) == 2);
  CHECK(stone_points(s, 0, Stone::TippedWoollyRhinoSaberToothedTiger) == 4);
}

TEST_CASE("EWP-298 EWP-299: the Offering ratios (EX-24)") {
  State s = first_turn(2);
  Player& p = s.players[0];
  p.food = 3;
  p.tools = 2;
  struct Row {
    std::uint8_t level;
    int points;
  };
  for (const Row& row :
       {Row{0, 0}, Row{1, 1}, Row{2, 1}, Row{3, 2}, Row{4, 2}, Row{5, 5}, Row{7, 5}}) {
    p.offering = row.level;
    CHECK(offering_points(s, p) == row.points);
  }
}

TEST_CASE("EWP-300 EWP-301 EWP-302 EWP-303: the Honor charts (EX-23, EX-25)") {
  State s = first_turn(3);
  const auto bury = [&](std::size_t seat, int n) {
    s.players[seat].buried = {};
    s.players[seat].buried.add(Card::Elder, n);
  };
  s.players[0].honor = 3, s.players[0].honor_place = 1;
  s.players[1].honor = 4, s.players[1].honor_place = 1;
  s.players[2].honor = 3, s.players[2].honor_place = 2;
  CHECK(honor_rank(s, 1) == 0);
  CHECK(honor_rank(s, 0) == 1);
  CHECK(honor_rank(s, 2) == 2);
  bury(1, 4), bury(0, 7), bury(2, 3);
  CHECK(honor_points(s, 1) == 10);
  CHECK(honor_points(s, 0) == 10);
  CHECK(honor_points(s, 2) == 1);
  bury(1, 0);
  CHECK(honor_points(s, 1) == 0);
  s.players[0].honor = 0, s.players[0].honor_place = 0;
  bury(0, 9);
  CHECK(honor_points(s, 0) == 0);
  CHECK(honor_rank(s, 2) == 1);  // EWP-303: a marker below the track takes no rank
}

TEST_CASE("EWP-251 EWP-245 EWP-302: three markers enter a level one after the other (EX-23)") {
  State s = first_turn(3);
  Dealer dealer(1);
  for (int level = 0; level < 3; ++level) {
    for (Seat seat = 0; seat < 3; ++seat) move_idol(s, seat, Track::Honor, dealer);
  }
  for (Seat seat = 0; seat < 3; ++seat) CHECK(player(s, seat).honor_place == seat + 1);
  move_idol(s, 1, Track::Honor, dealer);
  CHECK(player(s, 1).honor_place == 1);
  CHECK(player(s, 0).honor_place == 1);
  CHECK(player(s, 2).honor_place == 2);
  CHECK(honor_rank(s, 1) == 0);
  CHECK(honor_rank(s, 0) == 1);
  CHECK(honor_rank(s, 2) == 2);
}

TEST_CASE("EWP-248 EWP-148: with an empty Tribe supply there is nothing to take") {
  State s = first_turn(2);
  CHECK(can_do(s, 0, {Do::TribeHand, 1, {}}, 0));
  s.supply = {};
  s.supply.set_culture(kCultureMask);
  CHECK_FALSE(can_do(s, 0, {Do::TribeHand, 1, {}}, 0));
  Dealer dealer(1);
  s.players[0].offering = 1;
  const std::size_t depth = s.stack.depth();
  move_idol(s, 0, Track::Offering, dealer);
  while (s.stack.depth() > depth) run_unit(s, dealer);  // no question is left of it
  CHECK(s.players[0].offering == 2);
}

TEST_CASE("EWP-308 EWP-309 EWP-310: at most four a set, a wild card only where there is one") {
  State s = first_turn(2);
  Player& p = s.players[0];
  p.upright = {};
  p.upright.add(Animal::Glyptodon, 6);
  CHECK(animal_points(s, p) == 8);
  p.upright.add(Animal::Argentavis, 2);
  CHECK(animal_points(s, p) == 8);
  p.upright.add(Animal::WoollyMammoth, 2);
  CHECK(animal_points(s, p) == 8 + 14);
  p.upright.add(Animal::Argentavis, -1);  // Tipped, it helps no set
  p.tipped.add(Animal::Argentavis);
  CHECK(animal_points(s, p) == 8 + 9);
  p.upright = {};
  p.upright.add(Animal::Argentavis, 3);
  CHECK(animal_points(s, p) == 0);
}

TEST_CASE(
    "EWP-341 EWP-372 EWP-065 EWP-068 EWP-338 EWP-242 EWP-222: what holds at every step of a whole "
    "game") {
  std::size_t deepest = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const int seats = 2 + static_cast<int>(seed % 3);
    const auto bit = [&](int i) { return static_cast<std::uint8_t>(seed >> i & 1); };
    int stones = 0;
    const State end =
        play_random(first_turn(seats, {0, bit(1), bit(2), 0}, seed), seed, [&](const State& s) {
          deepest = std::max(deepest, s.stack.depth());
          const auto sound = check_position(s);
          REQUIRE_MESSAGE(sound.has_value(), sound.error().text);
          int placed = 0;
          for (int level = 0; level < kLevels; ++level) placed += std::popcount(occupied(s, level));
          CHECK(placed >= stones);
          stones = placed;
        });
    CHECK(end.round == 4);
    CHECK(end.turns == 3 * seats);
  }
  MESSAGE("deepest stack in random play: " << deepest);
  CHECK(deepest <= 8);  // a position may have as many (stack_check.cpp); the stack has room for 16
}

TEST_CASE("EWP-019 EWP-297: the score sheet of a seat adds up to its score") {
  const State end = play_random(first_turn(4), 9, [](const State&) {});
  const Outcome outcome = Rules::outcome(end);
  for (Seat seat = 0; seat < 4; ++seat) {
    const ScoreSheet sheet = Rules::score_sheet(end, seat);
    int sum = 0;
    for (const SheetRow& row : sheet.rows) sum += row.points;
    CHECK(sheet.rows.size() == 8);
    CHECK(sum == outcome.score[static_cast<std::size_t>(seat)]);
    CHECK(sheet.trait == box(end).chief_names[player(end, seat).chief]);
  }
}

TEST_CASE("EWP-019 EWP-085: a score is one whole number, the sum of its sources") {
  Player p{};
  p.points[Source::Effects] = 98;
  p.points[Source::Stones] = 5;
  CHECK(score(p) == 103);  // EX-06
}

TEST_CASE(
    "EWP-013: Cap cards are nowhere: only Tribe and Culture cards are owned, drawn or scored") {
  const State s = first_turn(4);
  int cards = s.supply.total() + kDisplay;
  for (const Player& p : s.players) cards += p.owned.total();
  CHECK(cards == 75 + 36 + 40);
}

TEST_CASE("EWP-020: the tribes are Wolf, Bison, Lion and Bear") {
  const Json box = Rules::describe_box(0);
  REQUIRE(box["tribes"].size() == 4);
  CHECK(box["tribes"][0]["name"] == "Wolf");
  CHECK(box["tribes"][1]["name"] == "Bison");
  CHECK(box["tribes"][2]["name"] == "Lion");
  CHECK(box["tribes"][3]["name"] == "Bear");
  CHECK(box["tribes"][3]["color"] == "yellow");
}

TEST_CASE(
    "EWP-021 EWP-317 EWP-318 EWP-324: tokens are in play only with their modules, each alone or "
    "both") {
  for (std::uint8_t glacier = 0; glacier < 2; ++glacier) {
    for (std::uint8_t rest = 0; rest < 2; ++rest) {
      const State s = first_turn(2, {0, glacier, rest, 0});
      CHECK(s.tokens_left.total() == 10 * glacier);
      for (std::size_t hex = 0; hex < kHexes; ++hex) {  // face down on each Glacier hex
        const bool covered = glacier == 1 && s.terrain[hex] == Terrain::Glacier;
        CHECK(s.tokens[hex] == (covered ? 1 : 0));
      }
      CHECK((s.rest_up != kNoRest) == (rest == 1));
      CHECK(s.rest_stack.total() == 4 * rest);
    }
  }
}

TEST_CASE(
    "EWP-254 EWP-247 EWP-252: both tracks have 7 levels, icons at 2, 4 and 6, points at 5, 6, 7") {
  State s = first_turn(2);
  Dealer dealer(1);
  for (int level = 1; level <= 7; ++level) {
    const std::size_t depth = s.stack.depth();
    move_idol(s, 0, Track::Offering, dealer);
    CHECK(s.players[0].offering == level);
    CHECK((s.stack.depth() > depth) == (level % 2 == 0));  // a Tribe card is to be taken
    while (s.stack.depth() > depth) s.stack.pop();
    const int before = s.players[0].points[Source::Idols];
    move_idol(s, 0, Track::Honor, dealer);
    CHECK(s.players[0].points[Source::Idols] - before == std::max(0, level - 4));
  }
}

}  // namespace
