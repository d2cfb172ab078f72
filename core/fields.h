// fields.h - a state's fields, listed once by the game, written to JSON and read back by this file.
// Every byte of a state must be reached by some field: a law checks it.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "core/bag.h"
#include "core/fixed_list.h"
#include "core/flow.h"
#include "core/json.h"
#include "core/pile.h"
#include "core/vocabulary.h"

namespace ochre {

class Fields {
 public:
  Fields() = default;
  Fields(const Fields&) = delete;
  Fields& operator=(const Fields&) = delete;
  virtual ~Fields() = default;
  virtual bool is_reading() const = 0;

  template <class T>
  void number(std::string_view name, T& value, int least, int most) {
    const int given = std::in_range<int>(value) ? static_cast<int>(value) : most + 1;
    value = static_cast<T>(number_field(name, given, least, most));
  }
  // A value of a domain by its word; `none`, if it is one, is null.
  template <class T>
  void word(std::string_view name, T& value, const Domain& domain, int none = -1) {
    value = static_cast<T>(word_field(name, static_cast<int>(value), domain, none));
  }
  template <class T, std::size_t N>
  void list(std::string_view name, FixedList<T, N>& list, const Domain& domain) {
    static_assert(sizeof(T) == 1);
    list_field(name, {reinterpret_cast<std::uint8_t*>(list.raw().data()), N}, list.raw_size(),
               domain);
  }
  // A pile, top first.
  template <class T, std::size_t N>
  void pile(std::string_view name, Pile<T, N>& pile, const Domain& domain) {
    const auto turn_over = [&] {
      FixedList<T, N>& cards = pile.raw();
      if (cards.size() <= N) std::reverse(cards.begin(), cards.end());
    };
    turn_over();
    list(name, pile.raw(), domain);
    turn_over();
  }
  template <class Enum>
  void bag(std::string_view name, Bag<Enum>& bag, const Domain& domain) {
    bag_field(name, bag.raw(), domain);
  }
  template <std::size_t N>
  void stack(std::string_view name, Stack<N>& stack, std::span<const std::string_view> steps) {
    stack_field(name, stack.raw(), stack.raw_depth(), steps);
  }
  // Rows of the same shape, as a list; blank rows at the end are left out.
  template <class Row, std::size_t N, class Body>
  void rows(std::string_view name, std::array<Row, N>& rows, Body body) {
    std::size_t filled = N;
    while (filled > 0 && is_blank(bytes_of(rows[filled - 1]))) --filled;
    const std::size_t count = open_rows(name, filled, N);
    for (std::size_t i = 0; i < count; ++i) {
      if (open_row(i)) body(rows[i]);
      close();
    }
    close();
  }
  // A part with a name that may be missing: null where all its bytes are blank.
  template <class Part, class Body>
  void part(std::string_view name, Part& part, Body body) {
    const auto bytes = bytes_of(part);
    switch (open_part(name, !is_blank(bytes))) {
      case Presence::There: body(part); break;
      case Presence::Cleared: std::fill(bytes.begin(), bytes.end(), std::uint8_t{0}); break;
      case Presence::Untouched: break;
    }
    close();
  }
  // Named parts that always are there.
  template <class Body>
  void group(std::string_view name, Body body) {
    if (open_part(name, true) == Presence::There) body();
    close();
  }

 protected:
  enum class Presence : std::uint8_t { There, Cleared, Untouched };
  virtual int number_field(std::string_view name, int value, int least, int most) = 0;
  virtual int word_field(std::string_view name, int value, const Domain& domain, int none) = 0;
  virtual void list_field(std::string_view name, std::span<std::uint8_t> items, std::uint8_t& size,
                          const Domain& domain) = 0;
  virtual void bag_field(std::string_view name, std::span<std::uint8_t> counts,
                         const Domain& domain) = 0;
  virtual void stack_field(std::string_view name, std::span<Frame> frames, std::uint8_t& depth,
                           std::span<const std::string_view> steps) = 0;
  virtual std::size_t open_rows(std::string_view name, std::size_t filled, std::size_t room) = 0;
  virtual bool open_row(std::size_t i) = 0;
  virtual Presence open_part(std::string_view name, bool filled) = 0;
  virtual void close() = 0;

 private:
  template <class T>
  static std::span<std::uint8_t> bytes_of(T& value) {
    return {reinterpret_cast<std::uint8_t*>(&value), sizeof value};
  }
  static bool is_blank(std::span<const std::uint8_t> bytes) {
    return std::all_of(bytes.begin(), bytes.end(), [](std::uint8_t byte) { return byte == 0; });
  }
};

// `list` calls the game's list of fields with the writer or reader.
using ListFields = void (*)(Fields&, void* state);
Json write_fields(ListFields list, const void* state, std::size_t bytes);
// Reads what is given over what is there; the first thing wrong is the problem.
Result<void> read_fields(ListFields list, void* state, const Json& json);
bool json_has(const Json& json, std::string_view path);  // "players[0].hand"

}  // namespace ochre
