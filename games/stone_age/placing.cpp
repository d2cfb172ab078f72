// placing.cpp - STA-050 to STA-070, MAH-020 to MAH-026: placing people.
#include <algorithm>

#include "games/stone_age/clauses.h"
#include "games/stone_age/steps.h"
#include "games/stone_age/vocabulary.h"

namespace ochre::stone_age {
namespace {

Clause why_resource_place_is_closed(const State& s, Place place) {
  if (people_at(s, place) >= box(s).rings) return STA(55);
  if (is_herd_place(s, place)) return {};  // MAH-022, MAH-018; MAH-021, MAH-025: nothing else
  if (players_at(s, place) < box(s).players_on_resource[s.seats - 2u]) return {};  // STA-066
  return s.seats == 2 ? STA(65) : STA(64);
}

Clause why_village_is_closed(const State& s, Place place) {
  if (is_occupied(s, place)) return STA(55);
  int occupied = 0;
  for (Place other : all<Place>(Place::ToolMaker, Place::Field)) {
    occupied += is_occupied(s, other) ? 1 : 0;
  }
  return occupied >= box(s).village_occupied[s.seats - 2u] ? STA(63) : Clause{};
}

// STA-067: only village and resource places know limits of players; STA-069: no prospect is needed.
Clause why_closed(const State& s, Seat seat, Place place) {
  if (people_at(s, place, seat) > 0) return is_herd_place(s, place) ? MAH(24) : STA(54);
  if (place == Place::Hunt) return {};
  if (is_resource_place(place)) return why_resource_place_is_closed(s, place);
  if (is_village_place(place)) return why_village_is_closed(s, place);
  // STA-183, STA-190: while people are placed, no card space and no stack in play is empty.
  if (is_building_place(place) && stack_of(place) >= s.seats) return STA(23);
  return is_occupied(s, place) ? STA(55) : Clause{};  // STA-068: several of them may be mine
}

// The first of `from` and the seats after it that stands there.
Seat first_at(const State& s, Place place, Seat from) {
  Seat seat = from;
  while (seat < s.seats && people_at(s, place, seat) == 0) ++seat;
  return seat;
}

Objection with_cause(const State& s, Place place, Clause closed) {
  const int here = people_at(s, place);
  if (closed == STA(54) || closed == MAH(24)) {
    return because(closed, CauseId::Mine, people_at(s, place, actor(s)));
  }
  if (closed == STA(23)) return because(closed, CauseId::Stacks, s.seats);
  if (closed == STA(63)) {  // the two village places besides this one
    const Place first = place == Place::ToolMaker ? Place::Hut : Place::ToolMaker;
    const Place second = place == Place::Field ? Place::Hut : Place::Field;
    return because(closed, CauseId::Closed, first, second);
  }
  if (closed == STA(55) && is_resource_place(place)) {
    return because(closed, CauseId::Full, here, box(s).rings);
  }
  const Seat first = first_at(s, place, 0);
  if (closed != STA(64)) return because(closed, CauseId::Theirs, first);
  return because(closed, CauseId::BothTheirs, first,
                 first_at(s, place, static_cast<Seat>(first + 1)));
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
  if (is_resource_place(place)) {
    return because(is_herd_place(s, place) ? MAH(23) : STA(60), CauseId::Full, people_at(s, place),
                   box(s).rings);
  }
  if (place == Place::ToolMaker) return STA(56);
  if (place == Place::Hut) return STA(58);
  if (place == Place::Field) return STA(57);
  return is_card_place(place) ? STA(61) : STA(62);
}

}  // namespace

int count_placements(const State& s, Seat seat, Action& only) {
  const int mine = unplaced(s, seat);
  int count = 0;
  for (Place where : all<Place>()) {
    if (mine == 0 || count >= 2) break;
    if (why_closed(s, seat, where)) continue;
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
    if (why_closed(s, seat, where)) continue;
    const Visit visit = visit_of(s, where, mine);
    for (int people = visit.least; people <= visit.most; ++people) {
      out.push_back(place(where, people));
    }
  }
}

Objection object_to_place(const State& s, Action a) {
  const Seat seat = actor(s);
  const int mine = unplaced(s, seat);
  switch (static_cast<VerbId>(a.verb)) {
    case VerbId::Place: break;
    case VerbId::Use: return because(STA(41), CauseId::Placing);
    case VerbId::Stop:
    case VerbId::Pass: return because(STA(52), CauseId::ToPlace, mine);
    default: return out_of_place(a, CauseId::Placing);
  }
  const auto where = static_cast<Place>(a.a);
  if (a.b < 1 || a.b > mine) return because(STA(51), CauseId::ToPlace, mine);
  if (const Clause closed = why_closed(s, seat, where)) return with_cause(s, where, closed);
  return object_to_number(s, where, a.b, mine);
}

void apply_place(State& s, Action a, Dealer& dealer) {
  const Seat seat = actor(s);
  people_at(s, static_cast<Place>(a.a), seat) = a.b;
  dealer.tell(event(EventId::Placed, seat, a.a, a.b));
  s.stack.pop();
}

}  // namespace ochre::stone_age
