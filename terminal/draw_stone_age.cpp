// draw_stone_age.cpp - the table of Stone Age as text: places with their rings, cards and buildings
// with their costs, every player's stock at a glance, and final scoring by source of points.
#include <nlohmann/json.hpp>

#include "terminal/draw.h"

namespace ochre {
namespace {

constexpr std::array<const char*, 4> kColours = {"red", "blue", "green", "yellow"};
constexpr std::array<const char*, 4> kResources = {"wood", "brick", "stone", "gold"};

std::string number(int n) { return std::to_string(n); }

class Drawing {
 public:
  explicit Drawing(const Sight& sight) : sight_(sight), s_(sight.state), ink_(sight.ink) {}

  std::string text() {
    heading();
    if (sight_.to_act != kNobody) {
      places();
      cards();
      buildings();
      pending();
    }
    stocks();
    for (int i = 0; i < seats(); ++i) belongings(i);
    if (sight_.to_act == kNobody) scoring();
    return out_;
  }

 private:
  int seats() const { return s_["seats"].get<int>(); }
  const Json& player(int seat) const { return s_["players"][static_cast<std::size_t>(seat)]; }
  std::string name(int seat) const {
    return ink_(paint(seat), sight_.names[static_cast<std::size_t>(seat)]);
  }
  static Paint paint(int seat) {
    constexpr std::array<Paint, 4> kPaints = {Paint::Red, Paint::Blue, Paint::Green, Paint::Yellow};
    return kPaints[static_cast<std::size_t>(seat)];
  }

  static std::string place_of(const Json& resource) {
    constexpr std::array<const char*, 4> kNames = {"forest", "clay pit", "quarry", "river"};
    std::size_t i = 0;
    while (i < 3 && resource != kResources[i]) ++i;
    return kNames[i];
  }

  // Figures by their colour's letter, free rings as dots: "RRB....".
  std::string rings(const std::string& place, int room) const {
    std::string out;
    int people = 0;
    for (int i = 0; i < seats(); ++i) {
      const int n = s_["people"][place][kColours[static_cast<std::size_t>(i)]].get<int>();
      people += n;
      const char letter = static_cast<char>(kColours[static_cast<std::size_t>(i)][0] - 'a' + 'A');
      out += ink_(paint(i), std::string(static_cast<std::size_t>(n), letter));
    }
    return out +
           ink_(Paint::Dim, std::string(static_cast<std::size_t>(std::max(0, room - people)), '.'));
  }

  std::string gain(const Json& gain) const {
    const std::string icon = gain["icon"].get<std::string>();
    const std::string amount = gain["amount"].dump();
    if (icon == "resource") return amount + " " + gain["resource"].get<std::string>();
    if (icon == "points") return amount + " points";
    if (icon == "food_track") return "food track +1";
    if (icon == "draw_card") return "a card of the pile";
    if (icon == "any_resource") return "1 resource of choice";
    return "1 " + icon;
  }

  void heading() {
    constexpr std::array<const char*, 4> kPhases = {"placing people", "using people",
                                                    "taming a mammoth", "feeding"};
    out_ += ink_(Paint::Ochre, "Stone Age") + "  round " + s_["round"].dump() + ", ";
    out_ += s_["stack"].empty()
                ? "the game is over"
                : kPhases[static_cast<std::size_t>(s_["stack"][0]["at"].get<int>())];
    out_ += ", start player " + name(s_["start"].get<int>()) + "\n";
    if (s_["mammoth_herd"] == 0 || s_["stack"].empty()) return;
    const Json& tile = s_["bonus_tile"];
    if (s_["herd"].is_null()) {
      out_ += ink_(Paint::Dim, "the herd has left") + "\n";
      return;
    }
    out_ += "the herd is at the " + ink_(Paint::Ochre, place_of(s_["herd"]));
    if (!tile.is_null()) {
      const Json& row = sight_.box["tiles"][tile.get<std::string>()];
      out_ += "; first: " + gain(row["first"]) + ", all: " + gain(row["all"]);
      std::string sent;
      for (int i = 0; i < seats(); ++i) {
        const int n = s_["tamers"][kColours[static_cast<std::size_t>(i)]].get<int>();
        if (n > 0) sent += " " + name(i) + " " + number(n);
      }
      out_ += sent.empty() ? "" : "; on the tile:" + sent;
    }
    out_ += s_["next_back"].is_null() ? "; the last tile"
                                      : "; next round at the " + place_of(s_["next_back"]);
    out_ += "\n";
  }

