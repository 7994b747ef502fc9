#include "server/wire.hpp"

#include <algorithm>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/strand.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <deque>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <stdexcept>
#include <utility>
#include <vector>

#include "server/addresses.hpp"
#include "server/log.hpp"

namespace tsardom::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;
using ErrorCode = boost::system::error_code;

namespace {

constexpr std::size_t kMostBytes = 64 * 1024;
constexpr std::uint32_t kMostHeaderBytes = 8 * 1024;
constexpr std::chrono::seconds kForOneRequest{20}, kForHandshake{10}, kForSilence{60};
constexpr std::string_view kSocketPath = "/api/socket";

class Socket;
class Visitor;

}  // namespace

struct Wire::Shared {
  Lanes& lanes;
  Api& api;
  Metrics& metrics;
  const Caps caps;
  std::vector<std::pair<std::string, std::string>> headers;

  const Proxies proxies;

  std::mutex mutex;
  bool closing = false;
  std::map<std::string, std::size_t> by_address;
  std::set<std::shared_ptr<tcp::acceptor>> acceptors;
  std::map<Socket*, std::weak_ptr<Socket>> sockets;
  std::map<std::uint64_t, std::weak_ptr<Visitor>> reading;  // requests that have not come whole, oldest first
  std::uint64_t readings = 0;

  Shared(Lanes& its_lanes, Api& its_api, Metrics& its_metrics, const Caps& its_caps)
      : lanes(its_lanes),
        api(its_api),
        metrics(its_metrics),
        caps(its_caps),
        headers(its_api.headers()),
        proxies(its_caps.trusted_proxies) {}

  // One more connection of an address; nobody's own while a proxy has not said whose it is.
  bool enter(const std::string& address) {
    const std::lock_guard lock(mutex);
    if (closing) return false;
    if (metrics.connections >= static_cast<std::int64_t>(caps.connections) && !cut_oldest_reading())
      return false;
    if (!count(address)) return false;
    ++metrics.connections;
    return true;
  }
  void leave(const std::string& address) {
    const std::lock_guard lock(mutex);
    uncount(address);
    --metrics.connections;
  }
  bool is_now(const std::string& before, const std::string& after) {
    const std::lock_guard lock(mutex);
    if (!count(after)) return false;
    uncount(before);
    return true;
  }

  std::uint64_t begin_reading(const std::shared_ptr<Visitor>& visitor) {
    const std::lock_guard lock(mutex);
    reading.emplace(++readings, visitor);
    return readings;
  }
  void end_reading(std::uint64_t number) {
    const std::lock_guard lock(mutex);
    reading.erase(number);
  }

 private:
  bool count(const std::string& address) {
    if (address.empty()) return true;
    const auto found = by_address.find(address);
    if (found != by_address.end() && found->second >= caps.per_address) return false;
    ++by_address[address];
    return true;
  }
  void uncount(const std::string& address) {
    if (!address.empty() && --by_address[address] == 0) by_address.erase(address);
  }
  // Whoever dawdles longest makes room: half a request keeps nobody out.
  bool cut_oldest_reading();
};

namespace {

using SharedWire = std::shared_ptr<Wire::Shared>;

// Counts a connection as long as it lives, whatever becomes of it.
class Visit {
 public:
  Visit(SharedWire wire, std::string address) : wire_(std::move(wire)), address_(std::move(address)) {}
  ~Visit() { wire_->leave(address_); }
  Visit(const Visit&) = delete;
  Visit& operator=(const Visit&) = delete;

  // Counts for another address from now on, unless that has too many.
  bool is_of(const std::string& address) {
    if (address == address_) return true;
    if (!wire_->is_now(address_, address)) return false;
    address_ = address;
    return true;
  }

 private:
  SharedWire wire_;
  std::string address_;
};

// -------------------------------------------------------------------------------------------- sockets

class Socket final : public Peer, public std::enable_shared_from_this<Socket> {
 public:
  Socket(SharedWire wire, beast::tcp_stream stream, std::shared_ptr<Visit> visit, Known known,
         std::string address)
      : wire_(std::move(wire)),
        stream_(std::move(stream)),
        visit_(std::move(visit)),
        known_(std::move(known)),
        address_(std::move(address)) {
    ++wire_->metrics.sockets;
  }
  ~Socket() override {
    --wire_->metrics.sockets;
    const std::lock_guard lock(wire_->mutex);
    wire_->sockets.erase(this);
  }
  Socket(const Socket&) = delete;
  Socket& operator=(const Socket&) = delete;

