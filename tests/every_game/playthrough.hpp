// A whole game as a text that one reads: what is asked, what may be chosen at which price, one move that may
// not and why, what is chosen, what happens, who learns of it, and how it counts. A text can be played again.
#pragma once

#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "table/notation.hpp"
#include "table/refusal.hpp"
#include "table/voice.hpp"
#include "tests/every_game/golden_file.hpp"
#include "tests/every_game/sittings.hpp"

namespace tsardom {

// What a text shows: "event rode", "question ride", "move ride", "reason out_of_reach"; and the same closer:
// with the rule, or in which question.
struct Shown {
  std::set<std::string> names, closer;

  void add(std::string_view kind, std::string_view name, std::string_view where) {
    const std::string said = std::string(kind) + ' ' + std::string(name);
    closer.insert(said + ' ' + std::string(where));
    names.insert(said);
  }
  // An event also with the first thing it names: "event drew hunter".
  void add(const Saying& event) {
    add("event", event.name, event.rule);
    const auto thing = std::find_if(event.details.begin(), event.details.end(),
                                    [](const Detail& detail) { return detail.is_term(); });
    if (thing != event.details.end()) add("event", event.name, thing->id);
  }
  void add(const Shown& other) {
    names.insert(other.names.begin(), other.names.end());
    closer.insert(other.closer.begin(), other.closer.end());
  }
};

// Of an option with a great many values each is not shown, but the usual one and another.
inline std::string option_name(const Lexicon& lexicon, const Option& option, std::uint8_t value) {
  constexpr std::size_t kFewValues = 10;
  const bool are_few = lexicon.terms(option.vocabulary).size() <= kFewValues;
  const std::string rough = value == option.usual ? "as usual" : "otherwise";
  return "option " + std::string(option.name) + ' ' +
         (are_few ? lexicon.text(option.vocabulary, value) : rough);
}

// All that the language of a game names and a game could show.
inline std::set<std::string> all_names(const Lexicon& lexicon) {
  const Language& language = lexicon.language();
  std::set<std::string> names;
  for (const Phrase& event : language.events) names.insert("event " + std::string(event.name));
  for (const Phrase& question : language.questions) names.insert("question " + std::string(question.name));
  for (const Phrase& move : language.moves) names.insert("move " + std::string(move.name));
  for (const std::string_view reason : language.reasons) names.insert("reason " + std::string(reason));
  for (const Option& option : language.options) {
    for (std::size_t value = 0; value < lexicon.terms(option.vocabulary).size(); ++value)
      names.insert(option_name(lexicon, option, static_cast<std::uint8_t>(value)));
  }
  return names;
}

// One ply as it stands in a text. Chance is not asked for a move that may not be.
struct Written {
  Seat seat = kChance;
  Move move;
  std::optional<Move> illegal;
};

// Lines of at most so many letters, each under the first one behind its heading.
inline std::string wrapped(const std::string& heading, const std::vector<std::string>& items) {
  constexpr std::size_t kWidth = 110;
  std::string text = heading, line;
  const auto lay = [&] { text += (text == heading ? "" : std::string(heading.size(), ' ')) + line + '\n'; };
  for (const std::string& item : items) {
    if (!line.empty() && heading.size() + line.size() + item.size() + 1 > kWidth) {
      lay();
      line.clear();
    }
    line += (line.empty() ? "" : " ") + item;
  }
  lay();
  return text;
}

template <Described G>
class Playthrough {
 public:
  explicit Playthrough(const Sitting<G>& sitting)
      : sitting_(sitting), table_(table_of(sitting)), words_("en"), state_(sitting.game.opening()) {
    words_.read_box(*table_->agreement().box);
    text_ = sitting.name + '\n';
    for (std::size_t i = 0; i < lexicon().language().options.size(); ++i) {
      const Option& option = lexicon().language().options[i];
      shown_.names.insert(option_name(lexicon(), option, sitting.setup.option[i]));
      shown_.add("option", option.name, lexicon().text(option.vocabulary, sitting.setup.option[i]));
    }
  }

  const G& game() const { return sitting_.game; }
  const Table& table() const { return *table_; }
  const typename G::State& state() const { return state_; }
  const std::string& text() const { return text_; }
  const Shown& shown() const { return shown_; }

