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
  std::string address = {};  // of who asks, as limits count it
  std::string from = {};     // the same in full, for the security log
  bool inside = false;       // came to the address that is for whoever runs the server
  std::string host = {}, origin = {}, fetch_site = {}, cookie = {}, content_type = {}, agent = {};
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
    std::vector<std::string> origins;  // pages elsewhere that may ask besides
    double generosity = 1;             // how much more than usual one may ask
    bool any_host = false;  // listens at every address: a page is ours if it came from where it asks
  };
  using Answered = std::function<void(HttpAnswer)>;
  // A socket may begin for somebody, or the answer says why not.
  using Admitted = std::function<void(std::optional<Known>, HttpAnswer)>;

  Api(Premises& premises, Hall& hall, People& people, const Page& page, Wish wish);

  // Called once; the answer comes from any thread.
  void handle(const HttpRequest& request, const Answered& answered);
  void admit(const HttpRequest& request, const Admitted& admitted);
  // One text of a socket, answered with one text.
  void hear(const Asker& asker, std::string_view text, const std::function<void(std::string)>& answered);

  bool allows_request(const std::string& address);
  // Where our own page comes from.
  void add_origin(const std::string& origin) { own_origins_.push_back(origin); }
  // Goes with every answer.
  std::vector<std::pair<std::string, std::string>> headers() const;

 private:
  HttpAnswer page_answer(const HttpRequest& request) const;
  HttpAnswer shelf_answer(const HttpRequest& request) const;
  void route_session(const HttpRequest& request, const Json& body, const Answered& answered);
  void route_player(const HttpRequest& request, const Known& known, const Json& body,
                    const Answered& answered);
  bool route_me(const HttpRequest& request, const Known& known, const std::string& what, const Json& body,
                const Answered& answered);
  void erase(const HttpRequest& request, const Known& known, const Json& body, const Answered& answered);
  Answered shared_with(const HttpRequest& request, const Answered& answered) const;
  void ask_hall(const Asker& asker, Json command, const Answered& answered);
  std::optional<Refusal> limited(const Asker& asker, const Json& command);
  bool is_own(const HttpRequest& request) const;
  bool is_befriended(const HttpRequest& request) const;
  bool is_foreign(const HttpRequest& request) const;
  Refusal too_fast(std::string_view limit, const std::string& address);
  std::string token_of(const HttpRequest& request) const;
  std::string cookie_of(const std::string& token) const;
  bool is_tls() const { return wish_.base_url.starts_with("https://"); }

  Premises& premises_;
  Hall& hall_;
  People& people_;
  const Page& page_;
  const Shelf shelf_;
  Wish wish_;
  std::vector<std::string> own_origins_;
  Limits limits_;
};

// "https://tsardom.example/" as browsers name it in Origin: "https://tsardom.example". Throws
// std::runtime_error if it is no address of a page.
std::string origin_of_url(const std::string& url);

}  // namespace tsardom::server
