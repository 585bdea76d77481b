// Whether a written move is possible, and if not, which rule forbids it.
//
// This walks the board square by square, as a player would; it shares no lookup with the move
// generator, and the tests compare the two.
#pragma once

#include "core/fixed_list.hpp"
#include "games/siam/notation.hpp"
#include "games/siam/position.hpp"

namespace howdah::siam {

enum class Ruling : unsigned char {
  legal,
  game_over,
  no_animal_there,
  rock_there,
  not_your_animal,
  reserve_empty,
  enter_not_border,
  enter_wrong_way,
  step_not_adjacent,
  push_not_ahead,
  push_must_not_turn,
  push_too_weak,
  push_stopped_on_the_way,
  crossed_square,
  turn_to_same_facing,
  leave_not_border,
  leave_right_used,
};

/// A piece in the line of a push; the pusher comes first.
struct LinePiece {
  enum class Part : unsigned char { pushes, resists, sideways, rock };
  Square square; // kOffBoard for a pusher that enters
  Part part;
  Seat owner;    // without meaning for a rock
  Facing facing; // likewise
};

/// What the pieces of a line add up to.
struct PushBalance {
  int same = 0;
  int against = 0;
  int rocks = 0;

  void add(LinePiece::Part part) noexcept;
  [[nodiscard]] int needed() const noexcept { return rocks > 1 ? rocks : 1; }
  [[nodiscard]] bool succeeds() const noexcept { return same - against >= needed(); }
};

struct Verdict {
  Ruling ruling = Ruling::legal;
  Move move{}; // only when legal
  // The rest speaks of pushes.
  bool is_push = false;
  FixedList<LinePiece, kSide + 1> line{};
  PushBalance balance{};
  /// With `push_stopped_on_the_way`: how many pieces from the pusher on already fail.
  std::size_t stopped_after = 0;
  bool last_piece_falls = false;
};

[[nodiscard]] Verdict judge(const Position& position, const Rules& rules, WrittenMove written);

/// Whether the opening restriction is in force for the player to move.
[[nodiscard]] constexpr bool crosses_forbidden(const Position& position,
                                               const Rules& rules) noexcept {
  return rules.opening_crosses && position.ply < kOpeningPlies;
}

/// The result as far as the position alone shows it. A game cannot grow longer than ply counts.
[[nodiscard]] constexpr Result result(const Position& position, const Rules& rules) noexcept {
  if (position.winner != 0) return Result::win(static_cast<Seat>(position.winner) - 1);
  const auto limit = rules.limit != 0 ? rules.limit : kMaxPly;
  return position.ply >= limit ? Result::draw() : Result::none();
}

} // namespace howdah::siam
