// ran.cpp - a listener that notes what ran. With OCHRE_RAN=FILE it writes lines of three fields
// with tabs between them, "case FILE NAME" and "scene FILE TITLE", for what passed and asserted
// something; the last line, "end", says that the run was not cut off.
#include "tests/ran.h"

#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>
#include <iostream>

namespace ochre::testing {
namespace {

int empty = 0;

std::ofstream& ran_file() {
  static std::ofstream file = [] {
    const char* const path = std::getenv("OCHRE_RAN");
    std::ofstream out;
    if (path == nullptr) return out;
    out.open(path);
    if (!out) std::cerr << "ERROR: OCHRE_RAN is '" << path << "', which cannot be written\n";
    return out;
  }();
  return file;
}

void note(const char* kind, const std::string& file, const std::string& name) {
  if (ran_file().is_open()) ran_file() << kind << '\t' << file << '\t' << name << '\n';
}

struct Listener : doctest::IReporter {
  explicit Listener(const doctest::ContextOptions& /*options*/) {}

  void test_case_start(const doctest::TestCaseData& one) override { current = &one; }
  void test_case_end(const doctest::CurrentTestCaseStats& stats) override {
    if (stats.numAssertsCurrentTest == 0) {
      ++empty;
      std::cerr << "ERROR: " << current->m_file.c_str() << ':' << current->m_line << ": the case '"
                << current->m_name << "' asserts nothing\n";
    } else if (stats.testCaseSuccess) {
      note("case", current->m_file.c_str(), current->m_name);
    }
  }
  void test_run_end(const doctest::TestRunStats& /*stats*/) override {
    if (ran_file().is_open()) ran_file() << "end" << std::endl;
  }

  void report_query(const doctest::QueryData& /*query*/) override {}
  void test_run_start() override {}
  void test_case_reenter(const doctest::TestCaseData& /*one*/) override {}
  void test_case_exception(const doctest::TestCaseException& /*what*/) override {}
  void subcase_start(const doctest::SubcaseSignature& /*what*/) override {}
  void subcase_end() override {}
  void log_assert(const doctest::AssertData& /*what*/) override {}
  void log_message(const doctest::MessageData& /*what*/) override {}
  void test_case_skipped(const doctest::TestCaseData& /*one*/) override {}

  const doctest::TestCaseData* current = nullptr;
};

DOCTEST_REGISTER_LISTENER("ran", 1, Listener);

}  // namespace

void note_scene(const std::string& file, const std::string& title) { note("scene", file, title); }

int empty_cases() { return empty; }

}  // namespace ochre::testing
