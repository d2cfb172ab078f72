// inbox.cpp - reading ahead, as far as memory allows.
#include "program/inbox.h"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <vector>

namespace ochre {

Inbox::Inbox(std::size_t longest, Glance glance) : longest_(longest), glance_(std::move(glance)) {
  if (pipe2(wake_.data(), O_CLOEXEC) != 0) wake_ = {-1, -1};
  reader_ = std::thread([this] { read_all(); });
}

Inbox::~Inbox() {
  {
    const std::lock_guard lock(guard_);
    unwanted_ = true;
  }
  changed_.notify_all();
  close(wake_[1]);  // which the reader sees
  reader_.join();
  close(wake_[0]);
}

std::optional<std::string> Inbox::next() {
  std::unique_lock lock(guard_);
  changed_.wait(lock, [&] { return ended_ || !lines_.empty(); });
  if (lines_.empty()) return std::nullopt;
  std::string out = std::move(lines_.front());
  lines_.pop_front();
  waiting_ -= out.size();
  changed_.notify_all();
  return out;
}

bool Inbox::wait_for_input() const {
  std::array<pollfd, 2> files{{{STDIN_FILENO, POLLIN, 0}, {wake_[0], POLLIN, 0}}};
  while (poll(files.data(), files.size(), -1) < 0 && errno == EINTR) {
  }
  return files[1].revents == 0;
}

void Inbox::read_all() {
  std::vector<char> buffer(1u << 16);
  while (wait_for_input()) {
    const ssize_t n = read(STDIN_FILENO, buffer.data(), buffer.size());
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) break;
    std::string_view rest(buffer.data(), static_cast<std::size_t>(n));
    for (std::size_t end = rest.find('\n'); end != std::string_view::npos; end = rest.find('\n')) {
      take(rest.substr(0, end));
      if (!end_line()) return;
      rest.remove_prefix(end + 1);
    }
    take(rest);
  }
  if (!end_line()) return;
  const std::lock_guard lock(guard_);
  ended_ = true;
  changed_.notify_all();
}

void Inbox::take(std::string_view part) {
  line_ += part.substr(0, longest_ + 1 - std::min(longest_ + 1, line_.size()));
}

bool Inbox::end_line() {
  std::string line = std::move(line_);
  line_.clear();
  if (line.find_first_not_of(" \t\r") == std::string::npos) return true;
  glance_(++number_, line);
  std::unique_lock lock(guard_);
  changed_.wait(lock, [&] { return unwanted_ || waiting_ <= longest_; });
  waiting_ += line.size();
  lines_.push_back(std::move(line));
  changed_.notify_all();
  return !unwanted_;
}

}  // namespace ochre
