// The box: components.json as it is built in, and what is refused in a broken one.
#include "games/stroganov/box.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "tests/other_box.hpp"
#include "tests/stroganov/position.hpp"

namespace tsardom::stroganov {
namespace {

using Change = std::function<void(Json&)>;

Json changed(const Change& change) { return changed_box("stroganov", change); }

std::string complaint(const Json& json) {
  try {
    open_with("stroganov", json);
  } catch (const Refusal& refusal) {
    EXPECT_EQ(refusal.code, "bad_box");
    const std::string before = "The box box cannot be used: ";
    EXPECT_TRUE(refusal.message.starts_with(before)) << refusal.message;
    return refusal.message.substr(before.size());
  }
  return "";
}

struct Damage {
  std::string place_and_reason;
  Change change;
};
void expect_refused(const std::vector<Damage>& damages) {
  for (const auto& [place_and_reason, change] : damages)
    expect_bad_box("stroganov", changed(change), place_and_reason);
}

Json& item(Json& json, const char* group, std::size_t i) { return json[group]["list"][i]; }

TEST(StroganovBox, TheBuiltInBoxLoads) {
  EXPECT_TRUE(find_game("stroganov").open({.players = 4})->agreement().built_in_box);
  EXPECT_EQ(complaint(box()), "");
}

TEST(StroganovBox, AnotherFigureIsAnotherBoxAnotherNameIsNot) {
  const std::string usual = find_game("stroganov").open({.players = 2})->agreement().box_hash;
  const auto hash = [](const Change& change) {
    return open_with("stroganov", changed(change))->agreement().box_hash;
  };
  EXPECT_NE(hash([](Json& j) { j["constants"]["basic_horses"] = 3; }), usual);
  EXPECT_EQ(hash([](Json& j) { item(j, "songs", 0)["names"]["en"] = "A song"; }), usual);
}

TEST(StroganovBox, EveryFigureIsPlayedFromTheBox) {
  const Json richer = changed([](Json& j) {
    j["constants"]["basic_horses"] = 7;
    j["constants"]["basic_coin"] = 2;
  });
  Sitting sitting(find_game("stroganov").open({.players = 2, .options = {{"box", richer}}}), game_for(2));
  sitting.until("basic");
  const auto seat = static_cast<Seat>(std::countr_zero(sitting.table().actors()));
  const int horses = sitting.horses(seat), coins = sitting.coins(seat);
  sitting.play(seat, {"horses", "coin"});
  EXPECT_EQ(sitting.horses(seat), horses + 7);
  EXPECT_EQ(sitting.coins(seat), coins + 2);
}

TEST(StroganovBox, MissingFieldsAreNamed) {
  expect_refused(
      {{"missing field \"counts\"", [](Json& j) { j.erase("counts"); }},
       {"constants: missing field \"years\"", [](Json& j) { j["constants"].erase("years"); }},
       {"songs.list[3]: missing field \"cost\"", [](Json& j) { item(j, "songs", 3).erase("cost"); }},
       {"wishes.list[0].cost: missing field \"pay\"",
        [](Json& j) { item(j, "wishes", 0)["cost"].erase("pay"); }},
       {"landscapes: missing field \"list\"", [](Json& j) { j["landscapes"].erase("list"); }}});
}

TEST(StroganovBox, TypesAndRangesAreChecked) {
  expect_refused(
      {{"constants.basic_coin: must be a whole number, is \"1\"",
        [](Json& j) { j["constants"]["basic_coin"] = "1"; }},
       {"constants.basic_horses: must be from 1 to 99, is 0",
        [](Json& j) { j["constants"]["basic_horses"] = 0; }},
       {"constants.swap_any_furs: must be from 2 to 4, is 1",
        [](Json& j) { j["constants"]["swap_any_furs"] = 1; }},
       {"landscapes.list[0].start: must be true or false, is 1",
        [](Json& j) { item(j, "landscapes", 0)["start"] = 1; }},
       {"songs.list[0].cost: must be from 1 to 12, is 13", [](Json& j) { item(j, "songs", 0)["cost"] = 13; }},
       {"wishes.list[0].cost.pay: must be from 1 to 3, is 4",
        [](Json& j) { item(j, "wishes", 0)["cost"]["pay"] = 4; }},
       {"wishes.list[0].cost.fur: must be from 2 to 8, is 9",
        [](Json& j) { item(j, "wishes", 0)["cost"]["fur"] = 9; }},
       {"yurts.list[0].gain.story: must be from 0 to 20, is 21",
        [](Json& j) { item(j, "yurts", 0)["gain"]["story"] = 21; }}});
}

TEST(StroganovBox, CountsAreChecked) {
  expect_refused(
      {{"counts.wish_cards: must be from 37 to 37, is 36", [](Json& j) { j["counts"]["wish_cards"] = 36; }},
       {"counts.outposts: must be from 20 to 20, is 21", [](Json& j) { j["counts"]["outposts"] = 21; }},
       {"furs.total: must be from 77 to 77, is 76", [](Json& j) { j["furs"]["kinds"][0]["count"] = 15; }},
       {"counts.tiger_tiles: must be from 15 to 15, is 16", [](Json& j) { j["tigers"]["count"] = 15; }},
       {"counts.banners: must be from 21 to 21, is 20",
        [](Json& j) { j["constants"]["banners_by_players"]["4"] = 21; }},
       {"songs.list: wrong count", [](Json& j) { j["songs"]["list"].erase(0); }},
       {"villages.list: wrong count",
        [](Json& j) { j["villages"]["list"].push_back(j["villages"]["list"][0]); }},
       {"constants.start_tiles_in_row: must be from 4 to 4, is 5",
        [](Json& j) { item(j, "landscapes", 0)["start"] = false; }}});
}

TEST(StroganovBox, IdsAreUniqueAndTheirOrderFixed) {
  expect_refused(
      {{"yurts.list[1].id: this id stands twice \"YA1\"", [](Json& j) { item(j, "yurts", 1)["id"] = "YA1"; }},
       {"seasons.list[0].id: expected here \"spring\"", [](Json& j) { item(j, "seasons", 0)["id"] = "may"; }},
       {"player_colors.list[2].id: expected here \"red\"",
        [](Json& j) { item(j, "player_colors", 2)["id"] = "pink"; }},
       {"terrains.list[3].id: expected here \"mountain\"",
        [](Json& j) { item(j, "terrains", 3)["id"] = "sea"; }},
       {"furs.kinds[6].value: must be from 8 to 8, is 9",
        [](Json& j) { j["furs"]["kinds"][6]["value"] = 9; }},
       {"trophy.rewards[0].id: expected here \"HORSES3\"",
        [](Json& j) { j["trophy"]["rewards"][0]["id"] = "X"; }},
       {"constants.trade_bonuses[0].id: expected here \"COIN\"",
        [](Json& j) { j["constants"]["trade_bonuses"][0]["id"] = "GOLD"; }}});
}

// STR-1.1: regions cover the row.
TEST(StroganovBox, RegionsCoverTheColumns) {
  expect_refused({{"regions.list[0].columns[1]: must be from 2 to 2, is 3",
                   [](Json& j) {
                     item(j, "regions", 0)["columns"] = {1, 3};
                   }},
                  {"regions.list[0].columns[0]: must be from 1 to 1, is 2",
                   [](Json& j) {
                     item(j, "regions", 0)["columns"] = {2, 3};
                   }},
                  {"regions.list[1].columns: too many items",
                   [](Json& j) {
                     item(j, "regions", 1)["columns"] = {3, 4, 5, 6};
                   }},
                  {"regions.list[0].outpost_spaces: wrong count",
                   [](Json& j) { item(j, "regions", 0)["outpost_spaces"].erase(0); }},
                  {"regions.list[0].outpost_spaces[1].mark: unknown name \"4\"",
                   [](Json& j) { item(j, "regions", 0)["outpost_spaces"][1]["mark"] = "4"; }}});
  const std::string few = complaint(changed([](Json& j) { item(j, "regions", 0)["columns"] = {1}; }));
  EXPECT_NE(few.find("a region has 2 or 3 columns"), std::string::npos) << few;
  const std::string rest = complaint(changed([](Json& j) {
    item(j, "regions", 3)["columns"] = {8, 9};
    item(j, "regions", 4)["columns"] = {10, 11};
  }));
  EXPECT_NE(rest.find("the regions do not cover the 12 columns"), std::string::npos) << rest;
  const std::string marks =
      complaint(changed([](Json& j) { j["constants"]["neutral_outpost_marks_by_players"]["3"] = {"2"}; }));
  EXPECT_NE(marks.find("wrong marks for \"3\""), std::string::npos) << marks;
}

TEST(StroganovBox, EffectsAreKnown) {
  expect_refused(
      {{"wishes.list[0].effect: unknown name \"TELEPORT\"",
        [](Json& j) { item(j, "wishes", 0)["effect"] = "TELEPORT"; }},
       {"wishes.list[0].timing: expected here \"passive\"",
        [](Json& j) { item(j, "wishes", 0)["timing"] = "winter"; }},
       {"wishes.list[19].timing: unknown name \"winter\"",
        [](Json& j) { item(j, "wishes", 19)["timing"] = "winter"; }},
       {"wishes.list[0].params: missing field \"steps\"",
        [](Json& j) { item(j, "wishes", 0)["params"] = Json::object(); }},
       {"wishes.list[0].set: unknown name \"C\"", [](Json& j) { item(j, "wishes", 0)["set"] = "C"; }},
       {"songs.list[2].special: unknown name \"DANCE\"",
        [](Json& j) { item(j, "songs", 2)["special"] = "DANCE"; }},
       {"songs.list[0].set: unknown name \"S\"", [](Json& j) { item(j, "songs", 0)["set"] = "S"; }}});
}

TEST(StroganovBox, ThingsBringSomethingAndTrophiesAreMarked) {
  for (const auto& [part, change] : std::vector<std::pair<std::string, Change>>{
           {"brings nothing", [](Json& j) { item(j, "villages", 0)["gain"] = Json::object(); }},
           {"brings nothing", [](Json& j) { item(j, "yurts", 0)["gain"] = Json::object(); }},
           {"brings nothing", [](Json& j) { item(j, "songs", 0)["gain"] = Json::object(); }},
           {"does not fit what it brings", [](Json& j) { item(j, "villages", 0)["trophy"] = true; }},
           {"does not fit what it brings", [](Json& j) { item(j, "yurts", 3)["trophy"] = false; }},
           {"a song costs more story points than it brings",
            [](Json& j) {
              item(j, "songs", 0)["gain"] = {{"story", 3}};
            }},
           {"a trophy brings no trophy", [](Json& j) { j["trophy"]["rewards"][0]["gain"]["trophies"] = 1; }},
           {"a trade brings no such thing", [](Json& j) {
              j["constants"]["trade_bonuses"][0]["gain"] = {{"bag_furs", 1}};
            }}}) {
    const std::string found = complaint(changed(change));
    EXPECT_NE(found.find(part), std::string::npos) << found;
  }
}

TEST(StroganovBox, SetsLastForTheGame) {
  for (const auto& [part, change] : std::vector<std::pair<std::string, Change>>{
           {"too few yurts of a set",
            [](Json& j) {
              for (std::size_t i = 0; i < 4; ++i) item(j, "yurts", i)["set"] = "B";
            }},
           {"too few songs of a set",
            [](Json& j) {
              for (std::size_t i = 0; i < 3; ++i) item(j, "songs", i)["set"] = "B";
            }},
           {"too few S wishes for the draft",
            [](Json& j) {
              for (std::size_t i = 0; i < 5; ++i) item(j, "wishes", i)["set"] = "A";
            }},
           {"too few wishes of a set for the regions",
            [](Json& j) {
              for (std::size_t i = 9; i < 19; ++i) item(j, "wishes", i)["set"] = "B";
            }},
           {"too few furs to set the game up",
            [](Json& j) {
              for (Json& tile : j["landscapes"]["list"]) tile["spots4"] = 4;
            }},
           {"claiming it may cost more than 15 furs",
            [](Json& j) { item(j, "landscapes", 7)["spots"] = 15; }},
           {"setup furs ascend", [](Json& j) { j["setup_furs"]["values"] = {2, 3, 4, 5, 7, 6}; }}}) {
    const std::string found = complaint(changed(change));
    EXPECT_NE(found.find(part), std::string::npos) << found;
  }
}

// STR-11: tracks
TEST(StroganovBox, TracksAreChecked) {
  const auto board = [](Json& j, const char* name) -> Json& { return j["trophy"]["boards"][name]; };
  for (const auto& [part, change] : std::vector<std::pair<std::string, Change>>{
           {"trophy.boards.a.spaces[1].space: must be from 2 to 2, is 3",
            [&](Json& j) { board(j, "a")["spaces"][1]["space"] = 3; }},
           {"trophy.boards.b_red.spaces[0].fur", [&](Json& j) { board(j, "b_red")["spaces"][0]["fur"] = 9; }},
           {"no fur has this value", [&](Json& j) { board(j, "b_red")["spaces"][0]["fur"] = 1; }},
           {"this reward stands twice", [&](Json& j) { board(j, "a")["spaces"][1]["reward"] = "HORSES3"; }},
           {"ANY_TWO stands on the last space",
            [&](Json& j) {
              board(j, "b_blue")["spaces"][4]["reward"] = "ANY_TWO";
              board(j, "b_blue")["spaces"][5]["reward"] = "VP1";
            }},
           {"a track has spaces", [&](Json& j) { board(j, "a")["spaces"] = Json::array(); }},
           {"trophy.boards.a.shields[1].space: must be from 3 to 8, is 2",
            [&](Json& j) { board(j, "a")["shields"][1]["space"] = 2; }},
           {"trophy.boards.a.shields[1].vp: must be from 1 to 99, is 0",
            [&](Json& j) { board(j, "a")["shields"][1]["vp"] = 0; }},
           {"one reward is always open", [](Json& j) { j["trophy"]["rewards"][0]["always"] = false; }},
           {"solo.boards.a_ivan.vp_on_move: wrong count",
            [](Json& j) { j["solo"]["boards"]["a_ivan"]["vp_on_move"].erase(0); }}}) {
    const std::string found = complaint(changed(change));
    EXPECT_NE(found.find(part), std::string::npos) << found;
  }
}

// STR-16.2: the automa cards
TEST(StroganovBox, AutomaCardsAreChecked) {
  for (const auto& [part, change] : std::vector<std::pair<std::string, Change>>{
           {"automa_cards.list[0].letters: no such focus deck",
            [](Json& j) { item(j, "automa_cards", 0)["letters"] = "g"; }},
           {"a wrong number of cards bears the letter \"a\"",
            [](Json& j) { item(j, "automa_cards", 0)["letters"] = "ad"; }},
           {"automa_cards.list[0].hunt: unknown name \"middle\"",
            [](Json& j) { item(j, "automa_cards", 0)["hunt"] = "middle"; }},
           {"automa_cards.list[0].action: unknown name \"sleep\"",
            [](Json& j) { item(j, "automa_cards", 0)["action"] = "sleep"; }},
           {"this action is paid otherwise",
            [](Json& j) { item(j, "automa_cards", 0)["pays_region_fur"] = false; }},
           {"constants.solo_cards_removed: must be from 0 to 5, is 6",
            [](Json& j) { j["constants"]["solo_cards_removed"] = 6; }}}) {
    const std::string found = complaint(changed(change));
    EXPECT_NE(found.find(part), std::string::npos) << found;
  }
}

TEST(StroganovBox, EveryFigureTellsWhereItComesFrom) {
  for (const char* group : {"constants", "furs", "setup_furs", "regions", "landscapes", "villages", "yurts",
                            "songs", "wishes", "trophy", "solo", "automa_cards"}) {
    const auto source = box().at(group).at("source").get<std::string>();
    EXPECT_TRUE(box().at("sources").contains(source)) << group;
  }
}

}  // namespace
}  // namespace tsardom::stroganov