  void begin(const http::request<http::string_body>& request) {
    {
      const std::lock_guard lock(wire_->mutex);
      wire_->sockets.emplace(this, weak_from_this());
    }
    stream_.set_option(websocket::stream_base::timeout{kForHandshake, kForSilence, true});
    stream_.set_option(
        websocket::stream_base::decorator([headers = wire_->headers](websocket::response_type& answer) {
          for (const auto& [name, value] : headers) answer.set(name, value);
        }));
    stream_.read_message_max(kMostBytes);
    stream_.text(true);
    stream_.async_accept(request, [self = shared_from_this()](const ErrorCode& trouble) {
      if (!trouble) self->read();
    });
  }

  void send(Text text) override {
    asio::post(stream_.get_executor(),
               [self = shared_from_this(), text = std::move(text)] { self->enqueue(text); });
  }

  const Known& known() const { return known_; }

  void say_goodbye(const std::string& why) {
    asio::post(stream_.get_executor(), [self = shared_from_this(), why] {
      self->enqueue(std::make_shared<const std::string>(R"({"push":"bye","why":")" + why + R"("})"));
      self->leaving_ = true;
      self->write();
    });
  }

 private:
  void read() {
    stream_.async_read(buffer_, [self = shared_from_this()](const ErrorCode& trouble, std::size_t) {
      if (trouble) return;
      if (!self->stream_.got_text()) return self->cut_off();
      self->hear();
    });
  }

  // The next text is read when this one is answered, so nobody can have more than one question open at a
  // time.
  void hear() {
    const std::string text = beast::buffers_to_string(buffer_.data());
    buffer_.consume(buffer_.size());
    wire_->api.hear({known_.player, shared_from_this(), address_}, text,
                    [self = shared_from_this()](std::string answer) {
                      asio::post(self->stream_.get_executor(), [self, answer = std::move(answer)]() mutable {
                        self->enqueue(std::make_shared<const std::string>(std::move(answer)));
                        if (!self->leaving_) self->read();
                      });
                    });
  }

  void enqueue(const Text& text) {
    if (leaving_) return;
    unread_ += text->size();
    if (unread_ > wire_->caps.unread_bytes) {
      ++wire_->metrics.dropped_slow;
      return cut_off();
    }
    texts_.push_back(text);
    write();
  }

  void write() {
    if (writing_) return;
    if (texts_.empty()) {
      if (leaving_) close();
      return;
    }
    writing_ = true;
    stream_.async_write(asio::buffer(*texts_.front()),
                        [self = shared_from_this()](const ErrorCode& trouble, std::size_t) {
                          self->writing_ = false;
                          if (trouble) return self->cut_off();
                          self->unread_ -= self->texts_.front()->size();
                          self->texts_.pop_front();
                          self->write();
                        });
  }

  void close() {
    writing_ = true;
    stream_.async_close(websocket::close_code::going_away, [self = shared_from_this()](const ErrorCode&) {});
  }

  void cut_off() {
    leaving_ = true;
    texts_.clear();
    ErrorCode ignored;
    beast::get_lowest_layer(stream_).socket().close(ignored);
  }

  SharedWire wire_;
  websocket::stream<beast::tcp_stream> stream_;
  std::shared_ptr<Visit> visit_;
  const Known known_;
  const std::string address_;
  beast::flat_buffer buffer_;
  std::deque<Text> texts_;
  std::size_t unread_ = 0;
  bool writing_ = false, leaving_ = false;
};

// ----------------------------------------------------------------------------------------------- HTTP

class Visitor : public std::enable_shared_from_this<Visitor> {
 public:
  Visitor(SharedWire wire, tcp::socket socket, asio::ip::address peer, std::shared_ptr<Visit> visit,
          bool inside)
      : wire_(std::move(wire)),
        stream_(std::move(socket)),
        peer_(std::move(peer)),
        is_proxy_(wire_->proxies.trust(peer_)),
        visit_(std::move(visit)),
        inside_(inside) {}

  // A connection of a proxy may bring somebody else each time.
  void read() {
    if (is_proxy_ && visit_) visit_->is_of({});
    reading_ = wire_->begin_reading(shared_from_this());
    parser_.emplace();
    parser_->header_limit(kMostHeaderBytes);
    parser_->body_limit(kMostBytes);
    stream_.expires_after(kForOneRequest);
    http::async_read(
        stream_, buffer_, *parser_,
        [self = shared_from_this()](const ErrorCode& trouble, std::size_t) { self->was_read(trouble); });
  }

  void cut_off() {
    asio::post(stream_.get_executor(), [self = shared_from_this()] { self->stream_.close(); });
  }

