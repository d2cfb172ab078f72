// tribes.cpp - MAM-078 to MAM-089, MAM-096 to MAM-103: where tribes and spirits go, and what their
// attacks cost.
#include <algorithm>

#include "games/mammothodus/clauses.h"
#include "games/mammothodus/questions.h"
#include "games/mammothodus/steps.h"
#include "games/mammothodus/vocabulary.h"

namespace ochre::mammothodus {

Spaces next_steps(const State& s, Space from) {
  const auto& rings = box(s).routes.rings;
  const Spaces places = place_spaces(s);
  const Spaces ancients = ancient_spaces(s);       // MAM-087: in the centre too
  for (std::size_t d = 1; d < kSpaceCount; ++d) {  // MAM-083: nearer first
    const Spaces ring = rings[raw(from)][d];
    Spaces targets = ring & places;  // MAM-082, MAM-086: places before Ancients
    if (targets == 0 && (ring & ancients) != 0) targets = most_crowded(s, ring & ancients);
    if (targets == 0) continue;
    Spaces steps = 0;  // MAM-085: on a shortest route to any of them
    for (; targets != 0; targets = rest(targets)) {
      steps |= rings[raw(from)][1] & rings[raw(first(targets))][d - 1];
    }
    return steps;
  }
  return 0;
}

Spaces spirit_goals(const State& s, Space from) {  // MAM-102: places do not matter
  const Spaces ancients = ancient_spaces(s);
  for (std::size_t d = 1; d < kSpaceCount; ++d) {
    const Spaces ring = box(s).routes.rings[raw(from)][d] & ancients;
    if (ring != 0) return most_crowded(s, ring);
  }
  return 0;
}

void send_tribe(State& s, Space from, Dealer& dealer) {
  const Spaces steps = next_steps(s, from);
  if (size(steps) > 1) {  // D23
    s.stack.push(StepId::TribeStep, active(s)).locals[kSpace] = raw(from);
  } else if (steps == 0) {  // only in written positions: nobody else is anywhere
    s.card.awake[from] = 0;
  } else {
    move_tribe(s, from, first(steps), dealer);
  }
}

void move_tribe(State& s, Space from, Space to, Dealer& dealer) {
  s.tribes.remove(from);
  s.tribes.add(to);
  if (s.card.awake.has(from)) s.card.awake.remove(from);  // MAM-069, MAM-088: it has acted
  s.card.moved = 1;
  if (in_play(s, Discovery::MovementAttack)) s.card.entered.add(to);
  dealer.tell(event(EventId::TribeMoved, kNobody, raw(from), raw(to)));
  if (s.with_talents != 0) s.stack.push(StepId::Entry, active(s)).locals[kSpace] = raw(to);
}

void move_spirit(State& s, Spirit spirit, Space to, Dealer& dealer) {  // MAM-099
  dealer.tell(event(EventId::SpiritMoved, kNobody, raw(spirit), raw(s.spirits[spirit]), raw(to)));
  s.spirits[spirit] = to;
  if (s.with_talents != 0) s.stack.push(StepId::Entry, active(s)).locals[kSpace] = raw(to);
}

void assault(State& s, Space space, int tribes) {
  Frame& frame = s.stack.push(StepId::Assault, active(s));
  frame.locals[kSpace] = raw(space);
  frame.locals[kTribes] = static_cast<std::uint8_t>(tribes);
}

void run_assault(State& s, Dealer& dealer) {
  Frame& frame = s.stack.top();
  const Space space = space_in(frame);
  const int tribes = frame.locals[kTribes];
  if (frame.at++ == 0 && !s.notes.guarded.has(space) &&
      token_owner(s, Talent::Protection, space) != kNobody) {
    s.stack.push(StepId::Protect, active(s)).locals[kSpace] = raw(space);  // D22
    return;
  }
  s.stack.pop();
  if (s.notes.guarded.has(space)) return;  // MAM-254
  int power = tribes;                      // MAM-078, by figurine
  if (tribes > 0) {
    if (in_play(s, Discovery::Attack)) power += box(s).extra_damage;  // MAM-234, MAM-235
    dealer.tell(event(EventId::TribesAttack, kNobody, raw(space), tribes));
  } else {
    const int die = dealer.pick(raw(LuckId::Dice), 6, 1);
    power = (die + 1) / 2;  // MAM-096, MAM-097
    dealer.tell(event(EventId::SpiritAttacks, kNobody, raw(space), die));
  }
  for (Seat seat = 0; seat < s.seats && !is_over(s); ++seat) {
    const int figurines = figurines_at(player(s, seat), space);
    if (figurines > 0) lose_population(s, seat, space, power * figurines, dealer);
  }
}

// MAM-079: figurines stay
void lose_population(State& s, Seat seat, Space where, int loss, Dealer& dealer) {
  Player& p = player(s, seat);
  p.population = static_cast<std::int8_t>(std::max(p.population - loss, -120));
  dealer.tell(event(EventId::Suffered, seat, loss, p.population));
  if (p.population < box(s).population_least) {  // MAM-080
    lose(s, End::Population, dealer, seat, where);
  }
}

void offer_tribe_step(const State& s, ActionList& out) {
  for (Spaces left = next_steps(s, space_in(s.stack.top())); left != 0; left = rest(left)) {
    out.push_back(act(VerbId::Go, first(left)));
  }
}

Objection object_to_tribe_step(const State& s, Action a) {
  if (verb_of(a) != VerbId::Go) return out_of_place(s, a);
  const Space from = space_in(s.stack.top());
  if (holds(next_steps(s, from), space_of(a))) return {};
  if (holds(box(s).spaces[from].adjacent, space_of(a))) {
    return because(MAM(85), CauseId::Astray, a.a, from);
  }
  return because(MAM(81), CauseId::NotAdjacent, a.a, from);
}

void apply_tribe_step(State& s, Action a, Dealer& dealer) {
  const Space from = space_in(s.stack.top());
  s.stack.pop();
  move_tribe(s, from, space_of(a), dealer);
}

void offer_spirit_goal(const State& s, ActionList& out) {  // D26
  const auto spirit = static_cast<Spirit>(s.stack.top().locals[kSpace]);
  for (Spaces left = spirit_goals(s, s.spirits[spirit]); left != 0; left = rest(left)) {
    out.push_back(act(VerbId::Go, first(left)));
  }
}

Objection object_to_spirit_goal(const State& s, Action a) {
  if (verb_of(a) != VerbId::Go) return out_of_place(s, a);
  const Space from = s.spirits[static_cast<Spirit>(s.stack.top().locals[kSpace])];
  const Spaces goals = spirit_goals(s, from);
  if (holds(goals, space_of(a))) return {};
  const int there = ancients_at(s, space_of(a));
  if (there == 0) return because(MAM(99), CauseId::NoAncients, a.a);
  const auto& steps = box(s).routes.steps[raw(from)];
  if (goals == 0 || steps[a.a] > steps[raw(first(goals))]) {
    return because(MAM(99), CauseId::Farther, a.a);
  }
  return because(MAM(100), CauseId::Fewer, a.a, there);
}

void apply_spirit_goal(State& s, Action a, Dealer& dealer) {
  const auto spirit = static_cast<Spirit>(s.stack.top().locals[kSpace]);
  s.stack.pop();
  move_spirit(s, spirit, space_of(a), dealer);
}

}  // namespace ochre::mammothodus
