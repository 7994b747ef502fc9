// How fast the games are: uniformly random play on one core, beside a probe of what the machine could do.
#pragma once

#include <cstddef>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace tsardom {

struct BenchWish {
  std::string game;    // empty: all of them
  int players = 0;     // 0: every number that the game allows
  double seconds = 1;  // of play for each row
};

// All of one game with so many players. Times are medians of many short slices.
struct BenchRow {
  std::string game;
  int players = 0;
  std::size_t state_bytes = 0;
  double copy_ns = 0;
  double ns_per_decision = 0;  // the whole time of the games, chance included
  double ratio = 0;            // ns_per_decision : probe_ns
  double decisions_per_s = 0;
  double games_per_s = 0;
  double decisions_per_game = 0;
  double chance_per_game = 0;
  double mean_legal = 0;
  int max_legal = 0;
  double iterations_per_s = 0;  // of the search, from positions of random games
  double views_per_s = 0;       // written as numbers, from such positions
  double view_ratio = 0;        // ns a view : probe_ns
};

struct BenchReport {
  double probe_ns = 0;
  std::vector<BenchRow> rows;  // empty: no such game or number of players
};

BenchReport bench(const BenchWish& wish);

std::string bench_text(const BenchReport& report);
nlohmann::ordered_json bench_json(const BenchReport& report);

}  // namespace tsardom
