// Threads for what takes long, and who is served next.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace tsardom::server {

// A lower rank goes before a higher one; within a rank one task of everybody before a second one of anybody.
class FairQueue {
 public:
  using Task = std::function<void()>;

  explicit FairQueue(std::size_t ranks) : ranks_(ranks) {}

  void add(std::size_t rank, const std::string& whose, Task task);
  // Of the ranks up to this one.
  bool has(std::size_t highest) const;
  Task take(std::size_t highest);
  std::size_t size() const { return size_; }
  void clear();

 private:
  struct Rank {
    std::deque<std::string> turns;  // whoever has a task here, once
    std::map<std::string, std::deque<Task>> tasks;
  };
  std::vector<Rank> ranks_;
  std::size_t size_ = 0;
};

class Workers {
 public:
  using Task = FairQueue::Task;
  struct Wish {
    std::vector<std::size_t> threads;  // the highest rank that each of them serves
    int niceness = 0;
  };

  Workers(std::size_t ranks, const Wish& wish);
  ~Workers();
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  void work(std::size_t rank, const std::string& whose, Task task);
  std::size_t waiting();
  // What still waits is dropped.
  void stop();

 private:
  void run(std::size_t highest, int niceness);

  std::mutex mutex_;
  std::condition_variable wake_;
  FairQueue queue_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace tsardom::server
