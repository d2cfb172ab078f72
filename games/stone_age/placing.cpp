// placing.cpp - STA-050 to STA-070, MAH-020 to MAH-026: placing people.
#include <algorithm>

#include "games/stone_age/clauses.h"
#include "games/stone_age/steps.h"
#include "games/stone_age/vocabulary.h"

namespace ochre::stone_age {
namespace {

Objection object_to_resource_place(const State& s, Place place) {
  if (people_at(s, place) >= box(s).rings) return STA(55);
  if (is_herd_place(s, place)) return {};  // MAH-022, MAH-018; MAH-021, MAH-025: nothing else
  if (players_at(s, place) < box(s).players_on_resource[s.seats - 2u]) return {};  // STA-066
  return s.seats == 2 ? STA(65) : STA(64);
}

Objection object_to_village(const State& s, Place place) {
  if (is_occupied(s, place)) return STA(55);
  int occupied = 0;
  for (Place other : all<Place>(Place::ToolMaker, Place::Field)) {
    occupied += is_occupied(s, other) ? 1 : 0;
  }
  return occupied >= box(s).village_occupied[s.seats - 2u] ? STA(63) : Clause{};
}

struct Visit {  // how many people a visit may be
  int least, most;
};
Visit visit_of(const State& s, Place place, int people) {
  if (place == Place::Hunt) return {1, people};  // STA-059
  if (is_resource_place(place)) return {1, std::min(people, box(s).rings - people_at(s, place))};
  if (place == Place::Hut) return {2, std::min(people, 2)};  // STA-058
  return {1, 1};
}

Objection object_to_number(const State& s, Place place, int people, int mine) {
  const Visit visit = visit_of(s, place, mine);
  if (people >= visit.least && people <= visit.most) return {};
  if (is_resource_place(place)) return is_herd_place(s, place) ? MAH(23) : STA(60);
  if (place == Place::ToolMaker) return STA(56);
  if (place == Place::Hut) return STA(58);
  if (place == Place::Field) return STA(57);
  return is_card_place(place) ? STA(61) : STA(62);
}

}  // namespace

// STA-067: only village and resource places know limits of players; STA-069: no prospect is needed.
Objection object_to_visit(const State& s, Seat seat, Place place) {
  if (people_at(s, place, seat) > 0) return is_herd_place(s, place) ? MAH(24) : STA(54);
  if (place == Place::Hunt) return {};
  if (is_resource_place(place)) return object_to_resource_place(s, place);
  if (is_village_place(place)) return object_to_village(s, place);
  if (is_building_place(place)) {
    if (stack_of(place) >= s.seats) return STA(23);
    if (s.stacks[stack_of(place)].top == kNoBuilding) return STA(62);
  } else if (s.display[space_of(place)] == kNoCard) {
    return STA(61);
  }
  return is_occupied(s, place) ? STA(55) : Clause{};  // STA-068: several of them may be mine
}

int count_placements(const State& s, Seat seat, Action& only) {
  const int mine = unplaced(s, seat);
  int count = 0;
  for (Place where : all<Place>()) {
    if (mine == 0 || count >= 2) break;
    if (object_to_visit(s, seat, where)) continue;
    const Visit visit = visit_of(s, where, mine);
    if (visit.most < visit.least) continue;
    count += visit.most - visit.least + 1;
    only = place(where, visit.least);
  }
  return std::min(count, 2);
}

void offer_place(const State& s, ActionList& out) {
  const Seat seat = actor(s);
  const int mine = unplaced(s, seat);
  for (Place where : all<Place>()) {
    if (object_to_visit(s, seat, where)) continue;
    const Visit visit = visit_of(s, where, mine);
    for (int people = visit.least; people <= visit.most; ++people) {
      out.push_back(place(where, people));
    }
  }
}

Objection object_to_place(const State& s, Action a) {
  const auto verb = static_cast<VerbId>(a.verb);
  if (verb == VerbId::AddTool || verb == VerbId::AddOneUse || verb == VerbId::Pay ||
      verb == VerbId::Take || verb == VerbId::Bonus) {
    return occasion(kVerbs, a);  // when tools and goods are used
  }
  if (verb != VerbId::Place || a.a >= raw(Place::kCount)) return STA(52);
  const auto where = static_cast<Place>(a.a);
  const int mine = unplaced(s, actor(s));
  if (a.b < 1 || a.b > mine) return STA(51);
  if (const Objection clause = object_to_visit(s, actor(s), where)) return clause;
  return object_to_number(s, where, a.b, mine);
}

void apply_place(State& s, Action a, Dealer& dealer) {
  const Seat seat = actor(s);
  people_at(s, static_cast<Place>(a.a), seat) = a.b;
  dealer.tell(event(EventId::Placed, seat, a.a, a.b));
  s.stack.pop();
}

}  // namespace ochre::stone_age
