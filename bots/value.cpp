// value.cpp - what the seats may expect of a state: by the game's appraisal, and by its end.
#include "bots/value.h"

#include <algorithm>

namespace ochre {
namespace {

constexpr double kOutcomeShare = 0.9;  // the rest: by how much, so that a lost game is still played
constexpr int kEndWorth = 100;         // of a victory, and of a defeat, in appraisal scales

}  // namespace

int worth_of(const AnyState& state, Seat seat) {
  const int worth = AnyView(state, seat).appraise();
  if (state.to_act() != kNobody) return worth;
  const float reward = state.outcome().reward[static_cast<std::size_t>(seat)];
  const int end = kEndWorth * state.game().info->appraisal_scale;
  return worth + (reward > 0 ? static_cast<int>(reward * static_cast<float>(end)) : -end);
}

std::array<int, kMaxSeats> Judge::leads_of(const AnyState& state) {
  const auto seats = static_cast<std::size_t>(state.seats());
  std::array<int, kMaxSeats> worth{}, out{};
  if (state.game().info->cooperative) {
    out.fill(AnyView(state, 0).appraise());
    return out;
  }
  for (std::size_t i = 0; i < seats; ++i)
    worth[i] = AnyView(state, static_cast<Seat>(i)).appraise();
  for (std::size_t i = 0; i < seats; ++i) {
    int best = -1000000000;
    for (std::size_t j = 0; j < seats; ++j) {
      if (j != i) best = std::max(best, worth[j]);
    }
    out[i] = worth[i] - best;
  }
  return out;
}

Values Judge::operator()(const AnyState& state) const {
  const auto leads = leads_of(state);
  Values out{};
  for (std::size_t i = 0; i < out.size(); ++i) out[i] = chance_of(leads[i] - baseline_[i], scale_);
  if (state.to_act() != kNobody) return out;
  const Outcome outcome = state.outcome();
  for (std::size_t i = 0; i < out.size(); ++i) {
    const double reward = static_cast<double>(outcome.reward[i]);
    out[i] = kOutcomeShare * reward + (1 - kOutcomeShare) * out[i];
  }
  return out;
}

double Judge::chance(const AnyGame& game, Seat seat, double value) const {
  if (game.info->cooperative) return value;
  const double gain = lead_of(std::clamp(value, 0.001, 0.999), scale_);
  return chance_of(baseline_[static_cast<std::size_t>(seat)] + gain, game.info->appraisal_scale);
}

}  // namespace ochre
