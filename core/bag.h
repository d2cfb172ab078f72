// bag.h - a multiset of things: how many of each. A shuffled deck is a bag: it has no order until
// somebody may look. One slot more than there are things counts the blanks of a view.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace ochre {

template <class Enum>
class Bag {
 public:
  using Thing = Enum;
  static constexpr std::size_t kThings = static_cast<std::size_t>(Enum::kCount);
  static constexpr std::size_t kBlank = kThings;  // the slot of things a viewer cannot tell

  std::uint8_t& operator[](Enum thing) { return counts_[static_cast<std::size_t>(thing)]; }
  std::uint8_t operator[](Enum thing) const { return counts_[static_cast<std::size_t>(thing)]; }
  std::uint8_t& blanks() { return counts_[kBlank]; }
  std::uint8_t blanks() const { return counts_[kBlank]; }

  bool has(Enum thing) const { return (*this)[thing] > 0; }
  void add(Enum thing, int n = 1) {
    (*this)[thing] = static_cast<std::uint8_t>((*this)[thing] + n);
  }
  void remove(Enum thing, int n = 1) { add(thing, -n); }

  int total() const {  // blanks included
    unsigned sum = 0;
    for (std::uint8_t count : counts_) sum += count;
    return static_cast<int>(sum);
  }
  bool empty() const { return total() == 0; }

  void add(const Bag& other) {
    for (std::size_t i = 0; i < counts_.size(); ++i) {
      counts_[i] = static_cast<std::uint8_t>(counts_[i] + other.counts_[i]);
    }
  }

  // The thing at place k of the bag laid out in order; k < total(), no blanks among the first k.
  Enum at(int k) const {
    std::size_t i = 0;
    while (k >= counts_[i]) k -= counts_[i++];
    return static_cast<Enum>(i);
  }

  // A bit for every thing that is there, the first one lowest: lists without a branch a thing.
  std::uint64_t mask() const {
    static_assert(kThings <= 64);
    std::uint64_t out = 0;
    for (std::size_t i = 0; i < kThings; i += 8) {
      std::uint64_t word = 0;
      std::memcpy(&word, counts_.data() + i, kThings - i < 8 ? kThings - i : 8);
      constexpr std::uint64_t kLow = 0x7f7f7f7f7f7f7f7fu;
      const std::uint64_t tops = (((word & kLow) + kLow) | word) & ~kLow;  // the top bit: not zero
      out |= (((tops >> 7) * 0x0102040810204080u) >> 56) << i;             // gathered into a byte
    }
    return out;
  }

  std::array<std::uint8_t, kThings + 1>& raw() { return counts_; }
  const std::array<std::uint8_t, kThings + 1>& raw() const { return counts_; }
  friend bool operator==(const Bag&, const Bag&) = default;

 private:
  std::array<std::uint8_t, kThings + 1> counts_;
};

// Every thing of an enum, in order: for (Card card : all<Card>()).
template <class Enum>
class all {
 public:
  class Iterator {
   public:
    explicit constexpr Iterator(std::underlying_type_t<Enum> at) : at_(at) {}
    constexpr Enum operator*() const { return static_cast<Enum>(at_); }
    constexpr Iterator& operator++() {
      ++at_;
      return *this;
    }
    friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

   private:
    std::underlying_type_t<Enum> at_;
  };
  constexpr all() = default;
  constexpr all(Enum first, Enum last) : first_(first), end_(next(last)) {}  // both included
  constexpr Iterator begin() const { return Iterator(static_cast<Raw>(first_)); }
  constexpr Iterator end() const { return Iterator(static_cast<Raw>(end_)); }

 private:
  using Raw = std::underlying_type_t<Enum>;
  static constexpr Enum next(Enum e) { return static_cast<Enum>(static_cast<Raw>(e) + 1); }
  Enum first_{};
  Enum end_ = Enum::kCount;
};

// The things whose bits are set in a mask, in order: for (Card card : those<Card>(hand.mask())).
template <class Enum>
class those {
 public:
  class Iterator {
   public:
    explicit constexpr Iterator(std::uint64_t left) : left_(left) {}
    constexpr Enum operator*() const { return static_cast<Enum>(std::countr_zero(left_)); }
    constexpr Iterator& operator++() {
      left_ &= left_ - 1;
      return *this;
    }
    friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

   private:
    std::uint64_t left_;
  };
  explicit constexpr those(std::uint64_t mask) : mask_(mask) {}
  constexpr Iterator begin() const { return Iterator(mask_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  std::uint64_t mask_;
};

// The bits of the things from `first` to `last`, both included.
template <class Enum>
constexpr std::uint64_t mask_of(Enum first, Enum last) {
  return (std::uint64_t{2} << static_cast<unsigned>(last)) -
         (std::uint64_t{1} << static_cast<unsigned>(first));
}

}  // namespace ochre
