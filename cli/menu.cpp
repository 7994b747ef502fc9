#include "cli/menu.hpp"

#include <algorithm>

#include "bots/levels.hpp"
#include "cli/boards/boards.hpp"
#include "cli/dialogue.hpp"
#include "cli/save.hpp"
#include "cli/trouble.hpp"
#include "table/record.hpp"

namespace tsardom::cli {
namespace {

class Menu {
 public:
  Menu(Console& console, Words& words) : dialogue_(console, words), words_(words) {}

  std::optional<PlayWish> ask() {
    const std::vector<const GameEntry*> games = proper_games();
    while (true) {
      dialogue_.say(dialogue_.paper().ink(Ink::gold, words_.say("cli.menu.title")));
      Lines choices;
      for (const GameEntry* game : games) choices.push_back(describe(*game));
      choices.push_back(words_.say("cli.menu.resume"));
      choices.push_back(words_.say("cli.menu.leave"));
      const auto chosen = static_cast<std::size_t>(dialogue_.choose(choices, 1)) - 1;
      if (chosen > games.size()) return {};
      std::optional<PlayWish> wish = chosen == games.size() ? ask_file() : ask_game(*games[chosen]);
      if (wish) return wish;
    }
  }

 private:
  static std::vector<const GameEntry*> proper_games() {
    std::vector<const GameEntry*> games;
    for (const GameEntry& game : all_games()) {
      if (!game.example) games.push_back(&game);
    }
    return games;
  }

  std::string describe(const GameEntry& game) {
    words_.read_box(*game.box);
    return game_line(words_, *game.language);
  }

  // A file that can be resumed; Enter goes back.
  std::optional<PlayWish> ask_file() {
    while (true) {
      dialogue_.say_words("cli.menu.which_file");
      const std::string path = dialogue_.ask();
      if (path.empty()) return {};
      try {
        replay(read_saved(path).record);
        PlayWish wish;
        wish.load = path;
        return wish;
      } catch (const Refusal& refusal) {
        dialogue_.say(told(refusal, words_));
      } catch (const Trouble& trouble) {
        dialogue_.say(trouble.in(words_));
      }
    }
  }

  std::optional<PlayWish> ask_game(const GameEntry& game) {
    words_.read_box(*game.box);
    PlayWish wish;
    wish.game = game.id();
    wish.players = ask_players(*game.language);
    wish.sitters = ask_sitters(*wish.players);
    ask_options(game, wish);
    return wish;
  }

  int ask_players(const Language& language) {
    if (language.least_players == language.most_players) return language.least_players;
    dialogue_.say_words("cli.menu.how_many",
                        {{"least", language.least_players}, {"most", language.most_players}});
    while (true) {
      const int players = whole_number(dialogue_.ask());
      if (players >= language.least_players && players <= language.most_players) return players;
      dialogue_.say_words("cli.menu.how_many",
                          {{"least", language.least_players}, {"most", language.most_players}});
    }
  }

  Sitters ask_sitters(int players) {
    if (players == 1) return usual_sitters(1);
    Sitters kinds{Sitter{}};
    Lines choices{sitter_words(kinds.front(), words_)};
    int usual_bot = 0;
    for (const std::string& level : level_names()) {
      kinds.push_back({level, {}});
      choices.push_back(sitter_words(kinds.back(), words_) + ". " +
                        words_.say("table.level.about", {{"level", level}}));
      if (level == usual_sitters(2).back().level) usual_bot = static_cast<int>(kinds.size());
    }
    Sitters sitters;
    for (int seat = 0; seat < players; ++seat) {
      dialogue_.say_words("cli.menu.who_sits", {{"number", seat + 1}});
      const int chosen = dialogue_.choose(choices, seat == 0 ? 1 : usual_bot);
      sitters.push_back(kinds[static_cast<std::size_t>(chosen) - 1]);
    }
    return sitters;
  }

  // Everything is agreed upon already; whoever wants it otherwise changes it. Enter begins.
  void ask_options(const GameEntry& game, PlayWish& wish) {
    for (const GameEntry::OptionValues& option : game.options) wish.options[option.name] = option.usual;
    while (!game.options.empty()) {
      dialogue_.say_words("cli.menu.options");
      Lines choices;
      for (const GameEntry::OptionValues& option : game.options) {
        choices.push_back(option_name(game, option.name) + ": " +
                          value_name(game, option.name, wish.options[option.name].get<std::string>()));
      }
      choices.push_back(words_.say("cli.menu.begin"));
      const int begin = static_cast<int>(choices.size());
      const int chosen = dialogue_.choose(choices, begin);
      if (chosen == begin) return;
      ask_option(game, game.options[static_cast<std::size_t>(chosen) - 1], wish);
    }
  }

  void ask_option(const GameEntry& game, const GameEntry::OptionValues& option, PlayWish& wish) {
    std::vector<std::string> values;
    Lines choices;
    int usual = 1;
    for (const std::string& value : option.values) {
      if (!fits(game, wish, option.name, value)) continue;
      if (wish.options[option.name] == value) usual = static_cast<int>(values.size()) + 1;
      const std::string meaning = explain_option(game.id(), words_, *game.box, option.name, value);
      values.push_back(value);
      choices.push_back(value_name(game, option.name, value) + (meaning.empty() ? "" : ". " + meaning));
    }
    dialogue_.say(option_name(game, option.name) + ':');
    wish.options[option.name] = values[static_cast<std::size_t>(dialogue_.choose(choices, usual)) - 1];
  }

  // Would the rules play so?
  static bool fits(const GameEntry& game, const PlayWish& wish, const std::string& option,
                   const std::string& value) {
    Json options = wish.options;
    options[option] = value;
    try {
      game.open({.players = *wish.players, .options = options});
      return true;
    } catch (const Refusal&) {
      return false;
    }
  }

  std::string option_name(const GameEntry& game, const std::string& option) {
    return words_.say(std::string(game.id()) + ".option." + option);
  }

  std::string value_name(const GameEntry& game, const std::string& option, const std::string& value) {
    const Language& language = *game.language;
    const auto found = std::find_if(language.options.begin(), language.options.end(),
                                    [&option](const Option& known) { return known.name == option; });
    if (found->vocabulary < kFirstVocabulary) return value;
    return words_.term(game.id(), language.vocabularies[found->vocabulary - kFirstVocabulary], value);
  }

  Dialogue dialogue_;
  Words& words_;
};

}  // namespace

std::optional<PlayWish> ask_wish(Console& console, Words& words) { return Menu(console, words).ask(); }

}  // namespace tsardom::cli