  void places() {
    const int room = sight_.box["rings"].get<int>();
    const auto place = [&](const char* word, const char* label, int n, std::size_t width) {
      return padded(std::string(label) + " " + rings(word, n), width);
    };
    out_ += "\n  " + place("hunt", "hunt (2)", 0, 26);
    out_ += place("forest", "forest (3)", room, 22) + place("clay_pit", "clay pit (4)", room, 24);
    out_ +=
        "\n  " + place("quarry", "quarry (5)", room, 26) + place("river", "river (6)", room, 22);
    out_ += place("tool_maker", "tool maker", 1, 15) + place("hut", "hut", 2, 9) +
            place("field", "field", 1, 8) + "\n";
  }

  void cards() {
    out_ += "\n  cards " +
            ink_(Paint::Dim, "(" + number(static_cast<int>(s_["pile"].size())) + " in the pile)") +
            "\n";
    for (std::size_t i = 0; i < 4; ++i) {
      const std::string place = "card_" + std::to_string(i + 1);
      const Json& card = s_["display"][place];
      out_ += "    " + rings(place, 1) + " " + sight_.box["card_cost"][i].dump() + " any   ";
      out_ += card.is_null() ? ink_(Paint::Dim, "empty") : card_name(card.get<std::string>());
      out_ += "\n";
    }
  }

  std::string card_name(const std::string& id) const {
    if (id == "?") return ink_(Paint::Dim, "a hidden card");
    return sight_.box["cards"][id]["name"].get<std::string>();
  }

  std::string cost(const Json& row) const {
    if (row["type"] == "choice") {
      return row["least"].dump() + " pieces of " + row["kinds"].dump() + " kinds, by value";
    }
    if (row["type"] == "range")
      return row["least"].dump() + " to " + row["most"].dump() + " pieces, by value";
    std::string out;
    for (const char* r : kResources) {
      if (row["cost"][r] != 0) out += (out.empty() ? "" : " + ") + row["cost"][r].dump() + " " + r;
    }
    return out + " = " + row["points"].dump() + " points";
  }

  void buildings() {
    out_ += "  buildings\n";
    for (int i = 1; i <= seats(); ++i) {
      const std::string place = "building_" + number(i);
      const Json& stack = s_["stacks"][place];
      out_ += "    " + rings(place, 1) + " ";
      if (stack["top"].is_null()) {
        out_ += ink_(Paint::Dim, "the stack is empty") + "\n";
        continue;
      }
      const Json& row = sight_.box["buildings"][stack["top"].get<std::string>()];
      out_ += padded(cost(row), 42) + ink_(Paint::Dim, stack["below"].dump() + " below") + "\n";
    }
  }

  void pending() {  // what the open question is about
    for (const Json& frame : s_["stack"]) {
      const std::string step = frame["step"].get<std::string>();
      const Json& locals = frame["locals"];
      std::string what;
      if (step == "roll") what = "the roll so far: " + locals[1].dump();
      if (step == "payment") what = "pieces to pay, at most: " + locals[1].dump();
      if (step == "take") what = "pieces to take: " + locals[0].dump();
      if (step == "feed") what = "food missing: " + locals[0].dump();
      if (step == "dice_for_all") {
        what = "dice left:";
        for (const Json& die : locals) what += die == 0 ? "" : " " + die.dump();
      }
      if (!what.empty()) out_ += "  " + ink_(Paint::Bold, what) + "\n";
    }
  }

