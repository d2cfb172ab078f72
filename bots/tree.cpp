// tree.cpp - an arena of nodes and a hash table over it.
#include "bots/tree.h"

#include <algorithm>

namespace ochre {
namespace {

constexpr std::size_t kBlock = 1u << 18;
constexpr std::size_t kFirstTable = 1u << 12;
static_assert(sizeof(Node) + 256 * sizeof(Edge) <= kBlock);

}  // namespace

Tree::Tree() : table_(kFirstTable) {}

void* Tree::allocate(std::size_t bytes) {
  bytes = (bytes + 7) / 8 * 8;
  if (at_ + bytes > kBlock) {
    ++block_;
    at_ = 0;
  }
  if (block_ == blocks_.size()) blocks_.push_back(std::make_unique<std::byte[]>(kBlock));
  void* out = blocks_[block_].get() + at_;
  at_ += bytes;
  return out;
}

Node* Tree::find(std::uint64_t key) {
  const std::size_t mask = table_.size() - 1;
  for (std::size_t i = key & mask; table_[i] != nullptr; i = (i + 1) & mask) {
    if (table_[i]->key == key) return table_[i];
  }
  return nullptr;
}

void Tree::place(Node* node) {
  const std::size_t mask = table_.size() - 1;
  std::size_t i = node->key & mask;
  while (table_[i] != nullptr) i = (i + 1) & mask;
  table_[i] = node;
}

void Tree::grow() {
  std::vector<Node*> old(table_.size() * 2);
  old.swap(table_);
  for (Node* node : old) {
    if (node != nullptr) place(node);
  }
}

Node& Tree::add(std::uint64_t key, Seat actor, std::span<const Action> actions, double first) {
  if (++used_ * 2 > table_.size()) grow();
  auto* edges = static_cast<Edge*>(allocate(actions.size() * sizeof(Edge)));
  for (std::size_t i = 0; i < actions.size(); ++i) edges[i] = {actions[i], 0, 0, 0};
  auto* node = static_cast<Node*>(allocate(sizeof(Node)));
  *node = {key, edges, 0, static_cast<std::uint16_t>(actions.size()), actor, false, first};
  place(node);
  return *node;
}

void Tree::clear() {
  block_ = at_ = used_ = 0;
  std::fill(table_.begin(), table_.end(), nullptr);
}

}  // namespace ochre
