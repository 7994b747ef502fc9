// What the game tells beside a position, and how it asks.
#include <gtest/gtest.h>

#include "table/notation.hpp"
#include "table/voice.hpp"
#include "table/words.hpp"
#include "tests/ivan/position.hpp"

namespace tsardom::ivan {
namespace {

Json facts(Sitting& sit, Seat viewer = 0) { return sit.table().view(viewer).at("facts"); }

TEST(IVN_13_1, FactsTellInfluenceAndTheLeaderFirst) {
  Sitting sit = Position(3).warriors(1, {{"moscow", 1}}).warriors(2, {{"moscow", 2}}).exit(0).load();
  EXPECT_EQ(facts(sit).at("regions").at(0),
            Json({{{"seat", 2}, {"influence", 2}}, {{"seat", 1}, {"influence", 1}}}));
}

TEST(IVN_6_2, FactsTellTheBoyarsOfAChamberByImportance) {
  Sitting sit =
      Position(3).favor({1, 2, 0}).boyar(0, "reward", 1).boyar(1, "reward").boyar(2, "reward").exit(0).load();
  EXPECT_EQ(facts(sit).at("kremlin").at(4), Json({0, 1, 2}));
}

TEST(IVN_9_7, FactsTellWhatCouldBeCompleted) {
  Sitting sit = Position(2)
                    .holds(0, {{"coin", 2}, {"grain", 3}, {"wood", 2}, {"stone", 1}, {"gunpowder", 1}})
                    .hand(0, {"M04", "C10"})
                    .completed(1, {"T01"})
                    .exit(0)
                    .load();
  EXPECT_EQ(facts(sit).at("players").at(0).at("completable"), Json({"M04"}));
  EXPECT_EQ(facts(sit, 1).at("players").at(0).at("completable"), Json::array());  // IVN-16.1
  EXPECT_EQ(facts(sit).at("players").at(1).at("completed").at("trade"), 1);
  EXPECT_EQ(facts(sit).at("projects_in_deck"), 30 - 6 - 2 - 1);
}

// IVN-6.3, IVN-3.1, IVN-14.2, IVN-14.6
TEST(IVN_14_2, FactsTellWhatTitlesScoreNow) {
  Sitting sit = Position(2)
                    .round(4)
                    .owns(0, {"TI01", "TI02"})
                    .completed(0, {"T01", "T02"})
                    .holds(0, {{"steel", 2}})
                    .exit(0)
                    .load();
  const Json all = facts(sit);
  EXPECT_EQ(all.at("last_round"), true);
  EXPECT_EQ(all.at("seal_coins"), 1);
  EXPECT_EQ(all.at("players").at(0).at("titles").at("TI01"), 0);  // no whole set
  EXPECT_GT(all.at("players").at(0).at("titles").at("TI02"), 0);
  EXPECT_GT(all.at("players").at(0).at("exchange"), 0);
}

std::string warning(Sitting& sit, std::string_view move) {
  for (const tsardom::Choice& choice : sit.table().prompt(0).choices) {
    if (move_text(sit.table().lexicon(), choice.move) == move) return std::string(choice.warning.key);
  }
  return "not offered";
}

// IVN-RUL-10
TEST(IVN_9_13, AStoneCityWithoutACoinIsWarnedOf) {
  const auto chosen = [](int coins, std::string_view city) {
    Sitting sit = Position(2)
                      .holds(0, {{"coin", coins}})
                      .warriors(0, {{"moscow", 1}, {"kursk", 1}})
                      .part(0, "production", 2)
                      .load();
    sit.play(0, "part income");
    return warning(sit, std::string("income ") + std::string(city));
  };
  EXPECT_EQ(chosen(0, "moscow"), "income_of_nothing");
  EXPECT_EQ(chosen(1, "moscow"), "");
  EXPECT_EQ(chosen(0, "kursk"), "");
}

TEST(IVN_6_3, LeavingWithoutTheCoinForTheSealIsWarnedOf) {
  const auto leaving = [](int players, int coins, int rival) {
    Sitting sit = Position(players)
                      .holds(0, {{"coin", coins}})
                      .boyar(0, "reward", 1)
                      .boyar(1, "reward", rival)
                      .exit(0)
                      .load();
    return warning(sit, "exit reward");
  };
  EXPECT_EQ(leaving(2, 0, 0), "no_coin_for_the_seal");
  EXPECT_EQ(leaving(2, 1, 0), "");
  EXPECT_EQ(leaving(2, 0, 2), "");  // not the most important
  EXPECT_EQ(leaving(3, 0, 0), "");  // the seal is free
}

std::string question(Sitting& sit, Seat seat) {
  Words words("en");
  words.read_box(*sit.table().agreement().box);
  return Voice(words, sit.table()).question(sit.table().prompt(seat));
}

TEST(IVN_7_6, ThePromptCountsWhatIsLeft) {
  const auto asked = [](std::string_view chamber, int left, int extra) {
    Sitting sit = Position(2)
                      .warriors(0, {{"moscow", 1}})
                      .holds(0, {{"grain", 2}})
                      .part(0, chamber, left, extra)
                      .load();
    return question(sit, 0);
  };
  EXPECT_EQ(asked("exchange", 0, 0), "Exchange Chamber: what next?");
  EXPECT_EQ(asked("exchange", 1, 0), "Exchange Chamber: what next? 1 action left.");
  EXPECT_EQ(asked("production", 2, 1),
            "Production Chamber: what next? 2 actions left. 1 city may pay again.");
}

TEST(IVN_13_3, WhoeverLeadsIsToldSo) {
  Sitting sit =
      Position(3).card("reward", "A-kremlin").warriors(1, {{"moscow", 2}}).favor({1, 2, 0}).exit(0).load();
  sit.play(0, {"exit reward", "no_seal", "finish"}).until("regions 1");
  EXPECT_NE(question(sit, 1).find("you lead there"), std::string::npos);
}

}  // namespace
}  // namespace tsardom::ivan