  std::string tools(const Json& p) const {
    std::string out;
    for (const char* slot : {"first", "second", "third"}) {
      if (p["tools"][slot] == 0) continue;
      const std::string value = p["tools"][slot].dump();
      out += p["used"][slot] == 0 ? value + " " : ink_(Paint::Dim, "(" + value + ") ");
    }
    for (const Json& value : p["one_use"]) out += "+" + value.dump() + " ";
    return out.empty() ? "-" : out;
  }

  void stocks() {
    out_ += "\n" +
            ink_(Paint::Dim,
                 "                 points people food level   wood brick stone gold"
                 "   tools        cards buildings tiles") +
            "\n";
    for (int i = 0; i < seats(); ++i) {
      const Json& p = player(i);
      const auto right = [](const Json& value, std::size_t width) {
        const std::string text = value.dump();
        return std::string(width > text.size() ? width - text.size() : 0, ' ') + text;
      };
      out_ += padded((i == sight_.to_act ? "> " : "  ") + name(i), 16);
      out_ += right(p["score"], 7) + right(p["people"], 7) + right(p["food"], 5) +
              right(p["level"], 6) + "  ";
      for (const char* r : kResources) out_ += right(p[r], r == kResources[0] ? 5 : 6);
      out_ += "    " + padded(tools(p), 12);
      out_ += right(Json(p["cards"].size() + p["drawn"].size()), 6) +
              right(Json(p["buildings"].size()), 10) + right(Json(p["tiles"].size()), 6);
      out_ += p["two_open"] == 1 ? "  2 resources" : "";
      out_ += "\n";
    }
  }

  void belongings(int seat) {
    std::string list;
    for (const char* zone : {"cards", "drawn"}) {
      for (const Json& card : player(seat)[zone]) {
        list += (list.empty() ? "" : ", ") + card_name(card.get<std::string>());
      }
    }
    if (list.empty()) return;
    out_ += "  " + name(seat) + ": " + wrapped(list, sight_.width, 6) + "\n";
  }

  void scoring() {  // one column a player, one row a source
    const int penalty = sight_.box["hunger_penalty"].get<int>();
    const auto row = [&](const char* label, auto points) {
      out_ += "  " + padded(label, 22);
      for (int i = 0; i < seats(); ++i) {
        const std::string text = number(points(player(i)));
        out_ += std::string(text.size() < 12 ? 12 - text.size() : 0, ' ') + text;
      }
      out_ += "\n";
    };
    out_ += "\n  " + padded(ink_(Paint::Bold, "final scoring"), 22);
    for (int i = 0; i < seats(); ++i) {
      const std::string who = sight_.names[static_cast<std::size_t>(i)].substr(0, 11);
      out_ += std::string(12 - who.size(), ' ') + ink_(paint(i), who);
    }
    out_ += "\n";
    const auto part = [](const Json& p, const char* source) {
      return p["final"].is_null() ? 0 : p["final"][source].get<int>();
    };
    row("buildings", [](const Json& p) { return p["built"].get<int>(); });
    row("cards and bonuses", [&](const Json& p) {
      return part(p, "played") - p["built"].get<int>() + penalty * p["hungry"].get<int>();
    });
    row("hunger", [&](const Json& p) { return -penalty * p["hungry"].get<int>(); });
    row("mammoths", [&](const Json& p) { return part(p, "mammoths"); });
    row("culture", [&](const Json& p) { return part(p, "culture"); });
    row("farmers", [&](const Json& p) { return part(p, "farmers"); });
    row("tool makers", [&](const Json& p) { return part(p, "tool_makers"); });
    row("hut builders", [&](const Json& p) { return part(p, "hut_builders"); });
    row("shamans", [&](const Json& p) { return part(p, "shamans"); });
    row("leftover resources", [&](const Json& p) { return part(p, "leftovers"); });
    row("total", [](const Json& p) { return p["score"].get<int>(); });
  }

  const Sight& sight_;
  const Json& s_;
  const Ink& ink_;
  std::string out_;
};

}  // namespace

std::string draw_stone_age(const Sight& sight) { return Drawing(sight).text(); }

}  // namespace ochre
