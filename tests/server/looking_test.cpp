#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <set>
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

// CAT-2.1: cards in a hand are its owner's alone, also when somebody else watched from that seat before.
TEST_F(Viewers, SeeNothingFromASeatThatTheyHaveLost) {
  const Json wish{{"game", "catherine"},
                  {"listed", true},
                  {"places", {{{"kind", "person"}}, {{"kind", "open"}}, {{"kind", "open"}}}}};
  const std::string table = salon_.open(kAnna, wish);
  const auto ear = std::make_shared<Ear>();
  salon_.ask(kBoris, {{"cmd", "join"}, {"table", table}, {"seat", 1}});
  salon_.watch(kBoris, table, {{"seat", 1}}, ear);
  salon_.ask(kBoris, {{"cmd", "leave"}, {"table", table}});
  salon_.ask(kClara, {{"cmd", "join"}, {"table", table}, {"seat", 1}});
  salon_.ask(kClara, {{"cmd", "join"}, {"table", table}, {"seat", 2}});
  for (const std::string& text : ear->taken()) {
    const Json told = Json::parse(text);
    EXPECT_EQ(told.value("seat", Json("spectator")), "spectator");
  }
}

TEST_F(Viewers, MayFillATableWithoutShuttingOutWhoSitsThere) {
  const std::string table = start();
  std::vector<std::shared_ptr<Ear>> ears;
  std::string last = "ok";
  for (int i = 0; i < 201; ++i) {
    ears.push_back(std::make_shared<Ear>());
    last = code_of(salon_.watch(kClara, table, Json::object(), ears.back()));
  }
  EXPECT_EQ(last, "too_many");
  const auto boris = std::make_shared<Ear>();
  EXPECT_EQ(code_of(salon_.watch(kBoris, table, Json::object(), boris)), "ok");
  for (int i = 0; i < 40; ++i) {
    ears.push_back(std::make_shared<Ear>());
    EXPECT_EQ(code_of(salon_.watch(kBoris, table, Json::object(), ears.back())), "ok");
  }
  salon_.play(kAnna, table, salon_.watch(kAnna, table));
  EXPECT_EQ(ears.back()->taken().size(), 1U);
  EXPECT_TRUE(boris->taken().empty()) << "who watches too often stops watching longest ago";
}

TEST_F(Viewers, MayAskTooMuchWithoutSlowingDownWhoSitsThere) {
  salon_.premises.generosity = 1;
  const std::string table = start();
  const auto spam = [&] { return code_of(salon_.ask(kClara, {{"cmd", "show"}, {"table", table}})); };
  std::string last = "ok";
  for (int i = 0; i < 400 && last == "ok"; ++i) last = spam();
  EXPECT_EQ(last, "too_fast");
  EXPECT_EQ(code_of(salon_.play(kAnna, table, salon_.watch(kAnna, table))), "ok");
  EXPECT_EQ(code_of(salon_.play(kBoris, table, salon_.watch(kBoris, table))), "ok");
}

// Twelve people at one address who ask the strongest bot for advice again and again.
TEST(Hints, KeepNobodyWaitingWhoPlays) {
  Salon salon(std::make_unique<MemoryStore>(), 2);
  const Json alone{{"game", "connect_four"}, {"places", {{{"kind", "person"}}, {{"kind", "person"}}}}};
  int answered = 0;
  std::map<std::string, int> refused;
  for (int i = 0; i < 12; ++i) {
    Player guest = kClara;
    guest.id[31] = static_cast<char>('a' + i);
    const std::string table = salon.open(guest, alone);
    for (int hint = 0; hint < 10; ++hint) {
      salon.hall.ask({guest, {}, "10.0.0.9"},
                     {{"cmd", "hint"}, {"table", table}, {"seat", 0}, {"level", "master"}},
                     [&](const Json& answer) {
                       if (answer.at("ok").get<bool>())
                         ++answered;
                       else
                         ++refused[code_of(answer)];
                     });
    }
  }
  const std::string table = salon.open(
      kAnna,
      {{"game", "connect_four"}, {"places", {{{"kind", "bot"}, {"level", "quick"}}, {{"kind", "person"}}}}});
  EXPECT_TRUE(salon.run_until([&] { return salon.watch(kAnna, table).value("version", 0) > 0; }, 10s));
  EXPECT_EQ(refused["hint_runs"], 4 * 9) << "one of a person at a time";
  EXPECT_EQ(refused["too_busy"], 8 * 10) << "four of an address";
}

TEST(FairQueues, TakeOneOfEverybodyBeforeASecondOfAnybody) {
  FairQueue queue(2);
  std::string order;
  const auto add = [&](std::size_t rank, const std::string& whose, char name) {
    queue.add(rank, whose, [&order, name] { order += name; });
  };
  for (const char name : {'a', 'b', 'c'}) add(1, "anna", name);
  add(1, "boris", 'x');
  add(0, "clara", '!');
  EXPECT_TRUE(queue.has(0));
  queue.take(1)();
  EXPECT_FALSE(queue.has(0));
  while (queue.has(1)) queue.take(1)();
  EXPECT_EQ(order, "!axbc");
}

TEST_F(Viewers, FindAListedTableHoweverManyOneOpens) {
  const Json wish{
      {"game", "connect_four"}, {"listed", true}, {"places", {{{"kind", "person"}}, {{"kind", "open"}}}}};
  const std::string honest = salon_.open(kAnna, wish);
  Json spam = wish;
  spam["cmd"] = "open";
  for (int i = 0; i < 116; ++i) {
    Player guest = kClara;
    guest.id[30] = static_cast<char>('0' + i % 10);  // ten sessions of one address
    std::optional<Json> answer;
    salon_.hall.ask({guest, {}, "10.0.0.9"}, spam, [&](const Json& json) { answer = json; });
    ASSERT_TRUE(salon_.run_until([&] { return answer.has_value(); }));
  }
  const Json page = salon_.ask(kBoris, {{"cmd", "tables"}});
  EXPECT_EQ(page.at("tables").size(), 50U);
  const auto is_honest = [&](const Json& table) { return table.at("table") == honest; };
  EXPECT_TRUE(std::any_of(page.at("tables").begin(), page.at("tables").end(), is_honest));
  std::set<std::string> found;
  for (Json from = 0;;) {
    const Json next = salon_.ask(kBoris, {{"cmd", "tables"}, {"from", from}});
    for (const Json& table : next.at("tables")) found.insert(table.at("table"));
    if (!next.contains("next")) break;
    from = next.at("next");
  }
  EXPECT_EQ(found.size(), 117U);
}

TEST_F(Viewers, FindNoTableThatItsHostHasWithdrawn) {
  const std::string table = salon_.open(
      kAnna,
      {{"game", "connect_four"}, {"listed", true}, {"places", {{{"kind", "person"}}, {{"kind", "open"}}}}});
  EXPECT_EQ(salon_.ask(kBoris, {{"cmd", "tables"}}).at("tables").size(), 1U);
  EXPECT_EQ(code_of(salon_.ask(kBoris, {{"cmd", "withdraw"}, {"table", table}})), "not_host");
  EXPECT_EQ(code_of(salon_.ask(kAnna, {{"cmd", "withdraw"}, {"table", table}})), "ok");
  EXPECT_EQ(salon_.ask(kBoris, {{"cmd", "tables"}}).at("tables").size(), 0U);
  EXPECT_EQ(code_of(salon_.ask(kBoris, {{"cmd", "join"}, {"table", table}})), "no_free_seat");
}

}  // namespace
}  // namespace tsardom::server
