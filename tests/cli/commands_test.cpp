// The other commands, and command lines that are wrong.
#include <set>

#include "cli/rules.hpp"
#include "program.hpp"

namespace tsardom::cli {
namespace {

// ------------------------------------------------------------------------------------ wrong command lines

struct Wrong {
  std::vector<std::string> args;
  std::string code;
};

TEST(CommandLine, ThatIsWrongIsAnsweredByOneLineWithACode) {
  const std::vector<Wrong> wrongs{
      {{}, "missing_command"},
      {{"dance"}, "not_expected"},
      {{"play", "--colour"}, "not_expected"},
      {{"play", "chess"}, "unknown_game"},
      {{"play", "--players", "2"}, "which_game"},
      {{"play", "perestroika", "--players"}, "missing_value"},
      {{"play", "perestroika", "--players", "two"}, "not_a_number"},
      {{"play", "perestroika", "--players", "0"}, "not_a_number"},
      {{"play", "perestroika", "--players", "4"}, "bad_players"},
      {{"play", "perestroika", "--seats", "human,robot"}, "bad_seat"},
      {{"play", "perestroika", "--seats", "human,bot:deep"}, "bad_seat"},
      {{"play", "perestroika", "--seats", ""}, "bad_seat"},
      {{"play", "perestroika", "--players", "3", "--seats", "human,human"}, "wrong_seats"},
      {{"play", "perestroika", "--seed", "-1"}, "not_a_number"},
      {{"play", "perestroika", "--option", "scenario"}, "bad_option_text"},
      {{"play", "perestroika", "--option", "scenario=war"}, "bad_option"},
      {{"play", "perestroika", "--option", "weather=snow"}, "unknown_option"},
      {{"play", "perestroika", "--players", "1", "--option", "scenario=struggle"}, "unfit_options"},
      {{"play", "perestroika", "--load", "game.json"}, "load_alone"},
      {{"play", "--lang", "ja"}, "unknown_language"},
      {{"replay"}, "missing_argument"},
      {{"replay", "game.json", "--upto", "x"}, "not_a_number"},
      {{"rules", "chess"}, "unknown_game"},
      {{"perft"}, "missing_argument"},
      {{"perft", "perestroika", "--depth", "0"}, "not_a_number"},
      {{"bench", "--game", "chess"}, "unknown_game"},
      {{"bench", "--game", "perestroika", "--players", "4"}, "bad_players"},
      {{"bench", "--seconds", "long"}, "not_a_number"}};
  for (const Wrong& wrong : wrongs) {
    const Transcript run = program(wrong.args);
    EXPECT_EQ(run.code, kBadUsage) << wrong.code;
    EXPECT_TRUE(run.err.starts_with("tsardom: " + wrong.code + ": ")) << run.err;
    EXPECT_EQ(count_of(run.err, "\n"), 1U) << run.err;
    EXPECT_TRUE(run.out.empty()) << run.out;
  }
}

TEST(CommandLine, ComplainsInRussianToo) {
  EXPECT_TRUE(program({"play", "chess", "--lang", "ru"}).complains("Нет игры \"chess\"."));
  EXPECT_TRUE(program({"play", "perestroika", "--seed", "x", "--lang=ru"}).complains("нужно число"));
}

TEST(CommandLine, HelpAndVersionAreNoErrors) {
  const Transcript help = program({"--help"});
  EXPECT_EQ(help.code, 0);
  for (const char* command : {"play", "table", "replay", "rules", "perft", "bench"})
    EXPECT_TRUE(help.says(command)) << command;
  const Transcript play_help = program({"play", "--help"});
  for (const char* option :
       {"--players", "--seats", "--seed", "--plain", "--lang", "--option", "--box", "--save", "--load"})
    EXPECT_TRUE(play_help.says(option)) << option;
  EXPECT_TRUE(program({"--help", "--lang", "ru"}).says("Вызов: tsardom"));
  EXPECT_TRUE(program({"--version"}).out.starts_with("tsardom "));
}

TEST(CommandLine, LanguageMayStandBeforeOrAfterTheCommand) {
  EXPECT_EQ(program({"--lang", "ru", "rules"}).out, program({"rules", "--lang", "ru"}).out);
}

// ------------------------------------------------------------------------------------------------- rules

TEST(CommandLine, OptionThatIsGivenTwiceHasItsLastValue) {
  const auto perft = [](std::vector<std::string> depths) {
    depths.insert(depths.begin(), {"perft", "connect_four"});
    return program(depths).out;
  };
  EXPECT_EQ(perft({"--depth", "2", "--depth", "1"}), perft({"--depth", "1"}));
  EXPECT_NE(perft({"--depth", "2"}), perft({"--depth", "1"}));
}

TEST(Rules, ListsTheGames) {
  const Transcript run = program({"rules"});
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_TRUE(run.says("perestroika    Principality of Perestroika (1–3 players)"));
  EXPECT_TRUE(run.says("connect_four"));
}

TEST(Rules, SumUpQuestionsAndMovesWithTheirNumbers) {
  for (const char* lang : {"en", "ru"}) {
    const Transcript run = program({"rules", "perestroika", "--lang", lang});
    EXPECT_EQ(run.code, 0) << run.err;
    for (const Phrase& move : find_game("perestroika").language->moves) {
      EXPECT_TRUE(run.says(move.name)) << move.name;
      EXPECT_TRUE(run.says(move.rule)) << move.rule;
    }
    EXPECT_TRUE(run.says("play CARD HALF"));
    EXPECT_TRUE(
        run.says(std::string("docs/rules/perestroika") + (lang == std::string("ru") ? ".ru.md" : ".md")));
    EXPECT_FALSE(run.says("ERROR"));
  }
}

TEST(Origins, AreOfThreeKindsAndNoOther) {
  std::set<std::string> kinds;
  for (const Origin& figure : origins_of(*find_game("perestroika").box)) kinds.insert(figure.origin);
  EXPECT_EQ(kinds, (std::set<std::string>{"designed", "public", "rulebook"}));
}

TEST(Origins, AreListedFigureByFigure) {
  const Transcript run = program({"rules", "perestroika", "--origins"});
  EXPECT_EQ(run.code, 0) << run.err;
  for (const char* line :
       {"limits.plays_per_turn -> rulebook\n", "action_card_kinds.hunter.copies -> designed\n",
        "buildings.church.cost -> designed\n", "player_tables.start_material_choice -> public\n",
        "player_tables.rows -> rulebook\n", "score_ranks -> rulebook\n",
        "scenarios.wilderness_abbey.params.church_points_by_column -> designed\n",
        "materials.stock -> designed\n"}) {
    EXPECT_TRUE(run.says(line)) << line;
  }
  EXPECT_FALSE(run.says("rationale"));
}

TEST(Origins, OfAFieldWithItsOwnSourceAreNotThoseOfTheWhole) {
  const Json box =
      parse_json(R"({"a": {"x": 1, "y": 2, "note": "n", "source": "public", "y_source": "designed"}})");
  const std::vector<Origin> origins = origins_of(box);
  ASSERT_EQ(origins.size(), 2U);
  EXPECT_EQ(origins[0].path + origins[0].origin, "a.xpublic");
  EXPECT_EQ(origins[1].path + origins[1].origin, "a.ydesigned");
}

TEST(RulesCommand, ListsTheNumbersOfAllMoves) {
  const Transcript run = program({"rules", "perestroika", "--actions", "--players", "3"});
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_TRUE(run.says("seat 0 take fur\n")) << run.out;
  EXPECT_TRUE(run.says("seat 169 no\nchance 0 begin 0\n")) << run.out;
  EXPECT_EQ(count_of(run.out, "\n"), 170U + 35U);
}

TEST(RulesCommand, ListsThePlacesOfAView) {
  const Transcript run = program({"rules", "connect_four", "--numbers"});
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_EQ(run.out.rfind("0 acting.+0 0..1\n1 acting.+1 0..1\n2 chance 0..1\n3 question.turn 0..1\n"
                          "4 rows.0.0.+0 0..1\n",
                          0),
            0U)
      << run.out;
  EXPECT_EQ(count_of(run.out, "\n"), 88U);
  EXPECT_NE(program({"rules", "connect_four", "--numbers", "--players", "3"}).code, 0);
}

// --------------------------------------------------------------------------------- perft, bench and table

TEST(Perft, CountsDecisionsAndChanceByPly) {
  const Transcript run = program({"perft", "connect_four", "--players", "2", "--depth", "4"});
  EXPECT_EQ(run.code, 0) << run.err;
  for (const char* count : {" 7 ", " 49 ", " 343 ", " 2401 "}) EXPECT_TRUE(run.says(count)) << run.out;
}

TEST(Bench, AsJsonHasEveryKey) {
  const Transcript run = program({"bench", "--game", "connect_four", "--seconds", "0.05", "--json"});
  EXPECT_EQ(run.code, 0) << run.err;
  const Json report = parse_json(run.out);
  EXPECT_TRUE(report["probe_ns"].is_number());
  ASSERT_EQ(report["rows"].size(), 1U);
  for (const char* key : {"game", "players", "state_bytes", "copy_ns", "ns_per_decision", "ratio",
                          "decisions_per_s", "games_per_s", "decisions_per_game", "chance_per_game",
                          "mean_legal", "max_legal", "iterations_per_s", "views_per_s", "view_ratio"})
    EXPECT_TRUE(report["rows"][0].contains(key)) << key;
}

TEST(Bench, AsATableHasARowForEachNumberOfPlayers) {
  const Transcript run = program({"bench", "--game", "perestroika", "--seconds", "0.05"});
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_EQ(count_of(run.out, "\nperestroika "), 3U) << run.out;
}

TEST(TableCommand, SpeaksTheProtocol) {
  const Transcript run =
      program({"table"}, "{\"cmd\": \"hello\"}\nnonsense\n{\"cmd\": \"quit\"}\n{\"cmd\": \"hello\"}\n");
  EXPECT_EQ(run.code, 0);
  EXPECT_EQ(count_of(run.out, "\n"), 3U);
  EXPECT_TRUE(run.says("\"protocol\":"));
  EXPECT_TRUE(run.says("\"malformed\""));
}

TEST(Output, ThatNobodyReadsEndsQuietly) {
  for (const std::vector<std::string>& args : {std::vector<std::string>{"rules", "perestroika"},
                                               {"play", "perestroika", "--seats", "bot:random,bot:random"}}) {
    std::istringstream in;
    std::ostringstream out, err;
    out.setstate(std::ios::badbit);
    EXPECT_EQ(run(args, {in, out, err, {}}), kFailure);
    EXPECT_TRUE(err.str().empty()) << err.str();
  }
}

}  // namespace
}  // namespace tsardom::cli
