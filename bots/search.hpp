// Information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012). Every iteration imagines a
// fresh world that agrees with the view, walks down one tree that all these worlds share, along moves that
// are legal in this one, grows it by a node, has the leaf valued, and tells every choice on the way how it
// fared. Each seat wants the best for itself (max^n). Chance is sampled and leaves no nodes. Where several
// seats choose at once, each walks a branch of its own, so that nobody's choice hangs on what another chooses
// meanwhile.
#pragma once

#include <algorithm>
#include <bit>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "bots/answer.hpp"
#include "bots/playout.hpp"
#include "bots/random.hpp"
#include "bots/view.hpp"
#include "bots/worth.hpp"
#include "core/game.hpp"

namespace tsardom {

// How broadly a search looks: so many moves are compared for a new child, a node has that many children at
// least, and doubt counts so much. Where most of many moves lead nowhere a game may ask for a choosy search
// (kChoosy).
struct Breadth {
  int compared = 4, least = 4;
  float explore = 0.4F;
};
template <class G>
constexpr Breadth breadth_for() {
  if constexpr (requires { requires G::kChoosy; }) return {kMostMoves, 2, 0.3F};
  return {};
}

template <Game G, class Leaves = Playouts<G>>
class Search {
 public:
  using State = typename G::State;
  using Clock = std::chrono::steady_clock;

  // Never holds more nodes than that; then it goes on without growing.
  Search(const G& game, std::size_t most_nodes) : game_(game), most_nodes_(most_nodes) { forget(); }

  // At most so many iterations, or until then: what is left is not spent on a choice that is made.
  void run(const View<G>& view, int iterations, Rng& rng) {
    iterations_ = 0;
    auto left = static_cast<std::size_t>(iterations);
    while (left > 0 && !is_decided(view.seat(), left)) {
      for (std::size_t some = std::min(kBetweenLooks, left); some > 0;) {
        const std::size_t done = iterate(view, std::min(kBatch, some), rng);
        some -= done;
        left -= done;
      }
    }
  }
  void run(const View<G>& view, Clock::time_point deadline, Rng& rng) {
    const Clock::time_point begin = Clock::now();
    iterations_ = 0;
    for (Clock::time_point now = begin; now < deadline || iterations_ == 0; now = Clock::now()) {
      if (iterations_ % kBetweenLooks == 0 && is_decided(view.seat(), in(deadline - now, now - begin))) break;
      iterate(view, kBatch, rng);
    }
  }
  // Of the last run.
  std::uint64_t iterations() const { return iterations_; }

  // What the seat may choose next, as far as it was looked at.
  std::vector<Looked> looked(Seat seat) const {
    std::vector<Looked> looked;
    for (Index child = tree_[kRoot].first; child != kNone; child = tree_[child].next) {
      const Node& node = tree_[child];
      if (node.seat != seat || node.visits == 0) continue;
      looked.push_back({node.move, node.lead / node.visits, node.visits, node.worth / node.visits});
    }
    return looked;
  }

  // What is looked at most after the move, again and again.
  std::vector<Expected> line(Seat seat, Move move, std::size_t most) const {
    constexpr std::uint32_t kFewest = 8;  // visits, below which it is guessing
    std::vector<Expected> line;
    for (Index at = child_of(kRoot, seat, move); at != kNone && line.size() < most; at = most_visited(at)) {
      if (!line.empty() && tree_[at].visits < kFewest) break;
      line.push_back({tree_[at].seat, tree_[at].move});
    }
    return line;
  }

  void forget() {
    leaves_ = {};
    tree_.clear();
    tree_.reserve(most_nodes_);
    tree_.push_back({});
  }

  // The seat chose this, and nobody has learned anything since: what lies below is kept.
  void follow(Seat seat, Move move) {
    const Index child = child_of(kRoot, seat, move);
    if (child == kNone) return forget();
    keep_.clear();
    keep_.reserve(most_nodes_);
    keep_.push_back(tree_[child]);
    for (std::size_t parent = 0; parent < keep_.size(); ++parent) {
      Index* link = &keep_[parent].first;
      for (Index old = *link; old != kNone; old = tree_[old].next) {
        *link = static_cast<Index>(keep_.size());
        keep_.push_back(tree_[old]);
        link = &keep_.back().next;
      }
      *link = kNone;
    }
    keep_[kRoot].next = kNone;
    tree_.swap(keep_);
  }

