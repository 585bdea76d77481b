// The engine catalogue: one entry per game, with its engine, solver, forced wins and bench
// positions.
//
// A game's folder defines its entry (engine/siam/siam_engine.cpp), and catalogue.cpp lists them.
// Whatever a game lacks is null. A game without an engine, or without an entry at all, is played by
// the baselines.
#pragma once

#include "engine/bench.hpp"
#include "engine/engine.hpp"
#include "engine/forced/forced_wins.hpp"
#include "engine/solver/solver.hpp"

#include <memory>
#include <string_view>

namespace howdah {

struct EngineEntry {
  std::string_view game;
  /// With the learned evaluation, or the hand-crafted one.
  Expected<std::unique_ptr<Engine>> (*make_engine)(std::string_view rules, bool learned) = nullptr;
  /// The question is about this game.
  Expected<std::unique_ptr<Solver>> (*make_solver)(const SolveQuestion& question) = nullptr;
  Expected<std::unique_ptr<ForcedWins>> (*make_forced_wins)(std::string_view rules) = nullptr;
  BenchSet bench{};
};

/// Null when the game has no entry.
[[nodiscard]] const EngineEntry* find_engine_entry(std::string_view game);

} // namespace howdah
