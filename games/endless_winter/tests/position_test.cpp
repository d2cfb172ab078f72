// position_test.cpp - positions that people write: what is refused, and that what is accepted can
// be played.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "core/any_game.h"
#include "games/endless_winter/tests/board.h"
#include "games/registry.h"

namespace {

using namespace ochre;
using namespace ochre::endless_winter;
using ochre::endless_winter::testing::first_turn;
using ochre::endless_winter::testing::play_random;

const AnyGame& game() { return **find_game("endless-winter"); }

std::string refusal_of(const std::string& patch) {
  const auto made =
      position_from_json(game(), standard_options(Rules::kInfo, 2), *parse_json(patch, "patch"), 7);
  return made ? "accepted" : made.error().text;
}

TEST_CASE(
    "EWP-341 EWP-080 EWP-171 EWP-185 EWP-230: positions that cannot be are refused, with a "
    "clause") {
  CHECK(refusal_of(R"({"players": [{"food": 9}]})").find("EWP-080") != std::string::npos);
  CHECK(refusal_of(R"({"players": [{"villages": [8]}, {"villages": [8]}]})").find("EWP-185") !=
        std::string::npos);
  CHECK(refusal_of(R"({"players": [{"villages": [3]}]})").find("6 to 23") != std::string::npos);
  CHECK(refusal_of(R"({"hunting": ["glyptodon", "glyptodon", "glyptodon", "glyptodon",
                       "glyptodon", "glyptodon", "glyptodon"]})")
            .find("EWP-171") != std::string::npos);
  CHECK(refusal_of(R"({"tiles": {"h0": "m1"}, "megaliths": {"seat0": {"level0": ["r0c1"]}}})")
            .find("EWP-230") != std::string::npos);
  CHECK(
      refusal_of(R"({"players": [{"hand": ["c1_snares", "c1_snares"]}]})").find("each card once") !=
      std::string::npos);
  CHECK(refusal_of(R"({"players": [{"hand": ["brave", "brave", "brave"]}]})").find("EWP-009") !=
        std::string::npos);
  CHECK(refusal_of(R"({"round": 9})") == "bad state: round is 9, expected 0..4");
  CHECK(refusal_of(R"({"seats": 3})") == "bad state: seats is 3, expected 2..2");
  CHECK(refusal_of(R"({"order": [0, 0]})").find("EWP-052") != std::string::npos);
}

// Changes one leaf of a position: a number, a word, an item more or less.
void change_something(Json& json, Dealer& dealer) {
  Json* at = &json;
  while (at->is_structured() && !at->empty()) {
    if (at->is_array() && dealer.pick(0, 4) == 0) {
      const auto i = static_cast<std::size_t>(dealer.pick(0, static_cast<int>(at->size())));
      const Json copy = (*at)[i];
      if (dealer.pick(0, 2) == 0) {
        at->push_back(copy);
      } else {
        at->erase(i);
      }
      return;
    }
    auto next = at->begin();
    std::advance(next, dealer.pick(0, static_cast<int>(at->size())));
    at = &*next;
  }
  if (at->is_number()) *at = dealer.pick(0, 24);
  if (at->is_string()) *at = std::string(kCardWords[static_cast<std::size_t>(dealer.pick(0, 8))]);
}

TEST_CASE(
    "EWP-341 EWP-372: a position that is accepted can be played to the end, however it was "
    "changed") {
  int accepted = 0;
  Dealer luck(5);
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    const int seats = 2 + static_cast<int>(seed % 3);
    Options options = standard_options(Rules::kInfo, seats);
    options.value[1] = options.value[2] = 1;
    std::vector<State> seen;
    play_random(first_turn(seats, {0, 1, 1, 0}, seed), seed, [&](const State& s) {
      if (luck.pick(0, 6) == 0) seen.push_back(s);
    });
    for (const State& s : seen) {
      AnyState whole(game());
      std::memcpy(whole.data(), &s, sizeof s);
      Json json = whole.to_json();
      change_something(json, luck);
      const auto made = position_from_json(game(), options, json, 1);
      if (!made) continue;
      ++accepted;
      State start;
      std::memcpy(&start, made->data(), sizeof start);
      const State end = play_random(start, seed, [](const State&) {});
      CHECK(end.stack.empty());
    }
  }
  CHECK(accepted > 20);
  MESSAGE("changed positions accepted: " << accepted);
}

}  // namespace
