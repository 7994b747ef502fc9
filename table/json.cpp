#include "table/json.hpp"

#include <algorithm>
#include <functional>
#include <set>
#include <vector>

#include "table/refusal.hpp"

namespace tsardom {
namespace {

constexpr std::size_t kMostDepth = 64;
constexpr std::size_t kMostFields = 1000;  // of one object
constexpr std::size_t kMostQuoted = 60;

// Watches a text being read. After the first trouble nothing more is kept.
class Watch {
 public:
  bool operator()(int depth, Json::parse_event_t event, Json& value) {
    using Event = Json::parse_event_t;
    if (static_cast<std::size_t>(depth) > kMostDepth) trouble("too_deep");
    if (!trouble_.empty()) return false;
    if (event == Event::object_start) names_.emplace_back();
    if (event == Event::object_end) names_.pop_back();
    if (event == Event::key) check_field(value.get_ref<const std::string&>());
    return trouble_.empty();
  }
  void refuse_trouble() const {
    if (!trouble_.empty()) throw Refusal("malformed", {{"why", trouble_}, {"field", quote(field_)}});
  }

 private:
  void check_field(const std::string& name) {
    if (names_.back().size() >= kMostFields) return trouble("too_many_fields");
    if (names_.back().insert(name).second) return;
    field_ = name;
    trouble("twice");
  }
  void trouble(std::string_view why) {
    if (trouble_.empty()) trouble_ = why;
  }

  std::vector<std::set<std::string>> names_;
  std::string trouble_, field_;
};

bool is_control(char byte) { return static_cast<unsigned char>(byte) < 0x20U || byte == 0x7F; }
bool begins_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }

}  // namespace

Json parse_json(std::string_view text) {
  Watch watch;
  Json json = Json::parse(text, std::ref(watch), /*allow_exceptions=*/false);
  watch.refuse_trouble();
  if (json.is_discarded()) throw Refusal("malformed", {{"why", "not_json"}, {"field", ""}});
  return json;
}

std::string write_json(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

std::string quote(std::string_view text) {
  std::size_t cut = std::min(text.size(), kMostQuoted);
  while (cut > 0 && cut < text.size() && !begins_character(text[cut])) --cut;
  std::string shown(text.substr(0, cut));
  std::replace_if(shown.begin(), shown.end(), is_control, ' ');
  return '"' + shown + (cut < text.size() ? "...\"" : "\"");
}

std::string shown(const Json& json) {
  if (json.is_string()) return quote(json.get_ref<const std::string&>());
  if (json.is_object()) return "an object";
  if (json.is_array()) return "a list";
  return write_json(json);
}

std::string listed(const std::vector<std::string>& words) {
  constexpr std::size_t kMostListed = 40;
  std::string list;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i == kMostListed) return list + ", ...";
    if (i > 0) list += ", ";
    list += words[i];
  }
  return list;
}

}  // namespace tsardom
