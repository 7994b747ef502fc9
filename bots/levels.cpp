#include "bots/levels.hpp"

#include <charconv>

namespace tsardom {
namespace {

using std::chrono_literals::operator""ms;

constexpr std::string_view kSearch = "search:", kMilliseconds = "ms";
constexpr int kMostIterations = 100'000'000;

Bot searching(Budget budget) { return {.manner = Bot::Manner::search, .budget = budget}; }

}  // namespace

std::span<const Level> levels() {
  static const std::vector<Level> kLevels{
      {"random", {.manner = Bot::Manner::random}},
      {"beginner", {.manner = Bot::Manner::greedy, .careless = 40}},
      {"greedy", {.manner = Bot::Manner::greedy}},
      {"quick", searching(100ms)},
      {"strong", searching(700ms)},
      {"master", searching(2700ms)},
  };
  return kLevels;
}

std::vector<std::string> level_names() {
  std::vector<std::string> names;
  for (const Level& level : levels()) names.emplace_back(level.name);
  return names;
}

std::optional<Bot> find_bot(std::string_view name) {
  for (const Level& level : levels()) {
    if (level.name == name) return level.bot;
  }
  if (!name.starts_with(kSearch)) return {};
  name.remove_prefix(kSearch.size());
  const bool timed = name.ends_with(kMilliseconds);
  if (timed) name.remove_suffix(kMilliseconds.size());
  int number = 0;
  const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), number);
  if (error != std::errc{} || end != name.data() + name.size() || number < 1 || number > kMostIterations)
    return {};
  return searching(timed ? Budget(std::chrono::milliseconds(number)) : Budget(number));
}

}  // namespace tsardom
