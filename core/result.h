// result.h - bad input: a value, or a problem in one sentence.
#pragma once

#include <expected>
#include <string>
#include <utility>

namespace ochre {

struct Problem {
  std::string text;  // what was given, what was wanted, where; lower case, one line
};

template <class T>
using Result = std::expected<T, Problem>;

inline std::unexpected<Problem> problem(std::string text) {
  return std::unexpected(Problem{std::move(text)});
}

}  // namespace ochre