  void play(const Written& ply) {
    ++plies_;
    if (ply.seat != kChance || !after_chance_) text_ += '\n';
    after_chance_ = ply.seat == kChance;
    tell_question(table_->prompt(ply.seat));
    if (ply.illegal) tell_refusal(ply.seat, *ply.illegal);
    tell_move(ply);
    if (table_->over()) {
      tell_standing();
    } else if (ply.seat != kChance && ++decisions_ % kStandingEvery == 0) {
      tell_standing();
    }
  }

 private:
  static constexpr int kStandingEvery = 8;

  const Lexicon& lexicon() const { return table_->lexicon(); }
  Voice voice() const { return {words_, *table_}; }

  // With what the position promises the seat. Chance is asked in the line of its move.
  void tell_question(const Prompt& prompt) {
    shown_.add("question", prompt.question->name, "");
    if (prompt.seat == kChance) return;
    text_ += fmt::format("{}. {} ({:.2f}): {} [{}, {}]\n", plies_, voice().seat(prompt.seat),
                         static_cast<double>(game().promise(state_, prompt.seat)), voice().question(prompt),
                         prompt.question->name, prompt.question->rule);
    text_ += wrapped("  may: ", choices(prompt));
  }

  // "ride 1, 2 (1 horse), 3 (2 horses); march; hunt"
  std::vector<std::string> choices(const Prompt& prompt) const {
    std::vector<std::string> items;
    std::string last;
    for (const Choice& choice : prompt.choices) {
      std::string move = move_text(lexicon(), choice.move);
      const std::string name = move.substr(0, move.find(' '));
      if (!items.empty()) items.back() += name == last ? ',' : ';';
      if (name == last) move = move.size() > name.size() ? move.substr(name.size() + 1) : move;
      last = name;
      items.push_back(move + prices(choice));
    }
    return items;
  }

  std::string prices(const Choice& choice) const {
    std::string text;
    for (const Price& price : choice.prices) text += (text.empty() ? " (" : ", ") + voice().price(price);
    return text.empty() ? text : text + ')';
  }

  void tell_refusal(Seat seat, Move move) {
    const Reason reason = game().why_not(state_, seat, move);
    shown_.add("reason", reason.key, reason.rule);
    const std::string why = std::string(lexicon().language().game) + ".why." + std::string(reason.key);
    text_ += fmt::format("  not: {} - {} [{}, {}]\n", move_text(lexicon(), move), words_.say(why), reason.key,
                         reason.rule);
    EXPECT_THROW(table_->play(seat, move), Refusal) << text_;
  }

  void tell_move(const Written& ply) {
    const std::string move = move_text(lexicon(), ply.move);
    text_ += fmt::format("> {}: {}{}\n", seat_text(ply.seat), move, odds(ply));
    shown_.add("move", lexicon().move(ply.move).name, "");
    Diary diary;
    game().apply(state_, ply.seat, ply.move, diary);
    for (const Event& event : table_->play(ply.seat, ply.move)) tell(event);
    if (diary.learners != 0) text_ += "  learned by" + seats(diary.learners) + '\n';
  }

  // How likely chance plays this, and why it plays at all.
  std::string odds(const Written& ply) const {
    if (ply.seat != kChance) return {};
    const Prompt prompt = table_->prompt(kChance);
    int all = 0, these = 0;
    for (const Choice& choice : prompt.choices) {
      all += choice.weight;
      if (choice.move == ply.move) these += choice.weight;
    }
    return fmt::format(" ({} in {}, one of {}) [{}, {}]", these, all, prompt.choices.size(),
                       prompt.question->name, prompt.question->rule);
  }

  // The whole truth, and who is told.
  void tell(Event event) {
    const bool is_secret = event.told != kEverybody;
    const std::string secret = is_secret ? ", told to" + seats(event.told) : std::string();
    event.told = kEverybody;
    const Saying saying = lexicon().event(event, kSpectator);
    shown_.add(saying);
    text_ +=
        fmt::format("  {} [{}, {}{}]\n", voice().event(event, kSpectator), saying.name, saying.rule, secret);
  }

  std::string seats(Seats set) const {
    std::string text;
    for (Seat seat = 0; seat < table_->players(); ++seat) {
      if (holds(set, seat)) text += ' ' + std::to_string(seat);
    }
    return text;
  }

