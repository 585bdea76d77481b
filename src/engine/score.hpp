// The score of a position from the point of view of the player to move: an estimate, or a proof.
//
// The two never mix: an estimate, however large, is not a win, and nothing turns one into the
// other. A proved win in N plies can be forced in N plies at most, whatever the others play.
#pragma once

namespace howdah {

class Score {
public:
  /// In hundredths; 0 is even. An estimate proves nothing.
  [[nodiscard]] static constexpr Score estimate(int centi) noexcept {
    return {Kind::estimate, centi};
  }
  /// The player to move wins with the last of that many plies.
  [[nodiscard]] static constexpr Score win_in(int plies) noexcept { return {Kind::win, plies}; }
  [[nodiscard]] static constexpr Score loss_in(int plies) noexcept { return {Kind::loss, plies}; }

  [[nodiscard]] constexpr bool is_proved() const noexcept { return kind_ != Kind::estimate; }
  [[nodiscard]] constexpr bool is_win() const noexcept { return kind_ == Kind::win; }
  [[nodiscard]] constexpr bool is_loss() const noexcept { return kind_ == Kind::loss; }
  /// Only of an estimate.
  [[nodiscard]] constexpr int centi() const noexcept { return number_; }
  /// Only of a proved score.
  [[nodiscard]] constexpr int plies() const noexcept { return number_; }

  friend constexpr bool operator==(Score, Score) noexcept = default;

private:
  enum class Kind : unsigned char { estimate, win, loss };
  constexpr Score(Kind kind, int number) noexcept : kind_(kind), number_(number) {}

  Kind kind_;
  int number_;
};

} // namespace howdah
