#include "server/lanes.hpp"

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <thread>
#include <utility>
#include <vector>

namespace tsardom::server {

namespace asio = boost::asio;

struct Lane::Strand {
  asio::strand<asio::io_context::executor_type> executor;
};

struct Lanes::Threads {
  explicit Threads(int count) : context(count > 0 ? count : 1) {
    for (int i = 0; i < count; ++i) running.emplace_back([this] { context.run(); });
  }

  asio::io_context context;
  asio::executor_work_guard<asio::io_context::executor_type> work{context.get_executor()};
  std::vector<std::thread> running;
};

void Lane::post(Task task) const { asio::post(strand_->executor, std::move(task)); }

void Lane::after(std::chrono::milliseconds delay, Task task) const {
  const auto timer = std::make_shared<asio::steady_timer>(strand_->executor, delay);
  timer->async_wait([timer, task = std::move(task)](const boost::system::error_code& trouble) {
    if (!trouble) task();
  });
}

std::shared_ptr<void> Lane::alarm(std::chrono::milliseconds delay, Task task) const {
  const auto timer = std::make_shared<asio::steady_timer>(strand_->executor, delay);
  timer->async_wait(
      [kept = std::weak_ptr(timer), task = std::move(task)](const boost::system::error_code& trouble) {
        if (!trouble && !kept.expired()) task();
      });
  return timer;
}

Lanes::Lanes(int threads) : threads_(std::make_unique<Threads>(threads)) {}
Lanes::~Lanes() { stop(); }

Lane Lanes::lane() {
  return Lane(std::make_shared<Lane::Strand>(Lane::Strand{asio::make_strand(threads_->context)}));
}

void Lanes::stop() {
  threads_->work.reset();
  threads_->context.stop();
  for (std::thread& thread : threads_->running) {
    if (thread.joinable()) thread.join();
  }
}

std::size_t Lanes::run_ready() { return threads_->context.poll(); }
asio::io_context& Lanes::context() { return threads_->context; }

}  // namespace tsardom::server
