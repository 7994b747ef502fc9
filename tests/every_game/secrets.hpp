// A game small enough to be seen through, with everything that can be hidden: cards dealt by chance, a secret
// choice, a look at another's card, moves that only the own card allows. It exists to be broken on purpose.
#pragma once

#include <array>
#include <cstdint>

#include "core/game.hpp"

namespace tsardom::secrets {

inline constexpr Seat kPlayers = 3;
inline constexpr std::array<std::uint8_t, 5> kCopies{2, 1, 1, 1, 1};  // of the cards 0..4
inline constexpr std::uint8_t kProud = 3;                             // whose holder may boast
inline constexpr std::uint8_t kTurns = 2 * kPlayers;

enum class Phase : std::uint8_t { deal, bury, turn, over };
enum Kind : std::uint8_t { kDeal, kBury, kPass, kShow, kPeek, kBoast };

struct Chest {
  std::uint8_t card = kHidden;  // face down, or not dealt yet
  std::uint8_t buried = 0;      // 1..3, kHidden face down
  bool shown = false;
  bool boasted = false;
  Seats peeked = 0;  // who has looked
};

struct State {
  Phase phase = Phase::deal;
  std::uint8_t done = 0;  // cards dealt, treasures buried, turns taken
  std::array<Chest, kPlayers> chest{};
  std::array<Seats, kPlayers> remembers{};  // who knows the card of this chest

  Seat seat() const { return static_cast<Seat>(done % kPlayers); }
};

struct Secrets {
  using State = secrets::State;

  State opening() const { return {}; }

  Seats actors(const State& now) const {
    if (now.phase == Phase::over) return 0;
    return only(now.phase == Phase::deal ? kChance : now.seat());
  }

  void moves(const State& now, Seat seat, MoveList& out) const {
    if (now.phase == Phase::deal) return deals(now, out);
    if (now.phase == Phase::bury) {
      for (std::uint8_t depth = 1; depth <= 3; ++depth) out.add({kBury, depth});
      return;
    }
    out.add({kPass});
    if (!now.chest[seat].shown) out.add({kShow});
    if (now.chest[seat].card >= kProud) out.add({kBoast});
    for (Seat other = 0; other < kPlayers; ++other) {
      if (other != seat && !holds(now.chest[other].peeked, seat)) out.add({kPeek, other});
    }
  }

  Move draw(const State& now, Rng& rng) const { return {kDeal, take(left(now), rng)}; }

  void apply(State& state, Seat seat, Move move, Log& log) const {
    if (move.kind == kDeal) {
      deal(state, move.a, log);
    } else if (move.kind == kBury) {
      state.chest[seat].buried = move.a;
      log.tell({.kind = kBury, .seat = seat, .a = move.a, .told = only(seat)});
    } else {
      act(state, seat, move, log);
    }
    advance(state, log);
  }

  State seen(const State& now, Seat seat) const {
    State view = now;
    for (Seat other = 0; other < kPlayers; ++other) {
      view.remembers[other] = static_cast<Seats>(view.remembers[other] & only(seat));
      if (other == seat || now.phase == Phase::over) continue;
      if (!holds(now.remembers[other], seat)) view.chest[other].card = kHidden;
      if (now.chest[other].buried != 0) view.chest[other].buried = kHidden;
    }
    return view;
  }

  State imagine(const State& view, Seat, Rng& rng) const {
    State world = view;
    do {
      world = view;
      for (Seat seat = 0; seat < kPlayers; ++seat) {
        if (is_dealt(view, seat) && view.chest[seat].card == kHidden)
          world.chest[seat].card = take(left(world), rng);
      }
    } while (has_liar(world));
    for (Chest& chest : world.chest) {
      if (chest.buried == kHidden) chest.buried = static_cast<std::uint8_t>(1 + rng.below(3));
    }
    return world;
  }

