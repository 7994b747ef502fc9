// STR-13: yurts and songs; each of the 16 and of the 20.
#include <gtest/gtest.h>

#include "tests/stroganov/position.hpp"

namespace tsardom::stroganov {
namespace {

struct Brought {
  const char* id;
  int points, coins, horses, banners, outposts, story, bag, market;
};

void expect_brought(Sitting& sitting, const Brought& what) {
  EXPECT_EQ(sitting.collect(), (Sitting::Collected{what.bag, what.market})) << what.id;
  EXPECT_EQ(sitting.points(0), what.points) << what.id;
  EXPECT_EQ(sitting.coins(0), what.coins) << what.id;
  EXPECT_EQ(sitting.horses(0), what.horses) << what.id;
  EXPECT_EQ(sitting.banners(0), what.banners) << what.id;
  EXPECT_EQ(sitting.outposts(0), what.outposts) << what.id;
  EXPECT_EQ(sitting.story(0), what.story) << what.id;
  EXPECT_EQ(sitting.player(0).furs.total(), what.bag + what.market) << what.id;
}

// Region 3 has this yurt.
Sitting at_yurt(std::string_view id) {
  Names yurts{"-", "-", std::string(id), "-", "-"};
  return Position(2).year(id[1] == 'A' ? 1 : 3).at(0, 6).yurts(yurts).load("main");
}

TEST(STR_13_1, EveryYurtBringsItsGain) {
  constexpr Brought kYurts[] = {
      {"YA1", 0, 0, 0, 0, 0, 5, 0, 0}, {"YA2", 0, 0, 0, 0, 0, 1, 2, 0}, {"YA3", 0, 0, 0, 0, 0, 1, 0, 2},
      {"YA4", 0, 1, 0, 0, 0, 0, 0, 0}, {"YA5", 0, 1, 3, 1, 0, 0, 0, 0}, {"YA6", 0, 0, 5, 0, 1, 0, 0, 0},
      {"YA7", 0, 2, 0, 0, 0, 1, 0, 0}, {"YA8", 0, 0, 2, 2, 0, 0, 0, 0}, {"YB1", 0, 0, 0, 0, 0, 5, 0, 0},
      {"YB2", 0, 0, 0, 0, 0, 1, 2, 0}, {"YB3", 0, 0, 0, 0, 0, 1, 0, 2}, {"YB4", 0, 1, 0, 0, 0, 0, 0, 0},
      {"YB5", 1, 0, 4, 1, 0, 0, 0, 0}, {"YB6", 1, 0, 2, 0, 1, 0, 0, 0}, {"YB7", 0, 3, 0, 0, 0, 0, 0, 0},
      {"YB8", 2, 0, 0, 0, 0, 0, 0, 1}};
  static_assert(std::size(kYurts) == stroganov::kYurts);
  for (const Brought& yurt : kYurts) {
    Sitting sitting = at_yurt(yurt.id);
    sitting.play(0, "yurt 3");
    const bool has_trophy = std::string_view(yurt.id).substr(2) == "4";
    EXPECT_EQ(sitting.asked() == "rewards 0", has_trophy) << yurt.id;
    expect_brought(sitting, yurt);
    EXPECT_EQ(sitting.yurts(), (Names{"-", "-", "-", "-", "-"}));
  }
}

TEST(STR_13_1, TwoBagFursAreTwoDraws) {
  Sitting sitting = at_yurt("YA2");
  sitting.play(0, "yurt 3");
  for (const char* kept : {"5", "7"}) {
    sitting.chance("draw_fur 2");
    sitting.chance("draw_fur " + std::string(kept));
    sitting.play(0, "keep " + std::string(kept));
  }
  EXPECT_EQ(sitting.furs(0), "5 7");
  EXPECT_EQ(sitting.asked(), "second 0");
}

TEST(STR_13_1, TheMarketIsFilledAfterEachTake) {
  Sitting sitting = at_yurt("YA3");
  sitting.play(0, {"yurt 3", "pick 7"});
  sitting.chance("draw_fur 7");
  EXPECT_EQ(sitting.market(), "2 3 4 5 6 7");
  sitting.play(0, "pick 7");
  EXPECT_EQ(sitting.furs(0), "7 7");
  EXPECT_EQ(sitting.asked(), "fill_market chance");
}

// The Cossack visits V3 (a coin, a story point), arrives at 12 and sings.
Position singer(std::string_view song) {
  const std::string other =
      song[1] == 'A' ? (song == "SA1" ? "SA2" : "SA1") : (song == "SB1" ? "SB2" : "SB1");
  return Position(2).year(song[1] == 'A' ? 1 : 3).at(0, 6).story(0, 11).songs({std::string(song), other});
}
Sitting sung(std::string_view song) {
  Sitting sitting = singer(song).load("main");
  sitting.play(0, "visit 3");
  sitting.play(0, "sing " + std::string(song));
  return sitting;
}

TEST(STR_13_2, EverySongCostsAndBringsItsGain) {
  // The coin of the village is counted in; story is what is left of 12.
  constexpr Brought kSongs[] = {
      {"SA1", 0, 2, 3, 0, 0, 9, 0, 0},  {"SA2", 2, 1, 0, 0, 0, 8, 0, 0}, {"SA3", 0, 1, 0, 0, 0, 7, 0, 0},
      {"SA4", 1, 2, 0, 1, 0, 7, 0, 0},  {"SA5", 0, 1, 0, 0, 0, 6, 0, 0}, {"SA6", 1, 1, 0, 0, 0, 6, 0, 2},
      {"SA7", 2, 1, 0, 0, 0, 5, 0, 0},  {"SA8", 1, 1, 0, 0, 0, 4, 0, 0}, {"SA9", 0, 1, 0, 0, 0, 4, 0, 0},
      {"SA10", 4, 2, 0, 0, 0, 3, 0, 0}, {"SB1", 1, 3, 0, 0, 0, 8, 0, 0}, {"SB2", 3, 1, 0, 0, 0, 7, 0, 0},
      {"SB3", 0, 1, 0, 0, 0, 7, 0, 0},  {"SB4", 0, 1, 0, 0, 0, 6, 0, 0}, {"SB5", 2, 1, 0, 0, 0, 5, 0, 0},
      {"SB6", 1, 1, 0, 0, 0, 4, 0, 0},  {"SB7", 0, 1, 0, 0, 0, 4, 0, 0}, {"SB8", 5, 1, 0, 0, 0, 3, 0, 0},
      {"SB9", 6, 1, 0, 0, 0, 2, 0, 0},  {"SB10", 8, 1, 0, 0, 0, 0, 0, 0}};
  static_assert(std::size(kSongs) == stroganov::kSongs);
  for (const Brought& song : kSongs) {
    Sitting sitting = sung(song.id);
    expect_brought(sitting, song);
  }
}

TEST(STR_13_2, AdvancedActionsAnywhere) {
  for (const char* song : {"SA5", "SA8", "SB4", "SB6"}) {
    Sitting sitting = sung(song);
    EXPECT_EQ(sitting.asked(), "advanced 0") << song;
    EXPECT_EQ(sitting.legal(0, "visit"), (Names{"1", "2", "3", "4", "5"}));
    EXPECT_EQ(sitting.legal(0, "wish"), (Names{"1", "2", "3", "4", "5"}));
    sitting.play(0, "visit 1");
    EXPECT_EQ(sitting.horses(0), 4);
    EXPECT_EQ(sitting.asked(), "ride 1");
  }
}

TEST(STR_13_2, ClaimFursAndOutpostHorsesAreDue) {
  Sitting sitting = singer("SA5").furs(0, "3 3").outposts(0, 1).load("main");
  sitting.play(0, {"visit 3", "sing SA5"});
  EXPECT_EQ(sitting.legal(0, "claim"), (Names{"1", "2"}));
  EXPECT_EQ(sitting.legal(0, "build"), (Names{"1", "2", "3", "4", "5"}));
}

TEST(STR_13_2, AnyVillageTheTrophyVillageToo) {
  for (const char* song : {"SA7", "SB5"}) {
    Sitting sitting = sung(song);
    EXPECT_EQ(sitting.asked(), "any_village 0") << song;
    EXPECT_EQ(sitting.legal(0), (Names{"visit 1", "visit 2", "visit 3", "visit 4", "visit 5", "decline"}));
    sitting.play(0, "visit 5");
    EXPECT_EQ(sitting.asked(), "rewards 0");
  }
}

TEST(STR_13_2, AnOutpostFromTheGeneralSupply) {
  for (const char* song : {"SA9", "SB7"}) {
    Sitting sitting = singer(song).outposts(0, 1).built(0, {4}).built(1, {1, 5}).load("main");
    sitting.play(0, "visit 3");
    sitting.play(0, "sing " + std::string(song));
    EXPECT_EQ(sitting.asked(), "build_anywhere 0") << song;
    EXPECT_EQ(sitting.legal(0), (Names{"build 2", "build 3", "build 5", "decline"}))
        << "not where one stands already, nor where no space is free";
    EXPECT_EQ(sitting.forbidden_by(0, "build 1"), "STR-13.2");
    sitting.play(0, "build 5");
    EXPECT_EQ(sitting.outposts_in(5), (Names{"1", "0", "neutral"}));
    EXPECT_EQ(sitting.outposts(0), 1) << "the held one stays";
    EXPECT_EQ(sitting.built(0), (std::vector<int>{4, 5}));
  }
}

TEST(STR_13_2, WithoutAnOutpostInTheSupplyItIsLost) {
  Sitting sitting = singer("SA9").outposts(0, 5).load("main");
  sitting.play(0, {"visit 3", "sing SA9"});
  EXPECT_EQ(sitting.asked(), "ride 1");
}

TEST(STR_13_2, AWishIsFulfilledWithItsPaidFursAlone) {
  for (const char* song : {"SA3", "SB3"}) {
    Sitting sitting = singer(song).hand(0, {"A9", "A6"}).furs(0, "7 7").load("main");
    sitting.play(0, "visit 3");
    sitting.play(0, "sing " + std::string(song));
    EXPECT_EQ(sitting.asked(), "wish_pay_only 0") << song;
    EXPECT_EQ(sitting.legal(0), (Names{"swap_two", "fulfil A6", "fulfil A9", "decline"}))
        << "A6 with the coin of the village";
    sitting.play(0, "fulfil A9");
    sitting.pay(0, "7 7");
    EXPECT_EQ(sitting.fulfilled(0), (Names{"A9"}));
    EXPECT_EQ(sitting.furs(0), "");
    EXPECT_EQ(sitting.points(0), 2);
  }
}

TEST(STR_13_3, ASongMayBeChosenThoughAPartCannotBeUsed) {
  Sitting wish = singer("SA3").load("main");
  wish.play(0, "visit 3");
  EXPECT_TRUE(wish.can(0, "sing SA3")) << "no wish in hand";
  wish.play(0, "sing SA3");
  EXPECT_EQ(wish.story(0), 7);
  Sitting banner = singer("SA4").banners_left(0).load("main");
  banner.play(0, {"visit 3", "sing SA4"});
  EXPECT_EQ(banner.points(0), 1);
  EXPECT_EQ(banner.banners(0), 0);
}

}  // namespace
}  // namespace tsardom::stroganov
