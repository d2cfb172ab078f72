// inbox.h - the lines of standard input, read in a thread of their own while others are answered.
#pragma once

#include <array>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace ochre {

class Inbox {
 public:
  // `glance` sees each line as it comes, with its number from 1, in the reading thread. Blank lines
  // are left out. Of a line longer than `longest` one byte more is kept, and the rest forgotten.
  using Glance = std::function<void(std::uint64_t number, const std::string& line)>;
  Inbox(std::size_t longest, Glance glance);
  ~Inbox();
  Inbox(const Inbox&) = delete;
  Inbox& operator=(const Inbox&) = delete;

  std::optional<std::string> next();  // waits for it; nothing: the input has ended

 private:
  void read_all();
  bool wait_for_input() const;  // false: nobody wants it any more
  void take(std::string_view part);
  bool end_line();  // false: nobody wants more

  std::size_t longest_;
  Glance glance_;
  std::string line_;  // so far
  std::uint64_t number_ = 0;

  std::mutex guard_;
  std::condition_variable changed_;
  std::deque<std::string> lines_;
  std::size_t waiting_ = 0;  // bytes in them
  bool ended_ = false, unwanted_ = false;

  std::array<int, 2> wake_{-1, -1};  // a pipe: ends the reading
  std::thread reader_;
};

}  // namespace ochre
