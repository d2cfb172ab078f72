// state.h - a game of Endless Winter as a value (EWP-339, EWP-340), and questions about it that
// change nothing.
#pragma once

#include "core/flow.h"
#include "games/endless_winter/cards.h"
#include "games/endless_winter/components.h"

namespace ochre::endless_winter {

struct Player {
  std::uint32_t villages;                  // junctures, a bit each
  EnumArray<Source, std::int16_t> points;  // EWP-019, EWP-085: the score is their sum
  Cards hand, deck, discard, play;
  Cards pile;    // EWP-137: the Eclipse pile; once revealed, the Tribe cards of it
  Cards buried;  // EWP-037, EWP-149
  Cards owned;   // all of the above; everybody saw them come
  Cards known;   // what all know to be in hand, hidden pile or Burial ground together (EWP-335)
  Bag<Animal> upright, tipped;  // EWP-255
  std::array<std::uint8_t, kHexes> camps;
  std::uint8_t camps_left, food, tools, megaliths_left;
  std::uint8_t offering, honor, honor_place;  // EWP-243, EWP-251; place 0: below the track
  FixedList<Stone, kStoneSpaces> stones;
  Chief chief;                                        // EWP-105: no card of any zone
  std::uint8_t side;                                  // 0: A, 1: B
  SetupCard setup;                                    // EWP-045
  std::uint8_t chief_figure, tribe_figures, resting;  // left, left, on the Rest space
  FixedList<Column, kTurns> placed;                   // where figures stand, in order of turns
};

struct TurnState {                        // of the acting player; blank between turns
  Column column;                          // where the figure stands; kNoColumn before it does
  std::uint8_t labor;                     // EWP-088: the pool, in halves
  std::uint8_t chief;                     // it is the Chief's turn (EWP-103)
  std::uint8_t taken;                     // EWP-142: types taken with the top action, a bit each
  std::uint8_t locked;                    // EWP-124: of them, still locked in hand
  std::uint8_t era_one, era_two;          // EWP-092: Culture cards played
  std::uint8_t first;                     // EWP-108: the bottom action is this figure's
  std::uint8_t middle_done, bottom_done;  // once each; on the Rest space: Tipped, drawn
  std::uint8_t chief_used;                // abilities, a bit each
  RestToken token;                        // EWP-325: taken for this turn
  std::uint8_t token_used;                // effects, a bit each
  std::array<std::uint8_t, kTribeTypes> used;  // EWP-120, EWP-373: copies with a used ability
};

struct State {
  std::uint64_t rules;  // the version of the rules; as wide as the widest, so nothing is padded
  std::array<std::array<Cells, kLevels>, kPlayersOwners> megaliths;  // by seat; neutral last
  std::array<Player, kMaxSeats> players;
  TurnState turn;
  std::uint8_t round, turns;                 // from 1; turns begun in this round
  std::uint8_t revealed;                     // EWP-139: the Eclipse piles are public
  std::uint8_t bottoms;                      // EWP-109: bottom actions taken, a bit a column
  FixedList<std::uint8_t, kMaxSeats> order;  // seats by turn order
  Cards supply;                              // Tribe supply, and both Culture decks
  std::array<Card, kDisplay> display;
  std::array<Stone, 2 * kSupplySpaces> stones;  // left section, then right
  Bag<Animal> animals, hunting;                 // the Animal deck, the Hunting grounds
  std::array<Terrain, kHexes> terrain;
  std::array<std::uint8_t, kHexes> tokens;         // EWP-318: 0 none, 1 face down, 2 + token
  Bag<Token> tokens_left;                          // not turned up
  Bag<RestToken> rest_stack;                       // EWP-324: in unknown order, above those below
  FixedList<RestToken, 5> rest_under;              // put under the stack, in this order
  RestToken rest_up;                               // face up on the stack
  std::uint8_t layout;                             // of Box::layouts
  std::array<Tile, 4> tiles;                       // by slot
  std::uint8_t cards_up;                           // drafts: face-up cards, a bit each
  std::array<std::uint8_t, 3> options;             // as the table chose them
  std::array<std::uint8_t, kMaxSeats> half_labor;  // of the last Eclipse phase (EWP-192)
  std::uint8_t box, seats;
  Stack<16> stack;
};

enum class Option : std::uint8_t { Draft, Glacier, Rest, kCount };
enum class Draft : std::uint8_t { None, Setup, ChiefAndSetup, kCount };

inline const Box& box(const State& s) { return boxes[s.box]; }
inline const CardRow& row(const State& s, Card card) { return box(s).cards[card]; }
inline const Ability& ability(const State& s, AbilityId id) { return box(s).abilities[id]; }
inline Player& player(State& s, Seat seat) { return s.players[static_cast<std::size_t>(seat)]; }
inline const Player& player(const State& s, Seat seat) {
  return s.players[static_cast<std::size_t>(seat)];
}
inline Seat actor(const State& s) { return s.stack.top().seat; }
inline bool has_option(const State& s, Option option) { return s.options[raw(option)] != 0; }
inline Seat seat_at(const State& s, int place) {
  return static_cast<Seat>(s.order[static_cast<std::size_t>(place)]);
}
inline int era(const State& s) { return s.round <= 2 ? 1 : 2; }  // EWP-067

int score(const Player& p);
int food_limit(const Player& p);                                  // EWP-081
bool can_draw(const Player& p);                                   // EWP-071
bool can_pay(const State& s, const Player& p, const Cost& cost);  // EWP-087
int villages_left(const Player& p);
Cards hidden_cards(const State& s,
                   const Player& p);  // what lies in hand, deck, pile, Burial ground

// megaliths.cpp
Cells ground(const State& s);
Cells starts(const State& s);  // EWP-225
Cells occupied(const State& s, int level);
Cells legal_cells(const State& s, const Player& p, int level);
bool is_neutral_next(const Player& p);     // EWP-224
int slot_space(const State& s, int cell);  // slot * 8 + space of a cell of the board

// terrain.cpp
int influence(const Player& p, int hex);                              // EWP-190
std::uint32_t best_hexes(const State& s, Seat seat);                  // EWP-202
bool is_village_site(const State& s, const Player& p, int juncture);  // EWP-168, EWP-184, EWP-185
std::uint32_t village_sites(const State& s, const Player& p);

// scoring.cpp
int stone_points(const State& s, Seat seat, Stone stone);  // EWP-285 to EWP-295
int offering_points(const State& s, const Player& p);      // EWP-298
int honor_rank(const State& s, Seat seat);                 // EWP-300: from 0; -1 without a rank
int honor_points(const State& s, Seat seat);               // EWP-301
int card_points(const State& s, const Player& p);          // EWP-305
int animal_points(const State& s, const Player& p);        // EWP-307, EWP-309

}  // namespace ochre::endless_winter
