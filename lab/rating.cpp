// rating.cpp - Bradley-Terry by Zermelo's iteration.
#include "lab/rating.h"

#include <cmath>

namespace ochre {

std::vector<double> elo_of(const Matrix& ahead) {
  const std::size_t n = ahead.size();
  std::vector<double> strength(n, 1);
  const auto wins = [&](std::size_t a, std::size_t b) { return ahead[a][b] + 0.5; };
  for (int round = 0; round < 500; ++round) {
    double product = 0;
    for (std::size_t a = 0; a < n; ++a) {
      double won = 0, weight = 0;
      for (std::size_t b = 0; b < n; ++b) {
        if (a == b) continue;
        won += wins(a, b);
        weight += (wins(a, b) + wins(b, a)) / (strength[a] + strength[b]);
      }
      if (weight > 0) strength[a] = won / weight;
      product += std::log(strength[a]);
    }
    for (double& s : strength) s /= std::exp(product / static_cast<double>(n));
  }
  for (double& s : strength) s = 400 * std::log10(s);
  return strength;
}

double expected_share(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

}  // namespace ochre
