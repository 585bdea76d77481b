// Type-erased games, chosen at run time: a thin virtual interface in texts over the Game concept.
// Programs use it; searches never do.
#pragma once

#include "core/error.hpp"
#include "games/drawing.hpp"
#include "games/explanation.hpp"
#include "games/game.hpp"
#include "games/gesture.hpp"
#include "games/remark.hpp"
#include "games/result.hpp"
#include "games/rule_book.hpp"

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace howdah {

/// A game in progress.
class AnyState {
public:
  AnyState() = default;
  AnyState(const AnyState&) = delete;
  AnyState& operator=(const AnyState&) = delete;
  virtual ~AnyState() = default;

  [[nodiscard]] virtual std::unique_ptr<AnyState> clone() const = 0;

  [[nodiscard]] virtual std::string text() const = 0;
  [[nodiscard]] virtual Seat to_move() const = 0;
  [[nodiscard]] virtual std::uint32_t ply() const = 0;
  [[nodiscard]] virtual Result result() const = 0;
  [[nodiscard]] virtual std::vector<PlacedPiece> pieces() const = 0;
  [[nodiscard]] virtual int in_hand(Seat seat) const = 0;
  [[nodiscard]] virtual std::vector<Remark> remarks() const = 0;

  /// Sorted bytewise.
  [[nodiscard]] virtual std::vector<std::string> legal_moves() const = 0;
  /// The same moves, in the same order, as gestures.
  [[nodiscard]] virtual std::vector<Gesture> gestures() const = 0;
  /// What a legal move changes on the board, by place in the order of `pieces`; for any other text
  /// why it is not legal.
  [[nodiscard]] virtual Expected<std::vector<PlaceChange>> changes(std::string_view move) const = 0;
  /// Nothing when played; else why not, and the game stays as it was.
  [[nodiscard]] virtual std::optional<Error> play(std::string_view move) = 0;
  [[nodiscard]] virtual Expected<Explanation> explain(std::string_view move) const = 0;
  /// The same for all positions that a symmetry of the board turns into each other.
  [[nodiscard]] virtual std::uint64_t symmetry_key() const = 0;
  [[nodiscard]] virtual std::uint64_t perft(int depth, const std::atomic<bool>& stop) const = 0;

  /// "5 in reserve".
  [[nodiscard]] virtual Phrase hand_words(Seat seat) const = 0;
  [[nodiscard]] virtual Drawing draw(const DrawOptions& options) const = 0;
  /// The places in the order of `AnyGame::board`; `turned`: as seen from the other side.
  [[nodiscard]] virtual PlaceDrawings draw_places(const DrawOptions& options,
                                                  bool turned) const = 0;
  [[nodiscard]] virtual std::string svg() const = 0;
};

/// A game with its rules chosen.
class AnyGame {
public:
  AnyGame() = default;
  AnyGame(const AnyGame&) = delete;
  AnyGame& operator=(const AnyGame&) = delete;
  virtual ~AnyGame() = default;

  [[nodiscard]] virtual std::string_view name() const = 0;
  [[nodiscard]] virtual std::string rules_text() const = 0;
  [[nodiscard]] virtual int players() const = 0;
  [[nodiscard]] virtual char seat_letter(Seat seat) const = 0;
  [[nodiscard]] virtual std::string_view seat_tag(Seat seat) const = 0; // in game records
  [[nodiscard]] virtual Phrase seat_name(Seat seat) const = 0;
  [[nodiscard]] virtual SeatSentences seat_sentences(Seat seat) const = 0;

  [[nodiscard]] virtual BoardPlaces board() const = 0;
  /// In which pieces can point, clockwise.
  [[nodiscard]] virtual std::vector<std::string> ways() const = 0;
  /// How the notation writes a gesture, legal or not; its `move` is not looked at.
  [[nodiscard]] virtual std::string gesture_text(const Gesture& gesture) const = 0;

  [[nodiscard]] virtual std::unique_ptr<AnyState> start() const = 0;
  [[nodiscard]] virtual Expected<std::unique_ptr<AnyState>>
  parse_position(std::string_view text) const = 0;
};

} // namespace howdah
