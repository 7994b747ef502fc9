// Files in the source tree that say how the games behave. With TSARDOM_REGOLDEN set they are written anew.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace tsardom {

inline bool writes_goldens() { return std::getenv("TSARDOM_REGOLDEN") != nullptr; }

inline std::filesystem::path golden_folder(const std::string& folder) {
  return std::filesystem::path(TSARDOM_ROOT) / "tests" / folder;
}

inline std::vector<std::string> lines_of(std::istream&& text) {
  std::vector<std::string> lines;
  for (std::string line; std::getline(text, line);) lines.push_back(line);
  return lines;
}

// The first place where two texts differ, as a patch would show it; empty: nowhere.
inline std::string difference(const std::vector<std::string>& then, const std::vector<std::string>& now) {
  constexpr std::size_t kBefore = 6, kDiffering = 4;
  const auto from = static_cast<std::size_t>(
      std::mismatch(then.begin(), then.end(), now.begin(), now.end()).first - then.begin());
  if (from == then.size() && from == now.size()) return {};
  std::string text = "line " + std::to_string(from + 1) + ":\n";
  for (std::size_t i = from < kBefore ? 0 : from - kBefore; i < from; ++i) text += "  " + then[i] + '\n';
  for (std::size_t i = from; i < std::min(from + kDiffering, then.size()); ++i) text += "- " + then[i] + '\n';
  for (std::size_t i = from; i < std::min(from + kDiffering, now.size()); ++i) text += "+ " + now[i] + '\n';
  return text;
}

// The file holds just this text, or is made to.
inline void expect_golden(const std::filesystem::path& file, const std::string& text) {
  if (writes_goldens()) {
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file) << text;
    return;
  }
  const std::vector<std::string> then = lines_of(std::ifstream(file));
  ASSERT_FALSE(then.empty()) << file << " is missing; tools/regolden writes it";
  EXPECT_EQ(difference(then, lines_of(std::istringstream(text))), "") << file.filename();
}

}  // namespace tsardom
