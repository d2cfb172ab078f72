// containers_test.cpp - bags, lists, stacks, hashes.
#include <doctest/doctest.h>
#include <rapidcheck.h>

#include <cstring>

#include "core/bag.h"
#include "core/flow.h"

namespace {

using namespace ochre;
enum class Bead : std::uint8_t { kFirst, kLast = 36, kCount };

TEST_CASE("a bag lists what is in it: mask, total, place by place") {
  CHECK(rc::check([](const std::vector<std::uint8_t>& picks) {
    Bag<Bead> bag{};
    std::array<int, 37> counts{};
    for (std::uint8_t pick : picks) {
      bag.add(static_cast<Bead>(pick % 37));
      ++counts[pick % 37u];
    }
    RC_ASSERT(bag.total() == static_cast<int>(picks.size()));
    std::uint64_t mask = 0;
    std::vector<Bead> laid_out;
    for (unsigned i = 0; i < 37; ++i) {
      mask |= std::uint64_t{counts[i] > 0} << i;
      laid_out.insert(laid_out.end(), static_cast<std::size_t>(counts[i]), static_cast<Bead>(i));
    }
    RC_ASSERT(bag.mask() == mask);
    for (std::size_t k = 0; k < laid_out.size(); ++k) {
      RC_ASSERT(bag.at(static_cast<int>(k)) == laid_out[k]);
    }
    std::vector<Bead> listed;
    for (Bead bead : those<Bead>(bag.mask())) listed.push_back(bead);
    laid_out.erase(std::unique(laid_out.begin(), laid_out.end()), laid_out.end());
    RC_ASSERT(listed == laid_out);
  }));
}

TEST_CASE("a mask of a range has the bits of both ends") {
  CHECK(mask_of(static_cast<Bead>(2), static_cast<Bead>(4)) == 0b11100u);
  CHECK(mask_of(static_cast<Bead>(0), static_cast<Bead>(0)) == 1u);
}

TEST_CASE("a list blanks what it drops, so that equal lists have equal bytes") {
  struct Two {
    FixedList<std::uint8_t, 4> list;
  };
  Two worn{}, fresh{};
  for (std::uint8_t i = 1; i <= 4; ++i) worn.list.push_back(i);
  worn.list.erase(1);
  worn.list.pop_back();
  worn.list.push_front(9);
  fresh.list.push_back(9);
  fresh.list.push_back(1);
  fresh.list.push_back(3);
  CHECK(std::memcmp(&worn, &fresh, sizeof worn) == 0);
  worn.list.clear();
  const Two blank{};
  CHECK(std::memcmp(&worn, &blank, sizeof worn) == 0);
}

TEST_CASE("a stack blanks the frames it pops") {
  Stack<3> stack{};
  stack.push(std::uint8_t{2}, 1).locals[0] = 7;
  stack.pop();
  const Stack<3> blank{};
  CHECK(std::memcmp(&stack, &blank, sizeof stack) == 0);
}

TEST_CASE("a hash is of the bytes and their number, the same on every machine") {
  CHECK(hash_text("ochre") == hash_text(std::string("ochre")));
  CHECK(hash_text("") != hash_text(std::string_view("\0", 1)));
  CHECK(hash_text("abcdefgh") != hash_text("abcdefgi"));
  CHECK(hex(0x1fu) == "000000000000001f");
}

}  // namespace
