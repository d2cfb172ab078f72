// secrets.cpp - who may know what (section 22). Hands are open; everything hidden from all (the
// kinds of face-down shards, the order of every deck, of the trail tokens and of the closed
// fragments) has no place in the state before luck decides it. So every seat sees the whole state.
#include "games/mammothodus/rules.h"

namespace ochre::mammothodus {

View<State> Rules::view(const State& s, Seat seat) { return {s, seat}; }

State Rules::determinize(const View<State>& view, Dealer&) { return view.state; }

}  // namespace ochre::mammothodus
