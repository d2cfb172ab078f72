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
    85,   // Idol
    150,  // Megalith
    130,  // MegalithArrow
    62,   // Bury
    150,  // TribeHand
    125,  // TribeDiscard
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

int gain_worth(const Ability& from) {
  int sum = 0;
  for (int i = 0; i < from.items; ++i) {
    const Item& item = from.gain[static_cast<std::size_t>(i)];
    sum += kUnitWorth[item.what] * item.n;
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

int terrain_worth(const State& s, Seat seat) {
  const Player& p = player(s, seat);
  const int left = eclipses_left(s);
  int sum = 0;
  for (std::uint32_t hexes = best_hexes(s, seat); hexes != 0; hexes &= hexes - 1) {
    const Terrain terrain = s.terrain[static_cast<std::size_t>(std::countr_zero(hexes))];
    sum += gain_worth(ability(s, terrain_ability(terrain))) * left * 7 / 10;
  }
  for (int i = 0; i < std::popcount(p.villages); ++i) {
    sum += gain_worth(ability(s, village_space_ability(i))) * left + 60;
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

int board_worth(const State& s, Seat seat) {
  const Player& p = player(s, seat);
  const int left = eclipses_left(s);
  int sum = 0;
  const int placed = kMegaliths - p.megaliths_left;
  for (int i = 0; i < 5; ++i) {
    const int share = std::clamp(placed - 2 * i, 0, 2);
    sum += gain_worth(ability(s, megalith_space_ability(i))) * left * share / 3;
  }
  for (Stone stone : p.stones) {
    sum += 100 * left * stone_points(s, seat, stone) + 45 * left;
  }
  sum += 10 * placed + 25 * p.offering + 20 * p.honor;
  sum += (60 + 10 * s.round) * honor_points(s, seat) + 22 * std::min(p.buried.total(), 7);
  return sum;
}

int chief_worth(const State& s, const Player& p) {  // once a round, in the Chief's turn
  const int rounds = kRounds - s.round + (p.chief_figure != 0 ? 1 : 0);
  return rounds *
         (gain_worth(ability(s, chief_ability(p.chief, p.side, 0))) +
          gain_worth(ability(s, chief_ability(p.chief, p.side, 1)))) /
         2;
}

int animal_worth(const State& s, const Player& p) {
  int sum = 100 * animal_points(s, p);
  for (Animal animal : all<Animal>()) {
    if (p.upright[animal] == 0) continue;
    sum += std::min<int>(p.upright[animal], kMaxSet) * 12;
    if (turns_left(s, p) > 0) sum += gain_worth(ability(s, tip_ability(animal))) / 6;
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

int hand_worth(const State& s, const Player& p) {  // beside the Labor, which the turn may use
  int sum = 0;
  p.hand.each([&](Card card) {
    if (is_tribe(card)) {
      sum += kKeep * row(s, card).half_labor * p.hand[card];
    } else {
      sum += turns_left(s, p) > 0 ? 60 + gain_worth(ability(s, card_ability(card, 0))) * 3 / 5 : 0;
    }
  });
  for (int i = 0; i < kTribeTypes; ++i) {  // on the Eclipse pile
    const auto card = static_cast<Card>(i);
    const Ability& one = ability(s, card_ability(card, 1));
    const int open = s.revealed != 0 ? 0 : p.pile[card];
    if (open == 0) continue;
    const int gain = one.when == When::Eclipse ? gain_worth(one) : 0;
    sum += open * (gain * 9 / 10 + 8 * row(s, card).half_labor);
  }
  return sum;
}

struct Purchase {
  Cost cost;
  int worth = 0, most = 0;
};

Purchase purchase_of(const State& s, const Player& p) {
  const int left = std::min(turns_left(s, p), 6);
  switch (s.turn.column) {
    case Column::Initiate:
      return {box(s).take_tribe, 80 + 15 * left, 5 - std::popcount(s.turn.taken)};
    case Column::Develop: {
      int best = 0;
      for (Card card : s.display) {
        if (card == kNoCard) continue;
        const int play = left > 0 ? 60 + gain_worth(ability(s, card_ability(card, 0))) * 3 / 5 : 0;
        best = std::max(best, 100 * row(s, card).end_points + play);
      }
      return {box(s).take_culture, best, kDisplay};
    }
    case Column::Migrate:
      return {box(s).move_camp, 90 + 22 * eclipses_left(s), p.camps_left < kCamps ? 4 : 0};
    case Column::Hunt: return {box(s).take_animal, 190, s.hunting.total()};
    case Column::Rest:
    case Column::kCount: break;
  }
  return {};
}

// The purchases that pool and hand can pay, a little less than they will be worth, and what stays.
int top_worth(const State& s, const Player& p) {
  const Purchase buy = purchase_of(s, p);
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
      return room && can_pay(s, p, box(s).stone_costs[p.stones.size()]) ? 90 * eclipses_left(s) : 0;
    }
    case Column::Migrate: return p.food >= 3 && village_sites(s, p) != 0 ? 150 : 0;
    case Column::Hunt: return p.upright.empty() ? 0 : 40;
    case Column::Rest:
    case Column::kCount: break;
  }
  return 0;
}

// What the open turn can still bring; the frames on the stack tell how far it is.
int turn_worth(const State& s, Seat seat) {
  int sum = 0;
  for (std::size_t i = 0; i < s.stack.depth(); ++i) {
    const Frame& f = s.stack[i];
    const auto step = static_cast<StepId>(f.step);
    if (f.seat != seat) continue;
    if (step == StepId::Effect || step == StepId::ItemChoice) {
      const Ability& from = ability(s, f.locals[0]);
      for (std::size_t k = 0; k < from.items; ++k) {
        sum += kUnitWorth[from.gain[k].what] * f.locals[k + 1];
      }
    } else if (step >= StepId::Unit && step <= StepId::Reveal) {
      sum += kUnitWorth[static_cast<Do>(f.locals[0])] * f.locals[1];
    } else if (step == StepId::Turn) {
      const auto part = static_cast<TurnPart>(f.at);
      const Player& me = player(s, seat);
      if (part == TurnPart::Top) sum += top_worth(s, me);
      if (part == TurnPart::Top || part == TurnPart::Middle) {
        const bool first = (s.bottoms >> raw(s.turn.column) & 1) == 0;
        sum += middle_worth(s, me) + (first ? 60 : 0);
      }
      const bool bottom = part == TurnPart::Bottom && s.turn.first > s.turn.bottom_done;
      if (bottom) sum += gain_worth(ability(s, bottom_ability(s.turn.column)));
      if (part == TurnPart::Rest && s.turn.bottom_done == 0) sum += 60;
    }
  }
  return sum;
}

int player_worth(const State& s, Seat seat, bool own) {
  const Player& p = player(s, seat);
  int worth = 0;
  for (Source source : all<Source>(Source::Effects, Source::Idols)) worth += 100 * p.points[source];
  if (s.stack.empty()) return 100 * score(p);
  worth += resource_worth(s, p) + terrain_worth(s, seat) + board_worth(s, seat);
  worth += animal_worth(s, p) + 100 * card_points(s, p) + 35 * turns_left(s, p);
  worth += 12 * p.resting + chief_worth(s, p);
  return own ? worth + hand_worth(s, p) + turn_worth(s, seat) : worth;
}

}  // namespace

int Rules::appraise(const View<State>& view) {
  const State& s = view.state;
  int best_other = -1000000;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (seat != view.seat) best_other = std::max(best_other, player_worth(s, seat, false));
  }
  int worth = player_worth(s, view.seat, true) - best_other / 4;
  const Outcome end = outcome(s);
  if (end.over) worth += end.reward[static_cast<std::size_t>(view.seat)] > 0 ? 100000 : 0;
  return worth;
}

}  // namespace ochre::endless_winter
