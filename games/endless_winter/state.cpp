// state.cpp - EWP-071, EWP-081, EWP-087, EWP-188: what is true of a player's board.
#include "games/endless_winter/state.h"

namespace ochre::endless_winter {

int score(const Player& p) {
  int sum = 0;
  for (std::int16_t points : p.points) sum += points;
  return sum;
}

int food_limit(const Player& p) { return kLeastFoodLimit + kCamps - p.camps_left; }

bool can_draw(const Player& p) { return !p.deck.empty() || !p.discard.empty(); }

bool can_pay(const State& s, const Player& p, const Cost& cost) {
  return p.food >= cost.food && p.tools >= cost.tool && s.turn.labor >= cost.half_labor &&
         (cost.discard == 0 || p.hand.total() >= cost.discard);
}

int villages_left(const Player& p) { return kVillages - std::popcount(p.villages); }

Cards hidden_cards(const State& s, const Player& p) {
  Cards out = p.owned;
  out.remove(p.discard);
  out.remove(p.play);
  if (s.revealed != 0) out.remove(p.pile);
  return out;
}

}  // namespace ochre::endless_winter
