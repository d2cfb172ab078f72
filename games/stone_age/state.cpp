// state.cpp - STA-051, STA-101, STA-108: counting people, pieces and tools.
#include "games/stone_age/state.h"

#include <algorithm>

namespace ochre::stone_age {

static_assert(sizeof(State) <= 1024);

namespace {
constexpr int kPlenty = 1000;  // unlimited (STA-108)
}

int players_at(const State& s, Place place) {
  int n = 0;
  for (std::uint8_t people : s.people[place]) n += people != 0 ? 1 : 0;
  return n;
}

int placed(const State& s, Seat seat) {
  std::uint32_t sum = 0;  // of all seats at once: no byte can overflow, nobody has over 10 people
  for (const BySeat& by : s.people) sum += word_of_seats(by);
  return static_cast<int>(sum >> (8 * seat) & 0xff);
}

int unplaced(const State& s, Seat seat) {
  return player(s, seat).people - placed(s, seat) - s.tamers[static_cast<std::size_t>(seat)];
}

int resources(const Player& p) {
  int sum = 0;
  for (std::uint16_t n : p.resources) sum += n;
  return sum;
}

int tool_values(const Player& p) {
  int sum = 0;
  for (std::uint8_t value : p.tools) sum += value;
  return sum;
}

bool has_usable_tool(const Player& p, int from) {
  for (int slot = from; slot < kToolSlots; ++slot) {
    const auto i = static_cast<std::size_t>(slot);
    if (p.tools[i] != 0 && p.used[i] == 0) return true;
  }
  return !p.one_use.empty() && kToolSlots + p.one_use.back() >= from;
}

int supply(const State& s, Resource r) {
  if (s.limited_supply == 0) return kPlenty;
  int left = box(s).pieces[r];
  for (const Player& p : s.players) left -= p.resources[r];
  return left;
}

int supply(const State& s) {
  int sum = 0;
  for (Resource r : all<Resource>()) sum += supply(s, r);
  return sum;
}

int open_pieces(const State& s, const Player& p) {
  return p.two_open == 0 ? 0 : std::min(2, supply(s));
}

}  // namespace ochre::stone_age
