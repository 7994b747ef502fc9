#include "server/store.hpp"

#include <array>

#include "server/database.hpp"
#include "server/secrets.hpp"

namespace tsardom::server {
namespace {

constexpr std::string_view kSchemaVersion = "1";

constexpr std::array kSchema{
    std::string_view("CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)"),
    std::string_view(
        "CREATE TABLE IF NOT EXISTS tables (id TEXT PRIMARY KEY, about TEXT NOT NULL, stage BIGINT NOT NULL, "
        "listed BIGINT NOT NULL, lines BIGINT NOT NULL, chain TEXT NOT NULL, position TEXT NOT NULL, "
        "wake BIGINT NOT NULL, changed BIGINT NOT NULL)"),
    std::string_view(
        "CREATE INDEX IF NOT EXISTS tables_listed ON tables (changed) WHERE listed = 1 AND stage < 2"),
    std::string_view("CREATE INDEX IF NOT EXISTS tables_waking ON tables (id) WHERE wake >= 0"),
    std::string_view("CREATE TABLE IF NOT EXISTS lines (table_id TEXT NOT NULL, number BIGINT NOT NULL, text "
                     "TEXT NOT NULL, "
                     "chain TEXT NOT NULL, PRIMARY KEY (table_id, number))"),
    std::string_view("CREATE TABLE IF NOT EXISTS commands (table_id TEXT NOT NULL, player TEXT NOT NULL, "
                     "uuid TEXT NOT NULL, "
                     "PRIMARY KEY (table_id, player, uuid))"),
    std::string_view(
        "CREATE TABLE IF NOT EXISTS chat (table_id TEXT NOT NULL, number BIGINT NOT NULL, player TEXT NOT "
        "NULL, "
        "name TEXT NOT NULL, text TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (table_id, number))"),
    std::string_view("CREATE TABLE IF NOT EXISTS people (table_id TEXT NOT NULL, player TEXT NOT NULL, "
                     "PRIMARY KEY (player, table_id))"),
    std::string_view("CREATE INDEX IF NOT EXISTS people_at_table ON people (table_id)"),
    std::string_view(
        "CREATE TABLE IF NOT EXISTS players (id TEXT PRIMARY KEY, name TEXT NOT NULL, lang TEXT NOT NULL, "
        "login TEXT UNIQUE, passphrase TEXT NOT NULL, recovery TEXT UNIQUE)"),
    std::string_view("CREATE TABLE IF NOT EXISTS sessions (token TEXT PRIMARY KEY, player TEXT NOT NULL, at "
                     "BIGINT NOT NULL)"),
};

constexpr std::string_view kTableColumns = "id, about, stage, listed, lines, chain, position, wake, changed";
constexpr std::string_view kPlayerColumns =
    "p.id, p.name, p.lang, COALESCE(p.login, ''), p.passphrase, "
    "COALESCE(p.recovery, '')";

std::string joined(std::initializer_list<std::string_view> parts) {
  std::string all;
  for (const std::string_view part : parts) all += part;
  return all;
}

std::int64_t number(const Value& value) { return std::get<std::int64_t>(value); }
const std::string& text(const Value& value) { return std::get<std::string>(value); }

TableRow table_row(const Values& row) {
  return {text(row[0]),        text(row[1]),   static_cast<Stage>(number(row[2])),
          number(row[3]) != 0, number(row[4]), text(row[5]),
          text(row[6]),        number(row[7]), number(row[8])};
}

Values table_values(const TableRow& row) {
  return {row.id,
          row.about,
          static_cast<std::int64_t>(row.stage),
          std::int64_t{row.listed},
          row.lines,
          row.chain,
          row.position,
          row.wake,
          row.changed};
}

class SqlStore final : public Store {
 public:
  explicit SqlStore(std::unique_ptr<Database> database) : database_(std::move(database)) {
    database_->begin();
    for (const std::string_view statement : kSchema) database_->run(statement);
    database_->run("INSERT INTO meta VALUES ('schema', $1) ON CONFLICT (name) DO NOTHING",
                   {std::string(kSchemaVersion)});
    const std::string found =
        text(database_->run("SELECT value FROM meta WHERE name = 'schema'").at(0).at(0));
    if (found != kSchemaVersion) {
      database_->rollback();
      throw StoreTrouble(
          StoreTrouble::Kind::clash,
          "the store has version " + found + ", this program knows version " + std::string(kSchemaVersion));
    }
    database_->commit();
  }

