// Do counts look as if chance had made them?
#pragma once

#include <cmath>
#include <cstddef>
#include <vector>

namespace tsardom {

// How far chi-square lies above what is usual, in standard deviations (Wilson and Hilferty 1931).
inline double surprise(double chi_square, double freedom) {
  const double spread = 2 / (9 * freedom);
  return (std::cbrt(chi_square / freedom) - (1 - spread)) / std::sqrt(spread);
}

// Pearson's test of counts against weights. Rare outcomes are counted together.
inline double surprise(const std::vector<double>& weights, const std::vector<int>& counts) {
  double weight_sum = 0, count_sum = 0;
  for (const double weight : weights) weight_sum += weight;
  for (const int count : counts) count_sum += count;
  double chi_square = 0, rare_expected = 0, rare_count = 0;
  int cells = 0;
  const auto take = [&](double expected, double count) {
    chi_square += (count - expected) * (count - expected) / expected;
    ++cells;
  };
  for (std::size_t i = 0; i < weights.size(); ++i) {
    const double expected = count_sum * weights[i] / weight_sum;
    if (expected >= 5) {
      take(expected, counts[i]);
    } else {
      rare_expected += expected;
      rare_count += counts[i];
    }
  }
  if (rare_expected > 0) take(rare_expected, rare_count);
  return cells < 2 ? 0 : surprise(chi_square, cells - 1);
}

// Honest chance goes beyond this about once in three million tests.
inline constexpr double kIncredible = 5;

}  // namespace tsardom
