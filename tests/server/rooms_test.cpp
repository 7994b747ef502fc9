#include <gtest/gtest.h>

#include <bit>
#include <condition_variable>
#include <fstream>

#include "server/checking.hpp"
#include "server/minds.hpp"
#include "table/notation.hpp"
#include "table/record.hpp"
#include "tests/server/faulty_disk.hpp"
#include "tests/server/salon.hpp"

namespace tsardom::server {
namespace {

using namespace std::chrono_literals;

const Json kTwo{
    {"game", "connect_four"}, {"listed", true}, {"places", {{{"kind", "person"}}, {{"kind", "open"}}}}};

// A store whose commits wait until the test lets them through.
class Gate {
 public:
  void shut() { set(false); }
  void open() { set(true); }
  void pass() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return open_; });
  }

 private:
  void set(bool open) {
    const std::lock_guard lock(mutex_);
    open_ = open;
    changed_.notify_all();
  }
  std::mutex mutex_;
  std::condition_variable changed_;
  bool open_ = true;
};

class GatedStore final : public Store {
 public:
  GatedStore(std::unique_ptr<Store> store, Gate& gate) : store_(std::move(store)), gate_(gate) {}
  void commit(std::span<const Op> ops) override {
    gate_.pass();
    store_->commit(ops);
  }
  void probe() override { store_->probe(); }
  std::optional<StoredTable> load(const std::string& id) override { return store_->load(id); }
  std::vector<TableRow> listed(int most) override { return store_->listed(most); }
  std::vector<TableRow> of_player(const std::string& player, int most) override {
    return store_->of_player(player, most);
  }
  std::vector<TableRow> waking() override { return store_->waking(); }
  std::vector<std::string> table_ids() override { return store_->table_ids(); }
  std::vector<std::string> playing_ids() override { return store_->playing_ids(); }
  std::vector<std::string> torn_ids() override { return store_->torn_ids(); }
  std::string complaint() override { return store_->complaint(); }
  std::optional<Player> player(const std::string& id) override { return store_->player(id); }
  std::optional<Session> session(const std::string& token) override { return store_->session(token); }
  std::vector<Session> sessions_of(const std::string& player) override { return store_->sessions_of(player); }
  std::vector<Said> said_by(const std::string& player) override { return store_->said_by(player); }
  std::optional<Player> player_of_login(const std::string& login) override {
    return store_->player_of_login(login);
  }
  std::optional<Player> player_of_recovery(const std::string& code) override {
    return store_->player_of_recovery(code);
  }

 private:
  std::unique_ptr<Store> store_;
  Gate& gate_;
};

class Rooms : public testing::Test {
 protected:
  Rooms() { sit_down(); }

  std::unique_ptr<Store> store() {
    return open_store(open_sqlite({folder_.file("store.db"), FaultyDisk::kName}));
  }
  void sit_down() { salon_ = std::make_unique<Salon>(store()); }
  // The server ends and comes back.
  void restart() {
    salon_.reset();
    sit_down();
  }

  std::string table_of_two() {
    const std::string table = salon_->open(kAnna, kTwo);
    EXPECT_EQ(code_of(salon_->ask(kBoris, {{"cmd", "join"}, {"table", table}})), "ok");
    return table;
  }

  FaultyDisk& disk_ = FaultyDisk::installed();
  Folder folder_;
  std::unique_ptr<Salon> salon_;
};

TEST_F(Rooms, AreOpenedJoinedAndStartWhenFull) {
  const std::string table = salon_->open(kAnna, kTwo);
  EXPECT_EQ(salon_->ask(kBoris, {{"cmd", "tables"}}).at("tables").at(0).at("table"), table);
  EXPECT_EQ(code_of(salon_->ask(kAnna, {{"cmd", "play"},
                                        {"table", table},
                                        {"seat", 0},
                                        {"move", "drop a"},
                                        {"version", 0},
                                        {"uuid", Salon::uuid(1)}})),
            "not_started");
  const Json joined = salon_->ask(kBoris, {{"cmd", "join"}, {"table", table}});
  EXPECT_EQ(joined.at("about").at("stage"), "playing");
  EXPECT_EQ(joined.at("about").at("places").at(1).at("name"), "Boris");
  EXPECT_EQ(joined.at("about").at("places").at(1).at("yours"), true);
  EXPECT_EQ(code_of(salon_->ask(kClara, {{"cmd", "join"}, {"table", table}})), "already_started");
  EXPECT_EQ(salon_->ask(kBoris, {{"cmd", "mine"}}).at("tables").size(), 1U);
  EXPECT_EQ(salon_->ask(kClara, {{"cmd", "mine"}}).at("tables").size(), 0U);
}

