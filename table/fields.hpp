// The fields of a JSON object that must be exactly those asked for.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "table/json.hpp"

namespace tsardom {

// Everything wrong is refused: "missing_field", "wrong_type", "out_of_range", and with `done`
// "unknown_field".
class Fields {
 public:
  explicit Fields(const Json& object) : object_(object) {}

  bool has(std::string_view name);
  const Json& any(std::string_view name);
  const Json& object(std::string_view name);
  const Json& list(std::string_view name);
  const std::string& text(std::string_view name);
  std::int64_t number(std::string_view name, std::int64_t least, std::int64_t most);
  std::uint64_t seed(std::string_view name);  // any whole number from 0
  std::vector<std::string> texts(std::string_view name);

  // Asked for all that is understood here?
  void done() const;

 private:
  const Json& object_;
  std::vector<std::string> asked_;
};

[[noreturn]] void refuse_type(std::string_view field, std::string_view type, const Json& found);

}  // namespace tsardom