  void commit(std::span<const Op> ops) override {
    database_->begin();
    try {
      for (const Op& op : ops) std::visit([this](const auto& what) { write(what); }, op);
      database_->commit();
    } catch (...) {
      database_->rollback();
      throw;
    }
  }

  void probe() override {
    database_->revive();
    database_->begin();
    try {
      database_->run("INSERT INTO meta VALUES ('pulse', $1) ON CONFLICT (name) DO UPDATE SET value = $1",
                     {fresh_id()});
      database_->commit();
    } catch (...) {
      database_->rollback();
      throw;
    }
  }

  std::optional<StoredTable> load(const std::string& id) override {
    const auto rows = database_->run(joined({"SELECT ", kTableColumns, " FROM tables WHERE id = $1"}), {id});
    if (rows.empty()) return {};
    StoredTable table{table_row(rows[0]), {}, {}, {}};
    for (const Values& row :
         database_->run("SELECT text, chain FROM lines WHERE table_id = $1 ORDER BY number", {id}))
      table.lines.push_back({text(row[0]), text(row[1])});
    for (const Values& row :
         database_->run("SELECT player, name, text, at FROM chat WHERE table_id = $1 ORDER BY number", {id}))
      table.chat.push_back({text(row[0]), text(row[1]), text(row[2]), number(row[3])});
    for (const Values& row : database_->run("SELECT player, uuid FROM commands WHERE table_id = $1", {id}))
      table.commands.push_back({text(row[0]), text(row[1])});
    return table;
  }

  std::vector<TableRow> listed(int most) override {
    return table_rows(joined({"SELECT ", kTableColumns,
                              " FROM tables WHERE listed = 1 AND stage < 2 ORDER BY changed DESC LIMIT $1"}),
                      {std::int64_t{most}});
  }
  std::vector<TableRow> of_player(const std::string& player, int most) override {
    return table_rows(joined({"SELECT ", kTableColumns,
                              " FROM tables WHERE id IN (SELECT table_id FROM people WHERE player = $1)"
                              " ORDER BY changed DESC LIMIT $2"}),
                      {player, std::int64_t{most}});
  }
  std::vector<TableRow> waking() override {
    return table_rows(joined({"SELECT ", kTableColumns, " FROM tables WHERE wake >= 0"}), {});
  }
  std::vector<std::string> table_ids() override { return ids("SELECT id FROM tables ORDER BY id"); }
  std::vector<std::string> playing_ids() override {
    return ids("SELECT id FROM tables WHERE stage = 1 ORDER BY changed");
  }
  std::vector<std::string> torn_ids() override {
    return ids(
        "SELECT t.id FROM tables t LEFT JOIN lines l ON l.table_id = t.id AND l.number = t.lines - 1 "
        "WHERE (t.lines > 0 AND (l.chain IS NULL OR l.chain <> t.chain)) "
        "OR EXISTS (SELECT 1 FROM lines m WHERE m.table_id = t.id AND m.number >= t.lines)");
  }
  std::string complaint() override { return database_->complaint(); }

  std::optional<Player> player(const std::string& id) override { return find_player("p.id = $1", id); }
  std::optional<Player> player_of_session(const std::string& token) override {
    return find_player("p.id = (SELECT player FROM sessions WHERE token = $1)", token);
  }
  std::optional<Player> player_of_login(const std::string& login) override {
    return find_player("p.login = $1", login);
  }
  std::optional<Player> player_of_recovery(const std::string& recovery) override {
    return find_player("p.recovery = $1", recovery);
  }

