// activating.cpp - MAM-158 to MAM-173, D52: activating a place of power.
#include "games/mammothodus/clauses.h"
#include "games/mammothodus/questions.h"
#include "games/mammothodus/steps.h"
#include "games/mammothodus/vocabulary.h"

namespace ochre::mammothodus {
namespace {

int shards_lacking(const State& s, int line, Space space) {
  Bag<Shard> left = s.shards[space];
  int lacking = 0;
  for (Fragment fragment : s.open) {
    const Icon icon = box(s).fragments[raw(fragment)][static_cast<std::size_t>(line)];
    if (icon.kind != Icon::Kind::Shard) continue;
    const auto kind = static_cast<Shard>(icon.value);
    if (left.has(kind)) {
      left.remove(kind);
    } else {
      ++lacking;
    }
  }
  return lacking;
}

bool is_wrong(const State& s, Icon icon, Space space) {  // of colour or region
  const SpaceRow& row = box(s).spaces[space];
  return (icon.kind == Icon::Kind::Colour && raw(row.colour) != icon.value) ||
         (icon.kind == Icon::Kind::Region && raw(row.region) != icon.value);
}

// The territory fulfils no line: what it lacks for the one that comes nearest.
Objection object_to_territory(const State& s, Space space) {
  int nearest = kLines, least = 0;
  for (int line = 0; line < kLines; ++line) {
    if (s.places[static_cast<std::size_t>(line)] != kNowhere) continue;
    const int shards = shards_lacking(s, line, space);
    int lacking = 100 * shards + shards;  // of equal ones that with fewer shards
    for (Fragment fragment : s.open) {
      const Icon icon = box(s).fragments[raw(fragment)][static_cast<std::size_t>(line)];
      if (is_wrong(s, icon, space)) lacking += 100;
    }
    if (nearest == kLines || lacking < least) least = lacking, nearest = line;
  }
  if (nearest == kLines) return because(MAM(166), CauseId::AllActive);
  return object_to_condition(s, nearest, space);
}

}  // namespace

Objection object_to_condition(const State& s, int line, Space space) {
  const int lacking = shards_lacking(s, line, space);
  if (lacking > 0) return because(MAM(167), CauseId::ShardsShort, line + 1, lacking, space);
  for (Fragment fragment : s.open) {
    const Icon icon = box(s).fragments[raw(fragment)][static_cast<std::size_t>(line)];
    if (!is_wrong(s, icon, space)) continue;
    const bool colour = icon.kind == Icon::Kind::Colour;
    return because(MAM(168), colour ? CauseId::WrongColour : CauseId::WrongRegion, line + 1,
                   icon.value, space);
  }
  return {};
}

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
  if (space == Space::C) return because(MAM(160), CauseId::AtHome, colour);
  if (has_bit(s.notes.tried, colour)) return because(MAM(165), CauseId::Tried, colour);
  if (holds(place_spaces(s), space)) return because(MAM(172), CauseId::PlaceThere, space);
  if (fulfilled_lines(s, space) == 0) return object_to_territory(s, space);
  int available = points(hand, matching(s, Deed::Activate, space));  // MAM-161
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (seat == active(s) || !is_near(s, player(s, seat), space)) continue;
    available += points(player(s, seat).hand, only(Colour::Blue));  // MAM-175
  }
  const int cost = activation_cost(s);
  return available >= cost ? Objection{} : because(MAM(162), CauseId::CostShort, available, cost);
}

void offer_line(const State&, ActionList& out) {
  for (int line = 1; line <= kLines; ++line) out.push_back(act(VerbId::Line, line));
}

Objection object_to_line(const State& s, Action a) {
  if (verb_of(a) != VerbId::Line) return out_of_place(s, a);
  const int line = a.a - 1;
  if ((fulfilled_lines(s, space_in_use(s)) >> line & 1) != 0) return {};
  if (s.places[static_cast<std::size_t>(line)] != kNowhere) {
    return because(MAM(166), CauseId::LineDone, a.a);
  }
  return object_to_condition(s, line, space_in_use(s));
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
