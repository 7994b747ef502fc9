#include "tests/ivan/sitting.hpp"

#include <bit>

#include "table/notation.hpp"
#include "table/registry.hpp"

namespace tsardom::ivan {

Sitting opening(int players) { return Sitting(find_game("ivan").open({.players = players})); }

Sitting& Sitting::play(Seat seat, std::string_view move) {
  Guest::play(seat, move);
  return *this;
}
Sitting& Sitting::play(Seat seat, std::initializer_list<std::string_view> moves) {
  Guest::play(seat, moves);
  return *this;
}
Sitting& Sitting::luck() {
  while (table().chance_acts()) first_choice();
  return *this;
}
Sitting& Sitting::first_choice() {
  const auto seat = static_cast<Seat>(std::countr_zero(table().actors()));
  table().play(seat, table().prompt(seat).choices.front().move);
  return *this;
}
Sitting& Sitting::until(std::string_view question) {
  for (int i = 0; i < 2000 && asked() != question && !table().over(); ++i) first_choice();
  return *this;
}

int Sitting::coins(Seat seat) const { return player(seat).at("held").value("coin", 0); }
int Sitting::warriors(Seat seat, std::string_view city) const {
  return player(seat).at("warriors").value(std::string(city), 0);
}
int Sitting::boyars(Seat seat, std::string_view city) const {
  return player(seat).at("boyars").value(std::string(city), 0);
}
int Sitting::left(Seat seat, std::string_view what) const {
  return player(seat).at(std::string(what) + "_left").get<int>();
}
Names Sitting::list(Seat seat, std::string_view what) const {
  return player(seat).at(std::string(what)).get<Names>();
}
Names Sitting::pad(Seat seat) const {
  Names slots;
  const Json side = player(seat);
  for (const Json& slot : side.at("pad")) slots.push_back(slot.is_null() ? "-" : slot.get<std::string>());
  return slots;
}
Names Sitting::display(std::string_view what) const {
  const Json place = json().at(std::string(what));
  return place.is_object() ? place.at("display").get<Names>() : place.get<Names>();
}
std::string Sitting::favor() const {
  std::string order;
  const Json state = json();
  for (const Json& seat : state.at("favor")) {
    if (!order.empty()) order += ' ';
    order += seat_text(seat.get<Seat>());
  }
  return order;
}

}  // namespace tsardom::ivan
