// A game that people and engines play: the moves with undo and redo, who sits where, the clock,
// and ends that the rules do not know, such as giving up. It shows nothing and waits for nobody.
#pragma once

#include "engine/engine.hpp"
#include "games/any_game.hpp"
#include "terminal/clock.hpp"
#include "terminal/seat.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace howdah::terminal {

/// How a game ended before the rules say so.
struct EarlyEnd {
  Result result = Result::none(); // none: it is broken off without a winner
  Phrase why;
};

class Session {
public:
  Session(std::unique_ptr<AnyGame> game, std::unique_ptr<AnyState> start,
          std::vector<SeatChoice> seats, std::optional<ClockRules> clock);

  [[nodiscard]] const AnyGame& game() const noexcept { return *game_; }
  [[nodiscard]] const AnyState& start() const noexcept { return *start_; }
  [[nodiscard]] const AnyState& state() const noexcept { return *state_; }
  [[nodiscard]] const std::vector<SeatChoice>& seats() const noexcept { return seats_; }
  [[nodiscard]] const SeatChoice& seat(Seat seat) const {
    return seats_[static_cast<std::size_t>(seat)];
  }
  void set_seats(std::vector<SeatChoice> seats) { seats_ = std::move(seats); }

  /// All moves, those that were taken back included.
  [[nodiscard]] const std::vector<std::string>& moves() const noexcept { return moves_; }
  /// How many of them stand on the board.
  [[nodiscard]] std::size_t played() const noexcept { return played_; }
  [[nodiscard]] bool can_redo() const noexcept { return played_ < moves_.size(); }
  /// For an engine: the game as it stands.
  [[nodiscard]] GameLine line() const;

  [[nodiscard]] bool is_over() const { return early_end_ || state_->result().is_over(); }
  [[nodiscard]] Result result() const;
  [[nodiscard]] const std::optional<EarlyEnd>& early_end() const noexcept { return early_end_; }
  /// Whether it is a person's turn in a game that goes on.
  [[nodiscard]] bool person_to_move() const;
  [[nodiscard]] bool has_person() const;

  /// Nothing when played. Moves that were taken back are forgotten then.
  [[nodiscard]] std::optional<Error> play(std::string_view move);
  /// Takes a move back, and an early end with it; whether there was one.
  bool undo();
  /// Plays the move that was taken back last.
  bool redo();
  /// The same as many undos and redos: to the position after that many moves.
  void go_to(std::size_t moves);

  /// The player gives up. With two players the other one has won.
  void resign(Seat seat);
  void agree_on_draw();
  /// Moves that were taken back are forgotten then.
  void end_early(EarlyEnd end);

  [[nodiscard]] const std::optional<Clock>& clock() const noexcept { return clock_; }
  [[nodiscard]] std::optional<Clock>& clock() noexcept { return clock_; }
  /// Time that passed at the present turn: the clock may end the game.
  void pass_time(milliseconds time);

private:
  [[nodiscard]] Result result_without(Seat seat) const;

  std::unique_ptr<AnyGame> game_;
  std::unique_ptr<AnyState> start_;
  std::unique_ptr<AnyState> state_;
  std::vector<SeatChoice> seats_;
  std::optional<Clock> clock_;
  std::vector<std::string> moves_;
  std::size_t played_ = 0;
  std::optional<EarlyEnd> early_end_;
};

} // namespace howdah::terminal
