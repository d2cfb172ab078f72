// draw_mammothodus.cpp - the table of Mammothodus as text: the map with its borders, what each
// human card would do, the portal track, and every clan's tablet and hand.
#include "terminal/draw_mammothodus.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "terminal/draw.h"

namespace ochre {
namespace {

// Where the spaces stand on the screen; an empty word is an empty cell. The borders are written
// into the cells, from the box: another box may have other ones.
constexpr std::array<std::array<std::string_view, 5>, 5> kMap = {{
    {"", "N1", "N2", "N3", ""},
    {"W3", "N4", "N5", "N6", "E1"},
    {"W2", "W5", "C", "E4", "E2"},
    {"W1", "W4", "", "E5", "E3"},
    {"S3", "S5", "S2", "S4", "S1"},
}};
constexpr std::array<std::string_view, 4> kColours = {"red", "green", "yellow", "blue"};
constexpr std::array<std::string_view, 3> kSpirits = {"wind", "progenitors", "earth"};
constexpr std::array<std::string_view, 2> kLegend = {
    "N4*1 red North: place of line 1, colour, region; = open trail, (5) closed; 2T two tribes;",
    "Mr the Mammoths' red figurine; ? face-down shard; > neighbours; below, Frost@W4: it lies on "
    "W4"};
constexpr std::size_t kCell = 20, kLeft = 50;
using Cell = std::array<std::string, 4>;

Paint paint_of(std::string_view colour) {
  if (colour == "red") return Paint::Red;
  if (colour == "green") return Paint::Green;
  if (colour == "yellow") return Paint::Yellow;
  return colour == "blue" ? Paint::Blue : Paint::Plain;
}

int count(const Json& list, std::string_view word) {
  int n = 0;
  for (const Json& one : list) n += one == word ? 1 : 0;
  return n;
}

std::string text(const Json& value) {
  return value.is_string() ? value.get<std::string>() : value.dump();
}

int taken(const Json& places) {  // how many are somewhere
  return static_cast<int>(
      std::count_if(places.begin(), places.end(), [](const Json& at) { return !at.is_null(); }));
}

std::string number(std::size_t n) { return std::to_string(n); }

std::string plural(int n, const std::string& one) {
  return std::to_string(n) + " " + one + (n == 1 ? "" : "s");
}
std::string region_name(const Json& region) {
  return region == "N" ? "North" : region == "E" ? "East" : region == "S" ? "South" : "West";
}

// "double_red" as people say it, in its colour.
std::string card_name(const Ink& ink, const std::string& card) {
  std::string name = card;
  std::replace(name.begin(), name.end(), '_', ' ');
  const std::size_t bar = card.find('_');
  if (card == "degradation") return ink(Paint::Dim, name);
  return ink(paint_of(bar == std::string::npos ? card : card.substr(bar + 1)), name);
}

std::string card_names(const Ink& ink, const Json& cards) {  // alike ones together
  std::string out;
  for (std::size_t i = 0; i < cards.size();) {
    const std::string card = text(cards[i]);
    std::size_t n = 0;
    for (; i < cards.size() && cards[i] == card; ++i) ++n;
    out += (out.empty() ? "" : ", ") + (n > 1 ? number(n) + " " : "") + card_name(ink, card);
  }
  return out.empty() ? ink(Paint::Dim, "none") : out;
}

std::vector<std::string> lines_of(const std::string& block) {
  std::vector<std::string> out;
  for (std::size_t at = 0; at < block.size();) {
    const std::size_t end = std::min(block.find('\n', at), block.size());
    out.push_back(block.substr(at, end - at));
    at = end + 1;
  }
  return out;
}

class Drawing {
 public:
  explicit Drawing(const Sight& sight)
      : sight_(sight), s_(sight.state), box_(sight.box), ink_(sight.ink) {}

  std::string draw() {
    heading();
    map();
    beside(lines_of(threats()), lines_of(portal()));
    out_ += "\n";
    for (std::size_t i = 0; i < s_["players"].size(); ++i) clan(i);
    const std::string question = mammothodus_question(s_, box_);
    return question.empty() ? out_ : out_ + "\n" + ink_(Paint::Ochre, question) + "\n";
  }

