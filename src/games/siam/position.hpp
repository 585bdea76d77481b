// A position: five bitboards and three numbers, 32 bytes without padding: a size that is copied in
// whole registers.
//
//   animals[0]   elephants          horizontal  animals that face east or west
//   animals[1]   rhinoceroses       forward     animals that face north or east
//   rocks
//
// Empty squares and rocks have no bit in `horizontal` and `forward`. The player to move follows
// from the ply count: elephants at even plies.
#pragma once

#include "games/result.hpp"
#include "games/siam/board.hpp"
#include "games/siam/move.hpp"
#include "games/siam/rules.hpp"

#include <array>
#include <bit>
#include <cstdint>

namespace howdah::siam {

inline constexpr Seat kElephants = 0;
inline constexpr Seat kRhinos = 1;

struct alignas(32) Position {
  std::array<Squares, 2> animals{};
  Squares rocks = kStartRocks;
  Squares horizontal = 0;
  Squares forward = 0;
  std::uint32_t ply = 0;
  /// Bit 0 or 1: that seat may leave. Bit 2: leaving once uses the right up (`exits=once`).
  std::uint32_t exits = 3;
  /// 0 while nobody has won, else the winner's seat + 1.
  std::uint32_t winner = 0;

  [[nodiscard]] constexpr Seat to_move() const noexcept { return static_cast<Seat>(ply & 1U); }
  [[nodiscard]] constexpr Squares own() const noexcept { return animals[ply & 1U]; }
  [[nodiscard]] constexpr Squares all_animals() const noexcept { return animals[0] | animals[1]; }
  [[nodiscard]] constexpr Squares occupied() const noexcept { return all_animals() | rocks; }
  [[nodiscard]] constexpr Squares empty() const noexcept { return kBoard & ~occupied(); }
  [[nodiscard]] constexpr bool may_leave(Seat seat) const noexcept {
    return ((exits >> static_cast<unsigned>(seat)) & 1U) != 0;
  }
  [[nodiscard]] constexpr int on_board(Seat seat) const noexcept {
    return std::popcount(animals[static_cast<unsigned>(seat)]);
  }
  /// Only of a square with an animal.
  [[nodiscard]] constexpr Facing facing(Square square) const noexcept {
    return facing_of((horizontal & bit(square)) != 0, (forward & bit(square)) != 0);
  }
  /// The animals that face that way.
  [[nodiscard]] constexpr Squares facing(Facing way) const noexcept {
    return all_animals() & (is_horizontal(way) ? horizontal : ~horizontal) &
           (is_forward(way) ? forward : ~forward);
  }

  friend constexpr bool operator==(const Position&, const Position&) noexcept = default;
};

inline constexpr std::uint32_t kBothMayLeave = 0b011;
inline constexpr std::uint32_t kLeavingIsCounted = 0b100;

[[nodiscard]] constexpr Position start_position(const Rules& rules) noexcept {
  Position position;
  if (rules.exits_once) position.exits = kBothMayLeave | kLeavingIsCounted;
  return position;
}

/// Who wins when the last square of `line` is a rock that falls: the owner of the animal nearest to
/// it among those that face the push direction. That is the pusher, unless another one stands in
/// the line.
[[nodiscard]] constexpr Seat winner_of_push(const Position& position, Squares line,
                                            Facing way) noexcept {
  const Squares pushing = line & position.facing(way);
  if (pushing == 0) return position.to_move();
  const Squares nearest = is_forward(way) ? std::bit_floor(pushing) : pushing & (~pushing + 1);
  return (nearest & position.animals[kRhinos]) != 0 ? kRhinos : kElephants;
}

/// Moves every piece from `first` on, up to the first empty square or the edge, one step that
/// way. A rock that falls off ends the game.
///
/// Branchless: which way a push goes, and whether to the edge, is unpredictable, so masks choose.
constexpr void make_room(Position& position, Square first, Facing way) noexcept {
  const Squares ahead = ray(first, way);
  const Squares gaps = ahead & ~position.occupied();
  const Squares below_gaps = (gaps & (~gaps + 1)) - 1;
  const auto above_gaps = static_cast<Squares>(~std::uint64_t{0} << std::bit_width(gaps));
  const Squares if_backward = Squares{is_forward(way)} - 1;
  const Squares line = ahead & (below_gaps ^ ((below_gaps ^ above_gaps) & if_backward));
  const Squares falling = last_of_ray(first, way) & (Squares{gaps != 0} - 1);
  if ((falling & position.rocks) != 0) [[unlikely]] {
    position.winner = static_cast<std::uint32_t>(winner_of_push(position, line, way)) + 1;
  }
  const auto move_plane = [=](Squares& plane) {
    const Squares moving = plane & line;
    plane = (plane ^ moving) | shift(moving & ~falling, way);
  };
  move_plane(position.animals[kElephants]);
  move_plane(position.animals[kRhinos]);
  move_plane(position.rocks);
  move_plane(position.horizontal);
  move_plane(position.forward);
}

/// Plays a legal move. A push makes room ahead; then every action takes the animal from one place
/// and puts it in another, where a reserve is a place outside the mask.
constexpr void play(Position& position, Move move) noexcept {
  if (move.is_push()) make_room(position, move.to(), move.facing());
  const Squares gone = ~bit(move.from());
  const auto to = static_cast<unsigned>(move.to());
  const auto facing = static_cast<unsigned>(move.facing());
  Squares& own = position.animals[position.ply & 1U];
  own = ((own & gone) | (Squares{1} << to)) & kBoard;
  position.horizontal = ((position.horizontal & gone) | ((facing & 1U) << to)) & kBoard;
  position.forward = ((position.forward & gone) | (((facing >> 1U) ^ 1U) << to)) & kBoard;
  const unsigned used_exit =
      move.action() == Action::leave ? (position.exits & kLeavingIsCounted) >> 2U : 0;
  position.exits &= ~(used_exit << (position.ply & 1U));
  ++position.ply;
}

} // namespace howdah::siam
