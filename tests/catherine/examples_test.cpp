// Worked examples of the rules, with their numbers.
#include <gtest/gtest.h>

#include "tests/catherine/position.hpp"

namespace tsardom::catherine {
namespace {

// A seat that performs its plan, while the others have none or forfeit; then cards are dealt until a seat is
// asked.
Sitting& perform(Sitting& sitting, Seat seat, std::initializer_list<std::string_view> plan = {}) {
  sitting.play(seat, "perform");
  sitting.play(seat, plan);
  return sitting.deal_on();
}

// Seat 1 keeps the round waiting with a plan of its own; when it forfeits, the others' activations are
// resolved.
Position with_witness(Position position) { return position.matched(1, "R29").hand_of(1, 3); }

TEST(CAT_EX_1, AMarketDrawsACardForEveryUnit) {
  Sitting sitting = Position(2)
                        .row(0, {"G13", "G16", "B33", "B01"})
                        .residences(0, {"riga"})
                        .favor(0, 11)
                        .hand_of(0, 2)
                        .matched(0, "G13")
                        .load("activate");
  sitting.play(0, "perform");
  for (int drawn = 0; drawn < 5; ++drawn) {
    EXPECT_EQ(sitting.hand_size(0), 2 + drawn);
    sitting.chance(sitting.legal(kChance).front());
  }
  EXPECT_EQ(sitting.hand_size(0), 7);
  EXPECT_EQ(sitting.score(0), 0);
}

TEST(CAT_EX_1, AboveTheLimitAMarketScores) {
  Sitting sitting = Position(2)
                        .row(0, {"G13", "G16", "B33", "B01"})
                        .residences(0, {"riga"})
                        .favor(0, 2)
                        .hand_of(0, 2)
                        .matched(0, "G13")
                        .load("activate");
  perform(sitting, 0);
  EXPECT_EQ(sitting.part(0, "hand_limit"), 3);
  EXPECT_EQ(sitting.hand_size(0), 4 + 2) << "the next phase A is dealt";
}

Sitting books(const std::vector<Names>& rows) {
  Position position(static_cast<int>(rows.size()));
  for (Seat seat = 0; seat < rows.size(); ++seat) position.row(seat, rows[seat]);
  return position.load("book_build");
}

TEST(CAT_EX_2, MostBooksBuildAndThoseBetweenTakeJokers) {
  Sitting sitting = books({{"B19", "R19"}, {"G19"}, {"B20", "R20"}, {"G20"}});
  EXPECT_EQ(sitting.asked(0), "book_build");
  for (const Seat other : {Seat{1}, Seat{2}, Seat{3}}) EXPECT_EQ(sitting.asked(other), "");
  sitting.play(0, "build kiev");
  EXPECT_EQ(sitting.residences(0), Names{"kiev"});
  for (const Seat between : {Seat{1}, Seat{2}}) EXPECT_EQ(sitting.jokers(between), 1);
  for (const Seat without : {Seat{0}, Seat{3}}) EXPECT_EQ(sitting.jokers(without), 0);
}

TEST(CAT_EX_2, WhoTiesForFewestGetsNothing) {
  Sitting sitting = books({{"B19", "R19"}, {"G19"}, {"B20", "R20"}, {"G20", "B18"}});
  sitting.play(0, "decline");
  for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}, Seat{3}}) EXPECT_EQ(sitting.jokers(seat), 0);
}

TEST(CAT_EX_3, CardsAboveTheHandLimitScore) {
  Sitting sitting = Position(2)
                        .row(0, {"G24", "B20", "R20", "G20"})
                        .favor(0, 9)
                        .hand_of(0, 4)
                        .matched(0, "G24")
                        .load("activate");
  sitting.play(0, "perform");  // 3 books
  sitting.chance(sitting.legal(kChance).front());
  sitting.chance(sitting.legal(kChance).front());
  EXPECT_EQ(sitting.hand_size(0), 6);
  EXPECT_EQ(sitting.part(0, "hand_limit"), 1);
}

TEST(CAT_EX_4, TheLargestGroupIsMultiplied) {
  Sitting sitting = Position(2)
                        .decade(3)
                        .residences(0, {"moskow", "novgorod", "smolensk", "st_petersburg", "riga",
                                        "nizhny_novgorod", "archangelsk", "irkutsk"})
                        .favor(0, 9)
                        .load("book_build");
  sitting.decline_all();
  EXPECT_TRUE(sitting.table().over());
  EXPECT_EQ(sitting.part(0, "connection"), 21);
}

