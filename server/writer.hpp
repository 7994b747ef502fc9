// The one thread that uses the store. What waits is committed together, and only then does anybody hear of
// it.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <variant>
#include <vector>

#include "server/metrics.hpp"
#include "server/store.hpp"

namespace tsardom::server {

// What became of a change. `unknown`: the store does not work; the change is in it or not, never by half.
enum class Saved : std::uint8_t { yes, clash, unknown };

class Writer {
 public:
  using Done = std::function<void(Saved)>;
  using Look = std::function<void(Store&)>;  // may throw StoreTrouble

  Writer(std::unique_ptr<Store> store, Metrics& metrics);
  ~Writer();
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;

  // Both call back on the writer's thread, in the order they were asked.
  void save(Op op, Done done);
  void look(Look look, std::function<void()> in_trouble);

  // Finishes all that was asked for; what is asked later is dropped.
  void stop();

 private:
  struct Write {
    Op op;
    Done done;
  };
  struct Read {
    Look look;
    std::function<void()> in_trouble;
  };
  using Job = std::variant<Write, Read>;

  void add(Job job);
  void run();
  void commit(std::vector<Write>& writes);
  Saved try_commit(const std::vector<Op>& ops);
  void read(Read& read);
  void note_trouble(const StoreTrouble& trouble);
  void note_success();
  void probe();

  std::unique_ptr<Store> store_;
  Metrics& metrics_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Job> jobs_;
  bool stopping_ = false, ended_ = false;
  std::thread thread_;
};

}  // namespace tsardom::server
