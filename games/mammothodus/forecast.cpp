// forecast.cpp - what the next human card may cost: an estimate for bots, not rules. The cards left
// in the human deck are known, so each colour has its chance; what it would do is told in short:
// who summons, who is attacked, whether a tribe moves, and where new ones appear if none does.
#include <algorithm>

#include "games/mammothodus/appraisal.h"
#include "games/mammothodus/rules.h"
#include "games/mammothodus/steps.h"

namespace ochre::mammothodus {
namespace {

constexpr int kLoss = 9704, kSpiritPower = 2;  // half a die, rounded up, as it falls on average
constexpr int kTribeGone = 58;                 // one that summons leaves its place

struct Blow {
  std::array<int, kMaxSeats> loss{};  // of population, by clan
  int calls = 0;                      // spirits summoned
  int appear = 0;                     // tribes, if none moves
};

void strike(const State& s, const Board& board, Space at, int power, Blow& blow) {
  for (std::size_t seat = 0; seat < s.seats; ++seat) {
    blow.loss[seat] += power * board.figurines[seat][raw(at)];
  }
}

Blow blow_of(const State& s, const Board& board, Spaces area) {
  Blow out;
  bool moves = false;
  for (Spaces left = area & static_cast<Spaces>(s.tribes.mask()); left != 0; left = rest(left)) {
    const Space at = first(left);
    if (holds(board.places, at)) {
      ++out.calls;
      strike(s, board, at, kSpiritPower, out);
    } else if (holds(board.ancients, at)) {
      strike(s, board, at, s.tribes[at], out);
    } else {
      moves = true;
    }
  }
  for (Space at : s.spirits) {
    if (at == kNowhere || !holds(area, at)) continue;
    const Spaces goals = holds(board.ancients, at) ? only(at) : spirit_goals(s, at);
    if (goals != 0) strike(s, board, first(goals), kSpiritPower, out);
  }
  if (!moves) out.appear = size(area & open_trails(s));
  return out;
}

int cost_of(const State& s, const Board& board, const Blow& blow) {
  const int tribes = board.tribes - blow.calls;
  if (board.spirits + blow.calls > static_cast<int>(kSpiritWords.size())) return kLoss;
  if (tribes + blow.appear > box(s).tribes) return kLoss;
  int cost = spirits_worth(board.spirits) - spirits_worth(board.spirits + blow.calls) -
             kTribeGone * blow.calls + tribes_worth(s, board.tribes) -
             tribes_worth(s, tribes + blow.appear);
  for (Seat seat = 0; seat < s.seats; ++seat) {
    const int loss = blow.loss[static_cast<std::size_t>(seat)];
    if (loss == 0) continue;
    const int now = player(s, seat).population;
    if (now - loss < box(s).population_least) return kLoss;
    cost += population_worth(s, now) - population_worth(s, now - loss);
  }
  return cost;
}

const Bag<HumanCard>& coming(const State& s) {
  return s.human_deck.empty() ? s.human_discard : s.human_deck;
}

// Adds a kind of card of which the deck has `n`.
void note(const State& s, const Board& board, const Blow& blow, int n, Outlook& out) {
  out.calls += n * blow.calls;
  out.appear += n * blow.appear;
  bool fatal = board.spirits + blow.calls > static_cast<int>(kSpiritWords.size()) ||
               board.tribes - blow.calls + blow.appear > box(s).tribes;
  for (std::size_t seat = 0; seat < s.seats; ++seat) {
    out.loss[seat] += n * blow.loss[seat];
    out.worst[seat] = std::max(out.worst[seat], blow.loss[seat]);
    fatal |= s.players[seat].population - blow.loss[seat] < box(s).population_least;
  }
  if (fatal) out.fatal += n;
}

}  // namespace

int forecast(const State& s, const Board& board, Outlook* outlook) {
  const Bag<HumanCard>& deck = coming(s);
  const int cards = deck.total();
  const int last_trails = s.trail_stack.empty() ? deck[HumanCard::NewTrail] : 0;  // MAM-067
  if (outlook != nullptr) *outlook = {.cards = cards, .fatal = last_trails};
  if (cards == 0) return 0;
  int sum = last_trails * kLoss;
  for (Colour colour : all<Colour>()) {
    const int n = deck[static_cast<HumanCard>(raw(colour))];
    if (n == 0) continue;
    const Blow blow = blow_of(s, board, box(s).routes.of_colour[colour]);
    sum += n * cost_of(s, board, blow);
    if (outlook != nullptr) note(s, board, blow, n, *outlook);
  }
  return -sum / cards * 106 / 100;  // others will follow
}

}  // namespace ochre::mammothodus
