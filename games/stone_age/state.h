// state.h - a game of Stone Age as a value, and questions about it that change nothing.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>

#include "core/flow.h"
#include "games/stone_age/components.h"
#include "games/stone_age/types.h"

namespace ochre::stone_age {

struct Sheet {          // final scoring by source; blank until the game is over
  std::int16_t played;  // what stood on the score track (STA-200)
  std::int16_t mammoths, culture, farmers, tool_makers, hut_builders, shamans, leftovers;
  int total() const {
    return played + mammoths + culture + farmers + tool_makers + hut_builders + shamans + leftovers;
  }
};

struct Player {
  Sheet sheet;
  std::int16_t score;  // on the score track, laps included (STA-013)
  std::int16_t built;  // the part of it that buildings gave
  std::uint16_t food;  // STA-006
  EnumArray<Resource, std::uint16_t> resources;
  std::uint8_t people;                         // all figures owned, wherever they stand
  std::uint8_t level;                          // of the food track
  std::array<std::uint8_t, kToolSlots> tools;  // values by slot, 0: no tool
  std::array<std::uint8_t, kToolSlots> used;   // in this round
  std::uint8_t two_open;                       // the "2 resources" card waits (STA-136)
  std::uint8_t hungry;                         // rounds in which the penalty was taken
  FixedList<std::uint8_t, 3> one_use;          // values of open one-use tools, ascending
  Bag<Building> buildings;
  Bag<Tile> tiles;  // bonus tiles won (MAH-064)
  Bag<Card> cards;  // from the display: all know them (INF-03)
  Bag<Card> drawn;  // from the pile: only the owner does (INF-04)
};

struct BuildingStack {  // STA-022: the face-up tile, and how many lie beneath it
  Building top;         // kNoBuilding: the stack is empty, or not in play
  std::uint8_t below;
};

using BySeat = std::array<std::uint8_t, kMaxSeats>;

struct State {
  std::array<Player, kMaxSeats> players;
  std::uint16_t round;  // from 1 (STA-042)
  std::uint16_t rules;  // the version of the rules it is played by
  std::uint8_t box;
  std::uint8_t seats;
  std::uint8_t with_herd;       // the option mammoth_herd (MAH-001)
  std::uint8_t limited_supply;  // the option (STA-108)
  Seat start;                   // the start player
  EnumArray<Place, BySeat> people;
  BySeat tamers;  // people on the bonus tile (MAH-042)
  std::array<Card, kCardSpaces> display;
  std::array<BuildingStack, kStacks> stacks;
  Bag<Card> pile;
  Bag<Building> face_down;  // beneath the stacks, and in those not in play: no order, nobody looks
  Bag<Tile> bonus_pile;     // fronts of the pile; which of them is topmost is decided when it turns
  Tile bonus_tile;          // of this round, until the taming is over; or kNoTile
  Resource next_back;       // on the topmost tile of the pile (MAH-013); or kNoResource
  Resource herd;            // whose place the herd stands on (MAH-014); or kNoResource
  Stack<4> stack;
};

// The sequence of play: a round holds everything; procedures ask their questions above it.
enum class StepId : std::uint8_t {
  Round,
  Visit,
  Payment,
  Roll,
  DiceForAll,
  Taming,
  Place,  // from here on questions
  Act,
  Tools,
  Move,
  Buy,
  Pay,
  Pick,
  Bonus,
  Take,
  Feed,
  kCount
};
inline constexpr std::array<std::string_view, 16> kStepWords = {
    "round", "visit", "payment", "roll", "dice_for_all", "taming", "place", "act",
    "tools", "move",  "buy",     "pay",  "pick",         "bonus",  "take",  "feed"};

enum class Phase : std::uint8_t { Placing, Acting, Taming, Feeding, kCount };  // `at` of the round
inline constexpr std::size_t kDone = 0;  // local of the round: players who have finished the phase

// How far a payment is (`at`, two bits): a piece is paid; something in it was chosen (STA-221, from
// version 2 on). Its locals: what for, pieces to come, the least kind, kinds paid, value paid.
inline constexpr std::uint8_t kPaidPiece = 1, kChosen = 2;
enum class Price : std::uint8_t { Card, Building, Herd, Feeding, kCount };
struct Paying {
  Price price;
  std::uint8_t left, least_kind, kinds, value;
};
inline Paying paying_of(const Frame& frame) {
  return {static_cast<Price>(frame.locals[0]), frame.locals[1], frame.locals[2], frame.locals[3],
          frame.locals[4]};
}
// Locals of a visit: the place, then the value that was paid. Of a roll: what it is for, the sum,
// and the first tool that may still be added (slots from 0, then one-use tools by value).
inline constexpr std::size_t kRollFor = 0, kRollSum = 1, kRollNext = 2;
inline constexpr std::uint8_t kCardRoll = 16;  // + the resource: a "roll 2 dice" card
// Locals of taking resources: pieces to come, the least kind.
inline constexpr std::size_t kTakeLeft = 0, kTakeLeast = 1;
// Locals of the taming: those who drew and still get their bonus; the winner + 1.
inline constexpr std::size_t kTameDraw = 0, kTameWinner = 1;

inline const Box& box(const State& s) { return boxes[s.box]; }
inline const CardRow& row(const State& s, Card card) { return box(s).cards[card]; }
inline const BuildingRow& row(const State& s, Building b) { return box(s).buildings[b]; }
inline const TileRow& row(const State& s, Tile tile) { return box(s).tiles[tile]; }
inline Player& player(State& s, Seat seat) { return s.players[static_cast<std::size_t>(seat)]; }
inline const Player& player(const State& s, Seat seat) {
  return s.players[static_cast<std::size_t>(seat)];
}
inline std::uint8_t& people_at(State& s, Place place, Seat seat) {
  return s.people[place][static_cast<std::size_t>(seat)];
}
inline int people_at(const State& s, Place place, Seat seat) {
  return s.people[place][static_cast<std::size_t>(seat)];
}
inline std::uint32_t word_of_seats(const BySeat& by) {  // the four counts in one word
  std::uint32_t word;
  std::memcpy(&word, by.data(), sizeof word);
  return word;
}
inline int people_at(const State& s, Place place) {
  return static_cast<int>((word_of_seats(s.people[place]) * 0x01010101u) >> 24);
}
inline bool is_occupied(const State& s, Place place) { return word_of_seats(s.people[place]) != 0; }
inline Seat actor(const State& s) { return s.stack.top().seat; }
inline Seat next_seat(const State& s, Seat seat) {  // STA-029
  return static_cast<Seat>(seat + 1 == s.seats ? 0 : seat + 1);
}
inline bool is_herd_place(const State& s, Place place) {
  return is_resource_place(place) && s.herd == resource_of(place);
}

int players_at(const State& s, Place place);
int placed(const State& s, Seat seat);    // people on places
int unplaced(const State& s, Seat seat);  // STA-051
int resources(const Player& p);
int tool_values(const Player& p);
bool has_usable_tool(const Player& p, int from);  // from this number on (kRollNext)
int supply(const State& s, Resource r);           // pieces that can be gained (STA-108)
int supply(const State& s);                       // of all kinds
// Pieces the open "2 resources" card would bring now.
int open_pieces(const State& s, const Player& p);

}  // namespace ochre::stone_age
