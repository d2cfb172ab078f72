// components.h - the box of Tribù as rows (TRI-010 to TRI-025): the standard one, and the shelf of
// others.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/enum_array.h"
#include "core/json.h"
#include "core/shelf.h"
#include "games/tribu/types.h"

namespace ochre::tribu {

struct CardRow {
  std::string_view name;
  std::uint8_t spheres = 0;
  std::uint8_t power =
      0;  // vases an Event destroys, vases a Protection saves, cards of Take 3 Cards
  friend constexpr bool operator==(const CardRow&, const CardRow&) = default;
};

struct Box {
  EnumArray<Card, CardRow> cards;
  EnumArray<Tribe, std::array<Kind, kVases>> vases;  // TRI-013: first, second, third
  std::array<Tribe, kLeaders> leaders{};             // TRI-024
  std::uint8_t hand_size = 0;
  std::array<std::uint8_t, 3> chains_to_close{};  // TRI-041, with 2, 3, 4 players
  std::uint8_t target_spheres = 0;
  std::uint8_t magical_bonus = 0, magical_bonus_leader = 0;
  std::uint8_t idle_streak_rounds = 0;    // TRI-066
  std::uint8_t max_turns_per_player = 0;  // TRI-247, in one challenge
  std::uint8_t max_challenges = 0;        // TRI-275
  friend constexpr bool operator==(const Box&, const Box&) = default;
};

extern const Box kStandardBox;
extern Shelf<Box> boxes;
// Reads components in the shape of content.json; a problem names the place.
Result<std::uint8_t> add_box(const Json& components);
Json describe_box(std::uint8_t box);  // spheres, vase orders, names: what a drawing needs

}  // namespace ochre::tribu
