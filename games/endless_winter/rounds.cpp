// rounds.cpp - EWP-065 to EWP-070, EWP-091, EWP-213 to EWP-222, EWP-328: rounds and the Preparation
// phase.
#include "games/endless_winter/steps.h"
#include "games/endless_winter/vocabulary.h"

namespace ochre::endless_winter {
namespace {

void refill_display(State& s, Dealer& dealer) {
  if (s.round == 2) s.display.fill(kNoCard);  // EWP-218: what is left leaves the game
  const int from_era = s.round == 1 ? 1 : 2;  // EWP-217, EWP-219
  for (int slot = 0; slot < kDisplay; ++slot) {
    if (s.display[static_cast<std::size_t>(slot)] == kNoCard) {
      deal_display(s, slot, from_era, dealer);
    }
  }
}

void prepare(State& s, Dealer& dealer) {  // EWP-214 to EWP-219
  for (Player& p : s.players) {
    if (&p >= s.players.data() + s.seats) break;
    p.chief_figure = 1;  // EWP-215
    p.tribe_figures = 2;
    p.resting = 0;
    p.placed.clear();
  }
  s.bottoms = 0;
  // EWP-174, EWP-216
  while (s.hunting.total() < hunting_size(s) && !s.animals.empty()) show_animal(s, dealer);
  refill_display(s, dealer);
  ++s.round;
  s.turns = 0;
}

void draw_new_cards(State& s, Seat seat, Dealer& dealer) {  // EWP-220, EWP-221
  Player& me = player(s, seat);
  int missing = box(s).preparation_draw;
  for (; missing > 0 && can_draw(me); --missing) draw_card(s, seat, dealer);
  // EWP-072, EWP-073, EWP-370: a lesser benefit for each card that is not there
  if (missing > 0) push_unit(s, seat, Do::Idol, missing);
}

void end_preparation(State& s, Dealer& dealer) {  // EWP-328
  if (!has_option(s, Option::Rest)) return;
  if (s.rest_up != kNoRest) s.rest_under.push_back(s.rest_up);
  s.rest_up = kNoRest;
  turn_up_rest_token(s, dealer);
}

void next_turn(State& s) {  // EWP-068, EWP-091
  if (s.turns == kTurns * s.seats) return next_part(s);
  const Seat seat = seat_at(s, s.turns % s.seats);
  ++s.turns;
  s.stack.push(StepId::Turn, seat);
}

}  // namespace

void run_game(State& s, Dealer& dealer) {
  Frame& frame = s.stack.top();
  switch (static_cast<GamePart>(frame.at)) {
    case GamePart::Round:
      dealer.tell(event(EventId::RoundBegan, kNobody, s.round));
      return next_part(s);
    case GamePart::Turns: return next_turn(s);
    case GamePart::Reveal: reveal_piles(s, dealer); return next_part(s);
    case GamePart::Eclipse:  // EWP-197
      if (frame.locals[0] < s.seats) {
        const Seat seat = seat_at(s, frame.locals[0]++);
        s.stack.push(StepId::Eclipse, seat);
        return;
      }
      end_eclipse(s);
      frame.locals[0] = 0;
      return next_part(s);
    case GamePart::Prepare:
      if (s.round == kRounds) {  // EWP-069
        score_game(s, dealer);
        s.stack.pop();
        return;
      }
      prepare(s, dealer);
      return next_part(s);
    case GamePart::Draws:
    case GamePart::kCount: break;
  }
  if (frame.locals[0] < s.seats) {
    return draw_new_cards(s, seat_at(s, frame.locals[0]++), dealer);
  }
  end_preparation(s, dealer);
  frame.locals[0] = 0;
  frame.at = raw(GamePart::Round);  // EWP-222
}

}  // namespace ochre::endless_winter
