// CAT-9: interim scoring.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/catherine/position.hpp"

namespace tsardom::catherine {
namespace {

TEST(CAT_9_1, EveryNeighbourIsComparedOnce) {
  // Cannon sums 4, 12 and 16 for 2, 3 and 4 players, whoever has more.
  const std::vector<Names> rows{{"B29", "B24"}, {"R29"}, {"G29"}, {"B20"}};
  const std::vector<std::vector<int>> points{{4, 0}, {8, 2, 2}, {8, 2, 6, 0}};
  for (int players = 2; players <= 4; ++players) {
    Position position(players);
    for (Seat seat = 0; seat < players; ++seat) position.row(seat, rows[seat]);
    Sitting sitting = position.round(4).matched(0, "R30").load("activate");
    sitting.play(0, "forfeit");
    sitting.deal_on();
    for (Seat seat = 0; seat < players; ++seat)
      EXPECT_EQ(sitting.part(seat, "cannons"), points[static_cast<std::size_t>(players) - 2][seat]);
  }
}

// Cards with so many books, 0 to 3, for each seat.
Names books_row(Seat seat, int books) {
  const std::vector<Names> twos{{"B19"}, {"R19"}, {"G19"}, {"B14", "B18"}},
      ones{{"B20"}, {"R20"}, {"G20"}, {"B23"}};
  Names row;
  if (books >= 2) row = twos[seat];
  if (books % 2 == 1) row.push_back(ones[seat].front());
  return row;
}

enum class Lot { builds, takes_joker, nothing };

// CAT-9.2 read aloud: nobody has more books: build. Somebody has more and somebody fewer: a joker.
std::vector<Lot> lots_of(const std::vector<int>& books) {
  std::vector<Lot> lots;
  for (const int own : books) {
    const bool has_more = std::any_of(books.begin(), books.end(), [own](int other) { return other > own; });
    const bool has_fewer = std::any_of(books.begin(), books.end(), [own](int other) { return other < own; });
    lots.push_back(!has_more ? Lot::builds : has_fewer ? Lot::takes_joker : Lot::nothing);
  }
  return lots;
}

void expect_lots(const std::vector<int>& books) {
  const auto players = static_cast<Seat>(books.size());
  Position position(players);
  for (Seat seat = 0; seat < players; ++seat) position.row(seat, books_row(seat, books[seat]));
  Sitting sitting = position.load("book_build");
  const std::vector<Lot> lots = lots_of(books);
  for (Seat seat = 0; seat < players; ++seat)
    EXPECT_EQ(sitting.asked(seat), lots[seat] == Lot::builds ? "book_build" : "");
  for (Seat seat = 0; seat < players; ++seat) {
    if (lots[seat] == Lot::builds) sitting.play(seat, "build moskow");
  }
  const Json state = sitting.state();
  for (Seat seat = 0; seat < players; ++seat) {
    const Json& player = state.at("players")[seat];
    EXPECT_EQ(player.at("residences").size(), lots[seat] == Lot::builds ? 1u : 0u);
    EXPECT_EQ(player.at("jokers"), lots[seat] == Lot::takes_joker ? 1 : 0);
  }
}

TEST(CAT_9_2, EveryPatternOfTies) {
  int patterns = 0;
  for (std::size_t players = 2; players <= 4; ++players) {
    for (int code = 0; code < 1 << (2 * players); ++code) {
      std::vector<int> books;
      for (std::size_t seat = 0; seat < players; ++seat) books.push_back(code >> (2 * seat) & 3);
      SCOPED_TRACE(testing::PrintToString(books));
      expect_lots(books);
      ++patterns;
    }
  }
  EXPECT_EQ(patterns, 16 + 64 + 256);
}

TEST(CAT_9_2, ResidenceTileAndCrownComeAtOnce) {
  Sitting sitting = Position(2).load("book_build");
  sitting.play(0, "build kazan");
  EXPECT_EQ(sitting.residences(0), Names{}) << "not before all have committed";
  sitting.play(1, "build riga");
  EXPECT_EQ(sitting.favor(0), 1);
  EXPECT_EQ(sitting.goods(1, "food"), 1);
}

TEST(CAT_9_3, ResidencesScoreWithThoseForBooks) {
  Sitting sitting = Position(2).residences(0, {"siberia", "moskow", "kiev"}).load("book_build");
  sitting.play(0, "build smolensk");
  sitting.play(1, "decline");
  EXPECT_EQ(sitting.part(0, "residences"), 7) << "4 residences, 3 of them in cities with a 1";
  EXPECT_EQ(sitting.part(1, "residences"), 0);
}

TEST(CAT_9_4, TheFavorSpaceReachedScores) {
  Sitting sitting = Position(2).favor(0, 6).favor(1, 12).load("book_build");
  sitting.play(0, "build kazan");
  sitting.play(1, "decline");
  EXPECT_EQ(sitting.part(0, "favor"), 4) << "space 7";
  EXPECT_EQ(sitting.part(1, "favor"), 7);
}

TEST(CAT_9_5, EightCardsLeaveAndThreeCloseUp) {
  const Names row{"B01", "B02", "B03", "B04", "B05", "B06", "B07"};
  Sitting sitting = Position(2).row(0, row).covered(0, {1, 2, 3, 5}).load("book_build");
  const Json below = sitting.player(0).at("activation");
  sitting.decline_all();
  EXPECT_EQ(sitting.row(0), (Names{"B01", "B05", "B07"}));
  EXPECT_EQ(sitting.player(0).at("activation"), Json(std::vector<Json>(7)));
  const Names discard = sitting.pile("discard");
  EXPECT_EQ(discard.size(), 16u);
  for (const std::size_t slot : {1u, 2u, 3u, 5u}) {
    EXPECT_NE(std::find(discard.begin(), discard.end(), row[slot]), discard.end());
    EXPECT_NE(std::find(discard.begin(), discard.end(), below[slot].get<std::string>()), discard.end());
  }
}

TEST(CAT_9_6, TwoCardsAfterDecadesOneAndTwoAlone) {
  for (const int decade : {1, 2, 3}) {
    Sitting sitting = Position(2).decade(decade).hand_of(0, 1).load("book_build");
    sitting.decline_all();
    EXPECT_EQ(sitting.table().over(), decade == 3);
    if (decade == 3) continue;
    EXPECT_EQ(sitting.decade(), decade + 1);
    EXPECT_EQ(sitting.round(), 1);
    sitting.deal(2);
    EXPECT_EQ(sitting.hand_size(0), 3) << "the hand is kept";
    EXPECT_EQ(sitting.hand_size(1), 0);
  }
}

}  // namespace
}  // namespace tsardom::catherine
