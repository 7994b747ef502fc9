// The program behind its command line.
#pragma once

#include <string>
#include <vector>

#include "cli/console.hpp"

namespace tsardom::cli {

// Runs one command; answers the exit code: 0, kFailure or kBadUsage. `args` are those after the program's
// name.
int run(const std::vector<std::string>& args, Console console);

}  // namespace tsardom::cli
