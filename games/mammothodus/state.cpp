// state.cpp - questions about a state that change nothing.
#include "games/mammothodus/state.h"

#include <algorithm>

namespace ochre::mammothodus {

int on_board(const Player& p) {
  int n = 0;
  for (Space space : p.figurines) n += space != kNowhere ? 1 : 0;
  return n;
}

int figurines_at(const Player& p, Space space) {
  int n = 0;
  for (Space at : p.figurines) n += at == space ? 1 : 0;
  return n;
}

int ancients_at(const State& s, Space space) {
  int n = 0;
  for (Seat seat = 0; seat < s.seats; ++seat) n += figurines_at(player(s, seat), space);
  return n;
}

Spaces spaces_of(const Player& p) {
  Spaces out = 0;
  for (Space space : p.figurines) out |= only(space);
  return out & ~only(kNowhere);
}

Spaces ancient_spaces(const State& s) {
  Spaces out = 0;
  for (Seat seat = 0; seat < s.seats; ++seat) out |= spaces_of(player(s, seat));
  return out;
}

Spaces most_crowded(const State& s, Spaces among) {  // MAM-082, MAM-084, MAM-100
  if (rest(among) == 0) return among;
  Spaces out = 0;
  int most = 0;
  for (; among != 0; among = rest(among)) {
    const int n = ancients_at(s, first(among));
    if (n > most) most = n, out = 0;
    if (n == most) out |= only(first(among));
  }
  return out;
}

Spaces place_spaces(const State& s) {
  Spaces out = 0;
  for (Space space : s.places) out |= only(space);
  return out & ~only(kNowhere);
}

int active_places(const State& s) {
  int n = 0;
  for (Space space : s.places) n += space != kNowhere ? 1 : 0;
  return n;
}

Spaces open_trails(const State& s) {  // initial trails and trail tokens alike
  Spaces out = box(s).routes.initial_trails;
  for (Trail trail : all<Trail>()) {
    if (!s.trail_stack.has(trail)) out |= only(box(s).routes.trail_site[trail]);
  }
  return out;
}

int allowed_figurines(const State& s, int population) {
  int n = 0;
  while (n < kFigurines && population >= box(s).population_for[static_cast<std::size_t>(n)]) ++n;
  return n;
}

Colours matching(const State& s, Deed deed, Space space) {
  return static_cast<Colours>(only(colour_of(deed)) | only(box(s).spaces[space].colour));
}

bool has_card(const Bag<Card>& hand, Colours colours) {
  for (Card card : all<Card>(Card::Red, Card::DoubleBlue)) {
    if (hand.has(card) && (colours_of(card) & colours) != 0) return true;
  }
  return false;
}

int points(const Bag<Card>& cards, Colours colours) {
  int sum = 0;
  for (Card card : all<Card>(Card::Red, Card::DoubleBlue)) {
    if ((colours_of(card) & colours) != 0) sum += cards[card] * points_of(card);
  }
  return sum;
}

int laid_points(const State& s) {
  int sum = 0;
  for (Seat seat = 0; seat < s.seats; ++seat) sum += points(player(s, seat).laid, kAllColours);
  return sum;
}

Seat token_owner(const State& s, Talent talent, Space space) {
  if (s.with_talents == 0) return kNobody;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (player(s, seat).talent == talent && player(s, seat).tokens.has(space)) return seat;
  }
  return kNobody;
}

Spaces token_spaces(const State& s, Talent talent) {
  Spaces out = 0;
  if (s.with_talents == 0) return out;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (player(s, seat).talent != talent) continue;
    for (Space space : all<Space>()) {
      if (player(s, seat).tokens.has(space)) out |= only(space);
    }
  }
  return out;
}

bool is_near(const State& s, const Player& helper, Space space) {
  return (spaces_of(helper) & (only(space) | box(s).spaces[space].adjacent)) != 0;
}

bool is_won(const State& s) {
  if (active_places(s) < kLines) return false;
  for (Seat seat = 0; seat < s.seats; ++seat) {  // MAM-269: clans that take part
    if (figurines_at(player(s, seat), Space::C) == 0) return false;
  }
  return true;
}

int tribe_value(const State& s) {
  return in_play(s, Discovery::Defence) ? box(s).tribe_value_defence : box(s).tribe_value;
}

bool fulfils(const State& s, int line, Space space) {
  if (space == Space::C) return false;  // MAM-160
  const SpaceRow& row = box(s).spaces[space];
  Bag<Shard> left = s.shards[space];
  for (Fragment fragment : s.open) {
    const Icon icon = box(s).fragments[raw(fragment)][static_cast<std::size_t>(line)];
    switch (icon.kind) {
      case Icon::Kind::Blank: break;
      case Icon::Kind::Shard:
        if (!left.has(static_cast<Shard>(icon.value))) return false;  // MAM-167
        left.remove(static_cast<Shard>(icon.value));
        break;
      case Icon::Kind::Colour:  // MAM-168
        if (raw(row.colour) != icon.value) return false;
        break;
      case Icon::Kind::Region:
        if (raw(row.region) != icon.value) return false;
        break;
    }
  }
  return true;
}

int activation_cost(const State& s) {
  return box(s).activation_base + box(s).activation_step * active_places(s);
}

int deck_size(const State& s) {
  const int unseen = s.adaptation.total();
  if (s.rules < 2) return unseen;  // all were in the deck
  return unseen - std::max(0, box(s).adaptations - box(s).adaptations_per_clan * s.seats);
}

int degradation_cards(const State& s) {
  if (s.rules < 2) return box(s).cards[Card::Degradation];  // however many clans
  return box(s).degradations_per_clan * s.seats;
}

}  // namespace ochre::mammothodus
