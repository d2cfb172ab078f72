// secrets_test.cpp - INF-01 to INF-06: what a seat sees, and what it does not.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "games/registry.h"
#include "games/stone_age/rules.h"
#include "games/stone_age/steps.h"

namespace {

using namespace ochre;
using namespace ochre::stone_age;

AnyState with_drawn_cards() {
  const AnyGame& game = **find_game("stone-age");
  const Json json = {{"players",
                      {{{"drawn", {"civ36", "civ01"}}, {"cards", {"civ11"}}},
                       {{"drawn", {"civ20"}}, {"tiles", {"mam16"}}}}},
                     {"round", 5}};
  const auto state = position_from_json(game, standard_options(*game.info, 2), json, 1);
  REQUIRE_MESSAGE(state.has_value(), state.error().text);
  return *state;
}

TEST_CASE("INF-01: nobody sees the cards of the pile") {
  const Json seen = AnyView(with_drawn_cards(), 0).to_json();
  for (const Json& card : seen["pile"]) CHECK(card == "?");
}

TEST_CASE("INF-01: which bonus tile is topmost and which building comes next is not decided yet") {
  const AnyState state = with_drawn_cards();
  const State& s = *static_cast<const State*>(state.data());
  CHECK(s.face_down.total() == 6 * 2 + 14);  // one bag of all tiles nobody has seen
  CHECK(s.bonus_pile.total() == 11);
  CHECK(s.stacks[0].below == 6);  // sizes are known, orders do not exist
}

TEST_CASE("INF-02: the board, the stocks and all sizes are public") {
  const AnyState state = with_drawn_cards();
  Json seen = AnyView(state, 1).to_json();
  Json all = state.to_json();
  CHECK(seen["pile"].size() == all["pile"].size());
  CHECK(seen["players"][0]["drawn"].size() == 2);
  for (Json* json : {&seen, &all}) {
    json->erase("pile");
    (*json)["players"][0].erase("drawn");
  }
  CHECK(seen == all);
}

TEST_CASE("INF-03, STA-124: cards from the display stay known, and each owner knows his own") {
  const AnyState state = with_drawn_cards();
  CHECK(AnyView(state, 1).to_json()["players"][0]["cards"] == Json{"civ11"});
  CHECK(AnyView(state, 0).to_json()["players"][0]["drawn"] ==
        state.to_json()["players"][0]["drawn"]);
}

TEST_CASE("INF-04: drawn cards are their owner's secret") {
  const AnyState state = with_drawn_cards();
  CHECK(AnyView(state, 1).to_json()["players"][0]["drawn"] == Json({"?", "?"}));
  CHECK(AnyView(state, 0).to_json()["players"][1]["drawn"] == Json({"?"}));
}

TEST_CASE("INF-04, MAH-085, STA-133: the news of a drawn card tells others that, not which") {
  Dealer luck(1);
  State s = Rules::setup(standard_options(Rules::kInfo, 3), luck);
  EventLog events;
  Dealer dealer(2, &events);
  draw_card(s, 1, dealer);
  REQUIRE(events.size() == 1);
  CHECK(json_of(kVocabulary, events[0], 1)["card"].is_string());
  for (Seat other : {Seat{0}, Seat{2}}) {
    CHECK(json_of(kVocabulary, events[0], other)["card"].is_null());
  }
}

TEST_CASE("INF-04: final scoring shows every drawn card to everybody") {
  AnyState state = with_drawn_cards();
  State s = *static_cast<const State*>(state.data());
  EventLog events;
  Dealer dealer(2, &events);
  score_game(s, dealer);
  std::vector<std::string> shown;
  for (const Event& event : events) {
    if (event.kind != raw(EventId::Shown)) continue;
    CHECK(kEvents[event.kind].reveals);
    shown.push_back(json_of(kVocabulary, event, 1 - event.who)["card"].get<std::string>());
  }
  CHECK(shown == std::vector<std::string>{"civ01", "civ36", "civ20"});
}

TEST_CASE("INF-05, INF-06: tiles won are public, and what is left of the pile can be worked out") {
  const AnyState state = with_drawn_cards();
  const Json seen = AnyView(state, 0).to_json();
  CHECK(seen["players"][1]["tiles"] == Json{"mam16"});
  CHECK(seen["bonus_pile"] == state.to_json()["bonus_pile"]);
}

TEST_CASE("INF-04: a guess deals unseen cards only, each of them possible") {
  const AnyState state = with_drawn_cards();
  const AnyView view(state, 1);
  std::array<int, 36> dealt{};
  Dealer dealer(3);
  for (int i = 0; i < 400; ++i) {
    const AnyState guess = view.determinize(dealer);
    const State& s = *static_cast<const State*>(guess.data());
    for (Card card : all<Card>()) dealt[raw(card)] += player(s, 0).drawn[card];
  }
  const State& s = *static_cast<const State*>(state.data());
  for (Card card : all<Card>()) {
    const bool unseen = s.pile.has(card) || player(s, 0).drawn.has(card);
    CHECK((dealt[raw(card)] > 0) == unseen);
  }
}

}  // namespace
