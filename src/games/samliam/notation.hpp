// Parsing and writing cells, triangles, moves and positions.
#pragma once

#include "core/error.hpp"
#include "games/samliam/move.hpp"
#include "games/samliam/setting.hpp"

#include <string>
#include <string_view>

namespace howdah::samliam {

[[nodiscard]] char letter(Seat seat) noexcept;                      // R, G, B or W
[[nodiscard]] std::string_view corner_text(Corner corner) noexcept; // nw, ne, se or sw
[[nodiscard]] std::string cell_text(Cell cell);                     // e5
[[nodiscard]] std::string point_text(Point point);                  // e5nw
[[nodiscard]] std::string triangle_text(Seat seat, Corner corner);  // Rnw
/// The triangles of a cell as position texts write them; nothing for an empty cell.
[[nodiscard]] std::string content_text(CellContent content);

/// Parses a text without checking whether the move is legal.
[[nodiscard]] Expected<Move> read_move(std::string_view text);
[[nodiscard]] std::string write_move(Move move);

[[nodiscard]] Expected<Position> read_position(std::string_view text, const Setting& setting);
[[nodiscard]] std::string write_position(const Position& position, const Setting& setting);

/// The cell two characters name, file a-i and rank 1-9, or -1.
[[nodiscard]] Cell read_cell(std::string_view text) noexcept;
/// The corner two characters name, as a number, or -1.
[[nodiscard]] int read_corner(std::string_view text) noexcept;

} // namespace howdah::samliam
