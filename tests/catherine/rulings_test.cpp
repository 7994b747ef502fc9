// CAT-R1 to CAT-R27: rulings.
#include <gtest/gtest.h>

#include "table/registry.hpp"
#include "tests/catherine/position.hpp"

namespace tsardom::catherine {
namespace {

const Names kTwelve{"vyborg", "st_petersburg",   "reval", "riga",    "novgorod",   "smolensk",
                    "moskow", "nizhny_novgorod", "kiev",  "kharkov", "kremenchug", "voronezh"};

Position activation(const Names& row) {
  return Position(2).row(0, row).matched(0, row.front()).hand_of(1, 3).matched(1, "R29");
}

Sitting done(Position position, std::initializer_list<std::string_view> plan) {
  Sitting sitting = position.load("activate");
  sitting.play(0, plan);
  sitting.play(1, "forfeit");
  return sitting;
}

TEST(CAT_R1, TheCompensationCardIsUnderTheHandLimit) {
  const Sitting sitting = done(activation({"B29"}).hand_of(0, 3), {"forfeit"});
  EXPECT_EQ(sitting.part(0, "hand_limit"), 1);
  EXPECT_EQ(sitting.hand_size(0), 3);
}

TEST(CAT_R2, AnImpossibleActionIsCompensatedWithoutAQuestion) {
  Sitting sitting = activation({"B24", "B17"}).load("activate");
  EXPECT_EQ(sitting.asked(0), "");
  sitting.play(1, "forfeit");
  sitting.deal(1);
  EXPECT_EQ(sitting.hand_size(0), 1);
  EXPECT_EQ(sitting.favor(0), 0) << "three cannons open no bonus";
}

TEST(CAT_R3, ResidencesScoreOneEach) {
  EXPECT_EQ(box().at("residence_scoring").at("vp_by_count"),
            (Json{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}));
}

TEST(CAT_R4, DiscardingForFavorIsACost) {
  const Sitting sitting =
      done(activation({"B07"}).hand(0, {"G01"}), {"perform", "build riga", "take", "give G01"});
  EXPECT_EQ(sitting.hand_size(0), 0);
  EXPECT_EQ(sitting.favor(0), 1);
}

TEST(CAT_R5, TheBonusIsCheckedAfterTheAction) {
  // G28 wants 2 food: 1 is on the card, Archangelsk gives the other.
  const auto favor_after = [](std::string_view city) {
    return done(activation({"G28"}).hand(0, {"R01", "R02"}), {"perform", "pay R01", "pay R02", city})
        .favor(0);
  };
  EXPECT_EQ(favor_after("build archangelsk"), 1);
  EXPECT_EQ(favor_after("build irkutsk"), 0);
}

TEST(CAT_R6, FreeBonusesAreNotAsked) {
  Sitting sitting = activation({"B31"}).residences(0, {"reval", "kiev"}).hand_of(0, 3).load("activate");
  sitting.play(0, "perform");
  EXPECT_EQ(sitting.asked(0), "");
  sitting.play(1, "forfeit");
  EXPECT_EQ(sitting.favor(0), 1);
}

TEST(CAT_R7, AllRepetitionsAreTaken) {
  Sitting sitting = activation({"B19", "R19"}).load("activate");
  EXPECT_EQ(sitting.legal(0), (Names{"perform", "forfeit"}));
  sitting.play(0, "perform");
  sitting.play(1, "forfeit");
  EXPECT_EQ(sitting.part(0, "actions"), 8);
}

TEST(CAT_R8, WithoutSupplyThereIsOneCardAndNoCost) {
  Sitting sitting = activation({"G27"}).residences(0, kTwelve).hand_of(0, 2).load("activate");
  sitting.play(1, "forfeit");
  sitting.deal(1);
  EXPECT_EQ(sitting.hand_size(0), 3);
  EXPECT_EQ(sitting.pile("discard").size(), 0u);
  EXPECT_EQ(sitting.favor(0), 0);
}

TEST(CAT_R9, MismatchedAndForfeitedCardsAreClearedToo) {
  Sitting sitting = Position(2)
                        .round(4)
                        .row(0, {"B29", "B01", "B02", "B03"})
                        .hand_of(0, 3)
                        .matched(0, "B29")
                        .hand_of(1, 3)
                        .mismatched(1, "R01")
                        .load("activate");
  sitting.play(0, "forfeit");
  const Names row = sitting.row(1);
  sitting.decline_all();
  EXPECT_EQ(sitting.row(0).size(), 3u);
  EXPECT_EQ(sitting.row(1), (Names{row[4], row[5], row[6]})) << "the mismatched card is gone";
  EXPECT_NE(sitting.row(0).front(), "B29") << "and so is the forfeited one";
}

TEST(CAT_R10, TiesAtZeroAreTies) {
  Sitting sitting = Position(3).round(4).matched(0, "B17").hand_of(0, 3).load("activate");
  EXPECT_EQ(sitting.asked(0), "mode");
  sitting.play(0, "forfeit");
  sitting.deal_on();
  EXPECT_EQ(sitting.part(1, "cannons"), 2) << "0 against 1 and 0";
  for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}})
    EXPECT_EQ(sitting.asked(seat), "book_build") << "nobody has a book";
}

