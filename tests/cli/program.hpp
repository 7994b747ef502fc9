// The program with a script for a keyboard and strings for a screen.
#pragma once

#include <algorithm>
#include <filesystem>
#include <regex>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "cli/app.hpp"
#include "cli/save.hpp"
#include "cli/trouble.hpp"
#include "core/game.hpp"
#include "gtest/gtest.h"
#include "table/record.hpp"

namespace tsardom::cli {

struct Transcript {
  int code;
  std::string out, err;

  bool says(std::string_view text) const { return out.find(text) != std::string::npos; }
  bool complains(std::string_view text) const { return err.find(text) != std::string::npos; }
};

inline Screen colourful(int width = 80) {
  return {
      .paper = {.width = width, .plain = false, .colours = Colours::many}, .height = 40, .is_terminal = true};
}

inline Transcript program(std::vector<std::string> args, const std::string& typed = {},
                          const Screen& screen = {}) {
  const auto chooses_language = [](const std::string& arg) { return arg.starts_with("--lang"); };
  if (std::none_of(args.begin(), args.end(), chooses_language)) args.insert(args.begin(), {"--lang", "en"});
  std::istringstream in(typed);
  std::ostringstream out, err;
  const int code = run(args, {in, out, err, screen});
  return {code, out.str(), err.str()};
}

inline std::string lines(const std::vector<std::string>& typed) {
  std::string text;
  for (const std::string& line : typed) text += line + '\n';
  return text;
}

// Numbers typed without looking; one that is not offered is asked again, so every game comes to its end.
inline std::string blind_numbers(std::uint64_t seed, int count = 20'000, unsigned most = 5) {
  Rng rng(seed);
  std::string text;
  for (int i = 0; i < count; ++i) text += std::to_string(rng.below(most) + 1) + '\n';
  return text;
}

// A key without a text is said in brackets with its dots.
inline bool lacks_words(const std::string& text) {
  return std::regex_search(text, std::regex(R"(\[[a-z_]+\.[a-z_.]+\])"));
}

inline std::size_t count_of(std::string_view text, std::string_view part) {
  std::size_t count = 0;
  for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + part.size()))
    ++count;
  return count;
}

// A file of this test alone, gone when the test is over.
class ScratchFile {
 public:
  explicit ScratchFile(const std::string& name) {
    const testing::TestInfo& test = *testing::UnitTest::GetInstance()->current_test_info();
    std::string unique = std::string("tsardom-") + test.test_suite_name() + '-' + test.name() + '-' + name;
    std::replace(unique.begin(), unique.end(), '/', '-');
    path_ = std::filesystem::temp_directory_path() / unique;
    std::filesystem::remove(path_);
  }
  ~ScratchFile() {
    std::error_code ignored;
    std::filesystem::remove(path_, ignored);
  }
  ScratchFile(const ScratchFile&) = delete;
  ScratchFile& operator=(const ScratchFile&) = delete;

  std::string path() const { return path_.string(); }
  bool exists() const { return std::filesystem::exists(path_); }

 private:
  std::filesystem::path path_;
};

inline std::string hash_in(const ScratchFile& file) { return replay(read_saved(file.path()).record)->hash(); }

}  // namespace tsardom::cli
