#include "games/perestroika/perestroika.hpp"

#include <bit>

#include "games/perestroika/building.hpp"
#include "games/perestroika/cards.hpp"
#include "games/perestroika/moves.hpp"
#include "games/perestroika/rooms.hpp"
#include "games/perestroika/scenarios.hpp"
#include "games/perestroika/text.hpp"

namespace tsardom::perestroika {
namespace {

// Each card of the set alike.
Kind pick_kind(const Perestroika& game, CardSet cards, Rng& rng) {
  for (unsigned skip = rng.below(static_cast<unsigned>(std::popcount(cards))); skip > 0; --skip)
    cards &= cards - 1;
  return game.box.kind_of[lowest(cards)];
}

Reason why_not_play(const Perestroika& game, const State& now, Seat seat, Move move) {
  if ((now.cards(hand_of(seat)) & game.box.cards_of[kind_of(move)]) == 0) return {"not_in_hand", "PER-8.1"};
  const Effect& effect = game.box.kind[kind_of(move)].effect(half_of(move));
  if (effect.op == Op::endgame_value) return {"only_counts_at_the_end", "PER-11.6"};
  if (!can_play(game, now, seat, effect)) return {"does_nothing", "PER-8.3"};
  return {"no_play_left", "PER-8.2"};
}

Reason why_not_discard(const State& now) {
  if (room_of(now.steps.back()) == Room::hand_limit) return {"not_to_discard", "PER-8.10"};
  return {"not_in_display", "PER-14.2"};
}

// The reason when the question knows this kind of choice, but not with these details.
Reason why_not_detail(const Perestroika& game, const State& now, Seat seat, Move move) {
  switch (choice_of(move)) {
    case Choice::play:
      return why_not_play(game, now, seat, move);
    case Choice::skip_for_chip:
      return {"no_skip", game.chip_for_discards() ? "PER-8.8" : "PER-8.7"};
    case Choice::take:
      return {"cannot_receive", "PER-9.1"};
    case Choice::draft:
    case Choice::set_aside:
      return {"not_in_display", game.is_solo() ? "PER-14.2" : "PER-7.1"};
    case Choice::discard:
      return why_not_discard(now);
    case Choice::done:
      return {"too_many_cards", "PER-8.9"};
    case Choice::stop:
      return {"at_least_one_step", "PER-3.3"};
    case Choice::swap:
      return {"no_such_swap", "PER-9.4"};
    case Choice::build:
      return {"no_such_cell", "PER-10.2"};
    case Choice::retrieve:
      return {"not_to_retrieve", "PER-11.1"};
    case Choice::rob:
      return {"nothing_to_rob", "PER-11.3"};
    case Choice::uncover:
      return {"no_such_position", "PER-14.4"};
    case Choice::seize:
      return {"cannot_seize", room_of(now.steps.back()) == Room::struggle ? "PER-13.4" : "PER-11.4"};
    case Choice::pay:
      return {"not_held", "PER-13.9"};
    default:
      return {"not_asked", "PER-0.4"};
  }
}

// Which kinds of choice a question knows besides those in its present list.
bool knows(Room room, Choice choice) {
  switch (choice) {
    case Choice::play:
    case Choice::skip_for_chip:
      return room == Room::turn;
    case Choice::done:
      return room == Room::hand_limit;
    case Choice::stop:
      return room == Room::exchange || room == Room::swap || room == Room::build;
    default:
      return false;
  }
}

}  // namespace

Seats Perestroika::actors(const State& now) const {
  return now.steps.empty() ? Seats{0} : only(now.steps.back().seat);
}

void Perestroika::moves(const State& now, Seat, MoveList& out) const { Rooms::moves(*this, now, out); }

void Perestroika::apply(State& state, Seat, Move move, Log& log) const {
  Rooms::play(*this, state, move, log);
}

// PER-15.1: start player, cards leaving the deck, the card that is stolen.
Move Perestroika::draw(const State& now, Rng& rng) const {
  switch (room_of(now.steps.back())) {
    case Room::first_player:
      return move::plain(Choice::begin, static_cast<std::uint8_t>(rng.below(players())));
    case Room::lose_card:
      return move::card(Choice::lose, pick_kind(*this, now.cards(hand_of(top<LoseCard>(now).victim)), rng));
    default:
      return move::card(Choice::deal, pick_kind(*this, now.cards(Place::deck), rng));
  }
}

Reason Perestroika::unfit() const {
  if (players() < box.sheet[static_cast<std::size_t>(scenario())].min_players)
    return {"needs_rivals", "PER-14.5"};
  if (!is_solo() && !start_is_random() && chosen_start() >= players()) return {"no_such_seat", "PER-2.1"};
  return {};
}

Reason Perestroika::why_not(const State& now, Seat seat, Move move) const {
  MoveList legal;
  moves(now, seat, legal);
  const bool is_listed_kind =
      std::any_of(legal.begin(), legal.end(), [&](Move listed) { return listed.kind == move.kind; });
  if (is_listed_kind || knows(room_of(now.steps.back()), choice_of(move)))
    return why_not_detail(*this, now, seat, move);
  return {"not_asked", language().questions[now.steps.back().room].rule};
}

Prices Perestroika::price(const State& now, Seat, Move move) const {
  Prices prices;
  const auto add = [&](Material m, std::uint8_t count) {
    if (count > 0)
      prices.push({static_cast<Vocabulary>(Terms::material), static_cast<std::uint8_t>(m), count});
  };
  switch (choice_of(move)) {
    case Choice::build: {
      const bool is_offer = room_of(now.steps.back()) == Room::offer_building;
      const Effect effect = is_offer ? Effect{} : effect_in_play(*this, now, top<Build>(now).half);
      if (effect.from_stock) break;
      const Building building = is_offer ? offered_building(*this) : effect.building;
      for (const Material m : kAllMaterials) add(m, box.of(building).cost[m]);
      break;
    }
    case Choice::exchange: {
      const Effect& effect = effect_in_play(*this, now, top<Exchange>(now).half);
      add(effect.material, effect.give_amount);
      break;
    }
    case Choice::swap:
    case Choice::pay:
      add(given_in(move), 1);
      break;
    default:
      break;
  }
  return prices;
}

}  // namespace tsardom::perestroika
