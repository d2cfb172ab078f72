// setup.cpp - STA-020 to STA-029, MAH-003, MAH-009, INF-07: setting up.
#include "games/stone_age/rules.h"
#include "games/stone_age/steps.h"
#include "games/stone_age/vocabulary.h"

namespace ochre::stone_age {
namespace {

void set_up_players(State& s) {  // STA-025, STA-026, STA-027
  for (Seat seat = 0; seat < s.seats; ++seat) {
    player(s, seat).people = box(s).people_start;
    player(s, seat).food = box(s).food_start;
  }
}

void set_up_buildings(State& s, Dealer& dealer) {
  for (Building b : all<Building>()) s.face_down.add(b);
  for (std::size_t i = 0; i < kStacks; ++i) {
    s.stacks[i].top = kNoBuilding;
    if (i >= s.seats) continue;  // STA-023: back to the box unseen, so still face down
    s.stacks[i].below = kStackTiles;
    turn_building(s, i, dealer);  // STA-024
  }
}

}  // namespace

// The shuffled pile is a bag: it has no order until a card is turned.
void deal_card(State& s, std::size_t space, Dealer& dealer) {
  s.display[space] = dealer.draw(raw(LuckId::Draw), s.pile);
  dealer.tell(event(EventId::Dealt, kNobody, raw(Place::Card1) + static_cast<int>(space),
                    raw(s.display[space])));
}

void turn_building(State& s, std::size_t stack, Dealer& dealer) {
  BuildingStack& of = s.stacks[stack];
  if (of.below == 0) {  // STA-157
    of.top = kNoBuilding;
    return;
  }
  --of.below;
  of.top = dealer.draw(raw(LuckId::Building), s.face_down);
  dealer.tell(event(EventId::Turned, kNobody, raw(Place::Building1) + static_cast<int>(stack),
                    raw(of.top)));
}

// INF-07: the order of luck is cards, buildings, bonus tiles, start player.
State Rules::setup(const Options& options, Dealer& dealer) {
  State s{};
  s.box = options.box;
  s.rules = options.rules;
  s.seats = options.seats;
  s.with_herd = options.value[kHerdOption];
  s.limited_supply = options.value[kSupplyOption];
  s.bonus_tile = kNoTile;
  s.next_back = s.herd = kNoResource;
  set_up_players(s);
  for (Card card : all<Card>()) s.pile.add(card);
  for (std::size_t space = 0; space < kCardSpaces; ++space) deal_card(s, space, dealer);  // STA-020
  set_up_buildings(s, dealer);
  if (s.with_herd != 0) {  // MAH-003, MAH-009
    for (Tile tile : all<Tile>()) s.bonus_pile.add(tile);
    draw_back(s, dealer);
  }
  s.start = static_cast<Seat>(dealer.pick(raw(LuckId::Start), s.seats));  // STA-028
  s.round = 1;                                                            // STA-042
  dealer.tell(event(EventId::Starts, s.start, s.round));
  place_herd(s, dealer);
  s.stack.push(StepId::Round, s.start);
  run_to_question<State>(kSteps, s, dealer);
  return s;
}

}  // namespace ochre::stone_age
