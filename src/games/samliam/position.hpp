// A position: the board and derived counts, updated incrementally with every triangle.
//
// 4776 bytes, nearly all of it counters: room for four players with 1416 figures each. Two players
// use the first 768 bytes of them, three players the first 1728. There are no unused bytes between
// the members, so that equal positions are equal byte by byte.
#pragma once

#include "games/samliam/cell_content.hpp"
#include "games/samliam/tally.hpp"
#include "games/samliam/zobrist.hpp"

#include <array>
#include <cstdint>
#include <type_traits>

namespace howdah::samliam {

enum class Ending : unsigned char { none, complete_figure, win_announced };

struct Position {
  /// The counters of a player are `lanes` elements from seat * lanes on.
  std::array<FigureCounts, kMaxPlayers * kMostLanes> counts{};
  std::uint64_t key = 0;
  std::array<CellSet, kMaxPlayers> bars{}; // announce=strict: cells barred to each player
  std::array<CellContent, kCells> cells{};
  std::array<std::uint8_t, kMaxPlayers> on_board{}; // triangles of each player
  std::uint8_t empty_cells = 0;
  std::uint8_t single_cells = 0; // with one triangle
  std::uint8_t mover = 0;
  std::uint32_t ply = 0;
  std::uint8_t players = 0;
  std::uint8_t lanes = 0;
  Ending ending = Ending::none; // how it was won; a drawn game is seen by its ply
  std::uint8_t winner = 0;      // a seat, where it was won

  [[nodiscard]] CellContent at(Cell cell) const noexcept {
    return cells[static_cast<std::size_t>(cell)];
  }
  [[nodiscard]] const CellSet& barred_to(Seat seat) const noexcept {
    return bars[static_cast<std::size_t>(seat)];
  }
  [[nodiscard]] int triangles_of(Seat seat) const noexcept {
    return on_board[static_cast<std::size_t>(seat)];
  }
  [[nodiscard]] const FigureCounts* counts_of(Seat seat) const noexcept {
    return counts.data() + static_cast<std::ptrdiff_t>(seat) * lanes;
  }
  [[nodiscard]] FigureCounts* counts_of(Seat seat) noexcept {
    return counts.data() + static_cast<std::ptrdiff_t>(seat) * lanes;
  }

  /// Whose turn comes after the mover's.
  [[nodiscard]] Seat next_seat() const noexcept { return mover + 1 == players ? 0 : mover + 1; }
  /// Who has just moved, or kNobody at the start.
  [[nodiscard]] Seat last_seat() const noexcept {
    if (ply == 0) return kNobody;
    return (mover == 0 ? players : mover) - 1;
  }

  friend bool operator==(const Position&, const Position&) noexcept = default;
};

static_assert(std::is_trivially_copyable_v<Position> &&
              std::has_unique_object_representations_v<Position>);

/// The board without triangles, at the start of a game.
[[nodiscard]] Position empty_position(const FigureTable& figures, int size) noexcept;

/// Puts a triangle where the cell accepts it, and counts.
void put_triangle(const FigureTable& figures, Position& position, Point point, Seat seat) noexcept;

/// Takes a triangle off, and counts: exactly undoes `put_triangle`.
void take_triangle(const FigureTable& figures, Position& position, Point point, Seat seat) noexcept;

/// Replaces the cells barred to a player.
void set_bars(Position& position, Seat seat, const CellSet& cells) noexcept;

/// Hands the turn to a player.
inline void set_mover(Position& position, Seat seat) noexcept {
  position.key ^= mover_key(position.mover) ^ mover_key(seat);
  position.mover = static_cast<std::uint8_t>(seat);
}

} // namespace howdah::samliam
