// pile.h - an ordered pile of cards with room for N: on top, and under it. What leaves is blanked.
#pragma once

#include "core/fixed_list.h"

namespace ochre {

template <class T, std::size_t N>
class Pile {
 public:
  std::size_t size() const { return cards_.size(); }
  bool empty() const { return cards_.empty(); }
  const T& top() const { return cards_.back(); }
  void put_on_top(const T& card) { cards_.push_back(card); }
  void put_under(const T& card) { cards_.push_front(card); }
  T take_top() {
    const T card = cards_.back();
    cards_.pop_back();
    return card;
  }
  void clear() { cards_.clear(); }
  // In no order that matters: from the bottom.
  const T* begin() const { return cards_.begin(); }
  const T* end() const { return cards_.end(); }
  FixedList<T, N>& raw() { return cards_; }

 private:
  FixedList<T, N> cards_;  // bottom first: most cards come and go at the top
};

}  // namespace ochre
