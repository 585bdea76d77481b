// What the search for forced wins knows of Siam: who wins at once and how a threat can be met,
// from one look of Knowledge.
#pragma once

#include "engine/siam/knowledge.hpp"

#include <vector>

namespace howdah::siam {

class SiamWinSense {
public:
  using Game = Siam;

  explicit SiamWinSense(const Siam& game) : game_(game), knowledge_(game, *hand_made_weights()) {}

  [[nodiscard]] bool wins_now(const Position& position) const {
    return knowledge_.look(position).wins_now;
  }

  /// All moves but those that let the other win at once; threats first.
  void list_attacks(const Position& position, int plies, std::vector<Move>& moves);
  void list_replies(const Position& position, int plies, std::vector<Move>& moves);

  /// Never: a player may be lost only because something has to move.
  [[nodiscard]] static bool pass(const Position& /*position*/, int /*plies*/) noexcept {
    return false;
  }
  static void take_pass_back(const Position& /*position*/) noexcept {}

private:
  const Siam& game_;
  Knowledge knowledge_;
  MoveList list_;
  std::vector<Move> quiet_;
};

} // namespace howdah::siam
