// IVN-16: what a seat may see, and fair guesses at the rest. Only project hands are secret: everything else
// that lies face down has no order in the state, and what it consists of is public.
#include <bit>

#include "games/ivan/ivan.hpp"
#include "games/ivan/projects.hpp"

namespace tsardom::ivan {
namespace {

Project take_any(ProjectSet& cards, Rng& rng) {
  const Project card = any_of(cards, rng);
  drop(cards, card);
  return card;
}

// A hand that an observer knows in part: `unknown` cards lie in the deck or in somebody's hand.
struct Guess {
  ProjectSet unknown = 0;
  ProjectSet returned = 0;  // by the observer
  Seats kept = 0;           // whose kept project is among his unknown cards
};

// First the kept projects, which are none of those that the observer returned; then the rest. So every way to
// deal the cards that agrees with the memory is equally likely.
void deal_unknown(const Ivan& game, State& state, Guess guess, Seat viewer, Rng& rng) {
  std::array<int, kMostPlayers> missing{};
  for (Seat seat = 0; seat < game.players(); ++seat) {
    Player& player = state.player[seat];
    missing[seat] = seat == viewer ? 0 : player.cards - std::popcount(player.hand);
    ProjectSet possible = guess.unknown & ~guess.returned;
    if (missing[seat] == 0 || !holds(guess.kept, seat) || possible == 0) continue;
    const Project card = take_any(possible, rng);
    drop(guess.unknown, card);
    put(player.hand, card);
    --missing[seat];
  }
  for (Seat seat = 0; seat < game.players(); ++seat) {
    for (; missing[seat] > 0; --missing[seat]) put(state.player[seat].hand, take_any(guess.unknown, rng));
  }
}

// Who is asked to complete a project has one that he can pay for, and everybody can tell.
bool lacks_payable_project(const Ivan& game, const State& world) {
  if (!is_on_top<Complete>(world)) return false;
  const Seat seat = world.steps.back().seat;
  return !can_complete(game, world, seat, world.player[seat].held);
}

// The last resort where such hands are rare: an unknown card of the hand is exchanged for a payable one.
void force_payable_project(const Ivan& game, State& world, const State& view, const Guess& guess, Rng& rng) {
  const Seat seat = world.steps.back().seat;
  Player& player = world.player[seat];
  const bool must_be_kept =
      holds(guess.kept, seat) && player.cards - std::popcount(view.player[seat].hand) == 1;
  ProjectSet payable = 0;
  for_each(guess.unknown & ~(must_be_kept ? guess.returned : 0), [&](Project card) {
    if (player.held.covers(game.box.project[card].cost)) put(payable, card);
  });
  if (payable == 0) return;
  const Project wanted = take_any(payable, rng);
  ProjectSet given = player.hand & ~view.player[seat].hand;
  const Project away = take_any(given, rng);
  for (Player& other : world.player) {
    if (!has(other.hand, wanted)) continue;
    drop(other.hand, wanted);
    put(other.hand, away);
  }
  drop(player.hand, away);
  put(player.hand, wanted);
}

// IVN-2.10: whoever has committed keeps one of the cards he holds.
void imagine_commitments(const Ivan& game, State& state, Rng& rng) {
  for (Seat seat = 0; seat < game.players(); ++seat) {
    Player& player = state.player[seat];
    if (player.keeping != kSecret) continue;
    ProjectSet hand = player.hand;
    player.keeping = take_any(hand, rng);
  }
}

}  // namespace

State Ivan::seen(const State& now, Seat seat) const {
  State view = now;
  const bool plays = seat < players();
  view.memory.returned = {};
  view.memory.kept = {};
  if (plays) {
    view.memory.returned[seat] = now.memory.returned[seat];
    view.memory.kept[seat] = now.memory.kept[seat];
  }
  for (Seat other = 0; other < players(); ++other) {
    if (other == seat) continue;
    Player& player = view.player[other];
    player.hand &= now.memory.shown[other];
    if (player.keeping != kNone) player.keeping = kSecret;
  }
  return view;
}

State Ivan::imagine(const State& view, Seat seat, Rng& rng) const {
  Guess guess{project_deck(view), 0, 0};
  if (seat < players()) {
    guess.returned = view.memory.returned[seat];
    guess.kept = view.memory.kept[seat];
  }
  State world = view;
  constexpr int kTries = 40;
  for (int i = 0; i < kTries; ++i) {
    world = view;
    deal_unknown(*this, world, guess, seat, rng);
    if (!lacks_payable_project(*this, world)) break;
  }
  if (lacks_payable_project(*this, world)) force_payable_project(*this, world, view, guess, rng);
  imagine_commitments(*this, world, rng);
  return world;
}

}  // namespace tsardom::ivan
