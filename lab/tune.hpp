// Better weights for an evaluation, found by playing: simultaneous perturbation (Spall 1992). All weights are
// shaken at once, this way and the opposite way; the two play each other; all weights move a little towards
// the winner.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "lab/match.hpp"
#include "table/json.hpp"

namespace tsardom {

struct TuneWish {
  std::string game = {};
  int players = 2;
  std::string bot = "greedy";  // that uses the evaluation
  int rounds = 100;            // of shaking
  int games = 40;              // in each
  int proof = 400;             // games on fresh deals, new weights against old ones
  std::uint64_t seed = 1;
  int threads = 0;
  std::function<void(int done, int all)> progress = {};
};

struct TuneReport {
  struct Weight {
    std::string name;
    double before = 0, after = 0;
  };
  std::vector<Weight> weights;
  MatchReport proof;  // "new" against "old"
};

// Refused as "no_weights" where the game has none.
TuneReport tune(const TuneWish& wish);

std::string tune_text(const TuneReport& report);
Json tune_json(const TuneReport& report);

}  // namespace tsardom
