// table_test.cpp - tables: refusals, luck in words, undo, records and their damage.
#include <doctest/doctest.h>
#include <rapidcheck.h>

#include <fstream>
#include <iterator>

#include "core/record.h"
#include "games/registry.h"

namespace {

using namespace ochre;

Table new_table(std::string_view luck = "") {
  const AnyGame* game = *find_game("tribu");
  auto table = Table::start({game, standard_options(*game->info, 2), 3, {"Ada", "Ben"}, {}},
                            *script_from_text(*game->vocabulary, luck));
  REQUIRE(table.has_value());
  return std::move(*table);
}

auto play(Table& table, std::string_view move, std::string_view luck = "") {
  const Vocabulary& words = *table.game().vocabulary;
  return table.play(*action_from_text(words, move), *script_from_text(words, luck));
}

constexpr std::string_view kDeal =
    "leader elder warrior dealer 0 draw scout wolf scout wolf flag_red bison courage horse_red "
    "multi draw3";

TEST_CASE("an illegal move is refused with its clause, and nothing changes") {
  Table table = new_table(kDeal);
  const AnyState before = table.state();
  const auto played = play(table, "take discard");
  REQUIRE_FALSE(played.has_value());
  CHECK(played.error().text.starts_with("illegal: take discard - "));
  CHECK(played.error().text.ends_with("(TRI-061)"));
  CHECK(table.state() == before);
  CHECK(table.decisions().empty());
}

TEST_CASE("luck that cannot fall is refused, and nothing changes") {
  Table table = new_table(kDeal);
  const AnyState before = table.state();
  CHECK(play(table, "take deck", "dealer 1").error().text ==
        "take deck: luck 'dealer 1' is of another kind than what falls here");
  CHECK(play(table, "take deck", "draw wolf wolf").error().text ==
        "take deck: luck 'draw wolf' is left over, it did not fall here");
  CHECK(table.state() == before);
  REQUIRE(play(table, "take deck", "draw wolf").has_value());
  REQUIRE(play(table, "discard wolf").has_value());
  REQUIRE(play(table, "take deck", "draw wolf").has_value());
  REQUIRE(play(table, "discard wolf").has_value());
  CHECK(play(table, "take deck", "draw wolf").error().text ==
        "take deck: luck 'draw wolf' cannot fall here");
}

TEST_CASE("what is shuffled in words falls when its time comes") {
  Table table = new_table(std::string(kDeal) + " shuffle steal block");
  REQUIRE(play(table, "take deck").has_value());
  CHECK(text_of(*table.game().vocabulary, table.decisions().back().luck) == "draw steal");
  REQUIRE(play(table, "discard steal").has_value());
  REQUIRE(play(table, "take deck").has_value());
  CHECK(text_of(*table.game().vocabulary, table.decisions().back().luck) == "draw block");
}

TEST_CASE("undo leads back to the last reveal and no further") {
  Table table = new_table(kDeal);
  CHECK(table.undo().error().text == "there is no decision to take back");
  REQUIRE(play(table, "take deck", "draw elder").has_value());
  CHECK(table.undo().error().text == "'take deck' cannot be taken back: luck fell since");
  REQUIRE(play(table, "lay tribe elder").has_value());
  CHECK(table.undo().error().text ==
        "'lay tribe elder' cannot be taken back: something hidden was shown since");
  REQUIRE(play(table, "take deck", "draw flag_blue").has_value());
  REQUIRE(play(table, "discard flag_blue").has_value());
  const AnyState before = table.state();
  REQUIRE(play(table, "take discard").has_value());
  REQUIRE(play(table, "activate bison elder").has_value());
  CHECK(table.undoable() == 2);
  CHECK(text_of(*table.game().vocabulary, table.undo()->action) == "activate bison elder");
  REQUIRE(table.undo().has_value());
  CHECK(table.state() == before);
  CHECK(table.undo().error().text ==
        "'discard flag_blue' cannot be taken back: something hidden was shown since");
}

TEST_CASE("a record replays to the same bytes, and goes on with the same luck") {
  Table table = new_table();
  ActionList choices;
  for (int i = 0; i < 40; ++i) {
    table.state().legal(choices);
    REQUIRE(table.play(choices[choices.size() / 2]).has_value());
  }
  auto again = read_record(write_record(table), find_game);
  REQUIRE(again.has_value());
  CHECK(again->state() == table.state());
  CHECK(again->setup().who == table.setup().who);
  for (int i = 0; i < 40; ++i) {
    table.state().legal(choices);
    REQUIRE(table.play(choices[choices.size() / 2]).has_value());
    REQUIRE(again->play(choices[choices.size() / 2]).has_value());
  }
  CHECK(again->state() == table.state());
}

struct Damage {
  std::string from, to, says;
};

TEST_CASE("a damaged record is refused with its line and the reason") {
  Table table = new_table(kDeal);
  REQUIRE(play(table, "take deck", "draw steal").has_value());
  REQUIRE(play(table, "discard steal").has_value());
  const std::string good = write_record(table);
  REQUIRE(read_record(good, find_game).has_value());
  const Damage rows[] = {
      {"ochre record 1", "ochre record 2",
       "line 1: 'ochre record 2' stands where 'ochre record 1' was expected"},
      {"game tribu", "game chess", "line 2: game 'chess' is not known"},
      {"rules 1", "rules 9", "line 3: 'rules 9' stands where 'rules 1' was expected"},
      {"box standard", "box 1234 {", "line 4: the box is not JSON"},
      {"seats 2", "seats 5", "line 5: 'seats 5' stands where 'seats 2..4' was expected"},
      {"seat 1 Ben\n", "", "line 7: 'seed 3' stands where 'seat 1 <who>' was expected"},
      {"seed 3", "seed x", "line 8: 'seed x' stands where 'seed <number>' was expected"},
      {"elder warrior", "elder elder", "line 9: luck 'leader elder' cannot fall here"},
      {"dealer 0", "dealer 3",
       "line 9: luck 'leader elder warrior dealer 3 draw scout wolf scout wolf ...': '3' is not a "
       "seat, expected 0..1"},
      {" multi draw3", " multi", "line 9: luck 'draw' is missing"},
      {"draw steal", "", "line 10: take deck: luck 'draw' is missing"},
      {"0 discard steal", "1 discard steal", "line 11: seat 1 moves, seat 0 was expected"},
      {"0 discard steal", "0 discard scout", "line 11: illegal: discard scout - "},
      {"0 discard steal", "0 juggle", "line 11: move 'juggle' is not understood"},
      {"\nend 2 ", "\nend 3 ", "line 12: the replay ends with '2 "},
      {"\nend 2 ", "\n# 2 ", "line 13: the end stands where 'end <decisions> <hash>' was expected"},
  };
  for (const Damage& row : rows) {
    std::string bad = good;
    const std::size_t at = bad.find(row.from);
    REQUIRE_MESSAGE(at != std::string::npos, row.from);
    bad.replace(at, row.from.size(), row.to);
    const auto read = read_record(bad, find_game);
    REQUIRE_MESSAGE(!read.has_value(), row.to);
    CHECK_MESSAGE(read.error().text.starts_with(row.says), read.error().text);
  }
}

TEST_CASE("a record cut anywhere is refused") {
  Table table = new_table(kDeal);
  REQUIRE(play(table, "take deck", "draw steal").has_value());
  const std::string good = write_record(table);
  for (std::size_t size = 0; size + 1 < good.size(); ++size) {  // the last line end may go
    CHECK_FALSE(read_record(good.substr(0, size), find_game).has_value());
  }
}

TEST_CASE("a written position: what is omitted has its set-up value, what cannot be is refused") {
  const AnyGame* game = *find_game("tribu");
  const auto start = [&](const std::string& position) {
    return Table::start({game, standard_options(*game->info, 2), 3, {}, position});
  };
  const auto empty = start("{}");
  REQUIRE(empty.has_value());
  CHECK(empty->state() == new_table().state());
  struct Row {
    const char* json;
    const char* says;
  };
  const Row rows[] = {
      {"[]", "bad state: state is [], expected an object"},
      {R"({"players":[{"total":99999}]})",
       "bad state: players[0].total is 99999, expected -9999..9999"},
      {R"({"palyers":[]})", "bad state: palyers is not a field, expected one of box, rules, seats"},
      {R"({"players":[{"hand":["cow"]}]})", "bad state: players[0].hand[0]: 'cow' is not a card"},
      {R"({"players":[{"hand":["wolf","wolf","wolf","wolf","wolf"]}]})",
       "bad state: there are 5 cards wolf in all, expected 4 (TRI-011)"},
      {R"({"players":[{"hand":["wolf"]}]})", "bad state: players[0].hand has 1 cards, expected 5"},
      {R"({"players":[{"chains":{"scout":{"vases":["horse_red"]}}}]})",
       "bad state: players[0].chains.scout.vases has horse_red where it does not fit"},
      {R"({"stack":[]})", "bad state: stack"},
      {R"({"seats":3})", "bad state: "},
      {R"({"box":1})", "bad state: box is 1, expected the table's box 0"},
  };
  for (const Row& row : rows) {
    const auto table = start(row.json);
    REQUIRE_MESSAGE(!table.has_value(), row.json);
    CHECK_MESSAGE(table.error().text.starts_with(row.says), table.error().text);
  }
}

}  // namespace