 private:
  void was_read(const ErrorCode& trouble) {
    wire_->end_reading(reading_);
    if (trouble == http::error::end_of_stream) return hang_up();
    if (trouble == http::error::body_limit)
      return write({413, "text/plain", "At most 65536 bytes.\n", {}}, false);
    if (trouble == http::error::header_limit)
      return write({431, "text/plain", "Too many headers.\n", {}}, false);
    if (trouble.category() == http::make_error_code(http::error::bad_method).category())
      return write({400, "text/plain", "This is not HTTP.\n", {}}, false);
    if (trouble) return;
    stream_.expires_never();
    const auto& request = parser_->get();
    const HttpRequest asked = plain(request);
    if (visit_ && !visit_->is_of(asked.address))
      return write({429, "text/plain", "Too many connections.\n", {{"Retry-After", "1"}}}, false);
    if (!inside_ && !wire_->api.allows_request(asked.address))
      return write({429, "text/plain", "Too many requests.\n", {{"Retry-After", "1"}}}, request.keep_alive());
    if (asked.path == kSocketPath && websocket::is_upgrade(request)) return upgrade(asked);
    wire_->api.handle(asked, [self = shared_from_this(), keeps = request.keep_alive()](HttpAnswer answer) {
      asio::post(self->stream_.get_executor(),
                 [self, keeps, answer = std::move(answer)] { self->write(answer, keeps); });
    });
  }

  HttpRequest plain(const http::request<http::string_body>& request) const {
    const auto field = [&request](http::field name) { return std::string(request[name]); };
    HttpRequest asked;
    asked.method = std::string(request.method_string());
    const std::string target(request.target());
    asked.path = target.substr(0, target.find('?'));
    asked.query = target.substr(std::min(asked.path.size() + 1, target.size()));
    asked.body = request.body();
    asked.inside = inside_;
    std::vector<std::string> forwarded;
    const auto [begin, end] = request.equal_range("X-Forwarded-For");
    for (auto line = begin; line != end; ++line) forwarded.emplace_back(line->value());
    const asio::ip::address from = wire_->proxies.origin(peer_, forwarded);
    asked.address = counted(from);
    asked.from = from.to_string();
    asked.host = field(http::field::host);
    asked.origin = field(http::field::origin);
    asked.agent = field(http::field::user_agent);
    asked.fetch_site = std::string(request["Sec-Fetch-Site"]);
    asked.cookie = field(http::field::cookie);
    asked.content_type = field(http::field::content_type);
    asked.accept_encoding = field(http::field::accept_encoding);
    asked.accept_language = field(http::field::accept_language);
    asked.if_none_match = field(http::field::if_none_match);
    return asked;
  }

  void upgrade(const HttpRequest& asked) {
    wire_->api.admit(asked, [self = shared_from_this(), address = asked.address](std::optional<Known> known,
                                                                                 HttpAnswer answer) {
      asio::post(self->stream_.get_executor(),
                 [self, address, known = std::move(known), answer = std::move(answer)] {
                   if (!known) return self->write(answer, false);
                   const auto socket = std::make_shared<Socket>(self->wire_, std::move(self->stream_),
                                                                self->visit_, *known, address);
                   socket->begin(self->parser_->get());
                 });
    });
  }

  void write(const HttpAnswer& answer, bool keeps_alive) {
    const bool head = parser_ && parser_->get().method() == http::verb::head;
    answer_ = std::make_shared<http::response<http::string_body>>();
    answer_->result(static_cast<unsigned>(answer.status));
    answer_->version(11);
    answer_->keep_alive(keeps_alive);
    answer_->set(http::field::content_type, answer.type);
    for (const auto& [name, value] : wire_->headers) answer_->set(name, value);
    for (const auto& [name, value] : answer.headers) answer_->set(name, value);
    if (!head) answer_->body() = answer.body;
    answer_->prepare_payload();
    if (head) answer_->content_length(answer.body.size());
    stream_.expires_after(kForOneRequest);
    http::async_write(stream_, *answer_,
                      [self = shared_from_this(), keeps_alive](const ErrorCode& trouble, std::size_t) {
                        if (trouble) return;
                        if (keeps_alive) return self->read();
                        self->hang_up();
                      });
  }

  void hang_up() {
    ErrorCode ignored;
    stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
  }

