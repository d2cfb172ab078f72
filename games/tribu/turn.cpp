// turn.cpp - TRI-050 to TRI-057, TRI-130 to TRI-139, TRI-240 to TRI-247: how a turn and a challenge
// end.
#include <algorithm>

#include "games/tribu/clauses.h"
#include "games/tribu/steps.h"
#include "games/tribu/vocabulary.h"

namespace ochre::tribu {
namespace {

enum class ChallengePart : std::uint8_t { Deal, Score, kCount };
enum class TurnPart : std::uint8_t { Begin, End, kCount };

// TRI-131: lone Tribe cards that lay there when the turn began; TRI-135: in the order of their
// types.
void eliminate_lone(State& s, Seat seat, Dealer& dealer) {
  Player& p = player(s, seat);
  for (Tribe tribe : all<Tribe>()) {
    Chain& chain = p.chains[tribe];
    // TRI-132: however it came to be alone; TRI-133: any vase saves it; TRI-138: nobody has to.
    if (chain.laid == 0 || !chain.vases.empty()) continue;
    if (turn_note(s, TurnNote::Laid) == raw(tribe) + 1) continue;  // TRI-130: until the next turn
    if (p.leader == tribe) continue;                               // TRI-137
    dealer.tell(event(EventId::Eliminated, seat, raw(tribe)));
    s.discard.push_back(card_of(tribe));  // TRI-134: under the discard pile
    if (chain.active != kNoCard) {
      s.discard.push_back(chain.active);
      forget_kept(p, chain.active);
      dealer.tell(event(EventId::EliminatedActive, seat, raw(chain.active)));  // TRI-235
    }
    chain = {};
  }
}

void count_idle(State& s) {  // TRI-065
  const bool idle = turn_note(s, TurnNote::Source) == raw(Source::Discard) &&
                    turn_note(s, TurnNote::Discarded) != 0;
  s.idle = static_cast<std::uint16_t>(idle ? s.idle + 1 : 0);
}

bool is_exhausted(const State& s, Dealer& dealer) {  // TRI-243
  if (std::any_of(s.discard.begin(), s.discard.end(), is_diorama)) return false;
  for (Card card : all<Card>(Card::StatueRed, Card::TotemBlue)) {
    if (!s.deck.has(card)) continue;
    // TRI-244: the table has looked, so all know; of a deck this large they knew before.
    const bool sure = s.deck.total() > kDeckCards - kDioramaTypes * kCopies;
    if (!sure) dealer.tell(event(EventId::DeckHolds, kNobody));
    return false;
  }
  return true;
}

void skip_turn(State& s, Seat seat, Dealer& dealer) {  // TRI-218
  for (Chain& chain : player(s, seat).chains) {
    if (chain.blocked == 0) continue;
    chain.blocked = 0;          // TRI-219: he may be blocked again
    s.played.add(Card::Block);  // TRI-212
  }
  dealer.tell(event(EventId::Skipped, seat));
}

// TRI-056 (3) to (5), TRI-240: exhaustion, safety, else the next player.
void judge_turn(State& s, Dealer& dealer) {
  const Seat seat = actor(s);
  const bool exhausted = is_exhausted(s, dealer);
  const bool last = s.turn >= box(s).max_turns_per_player * s.seats;  // TRI-247
  s.stack.pop();
  if (exhausted || last) {
    dealer.tell(event(exhausted ? EventId::Exhausted : EventId::TurnLimit, kNobody));
    return;
  }
  s.stack.push(StepId::Turn, next_seat(s, seat));
}

}  // namespace

// TRI-002: a game is a series of challenges, each dealt, played and scored on its own.
void run_challenge(State& s, Dealer& dealer) {
  Frame& frame = s.stack.top();
  if (frame.at == raw(ChallengePart::Deal)) {
    frame.at = raw(ChallengePart::Score);
    begin_challenge(s, dealer);
    return;
  }
  score_challenge(s, dealer);
  s.stack.pop();
  if (is_decided(s)) return;
  s.dealer = next_seat(s, s.dealer);  // TRI-274
  s.stack.push(StepId::Challenge, s.dealer);
}

void run_turn(State& s, Dealer& dealer) {
  Frame& frame = s.stack.top();
  const Seat seat = frame.seat;
  if (frame.at == raw(TurnPart::Begin)) {
    ++s.turn;
    if (is_blocked(player(s, seat))) {  // TRI-057, TRI-136: no turn, no elimination
      skip_turn(s, seat, dealer);
      judge_turn(s, dealer);
      return;
    }
    frame.at = raw(TurnPart::End);  // TRI-050: one option, then the turn ends
    s.stack.push(StepId::Start, seat);
    return;
  }
  eliminate_lone(s, seat, dealer);  // TRI-056 (1)
  count_idle(s);
  if (complete_chains(player(s, seat)) >= chains_to_close(s)) {  // TRI-241, TRI-245, TRI-246
    s.closer = seat;
    dealer.tell(event(EventId::Closed, seat));
    s.stack.pop();
    return;
  }
  judge_turn(s, dealer);
}

}  // namespace ochre::tribu
