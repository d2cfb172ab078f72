// check.cpp - EWP-341: what must hold in every position; the problem names the place.
#include <algorithm>
#include <cstring>
#include <string>

#include "core/text.h"
#include "games/endless_winter/position.h"
#include "games/endless_winter/rules.h"
#include "games/endless_winter/stack_check.h"

namespace ochre::endless_winter {
namespace {

using Verdict = Result<void>;

int supply_spaces(const State& s) { return s.seats == 2 ? 4 : s.seats == 3 ? 6 : 7; }

Verdict check_cards(const State& s, int seat) {
  const Player& p = player(s, static_cast<Seat>(seat));
  Cards sum{}, outside = p.hand;
  int total = 0;
  for (const Cards* zone : {&p.hand, &p.deck, &p.discard, &p.play, &p.pile, &p.buried}) {
    if (zone->blanks() > 0) {
      return problem(at_player(seat) + " has unknown cards, expected a full state, each card once");
    }
    sum.add(*zone);
    total += zone->total();
  }
  if (!(sum == p.owned) || total != p.owned.total()) {
    return problem(at_player(seat) + ".owned differs from the cards of its zones");
  }
  if (p.owned[Card::Tribesman] != 4 || p.owned[Card::Tribeswoman] != 3 ||
      p.owned[Card::Brave] != 2) {
    return problem(at_player(seat) +
                   " has other starting cards than 4 tribesman, 3 tribeswoman, 2 brave (EWP-009)");
  }
  outside.add(p.buried);
  if (s.revealed == 0) outside.add(p.pile);
  if (p.known.blanks() > 0 || !outside.holds(p.known)) {
    return problem(at_player(seat) + ".known has more than hand, pile and buried");
  }
  if (s.revealed != 0 && p.pile.culture() != 0) {
    return problem(at_player(seat) + ".pile has a Culture card after the reveal (EWP-193)");
  }
  return {};
}

Verdict check_shared_cards(const State& s) {
  for (int i = 0; i < kTribeTypes; ++i) {
    const auto card = static_cast<Card>(i);
    int n = s.supply[card];
    for (const Player& p : s.players) n += i < kStartingTypes ? 0 : p.owned[card];
    const int wanted = i < kStartingTypes ? 0 : 15;
    if (n != wanted) {
      return problem("there are " + text(n) + " cards " + text(kCardWords[raw(card)]) +
                     " in all, expected " + text(wanted) + " (EWP-010)");
    }
  }
  std::uint64_t seen = s.supply.culture();
  const auto meet = [&](std::uint64_t cards) {
    const bool twice = (seen & cards) != 0;
    seen |= cards;
    return twice;
  };
  for (const Player& p : s.players) {
    if (meet(p.owned.culture())) return problem("a Culture card is in two places (EWP-012)");
  }
  const int wanted = s.round <= 2 ? 1 : 2;
  for (Card card : s.display) {
    if (card == kNoCard) continue;
    if (card >= Card::kCount || is_tribe(card) || era_of(card) != wanted) {
      return problem("display has a card that is no Culture card of this era (EWP-218)");
    }
    if (meet(1ull << (raw(card) - kTribeTypes))) {
      return problem("a Culture card is in two places (EWP-012)");
    }
  }
  return s.supply.blanks() > 0 ? problem("supply has unknown cards") : Verdict{};
}

Verdict check_animals(const State& s) {
  if (s.hunting.total() > kHuntingLimit) {
    return problem("hunting has " + text(s.hunting.total()) +
                   " cards, expected at most 6 (EWP-171)");
  }
  for (Animal animal : all<Animal>()) {
    int n = s.animals[animal] + s.hunting[animal];
    for (const Player& p : s.players) n += p.upright[animal] + p.tipped[animal];
    if (n != box(s).animals[animal].count) {
      return problem("there are " + text(n) + " cards " + text(kAnimalWords[raw(animal)]) +
                     " in all, expected " + text(box(s).animals[animal].count) + " (EWP-014)");
    }
  }
  int blanks = s.animals.blanks() + s.hunting.blanks();
  for (const Player& p : s.players) blanks += p.upright.blanks() + p.tipped.blanks();
  return blanks > 0 ? problem("animals: expected known ones") : Verdict{};
}

Verdict check_player(const State& s, int seat) {
  const Player& p = player(s, static_cast<Seat>(seat));
  int camps = p.camps_left;
  for (std::uint8_t here : p.camps) camps += here;
  if (camps != kCamps) {
    return problem(at_player(seat) + " has " + text(camps) + " Camps, expected 5 (EWP-017)");
  }
  if (p.food > food_limit(p) || p.tools > kMostTools) {
    return problem(at_player(seat) + " has too much Food or too many Tools (EWP-080, EWP-083)");
  }
  if (std::popcount(p.villages) > kVillages || (p.villages & 63u) != 0 ||
      p.villages >> kJunctures != 0) {
    return problem(at_player(seat) + ".villages: expected at most 3 junctures from 6 to 23");
  }
  if (p.chief >= Chief::kCount || p.setup >= SetupCard::kCount || p.side > 1) {
    return problem(at_player(seat) + ": no such Chief, side or Setup card");
  }
  for (int other = 0; other < seat; ++other) {
    const Player& q = player(s, static_cast<Seat>(other));
    if ((q.villages & p.villages) != 0) return problem("two Villages on a juncture (EWP-185)");
    if (q.chief == p.chief || q.setup == p.setup) {
      return problem(at_player(seat) + " has the Chief or Setup card of " + at_player(other));
    }
    if (p.honor > 0 && q.honor == p.honor && q.honor_place == p.honor_place) {
      return problem(at_player(seat) + ".honor_place is taken (EWP-251)");
    }
  }
  int below = 0;
  for (const Player& q : s.players) below += q.honor == p.honor ? 1 : 0;
  if (p.honor > kTopLevel || p.offering > kTopLevel || (p.honor == 0) != (p.honor_place == 0) ||
      (p.honor > 0 && p.honor_place > below)) {
    return problem(at_player(seat) + ".honor, honor_place, offering: no such places (EWP-251)");
  }
  return check_cards(s, seat);
}

Verdict check_stones(const State& s) {
  unsigned seen = 0;
  std::array<int, 2> count{};
  const auto meet = [&](Stone stone) {
    if (stone >= Stone::kCount || (seen >> raw(stone) & 1) != 0) return false;
    seen |= 1u << raw(stone);
    ++count[raw(stone) / 10];
    return true;
  };
  for (std::size_t i = 0; i < s.stones.size(); ++i) {
    if (s.stones[i] == kNoStone) continue;
    const bool in_use = static_cast<int>(i % kSupplySpaces) < supply_spaces(s);
    if (!in_use || raw(s.stones[i]) / 10 != static_cast<int>(i / kSupplySpaces) ||
        !meet(s.stones[i])) {
      return problem("stone_supply.h" + text(static_cast<int>(i)) + " cannot lie there (EWP-024)");
    }
  }
  for (const Player& p : s.players) {
    for (Stone stone : p.stones) {
      if (!meet(stone)) return problem("a Sacred Stone is in two places (EWP-007)");
    }
  }
  if (count[0] > supply_spaces(s) || count[1] > supply_spaces(s)) {
    return problem("there are more Sacred Stones than spaces (EWP-025)");
  }
  return {};
}

Verdict check_megaliths(const State& s) {
  Cells below = 0;
  for (int level = 0; level < kLevels; ++level) {
    const auto at = static_cast<std::size_t>(level);
    Cells there = 0;
    for (const auto& owner : s.megaliths) {
      if ((there & owner[at]) != 0) return problem("megaliths: two in one place");
      there |= owner[at];
    }
    if ((there & ~(level == 0 ? ground(s) : blocks(below))) != 0) {
      return problem("megaliths: one lies outside the board or on no block (EWP-227)");
    }
    if (level > 0 && s.megaliths[kNeutralOwner][at] != 0) {
      return problem("megaliths: a neutral one lies on others (EWP-228)");
    }
    below = there;
  }
  int neutral = 0;
  for (int seat = 0; seat < kMaxSeats; ++seat) {
    int colored = 0;
    for (Cells cells : s.megaliths[static_cast<std::size_t>(seat)]) colored += std::popcount(cells);
    if (seat >= s.seats && colored > 0) return problem("megaliths of a seat without a player");
    if (seat >= s.seats) continue;
    if ((s.megaliths[static_cast<std::size_t>(seat)][0] & starts(s)) != 0) {
      return problem("megaliths: a colored one lies on a starting space (EWP-230)");
    }
    const int placed = kMegaliths - player(s, static_cast<Seat>(seat)).megaliths_left;
    if (colored != std::max(0, placed - kNeutral)) {
      return problem(at_player(seat) + ".megaliths_left does not fit the board (EWP-224)");
    }
    neutral += std::min(placed, kNeutral);
  }
  return neutral == std::popcount(s.megaliths[kNeutralOwner][0])
             ? Verdict{}
             : problem("megaliths.neutral does not fit what players have left (EWP-224)");
}

Verdict check_terrain(const State& s) {
  EnumArray<Terrain, int> count{};
  for (Terrain terrain : s.terrain) {
    if (terrain >= Terrain::kCount) return problem("terrain: no such type");
    ++count[terrain];
  }
  bool sound = s.terrain[kBaseHex] == Terrain::Base && count[Terrain::Base] == 1 &&
               count[Terrain::Glacier] == (s.seats == 4 ? 3 : 6);
  for (Terrain land : all<Terrain>(Terrain::Forest, Terrain::Tundra)) {
    sound = sound && count[land] >= 1 && count[land] <= 3;
  }
  if (!sound) return problem("terrain: expected the Base, Glaciers and Land of EWP-057 to EWP-059");
  unsigned seen = 0;
  for (std::size_t hex = 0; hex < kHexes; ++hex) {
    const bool wanted = has_option(s, Option::Glacier) && s.terrain[hex] == Terrain::Glacier;
    if ((s.tokens[hex] > 0) != wanted) return problem("glacier_tokens: one a Glacier (EWP-318)");
    if (s.tokens[hex] < 2) continue;
    const unsigned bit = 1u << (s.tokens[hex] - 2);
    if ((seen & bit) != 0) return problem("glacier_tokens: the same one twice");
    seen |= bit;
  }
  for (Token token : all<Token>()) {
    const int n = s.tokens_left[token] + static_cast<int>(seen >> raw(token) & 1);
    if (n != (has_option(s, Option::Glacier) ? 1 : 0)) {
      return problem("tokens_left does not fit the face-up Glacier tokens (EWP-318)");
    }
  }
  return s.tokens_left.blanks() > 0 ? problem("tokens_left has unknown tokens") : Verdict{};
}

Verdict check_rest_tokens(const State& s) {
  Bag<RestToken> seen = s.rest_stack;
  for (RestToken token : s.rest_under) {
    if (token >= RestToken::kCount) return problem("rest_under: no such token");
    seen.add(token);
  }
  if (s.rest_up != kNoRest) seen.add(s.rest_up);
  if (s.turn.token != kNoRest) seen.add(s.turn.token);
  for (RestToken token : all<RestToken>()) {
    if (seen[token] != (has_option(s, Option::Rest) ? 1 : 0)) {
      return problem("rest_stack, rest_under, rest_up: expected each Rest token once (EWP-324)");
    }
  }
  return seen.blanks() > 0 ? problem("rest_stack has unknown tokens") : Verdict{};
}

Verdict check_seats(const State& s) {
  unsigned seen = 0;
  for (std::uint8_t seat : s.order) seen |= 1u << seat;
  if (s.order.size() != s.seats || seen != (1u << s.seats) - 1) {
    return problem("order: expected every seat once (EWP-052)");
  }
  const Player nobody{};
  for (int seat = s.seats; seat < kMaxSeats; ++seat) {
    if (std::memcmp(&player(s, static_cast<Seat>(seat)), &nobody, sizeof nobody) != 0 ||
        s.half_labor[static_cast<std::size_t>(seat)] != 0) {
      return problem(at_player(seat) + " is not at the table");
    }
  }
  if (s.round < 1 || s.cards_up != 0 || s.bottoms > 15) {
    return problem("round, cards_up, bottoms: expected 1..4, none, columns 0..3");
  }
  return {};
}

}  // namespace

Result<void> check_position(const State& s) {
  if (!s.stack.empty() && s.stack[0].step == raw(StepId::Setup)) {
    for (const auto check : {check_shared_cards, check_stones, check_setup}) {
      if (const Verdict sound = check(s); !sound) return sound;
    }
    if (s.order.empty()) return {};
    const Verdict tokens = check_rest_tokens(s);
    return tokens ? check_terrain(s) : tokens;
  }
  if (const Verdict sound = check_seats(s); !sound) return sound;
  for (std::size_t i = 0; i < s.tiles.size(); ++i) {
    for (std::size_t k = 0; k < i; ++k) {
      if (s.tiles[i] == s.tiles[k]) return problem("tiles: expected each Megalith tile once");
    }
  }
  for (int seat = 0; seat < s.seats; ++seat) {
    if (const Verdict sound = check_player(s, seat); !sound) return sound;
  }
  for (const auto check : {check_shared_cards, check_animals, check_stones, check_megaliths,
                           check_terrain, check_rest_tokens}) {
    if (const Verdict sound = check(s); !sound) return sound;
  }
  return check_stack(s);
}

}  // namespace ochre::endless_winter
