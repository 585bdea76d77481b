// Entering a move with cursor or mouse: pick a piece up, put it down, point it some way, confirm.
// It knows the legal moves as gestures and is game-independent.
//
//   choosing --pick--> holding --put--> aiming --confirm--> the move
//       \_______________ put ____________/        (a piece from beside the board)
#pragma once

#include "games/any_game.hpp"
#include "terminal/compass.hpp"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace howdah::terminal {

class Picker {
public:
  enum class Stage : unsigned char { choosing, holding, aiming };

  Picker() = default;
  /// For the player to move.
  Picker(const AnyGame& game, const AnyState& state);

  [[nodiscard]] Stage stage() const noexcept { return stage_; }
  /// What is held or aimed: where it comes from, empty for beside the board.
  [[nodiscard]] const std::string& from() const noexcept { return from_; }
  [[nodiscard]] const std::string& to() const noexcept { return to_; }

  /// Places whose piece can be picked up, while choosing.
  [[nodiscard]] std::set<std::string> sources() const;
  /// Places where what is held can be put down; while choosing, pieces from beside the board.
  [[nodiscard]] std::set<std::string> targets() const;
  [[nodiscard]] bool can_leave() const;       // what is held can go off the board
  [[nodiscard]] bool can_enter() const;       // something waits beside the board
  [[nodiscard]] std::size_t variants() const; // how many pieces or calls `next` goes through

  /// A place was pointed at: picks up, or puts down. On failure nothing changes, and what was
  /// tried can be explained.
  [[nodiscard]] bool point(const std::string& place);
  /// Picks a piece up beside the board.
  [[nodiscard]] bool take_from_beside();
  /// Takes what is held off the board.
  [[nodiscard]] bool leave();
  /// The other piece of the same place, or what is said with the move.
  void next();
  /// While aiming: points as far as possible that way.
  void turn(Step direction);
  /// While aiming: the next of the possible ways.
  void turn_on(int by);
  /// While aiming: whether there is more than one way to point.
  [[nodiscard]] bool can_turn() const { return stage_ == Stage::aiming && ways().size() > 1; }
  /// One stage back; whether there was one.
  bool back();

  /// While aiming: the move that is ready.
  [[nodiscard]] const Gesture* ready() const;

  /// The move as text that pointing at a place would have tried, for an explanation: of the ways
  /// to point there, the one about which there is most to say.
  [[nodiscard]] std::string tried(const AnyGame& game, const AnyState& state,
                                  const std::string& place) const;

private:
  [[nodiscard]] std::vector<const Gesture*> aimed() const; // from, from_way and to are chosen
  [[nodiscard]] std::vector<std::string> ways() const;
  [[nodiscard]] std::vector<std::string> calls() const;
  [[nodiscard]] std::vector<std::string> held_ways() const;
  void hold(const std::string& from);
  void aim(const std::string& to);
  void settle_call();

  std::vector<Gesture> gestures_;
  Stage stage_ = Stage::choosing;
  bool picked_ = false; // what is aimed was held before
  std::string from_;
  std::string from_way_;
  std::string to_;
  std::string to_way_;
  std::string call_;
};

} // namespace howdah::terminal