TEST_F(Rooms, TellPeopleWhoTheyAreAndNobodyTheOthersIds) {
  const std::string table = table_of_two();
  for (const Player& player : {kAnna, kBoris, kClara}) {
    const std::string text =
        salon_->watch(player, table).dump() + salon_->ask(player, {{"cmd", "tables"}}).dump();
    EXPECT_EQ(text.find(kAnna.id), std::string::npos);
    EXPECT_EQ(text.find(kBoris.id), std::string::npos);
  }
}

TEST_F(Rooms, SaveAMoveThenAcknowledgeThenTellOthers) {
  salon_.reset();
  Gate gate;
  salon_ = std::make_unique<Salon>(std::make_unique<GatedStore>(store(), gate));
  const std::string table = table_of_two();
  const auto boris = std::make_shared<Ear>();
  salon_->watch(kBoris, table, Json::object(), boris);
  const Json told = salon_->watch(kAnna, table);
  boris->taken();
  gate.shut();
  bool acknowledged = false;
  bool told_before = false;
  salon_->hall.ask({kAnna},
                   {{"cmd", "play"},
                    {"table", table},
                    {"seat", 0},
                    {"move", told.at("moves").at(0).at("text")},
                    {"version", told.at("version")},
                    {"uuid", Salon::uuid(1)}},
                   [&](const Json& answer) {
                     acknowledged = answer.at("ok").get<bool>();
                     told_before = !boris->taken().empty();
                   });
  std::optional<Json> looked;
  salon_->hall.ask({kClara}, {{"cmd", "watch"}, {"table", table}},
                   [&](const Json& answer) { looked = answer; });
  salon_->run_for(100ms);
  EXPECT_FALSE(acknowledged);
  EXPECT_FALSE(looked) << "somebody saw what is not yet safe";
  EXPECT_TRUE(boris->taken().empty());
  gate.open();
  EXPECT_TRUE(salon_->run_until([&] { return acknowledged && looked; }));
  EXPECT_FALSE(told_before);
  EXPECT_EQ(boris->taken().size(), 1U);
}

TEST_F(Rooms, DoACommandOnceHoweverOftenItComes) {
  const std::string table = table_of_two();
  const Json told = salon_->watch(kAnna, table);
  EXPECT_EQ(code_of(salon_->play(kAnna, table, told, Salon::uuid(7))), "ok");
  const Json again = salon_->play(kAnna, table, told, Salon::uuid(7));
  EXPECT_EQ(code_of(again), "ok");
  EXPECT_EQ(again.at("again"), true);
  EXPECT_EQ(code_of(salon_->play(kAnna, table, told, Salon::uuid(8))), "behind");
  restart();
  EXPECT_EQ(salon_->play(kAnna, table, told, Salon::uuid(7)).at("again"), true);
  EXPECT_EQ(salon_->watch(kBoris, table).at("version"), told.at("version").get<int>() + 1);
}

TEST_F(Rooms, RefuseWhoPlaysForOthersAndWhatIsNotAllowed) {
  const std::string table = table_of_two();
  Json told = salon_->watch(kAnna, table);
  EXPECT_EQ(code_of(salon_->play(kBoris, table, told)), "not_your_seat");
  told["moves"] = Json::array({{{"text", "drop z"}}});
  EXPECT_EQ(code_of(salon_->play(kAnna, table, told)), "bad_move");
  EXPECT_EQ(code_of(salon_->ask(kAnna, {{"cmd", "play"},
                                        {"table", table},
                                        {"seat", 0},
                                        {"move", "drop a"},
                                        {"version", 0},
                                        {"uuid", "x"}})),
            "bad_uuid");
  EXPECT_EQ(code_of(salon_->watch(kClara, table, {{"seat", 0}})), "not_your_seat");
  EXPECT_EQ(code_of(salon_->watch(kClara, "0123")), "no_table");
  EXPECT_EQ(code_of(salon_->watch(kClara, std::string(32, 'f'))), "no_table");
  EXPECT_EQ(code_of(salon_->ask(kClara, {{"cmd", "state"}, {"table", table}})), "unknown_command");
  EXPECT_EQ(code_of(salon_->ask(kClara, {{"cmd", "record"}, {"table", table}})), "not_over");
  EXPECT_EQ(code_of(salon_->ask(kClara, Json::array())), "not_an_object");
}

