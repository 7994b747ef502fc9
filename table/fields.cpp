#include "table/fields.hpp"

#include <algorithm>

#include "table/refusal.hpp"

namespace tsardom {

void refuse_type(std::string_view field, std::string_view type, const Json& found) {
  throw Refusal("wrong_type", {{"field", field}, {"type", type}, {"found", shown(found)}});
}

bool Fields::has(std::string_view name) {
  asked_.emplace_back(name);
  return object_.contains(name);
}

const Json& Fields::any(std::string_view name) {
  if (!has(name)) throw Refusal("missing_field", {{"field", name}});
  return *object_.find(name);
}

const Json& Fields::object(std::string_view name) {
  const Json& json = any(name);
  if (!json.is_object()) refuse_type(name, "object", json);
  return json;
}

const Json& Fields::list(std::string_view name) {
  const Json& json = any(name);
  if (!json.is_array()) refuse_type(name, "list", json);
  return json;
}

const std::string& Fields::text(std::string_view name) {
  const Json& json = any(name);
  if (!json.is_string()) refuse_type(name, "text", json);
  return json.get_ref<const std::string&>();
}

std::int64_t Fields::number(std::string_view name, std::int64_t least, std::int64_t most) {
  const Json& json = any(name);
  if (!json.is_number_integer()) refuse_type(name, "number", json);
  const bool huge = json.is_number_unsigned() && json.get<std::uint64_t>() > std::uint64_t{INT64_MAX};
  const std::int64_t number = huge ? INT64_MAX : json.get<std::int64_t>();
  if (!huge && number >= least && number <= most) return number;
  throw Refusal("out_of_range", {{"field", name}, {"least", least}, {"most", most}, {"found", shown(json)}});
}

std::uint64_t Fields::seed(std::string_view name) {
  const Json& json = any(name);
  if (!json.is_number_unsigned()) refuse_type(name, "seed", json);
  return json.get<std::uint64_t>();
}

std::vector<std::string> Fields::texts(std::string_view name) {
  std::vector<std::string> texts;
  for (const Json& item : list(name)) {
    if (!item.is_string()) refuse_type(name, "texts", item);
    texts.push_back(item.get<std::string>());
  }
  return texts;
}

void Fields::done() const {
  for (const auto& [name, value] : object_.items()) {
    if (std::find(asked_.begin(), asked_.end(), name) == asked_.end()) {
      throw Refusal("unknown_field", {{"field", quote(name)}, {"right", listed(asked_)}});
    }
  }
}

}  // namespace tsardom
