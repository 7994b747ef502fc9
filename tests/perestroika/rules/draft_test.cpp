// PER-7: the draft.
#include "games/perestroika/draft.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/every_game/sittings.hpp"
#include "tests/perestroika/position.hpp"

namespace tsardom::perestroika {
namespace {

TEST(PER_7_1, PicksGoRoundAndRoundFromTheStartPlayer) {
  Sitting sitting =
      Position(3).start(1).display({"hunter", "mill", "wagon", "sleigh", "kremlin"}).draft(1).load();
  Names order;
  while (sitting.asked().starts_with("draft")) {
    order.push_back(sitting.asked());
    const auto seat = static_cast<Seat>(order.back().back() - '0');
    sitting.play(seat, sitting.legal(seat).front());
  }
  EXPECT_EQ(order, (Names{"draft 1", "draft 2", "draft 0", "draft 1", "draft 2"}));
}

TEST(PER_7_1, CardGoesIntoTheHand) {
  Sitting sitting = Position(2).hand(0, {"sleigh"}).display({"hunter", "mill"}).draft(0).load();
  sitting.play(0, "draft mill");
  EXPECT_EQ(sitting.hand(0), (Names{"sleigh", "mill"}));
  EXPECT_EQ(sitting.cards("display"), (Names{"hunter"}));
}

TEST(PER_7_1, DraftLastsUntilTheDisplayIsEmpty) {
  Sitting sitting = Position(2).display({"hunter", "mill"}).draft(0).load();
  sitting.play(0, "draft hunter").play(1, "draft mill");
  EXPECT_EQ(sitting.cards("display"), Names{});
  EXPECT_EQ(sitting.asked(), "turn 0");
}

TEST(PER_7_1, TakingIsCompulsory) {
  Sitting sitting = Position(2).display({"hunter", "mill"}).draft(0).load();
  EXPECT_EQ(sitting.legal(0), (Names{"draft hunter", "draft mill"}));
  EXPECT_EQ(sitting.forbidden_by(0, "no"), "PER-7.1");
  EXPECT_EQ(sitting.forbidden_by(0, "end_turn"), "PER-7.1");
}

TEST(PER_7_1, OnlyCardsOfTheDisplayAreTaken) {
  Sitting sitting = Position(2).display({"hunter", "mill"}).draft(0).load();
  EXPECT_EQ(sitting.forbidden_by(0, "draft wagon"), "PER-7.1");
}

TEST(PER_7_1, LargeHandDoesNotMatter) {
  Sitting sitting = Position(2)
                        .hand(0, {"sleigh", "tannery", "kremlin", "sawmill"})
                        .hand(1, {"mill", "wagon"})
                        .display({"hunter"})
                        .draft(0)
                        .load();
  sitting.play(0, "draft hunter");
  EXPECT_EQ(sitting.hand(0).size(), 5u);
}

TEST(PER_7_2, WhoGotFewerCardsTakesOneMaterialOfChoice) {
  Sitting sitting = Position(2).display({"hunter"}).draft(0).load();
  sitting.play(0, "draft hunter");
  EXPECT_EQ(sitting.legal(1), (Names{"take fur", "take wood", "take wheat"}));
  sitting.play(1, "take wheat");
  EXPECT_EQ(sitting.held(1), (Pieces{0, 0, 1}));
  EXPECT_EQ(sitting.asked(), "turn 0");
}

TEST(PER_7_2, WithEqualNumbersNobodyIsCompensated) {
  Sitting sitting = Position(3).display({"hunter", "mill", "wagon"}).draft(0).load();
  sitting.play(0, "draft hunter").play(1, "draft mill").play(2, "draft wagon");
  EXPECT_EQ(sitting.asked(), "turn 0");
}

TEST(PER_7_2, CompensationGoesClockwise) {
  Sitting sitting = Position(3).start(2).display({"hunter"}).draft(2).load();
  sitting.play(2, "draft hunter");
  EXPECT_EQ(sitting.asked(), "compensation 0");
  sitting.play(0, "take fur");
  EXPECT_EQ(sitting.asked(), "compensation 1");
  sitting.play(1, "take fur");
  EXPECT_EQ(sitting.asked(), "turn 2");
}

TEST(PER_7_2, CompensationWaitsForTheWholeDraft) {
  Sitting sitting = Position(2).display({"hunter", "mill", "wagon"}).draft(0).load();
  sitting.play(0, "draft hunter").play(1, "draft mill");
  EXPECT_EQ(sitting.asked(), "draft 0");
}

TEST(PER_7_2, CompensationIsCompulsory) {
  Sitting sitting = Position(2).compensation(1).load();
  EXPECT_EQ(sitting.forbidden_by(1, "no"), "PER-7.2");
}

TEST(PER_7_2, FullKindIsNoCompensation) {
  Sitting sitting = Position(2).holds(1, 6, 0, 0).compensation(1).load();
  EXPECT_EQ(sitting.forbidden_by(1, "take fur"), "PER-9.1");
}

TEST(PER_7_2, DifferenceIsNeverMoreThanOneCard) {
  std::uint64_t seed = 700;
  for (const auto& sitting : all_sittings<Perestroika>()) {
    std::array<int, kMostPlayers> before{};
    bool drafts = false;
    const auto check = [&](const Ply<Perestroika>& ply, Rng&) -> Fault {
      const bool is_draft = !ply.now.steps.empty() && Rooms::is<Draft>(ply.now.steps[0]);
      std::array<int, kMostPlayers> hands{};
      for (Seat seat = 0; seat < ply.sitting.players; ++seat) hands[seat] = ply.now.size(hand_of(seat));
      if (is_draft && !drafts) before = hands;
      const bool ended = drafts && !is_draft;
      drafts = is_draft;
      if (!ended) return {};
      int least = 99, most = 0;
      for (Seat seat = 0; seat < ply.sitting.players; ++seat) {
        least = std::min(least, hands[seat] - before[seat]);
        most = std::max(most, hands[seat] - before[seat]);
      }
      const bool start_has_most = hands[ply.now.start] - before[ply.now.start] == most;
      return most - least <= 1 && start_has_most ? Fault{} : "the draft is uneven";
    };
    ASSERT_EQ(walk(sitting, ++seed, 1, check), "");
  }
}

TEST(PER_7_3, CompensationBeyondTheHoldLimitIsLost) {
  Sitting sitting = Position(2).holds(1, 6, 6, 6).display({"hunter"}).draft(0).load();
  sitting.play(0, "draft hunter");
  EXPECT_EQ(sitting.asked(), "turn 0");
  EXPECT_EQ(sitting.held(1), (Pieces{6, 6, 6}));
}

TEST(PER_7_3, CompensationOutOfAnEmptyStockIsLost) {
  const std::string full = "field field field field / field field field field / field field field field";
  Sitting sitting = Position(3)
                        .holds(1, 6, 6, 1)
                        .area(0, full)
                        .area(1, "field field field field / field field field field / field field field")
                        .area(2, full)
                        .display({"hunter"})
                        .draft(0)
                        .load();
  ASSERT_EQ(sitting.stock().wheat, 0);
  sitting.play(0, "draft hunter");
  EXPECT_EQ(sitting.held(1), (Pieces{6, 6, 1}));
  EXPECT_EQ(sitting.asked(), "compensation 2");
}

TEST(PER_7_3, OneLostCompensationDoesNotTouchTheNext) {
  Sitting sitting = Position(3).holds(1, 6, 6, 6).display({"hunter"}).draft(0).load();
  sitting.play(0, "draft hunter");
  EXPECT_EQ(sitting.asked(), "compensation 2");
}

}  // namespace
}  // namespace tsardom::perestroika
