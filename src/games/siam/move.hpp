// A move in 15 bits:
//
//   14  12 11    7 6     2 1    0
//   [kind][ from ][  to  ][facing]
//
// `from` is kOffBoard for an animal that enters, `to` is kOffBoard for one that leaves, and both
// are the same square for one that turns. `facing` is the way the animal faces afterwards; a push
// goes that way.
#pragma once

#include "games/siam/board.hpp"

#include <cstdint>

namespace howdah::siam {

enum class Action : std::uint8_t { enter, enter_push, step, push, turn, leave };

class Move {
public:
  Move() = default;
  constexpr Move(Action action, Square from, Square to, Facing facing) noexcept
      : bits_(static_cast<std::uint16_t>(
            static_cast<unsigned>(facing) | (static_cast<unsigned>(to) << 2U) |
            (static_cast<unsigned>(from) << 7U) | (static_cast<unsigned>(action) << 12U))) {}

  [[nodiscard]] constexpr Facing facing() const noexcept { return static_cast<Facing>(bits_ & 3U); }
  [[nodiscard]] constexpr Square to() const noexcept { return (bits_ >> 2U) & 31; }
  [[nodiscard]] constexpr Square from() const noexcept { return (bits_ >> 7U) & 31; }
  [[nodiscard]] constexpr Action action() const noexcept {
    return static_cast<Action>(bits_ >> 12U);
  }
  [[nodiscard]] constexpr bool is_push() const noexcept {
    return action() == Action::push || action() == Action::enter_push;
  }

  /// The bits themselves, below 2^15: an index for lookups.
  [[nodiscard]] constexpr std::uint16_t bits() const noexcept { return bits_; }

  friend constexpr bool operator==(Move, Move) noexcept = default;

private:
  std::uint16_t bits_;
};

} // namespace howdah::siam
