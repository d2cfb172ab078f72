// position.cpp - TRI-010, TRI-053, TRI-110 to TRI-117, TRI-140, TRI-151, TRI-217: what a position
// must hold.
#include "games/tribu/position.h"

#include <algorithm>
#include <cstring>
#include <string>

#include "core/fields.h"
#include "core/text.h"
#include "games/tribu/vocabulary.h"
#include "games/tribu/zones.h"

namespace ochre::tribu {
namespace {

using Verdict = Result<void>;

Verdict check_chain(const State& s, const std::string& at, Tribe tribe, const Chain& chain) {
  Player trial{};  // the chain is built up again, vase by vase
  trial.chains[tribe].laid = 1;
  trial.chains[tribe].totem = trial.chains[tribe].active = kNoCard;
  for (Card vase : chain.vases) {
    if (vase >= Card::kCount || is_totem(vase) || object_to_fit(s, trial, tribe, vase)) {
      return problem(at + ".vases has " + word_of(kCardDomain, raw(vase)) +
                     " where it does not fit (TRI-114, TRI-116)");
    }
    trial.chains[tribe].vases.push_back(vase);
  }
  if (chain.totem != kNoCard &&
      (chain.totem > Card::kCount || !is_totem(chain.totem) || !is_complete(chain))) {
    return problem(at + ".totem is " + word_of(kCardDomain, raw(chain.totem)) +
                   ", expected a Totem on three vases (TRI-117)");
  }
  if (chain.active != kNoCard && (chain.active >= Card::kCount || !may_be_active(chain.active))) {
    return problem(at + ".active is " + word_of(kCardDomain, raw(chain.active)) +
                   ", expected a card that may be active (TRI-151)");
  }
  const int last = chain.active == kNoCard ? 0 : s.turn;
  if (chain.active_turn > last) {
    return problem(at + ".active_turn is " + text(chain.active_turn) + ", expected 0" +
                   (last > 0 ? ".." + text(last) : "") + " (TRI-280)");
  }
  return {};
}

Verdict check_known(const Player& p, const std::string& at) {  // TRI-284
  for (Card card : all<Card>()) {
    if (p.known[card] > p.hand[card]) {
      return problem(at + ".known has more " + text(kCardWords[raw(card)]) + " than the hand");
    }
    const auto face_down = std::count_if(p.chains.begin(), p.chains.end(), [&](const Chain& c) {
      return c.laid != 0 && c.active == card;
    });
    if (p.known[card] + p.kept[card] > p.hand[card] + face_down) {
      return problem(at + ".kept has more " + text(kCardWords[raw(card)]) +
                     " than the hand and the active cards");
    }
  }
  return {};
}

Verdict check_player(const State& s, int seat) {
  const Player& p = s.players[static_cast<std::size_t>(seat)];
  const auto& leaders = box(s).leaders;
  if (std::find(leaders.begin(), leaders.end(), p.leader) == leaders.end()) {
    return problem(at_player(seat) + ".leader is " + word_of(kTribeDomain, raw(p.leader)) +
                   ", which no Leader card shows (TRI-024)");
  }
  for (int other = 0; other < seat; ++other) {
    if (s.players[static_cast<std::size_t>(other)].leader == p.leader) {
      return problem(at_player(seat) + ".leader is " + word_of(kTribeDomain, raw(p.leader)) +
                     ", which players[" + text(other) + "] has already (TRI-030)");
    }
  }
  if (p.hand.blanks() + p.known.blanks() + p.kept.blanks() + p.drawn.blanks() > 0) {
    return problem(at_player(seat) + " has unknown cards, expected a full state, not a view");
  }
  int blocks = 0;
  for (Tribe tribe : all<Tribe>()) {
    const Chain& chain = p.chains[tribe];
    const std::string at = at_player(seat) + ".chains." + text(kTribeWords[raw(tribe)]);
    if (chain.laid == 0) {
      const Chain none{};  // byte by byte: equal positions have equal bytes
      if (std::memcmp(&chain, &none, sizeof none) == 0) continue;
      return problem(at + " is not laid, expected null");
    }
    if (const Verdict sound = check_chain(s, at, tribe, chain); !sound) return sound;
    blocks += chain.blocked;
  }
  if (blocks > 1)
    return problem(at_player(seat) + " has two Blocks waiting, expected one (TRI-217)");
  return check_known(p, at_player(seat));
}

Verdict check_cards(const State& s) {
  const Bag<Card> table = cards_on_table(s);
  for (Card card : all<Card>()) {
    const int n = table[card] + s.deck[card];
    if (n != kCopies) {
      return problem("there are " + text(n) + " cards " + text(kCardWords[raw(card)]) +
                     " in all, expected " + text(kCopies) + " (TRI-011)");
    }
    int from_deck = s.deck[card];
    for (const Player& p : s.players) from_deck += p.drawn[card];
    if (from_deck > s.shuffled[card] || s.shuffled[card] > kCopies) {
      return problem("shuffled has " + text(s.shuffled[card]) + " " + text(kCardWords[raw(card)]) +
                     ", expected " + text(from_deck) + ".." + text(kCopies));
    }
    if (s.played[card] > 0 && !is_action(card)) {
      return problem("played has " + text(kCardWords[raw(card)]) +
                     ", expected Action cards (TRI-232)");
    }
  }
  if (s.deck.blanks() + s.shuffled.blanks() + s.played.blanks() > 0) {
    return problem("deck has unknown cards, expected a full state, not a view");
  }
  return {};
}

Verdict check_turn_notes(const State& s) {
  const auto shows = [](const std::string& what) { return problem("stack[1].locals: " + what); };
  const Frame& turn = s.stack[kTurnFrame];
  const bool started = s.stack.top().step != raw(StepId::Start);
  const std::uint8_t taken = turn_note(s, TurnNote::Taken);
  if (turn_note(s, TurnNote::Source) > raw(Source::Discard) || taken > kCardWords.size() ||
      turn_note(s, TurnNote::Exchanged) > 1 || turn_note(s, TurnNote::Laid) > kTribeWords.size() ||
      turn_note(s, TurnNote::Discarded) > 1) {
    return shows("expected source 0..2, taken 0..25, exchanged 0..1, laid 0..5, discarded 0..1");
  }
  const bool from_discard = turn_note(s, TurnNote::Source) == raw(Source::Discard);
  if (from_discard != (taken > 0) || (taken > 0 && !is_diorama(static_cast<Card>(taken - 1)))) {
    return shows(
        "a card taken goes with the discard pile as source, and is a Diorama card (TRI-061)");
  }
  if (s.stack.top().step == raw(StepId::Main)) {
    const Player& me = player(s, turn.seat);
    if (turn_note(s, TurnNote::Source) == 0 || turn_note(s, TurnNote::Laid) != 0 ||
        turn_note(s, TurnNote::Discarded) != 0) {
      return shows(
          "the main decision comes after taking a card and before anything else (TRI-051)");
    }
    if (taken > 0 && turn_note(s, TurnNote::Exchanged) == 0 &&
        !me.hand.has(static_cast<Card>(taken - 1))) {
      return shows("the card taken from the discard pile is not in hand (TRI-063)");
    }
  } else if (!started && turn.locals != Frame{}.locals) {
    return shows("expected zeros at the start of a turn");
  } else if (turn_note(s, TurnNote::Laid) != 0 || turn_note(s, TurnNote::Discarded) != 0) {
    return shows("nothing is laid or discarded before this question");
  } else if (s.stack.top().step == raw(StepId::Discards) && turn_note(s, TurnNote::Source) == 0) {
    return shows("Take 3 Cards is played after taking a card (TRI-051)");
  }
  return {};
}

Verdict check_threat(const State& s) {
  const Frame& top = s.stack.top();
  const Frame& turn = s.stack[kTurnFrame];
  const std::string at = "stack[2]";
  const Threat threat = threat_of(top);
  if (top.seat == turn.seat || threat.chain >= Tribe::kCount || threat.receiver >= Tribe::kCount ||
      !(is_event(threat.card) || threat.card == Card::Steal)) {
    return problem(
        at + " is no threat: expected an adversary, and an Event or Steal card, chain, receiver");
  }
  const Player& victim = player(s, top.seat);
  if (object_to_target(s, top.seat, threat.chain, TRI(172)) || !has_active_card(victim)) {
    return problem(at +
                   ": that chain cannot be threatened, or nothing could answer (TRI-172, TRI-304)");
  }
  const bool steals = threat.card == Card::Steal;
  if (steals && object_to_fit(s, player(s, turn.seat), threat.receiver,
                              victim.chains[threat.chain].vases.back())) {
    return problem(at + ": the stolen vase would not fit (TRI-222)");
  }
  if (steals == (turn_note(s, TurnNote::Source) == 0)) {
    return problem(at + ": a theft follows taking a card, an attack does not (TRI-052)");
  }
  return {};
}

Verdict check_hands(const State& s) {  // TRI-053
  const auto question = static_cast<StepId>(s.stack.top().step);
  for (int seat = 0; seat < s.seats; ++seat) {
    const int held = s.players[static_cast<std::size_t>(seat)].hand.total();
    const int size = box(s).hand_size;
    const bool mine = seat == s.stack[kTurnFrame].seat;
    const int least =
        size + (mine && question >= StepId::Main && question <= StepId::Discards ? 1 : 0);
    const int most =
        mine && question == StepId::Discards ? size + row(s, Card::Draw3).power : least;
    if (held < least || held > most) {
      return problem(at_player(seat) + ".hand has " + text(held) + " cards, expected " +
                     text(least) + (most > least ? ".." + text(most) : "") + " (TRI-053)");
    }
  }
  return {};
}

// Where play stands: over, or a question of the running turn with hands to match (TRI-053).
Verdict check_stack(const State& s) {
  if (s.stack.empty()) return problem("stack is empty, expected a game that goes on");
  const auto shape = problem("stack: expected challenge (at 1), turn (at 1), and one question");
  if (s.stack.depth() != 3) return shape;
  const Frame& challenge = s.stack[0];
  const Frame& turn = s.stack[kTurnFrame];
  const Frame& top = s.stack.top();
  if (challenge.step != raw(StepId::Challenge) || turn.step != raw(StepId::Turn) ||
      top.step <= raw(StepId::Turn) || challenge.at != 1 || turn.at != 1 || top.at != 0) {
    return shape;
  }
  const auto question = static_cast<StepId>(top.step);
  if (challenge.seat != s.dealer || turn.seat >= s.seats || top.seat >= s.seats) {
    return problem("stack: its seats are not at the table, or not the dealer's");
  }
  if (question != StepId::Defence && (top.seat != turn.seat || top.locals != Frame{}.locals)) {
    return problem("stack[2]: the question is the player's whose turn it is, with locals 0");
  }
  if (challenge.locals != Frame{}.locals) return problem("stack[0].locals: expected zeros");
  if (is_blocked(player(s, turn.seat)))
    return problem("stack: a blocked player has no turn (TRI-057)");
  if (const Verdict notes = check_turn_notes(s); !notes) return notes;
  if (const Verdict sizes = check_hands(s); !sizes) return sizes;
  if (question == StepId::Defence) return check_threat(s);
  if (question == StepId::Start && !can_take_from_deck(s) &&
      (s.discard.empty() || !is_diorama(s.discard.top()))) {
    return problem("no card can be taken: expected a deck, or a Diorama card to take (TRI-070)");
  }
  return {};
}

// The hand of the set-up, as far as its cards are not elsewhere; others in their place.
void deal_hand(State& s, Player& p, const Bag<Card>& dealt, Dealer& dealer) {
  int missing = dealt.total();
  for (Card card : all<Card>()) {
    for (int n = 0; n < dealt[card] && s.deck.has(card); ++n, --missing) {
      s.deck.remove(card);
      p.hand.add(card);
    }
  }
  for (; missing > 0 && !s.deck.empty(); --missing) {
    p.hand.add(dealer.draw(raw(LuckId::Draw), s.deck));
  }
}

}  // namespace

Result<void> complete_position(State& s, const Json& given, Dealer& dealer) {
  const Player nobody{};
  for (std::size_t i = s.seats; i < kMaxSeats; ++i) {
    if (std::memcmp(&s.players[i], &nobody, sizeof nobody) != 0)
      return problem(at_player(static_cast<int>(i)) + " is not at the table");
  }
  if (!json_has(given, "stack") && json_has(given, "dealer") && s.dealer < s.seats) {
    s.stack[0].seat = s.stack[1].seat = s.stack[2].seat = s.dealer;  // TRI-040
  }
  if (json_has(given, "deck")) return {};
  std::array<Bag<Card>, kMaxSeats> dealt{};
  for (std::size_t i = 0; i < s.seats; ++i) {
    if (!json_has(given, at_player(static_cast<int>(i)) + ".hand"))
      std::swap(dealt[i], s.players[i].hand);
  }
  const Bag<Card> placed = cards_on_table(s);
  for (Card card : all<Card>()) {
    if (placed[card] > kCopies) {
      return problem("there are " + text(placed[card]) + " cards " + text(kCardWords[raw(card)]) +
                     " in all, expected " + text(kCopies) + " (TRI-011)");
    }
    s.deck[card] = static_cast<std::uint8_t>(kCopies - placed[card]);
  }
  for (std::size_t i = 0; i < s.seats; ++i) deal_hand(s, s.players[i], dealt[i], dealer);
  if (!json_has(given, "shuffled")) s.shuffled = cards_of_the_box();
  for (std::size_t i = 0; i < s.seats; ++i) {
    if (!json_has(given, at_player(static_cast<int>(i)) + ".drawn"))
      s.players[i].drawn = s.players[i].hand;
  }
  return {};
}

Result<void> check_position(const State& s) {
  for (int seat = 0; seat < s.seats; ++seat) {
    if (const Verdict sound = check_player(s, seat); !sound) return sound;
  }
  if (const Verdict sound = check_cards(s); !sound) return sound;
  if (s.dealer >= s.seats) return problem("dealer is not at the table");
  if (s.closer != kNobody) {
    return problem("closer is " + text(s.closer) + ", expected -1 while a challenge is played");
  }
  if (s.challenge > box(s).max_challenges) {
    return problem("challenge is " + text(s.challenge) + ", expected 1.." +
                   text(box(s).max_challenges));
  }
  const int last_turn = box(s).max_turns_per_player * s.seats;
  if (s.turn < 1 || s.turn > last_turn) {
    return problem("turn is " + text(s.turn) + ", expected 1.." + text(last_turn) + " (TRI-247)");
  }
  return check_stack(s);
}

}  // namespace ochre::tribu
