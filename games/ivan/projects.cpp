#include "games/ivan/projects.hpp"

#include <bit>

#include "games/ivan/events.hpp"
#include "games/ivan/memory.hpp"
#include "games/ivan/supply.hpp"

namespace tsardom::ivan {

int project_deck_size(const Ivan& game, const State& now) {
  int out_of_deck = std::popcount(now.display);
  for (Seat seat = 0; seat < game.players(); ++seat)
    out_of_deck += now.player[seat].cards + std::popcount(now.player[seat].completed);
  return kProjects - out_of_deck;
}

ProjectSet project_deck(const State& now) {
  ProjectSet elsewhere = now.display;
  for (const Player& player : now.player) elsewhere |= player.hand | player.completed;
  return kAllProjects & ~elsewhere;
}

// IVN-15.1
bool can_take_project(const Ivan& game, const State& now) {
  return now.display != 0 || project_deck_size(game, now) > 0;
}

bool can_complete(const Ivan& game, const State& now, Seat seat, const Goods& held) {
  for (ProjectSet hand = now.player[seat].hand; hand != 0; hand &= hand - 1) {
    if (held.covers(game.box.project[lowest(hand)].cost)) return true;
  }
  return false;
}

void send_to_field(State& state, Seat seat, Asked asked, Log& log) {
  --state.player[seat].warriors_left;
  ++state.player[seat].field;
  log.tell(event(Told::field, seat, "IVN-9.12"));
  if (state.spoils_field != 0) call(state, seat, TakeSpoils{asked});
}

void TakeProject::moves(const Ivan& game, const State& now, Seat, MoveList& out) const {
  for_each(now.display, [&](Project card) { out.add(move::of(Choice::take_project, card)); });
  if (project_deck_size(game, now) > 0) out.add(move::of(Choice::top_project));
  list_decline(asked, out);
}

void TakeProject::play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const {
  if (choice_of(move) == Choice::decline) return end(state);
  if (choice_of(move) == Choice::top_project) return become(state, kChance, DrawProject{seat});
  drop(state.display, move.a);
  take_openly(state, seat, move.a, log);
  log.tell(event(Told::project_taken, seat, "IVN-9.6", move.a));
  if (project_deck_size(game, state) == 0) return end(state);
  become(state, kChance, Refill{});
}

bool TakeProject::settle(const Ivan& game, State& state, Seat, Log&) const {
  return end_unless(state, can_take_project(game, state));
}

void DrawProject::moves(const Ivan&, const State& now, Seat, MoveList& out) const {
  for_each(project_deck(now), [&](Project card) { out.add(move::of(Choice::draw_project, card)); });
}

void DrawProject::play(const Ivan&, State& state, Seat, Move move, Log& log) const {
  put(state.player[owner].hand, move.a);
  ++state.player[owner].cards;
  log.tell(secret(event(Told::project_drawn, owner, "IVN-9.6", move.a), only(owner)));
  end(state);
}

Move DrawProject::draw(const Ivan&, const State& now, Rng& rng) const {
  return move::of(Choice::draw_project, any_of(project_deck(now), rng));
}

void Refill::moves(const Ivan&, const State& now, Seat, MoveList& out) const {
  for_each(project_deck(now), [&](Project card) { out.add(move::of(Choice::reveal_project, card)); });
}

void Refill::play(const Ivan&, State& state, Seat, Move move, Log& log) const {
  put(state.display, move.a);
  log.tell(event(Told::project_revealed, kChance, "IVN-9.6", move.a));
  end(state);
}

Move Refill::draw(const Ivan&, const State& now, Rng& rng) const {
  return move::of(Choice::reveal_project, any_of(project_deck(now), rng));
}

void Complete::moves(const Ivan& game, const State& now, Seat seat, MoveList& out) const {
  const Player& player = now.player[seat];
  for_each(player.hand, [&](Project card) {
    if (player.held.covers(game.box.project[card].cost)) out.add(move::of(Choice::complete, card));
  });
  list_decline(asked, out);
}

void Complete::play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const {
  if (choice_of(move) == Choice::decline) return end(state);
  const ProjectCard& card = game.box.project[move.a];
  lay_open(game, state, seat, move.a, log);
  log.tell(event(Told::completed, seat, "IVN-11.2", move.a));
  pay(state, seat, card.cost, "IVN-11.2", log);
  become_effects(state, seat, game.box.project_effect[static_cast<std::size_t>(card.type)]);
  gain_points(game, state, seat, card.points, Part::projects, "IVN-11.2", log);
}

bool Complete::settle(const Ivan& game, State& state, Seat seat, Log&) const {
  return end_unless(state, can_complete(game, state, seat, state.player[seat].held));
}

Prices Complete::price(const Ivan& game, const State&, Seat, Move move) const {
  return choice_of(move) == Choice::complete ? prices_of(game.box.project[move.a].cost) : Prices{};
}

Reason Complete::why_not(const Ivan&, const State& now, Seat seat, Move move) const {
  const bool is_in_hand = has(now.player[seat].hand, move.a);
  return of_kind(move, Choice::complete, {is_in_hand ? "cannot_pay" : "not_in_hand", "IVN-9.7"});
}

void TakeSpoils::moves(const Ivan&, const State& now, Seat, MoveList& out) const {
  for_each(now.spoils_field, [&](Spoil token) { out.add(move::of(Choice::spoils, token)); });
}

void TakeSpoils::play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const {
  drop(state.spoils_field, move.a);
  put(state.player[seat].spoils, move.a);
  log.tell(event(Told::spoils_taken, seat, "IVN-11.4", move.a));
  become_effects(state, seat, game.box.spoil[move.a]);
}

// RUL-36: free actions may have emptied the Field.
bool TakeSpoils::settle(const Ivan&, State& state, Seat, Log&) const {
  return end_unless(state, state.spoils_field != 0);
}

}  // namespace tsardom::ivan
