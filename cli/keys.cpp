// A person at the keyboard: a number or notation chooses, a letter asks for something else.
#include <fmt/format.h>

#include <algorithm>

#include "cli/chronicle.hpp"
#include "cli/sitting.hpp"
#include "cli/trouble.hpp"
#include "table/notation.hpp"

namespace tsardom::cli {

// A key, and the letter that the same key types on a Russian keyboard.
struct Sitting::Key {
  std::string_view name, twin;
  Next (Sitting::*does)(Seat seat, const Prompt& prompt, std::string_view rest);
};

const Sitting::Key Sitting::kKeys[] = {
    {"?", "?", &Sitting::explain},    {"u", "г", &Sitting::undo},       {"l", "д", &Sitting::show_log},
    {"s", "ы", &Sitting::show_score}, {"h", "р", &Sitting::show_help},  {"b", "и", &Sitting::hint},
    {"v", "м", &Sitting::redraw},     {"save", "save", &Sitting::save}, {"q", "й", &Sitting::quit}};

namespace {

// "save game.json" is "save" and "game.json"; "?3" is "?" and "3".
std::pair<std::string_view, std::string_view> split_key(std::string_view line) {
  const std::size_t end = line.starts_with('?') ? 1 : std::min(line.find(' '), line.size());
  const std::string_view rest = line.substr(end);
  return {line.substr(0, end), rest.substr(std::min(rest.find_first_not_of(' '), rest.size()))};
}

bool names_a_move(const Language& language, std::string_view word) {
  return std::any_of(language.moves.begin(), language.moves.end(),
                     [word](const Phrase& move) { return move.name == word; });
}

}  // namespace

// --------------------------------------------------------------------------------------- the question

void Sitting::show_question(const Prompt& prompt) {
  const Paper& paper = dialogue_.paper();
  const Words& words = dialogue_.words();
  const std::string rule =
      prompt.question->rule.empty() ? "" : " (" + std::string(prompt.question->rule) + ')';
  const std::string question = voice_.seat(prompt.seat) + ": " + voice_.question(prompt) + rule;
  dialogue_.say("");
  if (paper.plain) {
    dialogue_.say(question);
  } else {
    for (const std::string& line : wrap(question, paper.width)) dialogue_.say(paper.ink(Ink::strong, line));
  }
  for (std::size_t i = 0; i < prompt.choices.size(); ++i) dialogue_.say(choice_lines(prompt, i));
  if (paper.plain) return;
  for (const std::string& line : wrap(words.say("cli.ask.keys"), paper.width))
    dialogue_.say(paper.ink(Ink::faint, line));
}

// What it is, what it costs and what one loses by it.
std::string Sitting::choice_words(const Prompt& prompt, std::size_t index) const {
  const Choice& choice = prompt.choices[index];
  std::vector<std::string> prices;
  for (const Price& price : choice.prices) prices.push_back(voice_.price(price));
  const std::string words = voice_.move(choice.move) + (prices.empty() ? "" : " (" + listed(prices) + ')');
  if (!choice.warning) return words;
  return words + ". " + voice_.warning(choice.warning) + " (" + std::string(choice.warning.rule) + ')';
}

Lines Sitting::choice_lines(const Prompt& prompt, std::size_t index) const {
  const Paper& paper = dialogue_.paper();
  const std::string text = choice_words(prompt, index);
  const std::string notation = move_text(table_->lexicon(), prompt.choices[index].move);
  if (paper.plain) return {fmt::format("{}. {} [{}]", index + 1, text, notation)};
  Lines lines = hung(paper.ink(Ink::fire, fmt::format("{:>3}", index + 1)) + "  ", text, paper.width);
  const int room = paper.width - width_of(lines.back());
  if (room > width_of(notation))
    lines.back() = justified(lines.back(), paper.ink(Ink::faint, notation), paper.width);
  return lines;
}

// ----------------------------------------------------------------------------------------- the answer

Sitting::Next Sitting::obey(Seat seat, const Prompt& prompt, const std::string& line) {
  if (line.empty() && prompt.choices.size() == 1) return take_choice(seat, prompt, 1);
  if (const int number = whole_number(line); number >= 0) return take_choice(seat, prompt, number);
  const auto [word, rest] = split_key(line);
  for (const Key& key : kKeys) {
    if (word == key.name || word == key.twin) return (this->*key.does)(seat, prompt, rest);
  }
  if (names_a_move(table_->language(), word)) return take_notation(seat, line);
  dialogue_.say_words("cli.ask.how", {{"most", prompt.choices.size()}});
  return Next::ask_again;
}

Sitting::Next Sitting::take_choice(Seat seat, const Prompt& prompt, int number) {
  if (number < 1 || number > static_cast<int>(prompt.choices.size())) {
    dialogue_.say_words("cli.ask.how", {{"most", prompt.choices.size()}});
    return Next::ask_again;
  }
  apply(seat, prompt.choices[static_cast<std::size_t>(number) - 1].move);
  return Next::go_on;
}

Sitting::Next Sitting::take_notation(Seat seat, const std::string& line) {
  try {
    apply(seat, read_move(table_->lexicon(), line));
    return Next::go_on;
  } catch (const Refusal& refusal) {
    dialogue_.say(told(refusal, dialogue_.words()));
    return Next::ask_again;
  }
}

// ------------------------------------------------------------------------------------------- the keys

// Effect and rule of one choice, or of all.
Sitting::Next Sitting::explain(Seat, const Prompt& prompt, std::string_view rest) {
  const int wanted = rest.empty() ? 0 : whole_number(rest);
  const int most = static_cast<int>(prompt.choices.size());
  if (wanted < 0 || wanted > most) {
    dialogue_.say_words("cli.ask.how", {{"most", most}});
    return Next::ask_again;
  }
  for (int number = wanted == 0 ? 1 : wanted; number <= (wanted == 0 ? most : wanted); ++number) {
    const Move move = prompt.choices[static_cast<std::size_t>(number) - 1].move;
    dialogue_.say(choice_lines(prompt, static_cast<std::size_t>(number) - 1));
    const std::string_view rule = voice_.rule(move);
    const std::string help = dialogue_.words().say(
        "cli.explain.choice", {{"help", voice_.help(move)}, {"rule", rule.empty() ? "none" : rule}});
    dialogue_.say_hung("     ", help);
  }
  return Next::ask_again;
}

Sitting::Next Sitting::undo(Seat seat, const Prompt&, std::string_view) {
  try {
    table_->undo(seat);
    board_is_old_ = true;
    return Next::go_on;
  } catch (const Refusal& refusal) {
    dialogue_.say(told(refusal, dialogue_.words()));
    return Next::ask_again;
  }
}

Sitting::Next Sitting::show_log(Seat seat, const Prompt&, std::string_view rest) {
  constexpr int kUsual = 20;
  const int wanted = whole_number(rest) > 0 ? whole_number(rest) : kUsual;
  Lines lines;
  for (const Entry& entry : table_->entries()) append(lines, entry_lines(voice_, entry, seat));
  lines = folded(dialogue_.words(), lines);
  const auto left_out = std::max<std::ptrdiff_t>(std::ssize(lines) - wanted, 0);
  if (left_out > 0) dialogue_.say_words("cli.log.left_out", {{"count", left_out}});
  std::for_each(lines.begin() + left_out, lines.end(),
                [this](const std::string& line) { dialogue_.say_hung("", line); });
  return Next::ask_again;
}

Sitting::Next Sitting::show_score(Seat seat, const Prompt&, std::string_view) {
  dialogue_.say(score_lines(voice_, *table_, table_->standing(seat), dialogue_.paper()));
  return Next::ask_again;
}

Sitting::Next Sitting::show_help(Seat, const Prompt&, std::string_view) {
  for (const std::string_view key :
       {"cli.help.choose", "cli.help.explain", "cli.help.undo", "cli.help.hint", "cli.help.log",
        "cli.help.score", "cli.help.view", "cli.help.save", "cli.help.quit", "cli.help.help"}) {
    dialogue_.say_words(key);
  }
  return Next::ask_again;
}

// What a bot would do that thinks for a moment: the best choices, how the game may end, what it expects next.
Sitting::Next Sitting::hint(Seat seat, const Prompt& prompt, std::string_view) {
  constexpr std::size_t kMostLooked = 3;
  const Answer answer = table_->ask_bot(seat, *find_bot("strong"), luck());
  const auto number_of = [&prompt](Move move) {
    const auto found = std::find_if(prompt.choices.begin(), prompt.choices.end(),
                                    [move](const Choice& c) { return c.move == move; });
    return found - prompt.choices.begin() + 1;
  };
  dialogue_.say_words("cli.hint.choice",
                      {{"number", number_of(answer.move)}, {"move", voice_.move(answer.move)}});
  for (std::size_t i = 0; i < std::min(answer.looked.size(), kMostLooked) && answer.iterations > 0; ++i) {
    const Looked& looked = answer.looked[i];
    dialogue_.say_hung(
        fmt::format("  {:+.1f} {:>7}  {}. ", looked.value, looked.visits, number_of(looked.move)),
        voice_.move(looked.move));
  }
  if (answer.iterations > 0) dialogue_.say_words("cli.hint.values", {{"players", table_->players()}});
  tell_outlook(answer);
  return Next::ask_again;
}

void Sitting::tell_outlook(const Answer& answer) {
  constexpr std::size_t kMostExpected = 5;
  if (answer.line.size() > 1) dialogue_.say_words("cli.hint.line");
  for (std::size_t i = 1; i < std::min(answer.line.size(), kMostExpected + 1); ++i) {
    const Expected& next = answer.line[i];
    dialogue_.say("  " + dialogue_.words().say("cli.hint.expected", {{"seat", voice_.seat(next.seat)},
                                                                     {"move", voice_.move(next.move)}}));
  }
  const auto points = [&](Seat seat) { return fmt::format("{:.0f}", answer.points[seat]); };
  if (table_->players() == 1) return dialogue_.say_words("cli.hint.alone", {{"points", points(0)}});
  for (Seat seat = 0; seat < table_->players(); ++seat) {
    dialogue_.say_words("cli.hint.outlook", {{"seat", voice_.seat(seat)},
                                             {"chance", fmt::format("{:.0f}", 100 * answer.chances[seat])},
                                             {"points", points(seat)}});
  }
}

Sitting::Next Sitting::redraw(Seat, const Prompt&, std::string_view) {
  board_is_old_ = true;
  return Next::go_on;
}

Sitting::Next Sitting::save(Seat, const Prompt&, std::string_view rest) {
  const std::string path(rest.empty() ? std::string_view(wish_.save_to) : rest);
  if (path.empty()) {
    dialogue_.say_words("cli.save.where");
    return Next::ask_again;
  }
  try {
    keep(path);
    dialogue_.say_words("cli.save.saved", {{"file", path}});
  } catch (const Trouble& trouble) {
    dialogue_.say(trouble.in(dialogue_.words()));
  }
  return Next::ask_again;
}

Sitting::Next Sitting::quit(Seat, const Prompt&, std::string_view) {
  std::string path = wish_.save_to;
  if (path.empty()) {
    dialogue_.say_words("cli.save.before_leaving");
    path = dialogue_.ask();
  }
  try {
    if (!path.empty()) keep(path);
  } catch (const Trouble& trouble) {
    dialogue_.say(trouble.in(dialogue_.words()));
    return Next::ask_again;
  }
  if (!path.empty()) dialogue_.say_words("cli.save.resume", {{"file", path}});
  has_left_ = true;
  return Next::go_on;
}

}  // namespace tsardom::cli
