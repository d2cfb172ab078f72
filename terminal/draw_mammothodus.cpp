// draw_mammothodus.cpp - the table of Mammothodus as text: the map, what threatens whom, the portal
// track, and every clan's tablet and hand.
#include <nlohmann/json.hpp>

#include "terminal/draw.h"

namespace ochre {
namespace {

// Where the spaces stand on the screen; an empty word is an empty cell.
constexpr std::array<std::array<std::string_view, 5>, 5> kMap = {{
    {"", "N1", "N2", "N3", ""},
    {"W3", "N4", "N5", "N6", "E1"},
    {"W2", "W5", "C", "E4", "E2"},
    {"W1", "W4", "", "E5", "E3"},
    {"S3", "S5", "S2", "S4", "S1"},
}};
constexpr std::array<std::string_view, 4> kColours = {"red", "green", "yellow", "blue"};
constexpr std::array<std::string_view, 3> kSpirits = {"wind", "progenitors", "earth"};

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

class Drawing {
 public:
  explicit Drawing(const Sight& sight)
      : sight_(sight), s_(sight.state), box_(sight.box), ink_(sight.ink) {}

  std::string draw() {
    heading();
    map();
    threats();
    portal();
    for (std::size_t i = 0; i < s_["players"].size(); ++i) clan(i);
    return out_;
  }

 private:
  static constexpr std::size_t kCell = 19;

  void heading() {
    out_ += ink_(Paint::Ochre, "Mammothodus") + "  turn " + s_["turn"].dump();
    if (!s_["human_card"].is_null()) {
      const std::string card = text(s_["human_card"]);
      out_ += "   human card " + ink_(paint_of(card), card);
    }
    out_ += "\nhuman deck " + std::to_string(s_["human_deck"].size()) + ", discards";
    for (std::string_view colour : kColours) {
      out_ += " " + ink_(paint_of(colour), std::to_string(count(s_["human_discard"], colour)) +
                                               " " + std::string(colour));
    }
    out_ += " " + std::to_string(count(s_["human_discard"], "new_trail")) + " new trail" +
            "   tribes " + std::to_string(s_["tribes"].size()) + "/" + box_["tribes"].dump() +
            "   trail tokens left " + std::to_string(s_["trail_stack"].size()) +
            "   degradation cards " + s_["supply"].dump() + "\n";
    std::string market;
    for (const Json& card : s_["market"]) market += " " + text(card);
    out_ += "market" + market +
            ink_(Paint::Dim, "  and " + std::to_string(s_["adaptation"].size()) + " in the deck") +
            "\n";
    for (const Json& discovery : s_["discoveries"]) {
      out_ +=
          ink_(Paint::Yellow, "discovery: " + text(box_["discoveries"][text(discovery)])) + "\n";
    }
  }

  void map() {
    out_ += "\n";
    for (const auto& row : kMap) {
      std::array<std::string, 4> lines;
      for (std::string_view space : row) {
        const auto cell =
            space.empty() ? std::array<std::string, 4>{} : cell_of(std::string(space));
        for (std::size_t i = 0; i < 4; ++i) lines[i] += padded(cell[i], kCell);
      }
      for (const std::string& line : lines)
        out_ += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
    }
    out_ += ink_(Paint::Dim,
                 "= open trail, (n) closed trail, * active place; Mr a red Mammoth; 2T two tribes; "
                 "? a face-down shard; mountains stop nobody") +
            "\n";
  }

  std::array<std::string, 4> cell_of(const std::string& space) const {
    const Json& row = box_["spaces"][space];
    const std::string colour = row["colour"].is_null() ? "centre" : text(row["colour"]);
    std::string head = ink_(Paint::Bold, space) + " " + ink_(paint_of(colour), colour) + trail(row);
    for (const auto& [line, at] : s_["places"].items()) {
      if (at == space) head += ink_(Paint::Ochre, " *" + line.substr(5));
    }
    std::string humans;
    const int tribes = count(s_["tribes"], space);
    if (tribes > 0) humans = ink_(Paint::Bold, std::to_string(tribes) + "T");
    for (std::string_view spirit : kSpirits) {
      if (s_["spirits"][std::string(spirit)] == space) {
        humans += (humans.empty() ? "" : " ") + ink_(Paint::Ochre, spirit.substr(0, 8));
      }
    }
    return {head, figurines(space), humans, shards(space)};
  }

  std::string trail(const Json& row) const {
    if (row["initial_trail"] == true) return " =";
    const int number = row["trail_number"].get<int>();
    if (number == 0) return "";
    const bool closed = count(s_["trail_stack"], "t" + std::to_string(number)) > 0;
    return closed ? ink_(Paint::Dim, " (" + std::to_string(number) + ")") : " =";
  }

  std::string figurines(const std::string& space) const {
    std::string out;
    for (const Json& p : s_["players"]) {
      for (std::string_view colour : kColours) {
        if (p["figurines"][std::string(colour)] != space) continue;
        const char clan = static_cast<char>(text(p["clan"])[0] - 'a' + 'A');
        out += (out.empty() ? "" : " ") + ink_(paint_of(colour), std::string(1, clan) + colour[0]);
      }
    }
    return columns(out) < kCell ? out : std::to_string((columns(out) + 1) / 3) + " figurines";
  }