 private:
  using Index = std::uint32_t;
  static constexpr Index kRoot = 0, kNone = 0;  // the root is nobody's child
  static constexpr std::size_t kBatch = Leaves::kBatch;
  static constexpr int kMostPath = 256;
  static constexpr std::size_t kBetweenLooks = 64;  // iterations
  static constexpr Breadth kBreadth = breadth_for<G>();

  // A choice and how it fared for its seat. Children are a linked list.
  struct Node {
    Move move{};
    Seat seat = kChance;
    Index first = kNone, next = kNone;
    std::uint32_t visits = 0, offered = 0;
    double worth = 0, lead = 0;
  };

  struct Path {
    Index node[kMostPath];
    int length = 0;
  };

  // From where several seats choose at once until somebody else is asked: who, and where each of them is.
  // Nobody's node hangs on what the others chose meanwhile.
  struct Together {
    Seats seats = 0;
    PerSeat<Index> at{};
    Seats off{};  // who has left the tree
  };

  // Visits are counted on the way down, so that the leaves of one batch spread.
  std::size_t iterate(const View<G>& view, std::size_t batch, Rng& rng) {
    for (std::size_t i = 0; i < batch; ++i) {
      leaf_[i] = imagine(game_, view, rng);
      path_[i].length = 0;
      descend(leaf_[i], view.seat(), path_[i], rng);
    }
    leaves_.evaluate(game_, view.seat(), std::span(leaf_, batch), std::span(worth_, batch), rng);
    for (std::size_t i = 0; i < batch; ++i) {
      for (int step = 0; step < path_[i].length; ++step) {
        Node& node = tree_[path_[i].node[step]];
        node.worth += worth_[i].value[node.seat];
        node.lead += worth_[i].lead[node.seat];
      }
    }
    iterations_ += batch;
    return batch;
  }

  // How many iterations the time to come has room for, at the pace so far.
  std::size_t in(Clock::duration to_come, Clock::duration so_far) const {
    if (iterations_ == 0) return std::numeric_limits<std::uint32_t>::max();
    const double times = std::chrono::duration<double>(to_come) / so_far;
    return static_cast<std::size_t>(static_cast<double>(iterations_) * times);
  }

  // Could no other choice be looked at as often as the first, with so many iterations to come?
  bool is_decided(Seat seat, std::size_t left) const {
    std::uint32_t most = 0, second = 0;
    for (Index child = tree_[kRoot].first; child != kNone; child = tree_[child].next) {
      if (tree_[child].seat != seat) continue;
      second = std::max(second, std::min(most, tree_[child].visits));
      most = std::max(most, tree_[child].visits);
    }
    return most > second + left;
  }

  static Seat first_of(Seats seats) { return static_cast<Seat>(std::countr_zero(seats)); }

  void descend(State& world, Seat observer, Path& path, Rng& rng) {
    Index at = kRoot;
    ++tree_[kRoot].visits;
    Together together;
    while (path.length < kMostPath) {
      const Seats acting = game_.actors(world);
      if (acting == 0) return;
      if (holds(acting, kChance)) {
        game_.apply(world, kChance, game_.draw(world, rng), log_);
        continue;
      }
      if (together.seats != 0 &&
          (acting & ~together.seats) != 0) {  // somebody else: they are together no more
        if (together.off != 0) return;
        at = together.at[holds(together.seats, observer) ? observer : first_of(together.seats)];
        together = {};
      }
      if ((acting & ~together.off) == 0) return;
      if (together.seats == 0 && !std::has_single_bit(acting)) together = {acting, {at, at, at, at}, 0};
      const Seat seat = first_of(acting);
      if (together.seats == 0) {
        if (step(world, seat, at, path, rng)) return;
      } else if (holds(together.off, seat)) {
        tasteful_ply(game_, world, seat, rng, moves_);
      } else if (step(world, seat, together.at[seat], path, rng)) {
        together.off |= only(seat);
      }
    }
  }

