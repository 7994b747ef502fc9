#include "server/watchers.hpp"

#include <algorithm>
#include <set>

namespace tsardom::server {
namespace {

constexpr std::size_t kMostStrangers = 200, kMostOfOnePlayer = 16;

Text text_of(const Json& json) { return std::make_shared<const std::string>(write_json(json)); }

}  // namespace

void Watchers::add(const Watcher& watcher, const About& about) {
  const std::shared_ptr<Peer> peer = watcher.peer.lock();
  std::erase_if(all_, [&](const Watcher& other) {
    const std::shared_ptr<Peer> its = other.peer.lock();
    return !its || (its == peer && other.seat == watcher.seat);
  });
  const bool sits = about.concerns(watcher.player);
  const auto same = [&](const Watcher& other) {
    return sits ? other.player == watcher.player : !about.concerns(other.player);
  };
  const auto many = static_cast<std::size_t>(std::count_if(all_.begin(), all_.end(), same));
  if (!sits && many >= kMostStrangers) throw Refusal("too_many", {{"most", kMostStrangers}});
  if (sits && many >= kMostOfOnePlayer) all_.erase(std::find_if(all_.begin(), all_.end(), same));
  all_.push_back(watcher);
}

void Watchers::remove(const std::shared_ptr<Peer>& peer) {
  std::erase_if(all_, [&peer](const Watcher& watcher) { return watcher.peer.lock() == peer; });
}

void Watchers::follow(const About& about) {
  for (Watcher& watcher : all_) {
    if (watcher.seat == kSpectator || about.has_seat(watcher.player, watcher.seat)) continue;
    watcher.seat = kSpectator;
    watcher.chose_seat = false;
    watcher.version = -1;
  }
}

void Watchers::begin(const About& about) {
  follow(about);
  for (Watcher& watcher : all_) {
    const std::vector<Seat> seats = about.seats_of(watcher.player);
    if (!watcher.chose_seat && !seats.empty()) watcher.seat = seats.front();
    watcher.version = -1;
  }
}

void Watchers::tidy() {
  std::erase_if(all_, [](const Watcher& watcher) { return watcher.peer.expired(); });
}

void Watchers::update(const Streams& streams, const Told& told) {
  struct Sent {
    Seat seat;
    std::string lang;
    int after;
    Text text;
  };
  std::vector<Sent> sent;
  for (Watcher& watcher : all_) {
    const std::shared_ptr<Peer> peer = watcher.peer.lock();
    if (!peer || streams.version(watcher.seat) == watcher.version) continue;
    const int after = std::max(watcher.version, 0);
    auto same = std::find_if(sent.begin(), sent.end(), [&](const Sent& one) {
      return one.seat == watcher.seat && one.lang == watcher.lang && one.after == after;
    });
    if (same == sent.end()) {
      Json message{{"push", "update"}};
      message.update(told(watcher.seat, watcher.lang, after));
      same = sent.insert(sent.end(), {watcher.seat, watcher.lang, after, text_of(message)});
    }
    peer->send(same->text);
    watcher.version = streams.version(watcher.seat);
  }
  tidy();
}

void Watchers::tell(const std::function<Json(const std::string& player)>& message) const {
  std::set<std::shared_ptr<Peer>> told;
  for (const Watcher& watcher : all_) {
    const std::shared_ptr<Peer> peer = watcher.peer.lock();
    if (peer && told.insert(peer).second) peer->send(text_of(message(watcher.player)));
  }
}

}  // namespace tsardom::server
