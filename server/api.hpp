// HTTP without a network: routes, sessions, limits and headers (docs/openapi.json). The socket asks here too,
// who comes.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/hall.hpp"
#include "server/limits.hpp"
#include "server/page.hpp"
#include "server/people.hpp"
#include "server/premises.hpp"
#include "server/shelf.hpp"

namespace tsardom::server {

struct HttpRequest {
  std::string method = {}, path = {}, body = {};
  std::string query = {};    // behind the question mark
  std::string address = {};  // of who asks
  bool inside = false;       // came to the address that is for whoever runs the server
  std::string origin = {}, fetch_site = {}, cookie = {}, content_type = {};
  std::string accept_encoding = {}, accept_language = {}, if_none_match = {};
};

struct HttpAnswer {
  int status = 200;
  std::string type = "application/json";
  std::string body = {};
  std::vector<std::pair<std::string, std::string>> headers = {};
};

class Api {
 public:
  struct Wish {
    std::string base_url;  // as browsers reach the server; empty: only by the addresses it listens on
    std::vector<std::string> origins;  // pages that may ask besides
    double generosity = 1;             // how much more than usual one may ask
  };
  using Answered = std::function<void(HttpAnswer)>;
  // A socket may begin for a player, or the answer says why not.
  using Admitted = std::function<void(std::optional<Player>, HttpAnswer)>;

  Api(Premises& premises, Hall& hall, People& people, const Page& page, Wish wish);

  // Called once; the answer comes from any thread.
  void handle(const HttpRequest& request, const Answered& answered);
  void admit(const HttpRequest& request, const Admitted& admitted);
  // One text of a socket, answered with one text.
  void hear(const Asker& asker, std::string_view text, const std::function<void(std::string)>& answered);

  bool allows_request(const std::string& address);
  void add_origin(const std::string& origin) { wish_.origins.push_back(origin); }
  // Goes with every answer.
  std::vector<std::pair<std::string, std::string>> headers() const;

 private:
  HttpAnswer page_answer(const HttpRequest& request) const;
  HttpAnswer shelf_answer(const HttpRequest& request) const;
  void route_session(const HttpRequest& request, const Json& body, const Answered& answered);
  void route_player(const HttpRequest& request, const Player& player, const Json& body,
                    const Answered& answered);
  void ask_hall(const Player& player, Json command, const Answered& answered);
  std::optional<Refusal> limited(const Player& player, const Json& command);
  bool is_foreign(const HttpRequest& request) const;
  std::string token_of(const HttpRequest& request) const;
  std::string cookie_of(const std::string& token) const;
  bool is_tls() const { return wish_.base_url.starts_with("https://"); }

  Premises& premises_;
  Hall& hall_;
  People& people_;
  const Page& page_;
  const Shelf shelf_;
  Wish wish_;
  Limits limits_;
};

}  // namespace tsardom::server
