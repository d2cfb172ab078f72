// score_sheet.h - how a seat's score came about: points by source, and what may explain them.
#pragma once

#include <string_view>

#include "core/fixed_list.h"

namespace ochre {

struct SheetRow {
  std::string_view source;
  int points;
};

// What Rules::score_sheet(state, seat) gives, for games that have one; names outlive the state.
struct ScoreSheet {
  FixedList<SheetRow, 12> rows;
  std::string_view trait, variant;  // such as a Chief and its side; empty without one
};

}  // namespace ochre
