// flow.h - the sequence of play: a table of steps, and a stack of open ones in the state.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/game.h"

namespace ochre {

struct Frame {  // an open step: who, how far, and what it must remember
  std::uint8_t step = 0, at = 0;
  Seat seat = 0;
  std::array<std::uint8_t, 5> locals{};
};

template <std::size_t N>
class Stack {
 public:
  std::size_t depth() const { return depth_; }
  bool empty() const { return depth_ == 0; }
  Frame& top() { return frames_[depth_ - 1u]; }
  const Frame& top() const { return frames_[depth_ - 1u]; }
  Frame& operator[](std::size_t i) { return frames_[i]; }
  const Frame& operator[](std::size_t i) const { return frames_[i]; }
  template <class StepId>
  Frame& push(StepId step, Seat seat) {
    ENSURE(depth_ < N);
    Frame& frame = frames_[depth_++];
    frame.step = static_cast<std::uint8_t>(step);
    frame.seat = seat;
    return frame;
  }
  void pop() {  // blanks what it leaves, so that equal states have equal bytes
    ENSURE(depth_ > 0);
    frames_[--depth_] = Frame{};
  }
  void clear() {
    while (depth_ > 0) pop();
  }
  std::span<Frame> raw() { return frames_; }
  std::uint8_t& raw_depth() { return depth_; }

 private:
  std::uint8_t depth_;
  std::array<Frame, N> frames_;
};

template <class S>
struct Step {
  std::string_view name;
  void (*run)(S&, Dealer&) = nullptr;              // a procedure: pushes steps, or pops itself
  void (*offer)(const S&, ActionList&) = nullptr;  // a question: every choice worth asking about,
  Objection (*objection)(const S&,
                         Action) = nullptr;      // why not: the only place legality is decided,
  void (*apply)(S&, Action, Dealer&) = nullptr;  // and what a choice does
};

// Runs procedures until a question is on top, or nothing is left: the game is over.
template <class S>
void run_to_question(std::span<const Step<S>> steps, S& s, Dealer& dealer) {
  while (!s.stack.empty()) {
    const auto run = steps[s.stack.top().step].run;
    if (run == nullptr) return;
    run(s, dealer);
  }
}

template <class S>
void list_legal(std::span<const Step<S>> steps, const S& s, ActionList& out) {
  out.clear_quickly();
  if (s.stack.empty()) return;
  const Step<S>& step = steps[s.stack.top().step];
  step.offer(s, out);
  out.keep_if([&](Action a) { return !step.objection(s, a); });
}

template <class S>
void apply_choice(std::span<const Step<S>> steps, S& s, Action a, Dealer& dealer) {
  steps[s.stack.top().step].apply(s, a, dealer);
  run_to_question(steps, s, dealer);
}

}  // namespace ochre
