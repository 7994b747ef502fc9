// The painters that boards.cpp knows.
#pragma once

#include <string>
#include <string_view>

#include "cli/boards/boards.hpp"

namespace tsardom::cli {

Lines paint_catherine(const Scene& scene);

Lines paint_connect_four(const Scene& scene);

Lines paint_ivan(const Scene& scene);

Lines paint_stroganov(const Scene& scene);

Lines paint_perestroika(const Scene& scene);
std::string explain_perestroika(const Words& words, const Json& box, std::string_view option,
                                std::string_view value);

}  // namespace tsardom::cli
