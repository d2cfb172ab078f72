// files.cpp - writing to the end, or saying why not.
#include "lab/files.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace ochre {

std::unexpected<Problem> not_written(const std::string& what, int error) {
  return problem(what + " could not be written: " + std::strerror(error));
}

int write_all(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t n = write(file, text.data(), text.size());
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return errno;
    text.remove_prefix(static_cast<std::size_t>(n));
  }
  return 0;
}

Result<void> write_file(const std::string& path, std::string_view text) {
  const int file = open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  if (file < 0) return not_written(path, errno);
  int error = write_all(file, text);
  if (close(file) != 0 && error == 0) error = errno;
  if (error != 0) return not_written(path, error);
  return {};
}

LineFile::~LineFile() {
  if (file_ >= 0) close(file_);
}

Result<void> LineFile::open(const std::string& path, std::uint64_t size) {
  path_ = path;
  size_ = size;
  file_ = ::open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
  if (file_ < 0 || ftruncate(file_, static_cast<off_t>(size)) != 0) return not_written(path, errno);
  return {};
}

Result<void> LineFile::add(const std::string& line) {
  const int error = write_all(file_, line + "\n");
  if (error == 0) {
    size_ += line.size() + 1;
    return {};
  }
  // If even this fails, half a line is left, which the next reader sees by its missing end.
  if (ftruncate(file_, static_cast<off_t>(size_)) != 0) return not_written(path_, errno);
  return not_written(path_, error);
}

Result<void> LineFile::finish() {
  if (fsync(file_) != 0 && errno != EINVAL) return not_written(path_, errno);  // pipes have no disk
  return {};
}

}  // namespace ochre
