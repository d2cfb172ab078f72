// check.h - defects: an ENSURE that fails prints where, and the record that leads there, and stops.
#pragma once

#include <source_location>

namespace ochre {

// Whoever is playing a game can show how it came here; a defect asks the innermost witness.
class Witness {
 public:
  Witness();
  virtual ~Witness();
  Witness(const Witness&) = delete;
  Witness& operator=(const Witness&) = delete;
  virtual void testify() const = 0;

 private:
  const Witness* outer_;
};

[[noreturn]] void defect(const char* what,
                         std::source_location where = std::source_location::current());

}  // namespace ochre

#define ENSURE(condition) ((condition) ? void(0) : ::ochre::defect(#condition))
