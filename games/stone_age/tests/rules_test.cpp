// rules_test.cpp - tables and whole-game properties of Stone Age that no scene shows.
#include "games/stone_age/rules.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/table.h"
#include "games/registry.h"
#include "games/stone_age/steps.h"

namespace {

using namespace ochre;
using namespace ochre::stone_age;

State fresh(int seats, std::uint64_t seed = 1) {
  Dealer dealer(seed);
  return Rules::setup(standard_options(Rules::kInfo, seats), dealer);
}

TEST_CASE("STA-091, STA-092: the twelve steps of tools, then nothing") {
  State s = fresh(2);
  Dealer dealer(1);
  const std::array<std::array<std::uint8_t, 3>, 13> steps = {{{1, 0, 0},
                                                              {1, 1, 0},
                                                              {1, 1, 1},
                                                              {2, 1, 1},
                                                              {2, 2, 1},
                                                              {2, 2, 2},
                                                              {3, 2, 2},
                                                              {3, 3, 2},
                                                              {3, 3, 3},
                                                              {4, 3, 3},
                                                              {4, 4, 3},
                                                              {4, 4, 4},
                                                              {4, 4, 4}}};
  for (const auto& step : steps) {
    gain_tool(s, 0, dealer);
    CHECK(player(s, 0).tools == step);
  }
}

TEST_CASE("STA-092: a full row of tools gains nothing at all") {
  State s = fresh(2);
  player(s, 1).tools = {kTopTool, kTopTool, kTopTool};
  player(s, 1).used = {1, 0, 1};
  const State before = s;
  EventLog events;
  LuckLog luck;
  Dealer dealer(1, &events, &luck);
  gain_tool(s, 1, dealer);
  CHECK(std::memcmp(&s, &before, sizeof s) == 0);
  CHECK(events.empty());
}

TEST_CASE("STA-095: tools never run out, four players can all have 4, 4, 4") {
  State s = fresh(4);
  Dealer dealer(1);
  for (Seat seat = 0; seat < 4; ++seat) {
    for (int i = 0; i < 12; ++i) gain_tool(s, seat, dealer);
    CHECK(tool_values(player(s, seat)) == 12);
  }
}

struct KindsRow {
  EnumArray<Resource, std::uint16_t> have;
  int from, n, kinds;
  bool can;
};
TEST_CASE("STA-154: n pieces of exactly k kinds, told by table") {
  const std::array<KindsRow, 13> rows = {{
      {{{{5, 0, 0, 0}}}, -1, 5, 1, true},
      {{{{4, 9, 0, 0}}}, -1, 5, 1, true},
      {{{{4, 4, 4, 4}}}, -1, 5, 1, false},
      {{{{0, 0, 0, 9}}}, -1, 5, 2, false},
      {{{{0, 0, 1, 4}}}, -1, 5, 2, true},
      {{{{1, 1, 1, 1}}}, -1, 4, 4, true},
      {{{{1, 1, 1, 1}}}, -1, 5, 4, false},
      {{{{2, 1, 1, 1}}}, -1, 5, 4, true},
      {{{{1, 1, 1, 0}}}, -1, 4, 3, false},
      {{{{3, 0, 0, 2}}}, 0, 3, 0, true},   // wood goes on alone
      {{{{1, 1, 1, 1}}}, 0, 2, 3, false},  // two pieces cannot be three kinds more
      {{{{3, 0, 0, 2}}}, 0, 4, 1, true},   // and gold follows
      {{{{3, 2, 0, 0}}}, 1, 3, 0, false},  // wood may not come after brick
  }};
  for (const KindsRow& row : rows)
    CHECK(can_pay_kinds(row.have, row.from, row.n, row.kinds) == row.can);
}

DiceRow dice(std::initializer_list<int> values) {
  DiceRow out{};
  for (int value : values) out.push_back(static_cast<std::uint8_t>(value));
  return out;
}
TEST_CASE(
    "MAH-057, MAH-058, MAH-059, MAH-060: dice compared from the highest down, a missing one is 0") {
  CHECK(compare_dice(dice({5}), dice({4, 4, 4})) > 0);
  CHECK(compare_dice(dice({6, 4}), dice({6, 3, 3})) > 0);
  CHECK(compare_dice(dice({6}), dice({6, 1})) < 0);
  CHECK(compare_dice(dice({6, 1}), dice({6})) > 0);
  CHECK(compare_dice(dice({5, 2}), dice({5, 2})) == 0);
  CHECK(compare_dice(dice({6, 5, 1}), dice({6, 5, 2})) < 0);
}

TEST_CASE("STA-212: ranks are shared and then skipped") {
  State s = fresh(4);
  const std::array<std::int16_t, 4> scores = {50, 40, 40, 10};
  for (Seat seat = 0; seat < 4; ++seat) {
    player(s, seat).score = scores[static_cast<std::size_t>(seat)];
  }
  CHECK(ranks(s) == std::array<std::uint8_t, 4>{1, 2, 2, 4});
  player(s, 2).level = 1;  // STA-210 decides between the tied ones
  CHECK(ranks(s) == std::array<std::uint8_t, 4>{1, 3, 2, 4});
}

TEST_CASE("STA-212, STA-209, STA-210: the outcome has every place, and none before the end") {
  State s = fresh(4);
  const std::array<std::int16_t, 4> scores = {10, 40, 40, 50};
  for (Seat seat = 0; seat < 4; ++seat) {
    player(s, seat).score = scores[static_cast<std::size_t>(seat)];
  }
  CHECK(outcome(s).rank == std::array<std::uint8_t, 4>{});
  State broken = s;
  player(broken, 2).tools[0] = 1;  // STA-210
  Dealer dealer(1);
  score_game(s, dealer);
  CHECK(outcome(s).rank == std::array<std::uint8_t, 4>{4, 2, 2, 1});
  score_game(broken, dealer);
  CHECK(outcome(broken).rank == std::array<std::uint8_t, 4>{4, 3, 2, 1});
  CHECK(outcome(broken).reward == std::array<float, 4>{0, 0, 0, 1});
}

TEST_CASE("STA-200: the sources of a score add up to it, and hunger is among the other play") {
  State s = fresh(2);
  Player& p = player(s, 0);
  p.built = 20;
  p.score = 33;
  p.level = 2;
  p.tools = {2, 1, 1};
  p.resources[Resource::Gold] = 3;
  p.buildings.add(Building::kFirst);
  for (Card card : all<Card>()) p.drawn.add(card);
  Dealer dealer(1);
  score_game(s, dealer);
  const ScoreSheet sheet = Rules::score_sheet(s, 0);
  const std::array<std::pair<std::string_view, int>, 9> wanted = {{{"buildings", 20},
                                                                   {"other play", 13},
                                                                   {"mammoths", 0},
                                                                   {"culture", 128},
                                                                   {"farmers", 14},
                                                                   {"tool makers", 32},
                                                                   {"hut builders", 9},
                                                                   {"shamans", 35},
                                                                   {"leftovers", 3}}};
  REQUIRE(sheet.rows.size() == wanted.size());
  int sum = 0;
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    CHECK(sheet.rows[i].source == wanted[i].first);
    CHECK(sheet.rows[i].points == wanted[i].second);
    sum += sheet.rows[i].points;
  }
  CHECK(sum == outcome(s).score[0]);
}