 private:
  std::vector<TableRow> table_rows(std::string_view sql, const Values& arguments) {
    std::vector<TableRow> found;
    for (const Values& row : database_->run(sql, arguments)) found.push_back(table_row(row));
    return found;
  }

  std::vector<std::string> ids(std::string_view sql) {
    std::vector<std::string> found;
    for (const Values& row : database_->run(sql)) found.push_back(text(row[0]));
    return found;
  }

  std::optional<Player> find_player(std::string_view where, const std::string& argument) {
    const auto rows =
        database_->run(joined({"SELECT ", kPlayerColumns, " FROM players p WHERE ", where}), {argument});
    if (rows.empty()) return {};
    const Values& row = rows[0];
    return Player{text(row[0]), text(row[1]), text(row[2]), text(row[3]), text(row[4]), text(row[5])};
  }

  void write(const Change& change) {
    write_row(change);
    std::int64_t at = change.row.lines - static_cast<std::int64_t>(change.lines.size());
    for (const Line& line : change.lines) {
      database_->run("INSERT INTO lines VALUES ($1, $2, $3, $4)",
                     {change.row.id, at++, line.text, line.chain});
    }
    for (const ChatLine& line : change.chat) {
      database_->run(
          "INSERT INTO chat VALUES ($1, (SELECT COUNT(*) FROM chat WHERE table_id = $1), $2, $3, $4, $5)",
          {change.row.id, line.player, line.name, line.text, line.at});
    }
    if (change.command) {
      database_->run("INSERT INTO commands VALUES ($1, $2, $3)",
                     {change.row.id, change.command->player, change.command->uuid});
    }
    if (change.people) write_people(change.row.id, *change.people);
  }

  // The number of lines must be what the writer believes: two who write the same table notice each other.
  void write_row(const Change& change) {
    Values values = table_values(change.row);
    if (!change.before) {
      database_->run("INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)", values);
      return;
    }
    values.emplace_back(*change.before);
    database_->run(
        "UPDATE tables SET about = $2, stage = $3, listed = $4, lines = $5, chain = $6, position = $7, wake "
        "= $8, "
        "changed = $9 WHERE id = $1 AND lines = $10",
        values);
    if (database_->changed() != 1)
      throw StoreTrouble(StoreTrouble::Kind::clash, "the table has another number of lines");
  }

  void write_people(const std::string& id, const std::vector<std::string>& people) {
    database_->run("DELETE FROM people WHERE table_id = $1", {id});
    for (const std::string& player : people) {
      database_->run("INSERT INTO people VALUES ($1, $2) ON CONFLICT (player, table_id) DO NOTHING",
                     {id, player});
    }
  }

  void write(const SavePlayer& save) {
    const Player& player = save.player;
    database_->run(
        "INSERT INTO players VALUES ($1, $2, $3, NULLIF($4, ''), $5, NULLIF($6, '')) ON CONFLICT (id) DO "
        "UPDATE SET "
        "name = $2, lang = $3, login = NULLIF($4, ''), passphrase = $5, recovery = NULLIF($6, '')",
        {player.id, player.name, player.lang, player.login, player.passphrase, player.recovery});
  }
  void write(const AddSession& add) {
    database_->run("INSERT INTO sessions VALUES ($1, $2, $3)", {add.token, add.player, add.at});
  }
  void write(const DropSession& drop) {
    database_->run("DELETE FROM sessions WHERE token = $1", {drop.token});
  }

  std::unique_ptr<Database> database_;
};

}  // namespace

std::string chained(std::string_view before, std::string_view text) {
  return digest(std::string(before) + '\n' + std::string(text));
}

std::unique_ptr<Store> open_store(std::unique_ptr<Database> database) {
  return std::make_unique<SqlStore>(std::move(database));
}

}  // namespace tsardom::server
