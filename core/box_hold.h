// box_hold.h - keeps a box on its game's shelf. Whoever plays with a box that was brought has one;
// a copy holds it, too, and with the last of them its place is free.
#pragma once

#include <utility>

#include "core/any_game.h"

namespace ochre {

class BoxHold {
 public:
  BoxHold() = default;  // of the standard box, which is always there
  // Checks a box and puts it on the shelf; the problem says what is wrong with it.
  static Result<BoxHold> bring(const AnyGame& game, const Json& components) {
    const Result<std::uint8_t> place = game.add_box(components);
    if (!place) return std::unexpected(place.error());
    BoxHold out;
    out.game_ = &game;
    out.place_ = *place;
    return out;
  }

  BoxHold(const BoxHold& other) : game_(other.game_), place_(other.place_) {
    if (game_ != nullptr) game_->hold_box(place_);
  }
  BoxHold(BoxHold&& other) noexcept
      : game_(std::exchange(other.game_, nullptr)), place_(std::exchange(other.place_, {})) {}
  BoxHold& operator=(BoxHold other) noexcept {
    std::swap(game_, other.game_);
    std::swap(place_, other.place_);
    return *this;
  }
  ~BoxHold() {
    if (game_ != nullptr) game_->release_box(place_);
  }

  std::uint8_t place() const { return place_; }

 private:
  const AnyGame* game_ = nullptr;
  std::uint8_t place_ = 0;
};

}  // namespace ochre
