// hash.h - one 64-bit hash of bytes, the same on every machine: states, boxes, records, signatures.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace ochre {

// The finaliser of splitmix64: every bit of the input moves every bit of the output.
constexpr std::uint64_t mix(std::uint64_t x) {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}
constexpr std::uint64_t mix(std::uint64_t a, std::uint64_t b) {
  return mix(a * 0x9e3779b97f4a7c15u + b + 0x632be59bd9b4e019u);
}

inline std::uint64_t hash_bytes(const void* data, std::size_t size) {
  const char* at = static_cast<const char*>(data);
  std::uint64_t h = mix(size);
  for (; size >= 8; at += 8, size -= 8) {
    std::uint64_t word;
    std::memcpy(&word, at, 8);  // all our machines are little-endian
    h = mix(h, word);
  }
  std::uint64_t tail = 0;
  if (size > 0) std::memcpy(&tail, at, size);
  return mix(h, tail);
}
inline std::uint64_t hash_text(std::string_view text) {
  return hash_bytes(text.data(), text.size());
}

inline std::string hex(std::uint64_t value) {
  std::string out(16, '0');
  for (std::size_t i = 16; i-- > 0; value >>= 4) out[i] = "0123456789abcdef"[value & 15];
  return out;
}

}  // namespace ochre
