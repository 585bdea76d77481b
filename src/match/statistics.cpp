#include "match/statistics.hpp"

#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>

namespace howdah::match {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNormal95 = 1.959963984540054; // 95 % of a normal distribution lie within

using Distribution = std::array<double, std::tuple_size_v<PairCounts>>;

/// The score of a pair, 0 to 1.
constexpr double value_of(std::size_t kind) {
  return static_cast<double>(kind) / 4.0;
}

/// The frequencies of the pairs. A kind that has not occurred gets a small pseudo-count.
Distribution frequencies(const PairCounts& pairs, double& count) {
  constexpr double kLittle = 1e-3;
  Distribution frequency{};
  count = 0;
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    frequency[i] = pairs[i] == 0 ? kLittle : static_cast<double>(pairs[i]);
    count += frequency[i];
  }
  for (auto& share : frequency) share /= count;
  return frequency;
}

/// Of all distributions whose mean is `score`, the one under which the frequencies are most likely:
/// f / (1 + x (value - score)), where x makes the mean right. The sum below falls as x grows, so
/// bisection finds x.
Distribution most_likely(const Distribution& frequency, double score) {
  double low = -1.0 / (value_of(4) - score);
  double high = 1.0 / (score - value_of(0));
  constexpr int kHalvings = 100; // down to the last bit
  for (int i = 0; i < kHalvings; ++i) {
    const double middle = std::midpoint(low, high);
    double sum = 0;
    for (std::size_t kind = 0; kind < frequency.size(); ++kind) {
      const double distance = value_of(kind) - score;
      sum += frequency[kind] * distance / (1 + middle * distance);
    }
    (sum > 0 ? low : high) = middle;
  }
  const double x = std::midpoint(low, high);
  Distribution fitted{};
  for (std::size_t kind = 0; kind < frequency.size(); ++kind) {
    fitted[kind] = frequency[kind] / (1 + x * (value_of(kind) - score));
  }
  return fitted;
}

} // namespace

double elo_of(double score, int players) {
  if (score <= 0) return -kInfinity;
  if (score >= 1) return kInfinity;
  return 400 * std::log10(score * (players - 1) / (1 - score));
}

double score_of(double elo) {
  return 1 / (1 + std::pow(10, -elo / 400));
}

Estimate estimate(std::span<const Block> blocks) {
  double points = 0;
  double seats = 0;
  double known = 0;
  for (const auto& block : blocks) {
    points += block.points;
    seats += block.seats;
    if (block.seats > 0) ++known;
  }
  if (seats == 0) return {};
  Estimate result{.score = points / seats};
  if (known < 2) return result;
  double squares = 0;
  for (const auto& block : blocks) {
    const double off = block.points - result.score * block.seats;
    squares += off * off;
  }
  result.standard_error = std::sqrt(squares * known / (known - 1)) / seats;
  constexpr double kNoise = 1e-9; // of sums that should vanish
  result.error_known = result.standard_error > kNoise;
  return result;
}

EloInterval elo_interval(const Estimate& estimate, int players) {
  EloInterval interval{.elo = elo_of(estimate.score, players), .half_width = kInfinity};
  if (!estimate.error_known) return interval;
  const double reach = kNormal95 * estimate.standard_error;
  interval.half_width =
      (elo_of(estimate.score + reach, players) - elo_of(estimate.score - reach, players)) / 2;
  return interval;
}

double likelihood_of_superiority(const Estimate& estimate, int players) {
  const double ahead = estimate.score - 1.0 / players;
  if (!estimate.error_known) return ahead > 0 ? 1 : ahead < 0 ? 0 : 0.5;
  return std::erfc(-ahead / estimate.standard_error / std::numbers::sqrt2) / 2;
}

double log_likelihood_ratio(const PairCounts& pairs, const SprtHypotheses& sprt) {
  if (pairs == PairCounts{}) return 0;
  double count = 0;
  const auto frequency = frequencies(pairs, count);
  const auto under0 = most_likely(frequency, score_of(sprt.elo0));
  const auto under1 = most_likely(frequency, score_of(sprt.elo1));
  double sum = 0;
  for (std::size_t kind = 0; kind < frequency.size(); ++kind) {
    sum += frequency[kind] * std::log(under1[kind] / under0[kind]);
  }
  return count * sum;
}

double sprt_bound() {
  return std::log((1 - kSprtError) / kSprtError);
}

SprtState sprt_state(double ratio) {
  if (ratio >= sprt_bound()) return SprtState::elo1_accepted;
  if (ratio <= -sprt_bound()) return SprtState::elo0_accepted;
  return SprtState::undecided;
}

} // namespace howdah::match
