// explain_test.cpp - the clauses behind a choice: those of its place, card or tile come first.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "core/table.h"
#include "games/registry.h"
#include "games/stone_age/rules.h"
#include "games/stone_age/steps.h"

namespace {

using namespace ochre;
using namespace ochre::stone_age;

std::string ids(const State& s, Action a) {
  std::string out;
  for (Clause one : Rules::explain(s, a)) {
    out += (out.empty() ? "" : " ") + id_of(row_of(kVocabulary, one));
  }
  return out;
}

State fresh(int seats) {  // with the herd at the river
  for (std::uint64_t seed = 1;; ++seed) {
    Dealer dealer(seed);
    const State s = Rules::setup(standard_options(Rules::kInfo, seats), dealer);
    if (s.herd == Resource::Gold) return s;
  }
}

struct Row {
  Place place;
  std::string_view first;
};
TEST_CASE("STA-058, STA-059, STA-061: placing is explained by its place") {
  const State s = fresh(2);
  constexpr std::array<Row, 9> kRows = {{{Place::Hunt, "STA-059 "},
                                         {Place::Forest, "STA-060 STA-065 "},
                                         {Place::River, "STA-060 MAH-022 MAH-023 MAH-024"},
                                         {Place::ToolMaker, "STA-056 STA-063 "},
                                         {Place::Hut, "STA-058 STA-063 "},
                                         {Place::Field, "STA-057 STA-063 "},
                                         {Place::Card2, "STA-061 "},
                                         {Place::Card4, "STA-061 "},
                                         {Place::Building2, "STA-062 "}}};
  for (const Row& row : kRows) {
    const int people = row.place == Place::Hut ? 2 : 1;
    CHECK_MESSAGE(ids(s, place(row.place, people)).starts_with(row.first),
                  ids(s, place(row.place, people)));
  }
  CHECK(ids(fresh(3), place(Place::Forest, 1)).starts_with("STA-060 STA-064 "));
  CHECK(ids(fresh(4), place(Place::Forest, 1)).starts_with("STA-060 STA-066 "));
}

TEST_CASE("STA-081: using people is explained by what the place gives") {
  State s = fresh(2);
  const Seat seat = actor(s);
  for (Place one : all<Place>()) {
    if (one <= Place::Building2) people_at(s, one, seat) = 1;
  }
  s.stack.pop();
  s.stack.push(StepId::Act, seat);
  CHECK(ids(s, use(Place::Hunt)).starts_with("STA-100 STA-102 STA-101 STA-085"));
  CHECK(ids(s, use(Place::River)).find("MAH-030 MAH-031") != std::string::npos);
  CHECK(ids(s, use(Place::ToolMaker)).starts_with("STA-090 STA-091 STA-085"));
  CHECK(ids(s, use(Place::Hut)).starts_with("STA-096"));
  CHECK(ids(s, use(Place::Field)).starts_with("STA-098"));
  CHECK(ids(s, use(Place::Card1)).starts_with("STA-120 STA-021 STA-122"));
  CHECK(ids(s, use(Place::Building1)).starts_with("STA-150 "));
  player(s, seat).tools = {4, 4, 4};
  CHECK(ids(s, use(Place::ToolMaker)).starts_with("STA-090 STA-091 STA-092"));
}

TEST_CASE("STA-220: a piece is explained by what is paid, a bonus by what it gives") {
  State s = fresh(2);
  const Seat seat = actor(s);
  player(s, seat).food = 0;
  player(s, seat).resources[Resource::Wood] = 5;
  player(s, seat).resources[Resource::Gold] = 5;
  s.stack.pop();
  for (const auto& [price, first] :
       std::initializer_list<std::pair<Price, const char*>>{{Price::Card, "STA-121 STA-220"},
                                                            {Price::Herd, "MAH-036 MAH-037"},
                                                            {Price::Feeding, "STA-174 STA-176"}}) {
    State paying = s;
    begin_payment(paying, seat, price, 2);
    paying.stack.push(StepId::Pay, seat);
    CHECK_MESSAGE(ids(paying, pay(Resource::Wood)).starts_with(first),
                  ids(paying, pay(Resource::Wood)));
  }
  s.stack.push(StepId::Taming, seat);
  s.stack.push(StepId::Bonus, seat);
  s.bonus_tile = static_cast<Tile>(4);  // "1." person, "all" 3 points
  CHECK(ids(s, bonus(true)).starts_with("MAH-062 MAH-089"));
  CHECK(ids(s, bonus(false)).starts_with("MAH-063 MAH-090"));
}

TEST_CASE("STA-137: what cannot be chosen is explained by its verb") {
  const State s = fresh(2);
  CHECK(ids(s, two_resources()) == "STA-137 STA-136");
  CHECK(ids(s, place(Place::Hut, 1)).starts_with("STA-051"));
}

TEST_CASE("explain: in random play every choice has one to eight clauses, none of them twice") {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    Dealer dealer(seed);
    State s = Rules::setup(standard_options(Rules::kInfo, 2 + static_cast<int>(seed) - 1), dealer);
    ActionList choices;
    while (Rules::to_act(s) != kNobody) {
      Rules::legal(s, choices);
      for (Action a : choices) {
        const ClauseList why = Rules::explain(s, a);
        REQUIRE(why.size() >= 1);
        for (std::size_t i = 0; i < why.size(); ++i) {
          REQUIRE(why[i]);
          REQUIRE(std::find(why.begin(), why.begin() + i, why[i]) == why.begin() + i);
        }
      }
      const auto pick = static_cast<std::size_t>(dealer.pick(0, static_cast<int>(choices.size())));
      Rules::apply(s, choices[pick], dealer);
    }
  }
}

}  // namespace
