// CAT-12: what holds at every ply, and positions that break it.
#include <gtest/gtest.h>

#include <array>

#include "games/catherine/holdings.hpp"
#include "games/catherine/round.hpp"
#include "table/registry.hpp"
#include "tests/catherine/games.hpp"
#include "tests/catherine/position.hpp"

namespace tsardom::catherine {
namespace {

int cards_on_the_table(const Catherine& game, const State& now) {
  int cards = now.draw.size() + now.discard.size();
  for (Seat seat = 0; seat < game.players(); ++seat) {
    const Player& player = now.player[seat];
    cards += player.hand.size() + static_cast<int>(player.row.size());
    for (const Card card : player.activation) cards += card != kNoCard;
  }
  return cards;
}

void expect_free_slots(const Catherine& game, const State& now) {
  if (!is_on_top<PlayCards>(now)) return;
  for (Seat seat = 0; seat < game.players(); ++seat) {
    const Player& player = now.player[seat];
    int covered = 0;
    for (const Card card : player.activation) covered += card != kNoCard;
    ASSERT_EQ(static_cast<int>(player.row.size()) + 1 - covered, 4);
    ASSERT_GE(player.hand_size, 2);
    ASSERT_LE(player.hand_size, hand_limit(game, player) + 2);
  }
}

TEST(CatherineInvariants, HoldAtEveryPly) {
  play_games(many(30), [](const Catherine& game, const State& before, Seat, Move, const State& after) {
    ASSERT_FALSE(game.broken(after)) << game.broken(after).key;
    ASSERT_EQ(cards_on_the_table(game, after), 102);
    int jokers = after.jokers;
    for (Seat seat = 0; seat < game.players(); ++seat) {
      const Player &was = before.player[seat], &is = after.player[seat];
      jokers += is.jokers;
      ASSERT_EQ(supply(game, is) + is.residences_built(), 12);
      ASSERT_GE(is.favor, was.favor) << "favor never falls";
      for (std::size_t part = 0; part < kParts; ++part) ASSERT_GE(is.points[part], was.points[part]);
    }
    ASSERT_EQ(jokers, game.players() > 2 ? 6 : 0);
    if (!after.steps.empty()) expect_free_slots(game, after);
  });
}

TEST(CatherineInvariants, AGameHasExactlyTwelveRounds) {
  for (const int players : {2, 3, 4}) {
    const Catherine game = game_for(players);
    for (int i = 0; i < many(30); ++i) {
      int reveals = 0;
      const State end = play_game(game, static_cast<std::uint64_t>(i),
                                  [&](const State& before, Seat, Move, const State& after) {
                                    reveals += is_on_top<PlayCards>(before) && !is_on_top<PlayCards>(after);
                                  });
      ASSERT_EQ(reveals, 12);
      ASSERT_TRUE(end.steps.empty());
    }
  }
}

TEST(CatherineInvariants, CannonsOfAScoringSumUp) {
  constexpr std::array<int, 5> kSums{0, 0, 4, 12, 16};
  for (const int players : {2, 3, 4}) {
    const Catherine game = game_for(players);
    const State end = play_game(game, 3, [](const State&, Seat, Move, const State&) {});
    int sum = 0;
    for (Seat seat = 0; seat < players; ++seat)
      sum += end.player[seat].points[static_cast<std::size_t>(Part::cannons)];
    EXPECT_EQ(sum, 3 * kSums[static_cast<std::size_t>(players)]);
  }
}

// ------------------------------------------------------------------------------- positions that cannot be

Json usual() { return Position(3).decade(2).hand_of(0, 3).hand_of(1, 3).hand_of(2, 3).json("play_cards"); }

template <class Change>
std::string refused_by(Json position, Change change) {
  change(position);
  try {
    find_game("catherine").open({.players = static_cast<int>(position["players"].size()), .from = position});
  } catch (const Refusal& refusal) {
    return refusal.rule.empty() ? refusal.code : refusal.rule;
  }
  return "";
}

TEST(CatherineInvariants, TheUsualPositionIsAccepted) {
  EXPECT_EQ(refused_by(usual(), [](Json&) {}), "");
}

TEST(CatherineInvariants, EveryCardLiesInOnePlace) {
  EXPECT_EQ(refused_by(usual(), [](Json& p) { p["draw"].erase(0); }), "CAT-12");
  EXPECT_EQ(refused_by(usual(), [](Json& p) { p["discard"].push_back(p["draw"][0]); }), "CAT-12");
  EXPECT_EQ(refused_by(usual(), [](Json& p) { p["players"][0]["row"][0] = p["draw"][0]; }), "CAT-12");
  EXPECT_EQ(refused_by(usual(), [](Json& p) { p["draw"].push_back(p["draw"][0]); }), "bad_state");
  EXPECT_EQ(refused_by(usual(), [](Json& p) { p["draw"][0] = nullptr; }), "bad_state");
}

TEST(CatherineInvariants, RowsFitTheRound) {
  const auto move_up = [](Json& p) {
    p["players"][0]["row"].push_back(p["draw"][0]);
    p["draw"].erase(0);
  };
  EXPECT_EQ(refused_by(usual(), move_up), "CAT-5.2");
  const auto lay_below = [](Json& p) {
    p["players"][0]["activation"][0] = p["draw"][0];
    p["draw"].erase(0);
  };
  EXPECT_EQ(refused_by(usual(), lay_below), "CAT-5.2");
  EXPECT_EQ(refused_by(usual(), [](Json& p) { p["round"] = 2; }), "CAT-5.2");
  EXPECT_EQ(refused_by(usual(), [](Json& p) { p["players"][0]["slot"] = 0; }), "CAT-5.5");
}

TEST(CatherineInvariants, StepsAreThoseOfTheRound) {
  const auto at = [](std::string_view step) {
    return [step](Json& p) { p["steps"] = Json::array({{{"step", step}, {"seat", kChance}}}); };
  };
  EXPECT_EQ(refused_by(usual(), at("action_card")), "CAT-5.2") << "a question inside play_cards";
  EXPECT_EQ(refused_by(usual(), at("choose_row")), "CAT-2.6");
  EXPECT_EQ(refused_by(usual(), at("book_build")), "CAT-9.2");
  EXPECT_EQ(refused_by(usual(), [](Json& p) { p["steps"] = Json::array(); }), "CAT-5.9");
}

TEST(CatherineInvariants, EpochsFitThePiles) {
  EXPECT_EQ(refused_by(usual(), [](Json& p) { p["reshuffles"] = 1; }), "CAT-3.4");
  const auto too_late = [](Json& p) {
    p["epochs"] = Json::array({{{"card", p["players"][0]["hand"][0]}, {"epoch", 1}}});
  };
  EXPECT_EQ(refused_by(usual(), too_late), "CAT-3.4");
}

TEST(CAT_9_2, APlayerHasAtMostAJokerForEachScoring) {
  const auto jokers = [](int first, int second) {
    return [first, second](Json& p) {
      p["jokers"] = 6 - first - second;
      p["players"][0]["jokers"] = first;
      p["players"][1]["jokers"] = second;
    };
  };
  const Json third_decade =
      Position(4).decade(3).hand_of(0, 2).hand_of(1, 2).hand_of(2, 2).hand_of(3, 2).json("play_cards");
  EXPECT_EQ(refused_by(third_decade, jokers(2, 2)), "");
  EXPECT_EQ(refused_by(third_decade, jokers(3, 0)), "CAT-9.2");
}

TEST(CatherineInvariants, HoldingsAddUp) {
  EXPECT_EQ(refused_by(usual(), [](Json& p) { p["jokers"] = 5; }), "CAT-9.2");
  EXPECT_EQ(refused_by(usual(), [](Json& p) { p["players"][0]["order"] = p["players"][1]["order"]; }),
            "CAT-2.4");
  EXPECT_EQ(refused_by(usual(), [](Json& p) { p["players"][0]["order"] = nullptr; }), "CAT-2.4");
  EXPECT_EQ(refused_by(usual(), [](Json& p) { p["players"][0]["favor"] = 13; }), "bad_state");
  EXPECT_EQ(refused_by(usual(), [](Json& p) { p["players"][0]["points"]["order"] = -1; }), "bad_state");
  const auto thirteen = [](Json& p) {
    for (std::size_t i = 0; i < 13; ++i)
      p["players"][0]["residences"].push_back(box().at("cities").at("items")[i].at("id"));
  };
  EXPECT_EQ(refused_by(usual(), thirteen), "CAT-12");
}

// The position with this plan of seat 0, as far as it is told.
auto planning(const Json& told) {
  return [told](Json& p) { p["players"][0]["plan"].update(told); };
}

TEST(CAT_5_10, APlanInB_PLAYWasOfferedStepByStep) {
  const Json hand = usual()["players"][0]["hand"], others = usual()["players"][1]["hand"];
  EXPECT_EQ(refused_by(usual(), planning({{"action", hand[0]}})), "");
  EXPECT_EQ(refused_by(usual(), planning({{"action", hand[0]}, {"activation", hand[1]}, {"slot", 0}})), "");
  EXPECT_EQ(refused_by(usual(), planning({{"action", others[0]}})), "CAT-5.10");
  EXPECT_EQ(refused_by(usual(), planning({{"action", hand[0]}, {"activation", hand[0]}})), "CAT-5.10");
  EXPECT_EQ(refused_by(usual(), planning({{"activation", hand[1]}})), "CAT-5.10");
  EXPECT_EQ(refused_by(usual(), planning({{"action", hand[0]}, {"slot", 0}})), "CAT-5.10");
  EXPECT_EQ(refused_by(usual(), planning({{"performs", true}})), "CAT-5.10");
  EXPECT_EQ(refused_by(usual(), planning({{"city", "riga"}})), "CAT-5.10");
}

TEST(CAT_5_10, APlanForBooksIsACityOrNone) {
  const Json book = Position(3).decade(2).load("book_build").state();
  EXPECT_EQ(refused_by(book, planning({{"builds", true}, {"city", "riga"}})), "");
  EXPECT_EQ(refused_by(book, planning({{"builds", false}})), "");
  EXPECT_EQ(refused_by(book, planning({{"builds", true}})), "CAT-5.10");
  EXPECT_EQ(refused_by(book, planning({{"builds", false}, {"city", "riga"}})), "CAT-5.10");
  EXPECT_EQ(refused_by(book, planning({{"city", "riga"}})), "CAT-5.10");
}

TEST(CAT_5_10, APlanOfAnActivationGoesInItsOrder) {
  // B08 builds, and its bonus costs two cards. The other player has not committed.
  const Json state =
      Position(2).hand(0, {"B01", "B02", "B03"}).matched(0, "B08").matched(1, "B07").load("activate").state();
  const std::string city = card_data("B08").at("cities")[0].get<std::string>();
  const Json building{{"performs", true}, {"city", city}};
  const auto with = [&](Json more) {
    Json all = building;
    all.update(more);
    return planning(all);
  };
  EXPECT_EQ(refused_by(state, planning({{"performs", false}})), "");
  EXPECT_EQ(refused_by(state, planning(building)), "");
  EXPECT_EQ(refused_by(state, with({{"takes_bonus", true}, {"bonus_cards", {"B01", "B02"}}})), "");
  EXPECT_EQ(refused_by(state, with({{"takes_bonus", true}, {"bonus_cards", {"B01", "B01"}}})), "CAT-5.10");
  EXPECT_EQ(refused_by(state, with({{"takes_bonus", false}, {"bonus_cards", {"B01"}}})), "CAT-5.10");
  EXPECT_EQ(refused_by(state, with({{"cost", {"B01"}}})), "CAT-5.10");
  EXPECT_EQ(refused_by(state, planning({{"city", city}})), "CAT-5.10");
  EXPECT_EQ(refused_by(state, planning({{"performs", true}, {"takes_bonus", false}})), "CAT-5.10");
}

}  // namespace
}  // namespace tsardom::catherine
