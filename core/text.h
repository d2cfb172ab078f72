// text.h - pieces of the sentences that say what is wrong with something people wrote.
#pragma once

#include <string>
#include <string_view>

namespace ochre {

inline std::string text(int n) { return std::to_string(n); }
inline std::string text(std::string_view word) { return std::string(word); }
inline std::string at_player(int seat) { return "players[" + text(seat) + "]"; }

}  // namespace ochre
