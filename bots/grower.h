// grower.h - grows one tree from a root view, an iteration at a time.
#pragma once

#include <vector>

#include "bots/search.h"
#include "bots/tree.h"
#include "bots/value.h"

namespace ochre {

class Grower {
 public:
  explicit Grower(const SearchSettings& settings) : given_(settings) {}

  // Keeps what it knows if the last decision led here, in the same turn.
  void start(const AnyView& view, std::uint64_t seed);
  void iterate(std::uint64_t seed);
  // True when `left` more iterations cannot change which choice was tried most.
  bool is_settled(std::uint64_t left) const;

  const Node& root() const { return *root_; }
  std::uint64_t budget() const { return settings_.iterations; }
  const Judge& judge() const { return judge_; }
  Node* find(std::uint64_t key) { return tree_.find(key); }

 private:
  Values descend(AnyState& state, Dealer& dealer);
  Edge& select(Node& node) const;
  // Looks one step ahead at every choice, with the same luck for all of them.
  void set_priors(Node& node, std::span<const AnyState> guesses);
  Values judge_leaf(AnyState& state, Dealer& dealer, int quiet_left) const;
  // Counts quiet moments down to the horizon.
  bool is_far_enough(const AnyState& state, int& quiet_left) const;

  struct Step {
    Node* node;
    Edge* edge;
  };
  SearchSettings given_, settings_;  // as asked for, and with what they leave to the game
  Tree tree_;
  const AnyView* view_ = nullptr;
  Node* root_ = nullptr;
  std::vector<Step> path_;
  std::vector<double> worth_;
  Judge judge_;
};

// Plays on while there is nothing to decide; false: the game is over.
bool skip_forced(AnyState& state, Dealer& dealer, ActionList& choices);

}  // namespace ochre
