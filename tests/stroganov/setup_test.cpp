// STR-2: setup.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "table/refusal.hpp"
#include "tests/stroganov/position.hpp"

namespace tsardom::stroganov {
namespace {

Sitting dealt(int players, const Json& options = Json::object()) {
  return opening(players, options).until("draft");
}

// Every option of chance is as likely as the others.
void expect_even(const Sitting& sitting, const Names& moves) {
  EXPECT_EQ(sitting.legal(kChance), moves);
  for (const std::string& move : moves)
    EXPECT_DOUBLE_EQ(sitting.chance_of(move), 1.0 / static_cast<double>(moves.size()));
}

TEST(STR_2_1, TheOrderIsDrawnSeatBySeat) {
  Sitting sitting = opening(3);
  expect_even(sitting, {"seat_next 0", "seat_next 1", "seat_next 2"});
  sitting.chance("seat_next 2");
  expect_even(sitting, {"seat_next 0", "seat_next 1"});
  sitting.chance("seat_next 0");
  sitting.chance("seat_next 1");
  EXPECT_EQ(sitting.order(), (std::vector<int>{2, 0, 1})) << "the first one stands rightmost";
  for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}}) EXPECT_EQ(sitting.column(seat), 0);
}

TEST(STR_2_1, ColoursFollowTheSeatsUnlessTold) {
  const Stroganov usual = game_for(4);
  EXPECT_EQ(usual.colour_of(0), Colour::blue);
  EXPECT_EQ(usual.colour_of(1), Colour::green);
  EXPECT_EQ(usual.colour_of(2), Colour::red);
  EXPECT_EQ(usual.colour_of(3), Colour::yellow);
  const Stroganov told = game_for(4, {{"colours", "yrgb"}});
  EXPECT_EQ(told.colour_of(0), Colour::yellow);
  EXPECT_EQ(told.colour_of(3), Colour::blue);
}

// The rule by which these options are refused.
std::string unfit(int players, const Json& options) {
  try {
    opening(players, options);
  } catch (const Refusal& refusal) {
    EXPECT_EQ(refusal.code, "unfit_options");
    return refusal.rule;
  }
  return "";
}

TEST(STR_2_1, OptionsMustFitThePlayers) {
  EXPECT_EQ(unfit(2, {{"solo_deck", "a"}}), "STR-16.1") << "Ivan is not there";
  EXPECT_EQ(unfit(3, {{"solo_coin_when_short", "yes"}}), "STR-16.1");
  EXPECT_EQ(unfit(2, {{"solo_rival", "katyusha"}}), "STR-16.1");
  EXPECT_EQ(unfit(1, {{"solo_deck", "a"}, {"solo_rival", "katyusha"}}), "");
  EXPECT_EQ(unfit(2, {{"colours", "bgyr"}}), "STR-2.1") << "the colours of nobody are in their usual order";
  EXPECT_EQ(unfit(2, {{"colours", "gbry"}}), "");
}

TEST(STR_2_2, StartTilesLieInTheFirstFiveColumns) {
  Sitting sitting = opening(2).until("lay_tiles");
  expect_even(sitting, {"lay_tile L01", "lay_tile L02", "lay_tile L03", "lay_tile L04", "lay_tile L05"});
  sitting.chance("lay_tile L04");
  expect_even(sitting, {"lay_tile L01", "lay_tile L02", "lay_tile L03", "lay_tile L05"});
  for (const char* tile : {"L02", "L05", "L01", "L03"}) sitting.chance("lay_tile " + std::string(tile));
  EXPECT_EQ(sitting.legal(kChance).size(), 21u);
  EXPECT_DOUBLE_EQ(sitting.chance_of("lay_tile L26"), 1.0 / 21);
  sitting.chance("lay_tile L26");
  sitting.until("draft");
  const Names row = sitting.row();
  EXPECT_EQ(Names(row.begin(), row.begin() + 6), (Names{"L04", "L02", "L05", "L01", "L03", "L26"}));
  EXPECT_EQ(std::popcount(sitting.now().tile_stack), 14);
}

