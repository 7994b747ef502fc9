// What must hold at every moment of every game. Each check looks at one ply and answers what is wrong; the
// same checks are run on games broken on purpose, to see that they are caught.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <map>
#include <string>
#include <vector>

#include "bots/bots.hpp"
#include "core/described.hpp"
#include "core/game.hpp"
#include "table/lexicon.hpp"
#include "tests/every_game/alike.hpp"
#include "tests/every_game/chance_fit.hpp"
#include "tests/every_game/sitting.hpp"

namespace tsardom {

// ---------------------------------------------------------------------------------------- the position

inline constexpr auto position_is_sound = []<Game G>(const Ply<G>& ply, Rng&) -> Fault {
  if (const Reason reason = ply.game.broken(ply.now)) return "broken: " + std::string(reason.key);
  return {};
};

inline constexpr auto actors_are_at_the_table = []<Game G>(const Ply<G>& ply, Rng&) -> Fault {
  const Seats acting = ply.game.actors(ply.now);
  if (acting == only(kChance)) return {};
  const Seats playing = static_cast<Seats>((1U << ply.sitting.players) - 1U);
  return (acting & ~playing) == 0 ? Fault{} : "somebody acts who does not play, or together with chance";
};

inline constexpr auto legal_moves_are_distinct = []<Game G>(const Ply<G>& ply, Rng&) -> Fault {
  for (const Seat seat : members(ply.game.actors(ply.now))) {
    const MoveList moves = legal(ply.game, ply.now, seat);
    if (moves.empty() || moves.size() > kMostMoves)
      return "there are " + std::to_string(moves.size()) + " legal moves";
    for (int i = 0; i < moves.size(); ++i) {
      if (std::count(moves.begin(), moves.end(), moves[i]) > 1) return "a move is listed twice";
      if (moves.weight(i) == 0) return "an outcome has no weight";
    }
  }
  return {};
};

inline constexpr auto points_add_up = []<Game G>(const Ply<G>& ply, Rng&) -> Fault {
  const Standing standing = ply.game.standing(ply.now);
  bool has_first = false;
  const int rows = ply.sitting.players + standing.rivals;
  for (Seat seat = 0; seat < kMostSeats; ++seat) {
    const bool plays = seat < rows;
    int sum = 0;
    for (const std::int16_t part : standing.part[seat]) sum += part;
    if (sum != standing.total[seat]) return "the parts of a score are not its total";
    if (plays != (standing.place[seat] > 0)) return "a place without a player, or a player without";
    if (standing.place[seat] > rows) return "a place behind the last";
    has_first = has_first || standing.place[seat] == 1;
  }
  return has_first ? Fault{} : "nobody is first";
};

inline constexpr auto apply_repeats_itself = []<Game G>(const Ply<G>& ply, Rng&) -> Fault {
  if (ply.seat == kSpectator) return {};
  const auto one = after(ply.game, ply.now, ply.seat, ply.move);
  const auto other = after(ply.game, ply.now, ply.seat, ply.move);
  if (!equal(one.state, other.state)) return "the same move led to two states";
  return sounds_alike(one.diary, other.diary, ply.seat) ? Fault{} : "the same move was told in two ways";
};

// ---------------------------------------------------------------------------------------------- chance

// Counts `sample()` until it is clear whether it follows the weights: a first surprise is given a second
// chance.
template <class Sample>
bool follows(const std::vector<double>& weights, int samples, Sample sample) {
  const auto surprised = [&](int size) {
    std::vector<int> counts(weights.size());
    for (int i = 0; i < size; ++i) ++counts[sample()];
    return surprise(weights, counts) > kIncredible;
  };
  return !surprised(samples) || !surprised(4 * samples);
}

inline constexpr auto draws_follow_their_weights = []<Game G>(const Ply<G>& ply, Rng& rng) -> Fault {
  if (ply.seat != kChance) return {};
  const MoveList outcomes = legal(ply.game, ply.now, kChance);
  std::vector<double> weights;
  for (int i = 0; i < outcomes.size(); ++i) weights.push_back(outcomes.weight(i));
  weights.push_back(0);  // what is not listed
  const auto sample = [&] {
    const Move move = ply.game.draw(ply.now, rng);
    return static_cast<std::size_t>(std::find(outcomes.begin(), outcomes.end(), move) - outcomes.begin());
  };
  for (int i = 0; i < 100; ++i) {
    if (sample() == weights.size() - 1) return "an outcome was drawn that is not listed";
  }
  return follows(weights, 1000, sample) ? Fault{} : "draws do not follow their weights";
};

// ------------------------------------------------------------------------------- what a seat cannot tell

// Two states that the observer has been told nothing to tell apart by.
template <class State>
struct Twins {
  State one, other;
};

// The truth and a world imagined from its view.
template <Game G>
std::vector<Twins<typename G::State>> imagined_twins(const Ply<G>& ply, Seat observer, Rng& rng) {
  const typename G::State view = ply.game.seen(ply.now, observer);
  std::vector<Twins<typename G::State>> twins;
  for (int i = 0; i < 2; ++i) twins.push_back({ply.now, ply.game.imagine(view, observer, rng)});
  return twins;
}

// Was something kept from the reader?
inline bool hides_something(const Diary& diary, Seat reader) {
  return std::any_of(diary.events.begin(), diary.events.end(),
                     [reader](const Event& event) { return !holds(event.told, reader); });
}

// Is the move hidden from the reader, at least in part? Where several choose at once, nothing of a choice is
// told before the last one's; and who sees the same as before has not noticed it.
template <Game G>
bool is_secret(const Ply<G>& ply, const After<typename G::State>& result, Seat reader) {
  if (!result.diary.events.empty()) return hides_something(result.diary, reader);
  return !std::has_single_bit(ply.game.actors(ply.now)) ||
         equal(ply.game.seen(ply.now, reader), ply.game.seen(result.state, reader));
}

// The truth after somebody else's secret move and after another one that was told to the observer in the same
// words.
template <Game G>
std::vector<Twins<typename G::State>> true_twins(const Ply<G>& ply, Seat observer) {
  if (ply.seat == kSpectator || ply.seat == observer) return {};
  const auto truth = after(ply.game, ply.now, ply.seat, ply.move);
  std::vector<Twins<typename G::State>> twins;
  if (!is_secret(ply, truth, observer)) return twins;
  for (const Move move : legal(ply.game, ply.now, ply.seat)) {
    const auto other = after(ply.game, ply.now, ply.seat, move);
    if (move != ply.move && sounds_alike(truth.diary, other.diary, observer)) {
      twins.push_back({truth.state, other.state});
    }
  }
  return twins;
}

// Calls check(one, other, observer) for all of them.
template <Game G, class Check>
Fault for_all_twins(const Ply<G>& ply, Rng& rng, Check check) {
  for (const Seat observer : ply.sitting.observers()) {
    auto twins = true_twins(ply, observer);
    for (const auto& pair : imagined_twins(ply, observer, rng)) twins.push_back(pair);
    for (const auto& [one, other] : twins) {
      const Fault fault = check(one, other, observer);
      if (!fault.empty()) return fault + ", seat " + std::to_string(observer);
    }
  }
  return {};
}

// seen(imagine(seen(s, p)), p) == seen(s, p), and nobody sees more than the events told.
inline constexpr auto views_of_twins_are_equal = []<Game G>(const Ply<G>& ply, Rng& rng) -> Fault {
  return for_all_twins(ply, rng, [&](const auto& one, const auto& other, Seat observer) {
    return equal(ply.game.seen(one, observer), ply.game.seen(other, observer))
               ? Fault{}
               : "a view shows what its seat cannot know";
  });
};

inline constexpr auto moves_of_twins_are_equal = []<Game G>(const Ply<G>& ply, Rng& rng) -> Fault {
  return for_all_twins(ply, rng, [&](const auto& one, const auto& other, Seat observer) {
    const bool acts = holds(ply.game.actors(one), observer);
    if (acts != holds(ply.game.actors(other), observer))
      return Fault{"whether it acts hangs on what it cannot know"};
    if (!acts || equal(legal(ply.game, one, observer), legal(ply.game, other, observer))) return Fault{};
    return Fault{"its moves hang on what it cannot know"};
  });
};

inline constexpr auto views_list_the_same_moves = []<Game G>(const Ply<G>& ply, Rng&) -> Fault {
  for (const Seat seat : members(ply.game.actors(ply.now))) {
    if (seat == kChance) continue;
    const typename G::State view = ply.game.seen(ply.now, seat);
    if (!holds(ply.game.actors(view), seat)) return "in its view the seat does not act";
    if (!equal(legal(ply.game, ply.now, seat), legal(ply.game, view, seat)))
      return "the view lists other moves";
  }
  return {};
};

inline constexpr auto twins_imagine_the_same = []<Game G>(const Ply<G>& ply, Rng& rng) -> Fault {
  return for_all_twins(ply, rng, [&](const auto& one, const auto& other, Seat observer) {
    Rng luck(rng.next()), same_luck = luck;
    const auto imagined = ply.game.imagine(ply.game.seen(one, observer), observer, luck);
    return equal(imagined, ply.game.imagine(ply.game.seen(other, observer), observer, same_luck))
               ? Fault{}
               : "what is imagined hangs on more than the view and the seed";
  });
};

// Does every byte of the move mean something in this game? Others do not reach it.
template <Game G>
bool has_meaning(const Sitting<G>& sitting, Move move) {
  if constexpr (Described<G>) {
    return move.kind < G::language().moves.size() && Lexicon(sitting.game, sitting.players).knows(move);
  } else {
    return true;
  }
}

// What a move costs, and why another one is not legal.
inline constexpr auto prices_and_reasons_of_twins_are_equal = []<Game G>(const Ply<G>& ply,
                                                                         Rng& rng) -> Fault {
  const auto any_byte = [&rng](unsigned below) { return static_cast<std::uint8_t>(rng.below(below)); };
  return for_all_twins(ply, rng, [&](const auto& one, const auto& other, Seat observer) {
    if (!holds(ply.game.actors(one), observer)) return Fault{};
    const MoveList moves = legal(ply.game, one, observer);
    if constexpr (requires { ply.game.price(one, observer, Move{}); }) {
      for (const Move move : moves) {
        if (!equal(ply.game.price(one, observer, move), ply.game.price(other, observer, move))) {
          return Fault{"a price hangs on what the seat cannot know"};
        }
      }
    }
    for (int i = 0; i < 4; ++i) {
      const Move move{any_byte(32), any_byte(24), any_byte(8), 0};
      if (moves.contains(move) || !has_meaning(ply.sitting, move)) continue;
      const Reason why = ply.game.why_not(one, observer, move),
                   same = ply.game.why_not(other, observer, move);
      if (why.key != same.key || why.rule != same.rule)
        return Fault{"a reason hangs on what the seat cannot know"};
    }
    return Fault{};
  });
};

// Who has chosen already may be hidden where several choose at once: more may be asked in an imagined world,
// but the game stands at the same point, and the observer knows whether it is asked itself.
inline bool are_asked_alike(Seats in_truth, Seats in_world, Seat observer) {
  const auto differ = [=](Seat seat) { return holds(in_truth, seat) != holds(in_world, seat); };
  const bool all_asked = (in_truth & ~in_world) == 0;
  return all_asked && (in_truth == 0) == (in_world == 0) && !differ(kChance) && !differ(observer);
}

// An imagined world can be played to its end.
inline constexpr auto worlds_are_playable = []<Game G>(const Ply<G>& ply, Rng& rng) -> Fault {
  for (const Seat observer : ply.sitting.observers()) {
    auto world = ply.game.imagine(ply.game.seen(ply.now, observer), observer, rng);
    if (!are_asked_alike(ply.game.actors(ply.now), ply.game.actors(world), observer))
      return "in an imagined world others act";
    NoLog log;
    for (int plies = 0; const Seats acting = ply.game.actors(world); ++plies) {
      if (plies == kMostPlies) return "an imagined world does not end";
      const Seat seat = one_of(acting, rng);
      const MoveList moves = legal(ply.game, world, seat);
      if (moves.empty()) return "in an imagined world somebody has no move";
      const Move move = seat == kChance ? ply.game.draw(world, rng) : one_of(moves, rng);
      if (!moves.contains(move)) return "in an imagined world an outcome is drawn that is not listed";
      ply.game.apply(world, seat, move, log);
    }
  }
  return {};
};

// A bot answers the move of a seat in a state; what it looks at there is its own business.
template <class Bot>
auto chooses_the_same_for_twins(Bot bot) {
  return [bot]<Game G>(const Ply<G>& ply, Rng& rng) -> Fault {
    return for_all_twins(ply, rng, [&](const auto& one, const auto& other, Seat observer) {
      if (!holds(ply.game.actors(one), observer)) return Fault{};
      const std::uint64_t seed = rng.next();
      const Move move = bot(ply.game, one, observer, seed), same = bot(ply.game, other, observer, seed);
      return move == same ? Fault{} : Fault{"the bot's choice hangs on what it cannot know"};
    });
  };
}

// The bots of the program.
template <Game G>
Move chosen_by(std::string_view bot, const G& game, const View<G>& view, std::uint64_t seed) {
  return Mind<G>(game, *find_bot(bot)).choose(view, seed).move;
}
inline constexpr auto random_bot = []<Game G>(const G& game, const typename G::State& now, Seat seat,
                                              std::uint64_t seed) {
  return chosen_by("random", game, View<G>(game, now, seat), seed);
};
inline constexpr auto greedy_bot = []<Game G>(const G& game, const typename G::State& now, Seat seat,
                                              std::uint64_t seed) {
  return chosen_by("greedy", game, View<G>(game, now, seat), seed);
};
inline constexpr auto searching_bot = []<Game G>(const G& game, const typename G::State& now, Seat seat,
                                                 std::uint64_t seed) {
  return chosen_by("search:60", game, View<G>(game, now, seat), seed);
};

// A move after which nothing new was learned can be taken back: so it shows its seat the same in every world.
inline constexpr auto undoable_moves_show_nothing = []<Game G>(const Ply<G>& ply, Rng& rng) -> Fault {
  if (ply.seat == kChance || ply.seat == kSpectator) return {};
  const auto is_barred = [&](const auto& result) {
    return holds(ply.game.actors(result.state), kChance) || holds(result.diary.learners, ply.seat);
  };
  const typename G::State view = ply.game.seen(ply.now, ply.seat);
  for (const Move move : legal(ply.game, ply.now, ply.seat)) {
    const auto truth = after(ply.game, ply.now, ply.seat, move);
    if (is_barred(truth)) continue;
    const auto other = after(ply.game, ply.game.imagine(view, ply.seat, rng), ply.seat, move);
    if (is_barred(other) || !sounds_alike(truth.diary, other.diary, ply.seat) ||
        !equal(ply.game.seen(truth.state, ply.seat), ply.game.seen(other.state, ply.seat))) {
      return "a move that can be taken back shows something hidden";
    }
  }
  return {};
};

// ----------------------------------------------------------------------------------- hidden places vary

// States can mean the same and differ in bytes, where things are alike (alike.hpp).
template <Game G>
typename G::State sorted(const G& game, const typename G::State& state) {
  if constexpr (requires { in_order(game, state); }) {
    return in_order(game, state);
  } else {
    return state;
  }
}

template <class State>
using Bytes = std::array<std::uint8_t, sizeof(State)>;

// Which bytes are not the same in all of them?
template <class State>
std::vector<std::size_t> varying(const std::vector<State>& states) {
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < sizeof(State); ++i) {
    const auto at = [i](const State& state) { return std::bit_cast<Bytes<State>>(state)[i]; };
    for (const State& state : states) {
      if (at(state) == at(states.front())) continue;
      places.push_back(i);
      break;
    }
  }
  return places;
}

