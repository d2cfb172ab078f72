// draw_endless_winter.cpp - the table of Endless Winter as text: Main board, Terrain and Megalith
// boards, Idol tracks, every Player board, the own hand; at the end the points by source.
#include <array>
#include <map>
#include <nlohmann/json.hpp>

#include "terminal/draw.h"

namespace ochre {
namespace {

using Words = std::map<std::string, int>;  // how many of each

std::string text(const Json& json) {
  return json.is_string() ? json.get<std::string>() : json.dump();
}
int number(const Json& json) { return json.get<int>(); }
std::string halves(int n) { return std::to_string(n / 2) + (n % 2 != 0 ? ".5" : ""); }
void join(std::string& list, const std::string& item, const char* between = ", ") {
  list += (list.empty() ? "" : between) + item;
}
std::string cut(const std::string& whole, std::size_t width) {
  return whole.size() <= width ? whole : whole.substr(0, width - 1) + ".";
}

// A space's benefit in few letters: "*1 Food" is a starting space, "->4/6" an arrow.
std::string brief(std::string benefit) {
  constexpr std::array<std::array<const char*, 2>, 4> kShort = {
      {{"start: ", "*"},
       {"arrow to ", "->"},
       {"Tribe card (discard)", "Tribe card"},
       {"Camp steps", "steps"}}};
  for (const auto& [from, to] : kShort) {
    const std::size_t at = benefit.find(from);
    if (at != std::string::npos) benefit.replace(at, std::string(from).size(), to);
  }
  return benefit;
}

class Drawing {
 public:
  explicit Drawing(const Sight& sight)
      : sight_(sight),
        s_(sight.state),
        box_(sight.box),
        ink_(sight.ink),
        seats_(number(s_["seats"])) {}

  std::string whole() {
    heading();
    if (number(s_["round"]) > 0) {
      columns_of_board();
      cards_on_offer();
      terrain();
      megaliths();
      idols();
    }
    for (int i = 1; i <= seats_; ++i) player((sight_.seat + i) % seats_);  // the own place last
    hand();
    if (s_["stack"].empty()) points_by_source();
    return out_;
  }

 private:
  const Json& at(int seat) const { return s_["players"][static_cast<std::size_t>(seat)]; }
  std::string name(int seat) const {
    const auto i = static_cast<std::size_t>(seat);
    return sight_.names[i] + " (" + text(box_["tribes"][i]["name"]) + ")";
  }
  std::string tag(int seat) const {  // W, B, L, E: a piece of that tribe
    constexpr std::array<Paint, 4> kPaints = {Paint::Blue, Paint::Red, Paint::Green, Paint::Yellow};
    const auto i = static_cast<std::size_t>(seat);
    return ink_(kPaints[i], std::string(1, "WBLE"[i]));
  }
  std::string title(const std::string& word) const { return ink_(Paint::Bold, padded(word, 11)); }
  void line(const std::string& word, const std::string& rest) {
    out_ += title(word) + wrapped(rest, sight_.width, 11) + "\n";
  }
  std::string counted(const Json& list, const char* kind) const {
    Words words;
    for (const Json& one : list) ++words[text(one)];
    std::string out;
    for (const auto& [word, n] : words) {
      const std::string shown = word == "?"       ? "hidden"
                                : kind == nullptr ? word
                                                  : text(box_[kind][word]["name"]);
      join(out, (n > 1 ? std::to_string(n) + " " : "") + shown);
    }
    return out.empty() ? ink_(Paint::Dim, "none") : out;
  }

  void heading() {
    const int round = number(s_["round"]);
    out_ += ink_(Paint::Ochre, "Endless Winter");
    if (round > 0) {
      std::string order;
      for (const Json& seat : s_["order"]) join(order, name(number(seat)), " > ");
      out_ += "  round " + std::to_string(round) + " of 4, Era " + (round <= 2 ? "I" : "II") +
              ", turn " + text(s_["turns"]) + " of " + std::to_string(3 * seats_) + "   order " +
              order;
    }
    out_ += "\n";
  }

