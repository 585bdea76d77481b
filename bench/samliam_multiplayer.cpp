// How fast Sam Liam's playouts for three and four players are, and the whole tree search with them.
#include "bench/benchmarks.hpp"
#include "engine/engine.hpp"
#include "engine/samliam/multiplayer_playout.hpp"

#include <benchmark/benchmark.h>

#include <string>
#include <vector>

namespace howdah::bench {
namespace {

using samliam::SamLiam;

/// The positions of a game in which everybody plays the first move of a small search.
std::vector<std::string> game_moves(std::string_view rules, int plies) {
  const auto engine = *make_engine(SamLiam::kName, rules);
  GameLine line;
  for (int ply = 0; ply < plies; ++ply) {
    SearchLimits limits;
    limits.nodes = 200;
    if (engine->set_game(line) || engine->begin(limits, {})) break;
    const auto result = engine->think([](const SearchReport&) {});
    if (result.best_move.empty()) break;
    line.moves.push_back(result.best_move);
  }
  return line.moves;
}

constexpr int kPlies = 24;

void play_out(benchmark::State& state, std::string_view rules) {
  const auto game = *SamLiam::make(rules);
  std::vector<SamLiam::Position> positions = {game.start()};
  for (const auto& text : game_moves(rules, kPlies)) {
    auto next = positions.back();
    (void)game.play(next, *game.parse_move(next, text));
    if (!game.result(next).is_over()) positions.push_back(next);
  }
  const auto weights = *samliam::learned_multiplayer_weights();
  Random random(1);
  std::int64_t played = 0;
  for (auto _ : state) {
    for (const auto& position : positions) {
      benchmark::DoNotOptimize(
          samliam::playout(game.setting(), position, weights.of_players(game.players()), random));
    }
    played += static_cast<std::int64_t>(positions.size());
  }
  state.SetItemsProcessed(played);
}

void search(benchmark::State& state, std::string_view rules) {
  constexpr std::uint64_t kPlayouts = 20'000;
  const auto engine = *make_engine(SamLiam::kName, rules);
  auto moves = game_moves(rules, kPlies / 2);
  SearchLimits limits;
  limits.nodes = kPlayouts;
  std::int64_t played = 0;
  for (auto _ : state) {
    if (engine->set_game({.start = {}, .moves = moves}) || engine->begin(limits, {})) return;
    played += static_cast<std::int64_t>(engine->think([](const SearchReport&) {}).nodes);
  }
  state.SetItemsProcessed(played);
}

} // namespace

void register_samliam_multiplayer() {
  constexpr std::pair<const char*, const char*> kRules[] = {{"three", "players=3"},
                                                            {"four", "players=4"}};
  for (const auto& [name, rules] : kRules) {
    const auto playouts = std::string("Sam Liam: playouts, ") + name + " players";
    benchmark::RegisterBenchmark(playouts.c_str(), play_out, rules)->Repetitions(5);
    const auto searched = std::string("Sam Liam: playouts in the tree, ") + name + " players";
    benchmark::RegisterBenchmark(searched.c_str(), search, rules)->Repetitions(5);
  }
}

} // namespace howdah::bench
