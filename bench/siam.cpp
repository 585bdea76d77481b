// How fast Siam's rules are: perft from the start, three ways.
#include "games/siam/siam.hpp"

#include "games/perft.hpp"

#include <benchmark/benchmark.h>

#include <atomic>

namespace howdah {
namespace {

using siam::Siam;

std::uint64_t count_last_ply(const Siam& game, Siam::Position& position, int depth) {
  if (depth == 1) return game.count_moves(position);
  Siam::MoveList moves;
  game.legal_moves(position, moves);
  std::uint64_t count = 0;
  for (const auto move : moves) {
    const auto undo = game.play(position, move);
    count += count_last_ply(game, position, depth - 1);
    game.undo(position, move, undo);
  }
  return count;
}

/// The compiler is told that each leaf is looked at, else it may leave the last move unplayed.
std::uint64_t play_every_leaf(const Siam& game, Siam::Position& position, int depth) {
  if (depth == 0) {
    benchmark::DoNotOptimize(position);
    return 1;
  }
  Siam::MoveList moves;
  game.legal_moves(position, moves);
  std::uint64_t count = 0;
  for (const auto move : moves) {
    const auto undo = game.play(position, move);
    count += play_every_leaf(game, position, depth - 1);
    game.undo(position, move, undo);
  }
  return count;
}

std::uint64_t count_two_plies_early(const Siam& game, Siam::Position& position, int depth) {
  static const std::atomic<bool> kNeverStop{false};
  return perft(game, position, depth, kNeverStop);
}

void run(benchmark::State& state, std::uint64_t (*count)(const Siam&, Siam::Position&, int),
         int depth, std::uint64_t expected) {
  const Siam game{siam::Rules{}};
  std::int64_t leaves = 0;
  for (auto _ : state) {
    auto position = game.start();
    const auto found = count(game, position, depth);
    if (found != expected) state.SkipWithError("the count is wrong");
    leaves += static_cast<std::int64_t>(found);
  }
  state.SetItemsProcessed(leaves);
}

const auto* const kPlayed = benchmark::RegisterBenchmark("Siam: perft 5, every leaf played", run,
                                                         play_every_leaf, 5, 1'471'268'278)
                                ->Iterations(1)
                                ->Repetitions(3);
const auto* const kOnePly = benchmark::RegisterBenchmark("Siam: perft 5, last ply counted", run,
                                                         count_last_ply, 5, 1'471'268'278)
                                ->Iterations(1)
                                ->Repetitions(5);
const auto* const kTwoPlies =
    benchmark::RegisterBenchmark("Siam: perft 6, last two plies counted", run,
                                 count_two_plies_early, 6, 108'769'181'674)
        ->Iterations(1)
        ->Repetitions(2);

} // namespace
} // namespace howdah
