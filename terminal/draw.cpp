// draw.cpp - which game is drawn by what.
#include "terminal/draw.h"

#include <array>

#include "core/check.h"

namespace ochre {
namespace {

struct Row {
  std::string_view game;
  Draw draw;
};
constexpr std::array<Row, 4> kDrawings = {{
    {"tribu", draw_tribu},
    {"mammothodus", draw_mammothodus},
    {"stone-age", draw_stone_age},
    {"endless-winter", draw_endless_winter},
}};

}  // namespace

Draw drawing_of(std::string_view game) {
  for (const Row& row : kDrawings) {
    if (row.game == game) return row.draw;
  }
  defect("every game has a drawing");
}

}  // namespace ochre