template <class State>
std::string bytes_at(const State& state, const std::vector<std::size_t>& places) {
  std::string bytes;
  for (const std::size_t place : places)
    bytes += static_cast<char>(std::bit_cast<Bytes<State>>(state)[place]);
  return bytes;
}

template <Game G>
std::vector<typename G::State> worlds(const G& game, const typename G::State& view, Seat seat, int count,
                                      Rng& rng) {
  std::vector<typename G::State> all;
  for (int i = 0; i < count; ++i) all.push_back(sorted(game, game.imagine(view, seat, rng)));
  return all;
}

// The moves that the observer could not tell from the one that was made, and what each leads to in the world.
// No memory is kept there, so the results differ in what lies on the table alone.
template <class State>
struct Suspects {
  std::vector<State> results;
  std::vector<double> weights;
};

template <Game G>
Suspects<typename G::State> suspects(const Ply<G>& ply, const typename G::State& world, Seat observer) {
  Suspects<typename G::State> found;
  const auto asked_in = [&](const typename G::State& state) {
    return ply.game.actors(ply.game.seen(state, observer));
  };
  const auto truth = after(ply.game, ply.now, ply.seat, ply.move);
  const bool was_secret = is_secret(ply, truth, observer);
  const MoveList moves = legal(ply.game, world, ply.seat);
  for (int i = 0; i < moves.size(); ++i) {
    if (!was_secret && moves[i] != ply.move) continue;
    const auto result = after(ply.game, world, ply.seat, moves[i]);
    if (!sounds_alike(truth.diary, result.diary, observer)) continue;
    if (asked_in(result.state) != asked_in(truth.state)) continue;  // the observer sees who is asked now
    found.results.push_back(sorted(ply.game, result.state));
    found.weights.push_back(moves.weight(i));
  }
  return found;
}

