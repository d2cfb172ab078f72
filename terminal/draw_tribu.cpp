// draw_tribu.cpp - the table of Tribù as text: every player's chains, the piles, the own hand.
#include <nlohmann/json.hpp>

#include "terminal/draw.h"

namespace ochre {
namespace {

class Drawing {
 public:
  explicit Drawing(const Sight& sight) : sight_(sight), ink_(sight.ink) {}

  std::string text() {
    heading();
    const int seats = sight_.state["seats"].get<int>();
    for (int i = 1; i <= seats; ++i)
      player((sight_.seat + i) % seats);  // the own place at the bottom
    hand();
    return out_;
  }

 private:
  const Json& card(const std::string& id) const { return sight_.box["cards"][id]; }

  // A card's name in its colour with its spheres: "Flag of the Sun 2".
  std::string face(const std::string& id) const {
    if (id == "?") return ink_(Paint::Dim, "a hidden card");
    const Json& row = card(id);
    const int spheres = row["spheres"].get<int>();
    const std::string text =
        row["name"].get<std::string>() + (spheres > 0 ? " " + std::to_string(spheres) : "");
    return ink_(paint(row), text);
  }
  static Paint paint(const Json& row) {
    const std::string colour = row.value("colour", "");
    if (colour == "red") return Paint::Red;
    if (colour == "blue") return Paint::Blue;
    return colour == "both" ? Paint::Yellow : Paint::Plain;
  }

  void heading() {
    const Json& s = sight_.state;
    out_ += ink_(Paint::Ochre, "Tribù") + "  challenge " + s["challenge"].dump() + ", turn " +
            s["turn"].dump() + "\n";
    const Json& pile = s["discard"];
    out_ += "deck " + ink_(Paint::Bold, std::to_string(s["deck"].size())) + "   discard pile ";
    if (pile.empty()) {
      out_ += ink_(Paint::Dim, "empty");
    } else {
      out_ += face(pile[0].get<std::string>()) +
              ink_(Paint::Dim, " on top of " + std::to_string(pile.size() - 1));
    }
    out_ += "   played pile " + std::to_string(s["played"].size()) + "\n";
  }

  void player(int seat) {
    const auto i = static_cast<std::size_t>(seat);
    const Json& p = sight_.state["players"][i];
    std::string line = sight_.names[i];
    line = ink_(seat == sight_.to_act ? Paint::Ochre : Paint::Bold,
                (seat == sight_.to_act ? "> " : "  ") + line);
    line += "  " + ink_(Paint::Bold, p["total"].dump()) + " spheres   led by " +
            card(p["leader"].get<std::string>())["name"].get<std::string>() + "   " +
            std::to_string(p["hand"].size()) + " cards in hand";
    out_ += "\n" + line + "\n";
    bool any = false;
    for (const auto& [tribe, chain] : p["chains"].items()) {
      if (chain.is_null()) continue;
      any = true;
      draw_chain(tribe, chain, tribe == p["leader"].get<std::string>());
    }
    if (!any) out_ += ink_(Paint::Dim, "    no chain yet") + "\n";
    std::string known;
    for (const Json& one : p["known"])
      known += (known.empty() ? "" : ", ") + face(one.get<std::string>());
    if (!known.empty() && seat != sight_.seat) out_ += "    known in hand: " + known + "\n";
  }

  void draw_chain(const std::string& tribe, const Json& chain, bool leads) {
    constexpr std::size_t kWide = 24;
    std::string line = "    " + padded((leads ? "*" : " ") + face(tribe), 17);
    const Json& order = card(tribe)["vases"];
    for (std::size_t i = 0; i < order.size(); ++i) {
      const bool filled = i < chain["vases"].size();
      const bool next = i == chain["vases"].size();
      const std::string wanted = "(" + order[i].get<std::string>() + (next ? "?" : "") + ")";
      line += padded(filled ? face(chain["vases"][i].get<std::string>()) : ink_(Paint::Dim, wanted),
                     kWide);
    }
    if (!chain["totem"].is_null()) line += face(chain["totem"].get<std::string>()) + " ";
    out_ += line + "\n";
    if (!chain["active"].is_null()) {
      out_ += "       beside it, face down: " + face(chain["active"].get<std::string>()) +
              ink_(Paint::Dim, " since turn " + chain["active_turn"].dump()) + "\n";
    }
    if (chain["blocked"] == 1) out_ += "       " + ink_(Paint::Yellow, "a Block waits here") + "\n";
  }

  void hand() {
    std::string cards;
    for (const Json& one : sight_.state["players"][static_cast<std::size_t>(sight_.seat)]["hand"]) {
      cards += (cards.empty() ? "" : ", ") + face(one.get<std::string>());
    }
    out_ +=
        "\n  " + ink_(Paint::Bold, "your hand") + "  " + wrapped(cards, sight_.width, 13) + "\n";
  }

  const Sight& sight_;
  const Ink& ink_;
  std::string out_;
};

}  // namespace

std::string draw_tribu(const Sight& sight) { return Drawing(sight).text(); }

}  // namespace ochre