  void columns_of_board() {
    constexpr std::array<const char*, 5> kColumns = {"initiate", "develop", "migrate", "hunt",
                                                     "rest"};
    std::string row;
    for (int c = 0; c < 5; ++c) {
      std::string figures;
      for (int seat = 0; seat < seats_; ++seat) {
        for (const Json& column : at(seat)["placed"]) {
          if (column == kColumns[static_cast<std::size_t>(c)]) figures += tag(seat);
        }
      }
      bool taken = c == 4;
      for (const Json& one : s_["bottoms"]) taken = taken || one == c;
      join(row,
           std::string(kColumns[static_cast<std::size_t>(c)]) + " [" + figures + "]" +
               (taken ? "" : ink_(Paint::Dim, " bottom free")),
           "  ");
    }
    line("columns", row);
    const Json& turn = s_["turn"];
    if (turn["column"].is_null()) return;
    line("labor",
         halves(number(turn["half_labor"])) + " in the pool, figure in " + text(turn["column"]));
  }

  void cards_on_offer() {
    for (int i = 0; i < 8; ++i) {
      const Json& card = s_["display"]["h" + std::to_string(i)];
      const std::string slot =
          (i == 0 ? title("culture") : padded("", 11)) + std::to_string(i) + " ";
      if (card.is_null()) {
        out_ += slot + ink_(Paint::Dim, "empty") + "\n";
        continue;
      }
      const Json& row = box_["cards"][text(card)];
      out_ += slot + padded(text(row["name"]), 20) + padded(text(row["points"]) + " pt", 6) +
              ink_(Paint::Dim, text(row["text"])) + "\n";
    }
    Json tribes = Json::array();
    for (const Json& card : s_["supply"]) {
      if (text(card)[1] != '1' && text(card)[1] != '2') tribes.push_back(card);
    }
    line("tribes", counted(tribes, "cards"));
    line("hunting", counted(s_["hunting"], "animals") +
                        ink_(Paint::Dim, "   deck of " + std::to_string(s_["animal_deck"].size())));
    for (int section = 0; section < 2; ++section) {
      std::string stones;
      for (int i = 0; i < 7; ++i) {
        const Json& stone = s_["stone_supply"]["h" + std::to_string(section * 7 + i)];
        if (!stone.is_null())
          join(stones, std::to_string(i + 1) + " " + text(box_["stones"][text(stone)]), "; ");
      }
      line(section == 0 ? "stones" : "", (section == 0 ? "left: " : "right: ") + stones);
    }
    if (!s_["rest_up"].is_null()) line("rest token", text(box_["rests"][text(s_["rest_up"])]));
  }

  std::string pieces_on(int hex) const {
    std::string out;
    for (int seat = 0; seat < seats_; ++seat) {
      const int camps = number(at(seat)["camps"]["h" + std::to_string(hex)]);
      if (camps > 0) out += " " + tag(seat) + std::to_string(camps);
    }
    const int token = number(s_["glacier_tokens"]["h" + std::to_string(hex)]);
    if (token == 1) out += " (?)";
    if (token > 1) out += " (g" + std::to_string(token - 1) + ")";
    return out;
  }

