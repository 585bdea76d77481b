#include "engine/bench.hpp"

#include "engine/engine.hpp"

namespace howdah {

Expected<BenchResult> run_bench(std::string_view game, const BenchListener& listener) {
  const auto set = bench_set_of(game);
  if (!set) return tl::unexpected<Error>(set.error());
  auto engine = make_engine(game, set->rules);
  if (!engine) return tl::unexpected<Error>(std::move(engine).error());
  (*engine)->set_table_size(std::size_t{16} << 20U);
  const auto start = std::chrono::steady_clock::now();
  BenchResult result;
  int done = 0;
  for (const auto position : set->positions) {
    SearchLimits limits;
    limits.depth = set->depth;
    if (auto error = (*engine)->set_game({.start = std::string(position)})) {
      return tl::unexpected<Error>(std::move(*error));
    }
    if (auto error = (*engine)->begin(limits, {})) return tl::unexpected<Error>(std::move(*error));
    result.nodes += (*engine)->think([](const SearchReport&) {}).nodes;
    listener(++done, static_cast<int>(set->positions.size()), result.nodes);
  }
  result.time = std::chrono::duration_cast<std::chrono::milliseconds>(
      std::chrono::steady_clock::now() - start);
  return result;
}

} // namespace howdah
