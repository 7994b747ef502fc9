#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "tests/server/memory_store.hpp"
#include "tests/server/salon.hpp"

namespace tsardom::server {
namespace {

using namespace std::chrono_literals;

class Viewers : public testing::Test {
 protected:
  std::string start() {
    const std::string table = salon_.open(
        kAnna,
        {{"game", "connect_four"}, {"listed", true}, {"places", {{{"kind", "person"}}, {{"kind", "open"}}}}});
    EXPECT_EQ(code_of(salon_.ask(kBoris, {{"cmd", "join"}, {"table", table}})), "ok");
    return table;
  }

  Salon salon_{std::make_unique<MemoryStore>()};
};

TEST_F(Viewers, GetTheLogWithTheVersionOfEachEventAndMayLookAtThatMoment) {
  const std::string table = start();
  salon_.play(kAnna, table, salon_.watch(kAnna, table));
  const Json then = salon_.watch(kBoris, table);
  salon_.play(kBoris, table, then);
  const Json now = salon_.watch(kBoris, table);
  ASSERT_EQ(now.at("events").size(), 2U);
  const Json look{{"cmd", "look"}, {"table", table}, {"version", now.at("events")[0].at("version")}};
  const Json moment = salon_.ask(kBoris, look);
  EXPECT_EQ(moment.at("view"), then.at("view"));
  EXPECT_EQ(moment.at("actors"), then.at("actors"));
  EXPECT_EQ(moment.at("events").size(), 1U);
  EXPECT_EQ(salon_.ask(kBoris, {{"cmd", "history"}, {"table", table}}).at("steps").size(), 2U);
}

TEST_F(Viewers, SeeNoMomentThatTheirSeatHasNotSeen) {
  const std::string table = start();
  EXPECT_EQ(code_of(salon_.ask(kAnna, {{"cmd", "look"}, {"table", table}, {"version", 1}})), "out_of_range");
  EXPECT_EQ(code_of(salon_.ask(kAnna, {{"cmd", "look"}, {"table", table}, {"at", 0}})), "not_over");
  EXPECT_EQ(code_of(salon_.ask(kAnna, {{"cmd", "replay"}, {"table", table}})), "not_over");
  EXPECT_EQ(code_of(salon_.ask(kAnna, {{"cmd", "look"}, {"table", table}, {"seat", 1}, {"version", 0}})),
            "not_your_seat");
}

TEST_F(Viewers, AreToldInTheLanguageOfTheirQuestion) {
  const std::string table = start();
  const auto ear = std::make_shared<Ear>();
  EXPECT_EQ(salon_.watch(kBoris, table, {{"lang", "ru"}}, ear).at("lang"), "ru");
  salon_.play(kAnna, table, salon_.watch(kAnna, table));
  const auto heard = ear->taken();
  ASSERT_EQ(heard.size(), 1U);
  EXPECT_NE(heard[0].find("столбец"), std::string::npos) << heard[0];
  EXPECT_EQ(salon_.watch(kBoris, table, Json::object(), ear).at("lang"), "en");
  EXPECT_EQ(code_of(salon_.watch(kBoris, table, {{"lang", "xx"}})), "unknown_language");
}

TEST_F(Viewers, GetAHintInTheSeatThatIsAsked) {
  const std::string table = start();
  const Json hint = salon_.ask(kAnna, {{"cmd", "hint"}, {"table", table}, {"seat", 0}, {"level", "greedy"}});
  ASSERT_EQ(code_of(hint), "ok") << hint;
  EXPECT_TRUE(hint.contains("label"));
  EXPECT_EQ(hint.at("version"), 0);
  EXPECT_EQ(code_of(salon_.ask(kBoris, {{"cmd", "hint"}, {"table", table}, {"seat", 1}})), "not_your_turn");
  EXPECT_EQ(code_of(salon_.ask(kBoris, {{"cmd", "hint"}, {"table", table}, {"seat", 0}})), "not_your_seat");
}

TEST_F(Viewers, TryAMoveAndNothingHasHappened) {
  const std::string table = start();
  const Json before = salon_.watch(kAnna, table);
  const Json move = before.at("moves")[0].at("move");
  const auto preview = [&](const Json& wanted) {
    return salon_.ask(kAnna, {{"cmd", "preview"}, {"table", table}, {"seat", 0}, {"move", wanted}});
  };
  const Json tried = preview(move);
  ASSERT_EQ(code_of(tried), "ok") << tried;
  EXPECT_EQ(tried.at("events").size(), 1U);
  EXPECT_FALSE(tried.at("final"));
  EXPECT_EQ(code_of(preview("drop 9")), "bad_move");
  EXPECT_EQ(salon_.watch(kAnna, table), before);
  EXPECT_EQ(code_of(salon_.ask(kBoris, {{"cmd", "preview"}, {"table", table}, {"seat", 1}, {"move", move}})),
            "not_your_turn");
  EXPECT_EQ(code_of(salon_.ask(kBoris, {{"cmd", "preview"}, {"table", table}, {"seat", 0}, {"move", move}})),
            "not_your_seat");
}

TEST_F(Viewers, AreToldBeforeAMoveWhetherItCanBeTakenBack) {
  const std::string table = salon_.open(kAnna, {{"game", "perestroika"}, {"places", {{{"kind", "person"}}}}});
  Json told;
  ASSERT_TRUE(salon_.run_until([&] {
    told = salon_.watch(kAnna, table);
    return told.contains("view") && !told.at("moves").empty();
  }));
  int final = 0, free = 0;
  while (!told.at("moves").empty()) {
    const Json tried = salon_.ask(
        kAnna, {{"cmd", "preview"}, {"table", table}, {"seat", 0}, {"move", told.at("moves")[0].at("move")}});
    ASSERT_EQ(code_of(tried), "ok") << tried;
    salon_.play(kAnna, table, told);
    told = salon_.watch(kAnna, table);
    ASSERT_EQ(tried.at("final"), !told.at("undo")) << tried;
    ++(tried.at("final") ? final : free);
  }
  EXPECT_GT(final, 0);
  EXPECT_GT(free, 0);
}

// CAT-11.1: a preview does not tell either whether the others have chosen.
TEST_F(Viewers, GetTheSamePreviewWhetherOthersHaveChosenOrNot) {
  const std::string table = salon_.open(
      kAnna,
      {{"game", "catherine"}, {"listed", true}, {"places", {{{"kind", "person"}}, {{"kind", "open"}}}}});
  salon_.ask(kBoris, {{"cmd", "join"}, {"table", table}});
  const auto preview = [&] {
    const Json move = salon_.watch(kBoris, table).at("moves")[0].at("move");
    return salon_.ask(kBoris, {{"cmd", "preview"}, {"table", table}, {"seat", 1}, {"move", move}});
  };
  const Json before = preview();
  ASSERT_EQ(code_of(before), "ok") << before;
  for (int choice = 0; choice < 20; ++choice) {
    const Json told = salon_.watch(kAnna, table);
    if (told.at("moves").empty()) break;
    salon_.play(kAnna, table, told);
  }
  EXPECT_EQ(preview(), before);
}

TEST_F(Viewers, WatchFromSeveralSeatsAtOneScreenAndAreToldOnce) {
  const std::string table = salon_.open(
      kAnna, {{"game", "connect_four"}, {"places", {{{"kind", "person"}}, {{"kind", "person"}}}}});
  const auto ear = std::make_shared<Ear>();
  Json told;
  ASSERT_TRUE(salon_.run_until([&] {
    told = salon_.watch(kAnna, table, {{"seat", 0}}, ear);
    return told.contains("view");
  }));
  salon_.watch(kAnna, table, {{"seat", 1}}, ear);
  ear->taken();
  salon_.ask(kAnna, {{"cmd", "chat"}, {"table", table}, {"text", "hi"}, {"uuid", salon_.next_uuid()}});
  EXPECT_EQ(ear->taken().size(), 1U);
  salon_.play(kAnna, table, told);
  EXPECT_EQ(ear->taken().size(), 2U);
}

// CAT-11.1: nobody sees how far the others are.
TEST_F(Viewers, AreNotToldThatSomebodyHasChosenWhileAllChoose) {
  const std::string table = salon_.open(kAnna, {{"game", "catherine"},
                                                {"listed", true},
                                                {"pace", {{"seconds", 600}}},
                                                {"places", {{{"kind", "person"}}, {{"kind", "open"}}}}});
  salon_.ask(kBoris, {{"cmd", "join"}, {"table", table}});
  const auto ear = std::make_shared<Ear>();
  const Json before = salon_.watch(kBoris, table, Json::object(), ear);
  ASSERT_EQ(before.at("actors"), Json({0, 1}));
  EXPECT_TRUE(before.at("clock")[0].is_null());
  const Json listed = salon_.ask(kClara, {{"cmd", "tables"}});
  for (int choice = 0; choice < 20; ++choice) {
    const Json told = salon_.watch(kAnna, table);
    if (told.at("moves").empty()) break;
    std::this_thread::sleep_for(2ms);
    ASSERT_EQ(code_of(salon_.play(kAnna, table, told)), "ok");
  }
  EXPECT_TRUE(salon_.watch(kAnna, table).at("moves").empty());
  EXPECT_TRUE(ear->taken().empty());
  EXPECT_EQ(salon_.watch(kBoris, table), before);
  EXPECT_EQ(salon_.ask(kClara, {{"cmd", "tables"}}), listed);
}

}  // namespace
}  // namespace tsardom::server
