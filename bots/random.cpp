// random.cpp - any legal choice, each equally likely.
#include "bots/bot.h"

namespace ochre {
namespace {

class Random final : public Bot {
 public:
  std::vector<Rated> advise(const AnyView& view, std::uint64_t seed) override {
    ActionList choices;
    view.legal(choices);
    std::vector<Rated> out;
    for (Action a : choices) out.push_back({a, 0});
    std::swap(out.front(), out[picked(out.size(), seed)]);
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