// Where the observer knew everything, a card dealt in secret is imagined as often as chance deals it, and a
// secret choice of somebody else as everything it may have been.
template <Game G>
Fault imagines_fairly(const Ply<G>& ply, Rng& rng, Seat observer) {
  if (ply.seat == observer || ply.seat == kSpectator) return {};
  const auto known = worlds(ply.game, ply.game.seen(ply.now, observer), observer, 24, rng);
  if (!varying(known).empty()) return {};
  const auto [results, weights] = suspects(ply, known.front(), observer);
  std::vector<std::size_t> places = varying(results);
  if (places.empty()) return {};

  const int samples = std::max(600, 30 * static_cast<int>(results.size()));  // so many that none is missed
  const auto view = ply.game.seen(after(ply.game, ply.now, ply.seat, ply.move).state, observer);
  const std::vector<std::size_t> imagined = varying(worlds(ply.game, view, observer, samples, rng));
  std::erase_if(places, [&](std::size_t place) {
    return !std::binary_search(imagined.begin(), imagined.end(), place);
  });
  if (places.empty()) return "what is hidden is always imagined alike";

  std::map<std::string, double> shares;
  for (std::size_t i = 0; i < results.size(); ++i) shares[bytes_at(results[i], places)] += weights[i];
  std::vector<double> expected;
  for (const auto& [bytes, share] : shares) expected.push_back(share);
  std::vector<int> counts(expected.size());
  bool is_possible = true;
  const auto sample = [&] {
    const auto found = shares.find(bytes_at(sorted(ply.game, ply.game.imagine(view, observer, rng)), places));
    is_possible = is_possible && found != shares.end();
    return static_cast<std::size_t>(is_possible ? std::distance(shares.begin(), found) : 0);
  };
  for (int i = 0; i < samples; ++i) ++counts[sample()];
  if (!is_possible) return "something is imagined that cannot have happened";
  if (std::count(counts.begin(), counts.end(), 0) > 0)
    return "something that may have happened is never imagined";
  if (ply.seat != kChance || follows(expected, samples, sample)) return {};
  return "what chance dealt in secret is not imagined as often as it is dealt";
}

