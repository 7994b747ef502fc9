// Several people at one screen: a hand is seen by its owner alone.
#include <fstream>

#include "program.hpp"

namespace tsardom::cli {
namespace {

// Anna is to play, Boris holds one card that he drew unseen.
Json position(const std::string& drawn) {
  Wish wish;
  wish.options = {{"start", "0"}};
  Json state = find_game("perestroika").open(wish)->state();
  Json deck = Json::array(), unseen = Json::array();
  for (const Json& card : state["deck"]) {
    if (card == "hunter") continue;
    unseen.push_back(card);
    if (card != drawn) deck.push_back(card);
  }
  state["deck"] = deck;
  state["players"][0]["hand"] = {"hunter"};
  state["players"][1]["hand"] = {drawn};
  state["steps"] = Json::array({{{"step", "turn"}, {"seat", 0}, {"plays", 0}}});
  state["memory"] = Json::array();
  for (const char* observer : {"0", "public"}) {
    for (const Json& card : unseen)
      state["memory"].push_back({{"observer", observer}, {"card", card}, {"places", {"deck", "hand1"}}});
  }
  return state;
}

Transcript play_from(const std::string& drawn, const std::string& typed, const Screen& screen) {
  Wish wish;
  wish.names = {"Anna", "Boris"};
  wish.options = {{"start", "0"}};
  wish.from = position(drawn);
  const ScratchFile file(drawn);
  write_saved(file.path(), *find_game("perestroika").open(wish), {Sitter{}, Sitter{}}, 1);
  return program({"play", "--load", file.path()}, typed, screen);
}

// What is shown from one handing over of the screen to the next.
std::vector<std::string> segments(const std::string& out) {
  constexpr std::string_view kHandedOver = ", take the screen";
  std::vector<std::string> parts;
  std::size_t begin = 0;
  for (std::size_t at = out.find(kHandedOver); at != std::string::npos; at = out.find(kHandedOver, at + 1)) {
    parts.push_back(out.substr(begin, at - begin));
    begin = at;
  }
  parts.push_back(out.substr(begin));
  return parts;
}

class HotSeat : public testing::TestWithParam<bool> {
 protected:
  static Screen screen() { return GetParam() ? colourful() : Screen{}; }
};
INSTANTIATE_TEST_SUITE_P(Papers, HotSeat, testing::Bool(),
                         [](const auto& coloured) { return coloured.param ? "coloured" : "plain"; });

TEST_P(HotSeat, ShowsTheSameWhateverTheOtherHolds) {
  // Anna looks at everything there is to look at, ends her turn and keeps her card; then it is Boris' turn.
  const std::string typed = lines({"", "?", "l", "s", "v", "end_turn", "done", "", "v"});
  const Transcript mill = play_from("mill", typed, screen()), wagon = play_from("wagon", typed, screen());
  const std::vector<std::string> one = segments(mill.out), other = segments(wagon.out);
  ASSERT_EQ(one.size(), 3U) << mill.out << mill.err;
  ASSERT_EQ(other.size(), 3U) << wagon.err;
  EXPECT_EQ(one[0], other[0]);
  EXPECT_EQ(one[1], other[1]);
  EXPECT_NE(one[2], other[2]);
  EXPECT_NE(one[1].find("Hunter"), std::string::npos);
  EXPECT_EQ(one[1].find("Mill"), std::string::npos);
  EXPECT_NE(one[2].find("Mill"), std::string::npos);
}

TEST_P(HotSeat, ShowsNothingBeforeItsOwnerHasPressedEnter) {
  const Transcript run = play_from("mill", lines({"", "end_turn", "done"}), screen());
  const std::string waiting = segments(run.out).back();
  EXPECT_EQ(waiting.find("Mill"), std::string::npos);
  EXPECT_EQ(waiting.find("Stock"), std::string::npos);
  EXPECT_TRUE(run.complains("input_ended"));
}

TEST(HotSeatScreen, IsWipedWhenItChangesItsOwner) {
  const Transcript run = play_from("mill", lines({"", "end_turn", "done"}), colourful());
  const std::size_t wiped = run.out.rfind("\x1b[2J");
  EXPECT_LT(run.out.rfind("Hunter"), wiped);
  EXPECT_GT(run.out.rfind("Boris, take the screen"), wiped);
}

TEST(HotSeatScreen, OfPlainPaperIsPushedOutOfSight) {
  Screen screen;
  screen.is_terminal = true;
  const Transcript run = play_from("mill", lines({"", "end_turn", "done"}), screen);
  EXPECT_TRUE(run.says(std::string(24, '\n') + "Boris, take the screen"));
}

TEST(HotSeatUndo, IsOpenToTheOneBeforeUntilTheScreenIsTaken) {
  const Transcript run = play_from("mill", lines({"", "end_turn", "done", "u", ""}), {});
  EXPECT_TRUE(run.says("Anna may still take the last move back with u."));
  EXPECT_EQ(count_of(run.out, "Anna: End of turn"), 2U) << run.out;
}

TEST(HotSeatUndo, TellsTheOthersNothingOfWhatWasTakenBack) {
  const Transcript run =
      play_from("mill", lines({"", "play hunter top", "u", "end_turn", "done", "", "l"}), {});
  const std::string boris = segments(run.out).back();
  EXPECT_NE(boris.find("Anna takes a move back."), std::string::npos);
}

TEST(OnePerson, IsNeverAskedToTakeTheScreen) {
  const Transcript run =
      program({"play", "perestroika", "--seats", "human,bot:random", "--seed", "1"}, blind_numbers(1));
  EXPECT_EQ(run.code, 0);
  EXPECT_FALSE(run.says("take the screen"));
}

}  // namespace
}  // namespace tsardom::cli
