// ForcedMoves of Siam: immediate wins and evasions, from Knowledge.
#pragma once

#include "engine/siam/knowledge.hpp"

#include <vector>

namespace howdah::siam {

class SiamForcedMoves {
public:
  using Game = Siam;

  explicit SiamForcedMoves(const Siam& game)
      : game_(game), knowledge_(game, *hand_crafted_weights()) {}

  [[nodiscard]] bool wins_now(const Position& position) const {
    return knowledge_.inspect(position).wins_now;
  }

  /// All moves but those that let the other win at once; threats first.
  void list_attacks(const Position& position, int plies, std::vector<Move>& moves);
  void list_replies(const Position& position, int plies, std::vector<Move>& moves);

  /// Never: there is zugzwang in Siam.
  [[nodiscard]] static bool make_null_move(const Position& /*position*/, int /*plies*/) noexcept {
    return false;
  }
  static void undo_null_move(const Position& /*position*/) noexcept {}

private:
  const Siam& game_;
  Knowledge knowledge_;
  MoveList list_;
  std::vector<Move> quiet_;
};

} // namespace howdah::siam
