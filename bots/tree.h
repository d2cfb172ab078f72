// tree.h - what a search remembers: for each thing a seat to act may know, its choices and how they
// fared. Nodes hold no states; they are found by the hash of the view, so that ways that meet share
// one node.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/game.h"

namespace ochre {

struct Edge {  // a choice
  Action action;
  float prior;           // how good it looks one step ahead; all of a node's add up to 1
  double sum;            // of the values for who decides
  std::uint32_t visits;  // how often it was tried
};

struct Node {
  std::uint64_t key;
  Edge* edges;
  std::uint32_t visits;
  std::uint16_t count;
  Seat actor;
  bool has_priors;
  double first;  // what it looked like when it was found

  std::span<Edge> choices() { return {edges, count}; }
  std::span<const Edge> choices() const { return {edges, count}; }
};

class Tree {
 public:
  Tree();
  Node* find(std::uint64_t key);
  Node& add(std::uint64_t key, Seat actor, std::span<const Action> actions, double first);
  void clear();  // keeps the memory
  std::size_t size() const { return used_; }

 private:
  void* allocate(std::size_t bytes);
  void grow();
  void place(Node* node);

  std::vector<std::unique_ptr<std::byte[]>> blocks_;
  std::size_t block_ = 0, at_ = 0;  // the block in use, and how far it is filled
  std::vector<Node*> table_;        // open addressing, a power of two
  std::size_t used_ = 0;
};

}  // namespace ochre
