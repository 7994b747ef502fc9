#include "server/serve.hpp"

#include <signal.h>

#include <algorithm>
#include <chrono>
#include <ostream>
#include <thread>
#include <utility>

#include "server/api.hpp"
#include "server/checking.hpp"
#include "server/database.hpp"
#include "server/hall.hpp"
#include "server/log.hpp"
#include "server/people.hpp"
#include "server/premises.hpp"
#include "server/replaying.hpp"

namespace tsardom::server {
namespace {

constexpr std::chrono::minutes kBetweenTidying{1};
constexpr int kTidyingsBetweenSweeps = 60;
constexpr std::chrono::milliseconds kForGoodbyes{300};

int cores() { return static_cast<int>(std::max(1U, std::thread::hardware_concurrency())); }

bool is_any_host(const std::string& listen) {
  return listen.starts_with("0.0.0.0:") || listen.starts_with("[::]:");
}

std::string origin_of(const std::string& listen, std::uint16_t port) {
  return "http://" + listen.substr(0, listen.rfind(':')) + ':' + std::to_string(port);
}

}  // namespace

// In the order in which they need each other; they end in the reverse order.
struct Server::Parts {
  Metrics metrics;
  Page page;
  Writer writer;
  Thinkers thinkers;
  Premises premises;
  Checking checking;
  Lanes lanes;  // what waits there still needs the premises when it is dropped
  Hall hall;
  People people;
  Api api;
  Wire wire;
  Lane chores;
  std::uint16_t port = 0, metrics_port = 0;
  bool stopped = false;
  int tidied = 0;

  Parts(const ServeWish& wish, std::unique_ptr<Store> store)
      : page(wish.page),
        writer(std::move(store), metrics),
        thinkers(wish.thinkers > 0 ? wish.thinkers : std::max(2, (cores() + 1) / 2), metrics),
        premises{.lanes = lanes,
                 .writer = writer,
                 .thinkers = thinkers,
                 .metrics = metrics,
                 .boxes = Boxes(wish.boxes),
                 .security = std::make_shared<SecurityLog>(wish.security_log),
                 .generosity = wish.generosity},
        checking(premises),
        lanes(wish.threads > 0 ? wish.threads : std::max(2, cores())),
        hall(premises),
        people(premises),
        api(premises, hall, people, page,
            {wish.base_url, wish.origins, wish.generosity,
             wish.base_url.empty() && is_any_host(wish.listen)}),
        wire(lanes, api, metrics, wish.caps),
        chores(lanes.lane()) {
    people.when_ended([this](const EndSessions& ended) {
      wire.end_sockets("session", [&ended](const Known& known) {
        return ended.ends(known.player.id, known.session.token);
      });
    });
  }

  void tidy_now_and_then() {
    chores.after(kBetweenTidying, [this] {
      hall.tidy();
      wire.end_sockets("session",
                       [](const Known& known) { return wall_clock() > People::last_moment(known.session); });
      if (tidied++ % kTidyingsBetweenSweeps == 0) people.sweep();
      tidy_now_and_then();
    });
  }
};

Server::Server(const ServeWish& wish, std::unique_ptr<Store> store)
    : parts_(std::make_unique<Parts>(wish, std::move(store))) {
  parts_->hall.wake_all([](std::size_t rooms) { log("went_on", {{"tables", rooms}}); });
  parts_->port = parts_->wire.listen(wish.listen);
  for (const std::string& origin :
       {origin_of(wish.listen, parts_->port), origin_of("localhost:", parts_->port)})
    parts_->api.add_origin(origin);
  if (!wish.metrics.empty()) parts_->metrics_port = parts_->wire.listen(wish.metrics, true);
  parts_->tidy_now_and_then();
  parts_->checking.begin();
}

Server::~Server() { stop(); }

std::uint16_t Server::port() const { return parts_->port; }
std::uint16_t Server::metrics_port() const { return parts_->metrics_port; }

// Nothing new is begun, what waits for the store is saved and acknowledged, and then clients are told
// goodbye.
void Server::stop() {
  if (std::exchange(parts_->stopped, true)) return;
  parts_->hall.close();
  parts_->thinkers.stop();
  parts_->writer.stop();
  parts_->wire.close();
  std::this_thread::sleep_for(kForGoodbyes);
  parts_->lanes.stop();
}

std::unique_ptr<Store> open_store(const ServeWish& wish) {
  return open_store(wish.postgres.empty() ? open_sqlite({wish.data}) : open_postgres(wish.postgres));
}

void serve(const ServeWish& wish, std::ostream& out) {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGINT);
  sigaddset(&signals, SIGTERM);
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  Server server(wish, open_store(wish));
  const std::string address = origin_of(wish.listen, server.port());
  log("serving", {{"listen", address}, {"store", wish.postgres.empty() ? "sqlite" : "postgres"}});
  out << (wish.base_url.empty() ? address : wish.base_url) << std::endl;
  int received = 0;
  sigwait(&signals, &received);
  log("closing");
  server.stop();
  log("closed");
}

std::size_t verify(Store& store, const std::function<void(const std::string&, const std::string&)>& tell) {
  std::size_t broken = 0;
  if (const std::string why = store.complaint(); !why.empty()) {
    ++broken;
    tell("store", why);
  }
  for (const std::string& id : store.table_ids()) {
    try {
      play_again(*store.load(id));
    } catch (const std::exception& trouble) {
      ++broken;
      tell(id, trouble.what());
    }
  }
  return broken;
}

}  // namespace tsardom::server