int order_points(const Names& residences, int jokers) {
  Sitting sitting =
      Position(4).decade(3).order(0, "O1").residences(0, residences).jokers(0, jokers).load("book_build");
  sitting.decline_all();
  EXPECT_TRUE(sitting.table().over());
  return sitting.part(0, "order");
}

TEST(CAT_EX_5, TilesAndJokersFillTheOrder) {
  const Names tiles{"vyborg", "riga", "kharkov", "reval", "novgorod"};
  EXPECT_EQ(order_points(tiles, 0), 5);
  EXPECT_EQ(order_points(tiles, 1), 8);
  EXPECT_EQ(order_points(tiles, 2), 12);
}

TEST(CAT_EX_5, TilesBeyondTheOrderDoNotCount) {
  EXPECT_EQ(
      order_points({"vyborg", "voronezh", "orenburg", "riga", "kharkov", "novgorod", "st_petersburg"}, 0), 0);
}

std::vector<int> cannon_points(const std::vector<Names>& rows) {
  Position position(static_cast<int>(rows.size()));
  position.round(4);
  for (Seat seat = 0; seat < rows.size(); ++seat) position.row(seat, rows[seat]);
  Sitting sitting = position.matched(0, "R30").load("activate");
  sitting.play(0, "forfeit");
  sitting.deal_on();
  std::vector<int> points;
  for (Seat seat = 0; seat < rows.size(); ++seat) points.push_back(sitting.part(seat, "cannons"));
  return points;
}

TEST(CAT_EX_6, CannonsAreComparedWithTheNeighbours) {
  EXPECT_EQ(cannon_points({{"B29", "B20"}, {"R20"}, {"R29", "G20"}, {}}), (std::vector{8, 0, 8, 0}));
  EXPECT_EQ(cannon_points({{"B29"}, {"R29"}, {"B20"}}), (std::vector{6, 6, 0}));
  EXPECT_EQ(cannon_points({{"B29", "B20"}, {"R29"}}), (std::vector{4, 0}));
  EXPECT_EQ(cannon_points({{"B29"}, {"R29"}}), (std::vector{2, 2}));
  EXPECT_EQ(cannon_points({{}, {}}), (std::vector{2, 2}));
}

TEST(CAT_EX_7, AMismatchAtTheLimitScoresAPoint) {
  Sitting sitting = with_witness(Position(2).hand_of(0, 3).mismatched(0, "R01")).load("activate");
  EXPECT_EQ(sitting.asked(0), "");
  sitting.play(1, "forfeit");
  EXPECT_EQ(sitting.part(0, "hand_limit"), 1);
  EXPECT_EQ(sitting.hand_size(0), 3);
  EXPECT_EQ(sitting.part(0, "bonuses"), 0);
}

TEST(CAT_EX_8, ForfeitingDrawsACard) {
  Sitting sitting = Position(2).favor(0, 2).hand_of(0, 3).matched(0, "B17").load("activate");
  sitting.play(0, "forfeit");
  sitting.chance(sitting.legal(kChance).front());
  EXPECT_EQ(sitting.hand_size(0), 4);
  EXPECT_EQ(sitting.score(0), 0);
  EXPECT_EQ(sitting.favor(0), 2);
}

Position ten_points() {
  return Position(2).favor(0, 2).hand(0, {"R01", "R05", "R13", "G01"}).matched(0, "B17");
}

TEST(CAT_EX_9, ThreeCardsOfOneColourGiveFavor) {
  Sitting sitting = ten_points().load("activate");
  sitting.play(0, {"perform", "pay R01", "pay R05", "pay R13"});
  EXPECT_EQ(sitting.part(0, "actions"), 10);
  EXPECT_EQ(sitting.favor(0), 3);
  EXPECT_EQ(sitting.hand(0), Names{"G01"});
}

TEST(CAT_EX_9, MixedColoursGiveNone) {
  Sitting sitting = ten_points().load("activate");
  sitting.play(0, {"perform", "pay R01", "pay R05", "pay G01"});
  EXPECT_EQ(sitting.part(0, "actions"), 10);
  EXPECT_EQ(sitting.favor(0), 2);
}

TEST(CAT_EX_10, ACrownCountsBeforeTheBonusDraws) {
  Sitting sitting =
      Position(2).row(0, {"B06", "B31"}).favor(0, 1).hand_of(0, 3).matched(0, "B06").load("activate");
  sitting.play(0, {"perform", "build st_petersburg"});
  EXPECT_EQ(sitting.favor(0), 2);
  sitting.chance(sitting.legal(kChance).front());
  EXPECT_EQ(sitting.hand_size(0), 4);
  EXPECT_EQ(sitting.part(0, "hand_limit"), 0);
}

