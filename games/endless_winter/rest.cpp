// rest.cpp - EWP-131 to EWP-134, EWP-324 to EWP-330, EWP-353: the Rest space and the Rest tokens.
#include "games/endless_winter/steps.h"
#include "games/endless_winter/vocabulary.h"

namespace ochre::endless_winter {
namespace {

bool is_drawn(const State& s) { return s.turn.bottom_done != 0; }
bool is_tipped(const State& s) { return s.turn.middle_done != 0; }

Objection object_to_use_token(const State& s, int k) {
  if (s.turn.token == kNoRest) return because(EWP(330), CauseId::NoToken);
  const Ability& one = ability(s, rest_ability(s.turn.token, k));
  if (one.items == 0) return because(EWP(326), CauseId::NoTokenEffect);
  if ((s.turn.token_used >> k & 1) != 0) return because(EWP(329), CauseId::Used);
  if (can_do_any(s, actor(s), one)) return {};
  return because(EWP(375), CauseId::NoEffect);
}

Objection object_to_rest_tip(const State& s, Animal animal) {  // EWP-131: afterwards, once
  if (!is_drawn(s)) return because(EWP(131), CauseId::NotDrawn);
  if (is_tipped(s)) return because(EWP(131), CauseId::TippedBefore);
  if (player(s, actor(s)).upright.has(animal)) return {};
  return because(EWP(256), CauseId::NotUpright, animal);
}

}  // namespace

void offer_token(const State&, ActionList& out) {
  out.push_back(act(VerbId::TakeToken));
  out.push_back(act(VerbId::NextToken));
}

Objection object_to_token(const State& s, Action a) {
  if (verb_of(a) == VerbId::TakeToken) return {};
  if (verb_of(a) != VerbId::NextToken) return out_of_place(s, a);
  return s.rest_stack.empty() && s.rest_under.empty() ? EWP(325) : Clause{};
}

void apply_token(State& s, Action a, Dealer& dealer) {
  const Seat seat = actor(s);
  s.stack.pop();
  if (verb_of(a) == VerbId::NextToken) {
    const RestToken down = s.rest_up;
    turn_up_rest_token(s, dealer);
    s.rest_under.push_back(down);
  }
  s.turn.token = s.rest_up;
  s.rest_up = kNoRest;
  dealer.tell(event(EventId::RestTokenTaken, seat, raw(s.turn.token)));
  next_part(s);
}

void return_rest_token(State& s) {
  if (s.turn.token != kNoRest) s.rest_under.push_back(s.turn.token);
  s.turn.token = kNoRest;
}

void offer_rest(const State& s, ActionList& out) {
  offer_chief(s, out);
  if (s.turn.token != kNoRest) {
    out.push_back(act(VerbId::UseToken, 1));
    out.push_back(act(VerbId::UseToken, 2));
  }
  if (!is_drawn(s)) return out.push_back(act(VerbId::RestDraw));
  const Player& me = player(s, actor(s));
  for (Animal animal : all<Animal>()) {
    if (!is_tipped(s) && me.upright.has(animal)) out.push_back(act(VerbId::Tip, animal));
  }
  out.push_back(act(VerbId::EndTurn));
}

Objection object_to_rest(const State& s, Action a) {
  const VerbId verb = verb_of(a);
  if (verb == VerbId::UseChief) return object_to_use_chief(s, a.a - 1);
  if (verb == VerbId::UseToken) return object_to_use_token(s, a.a - 1);
  if (verb == VerbId::RestDraw) {
    if (!is_drawn(s)) return {};
    return because(EWP(131), CauseId::Drawn);
  }
  if (verb == VerbId::Tip) return object_to_rest_tip(s, static_cast<Animal>(a.a));
  if (verb == VerbId::EndTurn) {
    if (is_drawn(s)) return {};
    return because(EWP(353), CauseId::NotDrawn);
  }
  if (verb != VerbId::Play && verb != VerbId::Use) return out_of_place(s, a);
  if (is_tribe(static_cast<Card>(a.a))) return because(EWP(115), CauseId::FigureAt, Column::Rest);
  return verb == VerbId::Use ? EWP(97) : because(EWP(99), CauseId::FigureAt, Column::Rest);
}

void apply_rest(State& s, Action a, Dealer& dealer) {
  const Seat seat = actor(s);
  s.stack.pop();
  const VerbId verb = verb_of(a);
  if (verb == VerbId::EndTurn) return next_part(s);
  if (verb == VerbId::UseChief) return apply_use_chief(s, a.a - 1, dealer);
  if (verb == VerbId::UseToken) {
    s.turn.token_used = static_cast<std::uint8_t>(s.turn.token_used | 1u << (a.a - 1));
    return push_effect(s, seat, rest_ability(s.turn.token, a.a - 1));
  }
  if (verb == VerbId::RestDraw) {
    s.turn.bottom_done = 1;
    return push_unit(s, seat, Do::Draw, 1);
  }
  s.turn.middle_done = 1;
  tip(s, seat, static_cast<Animal>(a.a), dealer);
}

}  // namespace ochre::endless_winter
