// A store that forgets everything in the end: for tests that need thousands of them.
#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "server/store.hpp"

namespace tsardom::server {

class MemoryStore final : public Store {
 public:
  void commit(std::span<const Op> ops) override {
    Shelf next = shelf_;
    for (const Op& op : ops) std::visit([&next](const auto& what) { write(next, what); }, op);
    shelf_ = std::move(next);
  }
  void probe() override {}

  std::optional<StoredTable> load(const std::string& id) override { return find(shelf_.tables, id); }
  std::vector<TableRow> listed(int) override {
    return rows([](const TableRow& row) { return row.listed && row.stage != Stage::over; });
  }
  std::vector<TableRow> of_player(const std::string& player, int) override {
    return rows([this, &player](const TableRow& row) {
      const std::vector<std::string>& people = shelf_.people[row.id];
      return std::find(people.begin(), people.end(), player) != people.end();
    });
  }
  std::vector<TableRow> waking() override {
    return rows([](const TableRow& row) { return row.wake >= 0; });
  }
  std::vector<std::string> table_ids() override {
    std::vector<std::string> ids;
    for (const auto& [id, table] : shelf_.tables) ids.push_back(id);
    return ids;
  }
  std::vector<std::string> playing_ids() override { return table_ids(); }
  std::vector<std::string> torn_ids() override { return {}; }
  std::string complaint() override { return {}; }

  std::optional<Player> player(const std::string& id) override { return find(shelf_.players, id); }
  std::optional<Session> session(const std::string& token) override { return find(shelf_.sessions, token); }
  std::vector<Session> sessions_of(const std::string&) override { return {}; }
  std::vector<Said> said_by(const std::string&) override { return {}; }
  std::optional<Player> player_of_login(const std::string& login) override {
    return first([&login](const Player& one) { return !login.empty() && one.login == login; });
  }
  std::optional<Player> player_of_recovery(const std::string& recovery) override {
    return first([&recovery](const Player& one) { return !recovery.empty() && one.recovery == recovery; });
  }

 private:
  struct Shelf {
    std::map<std::string, StoredTable> tables;
    std::map<std::string, std::vector<std::string>> people;
    std::map<std::string, Player> players;
    std::map<std::string, Session> sessions;
  };

  [[noreturn]] static void clash() { throw StoreTrouble(StoreTrouble::Kind::clash, "clash"); }

  static void write(Shelf& shelf, const Change& change) {
    if (change.before.has_value() != shelf.tables.contains(change.row.id)) clash();
    StoredTable& table = shelf.tables[change.row.id];
    if (change.before && *change.before != table.row.lines) clash();
    table.row = change.row;
    table.lines.insert(table.lines.end(), change.lines.begin(), change.lines.end());
    table.chat.insert(table.chat.end(), change.chat.begin(), change.chat.end());
    if (change.command) {
      if (std::find(table.commands.begin(), table.commands.end(), *change.command) != table.commands.end())
        clash();
      table.commands.push_back(*change.command);
    }
    if (change.people) shelf.people[change.row.id] = *change.people;
  }
  static void write(Shelf& shelf, const SavePlayer& save) {
    for (const auto& [id, other] : shelf.players) {
      if (id != save.player.id && !other.login.empty() && other.login == save.player.login) clash();
    }
    shelf.players[save.player.id] = save.player;
  }
  static void write(Shelf& shelf, const AddSession& add) { shelf.sessions[add.session.token] = add.session; }
  template <class Op>
  static void write(Shelf&, const Op&) {}  // tests that need accounts have a real store

  template <class Found>
  static std::optional<Found> find(const std::map<std::string, Found>& in, const std::string& id) {
    const auto at = in.find(id);
    return at != in.end() ? std::optional(at->second) : std::nullopt;
  }
  template <class Test>
  std::optional<Player> first(Test test) const {
    for (const auto& [id, one] : shelf_.players) {
      if (test(one)) return one;
    }
    return {};
  }
  template <class Test>
  std::vector<TableRow> rows(Test test) const {
    std::vector<TableRow> found;
    for (const auto& [id, table] : shelf_.tables) {
      if (test(table.row)) found.push_back(table.row);
    }
    return found;
  }

  mutable Shelf shelf_;
};

}  // namespace tsardom::server
