// rolling.cpp - STA-100 to STA-107, STA-129: rolls, and the tools that are added to them.
#include <algorithm>
#include <functional>
#include <span>

#include "games/stone_age/clauses.h"
#include "games/stone_age/steps.h"
#include "games/stone_age/vocabulary.h"

namespace ochre::stone_age {
namespace {

void finish_roll(State& s, Dealer& dealer) {  // STA-102: the remainder is lost
  const Frame roll = s.stack.top();
  s.stack.pop();
  const int sum = roll.locals[kRollSum];
  if (roll.locals[kRollFor] >= kCardRoll) {
    const auto r = static_cast<Resource>(roll.locals[kRollFor] - kCardRoll);
    return gain_resource(s, roll.seat, r, sum / box(s).value[r], dealer);
  }
  const auto place = static_cast<Place>(roll.locals[kRollFor]);
  if (place == Place::Hunt) {
    gain_food(s, roll.seat, sum / box(s).food_divisor, dealer);
  } else {
    gain_resource(s, roll.seat, resource_of(place), sum / box(s).value[resource_of(place)], dealer);
  }
  if (is_herd_place(s, place))
    return leave_herd_place(s, roll.seat, dealer);  // MAH-030, MAH-031, MAH-041
  people_at(s, place, roll.seat) = 0;
}

void tell_roll(Seat seat, std::span<std::uint8_t> dice, int sum, Dealer& dealer) {
  std::sort(dice.begin(), dice.end(), std::greater{});
  const int first = dice_word(dice);
  if (dice.size() <= kDiceAWord) return dealer.tell(event(EventId::Rolled, seat, first, sum));
  const int more = dice_word(dice, kDiceAWord);
  if (dice.size() <= 2 * kDiceAWord) {
    return dealer.tell(event(EventId::RolledMany, seat, first, more, sum));
  }
  const int rest = dice_word(dice, 2 * kDiceAWord);
  dealer.tell(event(EventId::RolledMost, seat, first, more, rest, sum));
}

// Tools are numbered: slots from 0, then one-use tools by value; each roll adds them in this order.
int number_of(Action a) {
  return static_cast<VerbId>(a.verb) == VerbId::AddTool ? a.a - 1 : kToolSlots + a.a;
}

}  // namespace

void begin_roll(State& s, Seat seat, std::uint8_t what_for, int dice, Dealer& dealer) {
  FixedList<std::uint8_t, kMostPeople> faces{};
  int sum = 0;
  for (int i = 0; i < dice; ++i) {  // STA-100, STA-107
    faces.push_back(static_cast<std::uint8_t>(dealer.pick(raw(LuckId::Dice), 6, 1)));
    sum += faces.back();
  }
  if (dealer.is_heard()) tell_roll(seat, {faces.begin(), faces.size()}, sum, dealer);
  Frame& roll = s.stack.push(StepId::Roll, seat);
  roll.locals[kRollFor] = what_for;
  roll.locals[kRollSum] = static_cast<std::uint8_t>(sum);
}

void run_roll(State& s, Dealer& dealer) {  // STA-106: no other dice know tools
  const Frame& roll = s.stack.top();
  if (has_usable_tool(player(s, roll.seat), roll.locals[kRollNext])) {
    s.stack.push(StepId::Tools, roll.seat);
  } else {
    finish_roll(s, dealer);
  }
}

void offer_tools(const State& s, ActionList& out) {
  const Player& me = player(s, actor(s));
  out.push_back(stop());
  for (int slot = 0; slot < kToolSlots; ++slot) {
    if (me.used[static_cast<std::size_t>(slot)] == 0) out.push_back(add_tool(slot));
  }
  for (std::uint8_t value : me.one_use) out.push_back(add_one_use(value));
}

Objection object_to_tools(const State& s, Action a) {
  const Player& me = player(s, actor(s));
  const Frame& roll = s.stack[s.stack.depth() - 2];
  switch (static_cast<VerbId>(a.verb)) {
    case VerbId::Stop: return {};
    case VerbId::AddTool:
      if (me.tools[a.a - 1u] == 0) return because(STA(101), CauseId::NoTool, a.a);
      if (me.used[a.a - 1u] != 0) return because(STA(103), CauseId::UsedTool, a.a);
      break;
    case VerbId::AddOneUse:
      if (std::find(me.one_use.begin(), me.one_use.end(), a.a) == me.one_use.end()) {
        return because(STA(105), CauseId::NoOneUse, a.a);
      }
      break;
    case VerbId::Pass: return because(STA(101), CauseId::SayStop);
    default: return out_of_place(a, CauseId::Adding);
  }
  const bool is_next = number_of(a) >= roll.locals[kRollNext];
  return is_next ? Objection{} : because(STA(104), CauseId::EarlierTool);
}

void apply_tools(State& s, Action a, Dealer& dealer) {
  const Seat seat = actor(s);
  Player& me = player(s, seat);
  s.stack.pop();
  Frame& roll = s.stack.top();
  if (static_cast<VerbId>(a.verb) == VerbId::Stop) return finish_roll(s, dealer);
  int value = a.a;
  if (static_cast<VerbId>(a.verb) == VerbId::AddTool) {
    value = me.tools[a.a - 1u];  // STA-103: its whole value
    me.used[a.a - 1u] = 1;
    dealer.tell(event(EventId::ToolUsed, seat, value));
  } else {
    const auto at = std::find(me.one_use.begin(), me.one_use.end(), a.a) - me.one_use.begin();
    me.one_use.erase(static_cast<std::size_t>(at));  // STA-105: once in the whole game
    dealer.tell(event(EventId::OneUseUsed, seat, value));
  }
  roll.locals[kRollSum] = static_cast<std::uint8_t>(roll.locals[kRollSum] + value);
  roll.locals[kRollNext] = static_cast<std::uint8_t>(number_of(a) + 1);
}

}  // namespace ochre::stone_age
