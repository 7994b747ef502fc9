// Files built into the program: the boxes, manifests, words and rules of all games.
#pragma once

#include <span>
#include <string>
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

// The text of a file in the folder of a game.
inline std::string_view embedded_of(std::string_view game, std::string_view file) {
  for (const std::string_view folder : {"games/", "examples/"}) {
    const std::string_view text = embedded(std::string(folder) + std::string(game) + '/' + std::string(file));
    if (!text.empty()) return text;
  }
  return {};
}

}  // namespace tsardom
