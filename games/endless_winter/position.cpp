// position.cpp - finishing a position that somebody wrote: setting up is played to its end, what
// was given is put over it, and what was not placed finds its place (EWP-341).
#include "games/endless_winter/position.h"

#include <algorithm>
#include <string>

#include "core/fields.h"
#include "core/text.h"
#include "games/endless_winter/rules.h"

namespace ochre::endless_winter {
namespace {

std::string field_of(int seat, std::string_view field) {
  return at_player(seat) + "." + text(field);
}

void list_fields(Fields& f, void* s) { Rules::fields(f, *static_cast<State*>(s)); }

State play_setup(const State& s, Dealer& dealer) {
  Options options;
  options.seats = s.seats;
  options.box = s.box;
  options.rules = static_cast<std::uint8_t>(s.rules);
  std::copy(s.options.begin(), s.options.end(), options.value.begin());
  options.value[s.options.size()] = static_cast<std::uint8_t>(s.layout + 1);
  State out = Rules::setup(options, dealer);
  ActionList choices;
  while (out.round == 0) {
    Rules::legal(out, choices);
    Rules::apply(out, choices[0], dealer);
  }
  for (std::uint8_t i = 0; i < out.seats; ++i) out.order[i] = i;  // unless it is given
  return out;
}

Cards starting_cards(const State& s, const Player& p) {
  Cards out{};
  out.add(Card::Tribesman, 4);
  out.add(Card::Tribeswoman, 3);
  out.add(Card::Brave, 2);
  out.add(box(s).setups[p.setup].tribe);
  return out;
}

void complete_cards(State& s, const Json& given, int seat) {
  Player& p = player(s, static_cast<Seat>(seat));
  const auto has = [&](std::string_view zone) { return json_has(given, field_of(seat, zone)); };
  Cards rest = starting_cards(s, p);
  for (const Cards* zone : {&p.discard, &p.play, &p.pile, &p.buried}) rest.remove(*zone);
  if (has("hand")) {
    rest.remove(p.hand);
  } else {
    const Cards dealt = p.hand;
    p.hand = {};
    dealt.each([&](Card card) {
      for (int n = dealt[card]; n > 0 && rest.has(card); --n) {
        rest.remove(card);
        p.hand.add(card);
      }
    });
  }
  if (!has("deck")) {
    p.deck = rest;
  } else if (!has("discard")) {
    rest.remove(p.deck);
    p.discard = rest;
  }
  if (!has("owned")) {
    p.owned = {};
    for (const Cards* zone : {&p.hand, &p.deck, &p.discard, &p.play, &p.pile, &p.buried}) {
      p.owned.add(*zone);
    }
  }
  if (!has("known")) p.known = {};
}

void complete_supply(State& s, const Json& given, Dealer& dealer) {
  if (json_has(given, "supply")) return;
  s.supply = {};
  for (int i = kStartingTypes; i < kTribeTypes; ++i) {
    int left = 15;
    for (const Player& p : s.players) left -= p.owned[static_cast<Card>(i)];
    s.supply.add(static_cast<Card>(i), std::max(0, left));
  }
  std::uint64_t free = kCultureMask;
  for (const Player& p : s.players) free &= ~p.owned.culture();
  const int wanted = s.round <= 2 ? 1 : 2;
  for (int pass = 0; pass < 2; ++pass) {  // first what was given, then what fits
    for (std::size_t i = 0; i < kDisplay; ++i) {
      const bool fixed = json_has(given, "display.h" + std::to_string(i));
      if (fixed != (pass == 0) || s.display[i] == kNoCard) continue;
      const std::uint64_t bit = 1ull << (raw(s.display[i]) - kTribeTypes);
      if (!fixed && ((free & bit) == 0 || era_of(s.display[i]) != wanted)) s.display[i] = kNoCard;
      free &= ~bit | (s.display[i] == kNoCard ? bit : 0);
    }
  }
  s.supply.set_culture(free);
  for (int i = 0; i < kDisplay; ++i) {
    const bool fixed = json_has(given, "display.h" + std::to_string(i));
    if (!fixed && s.display[static_cast<std::size_t>(i)] == kNoCard) {
      deal_display(s, i, wanted, dealer);
    }
  }
}

void complete_animals(State& s, const Json& given) {
  if (json_has(given, "animal_deck")) return;
  for (Animal animal : all<Animal>()) {
    int left = box(s).animals[animal].count - s.hunting[animal];
    for (const Player& p : s.players) left -= p.upright[animal] + p.tipped[animal];
    s.animals[animal] = static_cast<std::uint8_t>(std::max(0, left));
  }
}

void complete_board(State& s, const Json& given, int seat) {
  Player& p = player(s, static_cast<Seat>(seat));
  const auto has = [&](std::string_view field) { return json_has(given, field_of(seat, field)); };
  if (!has("camps_left")) {
    int out = 0;
    for (std::uint8_t camps : p.camps) out += camps;
    p.camps_left = static_cast<std::uint8_t>(std::max(0, kCamps - out));
  }
  if (!has("honor_place")) {
    p.honor_place = p.honor > 0 ? 1 : 0;
    for (int other = 0; other < seat && p.honor > 0; ++other) {
      if (player(s, static_cast<Seat>(other)).honor == p.honor) ++p.honor_place;
    }
  }
  const int place =
      static_cast<int>(std::find(s.order.begin(), s.order.end(), seat) - s.order.begin());
  const int taken = s.turns / s.seats + (place < s.turns % s.seats ? 1 : 0);
  if (!has("tribe_figures") && !has("chief_figure")) {
    p.tribe_figures = static_cast<std::uint8_t>(2 - std::min(2, taken));
    p.chief_figure = taken >= kTurns ? 0 : 1;
  }
  for (int i = static_cast<int>(p.placed.size()); !has("placed") && i < taken && i < kTurns; ++i) {
    p.placed.push_back(i < p.resting ? Column::Rest : Column::Initiate);
  }
}

void complete_megaliths(State& s, const Json& given) {
  int neutral = std::popcount(s.megaliths[kNeutralOwner][0]);
  for (int seat = 0; seat < s.seats; ++seat) {
    if (!json_has(given, field_of(seat, "megaliths_left"))) continue;
    const int placed = kMegaliths - player(s, static_cast<Seat>(seat)).megaliths_left;
    neutral -= std::min(placed, kNeutral);
  }
  for (int pass = 0; pass < 2; ++pass) {  // who has placed colored ones has placed the neutral ones
    for (int seat = 0; seat < s.seats; ++seat) {
      Player& p = player(s, static_cast<Seat>(seat));
      if (json_has(given, field_of(seat, "megaliths_left"))) continue;
      int colored = 0;
      for (Cells cells : s.megaliths[static_cast<std::size_t>(seat)]) {
        colored += std::popcount(cells);
      }
      if ((colored > 0) != (pass == 0)) continue;
      const int grey = colored > 0 ? kNeutral : std::clamp(neutral, 0, kNeutral);
      neutral -= grey;
      p.megaliths_left = static_cast<std::uint8_t>(std::max(0, kMegaliths - grey - colored));
    }
  }
}

// Gives what was not given to those who would clash: the first value that nobody has.
template <class Get, class Given>
void complete_distinct(int n, int values, Get get, Given is_given) {
  unsigned taken = 0;
  for (int i = 0; i < n; ++i) taken |= is_given(i) ? 1u << raw(get(i)) : 0u;
  for (int i = 0; i < n; ++i) {
    auto& value = get(i);
    if (is_given(i)) continue;
    for (int k = 0; (taken >> raw(value) & 1) != 0 && k < values; ++k) {
      value = static_cast<std::remove_reference_t<decltype(value)>>(k);
    }
    taken |= 1u << raw(value);
  }
}

void complete_dealt(State& s, const Json& given) {
  const auto has = [&](std::string_view field) {
    return [&given, field](int seat) { return json_has(given, field_of(seat, field)); };
  };
  const auto at = [&](int seat) -> Player& { return player(s, static_cast<Seat>(seat)); };
  complete_distinct(s.seats, 5, [&](int i) -> Chief& { return at(i).chief; }, has("chief"));
  complete_distinct(s.seats, 5, [&](int i) -> SetupCard& { return at(i).setup; }, has("setup"));
  complete_distinct(
      4, 4, [&](int i) -> Tile& { return s.tiles[static_cast<std::size_t>(i)]; },
      [&](int i) { return json_has(given, "tiles.h" + std::to_string(i)); });
}

void complete_terrain(State& s, const Json& given) {  // EWP-057 to EWP-059 around what was given
  EnumArray<Terrain, int> wanted{};
  for (Terrain land : all<Terrain>(Terrain::Forest, Terrain::Tundra)) wanted[land] = 1;
  wanted[Terrain::Glacier] = s.seats == 4 ? 3 : 6;
  EnumArray<Terrain, int> there{};
  FixedList<std::size_t, kHexes> open;
  for (std::size_t hex = 1; hex < kHexes; ++hex) {
    const bool fixed = json_has(given, "terrain.h" + std::to_string(hex));
    if (fixed) ++there[s.terrain[hex]];
    if (!fixed) open.push_back(hex);
  }
  if (open.size() == kHexes - 1) return;
  const auto lay = [&](Terrain terrain, int most) {
    for (; there[terrain] < most && !open.empty(); ++there[terrain]) {
      s.terrain[open.back()] = terrain;
      open.pop_back();
    }
  };
  for (Terrain terrain : all<Terrain>()) lay(terrain, wanted[terrain]);
  for (Terrain land : all<Terrain>(Terrain::Forest, Terrain::Tundra)) lay(land, 3);
}

}  // namespace

Result<void> complete_position(State& s, const Json& given, Dealer& dealer) {
  if (json_has(given, "stack")) return {};
  State whole = play_setup(s, dealer);
  whole.turns = 0;
  if (const auto read = read_fields(list_fields, &whole, given); !read) {
    return std::unexpected(read.error());
  }
  s = whole;
  if (s.order.size() != s.seats || s.round == 0) {
    return problem("order or round: expected every seat once, and a round from 1 (EWP-052)");
  }
  for (std::uint8_t seat : s.order) {
    if (seat >= s.seats) return problem("order has a seat that is not at the table");
  }
  complete_dealt(s, given);
  complete_terrain(s, given);
  for (int seat = 0; seat < s.seats; ++seat) {
    complete_cards(s, given, seat);
    complete_board(s, given, seat);
  }
  complete_supply(s, given, dealer);
  complete_animals(s, given);
  complete_megaliths(s, given);
  for (std::size_t hex = 0; has_option(s, Option::Glacier) && hex < kHexes; ++hex) {
    if (json_has(given, "glacier_tokens.h" + std::to_string(hex))) continue;
    s.tokens[hex] = s.terrain[hex] == Terrain::Glacier ? 1 : 0;
  }
  if (s.turns >= kTurns * s.seats) return problem("turns: expected fewer than 3 a player");
  s.stack.clear();
  s.stack.push(StepId::Game, 0).at = raw(GamePart::Turns);
  s.turn = blank_turn();
  State trial = s;  // the checks come before the rules are let loose on it
  trial.stack.push(StepId::Turn, seat_at(s, s.turns % s.seats)).at = raw(TurnPart::Place);
  trial.stack.push(StepId::PlaceFigure, seat_at(s, s.turns % s.seats));
  ++trial.turns;
  if (const auto sound = check_position(trial); !sound) return sound;
  run_to_question<State>(kSteps, s, dealer);
  return {};
}

}  // namespace ochre::endless_winter
