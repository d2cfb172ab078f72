// play_test.cpp - setting up, and what holds in every random game: pieces, questions, ends.
#include <doctest/doctest.h>

#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <set>

#include "core/any_game.h"
#include "games/mammothodus/position.h"
#include "games/mammothodus/rules.h"
#include "tests/files.h"

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
    CHECK(deck_size(s) == 6 * seats - 4);  // MAM-023
    CHECK(s.adaptation.total() == 20);     // the rest is back in the box, nobody knows which
    CHECK(s.supply == 4 * seats);          // MAM-025
    CHECK(s.discovery_deck.empty());
  }
}

TEST_CASE("MAM-026 MAM-028 MAM-052 MAM-054 MAM-055 MAM-058 MAM-059: the clans at the first turn") {
  std::set<int> first;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    Dealer dealer(seed);
    State s = Rules::setup(options_for(4), dealer);
    CHECK(Rules::objection(s, act(VerbId::Pass)) == MAM(54));
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
    "MAM-241 MAM-271 MAM-272: the modules are options; two supplies depend on the clan count") {
  CHECK(Rules::kInfo.options.size() == 5);
  Dealer one(3), four(3);
  const State few = Rules::setup(options_for(1), one);
  const State many = Rules::setup(options_for(4), four);
  CHECK(4 * few.supply == many.supply);
  CHECK(few.human_deck == many.human_deck);
  CHECK(few.tribes == many.tribes);
  CHECK(few.players[0].population == many.players[0].population);
  Dealer with(3);
  CHECK(Rules::setup(options_for(2, 1, 0), with).discovery_deck.total() == 5);  // MAM-241
}

TEST_CASE("MAM-023 MAM-025: in the first version of the rules no number depended on the clans") {
  for (int seats = 1; seats <= 4; ++seats) {
    Options options = options_for(seats);
    options.rules = 1;
    Dealer dealer(5);
    const State s = Rules::setup(options, dealer);
    CHECK(s.rules == 1);
    CHECK(deck_size(s) == 20);
    CHECK(s.supply == 16);
  }
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
    CHECK(active(s) == (last + 1) % 3);
    last = active(s);
    ++turns;
  }
  CHECK(turns > 3);
}

// Pieces that come and go, by what is told: shards leave when used, tribes come and fall.
struct Ledger {
  Bag<Shard> used;
  int tribes;

  void read(const EventLog& log) {
    for (const Event& event : log) {
      const auto kind = static_cast<EventId>(event.kind);
      if (kind == EventId::ShardUsed) used.add(static_cast<Shard>(event.args[0]));
      if (kind == EventId::Appeared) ++tribes;
      if (kind == EventId::Summoned) --tribes;
      if (kind == EventId::TribesFell) tribes -= event.args[0];
    }
  }
};

void check_pieces(const State& s, const Ledger& ledger) {
  for (Shard kind : all<Shard>()) {
    int n = s.hidden[kind] + ledger.used[kind];
    for (const Bag<Shard>& lying : s.shards) n += lying[kind];
    REQUIRE(n == box(s).shards[kind].count);
  }
  REQUIRE(s.tribes.total() == ledger.tribes);
  REQUIRE(s.tribes.total() <= box(s).tribes);
  const auto sound = check_position(s);  // counts all cards, human cards, fragments, tokens
  REQUIRE_MESSAGE(sound.has_value(), sound.error().text);
}

// A random game; its end's clause. `wish`: the verb to prefer, so that some games go far.
int play_out(const Options& options, std::uint64_t seed, VerbId wish) {
  EventLog log;
  Dealer dealer(seed, &log);
  State s = Rules::setup(options, dealer);
  Ledger ledger{{}, s.tribes.total()};
  log.clear();
  ActionList choices;
  int decisions = 0;
  while (!is_over(s)) {
    Rules::legal(s, choices);
    REQUIRE(choices.size() > 1);  // never asked when only one outcome is possible
    check_pieces(s, ledger);
    REQUIRE(++decisions < 20000);
    Action a = pick(s, dealer);
    for (Action other : choices) a = verb_of(other) == wish ? other : a;
    Rules::apply(s, a, dealer);
    ledger.read(log);
    log.clear();
  }
  CHECK(Rules::objection(s, act(VerbId::EndTurn)) == MAM(62));
  CHECK(Rules::to_act(s) == kNobody);
  const Outcome end = Rules::outcome(s);
  REQUIRE(end.because);
  for (std::size_t i = 0; i < options.seats; ++i) {
    CHECK(end.reward[i] == (s.end == End::Won ? 1.0f : 0.0f));
  }
  return row_of(kVocabulary, end.because).number;
}

TEST_CASE("MAM-001 MAM-010 MAM-062: every random game is sound at every step and ends") {
  std::set<int> ends;
  for (int seats = 1; seats <= 4; ++seats) {
    for (int module = 0; module < 4; ++module) {
      for (std::uint64_t seed = 0; seed < 12; ++seed) {
        const Options options = options_for(seats, module & 1, module >> 1);
        const VerbId wish = seed % 3 == 0 ? VerbId::DestroyTribes : VerbId::kCount;
        ends.insert(play_out(options, seed * 16 + static_cast<unsigned>(seats * 4 + module), wish));
      }
    }
  }
  for (int clause : ends) CHECK((clause == 218 || (clause >= 221 && clause <= 227)));
  CHECK(ends.size() >= 3);
}

