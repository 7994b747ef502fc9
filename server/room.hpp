// One table with its people, bots and clocks. Everything happens on the room's lane, one thing after the
// other: what is asked while a change is being saved waits, so nobody ever sees what is not yet safe.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "server/about.hpp"
#include "server/premises.hpp"
#include "server/store.hpp"
#include "server/streams.hpp"
#include "table/fields.hpp"
#include "table/table.hpp"

namespace tsardom::server {

class Room : public std::enable_shared_from_this<Room> {
 public:
  // Opens another table: what is to be saved for it, and who asked.
  using Open = std::function<void(About, const Asker&, Reply)>;

  Room(std::string id, Premises& premises, Open open);
  ~Room();

  // A command {cmd, ..} of docs/SERVER.md. May be called from any thread.
  void ask(Asker asker, Json request, Reply reply);
  // Goes on with what happens by itself: bots that are due, clocks.
  void wake();
  // Leaves the memory to others if nobody looks and nothing is due; the store has it all.
  void rest();
  bool is_resting() const { return resting_; }

  static bool knows(std::string_view command);

 private:
  struct Watcher {
    std::weak_ptr<Peer> peer;
    std::string player, lang;
    Seat seat;
    bool chose_seat;  // otherwise it follows the player to the seat that it gets
    int version;      // what it has been told up to; -1: nothing yet
  };
  struct Job {
    Asker asker;
    Json request;
    Reply reply;
    std::chrono::steady_clock::time_point asked;
  };
  struct Waiting {
    std::function<void()> run;
    std::function<void(const Refusal&)> refuse;
  };
  // What the next change makes of the table.
  struct Draft {
    About about;
    std::vector<ChatLine> chat = {};
    std::optional<CommandKey> command = {};
  };
  struct Command {
    std::string_view name;
    void (Room::*run)(const Job& job, Fields& fields);
  };
  static std::span<const Command> commands();

  // ----- commands
  void watch(const Job& job, Fields& fields);
  void unwatch(const Job& job, Fields& fields);
  void show(const Job& job, Fields& fields);
  void look(const Job& job, Fields& fields);
  void history(const Job& job, Fields& fields);
  void replay(const Job& job, Fields& fields);
  void preview(const Job& job, Fields& fields);
  void hint(const Job& job, Fields& fields);
  void play(const Job& job, Fields& fields);
  void undo(const Job& job, Fields& fields);
  void chat(const Job& job, Fields& fields);
  void join(const Job& job, Fields& fields);
  void leave(const Job& job, Fields& fields);
  void come_back(const Job& job, Fields& fields);
  void take_over(const Job& job, Fields& fields);
  void place(const Job& job, Fields& fields);
  void invite(const Job& job, Fields& fields);
  void revoke(const Job& job, Fields& fields);
  void rematch(const Job& job, Fields& fields);
  void record(const Job& job, Fields& fields);
  void box(const Job& job, Fields& fields);

  // ----- one after the other
  void enqueue(Waiting waiting);
  void pump();
  void go_on();
  void go_on_later();
  void run(const Job& job);
  void answer(const Job& job, Json result);
  void refuse(const Job& job, const Refusal& refusal);

  // ----- keeping
  void load();
  void loaded(const StoredTable& stored);
  void restore(const StoredTable& stored);
  void seal(const Refusal& why);
  void forget();
  // The table as it is, with the clocks read; to be asked for before anything is played.
  Draft draft() const;
  Change change_of(const Draft& draft) const;
  // Saves, then calls; after trouble the job is refused and the room reads itself anew from the store.
  void save(Draft draft, const Job& job, std::function<void()> then);
  void saved(Saved how, const Change& change, const Draft& draft, const Job& job,
             const std::function<void()>& then);

  // ----- playing
  // Follows from the position alone: what opens when a game is over can never be open while one is played.
  Stage stage() const;
  bool is_over() const { return stage() == Stage::over; }
  void begin(Draft& draft);
  void deal();
  void note();
  // Plays for a seat and saves. `play` may refuse.
  void act(const Job& job, Draft draft, Seat seat, const std::function<void()>& play);
  void ask_bots();
  void bot_chose(Seat seat, const std::string& sight, std::optional<Move> move);
  bool is_done(const Job& job, const CommandKey& key);
  CommandKey read_key(const Job& job, Fields& fields) const;
  Seat read_own_seat(const Job& job, Fields& fields) const;
  Seat read_viewer(const Job& job, Fields& fields) const;
  void check_version(Fields& fields, Seat seat) const;

  // ----- clocks
  bool clock_runs(Seat seat) const;
  std::int64_t time_run() const;  // milliseconds since the clocks were last read
  std::int64_t time_left(Seat seat) const;
  std::int64_t next_wake(const About& about) const;
  void set_alarm();
  void time_is_up();
  void stand_in(Draft& draft, Seat seat) const;

  // ----- telling
  Json told(Seat viewer, const std::string& lang, int after) const;
  Json clock_json(Seat viewer) const;
  const Table& past(std::size_t entries);
  Json shown(const std::string& player) const { return shown_about(row_.id, stage(), about_, player); }
  void broadcast();
  void broadcast_table();
  void broadcast_chat(const ChatLine& line);
  void tell_all(const std::function<Json(const std::string& player)>& message);

  const std::string id_;
  Premises& premises_;
  const Open open_;
  const Lane lane_;

  std::deque<Waiting> queue_;
  std::atomic<bool> resting_ = false;  // the store has all that is here
  bool busy_ = false;                  // a change is being saved, or the table is being loaded
  bool here_ = false;                  // the members below hold what the store holds
  std::optional<Refusal> sealed_;      // the record cannot be played on by this program

  TableRow row_;
  About about_;
  std::unique_ptr<Table> table_;  // once the game has begun
  std::unique_ptr<Table> past_;   // where somebody looked back to
  Streams streams_;
  std::vector<ChatLine> chat_;
  std::set<CommandKey> done_;
  std::array<bool, kMostSeats> thinking_{};
  std::chrono::steady_clock::time_point since_;  // when the clocks were last read
  std::shared_ptr<void> alarm_;                  // for the next clock that runs out
  std::vector<Watcher> watchers_;
};

}  // namespace tsardom::server
