// scoring.cpp - STA-138, STA-190 to STA-212, MAH-100 to MAH-105, INF-04: final scoring and ranks.
#include <algorithm>

#include "games/stone_age/clauses.h"
#include "games/stone_age/rules.h"
#include "games/stone_age/steps.h"
#include "games/stone_age/vocabulary.h"

namespace ochre::stone_age {
namespace {

int mammoth_points(const State& s, const Player& me) {
  const int mine = me.tiles.total();
  if (mine == 0) return 0;  // MAH-103
  const bool most = std::all_of(s.players.begin(), s.players.end(),
                                [&](const Player& p) { return p.tiles.total() <= mine; });
  return most ? box(s).majority_points : 0;  // MAH-101, MAH-102: each in full; MAH-065
}

int culture_points(const CardTally& cards) {  // STA-201, STA-202
  int once = 0;
  int twice = 0;
  for (int n : cards.symbols) {
    once += n >= 1 ? 1 : 0;
    twice += n >= 2 ? 1 : 0;
  }
  return once * once + twice * twice;
}

// STA-209, STA-210; MAH-104: bonus tiles play no part.
bool is_ahead(const Player& a, const Player& b) {
  if (a.score != b.score) return a.score > b.score;
  return tie_break(a) > tie_break(b);
}

}  // namespace

CardTally tally_cards(const State& s, const Player& p) {
  CardTally out;
  for (Card card : those<Card>(p.cards.mask() | p.drawn.mask())) out.add(row(s, card));
  return out;
}

Sheet score_sheet(const State& s, const Player& p, const CardTally& cards) {
  const EnumArray<Trade, int>& people = cards.people;
  const auto points = [](int n) { return static_cast<std::int16_t>(n); };
  Sheet out{};
  out.played = p.score;                         // STA-200
  out.mammoths = points(mammoth_points(s, p));  // MAH-100, MAH-105
  out.culture = points(culture_points(cards));
  out.farmers = points(people[Trade::Farmer] * p.level);                       // STA-203
  out.tool_makers = points(people[Trade::ToolMaker] * tool_values(p));         // STA-204, STA-135
  out.hut_builders = points(people[Trade::HutBuilder] * p.buildings.total());  // STA-205
  out.shamans = points(people[Trade::Shaman] * p.people);                      // STA-206
  out.leftovers = points(resources(p) + 2 * p.two_open);                       // STA-208, STA-138
  return out;
}

void score_game(State& s, Dealer& dealer) {
  for (Player& p : s.players) {
    if (p.two_open == 0 || s.limited_supply != 0) continue;  // STA-108: counted without pieces
    p.two_open = 0;                                          // STA-138
    p.resources[Resource::Wood] = static_cast<std::uint16_t>(p.resources[Resource::Wood] + 2);
  }
  s.stack.clear();
  for (Seat seat = 0; seat < s.seats; ++seat) {
    Player& p = player(s, seat);
    p.sheet = score_sheet(s, p, tally_cards(s, p));
    p.score = static_cast<std::int16_t>(p.sheet.total());
    if (!dealer.is_heard()) continue;
    for (Card card : all<Card>()) {  // INF-04: now everybody sees them
      if (p.drawn.has(card)) dealer.tell(event(EventId::Shown, seat, raw(card)));
    }
    const Sheet& sheet = p.sheet;
    dealer.tell(event(EventId::Scored, seat, sheet.played, sheet.mammoths,
                      p.score - sheet.played - sheet.mammoths, p.score));
  }
  if (!dealer.is_heard()) return;
  const auto rank = ranks(s);
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (rank[static_cast<std::size_t>(seat)] == 1) dealer.tell(event(EventId::Winner, seat));
  }
}

int tie_break(const Player& p) { return p.level + tool_values(p) + p.people; }

std::array<std::uint8_t, kMaxSeats> ranks(const State& s) {
  std::array<std::uint8_t, kMaxSeats> out{};
  for (std::size_t i = 0; i < s.seats; ++i) {
    out[i] = 1;
    for (std::size_t k = 0; k < s.seats; ++k) {
      if (is_ahead(s.players[k], s.players[i])) ++out[i];
    }
  }
  return out;
}

Outcome outcome(const State& s) {
  Outcome out;
  out.over = s.stack.empty();
  for (std::size_t i = 0; i < s.seats; ++i) out.score[i] = s.players[i].score;
  if (!out.over) return out;
  out.rank = ranks(s);  // STA-212
  const auto winners = std::count(out.rank.begin(), out.rank.end(), 1);
  for (std::size_t i = 0; i < s.seats; ++i) {
    if (out.rank[i] == 1) out.reward[i] = 1.0f / static_cast<float>(winners);  // STA-211
  }
  out.because = has_empty_stack(s) ? STA(190) : s.round >= kLastRound ? STA(193) : STA(191);
  return out;
}

ScoreSheet Rules::score_sheet(const State& s, Seat seat) {
  const Player& p = s.players[static_cast<std::size_t>(seat)];
  ScoreSheet out{};
  out.rows.push_back({"buildings", p.built});
  out.rows.push_back({"other play", p.sheet.played - p.built});
  out.rows.push_back({"mammoths", p.sheet.mammoths});
  out.rows.push_back({"culture", p.sheet.culture});
  out.rows.push_back({"farmers", p.sheet.farmers});
  out.rows.push_back({"tool makers", p.sheet.tool_makers});
  out.rows.push_back({"hut builders", p.sheet.hut_builders});
  out.rows.push_back({"shamans", p.sheet.shamans});
  out.rows.push_back({"leftovers", p.sheet.leftovers});
  return out;
}

}  // namespace ochre::stone_age
