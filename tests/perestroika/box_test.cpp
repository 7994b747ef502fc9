// The box: components.json as it is built in, and what is refused in a broken one.
#include <gtest/gtest.h>

#include <string>

#include "tests/perestroika/boxes.hpp"

namespace tsardom::perestroika {
namespace {

void expect_refused(const Json& box, const std::string& place_and_reason) {
  expect_bad_box("perestroika", box, place_and_reason);
}

template <class Change>
void expect_damage_refused(Change change, const std::string& place_and_reason) {
  expect_refused(changed(change), place_and_reason);
}

// ------------------------------------------------------------------------------------- the box as it is

TEST(PerestroikaBox, BuiltInBoxLoads) {
  const auto table = find_game("perestroika").open({.players = 3});
  EXPECT_TRUE(table->agreement().built_in_box);
}

TEST(PerestroikaBox, FileWithTheSameBoxIsTheBuiltInOne) {
  const BoxFile file(good_box().dump());
  const auto table = open_with("perestroika", file.path());
  EXPECT_TRUE(table->agreement().built_in_box);
}

TEST(PerestroikaBox, AnotherFigureIsAnotherBox) {
  const auto usual = find_game("perestroika").open({.players = 2});
  const Json other = changed([](Json& box) { box["buildings"][1]["points"] = 7; });
  const auto table = open_with("perestroika", other);
  EXPECT_FALSE(table->agreement().built_in_box);
  EXPECT_NE(table->agreement().box_hash, usual->agreement().box_hash);
}

TEST(PerestroikaBox, AnotherTextIsTheSameBoxToTheRules) {
  const auto usual = find_game("perestroika").open({.players = 2});
  const Json other = changed([](Json& box) { box["buildings"][1]["names"]["en"] = "Posad"; });
  const auto table = open_with("perestroika", other);
  EXPECT_EQ(table->agreement().box_hash, usual->agreement().box_hash);
}

// ------------------------------------------------------------------------------------- file and format

TEST(PerestroikaBox, RefusalNamesTheFile) {
  const BoxFile file(changed([](Json& box) { box["limits"].erase("plays_per_turn"); }).dump());
  const Refusal refusal = refusal_of(file.path());
  EXPECT_EQ(refusal.code, "bad_box");
  EXPECT_EQ(refusal.message,
            "The box " + file.path() + " cannot be used: limits: missing field \"plays_per_turn\".");
}

TEST(PerestroikaBox, FileThatIsNotThereIsRefused) {
  const Refusal refusal = refusal_of("nowhere/components.json");
  EXPECT_EQ(refusal.message, "The box nowhere/components.json cannot be used: no such file.");
}

TEST(PerestroikaBox, FileThatIsNotJsonIsRefused) {
  const BoxFile file("{\"format\": ");
  const Refusal refusal = refusal_of(file.path());
  EXPECT_EQ(refusal.code, "bad_box");
  EXPECT_NE(refusal.message.find("This is not JSON"), std::string::npos) << refusal.message;
}

TEST(PerestroikaBox, FieldThatStandsTwiceIsRefused) {
  const BoxFile file("{\"format\": \"perestroika-components/1\", \"format\": 1}");
  EXPECT_NE(refusal_of(file.path()).message.find("\"format\" appears twice"), std::string::npos);
}

TEST(PerestroikaBox, NewerFormatIsRefusedWithBothVersions) {
  const Refusal refusal = refusal_of(changed([](Json& box) { box["format"] = "perestroika-components/2"; }));
  EXPECT_EQ(refusal.code, "other_version");
  EXPECT_EQ(refusal.message,
            "The box needs \"perestroika-components/2\", this program has \"perestroika-components/1\".");
}

TEST(PerestroikaBox, BoxWithoutFormatIsRefused) {
  const Refusal refusal = refusal_of(changed([](Json& box) { box.erase("format"); }));
  EXPECT_EQ(refusal.code, "no_format");
}

TEST(PerestroikaBox, BoxThatIsNoObjectIsRefused) { expect_refused(Json::array(), "must be an object"); }

// --------------------------------------------------------------------------------------- missing fields

TEST(PerestroikaBox, MissingPartIsRefused) {
  expect_damage_refused([](Json& box) { box.erase("buildings"); }, "missing field \"buildings\"");
}

TEST(PerestroikaBox, MissingFieldIsRefused) {
  expect_damage_refused([](Json& box) { box["materials"].erase("hold_limit_per_kind"); },
                        "materials: missing field \"hold_limit_per_kind\"");
}

TEST(PerestroikaBox, MissingFieldOfACardIsRefused) {
  expect_damage_refused([](Json& box) { box["action_card_kinds"][3]["top"].erase("material"); },
                        "action_card_kinds[3].top: missing field \"material\"");
}

TEST(PerestroikaBox, MissingFigureOfAScenarioIsRefused) {
  expect_damage_refused([](Json& box) { box["scenarios"][7]["params"].erase("gain"); },
                        "scenarios[7].params: missing field \"gain\"");
}

// ------------------------------------------------------------------------------------------ wrong types

TEST(PerestroikaBox, WordInsteadOfANumberIsRefused) {
  expect_damage_refused([](Json& box) { box["limits"]["plays_per_turn"] = "two"; },
                        "limits.plays_per_turn: must be a whole number, is \"two\"");
}

TEST(PerestroikaBox, FractionIsRefused) {
  expect_damage_refused([](Json& box) { box["materials"]["kinds"][0]["stock"] = 36.5; },
                        "materials.kinds[0].stock: must be a whole number, is 36.5");
}

TEST(PerestroikaBox, NumberInsteadOfAFlagIsRefused) {
  expect_damage_refused([](Json& box) { box["action_card_kinds"][0]["cross"] = 1; },
                        "action_card_kinds[0].cross: must be true or false, is 1");
}

TEST(PerestroikaBox, NumberInsteadOfANameIsRefused) {
  expect_damage_refused([](Json& box) { box["action_card_kinds"][0]["id"] = 5; },
                        "action_card_kinds[0].id: must be a word, is 5");
}

TEST(PerestroikaBox, ListInsteadOfAnObjectIsRefused) {
  expect_damage_refused([](Json& box) { box["limits"] = Json::array(); },
                        "limits: must be an object, is a list");
}

TEST(PerestroikaBox, ObjectInsteadOfAListIsRefused) {
  expect_damage_refused([](Json& box) { box["buildings"] = Json::object(); },
                        "buildings: must be a list, is an object");
}

// ----------------------------------------------------------------------------------------- wrong counts

TEST(PerestroikaBox, WrongNumberOfCardsIsRefused) {
  expect_damage_refused([](Json& box) { box["components"]["action_cards"] = 19; },
                        "components.action_cards: must be from 20 to 20, is 19");
}

TEST(PerestroikaBox, MissingCardIsRefused) {
  expect_damage_refused([](Json& box) { box["action_cards"].erase(19); }, "action_cards: wrong count");
}

TEST(PerestroikaBox, MissingKindOfCardIsRefused) {
  const Refusal refusal = refusal_of(changed([](Json& box) { box["action_card_kinds"].erase(15); }));
  EXPECT_NE(refusal.message.find("the copies of all kinds are fewer than 20 cards"), std::string::npos)
      << refusal.message;
}

TEST(PerestroikaBox, TooFewCopiesAreRefused) {
  const Refusal refusal = refusal_of(changed([](Json& box) { kind_of_card(box, "hunter")["copies"] = 1; }));
  EXPECT_NE(refusal.message.find("the copies of all kinds are fewer than 20 cards"), std::string::npos)
      << refusal.message;
}

TEST(PerestroikaBox, TooManyCopiesAreRefused) {
  const Refusal refusal = refusal_of(changed([](Json& box) { kind_of_card(box, "mill")["copies"] = 2; }));
  EXPECT_NE(refusal.message.find("the copies of all kinds are more than 20 cards"), std::string::npos)
      << refusal.message;
}

TEST(PerestroikaBox, ThreeCopiesAreRefused) {
  expect_damage_refused([](Json& box) { box["action_card_kinds"][0]["copies"] = 3; },
                        "action_card_kinds[0].copies: must be from 1 to 2, is 3");
}

TEST(PerestroikaBox, CardThatContradictsTheCopiesIsRefused) {
  expect_damage_refused([](Json& box) { box["action_cards"][5]["kind"] = "mill"; },
                        "action_cards[5].kind: by copies of the kinds this card is \"sawmill\"");
}

TEST(PerestroikaBox, CardsOutOfOrderAreRefused) {
  expect_damage_refused([](Json& box) { box["action_cards"][5]["id"] = 7; },
                        "action_cards[5].id: must be from 6 to 6, is 7");
}

TEST(PerestroikaBox, MissingMaterialIsRefused) {
  expect_damage_refused([](Json& box) { box["materials"]["kinds"].erase(2); },
                        "materials.kinds: wrong count");
}

TEST(PerestroikaBox, MissingBuildingIsRefused) {
  expect_damage_refused([](Json& box) { box["buildings"].erase(6); }, "buildings: wrong count");
}

TEST(PerestroikaBox, MissingScenarioIsRefused) {
  expect_damage_refused([](Json& box) { box["scenarios"].erase(8); }, "scenarios: wrong count");
}

TEST(PerestroikaBox, MissingRowForANumberOfPlayersIsRefused) {
  expect_damage_refused([](Json& box) { box["player_tables"]["rows"].erase(2); },
                        "player_tables.rows: wrong count");
}

TEST(PerestroikaBox, StartMaterialsForTooFewPlayersAreRefused) {
  expect_damage_refused([](Json& box) { box["player_tables"]["rows"][1]["start_materials"] = {1}; },
                        "player_tables.rows[1].start_materials: wrong count");
}

TEST(PerestroikaBox, PointsForTooFewColumnsAreRefused) {
  expect_damage_refused(
      [](Json& box) {
        box["scenarios"][1]["params"]["church_points_by_column"] = {4, 8};
      },
      "scenarios[1].params.church_points_by_column: wrong count");
}

TEST(PerestroikaBox, TooManyKindsOfCardAreRefused) {
  expect_damage_refused(
      [](Json& box) {
        Json& kinds = box["action_card_kinds"];
        while (kinds.size() < 21) kinds.push_back(Json(kinds[0]));
      },
      "action_card_kinds: too many items");
}

// -------------------------------------------------------------------------------------------- unknown ids

TEST(PerestroikaBox, UnknownEffectIsRefused) {
  expect_damage_refused([](Json& box) { box["action_card_kinds"][0]["top"]["op"] = "teleport"; },
                        "action_card_kinds[0].top.op: unknown name \"teleport\"");
}

TEST(PerestroikaBox, UnknownMaterialOfAnEffectIsRefused) {
  expect_damage_refused([](Json& box) { box["action_card_kinds"][0]["top"]["material"] = "gold"; },
                        "action_card_kinds[0].top.material: unknown name \"gold\"");
}

TEST(PerestroikaBox, UnknownBuildingOfAnEffectIsRefused) {
  expect_damage_refused([](Json& box) { box["action_card_kinds"][0]["bottom"]["building"] = "tower"; },
                        "action_card_kinds[0].bottom.building: unknown name \"tower\"");
}

TEST(PerestroikaBox, UnknownPayerIsRefused) {
  expect_damage_refused([](Json& box) { box["action_card_kinds"][0]["bottom"]["pay_from"] = "bank"; },
                        "action_card_kinds[0].bottom.pay_from: unknown name \"bank\"");
}

TEST(PerestroikaBox, UnknownExcludedCardIsRefused) {
  const Refusal refusal = refusal_of(changed(
      [](Json& box) { kind_of_card(box, "orthodox_church")["top"]["exclude_kinds"] = {"cathedral"}; }));
  EXPECT_NE(refusal.message.find("action_card_kinds[7].top.exclude_kinds[0]: unknown name \"cathedral\""),
            std::string::npos)
      << refusal.message;
}

TEST(PerestroikaBox, UnknownMaterialIsRefused) {
  expect_damage_refused([](Json& box) { box["materials"]["kinds"][1]["id"] = "stone"; },
                        "materials.kinds[1].id: unknown name \"stone\"");
}

TEST(PerestroikaBox, UnknownBuildingIsRefused) {
  expect_damage_refused([](Json& box) { box["buildings"][0]["id"] = "garden"; },
                        "buildings[0].id: unknown name \"garden\"");
}

TEST(PerestroikaBox, UnknownScenarioIsRefused) {
  expect_damage_refused([](Json& box) { box["scenarios"][0]["id"] = "golden_horde"; },
                        "scenarios[0].id: unknown name \"golden_horde\"");
}

// ----------------------------------------------------------------------------------------- duplicate ids

TEST(PerestroikaBox, KindOfCardThatStandsTwiceIsRefused) {
  expect_damage_refused([](Json& box) { box["action_card_kinds"][3]["id"] = "lumberjack"; },
                        "action_card_kinds[3].id: this id stands twice \"lumberjack\"");
}

TEST(PerestroikaBox, BuildingThatStandsTwiceIsRefused) {
  expect_damage_refused([](Json& box) { box["buildings"][2]["id"] = "town"; },
                        "buildings[2].id: expected here \"city\"");
}

TEST(PerestroikaBox, ScenarioThatStandsTwiceIsRefused) {
  expect_damage_refused([](Json& box) { box["scenarios"][5]["id"] = "planned_city"; },
                        "scenarios[5].id: expected here \"serfdom\"");
}

TEST(PerestroikaBox, EmptyIdIsRefused) {
  expect_damage_refused([](Json& box) { box["action_card_kinds"][3]["id"] = ""; },
                        "action_card_kinds[3].id: an id has 1 to 36 letters");
}

TEST(PerestroikaBox, EndlessIdIsRefused) {
  expect_damage_refused([](Json& box) { box["action_card_kinds"][3]["id"] = std::string(37, 'a'); },
                        "action_card_kinds[3].id: an id has 1 to 36 letters");
}

// ------------------------------------------------------------------------------- figures out of range

TEST(PerestroikaBox, NegativePriceIsRefused) {
  expect_damage_refused([](Json& box) { box["buildings"][1]["cost"]["wood"] = -1; },
                        "buildings[1].cost.wood: must be from 0 to 99, is -1");
}

TEST(PerestroikaBox, BuildingForNothingIsRefused) {
  expect_damage_refused([](Json& box) { box["buildings"][0]["cost"]["wheat"] = 0; },
                        "buildings[0]: a building costs something");
}

TEST(PerestroikaBox, TooLargeStockIsRefused) {
  expect_damage_refused([](Json& box) { box["materials"]["kinds"][0]["stock"] = 100; },
                        "materials.kinds[0].stock: must be from 0 to 99, is 100");
}

TEST(PerestroikaBox, NumberBeyondAllBoundsIsRefused) {
  expect_damage_refused([](Json& box) { box["materials"]["kinds"][0]["stock"] = 18446744073709551615u; },
                        "materials.kinds[0].stock: must be from 0 to 99, is 18446744073709551615");
}

TEST(PerestroikaBox, LargerBuildingAreaIsRefused) {
  expect_damage_refused([](Json& box) { box["building_area"]["columns"] = 5; },
                        "building_area.columns: must be from 1 to 4, is 5");
}

TEST(PerestroikaBox, FewerChipsThanPlayersAreRefused) {
  expect_damage_refused([](Json& box) { box["action_chips"]["stock"] = 2; },
                        "action_chips.stock: must be from 3 to 99, is 2");
}

// PER-4.4: with three hands of two cards 14 are left.
TEST(PerestroikaBox, RevealThatTheDeckCannotCompleteIsRefused) {
  expect_damage_refused([](Json& box) { box["player_tables"]["rows"][2]["max_display"] = 15; },
                        "player_tables.rows[2].max_display: must be from 2 to 14, is 15");
}

TEST(PerestroikaBox, CardThatBuildsAPalaceIsRefused) {
  expect_damage_refused([](Json& box) { box["action_card_kinds"][0]["bottom"]["building"] = "palace"; },
                        "action_card_kinds[0].bottom.building: no card builds this");
}

TEST(PerestroikaBox, ExchangeOfAKindForItselfIsRefused) {
  const Refusal refusal =
      refusal_of(changed([](Json& box) { kind_of_card(box, "sleigh")["top"]["get"] = "fur"; }));
  EXPECT_NE(refusal.message.find("an exchange needs two kinds of material"), std::string::npos);
}

TEST(PerestroikaBox, RanksOutOfOrderAreRefused) {
  expect_damage_refused([](Json& box) { box["score_ranks"][2]["min"] = 56; },
                        "score_ranks[2].min: ranks go from the highest down");
}

TEST(PerestroikaBox, LastRankIsForEverybody) {
  const Refusal refusal = refusal_of(changed([](Json& box) { box["score_ranks"][5]["min"] = 10; }));
  EXPECT_NE(refusal.message.find("the last rank has no least score"), std::string::npos);
}

}  // namespace
}  // namespace tsardom::perestroika
