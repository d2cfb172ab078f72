// gains.cpp - EWP-071 to EWP-085, EWP-355: Megalith > card > Idol > Tool > Food, each of which may
// be taken for one further left.
#include <algorithm>

#include "games/endless_winter/steps.h"
#include "games/endless_winter/vocabulary.h"

namespace ochre::endless_winter {
namespace {

enum Rank : int { kMegalithRank, kDrawRank, kIdolRank, kToolRank, kFoodRank };

// EWP-076 to EWP-079: an exchange happens only here, unit by unit, only between these five, and
// what is taken counts as gained. (EWP-077, EWP-078)
int rank_of(Do what) {  // EWP-075
  if (what == Do::Draw) return kDrawRank;
  if (what == Do::Idol) return kIdolRank;
  return what == Do::Tool ? kToolRank : kMegalithRank;
}

Do gained(const State& s) { return static_cast<Do>(s.stack.top().locals[0]); }

Cells arrow_cells(const Frame& unit) {  // EWP-239
  return cell_bit(unit.locals[2]) | cell_bit(unit.locals[3]);
}

Objection object_to_stone_place(const State& s, Action a) {
  const Player& me = player(s, actor(s));
  const bool arrow = gained(s) == Do::MegalithArrow;
  if (gained(s) != Do::Megalith && !arrow) {
    return because(EWP(75), CauseId::GainsLess, gained(s));
  }
  if (!arrow) return object_to_megalith(s, me, a.a, a.b, a.c);
  const Cells at = cell_bit(cell_of(a.b, a.c));
  if (a.a != 0 || (arrow_cells(s.stack.top()) & at) == 0) {
    return because(EWP(238), CauseId::NotPointed);
  }
  if ((occupied(s, 0) & at) != 0) return because(EWP(238), CauseId::MegalithThere);
  if (me.megaliths_left == 0) return because(EWP(240), CauseId::NoMegalithLeft);
  const bool closed = !is_neutral_next(me) && (starts(s) & at) != 0;
  if (!closed) return {};
  return because(EWP(230), CauseId::ColoredNext);
}

void offer_cells(Cells cells, int level, ActionList& out) {
  for (; cells != 0; cells &= cells - 1) {
    const int cell = std::countr_zero(cells);
    out.push_back(act(VerbId::Megalith, level, cell / kSide, cell % kSide));
  }
}

}  // namespace

void gain_food(State& s, Seat seat, int n, Dealer& dealer) {  // EWP-080: the rest is lost
  Player& me = player(s, seat);
  const int gain = std::min(n, food_limit(me) - me.food);
  if (gain <= 0) return;
  me.food = static_cast<std::uint8_t>(me.food + gain);
  dealer.tell(event(EventId::GainedFood, seat, gain));
}

void gain_tools(State& s, Seat seat, int n, Dealer& dealer) {  // EWP-083
  Player& me = player(s, seat);
  const int gain = std::min(n, kMostTools - me.tools);
  if (gain <= 0) return;
  me.tools = static_cast<std::uint8_t>(me.tools + gain);
  dealer.tell(event(EventId::GainedTools, seat, gain));
}

void gain_points(State& s, Seat seat, Source source, int n, Dealer& dealer) {  // EWP-084
  if (n == 0) return;
  std::int16_t& points = player(s, seat).points[source];
  points = static_cast<std::int16_t>(std::min(9999, points + n));
  dealer.tell(event(EventId::Scored, seat, raw(source), n));
}

void draw_card(State& s, Seat seat, Dealer& dealer) {  // EWP-071, EWP-074
  Player& me = player(s, seat);
  int left = me.deck.total();
  if (left == 0) {
    me.deck = me.discard;
    me.discard = {};
    left = me.deck.total();
    dealer.tell(event(EventId::Reshuffled, seat, left));
    me.known = me.hand;  // EWP-335: the deck is public now, and so is what is not in it
    me.known.add(me.buried);
    if (s.revealed == 0) me.known.add(me.pile);  // EWP-211
  }
  const Card card = dealer.draw(raw(LuckId::Draw), me.deck, left);
  me.hand.add(card);
  dealer.tell(event(EventId::Drew, seat, raw(card), 0, 0, only(seat)));
}

void offer_gain(const State& s, ActionList& out) {
  const Frame& unit = s.stack.top();
  const Player& me = player(s, unit.seat);
  const int rank = rank_of(gained(s));
  if (gained(s) == Do::MegalithArrow) {
    offer_cells(arrow_cells(unit), 0, out);
  } else if (gained(s) == Do::Megalith && me.megaliths_left > 0) {
    const int levels = is_neutral_next(me) ? 1 : kLevels;
    for (int level = 0; level < levels; ++level) offer_cells(legal_cells(s, me, level), level, out);
  }
  if (rank <= kDrawRank) out.push_back(act(VerbId::Draw));
  if (rank <= kIdolRank) {
    out.push_back(act(VerbId::Idol, Track::Offering));
    out.push_back(act(VerbId::Idol, Track::Honor));
  }
  out.push_back(act(VerbId::Tool));
  out.push_back(act(VerbId::Food));
}

Objection object_to_gain(const State& s, Action a) {
  const Player& me = player(s, actor(s));
  const int rank = rank_of(gained(s));
  const VerbId verb = verb_of(a);
  if (verb == VerbId::Megalith) return object_to_stone_place(s, a);
  if (verb == VerbId::Draw) {
    if (rank > kDrawRank) return because(EWP(75), CauseId::GainsLess, gained(s));
    if (can_draw(me)) return {};
    return because(EWP(72), CauseId::NoCardToDraw);
  }
  if (verb == VerbId::Idol) {
    if (rank > kIdolRank) return because(EWP(75), CauseId::GainsLess, gained(s));
    const bool top = a.a == raw(Track::Honor) && me.honor == kTopLevel;
    if (!top) return {};
    return because(EWP(253), CauseId::HonorTop);
  }
  if (verb == VerbId::Tool) {
    if (me.tools < kMostTools) return {};
    return because(EWP(83), CauseId::ToolsFull, me.tools);
  }
  if (verb != VerbId::Food) return out_of_place(s, a);
  if (me.food < food_limit(me)) return {};
  return because(EWP(80), CauseId::FoodFull, me.food);
}

void apply_gain(State& s, Action a, Dealer& dealer) {
  const Seat seat = actor(s);
  use_up_unit(s);
  const VerbId verb = verb_of(a);
  if (verb == VerbId::Megalith) return place_megalith(s, seat, a.a, cell_of(a.b, a.c), dealer);
  if (verb == VerbId::Draw) return draw_card(s, seat, dealer);
  if (verb == VerbId::Idol) return move_idol(s, seat, static_cast<Track>(a.a), dealer);
  if (verb == VerbId::Tool) return gain_tools(s, seat, 1, dealer);
  gain_food(s, seat, 1, dealer);
}

}  // namespace ochre::endless_winter
