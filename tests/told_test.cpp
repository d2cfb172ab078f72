// told_test.cpp - what the engine answers a seat is the same in any two games that the seat cannot
// tell apart: views, choices, reasons, history, undo's reasons.
#include <doctest/doctest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/record.h"
#include "games/registry.h"
#include "protocol/engine.h"

namespace {

using namespace ochre;

std::string ask(Engine& engine, const char* method, const Json& params) {
  const Json request = {{"jsonrpc", "2.0"}, {"id", 1}, {"method", method}, {"params", params}};
  return engine.answer(dump_json(request));
}

// Everything a seat can ask about a table.
std::string all_told(Engine& engine, const std::string& table, Seat seat, const ActionList& moves) {
  const Vocabulary& words = *engine.find_table(table)->game().vocabulary;
  std::string out = ask(engine, "view", {{"table", table}, {"seat", seat}}) + "\n" +
                    ask(engine, "legal", {{"table", table}, {"seat", seat}}) + "\n" +
                    ask(engine, "history", {{"table", table}, {"viewer", seat}}) + "\n";
  for (Action a : moves) {
    out += ask(engine, "why", {{"table", table}, {"seat", seat}, {"action", text_of(words, a)}});
    out += "\n";
  }
  return out;
}

Table copy_of(const Table& table) { return *read_record(write_record(table), find_game); }

// Do two choices lead to different states that some seat sees alike?
bool may_look_alike(const AnyState& before, Action one, Action other, int seats) {
  AnyState first = before, second = before;
  Dealer here(1), there(1);
  first.apply(one, here);
  second.apply(other, there);
  if (first == second) return false;
  for (Seat seat = 0; seat < seats; ++seat) {
    if (AnyView(first, seat) == AnyView(second, seat)) return true;
  }
  return false;
}

int compare_two(const Table& before, Action one, Action other) {
  Table first = copy_of(before), second = copy_of(before);
  const auto played = first.play(one);
  REQUIRE(played.has_value());
  const LuckLog luck = (*played)->luck;
  if (!second.play(other, {luck, {}}, true) || first.state() == second.state()) return 0;
  int compared = 0;
  ActionList moves;
  before.state().legal(moves);
  for (Seat seat = 0; seat < before.setup().options.seats; ++seat) {
    if (AnyView(first.state(), seat) != AnyView(second.state(), seat)) continue;
    Engine here, there;  // apart, so that both call their table t1
    const std::string name = here.add_table(copy_of(first));
    REQUIRE(there.add_table(copy_of(second)) == name);
    CHECK(all_told(here, name, seat, moves) == all_told(there, name, seat, moves));
    ++compared;
  }
  return compared;
}

TEST_CASE("a seat is told the same in games it cannot tell apart") {
  int compared = 0;
  for (const AnyGame* game : all_games()) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      Dealer dealer(seed);
      auto table = Table::start({game,
                                 standard_options(*game->info, game->info->most_seats),
                                 seed,
                                 {"Ada", "Ben", "Cleo", "Dan"},
                                 {}});
      REQUIRE(table.has_value());
      ActionList choices;
      for (int i = 0; i < 90 && !table->is_over(); ++i) {
        table->state().legal(choices);
        const Action a =
            choices[static_cast<std::size_t>(dealer.pick(0, static_cast<int>(choices.size())))];
        const auto other = std::find_if(choices.begin(), choices.end(), [&](Action one) {
          return one != a && may_look_alike(table->state(), a, one, game->info->most_seats);
        });
        if (other != choices.end()) compared += compare_two(*table, a, *other);
        REQUIRE(table->play(a).has_value());
      }
    }
  }
  MESSAGE("pairs compared: " << compared);
  CHECK(compared > 20);
}

TEST_CASE("undo's reason names no choice that others made in secret") {
  Engine engine;
  const Json position = {{"dealer", 0},
                         {"players",
                          {{{"leader", "shaman"},
                            {"hand", {"totem_blue", "wolf", "bison", "block", "steal"}},
                            {"chains",
                             {{"warrior", {{"laid", 1}, {"vases", {"statue_red"}}}},
                              {"huntress", {{"laid", 1}, {"active", "courage"}}}}}},
                           {{"leader", "elder"}}}}};
  ask(engine, "load", {{"game", "tribu"}, {"seats", 2}, {"position", position}});
  ask(engine, "play", {{"table", "t1"}, {"action", "take deck"}});
  ask(engine, "play", {{"table", "t1"}, {"action", "activate totem_blue warrior"}});
  const std::string others = ask(engine, "view", {{"table", "t1"}, {"seat", 1}});
  CHECK(others.find("the last decision cannot be taken back") != std::string::npos);
  CHECK(others.find("totem_blue warrior") == std::string::npos);
  const std::string own = ask(engine, "view", {{"table", "t1"}, {"seat", 0}});
  CHECK(own.find("'activate totem_blue warrior' cannot be taken back") != std::string::npos);
}

TEST_CASE("why: only the seat to decide is told, others hear whose turn it is") {
  Engine engine;
  ask(engine, "new", {{"game", "tribu"}, {"seats", 2}, {"seed", 7}});
  const Seat next = engine.find_table("t1")->state().to_act();
  const Json asked = {{"table", "t1"}, {"action", "discard wolf"}, {"seat", 1 - next}};
  const Json answer = *parse_json(ask(engine, "why", asked), "answer");
  CHECK(answer["result"]["legal"] == false);
  CHECK_FALSE(answer["result"].contains("clause"));
  CHECK(answer["result"]["sentence"] == "seat " + std::to_string(1 - next) +
                                            " is not to decide, seat " + std::to_string(next) +
                                            " is");
}

}  // namespace
