#include "cli/replay.hpp"

#include <fmt/format.h>

#include "cli/boards/boards.hpp"
#include "cli/chronicle.hpp"
#include "cli/dialogue.hpp"
#include "cli/save.hpp"
#include "cli/trouble.hpp"
#include "table/notation.hpp"
#include "table/record.hpp"

namespace tsardom::cli {
namespace {

// A record keeps no secrets, so its reader is told everything.
Lines open_lines(const Voice& voice, const Entry& entry) {
  if (entry.is_undo) return {voice.took_back(entry, {})};
  Lines lines;
  for (Event event : entry.events) {
    event.told = kEverybody;
    lines.push_back(voice.event(event, kSpectator));
  }
  return lines;
}

class Replay {
 public:
  Replay(const ReplayWish& wish, Words& words, Console& console)
      : saved_(read_saved(wish.file)),
        table_(replay(saved_.record, wish.upto)),
        sitters_(saved_.sitters ? *saved_.sitters : Sitters(static_cast<std::size_t>(table_->players()))),
        voice_(words, *table_),
        dialogue_(console, words) {
    words.read_box(*table_->agreement().box);
  }

  void print() {
    head();
    for (std::size_t i = 0; i < table_->entries().size(); ++i) dialogue_.say(entry(i));
    tail();
  }

  // Enter goes on, a number jumps, - goes back.
  void step() {
    head();
    dialogue_.say_words("cli.replay.keys");
    std::size_t at = 0;
    const std::size_t last = table_->entries().size();
    while (true) {
      show(at);
      if (at == last) tail();
      const std::string line = dialogue_.ask(fmt::format("{}/{}> ", at, last));
      if (line == "q") return;
      if (const int number = whole_number(line); number >= 0 && static_cast<std::size_t>(number) <= last) {
        at = static_cast<std::size_t>(number);
      } else if (line == "-") {
        at -= at > 0 ? 1 : 0;
      } else if (line.empty()) {
        if (at == last) return;
        ++at;
      } else {
        dialogue_.say_words("cli.replay.keys");
      }
    }
  }

 private:
  void head() {
    const Words& words = dialogue_.words();
    dialogue_.say_words("cli.replay.head", {{"game", game_name(words, table_->language().game)},
                                            {"players", table_->players()},
                                            {"entries", table_->entries().size()}});
    for (const auto& [name, value] : table_->agreement().options.items())
      dialogue_.say(voice_.option(name) + ": " + value.get<std::string>());
  }

  Lines entry(std::size_t index) const {
    const Entry& entry = table_->entries()[index];
    const Paper& paper = dialogue_.paper();
    const std::string move = entry.is_undo ? "undo" : move_text(table_->lexicon(), entry.move);
    Lines lines{fmt::format("{:>4}  {}: {}", index + 1, seat_text(entry.seat), paper.ink(Ink::faint, move))};
    for (const std::string& line : open_lines(voice_, entry)) lines.push_back("      " + line);
    return lines;
  }

  // The board after so many entries, as an onlooker saw it.
  void show(std::size_t at) {
    const std::unique_ptr<Table> then = replay(saved_.record, at);
    const Voice voice(dialogue_.words(), *then);
    if (!dialogue_.paper().plain) dialogue_.wipe();
    dialogue_.say(paint(look(*then, kSpectator, voice, sitters_, dialogue_.paper())));
    if (at > 0) dialogue_.say(entry(at - 1));
  }

  void tail() {
    if (table_->over()) dialogue_.say_words("table.over");
    dialogue_.say(score_lines(voice_, *table_, table_->standing(), dialogue_.paper()));
    if (table_->over()) dialogue_.say(result_lines(voice_, *table_));
    dialogue_.say_words("cli.replay.hash", {{"hash", table_->hash()}});
  }

  Saved saved_;
  std::unique_ptr<Table> table_;
  Sitters sitters_;
  Voice voice_;
  Dialogue dialogue_;
};

}  // namespace

void replay_file(const ReplayWish& wish, Words& words, Console& console) {
  Replay shown(wish, words, console);
  if (!wish.steps) return shown.print();
  shown.step();
}

}  // namespace tsardom::cli
