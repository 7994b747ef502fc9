#include "lab/tune.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/game.hpp"
#include "table/registry.hpp"

namespace tsardom {
namespace {

using Weights = std::vector<double>;

// How far each weight is shaken: in proportion to what it was, but never so little that zero stays zero.
Weights reach_of(const Weights& weights) {
  constexpr double kShare = 0.3, kLeast = 0.1;
  Weights reach;
  for (const double weight : weights) reach.push_back(std::max(kLeast, kShare * std::abs(weight)));
  return reach;
}

Weights moved(const Weights& weights, const Weights& way, double far) {
  Weights result = weights;
  for (std::size_t i = 0; i < result.size(); ++i) result[i] += far * way[i];
  return result;
}

MatchReport duel(const TuneWish& wish, const Weights& one, const Weights& other, int games,
                 std::uint64_t seed) {
  Contender first = read_contenders({wish.bot}).front(), second = first;
  first.name = "new";
  first.bot.weights = one;
  second.name = "old";
  second.bot.weights = other;
  std::vector<Contender> contenders{first};
  contenders.resize(static_cast<std::size_t>(wish.players), second);
  return match({.game = wish.game,
                .players = wish.players,
                .contenders = contenders,
                .games = games,
                .seed = seed,
                .threads = wish.threads});
}

}  // namespace

TuneReport tune(const TuneWish& wish) {
  const GameEntry& entry = find_game(wish.game);
  if (entry.weights.empty()) throw Refusal("no_weights", {{"game", wish.game}});
  Weights first;
  for (const GameEntry::Weight& weight : entry.weights) first.push_back(weight.value);
  const Weights reach = reach_of(first);
  Weights now = first;
  Rng rng(wish.seed);
  for (int round = 0; round < wish.rounds; ++round) {
    const double patience = std::pow(1.0 + round, -0.2);  // smaller steps as time goes by
    Weights way = reach;
    for (double& step : way) step *= rng.below(2) == 0 ? patience : -patience;
    const MatchReport report = duel(wish, moved(now, way, 1), moved(now, way, -1), wish.games, rng.next());
    const Score& score = report.scores.front();
    now = moved(now, way, score.win_rate - score.even);
    if (wish.progress) wish.progress(round + 1, wish.rounds);
  }
  TuneReport report{{}, duel(wish, now, first, wish.proof, rng.next())};
  for (std::size_t i = 0; i < now.size(); ++i)
    report.weights.push_back({entry.weights[i].name, first[i], now[i]});
  return report;
}

std::string tune_text(const TuneReport& report) {
  std::string text = fmt::format("{:<24}{:>10}{:>10}\n", "weight", "before", "after");
  for (const TuneReport::Weight& weight : report.weights)
    text += fmt::format("{:<24}{:>10.3f}{:>10.3f}\n", weight.name, weight.before, weight.after);
  return text + "\nOn fresh deals: " + match_text(report.proof);
}

Json tune_json(const TuneReport& report) {
  Json weights = Json::array();
  for (const TuneReport::Weight& weight : report.weights)
    weights.push_back({{"name", weight.name}, {"before", weight.before}, {"after", weight.after}});
  return {{"weights", weights}, {"proof", match_json(report.proof)}};
}

}  // namespace tsardom
