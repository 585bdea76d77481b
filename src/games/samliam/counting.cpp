// Counting moves without listing them, one and two plies deep.
#include "games/samliam/duties.hpp"
#include "games/samliam/moves.hpp"
#include "games/samliam/play.hpp"
#include "games/samliam/threats.hpp"

namespace howdah::samliam {
namespace {

[[nodiscard]] std::uint64_t count_by_listing(const Setting& setting, const Position& position) {
  MoveList moves;
  list_moves(setting, position, moves);
  return moves.size();
}

/// The placements of a triangle on a board with that many empty cells and single triangles.
[[nodiscard]] constexpr std::uint64_t placements(unsigned empty, unsigned single) noexcept {
  return (std::uint64_t{4} * empty) + single;
}

/// Takes and places. A triangle alone in its cell leaves an empty one behind, which has three
/// corners to offer but for the old one; from a full cell it could only go back as it was.
[[nodiscard]] std::uint64_t count_takes(const Setting& setting, const Position& position) {
  unsigned alone = 0;
  setting.board.for_each([&](Cell cell) {
    const CellContent content = position.at(cell);
    if (content.single() && content.single_owner() == position.mover) ++alone;
  });
  const auto elsewhere = placements(position.empty_cells, position.single_cells);
  const auto triangles = static_cast<std::uint64_t>(position.triangles_of(position.mover));
  // Placements elsewhere include one on the triangle's own cell when it is alone: the corner
  // opposite to it. Three corners take its place.
  return (triangles * elsewhere) + (alone * std::uint64_t{2});
}

[[nodiscard]] bool has_half_filled(const Position& position, Seat seat) noexcept {
  const FigureCounts* const counts = position.counts_of(seat);
  bool found = false;
  for (int lane = 0; lane < position.lanes; ++lane) found |= any(counts[lane].half_filled());
  return found;
}

/// Whether the next two plies are plain placements by two players, and the first ends no game.
[[nodiscard]] bool next_two_are_plain(const Setting& setting, const Position& position) noexcept {
  return position.players == 2 && !setting.strict() &&
         setting.in_hand(position, position.mover) > 0 &&
         setting.in_hand(position, position.next_seat()) > 0 &&
         position.ply + 1 < setting.last_ply() && !has_open_figure(position, position.mover) &&
         // WIN can only come from figures that are half filled.
         (setting.rules.announce == Announce::off || !has_half_filled(position, position.mover));
}

} // namespace

std::uint64_t count_moves(const Setting& setting, const Position& position) {
  if (setting.strict() || (position.players > 2 && Duty(setting, position).exists())) {
    return count_by_listing(setting, position);
  }
  if (setting.in_hand(position, position.mover) > 0) {
    return placements(position.empty_cells, position.single_cells);
  }
  return count_takes(setting, position);
}

std::uint64_t count_two_plies(const Setting& setting, const Position& position) {
  if (next_two_are_plain(setting, position)) {
    const unsigned empty = position.empty_cells;
    const unsigned single = position.single_cells;
    std::uint64_t count = 0;
    if (empty > 0) count += std::uint64_t{4} * empty * placements(empty - 1, single + 1);
    if (single > 0) count += single * placements(empty, single - 1);
    return count;
  }
  MoveList moves;
  list_moves(setting, position, moves);
  Position after = position;
  std::uint64_t count = 0;
  for (const Move move : moves) {
    const Undo before = play(setting, after, move);
    if (!setting.result(after).is_over()) count += count_moves(setting, after);
    undo(setting, after, move, before);
  }
  return count;
}

} // namespace howdah::samliam
