// moving.cpp - MAM-119 to MAM-130, D43: a figurine moves, and may carry a shard.
#include <algorithm>

#include "games/mammothodus/clauses.h"
#include "games/mammothodus/questions.h"
#include "games/mammothodus/steps.h"
#include "games/mammothodus/vocabulary.h"

namespace ochre::mammothodus {
namespace {

Space& place_of(State& s, const Frame& frame) {
  return player(s, frame.seat).figurines[static_cast<Colour>(frame.locals[kColour])];
}
Space place_of(const State& s, const Frame& frame) {
  return player(s, frame.seat).figurines[static_cast<Colour>(frame.locals[kColour])];
}
bool has_flag(const Frame& frame, std::uint8_t flag) {
  return (frame.locals[kMoveFlags] & flag) != 0;
}
void set_flag(Frame& frame, std::uint8_t flag) {
  frame.locals[kMoveFlags] = static_cast<std::uint8_t>(frame.locals[kMoveFlags] | flag);
}

void put_down(State& s, Frame& frame, Dealer& dealer) {  // it lies there already
  if (frame.locals[kCarried] == 0) return;
  dealer.tell(
      event(EventId::PutDown, frame.seat, frame.locals[kCarried] - 1, raw(place_of(s, frame))));
  frame.locals[kCarried] = 0;
}

void stop(State& s, Dealer& dealer) {  // MAM-126
  Frame& frame = s.stack.top();
  put_down(s, frame, dealer);
  s.notes.arrived[place_of(s, frame)] = 1;
  s.stack.pop();
}

void step(State& s, Space to, Dealer& dealer) {
  Frame& frame = s.stack.top();
  Space& at = place_of(s, frame);
  if (frame.locals[kCarried] != 0) {  // a carried shard lies where its bearer stands
    const auto kind = static_cast<Shard>(frame.locals[kCarried] - 1);
    s.shards[at].remove(kind);
    s.shards[to].add(kind);
    set_flag(frame, kSteppedSince);
  }
  at = to;
  set_flag(frame, kStepped);
  --frame.locals[kStepsLeft];
  dealer.tell(event(EventId::Went, frame.seat, frame.locals[kColour], raw(to)));
  win_if_won(s, dealer);  // MAM-219: after every step
  if (is_over(s)) return;
  if (frame.locals[kStepsLeft] == 0) stop(s, dealer);
}

}  // namespace

void begin_move(State& s, Colour colour, int steps) {
  Frame& frame = s.stack.push(StepId::Move, active(s));
  frame.locals[kColour] = raw(colour);
  frame.locals[kStepsLeft] = static_cast<std::uint8_t>(steps);
}

void turn_up_shards(State& s, Dealer& dealer) {  // MAM-129, MAM-130
  for (Space space : all<Space>()) {
    if (!s.notes.arrived.has(space) || !s.face_down.has(space)) continue;
    s.face_down.remove(space);
    const Shard kind = dealer.draw(raw(LuckId::Shard), s.hidden);
    s.shards[space].add(kind);
    dealer.tell(event(EventId::TurnedUp, kNobody, raw(kind), raw(space)));
  }
  s.notes.arrived = {};
}

void offer_move(const State& s, ActionList& out) {
  const Frame& frame = s.stack.top();
  const Space at = place_of(s, frame);
  for (Spaces left = box(s).spaces[at].adjacent; left != 0; left = rest(left)) {
    out.push_back(act(VerbId::Go, first(left)));
  }
  if (!has_flag(frame, kPickedUp)) {
    for (Shard kind : all<Shard>()) {
      if (s.shards[at].has(kind)) out.push_back(act(VerbId::PickUp, raw(kind)));
    }
  }
  out.push_back(act(VerbId::PutDown));
  out.push_back(act(VerbId::Stop));
}

Objection object_to_move(const State& s, Action a) {
  const Frame& frame = s.stack.top();
  const Space at = place_of(s, frame);
  if (verb_of(a) == VerbId::Go) {  // MAM-005: mountains do not matter; MAM-118: nor do tribes
    if (holds(box(s).spaces[at].adjacent, space_of(a))) return {};
    return because(MAM(119), CauseId::NotAdjacent, a.a, at);
  }
  if (verb_of(a) == VerbId::PickUp) {
    if (has_flag(frame, kPickedUp)) return because(MAM(125), CauseId::Carried);
    if (s.shards[at].has(static_cast<Shard>(a.a))) return {};
    if (s.face_down.has(at)) return because(MAM(128), CauseId::FaceDown, at);
    return because(MAM(124), CauseId::NoShard, a.a, at);
  }
  if (verb_of(a) == VerbId::PutDown) {
    if (frame.locals[kCarried] == 0) return because(MAM(124), CauseId::CarriesNone);
    return has_flag(frame, kSteppedSince) ? Objection{} : because(MAM(124), CauseId::NotYetOn);
  }
  if (verb_of(a) != VerbId::Stop) return out_of_place(s, a);
  return has_flag(frame, kStepped) ? Objection{} : because(MAM(122), CauseId::NoStep);
}

void apply_move(State& s, Action a, Dealer& dealer) {
  Frame& frame = s.stack.top();
  if (verb_of(a) == VerbId::Go) return step(s, space_of(a), dealer);
  if (verb_of(a) == VerbId::PutDown) return put_down(s, frame, dealer);
  if (verb_of(a) == VerbId::Stop) return stop(s, dealer);
  set_flag(frame, kPickedUp);  // MAM-124
  frame.locals[kCarried] = static_cast<std::uint8_t>(a.a + 1);
  dealer.tell(event(EventId::PickedUp, frame.seat, a.a));
}

}  // namespace ochre::mammothodus
