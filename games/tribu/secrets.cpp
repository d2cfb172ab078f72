// secrets.cpp - TRI-280 to TRI-290: who may know what. The only file that says so.
#include <algorithm>

#include "games/tribu/rules.h"
#include "games/tribu/zones.h"

namespace ochre::tribu {
namespace {

// TRI-287: after a closing the others' hands were shown, the closer's was not.
bool is_open(const State& s, Seat seat) {
  return s.stack.empty() && s.closer != kNobody && s.closer != seat;
}

void hide_player(Player& p) {  // TRI-282
  const int hidden = p.hand.total() - p.known.total();
  p.hand = p.known;  // TRI-284
  p.hand.blanks() = static_cast<std::uint8_t>(hidden);
  p.drawn = {};
  for (Chain& chain : p.chains) {
    if (chain.laid != 0 && chain.active != kNoCard) chain.active = kFaceDown;  // TRI-155
  }
}

// Fills the blanks of a view. The unseen cards lie in the deck or are hidden by others; a card that
// was not in the deck when it was last shuffled cannot be in it now (TRI-286), so it must be
// hidden. Cards that a player is known to have kept (TRI-284) are placed with him first, then the
// other active cards, then the hands; each step leaves what the next ones need.
class Filling {
 public:
  Filling(State& s, Seat viewer, Dealer& dealer) : s_(s), dealer_(dealer) {
    unseen_ = cards_of_the_box();
    const Bag<Card> seen = cards_on_table(s);
    for (Card card : all<Card>()) unseen_.remove(card, seen[card]);
    for (Card card : all<Card>()) {
      const int may_be_in_deck = s.shuffled[card] - player(s, viewer).drawn[card];
      forced_[card] =
          static_cast<std::uint8_t>(std::max(0, unseen_[card] - std::max(0, may_be_in_deck)));
    }
    int room = 0;      // hand slots for cards that need not be there
    int to_place = 0;  // cards for them that need not lie face down
    int bound = 0;     // kept cards for which there is no place face down
    for (const Player& p : s.players) {
      slots_ += p.hand.blanks() + face_down(p);
      room += p.hand.blanks();
      to_place -= face_down(p);
      bound += std::max(0, hidden_kept(p) - face_down(p));
    }
    for (Card card : all<Card>()) {
      room -= may_be_active(card) ? 0 : forced_[card];
      to_place += may_be_active(card) ? unseen_[card] : 0;
    }
    spare_ = std::min(room, to_place) - bound;
  }

  void fill() {
    for (Player& p : s_.players) {
      int left = hidden_kept(p);
      for (Card card : all<Card>()) {
        for (int i = 0; left > 0 && i < p.kept[card]; ++i) place(p, card, left--);
      }
    }
    for (Player& p : s_.players) {  // active cards first: not every card may be one
      for (Chain& chain : p.chains) {
        if (chain.laid != 0 && chain.active == kFaceDown) chain.active = next(true);
      }
    }
    for (Player& p : s_.players) {
      for (; p.hand.blanks() > 0; --p.hand.blanks()) p.hand.add(next(false));
    }
    s_.deck = unseen_;
  }

 private:
  static int face_down(const Player& p) {
    return static_cast<int>(std::count_if(p.chains.begin(), p.chains.end(), [](const Chain& c) {
      return c.laid != 0 && c.active == kFaceDown;
    }));
  }
  static int hidden_kept(const Player& p) {  // none where everything lies open
    return p.hand.blanks() + face_down(p) > 0 ? p.kept.total() : 0;
  }

  // TRI-284: a card this player is known to have goes to one of his blanks, in hand or face down.
  // The first of `left` cards. The hands keep room for what cannot lie face down, and do not use up
  // what can.
  void place(Player& p, Card card, int left) {
    const int down = face_down(p);
    const int in_hand = left > down || spare_ > 0 ? p.hand.blanks() : 0;
    const int slot = dealer_.pick(raw(LuckId::Draw), in_hand + down) - in_hand;
    take(card);
    --slots_;
    if (slot < 0) {
      spare_ -= left > down ? 0 : 1;
      --p.hand.blanks();
      p.hand.add(card);
      return;
    }
    int at = 0;
    for (Chain& chain : p.chains) {
      if (chain.laid == 0 || chain.active != kFaceDown || at++ != slot) continue;
      chain.active = card;
      return;
    }
  }

  Card next(bool active) {
    const bool only_forced = forced_.total() == slots_--;
    Bag<Card> from = only_forced ? forced_ : unseen_;
    for (Card card : all<Card>()) {
      if (active && !may_be_active(card)) from[card] = 0;
    }
    const Card card = dealer_.draw(raw(LuckId::Draw), from);
    take(card);
    return card;
  }

  void take(Card card) {
    unseen_.remove(card);
    if (forced_.has(card)) forced_.remove(card);
  }

  State& s_;
  Dealer& dealer_;
  Bag<Card> unseen_{};
  Bag<Card> forced_{};  // of the unseen: surely hidden by others
  int slots_ = 0;       // cards that others hide
  int spare_ = 0;       // hand slots that cards known to be kept may take, though they need not
};

bool holds_diorama(const Bag<Card>& bag) {
  const all<Card> dioramas(Card::StatueRed, Card::TotemBlue);
  for (Card card : dioramas) {
    if (bag.has(card)) return true;
  }
  return false;
}

// What others took from the deck, as far as it matters: what they hold, if it can have come from
// there.
void guess_drawn(State& s, Seat viewer) {
  Bag<Card> left = s.shuffled;
  for (Card card : all<Card>()) {
    const int gone = s.deck[card] + player(s, viewer).drawn[card];
    left[card] = static_cast<std::uint8_t>(std::max(0, left[card] - gone));
  }
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (seat == viewer) continue;
    Player& p = player(s, seat);
    for (Card card : all<Card>()) {
      const std::uint8_t took = std::min(p.hand[card], left[card]);
      p.drawn[card] = took;
      left.remove(card, took);
    }
  }
}

}  // namespace

// TRI-281: the discard pile stays as it is; TRI-290: cards are types, so copies cannot be told
// apart.
View<State> Rules::view(const State& s, Seat seat) {
  View<State> out{s, seat};
  for (Seat other = 0; other < s.seats; ++other) {
    if (other == seat) continue;
    Player& p = player(out.state, other);
    if (is_open(s, other)) {
      p.drawn = {};
    } else {
      hide_player(p);
    }
  }
  const int cards = s.deck.total();
  out.state.deck = {};  // TRI-283
  out.state.deck.blanks() = static_cast<std::uint8_t>(cards);
  return out;
}

State Rules::determinize(const View<State>& view, Dealer& dealer) {
  State s = view.state;
  // TRI-244: at the start of a turn all know that a Diorama card can be taken from somewhere.
  const bool deck_holds_diorama = !s.stack.empty() && s.stack.top().step == raw(StepId::Start) &&
                                  std::none_of(s.discard.begin(), s.discard.end(), is_diorama);
  for (int tries = 0; tries < 50; ++tries) {
    s = view.state;
    s.deck = {};
    Filling(s, view.seat, dealer).fill();
    if (!deck_holds_diorama || holds_diorama(s.deck)) break;
  }
  guess_drawn(s, view.seat);
  return s;
}

}  // namespace ochre::tribu
