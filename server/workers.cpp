#include "server/workers.hpp"

#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <utility>

namespace tsardom::server {

void FairQueue::add(std::size_t rank, const std::string& whose, Task task) {
  std::deque<Task>& own = ranks_[rank].tasks[whose];
  if (own.empty()) ranks_[rank].turns.push_back(whose);
  own.push_back(std::move(task));
  ++size_;
}

bool FairQueue::has(std::size_t highest) const {
  for (std::size_t rank = 0; rank <= highest && rank < ranks_.size(); ++rank) {
    if (!ranks_[rank].turns.empty()) return true;
  }
  return false;
}

FairQueue::Task FairQueue::take(std::size_t highest) {
  std::size_t rank = 0;
  while (rank < highest && ranks_[rank].turns.empty()) ++rank;
  auto& [turns, tasks] = ranks_[rank];
  const std::string whose = std::move(turns.front());
  turns.pop_front();
  std::deque<Task>& own = tasks[whose];
  Task task = std::move(own.front());
  own.pop_front();
  --size_;
  if (own.empty()) {
    tasks.erase(whose);
  } else {
    turns.push_back(whose);
  }
  return task;
}

void FairQueue::clear() {
  for (Rank& rank : ranks_) rank = {};
  size_ = 0;
}

Workers::Workers(std::size_t ranks, const Wish& wish) : queue_(ranks) {
  for (const std::size_t highest : wish.threads)
    threads_.emplace_back([this, highest, niceness = wish.niceness] { run(highest, niceness); });
}

Workers::~Workers() { stop(); }

void Workers::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
    queue_.clear();
  }
  wake_.notify_all();
  for (std::thread& thread : threads_) {
    if (thread.joinable()) thread.join();
  }
}

void Workers::work(std::size_t rank, const std::string& whose, Task task) {
  {
    const std::lock_guard lock(mutex_);
    if (stopping_) return;
    queue_.add(rank, whose, std::move(task));
  }
  wake_.notify_all();  // not every thread serves every rank
}

std::size_t Workers::waiting() {
  const std::lock_guard lock(mutex_);
  return queue_.size();
}

// On Linux a thread has its own niceness.
void Workers::run(std::size_t highest, int niceness) {
  if (niceness > 0) setpriority(PRIO_PROCESS, static_cast<id_t>(syscall(SYS_gettid)), niceness);
  for (;;) {
    Task task;
    {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [this, highest] { return stopping_ || queue_.has(highest); });
      if (stopping_) return;
      task = queue_.take(highest);
    }
    task();
  }
}

}  // namespace tsardom::server
