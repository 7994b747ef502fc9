// Layout, and the boards on narrow and wide paper.
#include "cli/paint.hpp"

#include <algorithm>

#include "cli/boards/boards.hpp"
#include "program.hpp"

namespace tsardom::cli {
namespace {

const Paper kColourful{.width = 80, .plain = false, .colours = Colours::many};

TEST(Width, CountsColumnsNotBytes) {
  EXPECT_EQ(width_of("Посад"), 5);
  EXPECT_EQ(width_of("畑"), 2);
  EXPECT_EQ(width_of("e\u0301"), 1);
  EXPECT_EQ(width_of(kColourful.ink(Ink::gold, "✚")), 1);
  EXPECT_EQ(width_of("\xFF\xFE"), 2);
}

TEST(Fit, FillsUpOrCuts) {
  EXPECT_EQ(fit("ab", 4), "ab  ");
  EXPECT_EQ(fit("abcdef", 4), "abc…");
  EXPECT_EQ(fit(kColourful.ink(Ink::fire, "abcdef"), 4), "abc…");
  EXPECT_EQ(fit("畑畑畑", 4), "畑…");
}

TEST(Wrap, BreaksBetweenWords) {
  EXPECT_EQ(wrap("one two three", 7), (Lines{"one two", "three"}));
  EXPECT_EQ(wrap("incomprehensible", 5), (Lines{"incomprehensible"}));
  EXPECT_EQ(wrap("", 5), (Lines{""}));
}

TEST(Framed, IsAsWideAsItSays) {
  for (const char* title : {"", "short", "a title that is much too long for the frame"}) {
    for (const std::string& line :
         framed(kColourful, Ink::gold, title, "note", {"inside", "longer than the frame is"}, 20))
      EXPECT_EQ(width_of(line), 20) << line;
  }
}

TEST(Ink, IsLeftOutOfPlainPaper) {
  EXPECT_EQ(Paper{}.ink(Ink::fire, "text"), "text");
  EXPECT_EQ(kColourful.ink(Ink::fire, "text"), "\x1b[38;2;255;138;43mtext\x1b[0m");
  EXPECT_EQ((Paper{.width = 80, .plain = false, .colours = Colours::few}.ink(Ink::fire, "text")),
            "\x1b[38;5;208mtext\x1b[0m");
}

// Every line of whole games with people who look at everything.
void expect_narrow(const std::vector<std::string>& args, int width) {
  const Transcript run = program(args, "?\nh\ns\nl\nb\n" + blind_numbers(2), colourful(width));
  EXPECT_EQ(run.code, 0) << run.err;
  std::istringstream out(run.out);
  for (std::string line; std::getline(out, line);) {
    for (const char* wipe : {"\x1b[H", "\x1b[2J", "\x1b[3J"}) {
      if (const std::size_t at = line.find(wipe); at != std::string::npos)
        line.erase(at, std::string_view(wipe).size());
    }
    ASSERT_LE(width_of(line), width) << line;
  }
}

TEST(Board, FitsEightyColumnsInBothLanguages) {
  for (const char* lang : {"en", "ru"}) {
    for (const char* players : {"1", "2", "3"})
      expect_narrow({"play", "perestroika", "--players", players, "--seed", "3", "--lang", lang}, 80);
    for (const char* players : {"2", "4"})
      expect_narrow({"play", "ivan", "--players", players, "--seed", "3", "--lang", lang}, 80);
    for (const char* players : {"2", "3", "4"})
      expect_narrow({"play", "catherine", "--players", players, "--seed", "3", "--lang", lang}, 80);
    expect_narrow({"play", "connect_four", "--seats", "human,bot:random", "--seed", "3", "--lang", lang}, 80);
  }
}

TEST(Board, UsesAWideScreen) {
  expect_narrow({"play", "perestroika", "--players", "3", "--seed", "3"}, 130);
  expect_narrow({"play", "catherine", "--players", "3", "--seed", "3"}, 130);
}

TEST(Board, OfCatherineIsListedOnANarrowScreen) {
  const std::unique_ptr<Table> table = find_game("catherine").open({.players = 2});
  Rng rng(1);
  while (table->chance_acts()) table->play(kChance, table->draw(rng));
  Words words("ru");
  words.read_box(*table->agreement().box);
  const Voice voice(words, *table);
  const Sitters sitters(2);
  const Paper narrow{.width = 50, .plain = false, .colours = Colours::none};
  const Lines lines = paint(look(*table, 0, voice, sitters, narrow));
  for (const std::string& line : lines) EXPECT_LE(width_of(line), narrow.width) << line;
  const std::string riga = "   Рига: провиант; резиденции: нет; дороги:";
  EXPECT_NE(std::find(lines.begin(), lines.end(), riga), lines.end());
}

TEST(Board, OfCatherineIsAMapWithNumbersWhereOneMayBuild) {
  const Transcript run = program({"play", "catherine", "--seats", "human,human", "--seed", "3"},
                                 blind_numbers(8, 4000, 6), colourful());
  EXPECT_EQ(run.code, 0) << run.err;
  const std::string number = kColourful.ink(Ink::fire, "1 ");
  EXPECT_TRUE(run.says(number + kColourful.ink(Ink::cinnabar, "Moskow"))) << "it may be built there";
  EXPECT_TRUE(run.says("Irkutsk"));
  EXPECT_TRUE(run.says("⠤⠤")) << "roads";
}

TEST(Board, IsToldWhereItCannotBeDrawn) {
  expect_narrow({"play", "ivan", "--players", "3", "--seed", "3"}, 60);
}

TEST(Outline, NamesThingsAndCountsWhatLiesFaceDown) {
  const std::unique_ptr<Table> table =
      find_game("catherine").open({.players = 2, .names = {"Anna", "Boris"}});
  Rng rng(1);
  while (table->chance_acts()) table->play(kChance, table->draw(rng));
  Words words("ru");
  words.read_box(*table->agreement().box);
  const Voice voice(words, *table);
  const Sitters sitters(2);
  const Lines lines = outline(look(*table, 0, voice, sitters, {.width = 60}));
  const auto at = [&](std::string_view begin) {
    return std::find_if(lines.begin(), lines.end(),
                        [&](const std::string& line) { return line.starts_with(begin); });
  };
  const auto anna = at("    Anna:"), boris = at("    Boris:");
  ASSERT_LT(anna, boris);
  ASSERT_NE(boris, lines.end());
  const auto hand = [](const std::string& line) { return line.starts_with("      hand: "); };
  const std::string mine = *std::find_if(anna, boris, hand), theirs = *std::find_if(boris, lines.end(), hand);
  EXPECT_EQ(mine.find("закрытых"), std::string::npos) << mine;
  EXPECT_NE(theirs.find("закрытых"), std::string::npos) << theirs;
  const Json view = table->view(0);
  EXPECT_NE(mine.find(words.term("catherine", "card", view["players"][0]["hand"][0].get<std::string>())),
            std::string::npos)
      << mine;
  for (const std::string& line : lines) EXPECT_LE(width_of(line), 60) << line;
}

TEST(Outline, ShowsTheViewOfAnyGame) {
  const std::unique_ptr<Table> table = find_game("connect_four").open({.players = 2});
  table->play(0, table->prompt(0).choices[3].move);
  const Words words("en");
  const Voice voice(words, *table);
  const Sitters sitters(2);
  const Lines lines = outline(look(*table, 1, voice, sitters, {}));
  EXPECT_EQ(lines[1], "  x Player 1   o Player 2");
  EXPECT_EQ(lines[2], "  Board:");
  EXPECT_EQ(lines[3], "    a b c d e f g");
  EXPECT_EQ(lines.back(), "    . . . x . . .");
}

TEST(Painter, SeesNothingThatItsViewerDoesNotSee) {
  const std::unique_ptr<Table> table = find_game("perestroika").open({.players = 2});
  const Words words("en");
  const Voice voice(words, *table);
  const Sitters sitters(2);
  EXPECT_EQ(look(*table, 1, voice, sitters, {}).view, table->view(1));
  EXPECT_EQ(look(*table, kSpectator, voice, sitters, {}).view, table->view(kSpectator));
}

}  // namespace
}  // namespace tsardom::cli
