// zones.h - where the hundred cards lie (TRI-010): for conservation, positions and views.
#pragma once

#include "games/tribu/state.h"

namespace ochre::tribu {

Bag<Card> cards_of_the_box();
// Every card outside the deck that can be told: hands, chains, active cards, piles, an open threat.
Bag<Card> cards_on_table(const State& s);

}  // namespace ochre::tribu
