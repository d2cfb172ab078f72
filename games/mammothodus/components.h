// components.h - the box of Mammothodus as rows (MAM-014 to MAM-044): the standard one, and the
// shelf of others.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/json.h"
#include "core/shelf.h"
#include "games/mammothodus/types.h"

namespace ochre::mammothodus {

struct SpaceRow {
  std::string_view name;
  Colour colour = Colour::kCount;  // MAM-004: the centre has none
  Region region = Region::kCount;
  std::uint8_t initial_trail = 0;
  std::uint8_t trail_number = 0;  // 0: no numbered trail site
  Spaces adjacent = 0;
  friend constexpr bool operator==(const SpaceRow&, const SpaceRow&) = default;
};

// What people read: "Ochre Stones (N4)".
struct Title {
  std::array<char, 47> letters{};
  std::uint8_t size = 0;
  constexpr void add(std::string_view text) {
    for (char letter : text) letters[size++] = letter;
  }
  constexpr std::string_view view() const { return {letters.data(), size}; }
  friend constexpr bool operator==(const Title&, const Title&) = default;
};

struct Icon {  // what a fragment shows on a line (MAM-041)
  enum class Kind : std::uint8_t { Blank, Shard, Colour, Region } kind = Kind::Blank;
  std::uint8_t value = 0;
  friend constexpr bool operator==(const Icon&, const Icon&) = default;
};

struct SpiritRow {
  std::string_view name;
  std::array<std::uint8_t, kSpiritDice> dice{};  // MAM-033, highest first; 0: no die
  friend constexpr bool operator==(const SpiritRow&, const SpiritRow&) = default;
};
struct ShardRow {
  std::string_view name;
  std::uint8_t count = 0;
  friend constexpr bool operator==(const ShardRow&, const ShardRow&) = default;
};
struct TalentRow {
  std::string_view name;
  std::uint8_t tokens = 0;
  friend constexpr bool operator==(const TalentRow&, const TalentRow&) = default;
};

// What follows from the map, for speed: rings[a][d] are the spaces at distance d of a (MAM-007).
struct Routes {
  std::array<std::array<Spaces, kSpaceCount>, kSpaceCount> rings{};
  std::array<std::array<std::uint8_t, 32>, kSpaceCount> steps{};  // from, to; padded for speed
  EnumArray<Colour, Spaces> of_colour{};
  EnumArray<Region, Spaces> of_region{};
  Spaces initial_trails = 0;
  EnumArray<Trail, Space> trail_site{};
  friend constexpr bool operator==(const Routes&, const Routes&) = default;
};

struct Box {
  EnumArray<Space, SpaceRow> spaces;
  EnumArray<Clan, std::string_view> clans;
  EnumArray<Card, std::uint8_t> cards;  // basic: of each clan; adaptation and degradation: in all
  EnumArray<HumanCard, std::uint8_t> humans;
  EnumArray<Shard, ShardRow> shards;
  EnumArray<Spirit, SpiritRow> spirits;
  EnumArray<Discovery, std::string_view> discoveries;
  EnumArray<Talent, TalentRow> talents;
  std::array<std::array<Icon, kLines>, 12> fragments{};
  std::uint8_t adaptations = 0;                                      // adaptation cards in all
  std::uint8_t adaptations_per_clan = 0, degradations_per_clan = 0;  // MAM-023, MAM-025
  std::uint8_t fragment_count = 0, open_at_start = 0;
  std::uint8_t hand_size = 0, market_size = 0, draw = 0;  // draw: cards of draw three (MAM-185)
  std::uint8_t tribes = 0, tribe_value = 0;               // MAM-030, MAM-136
  std::uint8_t tribe_value_defence = 0, extra_damage = 0, extra_degradation = 0;  // MAM-233 to 239
  std::uint8_t protection_bonus = 0;                                              // MAM-255
  std::uint8_t activation_base = 0, activation_step = 0;  // MAM-162: and for each active place
  std::int8_t population_start = 0, population_least = 0, population_most = 0;  // MAM-026
  std::array<std::int8_t, kFigurines> population_for{};  // MAM-027: least for 1, 2, 3, 4 figurines
  Routes routes;
  EnumArray<Space, Title> titles;
  friend constexpr bool operator==(const Box&, const Box&) = default;
};

extern const Box kStandardBox;
extern Shelf<Box> boxes;
// Reads components in the shape of content.json; a problem names the place.
Result<std::uint8_t> add_box(const Json& components);
Json describe_box(std::uint8_t box);  // map, names, icons: what a drawing needs

constexpr EnumArray<Space, Title> titles_of(const EnumArray<Space, SpaceRow>& spaces) {
  EnumArray<Space, Title> out;
  for (Space space : all<Space>()) {
    out[space].add(spaces[space].name);
    out[space].add(" (");
    out[space].add(kSpaceWords[raw(space)]);
    out[space].add(")");
  }
  return out;
}

// Distances and sets of spaces that follow from the rows of the map.
constexpr Routes routes_of(const EnumArray<Space, SpaceRow>& spaces) {
  Routes out;
  for (Space from : all<Space>()) {
    Spaces reached = only(from);
    Spaces ring = reached;
    for (std::size_t d = 0; d < kSpaceCount && ring != 0; ++d) {
      out.rings[raw(from)][d] = ring;
      for (Spaces left = ring; left != 0; left = rest(left)) {
        out.steps[raw(from)][raw(first(left))] = static_cast<std::uint8_t>(d);
      }
      Spaces next = 0;
      for (Spaces left = ring; left != 0; left = rest(left)) next |= spaces[first(left)].adjacent;
      ring = next & ~reached;
      reached |= next;
    }
    const SpaceRow& row = spaces[from];
    if (row.colour != Colour::kCount) out.of_colour[row.colour] |= only(from);
    if (row.region != Region::kCount) out.of_region[row.region] |= only(from);
    if (row.initial_trail != 0) out.initial_trails |= only(from);
    if (row.trail_number != 0) out.trail_site.items[row.trail_number - 1u] = from;
  }
  return out;
}

}  // namespace ochre::mammothodus