TEST_CASE(
    "MAM-001 MAM-218 MAM-221 MAM-222 MAM-223 MAM-224 MAM-225 MAM-226 MAM-227: every end names its "
    "clause and is shared by all") {
  const std::array<std::pair<End, Clause>, 8> rows = {{{End::Won, MAM(218)},
                                                       {End::Tribes, MAM(221)},
                                                       {End::Spirits, MAM(222)},
                                                       {End::Trails, MAM(223)},
                                                       {End::Degradation, MAM(224)},
                                                       {End::Extinct, MAM(225)},
                                                       {End::Population, MAM(226)},
                                                       {End::Fragments, MAM(227)}}};
  State s = started(4, 1);
  CHECK_FALSE(Rules::outcome(s).over);
  for (const auto& [end, clause] : rows) {
    s.end = end;
    const Outcome outcome = Rules::outcome(s);
    CHECK(outcome.over);
    CHECK(outcome.because == clause);
    for (std::size_t i = 0; i < 4; ++i) CHECK(outcome.reward[i] == (end == End::Won ? 1.0f : 0.0f));
  }
}

// A card that wakes a tribe in every way: S2 (yellow) summons, E5 attacks, W1 moves, a spirit acts.
TEST_CASE("MAM-012 MAM-071: summonings, attacks, moves, spirits, each in board order") {
  const Json given = *parse_json(R"({"tribes": ["S2", "E1", "E5", "W1", "N5"],
      "spirits": {"earth": "W5"}, "places": {"line_1": "S2", "line_2": "N5"},
      "players": [{"figurines": {"red": "E5", "green": "E1"}}],
      "human_discard": ["red", "red", "red", "red", "red", "green", "green", "green", "green", "green",
      "blue", "blue", "blue", "blue", "blue", "new_trail", "new_trail"]})",
                                 "position");
  auto state = position_from_json(erase<Rules>(), options_for(1), given, 5);
  REQUIRE_MESSAGE(state.has_value(), state.error().text);
  EventLog log;
  Dealer dealer(2, &log);
  ActionList choices;
  state->apply(act(VerbId::EndTurn), dealer);
  state->apply(act(VerbId::Done), dealer);
  std::vector<std::pair<EventId, int>> seen;  // what happened where
  for (const Event& event : log) {
    const auto kind = static_cast<EventId>(event.kind);
    if (kind == EventId::Summoned) seen.emplace_back(kind, event.args[1]);
    if (kind == EventId::TribesAttack || kind == EventId::TribeMoved ||
        kind == EventId::SpiritAttacks) {
      seen.emplace_back(kind, event.args[0]);
    }
  }
  const std::vector<std::pair<EventId, int>> wanted = {
      {EventId::Summoned, raw(Space::N5)},     {EventId::Summoned, raw(Space::S2)},
      {EventId::TribesAttack, raw(Space::E1)}, {EventId::TribesAttack, raw(Space::E5)},
      {EventId::TribeMoved, raw(Space::W1)},   {EventId::SpiritAttacks, raw(Space::E5)}};
  CHECK(seen == wanted);
}

// Another box, whose first line asks for two flames, and where places cost more.
TEST_CASE("MAM-162 MAM-167: the same kind twice takes two tokens; the box sets the cost") {
  std::ifstream in(testing::path_of("games/mammothodus/content.json"));
  Json content = *parse_json(std::string(std::istreambuf_iterator<char>(in), {}), "box");
  content["portal_track"]["fragments"][4]["cells"][0] = {{"type", "shard"}, {"kind", "flame"}};
  content["places_of_power"]["cost_base"] = 2;
  content["places_of_power"]["cost_per_active_place"] = 3;
  const auto place = add_box(content);
  REQUIRE_MESSAGE(place.has_value(), place.error().text);
  State s = started(1, 1);
  s.box = *place;
  s.open.clear();
  for (Fragment fragment : {Fragment::F1, Fragment::F3, Fragment::F5, Fragment::F7}) {
    s.open.push_back(fragment);
  }
  s.shards[Space::W5] = {};
  s.shards[Space::W5].add(Shard::Flame);
  CHECK_FALSE(fulfils(s, 0, Space::W5));
  s.shards[Space::W5].add(Shard::Flame);
  CHECK(fulfils(s, 0, Space::W5));
  CHECK(activation_cost(s) == 2);
  s.places[1] = Space::S1;
  s.places[2] = Space::S2;
  CHECK(activation_cost(s) == 8);
}

TEST_CASE(
    "MAM-008: one adaptation deck, which development draws on, whatever its cards are called") {
  const State s = started(2, 4);
  int adaptation = 0;
  for (Card card : all<Card>()) {
    CHECK(int{is_basic(card)} + int{is_adaptation(card)} + int{card == Card::Degradation} == 1);
    if (is_adaptation(card)) adaptation += s.market[card] + s.adaptation[card];
  }
  CHECK(adaptation == 24);
  CHECK(s.market.total() + s.adaptation.total() == 24);
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