 private:
  void heading() {
    const int spirits = taken(s_["spirits"]), places = taken(s_["places"]);
    out_ += ink_(Paint::Ochre, "Mammothodus") + "  turn " + s_["turn"].dump() + "   places " +
            ink_(Paint::Bold, std::to_string(places) + "/4") + "   tribes " +
            ink_(Paint::Bold, number(s_["tribes"].size()) + "/" + box_["tribes"].dump()) +
            "   spirits " + ink_(Paint::Bold, std::to_string(spirits) + "/3") + "   left: trails " +
            number(s_["trail_stack"].size()) + ", degradation " + s_["supply"].dump() + "\n";
    out_ += "human cards " + number(s_["human_deck"].size()) + ", discarded";
    for (std::string_view colour : kColours) {
      out_ += " " + ink_(paint_of(colour), std::to_string(count(s_["human_discard"], colour)) +
                                               " " + std::string(colour));
    }
    out_ += " " + std::to_string(count(s_["human_discard"], "new_trail")) + " New Trail";
    if (!s_["human_card"].is_null()) out_ += "   now " + card_name(ink_, text(s_["human_card"]));
    out_ += "\nmarket " + card_names(ink_, s_["market"]) +
            ink_(Paint::Dim, "   deck " + std::to_string(mammothodus_deck(s_, box_))) + "\n";
    if (!s_["dice"].empty()) {
      out_ += "dice";
      for (const Json& die : s_["dice"]) out_ += " " + ink_(Paint::Bold, text(die).substr(1));
      out_ += "\n";
    }
    for (const Json& discovery : s_["discoveries"]) {
      out_ +=
          ink_(Paint::Yellow, "discovery: " + text(box_["discoveries"][text(discovery)])) + "\n";
    }
  }

  void map() {
    out_ += "\n";
    for (const auto& row : kMap) {
      Cell lines;
      for (std::string_view space : row) {
        const Cell cell = space.empty() ? Cell{} : cell_of(std::string(space));
        for (std::size_t i = 0; i < 4; ++i) lines[i] += padded(cell[i], kCell);
      }
      for (const std::string& line : lines) {
        const std::size_t end = line.find_last_not_of(' ') + 1;
        if (end > 0) out_ += line.substr(0, end) + "\n";
      }
    }
    for (std::string_view line : kLegend) out_ += ink_(Paint::Dim, line) + "\n";
    out_ += "\n";
  }

  // Four lines: what the territory is, who stands there, what lies there, its neighbours.
  Cell cell_of(const std::string& space) const {
    const Json& row = box_["spaces"][space];
    const std::string colour = row["colour"].is_null() ? "centre" : text(row["colour"]);
    std::string head = ink_(Paint::Bold, space);
    for (const auto& [line, at] : s_["places"].items()) {
      if (at == space) head += ink_(Paint::Ochre, "*" + line.substr(5));
    }
    head += " " + ink_(paint_of(colour), colour);
    if (!row["region"].is_null()) head += " " + region_name(row["region"]);
    head += trail(row);
    std::array<std::string, 2> rows;
    std::size_t at = 0;
    for (const std::string& piece : pieces(space)) {
      if (at == 0 && columns(rows[0]) + 1 + columns(piece) >= kCell) at = 1;
      rows[at] += (rows[at].empty() ? "" : " ") + piece;
    }
    rows[1] += (rows[1].empty() ? "" : " ") + shards(space);
    return {head, rows[0], fitting(rows[1]), neighbours(row)};
  }

  // Cut to the cell, colour codes and all: what does not fit is left out word by word.
  static std::string fitting(const std::string& text) {
    std::string out = text;
    while (columns(out) >= kCell) {
      const std::size_t last = out.rfind(' ');
      if (last == std::string::npos) break;
      out = out.substr(0, last) + "…";
    }
    return out;
  }

  std::string neighbours(const Json& row) const {
    std::string out = ">";
    const Json& list = row["adjacent"];
    for (const Json& other : list) out += " " + text(other);
    if (columns(out) >= kCell) {  // many: without spaces between those of one letter
      out = ">";
      char before = ' ';
      for (const Json& other : list) {
        const std::string id = text(other);
        out += id[0] == before ? id.substr(1) : " " + id;
        before = id[0];
      }
    }
    return ink_(Paint::Dim, out);
  }

  std::string trail(const Json& row) const {
    if (row["initial_trail"] == true) return " =";
    const int site = row["trail_number"].get<int>();
    if (site == 0) return "";
    const bool closed = count(s_["trail_stack"], "t" + std::to_string(site)) > 0;
    return closed ? ink_(Paint::Dim, "(" + std::to_string(site) + ")") : " =";
  }

