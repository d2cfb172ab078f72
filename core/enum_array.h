// enum_array.h - an array indexed by an enum that ends in kCount.
#pragma once

#include <array>
#include <cstddef>

namespace ochre {

template <class Enum, class T>
struct EnumArray {
  std::array<T, static_cast<std::size_t>(Enum::kCount)> items;  // aggregate: rows in enum order

  constexpr T& operator[](Enum e) { return items[static_cast<std::size_t>(e)]; }
  constexpr const T& operator[](Enum e) const { return items[static_cast<std::size_t>(e)]; }
  constexpr auto begin() { return items.begin(); }
  constexpr auto end() { return items.end(); }
  constexpr auto begin() const { return items.begin(); }
  constexpr auto end() const { return items.end(); }
  friend constexpr bool operator==(const EnumArray&, const EnumArray&) = default;
};

}  // namespace ochre
