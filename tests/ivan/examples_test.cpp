// Section 18 of the rules: the worked examples with their numbers. In the examples of four players the seats
// are B = 0, N = 1, Z = 2, R = 3.
#include <gtest/gtest.h>

#include "tests/ivan/position.hpp"

namespace tsardom::ivan {
namespace {

Position importance(int coins_of_z) {
  Position position(4);
  position.favor({0, 3, 1, 2}).boyar(0, "reward").boyar(1, "reward").boyar(2, "reward", coins_of_z);
  return position;
}

TEST(IVN_EX_1, MostCoinsAreMostImportant) {
  EXPECT_EQ(importance(1).exit(2).load().play(2, "exit reward").asked(), "seal 2");
  EXPECT_EQ(importance(1).exit(0).load().play(0, "exit reward").asked(), "part 0");
}

TEST(IVN_EX_1, ATieGoesToTheHighestInFavorOfThoseInTheChamber) {
  EXPECT_EQ(importance(0).exit(0).load().play(0, "exit reward").asked(), "seal 0");
  EXPECT_EQ(importance(0).exit(1).load().play(1, "exit reward").asked(), "part 1");
  EXPECT_EQ(importance(0).exit(2).load().play(2, "exit reward").asked(), "part 2");
}

TEST(IVN_EX_2, SealAndKremlinCardChangeWhoIsImportantElsewhere) {
  Sitting sit = importance(1)
                    .card("reward", "A-kremlin")
                    .boyar(2, "exchange", 2)
                    .boyar(3, "exchange", 2)
                    .exit(2)
                    .load();
  sit.play(2, {"exit reward", "seal"});
  EXPECT_EQ(sit.coins(2), 1);
  EXPECT_EQ(sit.favor(), "2 0 3 1");
  EXPECT_EQ(sit.left(2, "seals"), 1);
  sit.play(2, "finish").until("exit 2");
  EXPECT_EQ(sit.play(2, "exit exchange").asked(), "seal 2");
}

TEST(IVN_EX_3, ProductionPaysCityByCity) {
  Sitting sit = Position(2)
                    .warriors(0, {{"moscow", 2}, {"yaroslavl", 1}})
                    .building(0, "nizhny_novgorod")
                    .boyar_at(0, "putivl")
                    .part(0, "production", 3)
                    .load();
  sit.play(0, {"part income", "income putivl", "part income", "income nizhny_novgorod", "part income",
               "income moscow", "pay"});
  EXPECT_EQ(sit.held(0), (Counts{{"grain", 2}, {"coin", 1}, {"stone", 1}}));
}

TEST(IVN_EX_4, ManeuverWithATokenOnTheWay) {
  Sitting sit = Position(2)
                    .warriors(0, {{"chernigov", 1}, {"novgorod_seversky", 1}})
                    .boyar_at(0, "kursk")
                    .token_on("W01", "TT12")
                    .part(0, "maneuver", 2)
                    .load();
  sit.play(0, {"part move", "move warrior chernigov novgorod_seversky", "slot 4", "place kursk", "part move",
               "move boyar kursk putivl"});
  EXPECT_EQ(sit.warriors(0, "novgorod_seversky"), 2);
  EXPECT_EQ(sit.warriors(0, "kursk"), 1);
  EXPECT_EQ(sit.boyars(0, "putivl"), 1);
  EXPECT_EQ(sit.left(0, "warriors"), 7);
  EXPECT_EQ(sit.pad(0), (Names{"-", "-", "-", "TT12", "-"}));
  EXPECT_TRUE(sit.json().at("trade").at(0).is_null());
}

TEST(IVN_EX_5, ProjectCompletedAndAnotherDrawn) {
  Sitting sit = Position(2)
                    .holds(0, {{"grain", 3}, {"wood", 2}})
                    .hand(0, {"M04"})
                    .spoils({"SP01"})
                    .projects({"C01", "C02"})
                    .part(0, "project", 2)
                    .load();
  sit.play(0, {"part complete", "complete M04", "spoils SP01", "part take", "top_project"});
  sit.chance("draw_project C05");
  EXPECT_TRUE(sit.held(0).empty());
  EXPECT_EQ(sit.score(0), 8);
  EXPECT_EQ(sit.player(0).at("field"), 1);
  EXPECT_EQ(sit.left(0, "warriors"), 9);
  EXPECT_EQ(sit.list(0, "hand"), Names{"C05"});
  EXPECT_EQ(sit.display("projects"), (Names{"C01", "C02", "M07", "M08", "M09", "M10"}));
}

TEST(IVN_EX_6, ExchangeWithBonus) {
  Sitting sit = Position(2).holds(0, {{"grain", 2}, {"coin", 1}, {"wood", 1}}).part(0, "exchange", 2).load();
  sit.play(0, {"part foreign", "pick gunpowder", "part foreign", "pick textile", "part swap",
               "swap grain grain", "pick stone", "part swap", "swap coin wood", "pick steel"});
  EXPECT_EQ(sit.held(0), (Counts{{"gunpowder", 1}, {"textile", 1}, {"stone", 1}, {"steel", 1}}));
}

TEST(IVN_EX_7, AnEstateIsUsedInTheTurnItWasTaken) {
  Sitting sit = Position(3).estates({"E01", "E05", "E08"}).part(0, "reward", 1).load();
  sit.play(0, {"part estate", "take_estate E01", "free E01"});
  EXPECT_EQ(sit.coins(0), 2);
  EXPECT_EQ(sit.list(0, "used"), Names{"E01"});
  EXPECT_EQ(sit.display("estates"), (Names{"E05", "E08"}));
}

// B = 0, N = 1, R = 2.
TEST(IVN_EX_8, AWholeTurnWithFreeActionsMoveByMove) {
  Sitting sit = Position(3)
                    .first_lap()
                    .favor({2, 1, 0})
                    .card("project", "A-black")
                    .boyar(0, "project")
                    .boyar(1, "project")
                    .boyar(2, "project")
                    .holds(0, {{"grain", 6}, {"wood", 5}, {"stone", 1}})
                    .owns(0, {"E02", "E03"})
                    .warriors(0, {{"putivl", 1}})
                    .pad(0, {"-", "-", "-", "-", "TT07"})
                    .token_on("W02", "TT01")
                    .spoils({"SP03"})
                    .projects({"M04", "C02", "C03", "C04", "C05", "C06"})
                    .exit(0)
                    .load();
  EXPECT_FALSE(sit.can(0, "free E02"));
  sit.play(0, {"free P1", "pay_two grain grain", "free P1", "pay_two grain wood"});
  EXPECT_EQ(sit.coins(0), 2);
  sit.play(0, "free E02");
  EXPECT_EQ(sit.favor(), "0 2 1");
  EXPECT_EQ(sit.coins(0), 0);
  sit.play(0, "exit project");
  EXPECT_EQ(sit.asked(), "seal 0");
  sit.play(0, {"seal", "part take", "take_project M04"}).chance("reveal_project T01");
  sit.play(0, {"part complete", "complete M04"});
  EXPECT_EQ(sit.score(0), 5);
  EXPECT_EQ(sit.asked(), "spoils 0");
  sit.play(0, {"spoils SP03", "move warrior putivl kursk", "slot 4"});
  EXPECT_EQ(sit.held(0), (Counts{{"grain", 1}, {"wood", 2}, {"stone", 1}, {"coin", 1}}));
  EXPECT_EQ(sit.asked(), "part 0");
  sit.play(0, {"free P3", "take_project C02"}).chance("reveal_project T02");
  EXPECT_EQ(sit.pad(0), (Names{"-", "-", "-", "-", "-"}));
  sit.play(0, {"part complete", "complete C02", "build kursk"});
  EXPECT_EQ(sit.asked(), "deploy 0");
  sit.play(0, {"deploy novgorod_seversky", "free E03", "place novgorod_seversky"});
  EXPECT_EQ(sit.asked(), "exit 1");
  EXPECT_EQ(sit.score(0), 9);
  EXPECT_TRUE(sit.held(0).empty());
  EXPECT_EQ(sit.warriors(0, "kursk"), 1);
  EXPECT_EQ(sit.list(0, "buildings"), Names{"kursk"});
  EXPECT_EQ(sit.boyars(0, "novgorod_seversky"), 1);
  EXPECT_EQ(sit.warriors(0, "novgorod_seversky"), 1);
  EXPECT_EQ(sit.player(0).at("field"), 1);
  EXPECT_EQ(sit.left(0, "warriors"), 7);
  EXPECT_EQ(sit.left(0, "seals"), 1);
  EXPECT_EQ(sit.list(0, "used"), (Names{"E02", "E03"}));
  EXPECT_EQ(sit.display("projects").size(), 6u);
}

// The last boyar of a round leaves; then the regions are asked.
Position last_turn(int players, int round) {
  Position position(players);
  position.round(round).exit(0);
  return position;
}

// Seat 0 leaves the Reward chamber without using it; regions are answered with their points.
void play_out(Sitting& sit) {
  sit.play(0, "exit reward");
  if (sit.asked() == "seal 0") sit.play(0, "no_seal");
  sit.play(0, "finish");
  if (sit.asked() == "deploy 0") sit.play(0, "deploy yaroslavl");
  if (sit.asked() == "after 0") sit.play(0, "end_turn");
}

TEST(IVN_EX_9, TitlesOnProjects) {
  Sitting sit = last_turn(2, 2)
                    .completed(0, {"C01", "M01", "M02", "T01", "T02", "T03"})
                    .owns(0, {"TI01", "TI02"})
                    .load();
  play_out(sit);
  sit.until("plan 1");
  EXPECT_EQ(sit.part(0, "titles"), 5 + 6);
}

TEST(IVN_EX_10, TitleOnTokens) {
  Sitting sit = last_turn(2, 2)
                    .owns_spoils(0, {"SP01", "SP02"})
                    .pad(0, {"TT01", "-", "TT02", "-", "TT03"})
                    .owns(0, {"TI05"})
                    .load();
  play_out(sit);
  sit.until("plan 1");
  EXPECT_EQ(sit.part(0, "titles"), 5);
}

TEST(IVN_EX_11, TitleOnCities) {
  Sitting sit = last_turn(2, 2)
                    .warriors(0, {{"moscow", 3}, {"tver", 1}})
                    .warriors(1, {{"moscow", 5}})
                    .boyar_at(0, "tver")
                    .building(0, "pskov")
                    .owns(0, {"TI06"})
                    .load();
  play_out(sit);
  sit.until("plan 1");
  EXPECT_EQ(sit.part(0, "titles"), 4);
}

TEST(IVN_DX_1, FavorTwice) {
  Sitting sit = Position(4)
                    .holds(2, {{"coin", 2}, {"gunpowder", 1}})
                    .owns(2, {"E02", "E14"})
                    .spoils({"SP11"})
                    .exit(2)
                    .load();
  sit.play(2, "free E02");
  EXPECT_EQ(sit.favor(), "2 0 1 3");
  EXPECT_EQ(sit.score(2), 0);
  sit.play(2, {"free E14", "spoils SP11"});
  EXPECT_EQ(sit.favor(), "2 0 1 3");
  EXPECT_EQ(sit.score(2), 1);
}

TEST(IVN_DX_2, TwoTokensAtOnce) {
  Sitting sit = Position(3)
                    .box("/projects/23/vp", 12)  // M04
                    .points(2, 9)
                    .holds(2, {{"grain", 3}, {"wood", 2}})
                    .hand(2, {"M04"})
                    .part(2, "project", 1)
                    .load();
  sit.play(2, {"part complete", "complete M04"});
  EXPECT_EQ(sit.score(2), 22);
  EXPECT_EQ(sit.favor(), "2 0 1");
  EXPECT_EQ(sit.json().at("favor_tokens"), Json({nullptr, nullptr, 30}));
}

Position two_players(int own, int other) {
  Position position = last_turn(2, 1);
  position.card("reward", "A-kremlin").favor({1, 0}).region("east", "RL1");
  if (own > 0) position.warriors(0, {{"moscow", own}});
  if (other > 0) position.warriors(1, {{"kazan", other}});
  return position;
}

TEST(IVN_DX_3, TwoPlayersTie) {
  Sitting sit = two_players(2, 2).load();
  play_out(sit);
  EXPECT_EQ(sit.asked(), "regions 0");
  sit.play(0, "reward RL1b");
  EXPECT_EQ(sit.coins(1), 2);
}

TEST(IVN_DX_4, TheLeaderByTheNumberChooses) {
  Sitting sit = two_players(0, 2).load();
  play_out(sit);
  EXPECT_EQ(sit.asked(), "regions 1");
}

TEST(IVN_DX_5, TheAbsentPlayerChooses) {
  Sitting sit = two_players(0, 1).load();
  play_out(sit);
  EXPECT_EQ(sit.asked(), "regions 0");
  sit.play(0, "reward RL1a");
  EXPECT_EQ(sit.part(1, "regions"), 2);
}

TEST(IVN_DX_6, FinalExchange) {
  Sitting sit = last_turn(2, 4).holds(0, {{"gunpowder", 2}, {"steel", 1}, {"grain", 3}, {"coin", 2}}).load();
  play_out(sit);
  sit.until("over");
  EXPECT_EQ(sit.part(0, "exchange"), 3);
}

TEST(IVN_DX_7, CoinsBackOrLost) {
  Sitting sit = Position(3).boyar(0, "reward", 1).boyar(1, "reward", 2).exit(0).load();
  sit.play(0, "exit reward");
  EXPECT_EQ(sit.asked(), "part 0");
  EXPECT_EQ(sit.coins(0), 1);
  sit.play(0, {"finish", "deploy moscow"}).play(1, "exit reward");
  EXPECT_EQ(sit.asked(), "seal 1");
  EXPECT_EQ(sit.coins(1), 0);
}

TEST(IVN_DX_8, ThreeWayTie) {
  Sitting sit = last_turn(3, 1)
                    .card("reward", "A-kremlin")
                    .favor({2, 1, 0})
                    .region("east", "RL1")
                    .warriors(0, {{"moscow", 1}})
                    .warriors(1, {{"kazan", 1}})
                    .warriors(2, {{"ryazan", 1}})
                    .load();
  play_out(sit);
  EXPECT_EQ(sit.asked(), "regions 2");
  sit.play(2, "reward RL1a");
  EXPECT_EQ(sit.part(2, "regions"), 2);
  EXPECT_EQ(sit.coins(1), 2);
  EXPECT_EQ(sit.coins(0), 1);  // of the Kremlin card
}

TEST(IVN_DX_9, TracksOfRoundFour) {
  Sitting sit = last_turn(3, 4)
                    .card("reward", "A-kremlin")
                    .favor({2, 0, 1})
                    .field(0, 2)
                    .field(1, 2)
                    .region("north", "RD1")
                    .load();
  play_out(sit);
  sit.until("over");
  EXPECT_EQ(sit.part(0, "field") + sit.part(0, "favor_track"), 6);
  EXPECT_EQ(sit.part(1, "field") + sit.part(1, "favor_track"), 2);
  EXPECT_EQ(sit.part(2, "field") + sit.part(2, "favor_track"), 4);
}

TEST(IVN_DX_10, AfterASeal) {
  Sitting sit = Position(3).boyar(0, "reward", 2).boyar(1, "reward", 1).boyar(2, "reward").exit(0).load();
  sit.play(0, {"exit reward", "seal"});
  EXPECT_EQ(sit.coins(1), 1);
  sit.play(0, {"finish", "deploy moscow"}).play(1, "exit reward");
  EXPECT_EQ(sit.asked(), "part 1");
  EXPECT_EQ(sit.coins(1), 1);
}

TEST(IVN_DX_11, FullPad) {
  Sitting sit = Position(2)
                    .warriors(0, {{"chernigov", 1}})
                    .pad(0, {"TT03", "TT04", "TT05", "TT06", "TT07"})
                    .token_on("W01", "TT01")
                    .part(0, "maneuver", 1)
                    .load();
  sit.play(0, {"part move", "move warrior chernigov novgorod_seversky"});
  EXPECT_EQ(sit.legal(0), (Names{"slot 1", "slot 2", "slot 3", "slot 4", "slot 5"}));
  sit.play(0, "slot 2");
  EXPECT_EQ(sit.pad(0), (Names{"TT03", "TT01", "TT05", "TT06", "TT07"}));
  EXPECT_EQ(sit.json().at("trade_discard").front(), "TT02");
  EXPECT_EQ(sit.json().at("trade_discard").at(1), "TT04");
  EXPECT_EQ(sit.held(0), (Counts{{"grain", 1}, {"coin", 1}}));
}

TEST(IVN_DX_12, StoneWithoutCoin) {
  const auto position = [] {
    Position p(2);
    p.warriors(0, {{"moscow", 1}, {"nizhny_novgorod", 1}}).part(0, "production", 2);
    return p;
  };
  Sitting stone_first = position().load();
  stone_first.play(0, {"part income", "income moscow"});
  EXPECT_TRUE(stone_first.held(0).empty());
  EXPECT_EQ(stone_first.asked(), "part 0");
  Sitting coins_first = position().load();
  coins_first.play(0, {"part income", "income nizhny_novgorod", "part income", "income moscow", "pay"});
  EXPECT_EQ(coins_first.held(0), (Counts{{"coin", 1}, {"stone", 1}}));
}

TEST(IVN_DX_13, TwoPlayerSealNeedsACoin) {
  Sitting sit = Position(2).boyar(0, "reward", 3).exit(0).load();
  sit.play(0, "exit reward");
  EXPECT_EQ(sit.asked(), "part 0");
  EXPECT_EQ(sit.coins(0), 0);
}

TEST(IVN_DX_14, KremlinCardWithoutSeal) {
  Sitting sit = Position(3).card("reward", "A-kremlin").favor({1, 2, 0}).exit(0).load();
  sit.play(0, {"exit reward", "no_seal"});
  EXPECT_EQ(sit.coins(0), 1);
  EXPECT_EQ(sit.favor(), "1 2 0");
  sit.play(0, "finish");
  EXPECT_EQ(sit.json().at("kremlin").at(4).at("on_card"), Json::array({0}));
}

TEST(IVN_DX_15, FirstPlayerIsLeftOfTheLowest) {
  Sitting four = last_turn(4, 1).card("reward", "A-kremlin").favor({2, 0, 3, 1}).load();
  play_out(four);
  for (const char* move : {"reward RL4a", "reward RL4b"}) {
    if (four.can(2, move)) four.play(2, move);
  }
  four.until("plan 2");
  EXPECT_EQ(four.asked(), "plan 2");
  Sitting two = last_turn(2, 1).card("reward", "A-kremlin").favor({1, 0}).load();
  play_out(two);
  two.until("plan 1");
  EXPECT_EQ(two.asked(), "plan 1");
}

}  // namespace
}  // namespace tsardom::ivan
