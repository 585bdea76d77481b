// Three ways to count the move sequences of a game, and the benchmark around them.
#pragma once

#include "games/perft.hpp"

#include <benchmark/benchmark.h>

#include <atomic>
#include <cstdint>
#include <string_view>

namespace howdah::bench {

template <Game G>
std::uint64_t count_last_ply(const G& game, typename G::Position& position, int depth) {
  if (depth == 1) return game.count_moves(position);
  typename G::MoveList moves;
  game.legal_moves(position, moves);
  std::uint64_t count = 0;
  for (const auto move : moves) {
    const auto undo = game.play(position, move);
    count += count_last_ply(game, position, depth - 1);
    game.undo(position, move, undo);
  }
  return count;
}

/// The compiler is told that each leaf is used, else it may leave the last move unplayed.
template <Game G>
std::uint64_t play_every_leaf(const G& game, typename G::Position& position, int depth) {
  if (depth == 0) {
    benchmark::DoNotOptimize(position);
    return 1;
  }
  typename G::MoveList moves;
  game.legal_moves(position, moves);
  std::uint64_t count = 0;
  for (const auto move : moves) {
    const auto undo = game.play(position, move);
    count += play_every_leaf(game, position, depth - 1);
    game.undo(position, move, undo);
  }
  return count;
}

template <Game G>
std::uint64_t count_last_two_plies(const G& game, typename G::Position& position, int depth) {
  static const std::atomic<bool> kNeverStop{false};
  return perft(game, position, depth, kNeverStop);
}

/// Counts from the start, once a repetition, and checks the count.
template <Game G>
void register_perft(const char* name, std::string_view rules,
                    std::uint64_t (*count)(const G&, typename G::Position&, int), int depth,
                    std::uint64_t expected, int repetitions) {
  const auto run = [=](benchmark::State& state) {
    const auto game = *G::make(rules);
    std::int64_t leaves = 0;
    for (auto _ : state) {
      auto position = game.start();
      const auto found = count(game, position, depth);
      if (found != expected) state.SkipWithError("the count is wrong");
      leaves += static_cast<std::int64_t>(found);
    }
    state.SetItemsProcessed(leaves);
  };
  benchmark::RegisterBenchmark(name, run)->Iterations(1)->Repetitions(repetitions);
}

} // namespace howdah::bench
