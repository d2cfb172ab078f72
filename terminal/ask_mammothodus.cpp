// ask_mammothodus.cpp - what the open question of Mammothodus is about: who moves, who is helped,
// what is rolled. From the stack of a view's JSON.
#include <algorithm>
#include <array>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string_view>

#include "terminal/draw_mammothodus.h"

namespace ochre {
namespace {

constexpr std::array<std::string_view, 4> kColours = {"red", "green", "yellow", "blue"};
constexpr std::array<std::string_view, 6> kDeeds = {"move",        "attack",      "population",
                                                    "development", "degradation", "activation"};

struct Fixed {  // questions whose words never change
  std::string_view step, text;
};
constexpr std::array<Fixed, 15> kFixed = {{
    {"talent", "which talent?"},
    {"starting", "which figurines begin in the centre?"},
    {"draw_three", "draw three may be played now"},
    {"bait", "a bait may be used before anything is activated"},
    {"choose", "what does the clan do?"},
    {"line", "which line is activated?"},
    {"reroll", "is the roll accepted?"},
    {"mark", "which dice are rolled again?"},
    {"token_card", "which card pays for a talent token, near which figurine?"},
    {"degrade", "one more degradation card?"},
    {"degrade_helper", "help: which own degradation cards are put away too?"},
    {"discard", "the end of the turn: which cards are discarded before drawing?"},
    {"add_figurine", "a new generation: which figurine joins?"},
    {"remove_figurine", "a new generation: which figurine leaves?"},
    {"token_space", "where does the talent token lie?"},
}};

class Question {
 public:
  Question(const Json& state, const Json& box) : s_(state), box_(box), stack_(state["stack"]) {}

  std::string text() const {
    if (stack_.empty()) return "";
    const std::string step = stack_.back()["step"];
    for (const Fixed& row : kFixed) {
      if (row.step == step) return std::string(row.text);
    }
    const std::string told = of_humans(step);
    return told.empty() ? of_ancients(step) : told;
  }

 private:
  std::string of_humans(const std::string& step) const {
    const std::string at = space(local(stack_.back(), 0));
    if (step == "tribe_step") return "a tribe on " + at + " takes a step: where to?";
    if (step == "block_call") return "tribes on " + at + " summon a spirit: is the call blocked?";
    if (step == "protect") return "an attack on " + at + ": is it protected?";
    if (step == "traps") return "a figure enters " + at + ": how many traps?";
    if (step == "trail_lock") return "a tribe appears on " + at + ": is the trail locked?";
    if (step == "spirit_goal") {
      auto spirit = box_["spirits"].begin();
      std::advance(spirit, local(stack_.back(), 0));
      return spirit.value()["name"].get<std::string>() + " flies to Ancients: where to?";
    }
    if (step != "spirit_hit" && step != "tribe_hit") return "";
    return "hits on " + space(local(stack_[stack_.size() - 2], 0)) +
           (step == "spirit_hit" ? ": is a spirit destroyed?" : ": how many tribes?");
  }

  std::string of_ancients(const std::string& step) const {
    const Json& top = stack_.back();
    if (step == "add_space")
      return "a new generation: where does the " + colour(top) + " one stand?";
    if (step == "speciality") {
      return "a new generation: which figurine stands on " + position(top) + "?";
    }
    if (step == "move") {
      const int steps = local(top, 1);
      return "the " + colour(top) + " figurine on " + place_of(top) + ": " + std::to_string(steps) +
             (steps == 1 ? " step left" : " steps left") +
             (local(top, 2) > 0 ? ", with a shard" : "");
    }
    const std::string deed(kDeeds[static_cast<std::size_t>(local(stack_[2], 0))]);
    if (step == "figurine") return deed + ": which figurine?";
    const Json& use = stack_[3];
    if (step == "adapt") {
      return "development, points left " + std::to_string(local(use, 2)) + ": which card?";
    }
    const std::string who = "the " + colour(use) + " figurine on " + place_of(use);
    if (step == "cards") return deed + " with " + who + ": which card?";
    const std::string clan = s_["players"][active()]["clan"];
    return "help for the " + deed + " of the " + clan + " with " + who + "?";
  }

  static int local(const Json& frame, std::size_t i) { return frame["locals"][i].get<int>(); }
  static std::string colour(const Json& frame) {
    return std::string(kColours[static_cast<std::size_t>(local(frame, 0))]);
  }
  std::size_t active() const { return stack_[0]["seat"].get<std::size_t>(); }
  std::string space(int i) const {
    auto at = box_["spaces"].begin();
    if (i >= static_cast<int>(box_["spaces"].size())) return "";
    std::advance(at, i);
    return at.key();
  }
  std::string place_of(const Json& frame) const {
    const Json& at = s_["players"][active()]["figurines"][colour(frame)];
    return at.is_null() ? "" : at.get<std::string>();
  }
  // The position a new generation is asked about: occupied spaces count in board order.
  std::string position(const Json& frame) const {
    int left = frame["at"].get<int>();
    for (const auto& [id, row] : box_["spaces"].items()) {
      for (const auto& [word, at] :
           s_["players"][frame["seat"].get<std::size_t>()]["figurines"].items()) {
        if (at == id && left-- == 0) return id;
      }
    }
    return "";
  }

  const Json& s_;
  const Json& box_;
  const Json& stack_;
};

}  // namespace

std::string mammothodus_question(const Json& state, const Json& box) {
  return Question(state, box).text();
}

int mammothodus_deck(const Json& state, const Json& box) {
  const int unseen = static_cast<int>(state["adaptation"].size());
  if (state["rules"].get<int>() < 2) return unseen;
  const Json& cards = box["adaptation"];
  const int dealt = cards["per_clan"].get<int>() * static_cast<int>(state["players"].size());
  return unseen - std::max(0, cards["cards"].get<int>() - dealt);
}

}  // namespace ochre
