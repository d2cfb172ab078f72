// position.cpp - STA-002, STA-007, STA-010, STA-022, STA-055 to STA-065, STA-091, STA-108, MAH-008,
// MAH-017, MAH-022: what a position must hold.
#include "games/stone_age/position.h"

#include <algorithm>

#include "core/fields.h"
#include "games/stone_age/steps.h"
#include "games/stone_age/vocabulary.h"

namespace ochre::stone_age {
namespace {

using Verdict = Result<void>;

// ---- what was left open ----

template <class Enum>
void take_out(Bag<Enum>& from, Enum thing) {  // as far as it is there
  if (thing < Enum::kCount && from.has(thing)) from.remove(thing);
}

void complete_cards(State& s, const Json& given, Dealer& dealer) {
  if (json_has(given, "pile")) return;
  s.pile = {};
  for (Card card : all<Card>()) s.pile.add(card);
  for (const Player& p : s.players) {
    for (Card card : all<Card>()) {
      if (p.cards.has(card) || p.drawn.has(card)) take_out(s.pile, card);
    }
  }
  const auto is_given = [&](std::size_t i) {
    return json_has(given, "display." + text(kPlaceWords[raw(Place::Card1) + i]));
  };
  for (std::size_t i = 0; i < kCardSpaces; ++i) {
    if (is_given(i)) take_out(s.pile, s.display[i]);
  }
  for (std::size_t i = 0; i < kCardSpaces; ++i) {  // set-up cards stay unless they lie elsewhere
    if (is_given(i)) continue;
    if (s.display[i] < Card::kCount && s.pile.has(s.display[i])) {
      s.pile.remove(s.display[i]);
    } else {
      s.display[i] = s.pile.empty() ? kNoCard : dealer.draw(raw(LuckId::Draw), s.pile);
    }
  }
}

std::string stack_path(std::size_t i, std::string_view field) {
  return "stacks." + text(kPlaceWords[raw(Place::Building1) + i]) + "." + text(field);
}

// Owned tiles came from somewhere: from the highest stack that was not given.
void shorten_stacks(State& s, const Json& given, int tiles) {
  for (; tiles > 0; --tiles) {
    BuildingStack* highest = nullptr;
    for (std::size_t i = 0; i < s.seats; ++i) {
      if (json_has(given, stack_path(i, "below")) || s.stacks[i].below == 0) continue;
      if (highest == nullptr || s.stacks[i].below > highest->below) highest = &s.stacks[i];
    }
    if (highest == nullptr) return;  // the check says what is wrong
    --highest->below;
  }
}

void complete_buildings(State& s, const Json& given, Dealer& dealer) {
  if (json_has(given, "face_down")) return;
  s.face_down = {};
  for (Building b : all<Building>()) s.face_down.add(b);
  int open = 0;
  for (const Player& p : s.players) {
    for (Building b : all<Building>()) {
      if (!p.buildings.has(b)) continue;
      take_out(s.face_down, b);
      ++open;
    }
  }
  for (std::size_t i = 0; i < s.seats; ++i) {
    if (json_has(given, stack_path(i, "top"))) take_out(s.face_down, s.stacks[i].top);
  }
  int lying = 0;  // in the stacks in play
  for (std::size_t i = 0; i < s.seats; ++i) {
    BuildingStack& stack = s.stacks[i];
    if (!json_has(given, stack_path(i, "top"))) {
      if (stack.top < Building::kCount && s.face_down.has(stack.top)) {
        s.face_down.remove(stack.top);
      } else if (!s.face_down.empty()) {
        stack.top = dealer.draw(raw(LuckId::Building), s.face_down);
      }
    }
    lying += stack.below + (stack.top < Building::kCount ? 1 : 0);
  }
  shorten_stacks(s, given, lying + open - kStackTiles * s.seats);
}

void complete_tiles(State& s, const Json& given, Dealer& dealer) {
  if (s.with_herd == 0) return;
  const int left = std::max(0, static_cast<int>(Tile::kCount) - s.round);  // MAH-017
  if (left == 0 && !json_has(given, "bonus_pile") && s.round > static_cast<int>(Tile::kCount)) {
    if (!json_has(given, "bonus_tile")) s.bonus_tile = kNoTile;
    if (!json_has(given, "herd")) s.herd = kNoResource;
  }
  if (!json_has(given, "herd") && s.bonus_tile < Tile::kCount) s.herd = row(s, s.bonus_tile).back;
  if (!json_has(given, "bonus_pile")) {
    s.bonus_pile = {};
    for (Tile tile : all<Tile>()) s.bonus_pile.add(tile);
    take_out(s.bonus_pile, s.bonus_tile);
    for (const Player& p : s.players) {
      for (Tile tile : all<Tile>()) {
        if (p.tiles.has(tile)) take_out(s.bonus_pile, tile);
      }
    }
    const bool shows = json_has(given, "next_back") && s.next_back < Resource::kCount;
    while (s.bonus_pile.total() > left) {  // the rest went to the box
      Bag<Tile> from = s.bonus_pile;
      for (Tile tile : all<Tile>()) {  // but a tile with the visible back stays
        if (shows && left > 0 && row(s, tile).back == s.next_back) from[tile] = 0;
      }
      s.bonus_pile.remove(dealer.draw(raw(LuckId::Tile), from.empty() ? s.bonus_pile : from));
    }
  }
  if (!json_has(given, "next_back")) draw_back(s, dealer);
}

// ---- what must hold ----

Verdict check_tools(const Player& p, const std::string& at) {  // STA-091
  const auto& tools = p.tools;
  const int least = *std::min_element(tools.begin(), tools.end());
  const int most = *std::max_element(tools.begin(), tools.end());
  for (std::size_t i = 0; i < kToolSlots; ++i) {
    if (tools[i] == 0 && p.used[i] != 0) return problem(at + ".used has a slot without a tool");
    if (i > 0 && tools[i] > 0 && tools[i - 1] == 0) {
      return problem(at + ".tools leaves a slot free, expected the lowest slots (STA-091)");
    }
  }
  if (most - least <= 1) return {};
  return problem(at + ".tools are " + text(tools[0]) + ", " + text(tools[1]) + ", " +
                 text(tools[2]) + ", expected one of the twelve steps (STA-091)");
}

Verdict check_kept_cards(const State& s, const Player& p, const std::string& at) {
  bool two = false;
  std::array<bool, kTopOneUse + 1> one_use{};
  for (Card card : all<Card>()) {
    if (!p.cards.has(card)) continue;  // STA-140: drawn ones do not count
    const Gain& top = row(s, card).top;
    two = two || top.icon == Icon::TwoResources;
    if (top.icon == Icon::OneUseTool) one_use[top.amount] = true;
  }
  if (p.two_open != 0 && !two) {
    return problem(at + ".two_open is 1, but the card is not among the cards (STA-136)");
  }
  for (std::size_t i = 0; i < p.one_use.size(); ++i) {
    if (!one_use[p.one_use[i]] || (i > 0 && p.one_use[i] <= p.one_use[i - 1])) {
      return problem(at + ".one_use has " + text(p.one_use[i]) +
                     ", expected tools of owned cards, ascending (STA-134)");
    }
  }
  return {};
}

Verdict check_player(const State& s, int seat) {
  const Player& p = s.players[static_cast<std::size_t>(seat)];
  const std::string at = at_player(seat);
  if (p.people < 5)
    return problem(at + ".people is " + text(p.people) + ", expected 5..10 (STA-002)");
  const int out = placed(s, static_cast<Seat>(seat)) + s.tamers[static_cast<std::size_t>(seat)];
  if (out > p.people) {
    return problem(at + " has " + text(out) + " people on the board, expected at most " +
                   text(p.people));
  }
  const Sheet blank{};
  if (std::memcmp(&p.sheet, &blank, sizeof blank) != 0) {
    return problem(at + ".final is given, expected none before the end (STA-200)");
  }
  if (p.hungry > s.round) return problem(at + ".hungry is more than there were rounds");
  if (const Verdict sound = check_tools(p, at); !sound) return sound;
  return check_kept_cards(s, p, at);
}

// Every piece of the box is somewhere, and only once.
template <class Enum>
Verdict check_pieces(const Bag<Enum>& found, const Domain& domain, bool all_of_them) {
  for (Enum thing : all<Enum>()) {
    const int n = found[thing];
    if (n == 1 || (n == 0 && !all_of_them)) continue;
    return problem("there are " + text(n) + " of " + word_of(domain, raw(thing)) +
                   " in all, expected 1");
  }
  if (found.blanks() > 0) {
    return problem(text(domain.name) + "s are unknown, expected a full state, not a view");
  }
  return {};
}

Verdict check_cards(const State& s) {  // STA-007
  Bag<Card> found = s.pile;
  for (Card card : s.display) {
    if (card != kNoCard) found.add(card);
  }
  for (const Player& p : s.players) {
    found.add(p.cards);
    found.add(p.drawn);
  }
  return check_pieces(found, kCardDomain, true);
}

Verdict check_buildings(const State& s) {  // STA-010, STA-022, STA-023
  Bag<Building> found = s.face_down;
  int hidden = kStackTiles * (kStacks - s.seats);
  for (std::size_t i = 0; i < kStacks; ++i) {
    const BuildingStack& stack = s.stacks[i];
    const std::string at = "stacks." + text(kPlaceWords[raw(Place::Building1) + i]);
    hidden += stack.below;
    if (stack.top != kNoBuilding) found.add(stack.top);
    if (stack.below >= kStackTiles || (stack.top == kNoBuilding && stack.below > 0)) {
      return problem(at + ".below is " + text(stack.below) + ", expected a face-up tile on 0..6");
    }
    if (i >= s.seats && stack.top != kNoBuilding) return problem(at + " is not in play (STA-023)");
  }
  for (const Player& p : s.players) found.add(p.buildings);
  if (const Verdict sound = check_pieces(found, kBuildingDomain, true); !sound) return sound;
  if (s.face_down.total() == hidden) return {};
  return problem("face_down has " + text(s.face_down.total()) + " tiles, expected " + text(hidden) +
                 " (STA-022)");
}

Verdict check_tiles(const State& s) {
  Bag<Tile> found = s.bonus_pile;
  if (s.bonus_tile != kNoTile) found.add(s.bonus_tile);
  for (const Player& p : s.players) found.add(p.tiles);
  if (const Verdict sound = check_pieces(found, kTileDomain, false); !sound) return sound;
  if (s.with_herd == 0) {
    const bool none = found.empty() && s.next_back == kNoResource && s.herd == kNoResource;
    return none ? Verdict{} : problem("there are bonus tiles, but mammoth_herd is 0 (MAH-001)");
  }
  const int left = std::max(0, static_cast<int>(Tile::kCount) - s.round);
  if (s.bonus_pile.total() != left) {
    return problem("bonus_pile has " + text(s.bonus_pile.total()) + " tiles, expected " +
                   text(left) + " in round " + text(s.round) + " (MAH-017)");
  }
  bool shown = left == 0 && s.next_back == kNoResource;
  for (Tile tile : all<Tile>()) {
    shown = shown || (s.bonus_pile.has(tile) && row(s, tile).back == s.next_back);
  }
  if (!shown) return problem("next_back is on no tile of bonus_pile (MAH-013)");
  const bool gone = s.round > static_cast<int>(Tile::kCount);
  if (gone != (s.herd == kNoResource)) return problem("herd: expected a resource up to round 16");
  if (s.bonus_tile == kNoTile) return {};
  return row(s, s.bonus_tile).back == s.herd
             ? Verdict{}
             : problem("herd is not on bonus_tile's back (MAH-010)");
}

Verdict check_place(const State& s, Place place) {
  const std::string at = "people." + text(kPlaceWords[raw(place)]);
  const int people = people_at(s, place);
  const int players = players_at(s, place);
  for (std::size_t i = s.seats; i < kMaxSeats; ++i) {
    if (s.people[place][i] > 0)
      return problem(at + "." + text(kColourWords[i]) + " is not at the table");
  }
  if (people == 0 || place == Place::Hunt) return {};
  if (is_resource_place(place)) {
    if (people > box(s).rings) return problem(at + " holds more than its rings (STA-055)");
    if (is_herd_place(s, place) || players <= box(s).players_on_resource[s.seats - 2u]) return {};
    return problem(at + " holds too many players (STA-064, STA-065)");
  }
  if (players != 1 || people != (place == Place::Hut ? 2 : 1)) {
    return problem(at + ": expected one visit (STA-056 to STA-062)");
  }
  const bool there = is_village_place(place) ? true
                     : is_card_place(place)  ? s.display[space_of(place)] != kNoCard
                                             : s.stacks[stack_of(place)].top != kNoBuilding;
  return there ? Verdict{} : problem(at + ": there is nothing to visit (STA-061, STA-062)");
}

Verdict check_board(const State& s) {
  int village = 0;
  for (Place place : all<Place>()) {
    if (const Verdict sound = check_place(s, place); !sound) return sound;
    village += is_village_place(place) && is_occupied(s, place) ? 1 : 0;
  }
  if (village > box(s).village_occupied[s.seats - 2u]) {
    return problem("people are at all three village places (STA-063)");
  }
  int sent = s.herd == kNoResource ? 0 : people_at(s, place_of(s.herd));
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    sent += s.tamers[i];
    if (s.tamers[i] == 0) continue;
    const bool possible = i < s.seats && s.bonus_tile != kNoTile &&
                          people_at(s, place_of(s.herd), static_cast<Seat>(i)) == 0;
    if (!possible) return problem("tamers." + text(kColourWords[i]) + " cannot be (MAH-033)");
  }
  if (sent > box(s).rings) return problem("tamers are more than the herd place holds (MAH-044)");
  for (Resource r : all<Resource>()) {
    if (supply(s, r) < 0)
      return problem("there are too many " + text(kResourceWords[raw(r)]) + " (STA-108)");
  }
  return {};
}

}  // namespace

