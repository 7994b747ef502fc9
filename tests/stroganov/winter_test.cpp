// STR-14: Winter.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/stroganov/position.hpp"

namespace tsardom::stroganov {
namespace {

TEST(STR_14_1, TwoHorsesAndOneForEachBanner) {
  Sitting sitting = Position(3).banners(0, 2).banners(2, 1).winter();
  EXPECT_EQ(sitting.season(), "winter");
  EXPECT_EQ(sitting.horses(0), 4);
  EXPECT_EQ(sitting.horses(1), 2);
  EXPECT_EQ(sitting.horses(2), 3);
}

TEST(STR_14_1, OnePlayerAfterTheOther) {
  Sitting sitting = Position(3).at(0, 3).at(1, 8).at(2, 5).horses(0, 5).horses(1, 5).horses(2, 5).winter();
  EXPECT_EQ(sitting.asked(), "income 1");
  EXPECT_EQ(sitting.horses(1), 7);
  EXPECT_EQ(sitting.horses(2), 5) << "not yet";
  sitting.play(1, "done");
  EXPECT_EQ(sitting.asked(), "income 2");
  sitting.play(2, "done");
  EXPECT_EQ(sitting.asked(), "income 0");
}

TEST(STR_14_1, TheWindowHoldsAuxiliaryActionsAndWinterCards) {
  Sitting sitting = Position(2).horses(0, 3).fulfilled(0, {"A5", "A9", "A11"}).furs(0, "6").winter();
  EXPECT_EQ(sitting.legal(0),
            (Names{"use_card A5", "use_card A9", "buy_market", "buy_bag", "swap_down", "done"}))
      << "no extra action of a season";
}

TEST(STR_14_1, A5NeedsABag) {
  const Sitting sitting = Position(2).fulfilled(0, {"A5", "A9"}).bag("").winter();
  EXPECT_EQ(sitting.legal(0), (Names{"use_card A9", "done"}));
}

TEST(STR_14_1, EachCardOnceInAWinter) {
  Sitting sitting = Position(2).fulfilled(0, {"A5", "A9"}).winter();
  sitting.play(0, {"use_card A9", "visit 2"});
  EXPECT_EQ(sitting.legal(0), (Names{"use_card A5", "done"}));
  EXPECT_EQ(sitting.forbidden_by(0, "use_card A9"), "STR-4.3");
}

TEST(STR_14_1, AWinterWishFulfilledInTheOwnIncomePaysAtOnce) {
  Sitting sitting = Position(2).hand(0, {"S2"}).furs(0, "2 2 2").winter();
  EXPECT_EQ(sitting.horses(0), 2);
  sitting.play(0, {"fulfil S2", "pay 2"});
  EXPECT_EQ(sitting.horses(0), 5);
}

TEST(STR_14_1, A5AndA9BecomeUsableInTheWindow) {
  Sitting sitting = Position(2).hand(0, {"A5"}).furs(0, "6 6 6").winter();
  EXPECT_FALSE(sitting.can(0, "use_card A5"));
  sitting.play(0, {"fulfil A5", "pay 6"});
  EXPECT_TRUE(sitting.can(0, "use_card A5"));
}

TEST(STR_14_1, AWishFulfilledInTheStorytellingPaysNextYear) {
  Sitting sitting = Position(2).hand(0, {"S2"}).furs(0, "2 2 2").winter();
  sitting.play(0, "done");
  sitting.until("song_window 0");
  sitting.play(0, {"fulfil S2", "pay 2"});
  EXPECT_EQ(sitting.horses(0), 2) << "R-20";
}

TEST(STR_14_1, AnIncomeMayReachTwelve) {
  Sitting sitting = Position(2).year(2).fulfilled(0, {"S4"}).story(0, 10).winter();
  EXPECT_EQ(sitting.asked(), "story_twelve 0");
}

TEST(STR_14_2, TheFirstInTheOrderGetsTwoTheSecondOne) {
  Sitting sitting = Position(3).at(0, 3).at(1, 8).at(2, 5).winter();
  EXPECT_EQ(sitting.story(1), 2);
  EXPECT_EQ(sitting.story(2), 1);
  EXPECT_EQ(sitting.story(0), 0);
}

TEST(STR_14_2, TheBonusMayReachTwelve) {
  Sitting sitting = Position(2).story(0, 11).story(1, 11).winter();
  EXPECT_EQ(sitting.asked(), "story_twelve 0");
  EXPECT_EQ(sitting.story(1), 11) << "one after the other";
  sitting.play(0, "decline");
  EXPECT_EQ(sitting.asked(), "story_twelve 1");
}

TEST(STR_14_2, OneSongEachInOrderAndItsTileIsGone) {
  Sitting sitting = Position(2).songs({"SA2", "SA5"}).story(0, 8).story(1, 6).winter();
  EXPECT_EQ(sitting.asked(), "song_window 0");
  EXPECT_EQ(sitting.legal(0), (Names{"sing SA2", "sing SA5", "done"}));
  sitting.play(0, "sing SA2");
  EXPECT_EQ(sitting.points(0), 2);
  EXPECT_EQ(sitting.story(0), 6) << "8 + 2 - 4";
  EXPECT_EQ(sitting.songs(), (Names{"SA5"})) << "out of the game";
  EXPECT_EQ(sitting.asked(), "song_window 1") << "at most one song, nothing else to do";
  EXPECT_EQ(sitting.legal(1), (Names{"sing SA5", "done"}));
}

TEST(STR_14_2, ASongMustBePaid) {
  Sitting sitting = Position(2).songs({"SA2", "SA5"}).story(0, 3).winter();
  EXPECT_EQ(sitting.legal(0), (Names{"sing SA2", "done"}));
  EXPECT_EQ(sitting.forbidden_by(0, "sing SA5"), "STR-14.2");
  EXPECT_EQ(sitting.forbidden_by(0, "sing SA1"), "STR-14.2") << "not on display";
}

TEST(STR_14_2, AuxiliaryActionsAreOpenBeforeAndAfterTheChoice) {
  Sitting sitting = Position(2).songs({"SA2", "SA5"}).story(0, 6).furs(0, "2 2").winter();
  sitting.play(0, "done");
  EXPECT_EQ(sitting.asked(), "song_window 0");
  EXPECT_TRUE(sitting.can(0, "swap_two"));
  EXPECT_TRUE(sitting.can(0, "sing SA2"));
  sitting.play(0, "sing SA2");
  EXPECT_EQ(sitting.legal(0), (Names{"swap_two", "done"}));
  EXPECT_EQ(sitting.forbidden_by(0, "sing SA5"), "STR-14.2");
}

// The administration of a position to its end.
Sitting next_spring(Position position) {
  Sitting sitting = position.winter();
  sitting.until("ride");
  return sitting;
}

TEST(STR_14_3, CossacksGoHomeInTheirOrder) {
  Sitting sitting = next_spring(Position(3).at(0, 3).at(1, 8).at(2, 5));
  for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}}) EXPECT_EQ(sitting.column(seat), 0);
  EXPECT_EQ(sitting.order(), (std::vector<int>{1, 2, 0}));
  EXPECT_EQ(sitting.asked(), "ride 1");
  EXPECT_EQ(sitting.year(), 2);
  EXPECT_EQ(sitting.season(), "spring");
}

