#include "server/store.hpp"

#include <array>

#include "server/database.hpp"
#include "server/premises.hpp"
#include "server/secrets.hpp"

namespace tsardom::server {
namespace {

constexpr std::array kFirst{
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

// Sessions end, and are listed.
constexpr std::array kSecond{
    std::string_view("ALTER TABLE sessions ADD COLUMN seen BIGINT NOT NULL DEFAULT 0"),
    std::string_view("ALTER TABLE sessions ADD COLUMN agent TEXT NOT NULL DEFAULT ''"),
    std::string_view("CREATE INDEX sessions_of_player ON sessions (player)"),
    std::string_view("CREATE INDEX chat_of_player ON chat (player)"),
};

void make_first(Database& database) {
  for (const std::string_view statement : kFirst) database.run(statement);
}
void make_second(Database& database) {
  for (const std::string_view statement : kSecond) database.run(statement);
  database.run("UPDATE sessions SET seen = $1", {wall_clock()});
}

// From nothing to the first version, from that to the second, ..
using Step = void (*)(Database&);
constexpr std::array<Step, 2> kSteps{make_first, make_second};

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
    try {
      bring_up_to_date();
      database_->commit();
    } catch (...) {
      database_->rollback();
      throw;
    }
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
    for (const Values& row : database_->run(
             "SELECT player, name, text, at FROM chat WHERE table_id = $1 AND player <> '' ORDER BY "
             "number",
             {id}))
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
  std::optional<Session> session(const std::string& token) override {
    const std::vector<Session> found = sessions("token = $1", token);
    return found.empty() ? std::nullopt : std::optional(found.front());
  }
  std::vector<Session> sessions_of(const std::string& player) override {
    return sessions("player = $1", player);
  }
  std::vector<Said> said_by(const std::string& player) override {
    std::vector<Said> all;
    for (const Values& row :
         database_->run("SELECT table_id, name, text, at FROM chat WHERE player = $1 ORDER BY at", {player}))
      all.push_back({text(row[0]), {player, text(row[1]), text(row[2]), number(row[3])}});
    return all;
  }
  std::optional<Player> player_of_login(const std::string& login) override {
    return find_player("p.login = $1", login);
  }
  std::optional<Player> player_of_recovery(const std::string& recovery) override {
    return find_player("p.recovery = $1", recovery);
  }

 private:
  // A store of an older version is changed step by step; one of a later version is refused.
  void bring_up_to_date() {
    database_->run("CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)");
    const auto rows = database_->run("SELECT value FROM meta WHERE name = 'schema'");
    const std::string found = rows.empty() ? "0" : text(rows[0].at(0));
    std::size_t version = 0;
    while (version <= kSteps.size() && std::to_string(version) != found) ++version;
    if (version > kSteps.size()) {
      throw StoreTrouble(
          StoreTrouble::Kind::clash,
          "the store has version " + found + ", this program knows version " + std::to_string(kSteps.size()));
    }
    if (version == kSteps.size()) return;
    for (; version < kSteps.size(); ++version) kSteps[version](*database_);
    database_->run("INSERT INTO meta VALUES ('schema', $1) ON CONFLICT (name) DO UPDATE SET value = $1",
                   {std::to_string(version)});
  }

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

  std::vector<Session> sessions(std::string_view where, const std::string& argument) {
    std::vector<Session> found;
    for (const Values& row :
         database_->run(joined({"SELECT token, player, at, seen, agent FROM sessions WHERE ", where,
                                " ORDER BY seen DESC"}),
                        {argument}))
      found.push_back({text(row[0]), text(row[1]), number(row[2]), number(row[3]), text(row[4])});
    return found;
  }

  void write(const Change& change) {
    write_row(change);
    if (!change.erased.empty()) {
      database_->run("DELETE FROM lines WHERE table_id = $1", {change.row.id});
      database_->run("UPDATE chat SET player = '', name = '', text = '' WHERE table_id = $1 AND player = $2",
                     {change.row.id, change.erased});
    }
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
  void write(const ChangePlayer& change) {
    database_->run(
        "UPDATE players SET name = CASE WHEN $2 = '' THEN name ELSE $2 END, "
        "lang = CASE WHEN $3 = '' THEN lang ELSE $3 END, login = CASE WHEN $4 = '' THEN login ELSE $4 END, "
        "passphrase = CASE WHEN $5 = '' THEN passphrase ELSE $5 END, "
        "recovery = CASE WHEN $6 = '' THEN recovery ELSE $6 END "
        "WHERE id = $1 AND ($7 = '' OR passphrase || ' ' || COALESCE(recovery, '') = $7)",
        {change.id, change.name, change.lang, change.login, change.passphrase, change.recovery,
         change.keys.value_or("")});
    if (database_->changed() != 1) throw StoreTrouble(StoreTrouble::Kind::clash, "the player has changed");
    if (!change.only_session.empty()) write(EndSessions{change.id, {}, change.only_session});
  }
  void write(const ErasePlayer& erase) {
    database_->run("DELETE FROM players WHERE id = $1", {erase.id});
    database_->run("DELETE FROM sessions WHERE player = $1", {erase.id});
    database_->run("DELETE FROM people WHERE player = $1", {erase.id});
    database_->run("DELETE FROM commands WHERE player = $1", {erase.id});
    database_->run("UPDATE chat SET player = '', name = '', text = '' WHERE player = $1", {erase.id});
  }
  void write(const AddSession& add) {
    const Session& session = add.session;
    database_->run("INSERT INTO sessions (token, player, at, seen, agent) VALUES ($1, $2, $3, $4, $5)",
                   {session.token, session.player, session.at, session.seen, session.agent});
  }
  void write(const SeeSession& see) {
    database_->run("UPDATE sessions SET seen = $2 WHERE token = $1", {see.token, see.seen});
  }
  void write(const EndSessions& end) {
    database_->run(
        "DELETE FROM sessions WHERE player = $1 AND ($2 = '' OR substr(token, 1, 16) = $2) AND token <> $3",
        {end.player, end.id, end.keep});
  }
  void write(const SweepSessions& sweep) {
    database_->run("DELETE FROM sessions WHERE at < $1 OR seen < $2",
                   {sweep.began_before, sweep.seen_before});
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
