// helping.cpp - MAM-174 to MAM-183, D42: other clans add cards to a figurine in use.
#include "games/mammothodus/clauses.h"
#include "games/mammothodus/questions.h"
#include "games/mammothodus/steps.h"
#include "games/mammothodus/vocabulary.h"

namespace ochre::mammothodus {
namespace {

Colours helping(const State& s) { return only(colour_of(deed_of(s))); }  // MAM-175

}  // namespace

// MAM-183: who sits behind the clan does not matter; MAM-186: draw three may bring a card.
bool is_helper_asked(const State& s, Seat seat) {
  const Player& helper = player(s, seat);
  if (!is_near(s, helper, space_in_use(s))) return false;  // MAM-174, MAM-179
  return helper.hand.has(Card::DrawThree) || has_card(helper.hand, helping(s));
}

void offer_helper(const State& s, ActionList& out) {
  const Player& me = player(s, actor(s));
  for (Card card : all<Card>(Card::Red, Card::DoubleBlue)) {
    if (me.hand.has(card)) out.push_back(act(VerbId::Lay, card));
  }
  out.push_back(act(VerbId::DrawThree));
  out.push_back(act(VerbId::Done));
}

Objection object_to_helper(const State& s, Action a) {
  const Player& me = player(s, actor(s));
  if (verb_of(a) == VerbId::Done) return {};
  if (verb_of(a) != VerbId::Lay) return object_to_playing_draw_three(s, a);
  if (!me.hand.has(card_of(a))) return because(MAM(174), CauseId::NoCard, a.a);
  const Space space = space_in_use(s);
  if (!is_near(s, me, space)) return because(MAM(174), CauseId::NotNear, space);
  if ((colours_of(card_of(a)) & helping(s)) != 0) return {};
  return because(MAM(175), CauseId::NoHelp, a.a, colour_of(deed_of(s)));
}

void apply_helper(State& s, Action a, Dealer& dealer) {
  const Seat seat = actor(s);
  Player& me = player(s, seat);
  s.stack.pop();
  if (verb_of(a) == VerbId::DrawThree) return play_draw_three(s, seat, dealer);
  if (verb_of(a) == VerbId::Done) {
    ++s.stack.top().locals[kHelpers];
    return;
  }
  me.hand.remove(card_of(a));  // MAM-182: not refilled now
  me.laid.add(card_of(a));
  dealer.tell(event(EventId::Laid, seat, a.a));
}

}  // namespace ochre::mammothodus
