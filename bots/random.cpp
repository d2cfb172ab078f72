// random.cpp - any legal choice, each equally likely.
#include "bots/roster.h"

namespace ochre {
namespace {

class Random final : public Bot {
 public:
  Advice advise(const AnyView& view, std::uint64_t seed) override {
    ActionList choices;
    view.legal(choices);
    Advice out;
    for (Action a : choices) out.choices.push_back({a, 0, 0});
    std::swap(out.choices.front(), out.choices[picked(choices.size(), seed)]);
    out.line.push_back({view.seat(), out.choices.front().action});
    return out;
  }
  Action choose(const AnyView& view, std::uint64_t seed) override {
    ActionList choices;
    view.legal(choices);
    return choices[picked(choices.size(), seed)];
  }

 private:
  static std::size_t picked(std::size_t n, std::uint64_t seed) {
    return static_cast<std::size_t>(Dealer(seed).pick(0, static_cast<int>(n)));
  }
};

}  // namespace

std::unique_ptr<Bot> make_random() { return std::make_unique<Random>(); }

}  // namespace ochre