TEST_F(Rooms, GiveWhoComesBackWhatItMissed) {
  const std::string table = table_of_two();
  const Json first = salon_->watch(kAnna, table);
  salon_->play(kAnna, table, first);
  salon_->play(kBoris, table, salon_->watch(kBoris, table));
  restart();
  const Json later = salon_->watch(kAnna, table, {{"version", first.at("version")}});
  EXPECT_EQ(later.at("version"), first.at("version").get<int>() + 2);
  EXPECT_EQ(later.at("events").size(), 2U);
  EXPECT_EQ(salon_->watch(kAnna, table, {{"version", later.at("version")}}).at("events").size(), 0U);
  EXPECT_EQ(salon_->watch(kAnna, table, {{"version", 99}}).at("events").size(),
            later.at("version").get<std::size_t>());
}

TEST_F(Rooms, TakeAMoveBack) {
  const std::string table = table_of_two();
  const Json told = salon_->watch(kAnna, table);
  const int version = salon_->play(kAnna, table, told).at("version");
  EXPECT_EQ(
      code_of(salon_->ask(
          kAnna,
          {{"cmd", "undo"}, {"table", table}, {"seat", 0}, {"version", version}, {"uuid", Salon::uuid(50)}})),
      "ok");
  EXPECT_EQ(salon_->watch(kAnna, table).at("view"), told.at("view"));
  restart();
  EXPECT_EQ(salon_->watch(kAnna, table).at("view"), told.at("view"));
}

// When a game is over everything lies open, so nobody takes a move back then: play would go on with open
// cards.
TEST_F(Rooms, TakeNothingBackWhenTheGameIsOver) {
  for (const GameEntry& game : all_games()) {
    Json places = Json::array();
    for (int i = 0; i < game.language->least_players; ++i) places.push_back({{"kind", "person"}});
    const std::string table = salon_->open(kAnna, {{"game", game.id()}, {"places", places}});
    const auto told_of = [&](std::size_t seat) { return salon_->watch(kAnna, table, {{"seat", seat}}); };
    Json told;
    ASSERT_TRUE(salon_->run_until([&] { return told_of(0).contains("view"); }));
    for (bool over = false; !over;) {
      for (std::size_t seat = 0; seat < places.size(); ++seat) {
        told = told_of(seat);
        over = told.at("actors").empty();
        if (told.at("moves").empty()) continue;
        ASSERT_EQ(code_of(salon_->play(kAnna, table, told)), "ok");
      }
    }
    const Json record = salon_->ask(kClara, {{"cmd", "record"}, {"table", table}});
    for (std::size_t seat = 0; seat < places.size(); ++seat) {
      told = told_of(seat);
      EXPECT_FALSE(told.at("undo")) << game.id();
      const Json undo{{"cmd", "undo"},
                      {"table", table},
                      {"seat", seat},
                      {"version", told.at("version")},
                      {"uuid", salon_->next_uuid()}};
      EXPECT_EQ(code_of(salon_->ask(kAnna, undo)), "game_over") << game.id();
    }
    EXPECT_EQ(salon_->ask(kClara, {{"cmd", "record"}, {"table", table}}), record);
    EXPECT_EQ(salon_->watch(kAnna, table).at("about").at("stage"), "over");
  }
}

TEST_F(Rooms, ShowNothingOfAGameThatIsOnWhateverItsRowSays) {
  const std::string table = table_of_two();
  salon_->play(kAnna, table, salon_->watch(kAnna, table));
  salon_.reset();
  open_sqlite({folder_.file("store.db")})->run("UPDATE tables SET stage = 2");
  sit_down();
  for (const Json& look :
       {Json{{"cmd", "record"}}, Json{{"cmd", "replay"}}, Json{{"cmd", "look"}, {"at", 0}}}) {
    Json request = look;
    request["table"] = table;
    EXPECT_EQ(code_of(salon_->ask(kClara, request)), "not_over");
  }
  EXPECT_EQ(salon_->watch(kClara, table).at("about").at("stage"), "playing");
}

