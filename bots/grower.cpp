// grower.cpp - selection, expansion, judgement and backing up of information-set tree search.
#include "bots/grower.h"

#include <algorithm>
#include <cmath>

namespace ochre {
namespace {

constexpr std::size_t kMostNodes = 1u << 20;    // a full tree goes on learning, but does not grow
constexpr std::size_t kDeepest = 1000;          // decisions: ways that circle end
constexpr int kLongestUnrest = 80;              // decisions until a game must be quiet
constexpr std::uint64_t kEnoughForQuiet = 100;  // iterations
constexpr int kRootGuesses = 3;
constexpr int kTries = 3;  // choices that a rollout compares

std::span<const Action> all_of(const ActionList& choices) {
  return {choices.begin(), choices.size()};
}

// What is left to the game, as it says. A few iterations cannot average out the luck until it is
// quiet, and do without.
SearchSettings filled_in(SearchSettings out, const AnyGame& game) {
  const Info& info = *game.info;
  if (out.iterations == 0) out.iterations = static_cast<std::uint64_t>(info.iterations);
  if (out.width == 0) out.width = info.width;
  const bool until_quiet =
      out.rollout < 0 && game.is_quiet != nullptr && out.iterations >= kEnoughForQuiet;
  if (!until_quiet) {
    out.horizon = 0;
  } else if (out.horizon == 0) {
    out.horizon = info.horizon;
  }
  if (out.rollout < 0) out.rollout = until_quiet ? kLongestUnrest * out.horizon : info.quiet_after;
  return out;
}

// What looks best one step ahead; of equals, what was looked at first.
class Best {
 public:
  explicit Best(const AnyState& state) : state_(state) {}

  void look_at(Action action, Dealer& luck) {
    AnyState after = state_;
    after.apply(action, luck);
    const int worth = worth_of(after, state_.to_act());
    if (any_ && worth <= worth_) return;
    any_ = true;
    worth_ = worth;
    action_ = action;
  }
  Action action() const { return action_; }

