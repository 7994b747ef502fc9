// PER-15: counting what is possible, imagining it fairly, and worlds that look alike.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <map>
#include <tuple>
#include <utility>
#include <vector>

#include "tests/every_game/chance_fit.hpp"
#include "tests/perestroika/position.hpp"
#include "tests/perestroika/secretive.hpp"

namespace tsardom::perestroika {
namespace {

using Placing = std::array<std::uint8_t, kCards>;

// Tries every card in every place of its set and keeps what fits the sizes of the places.
class Enumeration {
 public:
  Enumeration(const std::array<std::uint8_t, kPlaces>& count, const Sets& may_be, std::size_t most = SIZE_MAX)
      : free_(count), may_be_(may_be), most_(most) {
    go_on(0);
  }
  const std::vector<Placing>& placings() const { return placings_; }
  bool is_complete() const { return placings_.size() <= most_; }

  // For each card the places that occur.
  Sets occurring() const {
    Sets sets{};
    for (const Placing& placing : placings_) {
      for (std::size_t card = 0; card < kCards; ++card)
        sets[card] |= static_cast<PlaceSet>(1U << placing[card]);
    }
    return sets;
  }

 private:
  void go_on(std::size_t card) {
    if (!is_complete()) return;
    if (card == kCards) return placings_.push_back(placing_);
    for (std::uint8_t place = 0; place < kPlaces; ++place) {
      if ((may_be_[card] >> place & 1) == 0 || free_[place] == 0) continue;
      --free_[place];
      placing_[card] = place;
      go_on(card + 1);
      ++free_[place];
    }
  }