  void terrain() {
    // Five rows of hexes; each touches its neighbours left, right, and half above and below.
    static const std::array<std::vector<int>, 5> kRows = {
        {{11, 10, 9}, {12, 3, 2, 8}, {13, 4, 0, 1, 7}, {14, 5, 6, 18}, {15, 16, 17}}};
    constexpr std::size_t kWide = 17;
    out_ += title("terrain") + ink_(Paint::Dim, "hex number, type, Camps by tribe") + "\n";
    for (const std::vector<int>& row : kRows) {
      std::string first((5 - row.size()) * kWide / 2 + 4, ' ');
      std::string second = first;
      for (int hex : row) {
        const Json& type = s_["terrain"]["h" + std::to_string(hex)];
        first +=
            padded(std::to_string(hex) + " " + text(box_["terrain"][text(type)]["name"]), kWide);
        second += padded(pieces_on(hex), kWide);
      }
      out_ += first + "\n" + second + "\n";
    }
    std::string villages;
    for (int seat = 0; seat < seats_; ++seat) {
      for (const Json& juncture : at(seat)["villages"]) {
        join(villages, tag(seat) + " at " + text(juncture));
      }
    }
    line("villages", villages.empty() ? ink_(Paint::Dim, "none") : villages);
    std::string junctures;
    for (const auto& [number_of, hexes] : box_["junctures"].items()) {
      join(junctures, number_of + ":" + text(hexes), " ");
    }
    line("junctures", ink_(Paint::Dim, junctures));
    std::string gains;
    for (const auto& [id, row] : box_["terrain"].items()) {
      if (!text(row["text"]).empty()) join(gains, text(row["name"]) + " " + text(row["text"]));
    }
    line("eclipse", ink_(Paint::Dim, gains));
  }

  std::string stone_at(int level, const std::string& cell) const {
    constexpr std::array<const char*, 5> kOwners = {"seat0", "seat1", "seat2", "seat3", "neutral"};
    for (int owner = 0; owner < 5; ++owner) {
      for (const Json& one : s_["megaliths"][kOwners[static_cast<std::size_t>(owner)]]
                               ["level" + std::to_string(level)]) {
        if (one == cell) return owner == 4 ? "#" : tag(owner);
      }
    }
    return "";
  }

  void megaliths() {
    const Json& layout = box_["layouts"][static_cast<std::size_t>(number(s_["layout"]))];
    std::map<int, std::string> spaces;
    for (std::size_t slot = 0; slot < 4; ++slot) {
      const Json& tile = box_["tiles"][text(s_["tiles"]["h" + std::to_string(slot)])];
      for (std::size_t i = 0; i < 8; ++i) spaces[number(layout["cells"][slot][i])] = text(tile[i]);
    }
    out_ += title("megaliths") +
            ink_(Paint::Dim, "ground; # neutral, * start, -> places of an arrow on its tile") +
            "\n";
    const int rows = number(layout["rows"]), cols = number(layout["cols"]);
    for (int row = 0; row < rows; ++row) {
      std::string one = "  r" + std::to_string(row) + " ";
      for (int col = 0; col < cols; ++col) {
        const std::string cell = "r" + std::to_string(row) + "c" + std::to_string(col);
        const std::string stone = stone_at(0, cell);
        const auto space = spaces.find(row * 8 + col);
        const std::string free =
            space == spaces.end() ? "" : ink_(Paint::Dim, cut(brief(space->second), 11));
        one += padded(stone.empty() ? free : "[" + stone + "]", 12);
      }
      out_ += one + "\n";
    }
    for (int level = 1; level < 4; ++level) upper_level(level, rows, cols);
  }

  void upper_level(int level, int rows, int cols) {
    std::string all;
    for (int row = 0; row < rows; ++row) {
      for (int col = 0; col < cols; ++col) {
        const std::string cell = "r" + std::to_string(row) + "c" + std::to_string(col);
        const std::string stone = stone_at(level, cell);
        if (!stone.empty()) join(all, stone + " " + cell);
      }
    }
    if (!all.empty()) line("  level " + std::to_string(level), all);
  }

  void idols() {
    std::string offering, honor;
    for (int seat = 0; seat < seats_; ++seat) {
      const Json& p = at(seat);
      join(offering, tag(seat) + " " + text(p["offering"]));
      join(honor, tag(seat) + " " + text(p["honor"]) + " (place " + text(p["honor_place"]) + ")");
    }
    line("offering", offering + "   " + ink_(Paint::Bold, "honor ") + honor);
  }

