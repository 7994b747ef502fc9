// The threads that everything runs on, and lanes: what is posted to one lane runs in order and never at once.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>

namespace boost::asio {
class io_context;
}

namespace tsardom::server {

using Task = std::function<void()>;

class Lane {
 public:
  void post(Task task) const;
  void after(std::chrono::milliseconds delay, Task task) const;
  // The same, until the answer is dropped.
  [[nodiscard]] std::shared_ptr<void> alarm(std::chrono::milliseconds delay, Task task) const;

 private:
  friend class Lanes;
  struct Strand;
  explicit Lane(std::shared_ptr<Strand> strand) : strand_(std::move(strand)) {}
  std::shared_ptr<Strand> strand_;
};

class Lanes {
 public:
  // Without threads of its own, whoever calls `run_ready` lends one.
  explicit Lanes(int threads);
  ~Lanes();
  Lanes(const Lanes&) = delete;
  Lanes& operator=(const Lanes&) = delete;

  Lane lane();
  void stop();
  // Runs all that can run now; answers how much that was.
  std::size_t run_ready();
  boost::asio::io_context& context();

 private:
  struct Threads;
  std::unique_ptr<Threads> threads_;
};

}  // namespace tsardom::server
