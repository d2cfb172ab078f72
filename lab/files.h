// files.h - text into files: every write is checked, and a failure says why.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/result.h"

namespace ochre {

// "games.csv could not be written: No space left on device", from errno.
std::unexpected<Problem> not_written(const std::string& what, int error);
// All of it, however often the system takes only a part; 0 or what went wrong (errno).
int write_all(int file, std::string_view text);

Result<void> write_file(const std::string& path, std::string_view text);

class LineFile {  // grows by whole lines: one that does not fit is taken back
 public:
  LineFile() = default;
  ~LineFile();
  LineFile(const LineFile&) = delete;
  LineFile& operator=(const LineFile&) = delete;

  Result<void> open(const std::string& path, std::uint64_t size);  // what lies beyond is cut off
  Result<void> add(const std::string& line);
  Result<void> finish();  // on the disk

 private:
  std::string path_;
  int file_ = -1;
  std::uint64_t size_ = 0;
};

}  // namespace ochre
