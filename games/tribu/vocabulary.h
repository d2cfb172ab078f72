// vocabulary.h - the verbs, events and luck of Tribù (TRI-300 to TRI-304), with named constructors.
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

inline constexpr std::array<Verb, 12> kVerbs = {{
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

enum class EventId : std::uint8_t {
  Leader,
  FirstDealer,
  Challenge,
  Dealt,
  TookDeck,
  TookDiscard,
  Reshuffled,
  Discarded,
  LaidTribe,
  LaidDiorama,
  Activated,
  Exchanged,
  Continued,
  Attacked,
  PlayedDraw3,
  Blocked,
  Robs,
  Defended,
  NotDefended,
  Destroyed,
  Stolen,
  Skipped,
  Eliminated,
  EliminatedActive,
  Closed,
  Exhausted,
  DeckHolds,
  TurnLimit,
  Shown,
  Scored,
  Won,
  kCount
};

inline constexpr std::array<EventKind, 31> kEvents = {{
    {"leader", {{{"leader", &kTribeDomain}}}, "{who} is led by {leader}", {}, true},
    {"first dealer", {}, "{who} deals first", {}, true},
    {"challenge", {{{"number", &kCountDomain}}}, "challenge {number} begins, {who} deals"},
    {"dealt", {{kHiddenCardField}}, "{who} is dealt {card}", "{who} is dealt a card"},
    {"took deck",
     {{kHiddenCardField}},
     "{who} takes {card} from the deck",
     "{who} takes a card from the deck"},
    {"took discard", {{kCardField}}, "{who} takes {card} from the discard pile"},
    {"reshuffled",
     {{{"cards", &kCountDomain}}},
     "{cards|1=1 discarded card is|* discarded cards are} shuffled as the new deck"},
    {"discarded", {{kCardField}}, "{who} discards {card}", {}, true},
    {"laid tribe", {{{"card", &kTribeDomain}}}, "{who} lays {card}", {}, true},
    {"laid diorama", {{kCardField, kToField}}, "{who} lays {card} on {to}", {}, true},
    {"activated",
     {{kToField, kHiddenCardField}},
     "{who} places {card} face down beside {to}",
     "{who} places a card face down beside {to}"},
    {"exchanged",
     {{kFromField, kHiddenCardField, {"back", &kCardDomain, true}}},
     "{who} exchanges {back} beside {from} for {card}",
     "{who} exchanges the active card beside {from}"},
    {"continued",
     {{kFromField, kCardField, kToField}},
     "{who} turns up {card} and lays it on {to}",
     {},
     true},
    {"attacked",
     {{kFromField, kCardField, kSeatField, kChainField}},
     "{who} attacks {chain} of {seat} with {card}",
     {},
     true},
    {"played draw3", {}, "{who} plays Take 3 Cards", {}, true},
    {"blocked",
     {{kSeatField, kChainField}},
     "{who} puts a Block beside {chain} of {seat}",
     {},
     true},
    {"robs",
     {{kSeatField, kChainField, kToField}},
     "{who} plays Steal a Diorama on {chain} of {seat}, for {to}",
     {},
     true},
    {"defended", {{kFromField, kCardField}}, "{who} defends with {card}", {}, true},
    {"not defended", {}, "{who} does not defend"},
    {"destroyed", {{kCardField, kChainField}}, "{who} loses {card} of {chain}"},
    {"stolen", {{kCardField, kSeatField, kToField}}, "{who} steals {card} from {seat} for {to}"},
    {"skipped", {}, "{who} is blocked and skips this turn"},
    {"eliminated", {{kChainField}}, "{who} loses {chain}, alone too long"},
    {"eliminated active", {{kCardField}}, "{card} beside it is lost too", {}, true},
    {"closed", {}, "{who} closes the challenge"},
    {"exhausted", {}, "no Diorama card is left to take: the challenge ends", {}, true},
    {"deck holds", {}, "the deck still holds a Diorama card", {}, true},
    {"turn limit", {}, "the challenge reaches its last turn"},
    {"shown", {{kCardField}}, "{who} shows {card}", {}, true},
    {"scored",
     {{{"table", &kCountDomain},
       {"bonus", &kCountDomain},
       {"hostile", &kCountDomain},
       {"total", &kCountDomain}}},
     "{who} scores {table|1=1 sphere|* spheres} + {bonus} bonus - {hostile} hostile: {total} in "
     "all"},
    {"won", {}, "{who} wins"},
}};

inline Event event(EventId kind, Seat who, int a = 0, int b = 0, int c = 0, int d = 0,
                   std::uint8_t seen_by = 0xff) {
  return Event{static_cast<std::uint8_t>(kind),
               who,
               seen_by,
               {static_cast<std::int16_t>(a), static_cast<std::int16_t>(b),
                static_cast<std::int16_t>(c), static_cast<std::int16_t>(d)}};
}

// TRI-289: leaders, the first dealer, and the order of the deck, card by card as it is taken.
enum class LuckId : std::uint8_t { Draw, Leader, Dealer, kCount };
inline constexpr std::array<LuckKind, 3> kLucks = {{
    {"draw", &kCardDomain},
    {"leader", &kTribeDomain},
    {"dealer", &kSeatDomain},
}};

inline constexpr Vocabulary kVocabulary{kVerbs, kEvents, kLucks, kClauses, kStepWords};

}  // namespace ochre::tribu
