// Linked into every test program of the tree that tools/mutate builds. Where MUTANT_TRACE names a file, each
// test leaves a line there: its name, its milliseconds, the mutants it reached, and those void there.
#include <gtest/gtest.h>

#include <cstdlib>
#include <cstring>
#include <fstream>
#include <string>

#include "mutants.hpp"

namespace {

struct Watch : testing::EmptyTestEventListener {
  void OnTestEnd(const testing::TestInfo& test) override {
    const char* file = std::getenv("MUTANT_TRACE");
    if (file == nullptr) return;
    std::ofstream trace(file, std::ios::app);
    trace << test.test_suite_name() << '.' << test.name() << '\t' << test.result()->elapsed_time() << '\t'
          << test.result()->Passed() << '\t' << listed(mutant::reached) << '\t' << listed(mutant::void_here)
          << '\n';
    std::memset(mutant::reached, 0, sizeof mutant::reached);
  }

  static std::string listed(const unsigned char* ids) {
    std::string text;
    for (int id = 0; id < mutant::kMost; ++id) {
      if (ids[id] != 0) text += std::to_string(id) + ' ';
    }
    return text;
  }
};

const bool is_watching = [] {
  testing::UnitTest::GetInstance()->listeners().Append(new Watch);
  return true;
}();

}  // namespace
