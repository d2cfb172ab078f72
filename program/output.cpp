// output.cpp - what is printed, gathered and written.
#include "program/output.h"

#include <unistd.h>

#include <iostream>

#include "lab/files.h"

namespace ochre {

Output::Output() : before_(std::cout.rdbuf(this)), line_by_line_(isatty(STDOUT_FILENO) == 1) {}

Output::~Output() { std::cout.rdbuf(before_); }

Result<void> Output::finish() {
  sync();
  if (error_ != 0) return not_written("standard output", error_);
  return {};
}

Output::int_type Output::overflow(int_type letter) {
  if (traits_type::eq_int_type(letter, traits_type::eof())) return traits_type::not_eof(letter);
  const char c = traits_type::to_char_type(letter);
  return xsputn(&c, 1) == 1 ? letter : traits_type::eof();
}

std::streamsize Output::xsputn(const char* text, std::streamsize size) {
  constexpr std::size_t kEnough = 1u << 16;
  const std::string_view given(text, static_cast<std::size_t>(size));
  waiting_ += given;
  const bool now =
      waiting_.size() >= kEnough || (line_by_line_ && given.find('\n') != std::string_view::npos);
  return now && sync() != 0 ? 0 : size;
}

int Output::sync() {
  if (error_ == 0) error_ = write_all(STDOUT_FILENO, waiting_);
  waiting_.clear();
  return error_ == 0 ? 0 : -1;
}

}  // namespace ochre