TEST(STR_2_3, EveryTileGetsAsManyFursAsItHasSpots) {
  const std::map<std::string, int> spots{{"L01", 3}, {"L02", 3}, {"L03", 3}, {"L04", 3},
                                         {"L05", 3}, {"L06", 3}, {"L07", 3}, {"L08", 2},
                                         {"L09", 3}, {"L10", 2}, {"L11", 3}, {"L12", 2}};
  for (const int players : {2, 3, 4}) {
    const Sitting sitting = dealt(players);
    for (int column = 1; column <= 12; ++column) {
      EXPECT_EQ(sitting.now().furs_on[static_cast<std::size_t>(column)].total(),
                spots.at(sitting.tile(column)) + (players == 4 ? 1 : 0))
          << column << " with " << players;
    }
    EXPECT_EQ(sitting.now().tigers_on, 1U << 12) << "one tiger, in the last column";
    EXPECT_EQ(sitting.tigers_left(), 15);
  }
}

TEST(STR_2_3, FursComeOutOfABagOfSeventySix) {
  Sitting sitting = opening(2).until("fill_tiles");
  EXPECT_EQ(sitting.bag_size(), 76);
  EXPECT_DOUBLE_EQ(sitting.chance_of("draw_fur 2"), 14.0 / 76);
  EXPECT_DOUBLE_EQ(sitting.chance_of("draw_fur 8"), 7.0 / 76);
  sitting.chance("draw_fur 8");
  sitting.chance("draw_fur 3");
  sitting.chance("draw_fur 8");
  EXPECT_DOUBLE_EQ(sitting.chance_of("draw_fur 8"), 5.0 / 73);
  EXPECT_EQ(sitting.pieces_on(1), "3 8 8") << "sorted";
}

TEST(STR_2_4, OneSetupFurGoesToTradeTheOthersAscending) {
  Sitting sitting = opening(2).until("lay_setup_furs");
  expect_even(sitting, {"lay_fur 2", "lay_fur 3", "lay_fur 4", "lay_fur 5", "lay_fur 6", "lay_fur 7"});
  sitting.chance("lay_fur 4");
  sitting.until("draft");
  EXPECT_EQ(value_of(sitting.now().trade_fur), 4);
  std::vector<int> furs;
  for (const Piece fur : sitting.now().region_fur) furs.push_back(value_of(fur));
  EXPECT_EQ(furs, (std::vector<int>{2, 3, 5, 6, 7}));
}

TEST(STR_2_5, SixFursLieInTheMarket) {
  EXPECT_EQ(dealt(2).now().market.total(), 6);
  EXPECT_EQ(dealt(4).now().market.total(), 6);
}

TEST(STR_2_6, EveryRegionHasADifferentVillage) {
  Sitting sitting = opening(2).until("lay_villages");
  expect_even(sitting,
              {"lay_village V1", "lay_village V2", "lay_village V3", "lay_village V4", "lay_village V5"});
  sitting.chance("lay_village V5");
  sitting.until("draft");
  EXPECT_EQ(sitting.villages().front(), "V5");
  const Names villages = sitting.villages();
  EXPECT_EQ(std::set<std::string>(villages.begin(), villages.end()).size(), 5u);
}

TEST(STR_2_7, YurtsOfSetALieInTheRegions) {
  Sitting sitting = opening(2).until("lay_yurts");
  expect_even(sitting, {"lay_yurt YA1", "lay_yurt YA2", "lay_yurt YA3", "lay_yurt YA4", "lay_yurt YA5",
                        "lay_yurt YA6", "lay_yurt YA7", "lay_yurt YA8"});
  sitting.until("draft");
  for (const std::string& yurt : sitting.yurts()) EXPECT_TRUE(yurt.starts_with("YA"));
  EXPECT_EQ(std::popcount(sitting.now().yurt_stack), 3 + 8) << "the rest of A and all of B";
}

TEST(STR_2_8, WishesOfSetALieInTheRegions) {
  Sitting sitting = opening(2).until("lay_wishes");
  EXPECT_EQ(sitting.legal(kChance).size(), 14u);
  EXPECT_DOUBLE_EQ(sitting.chance_of("lay_wish A9"), 1.0 / 14);
  sitting.until("ride");
  for (const std::string& wish : sitting.wishes()) EXPECT_TRUE(wish.starts_with("A"));
  EXPECT_EQ(std::popcount(sitting.now().wish_stack), 9 + 14);
}

TEST(STR_2_9, AsManySongsOfSetAAsPlayers) {
  for (const int players : {2, 3, 4}) {
    Sitting sitting = opening(players).until("lay_songs");
    EXPECT_EQ(sitting.legal(kChance).size(), 10u);
    EXPECT_DOUBLE_EQ(sitting.chance_of("lay_song SA10"), 1.0 / 10);
    sitting.chance("lay_song SA10");
    sitting.until("draft");
    EXPECT_EQ(sitting.songs().size(), static_cast<std::size_t>(players));
    EXPECT_EQ(sitting.songs().front(), "SA10") << "left to right";
    EXPECT_EQ(std::popcount(sitting.now().song_stack), 20 - players);
  }
}

