// What outlives the server: tables with their records, people and sessions. One Store is used by one thread.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace tsardom::server {

enum class Stage : std::uint8_t { gathering, playing, over };

// A table as the lists show it. `about` is JSON (seating.hpp); the rest is there to be looked for.
struct TableRow {
  std::string id = {};
  std::string about = {};
  Stage stage = Stage::gathering;
  bool listed = false;        // anybody may find it
  std::int64_t lines = 0;     // of its record
  std::string chain = {};     // of the last of them
  std::string position = {};  // hash of the State after them
  std::int64_t wake = -1;     // something will happen by itself in so many milliseconds; -1: nothing
  std::int64_t changed = 0;   // milliseconds since 1970
};

// One entry of a record, chained to all before it.
struct Line {
  std::string text;
  std::string chain;
};

struct ChatLine {
  std::string player, name, text;
  std::int64_t at = 0;
};

// Who asked for a change, and under which name, so that it is done once.
struct CommandKey {
  std::string player, uuid;
  friend auto operator<=>(const CommandKey&, const CommandKey&) = default;
};

// Happens as a whole or not at all.
struct Change {
  TableRow row;
  std::optional<std::int64_t> before;  // lines there must be; none: the table is new
  std::vector<Line> lines = {};
  std::vector<ChatLine> chat = {};
  std::optional<CommandKey> command = {};
  std::optional<std::vector<std::string>> people = {};  // who sits there now, if that changed
  // A player of whom nothing may be left: all lines are written anew, and what it said is gone.
  std::string erased = {};
};

struct Player {
  std::string id = {}, name = {}, lang = "en";
  std::string login = {}, passphrase = {}, recovery = {};  // the last two as digests; empty: none
};

// A browser that is known by a token, which is kept as digest.
struct Session {
  std::string token, player;
  std::int64_t at = 0;     // it began, in milliseconds since 1970
  std::int64_t seen = 0;   // it was last used, give or take a day
  std::string agent = {};  // what the browser calls itself

  // Names it to its player; the token cannot be guessed from it.
  std::string id() const { return token.substr(0, 16); }
};

struct SavePlayer {
  Player player;
};
// What is empty stays as it is, so that two changes at once do not undo each other.
struct ChangePlayer {
  std::string id, name = {}, lang = {}, login = {}, passphrase = {}, recovery = {};
  std::optional<std::string> keys = {};  // they must still be these; a clash otherwise
  std::string only_session = {};         // the token of the one that goes on; empty: all do
};
// Of the player and what belongs to it alone. Its tables are changed one by one before.
struct ErasePlayer {
  std::string id;
};
struct AddSession {
  Session session;
};
struct SeeSession {
  std::string token;
  std::int64_t seen = 0;
};
// Of a player: the one with this id, or without one all; but not the one with the token `keep`.
struct EndSessions {
  std::string player, id = {}, keep = {};

  bool ends(const std::string& whose, const std::string& token) const {
    return whose == player && (id.empty() || token.substr(0, 16) == id) && token != keep;
  }
};
// Those that began, or were last used, too long ago.
struct SweepSessions {
  std::int64_t began_before = 0, seen_before = 0;
};

using Op = std::variant<Change, SavePlayer, ChangePlayer, ErasePlayer, AddSession, SeeSession, EndSessions,
                        SweepSessions>;

// What opens an account, as one text to compare.
inline std::string keys_of(const Player& player) { return player.passphrase + ' ' + player.recovery; }

struct Said {
  std::string table;
  ChatLine line;
};

struct StoredTable {
  TableRow row;
  std::vector<Line> lines;
  std::vector<ChatLine> chat;
  std::vector<CommandKey> commands;
};

struct StoreTrouble : std::runtime_error {
  // A clash: what was asked for contradicts what is stored. Otherwise the store does not work now, and
  // whether the last change is in it shows when it works again.
  enum class Kind : std::uint8_t { clash, broken };
  StoreTrouble(Kind what, const std::string& why) : std::runtime_error(why), kind(what) {}
  Kind kind;
};

class Store {
 public:
  virtual ~Store() = default;

  // All of them durably, or none. Everything here throws StoreTrouble.
  virtual void commit(std::span<const Op> ops) = 0;
  // Tries after trouble whether reading and writing works, and connects anew if need be.
  virtual void probe() = 0;

  virtual std::optional<StoredTable> load(const std::string& id) = 0;
  virtual std::vector<TableRow> listed(int most) = 0;
  virtual std::vector<TableRow> of_player(const std::string& player, int most) = 0;
  virtual std::vector<TableRow> waking() = 0;
  virtual std::vector<std::string> table_ids() = 0;
  virtual std::vector<std::string> playing_ids() = 0;
  // Tables whose lines do not end where their row says.
  virtual std::vector<std::string> torn_ids() = 0;
  // What the database finds wrong with itself; it reads everything.
  virtual std::string complaint() = 0;

  virtual std::optional<Player> player(const std::string& id) = 0;
  virtual std::optional<Session> session(const std::string& token) = 0;
  virtual std::vector<Session> sessions_of(const std::string& player) = 0;
  virtual std::vector<Said> said_by(const std::string& player) = 0;
  virtual std::optional<Player> player_of_login(const std::string& login) = 0;
  virtual std::optional<Player> player_of_recovery(const std::string& recovery) = 0;
};

// The chain of a record: of its first line over the header, of every further one over the one before.
std::string chained(std::string_view before, std::string_view text);

}  // namespace tsardom::server
