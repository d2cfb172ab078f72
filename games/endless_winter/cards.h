// cards.h - a zone of cards: how many of each Tribe type, which Culture cards (each exists once,
// EWP-012), and how many a viewer cannot tell. A shuffled deck is such a zone (EWP-337).
#pragma once

#include <bit>
#include <cstring>

#include "games/endless_winter/types.h"

namespace ochre::endless_winter {

class Cards {
 public:
  using Thing = Card;

  int operator[](Card card) const {
    return is_tribe(card) ? tribes_[raw(card)] : static_cast<int>(culture() >> bit(card) & 1u);
  }
  bool has(Card card) const { return (*this)[card] > 0; }
  void add(Card card, int n = 1) {
    if (is_tribe(card)) {
      tribes_[raw(card)] = static_cast<std::uint8_t>(tribes_[raw(card)] + n);
    } else if (n != 0) {
      set_culture(n > 0 ? culture() | 1ull << bit(card) : culture() & ~(1ull << bit(card)));
    }
  }
  void remove(Card card) { add(card, -1); }
  void remove_if_there(Card card) {
    if (has(card)) remove(card);
  }
  std::uint64_t culture() const {
    std::uint64_t out = 0;
    std::memcpy(&out, culture_.data(), culture_.size());
    return out;
  }
  void set_culture(std::uint64_t mask) { std::memcpy(culture_.data(), &mask, culture_.size()); }
  std::uint8_t& blanks() { return blanks_; }
  int blanks() const { return blanks_; }

  int tribes() const {
    std::uint64_t all;
    std::memcpy(&all, tribes_.data(), sizeof all);
    const std::uint64_t pairs = (all & 0x00ff00ff00ff00ffull) + (all >> 8 & 0x00ff00ff00ff00ffull);
    return static_cast<int>(pairs * 0x0001000100010001ull >> 48);
  }
  int total() const {
    const std::uint64_t held = culture();
    return tribes() + (held == 0 ? 0 : std::popcount(held)) + blanks_;
  }
  bool empty() const {
    std::uint64_t all;
    std::memcpy(&all, tribes_.data(), sizeof all);
    return (all | culture() | blanks_) == 0;
  }

  void add(const Cards& other) {
    for (std::size_t i = 0; i < tribes_.size(); ++i) {
      tribes_[i] = static_cast<std::uint8_t>(tribes_[i] + other.tribes_[i]);
    }
    set_culture(culture() | other.culture());
    blanks_ = static_cast<std::uint8_t>(blanks_ + other.blanks_);
  }
  void remove(const Cards& other) {  // as far as they are there
    for (std::size_t i = 0; i < tribes_.size(); ++i) {
      tribes_[i] = static_cast<std::uint8_t>(
          tribes_[i] - (tribes_[i] < other.tribes_[i] ? tribes_[i] : other.tribes_[i]));
    }
    set_culture(culture() & ~other.culture());
  }
  bool holds(const Cards& other) const {
    for (std::size_t i = 0; i < tribes_.size(); ++i) {
      if (tribes_[i] < other.tribes_[i]) return false;
    }
    return (other.culture() & ~culture()) == 0;
  }
  // The card at place k of the zone laid out in order; k < total(), no blanks.
  Card at(int k) const {
    for (std::size_t i = 0; i < tribes_.size(); ++i) {
      if (k < tribes_[i]) return static_cast<Card>(i);
      k -= tribes_[i];
    }
    std::uint64_t mask = culture();
    for (; k > 0; --k) mask &= mask - 1;
    return static_cast<Card>(kTribeTypes + std::countr_zero(mask));
  }
  template <class Body>
  void each(Body body) const {  // every distinct card, in order
    for (std::size_t i = 0; i < tribes_.size(); ++i) {
      if (tribes_[i] > 0) body(static_cast<Card>(i));
    }
    for (std::uint64_t mask = culture(); mask != 0; mask &= mask - 1) {
      body(static_cast<Card>(kTribeTypes + std::countr_zero(mask)));
    }
  }
  friend bool operator==(const Cards&, const Cards&) = default;

 private:
  static int bit(Card card) { return raw(card) - kTribeTypes; }
  std::array<std::uint8_t, kTribeTypes> tribes_;
  std::array<std::uint8_t, 5> culture_;  // a bit a card
  std::uint8_t blanks_;
};

}  // namespace ochre::endless_winter
