// cards.cpp - STA-120 to STA-127, STA-150 to STA-152: visiting a card or a building, buying or not,
// and "dice for all".
#include <algorithm>
#include <functional>
#include <span>

#include "games/stone_age/clauses.h"
#include "games/stone_age/steps.h"
#include "games/stone_age/vocabulary.h"

namespace ochre::stone_age {
namespace {

enum class VisitPart : std::uint8_t { Ask, Paid, kCount };

Place place_visited(const Frame& visit) { return static_cast<Place>(visit.locals[0]); }

// STA-120, STA-121: as many pieces as the space says; STA-150: the tile's cost.
bool can_buy(const State& s, Seat seat, Place place) {
  const Player& p = player(s, seat);
  if (is_card_place(place)) return resources(p) >= box(s).card_cost[space_of(place)];
  return can_pay_for(p, row(s, s.stacks[stack_of(place)].top));
}

// STA-005: food does not count.
Objection why_too_dear(const State& s, Seat seat, Place place) {
  const Player& p = player(s, seat);
  if (is_card_place(place)) {
    return because(STA(121), CauseId::TooDear, box(s).card_cost[space_of(place)], resources(p));
  }
  const BuildingRow& building = row(s, s.stacks[stack_of(place)].top);
  if (building.type == Cost::Range) return because(STA(155), CauseId::NoPieces);
  if (building.type == Cost::Choice) {
    return because(STA(154), CauseId::NoMix, building.least, building.kinds);
  }
  Resource lacking = Resource::Wood;
  while (p.resources[lacking] >= building.cost[lacking]) {
    lacking = static_cast<Resource>(raw(lacking) + 1);
  }
  return because(STA(153), CauseId::Lacking, building.cost[lacking], lacking, p.resources[lacking]);
}

void leave(State& s, Dealer& dealer) {  // STA-122, STA-152: it stays where it is
  const Frame visit = s.stack.top();
  s.stack.pop();
  people_at(s, place_visited(visit), visit.seat) = 0;
  dealer.tell(event(EventId::Left, visit.seat, visit.locals[0]));
}

void acquire(State& s, Dealer& dealer) {
  const Frame visit = s.stack.top();
  const Place place = place_visited(visit);
  s.stack.pop();
  people_at(s, place, visit.seat) = 0;
  if (is_building_place(place)) {
    return take_building(s, visit.seat, stack_of(place), visit.locals[1], dealer);
  }
  const Card card = s.display[space_of(place)];
  s.display[space_of(place)] = kNoCard;  // STA-123: empty until the new round
  player(s, visit.seat).cards.add(card);
  dealer.tell(event(EventId::Bought, visit.seat, raw(card)));
  carry_out(s, visit.seat, row(s, card).top, dealer);
}

}  // namespace

void run_visit(State& s, Dealer& dealer) {
  const Frame& visit = s.stack.top();
  if (visit.at == raw(VisitPart::Paid)) return acquire(s, dealer);
  if (player(s, visit.seat).two_open == 0 && !can_buy(s, visit.seat, place_visited(visit))) {
    return leave(s, dealer);
  }
  s.stack.push(StepId::Buy, visit.seat);
}

void offer_buy(const State& s, ActionList& out) {
  out.push_back(decline());
  out.push_back(buy());
  if (player(s, actor(s)).two_open != 0) out.push_back(two_resources());
}

Objection object_to_buy(const State& s, Action a) {
  const Frame& visit = s.stack[s.stack.depth() - 2];
  const Place place = place_visited(visit);
  switch (static_cast<VerbId>(a.verb)) {
    case VerbId::Decline: return {};
    case VerbId::TwoResources:
      return player(s, visit.seat).two_open != 0 ? Objection{} : because(STA(136), CauseId::NoCard);
    case VerbId::Buy:
      return can_buy(s, visit.seat, place) ? Objection{} : why_too_dear(s, visit.seat, place);
    case VerbId::Stop:
    case VerbId::Pass:
      return because(is_card_place(place) ? STA(122) : STA(152), CauseId::SayDecline);
    default: return out_of_place(a, CauseId::Buying);
  }
}

void apply_buy(State& s, Action a, Dealer& dealer) {
  const Seat seat = actor(s);
  s.stack.pop();
  Frame& visit = s.stack.top();
  const Place place = place_visited(visit);
  if (static_cast<VerbId>(a.verb) == VerbId::Decline) return leave(s, dealer);
  if (static_cast<VerbId>(a.verb) == VerbId::TwoResources) {
    return use_two_resources(s, seat, dealer);  // STA-137: then the same question
  }
  visit.at = raw(VisitPart::Paid);
  if (is_card_place(place)) {
    begin_payment(s, seat, Price::Card, box(s).card_cost[space_of(place)]);
  } else {
    pay_for_building(s, seat, stack_of(place), dealer);
  }
}

// STA-125, STA-126: the dice lie in the frame, ascending; who picks next follows from how many
// have.
void begin_dice_for_all(State& s, Seat seat, Dealer& dealer) {
  std::array<std::uint8_t, kMaxSeats> dice{};
  for (std::size_t i = 0; i < s.seats; ++i) {
    dice[i] = static_cast<std::uint8_t>(dealer.pick(raw(LuckId::Dice), 6, 1));
  }
  std::sort(dice.begin(), dice.begin() + s.seats);
  if (dealer.is_heard()) {
    std::array<std::uint8_t, kMaxSeats> told = dice;
    std::sort(told.begin(), told.end(), std::greater{});
    const std::span<const std::uint8_t> rolled(told.data(), s.seats);
    dealer.tell(event(EventId::DiceForAll, seat, dice_word(rolled)));
  }
  Frame& frame = s.stack.push(StepId::DiceForAll, seat);
  std::copy(dice.begin(), dice.end(), frame.locals.begin());
}

namespace {

void give_die(State& s, Seat seat, std::uint8_t die, Dealer& dealer) {
  Frame& frame = s.stack.top();
  const auto at = std::find(frame.locals.begin(), frame.locals.end(), die);
  std::copy(at + 1, frame.locals.end(), at);
  frame.locals.back() = 0;
  ++frame.at;
  dealer.tell(event(EventId::Picked, seat, die));
  carry_out(s, seat, box(s).dice_for_all[die - 1u], dealer);  // STA-127: it may yield nothing
}

}  // namespace

void run_dice_for_all(State& s, Dealer& dealer) {
  const Frame& frame = s.stack.top();
  if (frame.at == s.seats) return s.stack.pop();
  const auto picker = static_cast<Seat>((frame.seat + frame.at) % s.seats);
  const auto left = static_cast<std::size_t>(s.seats - frame.at);
  if (frame.locals[0] == frame.locals[left - 1]) {  // all alike
    return give_die(s, picker, frame.locals[0], dealer);
  }
  s.stack.push(StepId::Pick, picker);
}

void offer_pick(const State& s, ActionList& out) {
  const Frame& frame = s.stack[s.stack.depth() - 2];
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    if (frame.locals[i] == 0 || (i > 0 && frame.locals[i] == frame.locals[i - 1])) continue;
    out.push_back(pick(frame.locals[i]));
  }
}

Objection object_to_pick(const State& s, Action a) {
  switch (static_cast<VerbId>(a.verb)) {
    case VerbId::Pick: break;
    case VerbId::AddTool:
    case VerbId::AddOneUse: return because(STA(126), CauseId::Picking);
    case VerbId::Stop:
    case VerbId::Decline:
    case VerbId::Pass: return because(STA(127), CauseId::Picking);
    default: return out_of_place(a, CauseId::Picking);
  }
  const Frame& frame = s.stack[s.stack.depth() - 2];
  const auto end = frame.locals.begin() + kMaxSeats;
  const bool lies_there = std::find(frame.locals.begin(), end, a.a) != end;
  return lies_there ? Objection{} : because(STA(125), CauseId::NoDie, a.a);
}

void apply_pick(State& s, Action a, Dealer& dealer) {
  const Seat seat = actor(s);
  s.stack.pop();
  give_die(s, seat, a.a, dealer);
}

}  // namespace ochre::stone_age
