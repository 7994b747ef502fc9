// CAT-7: residences.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/catherine/position.hpp"

namespace tsardom::catherine {
namespace {

const Names kTwelve{"vyborg", "st_petersburg",   "reval", "riga",    "novgorod",   "smolensk",
                    "moskow", "nizhny_novgorod", "kiev",  "kharkov", "kremenchug", "voronezh"};

Names sorted(Names names) {
  std::sort(names.begin(), names.end());
  return names;
}

TEST(CAT_7_1, AResidenceCardBuildsInItsThreeCities) {
  Sitting sitting = Position(2).matched(0, "G01").load("activate");
  sitting.play(0, "perform");
  EXPECT_EQ(sorted(sitting.legal(0, "build")), (Names{"archangelsk", "irkutsk", "siberia"}));
  EXPECT_EQ(sitting.forbidden_by(0, "build kazan"), "CAT-8.10");
  sitting.play(0, "build irkutsk");
  EXPECT_EQ(sitting.residences(0), Names{"irkutsk"});
  EXPECT_EQ(sitting.supply(0), 11);
}

TEST(CAT_7_1, ARegionCardBuildsInTheSixCitiesOfItsColour) {
  Sitting sitting = Position(2).hand(0, {"R01", "R02"}).matched(0, "G27").load("activate");
  sitting.play(0, {"perform", "pay R01", "pay R02"});
  EXPECT_EQ(sorted(sitting.legal(0, "build")),
            (Names{"archangelsk", "astrakhan", "irkutsk", "kazan", "orenburg", "siberia"}));
  EXPECT_EQ(sitting.forbidden_by(0, "build moskow"), "CAT-8.11");
}

TEST(CAT_7_1, BooksBuildAnywhere) { EXPECT_EQ(Position(2).load("book_build").legal(0, "build").size(), 18u); }

TEST(CAT_7_2, NobodyLivesTwiceInACityAndOthersDoNotHinder) {
  Sitting sitting = Position(2)
                        .residences(0, {"siberia"})
                        .residences(1, {"irkutsk", "archangelsk"})
                        .matched(0, "G01")
                        .load("activate");
  sitting.play(0, "perform");
  EXPECT_EQ(sorted(sitting.legal(0, "build")), (Names{"archangelsk", "irkutsk"}));
  EXPECT_EQ(sitting.forbidden_by(0, "build siberia"), "CAT-7.2");
}

TEST(CAT_7_2, BooksBuildOnlyWhereOneDoesNotLive) {
  Sitting sitting = Position(2).residences(0, {"siberia"}).load("book_build");
  EXPECT_EQ(sitting.legal(0, "build").size(), 17u);
  EXPECT_EQ(sitting.forbidden_by(0, "build siberia"), "CAT-7.2");
}

TEST(CAT_7_3, AGoodsCityGivesATile) {
  for (const Json& city : box().at("cities").at("items")) {
    const auto id = city.at("id").get<std::string>();
    Sitting sitting = Position(2).load("book_build");
    sitting.play(0, "build " + id);
    sitting.play(1, "build " + id);
    for (const std::string good : {"iron", "food", "caviar", "fur"}) {
      for (const Seat seat : {Seat{0}, Seat{1}})
        EXPECT_EQ(sitting.goods(seat, good), city.at("good") == good) << id;
    }
  }
}

TEST(CAT_7_4, ACrownIsAFavorStepAtOnce) {
  for (const std::string city : {"st_petersburg", "kremenchug", "kazan"}) {
    Sitting sitting = Position(2).load("book_build");
    sitting.play(0, "build " + city);
    sitting.play(1, "decline");
    EXPECT_EQ(sitting.favor(0), 1);
    EXPECT_EQ(sitting.part(0, "favor"), 1) << "before CAT-9.4";
  }
}

TEST(CAT_7_4, AOneScoresInEveryInterimScoring) {
  for (const std::string city : {"smolensk", "moskow", "siberia"}) {
    Sitting sitting = Position(2).load("book_build");
    sitting.play(0, "build " + city);
    sitting.play(1, "decline");
    EXPECT_EQ(sitting.favor(0), 0);
    EXPECT_EQ(sitting.part(0, "residences"), 2);
  }
}

TEST(CAT_7_5, WithoutSupplyACardReplacesTheActivation) {
  Sitting sitting = Position(2)
                        .residences(0, kTwelve)
                        .hand(0, {"R01", "R02"})
                        .row(0, {"G27", "B22"})
                        .matched(0, "G27")
                        .hand_of(1, 3)
                        .matched(1, "R29")
                        .load("activate");
  EXPECT_EQ(sitting.asked(0), "");
  sitting.play(1, "forfeit");
  sitting.deal(1);
  EXPECT_EQ(sitting.hand_size(0), 3) << "one card, and no cost was paid";
  EXPECT_EQ(sitting.favor(0), 0) << "no bonus";
}

TEST(CAT_7_5, WithoutSupplyACardReplacesTheBooks) {
  Sitting sitting = Position(2).residences(0, kTwelve).load("book_build");
  EXPECT_EQ(sitting.asked(0), "");
  sitting.play(1, "decline");
  EXPECT_EQ(sitting.asked(kChance), "draw");
  EXPECT_EQ(sitting.hand_size(0), 0);
  EXPECT_EQ(sitting.decade(), 1);
  sitting.deal(1);
  EXPECT_EQ(sitting.hand_size(0), 1);
  EXPECT_EQ(sitting.decade(), 2) << "and scoring goes on";
}

}  // namespace
}  // namespace tsardom::catherine