TEST(STR_2_10, NeutralOutpostsBlockSpaces) {
  const Names two{"-", "neutral", "neutral"}, one{"-", "-", "neutral"}, none{"-", "-", "-"};
  const Sitting with_two = dealt(2), with_three = dealt(3), with_four = dealt(4);
  for (int region = 1; region <= 5; ++region) {
    EXPECT_EQ(with_two.outposts_in(region), region <= 2 ? two : one) << region;
    EXPECT_EQ(with_three.outposts_in(region), one) << region;
    EXPECT_EQ(with_four.outposts_in(region), none) << region;
  }
}

TEST(STR_2_11, BannersLie) {
  EXPECT_EQ(dealt(2).banners_left(), 12);
  EXPECT_EQ(dealt(3).banners_left(), 17);
  EXPECT_EQ(dealt(4).banners_left(), 20);
}

TEST(STR_2_12, PlayersBeginWithACoinAnOutpostAndHorsesByTheirPlace) {
  Sitting sitting = opening(4);
  for (const char* next : {"2", "0", "3", "1"}) sitting.chance("seat_next " + std::string(next));
  sitting.until("draft");
  const std::map<Seat, int> horses{{2, 3}, {0, 4}, {3, 5}, {1, 6}};
  for (const auto& [seat, count] : horses) {
    const Player player = sitting.player(seat);
    EXPECT_EQ(player.horses, count);
    EXPECT_EQ(player.coins, 1);
    EXPECT_EQ(player.outposts, 1);
    EXPECT_EQ(player.built, 0);
    EXPECT_EQ(player.points, 0);
    EXPECT_EQ(player.story, 0);
    EXPECT_EQ(player.trophy, 0);
    EXPECT_FALSE(sitting.game().has_side_b(seat));
  }
}

TEST(STR_2_13, PairsAreChosenInReverseOrder) {
  Sitting sitting = opening(2);
  sitting.chance("seat_next 1");
  sitting.chance("seat_next 0");
  sitting.until("reveal_draft");
  EXPECT_EQ(sitting.legal(kChance).size(), 9u) << "S wishes";
  for (const char* pair : {"S3 5", "S1 8", "S9 6"}) {
    sitting.chance("lay_wish " + std::string(pair, 2));
    EXPECT_EQ(sitting.asked(), "fur_for_wish chance");
    sitting.chance("draw_fur " + std::string(pair + 3));
  }
  const int bag = sitting.bag_size();
  EXPECT_EQ(sitting.asked(), "draft 0") << "the last in the order";
  EXPECT_EQ(sitting.legal(0), (Names{"draft S3", "draft S1", "draft S9"})) << "it must choose";
  sitting.play(0, "draft S1");
  EXPECT_EQ(sitting.hand(0), (Names{"S1"}));
  EXPECT_EQ(sitting.furs(0), "8");
  EXPECT_EQ(sitting.story(0), 2) << "STR-8.7: a bear";
  EXPECT_EQ(sitting.asked(), "draft 1");
  EXPECT_EQ(sitting.legal(1), (Names{"draft S3", "draft S9"}));
  EXPECT_EQ(sitting.forbidden_by(1, "draft S1"), "STR-2.13");
  sitting.play(1, "draft S9");
  EXPECT_EQ(sitting.furs(1), "6");
  EXPECT_EQ(sitting.bag_size(), bag + 1) << "the fur left over goes back";
  EXPECT_TRUE(sitting.now().draft.empty());
}

TEST(STR_2_13, ThereIsOnePairMoreThanPlayers) {
  for (const int players : {2, 3, 4})
    EXPECT_EQ(dealt(players).now().draft.size(), static_cast<std::size_t>(players + 1));
}

TEST(STR_2_14, ItIsSpringOfTheFirstYear) {
  Sitting sitting = opening(3).until("ride");
  EXPECT_EQ(sitting.year(), 1);
  EXPECT_EQ(sitting.season(), "spring");
  EXPECT_EQ(sitting.asked(), "ride " + std::to_string(sitting.order().front()));
}

}  // namespace
}  // namespace tsardom::stroganov
