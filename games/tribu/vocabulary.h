// vocabulary.h - the events and luck of Tribù, and all its words together.
#pragma once

#include "games/tribu/answers.h"
#include "games/tribu/causes.h"
#include "games/tribu/verbs.h"

namespace ochre::tribu {

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

inline constexpr Vocabulary kVocabulary{kVerbs,     kEvents, kLucks,  kClauses,
                                        kStepWords, kCauses, kAnswers};

}  // namespace ochre::tribu
