// What the program brings of each game, to be read by the page: box, words and rules.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "server/page.hpp"

namespace tsardom::server {

class Shelf {
 public:
  Shelf();

  // "box", "words" or "rules" of a game; where there is none in that language, in English.
  const PageFile* find(std::string_view game, std::string_view what, const std::string& lang) const;

 private:
  std::map<std::string, PageFile, std::less<>> files_;  // by path in the source tree
};

}  // namespace tsardom::server
