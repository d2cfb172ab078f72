// fixed_list.h - a list with room for N, inside the value that owns it; what is removed is blanked.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

#include "core/check.h"

namespace ochre {

template <class T, std::size_t N, class Size = std::uint8_t>
class FixedList {
 public:
  static constexpr std::size_t capacity() { return N; }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }

  T* begin() { return items_; }
  T* end() { return items_ + size_; }
  const T* begin() const { return items_; }
  const T* end() const { return items_ + size_; }
  T& operator[](std::size_t i) { return items_[i]; }
  const T& operator[](std::size_t i) const { return items_[i]; }
  T& back() { return items_[size_ - 1]; }
  const T& back() const { return items_[size_ - 1]; }
  const T& front() const { return items_[0]; }

  void push_back(const T& item) {
    ENSURE(size_ < N);
    items_[size_++] = item;
  }
  void push_front(const T& item) {
    ENSURE(size_ < N);
    std::copy_backward(items_, items_ + size_, items_ + size_ + 1);
    items_[0] = item;
    ++size_;
  }
  void pop_back() {
    ENSURE(size_ > 0);
    items_[--size_] = T{};
  }
  void erase(std::size_t at) {
    std::copy(items_ + at + 1, items_ + size_, items_ + at);
    pop_back();
  }
  void clear() {
    while (size_ > 0) items_[--size_] = T{};
  }
  void clear_quickly() { size_ = 0; }  // for scratch lists: what was there is not blanked
  // Keeps the items that pass, in order; the rest is left as it lies (for scratch lists).
  template <class Predicate>
  void keep_if(Predicate passes) {
    Size kept = 0;
    for (Size i = 0; i < size_; ++i) {
      items_[kept] = items_[i];
      kept = static_cast<Size>(kept + (passes(items_[kept]) ? 1 : 0));
    }
    size_ = kept;
  }

  std::span<T, N> raw() { return std::span<T, N>(items_); }
  Size& raw_size() { return size_; }

 private:
  Size size_ = 0;
  T items_[N];  // not initialised: a scratch list costs nothing; a list in a State{} is blank
};

}  // namespace ochre
