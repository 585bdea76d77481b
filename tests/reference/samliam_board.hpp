// Sam Liam's board, as §1 of the rules describes it: cells, corners, and who owns the triangle
// that lies in a corner of a cell. Plain arrays and loops; speed does not matter here.
//
//   files a to i are 0 to 8, ranks 1 to 9 are 0 to 8; `size=7` uses 1 to 7 of both
//   players are 0 red, 1 green, 2 black, 3 white
#pragma once

#include <array>
#include <compare>
#include <string>

namespace howdah::reference::samliam {

inline constexpr int kBoardSize = 9;
inline constexpr int kMaxPlayers = 4;

using Player = int;
inline constexpr Player kNobody = -1;

/// In clockwise order.
enum class Corner : unsigned char { nw, ne, se, sw };
inline constexpr std::array kCorners = {Corner::nw, Corner::ne, Corner::se, Corner::sw};

[[nodiscard]] Corner opposite(Corner corner);

struct Cell {
  int file = 0;
  int rank = 0;

  friend auto operator<=>(const Cell&, const Cell&) = default;
};

/// Where a triangle lies: a cell, and the corner its right angle is in.
struct Place {
  Cell cell;
  Corner corner = Corner::nw;

  friend bool operator==(const Place&, const Place&) = default;
};

[[nodiscard]] char letter_of(Player player);
[[nodiscard]] std::string text_of(Corner corner);
[[nodiscard]] std::string text_of(Cell cell);
[[nodiscard]] std::string text_of(const Place& place);

class Board {
public:
  Board();

  /// The player whose triangle lies there, or kNobody.
  [[nodiscard]] Player owner(const Place& place) const {
    return owners_[place.cell.file][place.cell.rank][static_cast<int>(place.corner)];
  }
  [[nodiscard]] int triangles_in(Cell cell) const;
  [[nodiscard]] int triangles_of(Player player) const;
  /// Two triangles of one player in one cell.
  [[nodiscard]] bool is_small_square_of(Cell cell, Player player) const {
    const auto is_own = [&](Corner corner) { return owner({cell, corner}) == player; };
    return (is_own(Corner::nw) && is_own(Corner::se)) || (is_own(Corner::ne) && is_own(Corner::sw));
  }

  /// §2: the cell is empty, or holds one triangle and this corner is opposite to it.
  [[nodiscard]] bool can_place(const Place& place) const;

  void put(const Place& place, Player player);
  void take(const Place& place);

private:
  Player owners_[kBoardSize][kBoardSize][4];
};

} // namespace howdah::reference::samliam
