// Who is who: an anonymous player at first contact, known again by a token; later, if it likes, by a
// passphrase or a recovery code from elsewhere.
#pragma once

#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>

#include "server/premises.hpp"
#include "table/json.hpp"

namespace tsardom::server {

// Who asks, before we know who it is.
struct Caller {
  std::string lang = "en";
  std::string address = {};  // as limits count it
  std::string from = {};     // in full, for the security log
  std::string agent = {};    // what the browser calls itself
};

// Who asks, once a token has told.
struct Known {
  Player player;
  Session session;
};

class People {
 public:
  // A session begins: the answer, and the token that only the browser gets to see.
  using Welcome = std::function<void(Json answer, std::string token)>;
  using Found = std::function<void(std::optional<Known>, bool store_works)>;
  using Ended = std::function<void(const EndSessions&)>;

  explicit People(Premises& premises) : premises_(premises) {}

  void find(const std::string& token, const Found& found);
  void arrive(const Json& request, const Caller& caller, const Welcome& welcome);
  void log_in(const Json& request, const Caller& caller, const Welcome& welcome);
  void log_out(const Known& known, const Caller& caller, const Reply& reply);

  void rename(const Known& known, const Json& request, const Reply& reply);
  // Whoever changes the keys of an account that has any, or erases it, shows one of them as `proof`.
  void set_passphrase(const Known& known, const Json& request, const Caller& caller, const Reply& reply);
  void set_recovery(const Known& known, const Json& request, const Caller& caller, const Reply& reply);
  // Asked for first, `then` erases what the tables know of the player, and `erase` the rest.
  void may_erase(const Known& known, const Json& request, const Caller& caller, const Reply& reply,
                 const std::function<void()>& then);
  void erase(const Known& known, const Caller& caller, const Reply& reply);

  void tell_sessions(const Known& known, const Reply& reply);
  // The one that is named, or all others.
  void end_sessions(const Known& known, const Json& request, const Caller& caller, const Reply& reply);
  // Everything that is kept of a player.
  void tell_all(const Known& known, const Reply& reply);

  // Called whenever sessions end before their time.
  void when_ended(Ended ended) { ended_ = std::move(ended); }
  // When a session is over, used or not.
  static std::int64_t last_moment(const Session& session);
  // Called now and then.
  void sweep();

  static Json shown(const Player& player);

 private:
  void begin_session(const Player& player, bool is_new, const Caller& caller, const Welcome& welcome);
  void prove(const Known& known, const std::string& proof, const Caller& caller, const Reply& reply,
             const std::function<void()>& then);
  void change(const ChangePlayer& what, const Known& known, const Reply& reply,
              const std::function<Json(const Player&)>& answer);
  void refuse_clash(const ChangePlayer& what, const Known& known, const Reply& reply);
  void see(const Known& known);
  void end(const EndSessions& sessions);
  void forget_player(const std::string& id);

  Premises& premises_;
  Ended ended_;
  std::mutex mutex_;
  std::map<std::string, Known> known_;  // by digest of their token
};

}  // namespace tsardom::server
