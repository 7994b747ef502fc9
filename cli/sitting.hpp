// One game at one terminal: people and bots take their turns until it is over, or until somebody leaves.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/boards/boards.hpp"
#include "cli/dialogue.hpp"
#include "cli/seats.hpp"
#include "table/table.hpp"
#include "table/voice.hpp"
#include "table/words.hpp"

namespace tsardom::cli {

class Sitting {
 public:
  struct Wish {
    Sitters sitters;
    std::uint64_t seed = 0;    // of chance and bots
    std::string save_to = {};  // kept up to date there; empty: nowhere
  };

  // `words` must know the box of the table.
  Sitting(std::unique_ptr<Table> table, Wish wish, const Words& words, Console& console);

  // Until the game is over or somebody quits. When the input ends before that, the game is saved if it can
  // be, and refused as input_ended.
  void play();

 private:
  enum class Next : std::uint8_t { ask_again, go_on };
  struct Key;
  static const Key kKeys[];

  // Who acts, and what they see (sitting.cpp).
  void step();
  Seat next_seat() const;
  void let_bot_move(Seat seat);
  void apply(Seat seat, Move move);
  std::uint64_t luck() const;

  void ask_person(Seat seat);
  void hand_over(Seat seat);
  void show(Seat seat);

  // What a person is asked and answers (keys.cpp).
  void show_question(const Prompt& prompt);
  std::string choice_words(const Prompt& prompt, std::size_t index) const;
  Lines choice_lines(const Prompt& prompt, std::size_t index) const;
  Next obey(Seat seat, const Prompt& prompt, const std::string& line);
  Next take_choice(Seat seat, const Prompt& prompt, int number);
  Next take_notation(Seat seat, const std::string& line);

  // What the keys do; `rest` is what was typed behind.
  Next explain(Seat seat, const Prompt& prompt, std::string_view rest);
  Next undo(Seat seat, const Prompt& prompt, std::string_view rest);
  Next show_log(Seat seat, const Prompt& prompt, std::string_view rest);
  Next show_score(Seat seat, const Prompt& prompt, std::string_view rest);
  Next show_help(Seat seat, const Prompt& prompt, std::string_view rest);
  Next hint(Seat seat, const Prompt& prompt, std::string_view rest);
  void tell_outlook(const Answer& answer);
  Next redraw(Seat seat, const Prompt& prompt, std::string_view rest);
  Next save(Seat seat, const Prompt& prompt, std::string_view rest);
  Next quit(Seat seat, const Prompt& prompt, std::string_view rest);

  Lines news(Seat reader, std::size_t from) const;
  void tell_news(Seat reader);
  void show_result();
  Seat onlooker() const;
  void keep(const std::string& path) const;

  std::unique_ptr<Table> table_;
  Wish wish_;
  Dialogue dialogue_;
  Voice voice_;
  std::optional<Seat> owner_;      // who sits at the screen
  std::vector<std::size_t> told_;  // entries that each seat, and at the end the onlooker, knows
  bool board_is_old_ = true;       // others have moved since it was shown
  bool has_left_ = false;
};

}  // namespace tsardom::cli