 private:
  const AnyState& state_;
  bool any_ = false;
  int worth_ = 0;
  Action action_{};
};

Action best_of_few(const AnyState& state, const ActionList& choices, Dealer& dealer) {
  Best best(state);
  for (int i = 0; i < kTries; ++i) {
    const int at = dealer.pick(0, static_cast<int>(choices.size()));
    best.look_at(choices[static_cast<std::size_t>(at)], dealer);
  }
  return best.action();
}

// The same luck for all, and not what will fall.
Action best_of_all(const AnyState& state, const ActionList& choices, Dealer& dealer) {
  const auto seed = static_cast<std::uint64_t>(dealer.pick(0, 1 << 30));
  Best best(state);
  for (Action action : choices) {
    Dealer luck(seed);
    best.look_at(action, luck);
  }
  return best.action();
}

}  // namespace

bool skip_forced(AnyState& state, Dealer& dealer, ActionList& choices) {
  while (state.to_act() != kNobody) {
    state.legal(choices);
    if (choices.size() != 1) return true;
    state.apply(choices[0], dealer);
  }
  return false;
}

void Grower::start(const AnyView& view, std::uint64_t seed) {
  view_ = &view;
  settings_ = filled_in(given_, view.game());
  Dealer dealer(seed);
  std::vector<AnyState> guesses;
  for (int i = 0; i < kRootGuesses; ++i) guesses.push_back(view.determinize(dealer));
  int quiet_left = 1;  // a new turn has a horizon of its own
  const bool keeps = tree_.size() < kMostNodes / 2 && !is_far_enough(guesses[0], quiet_left);
  root_ = keeps ? tree_.find(view.key()) : nullptr;
  if (root_ == nullptr) {  // a new tree, and a new point to compare with
    tree_.clear();
    judge_ = Judge(guesses[0], settings_.width * view.game().info->appraisal_scale);
    ActionList choices;
    view.legal(choices);
    root_ = &tree_.add(view.key(), view.seat(), all_of(choices), 0.5);
  }
  set_priors(*root_, guesses);
}

void Grower::iterate(std::uint64_t seed) {
  Dealer dealer(seed);
  AnyState state = view_->determinize(dealer);
  path_.clear();
  const Values values = descend(state, dealer);
  for (const Step& step : path_) {
    ++step.node->visits;
    ++step.edge->visits;
    step.edge->sum += values[static_cast<std::size_t>(step.node->actor)];
  }
}

// Walks down the tree as far as it reaches, adds a node there, and says what it is worth.
Values Grower::descend(AnyState& state, Dealer& dealer) {
  ActionList choices;
  Node* node = root_;
  int quiet_left = settings_.horizon;
  while (true) {
    Edge& edge = select(*node);
    path_.push_back({node, &edge});
    state.apply(edge.action, dealer);
    if (!skip_forced(state, dealer, choices) || path_.size() >= kDeepest) return judge_(state);
    if (is_far_enough(state, quiet_left)) return judge_(state);
    const AnyView view(state, state.to_act());
    Node* next = tree_.find(view.key());
    if (next == nullptr) {
      const Values values = judge_leaf(state, dealer, quiet_left);
      if (tree_.size() < kMostNodes) {
        tree_.add(view.key(), view.seat(), all_of(choices),
                  values[static_cast<std::size_t>(view.seat())]);
      }
      return values;
    }
    if (!next->has_priors) set_priors(*next, {&state, 1});
    node = next;
  }
}

Edge& Grower::select(Node& node) const {
  double sum = node.first;
  for (const Edge& edge : node.choices()) sum += edge.sum;
  const double tried = 1.0 + node.visits;
  const double untried = sum / tried;  // first-play urgency: as good as the others so far
  const double eager = settings_.exploration * std::sqrt(tried);
  Edge* best = node.edges;
  double best_value = -1;
  for (Edge& edge : node.choices()) {
    const double so_far = edge.visits > 0 ? edge.sum / edge.visits : untried;
    const double value = so_far + eager * static_cast<double>(edge.prior) / (1.0 + edge.visits);
    if (value <= best_value) continue;
    best_value = value;
    best = &edge;
  }
  return *best;
}

void Grower::set_priors(Node& node, std::span<const AnyState> guesses) {
  worth_.assign(node.count, 0);
  for (const AnyState& guess : guesses) {
    for (std::size_t i = 0; i < node.count; ++i) {
      AnyState after = guess;
      Dealer luck(node.key);
      after.apply(node.edges[i].action, luck);
      worth_[i] += worth_of(after, node.actor);
    }
  }
  const double best = *std::max_element(worth_.begin(), worth_.end());
  const double unit = static_cast<double>(guesses.size()) * view_->game().info->appraisal_scale /
                      settings_.sharpness;
  double sum = 0;
  for (double& worth : worth_) {
    const double near = 1 / (1 + (best - worth) / unit);
    worth = near * near;
    sum += worth;
  }
  constexpr double kOpen = 0.1;  // shared by all choices alike
  for (std::size_t i = 0; i < node.count; ++i) {
    node.edges[i].prior = static_cast<float>((1 - kOpen) * worth_[i] / sum + kOpen / node.count);
  }
  node.has_priors = true;
}

// Positions are compared at like moments: so many decisions after the leaf, or at a quiet one so
// many after the root. A few decisions are chosen roughly; of a few turns, only good play tells.
Values Grower::judge_leaf(AnyState& state, Dealer& dealer, int quiet_left) const {
  ActionList choices;
  for (int i = 0; i < settings_.rollout && skip_forced(state, dealer, choices); ++i) {
    if (i > 0 && is_far_enough(state, quiet_left)) break;  // the leaf itself has been counted
    const auto choose = settings_.horizon > 0 ? best_of_all : best_of_few;
    state.apply(choose(state, choices, dealer), dealer);
  }
  return judge_(state);
}

bool Grower::is_far_enough(const AnyState& state, int& quiet_left) const {
  return settings_.horizon > 0 && state.game().is_quiet(state.data()) && --quiet_left == 0;
}

bool Grower::is_settled(std::uint64_t left) const {
  std::uint64_t best = 0, second = 0;
  for (const Edge& edge : root_->choices()) {
    if (edge.visits > best) {
      second = best;
      best = edge.visits;
    } else if (edge.visits > second) {
      second = edge.visits;
    }
  }
  return best > second + left;
}

}  // namespace ochre
