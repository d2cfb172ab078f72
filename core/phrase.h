// phrase.h - choices and events in plain words for people, from the vocabulary's phrases.
#pragma once

#include <string>
#include <vector>

#include "core/any_game.h"

namespace ochre {

using SeatNames = std::vector<std::string>;  // by seat

// A name for every seat, no two alike: "Ada", "greedy 2", "greedy 3".
SeatNames distinct_names(const SeatNames& who);

// "lay The Scout as a new chain". A blank is {card}, or has cases: {n|1=a Tool|* Tools} is the case
// of the name, else the last, with the name for the star. What is not there has the case "=".
std::string phrase_of(const AnyState& state, const SeatNames& names, Action a);
// As `viewer` hears it (kNobody: the referee).
std::string phrase_of(const AnyState& state, const SeatNames& names, const Event& event,
                      Seat viewer);

// The cause of an objection: "5 people are there already, 7 find room"; empty without one.
std::string phrase_of(const AnyState& state, const SeatNames& names, const Objection& objection);
// "illegal: place forest 4 - 5 people are there already, 7 find room; a resource place holds at
// most seven (STA-055)": the cause here, then the law.
std::string refusal(const AnyState& state, const SeatNames& names, Action a,
                    const Objection& objection);

// The names in a phrase, by blank: {"who": "Ada", "card": "The Scout"}; what `viewer` may not see
// is left out. With them a client can fill the phrases of another language.
Json names_in(const AnyState& state, const SeatNames& names, Action a);
Json names_in(const AnyState& state, const SeatNames& names, const Event& event, Seat viewer);
Json names_in(const AnyState& state, const SeatNames& names, const Objection& objection);

}  // namespace ochre
