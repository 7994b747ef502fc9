// JSON as people wrote it: the order of fields is kept.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace tsardom {

using Json = nlohmann::ordered_json;

// Reads one JSON text. Refuses, as "malformed", what is not JSON, names a field twice or is absurdly deep.
Json parse_json(std::string_view text);

// One line; bytes that are not UTF-8 are replaced.
std::string write_json(const Json& json);

// What somebody wrote, short enough for a message.
std::string quote(std::string_view text);
std::string shown(const Json& json);

// "a, b, c", cut where it grows long.
std::string listed(const std::vector<std::string>& words);

}  // namespace tsardom
