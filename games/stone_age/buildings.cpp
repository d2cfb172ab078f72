// buildings.cpp - STA-150 to STA-158: what a building tile costs, and taking it.
#include "games/stone_age/steps.h"
#include "games/stone_age/vocabulary.h"

namespace ochre::stone_age {

bool can_pay_for(const Player& p, const BuildingRow& building) {
  switch (building.type) {
    case Cost::Fixed:  // STA-153
      for (Resource r : all<Resource>()) {
        if (p.resources[r] < building.cost[r]) return false;
      }
      return true;
    case Cost::Choice:  // STA-154
      return can_pay_kinds(p.resources, -1, building.least, building.kinds);
    case Cost::Range: return resources(p) >= building.least;  // STA-155
    case Cost::kCount: break;
  }
  return false;
}

// A fixed tile is paid at once; the others piece by piece.
void pay_for_building(State& s, Seat seat, std::size_t stack, Dealer& dealer) {
  const BuildingRow& building = row(s, s.stacks[stack].top);
  if (building.type != Cost::Fixed) {
    return begin_payment(s, seat, Price::Building, building.most);
  }
  Player& p = player(s, seat);
  for (Resource r : all<Resource>()) {
    if (building.cost[r] == 0) continue;
    p.resources[r] = static_cast<std::uint16_t>(p.resources[r] - building.cost[r]);  // STA-110
    dealer.tell(event(EventId::Paid, seat, raw(r), building.cost[r]));
  }
  s.stack.top().locals[1] = building.points;  // of the visit
}

void take_building(State& s, Seat seat, std::size_t stack, int points, Dealer& dealer) {
  Player& p = player(s, seat);
  const Building building = s.stacks[stack].top;
  p.buildings.add(building);  // STA-158
  p.score = static_cast<std::int16_t>(p.score + points);
  p.built = static_cast<std::int16_t>(p.built + points);
  dealer.tell(event(EventId::Built, seat, raw(building), points));
  turn_building(s, stack, dealer);  // STA-156: at once; STA-157
}

}  // namespace ochre::stone_age
