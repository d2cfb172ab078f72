// fields.cpp - the one list of a state's fields: JSON both ways, and finishing a written position.
#include "core/fields.h"

#include "games/stone_age/position.h"
#include "games/stone_age/rules.h"

namespace ochre::stone_age {
namespace {

constexpr std::array<std::string_view, kToolSlots> kSlotWords = {"first", "second", "third"};

void by_seat(Fields& f, std::string_view name, BySeat& by, int most) {
  f.group(name, [&] {
    for (std::size_t i = 0; i < kMaxSeats; ++i) f.number(kColourWords[i], by[i], 0, most);
  });
}

void by_slot(Fields& f, std::string_view name, std::array<std::uint8_t, kToolSlots>& by, int most) {
  f.group(name, [&] {
    for (std::size_t i = 0; i < kToolSlots; ++i) f.number(kSlotWords[i], by[i], 0, most);
  });
}

void player_fields(Fields& f, Player& p) {
  f.number("score", p.score, -9999, 9999);
  f.part("final", p.sheet, [&](Sheet& sheet) {
    f.number("played", sheet.played, -9999, 9999);
    f.number("mammoths", sheet.mammoths, 0, 9999);
    f.number("culture", sheet.culture, 0, 9999);
    f.number("farmers", sheet.farmers, 0, 9999);
    f.number("tool_makers", sheet.tool_makers, 0, 9999);
    f.number("hut_builders", sheet.hut_builders, 0, 9999);
    f.number("shamans", sheet.shamans, 0, 9999);
    f.number("leftovers", sheet.leftovers, 0, 9999);
  });
  f.number("built", p.built, 0, 9999);
  f.number("hungry", p.hungry, 0, kLastRound);
  f.number("people", p.people, 0, kMostPeople);
  f.number("food", p.food, 0, 9999);
  for (Resource r : all<Resource>()) f.number(kResourceWords[raw(r)], p.resources[r], 0, 999);
  f.number("level", p.level, 0, kTopLevel);
  by_slot(f, "tools", p.tools, kTopTool);
  by_slot(f, "used", p.used, 1);
  f.list("one_use", p.one_use, kOneUseDomain);
  f.number("two_open", p.two_open, 0, 1);
  f.bag("cards", p.cards, kCardDomain);
  f.bag("drawn", p.drawn, kCardDomain);
  f.bag("buildings", p.buildings, kBuildingDomain);
  f.bag("tiles", p.tiles, kTileDomain);
}

}  // namespace

void Rules::fields(Fields& f, State& s) {
  f.number("box", s.box, 0, boxes.count() - 1);
  f.number("rules", s.rules, 1, Rules::kInfo.rules_version);
  f.number("seats", s.seats, 2, kMaxSeats);
  f.number("mammoth_herd", s.with_herd, 0, 1);
  f.number("limited_supply", s.limited_supply, 0, 1);
  f.number("round", s.round, 1, kLastRound);
  f.number("start", s.start, 0, kMaxSeats - 1);
  f.rows("players", s.players, [&](Player& p) { player_fields(f, p); });
  f.group("people", [&] {
    for (Place place : all<Place>()) {
      by_seat(f, kPlaceWords[raw(place)], s.people[place], kMostPeople);
    }
  });
  by_seat(f, "tamers", s.tamers, kMostPeople);
  f.group("display", [&] {
    for (std::size_t i = 0; i < kCardSpaces; ++i) {
      f.word(kPlaceWords[raw(Place::Card1) + i], s.display[i], kCardDomain, raw(kNoCard));
    }
  });
  f.group("stacks", [&] {
    for (std::size_t i = 0; i < kStacks; ++i) {
      f.group(kPlaceWords[raw(Place::Building1) + i], [&] {
        f.word("top", s.stacks[i].top, kBuildingDomain, raw(kNoBuilding));
        f.number("below", s.stacks[i].below, 0, kStackTiles);
      });
    }
  });
  f.bag("pile", s.pile, kCardDomain);
  f.bag("face_down", s.face_down, kBuildingDomain);
  f.bag("bonus_pile", s.bonus_pile, kTileDomain);
  f.word("bonus_tile", s.bonus_tile, kTileDomain, raw(kNoTile));
  f.word("next_back", s.next_back, kResourceDomain, raw(kNoResource));
  f.word("herd", s.herd, kResourceDomain, raw(kNoResource));
  f.stack("stack", s.stack, kStepWords);
}

Result<void> Rules::complete(State& s, const Json& given, Dealer& dealer) {
  if (const auto done = complete_position(s, given, dealer); !done) return done;
  return check_position(s);
}

}  // namespace ochre::stone_age
