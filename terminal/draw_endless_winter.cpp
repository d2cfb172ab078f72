// draw_endless_winter.cpp - the table of Endless Winter as text: Main board, Terrain and Megalith
// boards, Idol tracks, every Player board, the own hand; at the end the points by source.
#include <algorithm>
#include <array>
#include <map>
#include <nlohmann/json.hpp>

#include "terminal/endless_winter_boards.h"

namespace ochre {
namespace {

using Words = std::map<std::string, int>;  // how many of each

constexpr std::size_t kMargin = 11;  // columns of a line's title

std::string text(const Json& json) {
  return json.is_string() ? json.get<std::string>() : json.dump();
}
int number(const Json& json) { return json.get<int>(); }
std::string halves(int n) { return std::to_string(n / 2) + (n % 2 != 0 ? ".5" : ""); }
void join(std::string& list, const std::string& item, const char* between = ", ") {
  list += (list.empty() ? "" : between) + item;
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
    if (!s_["cards_up"].empty()) drafts();
    if (number(s_["round"]) > 0) {
      columns_of_board();
      cards_on_offer();
      boards();
    }
    player_boards();
    out_ += "\n";
    for (int i = 1; i <= seats_; ++i) player((sight_.seat + i) % seats_);  // the own place last
    hand();
    if (s_["stack"].empty()) points_by_source();
    return out_;
  }

 private:
  const Json& at(int seat) const { return s_["players"][static_cast<std::size_t>(seat)]; }
  std::string tribe(int seat) const {
    return text(box_["tribes"][static_cast<std::size_t>(seat)]["name"]);
  }
  std::string name(int seat) const {
    return sight_.names[static_cast<std::size_t>(seat)] + " (" + tribe(seat) + ")";
  }
  std::string tag(int seat) const { return endless_winter_boards::tag(sight_, seat); }
  std::string title(const std::string& word) const {
    return ink_(Paint::Bold, padded(word, kMargin));
  }
  // A title and a text in its own colour, broken where the screen ends.
  void line(const std::string& word, const std::string& rest, Paint paint = Paint::Plain) {
    const std::string broken = wrapped(rest, sight_.width - kMargin, 0);
    std::string first = title(word);
    for (std::size_t begin = 0; begin <= broken.size();) {
      const std::size_t end = std::min(broken.find('\n', begin), broken.size());
      out_ += first + ink_(paint, broken.substr(begin, end - begin)) + "\n";
      first = padded("", kMargin);
      begin = end + 1;
    }
  }
  std::string counted(const Json& list, const char* kind) const {
    Words words;
    for (const Json& one : list) ++words[text(one)];
    std::string out;
    for (const auto& [word, n] : words) {
      const std::string shown = word == "?" ? "hidden" : text(box_[kind][word]["name"]);
      join(out, (n > 1 ? std::to_string(n) + " " : "") + shown);
    }
    return out;
  }

  void heading() {
    const int round = number(s_["round"]);
    out_ += ink_(Paint::Ochre, "Endless Winter");
    if (round > 0) {
      std::string order;
      for (const Json& seat : s_["order"]) join(order, tag(number(seat)), " > ");
      out_ += "   round " + std::to_string(round) + " of 4, Era " + (round <= 2 ? "I" : "II") +
              ", turn " + text(s_["turns"]) + " of " + std::to_string(3 * seats_) +
              "   turn order " + order;
    }
    out_ += "\n";
  }

  void drafts() {  // cards to take: Setup cards once everybody has a Chief
    const bool setups = text(s_["stack"].back()["step"]) == "setup draft";
    for (const Json& one : s_["cards_up"]) {
      const auto i = one.get<std::size_t>();
      const Json& card = (box_[setups ? "setup_cards" : "chief_cards"])[i];
      line(&one == &s_["cards_up"].front() ? "to take" : "", text(card));
    }
  }

  bool has_chief(int seat) const {  // in the draft of Chief cards only some have one
    const std::string step = s_["stack"].empty() ? "" : text(s_["stack"].back()["step"]);
    if (s_["cards_up"].empty() || step == "setup draft") return true;
    for (const Json& one : s_["order"]) {
      if (number(one) == sight_.to_act) return seat == sight_.to_act && step == "side choice";
      if (number(one) == seat) return true;
    }
    return false;
  }

  std::string figures_in(const std::string& column) const {
    std::string out;
    for (int seat = 0; seat < seats_; ++seat) {
      for (const Json& one : at(seat)["placed"]) {
        if (one == column) out += tag(seat);
      }
    }
    return out;
  }

  // The four columns with their figures and actions; a bottom action that is gone is dim.
  void columns_of_board() {
    const Json& turn = s_["turn"];
    for (std::size_t c = 0; c < box_["columns"].size(); ++c) {
      const Json& row = box_["columns"][c];
      const bool here = text(turn["column"]) == text(row["id"]);
      bool taken = false;
      for (const Json& one : s_["bottoms"]) taken = taken || one == c;
      std::string line = c == 0 ? title("columns") : padded("", kMargin);
      line += ink_(here ? Paint::Ochre : Paint::Plain, padded(text(row["name"]), 9));
      line = padded(line + figures_in(text(row["id"])), kMargin + 17) + text(row["top"]);
      if (row.contains("middle")) line += ink_(Paint::Dim, " | ") + text(row["middle"]);
      if (row.contains("bottom")) {
        line += ink_(Paint::Dim, " | " + (taken ? "(taken)" : std::string()));
        if (!taken) line += text(row["bottom"]);
      }
      out_ += line + "\n";
    }
    if (turn["column"].is_null()) return;
    line("Labor", halves(number(turn["half_labor"])) + " in the pool");
  }

