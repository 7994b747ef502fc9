// What people could send to a server, line by line: "GET /path", "POST /path {..}", or a text for the socket.
// Everything gets one proper answer, nothing tells what is secret, and the server lives on. $T stands for a
// table and $V for a version.
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "fuzz/playing.hpp"
#include "server/api.hpp"
#include "server/log.hpp"
#include "tests/server/memory_store.hpp"

using namespace tsardom;
using namespace tsardom::server;

namespace {

constexpr int kMostLines = 60;

class Visit {
 public:
  Visit() {
    set_loudness(Loudness::quiet);
    const HttpAnswer answer = ask({.method = "POST", .path = "/api/session", .body = "{}"});
    for (const auto& [name, value] : answer.headers) {
      if (name == "Set-Cookie") cookie_ = value.substr(0, value.find(';'));
    }
    find_player();
    hear(R"({"cmd":"open","game":"perestroika","places":[{"kind":"person"},{"kind":"person"}]})");
  }
  ~Visit() {
    thinkers_.stop();
    writer_.stop();
    lanes_.run_ready();
  }

  void say(std::string line) {
    replace(line, "$T", table_);
    replace(line, "$V", version_);
    const bool gets = line.starts_with("GET "), posts = line.starts_with("POST ");
    if (!gets && !posts) return hear(line);
    const std::size_t path = posts ? 5 : 4, end = line.find(' ', path);
    HttpRequest request{.method = posts ? "POST" : "GET", .path = line.substr(path, end - path)};
    if (end != std::string::npos) request.body = line.substr(end + 1);
    if (request.path == "/api/me/passphrase" || request.path == "/api/login") return;  // slow by design
    const HttpAnswer answer = ask(request);
    if (answer.status < 200 || answer.status > 599 || answer.status == 500)
      fuzz::fail("no proper answer", answer.body);
  }

 private:
  static void replace(std::string& line, std::string_view what, const std::string& by) {
    for (std::size_t at = line.find(what); at != std::string::npos; at = line.find(what, at + by.size()))
      line.replace(at, what.size(), by);
  }

  template <class Answer>
  struct Slot {
    std::mutex mutex;
    std::optional<Answer> answer;
    void put(Answer found) {
      const std::lock_guard lock(mutex);
      answer = std::move(found);
    }
    bool full() {
      const std::lock_guard lock(mutex);
      return answer.has_value();
    }
  };

  template <class Answer>
  Answer wait(Slot<Answer>& slot) {
    for (int tries = 0; !slot.full(); ++tries) {
      if (tries > 10'000'000) fuzz::fail("no answer", "");
      lanes_.run_ready();
    }
    return *slot.answer;
  }

  HttpAnswer ask(HttpRequest request) {
    const auto slot = std::make_shared<Slot<HttpAnswer>>();
    request.cookie = cookie_;
    request.content_type = "application/json";
    api_.handle(request, [slot](HttpAnswer answer) { slot->put(std::move(answer)); });
    return wait(*slot);
  }

  void find_player() {
    const auto slot = std::make_shared<Slot<Player>>();
    people_.find(cookie_.substr(cookie_.find('=') + 1),
                 [slot](std::optional<Known> known, bool) { slot->put(known.value().player); });
    player_ = wait(*slot);
  }

  void hear(const std::string& text) {
    const auto slot = std::make_shared<Slot<std::string>>();
    api_.hear({player_}, text, [slot](std::string answer) { slot->put(std::move(answer)); });
    const Json answer = parse_json(wait(*slot));
    if (!answer.at("ok").get<bool>()) {
      const std::string code = answer.at("error").at("code");
      if (code == "internal" || answer.at("error").at("message").get<std::string>().empty())
        fuzz::fail("not a proper refusal", write_json(answer));
      return;
    }
    if (answer.contains("about")) table_ = answer.at("about").at("table");
    if (answer.contains("version")) version_ = write_json(answer.at("version"));
  }

  Metrics metrics_;
  Page page_{""};
  Writer writer_{std::make_unique<MemoryStore>(), metrics_};
  Thinkers thinkers_{1, metrics_};
  Premises premises_{lanes_, writer_, thinkers_, metrics_};
  Lanes lanes_{0};
  Hall hall_{premises_};
  People people_{premises_};
  Api api_{premises_, hall_, people_, page_, {{}, {}, 1e6}};
  std::string cookie_, table_, version_ = "0";
  Player player_;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  std::string_view text(reinterpret_cast<const char*>(bytes), size);
  Visit visit;
  for (int lines = 0; !text.empty() && lines < kMostLines; ++lines) {
    const std::size_t end = text.find('\n');
    visit.say(std::string(text.substr(0, end)));
    text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
  }
  return 0;
}
