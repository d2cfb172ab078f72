// shelf_test.cpp - boxes that stay as long as somebody holds them, in several threads too; texts
// that are shortened.
#include "core/shelf.h"

#include <doctest/doctest.h>

#include <thread>
#include <vector>

#include "core/text.h"

namespace {

using namespace ochre;

struct ToyBox {
  int number = 0;
  friend bool operator==(const ToyBox&, const ToyBox&) = default;
};
constexpr ToyBox kStandard{};

std::uint8_t brought(Shelf<ToyBox>& shelf, int number) {
  return shelf.add(ToyBox{number}, std::to_string(number), {}).value_or(255);
}

TEST_CASE("a box stays until its last holder lets go, then its place is free") {
  Shelf<ToyBox> shelf(kStandard);
  CHECK(brought(shelf, 0) == 0);
  const std::uint8_t first = brought(shelf, 5), second = brought(shelf, 6);
  CHECK(first != second);
  CHECK(brought(shelf, 5) == first);  // the same box stands once, and is held twice
  shelf.hold(first);
  shelf.release(first);
  shelf.release(first);
  CHECK(shelf[first].number == 5);
  CHECK(shelf.name(first) == hex(hash_text("5")));
  shelf.release(first);
  CHECK(brought(shelf, 7) == first);
  CHECK(shelf[first].number == 7);
  CHECK(shelf[second].number == 6);
  shelf.release(0);  // the standard box is nobody's
  CHECK(shelf[0].number == 0);
  shelf.release(first);
  shelf.release(second);
}

TEST_CASE("a full shelf says so, and has room again") {
  Shelf<ToyBox> shelf(kStandard);
  for (int i = 1; i < 64; ++i) CHECK(brought(shelf, i) == i);
  const auto refused = shelf.add(ToyBox{64}, "64", {});
  REQUIRE_FALSE(refused.has_value());
  CHECK(refused.error().text ==
        "the shelf is full: 63 boxes are in use, close a table that has one");
  shelf.release(40);
  CHECK(brought(shelf, 64) == 40);
  for (std::uint8_t i = 1; i < 64; ++i) shelf.release(i);
}

TEST_CASE("threads may bring, copy and let go of boxes at once") {
  Shelf<ToyBox> shelf(kStandard);
  std::vector<std::thread> threads;
  std::atomic<int> wrong{0};
  for (int thread = 0; thread < 4; ++thread) {
    threads.emplace_back([&, thread] {
      for (int i = 0; i < 2000; ++i) {
        const int number = 1 + (thread + i) % 6;
        const std::uint8_t place = brought(shelf, number);
        shelf.hold(place);
        shelf.release(place);
        wrong += shelf[place].number == number ? 0 : 1;
        shelf.release(place);
      }
    });
  }
  for (std::thread& one : threads) one.join();
  CHECK(wrong == 0);
  CHECK(brought(shelf, 9) == 1);  // nothing was left behind
  shelf.release(1);
}

TEST_CASE("what was given is shown in at most 60 bytes, and no character is cut in two") {
  CHECK(shortened("short") == "short");
  CHECK(shortened(std::string(60, 'a')) == std::string(60, 'a'));
  CHECK(shortened(std::string(61, 'a')) == std::string(57, 'a') + "...");
  CHECK(shortened("a\nb\tc") == "a b c");
  for (std::size_t before = 0; before < 4; ++before) {
    for (const char* letter : {"\xc3\xa0", "\xe2\x82\xac", "\xf0\x9f\xa6\xa3"}) {
      std::string text(before, 'a');
      while (text.size() < 3000) text += letter;
      const std::string shown = shortened(text);
      CHECK(shown.size() <= 60);
      CHECK(shown.size() > 55);
      CHECK((shown.size() - 3 - before) % std::string_view(letter).size() == 0);
    }
  }
  CHECK(shortened(std::string(3000, '\x80')).size() <= 60);  // not UTF-8 at all
}

}  // namespace
