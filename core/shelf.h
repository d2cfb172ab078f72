// shelf.h - the boxes of one game: the standard one, and those that were loaded. A state names its
// box by its place on the shelf; a record by its hash. Boxes stay for the life of the program.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <string>

#include "core/hash.h"
#include "core/result.h"

namespace ochre {

template <class Box>
class Shelf {
 public:
  static constexpr std::size_t kRoom = 64;

  explicit constexpr Shelf(const Box& standard) : boxes_{&standard} {}

  const Box& operator[](std::uint8_t i) const { return *boxes_[i]; }
  std::uint8_t count() const { return count_.load(std::memory_order_acquire); }
  // "standard", or the hash of the file it came from.
  std::string name(std::uint8_t i) const {
    return i == 0 ? "standard" : hex(hash_text(*sources_[i]));
  }
  std::string source(std::uint8_t i) const { return i == 0 ? "" : *sources_[i]; }

  Result<std::uint8_t> find(std::string_view name) const {
    for (std::uint8_t i = 0; i < count(); ++i) {
      if (this->name(i) == name) return i;
    }
    return problem("box " + std::string(name) +
                   " is not on the shelf, give its components in full");
  }

  // `source`: the file as one line of JSON. The same box twice stands once.
  Result<std::uint8_t> add(Box&& box, std::string source) {
    if (box == *boxes_[0]) return std::uint8_t{0};
    while (busy_.test_and_set(std::memory_order_acquire)) {
    }
    Result<std::uint8_t> place = problem("the shelf is full: 64 boxes in one process");
    const std::uint8_t filled = count();
    std::uint8_t i = 1;
    while (i < filled && *sources_[i] != source) ++i;
    if (i < kRoom) {
      if (i == filled) {
        boxes_[i] = new Box(std::move(box));
        sources_[i] = new std::string(std::move(source));
        count_.store(static_cast<std::uint8_t>(filled + 1), std::memory_order_release);
      }
      place = i;
    }
    busy_.clear(std::memory_order_release);
    return place;
  }

 private:
  std::array<const Box*, kRoom> boxes_;
  std::array<const std::string*, kRoom> sources_{};  // none for the standard box
  std::atomic<std::uint8_t> count_{1};
  std::atomic_flag busy_{};
};

}  // namespace ochre