// Calls check(observer) for everybody at the table.
template <Game G, class Check>
Fault for_all_observers(const Ply<G>& ply, Check check) {
  for (const Seat observer : ply.sitting.observers()) {
    const Fault fault = check(observer);
    if (!fault.empty()) return fault + ", seat " + std::to_string(observer);
  }
  return {};
}

inline constexpr auto fresh_secrets_are_imagined_fairly = []<Game G>(const Ply<G>& ply, Rng& rng) -> Fault {
  return for_all_observers(ply, [&](Seat observer) { return imagines_fairly(ply, rng, observer); });
};

// Worlds with how much each of them counts.
template <class State>
struct Weighed {
  std::vector<State> worlds;
  std::vector<double> weights;

  void add(const State& world, double weight) {
    worlds.push_back(world);
    weights.push_back(weight);
  }
  // How likely each value of a byte is.
  std::array<double, 256> shares(std::size_t place) const {
    std::array<double, 256> share{};
    double all = 0;
    for (const double weight : weights) all += weight;
    for (std::size_t i = 0; i < worlds.size(); ++i) {
      share[std::bit_cast<Bytes<State>>(worlds[i])[place]] += weights[i] / all;
    }
    return share;
  }
};

// What the observer would expect after the ply: a world imagined before it, and in it any move that was told
// alike, as likely as chance makes it.
template <Game G>
Weighed<typename G::State> expected_worlds(const Ply<G>& ply, Seat observer, int count, Rng& rng) {
  Weighed<typename G::State> expected;
  const typename G::State view = ply.game.seen(ply.now, observer);
  for (int i = 0; i < count; ++i) {
    const typename G::State world = ply.game.imagine(view, observer, rng);
    const MoveList moves = legal(ply.game, world, ply.seat);
    double all = 0;
    for (int m = 0; m < moves.size(); ++m) all += moves.weight(m);
    const auto [results, weights] = suspects(ply, world, observer);
    for (std::size_t r = 0; r < results.size(); ++r) {
      expected.add(results[r],
                   ply.seat == kChance ? weights[r] / all : 1.0 / static_cast<double>(results.size()));
    }
  }
  return expected;
}

