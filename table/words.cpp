#include "table/words.hpp"

#include <unicode/fmtable.h>
#include <unicode/locid.h>
#include <unicode/messagepattern.h>
#include <unicode/msgfmt.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <map>
#include <mutex>
#include <set>

#include "table/embedded.hpp"
#include "table/refusal.hpp"

namespace tsardom {
namespace {

// A text as written, and read as a pattern when it is first said.
struct Pattern {
  std::string text;
  mutable std::unique_ptr<icu::MessageFormat> format = {};

  const icu::MessageFormat& read(const std::string& lang, UErrorCode& status) const {
    if (!format) {
      const icu::UnicodeString pattern = icu::UnicodeString::fromUTF8(text);
      format = std::make_unique<icu::MessageFormat>(pattern, icu::Locale(lang.c_str()), status);
    }
    return *format;
  }
};

// A name in a box, and the section of the box where it stands ("action_card_kinds").
struct BoxName {
  std::string section;
  std::string name;
};

std::string dotted(std::string_view first, std::string_view second) {
  std::string key(first);
  key += '.';
  key += second;
  return key;
}

constexpr std::string_view kFolder = "/words/";

// "games/perestroika/words/en.json" are the words of "perestroika" in "en"; those of a folder inside another
// part begin with the name of that part.
struct WordsPath {
  std::string folder, lang;
};
WordsPath split_path(std::string_view path) {
  const std::size_t at = path.find(kFolder);
  if (at == std::string_view::npos || !path.ends_with(".json")) return {};
  const std::string_view owner = path.substr(0, at);
  const std::string_view file = path.substr(at + kFolder.size());
  const std::string_view top = owner.substr(0, owner.find('/')), last = owner.substr(owner.rfind('/') + 1);
  const bool is_game = top == "games" || top == "examples";
  return {is_game || top == last ? std::string(last) : dotted(top, last),
          std::string(file.substr(0, file.size() - 5))};
}

const std::string* text_in(const Json& thing, std::string_view field, const std::string& lang) {
  const auto texts = thing.find(field);
  if (texts == thing.end() || !texts->is_object()) return nullptr;
  const auto text = texts->find(lang);
  return text != texts->end() && text->is_string() ? text->get_ptr<const std::string*>() : nullptr;
}

icu::UnicodeString from_utf8(std::string_view text) {
  return icu::UnicodeString::fromUTF8({text.data(), static_cast<std::int32_t>(text.size())});
}

std::string to_utf8(const icu::UnicodeString& text) {
  std::string result;
  return text.toUTF8String(result);
}

}  // namespace

// The texts of all words/ files in one language. What was read is kept, so one at a time speaks.
struct Words::Texts {
  std::map<std::string, Pattern, std::less<>> patterns;
  mutable std::mutex speaking;

  explicit Texts(std::string_view lang) {
    for (const EmbeddedFile& file : embedded_files()) {
      const WordsPath path = split_path(file.path);
      if (!path.lang.empty() && path.lang == lang) add(path.folder, parse_json(file.text));
    }
  }

  void add(const std::string& key, const Json& json) {
    if (json.is_string()) {
      patterns[key].text = json.get<std::string>();
      return;
    }
    for (const auto& [name, part] : json.items()) add(dotted(key, name), part);
  }

  static std::shared_ptr<const Texts> in(std::string_view lang) {
    static std::mutex mutex;
    static std::map<std::string, std::shared_ptr<const Texts>, std::less<>> all;
    const std::lock_guard lock(mutex);
    const auto found = all.find(lang);
    if (found != all.end()) return found->second;
    auto texts = std::make_shared<const Texts>(lang);
    return texts->patterns.empty() ? nullptr : all.emplace(lang, std::move(texts)).first->second;
  }
};

// What one box calls its things, and what it says they do.
struct Words::Names {
  std::multimap<std::string, BoxName, std::less<>> names;
  std::map<std::string, std::string, std::less<>> effects;

  void read(const std::string& section, const Json& json, const std::string& lang) {
    if (json.is_object()) read_thing(section, json, lang);
    if (!json.is_structured()) return;
    for (const auto& [name, part] : json.items()) {
      read(json.is_array() ? section : dotted(section, name), part, lang);
    }
  }

  void read_thing(const std::string& section, const Json& thing, const std::string& lang) {
    const auto id = thing.find("id");
    if (id == thing.end() || !id->is_string()) return;
    const std::string& name = id->get_ref<const std::string&>();
    if (const std::string* text = text_in(thing, "names", lang)) names.emplace(name, BoxName{section, *text});
    if (const std::string* text = text_in(thing, "text", lang)) effects[name] = *text;
    for (const auto& [member, part] : thing.items()) {
      if (!part.is_object()) continue;
      const std::string* text = text_in(part, "text", lang);
      if (text == nullptr) continue;
      effects[dotted(name, member)] = *text;
      std::string& all = effects[name];
      all += (all.empty() ? "" : " / ") + *text;
    }
  }