TEST(CAT_R11, SharedMostAndSharedFewest) {
  Sitting sitting = Position(4)
                        .row(0, {"B19", "B20"})
                        .row(1, {"R19", "R20"})
                        .row(2, {"G20"})
                        .row(3, {"G23"})
                        .load("book_build");
  EXPECT_EQ(sitting.table().actors(), only(0) | only(1));
  sitting.decline_all();
  for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}, Seat{3}}) EXPECT_EQ(sitting.jokers(seat), 0);
}

TEST(CAT_R12, TheBookResidenceMayBeDeclinedForNothing) {
  Sitting sitting = Position(2).load("book_build");
  sitting.decline_all();
  EXPECT_EQ(sitting.residences(0), Names{});
  EXPECT_EQ(sitting.score(0), 0);
}

TEST(CAT_R13, TheSlotIsHiddenUntilTheReveal) {
  Sitting sitting = Position(2).hand(0, {"B01", "B02"}).hand_of(1, 2).load("play_cards");
  const Json before = sitting.table().view(1);
  sitting.play(0, {"action B01", "activation B02", "slot 4"});
  EXPECT_EQ(sitting.table().view(1), before);
}

TEST(CAT_R14, CardsDiscardedMeanwhileTakePartInTheReshuffle) {
  Sitting sitting = Position(2)
                        .draw_pile({"G34"})
                        .mismatched(0, "B01")
                        .hand(1, {"G01", "G02"})
                        .matched(1, "B21")
                        .load("activate");
  sitting.play(1, {"perform", "pay G01", "take", "give G02"});
  sitting.deal(1);
  EXPECT_EQ(sitting.pile("draw").size() > 1, true) << "needed for phase A: now it is taken in";
  EXPECT_TRUE(sitting.can(kChance, "deal G01"));
  EXPECT_TRUE(sitting.can(kChance, "deal G02"));
}

TEST(CAT_R15, ATieIsASharedVictory) {
  Sitting sitting = Position(2).decade(3).points(0, 20).points(1, 20).load("book_build");
  sitting.decline_all();
  EXPECT_EQ(sitting.place(0), 1);
  EXPECT_EQ(sitting.place(1), 1);
}

TEST(CAT_R16, PointsAbove149AreCounted) {
  EXPECT_EQ(done(activation({"B29"}).points(0, 149), {"perform"}).score(0), 152);
}

TEST(CAT_R17, TheRegionIsTheSixCitiesOfTheColour) {
  const Position position =
      activation({"B08"})
          .hand(0, {"G01", "G02"})
          .residences(0, {"vyborg", "reval", "riga", "novgorod", "smolensk", "moskow", "kazan"});
  const Sitting sitting = done(position, {"perform", "build st_petersburg", "take", "give G01", "give G02"});
  EXPECT_EQ(sitting.part(0, "bonuses"), 6);
}

TEST(CAT_R18, AnyOneColourWillDo) {
  for (const std::string colour : {"B", "R", "G"}) {
    const Names hand{colour + "01", colour + "02", colour + "03"};
    Sitting sitting = activation({"B17"}).hand(0, hand).load("activate");
    sitting.play(0, "perform");
    for (const std::string& card : hand) sitting.play(0, "pay " + card);
    sitting.play(1, "forfeit");
    EXPECT_EQ(sitting.favor(0), 1) << colour;
  }
}

