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
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "server/clocks.hpp"
#include "server/held.hpp"
#include "server/limits.hpp"
#include "server/minds.hpp"
#include "server/past.hpp"
#include "server/premises.hpp"
#include "server/watchers.hpp"
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
  // Nothing here names this player any more.
  void erase(const Player& player, Reply reply);
  // Leaves the memory to others if nobody looks and nothing is due; the store has it all.
  void rest();
  bool is_resting() const { return resting_; }

  static bool knows(std::string_view command);

 private:
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
  void withdraw(const Job& job, Fields& fields);
  void remove(const Job& job, Fields& fields);
  void rematch(const Job& job, Fields& fields);
  void record(const Job& job, Fields& fields);
  void box(const Job& job, Fields& fields);

  // ----- one after the other
  void enqueue(Waiting waiting);
  void pump();
  void go_on();
  void go_on_later();
  void run(const Job& job);
  void check_stranger(const Job& job);
  void answer(const Job& job, Json result);
  void refuse(const Job& job, const Refusal& refusal);

  // ----- keeping
  void load();
  void loaded(const StoredTable& stored);
  void seal(const Refusal& why);
  void forget();
  // The table as it is, with the clocks read; to be asked for before anything is played.
  Draft draft() const;
  // Saves, then calls; after trouble the job is refused and the room reads itself anew from the store.
  void save(Draft draft, const Job& job, std::function<void()> then);
  void saved(Saved how, const Change& change, const Draft& draft, const Job& job,
             const std::function<void()>& then);

  // ----- playing
  void begin(Draft& draft);
  // Plays for a seat and saves. `play` may refuse.
  void act(const Job& job, Draft draft, Seat seat, const std::function<void()>& play);
  void ask_bots();
  void bot_chose(Seat seat, const std::string& sight, std::optional<Move> move);
  bool is_done(const Job& job, const CommandKey& key, Json answered = Json::object());
  CommandKey read_key(const Job& job, Fields& fields) const;
  Seat read_own_seat(const Job& job, Fields& fields) const;
  Seat read_viewer(const Job& job, Fields& fields) const;
  void check_version(Fields& fields, Seat seat) const;

  // ----- clocks
  void set_alarm();
  void time_is_up();
  void stand_in(Draft& draft, Seat seat) const;
  std::string stand_in_level() const;

  // ----- sitting
  void save_places(Draft draft, const Job& job);
  Place free_place() const;
  void forget_player(const Job& job);

  // ----- telling
  Json told(Seat viewer, const std::string& lang, int after) const;
  Json shown(const std::string& player) const { return shown_about(id_, held_.stage(), held_.about, player); }
  void broadcast();
  void broadcast_table();
  void broadcast_chat(const ChatLine& line);

  const std::string id_;
  Premises& premises_;
  const Open open_;
  const Lane lane_;

  std::deque<Waiting> queue_;
  std::atomic<bool> resting_ = false;  // the store has all that is here
  bool busy_ = false;                  // a change is being saved, or the table is being loaded
  bool here_ = false;                  // what is held is what the store has
  std::optional<Refusal> sealed_;      // the record cannot be played on by this program

  Held held_;
  Past past_;  // where somebody looked back to
  std::array<bool, kMostSeats> thinking_{};
  std::string address_;  // of whoever made the bots think, if we know
  Minds minds_;          // of the bots that play here
  Clocks clocks_;
  std::shared_ptr<void> alarm_;  // for the next clock that runs out
  Watchers watchers_;
  Limit strangers_;  // what all who do not sit here may ask together
};

}  // namespace tsardom::server
