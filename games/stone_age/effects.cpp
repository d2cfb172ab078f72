// effects.cpp - STA-091 to STA-098, STA-108, STA-125 to STA-140, MAH-080 to MAH-092: what a player
// gains; one function an icon.
#include <algorithm>

#include "games/stone_age/steps.h"
#include "games/stone_age/vocabulary.h"

namespace ochre::stone_age {
namespace {

// STA-091, STA-094: the slot that a tool gain adds or raises; kToolSlots: none (STA-092).
std::size_t slot_to_raise(const Player& p) {
  std::size_t best = kToolSlots;
  for (std::size_t i = 0; i < kToolSlots; ++i) {
    if (p.tools[i] == 0) return i;  // the lowest free slot
    if (p.tools[i] == kTopTool) continue;
    if (best == kToolSlots || p.tools[i] < p.tools[best] ||
        (p.tools[i] == p.tools[best] && p.used[i] < p.used[best])) {
      best = i;
    }
  }
  return best;
}

void keep_one_use_tool(Player& p, std::uint8_t value) {  // STA-134
  p.one_use.push_back(value);
  std::sort(p.one_use.begin(), p.one_use.end());
}

}  // namespace

void gain_resource(State& s, Seat seat, Resource r, int n, Dealer& dealer) {
  if (s.limited_supply != 0) n = std::min(n, supply(s, r));  // STA-108: cut to what is there
  if (n <= 0) return;
  std::uint16_t& mine = player(s, seat).resources[r];
  mine = static_cast<std::uint16_t>(mine + n);  // STA-083: there at once
  dealer.tell(event(EventId::Gained, seat, raw(r), n));
}

void gain_food(State& s, Seat seat, int n, Dealer& dealer) {  // STA-109
  player(s, seat).food = static_cast<std::uint16_t>(player(s, seat).food + n);
  if (n > 0) dealer.tell(event(EventId::GainedFood, seat, n));
}

void gain_tool(State& s, Seat seat, Dealer& dealer) {  // STA-095: tiles never run out
  Player& p = player(s, seat);
  const std::size_t slot = slot_to_raise(p);
  if (slot == kToolSlots) return;
  ++p.tools[slot];  // STA-093: used or not, as it was; a new one is unused
  dealer.tell(event(EventId::GainedTool, seat, p.tools[slot]));
}

void gain_person(State& s, Seat seat, Dealer& dealer) {  // STA-096, STA-097
  Player& p = player(s, seat);
  if (p.people == kMostPeople) return;
  ++p.people;
  dealer.tell(event(EventId::GainedPerson, seat, p.people));
}

void gain_level(State& s, Seat seat, Dealer& dealer) {  // STA-098
  Player& p = player(s, seat);
  if (p.level == kTopLevel) return;
  ++p.level;
  dealer.tell(event(EventId::GainedLevel, seat, p.level));
}

void gain_points(State& s, Seat seat, int n, Dealer& dealer) {
  player(s, seat).score = static_cast<std::int16_t>(player(s, seat).score + n);
  dealer.tell(event(EventId::GainedPoints, seat, n));
}

void draw_card(State& s, Seat seat, Dealer& dealer) {
  const int left = s.pile.total();
  if (left == 0) {  // STA-139, MAH-086
    dealer.tell(event(EventId::NothingDrawn, seat));
    return;
  }
  // STA-133, STA-140, MAH-084: kept for final scoring, the top half never used.
  // MAH-092: the pile is shorter by it.
  const Card card = dealer.draw(raw(LuckId::Draw), s.pile, left);
  player(s, seat).drawn.add(card);
  dealer.tell(event(EventId::DrewCard, seat, raw(card), 0, 0, 0, only(seat)));
}

void carry_out(State& s, Seat seat, const Gain& gain, Dealer& dealer) {
  switch (gain.icon) {
    case Icon::DiceForAll: return begin_dice_for_all(s, seat, dealer);
    case Icon::Food: return gain_food(s, seat, gain.amount, dealer);
    case Icon::Resource: return gain_resource(s, seat, gain.resource, gain.amount, dealer);
    case Icon::RollResource: {
      const auto what_for = static_cast<std::uint8_t>(kCardRoll + raw(gain.resource));
      return begin_roll(s, seat, what_for, gain.amount, dealer);
    }
    case Icon::Points: return gain_points(s, seat, gain.amount, dealer);
    case Icon::Tool: return gain_tool(s, seat, dealer);
    case Icon::FoodTrack: return gain_level(s, seat, dealer);
    case Icon::Card: return draw_card(s, seat, dealer);
    case Icon::OneUseTool:
      keep_one_use_tool(player(s, seat), gain.amount);
      return dealer.tell(event(EventId::KeptTool, seat, gain.amount));
    case Icon::TwoResources:
      player(s, seat).two_open = 1;  // STA-136
      return dealer.tell(event(EventId::KeptTwo, seat));
    case Icon::AnyResource: return begin_taking(s, seat, 1, dealer);
    case Icon::Person: return gain_person(s, seat, dealer);
    case Icon::kCount: break;
  }
}

}  // namespace ochre::stone_age
