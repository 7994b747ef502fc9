// Stroganov in the terminal: the picture on narrow paper, the linear text, and names from the first event on.
#include <sstream>

#include "cli/paint.hpp"
#include "program.hpp"

namespace tsardom::cli {
namespace {

using Arguments = std::vector<std::string>;

Arguments solo(const char* lang) {
  return {"play", "stroganov", "--players", "1", "--seed", "3", "--lang", lang};
}

// A person among bots, on the side b boards.
Arguments four(const char* lang) {
  return {"play",     "stroganov", "--players", "4", "--seats", "human,bot:random,bot:random,bot:random",
          "--option", "sides=b",   "--seed",    "3", "--lang",  lang};
}

std::string without_wiping(std::string line) {
  for (const std::string_view wipe : {"\x1b[H", "\x1b[2J", "\x1b[3J"}) {
    if (const std::size_t at = line.find(wipe); at != std::string::npos) line.erase(at, wipe.size());
  }
  return line;
}

TEST(StroganovBoard, FitsEightyColumnsInBothLanguages) {
  for (const char* lang : {"en", "ru"}) {
    for (const Arguments& game : {solo(lang), four(lang)}) {
      const Transcript run = program(game, "?\n" + blind_numbers(2), colourful());
      EXPECT_EQ(run.code, 0) << run.err;
      std::istringstream out(run.out);
      for (std::string line; std::getline(out, line);) ASSERT_LE(width_of(without_wiping(line)), 80) << line;
    }
  }
}

// "[key]" is how a missing text is said; notation stands in brackets too, but has no dots.
TEST(StroganovBoard, IsToldWithoutAMissingText) {
  for (const char* lang : {"en", "ru"}) {
    for (const Arguments& game : {solo(lang), four(lang)}) {
      const Transcript run = program(game, "?\n" + blind_numbers(2));
      EXPECT_EQ(run.code, 0) << run.err;
      EXPECT_FALSE(run.says("[cli.") || run.says("[stroganov.")) << lang;
    }
  }
}

// The number of a move is worn where the move leads.
TEST(StroganovBoard, WearsTheNumbersOfTheMoves) {
  const Transcript run = program(solo("en"), "1\n", {.paper = {.width = 80, .plain = false}});
  EXPECT_TRUE(run.says("│1»1   2»2  ││3»3   4»4   5    │"));
}

TEST(StroganovBoard, TellsRegionsAndTheOpponentsCards) {
  const Transcript run = program(solo("en"), "1\n");
  EXPECT_TRUE(run.says("Region 1, columns 1 to 2, fur 2:\n  Carpenters' Village: 1 banner, 1 outpost"));
  EXPECT_TRUE(run.says("Outposts: Ivan, neutral, neutral."));
  EXPECT_TRUE(
      run.says("Flipped: card 8, hunts the 2 lowest, then an outpost; next card: 2 steps; 17 cards unseen"));
}

TEST(StroganovTable, NamesThingsFromTheFirstEventOn) {
  const Transcript run =
      program({"table"}, R"({"cmd":"new","game":"stroganov","players":2,"seed":3,"lang":"ru"})"
                         "\n");
  EXPECT_TRUE(run.says("Деревня")) << run.out;
  EXPECT_FALSE(run.says("— V1.") || run.says("«A1»")) << run.out;
}

}  // namespace
}  // namespace tsardom::cli
