// CAT-3: chance, and who sees what.
#include <gtest/gtest.h>

#include <algorithm>

#include "games/catherine/moves.hpp"
#include "table/refusal.hpp"
#include "table/registry.hpp"
#include "tests/catherine/games.hpp"
#include "tests/catherine/position.hpp"

namespace tsardom::catherine {
namespace {

TEST(CAT_3_1, OnlyOrdersAndSingleCardsAreChance) {
  play_games(10, [](const Catherine&, const State&, Seat seat, Move move, const State&) {
    const bool is_drawn = choice_of(move) == Choice::give_order || choice_of(move) == Choice::deal;
    ASSERT_EQ(seat == kChance, is_drawn);
  });
}

TEST(CAT_3_2, AnEmptyPileTakesInTheWholeDiscardPile) {
  Sitting sitting =
      Position(2).draw_pile({}).mismatched(0, "B01").hand_of(1, 3).matched(1, "R29").load("activate");
  const Names discard = sitting.pile("discard");
  sitting.play(1, "forfeit");
  EXPECT_EQ(sitting.reshuffles(), 1);
  EXPECT_EQ(sitting.pile("draw"), discard);
  EXPECT_EQ(sitting.pile("discard"), Names{});
}

TEST(CAT_3_2, ThePilesAlwaysHoldThirtyCards) {
  play_games(10, [](const Catherine&, const State&, Seat, Move, const State& after) {
    ASSERT_GE(after.draw.size() + after.discard.size(), 30);
  });
}

TEST(CAT_3_3, PaidCardsAreDiscardedFaceUp) {
  Sitting sitting = Position(2).hand(0, {"R01", "R02"}).matched(0, "B21").hand_of(1, 3).load("activate");
  sitting.play(0, {"perform", "pay R01", "take", "give R02"});
  EXPECT_EQ(sitting.pile("discard"), (Names{"R01", "R02"}));
  EXPECT_EQ(sitting.table().view(kSpectator).at("discard"), (Json{"R01", "R02"}));
}

// Seat 1 holds two cards; then the discard pile is taken in.
Sitting after_a_reshuffle() {
  Sitting sitting = Position(3)
                        .draw_pile({})
                        .mismatched(0, "B01")
                        .hand(1, {"G05", "R07"})
                        .mismatched(1, "B02")
                        .hand_of(2, 3)
                        .matched(2, "R29")
                        .load("activate");
  sitting.play(2, "forfeit");
  sitting.chance("deal G34");
  return sitting;
}

TEST(CAT_3_4, EpochsAndTheirNumbersInHandsArePublic) {
  const Sitting sitting = after_a_reshuffle();
  for (const Seat reader : {Seat{0}, Seat{1}, Seat{2}, kSpectator}) {
    const Json view = sitting.table().view(reader);
    EXPECT_EQ(view.at("reshuffles"), 1);
    EXPECT_EQ(view.at("epochs"), sitting.state().at("epochs"));
    EXPECT_EQ(view.at("players")[0].at("hand_epochs"), (Json{0, 1}));
    EXPECT_EQ(view.at("players")[1].at("hand_epochs"), (Json{2, 0}));
  }
}

TEST(CAT_3_4, NumbersOfHandCardsServeAsACheck) {
  Json position = Position(2).hand(0, {"G05", "R07"}).hand_of(1, 2).json("play_cards");
  position["players"][0]["hand_epochs"] = {2};
  EXPECT_NO_THROW(find_game("catherine").open({.players = 2, .from = position}));
  position["players"][0]["hand_epochs"] = {1};
  EXPECT_THROW(find_game("catherine").open({.players = 2, .from = position}), Refusal);
}

// Games of two rarely use up the pile.
template <class Visit>
void after_reshuffles(Visit visit) {
  for (const int players : {3, 4}) {
    const Catherine game = game_for(players);
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      play_game(game, seed, [&](const State&, Seat, Move, const State& after) {
        if (after.reshuffles > 0) visit(game, after);
      });
    }
  }
}

TEST(CAT_3_4, GuessesRespectEpochs) {
  int guesses = 0;
  Rng rng(7);
  after_reshuffles([&](const Catherine& game, const State& now) {
    if (rng.below(8) != 0) return;
    for (Seat seat = 0; seat < game.players(); ++seat) {
      const State guess = game.imagine(game.seen(now, seat), seat, rng);
      ++guesses;
      ASSERT_FALSE(game.broken(guess)) << game.broken(guess).key;
      ASSERT_EQ(guess.player[seat].hand, now.player[seat].hand);
      for (Seat other = 0; other < game.players(); ++other)
        ASSERT_EQ(guess.memory.in_hand[other], now.memory.in_hand[other]);
    }
  });
  EXPECT_GT(guesses, 50);
}

TEST(CAT_3_4, AnUnseenCardOfAnEarlierEpochIsInAHandForCertain) {
  const auto old_cards = [](const State& now) {
    CardSet cards;
    for (Seat seat = 1; seat < kMostPlayers; ++seat) {
      now.player[seat].hand.for_each([&](Card card) {
        if (now.memory.epoch[card] < now.present_epoch()) cards.add(card);
      });
    }
    return cards;
  };
  int found = 0;
  Rng rng(3);
  after_reshuffles([&](const Catherine& game, const State& now) {
    found += !old_cards(now).empty();
    ASSERT_EQ(old_cards(game.imagine(game.seen(now, 0), 0, rng)), old_cards(now));
  });
  EXPECT_GT(found, 50);
}

TEST(CatherineInformation, HandsAreCountedAndTheRestIsOpen) {
  const Sitting sitting = Position(2)
                              .hand(0, {"G05", "R07"})
                              .residences(0, {"riga"})
                              .favor(0, 4)
                              .hand(1, {"G06", "R08"})
                              .load("play_cards");
  const Json own = sitting.table().view(0), other = sitting.table().view(1);
  EXPECT_EQ(own.at("players")[0].at("hand"), (Json{"R07", "G05"}));
  EXPECT_EQ(own.at("players")[1].at("hand"), (Json{nullptr, nullptr}));
  EXPECT_EQ(other.at("players")[0].at("hand"), (Json{nullptr, nullptr}));
  EXPECT_EQ(own.at("draw"), Json(std::vector<Json>(sitting.pile("draw").size())));
  for (const char* open : {"row", "activation", "order", "residences", "supply", "favor", "points", "jokers"})
    EXPECT_EQ(other.at("players")[0].at(open), sitting.player(0).at(open)) << open;
}

TEST(CatherineInformation, ADrawnCardIsToldToItsOwnerAlone) {
  Sitting sitting = Position(2).mismatched(0, "B01").hand_of(1, 3).matched(1, "R29").load("activate");
  sitting.play(1, "forfeit");
  sitting.chance("deal G34");
  EXPECT_EQ(sitting.told(0).front().at("card"), "G34");
  EXPECT_TRUE(sitting.told(1).front().at("card").is_null());
  EXPECT_TRUE(sitting.told(kSpectator).front().at("card").is_null());
}

}  // namespace
}  // namespace tsardom::catherine
