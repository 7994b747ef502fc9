// tsardom match and tsardom tune.
#include <fstream>

#include "program.hpp"

namespace tsardom::cli {
namespace {

Json read_file(const ScratchFile& file) {
  std::ifstream in(file.path());
  return Json::parse(in);
}

TEST(MatchCommand, PrintsATableAndWritesJson) {
  const ScratchFile file("match.json");
  const Transcript run =
      program({"match", "--game", "connect_four", "--players", "2", "--bots", "search:30,random", "--games",
               "6", "--seed", "2", "--threads", "2", "--json", file.path()});
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_TRUE(run.says("connect_four, 2 players, 6 games")) << run.out;
  EXPECT_TRUE(run.says("\nsearch:30 ")) << run.out;
  const Json report = read_file(file);
  for (const char* key : {"wins", "games", "win_rate", "low", "high", "mean_points", "iterations_per_s"})
    EXPECT_TRUE(report["bots"][0][key].is_number()) << key;
  EXPECT_EQ(report["bots"][0]["games"], 6);
}

TEST(MatchCommand, ShowsItsProgressOnATerminalAlone) {
  const std::vector<std::string> args{"match",   "--game", "connect_four", "--bots", "random,random",
                                      "--games", "4"};
  EXPECT_TRUE(program(args).err.empty());
  EXPECT_TRUE(program(args, {}, colourful()).complains("4 of 4, 0:00 to go"));
}

TEST(MatchCommand, RefusesWhatItCannotPlay) {
  const auto refused = [](const std::vector<std::string>& args) {
    const Transcript run = program(args);
    EXPECT_EQ(run.code, kBadUsage);
    return run.err;
  };
  EXPECT_TRUE(refused({"match", "--game", "connect_four"}).starts_with("tsardom: missing_argument: "));
  EXPECT_TRUE(
      refused({"match", "--game", "connect_four", "--bots", "random,genius"})
          .starts_with("tsardom: unknown_level: There is no bot of level \"genius\". Levels: random, "));
  EXPECT_TRUE(refused({"match", "--game", "connect_four", "--bots", "random"})
                  .starts_with("tsardom: wrong_bots: 1 bot is named, but 2 players play."));
  EXPECT_TRUE(refused({"match", "--game", "connect_four", "--bots", "random,random", "--games", "0"})
                  .starts_with("tsardom: not_a_number: "));
}

TEST(MatchCommand, PlaysWithTheOptionsOfTheGame) {
  const auto points = [](const std::vector<std::string>& more) {
    std::vector<std::string> args{"match",         "--game",  "perestroika", "--bots",
                                  "random,random", "--games", "20"};
    args.insert(args.end(), more.begin(), more.end());
    return program(args).out;
  };
  EXPECT_NE(points({}), points({"--option", "scenario=rus_successor"}));
}

TEST(TuneCommand, TellsTheWeightsBeforeAndAfter) {
  const ScratchFile file("tune.json");
  const Transcript run = program({"tune", "--game", "perestroika", "--rounds", "1", "--games", "2", "--proof",
                                  "2", "--json", file.path()});
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_TRUE(run.says("\nlast_round ")) << run.out;
  EXPECT_TRUE(run.says("On fresh deals: perestroika, 2 players, 2 games")) << run.out;
  EXPECT_EQ(read_file(file)["weights"][0]["name"], "material");
}

}  // namespace
}  // namespace tsardom::cli
