// The game an engine thinks about: texts in, a GameState out.
#pragma once

#include "engine/engine.hpp"
#include "games/game_state.hpp"

#include <algorithm>
#include <utility>

namespace howdah {

/// Plays a line of moves given as texts. An error names the move by its number.
template <Game G>
[[nodiscard]] Expected<GameState<G>> replay(const G& game, const GameLine& line) {
  auto start = game.start();
  if (!line.start.empty()) {
    const auto parsed = game.parse_position(line.start);
    if (!parsed) return tl::unexpected<Error>(parsed.error());
    start = *parsed;
  }
  GameState<G> state(game, start);
  for (const auto& text : line.moves) {
    if (state.result().is_over()) {
      return fail({"the game is over before the move '" + text + "'",
                   "la partie est finie avant le coup « " + text + " »"});
    }
    const auto move = game.parse_move(state.position(), text);
    if (!move) return tl::unexpected<Error>(move.error());
    state.play(*move);
  }
  return state;
}

/// The moves to think about: those a limit names, or all; none when the game is over.
template <Game G>
[[nodiscard]] Expected<std::vector<typename G::Move>>
moves_to_think_about(const GameState<G>& state, const std::vector<std::string>& named) {
  const auto& game = state.game();
  std::vector<typename G::Move> moves;
  if (state.result().is_over()) return moves;
  if (named.empty()) {
    const auto legal = std::make_unique<typename G::MoveList>(); // may be large for a stack
    game.legal_moves(state.position(), *legal);
    moves.assign(legal->begin(), legal->end());
    return moves;
  }
  for (const auto& text : named) {
    const auto move = game.parse_move(state.position(), text);
    if (!move) return tl::unexpected<Error>(move.error());
    if (std::ranges::find(moves, *move) == moves.end()) moves.push_back(*move);
  }
  return moves;
}

} // namespace howdah
