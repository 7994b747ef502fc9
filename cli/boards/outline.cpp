// Any game: the view as an indented outline.
#include <algorithm>

#include "cli/boards/boards.hpp"

namespace tsardom::cli {
namespace {

std::string scalar(const Json& value) {
  if (value.is_null()) return "-";
  return value.is_string() ? value.get<std::string>() : write_json(value);
}

bool is_row(const Json& value) {
  return value.is_array() &&
         std::none_of(value.begin(), value.end(), [](const Json& item) { return item.is_structured(); });
}

std::string row(const Json& items) {
  Lines texts;
  for (const Json& item : items) texts.push_back(scalar(item));
  return joined(texts, " ");
}

void write(const Json& value, const std::string& label, int depth, Lines& lines) {
  const std::string indent(static_cast<std::size_t>(2 * depth), ' ');
  if (is_row(value)) return lines.push_back(indent + label + ": " + row(value));
  if (!value.is_structured()) return lines.push_back(indent + label + ": " + scalar(value));
  lines.push_back(indent + label + ':');
  int number = 0;
  for (const auto& [key, part] : value.items())
    write(part, value.is_array() ? std::to_string(++number) : key, depth + 1, lines);
}

}  // namespace

Lines outline(const Scene& scene) {
  Lines lines{game_name(scene.words(), scene.lexicon.language().game)};
  for (const auto& [key, part] : scene.view.items()) {
    if (key != "format") write(part, key, 1, lines);
  }
  return lines;
}

}  // namespace tsardom::cli
