// draw.cpp - which game is drawn by what.
#include "terminal/draw.h"

#include <array>
#include <nlohmann/json.hpp>

namespace ochre {
namespace {

struct Row {
  std::string_view game;
  Draw draw;
};
constexpr std::array<Row, 2> kDrawings = {{
    {"endless-winter", draw_endless_winter},
    {"tribu", draw_tribu},
}};

std::string draw_as_json(const Sight& sight) { return dump_json(sight.state, 1) + "\n"; }

}  // namespace

Draw drawing_of(std::string_view game) {
  for (const Row& row : kDrawings) {
    if (row.game == game) return row.draw;
  }
  return draw_as_json;
}

}  // namespace ochre
