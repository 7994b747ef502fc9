#include "server/api.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <future>
#include <iterator>

#include "tests/server/salon.hpp"

namespace tsardom::server {
namespace {

class Apis : public testing::Test {
 protected:
  HttpAnswer ask(HttpRequest request) {
    std::optional<HttpAnswer> answer;
    std::mutex mutex;
    if (request.address.empty()) request.address = "10.0.0.1";
    api_.handle(request, [&](HttpAnswer found) {
      const std::lock_guard lock(mutex);
      answer = std::move(found);
    });
    EXPECT_TRUE(salon_.run_until([&] {
      const std::lock_guard lock(mutex);
      return answer.has_value();
    }));
    return answer.value_or(HttpAnswer{});
  }
  HttpAnswer get(const std::string& path, const std::string& cookie = {}) {
    HttpRequest request{.method = "GET", .path = path};
    request.cookie = cookie;
    return ask(request);
  }
  HttpAnswer post(const std::string& path, const Json& body, const std::string& cookie = {}) {
    HttpRequest request{.method = "POST", .path = path, .body = write_json(body)};
    request.cookie = cookie;
    request.content_type = "application/json";
    return ask(request);
  }
  static std::string header(const HttpAnswer& answer, const std::string& name) {
    for (const auto& [key, value] : answer.headers) {
      if (key == name) return value;
    }
    return {};
  }
  static std::string cookie_in(const HttpAnswer& answer) {
    const std::string cookie = header(answer, "Set-Cookie");
    return cookie.substr(0, cookie.find(';'));
  }
  std::string arrive(const std::string& name) { return cookie_in(post("/api/session", {{"name", name}})); }
  Json me(const std::string& cookie) { return Json::parse(get("/api/me", cookie).body).at("me"); }
  static std::string code_in(const HttpAnswer& answer) { return code_of(Json::parse(answer.body)); }
  // Asks without waiting for the answer.
  std::shared_ptr<std::optional<HttpAnswer>> begin(const std::string& path, const Json& body,
                                                   const std::string& cookie) {
    HttpRequest request{.method = "POST", .path = path, .body = write_json(body)};
    request.cookie = cookie;
    request.content_type = "application/json";
    request.address = "10.0.0.1";
    const auto answer = std::make_shared<std::optional<HttpAnswer>>();
    api_.handle(request, [this, answer](HttpAnswer found) {
      const std::lock_guard lock(mutex_);
      *answer = std::move(found);
    });
    return answer;
  }
  int status_of(const std::shared_ptr<std::optional<HttpAnswer>>& answer) {
    EXPECT_TRUE(salon_.run_until([&] {
      const std::lock_guard lock(mutex_);
      return answer->has_value();
    }));
    return (*answer)->status;
  }

  std::mutex mutex_;

