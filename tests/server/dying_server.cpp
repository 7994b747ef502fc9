// A server that dies, as by kill -9, before or after the n-th write or sync of its file from the start: every
// step of the way from a move to the disk can be the last. dying_server FILE LISTEN STEP before|after|never
#include <signal.h>
#include <unistd.h>

#include <cstdlib>
#include <iostream>
#include <string_view>

#include "server/database.hpp"
#include "server/serve.hpp"
#include "tests/server/faulty_disk.hpp"

int main(int count, char** words) {
  using namespace tsardom::server;
  if (count != 5) return 2;
  FaultyDisk& disk = FaultyDisk::installed();
  const int step = std::atoi(words[3]);
  const std::string_view when = words[4];
  if (when != "never") {
    disk.at_step = [step, after = when == "after"](int number, bool done) {
      if (number == step && done == after) kill(getpid(), SIGKILL);
    };
  }
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGTERM);
  sigprocmask(SIG_BLOCK, &signals, nullptr);
  ServeWish wish;
  wish.listen = words[2];
  wish.generosity = 100;
  Server server(wish, open_store(open_sqlite({words[1], FaultyDisk::kName})));
  std::cout << "http://127.0.0.1:" << server.port() << std::endl;
  int received = 0;
  sigwait(&signals, &received);
}
