// taming.cpp - MAH-050 to MAH-072: taming a mammoth, and who gets what.
#include <algorithm>
#include <bit>
#include <span>

#include "games/stone_age/clauses.h"
#include "games/stone_age/steps.h"
#include "games/stone_age/vocabulary.h"

namespace ochre::stone_age {
namespace {

enum class TamePart : std::uint8_t { Decide, Give, kCount };

void tell_dice(Seat seat, const DiceRow& dice, Dealer& dealer) {
  const std::span all(dice.begin(), dice.size());
  const int first = dice_word(all);
  if (dice.size() <= kDiceAWord) return dealer.tell(event(EventId::Tamed, seat, first));
  dealer.tell(event(EventId::TamedMany, seat, first, dice_word(all, kDiceAWord)));
}

DiceRow roll_row(int n, Dealer& dealer) {  // MAH-052, MAH-055, MAH-056: no tool
  std::array<int, 7> faces{};
  for (int i = 0; i < n; ++i)
    ++faces[static_cast<std::size_t>(dealer.pick(raw(LuckId::Dice), 6, 1))];
  DiceRow dice{};
  for (std::uint8_t face = 6; face > 0; --face) {  // the highest first
    for (int i = 0; i < faces[face]; ++i) dice.push_back(face);
  }
  return dice;
}

// The bits of those who lead after all dice were compared.
unsigned leaders_of(const State& s, Dealer& dealer) {
  unsigned leaders = 0;
  DiceRow best{};
  Seat seat = s.start;
  for (int i = 0; i < s.seats; ++i, seat = next_seat(s, seat)) {  // MAH-054
    const int n = s.tamers[static_cast<std::size_t>(seat)];
    if (n == 0) continue;  // MAH-051
    const DiceRow dice = roll_row(n, dealer);
    if (dealer.is_heard()) tell_dice(seat, dice, dealer);
    const int order = compare_dice(dice, best);
    if (order > 0) {
      best = dice;
      leaders = 0;
    }
    if (order >= 0) leaders |= only(seat);  // MAH-067, MAH-070: the beaten are out
  }
  return leaders;
}

void decide(State& s, Dealer& dealer) {
  unsigned leaders = 0;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (s.tamers[static_cast<std::size_t>(seat)] > 0) leaders |= only(seat);
  }
  if (std::popcount(leaders) > 1) leaders = leaders_of(s, dealer);  // MAH-061: alone, no roll
  Frame& taming = s.stack.top();
  taming.at = raw(TamePart::Give);
  if (std::popcount(leaders) > 1) {  // MAH-066
    taming.locals[kTameDraw] = static_cast<std::uint8_t>(leaders);
  } else if (leaders != 0) {
    const auto winner = static_cast<Seat>(std::countr_zero(leaders));
    taming.locals[kTameWinner] = static_cast<std::uint8_t>(winner + 1);
    dealer.tell(event(EventId::Won, winner));
    s.stack.push(StepId::Bonus, winner);
  }
}

void finish(State& s, Dealer& dealer) {
  const int winner = s.stack.top().locals[kTameWinner] - 1;
  if (winner >= 0) {  // MAH-064
    player(s, static_cast<Seat>(winner)).tiles.add(s.bonus_tile);
    dealer.tell(event(EventId::TookTile, static_cast<Seat>(winner), raw(s.bonus_tile)));
  } else {  // MAH-068, MAH-069
    dealer.tell(event(EventId::Untamed, kNobody, raw(s.bonus_tile)));
  }
  s.bonus_tile = kNoTile;
  s.tamers = {};  // MAH-072
  s.stack.pop();
}

}  // namespace

// MAH-058, MAH-059: both in descending order; MAH-060: a missing die counts as 0.
int compare_dice(const DiceRow& a, const DiceRow& b) {
  for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i) {
    const int first = i < a.size() ? a[i] : 0;
    const int second = i < b.size() ? b[i] : 0;
    if (first != second) return first - second;
  }
  return 0;
}

void run_taming(State& s, Dealer& dealer) {
  Frame& taming = s.stack.top();
  if (taming.at == raw(TamePart::Decide)) return decide(s, dealer);
  if (taming.locals[kTameDraw] == 0) return finish(s, dealer);
  Seat seat = s.start;  // MAH-071
  while ((taming.locals[kTameDraw] & only(seat)) == 0) seat = next_seat(s, seat);
  taming.locals[kTameDraw] = static_cast<std::uint8_t>(taming.locals[kTameDraw] ^ only(seat));
  dealer.tell(event(EventId::Drew, seat));
  carry_out(s, seat, row(s, s.bonus_tile).all, dealer);  // MAH-080
}

void offer_bonus(const State&, ActionList& out) {
  out.push_back(bonus(true));
  out.push_back(bonus(false));
}

Objection object_to_bonus(const State&, Action a) {  // MAH-091: one of them, useful or not
  switch (static_cast<VerbId>(a.verb)) {
    case VerbId::Bonus: return {};
    case VerbId::AddTool: return because(MAH(55), CauseId::Winning);
    case VerbId::AddOneUse: return because(MAH(56), CauseId::Winning);
    case VerbId::Stop:
    case VerbId::Decline:
    case VerbId::Pass: return because(MAH(91), CauseId::Winning);
    default: return out_of_place(a, CauseId::Winning);
  }
}

void apply_bonus(State& s, Action a, Dealer& dealer) {
  const Seat seat = actor(s);
  s.stack.pop();
  dealer.tell(event(EventId::ChoseBonus, seat, a.a));
  const TileRow& tile = row(s, s.bonus_tile);
  carry_out(s, seat, a.a == 0 ? tile.first : tile.all, dealer);  // MAH-062, MAH-063
}

}  // namespace ochre::stone_age
