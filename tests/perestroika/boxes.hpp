// Boxes of Perestroika that differ from the built-in one.
#pragma once

#include <gtest/gtest.h>

#include <cstdio>
#include <fstream>
#include <string>
#include <string_view>

#include "tests/other_box.hpp"

namespace tsardom::perestroika {

inline Json good_box() { return *built_in_box("perestroika"); }

template <class Change>
Json changed(Change change) {
  return changed_box("perestroika", change);
}

inline Refusal refusal_of(const Json& box) { return refusal_of_box("perestroika", box); }

// A file that is gone after the test.
class BoxFile {
 public:
  explicit BoxFile(const std::string& text)
      : path_(testing::TempDir() + "box_" + testing::UnitTest::GetInstance()->current_test_info()->name() +
              ".json") {
    std::ofstream(path_) << text;
  }
  ~BoxFile() { std::remove(path_.c_str()); }
  BoxFile(const BoxFile&) = delete;
  BoxFile& operator=(const BoxFile&) = delete;
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

inline Json& kind_of_card(Json& box, std::string_view id) {
  for (Json& kind : box["action_card_kinds"]) {
    if (kind["id"] == id) return kind;
  }
  ADD_FAILURE() << "no card " << id;
  return box;
}

}  // namespace tsardom::perestroika