TEST(STR_14_3, TilesSlideLeftAndNewOnesAreFilled) {
  Sitting sitting = Position(2).gaps({2, 7}).on(3, "2 6").on(12, "4 tiger").winter();
  EXPECT_EQ(sitting.asked(), "lay_tiles chance");
  sitting.chance("lay_tile L20");
  sitting.chance("lay_tile L15");
  EXPECT_EQ(sitting.asked(), "fill_tiles chance");
  for (int i = 0; i < 6; ++i) sitting.chance("draw_fur 5");
  EXPECT_EQ(sitting.row(),
            (Names{"L01", "L03", "L04", "L05", "L06", "L08", "L09", "L10", "L11", "L12", "L20", "L15"}));
  EXPECT_EQ(sitting.pieces_on(2), "2 6") << "with its furs";
  EXPECT_EQ(sitting.pieces_on(10), "4 tiger") << "with its tiger";
  EXPECT_EQ(sitting.pieces_on(1), "") << "only new tiles are filled";
  EXPECT_EQ(sitting.pieces_on(11), "5 5 5 5");
  EXPECT_EQ(sitting.pieces_on(12), "5 5 tiger") << "a tiger on the rightmost";
}

TEST(STR_14_3, WithoutANewTileThereIsNoTiger) {
  Sitting sitting = next_spring(Position(2));
  EXPECT_EQ(sitting.now().tigers_on, 0);
}