  // Points by part, place, and what an evaluation makes of it.
  void tell_standing() {
    const Standing standing = table_->standing();
    for (Seat seat = 0; seat < table_->players() + standing.rivals; ++seat) {
      text_ += fmt::format("  = {}: {} points, place {}", voice().seat(seat), standing.total[seat],
                           standing.place[seat]);
      if (standing.title[seat] != kHidden)
        text_ += ", " + lexicon().text(lexicon().language().titles, standing.title[seat]);
      text_ += parts(standing, seat);
      if (seat < table_->players())
        text_ += fmt::format(", promises {:.2f}", static_cast<double>(game().promise(state_, seat)));
      text_ += '\n';
    }
  }

  std::string parts(const Standing& standing, Seat seat) const {
    std::string text;
    const auto& names = lexicon().language().score_parts;
    for (std::size_t part = 0; part < names.size(); ++part) {
      const int points = standing.part[seat][part];
      if (points != 0) text += fmt::format("{}{} {}", text.empty() ? " (" : ", ", names[part], points);
    }
    return text.empty() ? text : text + ')';
  }

  Sitting<G> sitting_;
  std::unique_ptr<Table> table_;
  Words words_;
  typename G::State state_;  // that of the table
  std::string text_;
  Shown shown_;
  int plies_ = 0, decisions_ = 0;
  bool after_chance_ = false;
};

// ---------------------------------------------------------------------------------------- reading a text

// "stroganov for 2, setup_furs random, sides b, .."
template <Described G>
Sitting<G> read_sitting(const std::string& line) {
  std::istringstream words(line);
  std::string word, option, value;
  int players = 0;
  words >> word >> word >> players;
  Json options = Json::object();
  for (words.ignore(); words >> option >> value;) options[option] = value.substr(0, value.find(','));
  const auto table = find_game(G::language().game).open({.players = players, .options = options});
  const Setup setup = table->agreement().setup;
  return {G{built_in_box_of<G>(), setup}, players, name_of(table->lexicon(), setup), setup};
}

inline std::vector<Written> read_plies(const Lexicon& lexicon, const std::vector<std::string>& lines) {
  constexpr std::string_view kNot = "  not: ", kPlayed = "> ";
  std::vector<Written> plies;
  std::optional<Move> illegal;
  for (const std::string& line : lines) {
    if (line.starts_with(kNot))
      illegal = read_move(lexicon, line.substr(kNot.size(), line.find(" - ") - kNot.size()));
    if (!line.starts_with(kPlayed)) continue;
    const std::size_t colon = line.find(": "), odds = line.find(" (");
    const std::string seat = line.substr(kPlayed.size(), colon - kPlayed.size());
    const Move move = read_move(lexicon, line.substr(colon + 2, odds - colon - 2));
    plies.push_back({seat == "chance" ? kChance : static_cast<Seat>(std::stoi(seat)), move, illegal});
    illegal.reset();
  }
  return plies;
}

template <Described G>
bool is_legal(const Playthrough<G>& game, const Written& ply) {
  return holds(game.table().actors(), ply.seat) &&
         legal(game.game(), game.state(), ply.seat).contains(ply.move);
}

// Plays what stands in the text as far as it may be played, and shows each position before its ply. A text
// that names moves unknown today is at its end there.
template <Described G, class Look>
Playthrough<G> replayed(const std::vector<std::string>& lines, Look look) {
  Playthrough<G> game(read_sitting<G>(lines.front()));
  std::vector<Written> plies;
  try {
    plies = read_plies(game.table().lexicon(), lines);
  } catch (const Refusal&) {
  }
  for (std::size_t i = 0; i < plies.size() && is_legal(game, plies[i]); ++i) {
    look(game, i, plies.size());
    const bool is_refused = plies[i].illegal && !is_legal(game, {plies[i].seat, *plies[i].illegal, {}});
    game.play(is_refused ? plies[i] : Written{plies[i].seat, plies[i].move, {}});
  }
  return game;
}
template <Described G>
Playthrough<G> replayed(const std::vector<std::string>& lines) {
  return replayed<G>(lines, [](const Playthrough<G>&, std::size_t, std::size_t) {});
}

// The texts of a game: GAME-PLAYERS-NUMBER.txt
inline std::vector<std::filesystem::path> playthroughs_of(std::string_view game) {
  std::vector<std::filesystem::path> files;
  for (const auto& file : std::filesystem::directory_iterator(golden_folder("playthroughs"))) {
    const std::string name = file.path().filename();
    if (name.starts_with(std::string(game) + '-') && name.ends_with(".txt")) files.push_back(file.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace tsardom
