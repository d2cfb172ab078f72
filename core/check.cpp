// check.cpp - how a defect ends the program.
#include "core/check.h"

#include <cstdio>
#include <cstdlib>

namespace ochre {
namespace {
thread_local const Witness* innermost = nullptr;
}  // namespace

Witness::Witness() : outer_(innermost) { innermost = this; }
Witness::~Witness() { innermost = outer_; }

void defect(const char* what, std::source_location where) {
  std::fprintf(stderr, "defect: %s does not hold (%s:%u)\n", what, where.file_name(),
               static_cast<unsigned>(where.line()));
  if (innermost != nullptr) innermost->testify();
  std::abort();
}

}  // namespace ochre