TEST(CAT_EX_11, TheNewTileOpensTheBonus) {
  Sitting sitting = Position(2).row(0, {"R09", "B22"}).matched(0, "R09").load("activate");
  sitting.play(0, {"perform", "build voronezh"});
  EXPECT_EQ(sitting.goods(0, "iron"), 1);
  sitting.chance(sitting.legal(kChance).front());
  EXPECT_EQ(sitting.hand_size(0), 1);
}

TEST(CAT_EX_11, WithoutTheTileThereIsNoBonus) {
  Sitting sitting = Position(2).row(0, {"R09", "B22"}).matched(0, "R09").load("activate");
  sitting.play(0, {"perform", "build kharkov"});
  sitting.deal_on();
  EXPECT_EQ(sitting.hand_size(0), 2) << "only phase A of the next round";
}

TEST(CAT_EX_12, FavorAboveTheTopScores) {
  Sitting sitting = Position(2).hand(0, {"R01", "R05"}).favor(0, 11).matched(0, "B21").load("activate");
  sitting.play(0, {"perform", "pay R01", "take", "give R05"});
  EXPECT_EQ(sitting.favor(0), 12);
  EXPECT_EQ(sitting.part(0, "favor_top"), 2);
  EXPECT_EQ(sitting.hand_size(0), 0);
}

TEST(CAT_EX_13, APointForEveryResidenceInTheColour) {
  Sitting sitting = Position(2)
                        .residences(0, {"kazan", "irkutsk", "moskow"})
                        .hand(0, {"R01", "R05"})
                        .matched(0, "G08")
                        .load("activate");
  sitting.play(0, {"perform", "build siberia", "take", "give R01", "give R05"});
  EXPECT_EQ(sitting.part(0, "bonuses"), 3);
}

const Names kTwelve{"vyborg", "st_petersburg",   "reval", "riga",    "novgorod",   "smolensk",
                    "moskow", "nizhny_novgorod", "kiev",  "kharkov", "kremenchug", "voronezh"};

TEST(CAT_EX_14, WithoutSupplyThereIsNoQuestionButACard) {
  Sitting sitting =
      with_witness(Position(2).residences(0, kTwelve).hand_of(0, 2).matched(0, "G01")).load("activate");
  EXPECT_EQ(sitting.supply(0), 0);
  EXPECT_EQ(sitting.asked(0), "");
  sitting.play(1, "forfeit");
  sitting.chance(sitting.legal(kChance).front());
  EXPECT_EQ(sitting.hand_size(0), 3);
  EXPECT_EQ(sitting.part(0, "bonuses"), 0);
}

TEST(CAT_EX_15, BooksAreCounted) {
  Sitting sitting = Position(2).hand(0, {"R01"}).matched(0, "G19").load("activate");
  sitting.play(0, {"perform", "take", "give R01"});
  EXPECT_EQ(sitting.part(0, "actions"), 4);
  EXPECT_EQ(sitting.favor(0), 1);
  EXPECT_EQ(sitting.hand_size(0), 0);
}

TEST(CAT_EX_15, NothingToCountMeansCompensation) {
  Sitting sitting = with_witness(Position(2).row(0, {"G24", "B13"}).matched(0, "G24")).load("activate");
  EXPECT_EQ(sitting.asked(0), "");
  sitting.play(1, "forfeit");
  sitting.chance(sitting.legal(kChance).front());
  EXPECT_EQ(sitting.hand_size(0), 1);
  EXPECT_EQ(sitting.favor(0), 0);
}

TEST(CAT_EX_16, ResidencesScoreEachAndOnesTwice) {
  Sitting sitting = Position(2).residences(0, {"moskow", "kiev", "riga", "reval"}).load("book_build");
  sitting.decline_all();
  EXPECT_EQ(sitting.part(0, "residences"), 5);
}

TEST(CAT_EX_17, CoveredCardsAreClearedAndTheOthersCloseUp) {
  const Names row{"B01", "B02", "B03", "B04", "B05", "B06", "B07"};
  Sitting sitting = Position(2).row(0, row).covered(0, {0, 3, 4, 6}).load("book_build");
  sitting.decline_all();
  EXPECT_EQ(sitting.row(0), (Names{"B02", "B03", "B06"}));
  EXPECT_EQ(sitting.pile("discard").size(), 16u);
}

