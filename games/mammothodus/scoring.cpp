// scoring.cpp - MAM-001, MAM-010, MAM-012, MAM-218 to MAM-228: winning and losing.
#include "games/mammothodus/clauses.h"
#include "games/mammothodus/steps.h"
#include "games/mammothodus/vocabulary.h"

namespace ochre::mammothodus {
namespace {

Clause because(End end) {
  switch (end) {
    case End::None: return {};
    case End::Won: return MAM(218);
    case End::Tribes: return MAM(221);
    case End::Spirits: return MAM(222);
    case End::Trails: return MAM(223);
    case End::Degradation: return MAM(224);
    case End::Extinct: return MAM(225);
    case End::Population: return MAM(226);
    case End::Fragments: return MAM(227);
    case End::kCount: break;
  }
  return {};
}

}  // namespace

void win_if_won(State& s, Dealer& dealer) {  // MAM-219, MAM-220
  if (is_over(s) || !is_won(s)) return;
  s.end = End::Won;
  dealer.tell(event(EventId::Won, kNobody));
  s.stack.clear();
}

void lose(State& s, End end, Dealer& dealer, Seat who, Space where) {  // MAM-010: at once
  s.end = end;
  dealer.tell(event(EventId::Lost, who, raw(end), where == kNowhere ? -1 : raw(where)));
  s.stack.clear();
}

Outcome outcome(const State& s) {
  Outcome out;
  out.over = is_over(s);
  for (std::size_t i = 0; i < s.seats; ++i) {
    out.reward[i] = s.end == End::Won ? 1.0f : 0.0f;  // MAM-001: all together
    out.score[i] = static_cast<std::int16_t>(active_places(s));
  }
  out.because = because(s.end);
  return out;
}

}  // namespace ochre::mammothodus
