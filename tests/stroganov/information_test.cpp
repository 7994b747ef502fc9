// STR-18: chance and information.
#include <gtest/gtest.h>

#include "games/stroganov/moves.hpp"
#include "tests/stroganov/position.hpp"

namespace tsardom::stroganov {
namespace {

TEST(STR_18_1, EveryChanceEventIsAnEvenPick) {
  Sitting sitting = opening(2);
  int drawn = 0;
  while (sitting.asked() != "over" && drawn < 100) {
    if (!sitting.table().chance_acts()) {
      const auto seat = static_cast<Seat>(std::countr_zero(sitting.table().actors()));
      sitting.play(seat, sitting.legal(seat).front());
      continue;
    }
    const State now = sitting.now();
    const std::string question = sitting.asked(kChance);
    for (const tsardom::Choice& choice : sitting.table().prompt(kChance).choices) {
      const bool is_fur = choice.move.kind == static_cast<std::uint8_t>(stroganov::Choice::draw_fur);
      const int alike = is_fur ? now.bag[static_cast<Piece>(choice.move.a)] : 1;
      const bool may_be_drawn_already = question == "bag_furs";
      ASSERT_TRUE(may_be_drawn_already || choice.weight == alike) << question;
    }
    ++drawn;
    sitting.play(kChance, sitting.legal(kChance).back());
  }
  EXPECT_EQ(drawn, 100);
}

TEST(STR_18_1, TheOrderOfTheFirstPlayersIsEven) {
  const Sitting sitting = opening(4);
  for (const char* seat : {"0", "1", "2", "3"})
    EXPECT_DOUBLE_EQ(sitting.chance_of("seat_next " + std::string(seat)), 0.25);
}

TEST(STR_18_1, RefillsComeFromTheBagAsItIs) {
  Sitting sitting = Position(2).at(0, 8).bag("2 2 7").load("main");
  sitting.play(0, {"visit 4", "pick 4"});
  EXPECT_DOUBLE_EQ(sitting.chance_of("draw_fur 2"), 2.0 / 3);
  EXPECT_DOUBLE_EQ(sitting.chance_of("draw_fur 7"), 1.0 / 3);
}

TEST(STR_18_2, EverythingElseIsOpen) {
  Sitting sitting = opening(3).until("basic");
  for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}, kSpectator})
    EXPECT_EQ(sitting.table().view(seat), sitting.table().state());
}

TEST(STR_18_2, WhatComesNextIsNowhereInTheState) {
  // The same position, then different draws: nothing was fixed before.
  for (const char* fur : {"2", "8"}) {
    Sitting sitting = Position(2).at(0, 8).load("main");
    sitting.play(0, {"visit 4", "pick 4"});
    sitting.chance("draw_fur " + std::string(fur));
    EXPECT_NE(sitting.market().find(fur), std::string::npos);
  }
}

TEST(STR_18_3, HandsAreOpen) {
  const Sitting sitting = Position(2).at(0, 6).hand(1, {"A7", "S3"}).load("main");
  const Json hand = sitting.table().view(0).at("players").at(1).at("hand");
  EXPECT_EQ(hand, (Json{"S3", "A7"}));
}

TEST(STR_18_3, TheFursOfADrawAreOpen) {
  Sitting sitting = Position(2).at(0, 6).horses(0, 5).load("main");
  sitting.play(0, "buy_bag");
  sitting.chance("draw_fur 3");
  sitting.chance("draw_fur 7");
  EXPECT_EQ(sitting.told(1).at(0),
            (Json{{"event", "drew_two"}, {"seat", 0}, {"first", "3"}, {"second", "7"}, {"rule", "STR-8.4"}}));
}

TEST(STR_18_4, OnlyTheMovementOfTheTopCardIsOpen) {
  // Cards 3 and 4 and others move 3: which of them lies on top is not known.
  Sitting sitting = Position(1).turn(kIvan).top("ivan_3").load("flip");
  EXPECT_EQ(sitting.now().deck_top, (DeckTop{3, Hunt::hidden, 0}));
  EXPECT_EQ(sitting.legal(kChance),
            (Names{"flip ivan_2", "flip ivan_3", "flip ivan_4", "flip ivan_6", "flip ivan_18"}));
  for (const std::string& card : sitting.legal(kChance)) EXPECT_DOUBLE_EQ(sitting.chance_of(card), 0.2);
  sitting.chance("flip ivan_2");
  EXPECT_DOUBLE_EQ(sitting.chance_of("turn_up 5 hidden 0"), 1.0 / 17) << "card 9 alone moves 5";
}

TEST(STR_18_4, AFocusDeckIsKnown) {
  const Sitting sitting = Position(1, {{"solo_deck", "c"}}).turn(kIvan).top("ivan_4").load("flip");
  EXPECT_EQ(sitting.legal(kChance), (Names{"flip ivan_2", "flip ivan_4", "flip ivan_6", "flip ivan_18"}))
      << "3 is out";
}

}  // namespace
}  // namespace tsardom::stroganov