  std::string shards(const std::string& space) const {
    std::string out = count(s_["face_down"], space) > 0 ? ink_(Paint::Dim, "?") : "";
    for (const Json& kind : s_["shards"][space]) {
      out += (out.empty() ? "" : " ") + text(kind).substr(0, 5);
    }
    for (const Json& p : s_["players"]) {
      const int tokens = count(p["tokens"], space);
      if (tokens > 0) out += " " + ink_(Paint::Ochre, text(p["talent"]).substr(0, 5));
      if (tokens > 1) out += "x" + std::to_string(tokens);
    }
    return columns(out) < kCell ? out : out.substr(0, kCell - 2) + "…";
  }

  // By the colour that would wake them: who stands beside tribes and spirits, and where they
  // summon.
  void threats() {
    std::string lines;
    for (std::string_view colour : kColours) {
      std::string line;
      for (const auto& [space, row] : box_["spaces"].items()) {
        if (row["colour"] != colour) continue;
        const std::string threat = threat_on(space);
        if (!threat.empty()) line += (line.empty() ? "" : "; ") + threat;
      }
      if (line.empty()) continue;
      lines +=
          "  " + padded(ink_(paint_of(colour), colour), 8) + wrapped(line, sight_.width, 10) + "\n";
    }
    if (!lines.empty()) out_ += "\n" + ink_(Paint::Bold, "a card of this colour") + "\n" + lines;
  }

  std::string threat_on(const std::string& space) const {
    const int tribes = count(s_["tribes"], space);
    std::string victims;
    for (const Json& p : s_["players"]) {
      int figurines = 0;
      for (const auto& [colour, at] : p["figurines"].items()) figurines += at == space ? 1 : 0;
      if (figurines == 0) continue;
      victims +=
          " " + text(p["clan"]) + (tribes > 0 ? " -" + std::to_string(tribes * figurines) : "");
    }
    bool spirit = false;
    for (std::string_view one : kSpirits)
      spirit = spirit || s_["spirits"][std::string(one)] == space;
    for (const auto& [line, at] : s_["places"].items()) {
      if (at == space && tribes > 0)
        return "a spirit is summoned on " + space + (victims.empty() ? "" : ", beside" + victims);
    }
    if (tribes > 0 && !victims.empty())
      return std::to_string(tribes) + " tribes on " + space + ":" + victims;
    if (spirit)
      return "the spirit on " + space + (victims.empty() ? " comes" : " attacks" + victims);
    return tribes > 0 ? std::to_string(tribes) + " from " + space + " move" : "";
  }

  void portal() {
    out_ += "\n" + ink_(Paint::Bold, "portal track") + ", " + std::to_string(s_["open"].size()) +
            " fragments open, " + std::to_string(s_["closed"].size()) + " closed\n";
    for (std::size_t line = 0; line < 4; ++line) {
      const Json& at = s_["places"]["line_" + std::to_string(line + 1)];
      std::string needs;
      for (const Json& fragment : s_["open"]) {
        const Json& icon = box_["fragments"][text(fragment)][line];
        if (icon.is_null()) continue;
        for (const auto& [kind, value] : icon.items()) {
          const std::string word = text(value);
          needs += " " + (kind == "region" ? "in " + word : ink_(paint_of(word), word));
        }
      }
      out_ += "  line " + std::to_string(line + 1) + ": " +
              (at.is_null() ? "needs" + needs : ink_(Paint::Ochre, "active on " + text(at))) + "\n";
    }
  }

  void clan(std::size_t i) {
    const Json& p = s_["players"][i];
    const bool acts = static_cast<Seat>(i) == sight_.to_act;
    out_ += "\n" +
            ink_(acts ? Paint::Ochre : Paint::Bold,
                 (acts ? "> " : "  ") + text(box_["clans"][text(p["clan"])])) +
            "  " + sight_.names[i] + "   population " + ink_(Paint::Bold, p["population"].dump()) +
            "   marker " + p["marker"].dump() + "/" + std::to_string(on_board(p)) +
            "   draw pile " + std::to_string(p["draw"].size()) + ", discards " +
            std::to_string(p["discard"].size());
    if (!p["talent"].is_null()) {
      const Json& talent = box_["talents"][text(p["talent"])];
      const int left = talent["tokens"].get<int>() - static_cast<int>(p["tokens"].size());
      out_ += "   " + text(talent["name"]) + ", " + std::to_string(left) + " tokens left";
    }
    out_ += "\n    hand ";
    for (const Json& card : p["hand"]) out_ += " " + ink_(card_paint(text(card)), text(card));
    if (!p["laid"].empty()) {
      out_ += "   laid";
      for (const Json& card : p["laid"]) out_ += " " + ink_(card_paint(text(card)), text(card));
    }
    out_ += "\n";
  }

  static int on_board(const Json& p) {
    int n = 0;
    for (const auto& [colour, at] : p["figurines"].items()) n += at.is_null() ? 0 : 1;
    return n;
  }
  static Paint card_paint(const std::string& card) {
    const std::size_t bar = card.find('_');
    if (card == "degradation") return Paint::Dim;
    return paint_of(bar == std::string::npos ? card : card.substr(bar + 1));
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
