#include "server/thinkers.hpp"

#include <algorithm>
#include <vector>

#include "bots/levels.hpp"
#include "server/log.hpp"
#include "table/refusal.hpp"

namespace tsardom::server {
namespace {

constexpr int kNiceness = 10;
constexpr std::size_t kRanks = 4;
constexpr std::size_t kMostHintsOfAddress = 4, kMostHints = 64, kMostWeighed = 256;

std::size_t number(Thinkers::Rank rank) { return static_cast<std::size_t>(rank); }

// Half of the threads think for seats alone: whatever else there is to think about, games go on.
std::vector<std::size_t> thinking_threads(int count) {
  std::vector<std::size_t> highest;
  for (int i = 0; i < count; ++i) highest.push_back(i < count / 2 ? 0 : kRanks - 1);
  return highest;
}

std::optional<Move> choice(Table& table, Seat seat, const std::string& level, std::uint64_t seed) {
  try {
    return table.let_bot_choose(seat, find_bot(level).value(), seed).move;
  } catch (const std::exception& trouble) {
    log("bot_failed", {{"why", trouble.what()}});
    return {};
  }
}

}  // namespace

void check_level(const std::string& level) {
  const std::vector<std::string> names = level_names();
  if (std::find(names.begin(), names.end(), level) != names.end()) return;
  throw Refusal("unknown_level", {{"level", quote(level)}, {"right", listed(names)}});
}

std::string usual_stand_in() { return "quick"; }

Thinkers::Thinkers(int threads, Metrics& metrics)
    : metrics_(metrics), thinking_(kRanks, {thinking_threads(threads), kNiceness}), weighing_(1, {{0}}) {}

Thinkers::~Thinkers() { stop(); }

void Thinkers::stop() {
  thinking_.stop();
  weighing_.stop();
}

void Thinkers::ask(const Turn& turn, std::shared_ptr<Table> table, Seat seat, std::string level,
                   std::uint64_t seed, std::function<void(std::optional<Move>)> chosen) {
  thinking_.work(
      number(turn.rank), turn.whose,
      [this, table = std::move(table), seat, level = std::move(level), seed, chosen = std::move(chosen)] {
        ++metrics_.thinking;
        const std::optional<Move> move = choice(*table, seat, level, seed);
        --metrics_.thinking;
        chosen(move);
      });
}

void Thinkers::hint(const std::string& person, const std::string& address, std::function<void()> task) {
  {
    const std::lock_guard lock(mutex_);
    if (advised_.contains(person)) throw Refusal("hint_runs");
    const auto of_address = hints_.find(address);
    const bool many = of_address != hints_.end() && of_address->second >= kMostHintsOfAddress;
    if (many || advised_.size() >= kMostHints) throw Refusal("too_busy");
    advised_.insert(person);
    ++hints_[address];
  }
  thinking_.work(number(Rank::hint), address, [this, person, address, task = std::move(task)] {
    task();
    end_hint(person, address);
  });
}

void Thinkers::end_hint(const std::string& person, const std::string& address) {
  const std::lock_guard lock(mutex_);
  advised_.erase(person);
  if (--hints_[address] == 0) hints_.erase(address);
}

void Thinkers::work(std::function<void()> task) { thinking_.work(number(Rank::chore), {}, std::move(task)); }

void Thinkers::weigh(const std::string& address, std::function<void()> task) {
  if (weighing_.waiting() >= kMostWeighed) throw Refusal("too_busy");
  weighing_.work(0, address, std::move(task));
}

}  // namespace tsardom::server
