// vocabulary.h - the verbs of Stone Age (DEC-01 to DEC-15 of the specification), with named
// constructors.
#pragma once

#include "games/stone_age/causes.h"
#include "games/stone_age/clauses.h"
#include "games/stone_age/events.h"
#include "games/stone_age/state.h"

namespace ochre::stone_age {

enum class VerbId : std::uint8_t {  // STA-111: none of them trades or gives
  Place,
  Use,
  TwoResources,
  AddTool,
  AddOneUse,
  Stop,
  Move,
  Decline,
  Buy,
  Pay,
  Pick,
  Bonus,
  Take,
  Starve,
  Feed,
  Pass,  // understood, and never legal: there is always something to decide
  kCount
};

inline constexpr Domain kVisitDomain{"people", {}, 0, kMostPeople};
inline constexpr Domain kSlotDomain{"slot", {}, 1, kToolSlots};
inline constexpr Domain kOneUseDomain{"value", {}, 1, kTopOneUse};
inline constexpr Domain kDieDomain{"die", {}, 1, 6};

inline constexpr std::array<Verb, 16> kVerbs = {{
    {"place",
     {{kPlaceField, {"people", &kVisitDomain}}},
     "place {people|1=1 person|* people} at {place}",
     {STA(51), STA(54), STA(55), STA(60)}},
    {"use", {{kPlaceField}}, "use the people at {place}", {STA(81), STA(82), STA(85)}},
    {"two resources", {}, "take 2 resources with the card", {STA(137), STA(136)}},
    {"add tool",
     {{{"slot", &kSlotDomain}}},
     "add the tool in slot {slot}",
     {STA(101), STA(103), STA(104)}},
    {"add one_use",
     {{{"value", &kOneUseDomain}}},
     "add the one-use tool of value {value}",
     {STA(105), STA(134)}},
    {"stop", {}, "nothing more", {STA(101), STA(155)}},
    {"move",
     {{{"people", &kVisitDomain}}},
     "send {people|0=nobody|1=1 person|* people} to the bonus tile",
     {MAH(31), MAH(32), MAH(35), MAH(37)}},
    {"decline", {}, "take the person back and buy nothing", {STA(122), STA(152), STA(84)}},
    {"buy", {}, "pay and take it", {STA(120), STA(121), STA(150), STA(151)}},
    {"pay", {{kResourceField}}, "pay 1 {resource}", {STA(121), STA(154), STA(174), MAH(36)}},
    {"pick", {{{"die", &kDieDomain}}}, "take the die {die}", {STA(125), STA(127)}},
    {"bonus", {{{"bonus", &kBonusDomain}}}, "take the {bonus} bonus", {MAH(62), MAH(63), MAH(64)}},
    {"take", {{kResourceField}}, "take 1 {resource}", {STA(136), MAH(88), STA(108)}},
    {"starve", {}, "let the people go hungry", {STA(175), STA(179)}},
    {"feed", {}, "feed the people with resources", {STA(174), STA(176)}},
    {"pass", {}, "pass", {STA(52), STA(84)}},
}};

constexpr Action act(VerbId verb, std::uint8_t a = 0, std::uint8_t b = 0) {
  return Action{static_cast<std::uint8_t>(verb), a, b, 0};
}
// A verb of another question: refused by its occasion, with what is decided here.
constexpr Objection out_of_place(Action a, CauseId here) {
  return because(occasion(kVerbs, a), here);
}

constexpr Action place(Place where, int people) {
  return act(VerbId::Place, raw(where), static_cast<std::uint8_t>(people));
}
constexpr Action use(Place where) { return act(VerbId::Use, raw(where)); }
constexpr Action two_resources() { return act(VerbId::TwoResources); }
constexpr Action add_tool(int slot) {
  return act(VerbId::AddTool, static_cast<std::uint8_t>(slot + 1));
}
constexpr Action add_one_use(int value) {
  return act(VerbId::AddOneUse, static_cast<std::uint8_t>(value));
}
constexpr Action stop() { return act(VerbId::Stop); }
constexpr Action move(int people) { return act(VerbId::Move, static_cast<std::uint8_t>(people)); }
constexpr Action decline() { return act(VerbId::Decline); }
constexpr Action buy() { return act(VerbId::Buy); }
constexpr Action pay(Resource r) { return act(VerbId::Pay, raw(r)); }
constexpr Action pick(int die) { return act(VerbId::Pick, static_cast<std::uint8_t>(die)); }
constexpr Action bonus(bool first) { return act(VerbId::Bonus, first ? 0 : 1); }
constexpr Action take(Resource r) { return act(VerbId::Take, raw(r)); }
constexpr Action starve() { return act(VerbId::Starve); }
constexpr Action feed() { return act(VerbId::Feed); }

enum class LuckId : std::uint8_t { Draw, Building, Back, Tile, Start, Dice, kCount };
inline constexpr std::array<LuckKind, 6> kLucks = {{
    {"draw", &kCardDomain},
    {"building", &kBuildingDomain},
    {"back", &kResourceDomain},
    {"tile", &kTileDomain},
    {"start", &kSeatDomain},
    {"dice", &kDieDomain},
}};

}  // namespace ochre::stone_age
