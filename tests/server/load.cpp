// Many people at once: load PORT TABLES IDLE SECONDS [GAME]. Each table is played as fast as it is
// acknowledged, from one socket that holds all seats; idle sockets only watch. Prints moves a second and the
// time to acknowledge.
#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;

std::uint16_t port = 0;
std::string game = "perestroika";

int connected() {
  const int file = socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  const int on = 1;
  setsockopt(file, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  if (connect(file, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0)
    throw std::runtime_error("no server");
  return file;
}

void send_all(int file, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = send(file, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent < 0) throw std::runtime_error("the server hung up");
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
}

std::string head_from(int file) {
  std::string head;
  char byte = 0;
  while (!head.ends_with("\r\n\r\n") && recv(file, &byte, 1, 0) == 1) head += byte;
  return head;
}

std::string fresh_cookie() {
  const int file = connected();
  send_all(file,
           "POST /api/session HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: "
           "application/json\r\nContent-Length: 2\r\n\r\n{}");
  const std::string head = head_from(file);
  close(file);
  const std::size_t at = head.find("tsardom=");
  if (at == std::string::npos) throw std::runtime_error("no session: " + head.substr(0, head.find('\r')));
  return head.substr(at, head.find(';', at) - at);
}

// What stands behind a key in JSON that the server wrote.
std::string_view behind(std::string_view text, std::string_view key, std::size_t from = 0) {
  const std::size_t at = text.find(key, from);
  if (at == std::string_view::npos) return {};
  text.remove_prefix(at + key.size());
  return text.substr(0, text.find_first_of(",\"}]"));
}

struct Tally {
  std::vector<double> milliseconds;
  std::size_t refused = 0, games = 0;
};

class Line {
 public:
  explicit Line(const std::string& cookie) : file_(connected()) {
    send_all(
        file_,
        "GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: "
        "Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: " +
            cookie + "\r\n\r\n");
    const std::string head = head_from(file_);
    if (!head.starts_with("HTTP/1.1 101")) throw std::runtime_error(head.substr(0, head.find('\r')));
  }
  ~Line() { close(file_); }
  Line(const Line&) = delete;
  Line& operator=(const Line&) = delete;

  int file() const { return file_; }

  void say(const std::string& text, unsigned char kind = 0x81) const {
    std::string frame(1, static_cast<char>(kind));
    if (text.size() < 126) {
      frame += static_cast<char>(0x80U | text.size());
    } else {
      frame += static_cast<char>(0x80U | 126U);
      frame += static_cast<char>(text.size() >> 8U);
      frame += static_cast<char>(text.size() & 0xFFU);
    }
    frame.append(4, '\0');  // a mask of zeros
    send_all(file_, frame + text);
  }

  template <class Heard>
  void read(Heard heard) {
    char bytes[65536];
    const ssize_t size = recv(file_, bytes, sizeof bytes, 0);
    if (size <= 0) throw std::runtime_error("the server hung up");
    buffer_.append(bytes, static_cast<std::size_t>(size));
    std::size_t at = 0;
    while (take(at, heard)) {
    }
    buffer_.erase(0, at);
  }

 private:
  template <class Heard>
  bool take(std::size_t& at, Heard& heard) {
    const auto byte = [this](std::size_t i) {
      return static_cast<std::size_t>(static_cast<unsigned char>(buffer_[i]));
    };
    if (buffer_.size() < at + 2) return false;
    std::size_t head = 2, size = byte(at + 1) & 0x7FU;
    const std::size_t more = size == 126 ? 2 : size == 127 ? 8 : 0;
    if (buffer_.size() < at + 2 + more) return false;
    if (more > 0) size = 0;
    for (std::size_t i = 0; i < more; ++i) size = size << 8U | byte(at + 2 + i);
    head += more;
    if (buffer_.size() < at + head + size) return false;
    const std::size_t kind = byte(at) & 0x0FU;
    const std::string_view text(buffer_.data() + at + head, size);
    if (kind == 0x9) say(std::string(text), 0x8A);
    if (kind == 0x1) heard(text);
    at += head + size;
    return true;
  }

  int file_;
  std::string buffer_;
};

// One table after the other, played by one socket in all seats.
class Busy {
 public:
  Busy(const std::string& cookie, Tally& tally, unsigned seed) : line_(cookie), tally_(tally), random_(seed) {
    open();
  }

  Line& line() { return line_; }

  void hear(std::string_view text) {
    if (text.starts_with("{\"id\":\"open\"")) return opened(text);
    if (text.starts_with("{\"id\":\"p\"")) return answered(text);
    const bool tells = text.starts_with("{\"push\":\"update\"") || text.starts_with("{\"id\":\"w");
    if (!tells || text.find("\"table\":\"" + table_) == std::string_view::npos) return;
    if (text.find("\"actors\":[]") != std::string_view::npos && !over_) {
      over_ = true;
      ++tally_.games;
      return open();
    }
    decide(text);
  }

 private:
  void open() {
    waiting_ = false;
    line_.say(R"({"cmd":"open","id":"open","game":")" + game +
              R"(","places":[{"kind":"person"},{"kind":"person"}]})");
  }
  void opened(std::string_view text) {
    const std::string before = table_;
    table_ = behind(text, "\"table\":\"");
    if (table_.empty()) throw std::runtime_error(std::string(text.substr(0, 200)));
    if (!before.empty()) line_.say(R"({"cmd":"unwatch","id":"u","table":")" + before + "\"}");
    over_ = false;
    for (const char* seat : {"0", "1"})
      line_.say(std::string(R"({"cmd":"watch","id":"w","seat":)") + seat + R"(,"table":")" + table_ + "\"}");
  }
  void answered(std::string_view text) {
    waiting_ = false;
    if (text.find("\"ok\":true") == std::string_view::npos) {
      ++tally_.refused;
      std::fprintf(stderr, "%.*s\n", static_cast<int>(std::min<std::size_t>(text.size(), 200)), text.data());
      return;
    }
    tally_.milliseconds.push_back(std::chrono::duration<double, std::milli>(Clock::now() - asked_).count());
    if (!next_.empty()) decide(std::exchange(next_, {}));
  }
  void decide(std::string_view text) {
    const std::size_t moves = text.find("\"moves\":[");
    if (moves == std::string_view::npos || text[moves + 9] == ']') return;
    if (waiting_) {
      next_ = text;
      return;
    }
    std::vector<std::string_view> choices;
    const std::size_t end = text.find("\"undo\":", moves);
    for (std::size_t at = text.find("\"text\":\"", moves); at < end; at = text.find("\"text\":\"", at + 1)) {
      if (text[at - 1] == ',' && text[at - 2] == '}') choices.push_back(behind(text, "\"text\":\"", at));
    }
    if (choices.empty()) return;
    random_ = random_ * 1103515245U + 12345U;
    const std::string move(choices[(random_ >> 8U) % choices.size()]);
    char uuid[40];
    std::snprintf(uuid, sizeof uuid, "%08x-0000-4000-8000-%012llx", seed_,
                  static_cast<unsigned long long>(++moves_));
    asked_ = Clock::now();
    waiting_ = true;
    line_.say(R"({"cmd":"play","id":"p","table":")" + table_ + R"(","seat":)" +
              std::string(behind(text, "\"seat\":")) + R"(,"version":)" +
              std::string(behind(text, "\"version\":")) + R"(,"move":")" + move + R"(","uuid":")" + uuid +
              "\"}");
  }

  Line line_;
  Tally& tally_;
  unsigned random_, seed_ = random_;
  std::string table_, next_;
  bool waiting_ = false, over_ = false;
  std::uint64_t moves_ = 0;
  Clock::time_point asked_;
};

