// One human language: every text a person reads, as ICU MessageFormat, from words/<lang>.json of the table,
// the terminal and the games, and from the names in a game's box.
#pragma once

#include <concepts>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "table/json.hpp"

namespace tsardom {

struct Arg;

// Another text of the words, looked up in the language in which it is said.
struct Key {
  explicit Key(std::string_view name);
  Key(std::string_view name, std::vector<Arg> with);

  std::string key;
  std::vector<Arg> args;
};

// A number (for plurals), a text, or a key.
struct Arg {
  Arg(std::string_view slot, std::integral auto number)
      : name(slot), value(static_cast<std::int64_t>(number)) {}
  Arg(std::string_view slot, std::string_view text) : name(slot), value(std::string(text)) {}
  Arg(std::string_view slot, const char* text) : name(slot), value(std::string(text)) {}
  Arg(std::string_view slot, const std::string& text) : name(slot), value(text) {}
  Arg(std::string_view slot, Key key) : name(slot), value(std::move(key)) {}

  std::string name;
  std::variant<std::int64_t, std::string, Key> value;
};
using Args = std::vector<Arg>;

inline Key::Key(std::string_view name) : key(name) {}
inline Key::Key(std::string_view name, Args with) : key(name), args(std::move(with)) {}

// Keys are dotted and begin with the folder they come from: "table.chance", "perestroika.move.play".
class Words {
 public:
  // Refuses a language that has no words.
  explicit Words(std::string_view lang);
  ~Words();
  Words(Words&&) noexcept;
  Words& operator=(Words&&) noexcept;

  static std::vector<std::string> languages();
  static const Words& english();

  // Takes names and effect texts out of a game's box: any {"id": .., "names": {lang: ..}}, and of such a
  // thing the members (say "top") with a "text": {lang: ..}. A box in use before is forgotten.
  void read_box(const Json& box);

  const std::string& lang() const { return lang_; }
  bool has(std::string_view key) const;
  // All keys of the words/ files, sorted.
  std::vector<std::string> keys() const;
  // A missing key is said as "[key]".
  std::string say(std::string_view key, const Args& args = {}) const;
  // The names of the arguments that a text takes, sorted; what is no pattern is refused as "bad_pattern".
  std::vector<std::string> arguments(std::string_view key) const;

  // The name of a term: "<game>.<vocabulary>.<id>" of the words, else the box, else the id. Where the box has
  // several things of that id, the one in the section named after the vocabulary.
  std::string term(std::string_view game, std::string_view vocabulary, std::string_view id) const;
  // Does the term have a name of its own?
  bool names(std::string_view game, std::string_view vocabulary, std::string_view id) const;
  // What the box says about "hunter.top", or about "hunter" all in a row; empty if nothing.
  std::string effect(std::string_view key) const;

 private:
  struct Texts;
  struct Names;
  std::string lang_;
  std::shared_ptr<const Texts> texts_;  // one for all Words of the language
  std::unique_ptr<Names> names_;
};

}  // namespace tsardom