TEST(CAT_R19, TheRowsAreClearedAtTheEndToo) {
  Sitting sitting = Position(2).decade(3).load("book_build");
  sitting.decline_all();
  EXPECT_TRUE(sitting.table().over());
  EXPECT_EQ(sitting.row(0).size(), 3u);
  EXPECT_EQ(sitting.pile("discard").size(), 16u);
}

TEST(CAT_R20, ACompensationCardOfTheLastRoundScores) {
  Sitting sitting = Position(2).decade(3).round(4).matched(0, "B29").hand_of(1, 3).load("activate");
  sitting.play(0, "forfeit");
  sitting.deal_on();
  sitting.decline_all();
  EXPECT_EQ(sitting.part(0, "hand_cards"), 1);
}

TEST(CAT_R21, NamesMayBeChangedFreely) {
  const auto named = [](std::string_view id, const char* language) {
    for (const Json& city : box().at("cities").at("items")) {
      if (city.at("id") == id) return city.at("names").at(language).get<std::string>();
    }
    return std::string();
  };
  EXPECT_EQ(named("moskow", "en"), "Moskow");
  EXPECT_EQ(named("kremenchug", "ru"), "Кременчуг");
  Json other = box();
  other["cities"]["items"][0]["names"]["en"] = "Viborg";
  const auto usual = find_game("catherine").open({.players = 2});
  EXPECT_EQ(find_game("catherine").open({.players = 2, .options = {{"box", other}}})->agreement().box_hash,
            usual->agreement().box_hash);
}

TEST(CAT_R22, ARegionCardBuildsOnce) {
  Sitting sitting = activation({"B27"}).favor(0, 5).hand(0, {"R01", "R02", "R03", "R04"}).load("activate");
  sitting.play(0, {"perform", "pay R01", "pay R02", "build riga"});
  EXPECT_EQ(sitting.asked(0), "");
  sitting.play(1, "forfeit");
  EXPECT_EQ(sitting.residences(0), Names{"riga"});
  EXPECT_EQ(sitting.hand_size(0), 2);
}

TEST(CAT_R23, APointInsteadOfACardPerformsTheAction) {
  const Sitting sitting = done(activation({"B25", "B19"}).hand_of(0, 3), {"perform"});
  EXPECT_EQ(sitting.part(0, "hand_limit"), 2);
  EXPECT_EQ(sitting.favor(0), 2) << "the bonus is open";
}

TEST(CAT_R24, TheDiscardPileIsOpen) {
  const Sitting sitting = Position(2).draw_pile({"G34"}).hand_of(0, 2).hand_of(1, 2).load("play_cards");
  for (const Seat reader : {Seat{0}, Seat{1}, kSpectator})
    EXPECT_EQ(sitting.table().view(reader).at("discard"), sitting.state().at("discard"));
}

TEST(CAT_R25, TheCardForABookLeaderWithoutSupplyIsDrawnByItself) {
  Sitting sitting = Position(2).residences(0, kTwelve).hand_of(0, 3).load("book_build");
  EXPECT_EQ(sitting.asked(0), "");
  sitting.play(1, "decline");
  EXPECT_EQ(sitting.part(0, "hand_limit"), 3) << "1 for the books and 2 of the interim draw";
}

TEST(CAT_R26, AJokerReachesNoFurtherThanTheOrder) {
  const Position market =
      Position(3).decade(2).row(0, {"B13"}).jokers(0, 1).favor(0, 12).matched(0, "B13").hand_of(1, 3);
  Sitting sitting = Position(market).hand_of(2, 3).load("activate");
  sitting.play(0, "perform");
  sitting.deal_on();
  EXPECT_EQ(sitting.hand_size(0), 1 + 2) << "1 caviar alone, and phase A";
}

TEST(CAT_R27, OneMayPayForLittle) {
  const Sitting top = done(activation({"B21"}).favor(0, 12).hand(0, {"G01"}), {"perform", "pay G01"});
  EXPECT_EQ(top.part(0, "favor_top"), 2);
  const Sitting colour = done(activation({"B08"}).hand(0, {"G01", "G02"}),
                              {"perform", "build reval", "take", "give G01", "give G02"});
  EXPECT_EQ(colour.part(0, "bonuses"), 1);
}

}  // namespace
}  // namespace tsardom::catherine
