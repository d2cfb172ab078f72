// shelf.h - the boxes of one game: the standard one, and those that were brought. A state names its
// box by its place on the shelf; a record by its hash. A box stays as long as somebody holds it
// (box_hold.h), then its place is free for another.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <deque>
#include <memory>
#include <string>

#include "core/hash.h"
#include "core/result.h"

namespace ochre {

using BoxTexts = std::deque<std::string>;  // that a box points into

template <class Box>
class Shelf {
 public:
  static constexpr std::size_t kRoom = 64;

  explicit constexpr Shelf(const Box& standard) : boxes_{&standard} {}

  // For whoever holds the box, and no one else.
  const Box& operator[](std::uint8_t i) const { return *boxes_[i]; }
  // "standard", or the hash of the file it came from.
  std::string name(std::uint8_t i) const {
    return i == 0 ? "standard" : hex(hash_text(brought_[i]->source));
  }
  std::string source(std::uint8_t i) const { return i == 0 ? "" : brought_[i]->source; }
  static constexpr std::uint8_t count() { return kRoom; }  // places, taken or free

  // `source`: the file as one line of JSON. The same box twice stands once. Whoever adds it holds
  // it.
  Result<std::uint8_t> add(Box&& box, std::string source, BoxTexts&& texts) {
    if (box == *boxes_[0]) return std::uint8_t{0};
    const Turn turn(busy_);
    std::size_t free = kRoom;
    for (std::size_t i = kRoom; i-- > 1;) {
      if (brought_[i] == nullptr) {
        free = i;
      } else if (brought_[i]->source == source) {
        ++brought_[i]->holders;
        return static_cast<std::uint8_t>(i);
      }
    }
    if (free == kRoom) {
      return problem("the shelf is full: " + std::to_string(kRoom - 1) +
                     " boxes are in use, close a table that has one");
    }
    brought_[free] = new Brought{std::move(box), std::move(source), std::move(texts), 1};
    boxes_[free] = &brought_[free]->box;
    return static_cast<std::uint8_t>(free);
  }
  // Once more; for whoever copies something that holds it.
  void hold(std::uint8_t i) {
    const Turn turn(busy_);
    if (i != 0) ++brought_[i]->holders;
  }
  void release(std::uint8_t i) {
    const Turn turn(busy_);
    if (i == 0 || --brought_[i]->holders > 0) return;
    delete brought_[i];
    brought_[i] = nullptr;
    boxes_[i] = nullptr;
  }

 private:
  struct Brought {
    Box box;
    std::string source;
    BoxTexts texts;
    std::uint64_t holders;
  };
  class Turn {  // one thread at a time
   public:
    explicit Turn(std::atomic_flag& busy) : busy_(busy) {
      while (busy_.test_and_set(std::memory_order_acquire)) {
      }
    }
    ~Turn() { busy_.clear(std::memory_order_release); }
    Turn(const Turn&) = delete;
    Turn& operator=(const Turn&) = delete;

   private:
    std::atomic_flag& busy_;
  };

  std::array<const Box*, kRoom> boxes_;
  std::array<Brought*, kRoom> brought_{};  // none for the standard box
  std::atomic_flag busy_{};
};

}  // namespace ochre
