// The house of a game: its rooms, and all that follows from them.
//
// A turn is a stack of pending steps inside the State. A step is one room of the rulebook: whom it asks, and
// up to four small details. The room is a struct: its data are these details, and beside them stands all that
// it has to say, so that legality, effect, price and validity cannot drift apart.
//
//   static constexpr Phrase kQuestion{"seal", "IVN-6.3", {{slot("chamber", Terms::chamber)}}};
//
//   void moves(game, now, seat, MoveList& out) const;      what the seat may choose here
//   void play(game, state, seat, move, Log& log) const;    what a choice does
//   Move draw(game, now, Rng& rng) const;                  chance is asked: one outcome, without listing
//   bool settle(game, state, seat, Log& log) const;        what happens here without a question, if anything
//   std::optional<Step> next(game, now, seat) const;       several seats are asked at once, see below
//   Prices price(game, now, seat, move) const;             what a legal move costs
//   Reason why_not(game, now, seat, move) const;           why this one is not legal; empty: never asked here
//   Reason warns(game, now, seat, move) const;             what one loses by a legal move without noticing
//   bool fits(game, now, seat, std::size_t at) const;      may it be step `at`, in a position that somebody
//   set up? double hope(with) const;                               what the open question is worth to its
//   seat
//
// Every room has its question; of the rest it has what there is to say. A room without `fits` never lies on
// the stack of such a position.
//
// Where several seats choose at once, the room on top has `next`: the small question that this seat is asked
// now, which is a room of its own or the same one, and nothing once the seat has committed. Their choices are
// kept in the State, and no seat sees another's. When the last one has committed everybody learns of it, and
// the room settles.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <cstring>
#include <optional>
#include <type_traits>

#include "core/game.hpp"
#include "core/words.hpp"

namespace tsardom {

template <class... Room>
struct House {
  static constexpr std::size_t kRooms = sizeof...(Room);

  // The place of a room in the list: how a step names it.
  template <class R>
  static constexpr std::uint8_t number() {
    static_assert((std::is_same_v<R, Room> || ...), "this room is not in the list");
    std::uint8_t place = 0;
    (void)((std::is_same_v<R, Room> || (++place, false)) || ...);
    return place;
  }

  // Language::questions.
  static constexpr std::array<Phrase, kRooms> questions() { return {Room::kQuestion...}; }

  template <class R>
  static Step step(Seat seat, R room) {
    static_assert(sizeof(R) <= sizeof(Step::detail) && std::is_trivially_copyable_v<R>);
    Step result{number<R>(), seat, {}};
    if constexpr (!std::is_empty_v<R>) std::memcpy(result.detail.data(), &room, sizeof(R));
    return result;
  }
  template <class R>
  static bool is(const Step& step) {
    return step.room == number<R>();
  }
  // The details of the step, as the room that it is.
  template <class R>
  static R as(const Step& step) {
    assert(is<R>(step));
    R room{};
    if constexpr (!std::is_empty_v<R>) std::memcpy(&room, step.detail.data(), sizeof(R));
    return room;
  }

  template <class G, class State>
  static Seats actors(const G& game, const State& now) {
    if (now.steps.empty()) return 0;
    Seats acting = only(now.steps.back().seat);
    enter(now.steps.back(), [&](const auto& room) {
      if constexpr (requires { room.next(game, now, Seat{}); }) {
        acting = 0;
        for (Seat seat = 0; seat < kMostSeats; ++seat) {
          if (room.next(game, now, seat)) acting |= only(seat);
        }
      }
    });
    return acting;
  }

  // Several seats choose at once, or have done so.
  template <class G, class State>
  static bool is_together(const G& game, const State& now) {
    bool together = false;
    if (now.steps.empty()) return together;
    enter(now.steps.back(), [&](const auto& room) {
      together = requires { room.next(game, now, Seat{}); };
    });
    return together;
  }

