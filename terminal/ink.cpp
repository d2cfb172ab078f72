// ink.cpp - ANSI colours and columns.
#include "terminal/ink.h"

#include <array>

namespace ochre {

std::string Ink::operator()(Paint paint, std::string_view text) const {
  static constexpr std::array<std::string_view, static_cast<std::size_t>(Paint::kCount)> codes = {
      "", "1", "2", "31", "34", "32", "33", "38;5;172"};
  const std::string_view code = codes[static_cast<std::size_t>(paint)];
  if (!colour_ || code.empty()) return std::string(text);
  return "\x1b[" + std::string(code) + "m" + std::string(text) + "\x1b[0m";
}

std::size_t columns(std::string_view text) {
  std::size_t n = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\x1b') {
      while (i < text.size() && text[i] != 'm') ++i;
    } else if ((static_cast<unsigned char>(text[i]) & 0xc0) != 0x80) {
      ++n;
    }
  }
  return n;
}

std::string padded(std::string text, std::size_t width) {
  const std::size_t has = columns(text);
  if (has < width) text.append(width - has, ' ');
  return text;
}

std::string wrapped(std::string_view text, std::size_t width, std::size_t indent) {
  std::string out;
  std::size_t used = 0;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    const std::size_t wide = columns(word);
    if (used > 0 && used + 1 + wide > width) {
      out += "\n" + std::string(indent, ' ');
      used = indent;
    } else if (used > 0) {
      out += ' ';
      ++used;
    }
    out += word;
    used += wide;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return out;
}

}  // namespace ochre
