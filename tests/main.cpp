// main.cpp - the test program: doctest's, and a case that asserts nothing fails the run.
#define DOCTEST_CONFIG_IMPLEMENT
#include <doctest/doctest.h>

#include "tests/ran.h"

int main(int argc, char** argv) {
  const int failed = doctest::Context(argc, argv).run();
  return failed != 0 || ochre::testing::empty_cases() == 0 ? failed : 1;
}