  std::array<std::uint8_t, kPlaces> free_;
  const Sets& may_be_;
  std::size_t most_;
  Placing placing_{};
  std::vector<Placing> placings_;
};

// Cards 0 .. n-1 lie at random in a few places, and may be in others too; the rest is known in the pile.
struct Puzzle {
  State state;
  Sets may_be{};
};

Puzzle random_puzzle(Rng& rng) {
  Puzzle puzzle;
  const unsigned cards = 2 + rng.below(7), places = 2 + rng.below(3);
  for (Card card = 0; card < kCards; ++card) {
    auto truth = static_cast<std::uint8_t>(Place::discard);
    puzzle.may_be[card] = static_cast<PlaceSet>(1U << truth);
    if (card < cards) {
      const std::uint8_t hidden[] = {0, 5, 6, 7, 1};  // deck, hands, pile
      truth = hidden[rng.below(places)];
      puzzle.may_be[card] = static_cast<PlaceSet>(1U << truth);
      for (unsigned i = 0; i < places; ++i) {
        if (rng.below(3) == 0) puzzle.may_be[card] |= static_cast<PlaceSet>(1U << hidden[i]);
      }
    }
    puzzle.state.at[truth] |= only_card(card);
    ++puzzle.state.count[truth];
  }
  return puzzle;
}

TEST(PER_15_6, CountingStrikesExactlyThePlacesThatOccurInNoPlacing) {
  Rng rng(156);
  int striking = 0;
  for (int i = 0; i < 3000; ++i) {
    const Puzzle puzzle = random_puzzle(rng);
    Sets counted = puzzle.may_be;
    const bool told = strike_counted(puzzle.state, counted);
    ASSERT_EQ(counted, Enumeration(puzzle.state.count, puzzle.may_be).occurring()) << i;
    ASSERT_EQ(told, counted != puzzle.may_be);
    striking += told;
  }
  EXPECT_GT(striking, 500);
  EXPECT_LT(striking, 2500);
}

Placing placing_of(const State& state) {
  Placing placing{};
  for (Card card = 0; card < kCards; ++card) placing[card] = static_cast<std::uint8_t>(place_of(state, card));
  return placing;
}

// Imagines the view many times over and compares with every placing that there is.
void expect_even_guesses(const Perestroika& game, const State& truth, Seat viewer) {
  const State view = game.seen(truth, viewer);
  const std::size_t observer = viewer == kSpectator ? std::size_t{kPublic} : viewer;
  const Enumeration all(view.count, view.memory.may_be[observer]);
  std::map<Placing, std::size_t> index;
  for (const Placing& placing : all.placings()) index.emplace(placing, index.size());
  std::vector<int> counts(index.size());
  Rng rng(159);
  const std::size_t samples = 30 * index.size();
  for (std::size_t i = 0; i < samples; ++i) {
    const auto found = index.find(placing_of(game.imagine(view, viewer, rng)));
    ASSERT_NE(found, index.end()) << "this placing does not fit";
    ++counts[found->second];
  }
  EXPECT_LT(surprise(std::vector<double>(counts.size(), 1.0), counts), kIncredible)
      << counts.size() << " placings";
}

// Uncertain states out of random games, with few enough placings to count them all; at most one for each
// number of kinds of sets and placings, so that they differ.
std::vector<std::pair<State, Seat>> uncertain_states(const Perestroika& game, std::size_t wanted) {
  constexpr std::size_t kLeast = 2, kMost = 1500;
  std::map<std::pair<std::size_t, std::size_t>, std::pair<State, Seat>> found;
  for (std::uint64_t seed = 0; found.size() < wanted && seed < 500; ++seed) {
    play_secretive_game(game, seed, [&](const State&, Seat, Move, const State& after) {
      for_each_observer(game, [&](std::size_t observer) {
        const Sets& may_be = after.memory.may_be[observer];
        std::vector<PlaceSet> kinds;
        for (const PlaceSet places : may_be) {
          if (!is_known(places)) kinds.push_back(places);
        }
        std::sort(kinds.begin(), kinds.end());
        kinds.erase(std::unique(kinds.begin(), kinds.end()), kinds.end());
        if (kinds.size() < 2 || found.size() >= wanted) return;
        const Enumeration all(after.count, may_be, kMost);
        if (!all.is_complete() || all.placings().size() < kLeast) return;
        found.emplace(std::pair{kinds.size(), all.placings().size()}, std::pair{after, viewer_of(observer)});
      });
    });
  }
  std::vector<std::pair<State, Seat>> states;
  for (const auto& [key, state] : found) states.push_back(state);
  return states;
}

TEST(PER_15_9, EveryFittingPlacingIsImaginedEquallyOftenWithTwoPlayers) {
  const Perestroika game = game_for(2);
  const auto states = uncertain_states(game, 12);
  ASSERT_EQ(states.size(), 12u);
  for (const auto& [state, viewer] : states) expect_even_guesses(game, state, viewer);
}

TEST(PER_15_9, EveryFittingPlacingIsImaginedEquallyOftenWithThreePlayers) {
  const Perestroika game = game_for(3);
  const auto states = uncertain_states(game, 20);
  ASSERT_EQ(states.size(), 20u);
  for (const auto& [state, viewer] : states) expect_even_guesses(game, state, viewer);
}

TEST(PER_15_9, OneOfTheseTwoIsNotRemembered) {
  Sitting sitting =
      Position(3).hand(0, {"teutonic_order"}).hand(1, {"wagon", "mill"}).hand(2, {"sleigh"}).turn(0).load();
  sitting.play(0, {"play teutonic_order top", "rob 1"}).chance("lose mill");
  EXPECT_EQ(sitting.table().view(2).at("memory"), parse_json(R"([
      {"observer": "2", "card": "mill", "places": ["hand0", "hand1"]},
      {"observer": "2", "card": "wagon", "places": ["hand0", "hand1"]}])"));
}

TEST(PER_16_7, TruthIsAlwaysPossibleAndOwnersKnowTheirHands) {
  play_secretive_games(40, [](const Perestroika& game, const State&, Seat, Move, const State& after) {
    ASSERT_FALSE(game.broken(after)) << game.broken(after).key;
    for (Card card = 0; card < kCards; ++card) {
      const Place place = place_of(after, card);
      for_each_observer(game, [&](std::size_t observer) {
        const PlaceSet places = after.memory.may_be[observer][card];
        ASSERT_NE(places & only_place(place), 0);
        const bool is_own = observer != kPublic && place == hand_of(viewer_of(observer));
        ASSERT_TRUE(!is_own || is_known(places));
      });
    }
  });
}

TEST(PER_16_7, MemoryThatExcludesTheTruthIsRefused) {
  EXPECT_EQ(Position(2)
                .hand(0, {"hunter"})
                .discard({"mill"})
                .unsure({"1"}, {"hunter", "mill"}, {"deck", "discard"})
                .turn(0)
                .broken_rule(),
            "PER-16.7");
}

TEST(PER_16_7, OwnerUnsureOfTheOwnHandIsRefused) {
  EXPECT_EQ(Position(2)
                .hand(0, {"hunter"})
                .discard({"mill"})
                .unsure({"0"}, {"hunter", "mill"}, {"discard", "hand0"})
                .turn(0)
                .broken_rule(),
            "PER-16.7");
}

// A world after a move, and what a viewer has heard of the move: kind, seat and details of every event.
struct Future {
  State state;
  std::vector<std::array<std::uint16_t, 6>> heard;
};

class Ears final : public Log {
 public:
  Ears(Seat viewer, Future& future) : viewer_(viewer), future_(future) {}

