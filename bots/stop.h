// stop.h - an end to thinking, asked for from another thread. Work is numbered from 1, so that a
// request to stop ends what was asked before it, and nothing that comes after.
#pragma once

#include <atomic>
#include <cstdint>

namespace ochre {

class Stop {
 public:
  // Whoever thinks: begins work number `work`.
  void begin(std::uint64_t work) {
    work_ = work;
    heeded_ = false;
  }
  // Anybody: all work up to this number is to end.
  void ask(std::uint64_t work) { last_ = work; }
  // Whoever thinks: true when it has to end, which is remembered.
  bool heed() {
    if (last_.load(std::memory_order_relaxed) < work_.load(std::memory_order_relaxed)) return false;
    heeded_ = true;
    return true;
  }
  bool was_heeded() const { return heeded_; }

 private:
  std::atomic<std::uint64_t> work_{1}, last_{0};
  std::atomic<bool> heeded_{false};  // several trees may think
};

}  // namespace ochre
