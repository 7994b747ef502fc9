#include "server/api.hpp"

#include <gtest/gtest.h>

#include <fstream>

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
  std::string arrive(const std::string& name) {
    const std::string cookie = header(post("/api/session", {{"name", name}}), "Set-Cookie");
    return cookie.substr(0, cookie.find(';'));
  }

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
  api_.admit(request, [&](const std::optional<Player>& player, const HttpAnswer& answer) {
    status = player ? 101 : answer.status;
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
  const std::string code = Json::parse(post("/api/me/recovery", Json::object(), anna).body).at("code");
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