 private:
  void hear(const Event& e) override {
    const std::uint16_t secret = holds(e.told, viewer_) ? e.a : kUntold;
    future_.heard.push_back({e.kind, e.seat, secret, e.b, e.c, e.d});
  }
  Seat viewer_;
  Future& future_;
};

// A look of one's own into the pile is news that no event tells.
bool shows_the_pile(const Perestroika& game, Seat viewer, Seat seat, Move move) {
  return viewer == seat && choice_of(move) == Choice::play &&
         game.box.kind[kind_of(move)].effect(half_of(move)).op == Op::retrieve_discard;
}

std::vector<Future> futures(const Perestroika& game, const State& now, Seat viewer) {
  std::vector<Future> result;
  const auto seat = static_cast<Seat>(std::countr_zero(game.actors(now)));
  MoveList legal;
  game.moves(now, seat, legal);
  for (const Move move : legal) {
    Future future{now, {}};
    Ears ears(viewer, future);
    game.apply(future.state, seat, move, ears);
    const bool opens_hands = game.actors(future.state) == 0;
    if (!opens_hands && !shows_the_pile(game, viewer, seat, move)) result.push_back(future);
  }
  return result;
}

// Two worlds that look alike go on in ways that sound alike, as long as there are any: they must go on
// looking alike. Answers for how many moves.
int walk_alike(const Perestroika& game, State one, State other, Seat viewer, Rng& rng) {
  for (int moves = 0; moves < 60; ++moves) {
    std::vector<std::pair<State, State>> alike;
    const std::vector<Future> elsewhere = futures(game, other, viewer);
    for (const Future& here : futures(game, one, viewer)) {
      for (const Future& there : elsewhere) {
        const bool asks_alike = game.actors(here.state) == game.actors(there.state);
        if (here.heard == there.heard && asks_alike) alike.emplace_back(here.state, there.state);
      }
    }
    if (alike.empty()) return moves;
    std::tie(one, other) = alike[rng.below(static_cast<unsigned>(alike.size()))];
    EXPECT_EQ(game.seen(one, viewer).memory.may_be, game.seen(other, viewer).memory.may_be)
        << "for " << int{viewer} << " after " << moves;
    if (testing::Test::HasFailure()) return moves;
  }
  return 60;
}

TEST(PER_16_7, ExchangingWhatAnObserverCannotTellApartChangesNoSet) {
  Rng rng(167);
  int moves = 0;
  for (const int players : {2, 3}) {
    const Perestroika game = game_for(players);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      play_secretive_game(game, seed, [&](const State&, Seat, Move, const State& after) {
        if (rng.below(12) != 0 || after.steps.empty() || testing::Test::HasFailure()) return;
        const Seat viewer = rng.below(2) == 0 ? kSpectator : static_cast<Seat>(rng.below(game.players()));
        const State other = game.imagine(game.seen(after, viewer), viewer, rng);
        if (other.at != after.at) moves += walk_alike(game, after, other, viewer, rng);
      });
    }
  }
  EXPECT_GT(moves, 5000);
}

}  // namespace
}  // namespace tsardom::perestroika
