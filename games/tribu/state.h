// state.h - a game of Tribù as a value, and questions about it that change nothing.
#pragma once

#include <array>
#include <cstdint>

#include "core/flow.h"
#include "core/pile.h"
#include "games/tribu/components.h"
#include "games/tribu/types.h"

namespace ochre::tribu {

struct Chain {        // TRI-110; all bytes blank where no such chain lies
  std::uint8_t laid;  // the Tribe card is on the table
  FixedList<Card, kVases> vases;
  Card totem;  // kNoCard without one
  // Face down beside it, kNoCard without one; TRI-156: it leaves by use, exchange, elimination, the
  // end of the challenge.
  Card active;
  std::uint8_t blocked;       // a Block waits beside it
  std::uint16_t active_turn;  // the turn in which the active card was placed or exchanged (TRI-280)
};

struct Player {
  std::int16_t total;  // spheres of all challenges (TRI-034)
  std::int16_t score;  // of the last challenge
  Bag<Card> hand;
  Bag<Card> known;  // what all know to be in this hand (TRI-284)
  Bag<Card> kept;   // what all know to be in this hand or face down beside a chain (TRI-284)
  Bag<Card> drawn;  // what this player took from the deck since it was shuffled (TRI-286)
  EnumArray<Tribe, Chain> chains;
  Tribe leader;
  std::uint8_t magical;  // Magical Protected Chains in the last challenge (TRI-272)
};

struct State {
  std::array<Player, kMaxSeats> players;
  std::uint16_t turn;       // of this challenge, skipped ones included (TRI-247)
  std::uint16_t idle;       // consecutive idle turns (TRI-065)
  std::uint16_t challenge;  // from 1
  std::uint16_t rules;      // the version of the rules it is played by
  std::uint8_t box;
  std::uint8_t seats;
  Seat dealer;
  Seat closer;         // of the last challenge, or kNobody
  Bag<Card> deck;      // TRI-025: three common piles, the discard pile and the played cards below
  Bag<Card> shuffled;  // the deck as it was last shuffled (TRI-286)
  Bag<Card> played;    // TRI-232
  // TRI-233: what goes under an empty pile is its top card.
  Pile<Card, kDeckCards> discard;
  Stack<4> stack;
};

// The sequence of play: a challenge holds turns, a turn asks its questions.
enum class StepId : std::uint8_t { Challenge, Turn, Start, Main, Discards, Defence, kCount };
inline constexpr std::array<std::string_view, 6> kStepWords = {"challenge", "turn",     "start",
                                                               "main",      "discards", "defence"};

// What the frame of a running turn remembers.
enum class TurnNote : std::uint8_t { Source, Taken, Exchanged, Laid, Discarded, kCount };
enum class Source : std::uint8_t { None, Deck, Discard, kCount };
inline constexpr std::size_t kTurnFrame = 1;  // above the challenge, below a question
inline std::uint8_t& turn_note(State& s, TurnNote note) {
  return s.stack[kTurnFrame].locals[static_cast<std::size_t>(note)];
}
inline std::uint8_t turn_note(const State& s, TurnNote note) {
  return s.stack[kTurnFrame].locals[static_cast<std::size_t>(note)];
}
// What the frame of a defence remembers: the card against the chain, and where a theft would go.
struct Threat {
  Card card;
  Tribe chain, receiver;
};
inline Threat threat_of(const Frame& frame) {
  return {static_cast<Card>(frame.locals[0]), static_cast<Tribe>(frame.locals[1]),
          static_cast<Tribe>(frame.locals[2])};
}

inline const Box& box(const State& s) { return boxes[s.box]; }
inline const CardRow& row(const State& s, Card card) { return box(s).cards[card]; }
inline Player& player(State& s, Seat seat) { return s.players[static_cast<std::size_t>(seat)]; }
inline const Player& player(const State& s, Seat seat) {
  return s.players[static_cast<std::size_t>(seat)];
}
inline Seat actor(const State& s) { return s.stack.top().seat; }
inline Seat next_seat(const State& s, Seat seat) {
  return static_cast<Seat>(seat + 1 == s.seats ? 0 : seat + 1);
}

bool is_blocked(const Player& p);  // TRI-217
bool has_active_card(const Player& p);
std::uint64_t chains_laid(const Player& p);                    // a bit a chain, for those<Tribe>
bool can_take_from_deck(const State& s);                       // TRI-070
int spheres(const State& s, Tribe tribe, const Chain& chain);  // TRI-250
bool is_complete(const Chain& chain);                          // TRI-118
bool is_magical(const Chain& chain);                           // TRI-120, TRI-121
int complete_chains(const Player& p);                          // TRI-242: as they lie now
int chains_to_close(const State& s);                           // TRI-041
// Why the card does not continue the chain (TRI-114 to TRI-117); none: it fits.
Objection object_to_fit(const State& s, const Player& p, Tribe tribe, Card card);
// Why the chain of that seat is no target: of an attack TRI-172, of a theft TRI-221 for `law`.
Objection object_to_target(const State& s, Seat seat, Tribe tribe, Clause law);
// Why there is no such own chain, or no active card beside it.
Objection object_to_beside(const Player& me, Tribe tribe, Clause law);

}  // namespace ochre::tribu
