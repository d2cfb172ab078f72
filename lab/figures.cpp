// figures.cpp - means, rates and their 95 % intervals.
#include "lab/figures.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <nlohmann/json.hpp>

namespace ochre {
namespace {

constexpr double kZ = 1.96;

}  // namespace

Json json_of(const Estimate& e) { return {{"value", e.value}, {"low", e.low}, {"high", e.high}}; }

void Sum::add(double x) {
  low_ = n_ == 0 ? x : std::min(low_, x);
  high_ = n_ == 0 ? x : std::max(high_, x);
  n_ += 1;
  sum_ += x;
  squares_ += x * x;
}

double Sum::sd() const {
  if (n_ < 2) return 0;
  return std::sqrt(std::max(0.0, (squares_ - sum_ * sum_ / n_) / (n_ - 1)));
}

Estimate Sum::mean() const {
  const double mean = n_ > 0 ? sum_ / n_ : 0;
  const double half = n_ > 0 ? kZ * sd() / std::sqrt(n_) : 0;
  return {mean, mean - half, mean + half};
}

Estimate rate_of(double wins, double games) {
  if (games <= 0) return {};
  const double p = wins / games;
  const double shrink = 1 + kZ * kZ / games;
  const double centre = (p + kZ * kZ / (2 * games)) / shrink;
  const double half = kZ / shrink * std::sqrt(p * (1 - p) / games + kZ * kZ / (4 * games * games));
  return {p, std::max(0.0, centre - half), std::min(1.0, centre + half)};
}

std::string number(double value, int digits) {
  char text[64];
  std::snprintf(text, sizeof text, "%.*f", digits, value);
  return text;
}

std::string with_interval(const Estimate& e, double scale, int digits, const char* unit) {
  return number(e.value * scale, digits) + unit + " [" + number(e.low * scale, digits) + ", " +
         number(e.high * scale, digits) + "]";
}

}  // namespace ochre