TEST_F(Rooms, RefuseMovesOnAFullDiskAndGoOnAfterwards) {
  const std::string table = table_of_two();
  const Json told = salon_->watch(kAnna, table);
  for (const auto fault :
       {FaultyDisk::Fault::full, FaultyDisk::Fault::write_error, FaultyDisk::Fault::sync_error}) {
    disk_.fault = fault;
    EXPECT_EQ(code_of(salon_->play(kAnna, table, told, Salon::uuid(9))), "storage_down");
    EXPECT_FALSE(salon_->metrics.store_works);
    disk_.fault = FaultyDisk::Fault::none;
    ASSERT_TRUE(salon_->run_until([&] { return salon_->metrics.store_works.load(); }));
    EXPECT_EQ(salon_->watch(kAnna, table).at("version"), told.at("version"));
  }
  EXPECT_EQ(code_of(salon_->play(kAnna, table, told, Salon::uuid(9))), "ok");
  restart();
  EXPECT_EQ(salon_->watch(kAnna, table).at("version"), told.at("version").get<int>() + 1);
}

TEST_F(Rooms, LetBotsPlayOnByThemselvesAfterTheDiskWasFull) {
  const std::string table = salon_->open(
      kAnna, {{"game", "connect_four"},
              {"places", {{{"kind", "bot"}, {"level", "random"}}, {{"kind", "bot"}, {"level", "random"}}}}});
  disk_.fault = FaultyDisk::Fault::full;
  salon_->run_for(200ms);
  disk_.fault = FaultyDisk::Fault::none;
  EXPECT_TRUE(salon_->run_until([&] {
    return salon_->ask(kAnna, {{"cmd", "show"}, {"table", table}}).value("ok", false) &&
           salon_->ask(kAnna, {{"cmd", "show"}, {"table", table}}).at("about").at("stage") == "over";
  }));
}

TEST_F(Rooms, InviteByTokensThatCanBeRevoked) {
  const std::string table = salon_->open(
      kAnna, {{"game", "connect_four"}, {"places", {{{"kind", "person"}}, {{"kind", "invited"}}}}});
  EXPECT_EQ(salon_->ask(kBoris, {{"cmd", "tables"}}).at("tables").size(), 0U);
  EXPECT_EQ(code_of(salon_->ask(kBoris, {{"cmd", "join"}, {"table", table}})), "no_free_seat");
  EXPECT_EQ(code_of(salon_->ask(kBoris, {{"cmd", "invite"}, {"table", table}})), "not_host");
  const std::string old = salon_->ask(kAnna, {{"cmd", "invite"}, {"table", table}}).at("invitation");
  EXPECT_EQ(code_of(salon_->ask(kAnna, {{"cmd", "revoke"}, {"table", table}})), "ok");
  EXPECT_EQ(code_of(salon_->ask(kBoris, {{"cmd", "join"}, {"table", table}, {"invitation", old}})),
            "bad_invitation");
  const std::string fresh = salon_->ask(kAnna, {{"cmd", "invite"}, {"table", table}}).at("invitation");
  EXPECT_EQ(salon_->watch(kAnna, table).dump().find(fresh), std::string::npos);
  EXPECT_EQ(code_of(salon_->ask(kBoris, {{"cmd", "join"}, {"table", table}, {"invitation", fresh}})), "ok");
}

TEST_F(Rooms, HaveAHostWhoChangesSeats) {
  const std::string table = salon_->open(kAnna, kTwo);
  const Json bot{{"kind", "bot"}, {"level", "random"}};
  EXPECT_EQ(code_of(salon_->ask(kBoris, {{"cmd", "place"}, {"table", table}, {"seat", 1}, {"place", bot}})),
            "not_host");
  EXPECT_EQ(
      code_of(salon_->ask(
          kAnna,
          {{"cmd", "place"}, {"table", table}, {"seat", 1}, {"place", {{"kind", "bot"}, {"level", "x"}}}})),
      "unknown_level");
  EXPECT_EQ(code_of(salon_->ask(kAnna, {{"cmd", "place"}, {"table", table}, {"seat", 1}, {"place", bot}})),
            "ok");
  EXPECT_EQ(salon_->watch(kAnna, table).at("about").at("stage"), "playing");
}