  void cards_on_offer() {
    bool first = true;
    std::string empty;
    for (int i = 0; i < 8; ++i) {
      const Json& card = s_["display"]["h" + std::to_string(i)];
      if (card.is_null()) {
        join(empty, std::to_string(i), " ");
        continue;
      }
      const Json& row = box_["cards"][text(card)];
      out_ += (first ? title("Culture") : padded("", kMargin)) + std::to_string(i) + "  " +
              padded(text(row["name"]), 20) + padded(text(row["points"]) + " pt", 6) +
              ink_(Paint::Dim, text(row["text"])) + "\n";
      first = false;
    }
    if (!empty.empty()) line(first ? "Culture" : "", "empty: " + empty, Paint::Dim);
    Json tribes = Json::array();
    for (const Json& card : s_["supply"]) {
      if (number(box_["cards"][text(card)]["era"]) == 0) tribes.push_back(card);
    }
    line("Tribe", counted(tribes, "cards"));
    const std::string hunting = counted(s_["hunting"], "animals");
    line("hunting", (hunting.empty() ? "nothing" : hunting) + "   (deck of " +
                        std::to_string(s_["animal_deck"].size()) + ")");
    std::string gains;
    for (const auto& [id, row] : box_["animals"].items()) {
      const auto holds = [&word = id](const Json& list) {
        return std::find(list.begin(), list.end(), Json(word)) != list.end();
      };
      if (!holds(s_["hunting"]) && !holds(at(sight_.seat)["upright"])) continue;
      std::string sets;
      for (const Json& points : row["sets"]) join(sets, text(points), "-");
      join(gains,
           text(row["name"]) + " " + (number(row["sets"][0]) > 0 ? sets : "wild") +
               ", Tip: " + text(row["text"]),
           "; ");
    }
    if (!gains.empty()) line("", gains, Paint::Dim);
    for (int section = 0; section < 2; ++section) stones(section);
    if (!s_["rest_up"].is_null()) line("Rest token", text(box_["rests"][text(s_["rest_up"])]));
  }

  void stones(int section) {
    std::string all;
    for (int i = 0; i < 7; ++i) {
      const Json& stone = s_["stone_supply"]["h" + std::to_string(section * 7 + i)];
      if (stone.is_null()) continue;
      join(all, std::to_string(i + 1) + ": " + text(box_["stones"][text(stone)]), "; ");
    }
    const bool open = section == 0 || number(s_["round"]) > 2;
    line(section == 0 ? "stones" : "",
         (section == 0 ? "left " : "right ") + (all.empty() ? "none" : all),
         open ? Paint::Plain : Paint::Dim);
  }

  void boards() {
    using namespace endless_winter_boards;
    out_ += title("terrain") +
            ink_(Paint::Dim, "Camps by tribe; a number where three hexes meet, or [a Village]") +
            "\n";
    for (const std::string& one : beside(terrain(sight_), idols(sight_), 71)) out_ += one + "\n";
    std::string gains;
    for (const auto& [id, row] : box_["terrain"].items()) {
      if (!text(row["text"]).empty()) join(gains, text(row["name"]) + " " + text(row["text"]));
    }
    line("Eclipse", gains, Paint::Dim);
    std::string tokens;
    for (int hex = 0; hex < 19; ++hex) {
      const int token = number(s_["glacier_tokens"]["h" + std::to_string(hex)]) - 2;
      if (token < 0) continue;
      join(tokens,
           "g" + std::to_string(token + 1) + " " +
               text(box_["tokens"][static_cast<std::size_t>(token)]),
           "; ");
    }
    if (!tokens.empty()) line("tokens", tokens, Paint::Dim);
    out_ +=
        title("megaliths") +
        ink_(Paint::Dim,
             "# neutral, * start, < > or ^ v arrow; 1: 2: 3: stacked, below its row and column") +
        "\n";
    for (const std::string& one : megaliths(sight_)) out_ += "  " + one + "\n";
  }

  int score(int seat) const {
    int sum = 0;
    for (const auto& [source, points] : at(seat)["points"].items()) sum += number(points);
    return sum;
  }

