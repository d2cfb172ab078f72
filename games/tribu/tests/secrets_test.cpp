// secrets_test.cpp - TRI-280 to TRI-290: what each seat sees and hears, and what it may guess.
#include <algorithm>

#include "games/tribu/tests/tribu_table.h"

namespace {

using namespace ochre;
using namespace ochre::tribu;
using namespace ochre::tribu::testing;

// All Tribe cards and ordinary vases lie on the table of four: 40 cards are elsewhere, of them
// twelve in the discard pile, twenty in hand, eight face down, none in the deck (EX-18).
Json full_table() {
  Json out = json(R"({"dealer": 0, "discard": ["bison", "multi", "multi", "totem_red", "totem_red",
      "totem_red", "totem_red", "bison", "bison", "courage", "courage", "strength"]})");
  constexpr const char* kHands[] = {R"(["draw3", "block", "steal", "wolf", "courage"])",
                                    R"(["draw3", "block", "steal", "wolf", "strength"])",
                                    R"(["draw3", "block", "steal", "wolf", "courage"])",
                                    R"(["draw3", "block", "steal", "wolf", "strength"])"};
  constexpr const char* kLeaders[] = {"warrior", "shaman", "huntress", "elder"};
  constexpr const char* kVasesOf[][2] = {{"statue_red", "horse_blue"},
                                         {"horse_red", "flag_blue"},
                                         {"flag_red", "eagle_blue"},
                                         {"eagle_red", "drum_blue"},
                                         {"drum_red", "statue_blue"}};
  for (std::size_t i = 0; i < 4; ++i) {
    Json player = {{"leader", kLeaders[i]}, {"hand", json(kHands[i])}};
    for (Tribe tribe : all<Tribe>()) {
      Json chain = {{"vases", {kVasesOf[raw(tribe)][0], kVasesOf[raw(tribe)][1]}}};
      player["chains"][std::string(kTribeWords[raw(tribe)])] = chain;
    }
    out["players"].push_back(player);
  }
  const auto lay = [&](std::size_t seat, const char* chain, const char* card) {
    out["players"][seat]["chains"][chain]["active"] = card;
  };
  lay(1, "warrior", "multi"), lay(1, "shaman", "multi"), lay(1, "elder", "totem_blue");
  lay(2, "warrior", "totem_blue"), lay(2, "shaman", "totem_blue"), lay(2, "elder", "totem_blue");
  lay(3, "warrior", "strength"), lay(3, "shaman", "bison");
  return out;
}

State guess(const Table& table, Seat seat, Dealer& dealer) {
  const AnyState out = AnyView(table.state(), seat).determinize(dealer);
  return *static_cast<const State*>(out.data());
}

TEST_CASE("TRI-283: nobody sees the deck, everybody its size") {
  Table table = start(3);
  for (Seat seat = 0; seat < 3; ++seat) {
    const Json deck = view(table, seat)["deck"];
    CHECK(deck.size() == 85);
    CHECK(std::all_of(deck.begin(), deck.end(), [](const Json& card) { return card == "?"; }));
  }
}

TEST_CASE("TRI-282, TRI-280: a hand is its owner's; the others see how many cards it has") {
  Table table = start(3);
  for (Seat seat = 0; seat < 3; ++seat) {
    for (std::size_t other = 0; other < 3; ++other) {
      const Json hand = view(table, seat)["players"][other]["hand"];
      CHECK(hand.size() == 5);
      const auto blanks = std::count(hand.begin(), hand.end(), Json("?"));
      CHECK(blanks == (static_cast<Seat>(other) == seat ? 0 : 5));
    }
  }
}

TEST_CASE("TRI-285: what is dealt is heard in full by its owner alone") {
  const Table table = start(2, "leader warrior elder dealer 1 draw wolf multi");
  const Event* dealt = nullptr;
  for (const Event& event : table.opening_events()) {
    if (event.kind == raw(EventId::Dealt) && dealt == nullptr) dealt = &event;
  }
  REQUIRE(dealt != nullptr);
  CHECK(json_of(kVocabulary, *dealt, 0) == json(R"({"event": "dealt", "who": 0, "card": "wolf"})"));
  CHECK(json_of(kVocabulary, *dealt, 1) == json(R"({"event": "dealt", "who": 0, "card": null})"));
}

