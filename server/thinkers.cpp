#include "server/thinkers.hpp"

#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>

#include "bots/levels.hpp"
#include "server/log.hpp"
#include "table/refusal.hpp"

namespace tsardom::server {
namespace {

constexpr int kNiceness = 10;

// On Linux a thread has its own niceness.
void give_way() { setpriority(PRIO_PROCESS, static_cast<id_t>(syscall(SYS_gettid)), kNiceness); }

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

Thinkers::Thinkers(int threads, Metrics& metrics) : metrics_(metrics) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { run(); });
}

Thinkers::~Thinkers() { stop(); }

void Thinkers::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
    tasks_.clear();
  }
  wake_.notify_all();
  for (std::thread& thread : threads_) {
    if (thread.joinable()) thread.join();
  }
}

void Thinkers::ask(std::shared_ptr<Table> table, Seat seat, std::string level, std::uint64_t seed,
                   std::function<void(std::optional<Move>)> chosen) {
  work([this, table = std::move(table), seat, level = std::move(level), seed, chosen = std::move(chosen)] {
    ++metrics_.thinking;
    const std::optional<Move> move = choice(*table, seat, level, seed);
    --metrics_.thinking;
    chosen(move);
  });
}

void Thinkers::work(std::function<void()> task) {
  {
    const std::lock_guard lock(mutex_);
    if (stopping_) return;
    tasks_.push_back(std::move(task));
  }
  wake_.notify_one();
}

void Thinkers::work_first(std::function<void()> task) {
  {
    const std::lock_guard lock(mutex_);
    if (stopping_) return;
    tasks_.push_front(std::move(task));
  }
  wake_.notify_one();
}

void Thinkers::run() {
  give_way();
  for (;;) {
    std::function<void()> task;
    {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [this] { return stopping_ || !tasks_.empty(); });
      if (stopping_) return;
      task = std::move(tasks_.front());
      tasks_.pop_front();
    }
    task();
  }
}

}  // namespace tsardom::server
