// dealer.cpp - luck that follows a script.
#include "core/dealer.h"

#include <algorithm>

namespace ochre {

int Dealer::next_scripted(std::uint8_t kind) {
  if (fault_ != Fault::None) return -1;
  if (used_ == script_.size()) {
    if (must_suffice_) {
      fault_ = Fault::Missing;
      blamed_ = Luck{kind, 0};
    }
    return next_coming(kind);
  }
  const Luck given = script_[used_];
  if (given.kind != kind) {
    fault_ = Fault::WrongKind;
    blamed_ = given;
    return -1;
  }
  ++used_;
  blamed_ = given;
  return given.value;
}

int Dealer::next_coming(std::uint8_t kind) {
  if (coming_ == nullptr) return -1;
  const auto next = std::find_if(coming_->begin(), coming_->end(),
                                 [&](const Luck& luck) { return luck.kind == kind; });
  if (next == coming_->end()) return -1;
  blamed_ = *next;
  coming_->erase(next);
  return blamed_.value;
}

int Dealer::fell(std::uint8_t kind, bool fits, int value) {
  if (!fits && fault_ == Fault::None) fault_ = Fault::Impossible;  // blamed already
  if (luck_ != nullptr) luck_->push_back(Luck{kind, static_cast<std::uint8_t>(value)});
  return value;
}

}  // namespace ochre
