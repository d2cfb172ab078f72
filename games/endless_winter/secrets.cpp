// secrets.cpp - EWP-333 to EWP-337: who may know what. The only file that says so. Hidden are only
// the others' hands, decks, Eclipse piles and buried cards; everybody knows what a player owns, and
// so what lies in those zones together. Decks have no order until a card is drawn.
#include <algorithm>

#include "games/endless_winter/rules.h"

namespace ochre::endless_winter {
namespace {

void hide(Cards& zone) {
  const int n = zone.total();
  zone = {};
  zone.blanks() = static_cast<std::uint8_t>(n);
}

// EWP-333: all else is public; EWP-334: of these zones the number of cards; EWP-336: decks and
// stacks have no order in a state, and face-down tokens no face.
void hide_player(const State& s, Player& p) {
  hide(p.hand);
  hide(p.deck);
  hide(p.buried);
  if (s.revealed == 0) hide(p.pile);  // EWP-139
}

void move_random(Cards& from, Cards& to, Dealer& dealer) {
  for (; to.blanks() > 0; --to.blanks()) to.add(dealer.draw(raw(LuckId::Draw), from));
}

// What is known to be outside the deck stays outside; the rest falls where it may.
void fill_player(const State& s, Player& p, Dealer& dealer) {
  Cards pool = hidden_cards(s, p);
  const int pile = s.revealed == 0 ? p.pile.blanks() : 0;
  Cards outside = p.known;
  pool.remove(p.known);
  const int unknown = p.hand.blanks() + p.buried.blanks() + pile - outside.total();
  outside.blanks() = static_cast<std::uint8_t>(std::max(0, unknown));
  move_random(pool, outside, dealer);
  p.deck = pool;
  move_random(outside, p.hand, dealer);
  if (s.revealed == 0) move_random(outside, p.pile, dealer);
  p.buried = outside;
}

// EWP-354: a pile that is being built grows in ascending order, so its cards are the lowest.
void sort_open_pile(Player& p) {
  Cards both = p.hand;
  both.add(p.pile);
  int n = p.pile.total();
  for (p.pile = {}; n > 0; --n) {
    const Card lowest = both.at(0);
    both.remove(lowest);
    p.pile.add(lowest);
  }
  p.hand = both;
}

}  // namespace

View<State> Rules::view(const State& s, Seat seat) {
  View<State> out{s, seat};
  for (Seat other = 0; other < s.seats; ++other) {
    if (other != seat) hide_player(s, player(out.state, other));  // EWP-151: one's own are seen
  }
  // Which cards taken this turn are still in hand, only their owner knows.
  if (!s.stack.empty() && s.stack.top().seat != seat) out.state.turn.locked = 0;
  return out;
}

State Rules::determinize(const View<State>& view, Dealer& dealer) {
  State s = view.state;
  for (Seat other = 0; other < s.seats; ++other) {
    if (other != view.seat && !player(s, other).owned.empty()) {
      fill_player(s, player(s, other), dealer);
    }
  }
  if (s.stack.empty() || s.stack.top().seat == view.seat) return s;
  if (s.stack.top().step == raw(StepId::Pile)) sort_open_pile(player(s, s.stack.top().seat));
  for (int i = kStartingTypes; i < kTribeTypes; ++i) {
    const unsigned bit = 1u << i;
    const bool held = player(s, s.stack.top().seat).hand.has(static_cast<Card>(i));
    if ((s.turn.taken & bit) != 0 && held) {
      s.turn.locked = static_cast<std::uint8_t>(s.turn.locked | bit);
    }
  }
  return s;
}

}  // namespace ochre::endless_winter
