// How fast Sam Liam's rules are: perft from the start, and single steps in the middle of a game.
#include "games/samliam/samliam.hpp"

#include "bench/benchmarks.hpp"
#include "bench/perft_ways.hpp"
#include "games/samliam/announcements.hpp"
#include "games/samliam/threats.hpp"

#include <array>
#include <string_view>

namespace howdah::bench {
namespace {

using samliam::SamLiam;

constexpr std::uint64_t kPerft3 = 33'073'920;
constexpr std::uint64_t kPerft4 = 10'418'906'880;

/// Twenty plies of a game between two engines, with threats on both sides.
constexpr std::array<std::string_view, 20> kMiddleGame = {
    "e5nw", "d6se", "e5se", "d6nw", "f6ne", "e6nw", "f6sw", "e6se", "e7se", "g6ne",
    "e7nw", "g6sw", "e4se", "g5ne", "e4nw", "f5nw", "e8ne", "d4se", "f4sw", "h4ne"};

SamLiam game_with(std::string_view rules) {
  return *SamLiam::make(rules);
}

SamLiam::Position middle_game(const SamLiam& game) {
  auto position = game.start();
  for (const auto text : kMiddleGame) (void)game.play(position, *game.parse_move(position, text));
  return position;
}

/// Plays each legal move of the middle game and takes it back; `look` sees the position between.
void run_middle_game(benchmark::State& state, std::string_view rules, auto look) {
  const auto game = game_with(rules);
  auto position = middle_game(game);
  SamLiam::MoveList moves;
  game.legal_moves(position, moves);
  std::int64_t played = 0;
  for (auto _ : state) {
    for (const auto move : moves) {
      const auto undo = game.play(position, move);
      benchmark::DoNotOptimize(position);
      look(game, position);
      game.undo(position, move, undo);
    }
    played += static_cast<std::int64_t>(moves.size());
  }
  state.SetItemsProcessed(played);
}

void play_and_take_back(benchmark::State& state) {
  run_middle_game(state, "announce=off", [](const SamLiam&, const SamLiam::Position&) {});
}

void announce(benchmark::State& state) {
  run_middle_game(state, "announce=off", [](const SamLiam& game, const SamLiam::Position& after) {
    const auto& figures = *game.setting().figures;
    const Seat seat = after.last_seat();
    benchmark::DoNotOptimize(samliam::due_announcement(figures, after, seat));
    benchmark::DoNotOptimize(samliam::has_win(figures, after, seat));
  });
}

/// Lists the legal moves after some plies of the middle game, duties included.
void list_moves(benchmark::State& state, std::string_view rules) {
  const auto game = game_with(rules);
  auto position = game.start();
  for (const auto text : kMiddleGame) {
    const auto move = game.parse_move(position, text);
    if (move) (void)game.play(position, *move);
  }
  SamLiam::MoveList moves;
  std::int64_t listed = 0;
  for (auto _ : state) {
    game.legal_moves(position, moves);
    ++listed;
  }
  state.SetItemsProcessed(listed);
}

void list_moves_of_three(benchmark::State& state) {
  list_moves(state, "players=3");
}

void list_moves_of_four(benchmark::State& state) {
  list_moves(state, "players=4");
}

void list_announced_moves(benchmark::State& state) {
  list_moves(state, "announce=strict");
}

} // namespace

void register_samliam() {
  register_perft<SamLiam>("Sam Liam: perft 3, every leaf played", "announce=off", play_every_leaf,
                          3, kPerft3, 5);
  register_perft<SamLiam>("Sam Liam: perft 4, last ply counted", "announce=off", count_last_ply, 4,
                          kPerft4, 5);
  register_perft<SamLiam>("Sam Liam: perft 4, last two plies counted", "announce=off",
                          count_last_two_plies, 4, kPerft4, 5);
  benchmark::RegisterBenchmark("Sam Liam: placed and taken back", play_and_take_back)
      ->Repetitions(9);
  benchmark::RegisterBenchmark("Sam Liam: placed, announced, taken back", announce)->Repetitions(9);
  benchmark::RegisterBenchmark("Sam Liam: move lists, three players", list_moves_of_three)
      ->Repetitions(5);
  benchmark::RegisterBenchmark("Sam Liam: move lists, four players", list_moves_of_four)
      ->Repetitions(5);
  benchmark::RegisterBenchmark("Sam Liam: move lists, announce=strict", list_announced_moves)
      ->Repetitions(5);
}

} // namespace howdah::bench
