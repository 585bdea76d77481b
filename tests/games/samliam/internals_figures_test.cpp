// The tables of winning figures.
#include "games/samliam/figures.hpp"
#include "games/samliam/symmetry.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace howdah::samliam {
namespace {

const Rules kTwo{};
const Rules kTwoSmall{.size = 7};
const Rules kThree{.players = 3};
const Rules kThreeUnit{.players = 3, .unit_crosses = true};
const Rules kFour{.players = 4};
const Rules kFourAdjacent{.players = 4, .adjacent_lines = true};
const std::array kAll = {kTwo, kTwoSmall, kThree, kThreeUnit, kFour, kFourAdjacent};

std::map<FigureKind, int> count_kinds(const FigureTable& table) {
  std::map<FigureKind, int> counts;
  for (int i = 0; i < table.size(); ++i) ++counts[table[i].kind];
  return counts;
}

bool contains(const Lane* lanes, int figure) {
  const Lane& lane = lanes[figure / kLaneFigures];
  return ((lane[static_cast<std::size_t>(figure / 64 % kLaneWords)] >> (figure % 64)) & 1U) != 0;
}

/// The number of cells on the diagonal through a cell of the 9 x 9 board.
int diagonal_length(Cell cell, bool falling) {
  const int file = file_of(cell);
  const int rank = falling ? rank_of(cell) : kSide - 1 - rank_of(cell);
  return kSide - std::abs(file + rank - (kSide - 1));
}

TEST(SamLiamFigures, LargeBoardHas204SquaresEachWay) {
  const auto kinds = count_kinds(FigureTable::of(kTwo));
  EXPECT_EQ(kinds, (std::map<FigureKind, int>{{FigureKind::outward_square, 204},
                                              {FigureKind::inward_square, 204}}));
}

TEST(SamLiamFigures, SmallBoardHas182SquareFigures) {
  EXPECT_EQ(FigureTable::of(kTwoSmall).size(), 182);
}

TEST(SamLiamFigures, ThreePlayersAdd336Crosses) {
  const auto kinds = count_kinds(FigureTable::of(kThree));
  EXPECT_EQ(kinds, (std::map<FigureKind, int>{{FigureKind::outward_square, 204},
                                              {FigureKind::inward_square, 204},
                                              {FigureKind::cross, 336}}));
  EXPECT_EQ(count_kinds(FigureTable::of(kThreeUnit))[FigureKind::cross], 49 * 4);
}

TEST(SamLiamFigures, FourPlayersAdd1008Lines) {
  const auto kinds = count_kinds(FigureTable::of(kFour));
  EXPECT_EQ(kinds, (std::map<FigureKind, int>{{FigureKind::outward_square, 204},
                                              {FigureKind::inward_square, 204},
                                              {FigureKind::line, 1008}}));
  EXPECT_EQ(count_kinds(FigureTable::of(kFourAdjacent))[FigureKind::line],
            (2 * 9 * 6 + 2 * 6 * 6) * 4);
}

TEST(SamLiamFigures, FitIntoThePositionsCounters) {
  for (const auto& rules : kAll) {
    const auto& table = FigureTable::of(rules);
    EXPECT_LE(table.lanes(), kMostLanes);
    EXPECT_LE(table.size(), table.lanes() * kLaneFigures);
    EXPECT_EQ(table.players(), rules.players);
  }
}

TEST(SamLiamFigures, AreFourDifferentCellsOfTheBoardAndAllDifferent) {
  for (const auto& rules : kAll) {
    const auto& table = FigureTable::of(rules);
    const CellSet board = cells_of_board(rules.size);
    std::set<std::set<Point>> seen;
    for (int i = 0; i < table.size(); ++i) {
      CellSet cells;
      std::set<Point> points;
      for (const Point point : table[i].points) {
        cells.insert(cell_of(point));
        points.insert(point);
        EXPECT_TRUE(board.contains(cell_of(point)));
      }
      EXPECT_EQ(cells.size(), 4);
      EXPECT_TRUE(seen.insert(points).second) << "figure " << i << " occurs twice";
    }
  }
}

TEST(SamLiamFigures, SquaresPointOutwardsOrInwards) {
  const auto& table = FigureTable::of(kTwo);
  for (int i = 0; i < table.size(); ++i) {
    const auto& figure = table[i];
    int files = 0;
    int ranks = 0;
    for (const Point point : figure.points) {
      files += file_of(cell_of(point));
      ranks += rank_of(cell_of(point));
    }
    for (const Point point : figure.points) {
      const bool west = file_of(cell_of(point)) * 4 < files;
      const bool north = rank_of(cell_of(point)) * 4 > ranks;
      const Corner outside =
          north ? (west ? Corner::nw : Corner::ne) : (west ? Corner::sw : Corner::se);
      const bool outward = figure.kind == FigureKind::outward_square;
      EXPECT_EQ(corner_of(point), outward ? outside : opposite(outside));
    }
  }
}

TEST(SamLiamFigures, EverySymmetryMapsThemOntoThemselves) {
  for (const auto& rules : kAll) {
    const auto& table = FigureTable::of(rules);
    std::set<std::pair<FigureKind, std::set<Point>>> known;
    for (int i = 0; i < table.size(); ++i) {
      known.emplace(table[i].kind, std::set<Point>(table[i].points.begin(), table[i].points.end()));
    }
    for (int symmetry = 0; symmetry < kSymmetries; ++symmetry) {
      for (int i = 0; i < table.size(); ++i) {
        std::set<Point> turned;
        for (const Point point : table[i].points) turned.insert(transform(point, symmetry));
        EXPECT_TRUE(known.contains({table[i].kind, turned})) << "symmetry " << symmetry;
      }
    }
  }
}

TEST(SamLiamFigures, SetsThroughPointsAgreeWithTheFigures) {
  for (const auto& rules : kAll) {
    const auto& table = FigureTable::of(rules);
    for (Point point = 0; point < kPoints; ++point) {
      for (int i = 0; i < table.size(); ++i) {
        const auto& points = table[i].points;
        const bool through = std::ranges::find(points, point) != points.end();
        const bool through_rest = std::ranges::any_of(points, [&](Point other) {
          return cell_of(other) == cell_of(point) && other != opposite_point(point);
        });
        ASSERT_EQ(contains(table.through(point), i), through);
        ASSERT_EQ(contains(table.through_all_but_opposite(point), i), through_rest);
      }
    }
  }
}

TEST(SamLiamFigures, APointLiesOnOneLessThanTheCellsOfItsDiagonal) {
  const auto& table = FigureTable::of(kTwo);
  for (Point point = 0; point < kPoints; ++point) {
    int figures = 0;
    for (int i = 0; i < table.size(); ++i) figures += contains(table.through(point), i) ? 1 : 0;
    const bool falling = corner_of(point) == Corner::nw || corner_of(point) == Corner::se;
    EXPECT_EQ(figures, diagonal_length(cell_of(point), falling) - 1) << "point " << point;
  }
}

TEST(SamLiamFigures, AreBuiltOnceForARuleSet) {
  EXPECT_EQ(&FigureTable::of(kThree), &FigureTable::of(Rules{.players = 3, .triangles = 8}));
  EXPECT_NE(&FigureTable::of(kThree), &FigureTable::of(kThreeUnit));
}

} // namespace
} // namespace howdah::samliam
