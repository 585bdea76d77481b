// Statistics of a match: Elo, its error, and the SPRT. Pure functions.
//
// Games of a pair share an opening and swap seats, so they are not independent; variances are
// therefore taken over pairs (of two engines: the five scores 0, 1/2, 1, 3/2, 2 of a pair, hence
// "pentanomial"), or over all games of an opening where there are more engines or players.
#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace howdah::match {

/// The Elo difference at which a player has this expected score per game, 0 to 1; infinite at
/// either end. With more than two players the score is that of a seat, and the opponents are
/// equals: the odds of the seat against a fair share.
[[nodiscard]] double elo_of(double score, int players = 2);

/// The expected score at an Elo difference, with two players.
[[nodiscard]] double score_of(double elo);

/// The points won in the games of one opening by one engine, and how many seats it had in them.
struct Block {
  double points = 0;
  int seats = 0;
};

/// A score and how well it is known.
struct Estimate {
  double score = 0;          // the mean of all seats
  double standard_error = 0; // of that mean; 0 when fewer than two blocks are known
  bool error_known = false;
};

[[nodiscard]] Estimate estimate(std::span<const Block> blocks);

/// Elo with the half-width of its 95 % confidence interval.
struct EloInterval {
  double elo = 0;        // infinite when every point was won or lost
  double half_width = 0; // infinite when it is not known
};

[[nodiscard]] EloInterval elo_interval(const Estimate& estimate, int players = 2);

/// The likelihood that the true score is above a fair share.
[[nodiscard]] double likelihood_of_superiority(const Estimate& estimate, int players = 2);

/// How many pairs of two engines had 0, 1/2, 1, 3/2 and 2 points.
using PairCounts = std::array<std::uint64_t, 5>;

/// Two hypotheses about the Elo difference.
struct SprtHypotheses {
  double elo0 = 0;
  double elo1 = 0;
};

/// The probability of a wrong decision, whichever hypothesis is true.
inline constexpr double kSprtError = 0.05;

/// The log-likelihood ratio of the pairs under elo1 and elo0, each with the distribution of pairs
/// that fits best.
[[nodiscard]] double log_likelihood_ratio(const PairCounts& pairs, const SprtHypotheses& sprt);

/// Where the test stops: at this ratio elo1 is accepted, at its negative elo0.
[[nodiscard]] double sprt_bound();

enum class SprtState : unsigned char { undecided, elo0_accepted, elo1_accepted };

[[nodiscard]] SprtState sprt_state(double ratio);

} // namespace howdah::match
