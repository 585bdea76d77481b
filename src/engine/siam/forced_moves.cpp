#include "engine/siam/forced_moves.hpp"

namespace howdah::siam {

void SiamForcedMoves::list_attacks(const Position& position, int /*plies*/,
                                   std::vector<Move>& moves) {
  game_.legal_moves(position, list_);
  moves.clear();
  quiet_.clear();
  for (const Move move : list_) {
    Position after = position;
    (void)game_.play(after, move);
    if (game_.result(after).is_over()) continue; // no win: the mover has none at once
    const auto info = knowledge_.inspect(after);
    if (info.wins_now) continue;
    (info.threatened ? moves : quiet_).push_back(move);
  }
  moves.insert(moves.end(), quiet_.begin(), quiet_.end());
}

void SiamForcedMoves::list_replies(const Position& position, int /*plies*/,
                                   std::vector<Move>& moves) {
  const auto info = knowledge_.inspect(position);
  if (info.threatened) {
    (void)knowledge_.evasions(position, list_);
  } else {
    game_.legal_moves(position, list_);
  }
  moves.assign(list_.begin(), list_.end());
}

} // namespace howdah::siam