  // What an acting seat is asked.
  template <class G, class State>
  static Step asked(const G& game, const State& now, Seat seat) {
    Step step = now.steps.back();
    enter(now.steps.back(), [&](const auto& room) {
      if constexpr (requires { room.next(game, now, seat); }) {
        if (const std::optional<Step> own = room.next(game, now, seat)) step = *own;
      }
    });
    return step;
  }

  template <class G, class State>
  static void moves(const G& game, const State& now, Seat seat, MoveList& out) {
    enter_asked(game, now, seat, [&](const auto& room) {
      if constexpr (requires { room.moves(game, now, seat, out); }) room.moves(game, now, seat, out);
    });
  }

  template <class G, class State>
  static Move draw(const G& game, const State& now, Rng& rng) {
    Move move;
    enter(now.steps.back(), [&](const auto& room) {
      if constexpr (requires { room.draw(game, now, rng); }) move = room.draw(game, now, rng);
    });
    return move;
  }

  template <class G, class State>
  static void play(const G& game, State& state, Seat seat, Move move, Log& log) {
    const bool together = is_together(game, state);
    choose(game, state, seat, move, log);
    if (together) {
      if (actors(game, state) != 0) return;
      log.learned(kEverybody);
    }
    go_on(game, state, log);
  }

  // The choice alone, before anything follows from it.
  template <class G, class State>
  static void choose(const G& game, State& state, Seat seat, Move move, Log& log) {
    enter_asked(game, state, seat, [&](const auto& room) {
      if constexpr (requires { room.play(game, state, seat, move, log); })
        room.play(game, state, seat, move, log);
    });
  }

  // All that happens by itself until somebody is asked.
  template <class G, class State>
  static void go_on(const G& game, State& state, Log& log) {
    while (!state.steps.empty() && settle(game, state, log)) {
    }
  }

  template <class G, class State>
  static Prices price(const G& game, const State& now, Seat seat, Move move) {
    Prices prices;
    enter_asked(game, now, seat, [&](const auto& room) {
      if constexpr (requires { room.price(game, now, seat, move); })
        prices = room.price(game, now, seat, move);
    });
    return prices;
  }

  template <class G, class State>
  static Reason why_not(const G& game, const State& now, Seat seat, Move move) {
    Reason reason;
    enter_asked(game, now, seat, [&](const auto& room) {
      if constexpr (requires { room.why_not(game, now, seat, move); })
        reason = room.why_not(game, now, seat, move);
      if (!reason) reason = {"not_asked", room.kQuestion.rule};
    });
    return reason;
  }

  template <class G, class State>
  static Reason warns(const G& game, const State& now, Seat seat, Move move) {
    Reason warning;
    enter(asked(game, now, seat), [&](const auto& room) {
      if constexpr (requires { room.warns(game, now, seat, move); })
        warning = room.warns(game, now, seat, move);
    });
    return warning;
  }

  // What the open questions of a seat are worth together; `with` is whatever a room's `hope` wants to know.
  template <class State, class With>
  static double hope(const State& now, Seat seat, const With& with) {
    double sum = 0;
    for (const Step& step : now.steps) {
      if (step.seat != seat) continue;
      enter(step, [&](const auto& room) {
        if constexpr (requires { room.hope(with); }) sum += room.hope(with);
      });
    }
    return sum;
  }

  // The stack of a position that somebody set up: does every step lie where it may?
  template <class G, class State>
  static Reason astray(const G& game, const State& now) {
    for (const Step& step : now.steps) {
      if (step.room >= kRooms || !are_details_in_range(game, step)) return {"steps_astray", rule_of(step)};
    }
    for (std::size_t at = 0; at < now.steps.size(); ++at) {
      if (!fits(game, now, at)) return {"steps_astray", rule_of(now.steps[at])};
    }
    return {};
  }

  // And then: nothing is due that happens by itself, and whoever is asked has an answer.
  template <class G, class State>
  static Reason unanswered(const G& game, const State& now) {
    if (now.steps.empty()) return {};
    const Reason reason{"question_without_answer", rule_of(now.steps.back())};
    State copy = now;
    NoLog log;
    if (settle(game, copy, log)) return reason;
    const Seats acting = actors(game, now);
    for (Seat seat = 0; seat <= kChance; ++seat) {
      if (!holds(acting, seat)) continue;
      MoveList legal;
      moves(game, now, seat, legal);
      if (legal.empty()) return reason;
    }
    return acting == 0 ? reason : Reason{};
  }

