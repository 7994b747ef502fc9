#include "cli/rules.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "cli/boards/boards.hpp"
#include "cli/dialogue.hpp"
#include "table/notation.hpp"
#include "table/registry.hpp"

namespace tsardom::cli {
namespace {

class Rules {
 public:
  Rules(Words& words, Console& console) : words_(words), dialogue_(console, words) {}

  void list() {
    for (const GameEntry& game : all_games()) {
      words_.read_box(*game.box);
      dialogue_.say(fmt::format("{:<14} {}", game.id(), game_line(words_, *game.language)));
    }
    dialogue_.say_words("cli.rules.more");
  }

  void summarize(const GameEntry& game) {
    words_.read_box(*game.box);
    const Language& language = *game.language;
    heading(game_line(words_, *game.language));
    credits(game);
    dialogue_.say_words("cli.rules.where", {{"game", game.id()}});
    options(game);
    heading(words_.say("cli.rules.questions"));
    phrases(language, language.questions, "ask");
    heading(words_.say("cli.rules.moves"));
    phrases(language, language.moves, "move");
    heading(words_.say("cli.rules.score"));
    std::vector<std::string> parts;
    for (const std::string_view part : language.score_parts) parts.push_back(said(language, "score", part));
    dialogue_.say("  " + listed(parts));
  }

  void list_origins(const GameEntry& game) {
    for (const Origin& figure : origins_of(*game.box)) dialogue_.say(figure.path + " -> " + figure.origin);
  }

  // Every move of a seat, then every one of chance, each with its number in its table.
  void list_actions(const Table& table) {
    for (const auto& [by, who] : {std::pair(By::seat, "seat"), std::pair(By::chance, "chance")}) {
      const Actions actions = table.actions(by);
      for (int number = 0; number < actions.size(); ++number)
        dialogue_.say(fmt::format("{} {} {}", who, number, move_text(table.lexicon(), actions.move(number))));
    }
  }

  // Every place of a view's numbers: its name and its largest value.
  void list_numbers(const Table& table) {
    std::size_t number = 0;
    for (const Place& place : table.places())
      dialogue_.say(fmt::format("{} {} 0..{}", number++, place.name, place.most));
  }

 private:
  void heading(const std::string& text) {
    dialogue_.say("");
    dialogue_.say(dialogue_.paper().ink(Ink::cinnabar, text));
  }

  void credits(const GameEntry& game) {
    const auto about = game.box->find("game");
    if (about == game.box->end() || !about->contains("designer") || !about->contains("publisher")) return;
    dialogue_.say_words("cli.rules.credits", {{"designer", (*about)["designer"].get<std::string>()},
                                              {"publisher", (*about)["publisher"].get<std::string>()}});
  }

  void options(const GameEntry& game) {
    if (game.options.empty()) return;
    heading(words_.say("cli.rules.options"));
    for (const GameEntry::OptionValues& option : game.options) {
      dialogue_.say("  " + option.name + ": " + listed(option.values));
      for (const std::string& value : option.values) {
        const std::string meaning = explain_option(game.id(), words_, *game.box, option.name, value);
        if (!meaning.empty()) dialogue_.say("    " + value + ": " + meaning);
      }
    }
  }

  // Rule, notation and words of every phrase; its details stand in capitals, a number is told as one.
  void phrases(const Language& language, std::span<const Phrase> phrases, std::string_view section) {
    for (const Phrase& phrase : phrases) {
      Args args;
      std::string notation(phrase.name);
      for (const Slot& slot : phrase.slots) {
        if (slot.name.empty()) continue;
        std::string name(slot.name);
        std::transform(name.begin(), name.end(), name.begin(),
                       [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
        notation += ' ' + name;
        if (slot.vocabulary == kNumber) {
          args.emplace_back(slot.name, 1);
          continue;
        }
        args.emplace_back(slot.name, name);
        args.emplace_back(std::string(slot.name) + "_id", name);
      }
      dialogue_.say(fmt::format("  {:<9} {:<26} {}", phrase.rule, notation,
                                said(language, section, phrase.name, args)));
    }
  }

  std::string said(const Language& language, std::string_view section, std::string_view name,
                   const Args& args = {}) {
    return words_.say(fmt::format("{}.{}.{}", language.game, section, name), args);
  }

  Words& words_;
  Dialogue dialogue_;
};

constexpr std::string_view kSource = "source", kSourceOf = "_source";

std::string below(const std::string& path, const std::string& step) {
  return path.empty() ? step : path + '.' + step;
}

void add_origin(const std::string& path, const Json& source, std::vector<Origin>& origins) {
  if (source.is_string()) return origins.push_back({path, source.get<std::string>()});
  for (const auto& [field, origin] : source.items()) add_origin(below(path, field), origin, origins);
}

bool is_remark(std::string_view field) {
  return field == kSource || field.ends_with(kSourceOf) || field == "ref" || field == "note" ||
         field == "rationale";
}

// One origin for all that the object holds, or one for each of its fields.
void add_origins(const std::string& path, const Json& thing, const Json& source,
                 std::vector<Origin>& origins) {
  if (source.is_object()) return add_origin(path, source, origins);
  for (const auto& [field, part] : thing.items()) {
    if (!is_remark(field) && !thing.contains(field + std::string(kSourceOf)))
      add_origin(below(path, field), source, origins);
  }
}

void walk(const std::string& path, const Json& json, std::vector<Origin>& origins) {
  for (const auto& [key, part] : json.items()) {
    const std::string& name = key;
    if (json.is_object() && name == kSource) {
      add_origins(path, json, part, origins);
    } else if (json.is_object() && name.ends_with(kSourceOf)) {
      const std::string about = name.substr(0, name.size() - kSourceOf.size());
      add_origin(below(path, about == "param" ? "params" : about), part, origins);
    } else if (part.is_structured()) {
      const bool is_named =
          json.is_array() && part.is_object() && part.contains("id") && part["id"].is_string();
      walk(below(path, is_named ? part["id"].get<std::string>() : name), part, origins);
    }
  }
}

}  // namespace

std::vector<Origin> origins_of(const Json& box) {
  std::vector<Origin> origins;
  walk({}, box, origins);
  return origins;
}

void show_rules(const RulesWish& wish, Words& words, Console& console) {
  Rules rules(words, console);
  if (wish.game.empty() && wish.part != RulesPart::origins) return rules.list();
  for (const GameEntry& game : all_games()) {
    if (!wish.game.empty() && &game != &find_game(wish.game)) continue;
    switch (wish.part) {
      case RulesPart::summary:
        rules.summarize(game);
        break;
      case RulesPart::origins:
        rules.list_origins(game);
        break;
      case RulesPart::actions:
        rules.list_actions(*game.open({.players = wish.players}));
        break;
      case RulesPart::numbers:
        rules.list_numbers(*game.open({.players = wish.players}));
        break;
    }
  }
}

}  // namespace tsardom::cli
