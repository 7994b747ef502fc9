// IVN-1 to IVN-6: what is in the box, setup, the round, Favor, planning, the turn.
#include <gtest/gtest.h>

#include <set>

#include "games/ivan/ivan.hpp"
#include "lab/usual.hpp"
#include "tests/ivan/position.hpp"

namespace tsardom::ivan {
namespace {

// IVN-1.1, IVN-1.2, IVN-1.3, IVN-1.4, IVN-1.5, IVN-1.7
TEST(IVN_1_1, TheBoxHoldsWhatTheRulesCount) {
  const Box box = built_in_box_of<Ivan>();
  EXPECT_EQ(box.boyars, 3);
  EXPECT_EQ(box.warriors, 10);
  EXPECT_EQ(box.buildings, 6);
  EXPECT_EQ(box.seals, 2);
  EXPECT_EQ(box.warrior_influence, 1);
  EXPECT_EQ(box.boyar_influence, 2);
  EXPECT_EQ(box.building_influence, 2);
  int prints = 0, ways = 0;
  for (const EffectList& print : box.print) prints += print.count > 0;
  for (const CityFigures& city : box.city) ways += std::popcount(city.neighbours);
  EXPECT_EQ(prints, 3);
  EXPECT_EQ(ways, 2 * 24);
  for (Region region = 0; region < kRegions; ++region)
    EXPECT_EQ(std::popcount(box.cities_of_region[region]), 4);
  for (const CitySet cities : box.cities_of_colour) EXPECT_EQ(std::popcount(cities), 4);
  EXPECT_EQ(std::popcount(box.dark_tokens), 9);
}

TEST(IVN_1_6, GoodsAndCoinsAreUnlimited) {
  Sitting sit =
      Position(2).holds(0, {{"coin", 60}}).warriors(0, {{"kursk", 1}}).part(0, "production", 1).load();
  sit.play(0, {"part income", "income kursk"});
  EXPECT_EQ(sit.coins(0), 62);
}

class IVN_2_1 : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(Players, IVN_2_1, testing::Values(2, 3, 4));

// IVN-2.1 to IVN-2.8: what lies on the table before the first decision. IVN-2.2, IVN-2.3, IVN-2.4, IVN-2.5,
// IVN-2.6, IVN-2.7, IVN-2.8, IVN-3.1
TEST_P(IVN_2_1, LaysOutTheGame) {
  const int players = GetParam();
  Sitting sit = opening(players);
  sit.luck();
  EXPECT_EQ(sit.asked().substr(0, 4), "keep");
  const Json state = sit.json();
  EXPECT_EQ(state.at("favor_tokens"), Json({10, 20, 30}));
  EXPECT_EQ(state.at("round"), 1);
  std::set<std::string> cards;
  for (const Json& hall : state.at("kremlin")) cards.insert(hall.at("card").get<std::string>());
  EXPECT_EQ(cards.size(), 5u);
  for (const Json& token : state.at("regions")) EXPECT_TRUE(token.is_string());
  EXPECT_EQ(state.at("spoils").size(), players == 2 ? 3u : players == 3 ? 5u : 6u);
  for (const Json& token : state.at("trade")) EXPECT_TRUE(token.is_string());
  EXPECT_EQ(state.at("trade_unused").size(), 10u);
  EXPECT_EQ(sit.display("titles").size(), players == 2 ? 2u : 3u);
  EXPECT_EQ(sit.display("estates").size(), players == 2 ? 2u : 3u);
  for (Seat seat = 0; seat < players; ++seat) {
    EXPECT_EQ(sit.held(seat), (Counts{{"coin", 3}, {"grain", 1}, {"wood", 1}, {"stone", 1}}));
    EXPECT_EQ(sit.score(seat), 0);
    EXPECT_EQ(sit.list(seat, "hand").size(), 3u);
  }
  EXPECT_EQ(state.at("favor").size(), static_cast<std::size_t>(players));
}

TEST(IVN_2_3, TheLastFourDarkTokensWaitForTheLastRound) {
  Sitting sit = opening(2);
  while (sit.asked() == "lay chance" && sit.table().prompt(kChance).choices.size() <= 6) sit.first_choice();
  // Nine light and nine dark tokens are unseen; four dark ones are set aside: 9 : 9 * 5 / 9.
  EXPECT_DOUBLE_EQ(sit.chance_of("lay_region RL1 east"), 9.0 / (9 * 9 + 9 * 5));
  EXPECT_DOUBLE_EQ(sit.chance_of("lay_region RD1 east"), 5.0 / (9 * 9 + 9 * 5));
}

TEST(IVN_2_9, TheFirstPlayerSitsLeftOfTheLowest) {
  Sitting sit = opening(3);
  sit.luck();
  const Json state = sit.json();
  EXPECT_EQ(state.at("first"), (state.at("favor").back().get<int>() + 1) % 3);
}

// IVN-16.2, DESIGN: everybody at once, nobody sees the others' choice.
TEST(IVN_2_10, EachKeepsOneOfThreeSecretlyAndAtOnce) {
  Sitting sit = opening(3);
  sit.luck();
  EXPECT_EQ(sit.table().actors(), 0b111);
  const Names kept{sit.list(0, "hand")[1], sit.list(1, "hand")[0], sit.list(2, "hand")[2]};
  sit.play(1, "keep " + kept[1]);
  EXPECT_EQ(sit.table().actors(), 0b101);
  EXPECT_EQ(sit.table().view(0).at("players").at(1).at("keeping"), nullptr);
  EXPECT_EQ(sit.table().view(0).at("players").at(1).at("committed"), true);
  sit.play(2, "keep " + kept[2]).play(0, "keep " + kept[0]);
  for (Seat seat = 0; seat < 3; ++seat) EXPECT_EQ(sit.list(seat, "hand"), Names{kept[seat]});
  sit.luck();
  EXPECT_EQ(sit.display("projects").size(), 6u);
  // IVN-16.1: what was returned is known to its player only.
  EXPECT_EQ(sit.table().view(0).at("memory").at(0).at("returned").size(), 2u);
  EXPECT_EQ(sit.table().view(1).at("memory").at(0).at("returned").size(), 0u);
}

TEST(IVN_2_11, WarriorsAreStationedThereAndBack) {
  Sitting sit = opening(3);
  sit.luck();
  for (Seat seat = 0; seat < 3; ++seat) sit.play(seat, "keep " + sit.list(seat, "hand")[0]);
  sit.luck();
  const int first = sit.json().at("first").get<int>();
  std::vector<int> order;
  for (const char* city : {"moscow", "tver", "kazan", "pskov", "kursk", "ryazan"}) {
    order.push_back(sit.asked().back() - '0');
    sit.play(static_cast<Seat>(order.back()), std::string("station ") + city);
    if (order.size() == 1) {
      EXPECT_FALSE(sit.can(static_cast<Seat>((first + 1) % 3), "station moscow"));
    }
  }
  const int second = (first + 1) % 3, third = (first + 2) % 3;
  EXPECT_EQ(order, (std::vector<int>{first, second, third, third, second, first}));
  for (Seat seat = 0; seat < 3; ++seat) EXPECT_EQ(sit.left(seat, "warriors"), 8);
  EXPECT_EQ(sit.asked(), std::string("plan ").append(std::to_string(first)));
}

// IVN-3.2, IVN-3.3, IVN-17.4: four rounds of planning, three laps of turns, regions; scoring after rounds 2
// and 4.
TEST(IVN_3_2, ARoundGoesThroughItsPhases) {
  Sitting sit = opening(2);
  int plans = 0, turns = 0, scorings = 0, rounds = 0;
  for (int i = 0; i < 3000 && !sit.table().over(); ++i) {
    sit.first_choice();
    for (const Json& event : sit.told(0)) {
      plans += event.at("event") == "planned";
      turns += event.at("event") == "turn";
      scorings += event.at("event") == "scoring";
      rounds += event.at("event") == "round_began";
    }
  }
  EXPECT_EQ(plans, 4 * 3 * 2);
  EXPECT_EQ(turns, 4 * 3 * 2);
  EXPECT_EQ(rounds, 4);
  EXPECT_EQ(scorings, 2);
}

// IVN-4.1, IVN-4.2, IVN-4.3
TEST(IVN_4_3, FavorPutsOnTopAndTheOthersKeepTheirOrder) {
  Sitting sit = Position(4).favor({3, 1, 0, 2}).holds(0, {{"coin", 2}}).owns(0, {"E02"}).exit(0).load();
  sit.play(0, "free E02");
  EXPECT_EQ(sit.favor(), "0 3 1 2");
  EXPECT_EQ(sit.score(0), 0);
}

// IVN-4.4, IVN-4.5: a token at 10 goes to whoever reaches it, and brings Favor.
TEST(IVN_4_5, ReachingATokenTakesItAndGainsFavor) {
  Sitting sit = Position(3).points(2, 8).holds(2, {{"steel", 1}}).owns(2, {"E13"}).exit(2).load();
  sit.play(2, "free E13");
  EXPECT_EQ(sit.score(2), 10);
  EXPECT_EQ(sit.favor(), "2 0 1");
  EXPECT_EQ(sit.json().at("favor_tokens"), Json({nullptr, 20, 30}));
}

Position last_turn(int players, int round) {
  Position position(players);
  position.round(round).card("reward", "A-kremlin").exit(0);
  return position;
}

// IVN-4.6, IVN-14.1, RUL-21: until scoring begins tokens can be claimed; then they are gone. IVN-RUL-21
TEST(IVN_4_6, FavorTokensLeaveWhenScoringOfRoundTwoBegins) {
  Sitting sit = last_turn(3, 2).points(1, 7).region("north", "RL4").load();
  sit.play(0, {"exit reward", "no_seal", "finish"}).until("regions 1").play(1, "reward RL4a");
  sit.until("plan 2");
  EXPECT_EQ(sit.json().at("favor_tokens"), Json({nullptr, nullptr, nullptr}));
  EXPECT_EQ(sit.part(1, "regions"), 10);  // reached in REGIONS
  EXPECT_EQ(sit.favor().front(), '1');
}

// IVN-5.1, IVN-5.2, IVN-5.3, IVN-5.4, RUL-40: chamber, then coins; no free actions. IVN-RUL-40
TEST(IVN_5_1, PlanningAsksForAChamberAndThenForCoins) {
  Sitting sit = Position(2).holds(0, {{"coin", 2}, {"grain", 2}}).owns(0, {"E01"}).plan(0).load();
  EXPECT_EQ(sit.legal(0).size(), 5u);
  EXPECT_EQ(sit.forbidden_by(0, "free E01"), "IVN-8.1");
  sit.play(0, "plan exchange");
  EXPECT_EQ(sit.legal(0), (Names{"stake 0", "stake 1", "stake 2"}));
  sit.play(0, "stake 2").play(1, "plan exchange");  // without coins nothing is asked
  EXPECT_EQ(sit.asked(), "plan 0");
  EXPECT_EQ(sit.json().at("kremlin").at(3).at("coins"), Json({2, 0, 0, 0}));
  EXPECT_EQ(sit.forbidden_by(0, "plan exchange"), "IVN-5.3");
  sit.play(0, "plan reward").play(1, "plan reward").play(0, "plan project").play(1, "plan project");
  EXPECT_EQ(sit.asked(), "exit 0");
}

TEST(IVN_6_1, AnyOwnBoyarMayLeave) {
  Sitting sit = Position(2).boyar(0, "maneuver").boyar(0, "reward").exit(0).load();
  EXPECT_EQ(sit.legal(0, "exit"), (Names{"maneuver", "reward"}));
}

// IVN-6.2, IVN-6.3, IVN-6.4, RUL-6: importance is tested at the exit, after free actions. IVN-RUL-6
TEST(IVN_6_2, ImportanceIsTestedAtTheExit) {
  const auto position = [] {
    Position p(3);
    p.favor({1, 2, 0}).boyar(0, "reward").boyar(1, "reward").holds(0, {{"coin", 2}}).owns(0, {"E02"}).exit(0);
    return p;
  };
  EXPECT_EQ(position().load().play(0, "exit reward").asked(), "part 0");
  EXPECT_EQ(position().load().play(0, {"free E02", "exit reward"}).asked(), "seal 0");
}

TEST(IVN_6_4, CoinsAreLostEvenWithoutASealAndALaterBoyarMaySeal) {
  Sitting sit = Position(3).boyar(0, "reward", 2).boyar(1, "reward", 1).exit(0).load();
  sit.play(0, {"exit reward", "no_seal"});
  EXPECT_EQ(sit.coins(0), 0);
  sit.play(0, {"finish", "deploy moscow"}).play(1, "exit reward");
  EXPECT_EQ(sit.asked(), "seal 1");
}

// RUL-7: the coin of the Kremlin card comes too late. IVN-RUL-7, IVN-RUL-8
TEST(IVN_6_3, TheTwoPlayerSealIsPaidFromTheSupply) {
  Sitting sit =
      Position(2).card("reward", "A-kremlin").holds(0, {{"coin", 1}}).boyar(0, "reward", 2).exit(0).load();
  sit.play(0, {"exit reward", "seal"});
  EXPECT_EQ(sit.coins(0), 1);  // 1 paid, 1 from the card
  EXPECT_EQ(sit.left(0, "seals"), 1);
  Sitting poor = Position(2).card("reward", "A-kremlin").boyar(0, "reward", 2).exit(0).load();
  EXPECT_EQ(poor.play(0, "exit reward").asked(), "part 0");
}

// No seal left, or a seal there already.
TEST(IVN_6_3, NoQuestionWithoutASealOrWithOneThere) {
  Sitting used = Position(3).sealed("production", 0).sealed("maneuver", 0).exit(0).load();
  EXPECT_EQ(used.play(0, "exit reward").asked(), "part 0");
  Sitting there = Position(3).sealed("reward", 1).exit(0).load();
  EXPECT_EQ(there.play(0, "exit reward").asked(), "part 0");
}

// IVN-6.5: the leaving boyar is not on the map yet.
TEST(IVN_6_5, TheLeavingBoyarGivesNoPresence) {
  Sitting sit = Position(3).first_lap().boyar(0, "production").exit(0).load();
  sit.play(0, {"exit production", "seal"});
  EXPECT_EQ(sit.legal(0), Names{"finish"});
}

TEST(IVN_6_6, TheCardSaysWhereTheBoyarGoes) {
  Sitting sit = Position(3).card("reward", "A-purple").token_on("W08", "TT16").exit(0).load();
  sit.play(0, {"exit reward", "no_seal", "finish"});
  EXPECT_EQ(sit.legal(0, "deploy"), (Names{"ryazan", "chernigov", "novgorod", "beloozero"}));
  sit.play(0, "deploy ryazan");
  EXPECT_EQ(sit.boyars(0, "ryazan"), 1);
  EXPECT_EQ(sit.score(0), 0);
}

// IVN-6.7, RUL-42: END_TURN is asked while a free action seems possible, and else answered. IVN-RUL-42
TEST(IVN_6_7, TheTurnEndsByItselfWhenNothingIsLeftToChoose) {
  const auto after = [](const Counts& goods, const Names& estates) {
    Sitting sit =
        Position(3).boyar(1, "reward").holds(0, goods).owns(0, estates).hand(0, {"C10"}).exit(0).load();
    sit.play(0, {"exit reward", "no_seal", "finish", "deploy moscow"});
    return sit.asked();
  };
  EXPECT_EQ(after({}, {}), "exit 1");
  EXPECT_EQ(after({{"grain", 2}}, {}), "after 0");
  EXPECT_EQ(after({{"coin", 2}}, {"E11"}), "after 0");  // nobody else can tell that C10 cannot be paid
}

}  // namespace
}  // namespace tsardom::ivan
