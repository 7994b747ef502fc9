#include "games/stroganov/stroganov.hpp"

#include "games/stroganov/chapters.hpp"
#include "games/stroganov/events.hpp"

namespace tsardom::stroganov {
namespace {

// STR-17.2: what is said seat by seat must be about the seats that play, and not the same for all of them.
Reason sides_broken(const Stroganov& game) {
  const std::string_view sides = game.term(static_cast<Vocabulary>(Terms::sides), game.agreed(Agreed::sides));
  if (sides.size() == 1) return {};
  const std::size_t players = game.setup.players;
  if (sides.find('b', players) != std::string_view::npos) return {"no_such_sides", "STR-17.2"};
  const bool all_have_b = sides.substr(0, players).find('a') == std::string_view::npos;
  return all_have_b ? Reason{"sides_alike", "STR-17.2"} : Reason{};
}

// colours that nobody has stand in their usual order.
bool colours_fit(const Stroganov& game) {
  for (Seat seat = game.seats(); seat + 1 < kMostPlayers; ++seat) {
    if (game.colour_of(seat) > game.colour_of(static_cast<Seat>(seat + 1))) return false;
  }
  return true;
}

bool has_solo_option(const Stroganov& game) {
  for (const Agreed option : {Agreed::solo_deck, Agreed::coin_when_short, Agreed::trade_fur_to_coin,
                              Agreed::solo_board, Agreed::hunt_card}) {
    if (game.agreed(option) != 0) return true;
  }
  return false;
}

}  // namespace

Seats Stroganov::actors(const State& now) const { return Rooms::actors(*this, now); }

void Stroganov::moves(const State& now, Seat seat, MoveList& out) const {
  Rooms::moves(*this, now, seat, out);
}

Move Stroganov::draw(const State& now, Rng& rng) const { return Rooms::draw(*this, now, rng); }

void Stroganov::apply(State& state, Seat seat, Move move, Log& log) const {
  if (choice_of(move) == Choice::decline) log.tell(event(Told::passed, seat, "STR-4.1"));
  Rooms::play(*this, state, seat, move, log);
}

Prices Stroganov::price(const State& now, Seat seat, Move move) const {
  return Rooms::price(*this, now, seat, move);
}

Reason Stroganov::why_not(const State& now, Seat seat, Move move) const {
  const Reason reason = Rooms::why_not(*this, now, seat, move);
  if (reason.key != "not_asked") return reason;
  if (is_auxiliary(choice_of(move))) return {"not_asked", "STR-9.5"};
  const bool declines = choice_of(move) == Choice::decline || choice_of(move) == Choice::done;
  return declines ? Reason{"must_choose", reason.rule} : reason;
}

Reason Stroganov::warns(const State& now, Seat seat, Move move) const {
  return Rooms::warns(*this, now, seat, move);
}

Reason Stroganov::unfit() const {
  if (!is_solo() && has_solo_option(*this)) return {"only_solo", "STR-16.1"};
  if (const Reason reason = sides_broken(*this)) return reason;
  if (!colours_fit(*this)) return {"no_such_colours", "STR-2.1"};
  return {};
}

}  // namespace tsardom::stroganov
