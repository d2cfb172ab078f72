// greedy.cpp - one step ahead on the game's appraisal: what each choice leads to, averaged over a
// few of the states the seat cannot tell apart, with the same luck for every choice.
#include <algorithm>

#include "bots/bot.h"

namespace ochre {
namespace {

constexpr int kSamples = 3;

class Greedy final : public Bot {
 public:
  std::vector<Rated> advise(const AnyView& view, std::uint64_t seed) override {
    ActionList choices;
    view.legal(choices);
    std::vector<Rated> out;
    for (Action a : choices) out.push_back({a, 0});
    if (out.size() == 1) return out;
    for (int sample = 0; sample < kSamples; ++sample) {
      Dealer guess(mix(seed, static_cast<std::uint64_t>(sample)));
      const AnyState state = view.determinize(guess);
      for (Rated& rated : out) {
        AnyState after = state;
        Dealer luck(mix(seed, static_cast<std::uint64_t>(sample) + 1000));
        after.apply(rated.action, luck);
        rated.value += AnyView(after, view.seat()).appraise();
      }
    }
    for (Rated& rated : out) rated.value /= kSamples;
    std::sort(out.begin(), out.end(), [](const Rated& a, const Rated& b) {
      return a.value != b.value ? a.value > b.value : a.action < b.action;
    });
    return out;
  }
};

}  // namespace

std::unique_ptr<Bot> make_greedy() { return std::make_unique<Greedy>(); }

}  // namespace ochre
