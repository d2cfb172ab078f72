// payment.cpp - STA-110, STA-121, STA-154, STA-155, STA-174, STA-176, MAH-036 to MAH-039: paying
// piece by piece. A payment is a walk: no piece is of an earlier kind than the one before, no piece
// is offered after which the rest could not be paid (STA-220), and a step without a choice is not
// asked unless something was chosen before it (STA-221).
#include <algorithm>
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
  const bool begun = (payment.at & kPaidPiece) != 0;
  return !begun && p.two_open != 0 && (price == Price::Herd || price == Price::Feeding);
}

bool may_stop(const State& s, const Frame& payment) {  // STA-155: one piece at least
  return paying_of(payment).price == Price::Building && (payment.at & kPaidPiece) != 0 &&
         building_paid(s).type == Cost::Range;
}

// What a payment must be: complete, and of the right pieces.
Clause clause_of(const State& s, const Frame& payment) {
  switch (paying_of(payment).price) {
    case Price::Card: return STA(121);
    case Price::Building: return building_paid(s).type == Cost::Range ? STA(155) : STA(154);
    case Price::Herd: return MAH(38);
    case Price::Feeding: return STA(176);
    case Price::kCount: break;
  }
  return STA(121);
}

// STA-154: pieces of exactly so many kinds, those that are paid already among them.
bool fits_choice(const State& s, const Frame& payment, Resource r) {
  const Paying paying = paying_of(payment);
  const unsigned kinds = paying.kinds | (1u << raw(r));
  EnumArray<Resource, std::uint16_t> rest = player(s, payment.seat).resources;
  --rest[r];
  return can_pay_kinds(rest, raw(r), paying.left - 1,
                       building_paid(s).kinds - std::popcount(kinds));
}

// May this piece be paid now? Then the rest can be paid, too, without an earlier kind (STA-220).
bool fits(const State& s, const Frame& payment, Resource r) {
  const Paying paying = paying_of(payment);
  const auto& have = player(s, payment.seat).resources;
  if (have[r] == 0 || raw(r) < paying.least_kind) return false;
  if (paying.price == Price::Building) {
    return building_paid(s).type == Cost::Range || fits_choice(s, payment, r);
  }
  int later = 0;
  for (Resource other : all<Resource>(r, Resource::Gold)) later += have[other];
  return later >= paying.left;
}

// The same question of a choice tile without the order: could the set have this piece in it?
bool fits_in_any_order(const State& s, const Frame& payment, Resource r) {
  const Paying paying = paying_of(payment);
  const auto& have = player(s, payment.seat).resources;
  const unsigned kinds = paying.kinds | (1u << raw(r));
  EnumArray<Resource, std::uint16_t> others{};  // kinds that are not in it yet
  int more = -1;                                // pieces of those that are, after this one
  for (Resource kind : all<Resource>()) {
    const bool in = (kinds >> raw(kind) & 1u) != 0;
    more += in ? have[kind] : 0;
    others[kind] = in ? std::uint16_t{0} : have[kind];
  }
  const int new_kinds = building_paid(s).kinds - std::popcount(kinds);
  for (int of_others = std::max(0, paying.left - 1 - more); of_others < paying.left; ++of_others) {
    if (can_pay_kinds(others, -1, of_others, new_kinds)) return true;
  }
  return false;
}

Objection why_not_piece(const State& s, const Frame& payment, Resource r) {
  const Paying paying = paying_of(payment);
  if (player(s, payment.seat).resources[r] == 0) {
    const Clause law = paying.price == Price::Herd      ? MAH(36)
                       : paying.price == Price::Feeding ? STA(174)
                                                        : clause_of(s, payment);
    return because(law, CauseId::NoPiece, r);
  }
  const bool is_choice = paying.price == Price::Building && building_paid(s).type == Cost::Choice;
  if (is_choice && !fits_in_any_order(s, payment, r)) {
    return because(STA(154), CauseId::Kinds, r, building_paid(s).kinds);
  }
  if (raw(r) < paying.least_kind) {
    return because(STA(220), CauseId::EarlierKind, r, paying.least_kind);
  }
  return because(STA(220), CauseId::NeedsEarlier, r);
}

// Ending a payment before it is complete; a range tile may be had for less, but not for nothing.
Objection object_to_stop(const State& s, const Frame& payment) {
  const Clause law = clause_of(s, payment);
  return law == STA(155) ? because(law, CauseId::NonePaid)
                         : because(law, CauseId::PiecesLeft, paying_of(payment).left);
}

Objection object_to_card(const State& s, const Frame& payment) {
  const Player& p = player(s, payment.seat);
  if (may_use_card(payment, p)) return {};
  return p.two_open == 0 ? because(STA(136), CauseId::NoCard) : because(STA(137), CauseId::Begun);
}

Clause why_not_starve(Price price) {
  return price == Price::Herd ? MAH(38) : price == Price::Feeding ? STA(176) : STA(175);
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
    if (!fits(s, payment, r)) continue;
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
  for (Resource r : all<Resource>()) {
    if (player(s, payment.seat).resources[r] > 0) out.push_back(pay(r));
  }
}

Objection object_to_pay(const State& s, Action a) {
  const Frame& payment = s.stack[payment_frame(s)];
  const auto r = static_cast<Resource>(a.a);
  switch (static_cast<VerbId>(a.verb)) {
    case VerbId::Pay: return fits(s, payment, r) ? Objection{} : why_not_piece(s, payment, r);
    case VerbId::TwoResources: return object_to_card(s, payment);
    case VerbId::Stop: return may_stop(s, payment) ? Objection{} : object_to_stop(s, payment);
    case VerbId::Pass:
      return may_stop(s, payment) ? because(STA(155), CauseId::SayStop)
                                  : object_to_stop(s, payment);
    case VerbId::Starve: return because(why_not_starve(paying_of(payment).price), CauseId::Paying);
    default: return out_of_place(a, CauseId::Paying);
  }
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
