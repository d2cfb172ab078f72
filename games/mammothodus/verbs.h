// verbs.h - the choices of Mammothodus (the decisions D01 to D73), with named constructors.
#pragma once

#include "games/mammothodus/clauses.h"
#include "games/mammothodus/types.h"

namespace ochre::mammothodus {

enum class VerbId : std::uint8_t {
  Talent,
  Start,
  DrawThree,
  Pass,
  Bait,
  Use,
  Decline,
  Go,
  Traps,
  DestroySpirit,
  DestroyTribes,
  Act,
  Extra,
  Token,
  EndTurn,
  Figurine,
  Finish,
  Line,
  Lay,
  Done,
  PickUp,
  PutDown,
  Stop,
  Accept,
  Reroll,
  Mark,
  Roll,
  Take,
  TakeTop,
  Spend,
  Place,
  Discard,
  Add,
  Remove,
  Keep,
  Assign,
  kCount
};

inline constexpr Domain kDieDomain{"die", {}, 1, 6};
inline constexpr Domain kTrapDomain{"count", {}, 0, kMostTokens};
inline constexpr Domain kHitDomain{"count", {}, 0, kMostTribes};
inline constexpr Domain kLineDomain{"line", {}, 1, kLines};

inline constexpr Field kCardField{"card", &kCardDomain};
inline constexpr Field kColourField{"colour", &kColourDomain};
inline constexpr Field kSpaceField{"space", &kSpaceDomain};
inline constexpr Field kDeedField{"action", &kDeedDomain};

// clang-format off
inline constexpr std::array<Verb, 36> kVerbs = {{
    {"talent", {{{"talent", &kTalentDomain}}}, "take the talent {talent}", {MAM(53), MAM(242)}},
    {"start", {{kColourField}}, "put the {colour} figurine into the centre", {MAM(54)}},
    {"draw three", {}, "play draw three", {MAM(186), MAM(185), MAM(187)}},
    {"pass", {}, "keep draw three for later", {MAM(186)}},
    {"bait", {{kSpaceField}}, "use the bait on {space}", {MAM(261), MAM(262), MAM(263)}},
    {"use", {}, "use the talent token", {MAM(250), MAM(251)}},
    {"decline", {}, "decline", {MAM(250), MAM(11)}},
    {"go", {{kSpaceField}}, "go to {space}", {MAM(119), MAM(85), MAM(100)}},
    {"traps", {{{"count", &kTrapDomain}}}, "use {count|0=no trap|1=1 trap|* traps}", {MAM(257), MAM(258)}},
    {"destroy spirit", {{{"spirit", &kSpiritDomain}}}, "destroy {spirit}", {MAM(33), MAM(137)}},
    {"destroy tribes", {{{"count", &kHitDomain}}}, "destroy {count|0=no tribe|1=1 tribe|* tribes}", {MAM(136), MAM(139)}},
    {"act", {{kDeedField}}, "choose the action {action}", {MAM(104), MAM(105)}},
    {"extra", {{kColourField, kDeedField}},
     "discard the {colour} extra action card for the action {action}", {MAM(188), MAM(189)}},
    {"token", {}, "place a talent token", {MAM(244), MAM(247)}},
    {"end turn", {}, "end the turn", {MAM(106), MAM(195)}},
    {"figurine", {{kColourField}}, "use the {colour} figurine", {MAM(108), MAM(114)}},
    {"finish", {}, "finish the action", {MAM(108)}},
    {"line", {{{"line", &kLineDomain}}}, "activate the place of line {line}", {MAM(166)}},
    {"lay", {{kCardField}}, "lay {card}", {MAM(110), MAM(175), MAM(154)}},
    {"done", {}, "lay or use no more", {MAM(115), MAM(116), MAM(178)}},
    {"pick up", {{{"shard", &kShardDomain}}}, "pick up {shard}", {MAM(124), MAM(125)}},
    {"put down", {}, "put the shard down", {MAM(124), MAM(127)}},
    {"stop", {}, "stop here", {MAM(122), MAM(126)}},
    {"accept", {}, "accept the roll", {MAM(139), MAM(140)}},
    {"reroll", {}, "pay one population to roll again", {MAM(140), MAM(141)}},
    {"mark", {{{"die", &kDieDomain}}}, "roll a {die} again", {MAM(140)}},
    {"roll", {}, "roll the marked dice", {MAM(140)}},
    {"take", {{kCardField}}, "take {card} from the market", {MAM(149)}},
    {"take top", {}, "take the unseen top card", {MAM(149)}},
    {"spend", {{kColourField, kCardField}},
     "discard {card} for a token near the {colour} figurine", {MAM(244), MAM(245)}},
    {"place", {{kSpaceField}}, "put it on {space}", {MAM(209), MAM(210), MAM(244)}},
    {"discard", {{kCardField}}, "discard {card}", {MAM(195), MAM(156)}},
    {"add", {{kColourField}}, "add the {colour} figurine", {MAM(209), MAM(210)}},
    {"remove", {{kColourField}}, "remove the {colour} figurine", {MAM(211)}},
    {"keep", {}, "keep all specialities", {MAM(213)}},
    {"assign", {{kColourField}}, "put the {colour} figurine here", {MAM(213), MAM(214)}},
}};
// clang-format on

constexpr Action act(VerbId verb, int a = 0, int b = 0) {
  return Action{raw(verb), static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), 0};
}
constexpr Action act(VerbId verb, Space space) { return act(verb, raw(space)); }
constexpr Action act(VerbId verb, Card card) { return act(verb, raw(card)); }
constexpr Action act(VerbId verb, Colour colour) { return act(verb, raw(colour)); }
constexpr Action act(Deed deed) { return act(VerbId::Act, raw(deed)); }
constexpr Action extra(Colour colour, Deed deed) {
  return act(VerbId::Extra, raw(colour), raw(deed));
}
constexpr Action spend(Colour colour, Card card) {
  return act(VerbId::Spend, raw(colour), raw(card));
}
constexpr VerbId verb_of(Action a) { return static_cast<VerbId>(a.verb); }
constexpr Space space_of(Action a) { return static_cast<Space>(a.a); }
constexpr Card card_of(Action a) { return static_cast<Card>(a.a); }
constexpr Colour colour_of(Action a) { return static_cast<Colour>(a.a); }

}  // namespace ochre::mammothodus
