// attack.cpp - TRI-170 to TRI-195, TRI-225, TRI-304: attacks and thefts, the defence, what is lost.
#include <algorithm>

#include "games/tribu/clauses.h"
#include "games/tribu/steps.h"
#include "games/tribu/vocabulary.h"

namespace ochre::tribu {
namespace {

// TRI-190: counted from the end of the chain, as many as there are (TRI-175), whatever they are
// (TRI-176); TRI-157, TRI-160: the active card stays; TRI-181: a lone Tribe card may be left.
// TRI-158, TRI-178, TRI-231: all go under the discard pile, in the order of TRI-179.
void destroy_vases(State& s, Seat victim, const Threat& threat, Card guard, Dealer& dealer) {
  Chain& chain = player(s, victim).chains[threat.chain];
  const int struck = std::min<int>(row(s, threat.card).power, static_cast<int>(chain.vases.size()));
  const int saved = guard == kNoCard ? 0 : row(s, guard).power;
  s.discard.put_under(threat.card);
  if (guard != kNoCard) s.discard.put_under(guard);  // TRI-191: spent entirely
  for (int i = saved; i < struck; ++i) {
    const Card vase = chain.vases.back();
    chain.vases.pop_back();
    s.discard.put_under(vase);
    dealer.tell(event(EventId::Destroyed, victim, raw(vase), raw(threat.chain)));
  }
}

// TRI-192, TRI-225: any Protection card stops a theft completely.
void move_vase(State& s, Seat victim, const Threat& threat, Card guard, Dealer& dealer) {
  s.played.add(Card::Steal);  // TRI-212: as soon as the theft is settled
  if (guard != kNoCard) {
    s.discard.put_under(guard);
    return;
  }
  const Seat thief = s.stack[kTurnFrame].seat;
  Chain& chain = player(s, victim).chains[threat.chain];
  const Card vase = chain.vases.back();  // TRI-221
  chain.vases.pop_back();  // TRI-227: it may save one lone Tribe card and make another
  player(s, thief).chains[threat.receiver].vases.push_back(vase);
  dealer.tell(event(EventId::Stolen, thief, raw(vase), victim, raw(threat.receiver)));
}

}  // namespace

Objection object_to_attack(const State& s, const Player& me, Tribe from, Seat seat, Tribe chain) {
  if (const Objection nothing = object_to_beside(me, from, TRI(92))) return nothing;
  const Card card = me.chains[from].active;  // TRI-097: never from the hand
  if (is_protection(card)) return because(TRI(96), CauseId::LiesProtection, from, card);
  if (!is_event(card)) return because(TRI(170), CauseId::LiesNoEvent, from, card);
  if (seat >= s.seats) return because(TRI(170), CauseId::NobodySits);
  if (seat == actor(s)) return because(TRI(170), CauseId::OwnSeat);
  return object_to_target(s, seat, chain, TRI(172));
}

// TRI-171: one chain of one adversary.
void apply_attack(State& s, Tribe from, Seat seat, Tribe chain, Dealer& dealer) {
  const Seat me = actor(s);
  Chain& beside = player(s, me).chains[from];
  const Card card = beside.active;
  beside.active = kNoCard;
  beside.active_turn = 0;
  dealer.tell(event(EventId::Attacked, me, raw(from), raw(card), seat, raw(chain)));
  s.stack.pop();
  threaten(s, {card, chain, chain}, seat, dealer);
}

// TRI-195: until the answer the card belongs to no pile, only to the open question.
void threaten(State& s, const Threat& threat, Seat victim, Dealer& dealer) {
  Frame& frame = s.stack.push(StepId::Defence, victim);  // TRI-188: nobody else is asked
  frame.locals = {raw(threat.card), raw(threat.chain), raw(threat.receiver), 0, 0};
  // TRI-304: asked whenever any card lies face down, so that the question betrays nothing.
  if (!has_active_card(player(s, victim))) apply_defence(s, protect_none(), dealer);
}

void offer_defence(const State& s, ActionList& out) {
  const Player& me = player(s, actor(s));
  out.push_back(protect_none());
  for (Tribe from : all<Tribe>()) {
    if (me.chains[from].laid != 0 && is_protection(me.chains[from].active))
      out.push_back(protect(from));
  }
}

Objection object_to_defence(const State& s, Action a) {
  if (static_cast<VerbId>(a.verb) == VerbId::Pass) return because(TRI(187), CauseId::MayUseNone);
  if (static_cast<VerbId>(a.verb) != VerbId::Protect) {  // not the defender's turn
    const Threat threat = threat_of(s.stack.top());
    return because(TRI(195), CauseId::Threatened, threat.card, threat.chain);
  }
  if (a.a == 0) return {};  // TRI-187
  const auto from = static_cast<Tribe>(a.a - 1);
  const Player& me = player(s, actor(s));  // TRI-186: not from the hand
  if (const Objection nothing = object_to_beside(me, from, TRI(185))) return nothing;
  const Card card = me.chains[from].active;
  if (!is_protection(card)) return because(TRI(185), CauseId::LiesNoProtection, from, card);
  return {};
}

// TRI-193: no turn of the defender; the attacker's goes on beneath.
void apply_defence(State& s, Action a, Dealer& dealer) {
  const Seat victim = actor(s);
  const Threat threat = threat_of(s.stack.top());
  Card guard = kNoCard;
  if (a.a != 0) {
    const auto from = static_cast<Tribe>(a.a - 1);
    Chain& chain = player(s, victim).chains[from];
    guard = chain.active;
    chain.active = kNoCard;
    chain.active_turn = 0;
    dealer.tell(event(EventId::Defended, victim, raw(from), raw(guard)));
  } else {
    dealer.tell(event(EventId::NotDefended, victim));  // TRI-288: nothing more is said
  }
  s.stack.pop();
  if (threat.card == Card::Steal) {
    move_vase(s, victim, threat, guard, dealer);
  } else {
    destroy_vases(s, victim, threat, guard, dealer);
  }
}

}  // namespace ochre::tribu
