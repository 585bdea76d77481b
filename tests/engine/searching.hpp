// Asking an engine in one call, and games to ask it about.
#pragma once

#include "core/random.hpp"
#include "engine/engine.hpp"
#include "games/any_game.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace howdah {

/// With a small table, since a test makes many.
inline std::unique_ptr<Engine> small_engine(std::string_view game, std::string_view rules,
                                            EngineKind kind = EngineKind::full) {
  auto engine = *make_engine(game, rules, kind);
  engine->set_table_size(std::size_t{1} << 20U);
  return engine;
}

inline SearchResult search(Engine& engine, const GameLine& line, const SearchLimits& limits,
                           const SearchOptions& options = {}) {
  EXPECT_FALSE(engine.set_game(line));
  EXPECT_FALSE(engine.begin(limits, options));
  return engine.think([](const SearchReport&) {});
}

inline SearchLimits to_depth(int depth) {
  SearchLimits limits;
  limits.depth = depth;
  return limits;
}

inline SearchLimits to_nodes(std::uint64_t nodes) {
  SearchLimits limits;
  limits.nodes = nodes;
  return limits;
}

/// Thinks, and plays every reported line on the board. A line that is as long as its win ends so.
inline void expect_playable_lines(Engine& engine, const AnyGame& game, const GameLine& line) {
  (void)engine.think([&](const SearchReport& report) {
    const auto state = game.start();
    for (const auto& move : line.moves) ASSERT_FALSE(state->play(move));
    for (const auto& move : report.line) {
      ASSERT_FALSE(state->result().is_over());
      ASSERT_FALSE(state->play(move)) << move;
    }
    if (report.score.is_win() && report.score.plies() == static_cast<int>(report.line.size())) {
      EXPECT_TRUE(state->result().is_win());
    }
  });
}

/// A game that is not over, with the legal moves at its end.
struct RandomLine {
  GameLine line;
  std::vector<std::string> moves;
};

/// Of fewer than `most_plies` random moves.
inline RandomLine random_line(const AnyGame& game, std::uint32_t most_plies, Random& random) {
  while (true) {
    const auto state = game.start();
    RandomLine result;
    for (auto plies = random.below(most_plies); plies > 0 && !state->result().is_over(); --plies) {
      const auto moves = state->legal_moves();
      result.line.moves.push_back(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
      EXPECT_FALSE(state->play(result.line.moves.back()));
    }
    if (state->result().is_over()) continue;
    result.moves = state->legal_moves();
    return result;
  }
}

} // namespace howdah
