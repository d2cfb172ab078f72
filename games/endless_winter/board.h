// board.h - the Terrain board's pattern (EWP-060, EWP-179, EWP-183) and the grid of the Megalith
// board (EWP-055): places only, nothing on them.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace ochre::endless_winter {

inline constexpr int kHexes = 19, kJunctures = 24;
inline constexpr int kFirstJuncture = 6;  // the six before it touch the Base (EWP-184)
inline constexpr int kBaseHex = 0;

// clang-format off
inline constexpr std::array<std::array<std::int8_t, 2>, kHexes> kHexPlaces = {{  // axial q, r
    {0, 0}, {1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1},
    {2, 0}, {2, -1}, {2, -2}, {1, -2}, {0, -2}, {-1, -1}, {-2, 0}, {-2, 1}, {-2, 2}, {-1, 2}, {0, 2}, {1, 1},
}};
inline constexpr std::array<std::array<std::uint8_t, 3>, kJunctures> kJunctureHexes = {{
    {0, 1, 2},   {0, 1, 6},   {0, 2, 3},   {0, 3, 4},   {0, 4, 5},   {0, 5, 6},
    {1, 2, 8},   {1, 6, 18},  {1, 7, 8},   {1, 7, 18},  {2, 3, 10},  {2, 8, 9},
    {2, 9, 10},  {3, 4, 12},  {3, 10, 11}, {3, 11, 12}, {4, 5, 14},  {4, 12, 13},
    {4, 13, 14}, {5, 6, 16},  {5, 14, 15}, {5, 15, 16}, {6, 16, 17}, {6, 17, 18},
}};
// clang-format on

constexpr bool is_adjacent(int a, int b) {  // EWP-179: a common side
  const int q =
      kHexPlaces[static_cast<std::size_t>(b)][0] - kHexPlaces[static_cast<std::size_t>(a)][0];
  const int r =
      kHexPlaces[static_cast<std::size_t>(b)][1] - kHexPlaces[static_cast<std::size_t>(a)][1];
  return (q == 0 && (r == 1 || r == -1)) || (r == 0 && (q == 1 || q == -1)) ||
         (q == 1 && r == -1) || (q == -1 && r == 1);
}
inline constexpr auto kNeighbors = [] {  // a bit a hex
  std::array<std::uint32_t, kHexes> out{};
  for (int a = 0; a < kHexes; ++a) {
    for (int b = 0; b < kHexes; ++b) {
      if (is_adjacent(a, b)) out[static_cast<std::size_t>(a)] |= 1u << b;
    }
  }
  return out;
}();
inline constexpr auto kJuncturesOf = [] {  // the junctures that touch a hex, a bit each
  std::array<std::uint32_t, kHexes> out{};
  for (std::size_t j = 0; j < kJunctures; ++j) {
    for (std::uint8_t hex : kJunctureHexes[j]) out[hex] |= 1u << j;
  }
  return out;
}();
inline constexpr auto kJunctureMasks = [] {  // the three hexes of a juncture
  std::array<std::uint32_t, kJunctures> out{};
  for (std::size_t j = 0; j < kJunctures; ++j) {
    for (std::uint8_t hex : kJunctureHexes[j]) out[j] |= 1u << hex;
  }
  return out;
}();
static_assert(std::popcount(kNeighbors[0]) == 6 && std::popcount(kNeighbors[7]) == 3);

// The Megalith board as boards of 64 bits, row by row; an upper position rests on the four places
// (row, col) to (row + 1, col + 1) of the level below (EWP-232).
inline constexpr int kSide = 8, kLevels = 4;
using Cells = std::uint64_t;
inline constexpr Cells kLastColumn = 0x8080808080808080ull, kFirstColumn = 0x0101010101010101ull;
constexpr int cell_of(int row, int col) { return row * kSide + col; }
constexpr Cells cell_bit(int cell) { return 1ull << cell; }
constexpr Cells beside(Cells cells) {  // EWP-226: orthogonally adjacent
  return cells << kSide | cells >> kSide | (cells & ~kLastColumn) << 1 |
         (cells & ~kFirstColumn) >> 1;
}
constexpr Cells blocks(Cells cells) {  // EWP-227: top left corners of 2x2 blocks
  const Cells pairs = cells & (cells & ~kFirstColumn) >> 1;
  return pairs & pairs >> kSide;
}
constexpr Cells block_at(int cell) { return 0x303ull << cell; }

}  // namespace ochre::endless_winter
