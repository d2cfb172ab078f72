// explain.cpp - the clauses behind a choice: those of its card, its place and its moment first,
// then those of its verb.
#include <algorithm>

#include "games/tribu/rules.h"

namespace ochre::tribu {
namespace {

class Reasons {  // no clause twice, and no more than are read
 public:
  void add(Clause clause) {
    const bool known = std::find(list_.begin(), list_.end(), clause) != list_.end();
    if (!known && list_.size() < 8) list_.push_back(clause);
  }
  void add_if(bool holds, Clause clause) {
    if (holds) add(clause);
  }
  const ClauseList& list() const { return list_; }

 private:
  ClauseList list_{};
};

void explain_take(const State& s, bool from_deck, Reasons& why) {
  if (!from_deck) {
    why.add(TRI(61));
    why.add(TRI(64));
    why.add(TRI(284));
    return;
  }
  why.add_if(s.deck.total() == 0, TRI(67));
  why.add_if(s.deck.total() == 0, TRI(68));
  why.add(TRI(63));
  why.add(TRI(285));
}

// A Diorama card that comes to a chain, from wherever.
void explain_lay(const State& s, const Player& me, Card card, Tribe to, Reasons& why) {
  const Chain& chain = me.chains[to];
  if (is_totem(card)) {
    Chain then = chain;
    then.totem = card;
    why.add(TRI(117));
    why.add(TRI(201));
    why.add_if(is_magical(then), TRI(120));
    why.add_if(is_magical(then), TRI(252));
    return;
  }
  const bool completes = chain.vases.size() + 1 == kVases;
  why.add(card == Card::Multi ? TRI(116) : TRI(114));
  why.add_if(card != Card::Multi, TRI(15));
  why.add_if(chain.vases.empty() && me.leader != to, TRI(133));
  why.add_if(completes, TRI(118));
  why.add_if(completes && complete_chains(me) + 1 >= chains_to_close(s), TRI(241));
}

void explain_continue(const State& s, const Player& me, Tribe from, Tribe to, Reasons& why) {
  const Card card = me.chains[from].active;
  if (me.chains[from].laid != 0 && is_diorama(card)) explain_lay(s, me, card, to, why);
  why.add_if(from != to, TRI(94));
  why.add_if(is_totem(card) || card == Card::Multi, TRI(95));
}

void explain_attack(const State& s, const Player& me, Tribe from, Seat seat, Tribe to,
                    Reasons& why) {
  const Card card = me.chains[from].active;
  why.add_if(card == Card::Wolf, TRI(173));
  why.add_if(card == Card::Bison, TRI(174));
  if (seat >= s.seats) return;
  const std::size_t vases = player(s, seat).chains[to].vases.size();
  why.add_if(card == Card::Bison && vases == 1, TRI(175));
  why.add_if(vases == 1 || (card == Card::Bison && vases == 2), TRI(181));
}

void explain_discard(const State& s, Card card, Reasons& why) {
  if (s.stack.top().step == raw(StepId::Discards)) {
    why.add(TRI(303));
    why.add(TRI(214));
    why.add(TRI(213));
    return;
  }
  why.add_if(turn_note(s, TurnNote::Taken) == raw(card) + 1, TRI(64));
  why.add_if(is_action(card), TRI(211));
  why.add_if(turn_note(s, TurnNote::Source) == raw(Source::Discard), TRI(65));
  why.add_if(turn_note(s, TurnNote::Exchanged) != 0, TRI(86));
}

void explain_block(const State& s, Seat seat, Tribe chain, Reasons& why) {
  if (seat >= s.seats) return;
  why.add_if(player(s, seat).chains[chain].totem != kNoCard, TRI(202));
  why.add(TRI(216));
  why.add(TRI(218));
  why.add_if(s.seats == 2, TRI(219));
  why.add(TRI(194));
}

void explain_steal(const State& s, const Player& me, Seat seat, Tribe chain, Tribe to,
                   Reasons& why) {
  if (seat >= s.seats || player(s, seat).chains[chain].vases.empty()) return;
  const Chain& from = player(s, seat).chains[chain];
  why.add(TRI(222));
  why.add_if(from.vases.back() == Card::Multi, TRI(224));
  const bool completes = me.chains[to].vases.size() + 1 == kVases;
  why.add_if(is_complete(from) || completes, TRI(226));
  why.add_if(me.chains[to].vases.empty() || from.vases.size() == 1, TRI(227));
}

void explain_activate(const Player& me, Card card, Tribe to, Reasons& why) {
  const Chain& chain = me.chains[to];
  why.add_if(is_diorama(card), TRI(94));
  why.add_if(is_event(card), TRI(170));
  why.add_if(is_protection(card), TRI(185));
  why.add_if(chain.vases.empty() || chain.totem != kNoCard, TRI(153));
  why.add_if(chain.blocked != 0, TRI(154));
}

void explain_protect(const State& s, Action a, Reasons& why) {
  const bool theft =
      s.stack.top().step == raw(StepId::Defence) && threat_of(s.stack.top()).card == Card::Steal;
  why.add_if(a.a == 0, TRI(187));
  why.add(theft ? TRI(192) : TRI(190));
  why.add_if(a.a == 0, TRI(288));
  why.add_if(a.a != 0 && !theft, TRI(189));
  why.add_if(a.a != 0, TRI(191));
}

void explain_here(const State& s, Action a, Reasons& why) {
  const Player& me = player(s, actor(s));
  const auto card = static_cast<Card>(a.a);
  const auto first = static_cast<Tribe>(a.a), second = static_cast<Tribe>(a.b);
  switch (static_cast<VerbId>(a.verb)) {
    case VerbId::Take: explain_take(s, a.a == 0, why); break;
    case VerbId::Continue: explain_continue(s, me, first, second, why); break;
    case VerbId::Attack:
      explain_attack(s, me, first, static_cast<Seat>(a.b), static_cast<Tribe>(a.c), why);
      break;
    case VerbId::Discard: explain_discard(s, card, why); break;
    case VerbId::PlayBlock: explain_block(s, static_cast<Seat>(a.a), second, why); break;
    case VerbId::PlaySteal:
      explain_steal(s, me, static_cast<Seat>(a.a), second, static_cast<Tribe>(a.c), why);
      break;
    case VerbId::LayTribe:
      why.add(me.leader == first ? TRI(137) : TRI(130));
      why.add_if(me.leader != first, TRI(131));
      why.add(TRI(140));
      break;
    case VerbId::LayDiorama: explain_lay(s, me, card, second, why); break;
    case VerbId::Activate: explain_activate(me, card, second, why); break;
    case VerbId::Exchange:
      why.add_if(me.chains[first].active == static_cast<Card>(a.b), TRI(91));
      break;
    case VerbId::Protect: explain_protect(s, a, why); break;
    case VerbId::PlayDraw3: why.add_if(s.deck.total() < row(s, Card::Draw3).power, TRI(215)); break;
    case VerbId::Pass:
    case VerbId::kCount: break;
  }
}

// What is said of a verb as a whole and is not so of this choice.
bool is_beside_the_point(Action a, Clause clause) {
  switch (static_cast<VerbId>(a.verb)) {
    case VerbId::Take: return a.a == 0 && clause == TRI(61);
    case VerbId::Discard: return clause == TRI(64);
    case VerbId::LayTribe: return clause == TRI(130) || clause == TRI(137);
    case VerbId::LayDiorama: return clause == TRI(114) || clause == TRI(116) || clause == TRI(117);
    case VerbId::Protect: return clause == TRI(189) || clause == TRI(190);
    default: return false;
  }
}

}  // namespace

ClauseList Rules::explain(const State& s, Action a) {
  Reasons why;
  if (!s.stack.empty()) explain_here(s, a, why);
  for (Clause clause : kVerbs[a.verb].clauses) {
    if (clause && !is_beside_the_point(a, clause)) why.add(clause);
  }
  return why.list();
}

}  // namespace ochre::tribu
