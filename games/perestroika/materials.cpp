#include "games/perestroika/materials.hpp"

#include "games/perestroika/cards.hpp"
#include "games/perestroika/events.hpp"
#include "games/perestroika/rooms.hpp"

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

bool may_swap(const Perestroika& game, const State& now, Seat seat, Material give, Material get,
              unsigned returned, unsigned taken) {
  if (give == get || (taken & bit_of(give)) != 0 || (returned & bit_of(get)) != 0) return false;
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

bool can_exchange(const Perestroika& game, const State& now, Seat seat, const Effect& effect) {
  return now.player[seat].held[effect.material] >= effect.give_amount &&
         can_receive(game, now, seat, effect.get);
}

void list_swaps(const Perestroika& game, const State& now, Seat seat, unsigned returned, unsigned taken,
                MoveList& out) {
  for (const Material give : kAllMaterials) {
    for (const Material get : kAllMaterials) {
      if (may_swap(game, now, seat, give, get, returned, taken)) out.add(move::swap(give, get));
    }
  }
}

bool can_swap(const Perestroika& game, const State& now, Seat seat, unsigned returned, unsigned taken) {
  for (const Material give : kAllMaterials) {
    for (const Material get : kAllMaterials) {
      if (may_swap(game, now, seat, give, get, returned, taken)) return true;
    }
  }
  return false;
}

void swap_one(State& state, Seat seat, Move move, std::string_view rule, Log& log) {
  shift(state, seat, given_in(move), -1);
  shift(state, seat, taken_in(move), 1);
  log.tell(event(Told::exchanged, seat, rule, given_in(move), 1, taken_in(move), 1));
}

// PER-3.3, "gain of choice": asked once.
void GainChoice::moves(const Perestroika& game, const State& now, MoveList& out) {
  list_receivable(game, now, now.steps.back().seat, out);
}

void GainChoice::play(const Perestroika& game, State& state, Move move, Log& log) {
  const auto [amount] = top<GainChoice>(state);
  gain(game, state, state.steps.back().seat, material_of(move), amount, "PER-9.1", log);
  end(state);
}

// PER-9.3: at least one step, further ones at will.
void Exchange::moves(const Perestroika&, const State& now, MoveList& out) {
  out.add(move::plain(Choice::exchange));
  if (top<Exchange>(now).steps > 0) out.add(move::plain(Choice::stop));
}

void Exchange::play(const Perestroika& game, State& state, Move move, Log& log) {
  if (choice_of(move) == Choice::stop) return end(state);
  const auto [half, steps] = top<Exchange>(state);
  const Seat seat = state.steps.back().seat;
  const Effect& effect = effect_in_play(game, state, half);
  shift(state, seat, effect.material, -effect.give_amount);
  const int received =
      shift(state, seat, effect.get, receivable(game, state, seat, effect.get, effect.amount));
  log.tell(
      event(Told::exchanged, seat, "PER-9.3", effect.material, effect.give_amount, effect.get, received));
  become(state, seat, Exchange{half, static_cast<std::uint8_t>(steps + 1)});
}

bool Exchange::settle(const Perestroika& game, State& state, Log&) {
  const Effect& effect = effect_in_play(game, state, top<Exchange>(state).half);
  if (can_exchange(game, state, state.steps.back().seat, effect)) return false;
  end(state);
  return true;
}

// PER-9.4: one direction for each kind within one effect.
void Swap::moves(const Perestroika& game, const State& now, MoveList& out) {
  const auto [returned, taken] = top<Swap>(now);
  list_swaps(game, now, now.steps.back().seat, returned, taken, out);
  if (returned != 0) out.add(move::plain(Choice::stop));
}

void Swap::play(const Perestroika&, State& state, Move move, Log& log) {
  if (choice_of(move) == Choice::stop) return end(state);
  const auto [returned, taken] = top<Swap>(state);
  const Seat seat = state.steps.back().seat;
  swap_one(state, seat, move, "PER-9.4", log);
  become(state, seat,
         Swap{static_cast<std::uint8_t>(returned | bit_of(given_in(move))),
              static_cast<std::uint8_t>(taken | bit_of(taken_in(move)))});
}

bool Swap::settle(const Perestroika& game, State& state, Log&) {
  const auto [returned, taken] = top<Swap>(state);
  if (can_swap(game, state, state.steps.back().seat, returned, taken)) return false;
  end(state);
  return true;
}

}  // namespace tsardom::perestroika
