// What the keys do at the prompt.
#include "program.hpp"

namespace tsardom::cli {
namespace {

// Anna begins, chooses three start materials in a game of three, and then the input ends.
Transcript type(const std::vector<std::string>& typed, const std::string& lang = "en",
                const Screen& screen = {}) {
  return program({"play", "perestroika", "--seats", "human=Anna,bot:random,bot:random", "--option", "start=0",
                  "--seed", "1", "--lang", lang},
                 lines(typed), screen);
}

TEST(Keys, QuestionMarkExplainsEffectAndRuleOfEveryChoice) {
  const Transcript run = type({"?"});
  EXPECT_EQ(count_of(run.out, "(rule PER-9.1)"), 3U);
}

TEST(Keys, QuestionMarkWithANumberExplainsThatChoiceAlone) {
  for (const char* asked : {"? 2", "?2"}) {
    const Transcript run = type({asked});
    EXPECT_EQ(count_of(run.out, "(rule PER-9.1)"), 1U);
    EXPECT_TRUE(run.says("You take wood from the stock."));
  }
}

TEST(Keys, UndoTakesTheLastMoveBack) {
  const Transcript run = type({"take fur", "u"});
  EXPECT_EQ(count_of(run.out, "3 pieces to go"), 2U);
  EXPECT_TRUE(run.says("You take back: Take fur."));
}

TEST(Keys, UndoSaysWhyItCannot) {
  EXPECT_TRUE(type({"u"}).says("There is nothing to take back."));
  EXPECT_TRUE(type({"1", "1", "1", "u"}).says("this cannot be taken back"));
}

TEST(Keys, LogTellsWhatHappenedInTheChosenLanguage) {
  EXPECT_EQ(count_of(type({"take fur", "l"}).out, "You gain 1 fur."), 2U);
  EXPECT_EQ(count_of(type({"take fur", "l"}, "ru").out, "Вы получаете 1 мех."), 2U);
}

TEST(Keys, LogOfOneLineLeavesOutTheEarlierOnes) {
  const Transcript run = type({"take fur", "take wood", "l 1"});
  EXPECT_EQ(count_of(run.out, "You gain 1 fur."), 1U);
  EXPECT_EQ(count_of(run.out, "You gain 1 wood."), 2U);
  EXPECT_TRUE(run.says("earlier line"));
}

TEST(Keys, ScoreIsShownByParts) {
  const Transcript run = type({"take fur", "take wood", "s"});
  EXPECT_TRUE(run.says("Anna: 2 points, place 1, Destruction. Fur 1, Wood 1."));
}

TEST(Keys, HelpNamesEveryKey) {
  const Transcript run = type({"h"});
  for (const char* key : {"? explains", "u takes", "b asks", "l tells", "s shows", "v shows", "save FILE",
                          "q leaves", "h lists"})
    EXPECT_TRUE(run.says(key)) << key;
}

TEST(Keys, HintNamesAChoiceThatIsOffered) {
  const Transcript run = type({"b"});
  EXPECT_TRUE(run.says("The bot would choose "));
  EXPECT_TRUE(run.says(": Take "));
  EXPECT_TRUE(run.says(" % to win, about "));
}

TEST(Keys, ViewShowsTheTableAgain) {
  EXPECT_EQ(count_of(type({}).out, "Stock: "), 1U);
  EXPECT_EQ(count_of(type({"v"}).out, "Stock: "), 2U);
}

TEST(Keys, AreFoundOnARussianKeyboardToo) {
  EXPECT_TRUE(type({"ы"}, "ru").says("Anna: 0 очков"));
  EXPECT_EQ(count_of(type({"м"}, "ru").out, "Запас: "), 2U);
}

TEST(Keys, NotationOfAMoveThatIsNotPossibleIsAnsweredWithReasonAndRule) {
  const Transcript run = type({"play hunter top"});
  EXPECT_TRUE(run.says("\"play hunter top\" is not possible: "));
  EXPECT_TRUE(run.says("(PER-2.4)"));
}

TEST(Keys, NonsenseIsAnsweredAndAskedAgain) {
  for (const char* nonsense : {"zzz", "0", "4", "99999999999999999999", "-1", "? 9", "? x", "1 2"}) {
    const Transcript run = type({nonsense, "take fur"});
    EXPECT_TRUE(run.says("Type a number from 1 to 3")) << nonsense;
    EXPECT_TRUE(run.says("You gain 1 fur.")) << nonsense;
  }
}

TEST(Keys, EnterTakesTheOnlyChoiceAndNoOther) {
  EXPECT_TRUE(type({""}).says("Type a number from 1 to 3"));
  const Transcript alone =
      program({"play", "perestroika", "--players", "1", "--seed", "1", "--save", "/dev/null/x"});
  EXPECT_EQ(alone.code, kFailure);
}

TEST(Keys, QuitLeavesWithoutSavingOnEnter) {
  const Transcript run = type({"q", ""});
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_TRUE(run.says("Save the game before you leave?"));
}

TEST(Keys, QuitSavesUnderTheNameTyped) {
  const ScratchFile file("game.json");
  const Transcript run = type({"take fur", "q", file.path()});
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_TRUE(run.says("tsardom play --load " + file.path()));
  EXPECT_TRUE(file.exists());
}

TEST(Keys, SaveWritesAFileAndTheGameGoesOn) {
  const ScratchFile file("game.json");
  const Transcript run = type({"take fur", "save " + file.path(), "take wood"});
  EXPECT_TRUE(run.says("Saved in " + file.path()));
  EXPECT_TRUE(run.says("You gain 1 wood."));
  EXPECT_EQ(replay(read_saved(file.path()).record)->entries().size(), 1U);
}

TEST(Keys, SaveWithoutANameAsksForOne) { EXPECT_TRUE(type({"save"}).says("Type save and a file name.")); }

TEST(Keys, SaveToAPlaceThatCannotBeWrittenIsToldAndTheGameGoesOn) {
  const Transcript run = type({"save /no/such/folder/game.json", "take fur"});
  EXPECT_TRUE(run.says("cannot be written"));
  EXPECT_TRUE(run.says("You gain 1 fur."));
}

TEST(News, TellWhatOthersDidSinceTheLastTurn) {
  const Transcript run = type({"1", "1", "1"});
  const std::size_t mine = run.out.rfind("You gain"), question = run.out.find("Draft: take a card");
  ASSERT_NE(question, std::string::npos);
  const std::string between = run.out.substr(mine, question - mine);
  EXPECT_EQ(count_of(between, "Player 2 gains"), 4U);
  EXPECT_EQ(count_of(between, "Player 3 gains"), 3U);
  EXPECT_EQ(count_of(between, "(× 2)"), 2U) << "what is told twice in a row is told once";
  EXPECT_GE(count_of(between, "Revealed: "), 3U);
}

}  // namespace
}  // namespace tsardom::cli
