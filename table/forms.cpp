#include "table/forms.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "table/hash.hpp"
#include "table/refusal.hpp"

namespace tsardom {

Json& JsonWriter::put(std::string_view key, Json value) {
  Json& open = *open_.back();
  if (open.is_array()) {
    open.push_back(std::move(value));
    return open.back();
  }
  return open[std::string(key)] = std::move(value);
}

JsonReader::JsonReader(const Json& json, Unknown unknown, std::vector<std::string> known)
    : unknown_(unknown), hash_(kHashOfNothing) {
  parts_.push_back({&json, {}, 0, std::move(known)});
  if (!json.is_object()) complain("must be an object");
}

std::string JsonReader::place() const {
  std::string place;
  for (const Part& part : parts_) place += part.step;
  place += last_;
  if (place.starts_with('.')) place.erase(0, 1);
  return place;
}

void JsonReader::complain(std::string_view reason, std::string_view detail) {
  if (!ok()) return;
  const std::string where = place();
  complaint_ = fmt::format("{}{}{}{}{}", where, where.empty() ? "" : ": ", reason, detail.empty() ? "" : " ",
                           detail.empty() ? "" : quote(detail));
}

void JsonReader::know(std::string_view key) {
  if (parts_.back().json != nullptr && parts_.back().json->is_object()) parts_.back().known.emplace_back(key);
}

// The value at the key, or the next item of a list; from here on complaints are about it.
const Json* JsonReader::take(std::string_view key) {
  last_.clear();
  if (!ok()) return nullptr;
  Part& part = parts_.back();
  if (part.json->is_array()) {
    if (part.next >= part.json->size()) {
      complain("too few items");
      return nullptr;
    }
    last_ = fmt::format("[{}]", part.next);
    return &(*part.json)[part.next++];
  }
  know(key);
  const auto found = part.json->find(key);
  if (found == part.json->end()) {
    complain("missing field", key);
    return nullptr;
  }
  last_ = fmt::format(".{}", key);
  return &*found;
}

void JsonReader::open(std::string_view key, bool list) {
  const Json* json = take(key);
  if (json != nullptr && !(list ? json->is_array() : json->is_object())) {
    complain(fmt::format("must be {}, is {}", list ? "a list" : "an object", shown(*json)));
    json = nullptr;
  }
  parts_.push_back({json, std::move(last_), 0, {}});
  last_.clear();
}

void JsonReader::enter(std::string_view key) { open(key, false); }

std::size_t JsonReader::enter_list(std::string_view key, std::size_t) {
  open(key, true);
  return parts_.back().json != nullptr ? parts_.back().json->size() : 0;
}

void JsonReader::close() {
  last_.clear();
  if (!ok() || unknown_ == Unknown::ignored) return;
  const Part& part = parts_.back();
  if (part.json->is_array()) {
    if (part.next < part.json->size()) complain("too many items");
    return;
  }
  for (const auto& [name, value] : part.json->items()) {
    if (std::find(part.known.begin(), part.known.end(), name) == part.known.end()) {
      return complain("unknown field", name);
    }
  }
}

void JsonReader::leave() {
  close();
  parts_.pop_back();
}

void JsonReader::finish() { close(); }

void JsonReader::number(std::string_view key, std::int64_t& value, std::int64_t least, std::int64_t most) {
  const Json* json = take(key);
  if (json == nullptr) return;
  if (!json->is_number_integer()) {
    return complain(fmt::format("must be a whole number, is {}", shown(*json)));
  }
  const bool huge = json->is_number_unsigned() && json->get<std::uint64_t>() > std::uint64_t{INT64_MAX};
  const std::int64_t found = huge ? INT64_MAX : json->get<std::int64_t>();
  if (huge || found < least || found > most) {
    return complain(fmt::format("must be from {} to {}, is {}", least, most, shown(*json)));
  }
  value = found;
  hash_value(std::to_string(found));
}

void JsonReader::flag(std::string_view key, bool& value) {
  const Json* json = take(key);
  if (json == nullptr) return;
  if (!json->is_boolean()) return complain(fmt::format("must be true or false, is {}", shown(*json)));
  value = json->get<bool>();
  hash_value(value ? "true" : "false");
}

void JsonReader::word(std::string_view key, std::string_view& value) {
  const Json* json = take(key);
  if (json == nullptr) return;
  if (!json->is_string()) return complain(fmt::format("must be a word, is {}", shown(*json)));
  value = json->get_ref<const std::string&>();
  hash_value(value);
}

bool JsonReader::given(std::string_view key) {
  if (!ok()) return false;
  Part& part = parts_.back();
  if (part.json->is_array()) {
    if (part.next >= part.json->size()) return false;
    const bool is_null = (*part.json)[part.next].is_null();
    part.next += is_null ? 1 : 0;
    return !is_null;
  }
  know(key);
  const auto found = part.json->find(key);
  return found != part.json->end() && !found->is_null();
}

void JsonReader::hash_value(std::string_view text) {
  hash_ = hash_on(hash_on(hash_on(hash_on(hash_, place()), "="), text), "\n");
}

void check_format(const Json& json, std::string_view ours, std::string_view what) {
  const auto format = json.find("format");
  if (format == json.end()) throw Refusal("no_format", {{"what", what}, {"ours", quote(ours)}});
  if (*format == ours) return;
  throw Refusal("other_version", {{"what", what}, {"theirs", shown(*format)}, {"ours", quote(ours)}});
}

}  // namespace tsardom
