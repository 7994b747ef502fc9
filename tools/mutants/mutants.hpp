// Included by force into every file of the tree that tools/mutate builds. All mutants are compiled in, and
// the environment variable MUTANT wakes one of them. What the compiler itself computes stays as it was: a
// mutant that is met nowhere else is never reached.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <type_traits>
#include <utility>

namespace mutant {

inline constexpr int kMost = 1 << 16;
inline const int kAwake = [] {
  const char* number = std::getenv("MUTANT");
  return number == nullptr ? 0 : std::atoi(number);
}();
inline unsigned char reached[kMost];
inline unsigned char void_here[kMost];  // reached where the types leave nothing to change

constexpr bool on(int id) {
  if (id < 0) return true;  // awake for good: in a build of its own
  if (std::is_constant_evaluated()) return false;
  reached[id] = 1;
  return kAwake == id;
}
constexpr void nothing_to_change(int id) {
  if (!std::is_constant_evaluated() && id >= 0) void_here[id] = 1;
}

constexpr bool flip(int id, bool is) { return on(id) != is; }

template <class T>
constexpr T number(int id, T value) {
  return on(id) ? static_cast<T>(value + 1) : value;
}

constexpr const char* text(int id, const char* text) { return on(id) ? "mutant" : text; }

template <class T>
constexpr T name(int id, T value) {
  if constexpr (std::is_enum_v<T>) {
    return on(id) ? static_cast<T>(static_cast<std::underlying_type_t<T>>(value) + 1) : value;
  } else {
    nothing_to_change(id);
    return value;
  }
}

// The other of two arguments, where both are alike.
template <class A, class B>
constexpr decltype(auto) pick(int id, A&& one, B&& other) {
  using Plain = std::remove_cvref_t<A>;
  if constexpr (std::is_same_v<A, B>) {
    return on(id) ? static_cast<A&&>(other) : static_cast<A&&>(one);
  } else if constexpr (std::is_same_v<Plain, std::remove_cvref_t<B>> &&
                       (!std::is_lvalue_reference_v<A> || std::is_const_v<std::remove_reference_t<A>>)) {
    return on(id) ? Plain(other) : Plain(one);
  } else {
    nothing_to_change(id);
    return static_cast<A&&>(one);
  }
}

#define TSARDOM_MUTANT(name, is, becomes)                          \
  template <class A, class B>                                      \
  constexpr auto name(int id, const A& a, const B& b) {            \
    if constexpr (requires { true ? (a becomes b) : (a is b); }) { \
      return on(id) ? (a becomes b) : (a is b);                    \
    } else {                                                       \
      nothing_to_change(id);                                       \
      return a is b;                                               \
    }                                                              \
  }
TSARDOM_MUTANT(less, <, <=)
TSARDOM_MUTANT(at_most, <=, <)
TSARDOM_MUTANT(more, >, >=)
TSARDOM_MUTANT(at_least, >=, >)
TSARDOM_MUTANT(same, ==, !=)
TSARDOM_MUTANT(other, !=, ==)
TSARDOM_MUTANT(plus, +, -)
TSARDOM_MUTANT(minus, -, +)
TSARDOM_MUTANT(times, *, +)
TSARDOM_MUTANT(over, /, *)
TSARDOM_MUTANT(rest, %, +)
TSARDOM_MUTANT(both, &, |)
TSARDOM_MUTANT(either, |, &)
TSARDOM_MUTANT(unlike, ^, |)
TSARDOM_MUTANT(up, <<, >>)
TSARDOM_MUTANT(down, >>, <<)
#undef TSARDOM_MUTANT

#define TSARDOM_MUTANT(name, becomes)                                                                   \
  template <int id, class... Args>                                                                      \
  constexpr auto name(Args&&... args) {                                                                 \
    return on(id) ? std::becomes(std::forward<Args>(args)...) : std::name(std::forward<Args>(args)...); \
  }
TSARDOM_MUTANT(min, max)
TSARDOM_MUTANT(max, min)
TSARDOM_MUTANT(any_of, all_of)
TSARDOM_MUTANT(all_of, any_of)
TSARDOM_MUTANT(none_of, any_of)
#undef TSARDOM_MUTANT

}  // namespace mutant
