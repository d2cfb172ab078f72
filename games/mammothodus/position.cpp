// position.cpp - MAM-014 to MAM-044: what a position must hold; where play stands is checked in
// position_stack.cpp.
#include "games/mammothodus/position.h"

#include <algorithm>
#include <cstring>
#include <string>

#include "core/text.h"
#include "games/mammothodus/vocabulary.h"

namespace ochre::mammothodus {
namespace {

using Verdict = Result<void>;

template <class Enum>
bool all_at_most(const Bag<Enum>& bag, int most) {
  return bag.blanks() == 0 &&
         std::all_of(bag.raw().begin(), bag.raw().end(), [&](int n) { return n <= most; });
}

Verdict check_own_cards(const State& s, const Player& p, const std::string& at) {
  if (p.laid.has(Card::Degradation) || p.laid.has(Card::DrawThree)) {
    return problem(at + ".laid has cards that give no points (MAM-157)");
  }
  for (Card card : all<Card>(Card::Red, Card::Blue)) {
    const int n = p.hand[card] + p.draw[card] + p.discard[card] + p.laid[card];
    if (n != box(s).cards[card]) {
      return problem(at + " has " + text(n) + " cards " + word_of(kCardDomain, raw(card)) +
                     ", expected " + text(box(s).cards[card]) + " (MAM-021)");
    }
  }
  if (p.hand.blanks() + p.draw.blanks() + p.discard.blanks() + p.laid.blanks() > 0) {
    return problem(at + " has unknown cards");
  }
  return {};
}

Verdict check_player(const State& s, int seat) {
  const Player& p = s.players[static_cast<std::size_t>(seat)];
  const std::string at = at_player(seat);
  for (int other = 0; other < seat; ++other) {
    const Player& q = s.players[static_cast<std::size_t>(other)];
    if (q.clan == p.clan) return problem(at + ".clan plays already (MAM-014)");
    if (p.talent != Talent::kCount && q.talent == p.talent) {
      return problem(at + ".talent is taken already (MAM-243)");
    }
  }
  if (p.population < box(s).population_least || p.population > box(s).population_most) {
    return problem(at + ".population is " + text(p.population) + ", expected " +
                   text(box(s).population_least) + ".." + text(box(s).population_most) +
                   " (MAM-026)");
  }
  const bool setup = s.stack[0].step == raw(StepId::Setup);
  if (!setup && on_board(p) == 0) return problem(at + ".figurines: expected one on the board");
  if (setup && (on_board(p) > 2 || !p.hand.empty() || !p.discard.empty())) {
    return problem(at + ": the game is not set up yet (MAM-054, MAM-058)");
  }
  const int tokens = p.talent == Talent::kCount ? 0 : box(s).talents[p.talent].tokens;
  if (p.tokens.blanks() != 0 || p.tokens.total() > tokens) {
    return problem(at + ".tokens are " + text(p.tokens.total()) + ", expected at most " +
                   text(tokens) + " (MAM-249)");
  }
  if (p.talent != Talent::kCount && s.with_talents == 0) {
    return problem(at + ".talent: talents are not in use (MAM-044)");
  }
  return check_own_cards(s, p, at);
}

Verdict check_common_cards(const State& s) {
  for (Card card : all<Card>(Card::DrawThree, Card::Degradation)) {
    int n = s.adaptation[card] + s.market[card];
    if (card == Card::Degradation) n += s.supply;
    for (int i = 0; i < s.seats; ++i) {
      const Player& p = s.players[static_cast<std::size_t>(i)];
      n += p.hand[card] + p.draw[card] + p.discard[card] + p.laid[card];
    }
    const int all =
        card == Card::Degradation ? degradation_cards(s) : static_cast<int>(box(s).cards[card]);
    if (n == all) continue;
    return problem("there are " + text(n) + " cards " + word_of(kCardDomain, raw(card)) +
                   " in all, expected " + text(all) + " (MAM-023, MAM-025)");
  }
  if (deck_size(s) < 0) {
    return problem("adaptation: the clans and the market have " + text(-deck_size(s)) +
                   " cards more than the deck had (MAM-023)");
  }
  if (s.adaptation.blanks() + s.market.blanks() + s.adaptation[Card::Degradation] +
          s.market[Card::Degradation] >
      0) {
    return problem("adaptation: expected adaptation cards (MAM-022)");
  }
  for (Card card : all<Card>(Card::Red, Card::Blue)) {
    if (s.adaptation[card] + s.market[card] > 0) return problem("adaptation has basic cards");
  }
  if (s.market.total() > box(s).market_size) return problem("market has too many cards (MAM-050)");
  for (HumanCard card : all<HumanCard>()) {
    const int n = s.human_deck[card] + s.human_discard[card] + (s.human_card == card ? 1 : 0);
    if (n == box(s).humans[card]) continue;
    return problem("there are " + text(n) + " human cards " + word_of(kHumanDomain, raw(card)) +
                   ", expected " + text(box(s).humans[card]) + " (MAM-036)");
  }
  if (s.human_deck.blanks() + s.human_discard.blanks() > 0) return problem("human_deck: unknown");
  return {};
}

Verdict check_board(const State& s) {
  if (s.tribes.blanks() != 0 || s.tribes.total() > box(s).tribes) {
    return problem("tribes are " + text(s.tribes.total()) + ", expected at most " +
                   text(box(s).tribes) + " (MAM-030)");
  }
  for (std::size_t i = 0; i < kLines; ++i) {
    if (s.places[i] == Space::C) return problem("places: none is in the centre (MAM-160)");
    for (std::size_t other = 0; other < i; ++other) {
      if (s.places[i] != kNowhere && s.places[i] == s.places[other]) {
        return problem("places: a territory holds one at most (MAM-172)");
      }
    }
  }
  if (!all_at_most(s.face_down, 1) || s.face_down.has(Space::C)) {
    return problem("face_down: expected territories, each once at most (MAM-045)");
  }
  if (s.hidden.blanks() != 0 || s.hidden.total() != s.face_down.total()) {
    return problem("hidden has " + text(s.hidden.total()) +
                   " shards, expected as many as face_down, " + text(s.face_down.total()));
  }
  for (Shard kind : all<Shard>()) {
    int n = s.hidden[kind];
    for (const Bag<Shard>& bag : s.shards) n += bag[kind];
    if (n > box(s).shards[kind].count) {
      return problem("there are " + text(n) + " shards " + word_of(kShardDomain, raw(kind)) +
                     ", expected at most " + text(box(s).shards[kind].count) + " (MAM-039)");
    }
  }
  for (const Bag<Shard>& bag : s.shards) {
    if (bag.blanks() != 0) return problem("shards: unknown kinds face up");
  }
  if (!all_at_most(s.trail_stack, 1)) return problem("trail_stack: each token once (MAM-037)");
  return {};
}

Verdict check_portal(const State& s) {
  Bag<Fragment> seen = s.closed;
  for (Fragment fragment : s.open) seen.add(fragment);
  for (std::uint8_t i = 0; i < static_cast<std::uint8_t>(Fragment::kCount); ++i) {
    const int wanted = i < box(s).fragment_count ? 1 : 0;
    if (seen[static_cast<Fragment>(i)] == wanted) continue;
    return problem(std::string(kFragmentWords[i]) + " is there " +
                   text(seen[static_cast<Fragment>(i)]) + " times, expected " + text(wanted) +
                   " (MAM-041)");
  }
  if (s.closed.blanks() != 0) return problem("closed: unknown fragments");
  const bool setup = s.stack[0].step == raw(StepId::Setup);
  if (setup != s.open.empty()) return problem("open: fragments are opened in the setup (MAM-055)");
  for (Discovery discovery : all<Discovery>()) {
    const int n = s.discovery_deck[discovery] + s.discoveries[discovery];
    if (n > s.with_discoveries) return problem("discoveries: each exists once (MAM-241)");
  }
  if (s.discovery_deck.blanks() + s.discoveries.blanks() + s.discoveries[Discovery::Degradation]) {
    return problem("discoveries: +2 Degradations leaves the game, none is unknown (MAM-239)");
  }
  return {};
}

}  // namespace

Result<void> check_position(const State& s) {
  if (s.end != End::None)
    return problem("end is " + word_of(kEndDomain, raw(s.end)) + ", expected a game that goes on");
  if (s.stack.empty()) return problem("stack is empty, expected a game that goes on");
  if (s.first >= s.seats) return problem("first is not at the table");
  const Player blank{};
  for (int seat = s.seats; seat < kMaxSeats; ++seat) {
    const Player& p = s.players[static_cast<std::size_t>(seat)];
    if (std::memcmp(&p, &blank, sizeof p) != 0) {
      return problem(at_player(seat) + " is not at the table");
    }
  }
  for (int seat = 0; seat < s.seats; ++seat) {
    if (const Verdict sound = check_player(s, seat); !sound) return sound;
  }
  if (const Verdict sound = check_common_cards(s); !sound) return sound;
  if (const Verdict sound = check_board(s); !sound) return sound;
  if (const Verdict sound = check_portal(s); !sound) return sound;
  if (is_won(s)) return problem("the players have won already (MAM-218)");
  return check_stack(s);
}

}  // namespace ochre::mammothodus
