#include "table/seating.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <mutex>

#include "table/embedded.hpp"

namespace tsardom {
namespace {

constexpr std::size_t kMostBoxBytes = 1U << 20;
constexpr std::size_t kMostNameBytes = 60;

std::string read_file(const std::string& path) {
  std::error_code trouble;
  if (!std::filesystem::is_regular_file(path, trouble))
    throw Refusal("bad_box", {{"file", path}, {"why", "no such file"}});
  std::ifstream file(path, std::ios::binary);
  std::string text(kMostBoxBytes + 1, '\0');
  file.read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(static_cast<std::size_t>(file.gcount()));
  if (text.empty()) throw Refusal("bad_box", {{"file", path}, {"why", "cannot be read"}});
  if (text.size() > kMostBoxBytes) throw Refusal("bad_box", {{"file", path}, {"why", "is larger than 1 MB"}});
  return text;
}

Json parse_box(const std::string& path) {
  const std::string text = read_file(path);
  try {
    return parse_json(text);
  } catch (const Refusal& refusal) {
    throw Refusal("bad_box", {{"file", path}, {"why", refusal.key()}});
  }
}

std::string written(const Json& value) {
  return value.is_number_integer() ? write_json(value) : shown(value);
}

std::uint8_t read_option(const Lexicon& lexicon, const Option& option, const Json& value) {
  const std::vector<std::string> values = option_values(lexicon, option);
  const std::string text = value.is_string()           ? value.get<std::string>()
                           : value.is_number_integer() ? write_json(value)
                                                       : std::string();
  const auto found = std::find(values.begin(), values.end(), text);
  if (found != values.end()) return static_cast<std::uint8_t>(found - values.begin());
  throw Refusal("bad_option",
                {{"option", option.name}, {"value", written(value)}, {"right", listed(values)}});
}

}  // namespace

std::shared_ptr<const Json> built_in_box(std::string_view game) {
  static std::mutex mutex;
  static std::map<std::string, std::shared_ptr<const Json>, std::less<>> boxes;
  const std::lock_guard lock(mutex);
  const auto found = boxes.find(game);
  if (found != boxes.end()) return found->second;
  const std::string_view text = embedded_of(game, "components.json");
  auto box = std::make_shared<const Json>(text.empty() ? Json::object() : parse_json(text));
  return boxes.emplace(game, std::move(box)).first->second;
}

Json manifest_of(std::string_view game) {
  const std::string_view text = embedded_of(game, "manifest.json");
  return text.empty() ? Json::object() : parse_json(text);
}

BoxSource find_box(std::string_view game, const Wish& wish) {
  const std::shared_ptr<const Json> built_in = built_in_box(game);
  const auto option = wish.options.is_object() ? wish.options.find("box") : wish.options.end();
  if (option == wish.options.end()) return {built_in, "components.json", true};
  const bool is_path = option->is_string();
  const std::string file = is_path ? option->get<std::string>() : "box";
  auto box = std::make_shared<const Json>(is_path ? parse_box(file) : *option);
  if (!box->is_object()) throw Refusal("bad_box", {{"file", file}, {"why", "must be an object"}});
  if (built_in->contains("format")) check_format(*box, (*built_in)["format"].get<std::string>(), file);
  return {box, file, *box == *built_in};
}

void check_players(const Language& language, const Wish& wish) {
  if (wish.players >= language.least_players && wish.players <= language.most_players) return;
  throw Refusal(
      "bad_players",
      {{"players", wish.players}, {"least", language.least_players}, {"most", language.most_players}});
}

Setup usual_setup(const Language& language, int players) {
  Setup setup{.players = static_cast<std::uint8_t>(players), .option = {}};
  for (std::size_t i = 0; i < language.options.size(); ++i) setup.option[i] = language.options[i].usual;
  return setup;
}

Setup read_options(const Lexicon& lexicon, const Wish& wish) {
  if (!wish.options.is_object()) {
    throw Refusal("wrong_type", {{"field", "options"}, {"type", "object"}, {"found", shown(wish.options)}});
  }
  const std::span<const Option> options = lexicon.language().options;
  Setup setup = usual_setup(lexicon.language(), wish.players);
  std::vector<std::string> right{"box"};
  for (const Option& option : options) right.emplace_back(option.name);
  for (const auto& [name, value] : wish.options.items()) {
    if (name == "box") continue;
    const std::string& wanted = name;
    const auto option = std::find_if(options.begin(), options.end(),
                                     [&wanted](const Option& known) { return known.name == wanted; });
    if (option == options.end()) {
      throw Refusal("unknown_option", {{"option", quote(name)}, {"right", listed(right)}});
    }
    setup.option[static_cast<std::size_t>(option - options.begin())] = read_option(lexicon, *option, value);
  }
  return setup;
}

Json options_json(const Lexicon& lexicon, const Setup& setup) {
  Json json = Json::object();
  const std::span<const Option> options = lexicon.language().options;
  for (std::size_t i = 0; i < options.size(); ++i) {
    json[std::string(options[i].name)] = lexicon.text(options[i].vocabulary, setup.option[i]);
  }
  return json;
}

std::vector<std::string> read_names(const Wish& wish) {
  std::vector<std::string> names = wish.names;
  const auto is_control = [](char letter) {
    return static_cast<unsigned char>(letter) < 0x20U || letter == 0x7F;
  };
  for (const std::string& name : names) {
    if (name.size() > kMostNameBytes || std::any_of(name.begin(), name.end(), is_control)) {
      throw Refusal("bad_name", {{"name", quote(name)}, {"most", kMostNameBytes}});
    }
  }
  if (names.size() > static_cast<std::size_t>(wish.players)) {
    throw Refusal("too_many_names", {{"names", names.size()}, {"players", wish.players}});
  }
  names.resize(static_cast<std::size_t>(wish.players));
  return names;
}

std::vector<std::string> option_values(const Lexicon& lexicon, const Option& option) {
  if (option.vocabulary >= kFirstVocabulary) return lexicon.terms(option.vocabulary);
  std::vector<std::string> values(static_cast<std::size_t>(lexicon.seats()));
  for (std::size_t seat = 0; seat < values.size(); ++seat) values[seat] = std::to_string(seat);
  return values;
}

}  // namespace tsardom
