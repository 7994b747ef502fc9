#include "cli/numbers.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <limits>

#include "cli/dialogue.hpp"
#include "lab/bench.hpp"
#include "table/registry.hpp"

namespace tsardom::cli {

void show_perft(const PerftWish& wish, const Words& words, Console& console) {
  const std::unique_ptr<Table> table =
      find_game(wish.game).open({.players = wish.players, .options = wish.options});
  const Perft counts = table->perft(wish.depth, std::numeric_limits<std::uint64_t>::max());
  Dialogue dialogue(console, words);
  dialogue.say(fmt::format("{:>5} {:>16} {:>16}", words.say("cli.perft.ply"),
                           words.say("cli.perft.decisions"), words.say("cli.perft.chance")));
  for (std::size_t ply = 0; ply < counts.decisions.size(); ++ply) {
    dialogue.say(fmt::format("{:>5} {:>16} {:>16}", ply + 1, counts.decisions[ply], counts.chances[ply]));
  }
}

void show_bench(const BenchmarkWish& wish, Console& console) {
  if (!wish.game.empty()) {
    const Language& language = *find_game(wish.game).language;
    if (wish.players != 0 &&
        (wish.players < language.least_players || wish.players > language.most_players)) {
      throw Refusal(
          "bad_players",
          {{"players", wish.players}, {"least", language.least_players}, {"most", language.most_players}});
    }
  }
  const BenchReport report = bench({.game = wish.game, .players = wish.players, .seconds = wish.seconds});
  console.out << (wish.as_json ? write_json(bench_json(report)) + '\n' : bench_text(report));
}

}  // namespace tsardom::cli
