// How the games look in the terminal. A painter sees what its viewer sees and nothing else; a game without
// one is shown as an outline of the view. A painter is a folder cli/boards/<game> that defines kPainter.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/paint.hpp"
#include "cli/seats.hpp"
#include "core/game.hpp"
#include "table/json.hpp"
#include "table/table.hpp"
#include "table/voice.hpp"

namespace tsardom::cli {

// A moment of a game as one seat (or kSpectator) sees it.
struct Scene {
  Seat viewer;
  Json view;
  Standing standing;  // as far as the viewer knows
  Seats actors;
  Lines offers;                // the viewer's choices in notation
  std::vector<Lines> touched;  // the parts of the board that each of them touches
  const Agreement& agreement;
  const Lexicon& lexicon;
  const Voice& voice;
  const Sitters& sitters;
  const Paper& paper;

  const Words& words() const { return voice.words(); }
  int players() const { return agreement.setup.players; }
  // The number under which this move is offered; 0 if it is not.
  int number_of(std::string_view notation) const;
  // The number of the choice that touches this part; -1 if several do, 0 if none.
  int number_touching(const std::string& part) const;
};

Scene look(const Table& table, Seat viewer, const Voice& voice, const Sitters& sitters, const Paper& paper);

// The colour and the sign of a seat; the two always go together.
Ink seat_ink(Seat seat);
std::string_view seat_sign(Seat seat);

// cli/boards/<game> defines it as tsardom::cli::<game>::kPainter, and the build finds it there.
struct Painter {
  Lines (*paint)(const Scene& scene);
  // What the box says beyond the words about this value of an option; empty if there is nothing to say.
  std::string (*explain)(const Words& words, const Json& box, std::string_view option,
                         std::string_view value) = nullptr;
};
const Painter* painter_of(std::string_view game);  // null: the game has none

Lines paint(const Scene& scene);
Lines outline(const Scene& scene);

// What it means to play with this value of an option; empty if there is nothing to say.
std::string explain_option(std::string_view game, const Words& words, const Json& box,
                           std::string_view option, std::string_view value);
// The name of a game as its box has it, and a line with the number of players.
std::string game_name(const Words& words, std::string_view game);
std::string game_line(const Words& words, const Language& language);

}  // namespace tsardom::cli
