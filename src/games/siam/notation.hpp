// Parsing and writing squares, moves and positions.
//
// A written move is a parsed text whose legality is not yet checked.
#pragma once

#include "core/error.hpp"
#include "games/siam/position.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace howdah::siam {

[[nodiscard]] char letter(Facing facing) noexcept; // n, e, s or w
[[nodiscard]] char letter(Seat seat) noexcept;     // E or R
[[nodiscard]] std::string square_text(Square square);
/// `O`, or an animal's letter and facing; only of an occupied square.
[[nodiscard]] std::string piece_text(const Position& position, Square square);

struct WrittenMove {
  enum class Kind : unsigned char { enter, go, turn, leave };
  Kind kind;
  Square from;   // kOffBoard for an entry
  Square to;     // kOffBoard when leaving
  Facing facing; // without meaning when leaving
};

[[nodiscard]] Expected<WrittenMove> read_move(std::string_view text);
[[nodiscard]] std::string write_move(Move move);

[[nodiscard]] Expected<Position> read_position(std::string_view text, const Rules& rules);
[[nodiscard]] std::string write_position(const Position& position);

} // namespace howdah::siam
