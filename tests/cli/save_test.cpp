// A game that is left is found again as it was.
#include <fstream>

#include "program.hpp"

namespace tsardom::cli {
namespace {

const std::vector<std::string> kNewGame{
    "play", "perestroika", "--seats", "human=Anna,bot:greedy,bot:random", "--seed", "3"};

std::vector<std::string> with(std::vector<std::string> args, const std::vector<std::string>& more) {
  args.insert(args.end(), more.begin(), more.end());
  return args;
}

TEST(Save, KeepsTheGameUpToTheEndOfInput) {
  const ScratchFile file("game.json");
  const Transcript run = program(with(kNewGame, {"--save", file.path()}), blind_numbers(1, 40));
  EXPECT_EQ(run.code, kFailure);
  EXPECT_TRUE(run.complains("input_ended_saved: "));
  EXPECT_TRUE(run.complains(file.path()));
  EXPECT_GT(replay(read_saved(file.path()).record)->entries().size(), 20U);
}

TEST(Save, KeepsWhoIsWhat) {
  const ScratchFile file("game.json");
  program(with(kNewGame, {"--save", file.path()}), "1\n");
  const Saved saved = read_saved(file.path());
  ASSERT_TRUE(saved.sitters);
  ASSERT_EQ(saved.sitters->size(), 3U);
  EXPECT_TRUE((*saved.sitters)[0].is_person());
  EXPECT_EQ((*saved.sitters)[1].level, "greedy");
  EXPECT_EQ((*saved.sitters)[2].level, "random");
  EXPECT_EQ(saved.record["seats"][0], "Anna");
}

TEST(Resume, StandsAtTheSamePosition) {
  const ScratchFile file("game.json"), again("again.json");
  program(with(kNewGame, {"--save", file.path()}), blind_numbers(2, 60));
  const Transcript resumed = program({"play", "--load", file.path(), "--save", again.path()});
  EXPECT_EQ(resumed.code, kFailure);
  EXPECT_TRUE(resumed.says("Anna (you"));
  EXPECT_TRUE(resumed.says("Player 3 (bot: random"));
  EXPECT_EQ(hash_in(file), hash_in(again));
}

TEST(Resume, GoesOnAsTheGameWouldHave) {
  const ScratchFile whole("whole.json"), half("half.json");
  const std::string typed = blind_numbers(3, 3000);
  const std::size_t cut = typed.find('\n', typed.size() / 40) + 1;
  ASSERT_EQ(program(with(kNewGame, {"--save", whole.path()}), typed).code, 0);
  ASSERT_EQ(program(with(kNewGame, {"--save", half.path()}), typed.substr(0, cut)).code, kFailure);
  ASSERT_EQ(program({"play", "--load", half.path(), "--save", half.path()}, typed.substr(cut)).code, 0);
  EXPECT_EQ(hash_in(whole), hash_in(half));
  EXPECT_EQ(read_saved(whole.path()).record, read_saved(half.path()).record);
}

// The game of the README's picture (tools/screenshot).
TEST(Resume, FindsAGameOfLongAgo) {
  const Transcript run =
      program({"play", "--load", TSARDOM_ROOT "/tests/cli/midgame.json"}, {}, colourful(100));
  EXPECT_TRUE(run.complains("input_ended")) << run.err;
  EXPECT_TRUE(run.says("Kremlin"));
  EXPECT_TRUE(run.says("Hand: Hunter, 1 face-down card"));
  EXPECT_TRUE(run.says("Draft: take a card from the display."));
}

TEST(Resume, TakesABareRecordToo) {
  const ScratchFile file("game.json"), bare("record.json"), again("again.json");
  program(with(kNewGame, {"--save", file.path()}), blind_numbers(4, 20));
  std::ofstream(bare.path()) << read_saved(file.path()).record;
  program({"play", "--load", bare.path(), "--seats", "human,human,human", "--save", again.path()});
  EXPECT_EQ(hash_in(file), hash_in(again));
  EXPECT_TRUE(read_saved(again.path()).sitters->back().is_person());
}

TEST(Resume, RefusesASaveOfANewerVersionNamingBoth) {
  const ScratchFile file("game.json");
  std::ofstream(file.path()) << R"({"format": "tsardom-save/9", "seats": [], "seed": 1, "record": {}})";
  const Transcript run = program({"play", "--load", file.path()});
  EXPECT_EQ(run.code, kFailure);
  EXPECT_TRUE(run.complains("tsardom-save/9"));
  EXPECT_TRUE(run.complains("tsardom-save/1"));
}

TEST(Resume, RefusesWhatIsNoSavedGame) {
  const ScratchFile file("game.json");
  for (const char* text : {"", "[]", "7", "{", R"({"format": "tsardom-save/1"})", R"({"format": 3})",
                           R"({"format": "tsardom-save/1", "seats": ["robot"], "seed": 1, "record": {}})"}) {
    std::ofstream(file.path()) << text;
    const Transcript run = program({"play", "--load", file.path()});
    EXPECT_NE(run.code, 0) << text;
    EXPECT_EQ(count_of(run.err, "\n"), 1U) << text;
    EXPECT_TRUE(run.out.empty()) << text;
  }
  EXPECT_TRUE(program({"play", "--load", "no/such/file"}).complains("no_file: "));
}

TEST(Replay, TellsEveryEntryAndTheScores) {
  const ScratchFile file("game.json");
  ASSERT_EQ(program(with(kNewGame, {"--save", file.path()}), blind_numbers(5)).code, 0);
  const std::unique_ptr<Table> table = replay(read_saved(file.path()).record);
  const Transcript run = program({"replay", file.path()});
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_TRUE(run.says("\n   1  chance: begin "));
  EXPECT_TRUE(run.says('\n' + std::string(table->entries().size() < 1000 ? " " : "") +
                       std::to_string(table->entries().size()) + "  "));
  EXPECT_TRUE(run.says("The game is over."));
  EXPECT_TRUE(run.says("Anna: " + std::to_string(table->standing().total[0]) + " point"));
  EXPECT_TRUE(run.says("Position " + table->hash()));
}

TEST(Replay, StopsWhereItIsTold) {
  const ScratchFile file("game.json");
  program(with(kNewGame, {"--save", file.path()}), blind_numbers(5));
  const Transcript run = program({"replay", file.path(), "--upto", "3"});
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_TRUE(run.says("\n   3  "));
  EXPECT_FALSE(run.says("\n   4  "));
  EXPECT_TRUE(run.says("Position " + replay(read_saved(file.path()).record, 3)->hash()));
  EXPECT_EQ(program({"replay", file.path(), "--upto", "100000"}).code, kBadUsage);
}

TEST(Replay, GoesForwardAndBackStepByStep) {
  const ScratchFile file("game.json");
  program(with(kNewGame, {"--save", file.path()}), blind_numbers(5));
  const Transcript run = program({"replay", file.path(), "--step"}, lines({"", "", "-", "12", "q"}));
  EXPECT_EQ(run.code, 0) << run.err;
  for (const char* prompt : {"0/", "1/", "2/", "12/"})
    EXPECT_TRUE(run.says(std::string("\n") + prompt)) << prompt;
}

}  // namespace
}  // namespace tsardom::cli
