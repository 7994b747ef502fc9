#include "server/premises.hpp"

#include <map>
#include <mutex>
#include <utility>

namespace tsardom::server {

std::int64_t wall_clock() {
  const auto since_1970 = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(since_1970).count();
}

Json accepted(Json answer) {
  Json json{{"ok", true}};
  json.update(answer);
  return json;
}

Json refused(const Refusal& refusal, const std::string& lang) {
  Json error{{"code", refusal.code}, {"message", refusal.in(*words_in(lang))}};
  if (!refusal.rule.empty()) error["rule"] = refusal.rule;
  return {{"ok", false}, {"error", error}};
}

std::shared_ptr<const Words> words_in(const std::string& lang) {
  static std::mutex mutex;
  static std::map<std::string, std::shared_ptr<const Words>> all;
  const std::lock_guard lock(mutex);
  const auto known = all.find(lang);
  if (known != all.end()) return known->second;
  return all.emplace(lang, std::make_shared<const Words>(lang)).first->second;
}

// Names of built-in boxes are kept; those of a box of one's own live as long as its table needs them.
std::shared_ptr<const Words> words_for(const Agreement& agreement, const std::string& lang) {
  static std::mutex mutex;
  static std::map<std::pair<std::string, std::string>, std::shared_ptr<const Words>> all;
  const auto read = [&] {
    Words words(lang);
    words.read_box(*agreement.box);
    return std::make_shared<const Words>(std::move(words));
  };
  if (!agreement.built_in_box) return read();
  const std::lock_guard lock(mutex);
  std::shared_ptr<const Words>& words = all[{agreement.box_hash, lang}];
  if (!words) words = read();
  return words;
}

}  // namespace tsardom::server
