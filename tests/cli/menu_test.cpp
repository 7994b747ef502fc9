// The menu of `tsardom play`.
#include "program.hpp"

namespace tsardom::cli {
namespace {

// The lines of the first menu: every game that is no example, then two more.
std::string line_of(std::string_view game) {
  int line = 0;
  for (const GameEntry& entry : all_games()) {
    line += entry.example ? 0 : 1;
    if (entry.id() == game) break;
  }
  return std::to_string(line);
}
int games() {
  return static_cast<int>(std::count_if(all_games().begin(), all_games().end(),
                                        [](const GameEntry& game) { return !game.example; }));
}
const std::string kPerestroika = line_of("perestroika"), kResume = std::to_string(games() + 1),
                  kLeave = std::to_string(games() + 2);

TEST(Menu, SitsDownToAWholeGame) {
  const Transcript run =
      program({"play", "--seed", "2"}, lines({kPerestroika, "2", "1", "2", ""}) + blind_numbers(1));
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_TRUE(run.says("Player 2 (bot: random"));
  EXPECT_TRUE(run.says("The game is over."));
}

TEST(Menu, LeavesExamplesOut) {
  const Transcript run = program({"play"});
  EXPECT_TRUE(run.says("Principality of Perestroika"));
  EXPECT_FALSE(run.says("onnect"));
}

TEST(Menu, ExplainsScenariosAndPlaysTheOneChosen) {
  const Transcript run = program({"play", "--seed", "2"}, lines({kPerestroika, "2", "1", "2", "1", "7", ""}));
  EXPECT_TRUE(run.says("A field next to a town is worth more. Difficulty: medium"));
  EXPECT_TRUE(run.says("Principality of Perestroika: Serfdom")) << run.out;
}

TEST(Menu, OffersAloneOnlyWhatOneCanPlayAlone) {
  const Transcript alone = program({"play"}, lines({kPerestroika, "1", "1"}));
  EXPECT_FALSE(alone.says("Rus' Successor"));
  EXPECT_TRUE(alone.says("Serfdom"));
  const Transcript together = program({"play"}, lines({kPerestroika, "2", "", "", "1"}));
  EXPECT_TRUE(together.says("Rus' Successor"));
}

TEST(Menu, ResumesASavedGame) {
  const ScratchFile file("game.json");
  program({"play", "perestroika", "--seats", "human=Anna,bot:random", "--seed", "1", "--save", file.path()},
          "1\n");
  const Transcript run = program({"play"}, lines({kResume, "no/such/file", file.path()}));
  EXPECT_TRUE(run.says("There is no file \"no/such/file\""));
  EXPECT_TRUE(run.says("Anna (you"));
}

TEST(Menu, AsksAgainAfterNonsense) {
  const Transcript run =
      program({"play"}, lines({"x", "99", kPerestroika, "7", "two", "2", "9", "1", "1", ""}));
  EXPECT_EQ(count_of(run.out, "Type a number from 1 to "), 3U);
  EXPECT_EQ(count_of(run.out, "How many players?"), 3U);
  EXPECT_TRUE(run.says(", take the screen"));
}

TEST(Menu, CanBeLeft) {
  const Transcript run = program({"play"}, kLeave + '\n');
  EXPECT_EQ(run.code, 0) << run.err;
}

TEST(Menu, EndOfInputIsAFailure) {
  const Transcript run = program({"play"}, kPerestroika + '\n');
  EXPECT_EQ(run.code, kFailure);
  EXPECT_TRUE(run.complains("tsardom: input_ended: "));
}

TEST(Menu, SpeaksRussian) {
  const Transcript run = program({"play", "--lang", "ru"}, lines({kPerestroika, "2", "", "", "1", "7", ""}));
  EXPECT_TRUE(run.says("Перестройка княжества (1–3 игрока)"));
  EXPECT_TRUE(run.says("Поле рядом с посадом ценнее. Сложность: средняя"));
}

}  // namespace
}  // namespace tsardom::cli
