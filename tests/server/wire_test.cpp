// The server at a real port, with small caps: what strangers may hold, and for how long.
#include <gtest/gtest.h>

#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "server/log.hpp"
#include "server/serve.hpp"
#include "tests/server/folder.hpp"

namespace tsardom::server {
namespace {

using Stream = boost::asio::ip::tcp::iostream;
using namespace std::chrono_literals;

class Wires : public testing::Test {
 protected:
  void start(std::vector<std::string> trusted) {
    set_loudness(Loudness::quiet);
    ServeWish wish;
    wish.listen = wish.metrics = "127.0.0.1:0";
    wish.data = folder_.file("store.db");
    wish.caps.connections = 40;
    wish.caps.per_address = 10;
    wish.caps.trusted_proxies = std::move(trusted);
    server_ = std::make_unique<Server>(wish, open_store(wish));
  }
  std::unique_ptr<Stream> connect(bool inside = false) {
    const auto port = std::to_string(inside ? server_->metrics_port() : server_->port());
    auto stream = std::make_unique<Stream>();
    stream->expires_after(10s);
    stream->connect("127.0.0.1", port);
    return stream;
  }
  static std::string request(const std::string& line, const std::string& headers,
                             const std::string& body = {}) {
    std::ostringstream text;
    text << line << " HTTP/1.1\r\nHost: x\r\n" << headers;
    if (!body.empty()) text << "Content-Type: application/json\r\nContent-Length: " << body.size() << "\r\n";
    text << "\r\n" << body;
    return text.str();
  }
  // All of the answer; the connection ends with it.
  std::string ask(const std::string& line, const std::string& headers = {}, const std::string& body = {},
                  bool inside = false) {
    const auto stream = connect(inside);
    *stream << request(line, headers + "Connection: close\r\n", body) << std::flush;
    std::ostringstream answer;
    answer << stream->rdbuf();
    return answer.str();
  }
  static int status(const std::string& answer) {
    return answer.size() > 12 ? std::stoi(answer.substr(9, 3)) : 0;
  }
  std::string arrive() {
    const std::string answer = ask("POST /api/session", {}, R"({"name":"Anna"})");
    const std::size_t begin = answer.find("tsardom=");
    return answer.substr(begin, answer.find(';', begin) - begin);
  }
  std::unique_ptr<Stream> open_socket(const std::string& headers) {
    auto stream = connect();
    *stream << request("GET /api/socket",
                       "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                       "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
                           headers)
            << std::flush;
    std::string line;
    std::getline(*stream, line);
    EXPECT_NE(line.find("101"), std::string::npos) << line;
    while (std::getline(*stream, line) && line != "\r") {
    }
    return stream;
  }

  Folder folder_;
  std::unique_ptr<Server> server_;
};

TEST_F(Wires, LetPeopleInWhileOthersSendHalfARequest) {
  start({"127.0.0.1/32"});
  std::vector<std::unique_ptr<Stream>> half;
  for (int i = 0; i < 100; ++i) {
    half.push_back(connect());
    *half.back() << "GET / HTTP/1.1\r\nHost: x\r\n" << std::flush;
  }
  for (int i = 0; i < 5; ++i) EXPECT_EQ(status(ask("GET /healthz", "X-Forwarded-For: 10.1.1.1\r\n")), 200);
  EXPECT_EQ(status(ask("GET /metrics", {}, {}, true)), 200);
}

TEST_F(Wires, CountConnectionsOfAProxyForWhomItBrings) {
  start({"127.0.0.1/32"});
  const std::string cookie = "Cookie: " + arrive() + "\r\n";
  std::vector<std::unique_ptr<Stream>> sockets;
  for (int i = 0; i < 10; ++i)
    sockets.push_back(open_socket(cookie + "X-Forwarded-For: 6.6.6.6\r\nX-Forwarded-For: 1.2.3.4\r\n"));
  EXPECT_EQ(status(ask("GET /healthz", "X-Forwarded-For: 1.2.3.4\r\n")), 429);
  EXPECT_EQ(status(ask("GET /healthz", "X-Forwarded-For: 6.6.6.6\r\n")), 200);
}

TEST_F(Wires, BelieveNobodyElseWhoHeIs) {
  start({"10.0.0.0/8"});
  std::vector<std::unique_ptr<Stream>> sockets;
  const std::string cookie = "Cookie: " + arrive() + "\r\n";
  for (int i = 0; i < 10; ++i)
    sockets.push_back(open_socket(cookie + "X-Forwarded-For: 1.2.3." + std::to_string(i) + "\r\n"));
  EXPECT_EQ(ask("GET /healthz", "X-Forwarded-For: 10.9.9.9\r\n"), "") << "one address has enough";
}

TEST_F(Wires, CloseTheSocketsOfASessionThatEnds) {
  start({});
  const std::string cookie = "Cookie: " + arrive() + "\r\n", other = "Cookie: " + arrive() + "\r\n";
  const auto socket = open_socket(cookie), others = open_socket(other);
  EXPECT_EQ(status(ask("POST /api/me/logout", cookie, "{}")), 200);
  std::string heard;
  for (char letter = 0; heard.find("session\"}") == std::string::npos && socket->get(letter);)
    heard += letter;
  EXPECT_NE(heard.find(R"({"push":"bye","why":"session"})"), std::string::npos) << heard;
  others->expires_after(300ms);
  EXPECT_EQ(others->get(), EOF) << "it says nothing";
  EXPECT_EQ(others->error(), boost::asio::error::timed_out);
}

}  // namespace
}  // namespace tsardom::server
