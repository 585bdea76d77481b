// An immutable, configured rule set: the options, the figures, the cells of the board.
#pragma once

#include "games/samliam/figures.hpp"
#include "games/samliam/position.hpp"
#include "games/samliam/rules.hpp"

namespace howdah::samliam {

struct Setting {
  Rules rules;
  const FigureTable* figures;
  CellSet board;

  explicit Setting(const Rules& chosen)
      : rules(chosen), figures(&FigureTable::of(chosen)), board(cells_of_board(chosen.size)) {}

  [[nodiscard]] bool strict() const noexcept { return rules.announce == Announce::strict; }
  [[nodiscard]] int in_hand(const Position& position, Seat seat) const noexcept {
    return rules.triangles - position.triangles_of(seat);
  }
  /// The ply at which a game without a winner is drawn. None grows longer than plies count.
  [[nodiscard]] std::uint32_t last_ply() const noexcept {
    return rules.limit == kNoLimit ? kMaxPly : rules.limit;
  }
  [[nodiscard]] Result result(const Position& position) const noexcept {
    if (position.ending != Ending::none) return Result::win(position.winner);
    return position.ply >= last_ply() ? Result::draw() : Result::none();
  }
};

} // namespace howdah::samliam
