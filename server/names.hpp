// What people call themselves.
#pragma once

#include <string>

namespace tsardom::server {

// A name as it is kept: composed (NFC), single blanks between its words. Refused as "bad_name": one that is
// too long or shows nothing, and letters that nobody sees, which make one name look like another.
std::string proper_name(const std::string& name);

}  // namespace tsardom::server
