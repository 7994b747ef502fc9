#include "games/perestroika/turn.hpp"

#include <bit>

#include "games/perestroika/building.hpp"
#include "games/perestroika/cards.hpp"
#include "games/perestroika/events.hpp"
#include "games/perestroika/materials.hpp"
#include "games/perestroika/memory.hpp"
#include "games/perestroika/reveal.hpp"
#include "games/perestroika/scoring.hpp"

namespace tsardom::perestroika {
namespace {

CardSet hand(const State& now, Seat seat) { return now.cards(hand_of(seat)); }

// PER-8.2
bool is_play_left(const Perestroika& game, const State& now, Seat seat, int plays) {
  return plays < (now.player[seat].chips > 0 ? game.box.plays_with_chip : game.box.plays);
}

bool may_skip_for_chip(const Perestroika& game, const State& now, Seat seat, int plays) {
  return !game.chip_for_discards() && plays == 0 && hand(now, seat) != 0 &&
         now.player[seat].chips == 0;  // PER-8.7
}

void discard(const Perestroika& game, State& state, Seat seat, Kind kind, std::string_view rule, Log& log) {
  move_openly(game, state, kind, hand_of(seat), Place::discard, log);
  log.tell(event(Told::discarded, seat, rule, kind));
}

void take_chip(State& state, Seat seat, std::string_view rule, Log& log) {
  --state.chips;
  ++state.player[seat].chips;
  log.tell(event(Told::chip_taken, seat, rule));
}

void spend_chip(State& state, Seat seat, Log& log) {
  ++state.chips;
  --state.player[seat].chips;
  log.tell(event(Told::chip_spent, seat, "PER-8.2"));
}

// PER-12.1: the round ends after the last turn.
void finish_turn(const Perestroika& game, State& state, Seat seat, Log& log) {
  const Seat next = game.after(seat);
  if (next != state.start) return become(state, next, Turn{});
  if (game.is_final_round(state)) {
    end(state);
    return score_game(game, state, log);
  }
  state.start = game.after(state.start);
  log.tell(event(Told::metropolitan, state.start, "PER-12.1"));
  become(state, kChance, Reveal{});
}

void skip_for_chip(const Perestroika& game, State& state, Seat seat, Log& log) {
  while (hand(state, seat) != 0) {
    discard(game, state, seat, game.box.kind_of[lowest(hand(state, seat))], "PER-8.7", log);
  }
  take_chip(state, seat, "PER-8.7", log);
  finish_turn(game, state, seat, log);
}

// PER-8.8: whoever discarded earns a chip by the optional rule.
void end_discarding(const Perestroika& game, State& state, Seat seat, int discarded, Log& log) {
  if (game.chip_for_discards() && discarded > 0 && state.player[seat].chips == 0) {
    take_chip(state, seat, "PER-8.8", log);
  }
  finish_turn(game, state, seat, log);
}

}  // namespace

bool can_play(const Perestroika& game, const State& now, Seat seat, const Effect& effect) {
  const auto other_seat = [&](auto holds) {
    for (Seat other = 0; other < game.players(); ++other) {
      if (other != seat && holds(other)) return true;
    }
    return false;
  };
  switch (effect.op) {
    case Op::gain:
      return can_receive(game, now, seat, effect.material);
    case Op::gain_choice:
      return can_receive_any(game, now, seat);
    case Op::double_up:
      return now.player[seat].held[effect.material] > 0 && can_receive(game, now, seat, effect.material);
    case Op::exchange:
      return can_exchange(game, now, seat, effect);
    case Op::swap_any:
      return can_swap(game, now, seat, {});
    case Op::build:
      return can_build(game, now, seat, effect.building, effect.from_stock);
    case Op::retrieve_discard:
      return now.size(Place::discard) >
             std::popcount(now.cards(Place::discard) & excluded_cards(game, effect));
    case Op::draw:
      return now.size(Place::deck) > 0;
    case Op::steal_card:
      if (game.is_solo()) return now.size(Place::aside) > 0;  // PER-14.4
      return other_seat([&](Seat other) { return now.size(hand_of(other)) > 0; });
    case Op::steal_material:
      return other_seat([&](Seat other) {
        return std::any_of(kAllMaterials.begin(), kAllMaterials.end(),
                           [&](Material m) { return can_seize(game, now, seat, other, m); });
      });
    case Op::endgame_value:
      return false;
  }
  return false;
}

void Turn::moves(const Perestroika& game, const State& now, Seat seat, MoveList& out) const {
  if (is_play_left(game, now, seat, plays)) {
    game.box.for_each_kind(hand(now, seat), [&](Kind kind) {
      for (const Half half : {Half::top, Half::bottom}) {
        if (can_play(game, now, seat, game.box.kind[kind].effect(half))) out.add(move::play(kind, half));
      }
    });
  }
  if (may_skip_for_chip(game, now, seat, plays)) out.add(move::plain(Choice::skip_for_chip));
  out.add(move::plain(Choice::end_turn));
}

void Turn::play(const Perestroika& game, State& state, Seat seat, Move move, Log& log) const {
  if (choice_of(move) == Choice::end_turn) return become(state, seat, HandLimit{});
  if (choice_of(move) == Choice::skip_for_chip) return skip_for_chip(game, state, seat, log);
  const Kind kind = kind_of(move);
  const Half half = half_of(move);
  log.tell(event(Told::played, seat, "PER-8.1", kind, half));
  if (plays >= game.box.plays) spend_chip(state, seat, log);
  move_openly(game, state, kind, hand_of(seat), Place::resolving, log);  // PER-8.4
  become(state, seat, Turn{static_cast<std::uint8_t>(plays + 1)});
  resolve(game, state, seat, kind, half, log);
}

// PER-8.4: the half is resolved completely, then the card is laid on the discard pile.
bool Turn::settle(const Perestroika& game, State& state, Seat, Log& log) const {
  if (state.cards(Place::resolving) == 0) return false;
  const Kind kind = game.box.kind_of[lowest(state.cards(Place::resolving))];
  move_openly(game, state, kind, Place::resolving, Place::discard, log);
  return true;
}

Reason Turn::why_not(const Perestroika& game, const State& now, Seat seat, Move move) const {
  if (choice_of(move) == Choice::skip_for_chip)
    return {"no_skip", game.chip_for_discards() ? "PER-8.8" : "PER-8.7"};
  if (choice_of(move) != Choice::play) return {};
  if ((hand(now, seat) & game.box.cards_of[kind_of(move)]) == 0) return {"not_in_hand", "PER-8.1"};
  const Effect& effect = game.box.kind[kind_of(move)].effect(half_of(move));
  if (effect.op == Op::endgame_value) return {"only_counts_at_the_end", "PER-11.6"};
  if (!can_play(game, now, seat, effect)) return {"does_nothing", "PER-8.3"};
  return {"no_play_left", "PER-8.2"};
}

bool Turn::fits(const Perestroika& game, const State& now, Seat seat, std::size_t at) const {
  if (!game.is_phase_of(seat, at) || now.size(Place::display) > 0) return false;
  if (plays <= game.box.plays) return true;
  return plays <= game.box.plays_with_chip && now.player[seat].chips == 0;  // PER-8.2: it was spent
}

void HandLimit::moves(const Perestroika& game, const State& now, Seat seat, MoveList& out) const {
  list_kinds(game, hand(now, seat), Choice::discard, out);
  if (now.size(hand_of(seat)) <= game.box.hand_limit) out.add(move::plain(Choice::done));
}

void HandLimit::play(const Perestroika& game, State& state, Seat seat, Move move, Log& log) const {
  if (choice_of(move) == Choice::done) return end_discarding(game, state, seat, discarded, log);
  discard(game, state, seat, kind_of(move), "PER-8.9", log);
  become(state, seat, HandLimit{static_cast<std::uint8_t>(discarded + 1)});
}

bool HandLimit::settle(const Perestroika& game, State& state, Seat seat, Log& log) const {
  if (state.size(hand_of(seat)) > 0) return false;
  end_discarding(game, state, seat, discarded, log);
  return true;
}

Reason HandLimit::why_not(const Perestroika&, const State&, Seat, Move move) const {
  if (choice_of(move) == Choice::done) return {"too_many_cards", "PER-8.9"};
  return reason_for(move, Choice::discard, "not_in_hand", "PER-8.9");
}

bool HandLimit::fits(const Perestroika& game, const State& now, Seat seat, std::size_t at) const {
  return game.is_phase_of(seat, at) && now.size(Place::display) == 0 && discarded <= now.size(Place::discard);
}

}  // namespace tsardom::perestroika
