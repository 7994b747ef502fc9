// Ivan the Terrible at the terminal.
#include "program.hpp"

namespace tsardom::cli {
namespace {

class IvanGame : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Languages, IvanGame, testing::Values("en", "ru"),
                         [](const auto& lang) { return lang.param; });

TEST_P(IvanGame, IsPlayedToItsEndByNumbers) {
  const Transcript run =
      program({"play", "ivan", "--seats", "human,bot:greedy,bot:random", "--seed", "5", "--lang", GetParam()},
              "?\nb\nl\ns\nu\nv\n" + blind_numbers(1, 40'000, 8));
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_TRUE(run.says(GetParam() == "en" ? "The game is over." : "Игра окончена."));
  EXPECT_FALSE(lacks_words(run.out));
}

TEST_P(IvanGame, IsDrawnWithMapAndKremlin) {
  const Transcript run = program({"play", "ivan", "--players", "4", "--seed", "6", "--lang", GetParam()},
                                 blind_numbers(2, 40'000, 8), colourful());
  EXPECT_EQ(run.code, 0) << run.err;
  for (const char* sign : {"╭─", "♛", "♞", "♝", "⠁"}) EXPECT_TRUE(run.says(sign)) << sign;
  EXPECT_FALSE(lacks_words(run.out));
}

// Latin letters are left to notation in brackets, rule numbers and the numbers of regions.
TEST(IvanInRussian, LeavesNoEnglishWord) {
  const Transcript run =
      program({"play", "ivan", "--seats", "human,bot:greedy", "--seed", "9", "--lang", "ru"},
              "?\nb\nl\ns\nu\nv\n" + blind_numbers(5, 40'000, 8));
  const std::string text = std::regex_replace(run.out, std::regex(R"(\[[A-Za-z0-9_ -]+\]|IVN-[0-9.]+)"), "");
  std::smatch found;
  EXPECT_FALSE(std::regex_search(text, found, std::regex("[A-Za-z]{2,}"))) << found.str();
}

TEST(IvanPlain, HasNeitherColoursNorDrawings) {
  const Transcript run = program({"play", "ivan", "--players", "2", "--seed", "2", "--plain"},
                                 "?\nh\ns\nl\nb\n" + blind_numbers(7, 40'000, 8), colourful());
  EXPECT_EQ(run.code, 0) << run.err;
  for (const char* drawn : {"\x1b", "─", "│", "╭", "╯", "●", "■", "♞", "♛", "⌂", "⠁"})
    EXPECT_FALSE(run.says(drawn)) << drawn;
}

// What may be chosen has its number where it lies.
TEST(IvanBoard, NumbersTheCitiesThatMayBeChosen) {
  const Transcript run =
      program({"play", "ivan", "--seats", "human,bot:greedy", "--seed", "3"}, lines({"1"}),
              {.paper = {.width = 80, .plain = false, .colours = Colours::none}, .height = 40});
  EXPECT_EQ(run.code, kFailure);  // the input ends at the first warrior
  EXPECT_TRUE(run.says("Station a warrior"));
  EXPECT_TRUE(run.says("[1] ♛ Moscow I"));
}

}  // namespace
}  // namespace tsardom::cli
