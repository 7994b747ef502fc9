#include "server/writer.hpp"

#include <chrono>
#include <utility>

#include "server/log.hpp"

namespace tsardom::server {
namespace {

constexpr std::size_t kMostAtOnce = 512;
constexpr std::chrono::seconds kBetweenProbes{1};

}  // namespace

Writer::Writer(std::unique_ptr<Store> store, Metrics& metrics)
    : store_(std::move(store)), metrics_(metrics), thread_([this] { run(); }) {}

Writer::~Writer() { stop(); }

void Writer::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_all();
  if (thread_.joinable()) thread_.join();
}

void Writer::save(Op op, Done done) { add(Write{std::move(op), std::move(done)}); }
void Writer::look(Look look, std::function<void()> in_trouble) {
  add(Read{std::move(look), std::move(in_trouble)});
}

void Writer::add(Job job) {
  {
    const std::lock_guard lock(mutex_);
    if (ended_) return;
    jobs_.push_back(std::move(job));
  }
  wake_.notify_one();
}

void Writer::run() {
  for (;;) {
    std::deque<Job> jobs;
    {
      std::unique_lock lock(mutex_);
      wake_.wait_for(lock, kBetweenProbes, [this] { return stopping_ || !jobs_.empty(); });
      if (jobs_.empty() && stopping_) {
        ended_ = true;
        return;
      }
      jobs.swap(jobs_);
    }
    if (!metrics_.store_works) probe();
    std::vector<Write> together;
    for (Job& job : jobs) {
      if (auto* write = std::get_if<Write>(&job)) {
        together.push_back(std::move(*write));
        if (together.size() == kMostAtOnce) commit(together);
        continue;
      }
      commit(together);
      read(std::get<Read>(job));
    }
    commit(together);
  }
}

// Together first; if one of them clashes with what is stored, each for itself.
void Writer::commit(std::vector<Write>& writes) {
  if (writes.empty()) return;
  std::vector<Op> ops;
  for (const Write& write : writes) ops.push_back(write.op);
  const Saved saved = try_commit(ops);
  for (Write& write : writes) {
    write.done(saved == Saved::clash && writes.size() > 1 ? try_commit({write.op}) : saved);
  }
  writes.clear();
}

Saved Writer::try_commit(const std::vector<Op>& ops) {
  try {
    const auto start = std::chrono::steady_clock::now();
    store_->commit(ops);
    metrics_.commit.add(std::chrono::steady_clock::now() - start);
    ++metrics_.commits;
    metrics_.changes += static_cast<std::int64_t>(ops.size());
    note_success();
    return Saved::yes;
  } catch (const StoreTrouble& trouble) {
    if (trouble.kind == StoreTrouble::Kind::clash) return Saved::clash;
    note_trouble(trouble);
    return Saved::unknown;
  }
}

void Writer::read(Read& read) {
  try {
    read.look(*store_);
  } catch (const StoreTrouble& trouble) {
    note_trouble(trouble);
    read.in_trouble();
  }
}

void Writer::note_trouble(const StoreTrouble& trouble) {
  ++metrics_.store_troubles;
  if (metrics_.store_works.exchange(false)) log("store_broken", {{"why", trouble.what()}});
}

void Writer::note_success() {
  if (!metrics_.store_works.exchange(true)) log("store_works_again");
}

void Writer::probe() {
  try {
    store_->probe();
    note_success();
  } catch (const StoreTrouble&) {
    ++metrics_.store_troubles;
  }
}

}  // namespace tsardom::server
