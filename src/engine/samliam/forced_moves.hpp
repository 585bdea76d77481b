// ForcedMoves of Sam Liam with two players.
//
// In the first phase triangles only come, and an extra one never harms its owner: it fills and
// spoils, but what it takes from its owner, three corners of a cell, the owner could get back with
// the second triangle of a small square. So no move is worse than a null move, and the 300 replies
// to a quiet move need not be searched unless it threatens something. While a figure is open only
// its completion and the blocks matter. Where a hand may become empty within the plies asked for,
// nothing of this is used.
#pragma once

#include "core/fixed_list.hpp"
#include "games/samliam/samliam.hpp"
#include "games/samliam/threats.hpp"

#include <array>
#include <memory>
#include <vector>

namespace howdah::samliam {

class SamLiamForcedMoves {
public:
  using Game = SamLiam;

  explicit SamLiamForcedMoves(const SamLiam& game)
      : game_(game), setting_(game.setting()), list_(std::make_unique<MoveList>()) {}

  [[nodiscard]] bool wins_now(Position& position);

  /// SAMs first, then the moves that prepare most.
  void list_attacks(const Position& position, int plies, std::vector<Move>& moves);
  /// Those that kill most figures first.
  void list_replies(const Position& position, int plies, std::vector<Move>& moves);

  [[nodiscard]] bool make_null_move(Position& position, int plies) const noexcept;
  static void undo_null_move(Position& position) noexcept;

private:
  struct Ranked {
    int rank;          // the lowest is tried first
    std::size_t place; // among those of the same rank
    Move move;
  };

  /// Nobody's hand becomes empty within that many plies, nor does the game end by its limit; and
  /// no placement is barred.
  [[nodiscard]] bool stays_simple(const Position& position, int plies) const noexcept;
  [[nodiscard]] bool wins_with(Position& position, Move move) const;
  /// How many figures each placement would open for the player to move.
  void count_openings(const Position& position) noexcept;
  /// All legal moves, or those on the given cells.
  void list_moves_on(const Position& position, const CellSet* cells, std::vector<Move>& moves);

  const SamLiam& game_;
  const Setting& setting_;
  std::unique_ptr<MoveList> list_;
  std::array<std::uint8_t, kPoints> openings_{};
  FixedList<Point, kPoints> double_openings_; // the placements that open two figures or more
  std::vector<Ranked> ranked_;
  std::vector<Move> quiet_;
};

} // namespace howdah::samliam
