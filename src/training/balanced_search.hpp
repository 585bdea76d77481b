// Finds balanced starts, by the recipe of Rapfi's openings: some random moves, then the one whose
// value is nearest to 0; a quick search discards most candidates, a long one decides, and a pair of
// games is played from each start that is accepted.
//
// Candidates are numbered, and each one depends on its number and the seed alone: a search goes on
// where another one stopped, and the list is the same whatever the number of threads, if the limits
// are in nodes.
#pragma once

#include "games/any_game.hpp"
#include "games/balanced_starts.hpp"
#include "training/opening_judge.hpp"
#include "training/opening_limits.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace howdah {

/// How far a search has come.
struct BalancedProgress {
  std::uint64_t seed = 1;
  std::size_t tried = 0; // candidates
  BalancedList list{};
};

class BalancedSearch {
public:
  /// The game has two players.
  [[nodiscard]] static Expected<BalancedSearch> make(const AnyGame& game,
                                                     const OpeningLimits& limits, int threads);

  /// Tries one candidate per thread, but adds no start beyond `wanted`.
  void advance(BalancedProgress& progress, std::size_t wanted);

  /// The values of the first starts, as many as there are threads, searched again; nothing where
  /// the result is proved.
  [[nodiscard]] std::vector<std::optional<int>> judge(std::span<const BalancedStart> starts);

private:
  struct Candidate {
    BalancedStart start{};
    std::uint64_t key = 0; // of its position up to symmetry
  };

  BalancedSearch(const AnyGame& game, const OpeningLimits& limits) : game_(game), limits_(limits) {}
  [[nodiscard]] std::optional<Candidate> candidate(OpeningJudge& judge, std::uint64_t chance,
                                                   std::span<const std::uint64_t> known) const;
  [[nodiscard]] std::vector<std::uint64_t> keys_of(const BalancedList& list) const;

  const AnyGame& game_;
  const OpeningLimits& limits_;
  std::vector<OpeningJudge> judges_{}; // one per thread
};

} // namespace howdah
