#include "server/store.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

#include "server/database.hpp"
#include "server/metrics.hpp"
#include "server/writer.hpp"
#include "tests/server/faulty_disk.hpp"
#include "tests/server/folder.hpp"
#include "tests/server/postgres.hpp"

namespace tsardom::server {
namespace {

using Kind = StoreTrouble::Kind;

Change new_table(const std::string& id) {
  return {.row = {.id = id, .about = "{}", .listed = true, .chain = "start"},
          .before = {},
          .people = {{"anna", "boris"}}};
}

Change next_line(const TableRow& row, const std::string& text, std::optional<CommandKey> command = {}) {
  Change change{.row = row, .before = row.lines, .command = std::move(command)};
  change.lines.push_back({text, chained(row.chain, text)});
  change.row.chain = change.lines.back().chain;
  change.row.lines += 1;
  return change;
}

void save(Store& store, Op op) { store.commit({&op, 1}); }

// The same promises on both databases.
class Stores : public testing::TestWithParam<std::string> {
 protected:
  std::unique_ptr<Store> open() {
    if (GetParam() == "sqlite") return open_store(open_sqlite({folder_.file("store.db")}));
    if (url_.empty()) url_ = Postgres15::started().fresh_url();
    return open_store(open_postgres(url_));
  }

  Folder folder_;
  std::string url_;
};

TEST_P(Stores, KeepWhatWasSavedAcrossOpenings) {
  TableRow row;
  {
    const auto store = open();
    Change change = new_table("t");
    save(*store, change);
    row = change.row;
    for (const char* text : {"chance: begin 0", "0: take wood", "0: undo"}) {
      change = next_line(row, text, CommandKey{"anna", text});
      change.chat = {{"anna", "Anna", "Здравствуйте", 7}};
      save(*store, change);
      row = change.row;
    }
  }
  const auto table = open()->load("t");
  ASSERT_TRUE(table);
  ASSERT_EQ(table->lines.size(), 3U);
  EXPECT_EQ(table->lines[1].text, "0: take wood");
  EXPECT_EQ(table->lines[2].chain, row.chain);
  EXPECT_EQ(table->row.chain, row.chain);
  EXPECT_EQ(table->row.lines, 3);
  EXPECT_EQ(table->commands.size(), 3U);
  ASSERT_EQ(table->chat.size(), 3U);
  EXPECT_EQ(table->chat[2].text, "Здравствуйте");
}

TEST_P(Stores, RefuseALineInTheWrongPlace) {
  const auto store = open();
  const Change created = new_table("t");
  save(*store, created);
  save(*store, next_line(created.row, "0: take wood"));
  EXPECT_THROW(save(*store, next_line(created.row, "0: take fur")), StoreTrouble);
  EXPECT_EQ(store->load("t")->lines.size(), 1U);
}

TEST_P(Stores, FindRecordsThatDoNotEndWhereTheirRowSays) {
  const auto store = open();
  for (const char* id : {"sound", "short", "long", "other"}) {
    const Change created = new_table(id);
    save(*store, created);
    Change change = next_line(created.row, "0: take wood");
    save(*store, change);
    if (id == std::string("sound")) continue;
    change.before = change.row.lines;
    change.lines.clear();
    if (id == std::string("short")) ++change.row.lines;
    if (id == std::string("long")) --change.row.lines;
    if (id == std::string("other")) change.row.chain = "0";
    save(*store, change);
  }
  std::vector<std::string> torn = store->torn_ids();
  std::sort(torn.begin(), torn.end());
  EXPECT_EQ(torn, (std::vector<std::string>{"long", "other", "short"}));
  EXPECT_EQ(store->complaint(), "");
}

TEST_P(Stores, DoACommandOnce) {
  const auto store = open();
  Change change = new_table("t");
  save(*store, change);
  change = next_line(change.row, "0: take wood", CommandKey{"anna", "u1"});
  save(*store, change);
  try {
    save(*store, next_line(change.row, "0: take wood", CommandKey{"anna", "u1"}));
    FAIL();
  } catch (const StoreTrouble& trouble) {
    EXPECT_EQ(trouble.kind, Kind::clash);
  }
  EXPECT_EQ(store->load("t")->lines.size(), 1U);
  EXPECT_EQ(store->load("t")->row.lines, 1);
}

TEST_P(Stores, SaveAllOfAGroupOrNothing) {
  const auto store = open();
  const Change first = new_table("a");
  const std::vector<Op> ops{first, new_table("b"), first};
  EXPECT_THROW(store->commit(ops), StoreTrouble);
  EXPECT_FALSE(store->load("a"));
  EXPECT_FALSE(store->load("b"));
}

TEST_P(Stores, ListTables) {
  const auto store = open();
  for (int i = 0; i < 5; ++i) {
    Change change = new_table("t" + std::to_string(i));
    change.row.changed = i;
    change.row.listed = i != 3;
    change.row.stage = i == 4 ? Stage::over : Stage::playing;
    change.row.wake = i == 1 ? 250 : -1;
    if (i == 2) change.people = {{"clara"}};
    save(*store, change);
  }
  const auto listed = store->listed(10);
  ASSERT_EQ(listed.size(), 3U);
  EXPECT_EQ(listed[0].id, "t2");
  EXPECT_EQ(store->listed(2).size(), 2U);
  EXPECT_EQ(store->of_player("anna", 10).size(), 4U);
  EXPECT_EQ(store->of_player("clara", 10).size(), 1U);
  ASSERT_EQ(store->waking().size(), 1U);
  EXPECT_EQ(store->waking()[0].wake, 250);
  EXPECT_EQ(store->table_ids().size(), 5U);
}

TEST_P(Stores, KnowPeopleBySessionLoginAndRecovery) {
  const auto store = open();
  save(*store, SavePlayer{{"p1", "Анна", "ru"}});
  save(*store, SavePlayer{{"p2", "Boris"}});
  save(*store, AddSession{{"digest", "p1", 1, 1}});
  EXPECT_EQ(store->session("digest")->player, "p1");
  EXPECT_EQ(store->player("p1")->name, "Анна");
  EXPECT_FALSE(store->session("other"));
  save(*store, ChangePlayer{.id = "p1", .login = "anna", .passphrase = "argon", .recovery = "code"});
  EXPECT_EQ(store->player_of_login("anna")->id, "p1");
  EXPECT_EQ(store->player_of_recovery("code")->id, "p1");
  EXPECT_FALSE(store->player_of_login(""));
  EXPECT_THROW(save(*store, ChangePlayer{.id = "p2", .login = "anna"}), StoreTrouble);
  save(*store, EndSessions{"p1"});
  EXPECT_FALSE(store->session("digest"));
}

TEST_P(Stores, ChangeOfAPlayerWhatIsNamedAndNothingElse) {
  const auto store = open();
  const Player anna{"p1", "Anna", "en", "anna", "argon", "code"};
  save(*store, SavePlayer{anna});
  save(*store, ChangePlayer{.id = "p1", .name = "Анна"});
  save(*store, ChangePlayer{.id = "p1", .lang = "ru", .keys = keys_of(anna)});
  EXPECT_EQ(store->player("p1")->name, "Анна");
  EXPECT_EQ(store->player("p1")->lang, "ru");
  EXPECT_EQ(keys_of(*store->player("p1")), "argon code");
  save(*store, ChangePlayer{.id = "p1", .recovery = "other", .keys = keys_of(anna)});
  EXPECT_THROW(save(*store, ChangePlayer{.id = "p1", .passphrase = "x", .keys = keys_of(anna)}),
               StoreTrouble);
  EXPECT_EQ(keys_of(*store->player("p1")), "argon other");
  EXPECT_THROW(save(*store, ChangePlayer{.id = "p9", .name = "Nobody"}), StoreTrouble);
}

TEST_P(Stores, EndSessions) {
  const auto store = open();
  const auto token = [](char letter) { return std::string(32, letter); };
  for (const char letter : {'a', 'b', 'c', 'd'})
    save(*store, AddSession{{token(letter), "p1", letter, letter}});
  save(*store, AddSession{{token('x'), "p2", 1, 1000}});
  save(*store, EndSessions{"p1", token('a').substr(0, 16)});
  EXPECT_EQ(store->sessions_of("p1").size(), 3U);
  save(*store, EndSessions{"p2", token('b').substr(0, 16)});
  EXPECT_EQ(store->sessions_of("p1").size(), 3U) << "nobody ends a session of somebody else";
  save(*store, SeeSession{token('d'), 2000});
  save(*store, SweepSessions{0, 100});
  ASSERT_EQ(store->sessions_of("p1").size(), 1U);
  EXPECT_EQ(store->sessions_of("p1")[0].seen, 2000);
  EXPECT_TRUE(store->session(token('x')));
  save(*store, SweepSessions{50, 0});
  EXPECT_FALSE(store->session(token('x')));
}

TEST_P(Stores, EraseAPlayer) {
  const auto store = open();
  Change change = new_table("t");
  save(*store, SavePlayer{{"anna", "Anna"}});
  save(*store, AddSession{{"digest", "anna", 1, 1}});
  save(*store, change);
  change = next_line(change.row, "0: take wood", CommandKey{"anna", "u1"});
  change.chat = {{"anna", "Anna", "hello", 7}, {"boris", "Boris", "hi", 8}};
  save(*store, change);
  ASSERT_EQ(store->said_by("anna").size(), 1U);
  change.before = change.row.lines;
  change.chat.clear();
  change.command.reset();
  change.lines = {{"0: take wood", "another chain"}};
  change.row.chain = "another chain";
  change.people = {{"boris"}};
  change.erased = "anna";
  save(*store, change);
  save(*store, ErasePlayer{"anna"});
  const auto table = store->load("t");
  ASSERT_EQ(table->lines.size(), 1U);
  EXPECT_EQ(table->lines[0].chain, "another chain");
  ASSERT_EQ(table->chat.size(), 1U);
  EXPECT_EQ(table->chat[0].name, "Boris");
  EXPECT_TRUE(table->commands.empty());
  EXPECT_FALSE(store->player("anna"));
  EXPECT_FALSE(store->session("digest"));
  EXPECT_TRUE(store->of_player("anna", 10).empty());
  EXPECT_TRUE(store->torn_ids().empty());
}

// As the first edition left it.
TEST_P(Stores, OpenAStoreOfTheFirstVersion) {
  const auto database = [this] {
    if (GetParam() == "sqlite") return open_sqlite({folder_.file("store.db")});
    if (url_.empty()) url_ = Postgres15::started().fresh_url();
    return open_postgres(url_);
  };
  {
    const auto old = database();
    for (const char* statement :
         {"CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
          "INSERT INTO meta VALUES ('schema', '1')",
          "CREATE TABLE tables (id TEXT PRIMARY KEY, about TEXT NOT NULL, stage BIGINT NOT NULL, listed "
          "BIGINT NOT "
          "NULL, lines BIGINT NOT NULL, chain TEXT NOT NULL, position TEXT NOT NULL, wake BIGINT NOT NULL, "
          "changed "
          "BIGINT NOT NULL)",
          "CREATE TABLE lines (table_id TEXT NOT NULL, number BIGINT NOT NULL, text TEXT NOT NULL, chain "
          "TEXT NOT "
          "NULL, PRIMARY KEY (table_id, number))",
          "CREATE TABLE commands (table_id TEXT NOT NULL, player TEXT NOT NULL, uuid TEXT NOT NULL, PRIMARY "
          "KEY "
          "(table_id, player, uuid))",
          "CREATE TABLE chat (table_id TEXT NOT NULL, number BIGINT NOT NULL, player TEXT NOT NULL, name "
          "TEXT NOT "
          "NULL, text TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (table_id, number))",
          "CREATE TABLE people (table_id TEXT NOT NULL, player TEXT NOT NULL, PRIMARY KEY (player, "
          "table_id))",
          "CREATE TABLE players (id TEXT PRIMARY KEY, name TEXT NOT NULL, lang TEXT NOT NULL, login TEXT "
          "UNIQUE, "
          "passphrase TEXT NOT NULL, recovery TEXT UNIQUE)",
          "CREATE TABLE sessions (token TEXT PRIMARY KEY, player TEXT NOT NULL, at BIGINT NOT NULL)",
          "INSERT INTO players VALUES ('anna', 'Anna', 'en', 'anna', 'argon', 'code')",
          "INSERT INTO sessions VALUES ('digest', 'anna', 1)",
          "INSERT INTO tables VALUES ('t', '{}', 1, 1, 1, 'c', 'p', -1, 5)",
          "INSERT INTO lines VALUES ('t', 0, '0: take wood', 'c')"})
      old->run(statement);
  }
  for (int time = 0; time < 2; ++time) {
    const auto store = open();
    EXPECT_EQ(store->load("t")->lines.at(0).text, "0: take wood");
    EXPECT_EQ(store->player_of_login("anna")->recovery, "code");
    EXPECT_EQ(store->session("digest")->at, 1);
    EXPECT_GT(store->session("digest")->seen, 1'000'000) << "who was known stays known";
    EXPECT_EQ(store->listed(10).size(), 1U);
  }
}

TEST_P(Stores, RefuseASecondServer) {
  const auto store = open();
  EXPECT_THROW(open(), StoreTrouble);
}

INSTANTIATE_TEST_SUITE_P(Both, Stores, testing::Values("sqlite", "postgres"),
                         [](const auto& with) { return with.param; });

TEST(Postgres, WorksAgainAfterItWasAway) {
  Postgres15& postgres = Postgres15::started();
  const auto store = open_store(open_postgres(postgres.fresh_url()));
  save(*store, new_table("a"));
  postgres.stop();
  EXPECT_THROW(save(*store, new_table("b")), StoreTrouble);
  EXPECT_THROW(store->probe(), StoreTrouble);
  postgres.start();
  store->probe();
  save(*store, new_table("c"));
  EXPECT_EQ(store->table_ids(), (std::vector<std::string>{"a", "c"}));
}

TEST(Sqlite, IsReadByItsOwnerAlone) {
  using std::filesystem::perms;
  const Folder folder;
  std::ofstream(folder.file("store.db"));
  std::filesystem::permissions(folder.file("store.db"), perms::all & ~perms::owner_exec);
  const auto store = open_store(open_sqlite({folder.file("store.db")}));
  back_up_sqlite(folder.file("store.db"), folder.file("copy.db"));
  for (const char* name : {"store.db", "store.db-wal", "store.db.lock", "copy.db"}) {
    EXPECT_EQ(std::filesystem::status(folder.file(name)).permissions(),
              perms::owner_read | perms::owner_write)
        << name;
  }
}

TEST(Sqlite, IsOneFileHoweverItIsCalled) {
  const Folder folder;
  const auto store = open_store(open_sqlite({folder.file("store.db")}));
  std::filesystem::create_symlink(folder.file("store.db"), folder.file("link.db"));
  std::filesystem::create_directory(folder.file("below"));
  EXPECT_THROW(open_sqlite({folder.file("link.db")}), StoreTrouble);
  EXPECT_THROW(open_sqlite({folder.file("below/../store.db")}), StoreTrouble);
}

TEST(Sqlite, CopiesWhileItIsAtWork) {
  const Folder folder;
  const auto store = open_store(open_sqlite({folder.file("store.db")}));
  save(*store, new_table("a"));
  back_up_sqlite(folder.file("store.db"), folder.file("copy.db"));
  save(*store, new_table("b"));
  EXPECT_EQ(open_store(open_sqlite({folder.file("copy.db")}))->table_ids(), (std::vector<std::string>{"a"}));
}

TEST(Sqlite, NoticesThatTheFileIsGoneAndComesBack) {
  const Folder folder;
  const auto store = open_store(open_sqlite({folder.file("store.db")}));
  save(*store, new_table("a"));
  std::filesystem::rename(folder.file("store.db"), folder.file("away.db"));
  EXPECT_THROW(save(*store, new_table("b")), StoreTrouble);
  std::filesystem::rename(folder.file("away.db"), folder.file("store.db"));
  save(*store, new_table("c"));
  EXPECT_EQ(store->table_ids(), (std::vector<std::string>{"a", "c"}));
}

TEST(Sqlite, RefusesAStoreOfAnotherVersionAndWhatIsNoStore) {
  const Folder folder;
  {
    const auto database = open_sqlite({folder.file("store.db")});
    database->run("CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)");
    database->run("INSERT INTO meta VALUES ('schema', '99')");
  }
  EXPECT_THROW(open_store(open_sqlite({folder.file("store.db")})), StoreTrouble);
  std::ofstream(folder.file("letter.db")) << std::string(5000, 'x');
  EXPECT_THROW(open_store(open_sqlite({folder.file("letter.db")})), StoreTrouble);
}

// Whatever breaks at whichever write or sync of a commit: the change is there as a whole or not at all, and
// nothing that was committed before is lost.
TEST(Sqlite, BreaksAtEveryStepOfACommitWithoutDoingAnythingByHalf) {
  FaultyDisk& disk = FaultyDisk::installed();
  int refused = 0;
  for (int step = 0; step < 40; ++step) {
    const Folder folder;
    const SqliteFile file{folder.file("store.db"), FaultyDisk::kName};
    disk.breaks_at = -1;
    auto store = open_store(open_sqlite(file));
    const Change created = new_table("t");
    save(*store, created);
    const Change line = next_line(created.row, "0: take wood", CommandKey{"anna", "u1"});
    disk.breaks_at = disk.steps + step;
    bool saved = false;
    try {
      save(*store, line);
      saved = true;
    } catch (const StoreTrouble& trouble) {
      EXPECT_EQ(trouble.kind, Kind::broken);
      ++refused;
    }
    disk.breaks_at = -1;
    if (step % 2 == 0) {
      store.reset();
      store = open_store(open_sqlite(file));
    } else {
      store->probe();
    }
    const auto table = store->load("t");
    ASSERT_TRUE(table) << step;
    const std::size_t lines = table->lines.size();
    EXPECT_TRUE(!saved || lines == 1) << step;
    EXPECT_EQ(lines, static_cast<std::size_t>(table->row.lines)) << step;
    EXPECT_EQ(lines, table->commands.size()) << step;
    EXPECT_EQ(table->row.chain, lines == 1 ? line.row.chain : created.row.chain) << step;
  }
  EXPECT_GT(refused, 3);
  EXPECT_LT(refused, 40);
}

TEST(Writers, SayThatTheDiskIsFullAndGoOnWhenItIsNot) {
  FaultyDisk& disk = FaultyDisk::installed();
  const Folder folder;
  Metrics metrics;
  Writer writer(open_store(open_sqlite({folder.file("store.db"), FaultyDisk::kName})), metrics);
  const auto saved = [&writer](const Change& change) {
    std::mutex mutex;
    std::condition_variable done;
    std::optional<Saved> outcome;
    writer.save(change, [&](Saved what) {
      const std::lock_guard lock(mutex);
      outcome = what;
      done.notify_one();
    });
    std::unique_lock lock(mutex);
    done.wait(lock, [&outcome] { return outcome.has_value(); });
    return *outcome;
  };
  EXPECT_EQ(saved(new_table("a")), Saved::yes);
  EXPECT_EQ(saved(new_table("a")), Saved::clash);
  EXPECT_TRUE(metrics.store_works);
  disk.fault = FaultyDisk::Fault::full;
  EXPECT_EQ(saved(new_table("b")), Saved::unknown);
  EXPECT_FALSE(metrics.store_works);
  disk.fault = FaultyDisk::Fault::none;
  for (int i = 0; i < 50 && !metrics.store_works; ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  EXPECT_TRUE(metrics.store_works);
  EXPECT_EQ(saved(new_table("b")), Saved::yes);
}

}  // namespace
}  // namespace tsardom::server
