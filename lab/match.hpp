// Bots against bots: the same deals for everybody, every seat for everybody, and how sure one can be of the
// result.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "bots/levels.hpp"
#include "table/json.hpp"

namespace tsardom {

struct Contender {
  std::string name;
  Bot bot;
};

// By name, as find_bot knows them; refused as "unknown_level".
std::vector<Contender> read_contenders(const std::vector<std::string>& names);

struct MatchWish {
  std::string game = {};
  int players = 2;
  // As many as players, in the order of the first seating, which is then rotated; alone everybody plays every
  // deal.
  std::vector<Contender> contenders = {};
  int games = 100;  // at least; every deal is played in every seating
  std::uint64_t seed = 1;
  int threads = 0;  // 0: one for every core. The result does not depend on it
  Json options = Json::object();
  std::string resume =
      {};  // a file that keeps finished games; those of an interrupted run are not played again
  bool stops_early = false;  // as soon as it is clear that somebody is better or worse than even
  std::function<void(int done, int all)> progress = {};
};

// All contenders of one name together.
struct Score {
  std::string name;
  int games = 0;             // seats played
  double wins = 0;           // shared where first place is
  double win_rate = 0;       // wins : games
  double low = 0, high = 0;  // of the win rate, 95 %
  double even = 0;           // the win rate if all were alike
  double mean_points = 0, mean_place = 0;
  double elo = 0;  // by how many points of Elo's scale it is better than those it met
  double decisions_per_s = 0, iterations_per_s = 0;
  std::map<std::string, int> titles = {};  // how often each was reached
};

struct MatchReport {
  std::string game;
  int players = 0, games = 0;
  std::uint64_t seed = 0;
  bool stopped = false;
  std::vector<Score> scores;
};

MatchReport match(const MatchWish& wish);

std::string match_text(const MatchReport& report);
Json match_json(const MatchReport& report);

}  // namespace tsardom
