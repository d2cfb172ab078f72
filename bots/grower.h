// grower.h - grows one tree from a root view, an iteration at a time.
#pragma once

#include <vector>

#include "bots/search.h"
#include "bots/tree.h"
#include "bots/value.h"

namespace ochre {

class Grower {
 public:
  explicit Grower(const SearchSettings& settings) : settings_(settings) {}

  // Keeps what it knows if the last decision led here.
  void start(const AnyView& view, std::uint64_t seed);
  void iterate(std::uint64_t seed);
  // True when `left` more iterations cannot change which choice was tried most.
  bool is_settled(std::uint64_t left) const;

  const Node& root() const { return *root_; }
  Node* find(std::uint64_t key) { return tree_.find(key); }

 private:
  Values descend(AnyState& state, Dealer& dealer);
  Edge& select(Node& node) const;
  // Looks one step ahead at every choice, with the same luck for all of them.
  void set_priors(Node& node, std::span<const AnyState> guesses);
  Values judge_leaf(AnyState& state, Dealer& dealer) const;

  struct Step {
    Node* node;
    Edge* edge;
  };
  SearchSettings settings_;
  Tree tree_;
  const AnyView* view_ = nullptr;
  Node* root_ = nullptr;
  std::vector<Step> path_;
  std::vector<double> worth_;
  int baseline_ = 0;
  double scale_ = 1;
};

// Plays on while there is nothing to decide; false: the game is over.
bool skip_forced(AnyState& state, Dealer& dealer, ActionList& choices);

}  // namespace ochre
