// rating.h - Elo from comparisons: the Bradley-Terry strengths that explain them best.
#pragma once

#include <vector>

#include "lab/figures.h"

namespace ochre {

using Matrix = std::vector<std::vector<double>>;  // [a][b]: how often a did better than b

// By player, their mean 0. A draw between any two is imagined, so that a clean sweep stays finite.
std::vector<double> elo_of(const Matrix& ahead);

double expected_share(double elo);  // of the points, against an equal less `elo`

}  // namespace ochre