TEST_F(Rooms, GiveOneSeatToWhoAsksTwiceWithTheSameUuid) {
  const std::string table =
      salon_->open(kAnna, {{"game", "perestroika"},
                           {"listed", true},
                           {"places", {{{"kind", "person"}}, {{"kind", "open"}}, {{"kind", "open"}}}}});
  const Json join{{"cmd", "join"}, {"table", table}, {"uuid", Salon::uuid(3)}};
  EXPECT_EQ(salon_->ask(kBoris, join).at("about").at("places").at(1).at("yours"), true);
  restart();
  const Json again = salon_->ask(kBoris, join);
  EXPECT_EQ(again.at("again"), true);
  EXPECT_EQ(again.at("about").at("places").at(2).at("kind"), "open");
}

TEST_F(Rooms, HaveAHostWhoSendsAwayAGuestWhoHasNotMoved) {
  const std::string table = salon_->open(kAnna, kTwo);
  const Json remove{{"cmd", "remove"}, {"table", table}, {"seat", 1}};
  EXPECT_EQ(code_of(salon_->ask(kAnna, remove)), "no_guest");
  const std::string second = table_of_two();
  Json from_second = remove;
  from_second["table"] = second;
  EXPECT_EQ(code_of(salon_->ask(kBoris, from_second)), "not_host");
  salon_->play(kAnna, second, salon_->watch(kAnna, second));
  const auto boris = std::make_shared<Ear>();
  salon_->watch(kBoris, second, {{"seat", 1}}, boris);
  const Json removed = salon_->ask(kAnna, from_second);
  ASSERT_EQ(code_of(removed), "ok") << removed;
  EXPECT_EQ(removed.at("about").at("places").at(1).at("kind"), "bot");
  EXPECT_EQ(salon_->ask(kBoris, {{"cmd", "mine"}}).at("tables").size(), 0U);
  EXPECT_TRUE(salon_->run_until([&] { return salon_->watch(kAnna, second).at("version") == 2; }));
  for (const std::string& text : boris->taken()) {
    const Json told = Json::parse(text);
    EXPECT_EQ(told.value("seat", Json("spectator")), "spectator");
  }
  const std::string third = table_of_two();
  from_second["table"] = third;
  salon_->play(kAnna, third, salon_->watch(kAnna, third));
  salon_->play(kBoris, third, salon_->watch(kBoris, third));
  EXPECT_EQ(code_of(salon_->ask(kAnna, from_second)), "has_moved");
}

// CAT-11.1: nor does it tell whether the guest has chosen.
TEST_F(Rooms, SendAGuestAwayWhateverItHasChosenInSecret) {
  const std::string table = salon_->open(
      kAnna,
      {{"game", "catherine"}, {"listed", true}, {"places", {{{"kind", "person"}}, {{"kind", "open"}}}}});
  salon_->ask(kBoris, {{"cmd", "join"}, {"table", table}});
  for (int choice = 0; choice < 20; ++choice) {
    const Json told = salon_->watch(kBoris, table);
    if (told.at("moves").empty()) break;
    ASSERT_EQ(code_of(salon_->play(kBoris, table, told)), "ok");
  }
  EXPECT_EQ(code_of(salon_->ask(kAnna, {{"cmd", "remove"}, {"table", table}, {"seat", 1}})), "ok");
}

// A bot of a room thinks on where it was, as one in a match does.
TEST(BotsOfARoom, KeepWhatTheyFoundOutWithinATurn) {
  const Bot bot = find_bot("search:400").value();
  const auto begun = [] {
    auto table = find_game("stroganov").open({.players = 2});
    Rng luck(3);
    while (table->chance_acts()) table->play(kChance, table->draw(luck));
    return table;
  };
  const auto in_match = begun(), in_room = begun();
  Minds minds;
  int alike = 0, longer = 0;
  for (int decision = 0; decision < 60 && !in_match->over(); ++decision) {
    Rng luck(static_cast<std::uint64_t>(decision));
    while (in_match->chance_acts()) {
      const Move drawn = in_match->draw(luck);
      in_match->play(kChance, drawn);
      in_room->play(kChance, drawn);
    }
    if (in_match->over()) break;
    const auto seat = static_cast<Seat>(std::countr_zero(in_match->actors()));
    minds.keep_only(in_room->actors());
    const auto seed = static_cast<std::uint64_t>(decision);
    const Answer there = in_match->let_bot_choose(seat, bot, seed);
    const Answer here = minds.of(seat, *in_room)->let_bot_choose(seat, bot, seed);
    const auto visits = [](const Answer& answer) {
      std::uint32_t all = 0;
      for (const Looked& look : answer.looked) all += look.visits;
      return all;
    };
    ASSERT_EQ(here.move, there.move) << decision;
    ASSERT_EQ(visits(here), visits(there)) << decision;
    ++alike;
    longer += visits(here) > 400;
    in_match->play(seat, there.move);
    in_room->play(seat, here.move);
  }
  EXPECT_GT(alike, 20);
  EXPECT_GT(longer, 0) << "no tree was kept";
}

