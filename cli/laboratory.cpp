#include "cli/laboratory.hpp"

#include <fmt/format.h>

#include <chrono>
#include <fstream>

#include "cli/trouble.hpp"

namespace tsardom::cli {
namespace {

using Clock = std::chrono::steady_clock;

// A line that is written over and over again, on a terminal alone.
std::function<void(int, int)> bar(const Words& words, Console& console) {
  if (!console.screen.is_terminal) return {};
  return [&words, &console, begin = Clock::now(), shown = 0.0](int done, int all) mutable {
    const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    if (done < all && seconds - shown < 0.1) return;
    shown = seconds;
    constexpr int kWidth = 30;
    const int full = kWidth * done / all;
    const int left = static_cast<int>(seconds / done * (all - done));
    const bool plain = console.screen.paper.plain;
    console.err << '\r' << repeated(plain ? "#" : "█", full) << repeated(plain ? "." : "░", kWidth - full)
                << ' '
                << words.say("cli.progress", {{"done", done},
                                              {"all", all},
                                              {"left", fmt::format("{}:{:02}", left / 60, left % 60)}})
                << "  " << (done == all ? "\n" : "") << std::flush;
  };
}

void write_report(const std::string& path, const Json& report) {
  if (path.empty()) return;
  std::ofstream file(path);
  file << report.dump(2) << '\n';
  if (!file.flush()) throw failure("cli.refused.cannot_save", {{"file", path}});
}

}  // namespace

void show_match(MatchWish wish, const std::string& json, const Words& words, Console& console) {
  wish.progress = bar(words, console);
  const MatchReport report = match(wish);
  console.out << match_text(report);
  write_report(json, match_json(report));
}

void show_tune(TuneWish wish, const std::string& json, const Words& words, Console& console) {
  wish.progress = bar(words, console);
  const TuneReport report = tune(wish);
  console.out << tune_text(report);
  write_report(json, tune_json(report));
}

}  // namespace tsardom::cli
