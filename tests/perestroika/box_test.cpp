// The box: components.json as it is built in, what is refused in a broken one, and where its figures come
// from.
#include "games/perestroika/box.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <cstdio>
#include <fstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "table/forms.hpp"
#include "table/json.hpp"
#include "table/notation.hpp"
#include "table/refusal.hpp"
#include "table/registry.hpp"
#include "table/seating.hpp"
#include "tests/perestroika/position.hpp"

namespace tsardom::perestroika {
namespace {

Json good_box() { return *built_in_box("perestroika"); }

// A box with one change.
template <class Change>
Json changed(Change change) {
  Json box = good_box();
  change(box);
  return box;
}

Refusal refusal_of(const Json& box) {
  try {
    find_game("perestroika").open({.players = 2, .options = {{"box", box}}});
  } catch (const Refusal& refusal) {
    return refusal;
  }
  ADD_FAILURE() << "the box is not refused";
  return Refusal("game_over");
}

// The refusal names the file, the place in it and the reason.
void expect_refused(const Json& box, const std::string& place_and_reason) {
  const Refusal refusal = refusal_of(box);
  EXPECT_EQ(refusal.code, "bad_box");
  EXPECT_EQ(refusal.message, "The box box cannot be used: " + place_and_reason + ".");
}

template <class Change>
void expect_damage_refused(Change change, const std::string& place_and_reason) {
  expect_refused(changed(change), place_and_reason);
}

// A file that is gone after the test.
class BoxFile {
 public:
  explicit BoxFile(const std::string& text)
      : path_(testing::TempDir() + "box_" + testing::UnitTest::GetInstance()->current_test_info()->name() +
              ".json") {
    std::ofstream(path_) << text;
  }
  ~BoxFile() { std::remove(path_.c_str()); }
  BoxFile(const BoxFile&) = delete;
  BoxFile& operator=(const BoxFile&) = delete;
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

Json& kind_of_card(Json& box, std::string_view id) {
  for (Json& kind : box["action_card_kinds"]) {
    if (kind["id"] == id) return kind;
  }
  ADD_FAILURE() << "no card " << id;
  return box;
}

// ------------------------------------------------------------------------------------- the box as it is

TEST(PerestroikaBox, BuiltInBoxLoads) {
  const auto table = find_game("perestroika").open({.players = 3});
  EXPECT_TRUE(table->agreement().built_in_box);
}

TEST(PerestroikaBox, FileWithTheSameBoxIsTheBuiltInOne) {
  const BoxFile file(good_box().dump());
  const auto table = find_game("perestroika").open({.players = 2, .options = {{"box", file.path()}}});
  EXPECT_TRUE(table->agreement().built_in_box);
}

TEST(PerestroikaBox, AnotherFigureIsAnotherBox) {
  const auto usual = find_game("perestroika").open({.players = 2});
  const Json other = changed([](Json& box) { box["buildings"][1]["points"] = 7; });
  const auto table = find_game("perestroika").open({.players = 2, .options = {{"box", other}}});
  EXPECT_FALSE(table->agreement().built_in_box);
  EXPECT_NE(table->agreement().box_hash, usual->agreement().box_hash);
}

TEST(PerestroikaBox, AnotherTextIsTheSameBoxToTheRules) {
  const auto usual = find_game("perestroika").open({.players = 2});
  const Json other = changed([](Json& box) { box["buildings"][1]["names"]["en"] = "Posad"; });
  const auto table = find_game("perestroika").open({.players = 2, .options = {{"box", other}}});
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

// What the game reads out of the box: every number, flag and name with its place.
class Spy final : public Form {
 public:
  explicit Spy(const Json& box) : reader_(box, Unknown::ignored) {}

  std::vector<std::vector<std::string>> paths;  // of every number and flag

  bool reading() const override { return true; }
  bool ok() const override { return reader_.ok(); }
  void complain(std::string_view reason, std::string_view detail) override {
    reader_.complain(reason, detail);
  }
  void enter(std::string_view key) override {
    go_to(key);
    next_.push_back(0);
    reader_.enter(key);
  }
  std::size_t enter_list(std::string_view key, std::size_t size) override {
    go_to(key);
    next_.push_back(0);
    return reader_.enter_list(key, size);
  }
  void leave() override {
    here_.pop_back();
    next_.pop_back();
    reader_.leave();
  }
  void number(std::string_view key, std::int64_t& value, std::int64_t least, std::int64_t most) override {
    note(key);
    reader_.number(key, value, least, most);
  }
  void flag(std::string_view key, bool& value) override {
    note(key);
    reader_.flag(key, value);
  }
  void word(std::string_view key, std::string_view& value) override {
    step_of(key);
    reader_.word(key, value);
  }
  bool given(std::string_view key) override { return reader_.given(key); }
  void blank(std::string_view key) override { reader_.blank(key); }

 private:
  std::string step_of(std::string_view key) {
    return key.empty() ? std::to_string(next_.back()++) : std::string(key);
  }
  void go_to(std::string_view key) { here_.push_back(step_of(key)); }
  void note(std::string_view key) {
    paths.push_back(here_);
    paths.back().push_back(step_of(key));
  }

  JsonReader reader_;
  std::vector<std::string> here_;
  std::vector<int> next_{0};
};

using Path = std::vector<std::string>;

std::vector<Path> figures_read() {
  const Json json = good_box();
  Spy spy(json);
  Box box;
  read_box(spy, box);
  EXPECT_TRUE(spy.ok());
  return spy.paths;
}

std::string text(const Path& path) {
  std::string result;
  for (const std::string& step : path) result += (result.empty() ? "" : ".") + step;
  return result;
}

const Json& child(const Json& json, const std::string& step) {
  return json.is_array() ? json[std::stoul(step)] : json[step];
}
Json& child(Json& json, const std::string& step) {
  return json.is_array() ? json[std::stoul(step)] : json[step];
}

Json& at(Json& box, const Path& path) {
  Json* json = &box;
  for (const std::string& step : path) json = &child(*json, step);
  return *json;
}

TEST(PerestroikaBox, EveryFigureIsNeeded) {
  const std::vector<Path> paths = figures_read();
  ASSERT_GT(paths.size(), 150u);
  for (const Path& path : paths) {
    const bool may_be_null = path.back() == "points" || path.back() == "max" || path.back() == "min";
    if (may_be_null) continue;
    const Refusal refusal = refusal_of(changed([&](Json& box) { at(box, path) = nullptr; }));
    EXPECT_EQ(refusal.code, "bad_box") << text(path);
    EXPECT_NE(refusal.message.find(path.front()), std::string::npos) << text(path) << ": " << refusal.message;
  }
}

TEST(PerestroikaBox, NoFigureMayBeNegativeButScoresAndBases) {
  for (const Path& path : figures_read()) {
    const bool may_be_negative =
        path.back() == "base_score" || path.back() == "min" || path.back() == "cross";
    if (may_be_negative) continue;
    EXPECT_EQ(refusal_of(changed([&](Json& box) { at(box, path) = -1; })).code, "bad_box") << text(path);
  }
}

TEST(PerestroikaBox, NoFigureMayBeHuge) {
  for (const Path& path : figures_read()) {
    EXPECT_EQ(refusal_of(changed([&](Json& box) { at(box, path) = 1000; })).code, "bad_box") << text(path);
  }
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

// -------------------------------------------------------------------------------- other boxes that play

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

// ---------------------------------------------------------------------------------------------- origins

// Where a figure comes from: the nearest "source" around it that speaks of it.
std::string origin_of(const Json& box, const Path& path) {
  const auto names_for = [](const std::string& step) -> std::vector<std::string> {
    if (step == "top" || step == "bottom") return {step, "effects"};
    if (step == "params" || step == "min_players") return {step, "rules"};
    return {step};
  };
  std::vector<const Json*> around{&box};
  for (const std::string& step : path) around.push_back(&child(*around.back(), step));
  for (std::size_t depth = path.size(); depth-- > 0;) {
    const Json& part = *around[depth];
    if (!part.is_object()) continue;
    if (part.contains(path[depth] + "_source")) return part[path[depth] + "_source"].get<std::string>();
    for (const char* field : {"param_source", "source"}) {
      if (!part.contains(field)) continue;
      const Json& source = part[field];
      if (source.is_string()) return source.get<std::string>();
      for (std::size_t below = path.size(); below-- > depth;) {
        for (const std::string& name : names_for(path[below])) {
          if (source.contains(name)) return source[name].get<std::string>();
        }
      }
    }
  }
  return "nowhere";
}

TEST(PerestroikaBox, EveryFigureHasAnOrigin) {
  const Json box = good_box();
  for (const Path& path : figures_read()) {
    if (path.front() == "action_cards") continue;  // the numbers of the cards follow from kinds and copies
    const std::string origin = origin_of(box, path);
    EXPECT_TRUE(origin == "rulebook" || origin == "public" || origin == "designed")
        << text(path) << " comes from " << origin;
  }
}

TEST(PerestroikaBox, OriginsTellWhatWasDesigned) {
  const Json box = good_box();
  EXPECT_EQ(origin_of(box, {"materials", "kinds", "0", "stock"}), "designed");
  EXPECT_EQ(origin_of(box, {"materials", "hold_limit_per_kind"}), "rulebook");
  EXPECT_EQ(origin_of(box, {"action_card_kinds", "0", "copies"}), "designed");
  EXPECT_EQ(origin_of(box, {"action_card_kinds", "0", "top", "amount"}), "rulebook");
  EXPECT_EQ(origin_of(box, {"buildings", "3", "cost", "wood"}), "designed");
  EXPECT_EQ(origin_of(box, {"buildings", "4", "cost", "wood"}), "rulebook");
  EXPECT_EQ(origin_of(box, {"scenarios", "1", "params", "church_points_by_column", "0"}), "designed");
}

TEST(PerestroikaBox, EverySourceIsExplained) {
  const Json box = good_box();
  for (const char* origin : {"rulebook", "public", "designed"}) EXPECT_TRUE(box["sources"].contains(origin));
}

}  // namespace
}  // namespace tsardom::perestroika
