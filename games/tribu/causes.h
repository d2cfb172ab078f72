// causes.h - what stands in the way of a refused choice of Tribù, in words; the law follows it.
#pragma once

#include "games/tribu/types.h"

namespace ochre::tribu {

enum class CauseId : std::uint8_t {
  Over,
  NotTaken,
  HasTaken,
  DeckSpent,
  PileEmpty,
  ClosedTop,
  Idle,
  NotInHand,
  TakenBack,
  HasChain,
  NoChain,
  NoDiorama,
  WantsKind,
  HasVases,
  HasMulti,
  LacksVases,
  HasTotem,
  CannotBeActive,
  HasActive,
  HasExchanged,
  NoActive,
  LiesProtection,
  LiesNoDiorama,
  LiesNoEvent,
  LiesNoProtection,
  NobodySits,
  OwnSeat,
  TheyHaveNoChains,
  TheyHaveNoChain,
  TheirLone,
  TheirTotem,
  BlockWaits,
  MustDiscard,
  Threatened,
  Unthreatened,
  MustTake,
  MustAct,
  MayUseNone,
  kCount
};

inline constexpr Domain kNumberDomain{"number", {}, 0, 255};
inline constexpr Field kCauseNumber{"n", &kNumberDomain};
inline constexpr Field kCauseCard{"card", &kCardDomain};
inline constexpr Field kCauseChain{"chain", &kTribeDomain};
inline constexpr Field kCauseKind{"kind", &kKindDomain};
inline constexpr Field kCauseSeat{"seat", &kSeatDomain};

inline constexpr std::array<CauseKind, 38> kCauses = {{
    {"over", {}, "the game is over"},
    {"not taken", {}, "you have not taken a card yet"},
    {"has taken", {}, "you have taken your card of this turn"},
    {"deck spent",
     {{kCauseNumber}},
     "the deck is empty, with {n|1=1 card|* cards} on the discard pile"},
    {"pile empty", {}, "the discard pile is empty"},
    {"closed top", {{kCauseCard}}, "on top of the discard pile lies {card}, no Diorama card"},
    {"idle", {{kCauseNumber}}, "the last {n} turns were idle"},
    {"not in hand", {{kCauseCard}}, "{card} is not in your hand"},
    {"taken back", {{kCauseCard}}, "you have just taken {card} and hold no other"},
    {"has chain", {{kCauseChain}}, "{chain} heads a chain of yours already"},
    {"no chain", {{kCauseChain}}, "{chain} heads no chain of yours"},
    {"no diorama", {{kCauseCard}}, "{card} is no Diorama card"},
    {"wants kind",
     {{kCauseChain, kCauseKind, kCauseCard}},
     "{chain} needs {kind} next, which {card} is not"},
    {"has vases", {{kCauseChain}}, "{chain} has its three vases"},
    {"has multi", {{kCauseChain, kCauseCard}}, "{chain} has its {card} already"},
    {"lacks vases", {{kCauseChain, kCauseNumber}}, "{chain} has {n|0=none|*} of its three vases"},
    {"has totem", {{kCauseChain, kCauseCard}}, "{chain} has its {card} already"},
    {"cannot be active", {{kCauseCard}}, "{card} is a Tribe or Action card"},
    {"has active", {{kCauseChain}}, "{chain} has its active card already"},
    {"has exchanged", {}, "you have exchanged a card this turn"},
    {"no active", {{kCauseChain}}, "no active card lies beside {chain}"},
    {"lies protection",
     {{kCauseChain, kCauseCard}},
     "beside {chain} lies {card}, a Protection card"},
    {"lies no diorama", {{kCauseChain, kCauseCard}}, "beside {chain} lies {card}, no Diorama card"},
    {"lies no event", {{kCauseChain, kCauseCard}}, "beside {chain} lies {card}, no Event card"},
    {"lies no protection",
     {{kCauseChain, kCauseCard}},
     "beside {chain} lies {card}, no Protection card"},
    {"nobody sits", {}, "nobody sits there"},
    {"own seat", {}, "that is you, not an adversary"},
    {"they have no chains", {{kCauseSeat}}, "{seat} has no chain at all"},
    {"they have no chain", {{kCauseSeat, kCauseChain}}, "{chain} heads no chain of {seat}"},
    {"their lone", {{kCauseSeat, kCauseChain}}, "{chain} of {seat} has no vase"},
    {"their totem", {{kCauseSeat, kCauseChain}}, "a Totem protects {chain} of {seat}"},
    {"block waits", {{kCauseSeat}}, "a Block waits for {seat} already"},
    {"must discard",
     {{kCauseNumber}},
     "you are discarding for Take 3 Cards, {n|1=1 card|* cards} still to go"},
    {"threatened", {{kCauseCard, kCauseChain}}, "you are answering {card} against {chain}"},
    {"unthreatened", {}, "nobody attacks or robs you now"},
    {"must take", {}, "take a card, or use an active one"},
    {"must act", {}, "discard a card if you want to do nothing else"},
    {"may use none", {}, "'protect none' lets it happen"},
}};
static_assert(kCauses.size() == static_cast<std::size_t>(CauseId::kCount));

}  // namespace ochre::tribu
