// fields.cpp - the one list of a state's fields: JSON both ways, and what people call things.
#include "core/fields.h"

#include <string>

#include "games/endless_winter/names.h"
#include "games/endless_winter/position.h"
#include "games/endless_winter/rules.h"

namespace ochre::endless_winter {
namespace {

inline constexpr auto kNumberNames = [] {  // "0" to "18", preceded by a letter
  std::array<std::array<char, 4>, kHexes> out{};
  for (std::size_t i = 0; i < kHexes; ++i) {
    out[i][0] = 'h';
    if (i >= 10) out[i][1] = '1';
    out[i][i >= 10 ? 2 : 1] = static_cast<char>('0' + i % 10);
  }
  return out;
}();
std::string_view numbered(std::size_t i) { return kNumberNames[i].data(); }

void cards_field(Fields& f, std::string_view name, Cards& cards) {
  Bag<Card> bag{};
  for (Card card : all<Card>()) bag[card] = static_cast<std::uint8_t>(cards[card]);
  bag.blanks() = cards.blanks();
  f.bag(name, bag, kCardDomain);
  if (!f.is_reading()) return;
  cards = {};
  cards.blanks() = bag.blanks();
  for (Card card : all<Card>()) {
    if (!is_tribe(card) && bag[card] > 1) cards.blanks() = 1;  // refused later: it exists once
    cards.add(card, is_tribe(card) ? bag[card] : bag[card] > 0 ? 1 : 0);
  }
}

// A set of places as a list of their numbers.
template <class Mask>
void mask_field(Fields& f, std::string_view name, Mask& mask, const Domain& domain) {
  FixedList<std::uint8_t, 64> list;
  std::fill(list.raw().begin(), list.raw().end(), std::uint8_t{0});
  for (Mask left = mask; left != 0; left = static_cast<Mask>(left & (left - 1))) {
    list.push_back(static_cast<std::uint8_t>(std::countr_zero(left)));
  }
  f.list(name, list, domain);
  if (!f.is_reading()) return;
  mask = 0;
  for (std::uint8_t i : list) mask = static_cast<Mask>(mask | Mask{1} << i);
}

inline constexpr auto kCellNames = [] {  // "r2c5": row 2, column 5
  std::array<std::array<char, 5>, 64> out{};
  for (std::size_t i = 0; i < 64; ++i) {
    out[i] = {'r', static_cast<char>('0' + i / 8), 'c', static_cast<char>('0' + i % 8), 0};
  }
  return out;
}();
inline constexpr auto kCellWords = [] {
  std::array<std::string_view, 64> out{};
  for (std::size_t i = 0; i < 64; ++i) out[i] = std::string_view(kCellNames[i].data(), 4);
  return out;
}();
constexpr Domain kCellDomain{"cell", kCellWords};
constexpr Domain kBitDomain{"juncture", {}, 0, 31};
constexpr Domain kTypeDomain{"type", {}, 0, 7};
constexpr std::array<std::string_view, kPlayersOwners> kOwnerWords = {"seat0", "seat1", "seat2",
                                                                      "seat3", "neutral"};
constexpr std::array<std::string_view, kLevels> kLevelWords = {"level0", "level1", "level2",
                                                               "level3"};

void player_fields(Fields& f, Player& p) {
  f.word("chief", p.chief, kChiefDomain);
  f.word("side", p.side, kSideDomain);
  f.word("setup", p.setup, kSetupDomain);
  f.group("points", [&] {
    for (Source source : all<Source>()) {
      f.number(kSourceWords[raw(source)], p.points[source], 0, 9999);
    }
  });
  f.number("food", p.food, 0, kMostFood);
  f.number("tools", p.tools, 0, kMostTools);
  f.number("chief_figure", p.chief_figure, 0, 1);
  f.number("tribe_figures", p.tribe_figures, 0, 2);
  f.number("resting", p.resting, 0, 3);
  f.list("placed", p.placed, kColumnDomain);
  f.number("megaliths_left", p.megaliths_left, 0, kMegaliths);
  f.number("offering", p.offering, 0, kTopLevel);
  f.number("honor", p.honor, 0, kTopLevel);
  f.number("honor_place", p.honor_place, 0, kMaxSeats);
  f.number("camps_left", p.camps_left, 0, kCamps);
  f.group("camps", [&] {
    for (std::size_t hex = 0; hex < kHexes; ++hex) f.number(numbered(hex), p.camps[hex], 0, kCamps);
  });
  mask_field(f, "villages", p.villages, kBitDomain);
  f.list("stones", p.stones, kStoneDomain);
  f.bag("upright", p.upright, kAnimalDomain);
  f.bag("tipped", p.tipped, kAnimalDomain);
  cards_field(f, "hand", p.hand);
  cards_field(f, "deck", p.deck);
  cards_field(f, "discard", p.discard);
  cards_field(f, "play", p.play);
  cards_field(f, "pile", p.pile);
  cards_field(f, "buried", p.buried);
  cards_field(f, "owned", p.owned);
  cards_field(f, "known", p.known);
}

// Up to version 1 of the rules the types were numbers: records are kept by their hash.
void turn_fields(Fields& f, TurnState& turn, const Domain& types) {
  f.word("column", turn.column, kColumnDomain, raw(kNoColumn));
  f.number("half_labor", turn.labor, 0, 255);
  f.number("chief", turn.chief, 0, 1);
  mask_field(f, "taken", turn.taken, types);
  mask_field(f, "locked", turn.locked, types);
  f.number("era_one", turn.era_one, 0, 2);
  f.number("era_two", turn.era_two, 0, 1);
  f.number("first", turn.first, 0, 1);
  f.number("middle_done", turn.middle_done, 0, 1);
  f.number("bottom_done", turn.bottom_done, 0, 1);
  f.number("chief_used", turn.chief_used, 0, 3);
  f.word("token", turn.token, kRestDomain, raw(kNoRest));
  f.number("token_used", turn.token_used, 0, 3);
  f.group("used", [&] {
    for (std::size_t i = 0; i < kTribeTypes; ++i) f.number(kCardWords[i], turn.used[i], 0, 30);
  });
}

void board_fields(Fields& f, State& s) {
  f.group("terrain", [&] {
    for (std::size_t hex = 0; hex < kHexes; ++hex) {
      f.word(numbered(hex), s.terrain[hex], kTerrainDomain);
    }
  });
  f.group("glacier_tokens", [&] {
    for (std::size_t hex = 0; hex < kHexes; ++hex) f.number(numbered(hex), s.tokens[hex], 0, 11);
  });
  f.bag("tokens_left", s.tokens_left, kTokenDomain);
  f.number("layout", s.layout, 0, 2);
  f.group("tiles", [&] {
    for (std::size_t i = 0; i < s.tiles.size(); ++i) f.word(numbered(i), s.tiles[i], kTileDomain);
  });
  f.group("megaliths", [&] {
    for (std::size_t owner = 0; owner < kPlayersOwners; ++owner) {
      f.group(kOwnerWords[owner], [&] {
        for (std::size_t level = 0; level < kLevels; ++level) {
          mask_field(f, kLevelWords[level], s.megaliths[owner][level], kCellDomain);
        }
      });
    }
  });
  f.group("stone_supply", [&] {
    for (std::size_t i = 0; i < s.stones.size(); ++i) {
      f.word(numbered(i), s.stones[i], kStoneDomain, raw(kNoStone));
    }
  });
}

}  // namespace

void Rules::fields(Fields& f, State& s) {
  f.number("box", s.box, 0, boxes.count() - 1);
  f.number("rules", s.rules, 1, Rules::kInfo.rules_version);
  f.number("seats", s.seats, s.seats, s.seats);  // the table's, as are its options
  f.group("options", [&] {
    for (std::size_t i = 0; i < s.options.size(); ++i) {
      f.number(kOptions[i].name, s.options[i], s.options[i], s.options[i]);
    }
  });
  f.number("round", s.round, 0, kRounds);
  f.number("turns", s.turns, 0, kTurns * kMaxSeats);
  f.list("order", s.order, kSeatDomain);
  f.number("revealed", s.revealed, 0, 1);
  mask_field(f, "bottoms", s.bottoms, kTypeDomain);
  f.group("turn", [&] { turn_fields(f, s.turn, s.rules < 2 ? kTypeDomain : kTribeDomain); });
  f.rows("players", s.players, [&](Player& p) { player_fields(f, p); });
  f.group("half_labor", [&] {
    for (std::size_t i = 0; i < s.half_labor.size(); ++i) {
      f.number(kOwnerWords[i], s.half_labor[i], 0, 255);
    }
  });
  cards_field(f, "supply", s.supply);
  f.group("display", [&] {
    for (std::size_t i = 0; i < kDisplay; ++i) {
      f.word(numbered(i), s.display[i], kCardDomain, raw(kNoCard));
    }
  });
  f.bag("animal_deck", s.animals, kAnimalDomain);
  f.bag("hunting", s.hunting, kAnimalDomain);
  board_fields(f, s);
  f.bag("rest_stack", s.rest_stack, kRestDomain);
  f.list("rest_under", s.rest_under, kRestDomain);
  f.word("rest_up", s.rest_up, kRestDomain, raw(kNoRest));
  mask_field(f, "cards_up", s.cards_up, kTypeDomain);
  f.stack("stack", s.stack, kStepWords);
}

Result<void> Rules::complete(State& s, const Json& given, Dealer& dealer) {
  if (const auto done = complete_position(s, given, dealer); !done) return done;
  return check_position(s);
}

std::string_view Rules::name_of(const State& s, const Domain& domain, int value) {
  if (value < domain.least() || value > domain.most()) return {};
  const auto i = static_cast<std::size_t>(value);
  if (&domain == &kCardDomain || &domain == &kTribeDomain) return box(s).cards.items[i].name;
  if (&domain == &kAnimalDomain) return box(s).animals.items[i].name;
  if (&domain == &kTerrainDomain) return box(s).terrain_names.items[i];
  if (&domain == &kChiefDomain) return box(s).chief_names.items[i];
  if (&domain == &kStoneDomain) return kStoneNames[i];
  if (&domain == &kSetupDomain) return kSetupNames[i];
  if (&domain == &kColumnDomain) return kColumnNames[i];
  if (&domain == &kTrackDomain) return kTrackNames[i];
  if (&domain == &kFigureDomain) return kFigureNames[i];
  if (&domain == &kZoneDomain) return kZoneNames[i];
  if (&domain == &kBoardDomain) return kBoardNames[i];
  if (&domain == &kDoDomain) return kDoNames[i];
  if (&domain == &kSideDomain) return kSideNames[i];
  if (&domain == &kJunctureDomain) return kJunctureNames[i];
  if (&domain == &kStepDomain) return kStepNames[i];
  if (&domain == &kTokenDomain && s.box == 0) return kTokenNames[i];
  if (&domain == &kRestDomain && s.box == 0) return kRestNames[i];
  if (&domain == &kSlotDomain && s.display[i] != kNoCard) return row(s, s.display[i]).name;
  return domain.words.empty() ? std::string_view{} : domain.words[i];
}

}  // namespace ochre::endless_winter
