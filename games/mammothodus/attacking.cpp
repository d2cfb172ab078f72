// attacking.cpp - MAM-033, MAM-043, MAM-131 to MAM-142, MAM-255, D44 to D48: dice, rerolls for
// population, and what is destroyed. Dice are counted by face: they are all alike.
#include <algorithm>

#include "games/mammothodus/clauses.h"
#include "games/mammothodus/questions.h"
#include "games/mammothodus/steps.h"
#include "games/mammothodus/vocabulary.h"

namespace ochre::mammothodus {
namespace {

constexpr int shown(Face face) { return raw(face) + 1; }

// Takes the dice that destroy the spirit: for each value, from the highest, the lowest unused die
// that is high enough; false: they do not suffice (MAM-033, MAM-137).
bool spend_on_spirit(const State& s, Spirit spirit, int bonus, Bag<Face>& dice) {
  for (const int value : box(s).spirits[spirit].dice) {
    if (value == 0) break;
    Face die = Face::kCount;
    for (Face face : all<Face>()) {
      if (!dice.has(face) || shown(face) + bonus < value) continue;
      die = face;
      break;
    }
    if (die == Face::kCount) return false;
    dice.remove(die);
  }
  return true;
}

// What an attack may hit: of a figurine, or of a trap.
Clause reach(const State& s) {
  return find_step(s, StepId::Entry) != nullptr ? MAM(258) : MAM(131);
}

Objection object_to_destroy(const State& s, const Frame& hits, Spirit spirit) {
  if (s.spirits[spirit] != space_in(hits)) {
    return because(reach(s), CauseId::SpiritElsewhere, spirit, space_in(hits));
  }
  Bag<Face> dice = s.dice;
  if (spend_on_spirit(s, spirit, hits.locals[kBonus], dice)) return {};
  const auto& values = box(s).spirits[spirit].dice;
  const auto count = std::count_if(values.begin(), values.end(), [](int n) { return n > 0; });
  return because(MAM(137), CauseId::DiceShort, spirit, count, values[0]);
}

int high_dice(const State& s, const Frame& hits) {  // MAM-136, MAM-138
  int high = 0;
  for (Face face : all<Face>()) {
    if (shown(face) + hits.locals[kBonus] >= tribe_value(s)) high += s.dice[face];
  }
  return high;
}

int most_hits(const State& s, const Frame& hits) {
  return std::min<int>(high_dice(s, hits), s.tribes[space_in(hits)]);
}

// Of the tribes in a space first those fall that have just entered, last those yet to act.
void destroy_tribes(State& s, Space space, int n, Dealer& dealer) {
  s.tribes.remove(space, n);  // MAM-031
  s.card.entered[space] = static_cast<std::uint8_t>(std::max(0, s.card.entered[space] - n));
  s.card.awake[space] = std::min(s.card.awake[space], s.tribes[space]);
  dealer.tell(event(EventId::TribesFell, kNobody, n, raw(space)));
}

void roll_marked(State& s, Dealer& dealer) {
  const int n = s.marked.total();
  for (Face face : all<Face>()) s.dice.remove(face, s.marked[face]);
  s.marked = {};
  roll(s, n, dealer);
}

void mark(State& s, Face face, Dealer& dealer) {  // the last choice is no choice
  s.marked.add(face);
  if (s.marked.total() < s.dice.total()) return;
  s.stack.pop();
  roll_marked(s, dealer);
}

}  // namespace

void roll(State& s, int dice, Dealer& dealer) {  // MAM-043: no limit
  for (int i = 0; i < dice; ++i) {
    const int die = dealer.pick(raw(LuckId::Dice), 6, 1);
    s.dice.add(static_cast<Face>(die - 1));
    dealer.tell(event(EventId::Rolled, active(s), die));
  }
}

void run_fight(State& s, Dealer& dealer) {  // MAM-133 to MAM-135
  Frame& frame = s.stack.top();
  const Space space = space_in_use(s);
  const auto part = static_cast<UsePart>(frame.at++);
  if (part == UsePart::Effect) {
    if (!s.notes.guarded.has(space) && token_owner(s, Talent::Protection, space) != kNobody) {
      s.stack.push(StepId::Protect, frame.seat).locals[kSpace] = raw(space);  // D46, MAM-256
    }
  } else if (part == UsePart::Roll) {
    roll(s, frame.locals[kPoints], dealer);
  } else if (part == UsePart::Reroll) {
    if (player(s, frame.seat).population <= box(s).population_least) return;  // MAM-141
    frame.at = raw(UsePart::Reroll);
    s.stack.push(StepId::Reroll, frame.seat);
  } else if (part == UsePart::Hits) {
    Frame& hits = s.stack.push(StepId::Hits, frame.seat);
    hits.locals[kSpace] = raw(space);
    hits.locals[kBonus] = s.notes.guarded.has(space) ? box(s).protection_bonus : 0;  // MAM-255
  } else {
    s.stack.pop();
  }
}

// The spirits first, one by one, then the tribes; MAM-139: the player chooses after the last roll.
void run_hits(State& s, Dealer&) {
  Frame& frame = s.stack.top();
  if (frame.at == 0) {
    for (Spirit spirit : all<Spirit>()) {
      if (s.spirits[spirit] != space_in(frame) || object_to_destroy(s, frame, spirit)) continue;
      s.stack.push(StepId::SpiritHit, active(s));
      return;
    }
    frame.at = 1;
  }
  if (frame.at == 1) {
    frame.at = 2;
    if (most_hits(s, frame) > 0) {
      s.stack.push(StepId::TribeHit, active(s));
      return;
    }
  }
  s.dice = {};
  s.stack.pop();
}

void offer_spirit_hit(const State&, ActionList& out) {  // D47
  for (Spirit spirit : all<Spirit>()) out.push_back(act(VerbId::DestroySpirit, raw(spirit)));
  out.push_back(act(VerbId::Decline));
}

Objection object_to_spirit_hit(const State& s, Action a) {
  if (verb_of(a) == VerbId::Decline) return {};
  if (verb_of(a) != VerbId::DestroySpirit) return out_of_place(s, a);
  return object_to_destroy(s, beneath(s), static_cast<Spirit>(a.a));
}

void apply_spirit_hit(State& s, Action a, Dealer& dealer) {
  s.stack.pop();
  Frame& hits = s.stack.top();
  if (verb_of(a) == VerbId::Decline) {
    hits.at = 1;
    return;
  }
  const auto spirit = static_cast<Spirit>(a.a);
  spend_on_spirit(s, spirit, hits.locals[kBonus], s.dice);
  s.spirits[spirit] = kNowhere;  // MAM-103; MAM-069: summoned anew it is not activated
  s.card.awake_spirits = static_cast<std::uint8_t>(s.card.awake_spirits & ~(1u << a.a));
  dealer.tell(event(EventId::SpiritFell, active(s), a.a, hits.locals[kSpace]));
}

void offer_tribe_hit(const State& s, ActionList& out) {  // D48
  const int most = most_hits(s, beneath(s));
  for (int n = 0; n <= most; ++n) out.push_back(act(VerbId::DestroyTribes, n));
}

Objection object_to_tribe_hit(const State& s, Action a) {
  if (verb_of(a) != VerbId::DestroyTribes) return out_of_place(s, a);
  const Frame& hits = beneath(s);
  const int tribes = s.tribes[space_in(hits)], high = high_dice(s, hits);
  if (a.a > tribes) return because(reach(s), CauseId::TribesThere, tribes, space_in(hits));
  if (a.a <= high) return {};
  return because(in_play(s, Discovery::Defence) ? MAM(233) : MAM(136), CauseId::HitsShort, high,
                 tribe_value(s));
}

void apply_tribe_hit(State& s, Action a, Dealer& dealer) {
  s.stack.pop();
  if (a.a > 0) destroy_tribes(s, space_in(s.stack.top()), a.a, dealer);
}

void offer_reroll(const State&, ActionList& out) {  // D44
  out.push_back(act(VerbId::Accept));
  out.push_back(act(VerbId::Reroll));
}

Objection object_to_reroll(const State& s, Action a) {
  if (verb_of(a) == VerbId::Accept) return {};
  if (verb_of(a) != VerbId::Reroll) return out_of_place(s, a);
  const int population = player(s, actor(s)).population;
  if (population > box(s).population_least) return {};
  return because(MAM(141), CauseId::Poor, population);
}

void apply_reroll(State& s, Action a, Dealer& dealer) {
  const Seat seat = actor(s);
  s.stack.pop();
  if (verb_of(a) == VerbId::Accept) {
    s.stack.top().at = raw(UsePart::Hits);
    return;
  }
  Player& me = player(s, seat);
  --me.population;  // MAM-140
  dealer.tell(event(EventId::RollsAgain, seat, me.population));
  s.stack.push(StepId::Mark, seat);
  Face only_face = Face::kCount;
  for (Face face : all<Face>()) {
    if (s.dice.has(face)) only_face = only_face == Face::kCount ? face : static_cast<Face>(7);
  }
  if (only_face < Face::kCount) mark(s, only_face, dealer);
}

void offer_mark(const State&, ActionList& out) {  // D45
  for (Face face : all<Face>()) out.push_back(act(VerbId::Mark, shown(face)));
  out.push_back(act(VerbId::Roll));
}

Objection object_to_mark(const State& s, Action a) {
  if (verb_of(a) == VerbId::Roll) {
    return s.marked.empty() ? because(MAM(140), CauseId::NoneMarked) : Objection{};
  }
  if (verb_of(a) != VerbId::Mark) return out_of_place(s, a);
  const auto face = static_cast<Face>(a.a - 1);
  return s.dice[face] > s.marked[face] ? Objection{} : because(MAM(140), CauseId::NoDie, a.a);
}

void apply_mark(State& s, Action a, Dealer& dealer) {
  if (verb_of(a) == VerbId::Mark) return mark(s, static_cast<Face>(a.a - 1), dealer);
  s.stack.pop();
  roll_marked(s, dealer);
}

}  // namespace ochre::mammothodus
