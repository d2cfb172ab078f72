// state.cpp - TRI-114 to TRI-121, TRI-151, TRI-172: what is true of a table, a chain, a card.
#include "games/tribu/state.h"

#include <algorithm>

#include "games/tribu/causes.h"
#include "games/tribu/clauses.h"

namespace ochre::tribu {

bool is_blocked(const Player& p) {
  return std::any_of(p.chains.begin(), p.chains.end(),
                     [](const Chain& c) { return c.blocked != 0; });
}

bool has_active_card(const Player& p) {
  return std::any_of(p.chains.begin(), p.chains.end(),
                     [](const Chain& c) { return c.laid != 0 && c.active != kNoCard; });
}

std::uint64_t chains_laid(const Player& p) {
  std::uint64_t out = 0;
  for (Tribe tribe : all<Tribe>())
    out |= std::uint64_t{p.chains[tribe].laid} << static_cast<unsigned>(tribe);
  return out;
}

bool can_take_from_deck(const State& s) {  // TRI-070: the discard pile's top card stays there
  return s.discard.size() >= 2 || !s.deck.empty();
}

int spheres(const State& s, Tribe tribe, const Chain& chain) {
  if (chain.laid == 0) return 0;
  int sum = row(s, card_of(tribe)).spheres;  // TRI-251: lone Tribe cards count
  for (Card vase : chain.vases) sum += row(s, vase).spheres;
  if (chain.totem != kNoCard) sum += row(s, chain.totem).spheres;  // TRI-203
  return sum;
}

bool is_complete(const Chain& chain) { return chain.vases.size() == kVases; }

bool is_magical(const Chain& chain) {
  if (chain.laid == 0 || chain.totem == kNoCard) return false;  // TRI-119
  // TRI-121: the Totem's colour counts too; TRI-019: the Tribe card has none.
  const Colour colour = colour_of(chain.totem);
  return std::all_of(chain.vases.begin(), chain.vases.end(), [&](Card vase) {
    return colour_of(vase) == colour || colour_of(vase) == Colour::Both;  // TRI-016
  });
}

int complete_chains(const Player& p) {
  return static_cast<int>(std::count_if(p.chains.begin(), p.chains.end(), is_complete));
}

int chains_to_close(const State& s) { return box(s).chains_to_close[s.seats - 2u]; }

namespace {

// TRI-114, TRI-115: the next place in the order, none skipped, none filled again (TRI-205);
// TRI-015: the kind, not the colour.
Objection object_to_vase(const State& s, const Chain& chain, Tribe tribe, Card card) {
  const std::size_t vases = chain.vases.size();
  if (vases == kVases) return because(TRI(114), CauseId::HasVases, tribe);
  const Kind next = box(s).vases[tribe][vases];
  if (next == kind_of(card)) return {};
  return because(TRI(114), CauseId::WantsKind, tribe, next, card);
}

Objection object_to_multi(const Chain& chain, Tribe tribe) {  // TRI-116, TRI-204
  const bool second =
      std::find(chain.vases.begin(), chain.vases.end(), Card::Multi) != chain.vases.end();
  if (second) return because(TRI(116), CauseId::HasMulti, tribe, Card::Multi);
  if (chain.vases.size() == kVases) return because(TRI(116), CauseId::HasVases, tribe);
  return {};
}

Objection object_to_totem(const Chain& chain, Tribe tribe) {  // TRI-117, TRI-200
  if (chain.vases.size() < kVases)
    return because(TRI(117), CauseId::LacksVases, tribe, chain.vases.size());
  if (chain.totem != kNoCard) return because(TRI(117), CauseId::HasTotem, tribe, chain.totem);
  return {};
}

}  // namespace

Objection object_to_fit(const State& s, const Player& p, Tribe tribe, Card card) {
  if (!is_diorama(card)) return because(TRI(84), CauseId::NoDiorama, card);
  const Chain& chain = p.chains[tribe];
  if (chain.laid == 0) return because(TRI(84), CauseId::NoChain, tribe);
  if (is_totem(card)) return object_to_totem(chain, tribe);
  if (card == Card::Multi) return object_to_multi(chain, tribe);
  return object_to_vase(s, chain, tribe, card);
}

Objection object_to_target(const State& s, Seat seat, Tribe tribe, Clause law) {
  const Chain& chain = player(s, seat).chains[tribe];  // TRI-182: whether blocked or not
  if (chain.laid == 0) return because(law, CauseId::TheyHaveNoChain, seat, tribe);
  // TRI-111: here alone a lone Tribe card is no chain.
  if (chain.vases.empty()) return because(law, CauseId::TheirLone, seat, tribe);
  if (chain.totem != kNoCard) return because(TRI(201), CauseId::TheirTotem, seat, tribe);
  return {};
}

Objection object_to_beside(const Player& me, Tribe tribe, Clause law) {
  const Chain& chain = me.chains[tribe];
  if (chain.laid == 0) return because(law, CauseId::NoChain, tribe);
  if (chain.active == kNoCard) return because(law, CauseId::NoActive, tribe);
  return {};
}

}  // namespace ochre::tribu