  const std::string* name_of(std::string_view vocabulary, std::string_view id) const {
    const auto [first, last] = names.equal_range(id);
    if (first == last) return nullptr;
    const auto fits = [vocabulary](const auto& entry) {
      return entry.second.section.find(vocabulary) != std::string::npos;
    };
    const auto best = std::find_if(first, last, fits);
    return best != last ? &best->second.name : &first->second.name;
  }
};

Words::Words(std::string_view lang)
    : lang_(lang), texts_(Texts::in(lang)), names_(std::make_unique<Names>()) {
  if (texts_) return;
  throw Refusal("unknown_language", {{"lang", quote(lang)}, {"right", listed(languages())}});
}
Words::~Words() = default;
Words::Words(Words&&) noexcept = default;
Words& Words::operator=(Words&&) noexcept = default;

std::vector<std::string> Words::languages() {
  std::set<std::string> langs;
  for (const EmbeddedFile& file : embedded_files()) {
    const WordsPath path = split_path(file.path);
    if (path.folder == "table") langs.insert(path.lang);
  }
  return {langs.begin(), langs.end()};
}

const Words& Words::english() {
  static const Words kEnglish("en");
  return kEnglish;
}

void Words::read_box(const Json& box) {
  *names_ = {};
  names_->read({}, box, lang_);
}

bool Words::has(std::string_view key) const { return texts_->patterns.contains(key); }

std::vector<std::string> Words::keys() const {
  std::vector<std::string> keys;
  for (const auto& [key, pattern] : texts_->patterns) keys.push_back(key);
  return keys;
}

std::string Words::say(std::string_view key, const Args& args) const {
  const auto found = texts_->patterns.find(key);
  if (found == texts_->patterns.end()) return '[' + std::string(key) + ']';
  std::vector<icu::UnicodeString> names;
  std::vector<icu::Formattable> values;
  for (const Arg& arg : args) {
    names.push_back(from_utf8(arg.name));
    if (const auto* number = std::get_if<std::int64_t>(&arg.value)) {
      values.emplace_back(*number);
    } else if (const auto* other = std::get_if<Key>(&arg.value)) {
      values.emplace_back(from_utf8(say(other->key, other->args)));
    } else {
      values.emplace_back(from_utf8(std::get<std::string>(arg.value)));
    }
  }
  const std::lock_guard lock(texts_->speaking);
  UErrorCode status = U_ZERO_ERROR;
  icu::UnicodeString said;
  found->second.read(lang_, status)
      .format(names.data(), values.data(), static_cast<std::int32_t>(values.size()), said, status);
  return U_FAILURE(status) ? '[' + std::string(key) + ": " + u_errorName(status) + ']' : to_utf8(said);
}

std::vector<std::string> Words::arguments(std::string_view key) const {
  const auto found = texts_->patterns.find(key);
  if (found == texts_->patterns.end()) return {};
  UErrorCode status = U_ZERO_ERROR;
  const icu::MessagePattern pattern(from_utf8(found->second.text), nullptr, status);
  if (U_FAILURE(status)) throw Refusal("bad_pattern", {{"key", key}, {"why", u_errorName(status)}});
  std::set<std::string> arguments;  // also those inside the cases of others
  for (std::int32_t i = 0; i < pattern.countParts(); ++i) {
    const icu::MessagePattern::Part& part = pattern.getPart(i);
    if (part.getType() == UMSGPAT_PART_TYPE_ARG_NAME) arguments.insert(to_utf8(pattern.getSubstring(part)));
  }
  return {arguments.begin(), arguments.end()};
}

std::string Words::term(std::string_view game, std::string_view vocabulary, std::string_view id) const {
  const std::string key = dotted(dotted(game, vocabulary), id);
  if (has(key)) return say(key);
  const std::string* name = names_->name_of(vocabulary, id);
  return name != nullptr ? *name : std::string(id);
}

bool Words::names(std::string_view game, std::string_view vocabulary, std::string_view id) const {
  return has(dotted(dotted(game, vocabulary), id)) || names_->name_of(vocabulary, id) != nullptr;
}

std::string Words::effect(std::string_view key) const {
  const auto found = names_->effects.find(key);
  return found != names_->effects.end() ? found->second : std::string();
}

}  // namespace tsardom
