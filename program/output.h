// output.h - standard output, every write checked: a full disk is a sentence and an exit code.
#pragma once

#include <streambuf>
#include <string>

#include "core/result.h"

namespace ochre {

class Output final : public std::streambuf {  // takes the place of std::cout's own while it lives
 public:
  Output();
  ~Output() override;
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;

  Result<void> finish();  // writes what is left; the problem is the first there was

 private:
  int_type overflow(int_type letter) override;
  std::streamsize xsputn(const char* text, std::streamsize size) override;
  int sync() override;

  std::streambuf* before_;
  std::string waiting_;
  bool line_by_line_;
  int error_ = 0;
};

}  // namespace ochre
