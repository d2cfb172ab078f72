// zones.cpp - TRI-010, TRI-011, TRI-195: counting the cards.
#include "games/tribu/zones.h"

#include "games/tribu/steps.h"

namespace ochre::tribu {

Bag<Card> cards_of_the_box() {
  Bag<Card> out{};
  for (Card card : all<Card>()) out[card] = kCopies;
  return out;
}

Bag<Card> cards_on_table(const State& s) {
  Bag<Card> out = s.played;
  const auto add = [&](Card card) {
    if (card < Card::kCount) out.add(card);
  };
  for (Card card : s.discard) add(card);
  for (const Player& p : s.players) {
    for (Card card : all<Card>()) out.add(card, p.hand[card]);
    for (Tribe tribe : all<Tribe>()) {
      const Chain& chain = p.chains[tribe];
      if (chain.laid == 0) continue;
      add(card_of(tribe));
      for (Card vase : chain.vases) add(vase);
      add(chain.totem);
      add(chain.active);
      if (chain.blocked != 0) add(Card::Block);
    }
  }
  if (!s.stack.empty() && s.stack.top().step == static_cast<std::uint8_t>(StepId::Defence)) {
    add(threat_of(s.stack.top()).card);
  }
  return out;
}

}  // namespace ochre::tribu
