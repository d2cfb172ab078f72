// play_test.cpp - setting up, and what holds in every random game: pieces, questions, ends.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <set>

#include "core/any_game.h"
#include "games/mammothodus/position.h"
#include "games/mammothodus/rules.h"

namespace {

using namespace ochre;
using namespace ochre::mammothodus;
using Rules = ochre::mammothodus::Rules;
using State = ochre::mammothodus::State;

Options options_for(int seats, int discoveries = 0, int talents = 0) {
  Options out = standard_options(Rules::kInfo, seats);
  out.value[raw(OptionId::Discoveries)] = static_cast<std::uint8_t>(discoveries);
  out.value[raw(OptionId::Talents)] = static_cast<std::uint8_t>(talents);
  return out;
}

Action pick(const State& s, Dealer& dealer) {
  ActionList choices;
  Rules::legal(s, choices);
  return choices[static_cast<std::size_t>(dealer.pick(0, static_cast<int>(choices.size())))];
}

State started(int seats, std::uint64_t seed) {  // the first question of the first turn
  Dealer dealer(seed);
  State s = Rules::setup(options_for(seats), dealer);
  while (s.stack[0].step == raw(StepId::Setup)) Rules::apply(s, pick(s, dealer), dealer);
  return s;
}

TEST_CASE("MAM-045 MAM-046 MAM-047 MAM-048 MAM-049 MAM-050 MAM-051 MAM-057 MAM-268: the set-up") {
  for (int seats = 1; seats <= 4; ++seats) {
    Dealer dealer(static_cast<std::uint64_t>(seats));
    const State s = Rules::setup(options_for(seats), dealer);
    CHECK(s.face_down.total() == 21);
    CHECK_FALSE(s.face_down.has(Space::C));
    CHECK(s.hidden.total() == 21);
    CHECK(s.tribes.total() == 4);
    for (Space space : {Space::N2, Space::E2, Space::S2, Space::W2}) CHECK(s.tribes[space] == 1);
    CHECK(s.trail_stack.total() == 8);
    CHECK(s.human_deck.total() == 22);
    for (Space space : s.spirits) CHECK(space == kNowhere);
    for (Space space : s.places) CHECK(space == kNowhere);
    CHECK(s.market.total() == 4);
    CHECK(s.adaptation.total() == 20);
    CHECK(s.supply == 16);
    CHECK(s.discovery_deck.empty());
  }
}

TEST_CASE("MAM-026 MAM-028 MAM-052 MAM-054 MAM-055 MAM-058 MAM-059: the clans at the first turn") {
  std::set<int> first;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    Dealer dealer(seed);
    State s = Rules::setup(options_for(4), dealer);
    CHECK(Rules::objection(s, act(VerbId::EndTurn)) == MAM(54));
    for (Seat seat = 0; seat < 4; ++seat) {
      CHECK(Rules::to_act(s) == seat);
      Rules::apply(s, act(VerbId::Start, Colour::Blue), dealer);
      CHECK(Rules::objection(s, act(VerbId::Start, Colour::Blue)) == MAM(54));
      Rules::apply(s, act(VerbId::Start, Colour::Yellow), dealer);
    }
    first.insert(s.first);
    CHECK(s.open.size() == 4);
    CHECK(s.closed.total() == 4);
    for (Seat seat = 0; seat < 4; ++seat) {
      const Player& p = player(s, seat);
      CHECK(p.figurines[Colour::Blue] == Space::C);
      CHECK(p.figurines[Colour::Red] == kNowhere);
      CHECK(p.population == 7);
      CHECK(p.marker == 0);
      CHECK(p.hand.total() == 4);
      CHECK(p.draw.total() == 8);
      CHECK(p.discard.empty());
    }
  }
  CHECK(first == std::set<int>{0, 1, 2, 3});
}

TEST_CASE("MAM-056: every line shows a shard on the open fragments") {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const State s = started(1, seed);
    for (std::size_t line = 0; line < kLines; ++line) {
      int shards = 0;
      for (std::size_t i = 0; i < 4; ++i) {
        shards += box(s).fragments[raw(s.open[i])][line].kind == Icon::Kind::Shard ? 1 : 0;
      }
      CHECK(shards > 0);
    }
  }
}

TEST_CASE("MAM-002 MAM-014 MAM-060 MAM-183 MAM-266 MAM-267 MAM-268 MAM-270: seats are clans") {
  for (int seats = 1; seats <= 4; ++seats) {
    std::set<std::set<int>> sets;
    for (int set = 0; set <= 5; ++set) {
      Options options = options_for(seats);
      options.value[raw(OptionId::Clans)] = static_cast<std::uint8_t>(set);
      Dealer dealer(1);
      const State s = Rules::setup(options, dealer);
      std::set<int> clans;
      for (Seat seat = 0; seat < seats; ++seat) clans.insert(raw(player(s, seat).clan));
      CHECK(clans.size() == static_cast<std::size_t>(seats));
      if (set == 0) CHECK(*clans.rbegin() == seats - 1);  // the first ones
      sets.insert(clans);
    }
    const std::array<std::size_t, 4> kCombinations = {4, 6, 4, 1};
    CHECK(sets.size() == kCombinations[static_cast<std::size_t>(seats - 1)]);
  }
  CHECK(Rules::kInfo.least_seats == 1);
  CHECK(Rules::kInfo.most_seats == 4);
}