  SharedWire wire_;
  beast::tcp_stream stream_;
  const asio::ip::address peer_;
  const bool is_proxy_;
  std::shared_ptr<Visit> visit_;
  const bool inside_;
  std::uint64_t reading_ = 0;
  beast::flat_buffer buffer_{kMostBytes + kMostHeaderBytes};
  std::optional<http::request_parser<http::string_body>> parser_;
  std::shared_ptr<http::response<http::string_body>> answer_;
};

// Whoever runs the server gets in however many others are there.
void let_in(const SharedWire& wire, tcp::socket socket, bool inside) {
  ErrorCode gone;
  const asio::ip::address peer = socket.remote_endpoint(gone).address();
  if (gone) return;
  const std::string address = wire->proxies.trust(peer) ? std::string() : counted(peer);
  if (!inside && !wire->enter(address)) return;
  socket.set_option(tcp::no_delay(true), gone);
  const auto executor = socket.get_executor();
  const auto visit = inside ? nullptr : std::make_shared<Visit>(wire, address);
  const auto visitor = std::make_shared<Visitor>(wire, std::move(socket), peer, visit, inside);
  asio::dispatch(executor, [visitor] { visitor->read(); });
}

void accept(const SharedWire& wire, const std::shared_ptr<tcp::acceptor>& acceptor, bool inside) {
  acceptor->async_accept(asio::make_strand(wire->lanes.context()),
                         [wire, acceptor, inside](const ErrorCode& trouble, tcp::socket socket) {
                           if (trouble == asio::error::operation_aborted || !acceptor->is_open()) return;
                           if (!trouble) let_in(wire, std::move(socket), inside);
                           accept(wire, acceptor, inside);
                         });
}

tcp::endpoint read_endpoint(const std::string& text) {
  const std::size_t colon = text.rfind(':');
  if (colon == std::string::npos)
    throw std::runtime_error(text + " is no address and port, like 127.0.0.1:8080");
  std::string host = text.substr(0, colon);
  if (host.starts_with('[') && host.ends_with(']')) host = host.substr(1, host.size() - 2);
  ErrorCode trouble;
  const asio::ip::address address = asio::ip::make_address(host, trouble);
  const std::string port = text.substr(colon + 1);
  const bool digits =
      !port.empty() && port.size() <= 5 && port.find_first_not_of("0123456789") == std::string::npos;
  if (trouble || !digits || std::stoi(port) > 65535)
    throw std::runtime_error(text + " is no address and port, like 127.0.0.1:8080");
  return {address, static_cast<std::uint16_t>(std::stoi(port))};
}

}  // namespace

bool Wire::Shared::cut_oldest_reading() {
  while (!reading.empty()) {
    const std::shared_ptr<Visitor> oldest = reading.begin()->second.lock();
    reading.erase(reading.begin());
    if (!oldest) continue;
    oldest->cut_off();
    return true;
  }
  return false;
}

Wire::Wire(Lanes& lanes, Api& api, Metrics& metrics, Caps caps)
    : shared_(std::make_shared<Shared>(lanes, api, metrics, caps)) {}
Wire::~Wire() { close(); }

std::uint16_t Wire::listen(const std::string& address, bool inside) {
  const tcp::endpoint endpoint = read_endpoint(address);
  try {
    const auto acceptor =
        std::make_shared<tcp::acceptor>(asio::make_strand(shared_->lanes.context()), endpoint, true);
    acceptor->listen(asio::socket_base::max_listen_connections);
    {
      const std::lock_guard lock(shared_->mutex);
      shared_->acceptors.insert(acceptor);
    }
    accept(shared_, acceptor, inside);
    return acceptor->local_endpoint().port();
  } catch (const boost::system::system_error& trouble) {
    throw std::runtime_error(address + ": " + trouble.code().message());
  }
}

void Wire::close() {
  {
    const std::lock_guard lock(shared_->mutex);
    shared_->closing = true;
    for (const auto& acceptor : shared_->acceptors) {
      asio::post(acceptor->get_executor(), [acceptor] {
        ErrorCode ignored;
        acceptor->close(ignored);
      });
    }
    shared_->acceptors.clear();
  }
  end_sockets("closing", [](const Known&) { return true; });
}

void Wire::end_sockets(const std::string& why, const std::function<bool(const Known&)>& whose) {
  std::vector<std::shared_ptr<Socket>> ended;
  {
    const std::lock_guard lock(shared_->mutex);
    for (const auto& [raw, socket] : shared_->sockets) {
      std::shared_ptr<Socket> here = socket.lock();
      if (here && whose(here->known())) ended.push_back(std::move(here));
    }
  }
  for (const std::shared_ptr<Socket>& socket : ended) socket->say_goodbye(why);
}

}  // namespace tsardom::server