TEST(STR_14_3, FourPlayersFillTheFourthSpot) {
  Sitting sitting = Position(4).gaps({12}).winter();
  sitting.chance("lay_tile L20");
  for (int i = 0; i < 5; ++i) sitting.chance("draw_fur 3");
  EXPECT_EQ(sitting.pieces_on(12), "3 3 3 3 3 tiger");
}

TEST(STR_14_3, IfTheStackRunsOutTheRowStaysShorter) {
  Sitting sitting = Position(2).year(3).gaps({11, 12}).tile_stack({"L20"}).winter();
  sitting.until("fill_tiles").until("ride");
  EXPECT_EQ(sitting.tile(11), "L20");
  EXPECT_EQ(sitting.tile(12), "-");
  EXPECT_NE(sitting.pieces_on(11).find("tiger"), std::string::npos);
}

TEST(STR_14_3, TheMarketIsRenewed) {
  Sitting sitting = Position(2).market("8 8 8 8").winter();
  EXPECT_EQ(sitting.asked(), "fill_market chance");
  EXPECT_EQ(sitting.market(), "");
  EXPECT_EQ(sitting.bag_size(), 76) << "the old furs are in the bag";
  for (int i = 0; i < 6; ++i) sitting.chance("draw_fur 2");
  EXPECT_EQ(sitting.market(), "2 2 2 2 2 2");
}

TEST(STR_14_3, AMarketMayStayShort) {
  Sitting sitting = Position(2).market("3 3 4").bag("5").winter();
  sitting.until("ride");
  EXPECT_EQ(sitting.market(), "3 3 4 5");
}

TEST(STR_14_3, SongsAreRenewedFromTheSetOfTheYear) {
  for (const auto& [year, set] : {std::pair{1, "SA"}, std::pair{2, "SB"}, std::pair{3, "SB"}}) {
    Sitting sitting = Position(3).year(year).story(1, 2).winter();
    const Names before = sitting.songs();
    sitting.until("ride");
    EXPECT_EQ(sitting.songs().size(), 3u);
    for (const std::string& song : sitting.songs()) {
      EXPECT_TRUE(song.starts_with(set)) << song << " after year " << year;
      EXPECT_EQ(std::find(before.begin(), before.end(), song), before.end());
    }
    EXPECT_EQ(sitting.story(1), 3) << "story tokens stay (the second in the order got one)";
  }
}

TEST(STR_14_3, YurtsSlideAndComeFromTheSetOfTheYear) {
  Sitting sitting = Position(2).yurts({"-", "YA2", "-", "YA4", "-"}).winter();
  sitting.until("lay_yurts");
  EXPECT_EQ(sitting.yurts(), (Names{"YA2", "YA4", "-", "-", "-"}));
  for (const std::string& move : sitting.legal(kChance)) EXPECT_TRUE(move.starts_with("lay_yurt YA"));
  sitting.until("ride");
  const Names yurts = sitting.yurts();
  EXPECT_EQ(std::count(yurts.begin(), yurts.end(), "-"), 0);
}

