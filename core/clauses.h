// clauses.h - a rulebook as a table: every clause has a prefix, a number and a sentence of ours.
#pragma once

#include <array>
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
// a row of the vocabulary's causes, which says it in words. Eight bytes, so that it costs what a
// clause alone would.
struct Objection {
  Clause clause;                       // none: no objection
  std::uint8_t cause = 0;              // the index of its row + 1; 0: the law says it all
  std::array<std::uint8_t, 5> args{};  // by field of that row

  constexpr Objection() = default;
  constexpr Objection(Clause law) : clause(law) {}  // NOLINT(google-explicit-constructor)
  explicit operator bool() const { return static_cast<bool>(clause); }
  friend bool operator==(const Objection&, const Objection&) = default;
  friend bool operator==(const Objection& no, Clause law) { return no.clause == law; }
};
static_assert(sizeof(Objection) == 8);

// The objection of a law with its cause; numbers beyond 255 are told as 255.
template <class CauseId, class... Args>
constexpr Objection because(Clause law, CauseId cause, Args... args) {
  static_assert(sizeof...(Args) <= 5);
  Objection out(law);
  out.cause = static_cast<std::uint8_t>(static_cast<int>(cause) + 1);
  std::size_t i = 0;
  [[maybe_unused]] const auto put = [&](int value) {
    out.args[i++] = static_cast<std::uint8_t>(value > 255 ? 255 : value);
  };
  (put(static_cast<int>(args)), ...);
  return out;
}

void clause_is_not_in_the_table();  // not constexpr: citing an unknown clause does not compile

// The clause `prefix`-`number`; a game wraps it: consteval Clause TRI(int n).
consteval Clause cite(std::span<const ClauseRow> rows, std::string_view prefix, int number) {
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (rows[i].number == number && rows[i].prefix == prefix) {
      return Clause{static_cast<std::uint16_t>(i + 1)};
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
