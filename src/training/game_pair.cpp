#include "training/game_pair.hpp"

#include "engine/engine.hpp"

#include <array>
#include <memory>

namespace howdah {
namespace {

constexpr std::size_t kTableBytes = std::size_t{4} << 20U;
constexpr std::uint32_t kLongest = 300; // plies; a draw then

struct Contestant {
  std::unique_ptr<Engine> engine;
  std::uint64_t nodes;
};

/// The half points of the player to move at the start, 0 to 2. `seats[0]` is that player.
int play_one(const AnyState& start, const std::array<Contestant*, 2>& seats) {
  const auto state = start.clone();
  const auto mover = start.to_move();
  GameLine line{.start = start.text()};
  for (auto* const seat : seats) seat->engine->forget();
  while (!state->result().is_over() && line.moves.size() < kLongest) {
    auto& [engine, nodes] = *seats[state->to_move() == mover ? 0 : 1];
    // Neither can fail: the moves are legal, and the limits name none.
    (void)engine->set_game(line);
    (void)engine->begin({.nodes = nodes}, {});
    line.moves.push_back(engine->think([](const SearchReport&) {}).best_move);
    (void)state->play(line.moves.back());
  }
  const auto result = state->result();
  if (!result.is_win()) return 1;
  return result.winner() == mover ? 2 : 0;
}

} // namespace

Expected<int> play_pair(const AnyGame& game, const AnyState& start, std::uint64_t nodes) {
  Contestant weaker{.engine = nullptr, .nodes = nodes};
  Contestant stronger{.engine = nullptr, .nodes = nodes + nodes / 2};
  for (auto* const player : {&weaker, &stronger}) {
    auto engine = make_engine(game.name(), game.rules_text());
    if (!engine) return tl::unexpected<Error>(std::move(engine).error());
    player->engine = *std::move(engine);
    player->engine->set_table_size(kTableBytes);
  }
  return play_one(start, {&weaker, &stronger}) + play_one(start, {&stronger, &weaker});
}

} // namespace howdah
