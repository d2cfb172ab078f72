// dealer_test.cpp - luck: fair, repeatable, scripted.
#include "core/dealer.h"

#include <doctest/doctest.h>

#include <vector>

namespace {

using namespace ochre;
enum class Colour : std::uint8_t { Red, Green, Blue, kCount };
constexpr std::uint8_t kDice = 0, kDraw = 1;

TEST_CASE("the same seed gives the same luck, another seed other luck") {
  Dealer a(5), b(5), c(6);
  std::vector<int> first, second, third;
  for (int i = 0; i < 50; ++i) {
    first.push_back(a.pick(kDice, 6, 1));
    second.push_back(b.pick(kDice, 6, 1));
    third.push_back(c.pick(kDice, 6, 1));
  }
  CHECK(first == second);
  CHECK(first != third);
  CHECK(a.picks() == 50);
}

TEST_CASE("every value is equally likely") {
  Dealer dealer(1);
  std::array<int, 6> seen{};
  constexpr int kRolls = 60000;
  for (int i = 0; i < kRolls; ++i) ++seen[static_cast<std::size_t>(dealer.pick(kDice, 6))];
  double chi = 0;
  for (int n : seen) chi += (n - kRolls / 6.0) * (n - kRolls / 6.0) / (kRolls / 6.0);
  CHECK(chi < 20.5);  // 99.9 % of fair dice
}

TEST_CASE("a draw takes each piece of a bag with equal chance, and takes it out") {
  std::array<int, 3> first{};
  for (std::uint64_t seed = 0; seed < 6000; ++seed) {
    Bag<Colour> bag{};
    bag.add(Colour::Red, 1);
    bag.add(Colour::Blue, 2);
    Dealer dealer(seed);
    ++first[static_cast<std::size_t>(dealer.draw(kDraw, bag))];
    CHECK(bag.total() == 2);
  }
  CHECK(first[1] == 0);
  CHECK(first[0] > 1850);
  CHECK(first[0] < 2150);
}

TEST_CASE("a script decides what falls, and the seed goes on after it") {
  const LuckLog script = {{kDice, 4}, {kDraw, 2}};
  LuckLog fell;
  Dealer dealer(script, false, nullptr, 1, nullptr, &fell);
  Bag<Colour> bag{};
  bag.add(Colour::Red, 3);
  bag.add(Colour::Blue, 1);
  CHECK(dealer.pick(kDice, 6, 1) == 4);
  CHECK(dealer.draw(kDraw, bag) == Colour::Blue);
  CHECK(dealer.draw(kDraw, bag) == Colour::Red);
  CHECK(dealer.fault() == Dealer::Fault::None);
  CHECK(dealer.left_over().empty());
  CHECK(fell == LuckLog{{kDice, 4}, {kDraw, 2}, {kDraw, 0}});
}

TEST_CASE("a script that cannot be is found out") {
  Bag<Colour> reds{};
  reds.add(Colour::Red, 2);
  SUBCASE("a thing that is not in the bag") {
    const LuckLog script = {{kDraw, 2}};
    Dealer dealer(script, false, nullptr, 1);
    dealer.draw(kDraw, reds);
    CHECK(dealer.fault() == Dealer::Fault::Impossible);
    CHECK(dealer.blamed() == Luck{kDraw, 2});
  }
  SUBCASE("a value outside the range") {
    const LuckLog script = {{kDice, 7}};
    Dealer dealer(script, false, nullptr, 1);
    dealer.pick(kDice, 6, 1);
    CHECK(dealer.fault() == Dealer::Fault::Impossible);
  }
  SUBCASE("luck of another kind") {
    const LuckLog script = {{kDraw, 0}};
    Dealer dealer(script, false, nullptr, 1);
    dealer.pick(kDice, 6, 1);
    CHECK(dealer.fault() == Dealer::Fault::WrongKind);
  }
  SUBCASE("too little luck, where it must suffice") {
    Dealer dealer({}, true, nullptr, 1);
    dealer.pick(kDice, 6, 1);
    CHECK(dealer.fault() == Dealer::Fault::Missing);
  }
  SUBCASE("too much luck is left over") {
    const LuckLog script = {{kDraw, 0}, {kDraw, 0}};
    Dealer dealer(script, false, nullptr, 1);
    dealer.draw(kDraw, reds);
    CHECK(dealer.left_over().size() == 1);
  }
}

TEST_CASE("what is coming falls in order when its kind is asked, and is used up") {
  LuckLog coming = {{kDraw, 2}, {kDice, 3}, {kDraw, 0}};
  Dealer dealer({}, false, &coming, 1);
  Bag<Colour> bag{};
  bag.add(Colour::Red, 1);
  bag.add(Colour::Blue, 1);
  CHECK(dealer.pick(kDice, 6, 1) == 3);
  CHECK(dealer.draw(kDraw, bag) == Colour::Blue);
  CHECK(coming == LuckLog{{kDraw, 0}});
}

}  // namespace
