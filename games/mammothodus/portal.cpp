// portal.cpp - what the lines of the portal track are worth to bots. Not rules.
#include "games/mammothodus/portal.h"

#include <algorithm>
#include <bit>

#include "games/mammothodus/rules.h"

namespace ochre::mammothodus {
namespace {

// So many active places. The first are worth little, for they draw tribes, and tribes on them call
// spirits: lines had better be ready together.
constexpr ByPlaces kPlacesWorth = {0, 1672, 6634, 17093, 50175};
constexpr int kReadyWorth = 827, kShardStep = 75, kShardThere = 455;
constexpr int kShardSomewhere = 65;  // face up, however far
constexpr int kPointWorth = 108;     // of a place whose shards lie ready: a card that can pay it
constexpr int kWalkStep = 7, kCarryWorth = 76;
// In percent: of what is gathered little counts at first, and most for the last line.
constexpr ByPlaces kLinesWeight = {43, 93, 145, 517, 100};

Line line_of(const State& s, std::size_t line, Spaces places) {
  Line out;
  out.where = ~only(Space::C) & (only(kNowhere) - 1) & ~places;
  for (Fragment fragment : s.open) {
    const Icon icon = box(s).fragments[raw(fragment)][line];
    if (icon.kind == Icon::Kind::Shard) out.kinds.push_back(static_cast<Shard>(icon.value));
    if (icon.kind == Icon::Kind::Colour) {
      out.where &= box(s).routes.of_colour[static_cast<Colour>(icon.value)];
    }
    if (icon.kind == Icon::Kind::Region)
      out.where &= box(s).routes.of_region[static_cast<Region>(icon.value)];
  }
  return out;
}

void look_for(const State& s, Shard kind, Lying& lying) {
  lying.steps[kind].fill(kFar);
  for (Space space : all<Space>()) {
    if (s.shards[space].has(kind)) draw_near(lying.steps[kind], box(s).routes.steps[raw(space)]);
  }
}

Lying lying_of(const State& s) {
  Lying out;
  for (Reach& one : out.steps) one.fill(kFar);
  for (Space space : all<Space>()) {
    for (std::uint64_t kinds = s.shards[space].mask(); kinds != 0; kinds &= kinds - 1) {
      const auto kind = static_cast<Shard>(std::countr_zero(kinds));
      out.kinds.add(kind);
      draw_near(out.steps[kind], box(s).routes.steps[raw(space)]);
    }
  }
  return out;
}

// How far the shards of a line are gathered at each territory. All spaces are counted side by side,
// which is quick; only those where the line may be matter.
void gauge(const State& s, const Lying& lying, Line& line) {
  if (line.kinds.empty()) return;
  const int whole = kShardThere * static_cast<int>(line.kinds.size());
  std::array<std::int16_t, 32> sums{}, carries{};
  int lacking = 0;
  for (Shard kind : line.kinds) {
    if (!lying.kinds.has(kind)) {
      lacking += s.hidden.has(kind) ? 90 : -50;
      continue;
    }
    const Reach& near = lying.steps[kind];
    for (std::size_t i = 0; i < near.size(); ++i) {
      const int worth = std::max(kShardSomewhere, kShardThere - kShardStep * near[i]);
      sums[i] = static_cast<std::int16_t>(sums[i] + worth);
      carries[i] = static_cast<std::int16_t>(carries[i] + (near[i] > 0 ? 1 : 0));
    }
  }
  const int unit = (1 << 16) / whole;
  line.worth.fill(0);
  line.ready = 0;
  for (Spaces left = line.where; left != 0; left = rest(left)) {
    const std::size_t at = raw(first(left));
    const int sum = std::max(0, sums[at] + lacking);
    const int share = sum * unit >> 8;  // of 256
    line.worth[at] =
        static_cast<std::int16_t>((kReadyWorth * share * share >> 16) - kCarryWorth * carries[at]);
    if (sum == whole) line.ready |= only(first(left));
  }
}

// How many points of the next place the clans can pay there, by the clan that can pay most.
int payable(const State& s, Space at) {
  int most = 0;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (figurines_at(player(s, seat), at) == 0) continue;
    int sum = 0;
    for (Seat other = 0; other < s.seats; ++other) {
      const Player& p = player(s, other);
      if (other == seat)
        sum += points(p.hand, matching(s, Deed::Activate, at));
      else if (is_near(s, p, at))
        sum += points(p.hand, only(Colour::Blue));
    }
    most = std::max(most, sum);
  }
  return std::min(most, activation_cost(s));
}

}  // namespace

// At the territory where it is best, less the way of the nearest figurine.
int line_worth(const State& s, const Line& line, const Reach& walk) {
  std::int16_t best = 0;
  for (std::size_t i = 0; i < walk.size(); ++i) {
    best = std::max(best, static_cast<std::int16_t>(line.worth[i] - kWalkStep * walk[i]));
  }
  int most = best;
  for (Spaces left = line.ready; left != 0; left = rest(left)) {
    const std::size_t at = raw(first(left));
    most = std::max(most,
                    line.worth[at] - kWalkStep * walk[at] + kPointWorth * payable(s, first(left)));
  }
  return most;
}

Portal portal_of(const State& s) {
  Portal out;
  out.lying = lying_of(s);
  const Spaces places = place_spaces(s);
  for (std::size_t i = 0; i < kLines; ++i) {
    if (s.places[i] != kNowhere) continue;
    Line line = line_of(s, i, places);
    gauge(s, out.lying, line);
    out.lines.push_back(line);
  }
  return out;
}

void look_again(const State& s, Shard kind, Portal& portal) {
  look_for(s, kind, portal.lying);
  for (Line& line : portal.lines) {
    if (std::ranges::find(line.kinds, kind) != line.kinds.end()) gauge(s, portal.lying, line);
  }
}

int portal_worth(const State& s, const Board& board, const Portal& portal) {
  const Reach walk = reach_of(s, board.ancients);
  int worth = 65 * portal.lying.kinds.total() + by_places(kPlacesWorth, board);
  worth += 98 * size(static_cast<Spaces>(s.notes.arrived.mask() & s.face_down.mask()));
  int lines = 0;
  for (const Line& line : portal.lines) lines += line_worth(s, line, walk);
  return worth + weigh(kLinesWeight, board, lines);
}

}  // namespace ochre::mammothodus
