// appraisal.cpp - what a bot may think of a position, for the whole team. Not rules. The board is
// worth what stands on it (position_worth); an action under way is worth what it promises
// (prospects.cpp), so that a player who looks one step ahead still knows why to begin one.
#include "games/mammothodus/appraisal.h"

#include <algorithm>

#include "games/mammothodus/rules.h"

namespace ochre::mammothodus {
namespace {

constexpr int kPlaceWorth = 3200, kReadyWorth = 1700, kShardStep = 45, kShardThere = 260;

int distance(const State& s, Space from, Spaces to) {  // to the nearest; far if there is none
  const auto& rings = box(s).routes.rings[raw(from)];
  for (std::size_t d = 0; d < 8; ++d) {
    if ((rings[d] & to) != 0) return static_cast<int>(d);
  }
  return 8;
}

struct Need {  // a line that is not active: its shard kinds and where it may be
  FixedList<Shard, 12> kinds;
  Spaces where = 0;
};

Need need_of(const State& s, std::size_t line) {
  Need out;
  out.where = ~only(Space::C) & (only(kNowhere) - 1) & ~place_spaces(s);
  for (Fragment fragment : s.open) {
    const Icon icon = box(s).fragments[raw(fragment)][line];
    if (icon.kind == Icon::Kind::Shard) out.kinds.push_back(static_cast<Shard>(icon.value));
    if (icon.kind == Icon::Kind::Colour) {
      out.where &= box(s).routes.of_colour[static_cast<Colour>(icon.value)];
    }
    if (icon.kind != Icon::Kind::Region) continue;
    for (Space space : all<Space>()) {
      if (raw(box(s).spaces[space].region) != icon.value) out.where &= ~only(space);
    }
  }
  return out;
}

// How far the shards of a line are gathered, at the territory where they are nearest.
int line_worth(const State& s, std::size_t line, const EnumArray<Shard, Spaces>& lying,
               Spaces figurines) {
  const Need need = need_of(s, line);
  if (need.kinds.empty()) return 0;
  const int whole = kShardThere * static_cast<int>(need.kinds.size());
  int best = 0;
  for (Spaces left = need.where; left != 0; left = rest(left)) {
    const Space at = first(left);
    int sum = 0;
    int walk = distance(s, at, figurines) * 2;
    for (Shard kind : need.kinds) {
      if (lying[kind] == 0) {
        sum += s.hidden.has(kind) ? 40 : -100;
        continue;
      }
      const int d = distance(s, at, lying[kind]);
      sum += std::max(60, kShardThere - kShardStep * d);
      if (d > 0) walk += 1;
    }
    sum = std::max(0, sum);
    best = std::max(best, kReadyWorth * sum / whole * sum / whole - 14 * walk);
  }
  return best;
}

int portal_worth(const State& s) {
  EnumArray<Shard, Spaces> lying{};
  int open = 0;
  for (Space space : all<Space>()) {
    for (Shard kind : all<Shard>()) {
      if (!s.shards[space].has(kind)) continue;
      lying[kind] |= only(space);
      ++open;
    }
  }
  const Spaces figurines = ancient_spaces(s);
  int worth = 45 * open + kPlaceWorth * active_places(s);
  for (Space space : all<Space>()) {
    if (s.notes.arrived.has(space) && s.face_down.has(space)) worth += 60;
  }
  int best = 0, sum = 0;
  for (std::size_t line = 0; line < kLines; ++line) {
    if (s.places[line] != kNowhere) continue;
    const int one = line_worth(s, line, lying, figurines);
    best = std::max(best, one);
    sum += one;
  }
  return worth + best + (sum - best) / 2;
}

int clan_worth(const State& s, const Player& p, bool active_clan) {
  const int n = on_board(p);
  int worth = population_worth(p.population) + 70 * n;
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
  if (active_places(s) == kLines) {  // only the way home is left
    worth -= 400 * distance(s, Space::C, spaces_of(p));
  }
  return worth;
}

int danger(const State& s) {
  const Spaces places = place_spaces(s);
  const int tribes = s.tribes.total();
  const int room = box(s).tribes - tribes;
  int worth = -45 * tribes - (room < 8 ? (8 - room) * (8 - room) * 30 : 0);
  int spirits = 0;
  for (Spirit spirit : all<Spirit>()) {
    const Space at = s.spirits[spirit];
    if (at == kNowhere) continue;
    ++spirits;
    worth -= 60 * ancients_at(s, at);
  }
  worth -= 260 * spirits + 240 * spirits * spirits;
  for (Space space : all<Space>()) {
    const int n = s.tribes[space];
    if (n == 0) continue;
    if (space != Space::C) worth -= n * ancients_at(s, space) * 32;
    if (holds(places, space)) {
      worth -= 150 + 40 * n + 220 * spirits;
      if (ancients_at(s, space) > 0) worth += 170;
    } else if ((box(s).spaces[space].adjacent & places) != 0) {
      worth -= 40 * n;
    }
  }
  if (s.supply < 6) worth -= (6 - s.supply) * 90;
  worth -= 60 * (kTrailWords.size() - static_cast<std::size_t>(s.trail_stack.total()) > 6 ? 2 : 0);
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

int population_worth(int population) {
  const int p = std::min(population, 13);
  int worth = 55 * p;
  if (p < 5) worth -= (5 - p) * (5 - p) * 22;
  if (p < 1) worth -= 500;
  return worth;
}

int card_worth(Card card) {
  if (is_basic(card)) return 12;
  if (card == Card::DrawThree) return 30;
  return card == Card::Wild ? 34 : 30;
}

int position_worth(const State& s) {
  if (s.end == End::Won) return 1000000;
  int worth = portal_worth(s) + danger(s);
  for (Seat seat = 0; seat < s.seats; ++seat) {
    worth += clan_worth(s, player(s, seat), s.stack.empty() || seat == active(s)) +
             token_worth(s, player(s, seat));
  }
  if (s.end != End::None) worth -= 100000;
  return worth;
}

int Rules::appraise(const View<State>& view) {
  return position_worth(view.state) + (is_over(view.state) ? 0 : prospect(view.state));
}

}  // namespace ochre::mammothodus
