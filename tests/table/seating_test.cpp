#include "table/seating.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "tests/table/sitting.hpp"

namespace tsardom {
namespace {

std::unique_ptr<Table> with(const Json& options, int players = 2) {
  return sit_down<bluff::Bluff>({.players = players, .options = options});
}
std::string refused(const Json& options, int players = 2) {
  return refusal_of([&] { with(options, players); }).message;
}

TEST(Seating, UsualOptionsAreFilledIn) {
  EXPECT_EQ(write_json(with(Json::object())->agreement().options), R"({"pace":"usual","start":"random"})");
}

TEST(Seating, OptionsAreTermsAndNumeralsMayBeNumbers) {
  EXPECT_EQ(with({{"pace", "hasty"}, {"start", "2"}})->agreement().setup.option[1], 2);
  EXPECT_EQ(with({{"start", 1}})->agreement().setup.option[1], 1);
}

TEST(Seating, AWrongOptionIsToldWhatWouldBeRight) {
  EXPECT_EQ(refused({{"speed", 1}}), "There is no option \"speed\". Options: box, pace, start.");
  EXPECT_EQ(refused({{"pace", "mad"}}), "The option \"pace\" cannot be \"mad\". Values: slow, usual, hasty.");
  EXPECT_EQ(refused({{"start", 7}}), "The option \"start\" cannot be 7. Values: random, 1, 2.");
  EXPECT_EQ(refused({{"start", nullptr}}), "The option \"start\" cannot be null. Values: random, 1, 2.");
  EXPECT_EQ(refused(Json::array()), "\"options\" must be an object, not a list.");
}

TEST(Seating, PlayersAndOptionsMustFit) {
  EXPECT_EQ(refused(Json::object(), 4), "4 players are not possible; this game is for 1 to 3.");
  const Refusal refusal = refusal_of([] { with({{"pace", "hasty"}}, 1); });
  EXPECT_EQ(refusal.code, "unfit_options");
  EXPECT_EQ(refusal.rule, "BLF-0");
}

TEST(Seating, AnotherBoxIsReadInlineAndMarked) {
  const auto table = with({{"box", {{"coins_per_take", 2}}}});
  EXPECT_FALSE(table->agreement().built_in_box);
  EXPECT_NE(table->agreement().box_hash, bluff_table()->agreement().box_hash);
}

TEST(Seating, ABrokenBoxIsRefusedWithFilePlaceAndReason) {
  EXPECT_EQ(refused({{"box", {{"coins_per_take", -1}}}}),
            "The box box cannot be used: coins_per_take: must be from 1 to 3, is -1.");
  EXPECT_EQ(refused({{"box", "nowhere.json"}}), "The box nowhere.json cannot be used: no such file.");
  EXPECT_EQ(refused({{"box", 7}}), "The box box cannot be used: must be an object.");
  const std::string path = testing::TempDir() + "broken_box.json";
  std::ofstream(path) << R"({"coins_per_take": "many"})";
  EXPECT_EQ(refused({{"box", path}}),
            "The box " + path + " cannot be used: coins_per_take: must be a whole number, is \"many\".");
  std::ofstream(path) << "{";
  EXPECT_EQ(refused({{"box", path}}), "The box " + path + " cannot be used: This is not JSON..");
  std::filesystem::remove(path);
}

TEST(Seating, NamesAreCheckedAndFilledUp) {
  const auto named = [](const std::vector<std::string>& names) {
    return sit_down<bluff::Bluff>({.names = names});
  };
  EXPECT_EQ(named({"Anna"})->agreement().names, (std::vector<std::string>{"Anna", ""}));
  EXPECT_EQ(refusal_of([&] { named({"a", "b", "c"}); }).code, "too_many_names");
  EXPECT_EQ(refusal_of([&] { named({"a\nb"}); }).code, "bad_name");
}

TEST(Seating, APositionIsLoadedStrictly) {
  const auto table = bluff_table();
  deal(*table, {"fool", "king", "ace"});
  Json state = table->state();
  const auto load = [&] { return sit_down<bluff::Bluff>({.from = state}); };
  EXPECT_EQ(load()->hash(), table->hash());
  EXPECT_EQ(load()->state(), state);
  state["seats"][1]["coins"] = 7;
  const Refusal refusal = refusal_of(load);
  EXPECT_EQ(refusal.code, "impossible_state");
  EXPECT_EQ(refusal.rule, "BLF-3");
  state["seats"][1]["coins"] = "x";
  EXPECT_EQ(refusal_of(load).message,
            "The position cannot be read: seats[1].coins: must be a whole number, is \"x\".");
  state["format"] = "bluff-state/4";
  EXPECT_EQ(refusal_of(load).message,
            "The state needs \"bluff-state/4\", this program has \"bluff-state/3\".");
}

TEST(Seating, AViewHidesWhatTheStateTells) {
  const auto table = bluff_table();
  deal(*table, {"fool", "king", "ace"});
  EXPECT_EQ(table->view(0)["seats"][0]["hand"], 0);
  EXPECT_TRUE(table->view(0)["seats"][1]["hand"].is_null());
  EXPECT_TRUE(table->view(kSpectator)["seats"][0]["hand"].is_null());
  EXPECT_TRUE(table->view(0)["middle"].is_null());
  play(*table, 0, "peek");
  EXPECT_EQ(table->view(0)["middle"], 2);
}

}  // namespace
}  // namespace tsardom