// Whatever the observer was uncertain of before, what is imagined after a ply is what was imagined before and
// then played on: nothing likely is left out, and after a chance move the frequencies agree roughly.
// (Roughly, since a game may remember less than a perfect mind.)
template <Game G>
Fault imagines_on(const Ply<G>& ply, Rng& rng, Seat observer) {
  if (ply.seat == observer || ply.seat == kSpectator) return {};
  constexpr int kSamples = 400;
  constexpr double kLikely = 0.08, kRoughly = 0.2;
  const auto view = ply.game.seen(after(ply.game, ply.now, ply.seat, ply.move).state, observer);
  const Weighed<typename G::State> imagined{worlds(ply.game, view, observer, kSamples, rng),
                                            std::vector<double>(kSamples, 1)};
  const std::vector<std::size_t> places = varying(imagined.worlds);
  const Weighed<typename G::State> expected = expected_worlds(ply, observer, kSamples, rng);
  for (const std::size_t place : places) {
    const std::array<double, 256> is = imagined.shares(place), should_be = expected.shares(place);
    std::array<double, 8> gap{};  // by bit
    for (std::size_t value = 0; value < 256; ++value) {
      if (should_be[value] > kLikely && is[value] == 0) return "something likely is never imagined";
      for (std::size_t bit = 0; bit < 8; ++bit)
        gap[bit] += (value >> bit & 1U) != 0 ? is[value] - should_be[value] : 0;
    }
    const auto is_wide = [](double share) { return std::abs(share) > kRoughly; };
    if (ply.seat == kChance && std::any_of(gap.begin(), gap.end(), is_wide)) {
      return "something is imagined far too often or too rarely";
    }
  }
  return {};
}