TEST_CASE("STA-210, STA-135: level, tool values and people break a tie, one-use tools do not") {
  State s = fresh(2);
  player(s, 1).one_use.push_back(4);
  CHECK(ranks(s) == std::array<std::uint8_t, 4>{1, 1, 0, 0});
  State level = s, tools = s, people = s;
  player(level, 1).level = 1;
  player(tools, 1).tools[0] = 1;
  player(people, 1).people = 6;
  for (const State& ahead : {level, tools, people}) {
    CHECK(ranks(ahead) == std::array<std::uint8_t, 4>{2, 1, 0, 0});
  }
}

TEST_CASE("STA-211: winners who are fully tied share the reward") {
  State s = fresh(3);
  Dealer dealer(1);
  player(s, 2).score = -1;
  score_game(s, dealer);
  const Outcome end = outcome(s);
  CHECK(end.over);
  CHECK(end.reward[0] == 0.5f);
  CHECK(end.reward[1] == 0.5f);
  CHECK(end.reward[2] == 0.0f);
}

// DEC-01: 10 at the hunt, 7 at each of four resource places, 3 village places, 4 cards, 4
// buildings.
// STA-221: a single choice is asked only where it follows from one in the same payment.
TEST_CASE(
    "STA-050, STA-221: no question has more than 49 choices, and of payments alone only one") {
  std::size_t longest = 0;
  int single = 0;
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    Dealer dealer(seed);
    State s = Rules::setup(standard_options(Rules::kInfo, 2 + static_cast<int>(seed % 3)), dealer);
    ActionList choices;
    while (Rules::to_act(s) != kNobody) {
      Rules::legal(s, choices);
      longest = std::max(longest, choices.size());
      if (choices.size() < 2) {
        ++single;
        REQUIRE(s.stack.top().step == raw(StepId::Pay));
        REQUIRE((s.stack[s.stack.depth() - 2].at & kChosen) != 0);
      }
      Rules::apply(
          s, choices[static_cast<std::size_t>(dealer.pick(0, static_cast<int>(choices.size())))],
          dealer);
    }
  }
  CHECK(longest <= 49);
  CHECK(longest > 30);
  CHECK(single > 0);
}

