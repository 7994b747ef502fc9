// The contract of a game, from top to bottom: seats, moves, the step stack, chance, the log, the standing,
// and at the end what a game promises to everybody who plays, stores, searches or studies it (Game).
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <concepts>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <type_traits>

namespace tsardom {

// ---------------------------------------------------------------------------------------------- seats

using Seat = std::uint8_t;   // 0..3 round the table, clockwise
using Seats = std::uint8_t;  // a set of seats, one bit each

inline constexpr int kMostSeats = 4;
inline constexpr Seat kSpectator = 6;  // decides nothing and sees what is public
inline constexpr Seat kChance = 7;     // the dealer: it shuffles and draws
inline constexpr Seats kEverybody = 0xFF;

constexpr Seats only(Seat seat) { return static_cast<Seats>(1U << seat); }
constexpr bool holds(Seats seats, Seat seat) { return (unsigned{seats} >> seat & 1U) != 0; }

// ---------------------------------------------------------------------------------------------- moves

// Four bytes that mean the same in every state of a game: what kind of choice, and up to three details.
struct Move {
  std::uint8_t kind = 0, a = 0, b = 0, c = 0;
  friend constexpr bool operator==(Move, Move) = default;
};

inline constexpr int kMostMoves = 256;

// All legal moves of one seat; for chance all outcomes with their weights. Lives on the stack.
class MoveList {
 public:
  void add(Move move, std::uint16_t weight = 1) {
    assert(size_ < kMostMoves);
    move_[size_] = move;
    weight_[size_++] = weight;
  }
  void clear() { size_ = 0; }
  void swap(int i, int j) {
    std::swap(move_[i], move_[j]);
    std::swap(weight_[i], weight_[j]);
  }
  int size() const { return size_; }
  bool empty() const { return size_ == 0; }
  Move operator[](int i) const { return move_[i]; }
  int weight(int i) const { return weight_[i]; }
  const Move* begin() const { return move_; }
  const Move* end() const { return move_ + size_; }
  bool contains(Move move) const { return std::find(begin(), end(), move) != end(); }

 private:
  Move move_[kMostMoves];
  std::uint16_t weight_[kMostMoves];
  int size_ = 0;
};

// ---------------------------------------------------------------------------------- fixed containers

// A short list inside a State. What is not used is zero, so that equal lists are equal bytes.
template <class T, std::size_t N>
class List {
  static_assert(N < 256 && std::is_trivially_copyable_v<T>);

 public:
  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr T& operator[](std::size_t i) { return item_[i]; }
  constexpr const T& operator[](std::size_t i) const { return item_[i]; }
  constexpr T& back() { return item_[size_ - 1]; }
  constexpr const T& back() const { return item_[size_ - 1]; }
  constexpr T* begin() { return item_; }
  constexpr T* end() { return item_ + size_; }
  constexpr const T* begin() const { return item_; }
  constexpr const T* end() const { return item_ + size_; }
  constexpr void push(const T& item) {
    assert(size_ < N);
    item_[size_++] = item;
  }
  constexpr void pop() {
    assert(size_ > 0);
    item_[--size_] = T{};
  }
  constexpr void remove(std::size_t at) {  // keeps the order of the rest
    for (std::size_t i = at; i + 1 < size_; ++i) item_[i] = item_[i + 1];
    pop();
  }
  friend constexpr bool operator==(const List&, const List&) = default;

 private:
  T item_[N]{};
  std::uint8_t size_ = 0;
};

// ------------------------------------------------------------------------------------------------ steps

// A turn is a stack of pending steps inside the State (core/house.hpp). A step is one room of the rulebook:
// whom it asks, and up to four small details.
struct Step {
  std::uint8_t room = 0;
  Seat seat = 0;
  std::array<std::uint8_t, 4> detail{};
  friend constexpr bool operator==(const Step&, const Step&) = default;
};

// --------------------------------------------------------------------------------------------- chance

// Small, fast and good enough for games (splitmix64). Never part of a State.
class Rng {
 public:
  explicit constexpr Rng(std::uint64_t seed) : state_(seed) {}
  constexpr std::uint64_t next() {
    std::uint64_t z = (state_ += 0x9E3779B97F4A7C15U);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31);
  }
  // 0..n-1, each alike (the bias is below n / 2^32).
  constexpr unsigned below(unsigned n) { return static_cast<unsigned>((next() >> 32) * n >> 32); }

 private:
  std::uint64_t state_;
};

// ------------------------------------------------------------------------------------------------ log

inline constexpr std::uint8_t kHidden = 0xFF;     // stands for a detail that the reader may not know
inline constexpr std::uint16_t kUntold = 0xFFFF;  // the same in an event, where scores are told too

