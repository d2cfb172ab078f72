// appraisal.cpp - what a bot may think of a position, for the whole team. Not rules. The board is
// worth what stands on it and what the next human card may do to it (forecast.cpp); an action under
// way is worth what it promises (prospects.cpp), so that a player who looks one step ahead still
// knows why to begin one.
#include "games/mammothodus/appraisal.h"

#include <algorithm>
#include <bit>

#include "games/mammothodus/rules.h"

namespace ochre::mammothodus {
namespace {

constexpr int kPlaceWorth = 3200, kReadyWorth = 1700, kShardStep = 45, kShardThere = 260;
constexpr int kShardSomewhere = 60;  // face up, however far
constexpr int kPointWorth = 120;     // of a place whose shards lie ready: a card that can pay it

struct Need {  // a line that is not active: its shard kinds and where it may be
  FixedList<Shard, 12> kinds;
  Spaces where = 0;
};

Need need_of(const State& s, std::size_t line, Spaces places) {
  Need out;
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

struct Lying {  // shards face up, by kind: how far from each space
  EnumArray<Shard, Reach> steps;
  Bag<Shard> kinds{};
};

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

// How far the shards of a line are gathered, at the territory where they are nearest. All spaces
// are counted side by side, which is quick; only those where the line may be matter.
int line_worth(const State& s, const Need& need, const Lying& lying, const Reach& walk) {
  if (need.kinds.empty()) return 0;
  const int whole = kShardThere * static_cast<int>(need.kinds.size());
  std::array<std::int16_t, 32> sums{}, steps{};
  int lacking = 0;
  for (Shard kind : need.kinds) {
    if (!lying.kinds.has(kind)) {
      lacking += s.hidden.has(kind) ? 40 : -100;
      continue;
    }
    const Reach& near = lying.steps[kind];
    for (std::size_t i = 0; i < near.size(); ++i) {
      const int worth = std::max(kShardSomewhere, kShardThere - kShardStep * near[i]);
      sums[i] = static_cast<std::int16_t>(sums[i] + worth);
      steps[i] = static_cast<std::int16_t>(steps[i] + (near[i] > 0 ? 1 : 0));
    }
  }
  const int unit = (1 << 16) / whole;
  int best = 0;
  for (Spaces left = need.where; left != 0; left = rest(left)) {
    const std::size_t at = raw(first(left));
    const int sum = std::max(0, sums[at] + lacking);
    const int share = sum * unit >> 8;  // of 256
    int worth = (kReadyWorth * share * share >> 16) - 14 * (steps[at] + 2 * walk[at]);
    if (sum == whole) worth += kPointWorth * payable(s, first(left));
    best = std::max(best, worth);
  }
  return best;
}

int portal_worth(const State& s, const Board& board) {
  const Lying lying = lying_of(s);
  const Reach walk = reach_of(s, board.ancients);
  int worth = 45 * lying.kinds.total() + kPlaceWorth * size(board.places);
  worth += 60 * size(static_cast<Spaces>(s.notes.arrived.mask() & s.face_down.mask()));
  int best = 0, sum = 0;
  for (std::size_t line = 0; line < kLines; ++line) {
    if (s.places[line] != kNowhere) continue;
    const int one = line_worth(s, need_of(s, line, board.places), lying, walk);
    best = std::max(best, one);
    sum += one;
  }
  return worth + best + (sum - best) / 2;
}

int home_worth(const State& s, const Board& board) {  // the way home, at last
  const int active = size(board.places);
  if (active < kLines - 1) return 0;
  int steps = 0;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    steps += reach_of(s, spaces_of(player(s, seat)))[raw(Space::C)];
  }
  return -steps * (active == kLines ? 400 : 20);
}

int clan_worth(const State& s, const Player& p, bool active_clan) {
  const int n = on_board(p);
  int worth = population_worth(s, p.population) + 70 * n;
  const int deck = std::max(1, p.draw.total());
  const int lacking = std::max(0, n - p.marker);
  worth -= lacking * (deck < 8 ? 120 : 80) - 10 * p.marker;
  for (Card card : all<Card>()) {
    const int held = p.hand[card];
    if (card == Card::Degradation) {
      worth -= 45 * held + 25 * (p.draw[card] + p.discard[card]);
    } else {
      const int each = card_worth(card) + (active_clan ? 0 : 20);
      worth += std::min(held, 2) * each +
               std::max(0, held - 2) * (is_basic(card) ? (active_clan ? -2 : each / 2) : each);
      if (!is_basic(card)) worth += each / 2 * (p.draw[card] + p.discard[card]);
    }
  }
  return worth;
}

int danger(const State& s, const Board& board) {
  const int spirits = board.spirits;
  int worth = tribes_worth(s, board.tribes) + spirits_worth(spirits);
  for (Space at : s.spirits) {  // in the centre they do nothing
    if (at != Space::C) worth -= 60 * board.crowd[raw(at)];
  }
  for (Spaces left = static_cast<Spaces>(s.tribes.mask()); left != 0; left = rest(left)) {
    const Space space = first(left);
    const int n = s.tribes[space], crowd = board.crowd[raw(space)];
    if (space != Space::C) worth -= n * crowd * 32;
    if (holds(board.places, space)) {
      worth -= 150 + 40 * n + 220 * spirits;
      if (crowd > 0) worth += 170;
    } else if ((box(s).spaces[space].adjacent & board.places) != 0) {
      worth -= 40 * n;
    }
  }
  if (s.supply < 6) worth -= (6 - s.supply) * 90;
  return worth;
}

// A token is worth something where it may be of use.
int token_worth(const State& s, const Player& p) {
  int worth = 0;
  for (Space space : all<Space>()) {
    if (!p.tokens.has(space)) continue;
    bool useful = false;
    switch (p.talent) {
      case Talent::SpiritBlock: useful = holds(place_spaces(s), space); break;
      case Talent::Protection: useful = ancients_at(s, space) > 1; break;
      case Talent::Trap: useful = ancients_at(s, space) > 0 && space != Space::C; break;
      case Talent::Bait: useful = ancients_at(s, space) == 0; break;
      case Talent::TrailLock: useful = holds(open_trails(s), space); break;
      case Talent::kCount: break;
    }
    worth += useful ? 45 : 5;
  }
  return worth;
}

}  // namespace

// One clan alone wants figurines; of several, each does best with two: more must be fed with
// development, and are attacked (docs/strength.md).
int population_worth(const State& s, int population) {
  constexpr int kEnough = 7, kMost = 13, kThin = 5;
  const int more = std::clamp(population, kEnough, kMost) - kEnough;
  const int p = std::min(population, kEnough);
  int worth = 55 * p + (s.seats == 1 ? 55 : 5) * more;
  if (p < kThin) worth -= (kThin - p) * (kThin - p) * 22;
  if (p < 1) worth -= 500;
  return worth;
}

int tribes_worth(const State& s, int tribes) {
  constexpr int kNarrow = 8;
  const int lack = std::max(0, kNarrow - (box(s).tribes - tribes));
  return -45 * tribes - 30 * lack * lack;
}

int spirits_worth(int spirits) { return -260 * spirits - 240 * spirits * spirits; }

int card_worth(Card card) {
  if (is_basic(card)) return 12;
  return card == Card::Wild ? 34 : 30;
}

int board_worth(const State& s) {
  const Board board = board_of(s);
  return portal_worth(s, board) + danger(s, board) + home_worth(s, board) +
         (is_over(s) ? 0 : forecast(s, board));
}

int position_worth(const State& s) {
  if (s.end == End::Won) return 1000000;
  int worth = board_worth(s);
  for (Seat seat = 0; seat < s.seats; ++seat) {
    worth += clan_worth(s, player(s, seat), s.stack.empty() || seat == active(s));
    if (s.with_talents != 0) worth += token_worth(s, player(s, seat));
  }
  if (s.end != End::None) worth -= 100000;
  return worth;
}

int Rules::appraise(const View<State>& view) {
  return position_worth(view.state) + (is_over(view.state) ? 0 : prospect(view.state));
}

}  // namespace ochre::mammothodus
