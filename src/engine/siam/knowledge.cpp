#include "engine/siam/knowledge.hpp"

#include <algorithm>

namespace howdah::siam {

Knowledge::Knowledge(const Siam& game, const Weights& weights)
    : game_(game), rock_pushes_(&rock_push_lookup(game.rules().push_running)),
      evaluation_(game.rules(), weights) {}

void Knowledge::forcing_moves(const Position& position, MoveList& moves) const noexcept {
  PushSet pushes;
  for_each_line_code(position, position.to_move(), [&](unsigned i, LineCode row, LineCode column) {
    pushes.add_row(i, (*rock_pushes_)[row] & kAllPushes);
    pushes.add_column(i, (*rock_pushes_)[column] & kAllPushes);
  });
  if (position.on_board(position.to_move()) >= game_.rules().animals) pushes.remove_entries();
  list_pushes(pushes, moves);
  if (crosses_forbidden(position, game_.rules())) [[unlikely]] {
    moves.set_end(std::ranges::remove_if(moves, [](Move move) {
                    return (bit(move.to()) & kCrosses) != 0;
                  }).begin());
  }
}

Threats Knowledge::evasions(const Position& position, MoveList& moves) const {
  const Threats threats(position, game_.rules().animals, *rock_pushes_);
  const auto lines = threats.lines();
  game_.legal_moves_touching(position, {lines.begin(), lines.size()}, moves);
  return threats;
}

bool Knowledge::has_winning_move(const Position& position) const {
  MoveList moves;
  game_.legal_moves(position, moves);
  return std::ranges::any_of(moves, [&](Move move) {
    Position after = position;
    play(after, move);
    return after.winner == (position.ply & 1U) + 1;
  });
}

} // namespace howdah::siam