TEST_F(Rooms, LimitHowManyGamesBotsPlayAmongThemselves) {
  const Json bots{
      {"cmd", "open"},
      {"game", "ivan"},
      {"places", {{{"kind", "bot"}, {"level", "master"}}, {{"kind", "bot"}, {"level", "master"}}}}};
  for (int i = 0; i < 4; ++i) EXPECT_EQ(code_of(salon_->ask(kAnna, bots)), "ok");
  EXPECT_EQ(code_of(salon_->ask(kAnna, bots)), "too_many");
  EXPECT_EQ(code_of(salon_->ask(kBoris, bots)), "ok");
  Json half = bots;
  half["places"][0] = {{"kind", "open"}};
  const std::string table = salon_->ask(kAnna, half).at("about").at("table");
  const Json place{{"cmd", "place"}, {"table", table}, {"seat", 0}, {"place", bots.at("places")[0]}};
  EXPECT_EQ(code_of(salon_->ask(kAnna, place)), "too_many");
}

TEST_F(Rooms, FreeASeatBeforeTheGameAndLetABotStandInDuringIt) {
  const std::string table = salon_->open(kAnna, kTwo);
  salon_->ask(kAnna, {{"cmd", "leave"}, {"table", table}});
  EXPECT_EQ(salon_->ask(kAnna, {{"cmd", "show"}, {"table", table}}).at("about").at("places").at(0).at("kind"),
            "open");

  Json wish = kTwo;
  wish["stand_in"] = "random";
  const std::string second = salon_->open(kAnna, wish);
  salon_->ask(kBoris, {{"cmd", "join"}, {"table", second}});
  const Json told = salon_->watch(kBoris, second);
  salon_->ask(kAnna, {{"cmd", "leave"}, {"table", second}});
  EXPECT_TRUE(
      salon_->run_until([&] { return salon_->watch(kBoris, second).at("version") > told.at("version"); }));
  const Json back = salon_->ask(kAnna, {{"cmd", "come_back"}, {"table", second}});
  EXPECT_EQ(back.at("about").at("places").at(0).at("away"), false);
  salon_->play(kBoris, second, salon_->watch(kBoris, second));
  const Json turn = salon_->watch(kAnna, second);
  salon_->run_for(100ms);
  EXPECT_EQ(salon_->watch(kAnna, second).at("version"), turn.at("version")) << "the bot went on playing";
  EXPECT_EQ(code_of(salon_->play(kAnna, second, turn)), "ok");
}

TEST_F(Rooms, RunClocksThatStandStillWhileTheServerIsAway) {
  Json wish = kTwo;
  wish["pace"] = {{"seconds", 60}, {"add", 5}};
  const std::string table = salon_->open(kAnna, wish);
  salon_->ask(kBoris, {{"cmd", "join"}, {"table", table}});
  salon_->now += 20s;
  EXPECT_EQ(salon_->watch(kAnna, table).at("clock"), Json({40000, 60000}));
  salon_->play(kAnna, table, salon_->watch(kAnna, table));
  EXPECT_EQ(salon_->watch(kAnna, table).at("clock"), Json({45000, 60000}));
  salon_->now += 30s;
  const auto now = salon_->now + 1h;
  restart();
  salon_->now = now;
  const Json clock = salon_->watch(kAnna, table).at("clock");
  EXPECT_EQ(clock, Json({45000, 60000})) << "what ran before the server went away is forgiven";
}

