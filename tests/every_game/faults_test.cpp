// Every check of checks.hpp passes an honest game with secrets, and catches a game that is broken in its way.
#include <gtest/gtest.h>

#include "tests/every_game/checks.hpp"
#include "tests/every_game/secrets.hpp"
#include "tests/every_game/sittings.hpp"

namespace tsardom {
namespace {

using secrets::kPlayers;
using secrets::Phase;
using secrets::Secrets;
using secrets::State;

constexpr std::uint64_t kGames = 40;

template <Game G>
Sitting<G> sitting_of() {
  return {.game = {}, .players = kPlayers, .name = "secrets"};
}

// The first fault that the check finds at any ply of many games.
template <Game G, class Check>
Fault fault_of(Check check) {
  for (std::uint64_t seed = 0; seed < kGames; ++seed) {
    const Fault fault = walk(sitting_of<G>(), seed, 1, check);
    if (!fault.empty()) return fault;
  }
  return {};
}

void expect_blamed(const Fault& fault, std::string_view blame) {
  EXPECT_EQ(fault.substr(0, blame.size()), blame);
}

// The honest game passes and the broken one is blamed for what it does.
template <Game Broken, class Check>
void expect_caught(Check check, std::string_view blame) {
  EXPECT_EQ(fault_of<Secrets>(check), "");
  expect_blamed(fault_of<Broken>(check), blame);
}

template <Game Broken, class Check>
void expect_game_caught(Check check, std::string_view blame) {
  Fault honest, broken;
  for (std::uint64_t seed = 0; seed < kGames && honest.empty(); ++seed)
    honest = check(sitting_of<Secrets>(), seed);
  for (std::uint64_t seed = 0; seed < kGames && broken.empty(); ++seed)
    broken = check(sitting_of<Broken>(), seed);
  EXPECT_EQ(honest, "");
  expect_blamed(broken, blame);
}

// ------------------------------------------------------------------------------------------ the position

struct DealsOneCardTwice : Secrets {
  void apply(State& state, Seat seat, Move move, Log& log) const {
    Secrets::apply(state, seat, move, log);
    if (move.kind == secrets::kDeal) state.chest[state.done > 0 ? state.done - 1 : kPlayers - 1].card = 4;
  }
};
TEST(Faults, APositionWithACardTooManyIsCaught) {
  expect_caught<DealsOneCardTwice>(position_is_sound, "broken: cards");
}

struct AsksAStranger : Secrets {
  Seats actors(const State& now) const {
    const Seats acting = Secrets::actors(now);
    return now.phase == Phase::turn ? acting | only(kPlayers) : acting;
  }
};
TEST(Faults, ASeatThatDoesNotPlayIsCaught) {
  expect_caught<AsksAStranger>(actors_are_at_the_table, "somebody acts who does not play");
}

struct ListsTwice : Secrets {
  void moves(const State& now, Seat seat, MoveList& out) const {
    Secrets::moves(now, seat, out);
    out.add(out[0]);
  }
};
TEST(Faults, AMoveListedTwiceIsCaught) {
  expect_caught<ListsTwice>(legal_moves_are_distinct, "a move is listed twice");
}

struct NeverEnds : Secrets {
  void apply(State& state, Seat seat, Move move, Log& log) const {
    Secrets::apply(state, seat, move, log);
    if (state.phase == Phase::over) state.phase = Phase::turn;
  }
};
TEST(Faults, AGameWithoutEndIsCaught) {
  expect_caught<NeverEnds>(position_is_sound, "the game does not end");
}

struct LosesAPart : Secrets {
  Standing standing(const State& now) const {
    Standing standing = Secrets::standing(now);
    standing.part[0][1] = 0;
    return standing;
  }
};
TEST(Faults, PointsOutOfNowhereAreCaught) {
  expect_caught<LosesAPart>(points_add_up, "the parts of a score");
}

struct Rolls : Secrets {
  void apply(State& state, Seat seat, Move move, Log& log) const {
    static Rng dice(1);
    if (move.kind == secrets::kBury) move.a = static_cast<std::uint8_t>(1 + dice.below(3));
    Secrets::apply(state, seat, move, log);
  }
};
TEST(Faults, AMoveThatRollsIsCaught) {
  expect_caught<Rolls>(apply_repeats_itself, "the same move led to two states");
}

struct LoadedDraw : Secrets {
  Move draw(const State& now, Rng& rng) const {
    const Move first = Secrets::draw(now, rng);
    return rng.below(10) == 0 ? Secrets::draw(now, rng) : first.a == 0 ? Secrets::draw(now, rng) : first;
  }
};
TEST(Faults, ALoadedDrawIsCaught) {
  expect_caught<LoadedDraw>(draws_follow_their_weights, "draws do not follow");
}

struct DrawsFromNowhere : Secrets {
  Move draw(const State& now, Rng& rng) const {
    return {secrets::kDeal, now.done > 0 ? now.chest[0].card : take(left(now), rng)};
  }
};
TEST(Faults, ADrawThatIsNotListedIsCaught) {
  expect_caught<DrawsFromNowhere>(draws_follow_their_weights, "an outcome was drawn that is not listed");
}

// ------------------------------------------------------------------------------------ hidden information

struct LeakingView : Secrets {
  State seen(const State& now, Seat seat) const {
    State view = Secrets::seen(now, seat);
    if (seat == 0) view.chest[1].card = now.chest[1].card;
    return view;
  }
};
TEST(Faults, AViewThatShowsACardIsCaught) {
  expect_caught<LeakingView>(views_of_twins_are_equal, "a view shows");
}

struct LeakingChoice : Secrets {
  State seen(const State& now, Seat seat) const {
    State view = Secrets::seen(now, seat);
    view.chest[2].buried = now.chest[2].buried;
    return view;
  }
};
TEST(Faults, AViewThatShowsASecretChoiceIsCaught) {
  expect_caught<LeakingChoice>(views_of_twins_are_equal, "a view shows");
}

struct LeakingMemory : Secrets {
  State seen(const State& now, Seat seat) const {
    State view = Secrets::seen(now, seat);
    if (now.chest[0].card < 2) view.remembers[1] |= only(3);
    return view;
  }
};
TEST(Faults, AViewThatHintsAtACardIsCaught) {
  expect_caught<LeakingMemory>(views_of_twins_are_equal, "a view shows");
}

struct ForgetsWhatWasShown : Secrets {
  State imagine(const State& view, Seat seat, Rng& rng) const {
    State world = view;
    for (Seat other = 0; other < kPlayers; ++other) {
      if (other != seat && is_dealt(view, other)) world.chest[other].card = kHidden;
    }
    return Secrets::imagine(world, seat, rng);
  }
};
TEST(Faults, AWorldThatContradictsTheViewIsCaught) {
  expect_caught<ForgetsWhatWasShown>(views_of_twins_are_equal, "a view shows");
}

struct PeekingMoves : Secrets {
  void moves(const State& now, Seat seat, MoveList& out) const {
    if (now.phase != Phase::turn || now.chest[(seat + 1U) % kPlayers].card != 4)
      return Secrets::moves(now, seat, out);
    out.add({secrets::kPass});
  }
};
TEST(Faults, MovesThatHangOnAHiddenCardAreCaught) {
  expect_caught<PeekingMoves>(moves_of_twins_are_equal, "its moves hang on what it cannot know");
}
TEST(Faults, MovesThatTheViewDoesNotListAreCaught) {
  expect_caught<PeekingMoves>(views_list_the_same_moves, "the view lists other moves");
}

struct TalkativeReasons : Secrets {
  Reason why_not(const State& now, Seat seat, Move) const {
    return {now.chest[seat == 0 ? 1 : 0].card > 2 ? "he_is_proud" : "not_now", "SEC-2"};
  }
};
TEST(Faults, AReasonThatGivesACardAwayIsCaught) {
  expect_caught<TalkativeReasons>(prices_and_reasons_of_twins_are_equal, "a reason hangs on what");
}

struct MoodyImagination : Secrets {
  State imagine(const State& view, Seat seat, Rng& rng) const {
    static Rng mood(1);
    Rng mixed(rng.next() ^ mood.next());
    return Secrets::imagine(view, seat, mixed);
  }
};
TEST(Faults, AnImaginationThatTheSeedDoesNotRepeatIsCaught) {
  expect_caught<MoodyImagination>(twins_imagine_the_same, "what is imagined hangs on more");
}

struct LeavesCardsFaceDown : Secrets {
  void moves(const State& now, Seat seat, MoveList& out) const {
    if (now.phase != Phase::turn || now.chest[seat].card != kHidden) Secrets::moves(now, seat, out);
  }
  State imagine(const State& view, Seat, Rng&) const { return view; }
};
TEST(Faults, AWorldThatCannotBePlayedIsCaught) {
  expect_caught<LeavesCardsFaceDown>(worlds_are_playable, "in an imagined world somebody has no move");
}

// The truth goes past the view: `seen` keeps it aside for `imagine`.
struct ReturnsTheTruth : Secrets {
  static inline State truth;
  State seen(const State& now, Seat seat) const {
    const State view = Secrets::seen(now, seat);
    if (!equal(view, now)) truth = now;
    return view;
  }
  State imagine(const State& view, Seat seat, Rng& rng) const {
    return equal(Secrets::seen(truth, seat), view) ? truth : Secrets::imagine(view, seat, rng);
  }
};
TEST(Faults, AResamplerThatReturnsTheTruthIsCaught) {
  expect_caught<ReturnsTheTruth>(fresh_secrets_are_imagined_fairly,
                                 "what is hidden is always imagined alike");
}

struct AlwaysTheSameWorld : Secrets {
  State imagine(const State& view, Seat seat, Rng&) const {
    Rng fixed(1);
    return Secrets::imagine(view, seat, fixed);
  }
};
TEST(Faults, AResamplerThatKnowsOneWorldIsCaught) {
  expect_caught<AlwaysTheSameWorld>(fresh_secrets_are_imagined_fairly,
                                    "what is hidden is always imagined alike");
}

// Looks at two worlds and takes the one with the higher card.
struct HopefulResampler : Secrets {
  State imagine(const State& view, Seat seat, Rng& rng) const {
    const State one = Secrets::imagine(view, seat, rng), other = Secrets::imagine(view, seat, rng);
    return one.chest[0].card >= other.chest[0].card ? one : other;
  }
};
TEST(Faults, ABiasedResamplerIsCaught) {
  expect_caught<HopefulResampler>(fresh_secrets_are_imagined_fairly, "what chance dealt in secret");
}

// Takes every kind for equally likely, though there are two cards of the first.
struct IgnoresCopies : Secrets {
  State imagine(const State& view, Seat seat, Rng& rng) const {
    for (;;) {
      const State world = Secrets::imagine(view, seat, rng);
      const bool changed = world.chest[0].card != view.chest[0].card;
      if (!changed || world.chest[0].card != 0 || rng.below(2) == 0) return world;
    }
  }
};
TEST(Faults, AResamplerThatForgetsTheCopiesIsCaught) {
  expect_caught<IgnoresCopies>(fresh_secrets_are_imagined_fairly, "what chance dealt in secret");
}

struct NeverBuriesDeep : Secrets {
  State imagine(const State& view, Seat seat, Rng& rng) const {
    State world = Secrets::imagine(view, seat, rng);
    for (Seat other = 0; other < kPlayers; ++other) {
      if (view.chest[other].buried == kHidden && world.chest[other].buried == 3)
        world.chest[other].buried = 1;
    }
    return world;
  }
};
TEST(Faults, AResamplerThatNeverThinksOfAChoiceIsCaught) {
  expect_caught<NeverBuriesDeep>(later_secrets_are_imagined_on, "something likely is never imagined");
}

// Fears the best card in the last chest.
struct FearfulResampler : Secrets {
  State imagine(const State& view, Seat seat, Rng& rng) const {
    State world = Secrets::imagine(view, seat, rng);
    for (int i = 0; i < 4 && view.phase != Phase::deal && world.chest[2].card != 4; ++i) {
      world = Secrets::imagine(view, seat, rng);
    }
    return world;
  }
};
TEST(Faults, AResamplerThatBecomesBiasedLaterIsCaught) {
  expect_caught<FearfulResampler>(later_secrets_are_imagined_on, "something is imagined far too often");
}

constexpr auto peeking_bot = []<Game G>(const G& game, const typename G::State& now, Seat seat,
                                        std::uint64_t seed) {
  Rng rng(seed + now.chest[(seat + 1U) % kPlayers].card);
  return random_choice(game, View<G>(game, now, seat), rng);
};
TEST(Faults, ABotThatPeeksIsCaught) {
  EXPECT_EQ(fault_of<Secrets>(chooses_the_same_for_twins(random_bot)), "");
  EXPECT_EQ(fault_of<Secrets>(chooses_the_same_for_twins(greedy_bot)), "");
  EXPECT_EQ(fault_of<Secrets>(chooses_the_same_for_twins(searching_bot)), "");
  expect_blamed(fault_of<Secrets>(chooses_the_same_for_twins(peeking_bot)), "the bot's choice hangs");
}

struct Muffled final : Log {
  explicit Muffled(Log& log) : log_(log) {}

