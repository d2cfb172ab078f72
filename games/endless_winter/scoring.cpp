// scoring.cpp - EWP-284 to EWP-311: Sacred Stones, final scoring, who wins.
#include <algorithm>

#include "games/endless_winter/rules.h"
#include "games/endless_winter/steps.h"

namespace ochre::endless_winter {
namespace {

bool touches(const State& s, int juncture, unsigned terrains) {
  for (std::uint8_t hex : kJunctureHexes[static_cast<std::size_t>(juncture)]) {
    if ((terrains >> raw(s.terrain[hex]) & 1) != 0) return true;
  }
  return false;
}

int touching_villages(const State& s, const Player& p, unsigned terrains) {  // EWP-285
  int n = 0;
  for (std::uint32_t left = p.villages; left != 0; left &= left - 1) {
    n += touches(s, std::countr_zero(left), terrains) ? 1 : 0;
  }
  return n;
}

int camp_types(const State& s, const Player& p, unsigned terrains) {  // EWP-286
  unsigned types = 0;
  for (std::size_t hex = 0; hex < kHexes; ++hex) {
    if (p.camps[hex] > 0) types |= 1u << raw(s.terrain[hex]);
  }
  return std::popcount(types & terrains);
}

int megalith_tiles(const State& s, Cells mine) {  // EWP-288
  int n = 0;
  for (const auto& slot : box(s).layouts[s.layout].cells) {
    n += std::any_of(slot.begin(), slot.end(),
                     [&](std::uint8_t cell) { return (mine & cell_bit(cell)) != 0; })
             ? 1
             : 0;
  }
  return n;
}

int tipped(const Player& p, unsigned animals, bool types) {  // EWP-294, EWP-295
  int n = 0;
  for (Animal animal : all<Animal>()) {
    if ((animals >> raw(animal) & 1) == 0) continue;
    n += types ? (p.tipped.has(animal) ? 1 : 0) : p.tipped[animal];
  }
  return n;
}

int counted_things(const State& s, Seat seat, const StoneRow& stone) {
  const Player& p = player(s, seat);
  const auto& mine = s.megaliths[static_cast<std::size_t>(seat)];  // EWP-289: not neutral ones
  switch (stone.rule) {
    case StoneRule::VillageTouch: return touching_villages(s, p, stone.depicted);
    case StoneRule::CampTypes: return camp_types(s, p, stone.depicted);
    case StoneRule::GroundMegaliths: return std::popcount(mine[0]);  // EWP-287, EWP-290
    case StoneRule::MegalithTiles: return megalith_tiles(s, mine[0]);
    case StoneRule::Buried: return p.buried.total();  // EWP-152, EWP-291
    case StoneRule::UpperMegaliths:                   // EWP-292
      return std::popcount(mine[1]) + std::popcount(mine[2]) + std::popcount(mine[3]);
    case StoneRule::IdolSpaces: return p.offering + p.honor;  // EWP-293
    case StoneRule::TippedTypes: return tipped(p, 0xff, true);
    case StoneRule::TippedOfType: return tipped(p, stone.depicted, false);
    case StoneRule::kCount: break;
  }
  return 0;
}

void score_final(State& s, Seat seat, Source source, int points, Dealer& dealer) {
  player(s, seat).points[source] = static_cast<std::int16_t>(points);
  dealer.tell(event(EventId::Final, seat, raw(source), points));
}

bool is_ahead(const State& s, Seat a, Seat b) {  // EWP-070, EWP-311
  const int mine = score(player(s, a)), theirs = score(player(s, b));
  if (mine != theirs) return mine > theirs;
  return std::find(s.order.begin(), s.order.end(), a) <
         std::find(s.order.begin(), s.order.end(), b);
}

}  // namespace

int stone_points(const State& s, Seat seat, Stone stone) {
  const StoneRow& row = box(s).stones[stone];
  return counted_things(s, seat, row) / row.per * row.points;  // rounded down
}

int offering_points(const State& s, const Player& p) {
  const int ratio = box(s).ratio[p.offering];
  return ratio == 0 ? 0 : (p.food + p.tools) / ratio;
}

int honor_rank(const State& s, Seat seat) {  // EWP-302, EWP-303
  const Player& me = player(s, seat);
  if (me.honor == 0) return -1;
  int ahead = 0;
  for (const Player& other : s.players) {
    if (other.honor > me.honor) ++ahead;
    if (other.honor == me.honor && other.honor_place < me.honor_place) ++ahead;
  }
  return ahead;
}

int honor_points(const State& s, Seat seat) {  // EWP-300, EWP-301, EWP-304
  const int rank = honor_rank(s, seat);
  const int buried = player(s, seat).buried.total();
  if (rank < 0 || buried == 0) return 0;
  const std::size_t band = buried >= 7 ? 2 : buried >= 4 ? 1 : 0;
  return box(s).honor_charts[static_cast<std::size_t>(std::min(rank, 2))][band];
}

int card_points(const State& s, const Player& p) {  // EWP-306: no other cards are owned
  int sum = 0;
  p.owned.each([&](Card card) { sum += row(s, card).end_points * p.owned[card]; });
  return sum;
}

// EWP-309: the best way to add the wild cards to sets, type by type.
int animal_points(const State& s, const Player& p) {
  constexpr int kWild = 5;
  const int wild = std::min<int>(p.upright[Animal::Argentavis], kWild);
  std::array<int, kWild + 1> best{};  // by wild cards used so far
  for (Animal animal : all<Animal>(Animal::WoollyRhino, Animal::WoollyMammoth)) {
    const int own = std::min<int>(p.upright[animal], kMaxSet);  // EWP-308
    if (own == 0) continue;
    const auto& sets = box(s).animals[animal].set_points;
    std::array<int, kWild + 1> with{};
    for (int used = 0; used <= wild; ++used) {
      for (int here = 0; here <= used; ++here) {
        const int size = std::min(own + here, kMaxSet);
        const int sum =
            best[static_cast<std::size_t>(used - here)] + sets[static_cast<std::size_t>(size - 1)];
        with[static_cast<std::size_t>(used)] = std::max(with[static_cast<std::size_t>(used)], sum);
      }
    }
    best = with;
  }
  return best[static_cast<std::size_t>(wild)];  // EWP-258, EWP-310
}

Seat winner(const State& s) {
  Seat best = 0;
  for (Seat seat = 1; seat < s.seats; ++seat) {
    if (is_ahead(s, seat, best)) best = seat;
  }
  return best;
}

void score_game(State& s, Dealer& dealer) {  // EWP-297
  for (Seat seat = 0; seat < s.seats; ++seat) {
    const Player& p = player(s, seat);
    score_final(s, seat, Source::Offering, offering_points(s, p), dealer);
    score_final(s, seat, Source::Honor, honor_points(s, seat), dealer);
    score_final(s, seat, Source::Cards, card_points(s, p), dealer);
    score_final(s, seat, Source::Animals, animal_points(s, p), dealer);
  }
  dealer.tell(event(EventId::Won, winner(s)));
}

Outcome outcome(const State& s) {
  Outcome out;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    out.score[static_cast<std::size_t>(seat)] =
        static_cast<std::int16_t>(std::min(32000, score(player(s, seat))));
  }
  if (!s.stack.empty()) return out;
  out.over = true;
  out.because = EWP(311);
  for (Seat seat = 0; seat < s.seats; ++seat) {  // EWP-311 leaves no ties
    int ahead = 0;
    for (Seat other = 0; other < s.seats; ++other) ahead += is_ahead(s, other, seat) ? 1 : 0;
    out.rank[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(ahead + 1);
  }
  out.reward[static_cast<std::size_t>(winner(s))] = 1;
  return out;
}

// The sources of EWP-297 and of play; what may explain them is the Chief card and its side.
ScoreSheet Rules::score_sheet(const State& s, Seat seat) {
  const Player& p = player(s, seat);
  ScoreSheet out{};
  for (Source source : all<Source>()) {
    out.rows.push_back({kSourceWords[raw(source)], p.points[source]});
  }
  out.trait = box(s).chief_names[p.chief];
  out.variant = kSideWords[p.side];
  return out;
}

}  // namespace ochre::endless_winter
