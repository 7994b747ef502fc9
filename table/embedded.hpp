// Files built into the program: the boxes, words and rules of all games.
#pragma once

#include <span>
#include <string_view>

namespace tsardom {

struct EmbeddedFile {
  std::string_view path;  // below the root, e.g. "games/perestroika/components.json"
  std::string_view text;
};

std::span<const EmbeddedFile> embedded_files();

// The text of one file; empty if there is none.
inline std::string_view embedded(std::string_view path) {
  for (const EmbeddedFile& file : embedded_files()) {
    if (file.path == path) return file.text;
  }
  return {};
}

}  // namespace tsardom
