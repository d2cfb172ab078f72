// eclipse.cpp - EWP-192 to EWP-212, EWP-366 to EWP-369: the Eclipse phase.
#include <algorithm>

#include "games/endless_winter/steps.h"
#include "games/endless_winter/vocabulary.h"

namespace ochre::endless_winter {
namespace {

int eclipse_labor(const State& s, const Player& p) {  // EWP-192, EWP-194
  int halves = box(s).rest_half_labor * p.resting;
  for (int i = 0; i < kTribeTypes; ++i) {
    const auto card = static_cast<Card>(i);
    int each = row(s, card).half_labor;
    for (int k = 0; k < 2; ++k) {
      const Ability& one = ability(s, card_ability(card, k));
      if (one.when != When::Eclipse) continue;
      for (const Item& item : one.gain) each += item.what == Do::HalfLabor ? item.n : 0;
    }
    halves += each * p.pile[card];
  }
  return std::min(halves, 255);
}

void reveal_pile(State& s, Seat seat, Dealer& dealer) {
  Player& p = player(s, seat);
  p.pile.each([&](Card card) {
    for (int n = 0; n < p.pile[card]; ++n) {
      dealer.tell(event(EventId::PileShown, seat, raw(card)));
      if (is_tribe(card)) p.known.remove_if_there(card);
    }
  });
  const std::uint64_t culture = p.pile.culture();  // EWP-193: back to the hand, seen by all
  p.hand.set_culture(p.hand.culture() | culture);
  p.known.set_culture(p.known.culture() | culture);
  p.pile.set_culture(0);
  s.half_labor[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(eclipse_labor(s, p));
  dealer.tell(event(EventId::EclipseLabor, seat, s.half_labor[static_cast<std::size_t>(seat)]));
}

AbilityId eclipse_ability(const State& s, Card card) {
  const AbilityId second = card_ability(card, 1);
  return ability(s, second).when == When::Eclipse ? second : card_ability(card, 0);
}

Objection object_to_card(const State& s, Seat seat, Card card) {
  const Player& me = player(s, seat);
  const Ability& one = ability(s, eclipse_ability(s, card));
  if (!me.pile.has(card)) return because(EWP(266), CauseId::NotRevealed, card);
  if (one.when != When::Eclipse || one.only_labor) {
    return because(EWP(366), CauseId::LaborCounted, card);
  }
  if (s.turn.used[raw(card)] >= me.pile[card]) {
    return because(EWP(201), CauseId::CopiesUsed, me.pile[card]);
  }
  if (!can_pay(s, me, one.cost)) return cannot_pay(EWP(87), s, me, one.cost);
  if (has_effect(s, seat, one)) return {};
  return because(EWP(375), CauseId::NoEffect);
}

// What the frame remembers, a bit each: hexes or Player board benefits not yet taken, and above
// them the hexes of part c when it began (EWP-204); version 1 of the rules did not keep those.
constexpr int kFoundBit = 20;
constexpr std::uint64_t kLeftMask = (1ull << kFoundBit) - 1;
std::uint64_t memory_of(const Frame& f) {
  std::uint64_t out = 0;
  for (std::size_t i = 0; i < f.locals.size(); ++i) {
    out |= static_cast<std::uint64_t>(f.locals[i]) << (8 * i);
  }
  return out;
}
void remember(Frame& f, std::uint64_t memory) {
  for (std::size_t i = 0; i < f.locals.size(); ++i) {
    f.locals[i] = static_cast<std::uint8_t>(memory >> (8 * i));
  }
}
std::uint32_t mask_of(const Frame& f) {  // of the first three bytes alone: it is asked often
  return f.locals[0] | static_cast<std::uint32_t>(f.locals[1]) << 8 | (f.locals[2] & 15u) << 16;
}
void set_mask(Frame& f, std::uint32_t mask) { remember(f, (memory_of(f) & ~kLeftMask) | mask); }
const Frame& part_frame(const State& s) { return s.stack[s.stack.depth() - 2]; }

AbilityId hex_ability(const State& s, int hex) {
  return terrain_ability(s.terrain[static_cast<std::size_t>(hex)]);
}

// Whoever has most Influence there.
Seat foremost(const State& s, int hex) {
  Seat out = 0;
  for (Seat seat = 1; seat < s.seats; ++seat) {
    if (influence(player(s, seat), hex) > influence(player(s, out), hex)) out = seat;
  }
  return out;
}

Objection object_to_closed_hex(const State& s, const Frame& part, int hex) {
  const int mine = influence(player(s, part.seat), hex);
  if (hex == kBaseHex) return EWP(206);
  if ((memory_of(part) >> (kFoundBit + hex) & 1) != 0) {
    return because(EWP(367), CauseId::HexGained, hex);
  }
  if (mine == 0) return because(EWP(203), CauseId::NoInfluence, hex);
  if ((best_hexes(s, part.seat) >> hex & 1) != 0) {  // version 1 cannot tell taken from later
    return s.rules < 2 ? EWP(367) : because(EWP(204), CauseId::LaterHex, hex);
  }
  const Seat other = foremost(s, hex);
  return because(EWP(202), CauseId::Outdone, other, influence(player(s, other), hex), mine);
}

// Player board benefits: Villages 0 to 2, Megalith spaces 3 to 7, Sacred Stones 8 to 10.
constexpr int kSpaceBit = 3, kStoneBit = 8;
constexpr std::uint32_t kStoneMask = 7u << kStoneBit;
int board_bit(int kind, int space) {
  constexpr std::array<int, 3> kFirst = {0, kSpaceBit, kStoneBit};
  constexpr std::array<int, 3> kRoom = {kVillages, 5, kStoneSpaces};
  const auto i = static_cast<std::size_t>(kind);
  return space <= kRoom[i] ? kFirst[i] + space - 1 : -1;
}
AbilityId board_ability(int bit) {
  return bit < kSpaceBit ? village_space_ability(bit) : megalith_space_ability(bit - kSpaceBit);
}

std::uint32_t board_benefits(const Player& p) {  // EWP-164, EWP-207, EWP-208
  std::uint32_t out = 0;
  for (int i = 0; i < std::popcount(p.villages); ++i) out |= 1u << i;
  const int placed = kMegaliths - p.megaliths_left;
  for (int i = 0; i < placed / 2; ++i) out |= 1u << (kSpaceBit + i);
  for (std::size_t i = 0; i < p.stones.size(); ++i) out |= 1u << (kStoneBit + static_cast<int>(i));
  return out;
}

Objection object_to_closed_benefit(const Player& me, int bit) {
  if ((board_benefits(me) >> bit & 1) != 0) return because(EWP(368), CauseId::BenefitTaken);
  if (bit < kSpaceBit) {
    return because(EWP(207), CauseId::VillagesPlaced, std::popcount(me.villages));
  }
  if (bit >= kStoneBit) return because(EWP(207), CauseId::StonesPlaced, me.stones.size());
  const int lie = me.megaliths_left - 2 * (4 - (bit - kSpaceBit));
  return because(EWP(208), CauseId::MegalithsLie, std::min(lie, 2));
}

Objection object_to_benefit(const State& s, const Frame& part, int bit) {
  if (bit < 0) return because(EWP(207), CauseId::NoSuchSpace);
  const Player& me = player(s, part.seat);
  if ((mask_of(part) >> bit & 1) == 0) return object_to_closed_benefit(me, bit);
  if (bit >= kStoneBit) {
    const Stone stone = me.stones[static_cast<std::size_t>(bit - kStoneBit)];
    if (stone_points(s, part.seat, stone) > 0) return {};
    return because(EWP(209), CauseId::NoPoints);
  }
  const Ability& gain = ability(s, board_ability(bit));
  if (can_do_any(s, part.seat, gain)) return {};
  return gain.items == 0 ? because(EWP(207), CauseId::NothingPrinted)
                         : because(EWP(375), CauseId::NoEffect);
}

void score_stones(State& s, Seat seat, std::uint32_t mask, Dealer& dealer) {  // EWP-284
  const Player& me = player(s, seat);
  for (std::size_t i = 0; i < me.stones.size(); ++i) {
    if ((mask >> (kStoneBit + static_cast<int>(i)) & 1) == 0) continue;
    gain_points(s, seat, Source::Stones, stone_points(s, seat, me.stones[i]), dealer);
  }
}

bool is_only_points(const State& s, const Frame& part) {  // EWP-368
  for (int bit = 0; bit < kStoneBit; ++bit) {
    if (!object_to_benefit(s, part, bit)) return false;
  }
  return true;
}

void find_hexes(const State& s, Frame& part) {  // EWP-204
  const std::uint32_t hexes = best_hexes(s, part.seat);
  const std::uint64_t found = s.rules >= 2 ? std::uint64_t{hexes} << kFoundBit : 0;
  remember(part, found | hexes);
}

void run_board(State& s, Seat seat, Dealer& dealer) {
  const Frame& part = s.stack.top();
  if (!is_only_points(s, part)) return ask(s, dealer, StepId::EclipseBoard, seat, true);
  score_stones(s, seat, mask_of(part), dealer);
  s.turn = blank_turn();
  s.stack.pop();
}

}  // namespace

void reveal_piles(State& s, Dealer& dealer) {
  for (Seat seat = 0; seat < s.seats; ++seat) reveal_pile(s, seat, dealer);
  s.revealed = 1;
  const auto old = s.order;
  std::array<int, kMaxSeats> place{};
  for (std::size_t i = 0; i < old.size(); ++i) place[old[i]] = static_cast<int>(i);
  std::sort(s.order.begin(), s.order.end(), [&](std::uint8_t a, std::uint8_t b) {  // EWP-195
    if (s.half_labor[a] != s.half_labor[b]) return s.half_labor[a] > s.half_labor[b];
    return place[a] > place[b];  // EWP-196
  });
  for (int i = 0; i < s.seats; ++i) {
    dealer.tell(event(EventId::NewOrder, seat_at(s, i), i + 1));
  }
}

void end_eclipse(State& s) {  // EWP-210
  for (Player& p : s.players) {
    p.discard.add(p.pile);
    p.pile = {};
  }
  s.revealed = 0;
}

void run_eclipse(State& s, Dealer& dealer) {
  Frame& frame = s.stack.top();
  const Seat seat = frame.seat;
  switch (static_cast<EclipsePart>(frame.at)) {
    case EclipsePart::Order: {  // EWP-199, EWP-200, EWP-369
      next_part(s);
      s.turn = blank_turn();
      const auto place = std::find(s.order.begin(), s.order.end(), seat) - s.order.begin();
      return push_effect(s, seat, position_ability(static_cast<int>(place)));
    }
    case EclipsePart::Cards: return ask(s, dealer, StepId::EclipseCard, seat);
    case EclipsePart::FindHexes:  // EWP-204
      find_hexes(s, frame);
      return next_part(s);
    case EclipsePart::Hexes: return ask(s, dealer, StepId::EclipseHex, seat);
    case EclipsePart::FindBoard:
      remember(frame, board_benefits(player(s, seat)));
      return next_part(s);
    case EclipsePart::Board:
    case EclipsePart::kCount: return run_board(s, seat, dealer);
  }
}

void offer_eclipse_card(const State& s, ActionList& out) {
  const Player& me = player(s, actor(s));
  for (int i = 0; i < kTribeTypes; ++i) {
    if (me.pile.has(static_cast<Card>(i))) out.push_back(act(VerbId::Resolve, i));
  }
  out.push_back(kDone);
}

Objection object_to_eclipse_card(const State& s, Action a) {
  if (verb_of(a) == VerbId::Done) return {};
  if (verb_of(a) == VerbId::SpendFood) return EWP(130);
  if (verb_of(a) != VerbId::Resolve) return out_of_place(s, a);
  return object_to_card(s, actor(s), static_cast<Card>(a.a));
}

void apply_eclipse_card(State& s, Action a, Dealer& dealer) {
  const Seat seat = actor(s);
  s.stack.pop();
  if (verb_of(a) == VerbId::Done) return next_part(s);
  ++s.turn.used[a.a];
  const AbilityId used = eclipse_ability(s, static_cast<Card>(a.a));
  dealer.tell(event(EventId::UsedCard, seat, a.a));
  pay(s, seat, ability(s, used).cost, dealer);
  push_effect(s, seat, used);
  pay_discard(s, seat, ability(s, used).cost, dealer);
}

void offer_eclipse_hex(const State& s, ActionList& out) {
  for (std::uint32_t left = mask_of(part_frame(s)); left != 0; left &= left - 1) {
    out.push_back(act(VerbId::Hex, std::countr_zero(left)));
  }
  out.push_back(kDone);
}

Objection object_to_eclipse_hex(const State& s, Action a) {
  if (verb_of(a) == VerbId::Done) return {};
  if (verb_of(a) == VerbId::SpendFood) return EWP(130);
  if (verb_of(a) != VerbId::Hex) return out_of_place(s, a);
  if ((mask_of(part_frame(s)) >> a.a & 1) == 0) return object_to_closed_hex(s, part_frame(s), a.a);
  const Ability& gain = ability(s, hex_ability(s, a.a));
  if (can_do_any(s, actor(s), gain)) return {};
  return because(EWP(375), CauseId::NoEffect);
}

void apply_eclipse_hex(State& s, Action a, Dealer&) {
  const Seat seat = actor(s);
  s.stack.pop();
  if (verb_of(a) == VerbId::Done) return next_part(s);
  set_mask(s.stack.top(), mask_of(s.stack.top()) & ~(1u << a.a));
  push_effect(s, seat, hex_ability(s, a.a));
}

void offer_eclipse_board(const State& s, ActionList& out) {
  for (int kind = 0; kind < 3; ++kind) {
    for (int space = 1; space <= 5; ++space) {
      const int bit = board_bit(kind, space);
      if (bit < 0 || (mask_of(part_frame(s)) >> bit & 1) == 0) continue;
      out.push_back(act(VerbId::Board, kind, space));
    }
  }
  out.push_back(kDone);
}

Objection object_to_eclipse_board(const State& s, Action a) {
  if (verb_of(a) == VerbId::Done) return {};
  if (verb_of(a) == VerbId::SpendFood) return EWP(130);
  if (verb_of(a) != VerbId::Board) return out_of_place(s, a);
  return object_to_benefit(s, part_frame(s), board_bit(a.a, a.b));
}

void apply_eclipse_board(State& s, Action a, Dealer& dealer) {
  const Seat seat = actor(s);
  s.stack.pop();
  Frame& part = s.stack.top();
  if (verb_of(a) == VerbId::Done) {  // EWP-198: the rest is refused; points are always taken
    return set_mask(part, mask_of(part) & kStoneMask);
  }
  const int bit = board_bit(a.a, a.b);
  set_mask(part, mask_of(part) & ~(1u << bit));
  if (bit < kStoneBit) return push_effect(s, seat, board_ability(bit));
  score_stones(s, seat, 1u << bit, dealer);
}

}  // namespace ochre::endless_winter