  Folder folder_;
  Salon salon_{open_store(open_sqlite({folder_.file("store.db")}))};
  People people_{salon_.premises};
  Page page_{""};
  Api api_{salon_.premises, salon_.hall, people_, page_, {"https://tsardom.example", {}, 1}};
};

TEST_F(Apis, BeginASessionWithACookieThatScriptsCannotRead) {
  const HttpAnswer answer = post("/api/session", {{"name", "Анна"}, {"lang", "ru"}});
  EXPECT_EQ(answer.status, 200);
  const std::string cookie = header(answer, "Set-Cookie");
  EXPECT_TRUE(cookie.starts_with("__Host-tsardom="));
  for (const char* part : {"HttpOnly", "SameSite=Strict", "Secure", "Path=/"})
    EXPECT_NE(cookie.find(part), std::string::npos);
  EXPECT_EQ(cookie.find(';') - cookie.find('=') - 1, 64U);
  EXPECT_EQ(answer.body.find(cookie.substr(15, 64)), std::string::npos);
  const HttpAnswer me = get("/api/me", cookie.substr(0, cookie.find(';')));
  EXPECT_EQ(Json::parse(me.body).at("me").at("name"), "Анна");
  EXPECT_EQ(get("/api/me").status, 401);
  EXPECT_EQ(get("/api/me", "__Host-tsardom=" + std::string(64, 'a')).status, 401);
}

TEST_F(Apis, NameWhoeverGivesNoNameInTheirLanguage) {
  const Json me = Json::parse(post("/api/session", {{"lang", "ru"}}).body).at("me");
  EXPECT_TRUE(me.at("name").get<std::string>().starts_with("Игрок ")) << me;
}

TEST_F(Apis, RefuseOtherPages) {
  HttpRequest request{.method = "POST", .path = "/api/session", .body = "{}"};
  request.content_type = "application/json";
  request.origin = "https://evil.example";
  EXPECT_EQ(ask(request).status, 403);
  request.origin = "https://tsardom.example";
  EXPECT_EQ(ask(request).status, 200);
  request.fetch_site = "cross-site";
  EXPECT_EQ(ask(request).status, 403);
  request.fetch_site = "same-origin";
  request.content_type = "text/plain";
  EXPECT_EQ(ask(request).status, 400);
  std::optional<int> status;
  request.origin = "https://evil.example";
  api_.admit(request, [&](const std::optional<Known>& known, const HttpAnswer& answer) {
    status = known ? 101 : answer.status;
  });
  EXPECT_EQ(status, 403);
}

TEST_F(Apis, OpenAndListTables) {
  const std::string anna = arrive("Anna"), boris = arrive("Boris");
  const HttpAnswer opened = post(
      "/api/tables",
      {{"game", "connect_four"}, {"listed", true}, {"places", {{{"kind", "person"}}, {{"kind", "open"}}}}},
      anna);
  ASSERT_EQ(opened.status, 200) << opened.body;
  const std::string table = Json::parse(opened.body).at("about").at("table");
  EXPECT_EQ(Json::parse(get("/api/tables", boris).body).at("tables").size(), 1U);
  EXPECT_EQ(post("/api/tables/" + table + "/join", Json::object(), boris).status, 200);
  EXPECT_EQ(Json::parse(get("/api/tables/" + table, boris).body).at("about").at("stage"), "playing");
  EXPECT_EQ(get("/api/tables/" + table + "/record", boris).status, 409);
  EXPECT_EQ(get("/api/tables/" + table + "/join", boris).status, 405);
  EXPECT_EQ(post("/api/tables/" + table + "/state", Json::object(), boris).status, 404);
  EXPECT_EQ(get("/api/tables/" + std::string(32, '0'), boris).status, 404);
  EXPECT_EQ(post("/api/tables", {{"game", "connect_four"}, {"places", Json::array()}}, boris).status, 400);
  EXPECT_EQ(post("/api/tables",
                 {{"game", "connect_four"},
                  {"places", {{{"kind", "person"}}, {{"kind", "person"}}}},
                  {"options", {{"box", "/etc/passwd"}}}},
                 boris)
                .status,
            400);
}

TEST_F(Apis, KnowAPlayerAgainByPassphraseAndByCode) {
  const std::string anna = arrive("Anna");
  EXPECT_EQ(post("/api/me/passphrase", {{"login", "anna"}, {"passphrase", "short"}}, anna).status, 400);
  EXPECT_EQ(post("/api/me/passphrase", {{"login", "anna"}, {"passphrase", "correct horse"}}, anna).status,
            200);
  const std::string code =
      Json::parse(post("/api/me/recovery", {{"proof", "correct horse"}}, anna).body).at("code");
  EXPECT_EQ(post("/api/login", {{"login", "anna"}, {"passphrase", "wrong horse"}}).status, 401);
  EXPECT_EQ(post("/api/login", {{"login", "boris"}, {"passphrase", "wrong horse"}}).status, 401);
  EXPECT_EQ(post("/api/login", {{"code", "abcde-abcde"}}).status, 401);
  for (const Json& key : {Json{{"login", "anna"}, {"passphrase", "correct horse"}}, Json{{"code", code}}}) {
    const HttpAnswer back = post("/api/login", key);
    ASSERT_EQ(back.status, 200) << back.body;
    const std::string cookie = header(back, "Set-Cookie");
    EXPECT_EQ(Json::parse(get("/api/me", cookie.substr(0, cookie.find(';'))).body).at("me").at("login"),
              "anna");
  }
  EXPECT_EQ(post("/api/me/passphrase", {{"login", "anna"}, {"passphrase", "another horse"}}, arrive("Boris"))
                .status,
            409);
  EXPECT_EQ(post("/api/me/logout", Json::object(), anna).status, 200);
  EXPECT_EQ(get("/api/me", anna).status, 401);
}

TEST_F(Apis, WeighPassphrasesWhateverBotsThinkAbout) {
  std::promise<void> thought;
  salon_.premises.thinkers.work([end = thought.get_future().share()] { end.wait(); });
  EXPECT_EQ(
      post("/api/me/passphrase", {{"login", "anna"}, {"passphrase", "correct horse"}}, arrive("Anna")).status,
      200);
  EXPECT_EQ(post("/api/login", {{"login", "anna"}, {"passphrase", "correct horse"}}).status, 200);
  thought.set_value();
}

TEST_F(Apis, ChangeAPassphraseForWhoKnowsTheOldOneAndEndOtherSessions) {
  const std::string anna = arrive("Anna");
  const auto set = [&](const std::string& passphrase, const Json& proof) {
    Json body{{"login", "anna"}, {"passphrase", passphrase}};
    if (!proof.is_null()) body["proof"] = proof;
    return code_in(post("/api/me/passphrase", body, anna));
  };
  EXPECT_EQ(set("correct horse", nullptr), "ok");
  const std::string elsewhere =
      cookie_in(post("/api/login", {{"login", "anna"}, {"passphrase", "correct horse"}}));
  EXPECT_EQ(get("/api/me", elsewhere).status, 200);
  EXPECT_EQ(set("another horse", nullptr), "wrong_proof");
  EXPECT_EQ(set("another horse", "wrong horse"), "wrong_proof");
  EXPECT_EQ(post("/api/me/recovery", Json::object(), anna).status, 403)
      << "nor a code, which would open it too";
  const std::string code =
      Json::parse(post("/api/me/recovery", {{"proof", "correct horse"}}, anna).body).at("code");
  EXPECT_EQ(get("/api/me", elsewhere).status, 200);
  EXPECT_EQ(set("another horse", code), "ok");
  EXPECT_EQ(get("/api/me", elsewhere).status, 401);
  EXPECT_EQ(get("/api/me", anna).status, 200);
  EXPECT_EQ(set("a third horse", "another horse"), "ok");
}

TEST_F(Apis, ListSessionsAndEndThem) {
  std::vector<std::string> ended;
  people_.when_ended([&](const EndSessions& sessions) { ended.push_back(sessions.id); });
  const std::string anna = arrive("Anna");
  post("/api/me/passphrase", {{"login", "anna"}, {"passphrase", "correct horse"}}, anna);
  const Json key{{"login", "anna"}, {"passphrase", "correct horse"}};
  const std::string second = cookie_in(post("/api/login", key)), third = cookie_in(post("/api/login", key));
  const auto sessions = [&] { return Json::parse(get("/api/me/sessions", anna).body).at("sessions"); };
  EXPECT_EQ(sessions().size(), 3U);
  const auto own = [](const Json& list) {
    return std::count_if(list.begin(), list.end(),
                         [](const Json& one) { return one.at("this").get<bool>(); });
  };
  EXPECT_EQ(own(sessions()), 1);
  const Json of_second = Json::parse(get("/api/me/sessions", second).body).at("sessions");
  for (const Json& session : of_second) {
    if (session.at("this")) post("/api/me/sessions", {{"session", session.at("session")}}, anna);
  }
  EXPECT_EQ(get("/api/me", second).status, 401);
  EXPECT_EQ(get("/api/me", third).status, 200);
  const std::string boris = arrive("Boris");
  post("/api/me/sessions", {{"session", sessions()[0].at("session")}}, boris);
  EXPECT_EQ(sessions().size(), 2U) << "of somebody else";
  EXPECT_EQ(post("/api/me/sessions", Json::object(), anna).status, 200);
  EXPECT_EQ(get("/api/me", third).status, 401);
  EXPECT_EQ(sessions().size(), 1U);
  EXPECT_GE(ended.size(), 3U) << "sockets are told";
}

TEST_F(Apis, ForgetASessionThatNobodyUses) {
  std::int64_t now = wall_clock();
  salon_.premises.wall = [&now] { return now; };
  constexpr std::int64_t kDay = 24LL * 3600 * 1000;
  const std::string anna = arrive("Anna"), boris = arrive("Boris");
  for (int day = 0; day < 360; day += 60) {
    now += 60 * kDay;
    EXPECT_EQ(get("/api/me", anna).status, day < 305 ? 200 : 401) << day;
  }
  EXPECT_EQ(get("/api/me", boris).status, 401);
  people_.sweep();
  now += 10 * kDay;
  EXPECT_EQ(get("/api/me", anna).status, 401) << "a year is the longest";
}

// What is asked while a passphrase is weighed is neither lost nor answered with a false yes.
TEST_F(Apis, LoseNothingWhileAPassphraseIsWeighed) {
  const std::string anna = arrive("Anna");
  std::promise<void> scales;
  salon_.premises.thinkers.weigh("", [free = scales.get_future().share()] { free.wait(); });
  const auto passphrase =
      begin("/api/me/passphrase", {{"login", "anna"}, {"passphrase", "correct horse"}}, anna);
  EXPECT_EQ(post("/api/me", {{"name", "Анна"}}, anna).status, 200);
  const auto recovery = begin("/api/me/recovery", Json::object(), anna);
  scales.set_value();
  EXPECT_EQ(status_of(passphrase), 200);
  EXPECT_EQ(me(anna).at("name"), "Анна");
  EXPECT_EQ(me(anna).at("login"), "anna");
  EXPECT_EQ(status_of(recovery), 409) << "it was asked for without a passphrase, and now there is one";
  EXPECT_FALSE(me(anna).at("recoverable"));
}

TEST_F(Apis, RefusePassphrasesThatEverybodyTries) {
  const std::string anna = arrive("Anna");
  for (const char* common :
       {"password", "Password1", "12345678", "qwerty123", "aaaaaaaaaaaa", "i love you", "anna-anna"}) {
    const HttpAnswer answer =
        post("/api/me/passphrase", {{"login", "anna-anna"}, {"passphrase", common}}, anna);
    EXPECT_EQ(code_in(answer), "common_passphrase") << common;
  }
}

TEST_F(Apis, KeepNamesThatLookLikeWhatTheyAre) {
  const auto named = [&](const std::string& name) {
    const HttpAnswer answer = post("/api/session", {{"name", name}});
    return answer.status == 200 ? Json::parse(answer.body).at("me").at("name").get<std::string>() : "refused";
  };
  EXPECT_EQ(named("  Анна   Ивановна "), "Анна Ивановна");
  EXPECT_EQ(named("И\u0306ван"), named("Йван")) << "composed";
  EXPECT_EQ(named("Cafe\u0301"), "Caf\u00E9");
  EXPECT_EQ(named("Anna\u00A0B"), "Anna B");
  EXPECT_EQ(named("♟ ❤\uFE0F"), "♟ ❤");
  for (const char* unseen : {"", " ", "\u00A0\u2003", "Anna\u200B", "\u202EannA", "An\u200Dna", "\uFEFFAnna",
                             "\u3164", "\u2800", "Anna\n", "\u0301", "\u2066Anna\u2069", "Anna\uE000"})
    EXPECT_EQ(named(unseen), "refused") << unseen;
}

TEST_F(Apis, WriteDownWhoCameInAndWhoFailedTo) {
  salon_.premises.security = std::make_shared<SecurityLog>(folder_.file("security.log"), 4000);
  const auto from = [&](const std::string& address, const Json& body) {
    HttpRequest request{.method = "POST", .path = "/api/login", .body = write_json(body)};
    request.content_type = "application/json";
    request.address = request.from = address;
    ask(request);
  };
  const std::string anna = arrive("Anna");
  post("/api/me/passphrase", {{"login", "anna"}, {"passphrase", "correct horse"}}, anna);
  for (int i = 0; i < 40; ++i) from("10.0.0.7", {{"login", "anna"}, {"passphrase", "wrong horse"}});
  from("10.0.0.8", {{"login", "anna"}, {"passphrase", "correct horse"}});
  std::string all;
  for (const char* name : {"security.log.2", "security.log.1", "security.log"}) {
    std::ifstream file(folder_.file(name));
    all.append(std::istreambuf_iterator<char>(file), {});
  }
  EXPECT_NE(all.find(R"("event":"login_failed","address":"10.0.0.7","login":"anna")"), std::string::npos)
      << all;
  EXPECT_NE(all.find(R"("event":"logged_in","address":"10.0.0.8")"), std::string::npos);
  EXPECT_NE(all.find(R"("event":"limited","address":"10.0.0.7","limit":"logins")"), std::string::npos);
  EXPECT_EQ(all.find("horse"), std::string::npos);
  for (int i = 0; i < 400; ++i) salon_.premises.security->note("test", "10.0.0.9");
  EXPECT_TRUE(std::filesystem::exists(folder_.file("security.log.4")));
  EXPECT_FALSE(std::filesystem::exists(folder_.file("security.log.5")));
  EXPECT_LE(std::filesystem::file_size(folder_.file("security.log")), 4000U);
  using std::filesystem::perms;
  EXPECT_EQ(std::filesystem::status(folder_.file("security.log")).permissions(),
            perms::owner_read | perms::owner_write);
}

TEST_F(Apis, GiveOutAndEraseAllThatIsKeptOfAPlayer) {
  const std::string anna = arrive("Annabella"), boris = arrive("Boris");
  const Json wish{
      {"game", "connect_four"}, {"listed", true}, {"places", {{{"kind", "person"}}, {{"kind", "open"}}}}};
  const auto open = [&] {
    return Json::parse(post("/api/tables", wish, anna).body).at("about").at("table").get<std::string>();
  };
  const std::string played = open(), gathering = open(), at = "/api/tables/" + played;
  post(at + "/join", Json::object(), boris);
  post(at + "/play", {{"seat", 0}, {"move", "drop a"}, {"version", 0}, {"uuid", Salon::uuid(1)}}, anna);
  post(at + "/chat", {{"text", "Annabella was here"}, {"uuid", Salon::uuid(2)}}, anna);
  post(at + "/chat", {{"text", "so was Boris"}, {"uuid", Salon::uuid(3)}}, boris);
  const Json kept = Json::parse(get("/api/me/export", anna).body);
  EXPECT_EQ(kept.at("me").at("name"), "Annabella");
  EXPECT_EQ(kept.at("sessions").size(), 1U);
  EXPECT_EQ(kept.at("tables").size(), 2U);
  EXPECT_EQ(kept.at("chat")[0].at("text"), "Annabella was here");

  post("/api/me/passphrase", {{"login", "annabella"}, {"passphrase", "correct horse"}}, anna);
  EXPECT_EQ(post("/api/me/erase", {{"erase", true}}, anna).status, 403);
  EXPECT_EQ(post("/api/me/erase", {{"erase", false}, {"proof", "correct horse"}}, anna).status, 400);
  const HttpAnswer erased = post("/api/me/erase", {{"erase", true}, {"proof", "correct horse"}}, anna);
  ASSERT_EQ(erased.status, 200) << erased.body;
  EXPECT_EQ(get("/api/me", anna).status, 401);
  EXPECT_EQ(post("/api/login", {{"login", "annabella"}, {"passphrase", "correct horse"}}).status, 401);
  const Json told = Json::parse(get(at + "/watch", boris).body);
  EXPECT_EQ(told.dump().find("Annabella"), std::string::npos) << told;
  EXPECT_EQ(told.at("chat").size(), 1U);
  EXPECT_EQ(told.at("version"), 1) << "the game is still there";
  EXPECT_TRUE(told.at("about").at("places")[0].at("away"));
  EXPECT_EQ(
      post(at + "/play", {{"seat", 1}, {"move", "drop b"}, {"version", 1}, {"uuid", Salon::uuid(4)}}, boris)
          .status,
      200)
      << "and goes on";
  const Json other = Json::parse(get("/api/tables/" + gathering, boris).body).at("about");
  EXPECT_EQ(other.at("places")[0].at("kind"), "open");
  const std::string bytes = [&] {
    std::ifstream file(folder_.file("store.db"), std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(file), {});
  }();
  EXPECT_FALSE(bytes.empty());
}

TEST_F(Apis, BelieveThePageThatTheyAreReachedBy) {
  EXPECT_EQ(origin_of_url("https://Tsardom.example/"), "https://tsardom.example");
  EXPECT_EQ(origin_of_url("https://tsardom.example:443"), "https://tsardom.example");
  EXPECT_EQ(origin_of_url("http://tsardom.example:8080/"), "http://tsardom.example:8080");
  for (const char* wrong :
       {"tsardom.example", "https://", "ftp://tsardom.example", "https://tsardom.example/games"})
    EXPECT_THROW(origin_of_url(wrong), std::runtime_error) << wrong;

  const auto status = [&](Api& api, const std::string& host, const std::string& origin,
                          const std::string& site) {
    HttpRequest request{.method = "POST", .path = "/api/session", .body = "{}"};
    request.content_type = "application/json";
    request.host = host;
    request.origin = origin;
    request.fetch_site = site;
    std::optional<HttpAnswer> answer;
    api.handle(request, [&](HttpAnswer found) {
      const std::lock_guard lock(mutex_);
      answer = std::move(found);
    });
    salon_.run_until([&] {
      const std::lock_guard lock(mutex_);
      return answer.has_value();
    });
    return answer->status;
  };
  Api slash(salon_.premises, salon_.hall, people_, page_,
            {"https://tsardom.example/", {"https://friend.example"}, 1});
  EXPECT_EQ(status(slash, "tsardom.example", "https://tsardom.example", "same-origin"), 200);
  EXPECT_EQ(status(slash, "tsardom.example", "https://friend.example", "cross-site"), 200);
  EXPECT_EQ(status(slash, "tsardom.example", "https://evil.example", "cross-site"), 403);
  EXPECT_EQ(status(slash, "evil.example", "http://evil.example", "same-origin"), 403);
  Api anywhere(salon_.premises, salon_.hall, people_, page_, {"", {}, 1, true});
  EXPECT_EQ(status(anywhere, "192.168.1.5:8080", "http://192.168.1.5:8080", "same-origin"), 200);
  EXPECT_EQ(status(anywhere, "192.168.1.5:8080", "http://evil.example", "cross-site"), 403);

  HttpRequest preflight{.method = "OPTIONS", .path = "/api/session"};
  preflight.origin = "https://friend.example";
  preflight.fetch_site = "cross-site";
  HttpAnswer answer;
  slash.handle(preflight, [&](HttpAnswer found) { answer = std::move(found); });
  EXPECT_EQ(answer.status, 204);
  EXPECT_EQ(header(answer, "Access-Control-Allow-Origin"), "https://friend.example");
}

TEST_F(Apis, LimitHowOftenOneMayAsk) {
  int refused = 0;
  for (int i = 0; i < 20; ++i)
    refused += post("/api/login", {{"login", "anna"}, {"passphrase", "guess guess"}}).status == 429;
  EXPECT_GE(refused, 5);
  HttpRequest elsewhere{
      .method = "POST", .path = "/api/login", .body = R"({"login":"anna","passphrase":"guess guess"})"};
  elsewhere.content_type = "application/json";
  elsewhere.address = "10.0.0.2";
  EXPECT_EQ(ask(elsewhere).status, 401);
}

TEST_F(Apis, SendThePageWithTagsAndNothingElse) {
  const HttpAnswer page = get("/");
  EXPECT_EQ(page.status, 200);
  EXPECT_EQ(page.type, "text/html; charset=utf-8");
  HttpRequest again{.method = "GET", .path = "/"};
  again.if_none_match = header(page, "ETag");
  EXPECT_EQ(ask(again).status, 304);
  EXPECT_EQ(get("/t/0123456789").body, page.body);
  EXPECT_EQ(get("/../../etc/passwd.txt").status, 404);
  EXPECT_EQ(get("/metrics").status, 404);
  EXPECT_EQ(get("/healthz").status, 200);
  HttpRequest inside{.method = "GET", .path = "/metrics"};
  inside.inside = true;
  EXPECT_NE(ask(inside).body.find("tsardom_requests_total"), std::string::npos);
}

TEST_F(Apis, ReadAPageFromAFolderAndPackIt) {
  std::filesystem::create_directories(folder_.file("page/assets"));
  std::ofstream(folder_.file("page/index.html")) << "<!doctype html>";
  std::ofstream(folder_.file("page/assets/app-1a2b.js")) << std::string(5000, 'x');
  const Page page(folder_.file("page"));
  const PageFile* script = page.find("/assets/app-1a2b.js");
  ASSERT_NE(script, nullptr);
  EXPECT_TRUE(script->forever);
  EXPECT_LT(script->packed.size(), 200U);
  EXPECT_FALSE(page.find("/")->forever);
  EXPECT_EQ(page.find("/assets/gone.js"), nullptr);
  EXPECT_THROW(Page(folder_.file("page/assets")), std::runtime_error);
}

// What openapi.json promises is there, and what is there it promises.
TEST_F(Apis, HoldToTheirDescription) {
  std::ifstream file(TSARDOM_ROOT "/docs/openapi.json");
  const Json description = Json::parse(file);
  const std::string boris = arrive("Boris");
  int routes = 0;
  for (const auto& [path, methods] : description.at("paths").items()) {
    if (path == "/api/socket" || path == "/metrics") continue;
    const std::string anna = arrive("Anna");
    std::string real = path;
    const std::size_t at = real.find("{table}"), game = real.find("{game}");
    if (at != std::string::npos) real.replace(at, 7, std::string(32, '0'));
    if (game != std::string::npos) real.replace(game, 6, "ivan");
    for (const auto& [method, about] : methods.items()) {
      const HttpAnswer answer = method == "get" ? get(real, anna) : post(real, Json::object(), anna);
      EXPECT_NE(answer.status, 405) << method << ' ' << path;
      EXPECT_TRUE(at != std::string::npos || answer.status != 404) << method << ' ' << path;
      const Json& responses = about.at("responses");
      EXPECT_TRUE(responses.contains(std::to_string(answer.status)) ||
                  (answer.status / 100 == 4 && responses.contains("4XX")))
          << method << ' ' << path << ": " << answer.status << ' ' << answer.body;
      ++routes;
    }
    const std::string other = methods.contains("get") ? "post" : "get";
    if (methods.contains(other) || !path.starts_with("/api/") || path == "/api/hello") continue;
    const int status = other == "get" ? get(real, boris).status : post(real, Json::object(), boris).status;
    EXPECT_TRUE(status == 405 || status == 404) << other << ' ' << path << ": " << status;
  }
  EXPECT_GT(routes, 20);
}

TEST(Limits, FillAgain) {
  Limit limit({2, 3});
  const auto now = std::chrono::steady_clock::now();
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(limit.allows("a", now));
  EXPECT_FALSE(limit.allows("a", now));
  EXPECT_TRUE(limit.allows("b", now));
  EXPECT_TRUE(limit.allows("a", now + std::chrono::milliseconds(500)));
  EXPECT_FALSE(limit.allows("a", now + std::chrono::milliseconds(500)));
}

}  // namespace
}  // namespace tsardom::server
