// clauses.h - a rulebook as a table: every clause has a prefix, a number and a sentence of ours.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace ochre {

enum class ClauseKind : std::uint8_t { Rule, Ruling, Note, Chapter, kCount };

struct ClauseRow {
  std::string_view prefix;  // "TRI"; empty for a chapter
  int number = 0;
  ClauseKind kind = ClauseKind::Rule;  // Ruling: the rulebook is silent; Note: nothing to implement
  std::string_view text;
};

struct Clause {              // a row of the game's table; Clause{}: no objection
  std::uint16_t number = 0;  // its index + 1
  explicit operator bool() const { return number != 0; }
  friend bool operator==(const Clause&, const Clause&) = default;
};

// Why not: the law, and the cause here. What is missing, how many, who sits there are arguments of
// a row of the vocabulary's causes, which says it in words. One word of eight bytes, so that it
// costs what a clause alone would: built byte by byte it made random play a third slower.
class Objection {
 public:
  constexpr Objection() = default;
  constexpr Objection(Clause law) : bits_(law.number) {}  // NOLINT(google-explicit-constructor)
  // A cause with up to five arguments; numbers beyond 255 are told as 255.
  template <class... Args>
  constexpr Objection(Clause law, int cause, Args... args)
      : bits_(law.number | static_cast<std::uint64_t>(cause + 1) << 16) {
    static_assert(sizeof...(Args) <= 5);
    [[maybe_unused]] int place = 24;
    ((bits_ |= byte(static_cast<int>(args)) << place, place += 8), ...);
  }

  constexpr Clause clause() const { return {static_cast<std::uint16_t>(bits_)}; }
  // The index of its row + 1; 0: the law says it all.
  constexpr std::size_t cause() const { return bits_ >> 16 & 0xff; }
  constexpr std::uint8_t arg(std::size_t field) const {  // by field of that row
    return static_cast<std::uint8_t>(bits_ >> (24 + 8 * field));
  }
  constexpr Objection by(Clause law) const {  // the same cause under another law
    Objection out = *this;
    out.bits_ = (bits_ & ~std::uint64_t{0xffff}) | law.number;
    return out;
  }
  explicit constexpr operator bool() const { return bits_ != 0; }
  friend bool operator==(const Objection&, const Objection&) = default;
  friend bool operator==(const Objection& no, Clause law) { return no.clause() == law; }

 private:
  static constexpr std::uint64_t byte(int value) {
    return static_cast<std::uint8_t>(value > 255 ? 255 : value);
  }
  std::uint64_t bits_ = 0;  // none: no objection
};

template <class CauseId, class... Args>
constexpr Objection because(Clause law, CauseId cause, Args... args) {
  return {law, static_cast<int>(cause), args...};
}

void clause_is_not_in_the_table();  // not constexpr: citing an unknown clause does not compile

// The clause `prefix`-`number`; a game wraps it: consteval Clause TRI(int n).
consteval Clause cite(std::span<const ClauseRow> rows, std::string_view prefix, int number) {
  const ClauseRow* const first =
      rows.data();  // a compiler counts its steps: clang stops at a million
  for (const ClauseRow *row = first, *end = first + rows.size(); row != end; ++row) {
    if (row->number == number && row->prefix == prefix) {
      return Clause{static_cast<std::uint16_t>(row - first + 1)};
    }
  }
  clause_is_not_in_the_table();
  return {};
}

// "TRI-061"
inline std::string id_of(const ClauseRow& row) {
  std::string digits = std::to_string(row.number);
  const std::size_t width = row.prefix == "INF" ? 2 : 3;
  while (digits.size() < width) digits.insert(digits.begin(), '0');
  return std::string(row.prefix) + "-" + digits;
}

}  // namespace ochre
