// What the game tells about a position, so that no board computes a rule.
#include <gtest/gtest.h>

#include "tests/perestroika/position.hpp"

namespace tsardom::perestroika {
namespace {

Json facts(const Sitting& sitting, Seat viewer = 0) { return sitting.table().view(viewer).at("facts"); }

TEST(PER_5_2, FactsTellTheLastRound) {
  EXPECT_FALSE(facts(Position(2).shuffles(1).turn(0).load()).at("last_round"));
  EXPECT_TRUE(facts(Position(2).shuffles(2).turn(0).load()).at("last_round"));
  EXPECT_FALSE(facts(Position(3).shuffles(2).turn(0).load()).at("last_round"));
  EXPECT_EQ(facts(Position(3).turn(0).load()).at("shuffles_to_end"), 3);
}

TEST(PER_4_1, FactsTellTheCrossesOfTheDisplay) {
  const Json told = facts(Position(3).display({"kremlin", "hunter", "lumberjack"}).reveal().load());
  EXPECT_EQ(told.at("crosses"), 2);
  EXPECT_EQ(told.at("crosses_needed"), 3);
  EXPECT_EQ(told.at("most_cards"), 7);
}

TEST(PER_8_2, FactsTellHowManyCardsMayBePlayed) {
  const auto plays = [](const Sitting& sitting) { return facts(sitting).at("players").at(0).at("plays"); };
  EXPECT_EQ(plays(Position(2).turn(0).load()), 2);
  EXPECT_EQ(plays(Position(2).chip(0).turn(0).load()), 3);
  EXPECT_EQ(plays(Position(2).turn(0, 3).load()), 3) << "the chip was spent";
  EXPECT_EQ(plays(Position(2).turn(1, 3).load()), 2) << "that is another turn";
}

TEST(PER_8_4, FactsTellTheHalfThatIsBeingPlayed) {
  const auto half = [](const char* card, const char* which) {
    Sitting sitting =
        Position(2).holds(0, 3, 3, 3).holds(1, 1, 0, 0).hand(0, {card}).hand(1, {"mill"}).turn(0).load();
    sitting.play(0, std::string("play ") + card + ' ' + which);
    return facts(sitting, 1).at("half");
  };
  EXPECT_EQ(half("trade_ship", "top"), "top") << "both halves exchange";
  EXPECT_EQ(half("trade_ship", "bottom"), "bottom");
  EXPECT_EQ(half("hunter", "bottom"), "bottom");
  EXPECT_EQ(half("kremlin", "top"), "top");
  EXPECT_EQ(half("trading_post", "bottom"), "bottom");
  EXPECT_EQ(half("monastery", "top"), "top");
  EXPECT_EQ(half("teutonic_order", "top"), "top");
  EXPECT_EQ(half("teutonic_order", "bottom"), "bottom");
  EXPECT_TRUE(half("hunter", "top").is_null()) << "it asked nothing and is over";
}

TEST(PER_10_3, FactsTellWhatWouldRise) {
  Sitting sitting = Position(2).holds(0, 1, 1, 1).hand(0, {"hunter"}).turn(0).load();
  EXPECT_TRUE(facts(sitting).at("building").is_null());
  sitting.play(0, "play hunter bottom");
  EXPECT_EQ(facts(sitting).at("building"), "town");
}

TEST(PER_13_8, FactsTellWhatIsOffered) {
  Sitting sitting = Position(2, "palace_architecture").holds(0, 3, 4, 1).deck({"hunter"}).reveal().load();
  sitting.deal({"hunter"});
  ASSERT_EQ(sitting.asked(), "offer_building 0");
  EXPECT_EQ(facts(sitting).at("building"), "palace");
}

TEST(PER_12_4, FactsTellTheLeastScoreForEachRank) {
  const Json plain = facts(Position(2).turn(0).load()).at("ranks");
  EXPECT_EQ(plain.front(), (Json{{"rank", "tsar"}, {"from", 60}}));
  EXPECT_EQ(plain.back(), (Json{{"rank", "ruin"}, {"from", nullptr}}));
  const Json water = facts(Position(2, "water_trade_route").turn(0).load()).at("ranks");
  EXPECT_EQ(water.front().at("from"), 65) << "the base score is -5";
}

}  // namespace
}  // namespace tsardom::perestroika