TEST_F(Rooms, LetABotTakeOverWhenTheTimeIsUp) {
  Json wish = kTwo;
  wish["pace"] = {{"seconds", 10}};
  wish["stand_in"] = "random";
  const std::string table = salon_->open(kAnna, wish);
  salon_->ask(kBoris, {{"cmd", "join"}, {"table", table}});
  salon_->play(kAnna, table, salon_->watch(kAnna, table));
  const auto boris_is_played = [&] {
    return salon_->watch(kAnna, table).at("about").at("places").at(1).contains("bot");
  };
  salon_->now += 9s;
  salon_->hall.wake_all([](std::size_t) {});
  salon_->run_for(50ms);
  EXPECT_FALSE(boris_is_played());
  salon_->now += 2s;
  salon_->hall.wake_all([](std::size_t) {});
  EXPECT_TRUE(salon_->run_until(boris_is_played));
  EXPECT_TRUE(salon_->run_until([&] { return salon_->watch(kAnna, table).at("version") > 1; }));
}

TEST_F(Rooms, CarryChatAsTextAmongThoseWhoSit) {
  const std::string table = table_of_two();
  const auto boris = std::make_shared<Ear>();
  salon_->watch(kBoris, table, Json::object(), boris);
  const Json say{{"cmd", "chat"}, {"table", table}, {"text", "<b>Привет</b>"}, {"uuid", Salon::uuid(1)}};
  EXPECT_EQ(code_of(salon_->ask(kAnna, say)), "ok");
  EXPECT_EQ(code_of(salon_->ask(kAnna, say)), "ok");
  EXPECT_EQ(code_of(salon_->ask(
                kClara, {{"cmd", "chat"}, {"table", table}, {"text", "x"}, {"uuid", Salon::uuid(2)}})),
            "not_seated");
  EXPECT_EQ(code_of(salon_->ask(
                kAnna, {{"cmd", "chat"}, {"table", table}, {"text", "a\nb"}, {"uuid", Salon::uuid(3)}})),
            "bad_chat");
  const auto heard = boris->taken();
  ASSERT_EQ(heard.size(), 1U);
  EXPECT_EQ(Json::parse(heard[0]).at("line").at("text"), "<b>Привет</b>");
  restart();
  EXPECT_EQ(salon_->watch(kClara, table).at("chat").size(), 1U);
}

TEST_F(Rooms, AreSealedWhenTheRecordIsDamagedOrOfOtherRules) {
  const std::string table = table_of_two();
  salon_->play(kAnna, table, salon_->watch(kAnna, table));
  const auto tamper = [&](std::string_view sql) {
    salon_.reset();
    open_sqlite({folder_.file("store.db")})->run(sql);
    sit_down();
  };
  tamper("UPDATE lines SET text = '0: drop g'");
  EXPECT_EQ(code_of(salon_->watch(kAnna, table)), "damaged_table");
  Checking checking(salon_->premises);
  checking.begin();
  EXPECT_TRUE(salon_->run_until([this] { return salon_->metrics.broken_tables == 1; }));
  tamper("UPDATE tables SET about = replace(about, '\"rules\":\"', '\"rules\":\"9')");
  EXPECT_EQ(code_of(salon_->watch(kAnna, table)), "other_rules");
  EXPECT_EQ(
      code_of(salon_->play(kAnna, table, {{"seat", 0}, {"version", 1}, {"moves", {{{"text", "drop a"}}}}})),
      "other_rules");
}

TEST_F(Rooms, PlayAgain) {
  const std::string table = salon_->open(
      kAnna,
      {{"game", "connect_four"}, {"places", {{{"kind", "person"}}, {{"kind", "bot"}, {"level", "random"}}}}});
  EXPECT_EQ(code_of(salon_->ask(kAnna, {{"cmd", "rematch"}, {"table", table}})), "not_over");
  ASSERT_TRUE(salon_->run_until([&] {
    const Json told = salon_->watch(kAnna, table);
    if (told.contains("moves") && !told.at("moves").empty()) salon_->play(kAnna, table, told);
    return told.at("about").at("stage") == "over";
  }));
  const Json first = salon_->ask(kAnna, {{"cmd", "rematch"}, {"table", table}});
  EXPECT_EQ(code_of(first), "ok");
  EXPECT_EQ(salon_->ask(kAnna, {{"cmd", "rematch"}, {"table", table}}).at("rematch"), first.at("rematch"));
  const Json next = salon_->watch(kAnna, first.at("rematch"));
  EXPECT_EQ(next.at("about").at("stage"), "playing");
  EXPECT_EQ(next.at("about").at("places").at(1).at("yours"), true) << "seats have moved on by one";
}

