// taking.cpp - STA-108, STA-136, STA-137, MAH-088: taking resources of one's choice, piece by
// piece.
#include <algorithm>

#include "games/stone_age/clauses.h"
#include "games/stone_age/steps.h"
#include "games/stone_age/vocabulary.h"

namespace ochre::stone_age {
namespace {

// No kind before the last one, and enough of later kinds for the pieces that follow.
Objection object_to_kind(const State& s, Resource r, int left, int least) {
  if (supply(s, r) <= 0) return because(STA(108), CauseId::NoneLeft, r);
  if (raw(r) < least) return because(STA(136), CauseId::EarlierTaken, r, least);
  int after = 0;
  for (Resource later : all<Resource>(r, Resource::Gold)) after += supply(s, later);
  return after >= left ? Objection{} : because(STA(108), CauseId::FewLeft, r, after, left);
}

Resource only_kind(const State& s, int left, int least) {  // kCount: there is a choice
  Resource found = Resource::kCount;
  for (Resource r : all<Resource>()) {
    if (object_to_kind(s, r, left, least)) continue;
    if (found != Resource::kCount) return Resource::kCount;
    found = r;
  }
  return found;
}

}  // namespace

void begin_taking(State& s, Seat seat, int pieces, Dealer& dealer) {
  pieces = std::min(pieces, supply(s));  // STA-108: if there is none, nothing is gained
  int least = 0;
  while (pieces > 0) {
    const Resource only = only_kind(s, pieces, least);
    if (only == Resource::kCount) break;
    gain_resource(s, seat, only, 1, dealer);
    least = raw(only);
    --pieces;
  }
  if (pieces == 0) return;
  Frame& frame = s.stack.push(StepId::Take, seat);
  frame.locals[kTakeLeft] = static_cast<std::uint8_t>(pieces);
  frame.locals[kTakeLeast] = static_cast<std::uint8_t>(least);
}

void use_two_resources(State& s, Seat seat, Dealer& dealer) {
  player(s, seat).two_open = 0;  // STA-136: once
  dealer.tell(event(EventId::UsedTwo, seat));
  begin_taking(s, seat, 2, dealer);
}

void offer_take(const State&, ActionList& out) {
  for (Resource r : all<Resource>()) out.push_back(take(r));
}

Objection object_to_take(const State& s, Action a) {
  const Frame& frame = s.stack.top();
  switch (static_cast<VerbId>(a.verb)) {
    case VerbId::Take:
      return object_to_kind(s, static_cast<Resource>(a.a), frame.locals[kTakeLeft],
                            frame.locals[kTakeLeast]);
    case VerbId::Stop:
    case VerbId::Pass:
      return because(s.stack[0].at == raw(Phase::Taming) ? MAH(91) : STA(136), CauseId::Taking);
    default: return out_of_place(a, CauseId::Taking);
  }
}

void apply_take(State& s, Action a, Dealer& dealer) {
  const Seat seat = actor(s);
  Frame& frame = s.stack.top();
  gain_resource(s, seat, static_cast<Resource>(a.a), 1, dealer);
  frame.locals[kTakeLeast] = a.a;
  while (--frame.locals[kTakeLeft] > 0) {
    const Resource only = only_kind(s, frame.locals[kTakeLeft], frame.locals[kTakeLeast]);
    if (only == Resource::kCount) return;
    gain_resource(s, seat, only, 1, dealer);
  }
  s.stack.pop();
}

}  // namespace ochre::stone_age
