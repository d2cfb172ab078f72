// endless_winter_boards.cpp - maps in text. Hexes lie in five rows, each half a hex further; where
// three of them meet stands the juncture's number, or its Village. Stacked Megaliths stand where
// they lie: levels 1 and 3 between rows and columns, level 2 beside the ground space under it.
#include "terminal/endless_winter_boards.h"

#include <algorithm>
#include <array>
#include <map>
#include <nlohmann/json.hpp>

namespace ochre::endless_winter_boards {
namespace {

constexpr std::size_t kWide = 13;   // columns of a hex
constexpr std::size_t kSpace = 11;  // columns of a Megalith space
constexpr std::array<const char*, 5> kOwners = {"seat0", "seat1", "seat2", "seat3", "neutral"};

std::string text(const Json& json) {
  return json.is_string() ? json.get<std::string>() : json.dump();
}
std::string h(int i) { return "h" + std::to_string(i); }
int seats(const Sight& sight) { return sight.state["seats"].get<int>(); }
const Json& player(const Sight& sight, int seat) {
  return sight.state["players"][static_cast<std::size_t>(seat)];
}

// Puts a text into a line at a column; the line must not be written there yet.
void put(std::string& line, std::size_t column, const std::string& what) {
  line = padded(line, column) + what;
}

std::string pieces_on(const Sight& sight, int hex) {
  std::string out;
  for (int seat = 0; seat < seats(sight); ++seat) {
    const int camps = player(sight, seat)["camps"][h(hex)].get<int>();
    if (camps > 0) out += tag(sight, seat) + std::to_string(camps);
  }
  const int token = sight.state["glacier_tokens"][h(hex)].get<int>();
  if (token == 1) out += sight.ink(Paint::Dim, "(?)");
  if (token > 1) out += "(g" + std::to_string(token - 1) + ")";
  return out;
}

using Row = std::vector<int>;
const std::array<Row, 5> kRows = {
    {{11, 10, 9}, {12, 3, 2, 8}, {13, 4, 0, 1, 7}, {14, 5, 6, 18}, {15, 16, 17}}};
std::size_t column_of(std::size_t row, std::size_t i) {
  return (5 - kRows[row].size()) * kWide / 2 + i * kWide + 2;
}

std::string mark_of_juncture(const Sight& sight, const std::string& number) {
  for (int seat = 0; seat < seats(sight); ++seat) {
    for (const Json& village : player(sight, seat)["villages"]) {
      if (text(village) == number) return "[" + tag(sight, seat) + "]";
    }
  }
  return sight.ink(Paint::Dim, padded(number.size() < 2 ? " " + number : number, 3));
}

// The line between two rows: junctures under the hexes above and over the hexes below.
std::string junctures_below(const Sight& sight, std::size_t row) {
  std::map<std::size_t, std::string> marks;
  for (const auto& [number, hexes] : sight.box["junctures"].items()) {
    const std::string around = "-" + text(hexes) + "-";
    std::array<Row, 2> in;
    std::size_t column = 0;
    for (std::size_t part = 0; part < 2; ++part) {
      for (std::size_t i = 0; i < kRows[row + part].size(); ++i) {
        const int hex = kRows[row + part][i];
        if (around.find("-" + std::to_string(hex) + "-") == std::string::npos) continue;
        in[part].push_back(hex);
        column += column_of(row + part, i);
      }
    }
    if (in[0].empty() || in[1].empty() || in[0].size() + in[1].size() != 3) continue;
    marks[column / 3 + 3] = mark_of_juncture(sight, number);
  }
  std::string out;
  for (const auto& [column, mark] : marks) put(out, column, mark);
  return out;
}

std::string stone_at(const Sight& sight, int level, int row, int col) {
  const std::string cell = "r" + std::to_string(row) + "c" + std::to_string(col);
  for (int owner = 0; owner < 5; ++owner) {
    const Json& stones = sight.state["megaliths"][kOwners[static_cast<std::size_t>(owner)]]
                                    ["level" + std::to_string(level)];
    if (std::find(stones.begin(), stones.end(), Json(cell)) == stones.end()) continue;
    return owner == 4 ? "#" : tag(sight, owner);
  }
  return "";
}

// A space's benefit in few letters: "*Food" is a starting space, "< >" an arrow along the row.
std::string brief(std::string benefit) {
  constexpr std::array<std::array<const char*, 2>, 7> kShort = {{{"start: ", "*"},
                                                                 {" (discard)", ""},
                                                                 {"Camp step", "step"},
                                                                 {", ", "+"},
                                                                 {"1 Food", "Food"},
                                                                 {"1 Tool", "Tool"},
                                                                 {"1 Tribe", "Tribe"}}};
  for (const auto& [from, to] : kShort) {
    const std::size_t at = benefit.find(from);
    if (at != std::string::npos) benefit.replace(at, std::string(from).size(), to);
  }
  return benefit.size() < kSpace ? benefit : benefit.substr(0, kSpace - 2) + ".";
}

struct Board {
  int rows, cols;
  std::map<int, std::string> spaces;  // by row * 8 + col
};

Board board_of(const Sight& sight) {
  const Json& layout = sight.box["layouts"][sight.state["layout"].get<std::size_t>()];
  Board out{layout["rows"].get<int>(), layout["cols"].get<int>(), {}};
  for (std::size_t slot = 0; slot < 4; ++slot) {
    const Json& tile = sight.box["tiles"][text(sight.state["tiles"][h(static_cast<int>(slot))])];
    const Json& cells = layout["cells"][slot];
    for (std::size_t i = 0; i < 8; ++i) {
      std::string benefit = text(tile[i]);
      const std::size_t arrow = benefit.find("arrow to ");
      if (arrow != std::string::npos) {  // the two spaces lie on both sides of it
        const auto first = static_cast<std::size_t>(benefit[arrow + 9] - '0');
        const bool along = cells[first].get<int>() / 8 == cells[i].get<int>() / 8;
        benefit = along ? "< stone >" : "^ stone v";
      }
      out.spaces[cells[i].get<int>()] = brief(benefit);
    }
  }
  return out;
}

std::string ground_line(const Sight& sight, const Board& board, int row) {
  std::string out = sight.ink(Paint::Dim, "r" + std::to_string(row));
  for (int col = 0; col < board.cols; ++col) {
    const std::string stone = stone_at(sight, 0, row, col);
    const std::string above =
        row > 0 && col > 0 ? stone_at(sight, 2, row - 1, col - 1) : std::string();
    const auto space = board.spaces.find(row * 8 + col);
    const std::string free =
        space == board.spaces.end() ? "" : sight.ink(Paint::Dim, space->second);
    std::string shown = stone.empty() ? free : "[" + stone + "]";
    if (!above.empty()) shown += " 2:" + above;
    put(out, 3 + static_cast<std::size_t>(col) * kSpace, shown);
  }
  return out;
}

std::string upper_line(const Sight& sight, const Board& board, int row) {
  std::string out;
  for (int col = 0; col < board.cols; ++col) {
    const std::string one = stone_at(sight, 1, row, col);
    const std::string three =
        row > 0 && col > 0 ? stone_at(sight, 3, row - 1, col - 1) : std::string();
    if (one.empty()) continue;
    put(out, 3 + static_cast<std::size_t>(col) * kSpace + kSpace / 2 + 1,
        "1:" + one + (three.empty() ? "" : " 3:" + three));
  }
  return out;
}

}  // namespace

std::string tag(const Sight& sight, int seat) {
  constexpr std::array<Paint, 4> kPaints = {Paint::Blue, Paint::Red, Paint::Green, Paint::Yellow};
  const auto i = static_cast<std::size_t>(seat);
  return sight.ink(kPaints[i], std::string(1, "WBLE"[i]));
}

Lines terrain(const Sight& sight) {
  Lines out;
  for (std::size_t row = 0; row < kRows.size(); ++row) {
    std::string first, second;
    for (std::size_t i = 0; i < kRows[row].size(); ++i) {
      const int hex = kRows[row][i];
      const Json& type = sight.box["terrain"][text(sight.state["terrain"][h(hex)])];
      put(first, column_of(row, i), std::to_string(hex) + " " + text(type["name"]));
      put(second, column_of(row, i), pieces_on(sight, hex));
    }
    out.push_back(first);
    out.push_back(second);
    if (row + 1 < kRows.size()) out.push_back(junctures_below(sight, row));
  }
  return out;
}

Lines megaliths(const Sight& sight) {
  const Board board = board_of(sight);
  Lines out;
  std::string head;
  for (int col = 0; col < board.cols; ++col) {
    put(head, 3 + static_cast<std::size_t>(col) * kSpace,
        sight.ink(Paint::Dim, "c" + std::to_string(col)));
  }
  out.push_back(head);
  for (int row = 0; row < board.rows; ++row) {
    out.push_back(ground_line(sight, board, row));
    const std::string upper = upper_line(sight, board, row);
    if (!upper.empty()) out.push_back(upper);
  }
  return out;
}

Lines idols(const Sight& sight) {
  Lines out = {sight.ink(Paint::Bold, padded("   Offering", 17) + "Honor")};
  for (int level = 7; level >= 0; --level) {
    const Json& row = sight.box["idols"][static_cast<std::size_t>(level)];
    std::string offering, honor;
    std::array<std::string, 5> places;
    for (int seat = 0; seat < seats(sight); ++seat) {
      const Json& p = player(sight, seat);
      if (p["offering"] == level) offering += tag(sight, seat);
      if (p["honor"] == level) places[p["honor_place"].get<std::size_t>()] += tag(sight, seat);
    }
    for (const std::string& place : places) honor += place;
    const std::string left = " " + std::to_string(level) + " " + padded(text(row["offering"]), 9);
    out.push_back(sight.ink(Paint::Dim, left) + padded(offering, 5) +
                  sight.ink(Paint::Dim, padded(text(row["honor"]), 5)) + honor);
  }
  return out;
}

Lines beside(const Lines& left, const Lines& right, std::size_t column) {
  Lines out;
  for (std::size_t i = 0; i < std::max(left.size(), right.size()); ++i) {
    std::string line = i < left.size() ? left[i] : "";
    if (i < right.size()) put(line, column, right[i]);
    out.push_back(line);
  }
  return out;
}

}  // namespace ochre::endless_winter_boards
