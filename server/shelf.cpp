#include "server/shelf.hpp"

#include "table/embedded.hpp"

namespace tsardom::server {

Shelf::Shelf() {
  for (const EmbeddedFile& file : embedded_files())
    files_.emplace(file.path, page_file(file.path, std::string(file.text)));
}

const PageFile* Shelf::find(std::string_view game, std::string_view what, const std::string& lang) const {
  const std::string name(game);
  const auto first = [this](std::initializer_list<std::string> paths) -> const PageFile* {
    for (const std::string& path : paths) {
      const auto found = files_.find(path);
      if (found != files_.end()) return &found->second;
    }
    return nullptr;
  };
  if (what == "rules")
    return first({"docs/rules/" + name + '.' + lang + ".md", "docs/rules/" + name + ".md"});
  const std::string file = what == "box"     ? "/components.json"
                           : what == "words" ? "/words/" + lang + ".json"
                                             : "";
  return file.empty() ? nullptr : first({"games/" + name + file, "examples/" + name + file});
}

}  // namespace tsardom::server
