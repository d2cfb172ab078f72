// search.cpp - the bot: grows its trees within a budget, and reads the answer off their roots.
#include "bots/search.h"

#include <algorithm>
#include <chrono>

#include "bots/grower.h"

namespace ochre {
namespace {

constexpr std::size_t kLongestLine = 8;
constexpr std::uint32_t kLeastVisits = 8;  // a line is not expected on less

class Search final : public Bot {
 public:
  Search(const SearchSettings& settings, const Workers& workers)
      : settings_(settings), workers_(workers) {
    for (int i = 0; i < settings.trees; ++i) trees_.push_back(std::make_unique<Grower>(settings));
  }

  Advice advise(const AnyView& view, std::uint64_t seed) override {
    workers_.run(settings_.trees, [&](int i) {
      grow(*trees_[static_cast<std::size_t>(i)], view, mix(seed, static_cast<std::uint64_t>(i)));
    });
    return answer(view);
  }

  Action choose(const AnyView& view, std::uint64_t seed) override {
    ActionList choices;
    view.legal(choices);
    return choices.size() == 1 ? choices[0] : Bot::choose(view, seed);
  }

 private:
  using Clock = std::chrono::steady_clock;

  // A tree's share of the budget. What it knew already counts, so a turn gets quicker as it goes
  // on. Without a time budget the clock is left alone: in WebAssembly there may be none.
  void grow(Grower& tree, const AnyView& view, std::uint64_t seed) const {
    if (settings_.seconds > 0) {
      grow_in_time(tree, view, seed);
      return;
    }
    tree.start(view, mix(seed, 0));
    const auto trees = static_cast<std::uint64_t>(settings_.trees);
    const std::uint64_t share = std::max<std::uint64_t>(1, tree.budget() / trees);
    for (std::uint64_t i = 1; tree.root().visits < share; ++i) {
      if (i % 16 == 0 && tree.is_settled(share - tree.root().visits)) return;
      tree.iterate(mix(seed, i));
      if (has_to_stop()) return;
    }
  }

  bool has_to_stop() const { return workers_.stop != nullptr && workers_.stop->heed(); }

  // Begins no iteration that might end too late, if it were as long as the longest so far.
  void grow_in_time(Grower& tree, const AnyView& view, std::uint64_t seed) const {
    Clock::time_point now = Clock::now();
    const Clock::time_point end = now + allowance(), too_late = end + allowance() / 25;
    tree.start(view, mix(seed, 0));
    now = Clock::now();
    Clock::duration longest{};
    for (std::uint64_t i = 1; i == 1 || (now < end && now + longest < too_late); ++i) {
      const Clock::time_point begun = now;
      tree.iterate(mix(seed, i));
      now = Clock::now();
      longest = std::max(longest, now - begun);
      if (has_to_stop()) return;
    }
  }

  // Of a tree: less than the whole budget if the trees have to wait for each other.
  Clock::duration allowance() const {
    const int at_a_time = std::min(workers_.count, settings_.trees);
    const std::chrono::duration<double> time(settings_.seconds * at_a_time / settings_.trees);
    return std::chrono::duration_cast<Clock::duration>(time);
  }

  Advice answer(const AnyView& view) const {
    Advice out;
    out.unit = Advice::Unit::Chance;
    double visits = 0;
    for (const Edge& edge : trees_[0]->root().choices()) out.choices.push_back({edge.action, 0, 0});
    for (const auto& tree : trees_) {
      const auto edges = tree->root().choices();
      for (std::size_t i = 0; i < edges.size(); ++i) {
        out.choices[i].value += edges[i].sum;
        out.choices[i].effort += edges[i].visits;
      }
      visits += tree->root().visits;
    }
    for (Rated& one : out.choices) {
      const double mean = one.effort > 0 ? one.value / one.effort : 0;
      one.value = trees_[0]->judge().chance(view.game(), view.seat(), mean);
      if (visits > 0) one.effort /= visits;
    }
    std::sort(out.choices.begin(), out.choices.end(), [](const Rated& a, const Rated& b) {
      if (a.effort != b.effort) return a.effort > b.effort;
      return a.value != b.value ? a.value > b.value : a.action < b.action;
    });
    out.iterations = static_cast<std::uint64_t>(visits);
    out.line = line_of(view, out.choices.front().action);
    return out;
  }

  // What the first tree tried most, in one of the states it might be.
  std::vector<Foreseen> line_of(const AnyView& view, Action first) const {
    std::vector<Foreseen> out{{view.seat(), first}};
    Dealer dealer(view.key());
    AnyState state = view.determinize(dealer);
    state.apply(first, dealer);
    ActionList choices;
    while (out.size() < kLongestLine && skip_forced(state, dealer, choices)) {
      const Node* node = trees_[0]->find(AnyView(state, state.to_act()).key());
      if (node == nullptr || node->visits < kLeastVisits) break;
      const auto edges = node->choices();
      const auto best =
          std::max_element(edges.begin(), edges.end(),
                           [](const Edge& a, const Edge& b) { return a.visits < b.visits; });
      out.push_back({state.to_act(), best->action});
      state.apply(best->action, dealer);
    }
    return out;
  }

  SearchSettings settings_;
  Workers workers_;
  std::vector<std::unique_ptr<Grower>> trees_;
};

}  // namespace

void run_in_turn(int jobs, const Job& job) {
  for (int i = 0; i < jobs; ++i) job(i);
}

std::unique_ptr<Bot> make_search(const SearchSettings& settings, const Workers& workers) {
  return std::make_unique<Search>(settings, workers);
}

}  // namespace ochre
