// CAT-11: all choose at once.
#include <gtest/gtest.h>

#include "table/registry.hpp"
#include "tests/catherine/games.hpp"
#include "tests/catherine/position.hpp"

namespace tsardom::catherine {
namespace {

TEST(CAT_11_1, EverybodySeesTheSameBytesWhileAnotherPlans) {
  int choices = 0;
  play_games(10, [&](const Catherine& game, const State& before, Seat seat, Move, const State& after) {
    // The last commitment ends the room; what follows is open.
    const bool goes_on = seat != kChance && !after.steps.empty() &&
                         after.steps.back() == before.steps.back() && after.player[seat].plan != Plan{};
    if (!goes_on) return;
    ++choices;
    for (Seat other = 0; other <= kSpectator; ++other) {
      if (other == seat || (other >= game.players() && other != kSpectator)) continue;
      ASSERT_TRUE(same(game.seen(before, other), game.seen(after, other))) << int{other};
    }
  });
  EXPECT_GT(choices, 1000);
}

Sitting two_hands() {
  return Position(2)
      .row(0, {"R02", "R03", "R04"})
      .hand(0, {"B01", "B02", "B03"})
      .hand(1, {"G01", "G02", "G03"})
      .load("play_cards");
}

TEST(CAT_11_1, AViewShowsNeitherPlansNorWhoHasCommitted) {
  Sitting sitting = two_hands();
  const Json before = sitting.table().view(1), watched = sitting.table().view(kSpectator);
  for (const std::string_view move : {"action B01", "activation B02", "slot 1"}) {
    sitting.play(0, move);
    EXPECT_EQ(sitting.table().view(1), before);
    EXPECT_EQ(sitting.table().view(kSpectator), watched);
    EXPECT_TRUE(sitting.told(1).empty());
    EXPECT_EQ(sitting.table().view(0).at("players")[0].at("plan").at("action"), "B01") << "one's own is seen";
  }
}

TEST(CAT_11_1, OnesOwnChoicesAreTakenBackWhateverOthersDid) {
  Sitting sitting = two_hands();
  const std::string start = sitting.table().hash();
  sitting.play(0, "action B01");
  sitting.play(1, {"action G01", "activation G02", "slot 4"});
  sitting.play(0, "activation B02");
  sitting.table().undo(0);
  sitting.table().undo(0);
  EXPECT_EQ(sitting.asked(0), "action_card");
  EXPECT_EQ(sitting.asked(1), "") << "the other commitment stands";
  for (int i = 0; i < 3; ++i) sitting.table().undo(1);
  EXPECT_EQ(sitting.table().hash(), start);
  sitting.play(1, {"action G03", "activation G02", "slot 1"});
  sitting.play(0, {"action B01", "activation B02", "slot 1"});
  EXPECT_EQ(sitting.row(1).back(), "G03");
}

TEST(CAT_11_1, TheLastCommitmentIsFinal) {
  Sitting sitting = two_hands();
  sitting.play(0, {"action B01", "activation B02", "slot 1"});
  sitting.play(1, {"action G01", "activation G02"});
  EXPECT_FALSE(sitting.table().cannot_undo(0));
  sitting.play(1, "slot 1");
  EXPECT_TRUE(sitting.table().cannot_undo(0));
  EXPECT_TRUE(sitting.table().cannot_undo(1));
}

TEST(CAT_11_1, WithdrawingIsNoOptionOfTheDecision) {
  Sitting sitting = two_hands();
  sitting.play(0, {"action B01", "activation B02", "slot 1"});
  EXPECT_EQ(sitting.legal(0), Names{});
  EXPECT_EQ(sitting.forbidden_by(0, "action B03"), "not_your_turn");
}

TEST(CAT_11_1, WhereNobodyIsConcernedPlayGoesOn) {
  // Nobody's colours match: the reveal leads straight to the compensation cards.
  Sitting sitting = Position(2)
                        .row(0, {"R02", "R03", "R04"})
                        .hand(0, {"B01", "B02"})
                        .row(1, {"R05", "R06", "R07"})
                        .hand(1, {"G01", "G02"})
                        .load("play_cards");
  sitting.play(0, {"action B01", "activation B02", "slot 1"});
  sitting.play(1, {"action G01", "activation G02", "slot 1"});
  EXPECT_EQ(sitting.asked(kChance), "draw");
  EXPECT_EQ(sitting.times("compensated"), 1) << "seat 0 comes first";
}

TEST(CAT_11_1, ASeatWithNothingToChooseIsNeverAsked) {
  Sitting sitting = Position(3).matched(0, "B29").mismatched(1, "B01").matched(2, "R29").load("activate");
  EXPECT_EQ(sitting.table().actors(), only(0) | only(2));
}

TEST(CAT_11_2, WhatALaterSeatPaysIsNotInAnEarlierReshuffle) {
  Sitting sitting =
      Position(2).draw_pile({}).mismatched(0, "R05").hand(1, {"G01"}).matched(1, "B21").load("activate");
  sitting.play(1, {"perform", "pay G01"});
  EXPECT_FALSE(sitting.can(kChance, "deal G01")) << "seat 0 draws first";
  sitting.deal(1);
  EXPECT_EQ(sitting.pile("discard"), Names{"G01"});
}

TEST(CAT_11_2, EachSeatDrawsAllItsCardsBeforeTheNext) {
  Sitting sitting = Position(2).hand_of(0, 3).matched(0, "B29").hand_of(1, 3).load("activate");
  sitting.play(0, "forfeit");
  Names order;
  while (sitting.table().chance_acts()) {
    sitting.deal(1);
    order.push_back(std::to_string(sitting.told(kSpectator).front().at("seat").get<int>()));
  }
  EXPECT_EQ(order, (Names{"0", "0", "1", "1"}));
}

TEST(CAT_11_3, EveryCardOfThePileIsEquallyLikely) {
  Sitting sitting = opening(2);
  sitting.deal(2);
  EXPECT_EQ(sitting.legal(kChance).size(), 102u);
  for (const std::string& card : sitting.legal(kChance)) EXPECT_DOUBLE_EQ(sitting.chance_of(card), 1.0 / 102);
  sitting.chance("deal R10");
  EXPECT_FALSE(sitting.can(kChance, "deal R10"));
}

TEST(CAT_11_3, OrdersThenSixCardsForEachSeatInTurn) {
  Sitting sitting = opening(3);
  sitting.deal(3 + 6);
  EXPECT_EQ(sitting.hand_size(0), 6);
  EXPECT_EQ(sitting.hand_size(1), 0);
  sitting.deal(1);
  EXPECT_EQ(sitting.hand_size(1), 1);
}

TEST(CAT_11_3, SameOutcomesAndCommitmentsGiveTheSameGame) {
  const Catherine game = game_for(3);
  const auto nothing = [](const State&, Seat, Move, const State&) {};
  EXPECT_TRUE(same(play_game(game, 1, nothing), play_game(game, 1, nothing)));
  EXPECT_FALSE(same(play_game(game, 1, nothing), play_game(game, 2, nothing)));
}

TEST(CAT_11_3, HandsAndPilesHaveNoOrder) {
  const auto hash = [](const Names& hand) {
    return Position(2).hand(0, hand).hand_of(1, 2).load("play_cards").table().hash();
  };
  EXPECT_EQ(hash({"B01", "R01", "G01"}), hash({"G01", "B01", "R01"}));
}

TEST(CAT_11_4, ABotChoosesByItsViewAlone) {
  const auto answer = [](const Names& other, std::string_view level) {
    const Sitting sitting = Position(2).hand(0, {"B01", "R01", "G01"}).hand(1, other).load("play_cards");
    return sitting.table().ask_bot(0, *find_bot(level), 9).move;
  };
  for (const std::string_view level : {"random", "greedy"})
    EXPECT_EQ(answer({"B13", "B14"}, level), answer({"G33", "G34"}, level));
}

TEST(CAT_11_5, APositionIsAllThatInfluencesPlay) {
  for (const int players : {2, 3, 4}) {
    Sitting sitting = opening(players);
    Rng rng(static_cast<std::uint64_t>(players));
    for (int ply = 0; !sitting.table().over(); ++ply) {
      const Seat seat = any_actor(sitting.table().actors(), rng);
      if (ply % 7 == 0) {
        const Json position = sitting.state();
        const auto copy = find_game("catherine").open({.players = players, .from = position});
        ASSERT_EQ(copy->hash(), sitting.table().hash()) << "ply " << ply;
        ASSERT_EQ(copy->state(), position);
      }
      const Names legal = sitting.legal(seat);
      sitting.play(seat, legal[rng.below(static_cast<unsigned>(legal.size()))]);
    }
  }
}

TEST(CAT_11_5, TilesAndSupplyServeAsACheck) {
  for (const std::string key : {"supply", "food"}) {
    Json position = Position(2).residences(0, {"riga"}).json("book_build");
    position["players"][0][key] = 7;
    EXPECT_THROW(find_game("catherine").open({.players = 2, .from = position}), Refusal) << key;
    position["players"][0][key] = key == "food" ? 1 : 11;
    EXPECT_NO_THROW(find_game("catherine").open({.players = 2, .from = position})) << key;
  }
}

}  // namespace
}  // namespace tsardom::catherine
