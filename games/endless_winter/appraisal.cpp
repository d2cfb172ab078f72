// appraisal.cpp - what a bot may think of a position, from what its seat knows, in hundredths of a
// point. Not rules. A turn is many small decisions, so the open turn is worth what it can still
// reach: Labor in the pool and in hand counts as the purchases it pays for.
#include <algorithm>

#include "games/endless_winter/rules.h"

namespace ochre::endless_winter {
namespace {

constexpr EnumArray<Do, int> kUnitWorth = {{{
    18,   // HalfLabor
    38,   // Food
    90,   // FoodMax
    66,   // Tool
    60,   // Draw
    110,  // Idol
    200,  // Megalith, see megalith_worth
    130,  // MegalithArrow
    62,   // Bury, at least
    180,  // TribeHand
    155,  // TribeDiscard
    230,  // CultureHand
    220,  // AnimalChoose
    170,  // AnimalDraw
    8,    // AnimalReveal
    45,   // Tip
    55,   // CampPlace
    34,   // CampMove
    330,  // VillagePlace
    100,  // Points
}}};
constexpr int kKeep = 11;  // a half Labor that stays in hand

// What the units are worth to this player now.
using Worths = EnumArray<Do, int>;

int gain_worth(const Worths& unit, const Ability& from) {
  int sum = 0;
  for (int i = 0; i < from.items; ++i) {
    const Item& item = from.gain[static_cast<std::size_t>(i)];
    sum += unit[item.what] * item.n;
  }
  return sum - 38 * from.cost.food - 66 * from.cost.tool - 40 * from.cost.discard;
}

int eclipses_left(const State& s) { return kRounds - s.round + (s.revealed != 0 ? 0 : 1); }
int turns_left(const State& s, const Player& p) {
  return (kRounds - s.round) * kTurns + p.chief_figure + p.tribe_figures;
}

int resource_worth(const State& s, const Player& p) {
  const bool useful = turns_left(s, p) > 0 || s.turn.column < Column::Rest;
  const int food = std::min<int>(p.food, 4) * 42 + std::max(0, p.food - 4) * 20;
  const int tools = std::min<int>(p.tools, 4) * 70 + std::max(0, p.tools - 4) * 30;
  return (useful ? food + tools : 0) + 40 * offering_points(s, p) + 12 * (kCamps - p.camps_left);
}

// The Honor chart that the player will score by, with as many graves as may still come.
int honor_worth(const State& s, Seat seat, int graves) {
  const int rank = honor_rank(s, seat);
  if (rank < 0) return 0;
  const int buried = std::min(7, graves + (kRounds - s.round) * 3 / 2);
  if (buried == 0) return 0;
  const std::size_t band = buried >= 7 ? 2 : buried >= 4 ? 1 : 0;
  const int points = box(s).honor_charts[static_cast<std::size_t>(std::min(rank, 2))][band];
  return points * (80 + 5 * s.round) + 5 * graves;
}

// A colored Megalith that can be stacked is worth its points; on the ground it gives a benefit.
int megalith_worth(const State& s, const Player& p) {
  if (p.megaliths_left == 0) return kUnitWorth[Do::Idol];
  for (int level = 1; level < kLevels; ++level) {
    if (legal_cells(s, p, level) != 0) return 300;
  }
  return kUnitWorth[Do::Megalith];
}

Worths worths_of(const State& s, Seat seat) {
  Worths out = kUnitWorth;
  const Player& p = player(s, seat);
  out[Do::Megalith] = megalith_worth(s, p);
  const int graves = p.buried.total();
  out[Do::Bury] =
      kUnitWorth[Do::Bury] + honor_worth(s, seat, graves + 1) - honor_worth(s, seat, graves);
  return out;
}

int terrain_worth(const State& s, Seat seat, const Worths& unit) {
  const Player& p = player(s, seat);
  const int left = eclipses_left(s);
  int sum = 0;
  for (std::uint32_t hexes = best_hexes(s, seat); hexes != 0; hexes &= hexes - 1) {
    const Terrain terrain = s.terrain[static_cast<std::size_t>(std::countr_zero(hexes))];
    sum += gain_worth(unit, ability(s, terrain_ability(terrain))) * left * 7 / 10;
  }
  for (int i = 0; i < std::popcount(p.villages); ++i) {
    sum += gain_worth(unit, ability(s, village_space_ability(i))) * left + 60;
  }
  if (villages_left(p) == 0 || turns_left(s, p) == 0) return sum;
  int best = 0;  // the juncture nearest to a Village
  for (int j = kFirstJuncture; j < kJunctures; ++j) {
    const auto& hexes = kJunctureHexes[static_cast<std::size_t>(j)];
    int camps = 0;
    for (std::uint8_t hex : hexes) camps += p.camps[hex] > 0 ? 1 : 0;
    best = std::max(best, camps);
  }
  constexpr std::array<int, 4> kNear = {0, 15, 50, 120};
  return sum + kNear[static_cast<std::size_t>(best)] * std::min(left, 3) / 2;
}

int board_worth(const State& s, Seat seat, const Worths& unit) {
  const Player& p = player(s, seat);
  const int left = eclipses_left(s);
  int sum = 0;
  const int placed = kMegaliths - p.megaliths_left;
  for (int i = 0; i < 5; ++i) {
    const int share = std::clamp(placed - 2 * i, 0, 2);
    sum += gain_worth(unit, ability(s, megalith_space_ability(i))) * left * share / 3;
  }
  for (Stone stone : p.stones) {
    sum += 100 * left * stone_points(s, seat, stone) + 45 * left;
  }
  sum += 10 * placed + 25 * p.offering + 40 * p.honor;
  sum += honor_worth(s, seat, p.buried.total()) + 30 * std::min(p.buried.total(), 7);
  return sum;
}

int chief_worth(const State& s, const Player& p,
                const Worths& unit) {  // once a round, in the Chief's turn
  const int rounds = kRounds - s.round + (p.chief_figure != 0 ? 1 : 0);
  return rounds *
         (gain_worth(unit, ability(s, chief_ability(p.chief, p.side, 0))) +
          gain_worth(unit, ability(s, chief_ability(p.chief, p.side, 1)))) /
         2;
}

int animal_worth(const State& s, const Player& p, const Worths& unit) {
  int sum = 100 * animal_points(s, p);
  for (Animal animal : all<Animal>()) {
    if (p.upright[animal] == 0) continue;
    sum += std::min<int>(p.upright[animal], kMaxSet) * 12;
    if (turns_left(s, p) > 0) sum += gain_worth(unit, ability(s, tip_ability(animal))) / 6;
  }
  return sum;
}

int card_labor(const State& s, Card card) {  // with what the column adds
  int halves = row(s, card).half_labor;
  for (int k = 0; k < 2; ++k) {
    const Ability& one = ability(s, card_ability(card, k));
    const bool now = one.when == When::Any || raw(one.when) == raw(s.turn.column);
    if (one.only_labor && now) halves += one.gain[0].n;
  }
  return halves;
}

int hand_worth(const State& s, const Player& p,
               const Worths& unit) {  // beside the Labor, which the turn may use
  int sum = 0;
  p.hand.each([&](Card card) {
    if (is_tribe(card)) {
      sum += kKeep * row(s, card).half_labor * p.hand[card];
    } else {
      sum += turns_left(s, p) > 0 ? 60 + gain_worth(unit, ability(s, card_ability(card, 0))) * 3 / 5
                                  : 0;
    }
  });
  for (int i = 0; i < kTribeTypes; ++i) {  // on the Eclipse pile
    const auto card = static_cast<Card>(i);
    const Ability& one = ability(s, card_ability(card, 1));
    const int open = s.revealed != 0 ? 0 : p.pile[card];
    if (open == 0) continue;
    const int gain = one.when == When::Eclipse ? gain_worth(unit, one) : 0;
    sum += open * (gain * 9 / 10 + 8 * row(s, card).half_labor);
  }
  return sum;
}

struct Purchase {
  Cost cost;
  int worth = 0, most = 0;
};

Purchase purchase_of(const State& s, const Player& p, const Worths& unit) {
  const int left = std::min(turns_left(s, p), 6);
  switch (s.turn.column) {
    case Column::Initiate:
      return {box(s).take_tribe, 110 + 15 * left, 5 - std::popcount(s.turn.taken)};
    case Column::Develop: {
      int best = 0;
      for (Card card : s.display) {
        if (card == kNoCard) continue;
        const int play =
            left > 0 ? 60 + gain_worth(unit, ability(s, card_ability(card, 0))) * 3 / 5 : 0;
        best = std::max(best, 100 * row(s, card).end_points + play);
      }
      return {box(s).take_culture, best, kDisplay};
    }
    case Column::Migrate:
      return {box(s).move_camp, 90 + 22 * eclipses_left(s), p.camps_left < kCamps ? 4 : 0};
    case Column::Hunt: return {box(s).take_animal, 230, s.hunting.total()};
    case Column::Rest:
    case Column::kCount: break;
  }
  return {};
}

// The purchases that pool and hand can pay, a little less than they will be worth, and what stays.
int top_worth(const State& s, const Player& p, const Worths& unit) {
  const Purchase buy = purchase_of(s, p, unit);
  if (buy.cost.half_labor == 0) return 0;
  int in_hand = 0;
  p.hand.each([&](Card card) {
    const int locked = is_tribe(card) ? s.turn.locked >> raw(card) & 1 : 0;
    if (is_tribe(card)) in_hand += card_labor(s, card) * (p.hand[card] - locked);
  });
  const int reach = s.turn.labor + in_hand;
  int n = std::min(buy.most, reach / buy.cost.half_labor);
  if (buy.cost.tool > 0) n = std::min(n, p.tools / buy.cost.tool);
  const int used = n * buy.cost.half_labor;
  const int from_hand = std::clamp(used - s.turn.labor, 0, in_hand);
  return n * (buy.worth - 66 * buy.cost.tool) * 85 / 100 - from_hand * kKeep +
         std::min<int>(s.turn.labor, used);
}

int middle_worth(const State& s, const Player& p) {
  if (s.turn.middle_done != 0) return 0;
  switch (s.turn.column) {
    case Column::Initiate: return p.food >= box(s).rite.food ? 90 : 0;
    case Column::Develop: {
      const bool room = p.stones.size() < kStoneSpaces;
      return room && can_pay(s, p, box(s).stone_costs[p.stones.size()]) ? 120 * eclipses_left(s)
                                                                        : 0;
    }
    case Column::Migrate: return p.food >= 3 && village_sites(s, p) != 0 ? 150 : 0;
    case Column::Hunt: return p.upright.empty() ? 0 : 40;
    case Column::Rest:
    case Column::kCount: break;
  }
  return 0;
}

// What the open turn can still bring; the frames on the stack tell how far it is.
int turn_worth(const State& s, Seat seat, const Worths& unit) {
  int sum = 0;
  for (std::size_t i = 0; i < s.stack.depth(); ++i) {
    const Frame& f = s.stack[i];
    const auto step = static_cast<StepId>(f.step);
    if (f.seat != seat) continue;
    if (step == StepId::Effect || step == StepId::ItemChoice) {
      const Ability& from = ability(s, f.locals[0]);
      for (std::size_t k = 0; k < from.items; ++k) {
        sum += unit[from.gain[k].what] * f.locals[k + 1];
      }
    } else if (step >= StepId::Unit && step <= StepId::Reveal) {
      sum += unit[static_cast<Do>(f.locals[0])] * f.locals[1];
    } else if (step == StepId::Turn) {
      const auto part = static_cast<TurnPart>(f.at);
      const Player& me = player(s, seat);
      if (part == TurnPart::Top) sum += top_worth(s, me, unit);
      if (part == TurnPart::Top || part == TurnPart::Middle) {
        const bool first = (s.bottoms >> raw(s.turn.column) & 1) == 0;
        sum += middle_worth(s, me) + (first ? 60 : 0);
      }
      const bool bottom = part == TurnPart::Bottom && s.turn.first > s.turn.bottom_done;
      if (bottom) sum += gain_worth(unit, ability(s, bottom_ability(s.turn.column)));
      if (part == TurnPart::Rest && s.turn.bottom_done == 0) sum += 60;
    }
  }
  return sum;
}

int player_worth(const State& s, Seat seat, bool own) {
  const Player& p = player(s, seat);
  const Worths unit = worths_of(s, seat);
  int worth = 0;
  for (Source source : all<Source>(Source::Effects, Source::Idols)) worth += 100 * p.points[source];
  if (s.stack.empty()) return 100 * score(p);
  worth += resource_worth(s, p) + terrain_worth(s, seat, unit) + board_worth(s, seat, unit);
  worth += animal_worth(s, p, unit) + 100 * card_points(s, p) + 35 * turns_left(s, p);
  worth += 12 * p.resting + chief_worth(s, p, unit);
  return own ? worth + hand_worth(s, p, unit) + turn_worth(s, seat, unit) : worth;
}

}  // namespace

int Rules::appraise(const View<State>& view) {
  const State& s = view.state;
  int best_other = -1000000;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (seat != view.seat) best_other = std::max(best_other, player_worth(s, seat, false));
  }
  return player_worth(s, view.seat, true) - best_other / 4;
}

}  // namespace ochre::endless_winter
