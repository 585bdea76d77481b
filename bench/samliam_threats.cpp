// How fast threats are searched in Sam Liam: boards with six own triangles that work together and
// five foreign ones.
#include "bench/benchmarks.hpp"
#include "engine/samliam/threat_search.hpp"
#include "tests/games/samliam/attack_boards.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <vector>

namespace howdah::bench {
namespace {

constexpr int kBoards = 400;

void search_attack_boards(benchmark::State& state) {
  const auto game = *samliam::SamLiam::make("announce=off");
  Random random(1);
  std::vector<samliam::Position> boards;
  for (int i = 0; i < kBoards; ++i) {
    boards.push_back(testing::make_attack_board(game, {.own = 6, .foreign = 5}, random));
  }
  std::vector<double> times;
  std::int64_t tried = 0;
  std::int64_t won = 0;
  for (auto _ : state) {
    for (const auto& board : boards) {
      const auto begin = std::chrono::steady_clock::now();
      const auto result = samliam::search_threats(game.setting(), board, 0);
      const std::chrono::duration<double, std::milli> time =
          std::chrono::steady_clock::now() - begin;
      times.push_back(time.count());
      tried += result.nodes;
      won += result.won ? 1 : 0;
    }
  }
  const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
  std::ranges::nth_element(times, middle);
  state.SetItemsProcessed(tried);
  state.counters[kMedianMilliseconds] = *middle;
  state.counters[kPercent] = 100.0 * static_cast<double>(won) / static_cast<double>(times.size());
}

} // namespace

void register_samliam_threats() {
  benchmark::RegisterBenchmark("Sam Liam: threat search, SAMs tried", search_attack_boards)
      ->Iterations(1)
      ->Repetitions(5);
}

} // namespace howdah::bench
