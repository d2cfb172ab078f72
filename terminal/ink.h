// ink.h - colour for a terminal, or none (NO_COLOR, no tty), and text in columns.
#pragma once

#include <string>
#include <string_view>

namespace ochre {

enum class Paint { Plain, Bold, Dim, Red, Blue, Green, Yellow, Ochre, kCount };

class Ink {
 public:
  explicit Ink(bool colour) : colour_(colour) {}
  std::string operator()(Paint paint, std::string_view text) const;
  bool has_colour() const { return colour_; }

 private:
  bool colour_;
};

// How many columns a text takes: colour codes take none, a letter of several bytes takes one.
std::size_t columns(std::string_view text);
// Filled with spaces to so many columns; longer text stays whole.
std::string padded(std::string text, std::size_t width);
// Broken between words, every line after the first indented.
std::string wrapped(std::string_view text, std::size_t width, std::size_t indent);

}  // namespace ochre