  std::vector<std::string> pieces(const std::string& space) const {
    std::vector<std::string> out;
    const int tribes = count(s_["tribes"], space);
    if (tribes > 0) out.push_back(ink_(Paint::Bold, std::to_string(tribes) + "T"));
    for (std::string_view spirit : kSpirits) {
      if (s_["spirits"][std::string(spirit)] != space) continue;
      out.push_back(ink_(Paint::Ochre, spirit == "progenitors" ? "progen." : spirit));
    }
    for (const Json& p : s_["players"]) {
      for (std::string_view colour : kColours) {
        if (p["figurines"][std::string(colour)] != space) continue;
        const char clan = static_cast<char>(text(p["clan"])[0] - 'a' + 'A');
        out.push_back(ink_(paint_of(colour), std::string(1, clan) + colour[0]));
      }
    }
    return out;
  }

  std::string shards(const std::string& space) const {
    std::string out = count(s_["face_down"], space) > 0 ? ink_(Paint::Dim, "?") : "";
    for (const Json& kind : s_["shards"][space]) {
      out += (out.empty() ? "" : " ") + text(box_["shards"][text(kind)]).substr(0, 5);
    }
    for (const Json& p : s_["players"]) {
      const int tokens = count(p["tokens"], space);
      if (tokens == 0) continue;
      const std::string talent = text(p["talent"]);
      const std::string word = talent == "spirit_block" ? "block"
                               : talent == "protection" ? "guard"
                               : talent == "trail_lock" ? "lock"
                                                        : talent;
      const std::string times = tokens > 1 ? "x" + std::to_string(tokens) : "";
      out += (out.empty() ? "" : " ") + ink_(Paint::Ochre, word + times);
    }
    return out;
  }

  // By the colour that would wake them: who stands beside tribes and spirits, where they summon,
  // and where new ones would appear.
  std::string threats() const {
    std::string out = ink_(Paint::Bold, "the next human card") + "\n";
    for (std::string_view colour : kColours) {
      std::string line, trails;
      bool moves = false;
      for (const auto& [space, row] : box_["spaces"].items()) {
        if (row["colour"] != colour) continue;
        const std::string threat = threat_on(space, moves);
        if (!threat.empty()) line += (line.empty() ? "" : "; ") + threat;
        if (trail(row) == " =") trails += " " + space;
      }
      if (!moves && !trails.empty()) line += (line.empty() ? "" : "; ") + ("new on" + trails);
      if (line.empty()) line = "nothing";
      out += wrapped(padded(ink_(paint_of(colour), colour), 8) + line, kLeft - 2, 8) + "\n";
    }
    return out;
  }

  std::string victims_on(const std::string& space, int loss) const {
    std::string out;
    for (const Json& p : s_["players"]) {
      int figurines = 0;
      for (const auto& [colour, at] : p["figurines"].items()) figurines += at == space ? 1 : 0;
      if (figurines == 0) continue;
      out += (out.empty() ? " " : ", ") + text(p["clan"]);
      if (loss > 0) out += " -" + std::to_string(loss * figurines);
    }
    return out;
  }

  std::string threat_on(const std::string& space, bool& moves) const {
    const int tribes = count(s_["tribes"], space);
    std::string out;
    for (const auto& [line, at] : s_["places"].items()) {
      if (at != space || tribes == 0) continue;
      const std::string near = victims_on(space, 0);
      out = space + " summons a spirit" + (near.empty() ? "" : " beside" + near);
    }
    if (tribes > 0 && out.empty()) {
      const int more = count(s_["discoveries"], "attack_plus_1");
      const std::string hit = victims_on(space, tribes + more);
      moves = moves || hit.empty();
      out = space + ": " + plural(tribes, "tribe") + (hit.empty() ? " move" : " hit") +
            (tribes == 1 ? "s" : "") + hit;
    }
    for (std::string_view one : kSpirits) {
      if (s_["spirits"][std::string(one)] != space) continue;
      const std::string near = victims_on(space, 0);
      out += (out.empty() ? "" : "; ") + space + ": " + std::string(one) +
             (near.empty() ? " flies to Ancients" : " hits" + near) + " (falls to " + dice_of(one) +
             ")";
    }
    return out;
  }

