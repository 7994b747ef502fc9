// A file system for SQLite that breaks on command: full, unwritable, or dead in the middle of a write.
#pragma once

#include <atomic>
#include <functional>
#include <string>

namespace tsardom::server {

class FaultyDisk {
 public:
  enum class Fault { none, full, write_error, sync_error, read_error };

  // One for the program; its name is that of a SQLite VFS.
  static FaultyDisk& installed();
  static constexpr const char* kName = "faulty";

  std::atomic<Fault> fault{Fault::none};
  // Breaks the n-th write or sync from now on (and all after it); negative: not by number.
  std::atomic<int> breaks_at{-1};
  std::atomic<int> steps{0};  // writes and syncs so far
  // Called before every write or sync with its number, and after it; a torture test dies here.
  std::function<void(int, bool)> at_step;

 private:
  FaultyDisk();
};

}  // namespace tsardom::server
