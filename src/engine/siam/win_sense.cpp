#include "engine/siam/win_sense.hpp"

namespace howdah::siam {

void SiamWinSense::list_attacks(const Position& position, int /*plies*/, std::vector<Move>& moves) {
  game_.legal_moves(position, list_);
  moves.clear();
  quiet_.clear();
  for (const Move move : list_) {
    Position after = position;
    (void)game_.play(after, move);
    if (game_.result(after).is_over()) continue; // no win: the mover has none at once
    const auto view = knowledge_.look(after);
    if (view.wins_now) continue;
    (view.threatened ? moves : quiet_).push_back(move);
  }
  moves.insert(moves.end(), quiet_.begin(), quiet_.end());
}

void SiamWinSense::list_replies(const Position& position, int /*plies*/, std::vector<Move>& moves) {
  const auto view = knowledge_.look(position);
  if (view.threatened) {
    (void)knowledge_.evasions(position, view, list_);
  } else {
    game_.legal_moves(position, list_);
  }
  moves.assign(list_.begin(), list_.end());
}

} // namespace howdah::siam
