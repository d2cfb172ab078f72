// types.h - the nouns of Tribù: cards by type (the four copies of a type look alike, TRI-290),
// limits.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/bag.h"
#include "core/game.h"
#include "core/vocabulary.h"

namespace ochre::tribu {

enum class Card : std::uint8_t {  // in the order of the box, which is the order of every list
  Warrior,
  Shaman,
  Huntress,
  Elder,
  Scout,
  StatueRed,
  StatueBlue,
  HorseRed,
  HorseBlue,
  FlagRed,
  FlagBlue,
  EagleRed,
  EagleBlue,
  DrumRed,
  DrumBlue,
  Multi,
  TotemRed,
  TotemBlue,
  Wolf,
  Bison,
  Draw3,
  Block,
  Steal,
  Courage,
  Strength,
  kCount
};
inline constexpr std::array<std::string_view, 25> kCardWords = {
    "warrior",   "shaman",     "huntress",  "elder",      "scout",     "statue_red", "statue_blue",
    "horse_red", "horse_blue", "flag_red",  "flag_blue",  "eagle_red", "eagle_blue", "drum_red",
    "drum_blue", "multi",      "totem_red", "totem_blue", "wolf",      "bison",      "draw3",
    "block",     "steal",      "courage",   "strength"};
inline constexpr auto kFaceDown = Card::kCount;  // an active card that the viewer cannot tell
inline constexpr auto kNoCard = static_cast<Card>(26);  // no active card, no Totem

enum class Tribe : std::uint8_t {
  Warrior,
  Shaman,
  Huntress,
  Elder,
  Scout,
  kCount
};  // a chain's name
inline constexpr std::array<std::string_view, 5> kTribeWords = {"warrior", "shaman", "huntress",
                                                                "elder", "scout"};

enum class Kind : std::uint8_t { Statue, Horse, Flag, Eagle, Drum, Multi, Totem, kCount };
inline constexpr std::array<std::string_view, 7> kKindWords = {"statue", "horse", "flag", "eagle",
                                                               "drum",   "multi", "totem"};

enum class Colour : std::uint8_t { Red, Blue, Both, kCount };
inline constexpr std::array<std::string_view, 3> kColourWords = {"red", "blue", "both"};

inline constexpr int kVases = 3;        // of a Complete Chain (TRI-110)
inline constexpr int kCopies = 4;       // of every type (TRI-011)
inline constexpr int kDeckCards = 100;  // TRI-010
inline constexpr int kDioramaTypes = 13;
inline constexpr int kLeaders = 4;  // TRI-012

constexpr Card card_of(Tribe tribe) { return static_cast<Card>(tribe); }
constexpr bool is_tribe(Card card) { return card <= Card::Scout; }
constexpr Tribe tribe_of(Card card) { return static_cast<Tribe>(card); }  // of a Tribe card
constexpr bool is_diorama(Card card) { return card >= Card::StatueRed && card <= Card::TotemBlue; }
constexpr bool is_totem(Card card) { return card == Card::TotemRed || card == Card::TotemBlue; }
// TRI-021, TRI-022, TRI-023: the types of the other groups.
constexpr bool is_event(Card card) { return card == Card::Wolf || card == Card::Bison; }
constexpr bool is_action(Card card) { return card >= Card::Draw3 && card <= Card::Steal; }
constexpr bool is_protection(Card card) { return card == Card::Courage || card == Card::Strength; }

constexpr bool may_be_active(
    Card card) {  // TRI-151; TRI-097: no Action card is used from the table
  return is_diorama(card) || is_event(card) || is_protection(card);
}

inline constexpr std::uint64_t kTribeCards = mask_of(Card::Warrior, Card::Scout);
inline constexpr std::uint64_t kDioramaCards = mask_of(Card::StatueRed, Card::TotemBlue);
inline constexpr std::uint64_t kMayBeActive =
    kDioramaCards | mask_of(Card::Wolf, Card::Bison) | mask_of(Card::Courage, Card::Strength);

constexpr Kind kind_of(Card diorama) {  // TRI-015: both colours of a kind serve the same icon
  const int i = static_cast<int>(diorama) - static_cast<int>(Card::StatueRed);
  return static_cast<Kind>((i + (i > 10 ? 1 : 0)) / 2);
}
constexpr Colour colour_of(Card diorama) {
  if (diorama == Card::Multi) return Colour::Both;
  if (diorama == Card::TotemRed) return Colour::Red;
  if (diorama == Card::TotemBlue) return Colour::Blue;
  return (static_cast<int>(diorama) - static_cast<int>(Card::StatueRed)) % 2 == 0 ? Colour::Red
                                                                                  : Colour::Blue;
}
static_assert(kind_of(Card::DrumBlue) == Kind::Drum && kind_of(Card::Multi) == Kind::Multi);
static_assert(kind_of(Card::TotemRed) == Kind::Totem && kind_of(Card::TotemBlue) == Kind::Totem);

inline constexpr Domain kCardDomain{"card", kCardWords};
inline constexpr Domain kTribeDomain{"chain", kTribeWords};
inline constexpr Domain kKindDomain{"kind", kKindWords};

}  // namespace ochre::tribu
