// secrets.cpp - INF-01 to INF-07: who may know what. The only file that says so.
//
// Hidden are the cards of the pile, and the cards that others drew from it (INF-04, MAH-085,
// STA-124). Everything else lies open (INF-02, INF-03, INF-05), and what lies face down without an
// order - building tiles, bonus tiles - is a bag whose content everybody can work out from what was
// seen (INF-06).
#include "games/stone_age/rules.h"

namespace ochre::stone_age {
namespace {

template <class Enum>
void blank(Bag<Enum>& bag) {
  const int n = bag.total();
  bag = {};
  bag.blanks() = static_cast<std::uint8_t>(n);
}

}  // namespace

View<State> Rules::view(const State& s, Seat seat) {
  View<State> out{s, seat};
  blank(out.state.pile);            // INF-01
  if (s.stack.empty()) return out;  // INF-04: shown in final scoring
  for (Seat other = 0; other < s.seats; ++other) {
    if (other != seat) blank(player(out.state, other).drawn);
  }
  return out;
}

State Rules::determinize(const View<State>& view, Dealer& dealer) {
  State s = view.state;
  Bag<Card> unseen{};
  for (Card card : all<Card>()) unseen.add(card);
  for (Card card : s.display) {
    if (card != kNoCard) unseen.remove(card);
  }
  for (const Player& p : s.players) {
    for (Card card : all<Card>()) unseen.remove(card, p.cards[card] + p.drawn[card]);
  }
  for (Player& p : s.players) {
    for (; p.drawn.blanks() > 0; --p.drawn.blanks()) {
      p.drawn.add(dealer.draw(raw(LuckId::Draw), unseen));
    }
  }
  s.pile = unseen;
  return s;
}

}  // namespace ochre::stone_age