  // What every Player board holds, a row each.
  void player_boards() {
    constexpr std::array<const char*, 12> kHeads = {"points", "Food ", "Tools", "figures",
                                                    "hand",   "deck",  "disc.", "pile",
                                                    "grave",  "Camps", "Vill.", "Meg."};
    out_ += "\n" + padded("", 18);
    std::string heads;
    for (const char* head : kHeads) join(heads, head, "  ");
    out_ += ink_(Paint::Dim, heads) + "\n";
    for (int i = 1; i <= seats_; ++i) {
      const int seat = (sight_.seat + i) % seats_;
      const Json& p = at(seat);
      std::string figures(number(p["chief_figure"]) > 0 ? "Chief " : "");
      figures += std::string(p["tribe_figures"].get<std::size_t>(), 'T');
      const auto size = [&](const char* zone) { return std::to_string(p[zone].size()); };
      const std::array<std::string, 12> cells = {
          ink_(Paint::Bold, std::to_string(score(seat))),
          text(p["food"]) + "/" + std::to_string(10 - number(p["camps_left"])),
          text(p["tools"]),
          figures,
          size("hand"),
          size("deck"),
          size("discard"),
          size("pile"),
          size("buried"),
          text(p["camps_left"]),
          std::to_string(3 - p["villages"].size()),
          text(p["megaliths_left"])};
      const bool acts = seat == sight_.to_act;
      out_ += ink_(acts ? Paint::Ochre : Paint::Plain,
                   (acts ? "> " : "  ") + sight_.names[static_cast<std::size_t>(seat)]);
      std::string row;
      for (std::size_t k = 0; k < cells.size(); ++k) {
        const std::size_t wide = k + 1 < cells.size() ? std::string(kHeads[k]).size() + 2 : 0;
        row += padded(cells[k], wide);
      }
      const std::size_t used = 2 + columns(sight_.names[static_cast<std::size_t>(seat)]);
      out_ += padded("", used < 16 ? 16 - used : 1) + tag(seat) + " " + row + "\n";
    }
  }

  void player(int seat) {
    const Json& p = at(seat);
    const Json& chief = box_["chiefs"][text(p["chief"])];
    const bool chosen = number(s_["round"]) > 0;
    const std::string side = text(p["side"]);
    const std::string does = chosen ? ", " + side + ": " + text(chief[side])
                                    : ", a: " + text(chief["a"]) + "; b: " + text(chief["b"]);
    out_ += tag(seat) + " " + ink_(Paint::Bold, padded(name(seat), 20)) + " " +
            (has_chief(seat) ? text(chief["name"]) + does : "no Chief yet") + "\n";
    if (!p["upright"].empty()) line("  animals", counted(p["upright"], "animals"));
    if (!p["tipped"].empty()) line("  Tipped", counted(p["tipped"], "animals"));
    std::string stones;
    for (const Json& stone : p["stones"]) join(stones, text(box_["stones"][text(stone)]), "; ");
    if (!stones.empty()) line("  stones", stones);
    if (!p["play"].empty() && seat != sight_.seat) line("  played", counted(p["play"], "cards"));
    if (!p["pile"].empty() && number(s_["revealed"]) != 0) {
      line("  revealed", counted(p["pile"], "cards"));
    }
    if (seat != sight_.seat && !p["known"].empty()) {
      line("  known", counted(p["known"], "cards") + " (in hand, pile or grave)", Paint::Dim);
    }
  }

  void hand() {
    const Json& me = at(sight_.seat);
    if (!me["discard"].empty()) line("  discard", counted(me["discard"], "cards"), Paint::Dim);
    if (!me["buried"].empty()) line("  buried", counted(me["buried"], "cards"), Paint::Dim);
    if (me["stones"].size() < 3 && number(s_["round"]) > 0) {
      line("  to pay",
           "for the next Sacred Stone: " + text(box_["stone_spaces"][me["stones"].size()]),
           Paint::Dim);
    }
    cards_in_full("  played", me["play"]);
    cards_in_full("  hand", me["hand"]);
  }

  void cards_in_full(const std::string& word, const Json& cards) {
    Words words;
    for (const Json& card : cards) ++words[text(card)];
    std::string first = title(word);
    for (const auto& [card, n] : words) {
      if (card == "?") continue;
      const Json& row = box_["cards"][card];
      const std::string labor = number(row["era"]) == 0 ? text(row["labor"]) + " Labor" : "Culture";
      out_ += first + padded((n > 1 ? std::to_string(n) + " " : "") + text(row["name"]), 21) +
              padded(labor, 11) + padded(text(row["points"]) + " pt", 6) +
              ink_(Paint::Dim, text(row["text"])) + "\n";
      first = padded("", kMargin);
    }
  }

  void points_by_source() {  // final scoring
    out_ += "\n" + ink_(Paint::Bold, padded("scores", 13));
    for (int seat = 0; seat < seats_; ++seat) out_ += padded(name(seat), 18);
    out_ += "\n";
    constexpr std::array<const char*, 8> kSources = {"effects",  "megaliths", "stones", "idols",
                                                     "offering", "honor",     "cards",  "animals"};
    for (const char* source : kSources) {
      out_ += "  " + padded(source, 11);
      for (int seat = 0; seat < seats_; ++seat) {
        out_ += padded(text(at(seat)["points"][source]), 18);
      }
      out_ += "\n";
    }
    out_ += "  " + padded("total", 11);
    for (int seat = 0; seat < seats_; ++seat) {
      out_ += ink_(Paint::Bold, padded(std::to_string(score(seat)), 18));
    }
    out_ += "\n";
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
