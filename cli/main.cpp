#include <csignal>
#include <iostream>
#include <string>
#include <vector>

#include "cli/app.hpp"

int main(int count, char** words) {
  std::signal(SIGPIPE, SIG_IGN);  // who closed the pipe is noticed when writing
  std::ios::sync_with_stdio(false);
  const std::vector<std::string> args(words + 1, words + count);
  return tsardom::cli::run(args, {std::cin, std::cout, std::cerr, tsardom::cli::look_at_screen()});
}
