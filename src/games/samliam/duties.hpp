// With three or four players a threat has to be met. What the player to move has to do, and
// whether a turn does it.
#pragma once

#include "games/samliam/setting.hpp"

namespace howdah::samliam {

enum class DutyKind : unsigned char { none, block, answer_song };

class Duty {
public:
  /// The duty of the player to move.
  Duty(const Setting& setting, const Position& position) noexcept;

  [[nodiscard]] DutyKind kind() const noexcept { return kind_; }
  [[nodiscard]] bool exists() const noexcept { return kind_ != DutyKind::none; }

  /// Cells outside of which no placement meets the duty: to block, the threatened cells; to answer
  /// a SONG, the cells its figures still need. A foreign triangle never takes away what is filled,
  /// and taking an own one only makes room, so a threat ends nowhere else.
  [[nodiscard]] const CellSet& cells() const noexcept { return cells_; }

  /// Whose SONG has to be answered.
  [[nodiscard]] Seat singer() const noexcept { return singer_; }

  /// Whether it is met on the board after the whole turn, judged before the turn is handed on.
  [[nodiscard]] bool is_met(const Position& after) const noexcept;

private:
  const FigureTable* figures_;
  DutyKind kind_ = DutyKind::none;
  CellSet cells_;
  int threats_ = 0; // pairs of an opponent and a missing cell
  Seat singer_ = kNobody;
};

/// The missing cells of a player's open figures that others have to look at: with announce=strict
/// a threat on cells barred to its owner was never announced.
[[nodiscard]] CellSet known_threats(const FigureTable& figures, const Position& position,
                                    Seat seat) noexcept;

} // namespace howdah::samliam