// A box of the house goes with the table: into its record, its rematch and wherever the record is taken in.
TEST_F(Rooms, PlayWithAnotherBox) {
  const Folder folder;
  Json box = *find_game("perestroika").box;
  box["limits"]["hand_limit_end_of_turn"] = 3;
  std::ofstream(folder.file("three-cards.json")) << box;
  salon_->premises.boxes = Boxes({"perestroika=" + folder.file("three-cards.json")});
  Json wish{{"game", "perestroika"},
            {"box", "three-cards"},
            {"places", {{{"kind", "person"}}, {{"kind", "bot"}, {"level", "random"}}}}};
  const std::string table = salon_->open(kAnna, wish);
  EXPECT_EQ(salon_->ask(kBoris, {{"cmd", "box"}, {"table", table}}).at("box"), box);
  EXPECT_EQ(salon_->watch(kBoris, table).at("about").at("box"), "three-cards");
  salon_->premises.boxes = {};
  const Json games = salon_->ask(kAnna, {{"cmd", "hello"}}).at("games");
  for (const Json& game : games) EXPECT_TRUE(game.at("boxes").empty());
  wish["cmd"] = "open";
  EXPECT_EQ(code_of(salon_->ask(kAnna, wish)), "unknown_box");

  ASSERT_TRUE(salon_->run_until([&] {
    const Json told = salon_->watch(kAnna, table);
    if (told.contains("moves") && !told.at("moves").empty()) salon_->play(kAnna, table, told);
    return told.at("about").at("stage") == "over";
  }));
  const Json record = salon_->ask(kAnna, {{"cmd", "record"}, {"table", table}}).at("record");
  EXPECT_EQ(record.at("components"), box);
  const std::string again = salon_->ask(kAnna, {{"cmd", "rematch"}, {"table", table}}).at("rematch");
  const std::string taken_in =
      salon_->ask(kAnna, {{"cmd", "import"}, {"record", record}}).at("about").at("table");
  for (const std::string& other : {again, taken_in})
    EXPECT_EQ(salon_->ask(kAnna, {{"cmd", "box"}, {"table", other}}).at("box"), box);
  EXPECT_EQ(salon_->watch(kAnna, taken_in).at("about").at("box"), record.at("box"));
}

TEST(HouseBoxes, MustFitTheirGame) {
  const auto code = [](const auto&... wishes) -> std::string {
    try {
      Boxes({std::string(wishes)...});
      return "ok";
    } catch (const Refusal& refusal) {
      return refusal.code;
    }
  };
  EXPECT_EQ(code("chess=box.json"), "unknown_game");
  EXPECT_EQ(code("ivan"), "bad_box");
  EXPECT_EQ(code("ivan=nowhere.json"), "bad_box");
  EXPECT_EQ(code("catherine=" TSARDOM_ROOT "/games/perestroika/components.json"), "other_version");
  constexpr auto kRight = "perestroika=" TSARDOM_ROOT "/games/perestroika/components.json";
  EXPECT_EQ(code(kRight), "ok");
  EXPECT_EQ(code(kRight, kRight), "bad_box");
}

// Whatever games there are: bots play them to the end, the record comes out whole and goes in again.
TEST_F(Rooms, PlayEveryGameWithBotsAndGiveOutTheRecord) {
  for (const GameEntry& game : all_games()) {
    Json places = Json::array();
    for (int i = 0; i < game.language->most_players; ++i)
      places.push_back({{"kind", "bot"}, {"level", "random"}});
    const std::string table = salon_->open(kAnna, {{"game", game.id()}, {"places", places}});
    ASSERT_TRUE(salon_->run_until([&] {
      return salon_->ask(kAnna, {{"cmd", "show"}, {"table", table}}).at("about").at("stage") == "over";
    })) << game.id();
    const Json record = salon_->ask(kClara, {{"cmd", "record"}, {"table", table}}).at("record");
    EXPECT_TRUE(replay(record)->over()) << game.id();
    const Json taken_in = salon_->ask(kClara, {{"cmd", "import"}, {"record", record}});
    ASSERT_EQ(code_of(taken_in), "ok") << taken_in;
    EXPECT_EQ(
        salon_->ask(kAnna, {{"cmd", "record"}, {"table", taken_in.at("about").at("table")}}).at("record"),
        record);
    Json longer = record;
    longer["moves"].push_back("0: nonsense");
    EXPECT_EQ(code_of(salon_->ask(kClara, {{"cmd", "import"}, {"record", longer}})), "bad_entry");
  }
}

}  // namespace
}  // namespace tsardom::server
