// The commands around the server: serve, backup, verify.
#pragma once

#include <string>

#include "cli/console.hpp"
#include "server/serve.hpp"
#include "table/words.hpp"

namespace tsardom::cli {

void serve_online(const server::ServeWish& wish, Console& console);
void back_up(const std::string& from, const std::string& to, const Words& words, Console& console);
void verify_store(const server::ServeWish& wish, const Words& words, Console& console);

}  // namespace tsardom::cli
