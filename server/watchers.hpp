// Who looks at a table, and up to where each has been told what happens there.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/game.hpp"
#include "server/about.hpp"
#include "server/premises.hpp"
#include "server/streams.hpp"
#include "table/json.hpp"

namespace tsardom::server {

struct Watcher {
  std::weak_ptr<Peer> peer;
  std::string player, lang;
  Seat seat;
  bool chose_seat;  // otherwise it follows the player to the seat that it gets
  int version;      // what it has been told up to; -1: nothing yet
};

class Watchers {
 public:
  using Told = std::function<Json(Seat viewer, const std::string& lang, int after)>;

  // Takes the place of what the same peer watched from the same seat. Strangers are refused as "too_many"
  // when there are many; who sits at the table has room of its own, and beyond it stops watching longest ago.
  void add(const Watcher& watcher, const About& about);
  void remove(const std::shared_ptr<Peer>& peer);
  // The game begins: nobody has been told anything of it.
  void begin(const About& about);
  // Whoever has lost its seat looks on as a spectator.
  void follow(const About& about);
  // Forgets whose peer is gone.
  void tidy();
  bool empty() const { return all_.empty(); }

  // Everybody whose stream has grown; who shares seat and language shares the text.
  void update(const Streams& streams, const Told& told);
  // Once to everybody, also to who watches from several seats.
  void tell(const std::function<Json(const std::string& player)>& message) const;

 private:
  std::vector<Watcher> all_;
};

}  // namespace tsardom::server
