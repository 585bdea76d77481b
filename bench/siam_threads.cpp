// What more threads bring to Siam's search: the time to a depth, on fair openings. Rates count
// the positions that one thread searches, whatever several of them do, so that their ratio is what
// the others are worth.
#include "bench/benchmarks.hpp"
#include "games/siam/siam.hpp"
#include "thinking/thinker.hpp"

#include <benchmark/benchmark.h>

#include <vector>

namespace howdah::bench {
namespace {

constexpr int kDepth = 16;

/// Four random moves each, after which both sides have about the same chances.
const std::vector<GameLine> kOpenings = {
    {.start = "", .moves = {"@d1e", "@e2e", "d1s", "@c1w"}},
    {.start = "", .moves = {"@c1e", "@e2n", "c1c2s", "@d5e"}},
    {.start = "", .moves = {"@e1s", "@a5n", "@a1s", "@a2e"}},
    {.start = "", .moves = {"@d5n", "@a4n", "@c5n", "a4b4e"}},
    {.start = "", .moves = {"@e3s", "@e2s", "@a1e", "@b1s"}},
    {.start = "", .moves = {"@e3s", "@e4s", "@b5n", "@a3n"}},
    {.start = "", .moves = {"@d5n", "@e2e", "@e1s", "@c5w"}},
    {.start = "", .moves = {"@a4n", "@e3e", "@a5w", "@b5n"}},
    {.start = "", .moves = {"@e4e", "@a5n", "@a3w", "a5b5w"}},
    {.start = "", .moves = {"@a1n", "@e4e", "@b5e", "@a2e"}},
    {.start = "", .moves = {"@a2e", "@c5e", "a2w", "@a3e"}},
    {.start = "", .moves = {"@a3n", "@c1e", "@a5s", "@e4w"}},
    {.start = "", .moves = {"@a3w", "@b5e", "@d1s", "@e2s"}},
    {.start = "", .moves = {"@b1e", "@a5s", "@e5w", "@a5s"}},
    {.start = "", .moves = {"@e2n", "@d5e", "@e1w", "@e4w"}},
    {.start = "", .moves = {"@a3n", "@a4s", "@a2e", "@b5s"}},
};

/// How many positions were searched.
std::uint64_t search_openings(int threads) {
  Thinker thinker(*make_engine(siam::Siam::kName, "classic"));
  thinker.set_threads(threads);
  std::uint64_t nodes = 0;
  for (const auto& opening : kOpenings) {
    thinker.engine().forget();
    (void)thinker.engine().set_game(opening);
    nodes += thinker.think({.depth = kDepth}, {})->nodes;
  }
  return nodes;
}

void search_with(benchmark::State& state, int threads) {
  static const auto nodes_of_one = static_cast<std::int64_t>(search_openings(1));
  for (auto _ : state) benchmark::DoNotOptimize(search_openings(threads));
  state.SetItemsProcessed(state.iterations() * nodes_of_one);
}

} // namespace

void register_siam_threads() {
  const auto add = [](const char* name, int threads) {
    benchmark::RegisterBenchmark(
        name, [threads](benchmark::State& state) { search_with(state, threads); })
        ->Iterations(1)
        ->Repetitions(5)
        ->UseRealTime();
  };
  add("Siam: search to depth 16, one thread", 1);
  add("Siam: search to depth 16, two threads", 2);
}

} // namespace howdah::bench
