// CAT-5: the round.
#include <gtest/gtest.h>

#include "tests/catherine/position.hpp"

namespace tsardom::catherine {
namespace {

// Both seats hold three cards, and seat 0 may forfeit: then nobody draws before phase A.
Sitting before_phase_a() {
  Sitting sitting = Position(2).hand_of(0, 3).matched(0, "B29").hand_of(1, 3).load("activate");
  sitting.play(0, "forfeit");
  return sitting;
}

TEST(CAT_5_1, EverybodyDrawsTwoCardsWhateverTheLimit) {
  Sitting sitting = before_phase_a();
  EXPECT_EQ(sitting.round(), 2);
  for (const int more : {0, 1, 2, 2}) {
    EXPECT_EQ(sitting.hand_size(0), 3 + more);
    sitting.deal(1);
  }
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    EXPECT_EQ(sitting.hand_size(seat), 5);
    EXPECT_EQ(sitting.part(seat, "hand_limit"), 1) << "from D_RESOLVE";
  }
}

TEST(CAT_5_2, FourSlotsAreFreeInEveryRound) {
  for (const int round : {1, 2, 3, 4}) {
    Sitting sitting = Position(2).round(round).hand_of(0, 3).hand_of(1, 2).load("play_cards");
    sitting.play(0, sitting.legal(0).front());
    sitting.play(0, sitting.legal(0).front());
    const Names slots = sitting.legal(0, "slot");
    EXPECT_EQ(slots.size(), 4u);
    EXPECT_EQ(slots.back(), std::to_string(round + 3)) << "counted from 1, under the card played this round";
  }
}

TEST(CAT_5_2, ACoveredSlotIsTaken) {
  Sitting sitting = Position(2).round(2).covered(0, {1}).hand_of(0, 2).hand_of(1, 2).load("play_cards");
  sitting.play(0, sitting.legal(0).front());
  sitting.play(0, sitting.legal(0).front());
  EXPECT_EQ(sitting.legal(0), (Names{"slot 1", "slot 3", "slot 4", "slot 5"}));
  EXPECT_EQ(sitting.forbidden_by(0, "slot 2"), "CAT-5.2");
}

TEST(CAT_5_2, TheTwoCardsAreDifferentOnesOfTheHand) {
  Sitting sitting = Position(2).hand(0, {"B01", "R01", "G01"}).hand_of(1, 2).load("play_cards");
  EXPECT_EQ(sitting.forbidden_by(0, "action G02"), "CAT-5.2");
  sitting.play(0, "action R01");
  EXPECT_EQ(sitting.legal(0), (Names{"activation B01", "activation G01"}));
  EXPECT_EQ(sitting.forbidden_by(0, "activation R01"), "CAT-5.2");
}

TEST(CAT_5_3, AHandHasAtLeastTwoCards) {
  EXPECT_EQ(Position(2).hand_of(0, 1).hand_of(1, 2).broken_rule("play_cards"), "CAT-5.3");
  EXPECT_EQ(Position(2).hand_of(0, 2).hand_of(1, 2).broken_rule("play_cards"), "");
}

TEST(CAT_5_4, AllIsTurnedUpWhenTheLastHasCommitted) {
  Sitting sitting = Position(2)
                        .row(0, {"R02", "R03", "R04"})
                        .hand(0, {"B01", "G01"})
                        .hand(1, {"B02", "G02"})
                        .load("play_cards");
  sitting.play(0, {"action B01", "activation G01", "slot 3"});
  EXPECT_EQ(sitting.hand(0), (Names{"B01", "G01"}));
  EXPECT_EQ(sitting.row(0).size(), 3u);
  sitting.play(1, {"action B02", "activation G02", "slot 1"});
  EXPECT_EQ(sitting.row(0), (Names{"R02", "R03", "R04", "B01"}));
  EXPECT_EQ(sitting.player(0).at("activation")[2], "G01");
  EXPECT_EQ(sitting.hand(0), Names{});
  EXPECT_EQ(sitting.times("played"), 2);
}

TEST(CAT_5_5, TheCardDirectlyAboveIsTheTarget) {
  Sitting sitting = Position(2)
                        .row(0, {"B29", "R29", "G29"})
                        .hand(0, {"B01", "R01"})
                        .row(1, {"R02", "R03", "R04"})
                        .hand(1, {"B02", "B03"})
                        .load("play_cards");
  sitting.play(0, {"action B01", "activation R01", "slot 2"});
  sitting.play(1, {"action B02", "activation B03", "slot 1"});
  EXPECT_EQ(sitting.asked(0), "mode");
  sitting.play(0, "perform");
  sitting.deal_on();
  EXPECT_EQ(sitting.times("performed"), 1);
  EXPECT_EQ(sitting.part(0, "actions"), 3) << "R29 alone, once";
}

TEST(CAT_5_6, DifferentColoursAreCompensated) {
  Sitting sitting = Position(2).mismatched(0, "B29").hand_of(1, 3).matched(1, "R29").load("activate");
  EXPECT_EQ(sitting.asked(0), "");
  sitting.play(1, "forfeit");
  EXPECT_EQ(sitting.asked(kChance), "draw");
  sitting.deal(1);
  EXPECT_EQ(sitting.hand_size(0), 1);
  EXPECT_EQ(sitting.score(0), 0);
}

TEST(CAT_5_6, AnImpossibleActionIsCompensated) {
  Sitting sitting =
      Position(2).matched(0, "B17").hand_of(0, 2).hand_of(1, 3).matched(1, "R29").load("activate");
  EXPECT_EQ(sitting.asked(0), "") << "three cards are needed";
  sitting.play(1, "forfeit");
  sitting.deal(1);
  EXPECT_EQ(sitting.hand_size(0), 3);
}

TEST(CAT_5_6, AForfeitIsCompensatedWithoutBonus) {
  Sitting sitting = Position(2).row(0, {"B25", "B19"}).matched(0, "B25").hand_of(1, 3).load("activate");
  sitting.play(0, "forfeit");
  sitting.deal(1);
  EXPECT_EQ(sitting.hand_size(0), 1);
  EXPECT_EQ(sitting.favor(0), 0) << "three books would have given 2";
}

TEST(CAT_5_6, TheCardIsDrawnWhenItsSeatIsResolved) {
  Sitting sitting =
      Position(3).hand_of(0, 3).matched(0, "B29").mismatched(1, "B01").hand_of(2, 3).matched(2, "R29").load(
          "activate");
  sitting.play(2, "perform");
  sitting.play(2, "skip");
  EXPECT_EQ(sitting.hand_size(1), 0) << "not before all have committed";
  sitting.play(0, {"perform", "skip"});
  EXPECT_EQ(sitting.part(0, "actions"), 3) << "seat 0 comes first";
  EXPECT_EQ(sitting.part(2, "actions"), 0) << "seat 2 comes later";
  sitting.deal(1);
  EXPECT_EQ(sitting.hand_size(1), 1);
  EXPECT_EQ(sitting.part(2, "actions"), 3);
}

TEST(CAT_5_7, APlanHoldsCostCityAndBonus) {
  Sitting sitting =
      Position(2).hand(0, {"R01", "R02", "R03"}).row(0, {"B27", "B18"}).matched(0, "B27").load("activate");
  sitting.play(0, "perform");
  EXPECT_EQ(sitting.asked(0), "cost_card");
  sitting.play(0, "pay R02");
  EXPECT_EQ(sitting.forbidden_by(0, "pay R02"), "CAT-5.7");
  EXPECT_EQ(sitting.forbidden_by(0, "pay G02"), "CAT-5.7");
  sitting.play(0, "pay R01");
  EXPECT_EQ(sitting.asked(0), "city");
  EXPECT_EQ(sitting.hand_size(0), 3) << "nothing moves before the plan is done";
  sitting.play(0, "build novgorod");
  EXPECT_EQ(sitting.hand(0), Names{"R03"});
  EXPECT_EQ(sitting.favor(0), 1) << "2 food: this bonus costs nothing and comes by itself";
}

TEST(CAT_5_7, NoActionThatDrawsHasABonusThatDiscards) {
  for (const Json& card : box().at("project_cards").at("items")) {
    const bool draws = card.at("action").contains("draw");
    const bool discards =
        !card.at("bonus").is_null() && card.at("bonus").at("condition").at("type") == "discard";
    EXPECT_FALSE(draws && discards) << card.at("id");
  }
}

TEST(CAT_5_8, CostActionBonusInThisOrder) {
  Sitting sitting = Position(2).hand(0, {"R01", "R02"}).matched(0, "B21").hand_of(1, 3).load("activate");
  sitting.play(0, {"perform", "pay R01", "take", "give R02"});
  Names order;
  for (const Json& told : sitting.told(0)) {
    if (told.at("seat") == 0) order.push_back(told.at("event").get<std::string>());
  }
  EXPECT_EQ(order, (Names{"performed", "discarded", "rose", "rose", "discarded", "rose"}));
}

TEST(CAT_5_9, InterimScoringFollowsTheFourthRound) {
  for (const int round : {1, 2, 3, 4}) {
    Sitting sitting = Position(2).round(round).hand_of(0, 3).matched(0, "B29").hand_of(1, 3).load("activate");
    sitting.play(0, "forfeit");
    EXPECT_EQ(sitting.times("interim"), round == 4 ? 1 : 0);
    EXPECT_EQ(sitting.round(), round == 4 ? 4 : round + 1);
  }
}

TEST(CAT_5_10, TheOrderOfPickingDoesNotMatter) {
  const auto after = [](std::initializer_list<std::string_view> plan) {
    Sitting sitting = Position(2)
                          .favor(0, 2)
                          .hand(0, {"R01", "R05", "R13", "G01"})
                          .matched(0, "B17")
                          .hand_of(1, 3)
                          .load("activate");
    sitting.play(0, plan);
    return sitting.table().hash();
  };
  EXPECT_EQ(after({"perform", "pay R01", "pay R05", "pay R13"}),
            after({"perform", "pay R13", "pay R01", "pay R05"}));
}

TEST(CAT_5_10, OnlyTheAskedStepIsAnswered) {
  Sitting sitting = Position(2).hand(0, {"R01", "R02"}).matched(0, "B07").load("activate");
  EXPECT_EQ(sitting.forbidden_by(0, "build riga"), "CAT-5.6") << "the rule of what is asked";
  sitting.play(0, "perform");
  EXPECT_EQ(sitting.forbidden_by(0, "take"), "CAT-7.1");
  sitting.play(0, "build riga");
  EXPECT_EQ(sitting.legal(0), (Names{"take", "skip"}));
}

TEST(CAT_5_10, AStepWithOneOptionIsAskedToo) {
  Sitting sitting =
      Position(2).residences(0, {"riga", "vyborg"}).hand(0, {"R01"}).matched(0, "B07").load("activate");
  sitting.play(0, "perform");
  EXPECT_EQ(sitting.legal(0), Names{"build novgorod"});
}

TEST(CAT_5_10, NoListIsLong) {
  Sitting sitting = opening(2);
  sitting.deal_on();
  EXPECT_EQ(sitting.legal(0).size(), 6u);
  EXPECT_EQ(Position(2).load("book_build").legal(0).size(), 19u) << "18 cities and to decline";
}

}  // namespace
}  // namespace tsardom::catherine
