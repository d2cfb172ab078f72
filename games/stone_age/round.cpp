// round.cpp - STA-040 to STA-043, STA-080, STA-178, STA-180 to STA-193: the shape of a round, its
// end, the new one.
#include <algorithm>

#include "games/stone_age/steps.h"
#include "games/stone_age/vocabulary.h"

namespace ochre::stone_age {
namespace {

void begin_phase(State& s, Phase phase) {  // STA-041, STA-043: again from the start player
  Frame& round = s.stack.top();
  round.at = raw(phase);
  round.seat = s.start;
  round.locals[kDone] = 0;
}

void slide_cards(State& s) {  // STA-182: towards space 1, in unchanged order
  std::size_t filled = 0;
  for (Card card : s.display) {
    if (card != kNoCard) s.display[filled++] = card;
  }
  while (filled < kCardSpaces) s.display[filled++] = kNoCard;
}

void end_game(State& s, Dealer& dealer) {
  dealer.tell(event(EventId::Ended, kNobody));
  score_game(s, dealer);
}

void end_round(State& s, Dealer& dealer) {
  if (has_empty_stack(s) || s.round >= kLastRound) return end_game(s, dealer);  // STA-180
  s.start = next_seat(s, s.start);                                              // STA-181
  slide_cards(s);
  const auto missing = std::count(s.display.begin(), s.display.end(), kNoCard);
  if (s.pile.total() < missing) return end_game(s, dealer);  // STA-184, STA-187: nothing is dealt
  dealer.tell(event(EventId::Slid, kNobody));
  for (std::size_t space = 0; space < kCardSpaces; ++space) {  // STA-183; STA-192: none may remain
    if (s.display[space] == kNoCard) deal_card(s, space, dealer);
  }
  for (Player& p : s.players) p.used = {};  // STA-185
  ++s.round;
  dealer.tell(event(EventId::Starts, s.start, s.round));
  place_herd(s, dealer);  // STA-186, MAH-016
  begin_phase(s, Phase::Placing);
}

// STA-080: one player after another, each with all of his people.
void run_acting(State& s, Dealer& dealer) {
  Frame& round = s.stack.top();
  if (placed(s, round.seat) > 0) return act_next(s, round.seat, dealer);
  if (++round.locals[kDone] == s.seats) return begin_phase(s, Phase::Taming);  // STA-086
  round.seat = next_seat(s, round.seat);
}

void run_feeding(State& s, Dealer& dealer) {  // STA-178
  Frame& round = s.stack.top();
  if (round.locals[kDone] == s.seats) return end_round(s, dealer);
  const Seat seat = round.seat;
  ++round.locals[kDone];
  round.seat = next_seat(s, seat);
  feed_player(s, seat, dealer);
}

// STA-050: around the table until nobody can place; STA-053, STA-070: who cannot is skipped.
void run_placing(State& s, Dealer& dealer) {
  Frame& round = s.stack.top();
  Seat seat = round.seat;
  for (int i = 0; i < s.seats; ++i, seat = next_seat(s, seat)) {
    Action only{};
    const int options = count_placements(s, seat, only);
    if (options == 0) continue;
    round.seat = next_seat(s, seat);
    s.stack.push(StepId::Place, seat);
    if (options == 1) apply_place(s, only, dealer);  // STA-052: nothing to choose
    return;
  }
  begin_phase(s, Phase::Acting);
}

}  // namespace

bool has_empty_stack(const State& s) {
  return std::any_of(s.stacks.begin(), s.stacks.begin() + s.seats,
                     [](const BuildingStack& stack) { return stack.top == kNoBuilding; });
}

void run_round(State& s, Dealer& dealer) {  // STA-040
  switch (static_cast<Phase>(s.stack.top().at)) {
    case Phase::Placing: return run_placing(s, dealer);
    case Phase::Acting: return run_acting(s, dealer);
    case Phase::Taming:  // MAH-050: between acting and feeding, while there is a tile
      if (s.bonus_tile == kNoTile) return begin_phase(s, Phase::Feeding);
      s.stack.push(StepId::Taming, s.start);
      return;
    case Phase::Feeding: return run_feeding(s, dealer);
    case Phase::kCount: break;
  }
}

}  // namespace ochre::stone_age
