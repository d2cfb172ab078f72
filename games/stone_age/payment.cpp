// payment.cpp - STA-110, STA-121, STA-154, STA-155, STA-174, STA-176, MAH-036 to MAH-039: paying
// piece by piece. A payment is a walk: no piece is of an earlier kind than the one before, no piece
// is offered after which the rest could not be paid (STA-220), and a step without a choice is not
// asked unless something was chosen before it (STA-221).
#include <bit>
#include <utility>

#include "games/stone_age/clauses.h"
#include "games/stone_age/steps.h"
#include "games/stone_age/vocabulary.h"

namespace ochre::stone_age {
namespace {

std::size_t payment_frame(const State& s) {
  const std::size_t top = s.stack.depth() - 1;
  return s.stack[top].step == raw(StepId::Payment) ? top : top - 1;
}

const BuildingRow& building_paid(const State& s) {  // the visit lies beneath its payment
  const Frame& visit = s.stack[payment_frame(s) - 1];
  return row(s, s.stacks[stack_of(static_cast<Place>(visit.locals[0]))].top);
}

bool may_use_card(const Frame& payment, const Player& p) {  // STA-137, MAH-038: before any piece
  const Price price = paying_of(payment).price;
  return (payment.at & kPaidPiece) == 0 && p.two_open != 0 &&
         (price == Price::Herd || price == Price::Feeding);
}

bool may_stop(const State& s, const Frame& payment) {  // STA-155: one piece at least
  return paying_of(payment).price == Price::Building && (payment.at & kPaidPiece) != 0 &&
         building_paid(s).type == Cost::Range;
}

Clause clause_of(Price price) {
  switch (price) {
    case Price::Card: return STA(121);
    case Price::Building: return STA(151);
    case Price::Herd: return MAH(38);
    case Price::Feeding: return STA(176);
    case Price::kCount: break;
  }
  return STA(121);
}

Objection object_to_piece(const State& s, const Frame& payment, Resource r) {
  const Paying paying = paying_of(payment);
  const auto& have = player(s, payment.seat).resources;
  if (have[r] == 0 || raw(r) < paying.least_kind) return clause_of(paying.price);
  if (paying.price == Price::Building) {
    const BuildingRow& building = building_paid(s);
    if (building.type == Cost::Range) return {};
    const unsigned kinds = paying.kinds | (1u << raw(r));
    EnumArray<Resource, std::uint16_t> rest = have;
    --rest[r];
    const bool fits =
        can_pay_kinds(rest, raw(r), paying.left - 1, building.kinds - std::popcount(kinds));
    return fits ? Clause{} : STA(154);
  }
  int later = 0;
  for (Resource other : all<Resource>(r, Resource::Gold)) later += have[other];
  return later < paying.left ? clause_of(paying.price) : Clause{};
}

void pay_piece(State& s, Frame& payment, Resource r, Dealer& dealer) {
  std::uint16_t& mine = player(s, payment.seat).resources[r];
  --mine;  // STA-110
  Paying paying = paying_of(payment);
  payment.at |= kPaidPiece;
  payment.locals = {raw(paying.price), static_cast<std::uint8_t>(paying.left - 1), raw(r),
                    static_cast<std::uint8_t>(paying.kinds | (1u << raw(r))),
                    static_cast<std::uint8_t>(paying.value + box(s).value[r])};
  dealer.tell(event(EventId::Paid, payment.seat, raw(r), 1));
}

void finish(State& s) {
  const Frame payment = s.stack.top();
  s.stack.pop();
  if (paying_of(payment).price == Price::Building) s.stack.top().locals[1] = payment.locals[4];
}

}  // namespace

bool can_pay_kinds(const EnumArray<Resource, std::uint16_t>& have, int from, int n, int kinds) {
  std::array<int, 4> later{};  // the kinds after `from`, the most first
  int found = 0;
  for (int i = from + 1; i < 4; ++i) {
    int pieces = have[static_cast<Resource>(i)];
    found += pieces > 0 ? 1 : 0;
    for (int& place : later) {
      if (pieces > place) std::swap(pieces, place);
    }
  }
  if (kinds < 0 || kinds > found || n < kinds) return false;
  int most = from < 0 ? 0 : have[static_cast<Resource>(from)];
  for (int i = 0; i < kinds; ++i) most += later[static_cast<std::size_t>(i)];
  return n <= most;
}

void begin_payment(State& s, Seat seat, Price price, int pieces) {
  Frame& payment = s.stack.push(StepId::Payment, seat);
  payment.locals[0] = raw(price);
  payment.locals[1] = static_cast<std::uint8_t>(pieces);
}

void run_payment(State& s, Dealer& dealer) {
  Frame& payment = s.stack.top();
  if (paying_of(payment).left == 0) return finish(s);
  const bool card = may_use_card(payment, player(s, payment.seat));
  const bool stops = may_stop(s, payment);
  int options = (card ? 1 : 0) + (stops ? 1 : 0);
  Resource only = Resource::kCount;
  for (Resource r : all<Resource>()) {
    if (object_to_piece(s, payment, r)) continue;
    ++options;
    only = r;
  }
  const bool shown = (payment.at & kChosen) != 0 && only != Resource::kCount;  // STA-221
  if (options > 1 || shown) {
    s.stack.push(StepId::Pay, payment.seat);
  } else if (only != Resource::kCount) {
    pay_piece(s, payment, only, dealer);
  } else if (card) {                          // DEC-05, DEC-15: the hand alone does not suffice
    if (s.rules >= 2) payment.at |= kChosen;  // for its pieces are chosen
    use_two_resources(s, payment.seat, dealer);
  } else {
    ENSURE(stops);
    finish(s);
  }
}

void offer_pay(const State& s, ActionList& out) {
  const Frame& payment = s.stack[payment_frame(s)];
  if (may_use_card(payment, player(s, payment.seat))) out.push_back(two_resources());
  if (may_stop(s, payment)) out.push_back(stop());
  for (Resource r : all<Resource>()) out.push_back(pay(r));
}

Objection object_to_pay(const State& s, Action a) {
  const Frame& payment = s.stack[payment_frame(s)];
  switch (static_cast<VerbId>(a.verb)) {
    case VerbId::TwoResources:
      return may_use_card(payment, player(s, payment.seat)) ? Clause{} : STA(137);
    case VerbId::Stop: return may_stop(s, payment) ? Clause{} : clause_of(paying_of(payment).price);
    case VerbId::Pay:
      if (a.a < raw(Resource::kCount))
        return object_to_piece(s, payment, static_cast<Resource>(a.a));
      break;
    default: break;
  }
  return clause_of(paying_of(payment).price);
}

void apply_pay(State& s, Action a, Dealer& dealer) {
  const Seat seat = actor(s);
  s.stack.pop();
  if (s.rules >= 2) s.stack.top().at |= kChosen;  // version 1 paid at once what followed
  switch (static_cast<VerbId>(a.verb)) {
    case VerbId::TwoResources: return use_two_resources(s, seat, dealer);
    case VerbId::Stop: return finish(s);
    default: return pay_piece(s, s.stack.top(), static_cast<Resource>(a.a), dealer);
  }
}

}  // namespace ochre::stone_age
