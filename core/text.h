// text.h - pieces of the sentences that say what is wrong with something people wrote.
#pragma once

#include <string>
#include <string_view>

namespace ochre {

inline std::string text(int n) { return std::to_string(n); }
inline std::string text(std::string_view word) { return std::string(word); }
inline std::string at_player(int seat) { return "players[" + text(seat) + "]"; }

// What was given, as a sentence shows it: on one line, at most `most` bytes, no character of UTF-8
// cut in two.
inline std::string shortened(std::string_view given, std::size_t most = 60) {
  std::string out(given.substr(0, most));
  if (given.size() > most) {
    std::size_t end = most - 3;
    for (int i = 0; i < 3 && (static_cast<unsigned char>(out[end]) & 0xc0u) == 0x80u; ++i) --end;
    out = out.substr(0, end) + "...";
  }
  for (char& c : out) c = static_cast<unsigned char>(c) < 32 ? ' ' : c;
  return out;
}
inline std::string in_quotes(std::string_view given) { return "'" + shortened(given) + "'"; }

}  // namespace ochre
