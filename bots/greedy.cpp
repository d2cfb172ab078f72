// greedy.cpp - one step ahead on the game's appraisal: what each choice leads to, averaged over a
// few of the states the seat cannot tell apart, with the same luck for every choice.
#include <algorithm>

#include "bots/roster.h"
#include "bots/value.h"

namespace ochre {
namespace {

constexpr int kSamples = 3;

class Greedy final : public Bot {
 public:
  explicit Greedy(double noise) : noise_(noise) {}

  Advice advise(const AnyView& view, std::uint64_t seed) override {
    ActionList choices;
    view.legal(choices);
    Advice out;
    for (Action a : choices) out.choices.push_back({a, 0, 0});
    out.line.push_back({view.seat(), out.choices.front().action});
    out.choices.front().effort = 1;
    if (out.choices.size() == 1) return out;
    std::vector<int> worth(out.choices.size());
    for (int sample = 0; sample < kSamples; ++sample) {
      Dealer guess(mix(seed, static_cast<std::uint64_t>(sample)));
      const AnyState state = view.determinize(guess);
      for (std::size_t i = 0; i < worth.size(); ++i) {
        AnyState after = state;
        Dealer luck(mix(seed, static_cast<std::uint64_t>(sample) + 1000));
        after.apply(out.choices[i].action, luck);
        worth[i] += worth_of(after, view.seat());
      }
    }
    const double stake = stake_of(worth, view.game().info->appraisal_scale);
    for (std::size_t i = 0; i < worth.size(); ++i) {
      const int mean = worth[i] / kSamples;
      out.choices[i].value = mean + stake * misjudgement(seed, i);
      out.choices[i].effort = 0;
    }
    std::sort(out.choices.begin(), out.choices.end(), [](const Rated& a, const Rated& b) {
      return a.value != b.value ? a.value > b.value : a.action < b.action;
    });
    out.choices.front().effort = 1;
    out.line.front().action = out.choices.front().action;
    return out;
  }

 private:
  // How much better the best choice looks than they do on the whole. One that wins or loses the
  // game counts as far off and no more: nobody misjudges that, and beside it the others still
  // differ.
  static double stake_of(const std::vector<int>& worth, int far) {
    double sum = 0;
    const int best = *std::max_element(worth.begin(), worth.end());
    for (int one : worth) sum += std::max(one, best - kSamples * far);
    return (best - sum / static_cast<double>(worth.size())) / kSamples;
  }
  // Between -noise and noise, small ones more often: the difference of two dice.
  double misjudgement(std::uint64_t seed, std::size_t choice) const {
    if (noise_ == 0) return 0;
    Dealer dice(mix(seed, 2000 + choice));
    constexpr int kFaces = 1000;
    const int one = dice.pick(0, kFaces), other = dice.pick(0, kFaces);
    return noise_ * (one - other) / kFaces;
  }

  double noise_;
};

}  // namespace

std::unique_ptr<Bot> make_greedy(double noise) { return std::make_unique<Greedy>(noise); }

}  // namespace ochre