  // One choice of the seat below `at`, which becomes that choice. Answers whether the tree ends here.
  bool step(State& world, Seat seat, Index& at, Path& path, Rng& rng) {
    moves_.clear();
    game_.moves(world, seat, moves_);
    if (moves_.size() == 1) {  // no choice, no node
      game_.apply(world, seat, moves_[0], log_);
      return false;
    }
    const Best best = best_child(at, seat);
    const bool grows =
        best.known < moves_.size() && best.known < width(tree_[at].visits) && tree_.size() < most_nodes_;
    if (!grows && best.child == kNone) {
      tasteful_ply(game_, world, seat, rng, moves_);
      return true;
    }
    at = grows ? grown(at, world, seat, rng) : best.child;
    game_.apply(world, seat, tree_[at].move, log_);
    ++tree_[at].visits;
    path.node[path.length++] = at;
    return grows;
  }

  // Long lists are looked at little by little.
  static int width(std::uint32_t visits) {
    return kBreadth.least + static_cast<int>(std::sqrt(static_cast<float>(visits)));
  }

  struct Best {
    Index child = kNone;
    int known = 0;  // children that are legal in this world
  };

  // The legal child with the highest upper confidence bound. How often a child could be chosen counts, not
  // how often its parent was visited: in other worlds other moves are legal. Marks the legal moves that have
  // a child.
  Best best_child(Index at, Seat seat) {
    Best best;
    float best_bound = -1;
    std::fill_n(known_, moves_.size(), false);
    for (Index child = tree_[at].first; child != kNone; child = tree_[child].next) {
      Node& node = tree_[child];
      if (node.seat != seat) continue;
      const Move* found = std::find(moves_.begin(), moves_.end(), node.move);
      if (found == moves_.end()) continue;
      known_[found - moves_.begin()] = true;
      ++best.known;
      ++node.offered;
      const auto visits = static_cast<float>(node.visits);
      const float bound = static_cast<float>(node.worth) / visits +
                          kBreadth.explore * std::sqrt(std::log(static_cast<float>(node.offered)) / visits);
      if (bound <= best_bound) continue;
      best_bound = bound;
      best.child = child;
    }
    return best;
  }

  // A new child: of a few moves that have none the one that promises the seat most.
  Index grown(Index at, const State& world, Seat seat, Rng& rng) {
    Move chosen{};
    double best = -std::numeric_limits<double>::infinity();
    const int size = moves_.size();
    int i = static_cast<int>(rng.below(static_cast<unsigned>(size)));
    for (int seen = 0, tries = 0; seen < size && tries < kBreadth.compared;
         ++seen, i = i + 1 == size ? 0 : i + 1) {
      if (known_[i]) continue;
      ++tries;
      State after = world;
      game_.apply(after, seat, moves_[i], log_);
      const double promised = game_.promise(after, seat);
      if (promised <= best) continue;
      best = promised;
      chosen = moves_[i];
    }
    const auto child = static_cast<Index>(tree_.size());
    tree_.push_back(
        {.move = chosen, .seat = seat, .first = kNone, .next = tree_[at].first, .visits = 0, .offered = 1});
    tree_[at].first = child;
    return child;
  }

  Index child_of(Index at, Seat seat, Move move) const {
    Index child = tree_[at].first;
    while (child != kNone && !(tree_[child].seat == seat && tree_[child].move == move))
      child = tree_[child].next;
    return child;
  }

  Index most_visited(Index at) const {
    Index best = kNone;
    for (Index child = tree_[at].first; child != kNone; child = tree_[child].next) {
      if (best == kNone || tree_[child].visits > tree_[best].visits) best = child;
    }
    return best;
  }

  const G& game_;
  std::size_t most_nodes_;
  std::vector<Node> tree_, keep_;
  std::uint64_t iterations_ = 0;
  Leaves leaves_{};
  State leaf_[kBatch]{};
  Worth worth_[kBatch]{};
  Path path_[kBatch]{};
  MoveList moves_;
  bool known_[kMostMoves]{};
  NoLog log_;
};

}  // namespace tsardom
