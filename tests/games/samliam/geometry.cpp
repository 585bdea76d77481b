#include "tests/games/samliam/geometry.hpp"

#include <optional>

namespace howdah::testing {
namespace {

struct Step {
  int east;
  int north;
};

/// A cell some steps away from the south-west corner of the board; nothing beyond its edge.
std::optional<std::string> cell_text(int file, int rank, int margin = 0) {
  const auto inside = [&](int value) { return value >= margin && value <= 8 - margin; };
  if (!inside(file) || !inside(rank)) return std::nullopt;
  return std::string{static_cast<char>('a' + file), static_cast<char>('1' + rank)};
}

void add(const std::array<std::optional<std::string>, 4>& cells,
         const std::array<std::string, 4>& corners, std::vector<FigureText>& figures) {
  FigureText figure;
  for (std::size_t i = 0; i < 4; ++i) {
    if (!cells[i]) return;
    figure[i] = *cells[i] + corners[i];
  }
  figures.push_back(figure);
}

/// The corners are those of the cells in the order north-west, north-east, south-east, south-west.
std::vector<FigureText> squares(int margin, const std::array<std::string, 4>& corners) {
  std::vector<FigureText> figures;
  for (int west = 0; west < 9; ++west) {
    for (int east = west + 1; east < 9; ++east) {
      for (int south = 0; south + (east - west) < 9; ++south) {
        const int north = south + (east - west);
        add({cell_text(west, north, margin), cell_text(east, north, margin),
             cell_text(east, south, margin), cell_text(west, south, margin)},
            corners, figures);
      }
    }
  }
  return figures;
}

void add_pointing_alike(const std::array<std::optional<std::string>, 4>& cells,
                        std::vector<FigureText>& figures) {
  for (const auto* corner : kCornerTexts) add(cells, {corner, corner, corner, corner}, figures);
}

} // namespace

std::string opposite_of(const std::string& corner) {
  if (corner == "nw") return "se";
  if (corner == "se") return "nw";
  return corner == "ne" ? "sw" : "ne";
}

std::vector<FigureText> squares_outwards(int margin) {
  return squares(margin, {"nw", "ne", "se", "sw"});
}

std::vector<FigureText> squares_inwards(int margin) {
  return squares(margin, {"se", "sw", "nw", "ne"});
}

std::vector<FigureText> crosses(int longest_arm) {
  std::vector<FigureText> figures;
  for (int arm = 1; arm <= longest_arm; ++arm) {
    for (int file = arm; file + arm < 9; ++file) {
      for (int rank = arm; rank + arm < 9; ++rank) {
        add_pointing_alike({cell_text(file, rank + arm), cell_text(file + arm, rank),
                            cell_text(file, rank - arm), cell_text(file - arm, rank)},
                           figures);
      }
    }
  }
  return figures;
}

std::vector<FigureText> lines(int longest_step) {
  std::vector<FigureText> figures;
  for (const auto& [east, north] : {Step{1, 0}, Step{0, 1}, Step{1, 1}, Step{1, -1}}) {
    for (int step = 1; step <= longest_step; ++step) {
      for (int file = 0; file < 9; ++file) {
        for (int rank = 0; rank < 9; ++rank) {
          const auto along = [&](int steps) {
            return cell_text(file + steps * step * east, rank + steps * step * north);
          };
          add_pointing_alike({along(0), along(1), along(2), along(3)}, figures);
        }
      }
    }
  }
  return figures;
}

std::string triangles_of(const FigureText& figure, char colour, int missing) {
  std::string text;
  int index = 0;
  for (const auto& place : figure) {
    if (index++ == missing) continue;
    text += (text.empty() ? "" : " ") + std::string{colour} + place;
  }
  return text;
}

} // namespace howdah::testing