TEST_CASE("TRI-285, TRI-150: taking, activating and exchanging are heard without the cards") {
  Table table = start(2, "", json(R"({"dealer": 0, "discard": ["multi"], "players": [
      {"hand": ["wolf","bison","courage","draw3","block"],
       "chains": {"elder": {"vases": ["eagle_red"], "active": "strength"},
                  "scout": {"vases": ["drum_red"]}}}]})"));
  const Decision took = play(table, "take deck", "draw totem_red");
  CHECK(heard(took, 0) == json(R"([{"event": "took deck", "who": 0, "card": "totem_red"}])"));
  CHECK(heard(took, 1) == json(R"([{"event": "took deck", "who": 0, "card": null}])"));
  const Decision exchanged = play(table, "exchange elder courage");
  CHECK(
      heard(exchanged, 0) ==
      json(
          R"([{"event": "exchanged", "who": 0, "from": "elder", "card": "courage", "back": "strength"}])"));
  CHECK(heard(exchanged, 1) ==
        json(R"([{"event": "exchanged", "who": 0, "from": "elder", "card": null, "back": null}])"));
  const Decision activated = play(table, "activate wolf scout");
  CHECK(heard(activated, 0)[0] ==
        json(R"({"event": "activated", "who": 0, "to": "scout", "card": "wolf"})"));
  CHECK(heard(activated, 1)[0] ==
        json(R"({"event": "activated", "who": 0, "to": "scout", "card": null})"));
}

TEST_CASE("TRI-284: all hear which card is taken from the discard pile") {
  Table table = start(2, "", json(R"({"dealer": 0, "discard": ["multi", "wolf"]})"));
  const Decision took = play(table, "take discard");
  for (Seat seat = 0; seat < 2; ++seat) {
    CHECK(heard(took, seat) == json(R"([{"event": "took discard", "who": 0, "card": "multi"}])"));
  }
}

TEST_CASE("TRI-284: every guess leaves a known card in the hand it is known to be in") {
  Table table = start(3, "", json(R"({"dealer": 0, "discard": ["multi"], "players": [
      {"hand": ["wolf","wolf","bison","courage","draw3"]}]})"));
  play(table, "take discard");
  Dealer dealer(3);
  bool others_vary = false;
  for (int i = 0; i < 100; ++i) {
    for (Seat seat = 1; seat < 3; ++seat) {
      const State s = guess(table, seat, dealer);
      CHECK(s.players[0].hand.has(Card::Multi));
      CHECK(s.players[0].hand.total() == 6);
      others_vary = others_vary || !s.players[0].hand.has(Card::Draw3);
    }
  }
  CHECK(others_vary);
}

TEST_CASE("TRI-284, TRI-286: a card taken back and then perhaps activated stays with its player") {
  Table table = start(3, "", json(R"({"dealer": 0, "discard": ["multi", "multi", "multi", "multi"],
      "players": [{"hand": ["wolf","wolf","bison","courage","draw3"],
      "chains": {"elder": {"vases": ["eagle_red"]}}}]})"));
  play(table, "take discard");
  play(table, "activate wolf elder");
  CHECK(view(table, 1)["players"][0]["hand"] == json(R"(["?", "?", "?", "?", "?"])"));
  Dealer dealer(4);
  int in_hand = 0, face_down = 0;
  for (int i = 0; i < 200; ++i) {
    for (Seat seat = 1; seat < 3; ++seat) {
      const State s = guess(table, seat, dealer);
      in_hand += s.players[0].hand[Card::Multi];
      face_down += s.players[0].chains[Tribe::Elder].active == Card::Multi ? 1 : 0;
    }
  }
  CHECK(in_hand + face_down == 400);  // the other three are still in the discard pile
  CHECK(in_hand > 0);
  CHECK(face_down > 0);
}

TEST_CASE("TRI-286, TRI-283: after a reshuffle no guess puts into the deck what was not shuffled") {
  Table table = start(4, "", full_table());
  play(table, "take deck", "draw multi");
  const Bag<Card> shuffled = state(table).shuffled;
  CHECK(shuffled.total() == 11);
  CHECK(view(table, 1)["shuffled"].size() == 11);
  Dealer dealer(5);
  for (int i = 0; i < 100; ++i) {
    for (Seat seat = 0; seat < 4; ++seat) {
      const State s = guess(table, seat, dealer);
      CHECK(s.deck.total() == 10);
      for (Card card : all<Card>()) CHECK(s.deck[card] <= shuffled[card]);
      if (seat == 0) CHECK(s.deck == state(table).deck);  // who took the card knows the rest
    }
  }
}