Result<void> complete_position(State& s, const Json& given, Dealer& dealer) {
  if (s.start >= s.seats) return problem("start is not at the table");
  if (!json_has(given, "stack")) {  // placing, from the start player on
    s.stack[0].seat = next_seat(s, s.start);
    s.stack[1].seat = s.start;
  }
  complete_cards(s, given, dealer);
  complete_buildings(s, given, dealer);
  complete_tiles(s, given, dealer);
  return {};
}

Result<void> check_position(const State& s) {
  for (int seat = 0; seat < kMaxSeats; ++seat) {
    const Player blank{};
    const auto& p = s.players[static_cast<std::size_t>(seat)];
    if (seat >= s.seats && std::memcmp(&p, &blank, sizeof p) != 0) {
      return problem(at_player(seat) + " is not at the table");
    }
  }
  if (const Verdict sound = check_cards(s); !sound) return sound;
  if (const Verdict sound = check_buildings(s); !sound) return sound;
  if (const Verdict sound = check_tiles(s); !sound) return sound;
  for (int seat = 0; seat < s.seats; ++seat) {
    if (const Verdict sound = check_player(s, seat); !sound) return sound;
  }
  if (const Verdict sound = check_board(s); !sound) return sound;
  return check_standing(s);
}

}  // namespace ochre::stone_age
