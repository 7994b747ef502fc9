// CAT-2: setup.
#include <gtest/gtest.h>

#include <set>

#include "tests/catherine/position.hpp"

namespace tsardom::catherine {
namespace {

Sitting dealt(int players) {
  Sitting sitting = opening(players);
  sitting.deal_on();
  return sitting;
}

TEST(CAT_2_1, EverybodyBeginsWithNothing) {
  const Sitting sitting = dealt(3);
  for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}}) {
    EXPECT_EQ(sitting.score(seat), 0);
    EXPECT_EQ(sitting.favor(seat), 0);
    EXPECT_EQ(sitting.supply(seat), 12);
    EXPECT_EQ(sitting.residences(seat), Names{});
  }
}

TEST(CAT_2_2, EveryPlayerFindsATileInAGoodsCity) {
  for (const int players : {2, 3, 4}) {
    Position position(players);
    for (Seat seat = 0; seat < players; ++seat) position.residences(seat, {"riga", "reval"});
    const Sitting sitting = position.load("book_build");
    for (Seat seat = 0; seat < players; ++seat) {
      EXPECT_EQ(sitting.goods(seat, "food"), 1);
      EXPECT_EQ(sitting.goods(seat, "caviar"), 1);
      EXPECT_EQ(sitting.goods(seat, "iron"), 0);
    }
  }
}

TEST(CAT_2_3, JokersAreForThreeAndFour) {
  EXPECT_EQ(opening(2).state().at("jokers"), 0);
  EXPECT_EQ(opening(3).state().at("jokers"), 6);
  EXPECT_EQ(opening(4).state().at("jokers"), 6);
}

TEST(CAT_2_4, EverybodyGetsAnOrderFaceUpAndTheRestStayUnseen) {
  Sitting sitting = opening(3);
  std::set<std::string> given;
  for (const std::size_t left : {8u, 7u, 6u}) {
    EXPECT_EQ(sitting.asked(kChance), "deal_orders");
    EXPECT_EQ(sitting.legal(kChance).size(), left);
    EXPECT_DOUBLE_EQ(sitting.chance_of(sitting.legal(kChance).back()), 1.0 / static_cast<double>(left));
    sitting.chance(sitting.legal(kChance).back());
  }
  for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}}) {
    given.insert(sitting.player(seat).at("order").get<std::string>());
    EXPECT_EQ(sitting.table().view(kSpectator).at("players")[seat].at("order"),
              sitting.player(seat).at("order"));
  }
  EXPECT_EQ(given, (std::set<std::string>{"O8", "O7", "O6"}));
  EXPECT_EQ(sitting.asked(kChance), "draw");
}

TEST(CAT_2_5, SixCardsForEachSeatAndTheRestIsTheDrawPile) {
  for (const int players : {2, 3, 4}) {
    const Sitting sitting = dealt(players);
    for (Seat seat = 0; seat < players; ++seat) EXPECT_EQ(sitting.hand_size(seat), 6);
    EXPECT_EQ(sitting.pile("draw").size(), static_cast<std::size_t>(102 - 6 * players));
    EXPECT_EQ(sitting.pile("discard").size(), 0u);
  }
}

TEST(CAT_2_6, ThreeCardsAreChosenForTheRowAndTheOthersAreTheHand) {
  Sitting sitting = dealt(2);
  EXPECT_EQ(sitting.hand(0), (Names{"B01", "B02", "B03", "B04", "B05", "B06"}));
  EXPECT_EQ(sitting.legal(0).size(), 6u);
  sitting.play(0, "row B01");
  EXPECT_EQ(sitting.legal(0).size(), 5u);
  sitting.play(0, {"row B03", "row B06"});
  EXPECT_EQ(sitting.row(0), Names{}) << "nothing lies there before all have chosen";
  sitting.play(1, {"row B07", "row B08", "row B09"});
  EXPECT_EQ(sitting.row(0), (Names{"B01", "B03", "B06"}));
  EXPECT_EQ(sitting.hand(0), (Names{"B02", "B04", "B05"}));
}

TEST(CAT_2_6, ARowIsThreeDifferentCardsOfTheHand) {
  Sitting sitting = dealt(2);
  sitting.play(0, "row B01");
  EXPECT_EQ(sitting.forbidden_by(0, "row B01"), "CAT-2.6");
  EXPECT_EQ(sitting.forbidden_by(0, "row B07"), "CAT-2.6");
}

TEST(CAT_2_6, TheOrderOfChoosingHasNoMeaning) {
  Sitting sitting = dealt(2), other = dealt(2);
  sitting.play(0, {"row B01", "row B03", "row B06"});
  other.play(0, {"row B06", "row B01", "row B03"});
  EXPECT_EQ(sitting.table().hash(), other.table().hash());
}

TEST(CAT_2_7, TheActivationRowIsEmptyAndSlotsCountFromTheLeft) {
  Sitting sitting = dealt(2);
  sitting.commit_first().deal_on();
  EXPECT_EQ(sitting.player(0).at("activation"), Json(std::vector<Json>(7)));
  const Names hand = sitting.hand(0);
  sitting.play(0, {"action " + hand[0], "activation " + hand[1]});
  EXPECT_EQ(sitting.legal(0), (Names{"slot 1", "slot 2", "slot 3", "slot 4"}));
}

}  // namespace
}  // namespace tsardom::catherine
