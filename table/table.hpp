// One live game behind one interface: who is asked what, what happened, the score, undo, the record.
// Everything a table refuses it refuses by throwing a Refusal, and is then as it was before.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/answer.hpp"
#include "bots/levels.hpp"
#include "core/actions.hpp"
#include "core/described.hpp"
#include "table/json.hpp"
#include "table/lexicon.hpp"
#include "table/places.hpp"
#include "table/refusal.hpp"

namespace tsardom {

// What was agreed upon before the game.
struct Agreement {
  Setup setup;
  Json options = Json::object();         // every option of the game by name
  std::shared_ptr<const Json> box = {};  // components.json
  bool built_in_box = true;
  std::string box_hash = {};            // of all that the game read in it
  std::vector<std::string> names = {};  // of the seats; an empty one is called by its number
};

struct Choice {
  Move move;
  int weight = 1;  // of a chance outcome
  Prices prices;
  Reason warning = {};  // what its seat loses without noticing
};

// One seat, what it is asked, and every answer. A seat that is not asked has no choices and no question.
struct Prompt {
  Seat seat = kChance;
  std::optional<Saying> question;
  std::vector<Choice> choices;
};

// One line of the record: a move, or an undo (the move is then the one taken back).
struct Entry {
  Seat seat = kChance;
  Move move;
  bool is_undo = false;
  bool undone = false;  // taken back by a later entry
  std::vector<Event> events;
};

// What lies below a position, ply by ply.
struct Perft {
  std::vector<std::uint64_t> decisions, chances;
};

class Table {
 public:
  virtual ~Table() = default;

  const Agreement& agreement() const { return agreement_; }
  const Lexicon& lexicon() const { return lexicon_; }
  const Language& language() const { return lexicon_.language(); }
  int players() const { return agreement_.setup.players; }

  // Who must act; empty when the game is over.
  virtual Seats actors() const = 0;
  // The same as a seat (or kSpectator) knows it: whether others have chosen may be a secret while all choose.
  virtual Seats actors_seen(Seat viewer) const = 0;
  bool over() const { return actors() == 0; }
  bool chance_acts() const { return holds(actors(), kChance); }

  // For a seat or chance.
  virtual Prompt prompt(Seat seat) const = 0;
  virtual std::vector<Event> play(Seat seat, Move move) = 0;
  // An outcome for chance to play, as likely as it should be.
  virtual Move draw(Rng& rng) const = 0;

  // Takes back the seat's last move (which is answered) unless something was learned since.
  virtual Move undo(Seat seat) = 0;
  virtual std::optional<Refusal> cannot_undo(Seat seat) const = 0;

  // All that happened at this table, in order; nothing is erased.
  const std::vector<Entry>& entries() const { return entries_; }

  // The whole truth, and what a seat (or kSpectator) sees of it. "format" is "<game>-state/<rules version>".
  virtual Json state() const = 0;
  virtual Json view(Seat seat) const = 0;
  // 16 hex digits over the bytes of the State.
  virtual std::string hash() const = 0;
  // The same over what a seat (or kSpectator) sees.
  virtual std::string view_hash(Seat seat) const = 0;
  // The moves of the seats, or of chance, by number.
  virtual Actions actions(By by) const = 0;
  // What a seat (or kSpectator) sees as numbers, and where each stands. Whoever needs a great many of them
  // asks core/numbers.hpp.
  virtual std::vector<Number> numbers(Seat seat) const = 0;
  virtual std::vector<Place> places() const = 0;
  // Without a viewer: the truth.
  virtual Standing standing(std::optional<Seat> viewer = {}) const = 0;

  Json record() const;
  // Another table where the same has happened; bots begin to think anew there.
  virtual std::unique_ptr<Table> copy() const = 0;
  // Another table before anything has happened.
  virtual std::unique_ptr<Table> afresh() const = 0;
  // A table without a past that differs only in what the seat (or kSpectator) cannot know, fairly sampled.
  virtual std::unique_ptr<Table> imagined(Seat seat, Rng& rng) const = 0;

  // Refused when it would visit more than `most_work` positions.
  virtual Perft perft(int depth, std::uint64_t most_work) const = 0;
  // What a bot would do in this seat, out of what the seat sees, and how it thinks the game will end.
  virtual Answer ask_bot(Seat seat, const Bot& bot, std::uint64_t seed) const = 0;
  // What the bot that plays this seat chooses. It keeps what it found out for the next question of its turn,
  // so another seed or another bot answers otherwise only after something has happened.
  virtual Answer let_bot_choose(Seat seat, const Bot& bot, std::uint64_t seed) = 0;

 protected:
  Table(Agreement agreement, Lexicon lexicon, Json from)
      : agreement_(std::move(agreement)), lexicon_(std::move(lexicon)), from_(std::move(from)) {
    agreement_.names.resize(agreement_.setup.players);
  }

  Agreement agreement_;
  Lexicon lexicon_;
  Json from_;  // the position it began with, if not the opening
  std::vector<Entry> entries_;
};

}  // namespace tsardom
