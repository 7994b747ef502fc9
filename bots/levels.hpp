// How a bot plays, and the levels that people choose from.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tsardom {

// How long a bot may think: so many iterations, which a seed repeats to the bit, or so many milliseconds.
struct Budget {
  int iterations = 64;
  std::chrono::milliseconds time{0};  // when set, it counts instead of the iterations

  Budget() = default;
  Budget(int count) : iterations(count) {}
  Budget(std::chrono::milliseconds span) : time(span) {}
  bool is_timed() const { return time.count() > 0; }
  friend bool operator==(const Budget&, const Budget&) = default;
};

struct Bot {
  enum class Manner : std::uint8_t { random, greedy, search };

  Manner manner = Manner::random;
  Budget budget = {};                // to search; the others have it to tell their chances
  int careless = 0;                  // so many of a hundred moves it makes at random
  int threads = 1;                   // that search
  std::vector<double> weights = {};  // of the evaluation; none: those of the game
  friend bool operator==(const Bot&, const Bot&) = default;
};

struct Level {
  std::string_view name;
  Bot bot;
};

// From the weakest up. A level asks for the same thinking time in every game.
std::span<const Level> levels();
std::vector<std::string> level_names();

// A level, or for the laboratory a search with its budget: "search:2000" iterations, "search:300ms".
std::optional<Bot> find_bot(std::string_view name);

}  // namespace tsardom
