#include "server/limits.hpp"

#include <algorithm>

namespace tsardom::server {
namespace {

constexpr std::size_t kMostBuckets = 100'000;

double seconds(std::chrono::steady_clock::duration span) {
  return std::chrono::duration<double>(span).count();
}

}  // namespace

bool Limit::allows(const std::string& who, std::chrono::steady_clock::time_point now) {
  const std::lock_guard lock(mutex_);
  if (buckets_.size() >= kMostBuckets) tidy(now);
  Bucket& bucket = buckets_.try_emplace(who, Bucket{rate_.at_once, now}).first->second;
  bucket.filled = std::min(rate_.at_once, bucket.filled + rate_.a_second * seconds(now - bucket.since));
  bucket.since = now;
  if (bucket.filled < 1) return false;
  bucket.filled -= 1;
  return true;
}

// A bucket that is full again says nothing. If that does not help, everybody begins anew.
void Limit::tidy(std::chrono::steady_clock::time_point now) {
  std::erase_if(buckets_, [&](const auto& entry) {
    return entry.second.filled + rate_.a_second * seconds(now - entry.second.since) >= rate_.at_once;
  });
  if (buckets_.size() >= kMostBuckets) buckets_.clear();
}

}  // namespace tsardom::server
