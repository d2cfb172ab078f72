// system_luck.h - 64 bits from the system, which nobody can guess.
#pragma once

#include <cstdint>
#include <random>

namespace ochre {

inline std::uint64_t system_seed() {
  static_assert(std::random_device::max() == 0xffffffffu);
  std::random_device device;
  const std::uint64_t high = device();
  return high << 32 | device();
}

}  // namespace ochre
