// chains_test.cpp - TRI-110 to TRI-121, TRI-151, TRI-172, TRI-250: chains as tables of rows.
#include <algorithm>
#include <vector>

#include "games/tribu/tests/tribu_table.h"

namespace {

using namespace ochre;
using namespace ochre::tribu;

Chain chain_of(std::initializer_list<Card> vases, Card totem = kNoCard) {
  Chain out{};
  out.laid = 1;
  for (Card vase : vases) out.vases.push_back(vase);
  out.totem = totem;
  out.active = kNoCard;
  return out;
}

State two_players() {
  State s{};
  s.seats = 2;
  return s;
}

TEST_CASE("TRI-114, TRI-015: the kind of the next place fits, in both colours, on every chain") {
  constexpr Card kRed[] = {Card::StatueRed, Card::HorseRed, Card::FlagRed, Card::EagleRed,
                           Card::DrumRed};
  constexpr Card kBlue[] = {Card::StatueBlue, Card::HorseBlue, Card::FlagBlue, Card::EagleBlue,
                            Card::DrumBlue};
  // The orders run through statue, horse, flag, eagle, drum, one step on from Tribe card to Tribe
  // card.
  for (Tribe tribe : all<Tribe>()) {
    for (std::size_t vases = 0; vases <= 3; ++vases) {
      Player me{};
      me.chains[tribe] = chain_of({});
      for (std::size_t i = 0; i < vases; ++i) {
        me.chains[tribe].vases.push_back(kRed[(raw(tribe) + i) % 5]);
      }
      for (std::size_t kind = 0; kind < 5; ++kind) {
        CAPTURE(std::string(kTribeWords[raw(tribe)]));
        CAPTURE(vases);
        CAPTURE(kind);
        const bool next = vases < 3 && kind == (raw(tribe) + vases) % 5;
        for (Card card : {kRed[kind], kBlue[kind]}) {
          const Objection objection = object_to_fit(two_players(), me, tribe, card);
          CHECK(objection == (next ? Clause{} : TRI(114)));
        }
      }
    }
  }
}

TEST_CASE("TRI-116, TRI-117, TRI-204, TRI-200: where a Multidiorama vase and a Totem fit") {
  struct Row {
    std::vector<Card> vases;
    Card totem;
    bool multi_fits, totem_fits;
  };
  const Row rows[] = {
      {{}, kNoCard, true, false},
      {{Card::StatueRed}, kNoCard, true, false},
      {{Card::Multi}, kNoCard, false, false},
      {{Card::StatueRed, Card::HorseRed}, kNoCard, true, false},
      {{Card::Multi, Card::HorseRed}, kNoCard, false, false},
      {{Card::StatueRed, Card::HorseRed, Card::FlagRed}, kNoCard, false, true},
      {{Card::StatueRed, Card::Multi, Card::FlagRed}, kNoCard, false, true},
      {{Card::StatueRed, Card::HorseRed, Card::FlagRed}, Card::TotemRed, false, false},
  };
  for (const Row& row : rows) {
    CAPTURE(row.vases.size());
    Player me{};
    me.chains[Tribe::Warrior] = chain_of({}, row.totem);
    for (Card vase : row.vases) me.chains[Tribe::Warrior].vases.push_back(vase);
    const auto fits = [&](Card card) {
      return object_to_fit(two_players(), me, Tribe::Warrior, card);
    };
    CHECK(fits(Card::Multi) == (row.multi_fits ? Clause{} : TRI(116)));
    CHECK(fits(Card::TotemRed) == (row.totem_fits ? Clause{} : TRI(117)));
    CHECK(fits(Card::TotemBlue) == (row.totem_fits ? Clause{} : TRI(117)));
    CHECK(fits(Card::Wolf) == TRI(84));
    CHECK(object_to_fit(two_players(), me, Tribe::Elder, Card::Multi) == TRI(84));
  }
}

struct ChainRow {
  Tribe tribe;
  Chain chain;
  int spheres;
  bool complete, magical;
};
const ChainRow kChainRows[] = {
    {Tribe::Warrior, chain_of({}), 5, false, false},
    {Tribe::Scout, chain_of({Card::DrumRed}), 3, false, false},
    {Tribe::Scout, chain_of({Card::DrumRed, Card::StatueRed}), 4, false, false},
    // EX-01
    {Tribe::Warrior, chain_of({Card::StatueRed, Card::HorseBlue, Card::FlagRed}), 9, true, false},
    {Tribe::Warrior, chain_of({Card::StatueRed, Card::HorseBlue, Card::FlagRed}, Card::TotemRed),
     14, true, false},
    // EX-03
    {Tribe::Warrior, chain_of({Card::StatueRed, Card::Multi, Card::FlagRed}, Card::TotemRed), 16,
     true, true},
    {Tribe::Warrior, chain_of({Card::StatueRed, Card::Multi, Card::FlagRed}, Card::TotemBlue), 16,
     true, false},
    // EX-20
    {Tribe::Warrior, chain_of({Card::StatueRed, Card::HorseRed, Card::FlagRed}, Card::TotemRed), 15,
     true, true},
    {Tribe::Warrior, chain_of({Card::StatueRed, Card::HorseRed, Card::FlagRed}), 10, true, false},
    {Tribe::Shaman, chain_of({Card::HorseBlue, Card::FlagRed, Card::Multi}), 9, true, false},
    {Tribe::Huntress, chain_of({Card::FlagBlue, Card::EagleBlue, Card::DrumBlue}, Card::TotemRed),
     13, true, false},
    {Tribe::Huntress, chain_of({Card::FlagBlue, Card::EagleBlue, Card::DrumBlue}, Card::TotemBlue),
     13, true, true},
    {Tribe::Elder, chain_of({Card::EagleRed, Card::DrumBlue, Card::StatueRed}), 6, true, false},
    {Tribe::Elder, chain_of({Card::EagleBlue, Card::DrumBlue, Card::StatueBlue}, Card::TotemBlue),
     12, true, true},
    {Tribe::Elder, chain_of({Card::Multi, Card::DrumBlue, Card::StatueBlue}, Card::TotemBlue), 13,
     true, true},
};

TEST_CASE("TRI-250, TRI-203, TRI-017, TRI-251: the spheres of a chain (EX-01, EX-03, EX-20)") {
  for (const ChainRow& row : kChainRows) {
    CHECK(spheres(two_players(), row.tribe, row.chain) == row.spheres);
  }
  CHECK(spheres(two_players(), Tribe::Warrior, Chain{}) == 0);
}

TEST_CASE("TRI-118, TRI-119: three vases make a Complete Chain, with or without Totem") {
  for (const ChainRow& row : kChainRows) CHECK(is_complete(row.chain) == row.complete);
}

TEST_CASE(
    "TRI-119, TRI-120, TRI-121, TRI-016, TRI-019: one colour, the Totem's too, makes it Magical") {
  for (const ChainRow& row : kChainRows) CHECK(is_magical(row.chain) == row.magical);
  for (Tribe tribe : all<Tribe>()) {  // the Tribe card has no colour
    Player me{};
    me.chains[tribe] = chain_of({});
    for (std::size_t i = 0; i < 3; ++i) {
      const auto kind = static_cast<std::size_t>(kStandardBox.vases[tribe][i]);
      me.chains[tribe].vases.push_back(
          static_cast<Card>(static_cast<std::size_t>(Card::StatueRed) + 2 * kind));
    }
    me.chains[tribe].totem = Card::TotemRed;
    CHECK(is_magical(me.chains[tribe]));
    me.chains[tribe].totem = Card::TotemBlue;
    CHECK_FALSE(is_magical(me.chains[tribe]));
  }
}

TEST_CASE(
    "TRI-151: Diorama, Event and Protection cards may be active, Tribe and Action cards not") {
  for (Card card : all<Card>()) {
    CAPTURE(std::string(kCardWords[raw(card)]));
    const bool tribe = card <= Card::Scout;
    const bool action = card == Card::Draw3 || card == Card::Block || card == Card::Steal;
    CHECK(may_be_active(card) == !(tribe || action));
  }
}

TEST_CASE("TRI-172, TRI-221, TRI-201: a target has a vase and no Totem") {
  State s = two_players();
  Player& victim = s.players[1];
  victim.chains[Tribe::Warrior] = chain_of({});
  victim.chains[Tribe::Shaman] = chain_of({Card::HorseRed});
  victim.chains[Tribe::Huntress] = chain_of({Card::FlagRed, Card::EagleRed, Card::DrumRed});
  victim.chains[Tribe::Elder] =
      chain_of({Card::EagleRed, Card::DrumRed, Card::StatueRed}, Card::TotemRed);
  CHECK(object_to_target(s, 1, Tribe::Warrior, TRI(172)) == TRI(172));
  CHECK(object_to_target(s, 1, Tribe::Shaman, TRI(172)) == Clause{});
  CHECK(object_to_target(s, 1, Tribe::Huntress, TRI(172)) == Clause{});
  CHECK(object_to_target(s, 1, Tribe::Elder, TRI(172)) == TRI(201));
  CHECK(object_to_target(s, 1, Tribe::Scout, TRI(172)) == TRI(172));
  CHECK(object_to_target(s, 1, Tribe::Scout, TRI(221)) == TRI(221));
}

TEST_CASE("TRI-190: vases destroyed, for every Event, chain and defence (EX-11, EX-12)") {
  struct Row {
    const char* event;
    int vases;
    const char* guard;  // beside another chain
    int left;
  };
  constexpr Row kRows[] = {
      {"wolf", 1, "none", 0},      {"wolf", 2, "none", 1},      {"wolf", 3, "none", 2},
      {"wolf", 1, "strength", 1},  {"wolf", 2, "strength", 2},  {"wolf", 3, "strength", 3},
      {"wolf", 1, "courage", 1},   {"wolf", 2, "courage", 2},   {"wolf", 3, "courage", 3},
      {"bison", 1, "none", 0},     {"bison", 2, "none", 0},     {"bison", 3, "none", 1},
      {"bison", 1, "strength", 1}, {"bison", 2, "strength", 1}, {"bison", 3, "strength", 2},
      {"bison", 1, "courage", 1},  {"bison", 2, "courage", 2},  {"bison", 3, "courage", 3},
  };
  for (const Row& row : kRows) {
    CAPTURE(std::string(row.event));
    CAPTURE(row.vases);
    CAPTURE(std::string(row.guard));
    Json position = testing::json(R"({"dealer": 0, "players": [
        {"leader": "warrior", "chains": {"warrior": {"laid": 1}}},
        {"leader": "elder", "chains": {"warrior": {}, "elder": {"vases": ["eagle_red"]}}}]})");
    position["players"][0]["chains"]["warrior"]["active"] = row.event;
    Json vases = testing::json(R"(["statue_red", "horse_red", "flag_red"])");
    while (static_cast<int>(vases.size()) > row.vases) vases.erase(vases.size() - 1);
    position["players"][1]["chains"]["warrior"]["vases"] = vases;
    const bool guarded = std::string_view(row.guard) != "none";
    if (guarded) position["players"][1]["chains"]["elder"]["active"] = row.guard;
    Table table = testing::start(2, "", position);
    testing::play(table, "attack warrior 1 warrior");
    if (guarded) testing::play(table, "protect elder");
    const State& s = testing::state(table);
    CHECK(static_cast<int>(s.players[1].chains[Tribe::Warrior].vases.size()) == row.left);
    CHECK(static_cast<int>(s.discard.size()) == 1 + (guarded ? 1 : 0) + row.vases - row.left);
  }
}

}  // namespace
