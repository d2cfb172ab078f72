// explain.cpp - the clauses behind a choice: those of its place, card, tile or payment first.
#include <algorithm>
#include <initializer_list>

#include "games/stone_age/rules.h"
#include "games/stone_age/steps.h"

namespace ochre::stone_age {
namespace {

class Explanation {
 public:
  Explanation(const State& s, Action a) : s_(s), a_(a) { list_.clear(); }

  ClauseList clauses() {
    if (!s_.stack.empty() && !Rules::objection(s_, a_)) by_arguments();
    if (list_.empty()) return clauses_of(kVerbs[a_.verb]);
    return list_;
  }

 private:
  void add(std::initializer_list<Clause> clauses) {
    for (Clause one : clauses) {
      const bool known = std::find(list_.begin(), list_.end(), one) != list_.end();
      if (one && !known && list_.size() < 8) list_.push_back(one);
    }
  }

  const Frame& beneath() const { return s_.stack[s_.stack.depth() - 2]; }
  Place visited() const { return static_cast<Place>(beneath().locals[0]); }
  const Player& me() const { return player(s_, actor(s_)); }

  void by_arguments() {
    switch (static_cast<VerbId>(a_.verb)) {
      case VerbId::Place: return placing(static_cast<Place>(a_.a));
      case VerbId::Use: return using_people(static_cast<Place>(a_.a));
      case VerbId::AddTool:
      case VerbId::AddOneUse: return adding();
      case VerbId::Stop: return stopping();
      case VerbId::Move: return moving();
      case VerbId::Decline:
        return is_card_place(visited()) ? add({STA(122), STA(84)}) : add({STA(152), STA(84)});
      case VerbId::Buy: return buying(visited());
      case VerbId::Pay: return paying();
      case VerbId::Pick: return picking();
      case VerbId::Bonus: return winning();
      case VerbId::Take: return taking();
      default: return;
    }
  }

  void placing(Place place) {
    switch (place) {
      case Place::Hunt: return add({STA(59), STA(67), STA(51), STA(54)});
      case Place::ToolMaker: add({STA(56)}); break;
      case Place::Hut: add({STA(58)}); break;
      case Place::Field: add({STA(57)}); break;
      default: break;
    }
    if (is_village_place(place)) return add({STA(63), STA(69), STA(51), STA(54), STA(55)});
    if (is_card_place(place)) return add({STA(61), STA(68), STA(69), STA(51), STA(55)});
    if (is_building_place(place)) return add({STA(62), STA(68), STA(69), STA(51), STA(55)});
    add({STA(60)});
    if (is_herd_place(s_, place)) return add({MAH(22), MAH(23), MAH(24), STA(51)});
    add({s_.seats == 2 ? STA(65) : s_.seats == 3 ? STA(64) : STA(66), STA(51), STA(54), STA(55)});
  }

  void using_people(Place place) {
    if (is_dice_place(place)) {
      add({STA(100), STA(102), STA(101)});
      if (is_herd_place(s_, place)) add({MAH(30), MAH(31)});
    } else if (place == Place::ToolMaker) {
      add({STA(90), STA(91)});
      if (tool_values(me()) == kToolSlots * kTopTool) add({STA(92)});
    } else if (place == Place::Hut) {
      add({STA(96), STA(97)});
    } else if (place == Place::Field) {
      add({STA(98)});
    } else {
      return visiting(place);
    }
    add({STA(85), STA(82), STA(81)});
  }

  void visiting(Place place) {
    if (is_card_place(place)) return add({STA(120), STA(21), STA(122), STA(84), STA(82), STA(81)});
    add({STA(150), of_cost(place), STA(152), STA(84), STA(82), STA(81)});
  }

  Clause of_cost(Place place) const {
    switch (row(s_, s_.stacks[stack_of(place)].top).type) {
      case Cost::Fixed: return STA(153);
      case Cost::Choice: return STA(154);
      default: return STA(155);
    }
  }

  void adding() {
    const bool tool = static_cast<VerbId>(a_.verb) == VerbId::AddTool;
    add({tool ? STA(103) : STA(105)});
    if (beneath().locals[kRollFor] >= kCardRoll) add({STA(129)});
    add({STA(101), STA(104), STA(102)});
  }

  void stopping() {
    if (s_.stack.top().step == raw(StepId::Tools)) return add({STA(101), STA(102)});
    add({STA(155), STA(150)});
  }

  void moving() {
    if (a_.a == 0) return add({MAH(32), MAH(34)});
    add({MAH(35)});
    if (a_.a > me().food) add({MAH(37), MAH(36), MAH(38)});
    add({MAH(31), MAH(33), MAH(42), MAH(43)});
  }

  void buying(Place place) {
    if (is_building_place(place)) {
      add({of_cost(place), STA(150), STA(151), STA(156)});
      if (s_.stacks[stack_of(place)].below == 0) add({STA(157), STA(190)});
      return;
    }
    add({of_top(row(s_, s_.display[space_of(place)]).top.icon), STA(120), STA(21), STA(121)});
    add({STA(123), STA(5)});
  }

  static Clause of_top(Icon icon) {
    switch (icon) {
      case Icon::DiceForAll: return STA(125);
      case Icon::RollResource: return STA(129);
      case Icon::Points: return STA(130);
      case Icon::Tool: return STA(131);
      case Icon::FoodTrack: return STA(132);
      case Icon::Card: return STA(133);
      case Icon::OneUseTool: return STA(134);
      case Icon::TwoResources: return STA(136);
      default: return STA(128);
    }
  }

  void paying() {
    switch (paying_of(beneath()).price) {
      case Price::Card: add({STA(121)}); break;
      case Price::Building:
        add({of_cost(static_cast<Place>(s_.stack[s_.stack.depth() - 3].locals[0])), STA(151)});
        break;
      case Price::Herd: add({MAH(36), MAH(37), MAH(38)}); break;
      default: add({STA(174), STA(176)}); break;
    }
    add({STA(220), STA(221), STA(110)});
  }

  void picking() {
    add({STA(125)});
    switch (box(s_).dice_for_all[a_.a - 1u].icon) {
      case Icon::Tool: return add({STA(91)});
      case Icon::FoodTrack: return add({STA(98)});
      default: return;
    }
  }

  void winning() {
    const TileRow& tile = row(s_, s_.bonus_tile);
    add({a_.a == 0 ? MAH(62) : MAH(63)});
    switch ((a_.a == 0 ? tile.first : tile.all).icon) {
      case Icon::FoodTrack: add({MAH(81)}); break;
      case Icon::Card: add({MAH(83), MAH(84)}); break;
      case Icon::Tool: add({MAH(87)}); break;
      case Icon::AnyResource: add({MAH(88)}); break;
      case Icon::Person: add({MAH(89)}); break;
      case Icon::Points: add({MAH(90)}); break;
      default: add({MAH(82)}); break;
    }
    add({MAH(62), MAH(64), MAH(91)});
  }

  void taking() {
    add({s_.stack[0].at == raw(Phase::Taming) ? MAH(88) : STA(136)});
    if (s_.limited_supply != 0) add({STA(108)});
  }

  const State& s_;
  const Action a_;
  ClauseList list_;
};

}  // namespace

ClauseList Rules::explain(const State& s, Action a) { return Explanation(s, a).clauses(); }

}  // namespace ochre::stone_age
