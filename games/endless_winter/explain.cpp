// explain.cpp - the clauses behind a choice, its place, card and step included; the most specific
// first.
#include <algorithm>
#include <initializer_list>

#include "games/endless_winter/rules.h"
#include "games/endless_winter/steps.h"

namespace ochre::endless_winter {
namespace {

void add(ClauseList& out, std::initializer_list<Clause> clauses) {
  for (Clause clause : clauses) {
    const bool known = std::find(out.begin(), out.end(), clause) != out.end();
    if (!known && out.size() < 8) out.push_back(clause);
  }
}

StepId step_of(const State& s) { return static_cast<StepId>(s.stack.top().step); }

Clause law_of(StoneRule rule) {
  switch (rule) {
    case StoneRule::VillageTouch: return EWP(285);
    case StoneRule::CampTypes: return EWP(286);
    case StoneRule::GroundMegaliths: return EWP(287);
    case StoneRule::MegalithTiles: return EWP(288);
    case StoneRule::Buried: return EWP(291);
    case StoneRule::UpperMegaliths: return EWP(292);
    case StoneRule::IdolSpaces: return EWP(293);
    case StoneRule::TippedTypes: return EWP(294);
    case StoneRule::TippedOfType:
    case StoneRule::kCount: break;
  }
  return EWP(295);
}

void explain_place(const State& s, Action a, ClauseList& out) {
  switch (static_cast<Column>(a.b)) {
    case Column::Initiate: add(out, {EWP(141), EWP(144), EWP(147)}); break;
    case Column::Develop: add(out, {EWP(156), EWP(158), EWP(165)}); break;
    case Column::Migrate: add(out, {EWP(166), EWP(167), EWP(168), EWP(169)}); break;
    case Column::Hunt: add(out, {EWP(170), EWP(173), EWP(175), EWP(176)}); break;
    case Column::Rest:
    case Column::kCount: add(out, {EWP(131), EWP(133), EWP(115)}); break;
  }
  const bool token = has_option(s, Option::Rest) && s.rest_up != kNoRest;
  if (a.b == raw(Column::Rest) && token) add(out, {EWP(325)});
  if (a.b != raw(Column::Rest)) add(out, {(s.bottoms >> a.b & 1) != 0 ? EWP(109) : EWP(108)});
  if (a.a != 0) add(out, {EWP(103), EWP(104)});
  add(out, {EWP(100)});
}

void explain_play(const State& s, Card card, ClauseList& out) {
  if (!is_tribe(card)) {
    add(out, {era_of(card) == 1 ? EWP(92) : EWP(93)});
    if (era_of(card) < era(s)) add(out, {EWP(94)});
    return add(out, {EWP(95), EWP(96), EWP(346)});
  }
  add(out, {EWP(114)});
  for (int k = 0; k < 2; ++k) {
    const Ability& one = ability(s, card_ability(card, k));
    if (one.only_labor && one.when < When::Any) add(out, {EWP(117)});
    if (one.only_labor && one.when <= When::Any) add(out, {EWP(123)});
  }
  add(out, {EWP(112), EWP(111), EWP(349)});
}

void explain_use(const State& s, Action a, ClauseList& out) {
  const auto card = static_cast<Card>(a.a);
  const Ability& one = ability(s, card_ability(card, a.b - 1));
  if (one.cost.discard > 0) add(out, {EWP(282)});
  if (!(one.cost == Cost{})) add(out, {EWP(87), EWP(262)});
  if (!is_tribe(card)) return add(out, {EWP(97), EWP(263), EWP(347)});
  add(out, {one.when < When::Any ? EWP(117) : EWP(119), EWP(120), EWP(349)});
}

void explain_use_chief(const State& s, Action a, ClauseList& out) {
  const Player& me = player(s, actor(s));
  const Ability& one = ability(s, chief_ability(me.chief, me.side, a.a - 1));
  if (one.when < When::Any) add(out, {EWP(104)});
  add(out, {EWP(103)});
  if (one.cost.discard > 0) add(out, {EWP(282)});
  if (!(one.cost == Cost{})) add(out, {EWP(87), EWP(262)});
  add(out, {s.turn.column == Column::Rest ? EWP(353) : EWP(349)});
}

void explain_taking(const State& s, Action a, ClauseList& out) {
  const StepId step = step_of(s);
  const VerbId verb = verb_of(a);
  if (verb == VerbId::TakeTribe) {
    if (step == StepId::Top) return add(out, {EWP(141), EWP(142), EWP(124), EWP(350)});
    if (step == StepId::RiteChoice) return add(out, {EWP(144), EWP(145), EWP(146)});
    const bool to_hand = s.stack.top().locals[0] == raw(Do::TribeHand);
    if (to_hand) add(out, {EWP(125)});
    return add(out, {EWP(277), EWP(357)});
  }
  if (verb == VerbId::TakeCulture) {
    if (step == StepId::Top) return add(out, {EWP(156), EWP(157), EWP(350)});
    return add(out, {EWP(277), EWP(157), EWP(358)});
  }
  if (verb == VerbId::Reveal) {
    if (s.hunting.total() + 1 == kHuntingLimit) add(out, {EWP(171)});
    if (s.animals.total() == 1) add(out, {EWP(172)});
    if (step == StepId::Top) return add(out, {EWP(170), EWP(350)});
    return add(out, {EWP(260), EWP(374)});
  }
  if (static_cast<Animal>(a.a) == Animal::Argentavis) add(out, {EWP(309)});
  add(out, {EWP(307)});
  step == StepId::Top ? add(out, {EWP(173), EWP(350)}) : add(out, {EWP(260), EWP(359)});
}

void explain_stone(const State& s, Action a, ClauseList& out) {
  const Stone stone = s.stones[static_cast<std::size_t>(a.a * kSupplySpaces + a.b - 1)];
  if (stone != kNoStone) add(out, {law_of(box(s).stones[stone].rule)});
  add(out, {a.a == 0 && era(s) == 2 ? EWP(296) : EWP(159)});
  add(out, {EWP(158), EWP(160), EWP(163), EWP(164)});
}

bool has_open_token(const State& s, int juncture) {
  const auto& hexes = kJunctureHexes[static_cast<std::size_t>(juncture)];
  return std::any_of(hexes.begin(), hexes.end(),
                     [&](std::uint8_t hex) { return s.tokens[hex] >= 2; });
}

void explain_land(const State& s, Action a, ClauseList& out) {
  const bool paid = step_of(s) == StepId::Top;
  if (verb_of(a) == VerbId::PlaceCamp) {
    return add(out, {paid ? EWP(166) : EWP(362), EWP(178), EWP(181)});
  }
  if (verb_of(a) == VerbId::MoveCamp) {
    if (s.tokens[a.b] == 1) add(out, {EWP(319)});
    return add(out, {paid ? EWP(167) : EWP(362), EWP(179), EWP(180), paid ? EWP(350) : EWP(191)});
  }
  if (has_open_token(s, a.a)) add(out, {EWP(320)});
  add(out, {step_of(s) == StepId::Middle ? EWP(168) : EWP(189), EWP(186), EWP(190), EWP(207)});
}

void explain_tip(const State& s, Action a, ClauseList& out) {
  const StepId step = step_of(s);
  add(out, {step == StepId::Middle ? EWP(175) : step == StepId::Rest ? EWP(131) : EWP(360)});
  add(out, {EWP(256), EWP(257), EWP(258)});
  if (static_cast<Animal>(a.a) == Animal::Argentavis) add(out, {EWP(310)});
}

void explain_bottom(const State& s, ClauseList& out) {
  constexpr std::array<Clause, 4> kLaws = {EWP(147), EWP(165), EWP(169), EWP(176)};
  if (raw(s.turn.column) < kLaws.size()) add(out, {kLaws[raw(s.turn.column)]});
  add(out, {EWP(108), EWP(109), EWP(352)});
}

void explain_megalith(const State& s, Action a, ClauseList& out) {
  const Cells at = cell_bit(cell_of(a.b, a.c));
  if (a.a > 0) {
    if (a.a > 1) add(out, {EWP(237)});
    return add(out, {EWP(235), EWP(236), EWP(227), EWP(232), EWP(224)});
  }
  if (s.stack.top().locals[0] == raw(Do::MegalithArrow)) add(out, {EWP(238), EWP(239)});
  (starts(s) & at) != 0 ? add(out, {EWP(225), EWP(234)}) : add(out, {EWP(226), EWP(233)});
  add(out, {EWP(223), EWP(224)});
}

void explain_idol(const State& s, Action a, ClauseList& out) {
  const Player& me = player(s, actor(s));
  if (static_cast<Track>(a.a) == Track::Offering) {
    const bool top = me.offering == kTopLevel;
    if (top) add(out, {EWP(249)});
    if (!top && (box(s).tribe_icons >> (me.offering + 1) & 1) != 0) add(out, {EWP(247)});
    add(out, {EWP(243), EWP(246)});
  } else {
    if (me.honor < kTopLevel && box(s).honor_points[me.honor + 1u] > 0) add(out, {EWP(252)});
    add(out, {EWP(243), EWP(251), EWP(250)});
  }
}

void explain_gain(const State& s, Action a, ClauseList& out) {
  const VerbId verb = verb_of(a);
  const auto what = static_cast<Do>(s.stack.top().locals[0]);
  const Player& me = player(s, actor(s));
  if (verb == VerbId::Megalith) explain_megalith(s, a, out);
  if (verb == VerbId::Idol) explain_idol(s, a, out);
  if (verb == VerbId::Draw && me.deck.empty()) add(out, {EWP(71)});
  if (verb == VerbId::Draw) add(out, {EWP(276)});
  if (verb == VerbId::Tool) add(out, {EWP(83)});
  if (verb == VerbId::Food) add(out, {EWP(80)});
  const bool itself = verb == VerbId::Megalith || (verb == VerbId::Draw && what == Do::Draw) ||
                      (verb == VerbId::Idol && what == Do::Idol) ||
                      (verb == VerbId::Tool && what == Do::Tool);
  if (!itself) add(out, {EWP(75), EWP(77)});
  add(out, {EWP(355)});
}

void explain_card(const State& s, Action a, ClauseList& out) {
  switch (verb_of(a)) {
    case VerbId::Add:
      add(out, {is_tribe(static_cast<Card>(a.a)) ? EWP(192) : EWP(193)});
      return add(out, {EWP(137), EWP(139), EWP(140), EWP(354)});
    case VerbId::Discard: return add(out, {EWP(282), EWP(126), EWP(364)});
    case VerbId::Resolve: return add(out, {EWP(201), EWP(266), EWP(366)});
    default: break;
  }
  const auto zone = static_cast<Zone>(a.a);
  if (zone == Zone::Pile) add(out, {EWP(155)});
  if (zone == Zone::Play) {
    add(out, {is_tribe(static_cast<Card>(a.b)) ? EWP(153) : EWP(154)});
  }
  add(out, {EWP(149), EWP(150), EWP(152)});
  add(out, {step_of(s) == StepId::RiteChoice ? EWP(144) : EWP(361)});
}

void explain_benefit(const State& s, Action a, ClauseList& out) {
  if (step_of(s) == StepId::TokenOrder) return add(out, {EWP(320), EWP(323), EWP(321)});
  if (verb_of(a) == VerbId::Hex) return add(out, {EWP(202), EWP(190), EWP(205), EWP(367)});
  const Player& me = player(s, actor(s));
  if (a.a == 1) add(out, {EWP(208)});
  if (a.a == 2 && a.b <= static_cast<int>(me.stones.size())) {
    const Stone stone = me.stones[a.b - 1u];
    add(out, {law_of(box(s).stones[stone].rule), EWP(209), EWP(284)});
  }
  add(out, {EWP(207), EWP(368)});
}

void explain_end(const State& s, ClauseList& out) {
  const Player& me = player(s, actor(s));
  add(out, {step_of(s) == StepId::Rest ? EWP(353) : EWP(352), EWP(135), EWP(136)});
  if (s.turn.token != kNoRest) add(out, {EWP(327)});
  if (me.chief_figure + me.tribe_figures == 0) add(out, {EWP(137)});
}

}  // namespace

ClauseList Rules::explain(const State& s, Action a) {
  ClauseList out;
  out.clear();
  if (s.stack.empty()) return clauses_of(kVerbs[a.verb]);
  switch (verb_of(a)) {
    case VerbId::Place: explain_place(s, a, out); break;
    case VerbId::Play: explain_play(s, static_cast<Card>(a.a), out); break;
    case VerbId::Use: explain_use(s, a, out); break;
    case VerbId::UseChief: explain_use_chief(s, a, out); break;
    case VerbId::TakeTribe:
    case VerbId::TakeCulture:
    case VerbId::Reveal:
    case VerbId::TakeAnimal: explain_taking(s, a, out); break;
    case VerbId::TakeStone: explain_stone(s, a, out); break;
    case VerbId::PlaceCamp:
    case VerbId::MoveCamp:
    case VerbId::BuildVillage: explain_land(s, a, out); break;
    case VerbId::Tip: explain_tip(s, a, out); break;
    case VerbId::Bottom: explain_bottom(s, out); break;
    case VerbId::Megalith:
    case VerbId::Draw:
    case VerbId::Idol:
    case VerbId::Tool:
    case VerbId::Food: explain_gain(s, a, out); break;
    case VerbId::Add:
    case VerbId::Bury:
    case VerbId::Discard:
    case VerbId::Resolve: explain_card(s, a, out); break;
    case VerbId::Hex:
    case VerbId::Board: explain_benefit(s, a, out); break;
    case VerbId::EndTurn: explain_end(s, out); break;
    case VerbId::Done:
    case VerbId::Skip: add(out, {closing_law(step_of(s)), EWP(86)}); break;
    default: return clauses_of(kVerbs[a.verb]);
  }
  return out;
}

}  // namespace ochre::endless_winter
