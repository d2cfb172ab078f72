// draw_stone_age.cpp - the table of Stone Age as text: places with their rings, cards and buildings
// with their costs, every player's stock at a glance, and final scoring by source of points.
#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <vector>

#include "terminal/draw.h"

namespace ochre {
namespace {

constexpr std::array<const char*, 4> kColours = {"red", "blue", "green", "yellow"};
constexpr std::array<const char*, 4> kResources = {"wood", "brick", "stone", "gold"};

constexpr int kFirstCard = 8, kFirstBuilding = 12, kCardRoll = 16;  // as the state counts places

std::string number(int n) { return std::to_string(n); }
std::string word(const Json& json) { return json.get<std::string>(); }

class Drawing {
 public:
  explicit Drawing(const Sight& sight) : sight_(sight), s_(sight.state), ink_(sight.ink) {}

  std::string text() {
    heading();
    if (sight_.to_act != kNobody) {
      board();
      pending();
    }
    stocks();
    cards_owned();
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

  static const char* colour(int seat) { return kColours[static_cast<std::size_t>(seat)]; }

  static std::string place_of(const Json& resource) {
    constexpr std::array<const char*, 4> kNames = {"forest", "clay pit", "quarry", "river"};
    std::size_t i = 0;
    while (i < 3 && resource != kResources[i]) ++i;
    return std::string("the ") + kNames[i];
  }

  static char letter(int seat) { return static_cast<char>(colour(seat)[0] - 'a' + 'A'); }

  // Figures by their colour's letter, free rings as dots: "RRB....". Crowds of hunters are counted.
  std::string rings(const std::string& place, int room) const {
    int people = 0;
    for (int i = 0; i < seats(); ++i) people += s_["people"][place][colour(i)].get<int>();
    std::string out;
    for (int i = 0; i < seats(); ++i) {
      const int n = s_["people"][place][colour(i)].get<int>();
      if (n == 0) continue;
      const std::string figures = people > 12 ? std::string(1, letter(i)) + number(n) + " "
                                              : std::string(static_cast<std::size_t>(n), letter(i));
      out += ink_(paint(i), figures);
    }
    const auto free = static_cast<std::size_t>(std::max(0, room - people));
    return out + ink_(Paint::Dim, std::string(free, '.'));
  }

  std::string gain(const Json& gain) const {
    const std::string icon = word(gain["icon"]), amount = gain["amount"].dump();
    if (icon == "resource") return amount + " " + word(gain["resource"]);
    if (icon == "points") return amount + " points";
    if (icon == "food_track") return "food track +1";
    if (icon == "draw_card") return "a card of the pile";
    if (icon == "any_resource") return "any 1 resource";
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
    if (s_["herd"].is_null()) {
      out_ += ink_(Paint::Dim, "the herd has left") + "\n";
      return;
    }
    out_ += "the herd is at " + ink_(Paint::Ochre, place_of(s_["herd"]));
    out_ += s_["next_back"].is_null()
                ? ", and this is the last bonus tile\n"
                : ", in the next round at " + place_of(s_["next_back"]) + "\n";
    if (!s_["bonus_tile"].is_null()) bonus_tile(sight_.box["tiles"][word(s_["bonus_tile"])]);
  }

  void bonus_tile(const Json& row) {
    out_ += "bonus tile: the winner takes " + ink_(Paint::Ochre, gain(row["first"])) +
            " (\"1.\") or " + ink_(Paint::Ochre, gain(row["all"])) + " (\"all\")";
    std::string sent;
    for (int i = 0; i < seats(); ++i) {
      const int n = s_["tamers"][colour(i)].get<int>();
      if (n > 0) sent += (sent.empty() ? "" : ", ") + name(i) + " " + number(n);
    }
    out_ += sent.empty() ? "\n" : "\nsent to it: " + sent + "\n";
  }

  // The board in two halves: the places, and what can be bought.
  void board() {
    std::vector<std::string> left = places();
    std::vector<std::string> right = offers();
    left.resize(std::max(left.size(), right.size()));
    right.resize(left.size());
    out_ += "\n";
    for (std::size_t i = 0; i < left.size(); ++i) {
      out_ += right[i].empty() ? left[i] + "\n" : padded(left[i], 46) + right[i] + "\n";
    }
  }

  std::vector<std::string> places() const {
    const int room = sight_.box["rings"].get<int>();
    std::vector<std::string> out = {ink_(Paint::Dim, "  place            gives")};
    const std::string herd = s_["herd"].is_null() ? "" : place_of(s_["herd"]);
    const auto place = [&](const char* word, const char* label, const std::string& gives, int n) {
      const bool here = herd == "the " + std::string(label);
      const std::string shown = here ? label + ink_(Paint::Ochre, ", herd") : label;
      out.push_back("  " + padded(shown, 17) + padded(gives, 13) + rings(word, n));
    };
    const auto dice = [&](const char* what) { return what + (" for " + number(divisor(what))); };
    place("hunt", "hunting grounds", dice("food"), 0);
    place("forest", "forest", dice("wood"), room);
    place("clay_pit", "clay pit", dice("brick"), room);
    place("quarry", "quarry", dice("stone"), room);
    place("river", "river", dice("gold"), room);
    place("tool_maker", "tool maker", "a tool", 1);
    place("hut", "hut", "a person", 2);
    place("field", "field", "food +1", 1);
    return out;
  }

  std::vector<std::string> offers() const {
    const int pile = static_cast<int>(s_["pile"].size());
    std::vector<std::string> out = {ink_(Paint::Dim, "card (" + number(pile) + " in the pile)")};
    for (std::size_t i = 0; i < 4; ++i) {
      const std::string place = "card_" + std::to_string(i + 1);
      const Json& card = s_["display"][place];
      out.push_back(std::to_string(i + 1) + " " + rings(place, 1) + " " +
                    padded(pieces(sight_.box["card_cost"][i]), 10) +
                    (card.is_null() ? ink_(Paint::Dim, "-") : card_name(word(card))));
    }
    out.push_back(ink_(Paint::Dim, "building"));
    for (int i = 1; i <= seats(); ++i) {
      const std::string place = "building_" + number(i);
      const Json& stack = s_["stacks"][place];
      if (stack["top"].is_null()) {
        out.push_back(number(i) + " " + ink_(Paint::Dim, ". the stack is empty"));
        continue;
      }
      const Json& row = sight_.box["buildings"][word(stack["top"])];
      out.push_back(number(i) + " " + rings(place, 1) + " " + padded(cost(row), 26) +
                    padded(worth(row), 11) + ink_(Paint::Dim, stack["below"].dump() + " below"));
    }
    return out;
  }

  static std::string pieces(const Json& n) { return n == 1 ? "1 piece" : n.dump() + " pieces"; }

  std::string card_name(const std::string& id) const {
    if (id == "?") return ink_(Paint::Dim, "a hidden card");
    const std::string name = word(sight_.box["cards"][id]["name"]);
    return name.substr(0, name.rfind(" ("));  // without the letter of a second copy
  }

  std::string cost(const Json& row) const {
    if (row["type"] == "choice") {
      return pieces(row["least"]) + " of " + row["kinds"].dump() +
             (row["kinds"] == 1 ? " kind" : " kinds");
    }
    if (row["type"] == "range") return row["least"].dump() + " to " + pieces(row["most"]);
    std::string out;
    for (const char* r : kResources) {
      if (row["cost"][r] != 0) out += (out.empty() ? "" : ", ") + row["cost"][r].dump() + " " + r;
    }
    return out;
  }

  static std::string worth(const Json& row) {
    return row["type"] == "fixed" ? row["points"].dump() + " points" : "by value";
  }

  void pending() {  // what the open question is about
    std::string what, at_most;
    for (const Json& frame : s_["stack"]) {
      const std::string step = word(frame["step"]);
      const Json& locals = frame["locals"];
      if (step == "visit") what = visited(locals[0].get<int>());
      if (step == "visit" && what.find(" to ") != std::string::npos) at_most = "at most ";
      if (step == "roll") what = roll(locals[0].get<int>(), locals[1].get<int>());
      if (step == "payment")
        what += (what.empty() ? "" : "; ") + at_most + pieces(locals[1]) + " to pay";
      if (step == "take") what += (what.empty() ? "" : "; ") + pieces(locals[0]) + " to take";
      if (step == "feed") what = locals[0].dump() + " food missing";
      if (step == "dice_for_all") {
        what = "dice left:";
        for (const Json& die : locals) what += die == 0 ? "" : die_left(die.get<int>());
      }
    }
    if (!what.empty()) out_ += "\n  " + ink_(Paint::Bold, what) + "\n";
  }

  std::string die_left(int die) const {
    const Json& gives = sight_.box["dice_for_all"][static_cast<std::size_t>(die - 1)];
    return "  " + number(die) + " (" + gain(gives) + ")";
  }

  std::string visited(int place) const {
    if (place < kFirstBuilding) {
      const std::string space = number(place - kFirstCard + 1);
      return "card space " + space + ": " + card_name(word(s_["display"]["card_" + space]));
    }
    const std::string stack = number(place - kFirstBuilding + 1);
    const Json& row = sight_.box["buildings"][word(s_["stacks"]["building_" + stack]["top"])];
    return "building stack " + stack + ": " + cost(row) + ", " + worth(row);
  }

  // "rolled 10: 2 brick; 2 more for another"
  std::string roll(int what_for, int sum) const {
    const int kind = what_for >= kCardRoll ? what_for - kCardRoll : what_for - 1;
    const char* what = kind < 0 ? "food" : kResources[static_cast<std::size_t>(kind)];
    const int each = divisor(what);
    return "rolled " + number(sum) + ": " + number(sum / each) + " " + what + "; " +
           number(each - sum % each) + " more for another";
  }

  int divisor(const std::string& what) const {
    return what == "food" ? sight_.box["food_divisor"].get<int>()
                          : sight_.box["value"][what].get<int>();
  }

  std::string tools(const Json& p) const {
    std::string out;
    for (const char* slot : {"first", "second", "third"}) {
      if (p["tools"][slot] == 0) continue;
      const std::string value = p["tools"][slot].dump();
      out += p["used"][slot] == 0 ? " " + value + "  " : ink_(Paint::Dim, "(" + value + ") ");
    }
    return out.empty() ? " -" : out;
  }

  static std::string kept(const Json& p) {  // cards that wait to be used
    std::string out;
    for (const Json& value : p["one_use"]) out += "+" + value.dump() + " ";
    return out + (p["two_open"] == 1 ? "any 2" : "");
  }

  static std::string right(const std::string& text, std::size_t width) {
    return std::string(width - std::min(width, columns(text)), ' ') + text;
  }

  std::string who(int seat) const {
    const std::string figure(1, letter(seat));
    return padded(
        (seat == sight_.to_act ? "> " : "  ") + ink_(paint(seat), figure) + " " + name(seat), 15);
  }

  void stocks() {
    out_ += "\n" +
            ink_(Paint::Dim,
                 "               points people food  +  wood brick stone gold   tools       kept"
                 "        built tiles") +
            "\n";
    for (int i = 0; i < seats(); ++i) {
      const Json& p = player(i);
      out_ += who(i) + right(p["score"].dump(), 6) + right(p["people"].dump(), 7) +
              right(p["food"].dump(), 5) + right("+" + p["level"].dump(), 4);
      for (std::size_t r = 0; r < 4; ++r) {
        constexpr std::array<std::size_t, 4> kWidths = {5, 6, 6, 5};
        out_ += right(p[kResources[r]].dump(), kWidths[r]);
      }
      out_ += "   " + padded(tools(p), 12) + padded(kept(p), 11) +
              right(number(static_cast<int>(p["buildings"].size())), 6) +
              right(number(static_cast<int>(p["tiles"].size())), 6) + "\n";
    }
  }

  // What the bottom halves of a player's cards show, as far as it is known.
  struct Owned {
    std::map<std::string, int> shows;  // by symbol or trade
    int cards = 0, hidden = 0;
  };
  Owned owned(int seat) const {
    Owned out;
    for (const char* zone : {"cards", "drawn"}) {
      for (const Json& card : player(seat)[zone]) {
        ++out.cards;
        if (card == "?") {
          ++out.hidden;
          continue;
        }
        const Json& row = sight_.box["cards"][word(card)];
        if (row.contains("culture")) ++out.shows[word(row["culture"])];
        if (row.contains("trade")) out.shows[word(row["trade"])] += row["people"].get<int>();
      }
    }
    return out;
  }

  void cards_owned() {
    std::string rows;
    for (int i = 0; i < seats(); ++i) rows += cards_owned(i);
    if (rows.empty()) return;
    out_ +=
        "\n" +
        ink_(Paint::Dim,
             "                cards farmers makers builders shamans  heal art writ pott time tran "
             "musi weav  worth") +
        "\n" + rows;
  }

  std::string cards_owned(int seat) const {
    constexpr std::array<const char*, 8> kSymbols = {"healing", "art",       "writing", "pottery",
                                                     "time",    "transport", "music",   "weaving"};
    constexpr std::array<std::size_t, 8> kWidths = {6, 4, 5, 5, 5, 5, 5, 5};
    Owned has = owned(seat);
    if (has.cards == 0) return "";
    const Json& p = player(seat);
    int tool_values = 0;
    for (const Json& value : p["tools"]) tool_values += value.get<int>();
    int points = 0;
    std::string out = who(seat) + right(number(has.cards), 6);
    const auto people = [&](const char* trade, int times, std::size_t width) {
      const int n = has.shows[trade];
      points += n * times;
      out += right(n == 0 ? "." : number(n) + "x" + number(times), width);
    };
    people("farmer", p["level"].get<int>(), 8);
    people("tool_maker", tool_values, 7);
    people("builder", static_cast<int>(p["buildings"].size()), 9);
    people("shaman", p["people"].get<int>(), 8);
    int once = 0;
    int twice = 0;
    for (std::size_t i = 0; i < kSymbols.size(); ++i) {
      const int n = has.shows[kSymbols[i]];
      once += n >= 1 ? 1 : 0;
      twice += n >= 2 ? 1 : 0;
      out += right(n == 0 ? "." : number(n), kWidths[i]);
    }
    points += once * once + twice * twice;
    return out + right(number(points) + (has.hidden > 0 ? "?" : ""), 7) + "\n";
  }

  void scoring() {  // one column a player, one row a source
    const int penalty = sight_.box["hunger_penalty"].get<int>();
    const auto row = [&](const std::string& label, auto points) {
      out_ += "  " + padded(label, 22);
      for (int i = 0; i < seats(); ++i) out_ += right(number(points(player(i))), 12);
      out_ += "\n";
    };
    out_ += "\n  " + padded(ink_(Paint::Bold, "final scoring"), 22);
    for (int i = 0; i < seats(); ++i) {
      const std::string who = sight_.names[static_cast<std::size_t>(i)].substr(0, 11);
      out_ += right(ink_(paint(i), who), 12);
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
    for (const char* source : {"mammoths", "culture", "farmers", "tool_makers", "hut_builders",
                               "shamans", "leftovers"}) {
      std::string label = source;
      std::replace(label.begin(), label.end(), '_', ' ');
      row(label, [&](const Json& p) { return part(p, source); });
    }
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
