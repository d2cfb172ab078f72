// state.h - a game of Mammothodus as a value, and questions about it that change nothing.
#pragma once

#include <array>
#include <cstdint>

#include "core/flow.h"
#include "games/mammothodus/components.h"
#include "games/mammothodus/types.h"

namespace ochre::mammothodus {

struct Player {  // a clan with its tablet (MAM-002)
  Clan clan;
  std::int8_t population;
  std::uint8_t marker;                 // of the degradation track (MAM-028)
  Talent talent;                       // Talent::kCount without one
  EnumArray<Colour, Space> figurines;  // kNowhere: in reserve, on the degradation track (MAM-029)
  Bag<Card> hand, draw, discard;
  Bag<Card> laid;     // on the figurine in use: in no pile (MAM-117)
  Bag<Space> tokens;  // of the talent, on the board
};

struct CardNotes {             // what the running human card must remember
  Bag<Space> awake;            // activated tribes that have not acted (MAM-069)
  Bag<Space> entered;          // tribes that will attack where they moved to (MAM-232)
  Bag<Space> held;             // where a bait lies: no tribe leaves (MAM-262)
  std::uint8_t awake_spirits;  // a bit a spirit
  std::uint8_t moved;          // some tribe has moved (MAM-093)
};

struct TurnNotes {         // what the running turn must remember
  Bag<Space> guarded;      // protected until the end of the turn (MAM-256)
  Bag<Space> arrived;      // where figurines of this move action stopped (MAM-129)
  std::uint8_t performed;  // a bit a deed (MAM-189)
  std::uint8_t credit;     // an action may be chosen without an extra action card
  std::uint8_t token;      // a talent token was placed (MAM-248)
  std::uint8_t used;       // figurines of this action, a bit a colour (MAM-114); four bits higher
                           // those that only stand where one was used (MAM-215)
  std::uint8_t tried;      // figurines that failed to activate a place (MAM-165)
  std::uint8_t acted;      // of this action: 1 a figurine was chosen, 2 it counts as performed
};

struct State {
  std::uint8_t turn;  // for people: counted up to 255
  std::uint8_t box, seats;
  std::uint8_t rules;  // the version of the rules it is played by
  std::uint8_t with_discoveries, with_talents, centre_wakes, short_handed, clans;  // options
  Seat first;  // the clan that took the first turn (MAM-059)
  End end;
  std::array<Player, kMaxSeats> players;
  Bag<Space> tribes;
  EnumArray<Spirit, Space> spirits;     // kNowhere: in the pool (MAM-049)
  std::array<Space, kLines> places;     // by line; kNowhere: not active
  EnumArray<Space, Bag<Shard>> shards;  // face up
  Bag<Space> face_down;                 // shard tokens
  Bag<Shard> hidden;                    // the kinds of those, which nobody knows where
  Bag<Trail> trail_stack;
  Bag<HumanCard> human_deck, human_discard;
  HumanCard human_card;          // being resolved (MAM-063); HumanCard::kCount: none
  Bag<Card> adaptation, market;  // unseen: the deck and what is back in the box (MAM-023)
  std::uint8_t supply;           // degradation cards (MAM-051)
  FixedList<Fragment, 12> open;
  Bag<Fragment> closed;
  Bag<Discovery> discovery_deck, discoveries;
  Bag<Face> dice, marked;
  CardNotes card;
  TurnNotes notes;
  Stack<8> stack;
};

// The sequence of play, in rulebook order; flow.cpp says which ask and which run.
// clang-format off
enum class StepId : std::uint8_t {
  Setup, Talent, Starting, Turn, Windows, DrawThree, Human, Bait, Lure, BlockCall, Assault,
  Protect, TribeStep, Entry, Traps, Hits, SpiritHit, TribeHit, SpiritGoal, TrailLock, Ancients,
  Choose, Action, Figurine, Use, Line, Cards, Helper, Move, Reroll, Mark, Adapt, TokenCard,
  TokenSpace, Degrade, DegradeHelper, Discard, Draw, Generation, AddFigurine, AddSpace,
  RemoveFigurine, Speciality, kCount
};
inline constexpr std::array<std::string_view, 43> kStepWords = {
    "setup", "talent", "starting", "turn", "windows", "draw_three", "human", "bait", "lure",
    "block_call", "assault", "protect", "tribe_step", "entry", "traps", "hits", "spirit_hit",
    "tribe_hit", "spirit_goal", "trail_lock", "ancients", "choose", "action", "figurine",
    "use", "line", "cards", "helper", "move", "reroll", "mark", "adapt", "token_card",
    "token_space", "degrade", "degrade_helper", "discard", "draw", "generation",
    "add_figurine", "add_space", "remove_figurine", "speciality"};
// clang-format on

inline const Box& box(const State& s) { return boxes[s.box]; }
inline Player& player(State& s, Seat seat) { return s.players[static_cast<std::size_t>(seat)]; }
inline const Player& player(const State& s, Seat seat) {
  return s.players[static_cast<std::size_t>(seat)];
}
inline Seat actor(const State& s) { return s.stack.top().seat; }
inline Seat active(const State& s) {
  return s.stack[0].seat;
}  // MAM-009, MAM-013: a turn lies lowest
inline Seat after(const State& s, Seat seat, int n = 1) {
  return static_cast<Seat>((seat + n) % s.seats);
}
inline bool is_over(const State& s) { return s.end != End::None; }
inline bool in_play(const State& s, Discovery discovery) { return s.discoveries.has(discovery); }

constexpr Colour bit_colour(int i) { return static_cast<Colour>(i); }
inline bool has_bit(std::uint8_t set, Colour colour) { return (set >> raw(colour) & 1) != 0; }
inline void set_bit(std::uint8_t& set, Colour colour) {
  set = static_cast<std::uint8_t>(set | 1u << raw(colour));
}

int on_board(const Player& p);                      // F
int figurines_at(const Player& p, Space space);     // of one clan
int ancients_at(const State& s, Space space);       // of all clans (MAM-084)
Spaces spaces_of(const Player& p);                  // where its figurines stand
Spaces ancient_spaces(const State& s);              // where any figurine stands
Spaces most_crowded(const State& s, Spaces among);  // of spaces with Ancients
Spaces place_spaces(const State& s);                // active places
int active_places(const State& s);
Spaces open_trails(const State& s);                        // MAM-090
int allowed_figurines(const State& s, int population);     // MAM-027
Colours matching(const State& s, Deed deed, Space space);  // MAM-110, MAM-112
bool has_card(const Bag<Card>& hand, Colours colours);     // of one of these colours
int points(const Bag<Card>& cards, Colours colours);
int laid_points(const State& s);
// The clan with this talent and a token on the space; kNobody without one.
Seat token_owner(const State& s, Talent talent, Space space);
Spaces token_spaces(const State& s, Talent talent);
bool is_near(const State& s, const Player& helper, Space space);  // MAM-174: there or adjacent
bool is_won(const State& s);                                      // MAM-218
int tribe_value(const State& s);                                  // MAM-136, MAM-233
// Whether the territory meets the line's condition (MAM-166 to MAM-168).
bool fulfils(const State& s, int line, Space space);
int activation_cost(const State& s);  // MAM-162
// MAM-023: of the adaptation cards that nobody has seen the deck holds so many. The others are back
// in the box; which is which nobody knows, so they lie together and luck draws from all.
int deck_size(const State& s);
int degradation_cards(const State& s);  // MAM-025: in the game; MAM-271: these two go by the clans

}  // namespace ochre::mammothodus
