// What a check of the battery gets: a game with its rules, and positions to try.
#pragma once

#include "tests/games/sample.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace howdah::testing {

template <Game G>
struct Subject {
  G game;
  Sample<G> sample;

  /// Every position of the sample.
  [[nodiscard]] std::vector<typename G::Position> positions() const {
    auto all = sample.open;
    all.insert(all.end(), sample.finished.begin(), sample.finished.end());
    return all;
  }

  /// The sample's open positions, thinned out evenly to about `count`: for checks that take long.
  [[nodiscard]] std::vector<typename G::Position> some(std::size_t count) const {
    const auto stride = std::max<std::size_t>(1, sample.open.size() / count);
    std::vector<typename G::Position> chosen;
    for (std::size_t i = 0; i < sample.open.size(); i += stride) chosen.push_back(sample.open[i]);
    return chosen;
  }

  [[nodiscard]] std::string text(const typename G::Position& position) const {
    return game.position_text(position);
  }

  /// The texts of the legal moves, sorted.
  [[nodiscard]] std::vector<std::string> moves(const typename G::Position& position) const {
    typename G::MoveList list;
    game.legal_moves(position, list);
    std::vector<std::string> texts;
    for (const auto move : list) texts.push_back(game.move_text(move));
    std::ranges::sort(texts);
    return texts;
  }
};

/// Refused rules or positions are faults of the test: they throw, which fails it.
template <Game G>
[[nodiscard]] Subject<G> make_subject(std::string_view rules,
                                      const std::vector<std::string>& set_ups) {
  constexpr std::uint64_t kSeed = 20050915;
  const G game = G::make(rules).value();
  return {game, sample_positions(game, set_ups, kSeed)};
}

} // namespace howdah::testing
