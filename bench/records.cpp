// Game records: how fast a file of them is checked, every move played.
#include "bench/benchmarks.hpp"
#include "core/random.hpp"
#include "games/registry.hpp"
#include "record/reader.hpp"
#include "record/writer.hpp"

#include <benchmark/benchmark.h>

namespace howdah::bench {
namespace {

constexpr int kGames = 200;
constexpr std::size_t kPlies = 50;

/// Random games, none longer than people play.
std::string file_of_games(std::string_view name) {
  const auto& entry = *find_game(name);
  const auto game = entry.make(entry.rule_book().text(entry.rule_book().defaults())).value();
  Random random(1);
  std::string file;
  for (int i = 0; i < kGames; ++i) {
    const auto state = game->start();
    auto record = record::begin_record(*game, *state);
    while (record.moves.size() < kPlies && !state->result().is_over()) {
      const auto moves = state->legal_moves();
      record.moves.push_back(
          {.text = moves[random.below(static_cast<std::uint32_t>(moves.size()))]});
      (void)state->play(record.moves.back().text);
    }
    record.result = record::result_word(*game, state->result());
    file += record::to_text(record) + "\n";
  }
  return file;
}

void check(benchmark::State& state, std::string_view name) {
  const auto file = file_of_games(name);
  std::int64_t games = 0;
  for (auto _ : state) {
    record::Reader reader(file);
    while (const auto read = reader.next()) games += read->has_value() ? 1 : 0;
  }
  state.SetItemsProcessed(games);
}

void check_siam(benchmark::State& state) {
  check(state, "siam");
}
void check_samliam(benchmark::State& state) {
  check(state, "samliam");
}

} // namespace

void register_records() {
  benchmark::RegisterBenchmark("Records: games of Siam checked", check_siam)->Repetitions(5);
  benchmark::RegisterBenchmark("Records: games of Sam Liam checked", check_samliam)->Repetitions(5);
}

} // namespace howdah::bench