TEST_CASE("TRI-286: what a player took from the new deck himself, he does not guess to be there") {
  Table table = start(4, "", full_table());
  play(table, "take deck", "draw strength");
  play(table, "discard strength");
  Dealer dealer(6);
  for (int i = 0; i < 50; ++i) CHECK_FALSE(guess(table, 0, dealer).deck.has(Card::Strength));
}

TEST_CASE("TRI-151: no guess puts a Tribe or Action card face down") {
  Table table = start(4, "", full_table());
  Dealer dealer(8);
  for (int i = 0; i < 50; ++i) {
    const State s = guess(table, 0, dealer);
    for (const Player& p : s.players) {
      for (const Chain& chain : p.chains) {
        CHECK((chain.active == kNoCard || may_be_active(chain.active)));
      }
    }
  }
}

TEST_CASE("TRI-244: all hear that the deck still holds a Diorama card, and no guess forgets it") {
  Json position = full_table();
  position["discard"] = json(R"(["bison"])");
  position["players"][1]["chains"]["huntress"]["active"] = "totem_red";
  position["players"][1]["chains"]["scout"]["active"] = "totem_red";
  position["players"][2]["chains"]["huntress"]["active"] = "totem_red";
  position["players"][2]["chains"]["scout"]["active"] = "totem_red";
  position["players"][3]["chains"]["huntress"]["active"] = "multi";
  position["players"][3]["chains"]["elder"]["active"] = "courage";
  Table table = start(4, "", position);  // the deck: multi, two Bison, courage, strength
  play(table, "take deck", "draw bison");
  const Decision done = play(table, "discard bison");
  CHECK(heard(done, 2).back() == json(R"({"event": "deck holds"})"));
  Dealer dealer(9);
  for (int i = 0; i < 50; ++i) {
    const State s = guess(table, 0, dealer);
    bool holds = false;
    for (Card card : all<Card>(Card::StatueRed, Card::TotemBlue)) holds = holds || s.deck.has(card);
    CHECK(holds);
  }
}

// The same attack on a player with this active card, who answers with none.
Table attacked(const char* active) {
  Json position = json(R"({"dealer": 0, "players": [
      {"leader": "shaman", "hand": ["wolf","bison","bison","draw3","block"],
       "chains": {"warrior": {"vases": ["statue_red"], "active": "wolf"}}},
      {"leader": "elder", "hand": ["wolf","bison","draw3","block","steal"],
       "chains": {"warrior": {"vases": ["statue_red"]}}},
      {"leader": "huntress", "hand": ["elder","scout","draw3","block","steal"]}]})");
  position["players"][1]["chains"]["warrior"]["active"] = active;
  return start(3, "", position);
}

TEST_CASE(
    "TRI-288, TRI-304: asked or answering, a player does not betray whether he could defend") {
  Table can = attacked("courage");
  Table cannot = attacked("drum_red");
  const Decision first = play(can, "attack warrior 1 warrior");
  const Decision second = play(cannot, "attack warrior 1 warrior");
  CHECK(can.state().to_act() == cannot.state().to_act());
  const Decision first_answer = play(can, "protect none");
  const Decision second_answer = play(cannot, "protect none");
  for (Seat seat : {Seat{0}, Seat{2}}) {
    CHECK(heard(first, seat) == heard(second, seat));
    CHECK(heard(first_answer, seat) == heard(second_answer, seat));
    CHECK(heard(first_answer, seat)[0] == json(R"({"event": "not defended", "who": 1})"));
    Json one = view(can, seat), other = view(cannot, seat);
    CHECK(one == other);
  }
}

TEST_CASE("TRI-287: a defence shows the Protection card to all") {
  Table table = attacked("courage");
  play(table, "attack warrior 1 warrior");
  const Decision defended = play(table, "protect warrior");
  CHECK(heard(defended, 2)[0] ==
        json(R"({"event": "defended", "who": 1, "from": "warrior", "card": "courage"})"));
  CHECK_FALSE(table.can_undo().has_value());
}