TEST_CASE(
    "STA-006, STA-013: food is never negative, levels stay on the track, scores may be negative") {
  const AnyGame& game = **find_game("stone-age");
  bool negative = false;
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    Dealer dealer(seed);
    State s = Rules::setup(standard_options(Rules::kInfo, 2 + static_cast<int>(seed % 3)), dealer);
    ActionList choices;
    while (Rules::to_act(s) != kNobody) {
      Rules::legal(s, choices);
      Rules::apply(
          s, choices[static_cast<std::size_t>(dealer.pick(0, static_cast<int>(choices.size())))],
          dealer);
      for (const Player& p : s.players) {
        REQUIRE(p.food < 5000);
        REQUIRE(p.level <= kTopLevel);
        REQUIRE(p.people <= kMostPeople);
        negative = negative || p.score < 0;
      }
    }
    CHECK(game.outcome(&s).over);
  }
  CHECK(negative);
}

TEST_CASE("STA-193: a game in which nobody ever buys ends after round 60") {
  Dealer dealer(3);
  State s = Rules::setup(standard_options(Rules::kInfo, 2), dealer);
  ActionList choices;
  while (Rules::to_act(s) != kNobody) {
    Rules::legal(s, choices);
    Action a = choices[0];  // decline comes first, and so do the hunting grounds
    Rules::apply(s, a, dealer);
  }
  CHECK(s.round == kLastRound);
  CHECK(Rules::outcome(s).because == STA(193));
}

std::string words_of(const EventKind& kind, const Event& event) {
  std::string out;
  for (std::size_t i = 0; i < kind.fields.size(); ++i) {
    if (kind.fields[i].domain == nullptr) continue;
    out += (out.empty() ? "" : " ") + word_of(*kind.fields[i].domain, event.args[i]);
  }
  return out;
}

TEST_CASE("STA-100, STA-107: the news of a roll names every die, the highest first, and the sum") {
  for (int dice = 1; dice <= kMostPeople; ++dice) {
    State s = fresh(2);
    EventLog events;
    LuckLog luck;
    Dealer dealer(static_cast<std::uint64_t>(dice), &events, &luck);
    begin_roll(s, 0, raw(Place::Hunt), dice, dealer);
    std::vector<int> faces;
    int sum = 0;
    for (const Luck& die : luck) {
      faces.push_back(die.value);
      sum += die.value;
    }
    std::sort(faces.rbegin(), faces.rend());
    std::string wanted;
    for (int die : faces) wanted += std::to_string(die) + " ";
    REQUIRE(events.size() == 1);
    CHECK(words_of(kEvents[events[0].kind], events[0]) == wanted + std::to_string(sum));
  }
}

TEST_CASE(
    "MAH-011, MAH-013, MAH-014, MAH-017: a tile leaves the pile each round, its back told before") {
  Dealer dealer(4);
  State s = Rules::setup(standard_options(Rules::kInfo, 2), dealer);
  ActionList choices;
  while (Rules::to_act(s) != kNobody && s.round < 20) {
    const State before = s;
    Rules::legal(s, choices);
    Rules::apply(s, choices[0], dealer);
    REQUIRE(s.bonus_pile.total() == std::max(0, 16 - s.round));
    const bool new_round = s.round != before.round;
    CHECK(s.herd == (new_round ? before.next_back : before.herd));
    CHECK((s.next_back == kNoResource) == (s.round >= 16));
  }
  CHECK(s.round == 20);
  CHECK(s.herd == kNoResource);
}

TEST_CASE("INF-07: the same seed and the same decisions give the same game") {
  State one = fresh(3, 99);
  State two = fresh(3, 99);
  Dealer first(5), second(5);
  ActionList choices;
  for (int i = 0; i < 300 && Rules::to_act(one) != kNobody; ++i) {
    Rules::legal(one, choices);
    const Action a = choices[static_cast<std::size_t>(i) % choices.size()];
    Rules::apply(one, a, first);
    Rules::apply(two, a, second);
    REQUIRE(std::memcmp(&one, &two, sizeof one) == 0);
  }
}

TEST_CASE("INF-07: luck falls in the order cards, buildings, bonus tile, start player") {
  const Result<Table> table =
      Table::start({*find_game("stone-age"), standard_options(Rules::kInfo, 2), 5, {}, {}});
  REQUIRE(table.has_value());
  std::string kinds;
  for (const Luck& luck : table->opening_luck()) kinds += std::string(kLucks[luck.kind].word) + " ";
  CHECK(kinds == "draw draw draw draw building building back start tile back ");
}

}  // namespace