  std::string dice_of(std::string_view spirit) const {
    std::string out;
    for (const Json& die : box_["spirits"][std::string(spirit)]["dice"]) {
      out += (out.empty() ? "" : "+") + die.dump();
    }
    return out;
  }

  std::string portal() const {
    const int cost = box_["activation"]["base"].get<int>() +
                     box_["activation"]["step"].get<int>() * taken(s_["places"]);
    const std::size_t open = s_["open"].size();
    std::string out = ink_(Paint::Bold, "portal track") + ", " + number(open) + " of " +
                      number(open + s_["closed"].size()) + " open; the next place costs " +
                      std::to_string(cost) + "\n";
    for (std::size_t line = 0; line < 4; ++line) {
      const Json& at = s_["places"]["line_" + number(line + 1)];
      const std::string state =
          at.is_null() ? condition(line) : ink_(Paint::Ochre, "active on " + text(at));
      out += number(line + 1) + " " + wrapped(state, sight_.width - kLeft - 2, 2) + "\n";
    }
    return out;
  }

  std::string condition(std::size_t line) const {
    std::string where, kinds;
    for (const Json& fragment : s_["open"]) {
      const Json& icon = box_["fragments"][text(fragment)][line];
      if (icon.is_null()) continue;
      for (const auto& [kind, value] : icon.items()) {
        const std::string word = text(value);
        if (kind == "shard") kinds += " " + text(box_["shards"][word]) + lying(word);
        if (kind == "colour")
          where = ink_(paint_of(word), word) + (where.empty() ? "" : " ") + where;
        if (kind == "region") where += (where.empty() ? "" : " ") + region_name(value);
      }
    }
    return (where.empty() ? "anywhere" : where) + ":" + kinds;
  }

  std::string lying(const std::string& kind) const {  // where shards of the kind lie face up
    std::string out;
    for (const auto& [space, list] : s_["shards"].items()) {
      if (count(list, kind) > 0) out += (out.empty() ? "@" : ",") + space;
    }
    return ink_(Paint::Dim, out);
  }

  void beside(const std::vector<std::string>& left, const std::vector<std::string>& right) {
    for (std::size_t i = 0; i < std::max(left.size(), right.size()); ++i) {
      std::string line = i < left.size() ? left[i] : "";
      if (i < right.size()) line = padded(line, kLeft) + right[i];
      out_ += line + "\n";
    }
  }

  void clan(std::size_t i) {
    const Json& p = s_["players"][i];
    const bool acts = static_cast<Seat>(i) == sight_.to_act;
    int board = 0, allowed = 0;
    std::string reserve;
    for (std::string_view colour : kColours) {
      const bool out = p["figurines"][std::string(colour)].is_null();
      board += out ? 0 : 1;
      if (out) reserve += " " + ink_(paint_of(colour), colour);
    }
    for (const Json& least : box_["population"]["for"]) {
      allowed += p["population"].get<int>() >= least.get<int>() ? 1 : 0;
    }
    out_ += ink_(acts ? Paint::Ochre : Paint::Bold,
                 padded((acts ? "> " : "  ") + text(box_["clans"][text(p["clan"])]), 21)) +
            padded(sight_.names[i], 12) + " population " +
            ink_(Paint::Bold, padded(p["population"].dump(), 2)) + " for " +
            plural(allowed, "figurine") + (allowed == 1 ? " " : "") + "  marker " +
            p["marker"].dump() + "/" + std::to_string(board) + "  draw " +
            padded(number(p["draw"].size()), 2) + " discard " + number(p["discard"].size()) + "\n";
    std::string line = "    hand " + card_names(ink_, p["hand"]);
    if (!p["laid"].empty()) line += "   laid " + card_names(ink_, p["laid"]);
    if (!reserve.empty()) line += ink_(Paint::Dim, "   in reserve") + reserve;
    if (!p["talent"].is_null()) {
      const Json& talent = box_["talents"][text(p["talent"])];
      const int left = talent["tokens"].get<int>() - static_cast<int>(p["tokens"].size());
      line += "   " + text(talent["name"]) + ", " + plural(left, "token") + " left";
    }
    out_ += wrapped(line.substr(4), sight_.width - 4, 4).insert(0, "    ") + "\n";
  }

  const Sight& sight_;
  const Json& s_;
  const Json& box_;
  const Ink& ink_;
  std::string out_;
};

}  // namespace

std::string draw_mammothodus(const Sight& sight) { return Drawing(sight).draw(); }

}  // namespace ochre
