#include "games/perestroika/materials.hpp"

#include <algorithm>

#include "games/perestroika/cards.hpp"
#include "games/perestroika/events.hpp"

namespace tsardom::perestroika {
namespace {

int shift(State& state, Seat seat, Material m, int amount) {
  state.player[seat].held[m] = static_cast<std::uint8_t>(state.player[seat].held[m] + amount);
  state.stock[m] = static_cast<std::uint8_t>(state.stock[m] - amount);
  return amount;
}

int receivable(const Perestroika& game, const State& now, Seat seat, Material m, int amount) {
  return std::min({amount, game.box.hold_limit - now.player[seat].held[m], int{now.stock[m]}});
}

constexpr unsigned bit_of(Material m) { return 1U << static_cast<unsigned>(m); }

bool may_swap(const Perestroika& game, const State& now, Seat seat, Swapped so_far, Material give,
              Material get) {
  if (give == get || (so_far.taken & bit_of(give)) != 0 || (so_far.returned & bit_of(get)) != 0) return false;
  return now.player[seat].held[give] > 0 && can_receive(game, now, seat, get);
}

}  // namespace

bool can_receive_any(const Perestroika& game, const State& now, Seat seat) {
  return std::any_of(kAllMaterials.begin(), kAllMaterials.end(),
                     [&](Material m) { return can_receive(game, now, seat, m); });
}

void list_receivable(const Perestroika& game, const State& now, Seat seat, MoveList& out) {
  for (const Material m : kAllMaterials) {
    if (can_receive(game, now, seat, m)) out.add(move::material(Choice::take, m));
  }
}

void gain(const Perestroika& game, State& state, Seat seat, Material m, int amount, std::string_view rule,
          Log& log) {
  const int received = shift(state, seat, m, receivable(game, state, seat, m, amount));
  log.tell(event(Told::gained, seat, rule, m, received));
}

void give_back(State& state, Seat seat, Material m, int amount, std::string_view rule, Log& log) {
  shift(state, seat, m, -amount);
  log.tell(event(Told::returned, seat, rule, m, amount));
}

Prices in_pieces(const Materials& pieces) {
  Prices prices;
  for (const Material m : kAllMaterials) {
    if (pieces[m] > 0)
      prices.push({static_cast<Vocabulary>(Terms::material), static_cast<std::uint8_t>(m), pieces[m]});
  }
  return prices;
}

Prices in_pieces(Material m, std::uint8_t count) {
  Materials pieces;
  pieces[m] = count;
  return in_pieces(pieces);
}

void GainChoice::moves(const Perestroika& game, const State& now, Seat seat, MoveList& out) const {
  list_receivable(game, now, seat, out);
}

void GainChoice::play(const Perestroika& game, State& state, Seat seat, Move move, Log& log) const {
  gain(game, state, seat, material_of(move), amount, "PER-9.1", log);
  end(state);
}

Reason GainChoice::why_not(const Perestroika&, const State&, Seat, Move move) const {
  return why_not_take(move);
}

bool GainChoice::fits(const Perestroika& game, const State& now, Seat seat, std::size_t at) const {
  return is_resolved_by(game, now, seat, at, [&](const Effect& effect) {
    return effect.op == Op::gain_choice && amount == effect.amount;
  });
}

bool can_exchange(const Perestroika& game, const State& now, Seat seat, const Effect& effect) {
  return now.player[seat].held[effect.material] >= effect.give_amount &&
         can_receive(game, now, seat, effect.get);
}

void Exchange::moves(const Perestroika& game, const State& now, Seat, MoveList& out) const {
  const Effect& effect = effect_in_play(game, now, half);
  out.add(move::exchange(effect.material, effect.get));
  if (steps > 0) out.add(move::plain(Choice::stop));
}

void Exchange::play(const Perestroika& game, State& state, Seat seat, Move move, Log& log) const {
  if (choice_of(move) == Choice::stop) return end(state);
  const Effect& effect = effect_in_play(game, state, half);
  shift(state, seat, effect.material, -effect.give_amount);
  const int received =
      shift(state, seat, effect.get, receivable(game, state, seat, effect.get, effect.amount));
  log.tell(
      event(Told::exchanged, seat, "PER-9.3", effect.material, effect.give_amount, effect.get, received));
  become(state, seat, Exchange{half, static_cast<std::uint8_t>(steps + 1)});
}

bool Exchange::settle(const Perestroika& game, State& state, Seat seat, Log&) const {
  if (can_exchange(game, state, seat, effect_in_play(game, state, half))) return false;
  end(state);
  return true;
}

Prices Exchange::price(const Perestroika& game, const State& now, Seat, Move move) const {
  if (choice_of(move) == Choice::stop) return {};
  const Effect& effect = effect_in_play(game, now, half);
  return in_pieces(effect.material, effect.give_amount);
}

Reason Exchange::why_not(const Perestroika&, const State&, Seat, Move move) const {
  if (choice_of(move) == Choice::stop) return why_not_stop(move);
  return reason_for(move, Choice::exchange, "other_exchange", "PER-9.3");
}

bool Exchange::fits(const Perestroika& game, const State& now, Seat seat, std::size_t at) const {
  if (!is_resolved_by(game, now, seat, at, half, Op::exchange)) return false;
  const Effect& effect =
      effect_in_play(game, now, half);  // every step has returned some and brought at least one
  return now.stock[effect.material] >= steps * effect.give_amount &&
         now.player[seat].held[effect.get] >= steps;
}

// What was returned is in the stock still, and what was taken in hand.
bool Swapped::is_possible(const State& now, Seat seat) const {
  for (const Material m : kAllMaterials) {
    if ((returned & bit_of(m)) != 0 && now.stock[m] == 0) return false;
    if ((taken & bit_of(m)) != 0 && now.player[seat].held[m] == 0) return false;
  }
  return (returned & taken) == 0 && (returned == 0) == (taken == 0);
}

bool can_swap(const Perestroika& game, const State& now, Seat seat, Swapped so_far) {
  for (const Material give : kAllMaterials) {
    for (const Material get : kAllMaterials) {
      if (may_swap(game, now, seat, so_far, give, get)) return true;
    }
  }
  return false;
}

void list_swaps(const Perestroika& game, const State& now, Seat seat, Swapped so_far, MoveList& out) {
  for (const Material give : kAllMaterials) {
    for (const Material get : kAllMaterials) {
      if (may_swap(game, now, seat, so_far, give, get)) out.add(move::swap(give, get));
    }
  }
}

Swapped swap_one(State& state, Seat seat, Swapped so_far, Move move, std::string_view rule, Log& log) {
  shift(state, seat, given_in(move), -1);
  shift(state, seat, taken_in(move), 1);
  log.tell(event(Told::exchanged, seat, rule, given_in(move), 1, taken_in(move), 1));
  return {static_cast<std::uint8_t>(so_far.returned | bit_of(given_in(move))),
          static_cast<std::uint8_t>(so_far.taken | bit_of(taken_in(move)))};
}

Prices price_of_swap(Move move) {
  return choice_of(move) == Choice::swap ? in_pieces(given_in(move), 1) : Prices{};
}

Reason why_not_swap(Move move) { return reason_for(move, Choice::swap, "no_such_swap", "PER-9.4"); }

void Swap::moves(const Perestroika& game, const State& now, Seat seat, MoveList& out) const {
  list_swaps(game, now, seat, so_far, out);
  if (so_far.returned != 0) out.add(move::plain(Choice::stop));
}

void Swap::play(const Perestroika&, State& state, Seat seat, Move move, Log& log) const {
  if (choice_of(move) == Choice::stop) return end(state);
  become(state, seat, Swap{swap_one(state, seat, so_far, move, "PER-9.4", log)});
}

bool Swap::settle(const Perestroika& game, State& state, Seat seat, Log&) const {
  if (can_swap(game, state, seat, so_far)) return false;
  end(state);
  return true;
}

Prices Swap::price(const Perestroika&, const State&, Seat, Move move) const { return price_of_swap(move); }

Reason Swap::why_not(const Perestroika&, const State&, Seat, Move move) const {
  return choice_of(move) == Choice::stop ? why_not_stop(move) : why_not_swap(move);
}

bool Swap::fits(const Perestroika& game, const State& now, Seat seat, std::size_t at) const {
  return is_resolved_by(game, now, seat, at, Op::swap_any) && so_far.is_possible(now, seat);
}

}  // namespace tsardom::perestroika