 private:
  void hear(const Event& event) override { log_.tell(event); }
  Log& log_;
};

struct PeeksUnnoticed : Secrets {
  void apply(State& state, Seat seat, Move move, Log& log) const {
    if (!log.recalls()) return Secrets::apply(state, seat, move, log);
    Muffled muffled(log);  // passes on what is told, not what is learned
    Secrets::apply(state, seat, move, muffled);
  }
};
TEST(Faults, ALookThatCouldBeTakenBackIsCaught) {
  expect_caught<PeeksUnnoticed>(undoable_moves_show_nothing, "a move that can be taken back");
}

// ------------------------------------------------------------------------------------------- whole games

struct NeedsMemory : Secrets {
  void moves(const State& now, Seat seat, MoveList& out) const {
    if (now.phase != Phase::turn || now.remembers[seat] == only(seat)) return Secrets::moves(now, seat, out);
    out.add({secrets::kPass});
  }
};
TEST(Faults, ARuleThatHangsOnMemoryIsCaught) {
  expect_game_caught<NeedsMemory>(memory_changes_no_rule, "without memory other moves");
}

struct CountsOnTheSide : Secrets {
  static inline int peeks = 0;
  void apply(State& state, Seat seat, Move move, Log& log) const {
    peeks += move.kind == secrets::kPeek;
    Secrets::apply(state, seat, move, log);
  }
  void moves(const State& now, Seat seat, MoveList& out) const {
    Secrets::moves(now, seat, out);
    if (now.phase == Phase::turn && peeks % 2 == 1) out.add({secrets::kPass, 1});
  }
};
TEST(Faults, AStateThatIsNotTheWholeTruthIsCaught) {
  expect_game_caught<CountsOnTheSide>(earlier_copies_stay, "the copy of ply");
}

// --------------------------------------------------------------- the same mistakes in a game of the program

using perestroika::Perestroika;

template <class Broken>
Sitting<Broken> broken_sitting() {
  return {.game = {usual_game<Perestroika>(3)}, .players = 3, .name = "broken"};
}

template <class Broken, class Check>
Fault fault_in_perestroika(Check check) {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const Fault fault = walk(broken_sitting<Broken>(), seed, 2, check);
    if (!fault.empty()) return fault;
  }
  return {};
}

struct OpenHand : Perestroika {
  State seen(const State& now, Seat seat) const {
    State view = Perestroika::seen(now, seat);
    view.cards(perestroika::Place::hand0) = now.cards(perestroika::Place::hand0);
    return view;
  }
};
TEST(FaultsInPerestroika, AnOpenHandIsCaught) {
  expect_blamed(fault_in_perestroika<OpenHand>(views_of_twins_are_equal), "a view shows");
}

struct TrueImagination : Perestroika {
  static inline State truth;
  State seen(const State& now, Seat seat) const {
    const State view = Perestroika::seen(now, seat);
    if (!equal(view, now)) truth = now;
    return view;
  }
  State imagine(const State& view, Seat seat, Rng&) const {
    State world = truth;
    world.memory = view.memory;
    return equal(Perestroika::seen(world, seat), view) ? world : view;
  }
};
TEST(FaultsInPerestroika, AResamplerThatReturnsTheTruthIsCaught) {
  expect_blamed(fault_in_perestroika<TrueImagination>(fresh_secrets_are_imagined_fairly),
                "what is hidden is always imagined alike");
}

// Of a few worlds it takes the one where the hands are best.
template <int kWorlds>
struct EnviousImagination : Perestroika {
  static perestroika::CardSet hands(const State& now) {
    return now.cards(perestroika::Place::hand0) | now.cards(perestroika::Place::hand1) |
           now.cards(perestroika::Place::hand2);
  }
  State imagine(const State& view, Seat seat, Rng& rng) const {
    State best = Perestroika::imagine(view, seat, rng);
    for (int i = 1; i < kWorlds; ++i) {
      const State other = Perestroika::imagine(view, seat, rng);
      if (hands(other) > hands(best)) best = other;
    }
    return best;
  }
};
TEST(FaultsInPerestroika, ABiasedResamplerIsCaught) {
  expect_blamed(fault_in_perestroika<EnviousImagination<2>>(fresh_secrets_are_imagined_fairly),
                "what chance dealt in secret");
}
TEST(FaultsInPerestroika, ABiasedResamplerIsCaughtLater) {
  expect_blamed(fault_in_perestroika<EnviousImagination<4>>(later_secrets_are_imagined_on), "something");
}

struct FearsTheKnights : Perestroika {
  void moves(const State& now, Seat seat, MoveList& out) const {
    Perestroika::moves(now, seat, out);
    const bool are_near = now.cards(perestroika::hand_of(seat == 0 ? 1 : 0)) >= perestroika::only_card(19);
    if (seat == kChance || out.size() < 2 || !are_near) return;
    const Move first = out[0];
    out.clear();
    out.add(first);
  }
};
TEST(FaultsInPerestroika, MovesThatHangOnAHiddenCardAreCaught) {
  expect_blamed(fault_in_perestroika<FearsTheKnights>(moves_of_twins_are_equal), "its moves hang");
}

TEST(FaultsInPerestroika, ABotThatPeeksIsCaught) {
  const auto peek = []<Game G>(const G& game, const typename G::State& now, Seat seat, std::uint64_t seed) {
    Rng rng(seed + now.cards(perestroika::hand_of(seat == 0 ? 1 : 0)));
    return random_choice(game, View<G>(game, now, seat), rng);
  };
  expect_blamed(fault_in_perestroika<Perestroika>(chooses_the_same_for_twins(peek)),
                "the bot's choice hangs");
}

struct LooksUnnoticed : Perestroika {
  void apply(State& state, Seat seat, Move move, Log& log) const {
    if (!log.recalls()) return Perestroika::apply(state, seat, move, log);
    Muffled muffled(log);
    Perestroika::apply(state, seat, move, muffled);
  }
};
TEST(FaultsInPerestroika, ALookIntoThePileThatCouldBeTakenBackIsCaught) {
  expect_blamed(fault_in_perestroika<LooksUnnoticed>(undoable_moves_show_nothing),
                "a move that can be taken back");
}

}  // namespace
}  // namespace tsardom
