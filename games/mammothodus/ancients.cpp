// ancients.cpp - MAM-104 to MAM-107, MAM-188 to MAM-191, D30: what the active clan does next.
#include <bit>

#include "games/mammothodus/clauses.h"
#include "games/mammothodus/questions.h"
#include "games/mammothodus/steps.h"
#include "games/mammothodus/vocabulary.h"

namespace ochre::mammothodus {
namespace {

enum class AncientsPart : std::uint8_t { Begin, Choosing, End, kCount };

std::uint8_t bit(Deed deed) { return static_cast<std::uint8_t>(1u << raw(deed)); }

// How near a figurine comes to being used: one in reserve not at all, and one in the centre is far
// from activating a place; it is nearest where all but the cost, or all but the land, is right.
int nearness(const Objection& why) {
  if (why == MAM(108)) return 0;
  if (why == MAM(160)) return 1;
  if (why == MAM(168)) return 3;
  if (why == MAM(162) || why == MAM(165)) return 4;
  return 2;
}

// A place can be activated only where a line is fulfilled: what is asked first, for speed.
bool stands_ready(const State& s, const Player& me) {
  for (Spaces left = spaces_of(me) & ~only(Space::C); left != 0; left = rest(left)) {
    if (fulfilled_lines(s, first(left)) != 0) return true;
  }
  return false;
}

// Why the deed is not possible with these cards in hand.
Objection object_to_deed(const State& s, const Bag<Card>& hand, Deed deed) {
  if ((s.notes.performed & bit(deed)) != 0) return because(MAM(189), CauseId::Performed, deed);
  if (deed == Deed::Degradation) {
    if (s.notes.token != 0) return because(MAM(248), CauseId::TokenPlaced);
    if (hand.has(Card::Degradation)) return {};
    return because(MAM(153), CauseId::NoCard, Card::Degradation);
  }
  Objection why;  // of the figurine that comes nearest
  int nearest = -1;
  for (Colour colour : all<Colour>()) {
    const Objection one = object_to_use(s, hand, deed, colour);
    if (!one) return {};
    if (const int near = nearness(one); near >= nearest) nearest = near, why = one;
  }
  return why;
}

Objection object_to_extra(const State& s, const Player& me, Colour colour, Deed deed) {
  if (s.notes.performed == 0) return because(MAM(188), CauseId::NoActionYet);
  if (s.notes.credit != 0) return because(MAM(188), CauseId::FreeAction);
  if (s.rules >= 2 && std::popcount(s.notes.performed) > 1) {  // one was the last
    return because(MAM(189), CauseId::TwoActions);
  }
  if (!me.hand.has(extra_card(colour))) {
    return because(MAM(188), CauseId::NoCard, extra_card(colour));
  }
  Bag<Card> hand = me.hand;
  hand.remove(extra_card(colour));  // MAM-191: it gives no points
  return object_to_deed(s, hand, deed);
}

void list_choices(const State& s, Seat seat, Deed last, ActionList& out) {
  const Player& me = player(s, seat);
  if (s.notes.credit != 0) {
    for (Deed deed : all<Deed>(Deed::Move, last)) out.push_back(act(deed));
  } else {
    for (Colour colour : all<Colour>()) {
      if (!me.hand.has(extra_card(colour))) continue;
      for (Deed deed : all<Deed>(Deed::Move, last)) out.push_back(extra(colour, deed));
    }
  }
  if (me.hand.has(Card::DrawThree)) out.push_back(act(VerbId::DrawThree));
  if (s.with_talents != 0) out.push_back(act(VerbId::Token));
  out.push_back(act(VerbId::EndTurn));
}

}  // namespace

void run_ancients(State& s, Dealer&) {
  Frame& frame = s.stack.top();
  if (frame.at == raw(AncientsPart::Begin)) {
    s.notes.credit = 1;  // MAM-105
    frame.at = raw(AncientsPart::Choosing);
    s.stack.push(StepId::Windows, frame.seat).locals[kOthersOnly] = 1;  // D31
    return;
  }
  if (frame.at == raw(AncientsPart::Choosing)) {
    ActionList choices;
    list_choices(s, frame.seat, Deed::Activate, choices);
    for (Action a : choices) {
      if (verb_of(a) == VerbId::EndTurn || object_to_choose(s, a)) continue;
      s.stack.push(StepId::Choose, frame.seat);
      return;
    }
  }
  s.stack.pop();  // MAM-107
}

void offer_choose(const State& s, ActionList& out) {
  const bool ready = stands_ready(s, player(s, actor(s)));
  list_choices(s, actor(s), ready ? Deed::Activate : Deed::Degradation, out);
}

Objection object_to_choose(const State& s, Action a) {
  const Player& me = player(s, actor(s));
  const VerbId verb = verb_of(a);
  if (verb == VerbId::EndTurn) return {};  // MAM-106
  if (verb == VerbId::Act) {
    if (s.notes.credit == 0) return because(MAM(105), CauseId::Acted);
    return object_to_deed(s, me.hand, static_cast<Deed>(a.a));
  }
  if (verb == VerbId::Extra) return object_to_extra(s, me, colour_of(a), static_cast<Deed>(a.b));
  if (verb == VerbId::Token) return object_to_token(s);
  if (verb == VerbId::Place && s.with_talents != 0) {
    const Objection no = object_to_token(s);
    return no ? no : because(MAM(244), CauseId::TokenFirst);
  }
  return object_to_playing_draw_three(s, a);
}

void apply_choose(State& s, Action a, Dealer& dealer) {
  const Seat seat = actor(s);
  Player& me = player(s, seat);
  s.stack.pop();
  if (verb_of(a) == VerbId::DrawThree) return play_draw_three(s, seat, dealer);
  if (verb_of(a) == VerbId::Token) {
    s.stack.push(StepId::TokenCard, seat);
    return settle_token_card(s, dealer);
  }
  if (verb_of(a) == VerbId::EndTurn) {
    s.stack.top().at = raw(AncientsPart::End);
    return;
  }
  const auto deed = static_cast<Deed>(verb_of(a) == VerbId::Extra ? a.b : a.a);
  if (verb_of(a) == VerbId::Extra) {  // MAM-188
    me.hand.remove(extra_card(colour_of(a)));
    me.discard.add(extra_card(colour_of(a)));
    dealer.tell(event(EventId::ExtraAction, seat, raw(deed), a.a));
  } else {
    dealer.tell(event(EventId::Chose, seat, raw(deed)));
  }
  s.notes.credit = 0;
  s.stack.push(StepId::Action, seat).locals[kDeed] = raw(deed);
}

}  // namespace ochre::mammothodus
