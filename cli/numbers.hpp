// tsardom perft and tsardom bench: how large a game is, and how fast.
#pragma once

#include <string>

#include "cli/console.hpp"
#include "table/json.hpp"
#include "table/words.hpp"

namespace tsardom::cli {

struct PerftWish {
  std::string game = {};
  int players = 2;
  int depth = 1;
  Json options = Json::object();
};
void show_perft(const PerftWish& wish, const Words& words, Console& console);

struct BenchmarkWish {
  std::string game = {};  // empty: all
  int players = 0;        // 0: any number
  double seconds = 1;
  bool as_json = false;
};
void show_bench(const BenchmarkWish& wish, Console& console);

}  // namespace tsardom::cli
