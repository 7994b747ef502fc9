// Whole games at the terminal.
#include <fstream>
#include <regex>

#include "program.hpp"

namespace tsardom::cli {
namespace {

struct Language {
  std::string lang, over, won, points;
};

class WholeGame : public testing::TestWithParam<Language> {};

INSTANTIATE_TEST_SUITE_P(Languages, WholeGame,
                         testing::Values(Language{"en", "The game is over.", "wins with", "points"},
                                         Language{"ru", "Игра окончена.", "Победа: Игрок", "очк"}),
                         [](const auto& language) { return language.param.lang; });

TEST_P(WholeGame, SoloByNumbersIsPlayedToItsEnd) {
  const Transcript run = program(
      {"play", "perestroika", "--players", "1", "--seed", "5", "--lang", GetParam().lang}, blind_numbers(1));
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_TRUE(run.says(GetParam().over));
  EXPECT_TRUE(run.says(GetParam().points));
  EXPECT_FALSE(lacks_words(run.out));
}

TEST_P(WholeGame, TwoPeopleByNumbersPlayToTheEnd) {
  const Transcript run =
      program({"play", "perestroika", "--seats", "human,human", "--seed", "6", "--lang", GetParam().lang},
              blind_numbers(2));
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_TRUE(run.says(GetParam().over));
  EXPECT_TRUE(run.says(GetParam().won));
  EXPECT_FALSE(lacks_words(run.out));
}

TEST_P(WholeGame, OfCatherineIsPlayedByTwoPeopleAndAmongBots) {
  const std::vector<std::pair<std::string, Screen>> sittings{{"human,human", Screen{}},
                                                             {"human,bot:greedy,bot:random", colourful()}};
  for (const auto& [seats, screen] : sittings) {
    const Transcript run =
        program({"play", "catherine", "--seats", seats, "--seed", "6", "--lang", GetParam().lang},
                blind_numbers(2), screen);
    EXPECT_EQ(run.code, 0) << run.err;
    EXPECT_TRUE(run.says(GetParam().over));
    EXPECT_TRUE(run.says(GetParam().won));
    EXPECT_FALSE(lacks_words(run.out));
  }
}

TEST_P(WholeGame, ThreeSeatsOfAllKindsPlayEveryScenario) {
  for (const std::string scenario :
       {"rus_successor", "cathedral_architecture", "struggle", "palace_architecture", "baltic_trade"}) {
    const Transcript run = program({"play", "perestroika", "--seats", "human,bot:random,bot:greedy", "--seed",
                                    "7", "--option", "scenario=" + scenario, "--lang", GetParam().lang},
                                   blind_numbers(3));
    EXPECT_EQ(run.code, 0) << scenario << ": " << run.err;
    EXPECT_TRUE(run.says(GetParam().over)) << scenario;
    EXPECT_FALSE(lacks_words(run.out)) << scenario;
  }
}

TEST_P(WholeGame, IsDrawnAndSaysTheSame) {
  const Transcript run =
      program({"play", "perestroika", "--players", "2", "--seed", "8", "--lang", GetParam().lang},
              blind_numbers(4), colourful());
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_TRUE(run.says("╭─"));
  EXPECT_TRUE(run.says(GetParam().over));
  EXPECT_FALSE(lacks_words(run.out));
}

// Latin letters are left to notation in brackets, rule numbers and keys.
TEST(Russian, LeavesNoEnglishWordInAGame) {
  for (const char* game : {"perestroika", "catherine"}) {
    const Transcript run =
        program({"play", game, "--seats", "human,bot:greedy,bot:random", "--seed", "9", "--lang", "ru"},
                "?\nb\nl\ns\nu\nv\n" + blind_numbers(5));
    const std::regex notation(R"(\[[A-Za-z0-9_ ]+\]|(PER|CAT)-[0-9.]+)");
    const std::string text = std::regex_replace(run.out, notation, "");
    std::smatch found;
    EXPECT_FALSE(std::regex_search(text, found, std::regex("[A-Za-z]{2,}"))) << found.str();
  }
}

TEST(Bots, PlayAloneToTheEndAndPrintTheScores) {
  const Transcript run = program({"play", "perestroika", "--players", "3", "--seats",
                                  "bot:random,bot:greedy,bot:random", "--seed", "1"});
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_TRUE(run.says("The game is over."));
  for (const char* seat : {"Player 1: ", "Player 2: ", "Player 3: "}) EXPECT_TRUE(run.says(seat));
  EXPECT_TRUE(run.says("place 1"));
}

TEST(Bots, RepeatThemselvesWithTheSameSeedOnly) {
  const auto with_seed = [](const char* seed) {
    return program({"play", "perestroika", "--seats", "bot:random,bot:greedy", "--seed", seed}).out;
  };
  EXPECT_EQ(with_seed("4"), with_seed("4"));
  EXPECT_NE(with_seed("4"), with_seed("5"));
}

TEST(Bots, AreTheUsualRivals) {
  const Transcript run = program({"play", "perestroika", "--players", "2", "--seed", "1"}, blind_numbers(6));
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_TRUE(run.says("Player 2 (bot: greedy"));
}

TEST(ConnectFour, IsPlayedByNotation) {
  const Transcript run = program({"play", "connect_four", "--seats", "human,human"},
                                 lines({"", "drop a", "", "drop b", "", "drop a", "", "drop b", "", "drop a",
                                        "", "drop b", "", "drop a"}));
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_TRUE(run.says("Player 1 wins"));
  EXPECT_TRUE(run.says("x . . . . . ."));
}

TEST(Plain, HasNeitherColoursNorDrawings) {
  for (const std::vector<std::string>& args :
       {std::vector<std::string>{"play", "perestroika", "--players", "2", "--seed", "2", "--plain"},
        {"play", "connect_four", "--seats", "human,bot:random", "--seed", "2", "--plain"}}) {
    const Transcript run = program(args, "?\nh\ns\nl\nb\n" + blind_numbers(7), colourful());
    EXPECT_EQ(run.code, 0) << run.err;
    EXPECT_FALSE(run.says("\x1b"));
    for (const char* drawn : {"─", "│", "╭", "╮", "╰", "╯", "▀", "▄", "█", "●", "■", "▲", "✚"})
      EXPECT_FALSE(run.says(drawn)) << drawn;
  }
}

TEST(EndOfInput, IsToldWithACodeAndIsAFailure) {
  const Transcript run = program({"play", "perestroika", "--players", "2", "--seed", "1"}, "1\n1\n");
  EXPECT_EQ(run.code, kFailure);
  EXPECT_TRUE(run.complains("tsardom: input_ended: "));
  EXPECT_EQ(count_of(run.err, "\n"), 1U);
}

TEST(Options, ReachTheGame) {
  const Transcript run =
      program({"play", "perestroika", "--players", "2", "--seats", "human=Anna,bot:random=Boris", "--option",
               "scenario=serfdom", "--option", "start=1", "--seed", "1"});
  EXPECT_TRUE(run.says("Principality of Perestroika: Serfdom"));
  EXPECT_TRUE(run.says("Boris (bot: random, start player)"));
  EXPECT_TRUE(run.says("Anna (you)"));
}

TEST(Box, OfAFileIsPlayedWith) {
  const ScratchFile file("box.json");
  Json box = *find_game("perestroika").box;
  box["player_tables"]["rows"][1]["start_materials"] = {4, 5};
  std::ofstream(file.path()) << box;
  const Transcript run = program(
      {"play", "perestroika", "--players", "2", "--box", file.path(), "--option", "start=0", "--seed", "1"});
  EXPECT_TRUE(run.says("4 pieces to go")) << run.err;
}

TEST(Box, ThatIsBrokenIsRefusedWithItsPlace) {
  const ScratchFile file("box.json");
  Json box = *find_game("perestroika").box;
  box["materials"]["hold_limit_per_kind"] = -1;
  std::ofstream(file.path()) << box;
  const Transcript run = program({"play", "perestroika", "--players", "2", "--box", file.path()});
  EXPECT_EQ(run.code, kFailure);
  EXPECT_TRUE(run.complains("bad_box: "));
  EXPECT_TRUE(run.complains("hold_limit_per_kind"));
}

}  // namespace
}  // namespace tsardom::cli
