#include "cli/online.hpp"

#include <filesystem>
#include <ostream>
#include <stdexcept>

#include "cli/trouble.hpp"
#include "server/database.hpp"

namespace tsardom::cli {
namespace {

void check_there(const std::string& file) {
  if (!std::filesystem::exists(file)) throw failure("cli.refused.no_file", {{"file", file}});
}

}  // namespace

void serve_online(const server::ServeWish& wish, Console& console) {
  try {
    server::serve(wish, console.out);
  } catch (const std::runtime_error& trouble) {
    throw failure("cli.refused.cannot_serve", {{"why", trouble.what()}});
  }
}

void back_up(const std::string& from, const std::string& to, const Words& words, Console& console) {
  check_there(from);
  if (std::filesystem::exists(to)) throw failure("cli.refused.file_exists", {{"file", to}});
  try {
    server::back_up_sqlite(from, to);
  } catch (const server::StoreTrouble& trouble) {
    throw failure("cli.refused.bad_store", {{"why", trouble.what()}});
  }
  console.out << words.say("cli.store.copied", {{"file", to}}) << '\n';
}

void verify_store(const server::ServeWish& wish, const Words& words, Console& console) {
  if (wish.postgres.empty()) check_there(wish.data);
  try {
    const auto store = server::open_store(wish);
    const std::size_t tables = store->table_ids().size();
    const std::size_t broken =
        server::verify(*store, [&console](const std::string& id, const std::string& why) {
          console.out << id << ": " << why << '\n';
        });
    console.out << words.say("cli.store.verified", {{"tables", tables}, {"broken", broken}}) << '\n';
    if (broken > 0) throw failure("cli.refused.broken_tables", {{"broken", broken}});
  } catch (const server::StoreTrouble& trouble) {
    throw failure("cli.refused.bad_store", {{"why", trouble.what()}});
  }
}

}  // namespace tsardom::cli
