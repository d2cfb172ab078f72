// explaining.cpp - which clauses stand behind a choice: first what its arguments and the question
// bring up, then what its verb always does.
#include <algorithm>
#include <initializer_list>

#include "games/mammothodus/rules.h"
#include "games/mammothodus/steps.h"

namespace ochre::mammothodus {
namespace {

class Reasons {
 public:
  void add(std::initializer_list<Clause> clauses) {
    for (Clause one : clauses) {
      const bool known = std::find(list_.begin(), list_.end(), one) != list_.end();
      if (one && !known && list_.size() < 8) list_.push_back(one);
    }
  }
  const ClauseList& list() const { return list_; }

 private:
  ClauseList list_{};
};

void explain_deed(Deed deed, Reasons& out) {
  switch (deed) {
    case Deed::Move: return out.add({MAM(119), MAM(124), MAM(129)});
    case Deed::Attack: return out.add({MAM(131), MAM(133), MAM(136)});
    case Deed::Population: return out.add({MAM(143), MAM(145)});
    case Deed::Development: return out.add({MAM(147), MAM(149)});
    case Deed::Degradation: return out.add({MAM(153), MAM(154), MAM(155)});
    case Deed::Activate: return out.add({MAM(158), MAM(162), MAM(166)});
    case Deed::kCount: return;
  }
}

void explain_card(Card card, Reasons& out) {  // its variety
  if (card == Card::DrawThree) out.add({MAM(185)});
  if (card == Card::Wild) out.add({MAM(192)});
  if (is_extra(card)) out.add({MAM(190), MAM(188)});
  if (is_double(card)) out.add({MAM(193)});
}

void explain_talent(Talent talent, Reasons& out) {
  switch (talent) {
    case Talent::SpiritBlock: return out.add({MAM(252)});
    case Talent::Protection: return out.add({MAM(254), MAM(255)});
    case Talent::Trap: return out.add({MAM(257)});
    case Talent::Bait: return out.add({MAM(261)});
    case Talent::TrailLock: return out.add({MAM(264)});
    case Talent::kCount: return;
  }
}

void explain_lay(const State& s, StepId step, Card card, Reasons& out) {
  if (step == StepId::Degrade) return out.add({MAM(153), MAM(154), MAM(155)});
  if (step == StepId::DegradeHelper) return out.add({MAM(181), MAM(155)});
  explain_card(card, out);
  if (step == StepId::Helper) return out.add({MAM(175), MAM(176), MAM(174)});
  const bool activates = deed_of(s) == Deed::Activate;
  if (space_in_use(s) == Space::C) out.add({MAM(112)});
  if (activates) out.add({MAM(161), MAM(164)});
  out.add({MAM(110), MAM(111)});
}

void explain_figurine(const State& s, Colour colour, Reasons& out) {
  const Deed deed = deed_of(s);
  if (deed == Deed::Activate) {
    out.add({MAM(159), MAM(163)});
  } else if (colour_of(deed) == colour) {  // its speciality
    constexpr std::array<Clause, 4> kBonus = {MAM(120), MAM(134), MAM(144), MAM(148)};
    out.add({kBonus[raw(deed)], MAM(113)});
  }
  if (player(s, active(s)).figurines[colour] == Space::C) out.add({MAM(112)});
}

// A token, or a figurine that is added.
void explain_place(const State& s, StepId step, Space space, Reasons& out) {
  if (step == StepId::AddSpace) {
    if (space == Space::C && active_places(s) == kLines) out.add({MAM(219)});
    return out.add({MAM(209), MAM(210)});
  }
  const Talent talent = player(s, actor(s)).talent;
  const bool there =
      talent == Talent::SpiritBlock ? holds(place_spaces(s), space) : holds(open_trails(s), space);
  if (talent == Talent::SpiritBlock && !there) out.add({MAM(253)});
  if (talent == Talent::TrailLock && !there) out.add({MAM(265)});
  if (space == Space::C) out.add({MAM(246)});
  out.add({MAM(244)});
  explain_talent(talent, out);
}

void explain_go(const State& s, StepId step, Space space, Reasons& out) {
  if (step == StepId::TribeStep) return out.add({MAM(85), MAM(82), MAM(81)});
  if (step == StepId::SpiritGoal) return out.add({MAM(100), MAM(99)});
  if (space == Space::C && active_places(s) == kLines) out.add({MAM(219)});
  out.add({MAM(119)});
  if (s.stack.top().locals[kStepsLeft] == 1) out.add({MAM(126), MAM(129)});  // it ends there
}

// Leaving a question, or a talent token used or not.
void explain_answer(const State& s, StepId step, Reasons& out) {
  switch (step) {
    case StepId::Bait: return out.add({MAM(262), MAM(250)});
    case StepId::BlockCall: return out.add({MAM(252), MAM(250)});
    case StepId::Protect: return out.add({MAM(256), MAM(254), MAM(255)});
    case StepId::TrailLock: return out.add({MAM(264), MAM(250)});
    case StepId::SpiritHit: return out.add({MAM(139)});
    case StepId::Adapt: return out.add({MAM(147)});
    case StepId::Cards:
      if (deed_of(s) == Deed::Activate) out.add({MAM(165)});
      return out.add({MAM(115), MAM(116)});
    case StepId::Helper: return out.add({MAM(178), MAM(174)});
    case StepId::Degrade: return out.add({MAM(154)});
    case StepId::DegradeHelper: return out.add({MAM(181)});
    case StepId::Discard: return out.add({MAM(195), MAM(196)});
    default: return;
  }
}

void explain_hits(const State& s, VerbId verb, int n, Reasons& out) {
  const bool trap = find_step(s, StepId::Entry) != nullptr;
  if (trap) out.add({MAM(258)});
  if (verb == VerbId::DestroySpirit) return out.add({MAM(137), MAM(33), MAM(34), MAM(103)});
  if (n == 0) return out.add({MAM(139)});
  out.add({in_play(s, Discovery::Defence) ? MAM(233) : MAM(136), MAM(138), MAM(31)});
}

void explain_by_arguments(const State& s, Action a, Reasons& out) {
  const auto step = static_cast<StepId>(s.stack.top().step);
  const VerbId verb = verb_of(a);
  switch (verb) {
    case VerbId::Talent: return explain_talent(static_cast<Talent>(a.a), out);
    case VerbId::DrawThree:
      if (player(s, actor(s)).draw.total() < box(s).draw) out.add({MAM(185), MAM(198), MAM(187)});
      return;
    case VerbId::Use:
    case VerbId::Decline:
    case VerbId::Done: return explain_answer(s, step, out);
    case VerbId::Go: return explain_go(s, step, space_of(a), out);
    case VerbId::DestroySpirit:
    case VerbId::DestroyTribes: return explain_hits(s, verb, a.a, out);
    case VerbId::Act: return explain_deed(static_cast<Deed>(a.a), out);
    case VerbId::Extra:
      out.add({MAM(188), MAM(189), MAM(191)});
      return explain_deed(static_cast<Deed>(a.b), out);
    case VerbId::Figurine: return explain_figurine(s, colour_of(a), out);
    case VerbId::Finish: return out.add({deed_of(s) == Deed::Move ? MAM(129) : Clause{}});
    case VerbId::Lay: return explain_lay(s, step, card_of(a), out);
    case VerbId::PickUp:
    case VerbId::PutDown:
      if (player(s, actor(s)).figurines[bit_colour(s.stack.top().locals[kColour])] == Space::C) {
        out.add({MAM(127)});
      }
      return;
    case VerbId::Stop: return out.add({MAM(122), MAM(129)});
    case VerbId::Take: out.add({MAM(149)}); return explain_card(card_of(a), out);
    case VerbId::TakeTop: return out.add({MAM(149), MAM(23)});
    case VerbId::Spend:
      return out.add({points_of(static_cast<Card>(a.b)) > 1 ? MAM(245) : Clause{}});
    case VerbId::Place: return explain_place(s, step, space_of(a), out);
    case VerbId::Assign: return out.add({MAM(214), s.notes.used != 0 ? MAM(215) : Clause{}});
    default: return;
  }
}

}  // namespace

ClauseList Rules::explain(const State& s, Action a) {
  Reasons out;
  const bool here = !s.stack.empty() && !Rules::objection(s, a);
  if (here) explain_by_arguments(s, a, out);
  for (Clause one : clauses_of(kVerbs[a.verb])) out.add({one});
  return out.list();
}

}  // namespace ochre::mammothodus
