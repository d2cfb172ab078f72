// dealer.h - all that is outside a state: luck and news. Luck comes from a seed or from a script;
// what falls is kept as what it means (the card, the die), so that a record can say it in words.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/bag.h"
#include "core/check.h"
#include "core/hash.h"

namespace ochre {

using Seat = std::int8_t;  // a place at the table, clockwise from 0
inline constexpr Seat kNobody = -1;
inline constexpr int kMaxSeats = 4;

struct Event {            // something that happened
  std::uint8_t kind = 0;  // a row of the vocabulary's events
  Seat who = kNobody;
  std::uint8_t seen_by = 0xff;  // a bit a seat; others hear it without its secrets
  std::array<std::int16_t, 4> args{};
};
using EventLog = std::vector<Event>;
constexpr std::uint8_t only(Seat seat) { return static_cast<std::uint8_t>(1u << seat); }

struct Luck {              // one thing that luck decided
  std::uint8_t kind = 0;   // a row of the vocabulary's lucks
  std::uint8_t value = 0;  // a value of its domain
  friend bool operator==(const Luck&, const Luck&) = default;
};
using LuckLog = std::vector<Luck>;

class Dealer {
 public:
  enum class Fault : std::uint8_t { None, Impossible, WrongKind, Missing };

  explicit Dealer(std::uint64_t seed, EventLog* events = nullptr, LuckLog* luck = nullptr)
      : random_(mix(seed)), events_(events), luck_(luck), scripted_(luck != nullptr) {}
  // The script decides first; where it ends, what is `coming` (used up as it falls), then the seed,
  // unless the script must suffice.
  Dealer(std::span<const Luck> script, bool must_suffice, LuckLog* coming, std::uint64_t seed,
         EventLog* events = nullptr, LuckLog* luck = nullptr)
      : random_(mix(seed)),
        events_(events),
        luck_(luck),
        script_(script),
        coming_(coming),
        must_suffice_(must_suffice),
        scripted_(true) {}

  // Uniform in first..first+n-1: the only source of luck.
  int pick(std::uint8_t kind, int n, int first = 0) {
    ++picks_;
    if (!scripted_) [[likely]] {
      return first + below(n);
    }
    const int value = next_scripted(kind);
    const bool fits = value < 0 || (value >= first && value < first + n);
    return fell(kind, fits, value >= 0 && fits ? value : first + below(n));
  }

  // Takes one thing out of a bag (or what a game has for one), each piece equally likely.
  template <class AnyBag>
  auto draw(std::uint8_t kind, AnyBag& bag) {
    return draw(kind, bag, bag.total());
  }
  template <class AnyBag, class Enum = typename AnyBag::Thing>
  Enum draw(std::uint8_t kind, AnyBag& bag, int total) {
    ++picks_;
    Enum thing;
    if (!scripted_) [[likely]] {
      thing = bag.at(below(total));
    } else {
      const int value = next_scripted(kind);
      const bool fits = value < 0 || (value < static_cast<int>(Enum::kCount) &&
                                      bag.has(static_cast<Enum>(value)));
      thing = value >= 0 && fits ? static_cast<Enum>(value) : bag.at(below(total));
      fell(kind, fits, static_cast<int>(thing));
    }
    bag.remove(thing);
    return thing;
  }

  void tell(const Event& event) {
    if (events_ != nullptr) events_->push_back(event);
  }
  bool is_heard() const { return events_ != nullptr; }  // spares the making of long news

  int picks() const { return picks_; }  // none since a choice: it may be taken back

  Fault fault() const { return fault_; }  // the first thing wrong with the script
  Luck blamed() const { return blamed_; }
  std::span<const Luck> left_over() const { return script_.subspan(used_); }

 private:
  int below(int n) {  // Lemire's method, without bias
    ENSURE(n > 0);
    const auto bound = static_cast<std::uint32_t>(n);
    std::uint64_t product = std::uint64_t{next()} * bound;
    if (static_cast<std::uint32_t>(product) < bound) [[unlikely]] {
      const std::uint32_t threshold = (0u - bound) % bound;
      while (static_cast<std::uint32_t>(product) < threshold)
        product = std::uint64_t{next()} * bound;
    }
    return static_cast<int>(product >> 32);
  }
  std::uint32_t next() {  // splitmix64
    random_ += 0x9e3779b97f4a7c15u;
    return static_cast<std::uint32_t>(mix(random_) >> 32);
  }
  int next_scripted(std::uint8_t kind);  // -1: the seed decides
  int next_coming(std::uint8_t kind);
  int fell(std::uint8_t kind, bool fits, int value);

  std::uint64_t random_;
  EventLog* events_ = nullptr;
  LuckLog* luck_ = nullptr;
  std::span<const Luck> script_;
  LuckLog* coming_ = nullptr;
  std::size_t used_ = 0;
  int picks_ = 0;
  Fault fault_ = Fault::None;
  Luck blamed_;
  bool must_suffice_ = false;
  bool scripted_ = false;  // slow path: a script to follow, or luck to keep
};

}  // namespace ochre
