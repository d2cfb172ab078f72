// completing.cpp - finishing a written position: piles that were not given hold what is left.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>

#include "core/fields.h"
#include "core/text.h"
#include "games/mammothodus/position.h"
#include "games/mammothodus/steps.h"
#include "games/mammothodus/vocabulary.h"

namespace ochre::mammothodus {
namespace {

using Verdict = Result<void>;

// out = whole - parts, thing by thing; a problem where the parts have too many.
template <class Enum>
Verdict subtract(Bag<Enum>& out, const Bag<Enum>& whole, const Bag<Enum>& parts,
                 const Domain& domain, std::string_view what) {
  for (Enum thing : all<Enum>()) {
    if (parts[thing] > whole[thing]) {
      return problem(std::string(what) + " has " + std::to_string(parts[thing]) + " " +
                     word_of(domain, raw(thing)) + " in all, expected at most " +
                     std::to_string(whole[thing]));
    }
    out[thing] = static_cast<std::uint8_t>(whole[thing] - parts[thing]);
  }
  return {};
}

Bag<Card> basics(const State& s) {
  Bag<Card> out{};
  for (Card card : all<Card>(Card::Red, Card::Blue)) out[card] = box(s).cards[card];
  return out;
}

Bag<Card> only_kinds(const Bag<Card>& cards, bool (*keep)(Card)) {
  Bag<Card> out{};
  for (Card card : all<Card>()) out[card] = keep(card) ? cards[card] : std::uint8_t{0};
  return out;
}

Verdict complete_player(State& s, int seat, const Json& given, Dealer& dealer) {
  Player& p = s.players[static_cast<std::size_t>(seat)];
  if (!json_has(given, at_player(seat) + ".figurines") && on_board(p) == 0) {
    p.figurines[Colour::Red] = p.figurines[Colour::Green] = Space::C;
  }
  const bool hand = json_has(given, at_player(seat) + ".hand");
  if (json_has(given, at_player(seat) + ".draw")) return {};
  Bag<Card> elsewhere = p.discard;
  elsewhere.add(p.laid);
  if (hand) {
    elsewhere.add(p.hand);
  } else {
    p.hand = {};
  }
  p.draw = {};
  if (const auto fits = subtract(p.draw, basics(s), only_kinds(elsewhere, is_basic), kCardDomain,
                                 at_player(seat));
      !fits) {
    return fits;
  }
  for (int i = 0; !hand && i < box(s).hand_size && !p.draw.empty(); ++i) {
    p.hand.add(dealer.draw(raw(LuckId::Draw), p.draw));
  }
  return {};
}

Verdict complete_cards(State& s, const Json& given, Dealer& dealer) {
  Bag<Card> held{};
  for (int seat = 0; seat < s.seats; ++seat) {
    const Player& p = s.players[static_cast<std::size_t>(seat)];
    for (const Bag<Card>* bag : {&p.hand, &p.draw, &p.discard, &p.laid}) held.add(*bag);
  }
  Bag<Card> whole{};
  for (Card card : all<Card>()) whole[card] = is_basic(card) ? 0 : box(s).cards[card];
  if (!json_has(given, "supply")) {
    s.supply =
        static_cast<std::uint8_t>(std::max(0, degradation_cards(s) - held[Card::Degradation]));
  }
  if (json_has(given, "adaptation")) return {};
  const bool market = json_has(given, "market");
  if (!market) s.market = {};
  held.add(s.market);
  held = only_kinds(held, is_adaptation);
  s.adaptation = {};
  if (const auto fits =
          subtract(s.adaptation, only_kinds(whole, is_adaptation), held, kCardDomain, "the box");
      !fits) {
    return fits;
  }
  for (int i = 0; !market && i < box(s).market_size && deck_size(s) > 0; ++i) {
    s.market.add(dealer.draw(raw(LuckId::Adaptation), s.adaptation));
  }
  return {};
}

Verdict complete_humans(State& s, const Json& given) {
  Bag<HumanCard> whole{};
  for (HumanCard card : all<HumanCard>()) whole[card] = box(s).humans[card];
  const bool deck = json_has(given, "human_deck");
  if (deck && json_has(given, "human_discard")) return {};
  Bag<HumanCard> elsewhere = deck ? s.human_deck : s.human_discard;
  if (s.human_card != HumanCard::kCount) elsewhere.add(s.human_card);
  return subtract(deck ? s.human_discard : s.human_deck, whole, elsewhere, kHumanDomain,
                  "the human cards");
}

Verdict complete_fragments(State& s, const Json& given, Dealer& dealer) {
  if (json_has(given, "closed")) return {};
  Bag<Fragment> whole{}, open{};
  for (std::uint8_t i = 0; i < box(s).fragment_count; ++i) whole[static_cast<Fragment>(i)] = 1;
  for (Fragment fragment : s.open) open.add(fragment);
  s.closed = {};
  if (const auto fits = subtract(s.closed, whole, open, kFragmentDomain, "open"); !fits) {
    return fits;
  }
  if (!json_has(given, "open")) open_fragments(s, dealer);
  return {};
}

// Face-up shards displace face-down tokens: first where they lie, then from the end of the board.
void complete_shards(State& s, const Json& given, Dealer& dealer) {
  if (json_has(given, "hidden")) return;
  Bag<Shard> unseen{};
  for (Shard kind : all<Shard>()) {
    int seen = 0;
    for (const Bag<Shard>& bag : s.shards) seen += bag[kind];
    unseen[kind] = static_cast<std::uint8_t>(std::max(0, box(s).shards[kind].count - seen));
  }
  if (!json_has(given, "face_down")) {
    for (Space space : all<Space>()) {
      if (!s.shards[space].empty()) s.face_down[space] = 0;
    }
    for (int i = kSpaceCount - 1; i > 0 && s.face_down.total() > unseen.total(); --i) {
      s.face_down[static_cast<Space>(i)] = 0;
    }
  }
  while (unseen.total() > s.face_down.total()) {  // these have left the game
    static_cast<void>(dealer.draw(raw(LuckId::Shard), unseen));
  }
  s.hidden = unseen;
}

void complete_discoveries(State& s, const Json& given) {
  if (s.with_discoveries == 0 || json_has(given, "discovery_deck")) return;
  for (Discovery discovery : all<Discovery>()) {
    s.discovery_deck[discovery] = s.discoveries.has(discovery) ? 0 : 1;
  }
}

}  // namespace

Result<void> complete_position(State& s, const Json& given, Dealer& dealer) {
  if (given.empty()) return {};
  if (!json_has(given, "stack")) {  // the first clan chooses its action
    s.stack.clear();
    s.stack.push(StepId::Turn, s.first).at = 4;
    s.stack.push(StepId::Ancients, s.first).at = 1;
    s.stack.push(StepId::Choose, s.first);
    if (!json_has(given, "notes.credit")) s.notes.credit = 1;
    if (s.turn == 0) s.turn = 1;
  }
  if (s.stack.empty() || s.stack[0].step != raw(StepId::Turn)) return {};
  for (int seat = 0; seat < s.seats; ++seat) {
    if (const auto done = complete_player(s, seat, given, dealer); !done) return done;
  }
  if (const auto done = complete_cards(s, given, dealer); !done) return done;
  if (const auto done = complete_humans(s, given); !done) return done;
  if (const auto done = complete_fragments(s, given, dealer); !done) return done;
  complete_shards(s, given, dealer);
  complete_discoveries(s, given);
  return {};
}

}  // namespace ochre::mammothodus