double at_share(std::vector<double>& sorted, double share) {
  return sorted.empty() ? 0
                        : sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))];
}

}  // namespace

int main(int count, char** words) try {
  if (count < 5) return 2;
  port = static_cast<std::uint16_t>(std::atoi(words[1]));
  const int tables = std::atoi(words[2]), idle = std::atoi(words[3]);
  const double seconds = std::atof(words[4]);
  if (count > 5) game = words[5];
  const std::string cookie = fresh_cookie();
  std::vector<std::unique_ptr<Line>> watching;
  for (int i = 0; i < idle; ++i) watching.push_back(std::make_unique<Line>(cookie));
  Tally tally;
  std::vector<std::unique_ptr<Busy>> busy;
  const int poll = epoll_create1(0);
  for (int i = 0; i < tables; ++i) {
    busy.push_back(std::make_unique<Busy>(fresh_cookie(), tally, static_cast<unsigned>(i + 1)));
    epoll_event wanted{};
    wanted.events = EPOLLIN;
    wanted.data.ptr = busy.back().get();
    epoll_ctl(poll, EPOLL_CTL_ADD, busy.back()->line().file(), &wanted);
  }
  const auto start = Clock::now();
  const auto until = start + std::chrono::duration<double>(seconds);
  while (Clock::now() < until) {
    epoll_event events[64];
    const int ready = epoll_wait(poll, events, 64, 100);
    for (int i = 0; i < ready; ++i) {
      auto& table = *static_cast<Busy*>(events[i].data.ptr);
      table.line().read([&table](std::string_view text) { table.hear(text); });
    }
  }
  const double took = std::chrono::duration<double>(Clock::now() - start).count();
  std::sort(tally.milliseconds.begin(), tally.milliseconds.end());
  std::printf("%5d tables %5d idle  %8.0f moves/s  50%% %7.2f ms  99%% %7.2f ms  %zu games  %zu refused\n",
              tables, idle, static_cast<double>(tally.milliseconds.size()) / took,
              at_share(tally.milliseconds, .5), at_share(tally.milliseconds, .99), tally.games,
              tally.refused);
  return tally.refused == 0 ? 0 : 1;
} catch (const std::exception& trouble) {
  std::fprintf(stderr, "%s\n", trouble.what());
  return 1;
}
