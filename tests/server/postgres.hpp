// A real PostgreSQL for the tests of one program, started when the first of them needs it.
#pragma once

#include <sys/types.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <memory>
#include <stdexcept>
#include <string>

#include "tests/server/folder.hpp"

namespace tsardom::server {

class Postgres15 {
 public:
  static Postgres15& started() {
    static Postgres15 postgres;
    return postgres;
  }

  // The address of a database that nobody used before.
  std::string fresh_url() {
    const std::string name = "t" + std::to_string(++databases_);
    must("psql -q -h " + folder_.path().string() + " -d postgres -c 'CREATE DATABASE " + name + "'");
    return "host=" + folder_.path().string() + " dbname=" + name + (geteuid() == 0 ? " user=postgres" : "");
  }

  void stop(const std::string& how = "immediate") { must("pg_ctl -w -m " + how + " -D " + data() + " stop"); }
  void start() {
    must("pg_ctl -w -D " + data() + " -l " + folder_.file("log") + " -o \"-k " + folder_.path().string() +
         " -c listen_addresses='' -c fsync=on -c shared_buffers=16MB\" start");
  }

 private:
  Postgres15() {
    if (geteuid() == 0) must_as_root("chown postgres " + folder_.path().string());
    must("initdb -N -A trust -D " + data());
    start();
  }
  ~Postgres15() {
    try {
      stop();
    } catch (const std::exception&) {
    }
  }

  std::string data() const { return folder_.file("data"); }

  // PostgreSQL does not run as root.
  void must(const std::string& command) {
    const std::string line =
        "PATH=/usr/lib/postgresql/15/bin:$PATH; cd / && " + command + " >" + "/dev/null 2>&1 </dev/null";
    must_as_root(geteuid() == 0 ? "runuser -u postgres -- sh -c '" + quoted(line) + "'"
                                : "sh -c '" + quoted(line) + "'");
  }
  static void must_as_root(const std::string& command) {
    if (std::system(command.c_str()) != 0) throw std::runtime_error("failed: " + command);
  }
  static std::string quoted(const std::string& text) {
    std::string all;
    for (const char letter : text) all += letter == '\'' ? std::string("'\\''") : std::string(1, letter);
    return all;
  }

  Folder folder_;
  int databases_ = 0;
};

}  // namespace tsardom::server
