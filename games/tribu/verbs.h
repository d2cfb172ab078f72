// verbs.h - what players choose in Tribù (TRI-300 to TRI-304), with named constructors.
#pragma once

#include "games/tribu/clauses.h"
#include "games/tribu/state.h"

namespace ochre::tribu {

enum class VerbId : std::uint8_t {
  Take,
  Continue,
  Attack,
  Discard,
  PlayDraw3,
  PlayBlock,
  PlaySteal,
  LayTribe,
  LayDiorama,
  Activate,
  Exchange,
  Protect,
  Pass,  // never offered: people say it, and hear why not (TRI-055)
  kCount
};

inline constexpr std::array<std::string_view, 2> kPileWords = {"deck", "discard"};
inline constexpr std::array<std::string_view, 2> kPileNames = {"deck", "discard pile"};
inline constexpr std::array<std::string_view, 6> kGuardWords = {"none",     "warrior", "shaman",
                                                                "huntress", "elder",   "scout"};
inline constexpr Domain kPileDomain{"pile", kPileWords};
inline constexpr Domain kGuardDomain{"guard", kGuardWords};  // the chain beside which it lies
inline constexpr Domain kCountDomain{"count", {}, -999, 999};

inline constexpr Field kCardField{"card", &kCardDomain};
inline constexpr Field kChainField{"chain", &kTribeDomain};
inline constexpr Field kFromField{"from",
                                  &kTribeDomain};      // the own chain an active card lies beside
inline constexpr Field kToField{"to", &kTribeDomain};  // the own chain that receives a card
inline constexpr Field kSeatField{"seat", &kSeatDomain};
inline constexpr Field kHiddenCardField{"card", &kCardDomain, true};

inline constexpr std::array<Verb, 13> kVerbs = {{
    {"take",
     {{{"pile", &kPileDomain}}},
     "take the top card of the {pile}",
     {TRI(60), TRI(61), TRI(63), TRI(52)}},
    {"continue",
     {{kFromField, kToField}},
     "turn up the active card beside {from} and continue {to} with it",
     {TRI(92), TRI(94), TRI(51)}},
    {"attack",
     {{kFromField, kSeatField, kChainField}},
     "attack {chain} of {seat} with the active Event card beside {from}",
     {TRI(170), TRI(172), TRI(177), TRI(180)}},
    {"discard", {{kCardField}}, "discard {card}", {TRI(80), TRI(230), TRI(64)}},
    {"play draw3", {}, "play Take 3 Cards", {TRI(213), TRI(214), TRI(212)}},
    {"play block",
     {{kSeatField, kChainField}},
     "block {seat} beside {chain}: a turn is skipped",
     {TRI(216), TRI(217), TRI(218)}},
    {"play steal",
     {{kSeatField, kChainField, kToField}},
     "steal the last vase from {chain} of {seat} for {to}",
     {TRI(220), TRI(221), TRI(222), TRI(192)}},
    {"lay tribe",
     {{{"card", &kTribeDomain}}},
     "lay {card} as a new chain",
     {TRI(83), TRI(130), TRI(137)}},
    {"lay diorama",
     {{kCardField, kToField}},
     "lay {card} on {to}",
     {TRI(84), TRI(114), TRI(116), TRI(117)}},
    {"activate",
     {{kHiddenCardField, kToField}},
     "place {card} face down beside {to}",
     {TRI(85), TRI(151), TRI(159)}},
    {"exchange",
     {{kFromField, kHiddenCardField}},
     "exchange the active card beside {from} for {card}",
     {TRI(86), TRI(87), TRI(89)}},
    {"protect",
     {{{"guard", &kGuardDomain}}},
     "{guard|none=do not defend|defend with the active card beside *}",
     {TRI(185), TRI(189), TRI(190), TRI(187)}},
    {"pass", {}, "pass", {TRI(55), TRI(50)}},
}};

constexpr Action act(VerbId verb, std::uint8_t a = 0, std::uint8_t b = 0, std::uint8_t c = 0) {
  return Action{static_cast<std::uint8_t>(verb), a, b, c};
}
template <class Enum>
constexpr std::uint8_t raw(Enum e) {
  return static_cast<std::uint8_t>(e);
}
constexpr Action take_deck() { return act(VerbId::Take, 0); }
constexpr Action take_discard() { return act(VerbId::Take, 1); }
constexpr Action continue_with(Tribe from, Tribe to) {
  return act(VerbId::Continue, raw(from), raw(to));
}
constexpr Action attack(Tribe from, Seat seat, Tribe chain) {
  return act(VerbId::Attack, raw(from), static_cast<std::uint8_t>(seat), raw(chain));
}
constexpr Action discard(Card card) { return act(VerbId::Discard, raw(card)); }
constexpr Action play_draw3() { return act(VerbId::PlayDraw3); }
constexpr Action play_block(Seat seat, Tribe chain) {
  return act(VerbId::PlayBlock, static_cast<std::uint8_t>(seat), raw(chain));
}
constexpr Action play_steal(Seat seat, Tribe chain, Tribe to) {
  return act(VerbId::PlaySteal, static_cast<std::uint8_t>(seat), raw(chain), raw(to));
}
constexpr Action lay_tribe(Tribe tribe) { return act(VerbId::LayTribe, raw(tribe)); }
constexpr Action lay_diorama(Card card, Tribe to) {
  return act(VerbId::LayDiorama, raw(card), raw(to));
}
constexpr Action activate(Card card, Tribe to) { return act(VerbId::Activate, raw(card), raw(to)); }
constexpr Action exchange(Tribe from, Card card) {
  return act(VerbId::Exchange, raw(from), raw(card));
}
constexpr Action protect_none() { return act(VerbId::Protect, 0); }
constexpr Action protect(Tribe from) {
  return act(VerbId::Protect, static_cast<std::uint8_t>(raw(from) + 1));
}

}  // namespace ochre::tribu