TEST(STR_14_3, AfterYearTwoSetALeaves) {
  Sitting sitting = Position(2).year(2).hand(0, {"A7"}).fulfilled(1, {"A8"}).winter();
  sitting.until("lay_yurts");
  EXPECT_EQ(sitting.yurts(), (Names{"-", "-", "-", "-", "-"}));
  sitting.until("lay_wishes");
  EXPECT_EQ(sitting.wishes(), (Names{"-", "-", "-", "-", "-"}));
  sitting.until("ride");
  for (const std::string& yurt : sitting.yurts()) EXPECT_TRUE(yurt.starts_with("YB"));
  for (const std::string& wish : sitting.wishes()) EXPECT_TRUE(wish.starts_with("B"));
  const Box& box = sitting.game().box;
  EXPECT_EQ(sitting.now().yurt_stack & box.yurts_of[static_cast<std::size_t>(Set::a)], 0);
  EXPECT_EQ(sitting.now().wish_stack & box.wishes_of[static_cast<std::size_t>(Set::a)], 0u);
  EXPECT_EQ(sitting.hand(0), (Names{"A7"})) << "hands and fulfilled cards stay";
  EXPECT_EQ(sitting.fulfilled(1), (Names{"A8"}));
}

TEST(STR_14_3, AfterYearThreeSetBIsFilledUp) {
  Sitting sitting = Position(2)
                        .year(3)
                        .yurts({"YB1", "-", "YB3", "-", "-"})
                        .yurt_stack({"YB7"})
                        .wishes({"-", "-", "B3", "-", "B5"})
                        .winter();
  sitting.until("ride");
  EXPECT_EQ(sitting.yurts(), (Names{"YB1", "YB3", "YB7", "-", "-"})) << "the set is used up";
  const Names wishes = sitting.wishes();
  EXPECT_EQ(Names(wishes.begin(), wishes.begin() + 2), (Names{"B3", "B5"}));
  EXPECT_EQ(std::count(wishes.begin(), wishes.end(), "-"), 0);
}

TEST(STR_14_3, VillagesSetupFursAndOutpostsStay) {
  Position position = Position(2).trophy(1, 4).built(1, {2});
  const Sitting before = position.load("main");
  const Sitting after = next_spring(position);
  EXPECT_EQ(after.villages(), before.villages());
  EXPECT_EQ(after.now().region_fur, before.now().region_fur);
  EXPECT_EQ(after.now().trade_fur, before.now().trade_fur);
  EXPECT_EQ(after.built(1), (std::vector<int>{2}));
  EXPECT_EQ(after.trophy(1), 4);
}

TEST(STR_14_3, AfterYearFourTheGameIsOver) {
  Sitting sitting = Position(2).year(4).winter();
  EXPECT_TRUE(sitting.table().over());
}

// Furs on the new tiles in columns 10 to 12 with so many in the bag.
std::vector<int> filled(const Names& tiles, int bag) {
  Furs furs;
  furs.add(Piece::two, bag);
  Sitting sitting = Position(2).year(2).gaps({10, 11, 12}).bag(pieces_text(furs)).market("").winter();
  sitting.until("lay_tiles");
  for (const std::string& tile : tiles) sitting.chance("lay_tile " + tile);
  std::vector<int> counts;
  sitting.until("ride");
  for (const std::size_t column : {10u, 11u, 12u}) counts.push_back(sitting.now().furs_on[column].total());
  return counts;
}

TEST(STR_14_4, AShortageTakesFromTheFullestFirst) {
  EXPECT_EQ(filled({"L13", "L16", "L20"}, 10), (std::vector<int>{3, 3, 4}));
  EXPECT_EQ(filled({"L13", "L16", "L20"}, 9), (std::vector<int>{3, 3, 3}));
  EXPECT_EQ(filled({"L13", "L16", "L20"}, 8), (std::vector<int>{3, 2, 3})) << "of equals the right one first";
  EXPECT_EQ(filled({"L13", "L16", "L20"}, 6), (std::vector<int>{2, 2, 2})) << "a second pass";
  EXPECT_EQ(filled({"L20", "L13", "L15"}, 9), (std::vector<int>{4, 3, 2}));
  EXPECT_EQ(filled({"L20", "L13", "L15"}, 7), (std::vector<int>{3, 2, 2}));
  EXPECT_EQ(filled({"L20", "L13", "L15"}, 1), (std::vector<int>{1, 0, 0}));
  EXPECT_EQ(filled({"L20", "L13", "L15"}, 0), (std::vector<int>{0, 0, 0})) << "never below 0";
}

}  // namespace
}  // namespace tsardom::stroganov
