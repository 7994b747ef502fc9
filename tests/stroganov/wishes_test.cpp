// STR-12: the Tsar's wishes; each of the 37.
#include <gtest/gtest.h>

#include "tests/stroganov/position.hpp"

namespace tsardom::stroganov {
namespace {

struct Card {
  const char* id;
  int fur, possess, pay, points;
};

// All cards with their prices.
constexpr Card kCards[] = {
    {"S1", 5, 3, 1, 1},  {"S2", 2, 3, 1, 1},  {"S3", 4, 2, 1, 1},  {"S4", 3, 3, 1, 1},  {"S5", 6, 2, 1, 1},
    {"S6", 2, 2, 1, 1},  {"S7", 4, 3, 1, 1},  {"S8", 3, 2, 1, 1},  {"S9", 7, 2, 1, 1},  {"A1", 4, 3, 1, 2},
    {"A2", 2, 4, 1, 2},  {"A3", 3, 4, 1, 2},  {"A4", 5, 3, 1, 2},  {"A5", 6, 3, 1, 3},  {"A6", 2, 5, 1, 2},
    {"A7", 3, 5, 1, 3},  {"A8", 5, 4, 1, 2},  {"A9", 7, 3, 2, 2},  {"A10", 8, 2, 1, 3}, {"A11", 4, 4, 2, 1},
    {"A12", 5, 4, 2, 1}, {"A13", 6, 4, 2, 1}, {"A14", 7, 2, 2, 2}, {"B1", 8, 2, 2, 5},  {"B2", 7, 3, 2, 4},
    {"B3", 6, 4, 2, 3},  {"B4", 8, 2, 1, 3},  {"B5", 4, 3, 1, 2},  {"B6", 5, 5, 2, 2},  {"B7", 3, 5, 1, 2},
    {"B8", 7, 3, 1, 2},  {"B9", 2, 5, 1, 2},  {"B10", 3, 4, 1, 2}, {"B11", 4, 4, 1, 2}, {"B12", 6, 3, 1, 3},
    {"B13", 5, 4, 1, 2}, {"B14", 2, 4, 1, 2}};
static_assert(std::size(kCards) == kWishes);

std::string furs_of(int value, int count) {
  Furs furs;
  furs.add(piece_of_value(value), count);
  return pieces_text(furs);
}

Position holding(const Card& card, int furs) {
  return Position(2)
      .year(3)
      .at(0, 6)
      .hand(0, {card.id})
      .furs(0, furs_of(card.fur, furs))
      .market("2 3 4 5 6 7");
}

TEST(STR_12_1, EveryWishIsMetWithItsFurs) {
  for (const Card& card : kCards) {
    Sitting sitting = holding(card, card.possess).load("main");
    ASSERT_TRUE(sitting.can(0, "fulfil " + std::string(card.id))) << card.id;
    sitting.play(0, "fulfil " + std::string(card.id));
    sitting.pay(0, furs_of(card.fur, card.pay));
    EXPECT_EQ(pieces_text(sitting.player(0).furs), furs_of(card.fur, card.possess - card.pay)) << card.id;
    EXPECT_EQ(sitting.points(0), card.points) << card.id;
    EXPECT_EQ(sitting.fulfilled(0), (Names{card.id}));
    EXPECT_TRUE(sitting.hand(0).empty());
    EXPECT_EQ(sitting.tigers(0), std::string_view(card.id) == "A10" ? 1 : 0);
  }
}

TEST(STR_12_1, OneFurLessIsTooFew) {
  for (const Card& card : kCards) {
    Sitting sitting = holding(card, card.possess - 1).load("main");
    EXPECT_EQ(sitting.forbidden_by(0, "fulfil " + std::string(card.id)), "STR-12.1") << card.id;
  }
}

TEST(STR_12_1, OnlyAWishOfTheHandIsFulfilled) {
  Sitting sitting = Position(2).at(0, 6).furs(0, "4 4 4").hand(1, {"A7"}).load("main");
  EXPECT_EQ(sitting.forbidden_by(0, "fulfil A1"), "STR-12.1") << "it lies on the board";
}

TEST(STR_12_2, AShownFurIsKeptItsCoinIsGone) {
  Sitting sitting = Position(2).at(0, 6).hand(0, {"A1"}).furs(0, "2 4 4").coins(0, 1).load("main");
  sitting.play(0, {"fulfil A1", "pay 4"});
  EXPECT_EQ(sitting.furs(0), "2 4") << "the 2 was only shown";
  EXPECT_EQ(sitting.coins(0), 0);
}

TEST(STR_12_2, AShownTigerIsGone) {
  Sitting sitting = Position(2).at(0, 6).hand(0, {"A1"}).furs(0, "4 4 tiger").load("main");
  const int tigers = sitting.tigers_left();
  sitting.play(0, {"fulfil A1", "pay 4"});
  EXPECT_EQ(sitting.furs(0), "4");
  EXPECT_EQ(sitting.tigers_left(), tigers + 1);
}

TEST(STR_12_2, HowTheMissingPiecesAreShownIsAsked) {
  Sitting sitting = Position(2).at(0, 6).hand(0, {"A2"}).furs(0, "2 2 5 6 tiger").coins(0, 2).load("main");
  sitting.play(0, {"fulfil A2", "pay 2"});
  EXPECT_EQ(sitting.asked(), "fulfil 0");
  EXPECT_EQ(sitting.legal(0), (Names{"show 0", "show 1"})) << "two pieces are missing, one tiger is there";
  EXPECT_EQ(sitting.forbidden_by(0, "show 2"), "STR-12.2");
  sitting.play(0, "show 1");
  EXPECT_EQ(sitting.furs(0), "2 5 6");
  EXPECT_EQ(sitting.coins(0), 1);
}

TEST(STR_12_2, PaidPiecesMayBeAnything) {
  Sitting sitting = Position(2).at(0, 6).hand(0, {"A1"}).furs(0, "2 4 4 4 tiger").coins(0, 1).load("main");
  sitting.play(0, "fulfil A1");
  EXPECT_EQ(sitting.ways_to_pay(0, 1), (Names{"2+", "4", "tiger"}));
  sitting.play(0, "pay 2");
  EXPECT_EQ(sitting.furs(0), "4 4 4 tiger");
}

TEST(STR_12_2, APaymentMustLeaveEnoughToShow) {
  Sitting sitting = Position(2).at(0, 6).hand(0, {"A1"}).furs(0, "2 4 4").coins(0, 1).load("main");
  sitting.play(0, "fulfil A1");
  EXPECT_EQ(sitting.ways_to_pay(0, 1), (Names{"2+", "4"})) << "both leave two pieces that can be shown";
  Sitting tight = Position(2).at(0, 6).hand(0, {"A1"}).furs(0, "2 3 4").coins(0, 2).load("main");
  tight.play(0, "fulfil A1");
  EXPECT_EQ(tight.ways_to_pay(0, 1), (Names{"2+", "3+", "4"}));
  Sitting tiger = Position(2).at(0, 6).hand(0, {"A1"}).furs(0, "2 4 tiger").load("main");
  EXPECT_FALSE(tiger.can(0, "fulfil A1")) << "the 2 has no coin";
}

TEST(STR_12_3, A3ShowsOnePieceLess) {
  Sitting sitting = Position(2).at(0, 6).hand(0, {"A1"}).fulfilled(0, {"A3"}).furs(0, "4 4").load("main");
  sitting.play(0, {"fulfil A1", "pay 4"});
  EXPECT_EQ(sitting.furs(0), "4");
  EXPECT_EQ(sitting.fulfilled(0), (Names{"A1", "A3"}));
}

TEST(STR_12_3, A3NeverGoesBelowWhatIsPaid) {
  Position position = Position(2);
  position.at(0, 6).hand(0, {"A14"}).fulfilled(0, {"A3"});
  EXPECT_FALSE(position.furs(0, "7").load("main").can(0, "fulfil A14"));
  EXPECT_TRUE(position.furs(0, "7 7").load("main").can(0, "fulfil A14"));
}

TEST(STR_12_3, ASongShowsNothing) {
  Sitting sitting =
      Position(2).at(0, 6).story(0, 11).songs({"SA3", "SA1"}).hand(0, {"A7"}).furs(0, "3").load("main");
  sitting.play(0, {"visit 3", "sing SA3"});
  EXPECT_EQ(sitting.legal(0), (Names{"fulfil A7", "decline"}));
  sitting.play(0, {"fulfil A7", "pay 3"});
  EXPECT_EQ(sitting.points(0), 3);
  EXPECT_EQ(sitting.furs(0), "");
}

TEST(STR_12_4, TheCardWorksFromNowOn) {
  Sitting sitting = Position(2).at(0, 6).hand(0, {"A1"}).furs(0, "4 4 4").load("ride");
  EXPECT_EQ(sitting.legal(0, "ride"), (Names{"7", "8"}));
  sitting.play(0, {"fulfil A1", "pay 4"});
  EXPECT_EQ(sitting.legal(0, "ride"), (Names{"7", "8", "9"}));
}

TEST(STR_12_4, A10ActsOnceAndStays) {
  Sitting sitting = Position(2).at(0, 6).hand(0, {"A10"}).furs(0, "8 8").load("main");
  sitting.play(0, {"fulfil A10", "pay 8"});
  EXPECT_EQ(sitting.tigers(0), 1);
  EXPECT_EQ(sitting.fulfilled(0), (Names{"A10"}));
  sitting.until("ride 0");
  EXPECT_EQ(sitting.tigers(0), 1);
}

// ------------------------------------------------------------------------------------- what cards do

// Horses, coins and story points of an income with these cards, as far as they come from them.
struct Income {
  int horses, coins, story;
  friend bool operator==(const Income&, const Income&) = default;
};
Income income_with(const Names& cards) {
  // The other seat stands in front: it gets the story points of the storytelling, seat 0 one.
  Sitting sitting = Position(2)
                        .year(2)
                        .fulfilled(0, cards)
                        .built(0, {4, 5})
                        .claimed(0, {"L07", "L13", "L20"})
                        .at(1, 9)
                        .winter();
  if (sitting.asked() == "income 0") sitting.play(0, "done");
  return {sitting.horses(0) - 2, sitting.coins(0), sitting.story(0) - 1};
}

TEST(STR_12_5, WinterCardsPayInTheIncome) {
  EXPECT_EQ(income_with({}), (Income{0, 0, 0}));
  EXPECT_EQ(income_with({"S2"}), (Income{3, 0, 0}));
  EXPECT_EQ(income_with({"S3"}), (Income{0, 1, 0}));
  EXPECT_EQ(income_with({"S4"}), (Income{0, 0, 2}));
  EXPECT_EQ(income_with({"S5"}), (Income{2 * 2, 0, 0})) << "two outposts";
  EXPECT_EQ(income_with({"S6"}), (Income{2 * 3, 0, 0})) << "three landscapes";
  EXPECT_EQ(income_with({"A2"}), (Income{3, 0, 0}));
  EXPECT_EQ(income_with({"A7"}), (Income{0, 0, 2}));
  EXPECT_EQ(income_with({"S2", "A2"}), (Income{6, 0, 0})) << "they add up";
  EXPECT_EQ(income_with({"S4", "A7"}), (Income{0, 0, 4}));
}

TEST(STR_12_5, FreeStepsAddUp) {
  EXPECT_EQ(Position(2).at(0, 3).fulfilled(0, {"S1"}).load("ride").legal(0, "ride"), (Names{"4", "5", "6"}));
  EXPECT_EQ(Position(2).at(0, 3).fulfilled(0, {"A1"}).load("ride").legal(0, "ride"), (Names{"4", "5", "6"}));
  EXPECT_EQ(Position(2).at(0, 3).fulfilled(0, {"S1", "A1"}).load("ride").legal(0, "ride"),
            (Names{"4", "5", "6", "7"}));
}

TEST(STR_12_5, S7AndA4ReachFurther) {
  for (const char* card : {"S7", "A4"}) {
    Sitting sitting = Position(2).at(0, 11).fulfilled(0, {card}).furs(0, "2").load("main");
    sitting.play(0, {"visit 5", "advance", "pay 2"});
    EXPECT_EQ(sitting.legal(0, "reward"), (Names{"HORSES3", "STORY2"})) << card;
  }
}

TEST(STR_12_5, S8HuntsNextDoor) {
  EXPECT_FALSE(Position(2).at(0, 6).on(7, "3").load("basic").can(0, "hunt"));
  EXPECT_TRUE(Position(2).at(0, 6).on(7, "3").fulfilled(0, {"S8"}).load("basic").can(0, "hunt"));
}

TEST(STR_12_5, S9PaysAnyFurForTheSecondAdvancedAction) {
  EXPECT_FALSE(Position(2).at(0, 6).furs(0, "2").load("second").can(0, "visit 3"));
  EXPECT_TRUE(Position(2).at(0, 6).furs(0, "2").fulfilled(0, {"S9"}).load("second").can(0, "visit 3"));
}

TEST(STR_12_5, A3NeedsOnePieceLess) {
  EXPECT_TRUE(Position(2)
                  .at(0, 6)
                  .hand(0, {"A8"})
                  .furs(0, "5 5 5")
                  .fulfilled(0, {"A3"})
                  .load("main")
                  .can(0, "fulfil A8"));
}

TEST(STR_12_5, A5TakesABagFurInWinter) {
  Sitting sitting = Position(2).fulfilled(0, {"A5"}).winter();
  EXPECT_EQ(sitting.asked(), "income 0");
  EXPECT_EQ(sitting.legal(0), (Names{"use_card A5", "done"}));
  sitting.play(0, "use_card A5");
  EXPECT_EQ(sitting.asked(), "bag_furs chance");
  sitting.chance("draw_fur 5");
  sitting.chance("draw_fur 6");
  sitting.play(0, "keep 6");
  EXPECT_EQ(sitting.furs(0), "6");
  EXPECT_FALSE(sitting.can(0, "use_card A5")) << "once in a Winter";
}

TEST(STR_12_5, A6WorksTwoTilesToTheLeft) {
  const Sitting sitting =
      Position(2).at(0, 8).outposts(0, 1).furs(0, "5 5").fulfilled(0, {"A6"}).load("main");
  EXPECT_EQ(sitting.legal(0, "visit"), (Names{"3", "4"}));
  EXPECT_EQ(sitting.legal(0, "yurt"), (Names{"3", "4"}));
  EXPECT_EQ(sitting.legal(0, "wish"), (Names{"3", "4"}));
  EXPECT_EQ(sitting.legal(0, "build"), (Names{"3", "4"}));
  EXPECT_EQ(sitting.legal(0, "claim"), (Names{"6", "7"}));
}

TEST(STR_12_5, A8HuntsWithoutHorses) {
  Sitting sitting = Position(2).at(0, 6).on(6, "2 3 8").fulfilled(0, {"A8"}).load("basic");
  sitting.play(0, {"hunt", "take 8 6"});
  EXPECT_EQ(sitting.furs(0), "8");
}

TEST(STR_12_5, A9ActsAnywhereInWinter) {
  Sitting sitting = Position(2).fulfilled(0, {"A9"}).winter();
  sitting.play(0, "use_card A9");
  EXPECT_EQ(sitting.asked(), "advanced 0");
  EXPECT_EQ(sitting.legal(0, "wish"), (Names{"1", "2", "3", "4", "5"}));
  sitting.play(0, "wish 4");
  EXPECT_EQ(sitting.hand(0), (Names{"A4"}));
  EXPECT_NE(sitting.asked(), "income 0") << "once in a Winter";
}

TEST(STR_12_5, A9MayBeDeclined) {
  Sitting sitting = Position(2).fulfilled(0, {"A9", "A5"}).winter();
  sitting.play(0, {"use_card A9", "decline"});
  EXPECT_EQ(sitting.legal(0), (Names{"use_card A5", "done"})) << "the card is used";
}

TEST(STR_12_5, A10BringsATiger) {
  Sitting sitting = Position(2).at(0, 6).hand(0, {"A10"}).furs(0, "8 8").load("main");
  const int tigers = sitting.tigers_left();
  sitting.play(0, {"fulfil A10", "pay 8"});
  EXPECT_EQ(sitting.tigers(0), 1);
  EXPECT_EQ(sitting.tigers_left(), tigers - 1);
}

TEST(STR_12_5, A11A12A13ActInTheirSeason) {
  const std::pair<const char*, Season> kWhen[] = {
      {"A11", Season::spring}, {"A12", Season::summer}, {"A13", Season::autumn}};
  for (const auto& [card, season] : kWhen) {
    Sitting sitting = Position(2).at(0, 6).season(season).fulfilled(0, {card}).load("main");
    sitting.play(0, "use_card " + std::string(card));
    sitting.play(0, "visit 3");
    EXPECT_EQ(sitting.coins(0), 1) << card;
    EXPECT_EQ(sitting.asked(), "main 0");
  }
}

TEST(STR_12_5, A14HuntsASecondFurWithoutACoin) {
  Sitting sitting = Position(2).at(0, 6).on(6, "2 2").coins(0, 1).fulfilled(0, {"A14"}).load("basic");
  sitting.play(0, {"hunt", "take 2 6", "take 2 6"});
  EXPECT_EQ(sitting.coins(0), 1);
}

// Points of the wishes at the end for a player with 43 points, 3 tigers, 2 outposts, 5 coins, 4 banners and
// the landscapes forest 2, steppe 1, swamp 2, mountain 1.
int end_points(const Names& cards) {
  return Position(2)
      .points(0, 43)
      .furs(0, "tiger tiger tiger")
      .built(0, {4, 5})
      .coins(0, 5)
      .banners(0, 4)
      .claimed(0, {"L06", "L07", "L13", "L17", "L20", "L24"})
      .fulfilled(0, cards)
      .over()
      .part(0, "wishes");
}

TEST(STR_12_5, EndCardsScore) {
  EXPECT_EQ(end_points({}), 0);
  EXPECT_EQ(end_points({"B1"}), 2);
  EXPECT_EQ(end_points({"B2"}), 3);
  EXPECT_EQ(end_points({"B3"}), 4);
  EXPECT_EQ(end_points({"B4"}), 3) << "tigers";
  EXPECT_EQ(end_points({"B5"}), 2) << "outposts";
  EXPECT_EQ(end_points({"B6"}), 10) << "a quarter of 43";
  EXPECT_EQ(end_points({"B7"}), 5) << "coins";
  EXPECT_EQ(end_points({"B8"}), 3) << "one mountain";
  EXPECT_EQ(end_points({"B9"}), 6) << "two swamps";
  EXPECT_EQ(end_points({"B10"}), 3) << "one steppe";
  EXPECT_EQ(end_points({"B11"}), 6) << "two forests";
  EXPECT_EQ(end_points({"B12"}), 6) << "landscapes";
  EXPECT_EQ(end_points({"B13"}), 1) << "itself";
  EXPECT_EQ(end_points({"S2", "A4", "B13"}), 3);
  EXPECT_EQ(end_points({"B14"}), 4) << "banners";
  EXPECT_EQ(end_points({"B1", "B2", "B6"}), 2 + 3 + 10) << "B6 counts the points before";
}

}  // namespace
}  // namespace tsardom::stroganov
