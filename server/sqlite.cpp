// SQLite 3.40 can lose pages when two connections write ahead and copy back at the same moment. So there is
// one connection that reads and writes, nobody else may write, and files are never mapped into memory.
#include <fcntl.h>
#include <sqlite3.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <map>

#include "server/database.hpp"

namespace tsardom::server {
namespace {

using Kind = StoreTrouble::Kind;

struct Closer {
  void operator()(sqlite3* file) const { sqlite3_close_v2(file); }
  void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};
using File = std::unique_ptr<sqlite3, Closer>;
using Statement = std::unique_ptr<sqlite3_stmt, Closer>;

[[noreturn]] void refuse(sqlite3* file, int code) {
  const Kind kind = (code & 0xFF) == SQLITE_CONSTRAINT ? Kind::clash : Kind::broken;
  throw StoreTrouble(kind, file != nullptr ? sqlite3_errmsg(file) : sqlite3_errstr(code));
}

File opened(const std::string& path, int flags, const std::string& vfs = {}) {
  sqlite3* raw = nullptr;
  const int code =
      sqlite3_open_v2(path.c_str(), &raw, flags | SQLITE_OPEN_EXRESCODE, vfs.empty() ? nullptr : vfs.c_str());
  File file(raw);
  if (code != SQLITE_OK) refuse(raw, code);
  return file;
}

// However a file is called, by a link or from another folder, it is one file with one lock.
std::string real_path(const std::string& path) {
  std::error_code trouble;
  const std::filesystem::path real = std::filesystem::weakly_canonical(path, trouble);
  return trouble ? path : real.string();
}

// Nobody else on this machine reads what people have said; SQLite gives its other files the same mode.
void keep_private(const std::string& path) {
  const int file = open(path.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, S_IRUSR | S_IWUSR);
  if (file < 0) return;  // SQLite says why
  struct stat found {};
  if (fstat(file, &found) == 0 && (found.st_mode & (S_IRWXG | S_IRWXO)) != 0) fchmod(file, S_IRUSR | S_IWUSR);
  close(file);
}

// Held as long as the server lives, whatever becomes of the connection.
class OnlyOne {
 public:
  explicit OnlyOne(const std::string& path) : lock_(open(path.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600)) {
    if (lock_ < 0) throw StoreTrouble(Kind::broken, "cannot open " + path);
    if (flock(lock_, LOCK_EX | LOCK_NB) == 0) return;
    close(lock_);
    throw StoreTrouble(Kind::clash, "another server is at work on this file (" + path + " is locked)");
  }
  ~OnlyOne() { close(lock_); }
  OnlyOne(const OnlyOne&) = delete;
  OnlyOne& operator=(const OnlyOne&) = delete;

 private:
  int lock_;
};

class Sqlite final : public Database {
 public:
  explicit Sqlite(const SqliteFile& file)
      : file_{real_path(file.path), file.vfs}, only_one_(file_.path + ".lock") {
    connect();
  }

  std::vector<Values> run(std::string_view sql, const Values& arguments) override {
    sqlite3_stmt* statement = prepared(sql);
    bind(statement, arguments);
    std::vector<Values> rows;
    int code = sqlite3_step(statement);
    for (; code == SQLITE_ROW; code = sqlite3_step(statement)) rows.push_back(row(statement));
    sqlite3_reset(statement);
    if (code != SQLITE_DONE) refuse(connection_.get(), code);
    return rows;
  }

  std::int64_t changed() const override { return sqlite3_changes64(connection_.get()); }
  void begin() override {
    check_file();
    run("BEGIN IMMEDIATE", {});
  }
  void commit() override { run("COMMIT", {}); }
  void rollback() noexcept override {
    if (connection_ && sqlite3_get_autocommit(connection_.get()) == 0)
      sqlite3_exec(connection_.get(), "ROLLBACK", nullptr, nullptr, nullptr);
  }

  std::string complaint() override {
    const std::vector<Values> rows = run("PRAGMA integrity_check(1)", {});
    const std::string said = rows.empty() ? std::string() : std::get<std::string>(rows[0].at(0));
    return said == "ok" ? std::string() : said;
  }

