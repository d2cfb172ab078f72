// value.cpp - what the seats may expect of a state, by the game's appraisal.
#include "bots/value.h"

#include <algorithm>

namespace ochre {
namespace {

constexpr double kOutcomeShare = 0.9;  // the rest: by how much, so that a lost game is still played

Values judge_team(const AnyState& state, int seats, int baseline, double scale) {
  const int worth = AnyView(state, 0).appraise();
  const double chance = chance_of(worth - baseline, scale);
  Values out{};
  std::fill_n(out.begin(), seats, chance);
  return out;
}

Values judge_rivals(const AnyState& state, int seats, double scale) {
  std::array<int, kMaxSeats> worth{};
  for (int i = 0; i < seats; ++i) {
    worth[static_cast<std::size_t>(i)] = AnyView(state, static_cast<Seat>(i)).appraise();
  }
  Values out{};
  double sum = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i) {
    int best = -1000000000;
    for (std::size_t j = 0; j < static_cast<std::size_t>(seats); ++j) {
      if (j != i) best = std::max(best, worth[j]);
    }
    out[i] = chance_of(worth[i] - best, scale);
    sum += out[i];
  }
  for (double& value : out) value /= sum;
  return out;
}

}  // namespace

Values judge(const AnyState& state, int baseline, double scale) {
  const int seats = state.seats();
  const bool team = state.game().info->cooperative;
  Values out = team ? judge_team(state, seats, baseline, scale) : judge_rivals(state, seats, scale);
  if (state.to_act() != kNobody) return out;
  const Outcome outcome = state.outcome();
  for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i) {
    const double reward = static_cast<double>(outcome.reward[i]);
    out[i] = kOutcomeShare * reward + (1 - kOutcomeShare) * out[i];
  }
  return out;
}

}  // namespace ochre