inline constexpr auto later_secrets_are_imagined_on = []<Game G>(const Ply<G>& ply, Rng& rng) -> Fault {
  return for_all_observers(ply, [&](Seat observer) { return imagines_on(ply, rng, observer); });
};

// ------------------------------------------------------------------------------------------ whole games

// Memory is no rule: with and without it the same moves are legal and the same points are won.
inline constexpr auto memory_changes_no_rule = []<Game G>(const Sitting<G>& sitting,
                                                          std::uint64_t seed) -> Fault {
  const G& game = sitting.game;
  typename G::State remembered = game.opening(), forgotten = remembered;
  SilentLog log;
  NoLog no_log;
  Rng rng(seed);
  while (const Seats acting = game.actors(remembered)) {
    if (game.actors(forgotten) != acting) return "without memory others act";
    const Seat seat = one_of(acting, rng);
    const MoveList moves = legal(game, remembered, seat);
    if (!equal(moves, legal(game, forgotten, seat))) return "without memory other moves are legal";
    const Move move = seat == kChance ? game.draw(remembered, rng) : one_of(moves, rng);
    game.apply(remembered, seat, move, log);
    game.apply(forgotten, seat, move, no_log);
    const auto points = [&](const typename G::State& state) {
      return std::bit_cast<std::array<char, sizeof(Standing)>>(game.standing(state));
    };
    if (points(remembered) != points(forgotten)) return "without memory others lead";
  }
  return game.actors(forgotten) == 0 ? Fault{} : "without memory the game goes on";
};

// All that can be asked of a state.
template <Game G>
std::uint64_t fingerprint(const Sitting<G>& sitting, const typename G::State& state) {
  const G& game = sitting.game;
  std::uint64_t hash = hash_on(kHashOfNothing, state);
  for (const Seat seat : members(game.actors(state))) {
    for (const Move move : legal(game, state, seat)) hash = hash_on(hash, move);
  }
  for (const Seat observer : sitting.observers()) hash = hash_on(hash, game.seen(state, observer));
  return hash_on(hash, game.standing(state));
}

// A copy made during a game answers everything as it did then, whatever was played since.
inline constexpr auto earlier_copies_stay = []<Game G>(const Sitting<G>& sitting,
                                                       std::uint64_t seed) -> Fault {
  std::vector<typename G::State> copies;
  std::vector<std::uint64_t> prints;
  const Fault fault = walk(sitting, seed, 1, [&](const Ply<G>& ply, Rng&) {
    copies.push_back(ply.now);
    prints.push_back(fingerprint(sitting, ply.now));
    return Fault{};
  });
  if (!fault.empty()) return fault;
  for (std::size_t i = 0; i < copies.size(); ++i) {
    if (fingerprint(sitting, copies[i]) != prints[i])
      return "the copy of ply " + std::to_string(i) + " has changed";
  }
  return {};
};

}  // namespace tsardom