  template <class G, class State>
  static Reason broken(const G& game, const State& now) {
    const Reason reason = astray(game, now);
    return reason ? reason : unanswered(game, now);
  }

 private:
  // Calls f with the room of this step. The compiler makes a jump table of it, in place, where it is most of
  // the work of a small choice; no virtual functions or
  // function pointers, because a State is bytes, and no switch, because a room is added in one place.
  template <class F>
  [[gnu::always_inline]] static void enter(const Step& step, const F& f) {
    static_assert(((sizeof(Room) > 0) && ...), "include every chapter where the house is asked");
    (void)((step.room == number<Room>() && (f(as<Room>(step)), true)) || ...);
  }

  // The room where this seat is asked: the one on top, or where several choose at once its own.
  template <class G, class State, class F>
  static void enter_asked(const G& game, const State& now, Seat seat, const F& f) {
    enter(now.steps.back(), [&](const auto& room) {
      if constexpr (requires { room.next(game, now, seat); }) {
        // Not by `asked`: a step that was just written byte by byte is slow to copy.
        if (const std::optional<Step> own = room.next(game, now, seat)) return enter(*own, f);
        enter(now.steps.back(), f);
      } else {
        f(room);
      }
    });
  }

  template <class G, class State>
  static bool settle(const G& game, State& state, Log& log) {
    bool moved = false;
    enter(state.steps.back(), [&](const auto& room) {
      const Seat seat = state.steps.back().seat;
      if constexpr (requires { room.next(game, state, seat); }) {
        if (actors(game, state) != 0) return;
      }
      if constexpr (requires { room.settle(game, state, seat, log); })
        moved = room.settle(game, state, seat, log);
    });
    return moved;
  }

  static std::string_view rule_of(const Step& step) {
    return step.room < kRooms ? questions()[step.room].rule : std::string_view{};
  }

  template <class G, class State>
  static bool fits(const G& game, const State& now, std::size_t at) {
    const Step& step = now.steps[at];
    bool does = false;
    enter(step, [&](const auto& room) {
      if constexpr (requires { room.fits(game, now, step.seat, at); })
        does = room.fits(game, now, step.seat, at);
      if constexpr (requires(Rng & rng) { room.draw(game, now, rng); }) does &= step.seat == kChance;
    });
    return does;
  }

  // Before a room is made of the details: a byte that is no value of its type must not get there.
  template <class G>
  static bool are_details_in_range(const G& game, const Step& step) {
    for (std::size_t i = 0; i < step.detail.size(); ++i) {
      const Slot slot = questions()[step.room].slots[i];
      const std::uint8_t value = step.detail[i];
      if (slot.may_be_none && value == kHidden) continue;
      const bool is_in_range = slot.name.empty()              ? value == 0
                               : slot.vocabulary == kNumber   ? value <= slot.most
                               : slot.vocabulary == kSeatTerm ? value <= kMostSeats
                                                              : !game.term(slot.vocabulary, value).empty();
      if (!is_in_range) return false;
    }
    return true;
  }
};

// ------------------------------------------------------------------------------------- three verbs move the
// stack

// Something comes first.
template <class State, class Room>
void call(State& state, Seat seat, Room room) {
  state.steps.push(State::House::step(seat, room));
}
// Something comes next.
template <class State, class Room>
void become(State& state, Seat seat, Room room) {
  state.steps.back() = State::House::step(seat, room);
}

// Done here: the step below is asked again.
template <class State>
void end(State& state) {
  state.steps.pop();
}

// Is the step on top this room, and its details.
template <class Room, class State>
bool is_on_top(const State& now) {
  return !now.steps.empty() && State::House::template is<Room>(now.steps.back());
}
template <class Room, class State>
Room top(const State& now) {
  return State::House::template as<Room>(now.steps.back());
}

}  // namespace tsardom
