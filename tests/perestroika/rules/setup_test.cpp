// PER-2: setup.
#include <gtest/gtest.h>

#include "table/refusal.hpp"
#include "tests/perestroika/position.hpp"

namespace tsardom::perestroika {
namespace {

Refusal refused(int players, const Json& options = Json::object()) {
  try {
    opening(players, options);
  } catch (const Refusal& refusal) {
    return refusal;
  }
  ADD_FAILURE() << "the game was opened";
  return Refusal("game_over");
}

Sitting opening_from(int players, int start) { return opening(players, {{"start", start}}); }

// How many pieces each seat takes, in the order in which the seats are asked.
std::vector<std::pair<int, int>> takings(Sitting sitting) {
  std::vector<std::pair<int, int>> seats;
  while (sitting.asked().starts_with("start_materials")) {
    const auto seat = static_cast<Seat>(sitting.asked().back() - '0');
    if (seats.empty() || seats.back().first != seat) seats.emplace_back(seat, 0);
    ++seats.back().second;
    sitting.play(seat, "take wood");
  }
  return seats;
}
using Takings = std::vector<std::pair<int, int>>;

TEST(PER_2_1, OneToThreePlay) {
  for (int players = 1; players <= 3; ++players) EXPECT_EQ(opening(players).table().players(), players);
  EXPECT_EQ(refused(0).code, "bad_players");
  EXPECT_EQ(refused(4).code, "bad_players");
}

TEST(PER_2_1, ScenarioIsChosen) {
  EXPECT_EQ(opening(2, {{"scenario", "serfdom"}}).table().agreement().options.at("scenario"), "serfdom");
  EXPECT_EQ(refused(2, {{"scenario", "golden_horde"}}).code, "bad_option");
}

TEST(PER_2_1, StartPlayerIsRandomUnlessChosen) {
  const Sitting sitting = opening(3);
  EXPECT_EQ(sitting.asked(), "first_player chance");
  for (const char* move : {"begin 0", "begin 1", "begin 2"})
    EXPECT_DOUBLE_EQ(sitting.chance_of(move), 1 / 3.0);
}

TEST(PER_2_1, ChanceMakesThatSeatTheStartPlayer) {
  Sitting sitting = opening(3);
  sitting.chance("begin 2");
  EXPECT_EQ(sitting.start(), 2);
  EXPECT_EQ(sitting.asked(), "start_materials 2");
}

TEST(PER_2_1, ChosenSeatBegins) {
  const Sitting sitting = opening_from(2, 1);
  EXPECT_EQ(sitting.start(), 1);
  EXPECT_EQ(sitting.asked(), "start_materials 1");
}

TEST(PER_2_1, ChosenSeatMustBeAtTheTable) {
  const Refusal refusal = refused(2, {{"start", 2}});
  EXPECT_EQ(refusal.code, "unfit_options");
  EXPECT_EQ(refusal.rule, "PER-2.1");
  EXPECT_EQ(refused(2, {{"start", 3}}).code, "bad_option");
}

TEST(PER_2_1, AloneThereIsNothingToDrawLotsFor) { EXPECT_EQ(opening(1).asked(), "reveal chance"); }

TEST(PER_2_2, AllCardsFormTheDeck) { EXPECT_EQ(opening_from(3, 0).cards("deck").size(), 20u); }

TEST(PER_2_2, FirstMixingIsNotCounted) {
  Sitting sitting = opening(1);
  EXPECT_EQ(sitting.shuffles(), 0);
  sitting.deal({"hunter"});
  EXPECT_EQ(sitting.shuffles(), 0);
}

TEST(PER_2_2, FirstMixingBringsNoScenarioEvent) {
  Sitting sitting = opening(2, {{"scenario", "baltic_trade"}, {"start", 0}});
  sitting.play(0, "take fur").play(1, {"take fur", "take fur"});
  EXPECT_EQ(sitting.asked(), "reveal chance");
}

TEST(PER_2_3, MetropolitanBeginsAtShuffleCountZero) {
  EXPECT_EQ(opening_from(3, 2).start(), 2);
  EXPECT_EQ(opening_from(3, 2).shuffles(), 0);
}

TEST(PER_2_3, HandsPileAndAreasAreEmptyAndNobodyHasAChip) {
  const Sitting sitting = opening_from(3, 0);
  EXPECT_EQ(sitting.cards("discard"), Names{});
  for (Seat seat = 0; seat < 3; ++seat) {
    EXPECT_EQ(sitting.hand(seat), Names{});
    EXPECT_EQ(sitting.area(seat), "- - - - / - - - - / - - - -");
    EXPECT_EQ(sitting.chips(seat), 0);
  }
}

TEST(PER_2_4, AloneNoMaterialsAreTaken) { EXPECT_EQ(takings(opening(1)), Takings{}); }

TEST(PER_2_4, OfTwoTheFirstTakesOneTheSecondTwo) {
  EXPECT_EQ(takings(opening_from(2, 0)), (Takings{{0, 1}, {1, 2}}));
}

TEST(PER_2_4, OfThreeTheyTakeThreeFourFive) {
  EXPECT_EQ(takings(opening_from(3, 0)), (Takings{{0, 3}, {1, 4}, {2, 5}}));
}

TEST(PER_2_4, TakingGoesClockwiseFromTheStartPlayer) {
  EXPECT_EQ(takings(opening_from(3, 2)), (Takings{{2, 3}, {0, 4}, {1, 5}}));
}

TEST(PER_2_4, AnyMixOfKindsIsTaken) {
  Sitting sitting = opening_from(3, 0);
  sitting.play(0, {"take fur", "take wheat", "take fur"});
  EXPECT_EQ(sitting.held(0), (Pieces{2, 0, 1}));
  EXPECT_EQ(sitting.stock(), (Pieces{34, 48, 35}));
}

TEST(PER_2_4, TakingIsCompulsory) {
  EXPECT_EQ(opening_from(2, 0).legal(0), (Names{"take fur", "take wood", "take wheat"}));
}

TEST(PER_2_4, RevealFollows) {
  Sitting sitting = opening_from(2, 0);
  sitting.play(0, "take wood").play(1, {"take wood", "take fur"});
  EXPECT_EQ(sitting.asked(), "reveal chance");
}

}  // namespace
}  // namespace tsardom::perestroika