TEST_CASE("TRI-235, TRI-134: all hear which active card is lost with its chain") {
  Table table = start(2, "", json(R"({"dealer": 0, "players": [
      {"leader": "warrior", "hand": ["wolf","wolf","bison","bison","draw3"],
       "chains": {"elder": {"laid": 1, "active": "totem_blue"}}}, {"leader": "shaman"}]})"));
  play(table, "take deck", "draw block");
  const Json told = heard(play(table, "discard bison"), 1);
  CHECK(told[1] == json(R"({"event": "eliminated", "who": 0, "chain": "elder"})"));
  CHECK(told[2] == json(R"({"event": "eliminated active", "who": 0, "card": "totem_blue"})"));
}

Json closing_position() {
  return json(R"({"dealer": 0, "players": [
      {"leader": "warrior", "hand": ["statue_red","wolf","wolf","totem_blue","bison"],
       "chains": {"warrior": {"vases": ["statue_red","horse_red","flag_red"], "active": "totem_red"},
                  "shaman": {"vases": ["horse_blue","flag_red","multi"]},
                  "huntress": {"vases": ["flag_blue","eagle_blue","drum_blue"]},
                  "elder": {"vases": ["eagle_red","drum_blue"]}}},
      {"leader": "elder", "hand": ["courage","strength","draw3","block","multi"],
       "chains": {"scout": {"vases": ["drum_red"], "active": "totem_blue"}}}]})");
}

int shown(const Decision& decision, Seat who) {
  return static_cast<int>(std::count_if(
      decision.events.begin(), decision.events.end(),
      [&](const Event& event) { return event.kind == raw(EventId::Shown) && event.who == who; }));
}

TEST_CASE("TRI-287: after a closing the others show hands and active cards, the closer does not") {
  Table table = start(2, "", closing_position());
  play(table, "take deck", "draw block");
  const Decision closed = play(table, "lay diorama statue_red elder");
  CHECK(shown(closed, 0) == 0);
  CHECK(shown(closed, 1) == 6);
  const Json scored =
      json(R"({"event": "scored", "who": 1, "table": 3, "bonus": 0, "hostile": 8, "total": -5})");
  const Json all_heard = heard(closed, 0);
  CHECK(std::count(all_heard.begin(), all_heard.end(), scored) == 1);
}

TEST_CASE("TRI-287, TRI-257: after an exhaustion nobody shows anything") {
  Json position = closing_position();
  position["turn"] = 240;
  Table table = start(2, "", position);
  play(table, "take deck", "draw block");
  const Decision ended = play(table, "discard wolf");
  CHECK(shown(ended, 0) + shown(ended, 1) == 0);
  CHECK(state(table).challenge == 2);
}

TEST_CASE("TRI-290, TRI-281: a view names card types and nothing that tells copies apart") {
  Table table = start(2, "", json(R"({"dealer": 0, "discard": ["wolf", "wolf", "multi"]})"));
  const Json seen = view(table, 1);
  CHECK(seen["discard"] == json(R"(["wolf", "wolf", "multi"])"));
  for (const Json& card : seen["players"][1]["hand"]) {
    const auto word = card.get<std::string>();
    CHECK(std::find(kCardWords.begin(), kCardWords.end(), word) != kCardWords.end());
  }
}

TEST_CASE("TRI-290, TRI-285: another hand with the same backs gives the others the same view") {
  const auto position = [](const char* hand, const char* active) {
    Json out = json(R"({"dealer": 0, "players": [{"leader": "warrior",
        "chains": {"elder": {"vases": ["eagle_red"]}}}, {"leader": "elder",
        "hand": ["scout","scout","drum_red","drum_red","drum_blue"]}]})");
    out["players"][0]["hand"] = json(hand);
    out["players"][0]["chains"]["elder"]["active"] = active;
    return out;
  };
  const Table one =
      start(2, "", position(R"(["wolf","bison","multi","draw3","block"])", "courage"));
  const Table other =
      start(2, "", position(R"(["steal","strength","shaman","multi","multi"])", "wolf"));
  CHECK(view(one, 1) == view(other, 1));
  CHECK(view(one, 0) != view(other, 0));
}

}  // namespace
