// How a game stands: still going on, drawn, or won by one seat.
#pragma once

namespace howdah {

inline constexpr int kMaxPlayers = 4;

/// A player's place in turn order, from 0.
using Seat = int;

class Result {
public:
  [[nodiscard]] static constexpr Result none() noexcept { return Result(kNone); }
  [[nodiscard]] static constexpr Result draw() noexcept { return Result(kDraw); }
  [[nodiscard]] static constexpr Result win(Seat winner) noexcept { return Result(winner); }

  [[nodiscard]] constexpr bool is_over() const noexcept { return value_ != kNone; }
  [[nodiscard]] constexpr bool is_draw() const noexcept { return value_ == kDraw; }
  [[nodiscard]] constexpr bool is_win() const noexcept { return value_ >= 0; }
  /// Only of a game that was won.
  [[nodiscard]] constexpr Seat winner() const noexcept { return value_; }

  /// What a finished game is worth to a seat: 1 in all, shared equally in a draw.
  [[nodiscard]] constexpr double score(Seat seat, int players) const noexcept {
    if (is_draw()) return 1.0 / players;
    return seat == value_ ? 1.0 : 0.0;
  }

  friend constexpr bool operator==(Result, Result) noexcept = default;

private:
  static constexpr int kNone = -1;
  static constexpr int kDraw = -2;
  explicit constexpr Result(int value) noexcept : value_(value) {}

  int value_; // a seat, kNone or kDraw
};

} // namespace howdah
