// payment_test.cpp - at the terminal a payment is put together in any order.
#include <doctest/doctest.h>

#include <sstream>

#include "core/record.h"
#include "games/registry.h"
#include "terminal/table.h"

namespace {

using namespace ochre;

// Ada stands on card space 3 with wood 3, brick 2, gold 1, and pays as she says.
std::string told(const std::string& lines) {
  const AnyGame& game = **find_game("stone-age");
  const std::string position = R"({"start": 0, "bonus_tile": "mam13",
    "display": {"card_3": "civ11"}, "players": [{"wood": 3, "brick": 2, "gold": 1}],
    "people": {"card_3": {"red": 1}, "field": {"red": 1}, "tool_maker": {"red": 1}},
    "stack": [{"step": "round", "at": 1}, {"step": "act"}]})";
  Result<Table> table =
      Table::start({&game, standard_options(*game.info, 2), 7, {"Ada", "Ben"}, position});
  REQUIRE_MESSAGE(table.has_value(), table.error().text);
  std::istringstream in("use card_3\nbuy\n" + lines + "log\nquit\n");
  std::ostringstream out;
  TerminalOrder order;
  order.width = 400;
  TerminalTable(std::move(*table), order, in, out).run();
  const std::string text = out.str();
  return text.substr(text.rfind("3 pieces to pay"));
}

bool has(const std::string& text, const char* part) { return text.find(part) != std::string::npos; }

TEST_CASE("STA-220: the terminal sorts the pieces of a payment and plays them in order") {
  for (const char* line :
       {"pay gold brick brick\n", "pay 2 brick gold\n", "pay brick 1 gold 1 brick\n"}) {
    const std::string text = told(line);
    CHECK(has(text, "you pay 2 brick, 1 gold"));
    CHECK(has(text, "Ada buys 7 food"));
  }
}

TEST_CASE("STA-220: a set that does not fit is refused as a whole") {
  CHECK(has(told("pay gold gold wood\n"), "1 wood, 2 gold: you have 1 gold"));
  CHECK(has(told("pay gold wood\n"), "does not pay all of it: 3 pieces are asked"));
  CHECK(has(told("pay wood wood wood gold\n"), "is more than is asked: 3"));
  CHECK(has(told("pay 0 wood gold\n"), "expected 1..99"));
  CHECK(!has(told("pay gold wood\n"), "Ada pays"));
}

TEST_CASE("STA-221: the terminal shows what follows from a choice before it is paid") {
  CHECK(has(told("?\n"), "pieces may be named at once, in any order"));
  const std::string text = told("pay brick\npay brick gold\n");
  CHECK(has(text, "the rest follows: 1 brick, 1 gold ('pay brick gold' pays it at once)"));
  CHECK(has(text, "Ada buys 7 food"));
}

}  // namespace