  void revive() override {
    statements_.clear();
    connection_.reset();
    connect();
  }

 private:
  void connect() {
    keep_private(file_.path);
    connection_ =
        opened(file_.path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, file_.vfs);
    struct stat found {};
    if (stat(file_.path.c_str(), &found) == 0) inode_ = found.st_ino;
    run("PRAGMA mmap_size = 0", {});
    run("PRAGMA journal_mode = WAL", {});
    run("PRAGMA synchronous = FULL", {});
    run("PRAGMA foreign_keys = ON", {});
    run("PRAGMA wal_autocheckpoint = 1000", {});
  }

  // Writing into a file that was moved away or replaced would be writing into nothing.
  void check_file() const {
    struct stat found {};
    if (connection_ && stat(file_.path.c_str(), &found) == 0 && found.st_ino == inode_) return;
    throw StoreTrouble(Kind::broken, "the file " + file_.path + " is gone");
  }

  sqlite3_stmt* prepared(std::string_view sql) {
    if (!connection_) throw StoreTrouble(Kind::broken, "the file " + file_.path + " is not open");
    const auto found = statements_.find(sql);
    if (found != statements_.end()) return found->second.get();
    sqlite3_stmt* raw = nullptr;
    const int code = sqlite3_prepare_v3(connection_.get(), sql.data(), static_cast<int>(sql.size()),
                                        SQLITE_PREPARE_PERSISTENT, &raw, nullptr);
    Statement statement(raw);
    if (code != SQLITE_OK) refuse(connection_.get(), code);
    return statements_.emplace(sql, std::move(statement)).first->second.get();
  }

  void bind(sqlite3_stmt* statement, const Values& arguments) const {
    for (std::size_t i = 0; i < arguments.size(); ++i) {
      const int at = sqlite3_bind_parameter_index(statement, ('$' + std::to_string(i + 1)).c_str());
      int code = SQLITE_OK;
      if (const auto* number = std::get_if<std::int64_t>(&arguments[i])) {
        code = sqlite3_bind_int64(statement, at, *number);
      } else {
        const auto& text = std::get<std::string>(arguments[i]);
        code = sqlite3_bind_text64(statement, at, text.data(), text.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
      }
      if (code != SQLITE_OK) refuse(connection_.get(), code);
    }
  }

  static Values row(sqlite3_stmt* statement) {
    Values values;
    for (int i = 0; i < sqlite3_column_count(statement); ++i) {
      if (sqlite3_column_type(statement, i) == SQLITE_INTEGER) {
        values.emplace_back(std::int64_t{sqlite3_column_int64(statement, i)});
      } else {
        const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(statement, i));
        const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement, i));
        values.emplace_back(text != nullptr ? std::string(text, size) : std::string());
      }
    }
    return values;
  }

  SqliteFile file_;
  OnlyOne only_one_;
  File connection_;
  std::map<std::string, Statement, std::less<>> statements_;
  ino_t inode_ = 0;
};

}  // namespace

std::unique_ptr<Database> open_sqlite(const SqliteFile& file) { return std::make_unique<Sqlite>(file); }

void back_up_sqlite(const std::string& from, const std::string& to) {
  const File source = opened(from, SQLITE_OPEN_READONLY);
  keep_private(to);
  const File target = opened(to, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
  sqlite3_backup* backup = sqlite3_backup_init(target.get(), "main", source.get(), "main");
  if (backup == nullptr) refuse(target.get(), sqlite3_errcode(target.get()));
  constexpr int kPagesAtOnce = 256;
  int code = SQLITE_OK;
  do {
    code = sqlite3_backup_step(backup, kPagesAtOnce);
    if (code == SQLITE_BUSY || code == SQLITE_LOCKED) sqlite3_sleep(10);
  } while (code == SQLITE_OK || code == SQLITE_BUSY || code == SQLITE_LOCKED);
  sqlite3_backup_finish(backup);
  if (code != SQLITE_DONE) refuse(target.get(), code);
}

}  // namespace tsardom::server
