// acting.cpp - STA-080 to STA-098: using the people, and the village places.
#include "games/stone_age/clauses.h"
#include "games/stone_age/steps.h"
#include "games/stone_age/vocabulary.h"

namespace ochre::stone_age {
namespace {

// STA-082: all own people on the place act together; STA-085: without asking whether.
void resolve(State& s, Seat seat, Place place, Dealer& dealer) {
  if (is_dice_place(place)) {
    return begin_roll(s, seat, raw(place), people_at(s, place, seat), dealer);
  }
  if (!is_village_place(place)) {
    s.stack.push(StepId::Visit, seat).locals[0] = raw(place);
    return;
  }
  people_at(s, place, seat) = 0;
  if (place == Place::ToolMaker) {
    gain_tool(s, seat, dealer);  // STA-090
  } else if (place == Place::Hut) {
    gain_person(s, seat, dealer);  // STA-096
  } else {
    gain_level(s, seat, dealer);  // STA-098
  }
}

// STA-085: own people where an action cannot be declined.
int must_act(const State& s, Seat seat) {
  int people = 0;
  for (Place place : all<Place>(Place::Hunt, Place::Field)) people += people_at(s, place, seat);
  return people;
}

}  // namespace

void act_next(State& s, Seat seat, Dealer& dealer) {
  int places = 0;
  Place last = Place::Hunt;
  for (Place place : all<Place>()) {
    if (people_at(s, place, seat) == 0) continue;
    ++places;
    last = place;
  }
  if (places > 1 || player(s, seat).two_open != 0) {
    s.stack.push(StepId::Act, seat);
  } else {
    resolve(s, seat, last, dealer);
  }
}

void offer_act(const State& s, ActionList& out) {
  const Seat seat = actor(s);
  for (Place place : all<Place>()) {
    if (people_at(s, place, seat) > 0) out.push_back(use(place));
  }
  if (player(s, seat).two_open != 0) out.push_back(two_resources());
}

Objection object_to_act(const State& s, Action a) {
  const Seat seat = actor(s);
  switch (static_cast<VerbId>(a.verb)) {
    case VerbId::Use:
      if (people_at(s, static_cast<Place>(a.a), seat) > 0) return {};
      return because(STA(82), CauseId::NobodyThere, a.a);
    case VerbId::TwoResources:  // STA-137
      return player(s, seat).two_open != 0 ? Objection{} : because(STA(136), CauseId::NoCard);
    case VerbId::Stop:
    case VerbId::Pass: return because(STA(84), CauseId::StillOut, placed(s, seat));
    case VerbId::Decline:
      if (const int n = must_act(s, seat)) return because(STA(85), CauseId::MustAct, n);
      return out_of_place(a, CauseId::Acting);  // a card or building is chosen first
    default: return out_of_place(a, CauseId::Acting);
  }
}

void apply_act(State& s, Action a, Dealer& dealer) {
  const Seat seat = actor(s);
  s.stack.pop();
  if (static_cast<VerbId>(a.verb) == VerbId::TwoResources) {
    use_two_resources(s, seat, dealer);
  } else {
    resolve(s, seat, static_cast<Place>(a.a), dealer);
  }
}

}  // namespace ochre::stone_age
