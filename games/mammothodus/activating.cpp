// activating.cpp - MAM-158 to MAM-173, D52: activating a place of power.
#include "games/mammothodus/clauses.h"
#include "games/mammothodus/questions.h"
#include "games/mammothodus/steps.h"
#include "games/mammothodus/vocabulary.h"

namespace ochre::mammothodus {

int fulfilled_lines(const State& s,
                    Space space) {  // MAM-166, MAM-171: lines without an active place
  int lines = 0;
  for (int line = 0; line < kLines; ++line) {
    if (s.places[static_cast<std::size_t>(line)] == kNowhere && fulfils(s, line, space)) {
      lines |= 1 << line;
    }
  }
  return lines;
}

// Points count with all the help that could be had (D40).
Objection object_to_activation(const State& s, const Bag<Card>& hand, Colour colour) {
  const Space space = player(s, active(s)).figurines[colour];  // MAM-158, MAM-159
  if (space == Space::C) return MAM(160);
  if (has_bit(s.notes.tried, colour)) return MAM(165);
  if (holds(place_spaces(s), space)) return MAM(172);
  if (fulfilled_lines(s, space) == 0) return MAM(167);
  int available = points(hand, matching(s, Deed::Activate, space));  // MAM-161
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (seat == active(s) || !is_near(s, player(s, seat), space)) continue;
    available += points(player(s, seat).hand, only(Colour::Blue));  // MAM-175
  }
  return available >= activation_cost(s) ? Clause{} : MAM(162);
}

void offer_line(const State&, ActionList& out) {
  for (int line = 1; line <= kLines; ++line) out.push_back(act(VerbId::Line, line));
}

Objection object_to_line(const State& s, Action a) {
  if (verb_of(a) != VerbId::Line) return MAM(166);
  return (fulfilled_lines(s, space_in_use(s)) >> (a.a - 1) & 1) != 0 ? Clause{} : MAM(166);
}

void apply_line(State& s, Action a, Dealer&) {
  s.stack.pop();
  s.stack.top().locals[kLine] = static_cast<std::uint8_t>(a.a - 1);
}

void activate(State& s, Dealer& dealer) {
  const Space space = space_in_use(s);
  const std::size_t line = s.stack.top().locals[kLine];
  s.stack.pop();
  for (Fragment fragment : s.open) {  // MAM-169: what was used leaves the game
    const Icon icon = box(s).fragments[raw(fragment)][line];
    if (icon.kind != Icon::Kind::Shard) continue;
    s.shards[space].remove(static_cast<Shard>(icon.value));
    dealer.tell(event(EventId::ShardUsed, kNobody, icon.value));
  }
  s.places[line] = space;  // MAM-170
  dealer.tell(event(EventId::Activated, active(s), static_cast<int>(line) + 1, raw(space)));
  win_if_won(s, dealer);
}

void take_back(State& s, Dealer& dealer) {  // the figurine cannot try again in this turn
  dealer.tell(event(EventId::TookBack, active(s), activation_cost(s)));
  for (Seat seat = 0; seat < s.seats; ++seat) {
    player(s, seat).hand.add(player(s, seat).laid);
    player(s, seat).laid = {};
  }
  set_bit(s.notes.tried, colour_in_use(s));
  s.stack.pop();
}

}  // namespace ochre::mammothodus
