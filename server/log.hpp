// What the server tells whoever runs it: one JSON object a line on standard error. Never a token, a
// passphrase, an invitation, an address, a move or anything that lies face down.
#pragma once

#include <string_view>

#include "table/json.hpp"

namespace tsardom::server {

enum class Loudness { quiet, usual };
void set_loudness(Loudness loudness);

void log(std::string_view event, Json details = Json::object());

}  // namespace tsardom::server
