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

class People {
 public:
  // A session begins: the answer, and the token that only the browser gets to see.
  using Welcome = std::function<void(Json answer, std::string token)>;
  using Found = std::function<void(std::optional<Player>, bool store_works)>;

  explicit People(Premises& premises) : premises_(premises) {}

  void find(const std::string& token, const Found& found);
  void arrive(const Json& request, const std::string& lang, const Welcome& welcome);
  void log_in(const Json& request, const std::string& lang, const Welcome& welcome);
  void log_out(const Player& player, const std::string& token, const Reply& reply);

  void rename(const Player& player, const Json& request, const Reply& reply);
  void set_passphrase(const Player& player, const Json& request, const Reply& reply);
  void set_recovery(const Player& player, const Reply& reply);

  static Json shown(const Player& player);

 private:
  void begin_session(const Player& player, bool is_new, const Welcome& welcome);
  void change(const Player& player, const Reply& reply, const std::function<Json(const Player&)>& answer);
  void forget_player(const std::string& id);

  Premises& premises_;
  std::mutex mutex_;
  std::map<std::string, Player> known_;  // by digest of their token
};

}  // namespace tsardom::server
