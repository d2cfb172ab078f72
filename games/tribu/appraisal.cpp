// appraisal.cpp - what a bot may think of a position, from what its seat knows. Not rules.
#include <algorithm>

#include "games/tribu/rules.h"

namespace ochre::tribu {
namespace {

// Spheres that are scored cannot be lost any more, and all that the table promised is gone with it:
// so they count more than those on the table, or nobody would care to close.
constexpr int kScored = 400, kOnTable = 100;

// A lone Tribe card of that character could have its first vase in the next turn.
bool holds_first_vase(const State& s, const Player& p, Tribe tribe) {
  if (p.hand.has(Card::Multi)) return true;
  for (Card card : those<Card>(p.hand.mask() & kDioramaCards)) {
    if (kind_of(card) == box(s).vases[tribe][0]) return true;
  }
  return false;
}

// In hundredths of a sphere, roughly: what a chain is worth now and for what it may become.
int chain_worth(const State& s, const Player& p, Tribe tribe, bool own) {
  const Chain& chain = p.chains[tribe];
  if (chain.laid == 0) return 0;
  const int vases = static_cast<int>(chain.vases.size());
  int worth = kOnTable * spheres(s, tribe, chain);
  constexpr std::array<int, 4> kProgress = {0, 250, 600, 1300};  // towards closing
  worth += kProgress[static_cast<std::size_t>(vases)];
  const bool is_safe = vases > 0 || p.leader == tribe || (own && holds_first_vase(s, p, tribe));
  if (!is_safe) worth -= 350;  // may be eliminated
  if (is_magical(chain)) {
    worth += kOnTable * (p.leader == tribe ? box(s).magical_bonus_leader : box(s).magical_bonus);
  } else if (chain.totem == kNoCard && vases > 0) {
    const bool red = std::none_of(chain.vases.begin(), chain.vases.end(),
                                  [](Card vase) { return colour_of(vase) == Colour::Blue; });
    const bool blue = std::none_of(chain.vases.begin(), chain.vases.end(),
                                   [](Card vase) { return colour_of(vase) == Colour::Red; });
    if (red || blue) worth += vases * (p.leader == tribe ? 160 : 90);
  }
  return worth;
}

// What a Diorama card promises to a chain, or to one that could be begun with a card in hand.
int promise_to(const State& s, const Player& p, Card card, Tribe tribe) {
  const Chain& chain = p.chains[tribe];
  const std::size_t vases = chain.vases.size();
  const auto& order = box(s).vases[tribe];
  if (chain.laid == 0) {
    return p.hand.has(card_of(tribe)) && kind_of(card) == order[0] ? 120 : 0;
  }
  if (!object_to_fit(s, p, tribe, card)) {
    return 200 + 60 * static_cast<int>(vases) + (is_totem(card) ? 250 : 0);
  }
  if (vases + 1 < kVases && kind_of(card) == order[vases + 1]) return 130;
  return vases + 2 < kVases && kind_of(card) == order[vases + 2] ? 80 : 0;
}

// What a card in hand promises: it fits now, or it may soon.
int promise(const State& s, const Player& p, Card card) {
  if (is_tribe(card)) {
    if (p.chains[tribe_of(card)].laid != 0) return -60;
    return holds_first_vase(s, p, tribe_of(card)) ? 160 : 140;
  }
  if (is_diorama(card)) {
    int best = is_totem(card) ? 120 : card == Card::Multi ? 260 : 0;
    for (Tribe tribe : all<Tribe>()) best = std::max(best, promise_to(s, p, card, tribe));
    return best;
  }
  switch (card) {
    case Card::Draw3: return 160;
    case Card::Block: return 150;
    case Card::Steal: return 220;
    case Card::Wolf: return 90;
    case Card::Bison: return 120;
    case Card::Courage: return 110;
    case Card::Strength: return 100;
    default: return 0;
  }
}

int active_worth(const State& s, const Player& p, Card card) {
  if (card == kFaceDown) return 150;
  if (is_diorama(card)) return promise(s, p, card) * 3 / 4;
  if (is_protection(card)) return 260;
  return 60;  // an Event card ready to strike
}

// Of a hand that is too large, the least useful card will go.
int hand_worth(const State& s, const Player& p) {
  int worth = 0;
  int least = 1000;
  for (Card card : those<Card>(p.hand.mask())) {
    const int first = promise(s, p, card);
    const int n = p.hand[card];
    worth += first + (n - 1) * first / 4;
    least = std::min(least, n > 1 ? first / 4 : first);
  }
  return p.hand.total() > box(s).hand_size ? worth - least : worth;
}

int player_worth(const State& s, const Player& p, bool own) {
  int worth = kScored * p.total;
  for (Tribe tribe : all<Tribe>()) {
    worth += chain_worth(s, p, tribe, own);
    const Chain& chain = p.chains[tribe];
    if (chain.laid != 0 && chain.active != kNoCard) worth += active_worth(s, p, chain.active);
  }
  const int complete = complete_chains(p);
  worth += 250 * complete * complete;
  if (is_blocked(p)) worth -= 350;
  return own ? worth + hand_worth(s, p) : worth;
}

// A threat that waits for its answer: half of what it may destroy is already felt.
int threat_worth(const State& s, Seat seat) {
  if (s.stack.empty() || s.stack.top().step != raw(StepId::Defence)) return 0;
  const Threat threat = threat_of(s.stack.top());
  const int gain = threat.card == Card::Steal ? 500 : 350;
  const int vases =
      static_cast<int>(player(s, s.stack.top().seat).chains[threat.chain].vases.size());
  const int worth = gain + 150 * vases;
  if (s.stack.top().seat == seat) return -worth;
  return s.stack[kTurnFrame].seat == seat ? worth : 0;
}

}  // namespace

int Rules::appraise(const View<State>& view) {
  const State& s = view.state;
  int worth = threat_worth(s, view.seat);
  int best_other = -1000000;
  int others = 0;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    const int value = player_worth(s, player(s, seat), seat == view.seat);
    if (seat == view.seat) {
      worth += value;
    } else {
      best_other = std::max(best_other, value);
      others += value;
    }
  }
  // An exchange for nothing is not worth the bother.
  if (!s.stack.empty() && turn_note(s, TurnNote::Exchanged) != 0) worth -= 5;
  return worth - best_other / 2 - others / (2 * (s.seats - 1));
}

}  // namespace ochre::tribu