  Standing standing(const State& now) const {
    Standing standing;
    for (Seat seat = 0; seat < kPlayers; ++seat) {
      const Chest& chest = now.chest[seat];
      standing.part[seat][0] = chest.card == kHidden ? 0 : chest.card;
      standing.part[seat][1] = chest.buried == kHidden ? 0 : chest.buried;
      standing.total[seat] = static_cast<std::int16_t>(standing.part[seat][0] + standing.part[seat][1]);
    }
    for (Seat seat = 0; seat < kPlayers; ++seat) {
      standing.place[seat] = 1;
      for (const std::int16_t total : standing.total) standing.place[seat] += total > standing.total[seat];
    }
    return standing;
  }

  double promise(const State& now, Seat seat) const { return standing(now).total[seat]; }

  Reason broken(const State& now) const {
    std::array<int, kCopies.size()> held{};
    for (Seat seat = 0; seat < kPlayers; ++seat) {
      const std::uint8_t card = now.chest[seat].card;
      if (is_dealt(now, seat) != (card < kCopies.size())) return {"cards", "SEC-1"};
      if (card < kCopies.size() && ++held[card] > kCopies[card]) return {"cards", "SEC-1"};
    }
    return has_liar(now) ? Reason{"boast", "SEC-2"} : Reason{};
  }

  Reason why_not(const State&, Seat, Move) const { return {"not_now", "SEC-2"}; }

 protected:
  static bool is_dealt(const State& now, Seat seat) { return now.phase != Phase::deal || seat < now.done; }

  static bool has_liar(const State& now) {
    for (const Chest& chest : now.chest) {
      if (chest.boasted && chest.card < kProud) return true;
    }
    return false;
  }

  // Cards that lie in no chest, as far as one sees.
  static std::array<std::uint8_t, 5> left(const State& now) {
    std::array<std::uint8_t, 5> cards = kCopies;
    for (const Chest& chest : now.chest) {
      if (chest.card < cards.size()) --cards[chest.card];
    }
    return cards;
  }

  static std::uint8_t take(const std::array<std::uint8_t, 5>& cards, Rng& rng) {
    unsigned all = 0;
    for (const std::uint8_t copies : cards) all += copies;
    unsigned at = rng.below(all);
    std::uint8_t card = 0;
    while (at >= cards[card]) at -= cards[card++];
    return card;
  }

  static void deals(const State& now, MoveList& out) {
    const auto cards = left(now);
    for (std::uint8_t card = 0; card < cards.size(); ++card) {
      if (cards[card] > 0) out.add({kDeal, card}, cards[card]);
    }
  }

  static void deal(State& state, std::uint8_t card, Log& log) {
    const Seat seat = state.done;
    state.chest[seat].card = card;
    if (log.recalls()) state.remembers[seat] = only(seat);
    log.tell({.kind = kDeal, .seat = kChance, .a = card, .b = seat, .told = only(seat)});
  }

  static void act(State& state, Seat seat, Move move, Log& log) {
    Chest& own = state.chest[seat];
    log.tell({.kind = move.kind, .seat = seat, .b = move.a});
    if (move.kind == kBoast) own.boasted = true;
    if (move.kind == kShow) {
      own.shown = true;
      if (log.recalls()) state.remembers[seat] = kEverybody;
      log.tell({.kind = kShow, .seat = seat, .a = own.card});
    }
    if (move.kind == kPeek) {
      state.chest[move.a].peeked |= only(seat);
      if (log.recalls()) state.remembers[move.a] |= only(seat);
      log.tell({.kind = kPeek, .seat = seat, .a = state.chest[move.a].card, .told = only(seat)});
      log.learned(only(seat));
    }
  }

  static void advance(State& state, Log& log) {
    const std::uint8_t last = state.phase == Phase::turn ? kTurns : kPlayers;
    if (++state.done < last) return;
    state.done = 0;
    state.phase = static_cast<Phase>(static_cast<int>(state.phase) + 1);
    if (state.phase != Phase::over) return;
    for (Seat seat = 0; seat < kPlayers; ++seat) {
      log.tell({.kind = kShow, .seat = seat, .a = state.chest[seat].card, .b = state.chest[seat].buried});
    }
    log.learned(kEverybody);
  }
};

static_assert(Game<Secrets>);

}  // namespace tsardom::secrets
