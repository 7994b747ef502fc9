// SQL as SQLite and PostgreSQL both understand it, and the store that is written in it once for both.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "server/store.hpp"

namespace tsardom::server {

using Value = std::variant<std::int64_t, std::string>;
using Values = std::vector<Value>;

// One connection. Everything throws StoreTrouble.
class Database {
 public:
  virtual ~Database() = default;

  // Arguments are $1, $2, .. in the statement.
  virtual std::vector<Values> run(std::string_view sql, const Values& arguments = {}) = 0;
  // Rows that the last statement changed.
  virtual std::int64_t changed() const = 0;
  virtual void begin() = 0;
  virtual void commit() = 0;
  virtual void rollback() noexcept = 0;
  // What it finds wrong with itself, where it can tell.
  virtual std::string complaint() { return {}; }
  // Connects anew if the connection is lost.
  virtual void revive() = 0;
};

// Makes the tables if they are not there; refuses a store of another version.
std::unique_ptr<Store> open_store(std::unique_ptr<Database> database);

struct SqliteFile {
  std::string path;
  std::string vfs = {};  // another file system than the usual one
};
// One connection that reads and writes; a second server on the same file is refused.
std::unique_ptr<Database> open_sqlite(const SqliteFile& file);
// Copies a store, whether or not a server is at work on it.
void back_up_sqlite(const std::string& from, const std::string& to);

std::unique_ptr<Database> open_postgres(const std::string& url);

}  // namespace tsardom::server
