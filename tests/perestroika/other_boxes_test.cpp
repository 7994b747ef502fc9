// Other boxes are played by their own figures.
#include <gtest/gtest.h>

#include <bit>
#include <string>

#include "table/notation.hpp"
#include "tests/perestroika/boxes.hpp"
#include "tests/perestroika/position.hpp"

namespace tsardom::perestroika {
namespace {

// A position played with a changed box.
template <class Change>
class Played {
 public:
  Played(Position position, Change change)
      : file_(changed(change).dump()), sitting_(position.option("box", file_.path()).load()) {}
  Sitting& sitting() { return sitting_; }

 private:
  BoxFile file_;
  Sitting sitting_;
};

TEST(PerestroikaBox, TownWorthSevenScoresSeven) {
  const Position position = Position(2).area(0, "town town").turn(0);
  EXPECT_EQ(Position(position).load().score(0), 10);
  EXPECT_EQ(Played(position, [](Json& box) { box["buildings"][1]["points"] = 7; }).sitting().score(0), 14);
}

TEST(PerestroikaBox, HoldLimitOfFiveStopsAtFive) {
  const auto five = [](Json& box) { box["materials"]["hold_limit_per_kind"] = 5; };
  Played played(Position(2).holds(0, 4, 0, 0).hand(0, {"hunter", "hunter"}).turn(0), five);
  played.sitting().play(0, "play hunter top");
  EXPECT_EQ(played.sitting().held(0), (Pieces{5, 0, 0}));
  EXPECT_EQ(played.sitting().forbidden_by(0, "play hunter top"), "PER-8.3");
}

TEST(PerestroikaBox, OtherCrossesEndTheRevealElsewhere) {
  const auto crossed = [](Json& box) {
    kind_of_card(box, "hunter")["cross"] = true;
    kind_of_card(box, "mill")["cross"] = false;
  };
  Played played(Position(2).reveal(), crossed);
  played.sitting().deal({"mill", "hunter"});
  EXPECT_EQ(played.sitting().asked(), "reveal chance");
  played.sitting().deal({"hunter"});
  EXPECT_EQ(played.sitting().asked(), "draft 0");
}

TEST(PerestroikaBox, OtherPriceIsPaid) {
  const auto dear = [](Json& box) { box["buildings"][1]["cost"] = {{"fur", 2}, {"wood", 0}, {"wheat", 1}}; };
  Played played(Position(2).holds(0, 3, 0, 3).hand(0, {"hunter"}).turn(0), dear);
  Table& table = played.sitting().table();
  table.play(0, read_move(table.lexicon(), "play hunter bottom"));
  table.play(0, read_move(table.lexicon(), "build r1c1"));
  EXPECT_EQ(played.sitting().held(0), (Pieces{1, 0, 2}));
}

TEST(PerestroikaBox, OtherAmountIsGained) {
  Played played(Position(2).hand(0, {"hunter"}).turn(0),
                [](Json& box) { kind_of_card(box, "hunter")["top"]["amount"] = 3; });
  played.sitting().play(0, "play hunter top");
  EXPECT_EQ(played.sitting().held(0), (Pieces{3, 0, 0}));
}

TEST(PerestroikaBox, OtherEffectIsPlayed) {
  const auto draws = [](Json& box) { kind_of_card(box, "hunter")["top"] = {{"op", "draw"}, {"amount", 1}}; };
  Played played(Position(2).hand(0, {"hunter"}).turn(0), draws);
  played.sitting().play(0, "play hunter top").deal({"mill"});
  EXPECT_EQ(played.sitting().hand(0), (Names{"mill"}));
}

TEST(PerestroikaBox, TatarsLeaveWhatTheBoxSays) {
  Played played(Position(2).holds(0, 5, 0, 0).reveal(),
                [](Json& box) { box["materials"]["tatar_keep_per_kind"] = 4; });
  played.sitting().deal({"hunter", "hunter", "wagon", "sleigh", "trade_ship"});
  EXPECT_EQ(played.sitting().held(0), (Pieces{4, 0, 0}));
}

TEST(PerestroikaBox, OtherNumberOfPlaysEndsTheTurnElsewhere) {
  Played played(Position(2).hand(0, {"hunter", "hunter"}).turn(0),
                [](Json& box) { box["limits"]["plays_per_turn"] = 1; });
  played.sitting().play(0, "play hunter top");
  EXPECT_EQ(played.sitting().forbidden_by(0, "play hunter top"), "PER-8.2");
}

TEST(PerestroikaBox, OtherHandLimitKeepsMoreCards) {
  Played played(Position(2).hand(0, {"hunter", "mill", "wagon"}).turn(0),
                [](Json& box) { box["limits"]["hand_limit_end_of_turn"] = 3; });
  played.sitting().play(0, {"end_turn", "done"});
  EXPECT_EQ(played.sitting().hand(0).size(), 3u);
}

TEST(PerestroikaBox, SmallerAreaIsFullEarlier) {
  const auto small = [](Json& box) {
    box["building_area"]["rows"] = 1;
    box["building_area"]["columns"] = 2;
  };
  Played played(Position(2).holds(0, 0, 0, 6).hand(0, {"barley_field"}).turn(0), small);
  played.sitting().play(0, {"play barley_field bottom", "build r1c1", "build r1c2"});
  EXPECT_EQ(played.sitting().asked(), "turn 0");
}

TEST(PerestroikaBox, OtherMarksGiveOtherPoints) {
  Played played(Position(2, "water_trade_route").area(0, "field city").turn(0),
                [](Json& box) { box["buildings"][2]["marks"] = 2; });
  EXPECT_EQ(played.sitting().part(0, "scenario"), 2);
}

TEST(PerestroikaBox, OtherRanksGiveOtherTitles) {
  Played played(Position(2).area(0, "kremlin").turn(0), [](Json& box) {
    for (std::size_t i = 0; i < 5; ++i) box["score_ranks"][i]["min"] = 20 - static_cast<int>(i);
  });
  EXPECT_EQ(played.sitting().rank(0), "tsar");
}

TEST(PerestroikaBox, StartMaterialsFollowTheBox) {
  const Json other = changed([](Json& box) { box["player_tables"]["rows"][1]["start_materials"] = {0, 3}; });
  EXPECT_EQ(opening(2, {{"box", other}, {"start", 0}}).asked(), "start_materials 1");
}

TEST(PerestroikaBox, WithoutStartMaterialsTheRevealComesAtOnce) {
  const Json other = changed([](Json& box) {
    box["player_tables"]["rows"][2]["start_materials"] = {0, 0, 0};
  });
  EXPECT_EQ(opening(3, {{"box", other}, {"start", 1}}).asked(), "reveal chance");
}

// PER-3.2, D1: kinds with stock > 0.
TEST(PerestroikaBox, KindThatTheStockLacksIsNoStartMaterial) {
  const Json other = changed([](Json& box) { box["materials"]["kinds"][0]["stock"] = 0; });
  EXPECT_EQ(opening(2, {{"box", other}, {"start", 0}}).legal(0), (Names{"take wood", "take wheat"}));
}

TEST(PerestroikaBox, OtherCopiesAreDealt) {
  const Json other = changed([](Json& box) {
    kind_of_card(box, "hunter")["copies"] = 1;
    kind_of_card(box, "teutonic_order")["copies"] = 2;
    Json cards = Json::array();
    for (const Json& kind : box["action_card_kinds"]) {
      for (int copy = 0; copy < kind["copies"].get<int>(); ++copy)
        cards.push_back({{"id", cards.size() + 1}, {"kind", kind["id"]}});
    }
    box["action_cards"] = cards;
  });
  const Sitting sitting = opening(1, {{"box", other}});
  EXPECT_DOUBLE_EQ(sitting.chance_of("deal hunter"), 1 / 20.0);
  EXPECT_DOUBLE_EQ(sitting.chance_of("deal teutonic_order"), 2 / 20.0);
}

// Random games to the end with a box that differs in many figures at once.
TEST(PerestroikaBox, ChangedBoxPlaysToTheEnd) {
  const Json other = changed([](Json& box) {
    box["materials"]["hold_limit_per_kind"] = 4;
    box["limits"]["hand_limit_end_of_turn"] = 1;
    box["limits"]["plays_per_turn"] = 3;
    box["building_area"]["columns"] = 3;
    box["player_tables"]["rows"][2]["crosses_needed"] = 1;
    box["player_tables"]["rows"][2]["shuffles_to_end"] = 1;
    kind_of_card(box, "monastery")["top"]["amount"] = 5;
    kind_of_card(box, "sleigh")["top"]["give_amount"] = 2;
  });
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const auto table = find_game("perestroika").open({.players = 3, .options = {{"box", other}}});
    Rng rng(seed);
    while (!table->over()) {
      const Seat seat = static_cast<Seat>(std::countr_zero(table->actors()));
      const auto choices = table->prompt(seat).choices;
      ASSERT_FALSE(choices.empty());
      table->play(seat, choices[rng.below(static_cast<unsigned>(choices.size()))].move);
    }
    EXPECT_EQ(table->state().at("shuffles"), 1);
  }
}

Json& figures_of(Json& box, std::string_view scenario) {
  for (Json& sheet : box["scenarios"]) {
    if (sheet["id"] == scenario) return sheet["params"];
  }
  ADD_FAILURE() << "no scenario " << scenario;
  return box;
}

TEST(PER_RUL_29, ABoxMayAllowACathedralAtEachShuffle) {
  Played played(Position(2, "cathedral_architecture")
                    .shuffles(1)
                    .holds(0, 3, 4, 1)
                    .area(0, "cathedral")
                    .deck({"hunter"})
                    .reveal(),
                [](Json& box) { figures_of(box, "cathedral_architecture")["max_per_player"] = 2; });
  Sitting& sitting = played.sitting();
  sitting.deal({"hunter"});
  ASSERT_EQ(sitting.asked(), "offer_building 0");
  sitting.play(0, "build r1c2");
  EXPECT_EQ(sitting.part(0, "cathedral"), 12) << "each scores 3 for both";
}

int planned_points(const char* area, std::string_view figure, const Json& value) {
  Played played(Position(2, "planned_city").area(0, area).turn(0),
                [&](Json& box) { figures_of(box, "planned_city")[std::string(figure)] = value; });
  return played.sitting().part(0, "scenario");
}

TEST(PER_RUL_32, ABoxMayCountTheKindsAlongTheAxisAlone) {
  const auto points = [](const char* area) { return planned_points(area, "count", "kinds_on_axis"); };
  EXPECT_EQ(points("town city town"), 1) << "the city in the middle";
  EXPECT_EQ(points("town city city town"), 1) << "the cities beside the axis";
  EXPECT_EQ(points("field church / kremlin city / field church"), 2) << "the middle row";
  EXPECT_EQ(points("town field town / town field town"), 6) << "both mirrors count all kinds";
}

TEST(PER_RUL_32, ABoxMayMirrorASingleLineAcrossItself) {
  const auto points = [](const char* area) { return planned_points(area, "single_line_is_mirrored", true); };
  EXPECT_EQ(points("town"), 3);
  EXPECT_EQ(points("town city town"), 6);
  EXPECT_EQ(points("town city"), 2) << "top-bottom alone";
  EXPECT_EQ(points(""), 0) << "nothing is no line";
}

TEST(PerestroikaBox, EveryFigureOfAScenarioSaysWhereItComesFrom) {
  for (const Json& sheet : good_box()["scenarios"]) {
    for (const auto& [figure, value] : sheet["params"].items())
      EXPECT_TRUE(sheet["param_source"].contains(figure)) << sheet["id"] << ' ' << figure;
    EXPECT_EQ(sheet["params"].size(), sheet["param_source"].size()) << sheet["id"];
  }
}

}  // namespace
}  // namespace tsardom::perestroika
