// STR-8.3, STR-12.2: every way to pay, counted by trying all pieces, and what the prompt says about prices.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>

#include "games/stroganov/chapters.hpp"
#include "games/stroganov/moves.hpp"
#include "table/notation.hpp"
#include "tests/stroganov/position.hpp"

namespace tsardom::stroganov {
namespace {

// What somebody holds: pieces by rank, then coins. A way to pay is told by what is left.
using Holding = std::array<int, kPieces + 1>;
constexpr std::size_t kTigers = 7, kCoins = 8;

Holding holding_of(const Player& player) {
  Holding holding{};
  for (std::size_t rank = 0; rank < kTigers; ++rank) holding[rank] = player.furs[static_cast<Piece>(rank)];
  holding[kTigers] = player.tigers;
  holding[kCoins] = player.coins;
  return holding;
}

Holding random_holding(Rng& rng) {
  Holding holding{};
  for (int pieces = static_cast<int>(rng.below(8)); pieces > 0; --pieces) ++holding[rng.below(5) + 1];
  holding[kTigers] = static_cast<int>(rng.below(3));
  holding[kCoins] = static_cast<int>(rng.below(4));
  return holding;
}

Position with(const Holding& holding) {
  Furs furs;
  for (std::size_t rank = 0; rank < kTigers; ++rank) furs.add(static_cast<Piece>(rank), holding[rank]);
  return Position(2).year(3).at(0, 6).furs(0, pieces_text(furs, holding[kTigers])).coins(0, holding[kCoins]);
}

// All that can be left after paying so many of a value (0: of any), by trying one piece after the other.
std::set<Holding> after_paying(const Holding& held, int value, int count) {
  if (count == 0) return {held};
  std::set<Holding> result;
  for (std::size_t rank = 0; rank <= kTigers; ++rank) {
    Holding rest = held;
    --rest[rank];
    if (value != 0 && rank != kTigers && static_cast<int>(rank) + kLeastValue != value) --rest[kCoins];
    if (rest[rank] < 0 || rest[kCoins] < 0) continue;
    result.merge(after_paying(rest, value, count - 1));
  }
  return result;
}

// STR-12.2: fitting furs are shown first; coins with other furs, and tigers, do the rest.
std::set<Holding> after_showing(const Holding& held, int value, int count) {
  std::set<Holding> result;
  const int fitting = held[static_cast<std::size_t>(value - kLeastValue)];
  int others = -fitting;
  for (std::size_t rank = 0; rank < kTigers; ++rank) others += held[rank];
  const int missing = std::max(0, count - fitting);
  for (int tigers = 0; tigers <= std::min(missing, held[kTigers]); ++tigers) {
    const int coins = missing - tigers;
    if (coins > others || coins > held[kCoins]) continue;
    Holding rest = held;
    rest[kTigers] -= tigers;
    rest[kCoins] -= coins;
    result.insert(rest);
  }
  return result;
}

std::set<Holding> after_fulfilling(const Holding& held, int value, int pay, int show) {
  std::set<Holding> result;
  for (const Holding& rest : after_paying(held, value, pay)) result.merge(after_showing(rest, value, show));
  return result;
}

// All that is left when the questions of one payment are answered in every possible way, each once.
void answer_all(const Stroganov& game, const State& now, std::multiset<Holding>& left) {
  if (!is_on_top<Pay>(now) && !is_on_top<Fulfil>(now)) {
    left.insert(holding_of(now.player[0]));
    return;
  }
  MoveList legal;
  game.moves(now, 0, legal);
  EXPECT_FALSE(legal.empty());
  NoLog log;
  for (const Move move : legal) {
    State next = now;
    game.apply(next, 0, move, log);
    answer_all(game, next, left);
  }
}

std::multiset<Holding> answered(const Stroganov& game, State state, Move first) {
  MoveList legal;
  game.moves(state, 0, legal);
  std::multiset<Holding> left;
  if (!legal.contains(first)) return left;
  NoLog log;
  game.apply(state, 0, first, log);
  answer_all(game, state, left);
  return left;
}

TEST(STR_8_3, EveryWayToPayIsReachedExactlyOnce) {
  const Stroganov game = game_for(2);
  Rng rng(8);
  for (int i = 0; i < 300; ++i) {
    const Holding held = random_holding(rng);
    const State state = with(held).state("main");
    // Column 7 is an empty tile of region 3; its reward is no coin and no fur at once.
    const std::multiset<Holding> two = answered(game, state, move::plain(Choice::claim, 7));
    const std::set<Holding> fives = after_paying(held, 5, 2);
    ASSERT_EQ(two, std::multiset<Holding>(fives.begin(), fives.end()));
    const std::multiset<Holding> any = answered(game, state, move::plain(Choice::swap_two));
    const std::set<Holding> pairs = after_paying(held, 0, 2);
    ASSERT_EQ(any, std::multiset<Holding>(pairs.begin(), pairs.end()));
  }
}

TEST(STR_12_2, EveryWayToFulfilIsReachedExactlyOnce) {
  struct Card {
    const char* id;
    int value, pay, show;
  };
  const Stroganov game = game_for(2);
  Rng rng(12);
  for (int i = 0; i < 200; ++i) {
    const Holding held = random_holding(rng);
    for (const auto& [id, value, pay, show] :
         {Card{"B14", 2, 1, 3}, Card{"S1", 5, 1, 2}, Card{"A11", 4, 2, 2}, Card{"A14", 7, 2, 0},
          Card{"B7", 3, 1, 4}}) {
      const State state = with(held).hand(0, {id}).state("main");
      const std::multiset<Holding> ways = answered(game, state, move::plain(Choice::fulfil, wish_named(id)));
      const std::set<Holding> expected = after_fulfilling(held, value, pay, show);
      ASSERT_EQ(ways, std::multiset<Holding>(expected.begin(), expected.end())) << id;
    }
  }
}

// the MAIN2 fur never spoils the claim, and every fur that does not may be paid.
TEST(STR_4_4, TheSecondFurAndTheClaimArePayableTogether) {
  const Stroganov game = game_for(2);
  Rng rng(47);
  for (int i = 0; i < 200; ++i) {
    const Holding held = random_holding(rng);
    for (const bool any_fur : {false, true}) {
      Position position = with(held);
      if (any_fur) position.fulfilled(0, {"S9"});
      std::set<Holding> first;
      for (const Holding& rest : after_paying(held, any_fur ? 0 : 5, 1)) {
        if (!after_paying(rest, 5, 2).empty()) first.insert(rest);
      }
      const std::multiset<Holding> paid =
          answered(game, position.state("second"), move::plain(Choice::claim, 7));
      std::multiset<Holding> expected;
      for (const Holding& rest : first) {
        for (const Holding& left : after_paying(rest, 5, 2)) expected.insert(left);
      }
      ASSERT_EQ(paid, expected);
    }
  }
}

// The prices that the prompt names, as "horse 3, coin 1".
std::string price_of(const Sitting& sitting, std::string_view move) {
  const Lexicon& lexicon = sitting.table().lexicon();
  for (const tsardom::Choice& choice : sitting.table().prompt(0).choices) {
    if (move_text(lexicon, choice.move) != move) continue;
    std::string text;
    for (const Price& price : choice.prices)
      text += (text.empty() ? "" : ", ") + lexicon.text(price.vocabulary, price.term) + ' ' +
              std::to_string(price.count);
    return text;
  }
  return "not offered";
}

TEST(STR_4_5, ThePromptNamesThePrices) {
  const Sitting riding = Position(2).at(0, 3).horses(0, 6).load("ride");
  EXPECT_EQ(price_of(riding, "ride 5"), "");
  EXPECT_EQ(price_of(riding, "ride 7"), "horse 3");
  EXPECT_EQ(price_of(riding, "buy_market"), "horse 5");
  Sitting hunting = Position(2).at(0, 6).on(6, "2 3 4").horses(0, 3).coins(0, 1).load("basic");
  hunting.play(0, "hunt");
  EXPECT_EQ(price_of(hunting, "take 4 6"), "horse 2");
  hunting.play(0, "take 2 6");
  EXPECT_EQ(price_of(hunting, "take 4 6"), "horse 1, coin 1");
  Sitting acting = Position(3)
                       .at(0, 6)
                       .furs(0, "2 5 5 5")
                       .horses(0, 1)
                       .outposts(0, 1)
                       .built(1, {3})
                       .coins(0, 1)
                       .load("second");
  EXPECT_EQ(price_of(acting, "coin"), "fur 1");
  EXPECT_EQ(price_of(acting, "visit 3"), "5 1");
  EXPECT_EQ(price_of(acting, "build 3"), "5 1, horse 1");
  EXPECT_EQ(price_of(acting, "claim 6"), "5 1, 5 2");
  acting.play(0, "visit 3");
  EXPECT_EQ(price_of(acting, "pay 2"), "coin 1");
  EXPECT_EQ(price_of(acting, "pay 5"), "");
  Sitting singing = Position(2).at(0, 6).story(0, 11).songs({"SA10", "SA1"}).load("main");
  singing.play(0, "visit 3");
  EXPECT_EQ(price_of(singing, "sing SA10"), "story 9");
}

}  // namespace
}  // namespace tsardom::stroganov
