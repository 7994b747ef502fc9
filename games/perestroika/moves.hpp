// What a player, or chance, can choose. A move names kinds of cards, never ids: two copies are one option
// (PER-0.6).
#pragma once

#include <cstdint>
#include <string_view>

#include "core/game.hpp"
#include "games/perestroika/state.hpp"

namespace tsardom::perestroika {

// The comment tells what a, b, c of the move hold.
enum class Choice : std::uint8_t {
  begin,          // chance: the start player                  seat
  deal,           // chance: a card leaves the deck            kind
  lose,           // chance: the card that is stolen           kind
  take,           // a material from the stock                 material
  draft,          // a card from the display                   kind
  set_aside,      // solo: a card for the aside row            kind
  discard,        // a card to the discard pile                kind
  play,           // a half of a card                          kind, half
  skip_for_chip,  // PER-8.7
  end_turn,       //
  exchange,       // one step of the card's exchange           material given, material taken
  swap,           // one step of a free swap                   material given, material taken
  build,          // the building in question                  cell
  retrieve,       // a card from the discard pile              kind
  rob,            // a random card from a hand                 seat
  uncover,        // solo: a card of the aside row             position from 1
  seize,          // a material from another player            seat, material
  pay,            // the fee of the Baltic trade               material
  stop,           // no further step
  done,           // no further discard
  no              // the offer is declined
};

// Cells are numbered row by row from 0; column 1 of row 1 is cell 0.
using Cell = std::uint8_t;
constexpr int row_of(Cell cell) { return cell / kColumns; }
constexpr int column_of(Cell cell) { return cell % kColumns; }

namespace move {
constexpr Move plain(Choice choice, std::uint8_t a = 0, std::uint8_t b = 0) {
  return {static_cast<std::uint8_t>(choice), a, b, 0};
}
constexpr Move card(Choice choice, Kind kind) { return plain(choice, kind); }
constexpr Move material(Choice choice, Material m) { return plain(choice, static_cast<std::uint8_t>(m)); }
constexpr Move play(Kind kind, Half half) {
  return plain(Choice::play, kind, static_cast<std::uint8_t>(half));
}
constexpr Move exchange(Material give, Material get) {
  return plain(Choice::exchange, static_cast<std::uint8_t>(give), static_cast<std::uint8_t>(get));
}
constexpr Move swap(Material give, Material get) {
  return plain(Choice::swap, static_cast<std::uint8_t>(give), static_cast<std::uint8_t>(get));
}
constexpr Move build(Cell cell) { return plain(Choice::build, cell); }
constexpr Move rob(Seat victim) { return plain(Choice::rob, victim); }
constexpr Move uncover(std::size_t position) {
  return plain(Choice::uncover, static_cast<std::uint8_t>(position));
}
constexpr Move seize(Seat victim, Material m) {
  return plain(Choice::seize, victim, static_cast<std::uint8_t>(m));
}
}  // namespace move

constexpr Choice choice_of(Move m) { return static_cast<Choice>(m.kind); }
constexpr Kind kind_of(Move m) { return m.a; }
constexpr Half half_of(Move m) { return static_cast<Half>(m.b); }
constexpr Seat seat_of(Move m) { return m.a; }
constexpr Cell cell_of(Move m) { return m.a; }
constexpr std::size_t position_of(Move m) { return m.a; }
constexpr Material material_of(Move m) {
  return static_cast<Material>(choice_of(m) == Choice::seize ? m.b : m.a);
}
constexpr Material given_in(Move m) { return static_cast<Material>(m.a); }
constexpr Material taken_in(Move m) { return static_cast<Material>(m.b); }

// Why a room refuses a choice of a kind that it knows; nothing about other kinds.
constexpr Reason reason_for(Move m, Choice choice, std::string_view key, std::string_view rule) {
  return choice_of(m) == choice ? Reason{key, rule} : Reason{};
}

}  // namespace tsardom::perestroika