// What happened, as tokens. Who is not in `told` reads the detail `a` as kUntold.
struct Event {
  std::uint8_t kind = 0;
  Seat seat = kChance;
  std::uint16_t a = 0, b = 0, c = 0, d = 0;
  Seats told = kEverybody;
  std::string_view rule = {};
};

template <class Told, class... Details>
requires std::is_enum_v<Told> Event event(Told what, Seat seat, std::string_view rule, Details... details) {
  static_assert(sizeof...(details) <= 4);
  const std::array<std::uint16_t, 4> detail{static_cast<std::uint16_t>(details)...};
  return {.kind = static_cast<std::uint8_t>(what),
          .seat = seat,
          .a = detail[0],
          .b = detail[1],
          .c = detail[2],
          .d = detail[3],
          .told = kEverybody,
          .rule = rule};
}

// Only these seats read the first detail.
inline Event secret(Event event, Seats told) {
  event.told = told;
  return event;
}

// Who listens at a real table: the seats are told, and they remember. `learned` says that these seats saw
// something new, so that what led here is not undone.
class Log {
 public:
  bool recalls() const { return listens_; }
  void tell(const Event& event) {
    if (listens_) hear(event);
  }
  void learned(Seats seats) {
    if (listens_) hear_learned(seats);
  }

 protected:
  explicit Log(bool listens = true) : listens_(listens) {}
  ~Log() = default;

 private:
  virtual void hear(const Event&) {}
  virtual void hear_learned(Seats) {}
  bool listens_;
};

// The log of an imagined world: nobody listens, nobody remembers, nothing is spent on it.
struct NoLog final : Log {
  NoLog() : Log(false) {}
};

// -------------------------------------------------------------------------------------------- results

// Points by named part (the game's language names them), so that a score can always be explained.
struct Standing {
  static constexpr int kMostParts = 16;
  std::array<std::array<std::int16_t, kMostParts>, kMostSeats> part{};
  std::array<std::int16_t, kMostSeats> total{};
  std::array<std::uint8_t, kMostSeats> place{};  // 1 is first; equals share a place
  std::array<std::uint8_t, kMostSeats> title{kHidden, kHidden, kHidden, kHidden};  // rank, if there is one
  std::uint16_t rivals = 0;  // opponents that play by themselves: their rows come behind those of the players
};

// Why something cannot be: a key of the game's words, the rule. Empty: nothing is wrong.
struct Reason {
  std::string_view key = {};
  std::string_view rule = {};
  explicit constexpr operator bool() const { return !key.empty(); }
};

// How a game was agreed upon: for each of the game's options the chosen value.
struct Setup {
  std::uint8_t players = 2;
  std::array<std::uint8_t, 16> option{};
};

// ------------------------------------------------------------------------------------------- the game

// A State is plain bytes: copying is memcpy, equality is bytes, and nothing in it is random or points away.
template <class State>
concept PlainState = std::is_trivially_copyable_v<State> && std::has_unique_object_representations_v<State> &&
                     sizeof(State) <= 2048;

template <class G>
concept Game = PlainState<typename G::State> &&
    requires(const G& game, typename G::State& state, const typename G::State& now, Seat seat, Move move,
             MoveList& out, Rng& rng, Log& log) {
  // The box just opened, before the first chance move.
  { game.opening() } -> std::same_as<typename G::State>;
  // Who must act: chance alone, one seat, or several at once. Empty when the game is over.
  { game.actors(now) } -> std::same_as<Seats>;
  // Every legal move of an acting seat, 1 to 256, none twice, in an order that depends only on what the seat
  // sees; for chance every outcome with its weight.
  { game.moves(now, seat, out) } -> std::same_as<void>;
  // One chance outcome, as likely as its weight says, without listing. Chance must be acting.
  { game.draw(now, rng) } -> std::same_as<Move>;
  // Plays a legal move. Deterministic: it never rolls. With a NoLog it may leave the seats' memory alone.
  { game.apply(state, seat, move, log) } -> std::same_as<void>;
  // The same State with all that this seat (or kSpectator) cannot know turned face down: the only door from
  // the truth to a person, a bot, a socket or a file.
  { game.seen(now, seat) } -> std::same_as<typename G::State>;
  // A full State that agrees with such a view, fairly sampled. What other seats remember is left blank.
  { game.imagine(now, seat, rng) } -> std::same_as<typename G::State>;
  // Points by part, places and titles as they are now; in a view, as far as the seat knows.
  { game.standing(now) } -> std::same_as<Standing>;
  // How good the position looks for the seat, in points. Works on views.
  { game.promise(now, seat) } -> std::convertible_to<double>;
  // The first broken invariant of a position that somebody set up, with its rule.
  { game.broken(now) } -> std::same_as<Reason>;
  // Why this move is not legal now.
  { game.why_not(now, seat, move) } -> std::same_as<Reason>;
};

}  // namespace tsardom
