#include "server/api.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <stdexcept>

namespace tsardom::server {
namespace {

constexpr std::string_view kApi = "/api/";
constexpr std::size_t kMostBytes = 64 * 1024;
constexpr std::array<std::string_view, 7> kLooks{"show",   "watch",  "look", "history",
                                                 "replay", "record", "box"};

int status_of(const std::string& code) {
  static const std::map<std::string, int, std::less<>> kStatus{
      {"no_session", 401},   {"wrong_login", 401},     {"wrong_proof", 403},  {"not_your_seat", 403},
      {"not_host", 403},     {"not_seated", 403},      {"has_moved", 409},    {"no_guest", 409},
      {"other_origin", 403}, {"bad_invitation", 403},  {"no_table", 404},     {"not_found", 404},
      {"wrong_method", 405}, {"already_started", 409}, {"not_started", 409},  {"not_over", 409},
      {"no_free_seat", 409}, {"behind", 409},          {"ahead", 409},        {"login_taken", 409},
      {"try_again", 409},    {"too_long", 413},        {"too_fast", 429},     {"too_many", 429},
      {"hint_runs", 429},    {"too_busy", 429},        {"storage_down", 503}, {"closing", 503},
      {"internal", 500}};
  const auto found = kStatus.find(code);
  return found != kStatus.end() ? found->second : 400;
}

HttpAnswer json_answer(const Json& json) {
  HttpAnswer answer;
  if (!json.at("ok").get<bool>()) answer.status = status_of(json.at("error").at("code").get<std::string>());
  answer.body = write_json(json);
  answer.headers = {{"Cache-Control", "no-store"}};
  return answer;
}

// "seat=0&lang=ru" as {"seat": 0, "lang": "ru"}.
Json query_of(std::string_view query) {
  constexpr std::size_t kMostDigits = 9;
  Json json = Json::object();
  while (!query.empty()) {
    const std::string_view one = query.substr(0, query.find('&'));
    query.remove_prefix(std::min(one.size() + 1, query.size()));
    const std::string value(one.substr(std::min(one.find('='), one.size() - 1) + 1));
    const bool is_number = !value.empty() && value.size() <= kMostDigits &&
                           value.find_first_not_of("0123456789") == std::string::npos;
    json[std::string(one.substr(0, one.find('=')))] = is_number ? Json(std::stoi(value)) : Json(value);
  }
  return json;
}

std::optional<std::string> wanted_lang(const HttpRequest& request) {
  const Json query = query_of(request.query);
  const auto lang = query.find("lang");
  if (lang == query.end()) return {};
  return lang->is_string() ? lang->get<std::string>() : write_json(*lang);
}

// The language that is asked for, else the one that the browser prefers.
std::string lang_of(const HttpRequest& request) {
  const std::vector<std::string> known = Words::languages();
  for (const std::string& lang : {wanted_lang(request).value_or(""), request.accept_language.substr(0, 2)}) {
    if (std::find(known.begin(), known.end(), lang) != known.end()) return lang;
  }
  return "en";
}

Caller caller_of(const HttpRequest& request) {
  return {lang_of(request), request.address, request.from, request.agent};
}

Json body_of(const HttpRequest& request) {
  if (request.body.size() > kMostBytes) throw Refusal("too_long", {{"most", kMostBytes}});
  if (request.method == "GET" || request.method == "HEAD") {
    Json body = query_of(request.query);
    body.erase("lang");
    return body;
  }
  if (request.body.empty()) return Json::object();
  if (!request.content_type.starts_with("application/json"))
    throw Refusal("wrong_type",
                  {{"field", "Content-Type"}, {"type", "text"}, {"found", quote(request.content_type)}});
  Json body = parse_json(request.body);
  if (!body.is_object()) throw Refusal("not_an_object", {{"found", shown(body)}});
  return body;
}

std::vector<std::string> parts_of(std::string_view path) {
  std::vector<std::string> parts;
  while (!path.empty()) {
    const std::size_t slash = path.find('/');
    parts.emplace_back(path.substr(0, slash));
    path = slash == std::string_view::npos ? std::string_view() : path.substr(slash + 1);
  }
  return parts;
}

HttpAnswer file_answer(const HttpRequest& request, const PageFile* file) {
  if (file == nullptr) throw Refusal("not_found");
  HttpAnswer answer{200, file->type, {}, {{"ETag", file->tag}, {"Vary", "Accept-Encoding"}}};
  answer.headers.emplace_back("Cache-Control",
                              file->forever ? "public, max-age=31536000, immutable" : "no-cache");
  if (request.if_none_match == file->tag) {
    answer.status = 304;
    return answer;
  }
  const bool packs = !file->packed.empty() && request.accept_encoding.find("gzip") != std::string::npos;
  if (packs) answer.headers.emplace_back("Content-Encoding", "gzip");
  answer.body = packs ? file->packed : file->body;
  return answer;
}

}  // namespace

Api::Api(Premises& premises, Hall& hall, People& people, const Page& page, Wish wish)
    : premises_(premises),
      hall_(hall),
      people_(people),
      page_(page),
      wish_(std::move(wish)),
      limits_(wish_.generosity) {
  if (!wish_.base_url.empty()) {
    wish_.base_url = origin_of_url(wish_.base_url);
    own_origins_.push_back(wish_.base_url);
  }
  for (std::string& origin : wish_.origins) origin = origin_of_url(origin);
}

std::string origin_of_url(const std::string& url) {
  const std::size_t scheme = url.find("://");
  std::string origin = url.substr(0, scheme == std::string::npos ? 0 : url.find('/', scheme + 3));
  std::transform(origin.begin(), origin.end(), origin.begin(),
                 [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
  const bool tls = origin.starts_with("https://"), plain = origin.starts_with("http://");
  const std::string_view rest =
      scheme == std::string::npos ? "" : std::string_view(url).substr(origin.size());
  if ((!tls && !plain) || origin.size() == scheme + 3 || (!rest.empty() && rest != "/"))
    throw std::runtime_error(url + " is no address of a page, like https://tsardom.example");
  const std::string_view usual = tls ? ":443" : ":80";
  if (origin.ends_with(usual)) origin.resize(origin.size() - usual.size());
  return origin;
}

// ------------------------------------------------------------------------------------------ who asks

Refusal Api::too_fast(std::string_view limit, const std::string& address) {
  ++premises_.metrics.rate_limited;
  premises_.security->note_limit(limit, address);
  return Refusal("too_fast");
}

bool Api::allows_request(const std::string& address) {
  if (limits_.requests.allows(address)) return true;
  too_fast("requests", address);
  return false;
}

bool Api::is_own(const HttpRequest& request) const {
  const bool known =
      std::find(own_origins_.begin(), own_origins_.end(), request.origin) != own_origins_.end();
  return known || (wish_.any_host && !request.host.empty() && request.origin == "http://" + request.host);
}

bool Api::is_befriended(const HttpRequest& request) const {
  return std::find(wish_.origins.begin(), wish_.origins.end(), request.origin) != wish_.origins.end();
}

// A browser says from which page a request comes. Programs say nothing, and bring no cookies of others.
bool Api::is_foreign(const HttpRequest& request) const {
  if (is_befriended(request)) return false;
  if (request.fetch_site == "cross-site" || request.fetch_site == "same-site") return true;
  return !request.origin.empty() && !is_own(request);
}

// A page elsewhere may read what it asked for if its browser is told so.
Api::Answered Api::shared_with(const HttpRequest& request, const Answered& answered) const {
  if (!is_befriended(request)) return answered;
  return [answered, origin = request.origin](HttpAnswer answer) {
    answer.headers.emplace_back("Access-Control-Allow-Origin", origin);
    answer.headers.emplace_back("Access-Control-Allow-Credentials", "true");
    answer.headers.emplace_back("Vary", "Origin");
    answered(std::move(answer));
  };
}

std::string Api::token_of(const HttpRequest& request) const {
  const std::string name = is_tls() ? "__Host-tsardom=" : "tsardom=";
  std::string_view rest = request.cookie;
  while (!rest.empty()) {
    const std::size_t end = rest.find(';');
    std::string_view one = rest.substr(0, end);
    while (one.starts_with(' ')) one.remove_prefix(1);
    if (one.starts_with(name)) return std::string(one.substr(name.size()));
    rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
  }
  return {};
}

std::string Api::cookie_of(const std::string& token) const {
  const std::string age = token.empty() ? "0" : "31536000";
  return (is_tls() ? "__Host-tsardom=" : "tsardom=") + token +
         "; Path=/; HttpOnly; SameSite=Strict; Max-Age=" + age + (is_tls() ? "; Secure" : "");
}

std::vector<std::pair<std::string, std::string>> Api::headers() const {
  std::vector<std::pair<std::string, std::string>> all{
      {"Content-Security-Policy",
       "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src "
       "'self' data:; font-src 'self'; "
       "connect-src "
       "'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors "
       "'none'"},
      {"X-Content-Type-Options", "nosniff"},
      {"X-Frame-Options", "DENY"},
      {"Referrer-Policy", "no-referrer"},
      {"Cross-Origin-Opener-Policy", "same-origin"},
      {"Cross-Origin-Resource-Policy", "same-origin"},
      {"Permissions-Policy", "camera=(), geolocation=(), microphone=()"}};
  if (is_tls()) all.emplace_back("Strict-Transport-Security", "max-age=31536000");
  return all;
}

// ------------------------------------------------------------------------------------------- routes

HttpAnswer Api::page_answer(const HttpRequest& request) const {
  return file_answer(request, page_.find(request.path));
}

HttpAnswer Api::shelf_answer(const HttpRequest& request) const {
  if (request.method == "POST") throw Refusal("wrong_method");
  const std::vector<std::string> parts = parts_of(std::string_view(request.path).substr(kApi.size()));
  if (parts.size() != 3) throw Refusal("not_found");
  return file_answer(request, shelf_.find(parts[1], parts[2], lang_of(request)));
}

void Api::handle(const HttpRequest& request, const Answered& asked) {
  ++premises_.metrics.requests;
  const Answered answered = shared_with(request, asked);
  try {
    const bool reads = request.method == "GET" || request.method == "HEAD";
    if (request.path == "/healthz") {
      const bool works = premises_.metrics.store_works;
      return answered({works ? 200 : 503,
                       "text/plain",
                       works ? "ok\n" : "the store does not work\n",
                       {{"Cache-Control", "no-store"}}});
    }
    // How many moves were saved says too much while all choose at once.
    if (request.path == "/metrics" && request.inside)
      return answered({200, "text/plain; version=0.0.4", premises_.metrics.text(), {}});
    if (!request.path.starts_with(kApi)) {
      if (request.path == "/metrics") throw Refusal("not_found");
      if (!reads) throw Refusal("wrong_method");
      return answered(page_answer(request));
    }
    if (request.method == "OPTIONS" && is_befriended(request)) {
      return answered({204,
                       "text/plain",
                       "",
                       {{"Access-Control-Allow-Methods", "GET, POST"},
                        {"Access-Control-Allow-Headers", "Content-Type"}}});
    }
    if (!reads && request.method != "POST") throw Refusal("wrong_method");
    if (is_foreign(request)) throw Refusal("other_origin");
    if (const std::optional<std::string> lang = wanted_lang(request)) words_in(*lang);
    if (request.path.starts_with("/api/games/")) return answered(shelf_answer(request));
    const Json body = body_of(request);
    if (request.path == "/api/hello")
      return answered(json_answer(accepted(hello_json(premises_.boxes, lang_of(request)))));
    if (request.path == "/api/session" || request.path == "/api/login")
      return route_session(request, body, answered);
    people_.find(token_of(request),
                 [this, request, body, answered](const std::optional<Known>& known, bool works) {
                   try {
                     if (!works) throw Refusal("storage_down");
                     if (!known) throw Refusal("no_session");
                     route_player(request, *known, body, answered);
                   } catch (const Refusal& refusal) {
                     answered(json_answer(refused(refusal, known ? known->player.lang : lang_of(request))));
                   }
                 });
  } catch (const Refusal& refusal) {
    ++premises_.metrics.refusals;
    answered(json_answer(refused(refusal, lang_of(request))));
  }
}

void Api::route_session(const HttpRequest& request, const Json& body, const Answered& answered) {
  if (request.method != "POST") throw Refusal("wrong_method");
  const bool logs_in = request.path == "/api/login";
  if (!(logs_in ? limits_.logins : limits_.arrivals).allows(request.address))
    throw too_fast(logs_in ? "logins" : "arrivals", request.address);
  const auto welcome = [this, answered](const Json& json, const std::string& token) {
    HttpAnswer answer = json_answer(json);
    if (!token.empty()) answer.headers.emplace_back("Set-Cookie", cookie_of(token));
    answered(std::move(answer));
  };
  if (logs_in) return people_.log_in(body, caller_of(request), welcome);
  people_.arrive(body, caller_of(request), welcome);
}

void Api::route_player(const HttpRequest& request, const Known& known, const Json& body,
                       const Answered& answered) {
  const std::vector<std::string> parts = parts_of(std::string_view(request.path).substr(kApi.size()));
  const bool posts = request.method == "POST";
  const Asker asker{known.player, {}, request.address};
  const auto command = [&](const std::string& name) {
    Json json{{"cmd", name}};
    if (const std::optional<std::string> lang = wanted_lang(request)) json["lang"] = *lang;
    json.update(body);
    return json;
  };
  if (body.contains("cmd") || body.contains("id") || body.contains("table"))
    throw Refusal("unknown_field", {{"field", quote("cmd, id, table")}, {"right", "openapi.json"}});
  if (!parts.empty() && parts.size() <= 2 && parts[0] == "me" &&
      route_me(request, known, parts.size() == 2 ? parts[1] : "", body, answered))
    return;
  if (parts.size() == 1 && parts[0] == "tables")
    return ask_hall(asker, command(posts ? "open" : "tables"), answered);
  if (parts.size() == 2 && parts[0] == "tables" && parts[1] == "mine" && !posts)
    return ask_hall(asker, command("mine"), answered);
  if (parts.size() == 1 && parts[0] == "records" && posts)
    return ask_hall(asker, command("import"), answered);
  if (parts.size() >= 2 && parts.size() <= 3 && parts[0] == "tables") {
    const std::string name = parts.size() == 3 ? parts[2] : "show";
    const bool looks = std::find(kLooks.begin(), kLooks.end(), name) != kLooks.end();
    if (!Room::knows(name) || name == "unwatch") throw Refusal("not_found");
    if (looks == posts) throw Refusal("wrong_method");
    Json asked = command(name);
    asked["table"] = parts[1];
    return ask_hall(asker, std::move(asked), answered);
  }
  throw Refusal("not_found");
}

// Whether there is such a thing.
bool Api::route_me(const HttpRequest& request, const Known& known, const std::string& what, const Json& body,
                   const Answered& answered) {
  const auto reply = [answered](const Json& json) { answered(json_answer(json)); };
  const Caller caller = caller_of(request);
  if (request.method != "POST") {
    if (what.empty()) return reply(accepted(People::shown(known.player))), true;
    if (what == "sessions") return people_.tell_sessions(known, reply), true;
    if (what == "export") return people_.tell_all(known, reply), true;
    return false;
  }
  const bool proves = what == "passphrase" || what == "recovery" || what == "erase";
  if (proves && !limits_.proofs.allows(known.player.id)) throw too_fast("proofs", request.address);
  if (what.empty()) return people_.rename(known, body, reply), true;
  if (what == "passphrase") return people_.set_passphrase(known, body, caller, reply), true;
  if (what == "recovery") return people_.set_recovery(known, body, caller, reply), true;
  if (what == "sessions") return people_.end_sessions(known, body, caller, reply), true;
  const Answered goodbye = [this, answered](HttpAnswer answer) {
    if (answer.status == 200) answer.headers.emplace_back("Set-Cookie", cookie_of({}));
    answered(std::move(answer));
  };
  if (what == "erase") return erase(request, known, body, goodbye), true;
  if (what != "logout") return false;
  people_.log_out(known, caller, [goodbye](const Json& json) { goodbye(json_answer(json)); });
  return true;
}

void Api::erase(const HttpRequest& request, const Known& known, const Json& body, const Answered& answered) {
  const auto reply = [answered](const Json& json) { answered(json_answer(json)); };
  const Caller caller = caller_of(request);
  people_.may_erase(known, body, caller, reply, [this, known, caller, reply] {
    hall_.erase(known.player, [this, known, caller, reply](bool done) {
      if (!done) return reply(refused(Refusal("storage_down"), known.player.lang));
      people_.erase(known, caller, reply);
    });
  });
}

std::optional<Refusal> Api::limited(const Asker& asker, const Json& command) {
  const std::string& player = asker.player.id;
  const auto found = command.find("cmd");
  const std::string name = found != command.end() && found->is_string() ? found->get<std::string>() : "";
  const bool opens = name == "open" || name == "import" || name == "rematch";
  const bool works = name == "hint" || name == "history" || name == "replay";
  const bool lists = name == "tables" || name == "mine";
  const bool allowed = limits_.commands.allows(player) && (!opens || limits_.openings.allows(player)) &&
                       (!works || limits_.work.allows(player)) && (!lists || limits_.lists.allows(player));
  const bool shares = limits_.of_address.allows(asker.address) &&
                      (!opens || limits_.openings_of_address.allows(asker.address));
  if (allowed && shares) return {};
  return too_fast("commands", asker.address);
}

void Api::ask_hall(const Asker& asker, Json command, const Answered& answered) {
  if (const std::optional<Refusal> refusal = limited(asker, command)) throw *refusal;
  hall_.ask(asker, std::move(command), [answered](const Json& json) { answered(json_answer(json)); });
}

// ------------------------------------------------------------------------------------------- sockets

void Api::admit(const HttpRequest& request, const Admitted& admitted) {
  const auto refuse = [request, admitted](const Refusal& refusal) {
    admitted({}, json_answer(refused(refusal, lang_of(request))));
  };
  if (is_foreign(request)) return refuse(Refusal("other_origin"));
  people_.find(token_of(request), [refuse, admitted](const std::optional<Known>& known, bool works) {
    if (!works) return refuse(Refusal("storage_down"));
    if (!known) return refuse(Refusal("no_session"));
    admitted(known, {});
  });
}

void Api::hear(const Asker& asker, std::string_view text, const std::function<void(std::string)>& answered) {
  ++premises_.metrics.frames;
  Json id;
  try {
    Json request = parse_json(text);
    if (!request.is_object()) throw Refusal("not_an_object", {{"found", shown(request)}});
    const auto found = request.find("id");
    if (found != request.end()) {
      if (!found->is_string() && !found->is_number())
        throw Refusal("wrong_type", {{"field", "id"}, {"type", "id"}, {"found", shown(*found)}});
      id = *found;
    }
    if (const std::optional<Refusal> refusal = limited(asker, request)) throw *refusal;
    hall_.ask(asker, std::move(request), [id, answered](const Json& json) {
      Json answer = Json::object();
      if (!id.is_null()) answer["id"] = id;
      answer.update(json);
      answered(write_json(answer));
    });
  } catch (const Refusal& refusal) {
    ++premises_.metrics.refusals;
    Json answer = Json::object();
    if (!id.is_null()) answer["id"] = id;
    answer.update(refused(refusal, asker.player.lang));
    answered(write_json(answer));
  }
}

}  // namespace tsardom::server
