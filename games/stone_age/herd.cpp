// herd.cpp - MAH-010 to MAH-018, MAH-030 to MAH-044: the herd comes, people are sent to the bonus
// tile.
#include <algorithm>

#include "games/stone_age/clauses.h"
#include "games/stone_age/steps.h"
#include "games/stone_age/vocabulary.h"

namespace ochre::stone_age {

// The topmost tile shows its back and no more (MAH-013): so only the back is drawn now, and which
// of the tiles with that back it is when it is turned. All tiles left are equally likely.
void draw_back(State& s, Dealer& dealer) {
  Bag<Resource> backs{};
  for (Tile tile : all<Tile>()) backs.add(row(s, tile).back, s.bonus_pile[tile]);
  s.next_back = kNoResource;
  if (backs.empty()) return;
  s.next_back = dealer.draw(raw(LuckId::Back), backs);
  dealer.tell(event(EventId::Back, kNobody, raw(s.next_back)));
}

void place_herd(State& s, Dealer& dealer) {
  if (s.with_herd == 0) return;      // MAH-001
  if (s.next_back == kNoResource) {  // MAH-015, MAH-017, MAH-026
    if (s.herd != kNoResource) dealer.tell(event(EventId::HerdGone, kNobody));
    s.herd = kNoResource;
    return;
  }
  s.herd = s.next_back;  // MAH-010
  Bag<Tile> candidates{};
  for (Tile tile : all<Tile>()) {
    if (s.bonus_pile.has(tile) && row(s, tile).back == s.herd) candidates.add(tile);
  }
  s.bonus_tile = dealer.draw(raw(LuckId::Tile), candidates);  // MAH-011
  s.bonus_pile.remove(s.bonus_tile);
  dealer.tell(event(EventId::Herd, s.start, raw(place_of(s.herd)), raw(s.bonus_tile)));
  draw_back(s, dealer);  // MAH-012: without effect in this round
}

int most_movers(const State& s, Seat seat) {  // MAH-038, MAH-039
  const Player& p = player(s, seat);
  const int means = p.food + resources(p) + open_pieces(s, p);
  return std::min(people_at(s, place_of(s.herd), seat), means);
}

void leave_herd_place(State& s, Seat seat, Dealer&) {
  if (most_movers(s, seat) > 0) {
    s.stack.push(StepId::Move, seat);  // MAH-031, MAH-040
  } else {
    people_at(s, place_of(s.herd), seat) = 0;
  }
}

void offer_move(const State& s, ActionList& out) {
  const int most = most_movers(s, actor(s));
  for (int people = 0; people <= most; ++people) out.push_back(move(people));  // MAH-032
}

Objection object_to_move(const State& s, Action a) {
  const Place place = place_of(s.herd);
  const int there = people_at(s, place, actor(s));
  switch (static_cast<VerbId>(a.verb)) {
    case VerbId::Move: break;
    case VerbId::Use: return because(MAH(40), CauseId::Moving);  // not before this is said
    case VerbId::Starve: return because(MAH(38), CauseId::Moving);
    case VerbId::Stop:
    case VerbId::Pass: return because(MAH(32), CauseId::SayNobody);
    default: return out_of_place(a, CauseId::Moving);
  }
  if (a.a > there) return because(MAH(33), CauseId::FewThere, there, place);
  const int most = most_movers(s, actor(s));
  return a.a <= most ? Objection{} : because(MAH(38), CauseId::FewMeans, most);
}

void apply_move(State& s, Action a, Dealer& dealer) {
  const Seat seat = actor(s);
  Player& p = player(s, seat);
  s.stack.pop();
  people_at(s, place_of(s.herd), seat) = 0;  // MAH-034
  if (a.a == 0) return;
  s.tamers[static_cast<std::size_t>(seat)] = a.a;  // MAH-042
  dealer.tell(event(EventId::Moved, seat, a.a));
  const int food = std::min<int>(p.food, a.a);  // MAH-035, MAH-037: food first
  p.food = static_cast<std::uint16_t>(p.food - food);
  if (food > 0) dealer.tell(event(EventId::PaidFood, seat, food));
  if (food < a.a) begin_payment(s, seat, Price::Herd, a.a - food);  // MAH-036
}

}  // namespace ochre::stone_age