  void player(int seat) {
    const Json& p = at(seat);
    const bool acts = seat == sight_.to_act;
    out_ += "\n" + ink_(acts ? Paint::Ochre : Paint::Bold, (acts ? "> " : "  ") + name(seat)) +
            " " + tag(seat);
    int score = 0;
    for (const auto& [source, points] : p["points"].items()) score += number(points);
    const int limit = 10 - number(p["camps_left"]);
    out_ += "  " + ink_(Paint::Bold, std::to_string(score)) + " points   Food " + text(p["food"]) +
            "/" + std::to_string(limit) + "   Tools " + text(p["tools"]) + "   figures: Chief " +
            text(p["chief_figure"]) + ", Tribe " + text(p["tribe_figures"]) + "\n";
    const auto size = [&](const char* zone) { return std::to_string(p[zone].size()); };
    const Json& chief = box_["chiefs"][text(p["chief"])];
    const bool chosen = number(s_["round"]) > 0;
    out_ += "    " + text(chief["name"]) + ", " +
            (chosen ? text(p["side"]) + ": " + text(chief[text(p["side"])])
                    : "a: " + text(chief["a"]) + "   b: " + text(chief["b"])) +
            "\n";
    out_ += "    hand " + size("hand") + ", deck " + size("deck") + ", discard " + size("discard") +
            ", pile " + size("pile") + ", buried " + size("buried") + "   left: Camps " +
            text(p["camps_left"]) + ", Villages " + std::to_string(3 - p["villages"].size()) +
            ", Megaliths " + text(p["megaliths_left"]) + "\n";
    if (!p["upright"].empty()) out_ += "    animals: " + counted(p["upright"], "animals") + "\n";
    if (!p["tipped"].empty()) out_ += "    Tipped: " + counted(p["tipped"], "animals") + "\n";
    for (const Json& stone : p["stones"]) {
      out_ += "    Sacred Stone: " + text(box_["stones"][text(stone)]) + "\n";
    }
    if (!p["play"].empty()) out_ += "    played: " + counted(p["play"], "cards") + "\n";
    if (seat != sight_.seat && !p["known"].empty()) {
      out_ += ink_(Paint::Dim,
                   "    known to be in hand, pile or grave: " + counted(p["known"], "cards")) +
              "\n";
    }
  }

  void hand() {
    const Json& me = at(sight_.seat);
    out_ += "\n  " + ink_(Paint::Bold, "your hand") + "\n";
    Words words;
    for (const Json& card : me["hand"]) ++words[text(card)];
    for (const auto& [card, n] : words) {
      if (card == "?") continue;
      const Json& row = box_["cards"][card];
      const std::string labor = number(row["era"]) == 0 ? text(row["labor"]) + " Labor" : "Culture";
      out_ += "    " + padded((n > 1 ? std::to_string(n) + " " : "") + text(row["name"]), 22) +
              padded(labor, 10) + padded(text(row["points"]) + " pt", 6) +
              ink_(Paint::Dim, text(row["text"])) + "\n";
    }
    if (me["stones"].size() < 3) {
      out_ += ink_(Paint::Dim,
                   "    next stone space: " + text(box_["stone_spaces"][me["stones"].size()])) +
              "\n";
    }
  }

  void points_by_source() {  // final scoring
    out_ += "\n" + title("scores");
    for (int seat = 0; seat < seats_; ++seat) out_ += padded(name(seat), 18);
    out_ += "\n";
    for (const auto& [source, points] : at(0)["points"].items()) {
      out_ += "  " + padded(source, 9);
      for (int seat = 0; seat < seats_; ++seat)
        out_ += padded(text(at(seat)["points"][source]), 18);
      out_ += "\n";
    }
  }

  const Sight& sight_;
  const Json& s_;
  const Json& box_;
  const Ink& ink_;
  int seats_;
  std::string out_;
};

}  // namespace

std::string draw_endless_winter(const Sight& sight) { return Drawing(sight).whole(); }

}  // namespace ochre
