// Cells: their numbers, their sets, and what they hold.
#include "games/samliam/cell_content.hpp"
#include "games/samliam/notation.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace howdah::samliam {
namespace {

constexpr int kPlayers = 4;

struct Triangle {
  Corner corner;
  Seat owner;
};

/// Every way to fill a cell, as the triangles it holds.
std::vector<std::vector<Triangle>> every_filling() {
  std::vector<std::vector<Triangle>> fillings = {{}};
  for (const Corner corner : kAllCorners) {
    for (Seat seat = 0; seat < kPlayers; ++seat) fillings.push_back({{corner, seat}});
  }
  for (const Corner corner : {Corner::nw, Corner::ne}) {
    for (Seat one = 0; one < kPlayers; ++one) {
      for (Seat two = 0; two < kPlayers; ++two) {
        fillings.push_back({{corner, one}, {opposite(corner), two}});
      }
    }
  }
  return fillings;
}

CellContent content_of(const std::vector<Triangle>& triangles) {
  CellContent content;
  for (const auto& triangle : triangles) content = content.with(triangle.corner, triangle.owner);
  return content;
}

bool fits(const std::vector<Triangle>& triangles, Corner corner, Seat seat) {
  const auto own = std::ranges::count(triangles, seat, &Triangle::owner);
  if (own == 2) return true;
  return std::ranges::any_of(triangles, [&](const Triangle& triangle) {
    return triangle.owner == seat && triangle.corner == corner;
  });
}

bool may_place(const std::vector<Triangle>& triangles, Corner corner) {
  if (triangles.size() == 2) return false;
  return triangles.empty() || triangles[0].corner == opposite(corner);
}

TEST(SamLiamCells, AscendInTheOrderOfTheirTexts) {
  std::vector<std::string> texts;
  for (Cell cell = 0; cell < kCells; ++cell) texts.push_back(cell_text(cell));
  EXPECT_TRUE(std::ranges::is_sorted(texts));
  EXPECT_EQ(texts.front(), "a1");
  EXPECT_EQ(texts.back(), "i9");
}

TEST(SamLiamCells, SmallBoardIsTheInnerPart) {
  const CellSet small = cells_of_board(7);
  EXPECT_EQ(small.size(), 49);
  EXPECT_TRUE(small.contains(read_cell("b2")));
  EXPECT_TRUE(small.contains(read_cell("h8")));
  EXPECT_FALSE(small.contains(read_cell("a5")));
  EXPECT_FALSE(small.contains(read_cell("e9")));
  EXPECT_EQ(cells_of_board(9).size(), 81);
}

TEST(SamLiamCells, SetsHoldWhatWasInserted) {
  CellSet cells;
  EXPECT_TRUE(cells.empty());
  for (const Cell cell : {0, 63, 64, 80}) cells.insert(cell);
  std::vector<Cell> visited;
  cells.for_each([&](Cell cell) { visited.push_back(cell); });
  EXPECT_EQ(visited, (std::vector<Cell>{0, 63, 64, 80}));
  CellSet some;
  some.insert(64);
  EXPECT_EQ(cells.without(some).size(), 3);
  EXPECT_FALSE(cells.without(some).contains(64));
}

TEST(SamLiamCells, ContentRemembersEachTriangle) {
  for (const auto& triangles : every_filling()) {
    const CellContent content = content_of(triangles);
    EXPECT_EQ(content.empty(), triangles.empty());
    EXPECT_EQ(content.single(), triangles.size() == 1);
    EXPECT_EQ(content.full(), triangles.size() == 2);
    for (const Corner corner : kAllCorners) {
      const auto found = std::ranges::find(triangles, corner, &Triangle::corner);
      EXPECT_EQ(content.owner(corner), found == triangles.end() ? kNobody : found->owner);
      EXPECT_EQ(content.accepts(corner), may_place(triangles, corner));
    }
    if (content.single()) {
      EXPECT_EQ(content.single_owner(), triangles[0].owner);
      EXPECT_EQ(content.free_corner(), opposite(triangles[0].corner));
    }
  }
}

TEST(SamLiamCells, TakingATriangleUndoesPlacingIt) {
  for (const auto& triangles : every_filling()) {
    const CellContent content = content_of(triangles);
    for (const Corner corner : kAllCorners) {
      if (!content.accepts(corner)) continue;
      for (Seat seat = 0; seat < kPlayers; ++seat) {
        EXPECT_EQ(content.with(corner, seat).without(corner), content);
      }
    }
  }
}

TEST(SamLiamCells, APointIsFilledByItsTriangleOrBySmallSquare) {
  for (const auto& triangles : every_filling()) {
    const CellContent content = content_of(triangles);
    for (const Corner corner : kAllCorners) {
      for (Seat seat = 0; seat < kPlayers; ++seat) {
        EXPECT_EQ(fills(content, corner, seat), fits(triangles, corner, seat));
      }
    }
  }
}

} // namespace
} // namespace howdah::samliam