TEST_CASE(
    "MAM-241 MAM-271 MAM-272: the modules are options; nothing else depends on the clan count") {
  CHECK(Rules::kInfo.options.size() == 5);
  Dealer one(3), four(3);
  const State few = Rules::setup(options_for(1), one);
  const State many = Rules::setup(options_for(4), four);
  CHECK(few.supply == many.supply);
  CHECK(few.human_deck == many.human_deck);
  CHECK(few.tribes == many.tribes);
  CHECK(few.players[0].population == many.players[0].population);
  Dealer with(3);
  CHECK(Rules::setup(options_for(2, 1, 0), with).discovery_deck.total() == 5);  // MAM-241
}

TEST_CASE("MAM-027: how many figurines a population allows") {
  const State s = started(1, 1);
  for (int p = -4; p <= 15; ++p) {
    const int wanted = p <= 0 ? 0 : p <= 3 ? 1 : p <= 7 ? 2 : p <= 11 ? 3 : 4;
    CHECK(allowed_figurines(s, p) == wanted);
  }
}

TEST_CASE("MAM-061: human phase, Ancients' phase, end of the turn, then the next clan") {
  State s = started(3, 5);
  Dealer dealer(6);
  Seat last = active(s);
  int turns = 0;
  while (!is_over(s)) {
    Rules::apply(s, pick(s, dealer), dealer);
    if (is_over(s) || active(s) == last) continue;
    CHECK(active(s) == after(s, last));
    last = active(s);
    ++turns;
  }
  CHECK(turns > 3);
}

TEST_CASE("MAM-001 MAM-008 MAM-010 MAM-062: every random game is sound at every step and ends") {
  std::set<int> ends;
  for (int seats = 1; seats <= 4; ++seats) {
    for (int module = 0; module < 4; ++module) {
      for (std::uint64_t seed = 0; seed < 12; ++seed) {
        Dealer dealer(seed * 16 + static_cast<std::uint64_t>(seats * 4 + module));
        State s = Rules::setup(options_for(seats, module & 1, module >> 1), dealer);
        ActionList choices;
        while (!is_over(s)) {
          Rules::legal(s, choices);
          REQUIRE(choices.size() > 1);           // never asked when only one outcome is possible
          const auto sound = check_position(s);  // counts every piece
          REQUIRE_MESSAGE(sound.has_value(), sound.error().text);
          Rules::apply(s, pick(s, dealer), dealer);
        }
        const Outcome end = Rules::outcome(s);
        REQUIRE(end.because);
        ends.insert(row_of(kVocabulary, end.because).number);
        for (std::size_t i = 1; i < static_cast<std::size_t>(seats); ++i) {
          CHECK(end.reward[i] == end.reward[0]);
        }
      }
    }
  }
  for (int clause : ends) CHECK((clause == 218 || (clause >= 221 && clause <= 227)));
}

// Positions that people or fuzzers write: what is accepted must be playable.
void collect(const Json& json, const std::string& path, std::vector<std::string>& out) {
  if (json.is_object()) {
    for (const auto& [key, value] : json.items()) collect(value, path + "/" + key, out);
  } else if (json.is_array()) {
    for (std::size_t i = 0; i < json.size(); ++i) {
      collect(json[i], path + "/" + std::to_string(i), out);
    }
  }
  if (!path.empty() && !json.is_structured()) out.push_back(path);
}

TEST_CASE("an accepted position never leads to a defect, however it was written") {
  int accepted = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const auto seats = static_cast<int>(1 + seed % 4);
    const Options options = options_for(seats, seed / 4 % 2 != 0, seed / 8 % 2 != 0);
    Dealer dealer(seed);
    AnyState state = set_up(erase<Rules>(), options, dealer);
    ActionList choices;
    for (int step = 0; step < 250 && state.to_act() != kNobody; ++step) {
      if (dealer.pick(0, 12) == 0) {
        Json json = state.to_json();
        std::vector<std::string> paths;
        collect(json, "", paths);
        for (int i = 0; i <= dealer.pick(0, 3); ++i) {
          const Json::json_pointer at(
              paths[static_cast<std::size_t>(dealer.pick(0, static_cast<int>(paths.size())))]);
          const Json::json_pointer from(
              paths[static_cast<std::size_t>(dealer.pick(0, static_cast<int>(paths.size())))]);
          if (!json.contains(at) || !json.contains(from)) continue;
          const Json other = json[from];
          if (json[at].is_number()) {
            json[at] = dealer.pick(0, 8);
          } else {
            json[at] = other;
          }
        }
        if (auto position = position_from_json(erase<Rules>(), options, json, seed)) {
          ++accepted;
          for (int i = 0; i < 80 && position->to_act() != kNobody; ++i) {
            position->legal(choices);
            REQUIRE_FALSE(choices.empty());
            position->apply(
                choices[static_cast<std::size_t>(dealer.pick(0, static_cast<int>(choices.size())))],
                dealer);
          }
        }
      }
      state.legal(choices);
      state.apply(
          choices[static_cast<std::size_t>(dealer.pick(0, static_cast<int>(choices.size())))],
          dealer);
    }
  }
  MESSAGE("accepted " << accepted << " altered positions");
  CHECK(accepted > 10);
}

}  // namespace
