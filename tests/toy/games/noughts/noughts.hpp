// Noughts and crosses, the smallest game that needs all of the Game concept: three in a row on a
// board of three by three. Written by following docs/adding-a-game.md, to keep that page true.
#pragma once

#include "core/fixed_list.hpp"
#include "games/game.hpp"

#include <array>

namespace howdah::noughts {

inline constexpr int kCells = 9;
inline constexpr std::uint8_t kEmpty = 2;

struct Rules {
  bool corners_first = false; // the first move must be in a corner
};

/// Cells row by row from a3, the north-west, to c1: the seat that marked it, or kEmpty.
struct Position {
  std::array<std::uint8_t, kCells> cells{};
  std::uint32_t ply = 0;

  friend bool operator==(const Position&, const Position&) = default;
};

struct Move {
  std::uint8_t cell = 0;

  friend bool operator==(Move, Move) = default;
};

class Noughts {
public:
  using Rules = noughts::Rules;
  using Position = noughts::Position;
  using Move = noughts::Move;
  using MoveList = FixedList<Move, kCells>;
  struct Undo {};

  static constexpr std::string_view kName = "noughts";
  [[nodiscard]] static const RuleBook& rule_book();
  [[nodiscard]] static Expected<Noughts> make(std::string_view rules);
  explicit Noughts(const Rules& rules) : rules_(rules) {}

  [[nodiscard]] const Rules& rules() const noexcept { return rules_; }
  [[nodiscard]] std::string rules_text() const;
  [[nodiscard]] bool repetition_draws() const noexcept { return false; }

  [[nodiscard]] int players() const noexcept { return 2; }
  [[nodiscard]] char seat_letter(Seat seat) const noexcept { return seat == 0 ? 'X' : 'O'; }
  [[nodiscard]] std::string_view seat_tag(Seat seat) const noexcept {
    return seat == 0 ? "Crosses" : "Noughts";
  }
  [[nodiscard]] Phrase seat_name(Seat seat) const;
  [[nodiscard]] SeatSentences seat_sentences(Seat seat) const;

  [[nodiscard]] Position start() const;
  [[nodiscard]] Seat to_move(const Position& position) const noexcept {
    return static_cast<Seat>(position.ply % 2);
  }
  [[nodiscard]] std::uint32_t ply(const Position& position) const noexcept { return position.ply; }
  [[nodiscard]] Result result(const Position& position) const noexcept;
  [[nodiscard]] std::uint64_t hash(const Position& position) const noexcept;
  [[nodiscard]] bool same(const Position& one, const Position& other) const noexcept {
    return one.cells == other.cells;
  }
  [[nodiscard]] std::vector<PlacedPiece> pieces(const Position& position) const;
  [[nodiscard]] int in_hand(const Position& position, Seat seat) const noexcept;

  void legal_moves(const Position& position, MoveList& moves) const noexcept;
  [[nodiscard]] std::uint64_t count_moves(const Position& position) const noexcept;
  Undo play(Position& position, Move move) const noexcept;
  void undo(Position& position, Move move, const Undo& undo) const noexcept;

  [[nodiscard]] Expected<Position> parse_position(std::string_view text) const;
  [[nodiscard]] std::string position_text(const Position& position) const;
  [[nodiscard]] Expected<Move> parse_move(const Position& position, std::string_view text) const;
  [[nodiscard]] std::string move_text(Move move) const;
  [[nodiscard]] Expected<Explanation> explain(const Position& position,
                                              std::string_view text) const;

  [[nodiscard]] BoardPlaces board() const;
  [[nodiscard]] std::vector<std::string> ways() const { return {}; }
  [[nodiscard]] Gesture gesture(const Position& position, Move move) const;
  [[nodiscard]] std::string gesture_text(const Gesture& gesture) const { return gesture.to; }
  [[nodiscard]] std::vector<Remark> remarks(const Position& /*position*/) const { return {}; }

  // The identity, and the reflection that exchanges west and east.
  [[nodiscard]] int symmetries() const noexcept { return 2; }
  [[nodiscard]] Position transform(const Position& position, int symmetry) const noexcept;
  [[nodiscard]] Move transform_move(Move move, int symmetry) const noexcept;

  [[nodiscard]] Phrase hand_words(const Position& position, Seat seat) const;
  [[nodiscard]] Drawing draw(const Position& position, const DrawOptions& options) const;
  [[nodiscard]] PlaceDrawings draw_places(const Position& position, const DrawOptions& options,
                                          bool turned) const;
  [[nodiscard]] std::string svg(const Position& position) const;

private:
  [[nodiscard]] bool is_allowed(const Position& position, int cell) const noexcept;

  Rules rules_;
};

static_assert(Game<Noughts>);

} // namespace howdah::noughts
