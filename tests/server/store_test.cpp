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
  save(*store, AddSession{"digest", "p1", 1});
  EXPECT_EQ(store->player_of_session("digest")->name, "Анна");
  EXPECT_FALSE(store->player_of_session("other"));
  save(*store, SavePlayer{{"p1", "Anna", "ru", "anna", "argon", "code"}});
  EXPECT_EQ(store->player_of_login("anna")->id, "p1");
  EXPECT_EQ(store->player_of_recovery("code")->id, "p1");
  EXPECT_FALSE(store->player_of_login(""));
  EXPECT_THROW(save(*store, SavePlayer{{"p2", "Boris", "en", "anna"}}), StoreTrouble);
  save(*store, DropSession{"digest"});
  EXPECT_FALSE(store->player_of_session("digest"));
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
