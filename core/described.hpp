// What a game adds to its rules (core/game.hpp) so that people can sit down to it: a box that can be read,
// options, names for everything, positions that can be written down, prices. The table builds the rest from
// this.
#pragma once

#include <concepts>
#include <string_view>

#include "core/form.hpp"
#include "core/game.hpp"
#include "core/places.hpp"
#include "core/words.hpp"

namespace tsardom {

// The step stack as a list of groups: the room, the seat, and the details under the names that the language
// gives.
template <std::size_t N>
void fill_steps(Form& form, std::string_view key, List<Step, N>& steps, const Language& language) {
  std::size_t size = steps.size();
  rows(form, key, size, N, [&](std::size_t i) {
    if (form.reading()) steps.push({});
    Step& step = steps[i];
    group(form, {}, [&] {
      const auto questions = language.questions;
      choice(form, "step", step.room, questions.size(),
             [&](std::size_t room) { return questions[room].name; });
      number(form, "seat", step.seat, 0, kChance);
      for (std::size_t d = 0; d < step.detail.size() && form.ok(); ++d) {
        const Slot& slot = questions[step.room].slots[d];
        if (!slot.name.empty()) number(form, slot.name, step.detail[d], 0, 255);
      }
    });
  });
}

// Of a view's stack only the question on top is a number, and Numbers tells it.
template <Placing F, std::size_t N>
void fill_steps(F&, std::string_view, const List<Step, N>&, const Language&) {}

// A game may tell what follows from a position and a board shows, e.g. who leads a region, what a piece may
// still become, what the next step costs, so that no page and no terminal computes a rule:
//   void facts(Form& form, const State& view) const;   the form only writes; the view is one seat's, or the
//   truth
//
// A game may warn of a legal move that loses something without a word, e.g. an income that there is no coin
// for, so that the choice says so before it is made:
//   Reason warns(const State& view, Seat seat, Move move) const;   a key of Language::warnings; empty:
//   nothing
//
// A game may have opponents that play by themselves (Standing::rivals); then it also has
//   std::string_view rival() const;   their name: a term of its vocabulary "rival", empty where there are
//   none
template <class G>
concept Described = Game<G> &&
    requires(const G& game, Form& form, NumberForm& numbers, PlaceForm& places, typename G::Box& box,
             const Setup& setup, typename G::State& state, const typename G::State& now, Seat seat, Move move,
             Vocabulary vocabulary, std::uint8_t value) {
  // The names of all that this game says.
  { G::language() } -> std::same_as<const Language&>;
  // The id of a term; empty past the last one.
  { game.term(vocabulary, value) } -> std::same_as<std::string_view>;
  // Reads the box and complains about what is wrong in it. Fields it does not know are left to others.
  { G::read_box(form, box) } -> std::same_as<void>;
  // A game is a box and what was agreed upon; `unfit` tells why these options do not go together.
  {G{box, setup}};
  { game.unfit() } -> std::same_as<Reason>;
  // Writes a State out, or reads one (check it with `broken` afterwards). Face-down things are null. The same
  // lines write a view as numbers and tell their places.
  { game.fill(form, state) } -> std::same_as<void>;
  { game.fill(numbers, state) } -> std::same_as<void>;
  { game.fill(places, state) } -> std::same_as<void>;
  // The question that an acting seat is asked, with its details (Language::questions).
  { game.asked(now, seat) } -> std::same_as<Step>;
  // What a legal move costs.
  { game.price(now, seat, move) } -> std::same_as<Prices>;
};

// Who has a place at the table: the players, and an opponent that plays by itself.
template <Described G>
int places_at(const G& game, int players) {
  if constexpr (requires { game.rival(); }) return players + !game.rival().empty();
  return players;
}

// How many values a detail can have, from 0 on.
template <Described G>
int values_of(const G& game, int players, const Slot& slot) {
  if (slot.name.empty()) return 1;
  if (slot.vocabulary == kNumber) return slot.most + 1;
  if (slot.vocabulary == kSeatTerm) return places_at(game, players);
  int terms = 0;
  while (terms < kHidden && !game.term(slot.vocabulary, static_cast<std::uint8_t>(terms)).empty()) ++terms;
  return terms;
}

}  // namespace tsardom
