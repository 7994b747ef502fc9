#include "cli/sitting.hpp"

#include <bit>
#include <utility>

#include "cli/chronicle.hpp"
#include "cli/save.hpp"
#include "cli/trouble.hpp"

namespace tsardom::cli {

Sitting::Sitting(std::unique_ptr<Table> table, Wish wish, const Words& words, Console& console)
    : table_(std::move(table)),
      wish_(std::move(wish)),
      dialogue_(console, words),
      voice_(words, *table_),
      told_(wish_.sitters.size() + 1, table_->entries().size()) {}

void Sitting::play() {
  try {
    while (!table_->over() && !has_left_) step();
  } catch (const InputEnded&) {
    if (wish_.save_to.empty()) throw failure("cli.refused.input_ended");
    keep(wish_.save_to);
    throw failure("cli.refused.input_ended_saved", {{"file", wish_.save_to}});
  }
  if (has_left_) return;
  show_result();
  if (!wish_.save_to.empty()) keep(wish_.save_to);
}

// ------------------------------------------------------------------------------------------- who acts

void Sitting::step() {
  if (table_->chance_acts()) {
    Rng rng(luck());
    return apply(kChance, table_->draw(rng));
  }
  const Seat seat = next_seat();
  if (wish_.sitters[seat].is_person()) return ask_person(seat);
  let_bot_move(seat);
}

// Where several choose at once: bots first, then who has the screen, then the others in their order.
Seat Sitting::next_seat() const {
  const Seats actors = table_->actors();
  for (Seat seat = 0; seat < table_->players(); ++seat) {
    if (holds(actors, seat) && !wish_.sitters[seat].is_person()) return seat;
  }
  if (owner_ && holds(actors, *owner_)) return *owner_;
  return static_cast<Seat>(std::countr_zero(actors));
}

// A number for this moment of the game, so that a saved game goes on as it would have.
std::uint64_t Sitting::luck() const {
  return Rng(Rng(wish_.seed).next() ^ Rng(table_->entries().size()).next()).next();
}

void Sitting::let_bot_move(Seat seat) {
  apply(seat, table_->let_bot_choose(seat, *find_bot(wish_.sitters[seat].level), luck()).move);
}

void Sitting::apply(Seat seat, Move move) {
  table_->play(seat, move);
  if (seat != owner_) board_is_old_ = true;
  if (people_among(wish_.sitters) == 0) tell_news(kSpectator);
}

// -------------------------------------------------------------------------------------- a person's turn

void Sitting::ask_person(Seat seat) {
  hand_over(seat);
  if (owner_ != seat) return;  // the one before took a move back
  if (!wish_.save_to.empty()) keep(wish_.save_to);
  show(seat);
  const Prompt prompt = table_->prompt(seat);
  show_question(prompt);
  while (obey(seat, prompt, dialogue_.ask()) == Next::ask_again) {
  }
}

// With several people at one screen nobody sees a hand before its owner sits there.
void Sitting::hand_over(Seat seat) {
  if (owner_ == seat) return;
  if (people_among(wish_.sitters) > 1) {
    dialogue_.wipe();
    const bool may_undo = owner_ && !table_->cannot_undo(*owner_);
    dialogue_.say_words("cli.hot_seat.take_screen", {{"seat", voice_.seat(seat)}});
    if (may_undo) dialogue_.say_words("cli.hot_seat.may_undo", {{"seat", voice_.seat(*owner_)}});
    if (dialogue_.ask() == "u" && may_undo) {
      table_->undo(*owner_);
      return;
    }
  }
  owner_ = seat;
  board_is_old_ = true;
}

// Drawn anew on a wiped screen; as linear text only when others have changed something.
void Sitting::show(Seat seat) {
  const bool plain = dialogue_.paper().plain;
  if (plain) {
    tell_news(seat);
  } else {
    dialogue_.wipe();
  }
  if (!plain || board_is_old_)
    dialogue_.say(paint(look(*table_, seat, voice_, wish_.sitters, dialogue_.paper())));
  if (!plain) tell_news(seat);
  board_is_old_ = false;
}

// ------------------------------------------------------------------------------------ what is told

Seat Sitting::onlooker() const {
  for (Seat seat = 0; seat < table_->players(); ++seat) {
    if (people_among(wish_.sitters) == 1 && wish_.sitters[seat].is_person()) return seat;
  }
  return kSpectator;
}

// What was taken back at once is not worth telling to others.
Lines Sitting::news(Seat reader, std::size_t from) const {
  Lines lines;
  const std::vector<Entry>& entries = table_->entries();
  for (std::size_t i = from; i < entries.size(); ++i) {
    if (entries[i].seat != reader && (entries[i].undone || entries[i].is_undo)) continue;
    append(lines, entry_lines(voice_, entries[i], reader));
  }
  return folded(dialogue_.words(), lines);
}

void Sitting::tell_news(Seat reader) {
  constexpr std::size_t kMostLines = 12;
  std::size_t& told = reader < table_->players() ? told_[reader] : told_.back();
  Lines lines = news(reader, std::exchange(told, table_->entries().size()));
  const Paper& paper = dialogue_.paper();
  if (!paper.plain && lines.size() > kMostLines) {
    const std::size_t left_out = lines.size() - kMostLines;
    lines.erase(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(left_out));
    dialogue_.say(paper.ink(Ink::faint, dialogue_.words().say("cli.log.left_out", {{"count", left_out}})));
  }
  for (const std::string& line : lines)
    dialogue_.say_hung(paper.plain ? "" : paper.ink(Ink::faint, "› "), line);
}

void Sitting::show_result() {
  const Seat viewer = onlooker();
  if (owner_) told_.back() = told_[*owner_];
  dialogue_.say(paint(look(*table_, viewer, voice_, wish_.sitters, dialogue_.paper())));
  tell_news(viewer);
  dialogue_.say("");
  dialogue_.say_words("table.over");
  dialogue_.say(score_lines(voice_, *table_, table_->standing(), dialogue_.paper()));
  dialogue_.say(result_lines(voice_, *table_));
}

void Sitting::keep(const std::string& path) const { write_saved(path, *table_, wish_.sitters, wish_.seed); }

}  // namespace tsardom::cli