TEST(CAT_EX_18, TheInterimDrawKeepsTheLimit) {
  Sitting sitting = Position(2).hand_of(0, 2).load("book_build");
  sitting.decline_all();
  sitting.chance(sitting.legal(kChance).front());
  EXPECT_EQ(sitting.hand_size(0), 3);
  EXPECT_EQ(sitting.part(0, "hand_limit"), 1);
  sitting.deal_on();
  EXPECT_EQ(sitting.hand_size(0), 5);
}

TEST(CAT_EX_19, GoodsSetsScoreFourEach) {
  // 2 iron, 3 food, 2 caviar, 4 fur
  Sitting sitting = Position(2)
                        .round(3)
                        .row(0, {"B33", "B34", "B16", "B32", "R32"})
                        .residences(0, {"riga"})
                        .matched(0, "B33")
                        .load("activate");
  sitting.play(0, "perform");
  EXPECT_EQ(sitting.part(0, "actions"), 8);
}

// CAT-1.9: the markers only count.
TEST(CAT_EX_20, ScoresGoOnAboveFiftyAndAHundred) {
  Sitting fifty = Position(2).points(0, 49).matched(0, "B20").load("activate");
  fifty.play(0, "perform");  // 2 points for a book
  EXPECT_EQ(fifty.score(0), 51);
  Sitting hundred = Position(2).points(0, 99).hand_of(0, 3).matched(0, "B20").load("activate");
  hundred.play(0, "forfeit");
  EXPECT_EQ(hundred.score(0), 100);
}

TEST(CAT_EX_21, PlayingTwoCardsIsAskedInThreeSteps) {
  Sitting sitting = Position(2).round(3).favor(0, 11).hand_of(0, 9).hand_of(1, 2).load("play_cards");
  EXPECT_EQ(sitting.asked(0), "action_card");
  EXPECT_EQ(sitting.legal(0).size(), 9u);
  sitting.play(0, sitting.legal(0).front());
  EXPECT_EQ(sitting.legal(0).size(), 8u);
  sitting.play(0, sitting.legal(0).front());
  EXPECT_EQ(sitting.asked(0), "slot");
  EXPECT_EQ(sitting.legal(0).size(), 4u);
}

TEST(CAT_EX_21, APlanIsAskedStepByStep) {
  Sitting sitting = Position(2).hand(0, {"R01", "R05"}).matched(0, "B08").load("activate");
  EXPECT_EQ(sitting.legal(0), (Names{"perform", "forfeit"}));
  sitting.play(0, "perform");
  EXPECT_EQ(sitting.legal(0).size(), 3u);
  sitting.play(0, "build reval");
  EXPECT_EQ(sitting.legal(0), (Names{"take", "skip"}));
  sitting.play(0, "take");
  EXPECT_EQ(sitting.legal(0).size(), 2u);
  sitting.play(0, "give R05");
  EXPECT_EQ(sitting.legal(0), Names{"give R01"});
}

TEST(CAT_EX_21, WithOneCardThePlanEndsAfterTheCity) {
  Sitting sitting = Position(2).hand(0, {"R01"}).matched(0, "B08").load("activate");
  sitting.play(0, {"perform", "build reval"});
  EXPECT_EQ(sitting.residences(0), Names{"reval"});
  EXPECT_EQ(sitting.hand_size(0), 1);
}

TEST(CAT_EX_22, ADrawAtTheLimitStillPerforms) {
  Sitting sitting = Position(2).row(0, {"B25", "B19"}).hand_of(0, 3).matched(0, "B25").load("activate");
  sitting.play(0, "perform");
  EXPECT_EQ(sitting.part(0, "hand_limit"), 2);
  EXPECT_EQ(sitting.hand_size(0), 3);
  EXPECT_EQ(sitting.favor(0), 2);
}

TEST(CAT_EX_23, PaidCardsAreInTheReshuffleOfALaterSeat) {
  Sitting sitting =
      Position(2).draw_pile({}).hand(0, {"G01"}).matched(0, "B21").mismatched(1, "R05").load("activate");
  EXPECT_EQ(sitting.pile("discard").size(), 91u);
  sitting.play(0, {"perform", "pay G01"});
  EXPECT_EQ(sitting.reshuffles(), 1);
  EXPECT_EQ(sitting.legal(kChance).size(), 92u);
  EXPECT_DOUBLE_EQ(sitting.chance_of("deal G01"), 1.0 / 92);
  sitting.chance("deal B22");
  EXPECT_EQ(sitting.hand(1), Names{"B22"});
  EXPECT_EQ(sitting.player(1).at("hand_epochs"), (Json{0, 1}));
}

}  // namespace
}  // namespace tsardom::catherine
