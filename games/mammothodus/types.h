// types.h - the nouns of Mammothodus: spaces, colours, cards, figures, limits.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

#include "core/bag.h"
#include "core/enum_array.h"
#include "core/game.h"
#include "core/vocabulary.h"

namespace ochre::mammothodus {

// In board order (MAM-012): the centre, which is no territory, and 21 territories (MAM-017,
// MAM-018).
// clang-format off
enum class Space : std::uint8_t {
  C, N1, N2, N3, N4, N5, N6, E1, E2, E3, E4, E5, S1, S2, S3, S4, S5, W1, W2, W3, W4, W5, kCount
};
// clang-format on
inline constexpr std::array<std::string_view, 22> kSpaceWords = {
    "C",  "N1", "N2", "N3", "N4", "N5", "N6", "E1", "E2", "E3", "E4",
    "E5", "S1", "S2", "S3", "S4", "S5", "W1", "W2", "W3", "W4", "W5"};
inline constexpr auto kNowhere = Space::kCount;  // in reserve, in the pool, not active
inline constexpr std::uint8_t kSpaceCount = 22;

enum class Colour : std::uint8_t { Red, Green, Yellow, Blue, kCount };
inline constexpr std::array<std::string_view, 4> kColourWords = {"red", "green", "yellow", "blue"};

enum class Region : std::uint8_t { N, E, S, W, kCount };
inline constexpr std::array<std::string_view, 4> kRegionWords = {"N", "E", "S", "W"};

enum class Clan : std::uint8_t { Mammoths, Bisons, Rhinos, Cats, kCount };  // MAM-014
inline constexpr std::array<std::string_view, 4> kClanWords = {"mammoths", "bisons", "rhinos",
                                                               "cats"};

// MAM-104; the first four are the basic actions with a colour each (MAM-016).
enum class Deed : std::uint8_t {
  Move,
  Attack,
  Population,
  Development,
  Degradation,
  Activate,
  kCount
};
inline constexpr std::array<std::string_view, 6> kDeedWords = {
    "move", "attack", "population", "development", "degradation", "activate"};

// A clan's cards: basic, adaptation (MAM-022; MAM-008: one deck, whatever it is called),
// degradation.
// clang-format off
enum class Card : std::uint8_t {
  Red, Green, Yellow, Blue, DrawThree, Wild, ExtraRed, ExtraGreen, ExtraYellow, ExtraBlue,
  DoubleRed, DoubleGreen, DoubleYellow, DoubleBlue, Degradation, kCount
};
// clang-format on
inline constexpr std::array<std::string_view, 15> kCardWords = {
    "red",        "green",        "yellow",        "blue",         "draw_three",
    "wild",       "extra_red",    "extra_green",   "extra_yellow", "extra_blue",
    "double_red", "double_green", "double_yellow", "double_blue",  "degradation"};

enum class HumanCard : std::uint8_t { Red, Green, Yellow, Blue, NewTrail, kCount };  // MAM-035
inline constexpr std::array<std::string_view, 5> kHumanWords = {"red", "green", "yellow", "blue",
                                                                "new_trail"};

enum class Spirit : std::uint8_t { Wind, Progenitors, Earth, kCount };  // MAM-032; MAM-101: order
inline constexpr std::array<std::string_view, 3> kSpiritWords = {"wind", "progenitors", "earth"};

enum class Shard : std::uint8_t { Tusk, Flame, Frost, Root, Stone, Storm, Star, kCount };
inline constexpr std::array<std::string_view, 7> kShardWords = {"tusk",  "flame", "frost", "root",
                                                                "stone", "storm", "star"};

enum class Trail : std::uint8_t { T1, T2, T3, T4, T5, T6, T7, T8, kCount };  // MAM-037
inline constexpr std::array<std::string_view, 8> kTrailWords = {"t1", "t2", "t3", "t4",
                                                                "t5", "t6", "t7", "t8"};

enum class Fragment : std::uint8_t { F1, F2, F3, F4, F5, F6, F7, F8, F9, F10, F11, F12, kCount };
inline constexpr std::array<std::string_view, 12> kFragmentWords = {
    "fragment_1", "fragment_2", "fragment_3", "fragment_4",  "fragment_5",  "fragment_6",
    "fragment_7", "fragment_8", "fragment_9", "fragment_10", "fragment_11", "fragment_12"};

enum class Discovery : std::uint8_t {
  MovementAttack,
  Defence,
  Attack,
  AppearanceMovement,
  Degradation,
  kCount
};
inline constexpr std::array<std::string_view, 5> kDiscoveryWords = {
    "movement_attack", "defence_plus_1", "attack_plus_1", "appearance_movement",
    "degradation_plus_2"};

enum class Talent : std::uint8_t { SpiritBlock, Protection, Trap, Bait, TrailLock, kCount };
inline constexpr std::array<std::string_view, 5> kTalentWords = {"spirit_block", "protection",
                                                                 "trap", "bait", "trail_lock"};

enum class Face : std::uint8_t { F1, F2, F3, F4, F5, F6, kCount };  // of a die
inline constexpr std::array<std::string_view, 6> kFaceWords = {"d1", "d2", "d3", "d4", "d5", "d6"};

enum class End : std::uint8_t {  // MAM-218, MAM-221 to MAM-227
  None,
  Won,
  Tribes,
  Spirits,
  Trails,
  Degradation,
  Extinct,
  Population,
  Fragments,
  kCount
};
inline constexpr std::array<std::string_view, 9> kEndWords = {
    "none",        "won",     "tribes",     "spirits",  "trails",
    "degradation", "extinct", "population", "fragments"};

inline constexpr int kLines = 4;          // of the portal track (MAM-040)
inline constexpr int kFigurines = 4;      // of a clan (MAM-015)
inline constexpr int kMostTribes = 20;    // that any box may have; the standard box has 12
inline constexpr int kMostTokens = 8;     // of a talent
inline constexpr int kSpiritDice = 4;     // values on a spirit's card, at most
inline constexpr int kInitialTrails = 4;  // MAM-019

using Spaces = std::uint32_t;  // a set of spaces, a bit each
template <class Enum>
constexpr std::uint8_t raw(Enum e) {
  return static_cast<std::uint8_t>(e);
}
constexpr Spaces only(Space space) { return Spaces{1} << raw(space); }
constexpr bool holds(Spaces set, Space space) { return (set >> raw(space) & 1u) != 0; }
constexpr int size(Spaces set) { return std::popcount(set); }
constexpr Space first(Spaces set) { return static_cast<Space>(std::countr_zero(set)); }
constexpr Spaces rest(Spaces set) { return set & (set - 1); }  // without the first

using Colours = std::uint8_t;  // a set of colours, a bit each
inline constexpr Colours kAllColours = 0xf;
constexpr Colours only(Colour colour) {
  return colour == Colour::kCount ? Colours{0} : static_cast<Colours>(1u << raw(colour));
}
constexpr bool holds(Colours set, Colour colour) { return (set >> raw(colour) & 1u) != 0; }

constexpr bool is_basic(Card card) { return card <= Card::Blue; }
constexpr bool is_extra(Card card) { return card >= Card::ExtraRed && card <= Card::ExtraBlue; }
constexpr bool is_double(Card card) { return card >= Card::DoubleRed && card <= Card::DoubleBlue; }
constexpr bool is_adaptation(Card card) {
  return card >= Card::DrawThree && card <= Card::DoubleBlue;
}
// The colours a card counts as (MAM-190, MAM-192, MAM-193); MAM-024, MAM-157: a degradation card
// has none.
constexpr Colours colours_of(Card card) {
  if (card == Card::Wild) return kAllColours;
  if (card == Card::DrawThree || card >= Card::Degradation) return 0;
  const int i = is_basic(card) ? raw(card) : (raw(card) - raw(Card::ExtraRed)) % 4;
  return static_cast<Colours>(1u << i);
}
// MAM-111, MAM-193: what a card is worth on a figurine.
constexpr int points_of(Card card) { return colours_of(card) == 0 ? 0 : is_double(card) ? 2 : 1; }
constexpr Card extra_card(Colour colour) {
  return static_cast<Card>(raw(Card::ExtraRed) + raw(colour));
}
static_assert(colours_of(Card::ExtraBlue) == only(Colour::Blue));
static_assert(colours_of(Card::DoubleRed) == only(Colour::Red) && points_of(Card::DoubleRed) == 2);

// MAM-016; MAM-161: blue for activating a place; MAM-153: degradation has none.
constexpr Colour colour_of(Deed deed) {
  constexpr std::array<Colour, 6> kColours = {Colour::Green, Colour::Red,    Colour::Yellow,
                                              Colour::Blue,  Colour::kCount, Colour::Blue};
  return kColours[raw(deed)];
}

inline constexpr Domain kSpaceDomain{"space", kSpaceWords};
inline constexpr Domain kColourDomain{"colour", kColourWords};
inline constexpr Domain kRegionDomain{"region", kRegionWords};
inline constexpr Domain kClanDomain{"clan", kClanWords};
inline constexpr Domain kDeedDomain{"action", kDeedWords};
inline constexpr Domain kCardDomain{"card", kCardWords};
inline constexpr Domain kHumanDomain{"human card", kHumanWords};
inline constexpr Domain kSpiritDomain{"spirit", kSpiritWords};
inline constexpr Domain kShardDomain{"shard", kShardWords};
inline constexpr Domain kTrailDomain{"trail", kTrailWords};
inline constexpr Domain kFragmentDomain{"fragment", kFragmentWords};
inline constexpr Domain kDiscoveryDomain{"discovery", kDiscoveryWords};
inline constexpr Domain kTalentDomain{"talent", kTalentWords};
inline constexpr Domain kFaceDomain{"die", kFaceWords};
inline constexpr Domain kEndDomain{"end", kEndWords};

}  // namespace ochre::mammothodus
