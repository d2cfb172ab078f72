// sources_test.cpp - points by source and wins by trait, from sheets written by hand.
#include "lab/sources.h"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

namespace {

using namespace ochre;

PlayedGame played(int animals, int cards, std::string_view trait, std::size_t winner) {
  PlayedGame game;
  for (std::size_t seat = 0; seat < 2; ++seat) {
    ScoreSheet sheet{};
    sheet.rows.push_back({"animals", seat == winner ? animals : 0});
    sheet.rows.push_back({"cards", cards});
    sheet.trait = seat == winner ? trait : "Chief Other";
    sheet.variant = "a";
    game.sheets[seat] = sheet;
  }
  game.outcome.reward[winner] = 1;
  return game;
}

TEST_CASE("points are means over all seats, and over the winners") {
  SheetSums sums;
  sums.add(played(8, 3, "Chief One", 0), 2);
  sums.add(played(4, 5, "Chief One", 1), 2);
  const SheetFigures figures = sums.figures();
  REQUIRE(figures.sources.size() == 2);
  CHECK(figures.sources[0].source == "animals");
  CHECK(figures.sources[0].points == doctest::Approx(3));
  CHECK(figures.sources[0].winner == doctest::Approx(6));
  CHECK(figures.sources[1].points == doctest::Approx(4));
  CHECK(figures.sources[1].winner == doctest::Approx(4));
  CHECK(figures.traits.at("Chief One a").games == 2);
  CHECK(figures.traits.at("Chief One a").wins == 2);
  CHECK(figures.traits.at("Chief Other a").wins == 0);
  CHECK(text_of(figures).find("animals 3.0 (6.0), cards 4.0 (4.0), together 7.0 (10.0)") !=
        std::string::npos);
  CHECK(json_of(figures)["sources"][0]["winner"] == 6.0);
}

TEST_CASE("games without sheets have nothing to say") {
  SheetSums sums;
  sums.add(PlayedGame{}, 3);
  sums.add(PlayedGame{}, 3);
  const SheetFigures figures = sums.figures();
  CHECK(figures.sources.empty());
  CHECK(figures.traits.empty());
  CHECK(text_of(figures).empty());
}

}  // namespace
