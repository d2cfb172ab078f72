// scoring.cpp - TRI-250 to TRI-259, TRI-270 to TRI-275: a challenge's score, the end of the game.
#include <algorithm>

#include "games/tribu/clauses.h"
#include "games/tribu/steps.h"
#include "games/tribu/vocabulary.h"

namespace ochre::tribu {
namespace {

int hostile_spheres(const State& s, const Player& p) {  // TRI-254
  int sum = 0;
  for (Card card : all<Card>()) sum += p.hand[card] * row(s, card).spheres;
  for (const Chain& chain : p.chains) {
    if (chain.laid != 0 && chain.active != kNoCard) sum += row(s, chain.active).spheres;
  }
  return sum;
}

void show_hand(const State& s, Seat seat, Dealer& dealer) {  // TRI-287
  if (!dealer.is_heard()) return;
  const Player& p = player(s, seat);
  for (Card card : all<Card>()) {
    for (int i = 0; i < p.hand[card]; ++i) dealer.tell(event(EventId::Shown, seat, raw(card)));
  }
  for (const Chain& chain : p.chains) {
    if (chain.laid != 0 && chain.active != kNoCard) {
      dealer.tell(event(EventId::Shown, seat, raw(chain.active)));
    }
  }
}

// TRI-271, TRI-272: the highest total; then the closer, the last score, the Magical Protected
// Chains.
bool is_ahead(const State& s, Seat a, Seat b) {
  if (a == b) return false;
  const Player& first = player(s, a);
  const Player& second = player(s, b);
  if (first.total != second.total) return first.total > second.total;
  if (s.closer == a || s.closer == b) return s.closer == a;
  if (first.score != second.score) return first.score > second.score;
  return first.magical > second.magical;
}

}  // namespace

void score_challenge(State& s, Dealer& dealer) {
  const Seat closer = s.closer;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    Player& p = player(s, seat);
    int table = 0;
    int bonus = 0;
    p.magical = 0;
    for (Tribe tribe : all<Tribe>()) {
      const Chain& chain = p.chains[tribe];
      table += spheres(s, tribe, chain);
      if (!is_magical(chain)) continue;
      ++p.magical;  // TRI-252, TRI-253: closer or not
      bonus += tribe == p.leader ? box(s).magical_bonus_leader : box(s).magical_bonus;
    }
    // TRI-255, TRI-256, TRI-257: only after a closing, and only those who did not close, lose their
    // hostile spheres.
    const bool counts = closer != kNobody && seat != closer;
    const int hostile = counts ? hostile_spheres(s, p) : 0;
    if (counts) show_hand(s, seat, dealer);
    p.score = static_cast<std::int16_t>(table + bonus - hostile);  // TRI-258: it may be negative
    p.total = static_cast<std::int16_t>(p.total + p.score);
    dealer.tell(event(EventId::Scored, seat, table, bonus, hostile, p.total));
  }
  if (!is_decided(s)) return;
  const Outcome end = outcome(s);
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (end.reward[static_cast<std::size_t>(seat)] > 0) dealer.tell(event(EventId::Won, seat));
  }
}

bool is_decided(const State& s) {
  const bool reached =
      std::any_of(s.players.begin(), s.players.begin() + s.seats, [&](const Player& p) {
        return p.total >= box(s).target_spheres;  // TRI-003, TRI-270
      });
  return reached || s.challenge >= box(s).max_challenges;  // TRI-275
}

Outcome outcome(const State& s) {
  Outcome out;
  out.over = s.stack.empty();
  for (std::size_t i = 0; i < s.seats; ++i) out.score[i] = s.players[i].total;
  if (!is_decided(s)) return out;
  Seat best = 0;
  for (Seat seat = 1; seat < s.seats; ++seat) {
    if (is_ahead(s, seat, best)) best = seat;
  }
  for (Seat seat = 0; seat < s.seats; ++seat) {
    int rank = 1;
    for (Seat other = 0; other < s.seats; ++other) rank += is_ahead(s, other, seat) ? 1 : 0;
    out.rank[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(rank);
  }
  int winners = 0;
  for (Seat seat = 0; seat < s.seats; ++seat) winners += is_ahead(s, best, seat) ? 0 : 1;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (!is_ahead(s, best, seat)) {
      out.reward[static_cast<std::size_t>(seat)] = 1.0f / static_cast<float>(winners);
    }
  }
  const bool reached = player(s, best).total >= box(s).target_spheres;
  out.because = reached ? TRI(270) : TRI(275);
  return out;
}

}  // namespace ochre::tribu
