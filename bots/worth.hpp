// What a position is worth to each seat. Games count in different coins, so a search measures points by how
// far they differ in what it has seen so far, and works with numbers from 0 to 1.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>

#include "core/game.hpp"

namespace tsardom {

template <class T>
using PerSeat = std::array<T, kMostSeats>;

// Who plays, an automatic opponent included: who has a place.
inline Seats placed(const Standing& standing) {
  Seats seats = 0;
  for (Seat seat = 0; seat < kMostSeats; ++seat) {
    if (standing.place[seat] != 0) seats |= only(seat);
  }
  return seats;
}

// A game is won by everybody in first place; they share it.
inline void share_win(const Standing& standing, PerSeat<double>& wins) {
  int winners = 0;
  for (const std::uint8_t place : standing.place) winners += place == 1;
  for (std::size_t seat = 0; seat < kMostSeats; ++seat) {
    if (standing.place[seat] == 1) wins[seat] += 1.0 / winners;
  }
}

template <Game G>
PerSeat<double> promises(const G& game, const typename G::State& world, Seats players) {
  PerSeat<double> points{};
  for (Seat seat = 0; seat < kMostSeats; ++seat) {
    if (holds(players, seat)) points[seat] = game.promise(world, seat);
  }
  return points;
}

// How far the seat is ahead of the best of the others, in points; alone, how well it does.
inline double lead_of(const PerSeat<double>& points, Seats players, Seat seat) {
  double best_other = 0;
  bool has_rival = false;
  for (Seat other = 0; other < kMostSeats; ++other) {
    if (other == seat || !holds(players, other)) continue;
    best_other = has_rival ? std::max(best_other, points[other]) : points[other];
    has_rival = true;
  }
  return points[seat] - best_other;
}

// Mean and spread of the leads that were seen.
class Yardstick {
 public:
  void note(double lead) {
    ++count_;
    const double off = lead - mean_;
    mean_ += off / count_;
    squares_ += off * (lead - mean_);
  }
  double spread() const { return std::sqrt((squares_ + kFirstSpread * kFirstSpread) / (count_ + 1)); }
  // From 0 to 1; an average lead is one half.
  double squash(double lead) const { return logistic((lead - mean_) / spread()); }

  static double logistic(double x) { return 1 / (1 + std::exp(-1.6 * x)); }

 private:
  static constexpr double kFirstSpread = 4;  // in points, until the search knows better
  double count_ = 0, mean_ = 0, squares_ = 0;
};

// What the leaf of a search is worth to the seats.
struct Worth {
  PerSeat<float> value{};  // from 0 to 1
  PerSeat<float> lead{};   // in points
};

}  // namespace tsardom
