// generation.cpp - MAM-202 to MAM-217, D70 to D73: a new generation of one clan.
#include <algorithm>

#include "games/mammothodus/clauses.h"
#include "games/mammothodus/questions.h"
#include "games/mammothodus/steps.h"
#include "games/mammothodus/vocabulary.h"

namespace ochre::mammothodus {
namespace {

enum class Part : std::uint8_t {
  Degradation,
  Population,
  Figurines,
  Specialities,
  Shuffle,
  kCount
};

void degrade(State& s, Seat seat, Dealer& dealer) {  // MAM-203 to MAM-206
  Player& p = player(s, seat);
  const int due = std::max(0, on_board(p) - p.marker);
  if (due > s.supply) return lose(s, End::Degradation, dealer, seat);  // MAM-204
  p.marker = 0;                                                        // MAM-205
  if (due == 0) return;
  s.supply = static_cast<std::uint8_t>(s.supply - due);
  p.discard.add(Card::Degradation, due);
  dealer.tell(event(EventId::TookDegradation, seat, due));
}

void ask_for_figurine(State& s, Seat seat) {  // MAM-209, MAM-210: an only one is added unasked
  const Player& p = player(s, seat);
  Colour last = Colour::kCount;
  for (Colour colour : all<Colour>()) {
    if (p.figurines[colour] == kNowhere) last = colour;
  }
  if (on_board(p) + 1 < kFigurines) {
    s.stack.push(StepId::AddFigurine, seat);
  } else {
    s.stack.push(StepId::AddSpace, seat).locals[kColour] = raw(last);
  }
}

// The occupied positions, in board order: the colours of the figurines that stand there.
FixedList<Colour, kFigurines> positions(const Player& p) {
  FixedList<Colour, kFigurines> out;
  for (Space space : all<Space>()) {
    for (Colour colour : all<Colour>()) {
      if (p.figurines[colour] == space) out.push_back(colour);
    }
  }
  return out;
}

// With all four in one space every assignment is the same, unless some were used.
bool is_speciality_asked(const State& s, Seat seat) {
  const Player& p = player(s, seat);
  if (on_board(p) == 0) return false;
  if (on_board(p) < kFigurines || rest(spaces_of(p)) != 0) return true;
  const auto mixed = [](int set) {
    return (set & kAllColours) != 0 && (set & kAllColours) != kAllColours;
  };
  return seat == active(s) && (mixed(s.notes.used) || mixed(s.notes.tried));
}

std::uint8_t reassigned(std::uint8_t set, const FixedList<Colour, kFigurines>& old,
                        const Frame& frame) {
  std::uint8_t out = 0;
  for (std::size_t i = 0; i < old.size(); ++i) {
    if (has_bit(set, old[i])) set_bit(out, static_cast<Colour>(frame.locals[i] - 1));
  }
  return out;
}

// Remembers which figurines only stand where another was used, for a true reason.
void note_positions(State& s, const FixedList<Colour, kFigurines>& old, const Frame& frame) {
  const auto before = static_cast<std::uint8_t>(s.notes.used >> kFigurines);
  std::uint8_t out = 0;
  for (std::size_t i = 0; i < old.size(); ++i) {
    const auto colour = static_cast<Colour>(frame.locals[i] - 1);
    if (!has_bit(s.notes.used, old[i])) continue;
    if (colour != old[i] || has_bit(before, old[i])) set_bit(out, colour);
  }
  s.notes.used = static_cast<std::uint8_t>((s.notes.used & kAllColours) | out << kFigurines);
}

void exchange(State& s, const Frame frame, Dealer& dealer) {  // MAM-213, MAM-214
  Player& p = player(s, frame.seat);
  const auto old = positions(p);
  const auto before = p.figurines;
  for (Space& space : p.figurines) space = kNowhere;
  for (std::size_t i = 0; i < old.size(); ++i) {
    const auto colour = static_cast<Colour>(frame.locals[i] - 1);
    p.figurines[colour] = before[old[i]];
    if (colour == old[i]) continue;
    dealer.tell(event(EventId::Changed, frame.seat, raw(colour), raw(before[old[i]])));
  }
  if (frame.seat != active(s)) return;
  if (s.rules >= 2) note_positions(s, old, frame);
  s.notes.used = static_cast<std::uint8_t>((s.notes.used & ~kAllColours) |
                                           reassigned(s.notes.used, old, frame));  // MAM-215
  s.notes.tried = reassigned(s.notes.tried, old, frame);
}

void assign(State& s, Colour colour, Dealer& dealer) {  // the last colour is no choice
  Frame& frame = s.stack.top();
  const Player& p = player(s, frame.seat);
  frame.locals[frame.at++] = static_cast<std::uint8_t>(raw(colour) + 1);
  const int count = on_board(p);
  if (frame.at == kFigurines - 1 && count == kFigurines) {
    const int left = 10 - frame.locals[0] - frame.locals[1] - frame.locals[2];  // of 1 + 2 + 3 + 4
    frame.locals[frame.at++] = static_cast<std::uint8_t>(left);
  }
  if (frame.at < count) return;
  const Frame done = frame;
  s.stack.pop();
  exchange(s, done, dealer);
}

Spaces room_for(const State& s, const Player& p) {  // MAM-209
  Spaces out = only(Space::C);
  for (Spaces left = spaces_of(p); left != 0; left = rest(left)) {
    out |= only(first(left)) | box(s).spaces[first(left)].adjacent;
  }
  return out;
}

}  // namespace

void run_generation(State& s, Dealer& dealer) {
  Frame& frame = s.stack.top();
  const Seat seat = frame.seat;
  Player& p = player(s, seat);
  if (frame.at == raw(Part::Degradation)) {
    dealer.tell(event(EventId::Generation, seat));
    frame.at = raw(Part::Population);
    return degrade(s, seat, dealer);
  }
  const int allowed = allowed_figurines(s, p.population);  // MAM-207
  if (frame.at == raw(Part::Population)) {
    frame.at = raw(Part::Figurines);
    if (allowed == 0) return lose(s, End::Extinct, dealer, seat);  // MAM-208
  }
  if (frame.at == raw(Part::Figurines)) {
    if (on_board(p) < allowed) return ask_for_figurine(s, seat);
    if (on_board(p) > allowed && allowed > 0) {
      s.stack.push(StepId::RemoveFigurine, seat);  // MAM-211
      return;
    }
    frame.at = raw(Part::Specialities);
  }
  if (frame.at == raw(Part::Specialities)) {
    frame.at = raw(Part::Shuffle);
    if (is_speciality_asked(s, seat)) {
      s.stack.push(StepId::Speciality, seat);
      return;
    }
  }
  p.draw.add(p.discard);  // MAM-216
  p.discard = {};
  s.stack.pop();
}

void offer_add_figurine(const State&, ActionList& out) {
  for (Colour colour : all<Colour>()) out.push_back(act(VerbId::Add, colour));
}

Objection object_to_add_figurine(const State& s, Action a) {
  if (verb_of(a) != VerbId::Add) return out_of_place(s, a);
  const Space at = player(s, actor(s)).figurines[colour_of(a)];
  return at == kNowhere ? Objection{} : because(MAM(210), CauseId::Standing, a.a, at);
}

void apply_add_figurine(State& s, Action a, Dealer&) {
  const Seat seat = actor(s);
  s.stack.pop();
  s.stack.push(StepId::AddSpace, seat).locals[kColour] = a.a;
}

void offer_add_space(const State& s, ActionList& out) {
  for (Spaces left = room_for(s, player(s, actor(s))); left != 0; left = rest(left)) {
    out.push_back(act(VerbId::Place, first(left)));
  }
}

Objection object_to_add_space(const State& s, Action a) {
  if (verb_of(a) != VerbId::Place) return out_of_place(s, a);
  if (holds(room_for(s, player(s, actor(s))), space_of(a))) return {};
  return because(MAM(209), CauseId::FarAway, a.a);
}

void apply_add_space(State& s, Action a, Dealer& dealer) {
  const Frame frame = s.stack.top();
  s.stack.pop();
  player(s, frame.seat).figurines[static_cast<Colour>(frame.locals[kColour])] = space_of(a);
  dealer.tell(event(EventId::Added, frame.seat, frame.locals[kColour], a.a));
  win_if_won(s, dealer);  // MAM-219: after every placement
}

void offer_remove_figurine(const State&, ActionList& out) {
  for (Colour colour : all<Colour>()) out.push_back(act(VerbId::Remove, colour));
}

Objection object_to_remove_figurine(const State& s, Action a) {
  if (verb_of(a) != VerbId::Remove) return out_of_place(s, a);
  if (player(s, actor(s)).figurines[colour_of(a)] != kNowhere) return {};
  return because(MAM(211), CauseId::Reserve, a.a);
}

void apply_remove_figurine(State& s, Action a, Dealer& dealer) {
  const Seat seat = actor(s);
  player(s, seat).figurines[colour_of(a)] = kNowhere;  // MAM-212
  if (seat == active(s)) {
    s.notes.used = static_cast<std::uint8_t>(s.notes.used & ~(0x11u << a.a));
    s.notes.tried = static_cast<std::uint8_t>(s.notes.tried & ~(1u << a.a));
  }
  dealer.tell(event(EventId::Removed, seat, a.a));
  s.stack.pop();
}

void offer_speciality(const State&, ActionList& out) {
  for (Colour colour : all<Colour>()) out.push_back(act(VerbId::Assign, colour));
  out.push_back(act(VerbId::Keep));
}

Objection object_to_speciality(const State& s, Action a) {
  const Frame& frame = s.stack.top();
  if (verb_of(a) == VerbId::Keep) {
    return frame.at == 0 ? Objection{} : because(MAM(213), CauseId::Begun);
  }
  if (verb_of(a) != VerbId::Assign) return out_of_place(s, a);
  for (std::size_t i = 0; i < frame.at; ++i) {
    if (frame.locals[i] == a.a + 1) return because(MAM(214), CauseId::Assigned, a.a);
  }
  return {};
}

void apply_speciality(State& s, Action a, Dealer& dealer) {
  if (verb_of(a) == VerbId::Assign) return assign(s, colour_of(a), dealer);
  s.stack.pop();
}

}  // namespace ochre::mammothodus
