// figures.h - means, rates and their 95 % intervals.
#pragma once

#include <cstddef>
#include <string>

#include "core/json.h"

namespace ochre {

struct Estimate {  // with its 95 % interval
  double value = 0, low = 0, high = 0;
};
Json json_of(const Estimate& e);

class Sum {  // of a series: mean with interval, spread, ends
 public:
  void add(double x);
  double sd() const;
  Estimate mean() const;
  double low() const { return low_; }
  double high() const { return high_; }
  double sum() const { return sum_; }
  double count() const { return n_; }

 private:
  double n_ = 0, sum_ = 0, squares_ = 0, low_ = 0, high_ = 0;
};

Estimate rate_of(double wins, double games);  // Wilson's interval

std::string number(double value, int digits = 1);
std::string with_interval(const Estimate& e, double scale, int digits, const char* unit);

}  // namespace ochre
