// taking.cpp - TRI-060 to TRI-070, TRI-300: the start of a turn, taking a card, reshuffling.
#include "games/tribu/clauses.h"
#include "games/tribu/steps.h"
#include "games/tribu/vocabulary.h"

namespace ochre::tribu {
namespace {

// TRI-067: the discard pile except its top card becomes the deck; TRI-069: played cards stay out.
void reshuffle(State& s, Dealer& dealer) {
  const Card top = s.discard.take_top();
  for (Card card : s.discard) s.deck.add(card);
  dealer.tell(event(EventId::Reshuffled, kNobody, static_cast<int>(s.discard.size())));
  s.discard.clear();
  s.discard.put_on_top(top);
  s.shuffled = s.deck;  // TRI-286
  for (Player& p : s.players) p.drawn = {};
}

Objection object_to_take(const State& s, bool from_deck) {
  if (from_deck) {
    if (can_take_from_deck(s)) return {};
    return because(TRI(70), CauseId::DeckSpent, s.discard.size());
  }
  if (s.discard.empty()) return because(TRI(61), CauseId::PileEmpty);
  const Card top = s.discard.top();
  if (!is_diorama(top)) return because(TRI(61), CauseId::ClosedTop, top);  // TRI-062: any of the 13
  const bool stalled = s.idle >= box(s).idle_streak_rounds * s.seats;
  if (stalled && can_take_from_deck(s)) return because(TRI(66), CauseId::Idle, s.idle);
  return {};
}

void apply_take(State& s, bool from_deck, Dealer& dealer) {
  const Seat seat = actor(s);
  s.stack.pop();
  if (from_deck) {
    const Card card = take_from_deck(s, seat, dealer);
    turn_note(s, TurnNote::Source) = raw(Source::Deck);
    dealer.tell(event(EventId::TookDeck, seat, raw(card), 0, 0, 0, only(seat)));  // TRI-285
  } else {
    const Card card = s.discard.take_top();
    player(s, seat).hand.add(card);
    player(s, seat).known.add(card);  // TRI-284
    turn_note(s, TurnNote::Source) = raw(Source::Discard);
    turn_note(s, TurnNote::Taken) = static_cast<std::uint8_t>(raw(card) + 1);
    dealer.tell(event(EventId::TookDiscard, seat, raw(card)));
  }
  s.stack.push(StepId::Main, seat);
}

}  // namespace

Card take_from_deck(State& s, Seat seat, Dealer& dealer) {
  int left = s.deck.total();
  if (left == 0) {  // TRI-068: only when a card has to be taken
    reshuffle(s, dealer);
    left = s.deck.total();
  }
  const Card card = dealer.draw(raw(LuckId::Draw), s.deck, left);
  player(s, seat).hand.add(card);
  player(s, seat).drawn.add(card);
  return card;
}

void offer_start(const State& s, ActionList& out) {
  const Seat seat = actor(s);
  const Player& me = player(s, seat);
  out.push_back(take_deck());
  out.push_back(take_discard());
  for (Tribe from : all<Tribe>()) {
    if (me.chains[from].laid == 0 || !is_diorama(me.chains[from].active)) continue;
    for (Tribe to : those<Tribe>(chains_laid(me))) out.push_back(continue_with(from, to));
  }
  for (Tribe from : all<Tribe>()) {
    if (me.chains[from].laid == 0 || !is_event(me.chains[from].active)) continue;
    for (Seat other = next_seat(s, seat); other != seat; other = next_seat(s, other)) {
      for (Tribe chain : those<Tribe>(chains_laid(player(s, other)))) {
        out.push_back(attack(from, other, chain));
      }
    }
  }
}

Objection object_to_start(const State& s, Action a) {
  const Player& me = player(s, actor(s));
  switch (static_cast<VerbId>(a.verb)) {
    case VerbId::Take: return object_to_take(s, a.a == 0);
    case VerbId::Continue:
      return object_to_continue(s, me, static_cast<Tribe>(a.a), static_cast<Tribe>(a.b));
    case VerbId::Attack:
      return object_to_attack(s, me, static_cast<Tribe>(a.a), static_cast<Seat>(a.b),
                              static_cast<Tribe>(a.c));
    case VerbId::Discard:
    case VerbId::PlayDraw3:
    case VerbId::PlayBlock:
    case VerbId::PlaySteal:
    case VerbId::LayTribe:
    case VerbId::LayDiorama:
    case VerbId::Activate:
    case VerbId::Exchange: return because(TRI(51), CauseId::NotTaken);  // these begin with taking
    case VerbId::Pass: return because(TRI(55), CauseId::MustTake);
    case VerbId::Protect:
    case VerbId::kCount: break;
  }
  return because(TRI(185), CauseId::Unthreatened);
}

void apply_start(State& s, Action a, Dealer& dealer) {
  if (static_cast<VerbId>(a.verb) == VerbId::Take) {
    apply_take(s, a.a == 0, dealer);
  } else if (static_cast<VerbId>(a.verb) == VerbId::Continue) {
    apply_continue(s, static_cast<Tribe>(a.a), static_cast<Tribe>(a.b), dealer);
  } else {
    apply_attack(s, static_cast<Tribe>(a.a), static_cast<Seat>(a.b), static_cast<Tribe>(a.c),
                 dealer);
  }
}

}  // namespace ochre::tribu
