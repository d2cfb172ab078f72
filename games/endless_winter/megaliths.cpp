// megaliths.cpp - EWP-055, EWP-223 to EWP-242: the Megalith board, level by level.
#include "games/endless_winter/steps.h"
#include "games/endless_winter/vocabulary.h"

namespace ochre::endless_winter {

Cells ground(const State& s) { return box(s).layouts[s.layout].ground; }

Cells starts(const State& s) {
  Cells out = 0;
  for (std::size_t slot = 0; slot < s.tiles.size(); ++slot) {
    for (unsigned left = box(s).starts[s.tiles[slot]]; left != 0; left &= left - 1) {
      const auto space = static_cast<std::size_t>(std::countr_zero(left));
      out |= cell_bit(box(s).layouts[s.layout].cells[slot][space]);
    }
  }
  return out;
}

Cells occupied(const State& s, int level) {
  Cells out = 0;
  for (const auto& owner : s.megaliths) out |= owner[static_cast<std::size_t>(level)];
  return out;
}

int slot_space(const State& s, int cell) {
  return box(s).layouts[s.layout].space_of[static_cast<std::size_t>(cell)];
}

bool is_neutral_next(const Player& p) { return p.megaliths_left > kMegaliths - kNeutral; }

Cells legal_cells(const State& s, const Player& p, int level) {
  if (p.megaliths_left == 0) return 0;
  const Cells there = occupied(s, level);
  if (level > 0) {  // EWP-227, EWP-232; EWP-228: never a neutral one
    return is_neutral_next(p) ? 0 : blocks(occupied(s, level - 1)) & ~there;
  }
  const Cells free = ground(s) & ~there;
  const Cells begin = starts(s);
  const Cells near = free & beside(there);                            // EWP-226, EWP-231
  return is_neutral_next(p) ? near | (free & begin) : near & ~begin;  // EWP-225, EWP-229, EWP-230
}

Objection object_to_ground(const State& s, const Player& p, Cells at) {
  if ((ground(s) & at) == 0) return because(EWP(226), CauseId::NoSpaceThere);
  if ((occupied(s, 0) & at) != 0) return because(EWP(226), CauseId::MegalithThere);
  if ((starts(s) & at) != 0 && !is_neutral_next(p)) return because(EWP(230), CauseId::ColoredNext);
  if (occupied(s, 0) == 0) return because(EWP(229), CauseId::BoardEmpty);
  return because(EWP(226), CauseId::NoneBeside);
}

Objection object_to_megalith(const State& s, const Player& p, int level, int row, int col) {
  const Cells at = cell_bit(cell_of(row, col));
  if (p.megaliths_left == 0) return because(EWP(240), CauseId::NoMegalithLeft);
  if ((legal_cells(s, p, level) & at) != 0) return {};
  if (level == 0) return object_to_ground(s, p, at);
  if (is_neutral_next(p)) return because(EWP(228), CauseId::NeutralNext);
  if ((occupied(s, level) & at) != 0) return because(EWP(232), CauseId::MegalithThere);
  Cells four = at;  // no place lies beyond the last row and column
  if (row + 1 < kSide && col + 1 < kSide) four = block_at(cell_of(row, col));
  return because(EWP(227), CauseId::NotFourBelow, std::popcount(occupied(s, level - 1) & four));
}

void place_megalith(State& s, Seat seat, int level, int cell, Dealer& dealer) {
  Player& me = player(s, seat);
  const bool neutral = is_neutral_next(me);  // EWP-224
  const auto owner = static_cast<std::size_t>(neutral ? kNeutralOwner : seat);
  --me.megaliths_left;
  s.megaliths[owner][static_cast<std::size_t>(level)] |= cell_bit(cell);
  dealer.tell(event(EventId::MegalithPlaced, seat, level, cell / kSide, cell % kSide));
  if (level == 0) {  // EWP-233, EWP-234
    const int at = slot_space(s, cell);
    const Tile tile = s.tiles[static_cast<std::size_t>(at / 8)];
    return push_effect(s, seat, space_ability(tile, at % 8), at / 8);
  }
  for (Seat other = 0; other < s.seats; ++other) {  // EWP-235, EWP-236, EWP-237: right below
    const auto& below = s.megaliths[static_cast<std::size_t>(other)];
    const int covered = std::popcount(below[static_cast<std::size_t>(level - 1)] & block_at(cell));
    const int points = other == seat ? 4 + covered : covered;  // 2 for an own, 1 for another
    gain_points(s, other, Source::Megaliths, points, dealer);
  }
}

}  // namespace ochre::endless_winter
