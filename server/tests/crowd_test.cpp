// crowd_test.cpp - who is let go when there is no room, with a clock that the test sets.
#include "server/crowd.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

namespace {

using namespace ochre::server;

struct Door {  // people come in by name; those let go are written down
  Crowd crowd;
  std::vector<std::string> gone = {};
  int now = 0;

  static Crowd::Time at(int second) { return Crowd::Time(std::chrono::seconds(second)); }
  Crowd::Id enter(const std::string& address, const std::string& name) {
    return crowd.enter(address, at(++now), [this, name] { gone.push_back(name); });
  }
};

using Names = std::vector<std::string>;

TEST_CASE("crowd: while there is room nobody goes") {
  Door door{Crowd(4)};
  for (const char* name : {"a", "b", "c"}) door.enter("one", name);
  door.enter("two", "d");
  CHECK(door.gone == Names{});
  CHECK(door.crowd.size() == 4);
}

TEST_CASE("crowd: the address that has most loses the one that was idle longest") {
  Door door{Crowd(4)};
  door.enter("two", "oldest of all");
  const auto busy = door.enter("one", "a");
  door.enter("one", "b");
  door.enter("three", "c");
  door.crowd.touch(busy, Door::at(100));
  door.enter("four", "d");
  CHECK(door.gone == Names{"b"});
  CHECK(door.crowd.size() == 4);
}

TEST_CASE("crowd: where all addresses have as many, the longest idle goes") {
  Door door{Crowd(3)};
  const auto first = door.enter("one", "a");
  door.enter("two", "b");
  door.enter("three", "c");
  door.crowd.touch(first, Door::at(100));
  door.enter("four", "d");
  door.enter("five", "e");
  CHECK(door.gone == Names{"b", "c"});
}

TEST_CASE("crowd: an address has three quarters at most, and then loses its own") {
  Door door{Crowd(8)};
  REQUIRE(door.crowd.share() == 6);
  for (int i = 0; i < 7; ++i) door.enter("one", std::to_string(i));
  CHECK(door.gone == Names{"0"});
  CHECK(door.crowd.size() == 6);
  door.enter("two", "x");
  door.enter("two", "y");
  CHECK(door.gone == Names{"0"});
}

TEST_CASE("crowd: whoever comes in is never the one who goes for it") {
  Door door{Crowd(1)};
  for (const char* name : {"a", "b", "c"}) door.enter("one", name);
  CHECK(door.gone == Names{"a", "b"});
  door.enter("two", "d");
  CHECK(door.gone == Names{"a", "b", "c"});
  CHECK(door.crowd.size() == 1);
}

TEST_CASE("crowd: who has left is forgotten, and is not let go again") {
  Door door{Crowd(2)};
  const auto a = door.enter("one", "a");
  const auto b = door.enter("two", "b");
  door.crowd.leave(a);
  door.crowd.leave(a);
  door.crowd.touch(a, Door::at(100));
  door.enter("three", "c");
  CHECK(door.gone == Names{});
  CHECK(door.crowd.let_one_go());
  CHECK(door.gone == Names{"b"});
  door.crowd.touch(b, Door::at(100));
  CHECK(door.crowd.let_one_go());
  CHECK(door.gone == Names{"b", "c"});
  CHECK_FALSE(door.crowd.let_one_go());
  CHECK(door.crowd.size() == 0);
}

}  // namespace
