// SAM, SONG and WIN read off the counters, against trying every placement.
#include "games/samliam/announcements.hpp"
#include "games/samliam/threats.hpp"
#include "tests/games/samliam/internals_support.hpp"

#include <gtest/gtest.h>

namespace howdah::samliam {
namespace {

/// The cells where one placement by the player completes a figure.
CellSet completing_cells(const SamLiam& game, Position position, Seat seat) {
  CellSet cells;
  for (Point point = 0; point < kPoints; ++point) {
    if (!game.setting().board.contains(cell_of(point))) continue;
    if (!position.at(cell_of(point)).accepts(corner_of(point))) continue;
    put_triangle(*game.setting().figures, position, point, seat);
    if (has_complete_figure(position, seat)) cells.insert(cell_of(point));
    take_triangle(*game.setting().figures, position, point, seat);
  }
  return cells;
}

/// The cells where one placement by the player leads to two completing cells.
CellSet doubling_cells(const SamLiam& game, Position position, Seat seat) {
  CellSet cells;
  for (Point point = 0; point < kPoints; ++point) {
    const Cell cell = cell_of(point);
    if (!game.setting().board.contains(cell) || position.barred_to(seat).contains(cell)) continue;
    if (!position.at(cell).accepts(corner_of(point))) continue;
    put_triangle(*game.setting().figures, position, point, seat);
    if (completing_cells(game, position, seat).size() >= 2) cells.insert(cell);
    take_triangle(*game.setting().figures, position, point, seat);
  }
  return cells;
}

/// A board with a few triangles near the middle, most of them red, and with a bar for Red where
/// there are bars.
Position scatter(const SamLiam& game, Random& random) {
  Position position = game.start();
  for (int i = 0; i < 11; ++i) {
    const Cell cell =
        cell_at(2 + static_cast<int>(random.below(4)), 2 + static_cast<int>(random.below(4)));
    const auto corner = static_cast<Corner>(random.below(kCorners));
    const Seat seat = i < 8 ? 0 : 1;
    if (!position.at(cell).accepts(corner)) continue;
    put_triangle(*game.setting().figures, position, point_at(cell, corner), seat);
  }
  if (game.setting().strict()) {
    CellSet barred;
    for (int i = 0; i < 8; ++i) barred.insert(static_cast<Cell>(random.below(kCells)));
    set_bars(position, 0, barred);
  }
  return position;
}

class SamLiamThreats : public testing::TestWithParam<std::string_view> {};

TEST_P(SamLiamThreats, MissingCellsAreThoseWhereAPlacementCompletes) {
  const auto game = make_game(GetParam());
  Random random(9);
  int open = 0;
  for (int round = 0; round < 4; ++round) {
    (void)play_at_random(game, 100, random, [&](const Position& position, Move) {
      for (Seat seat = 0; seat < game.players(); ++seat) {
        const CellSet cells = missing_cells(*game.setting().figures, position, seat);
        ASSERT_EQ(cells, completing_cells(game, position, seat)) << game.position_text(position);
        EXPECT_EQ(has_open_figure(position, seat), !cells.empty());
        open += cells.size();
      }
    });
  }
  EXPECT_GT(open, 0);
}

TEST_P(SamLiamThreats, ASongIsAPlacementThatMakesTwoThreats) {
  const auto game = make_game(GetParam());
  Random random(10);
  int songs = 0;
  for (int round = 0; round < 25; ++round) {
    const Position position = scatter(game, random);
    const CellSet found = double_threat_cells(*game.setting().figures, position, 0);
    const bool open = has_open_figure(position, 0);
    EXPECT_EQ(has_song(*game.setting().figures, position, 0), !open && !found.empty());
    if (open) continue;
    ASSERT_EQ(found, doubling_cells(game, position, 0)) << game.position_text(position);
    songs += found.size();
  }
  EXPECT_GT(songs, 0);
}

TEST_P(SamLiamThreats, WhatIsDueFollowsFromTheThreats) {
  const auto game = make_game(GetParam());
  const auto& figures = *game.setting().figures;
  Random random(11);
  for (int round = 0; round < 6; ++round) {
    (void)play_at_random(game, 100, random, [&](const Position& position, Move) {
      for (Seat seat = 0; seat < game.players(); ++seat) {
        const Due due = due_announcement(figures, position, seat);
        const int cells = missing_cells(figures, position, seat).size();
        const bool song = has_song(figures, position, seat);
        const auto expected = cells > 1 && game.players() > 2 ? Announcement::song_sam
                              : cells > 0                     ? Announcement::sam
                              : song                          ? Announcement::song
                                                              : Announcement::none;
        EXPECT_EQ(due.announcement, expected);
        EXPECT_EQ(due.cells.empty(), expected == Announcement::none);
        if (has_win(figures, position, seat)) {
          EXPECT_GT(cells, 0);
        }
      }
    });
  }
}

INSTANTIATE_TEST_SUITE_P(EveryRuleSet, SamLiamThreats, testing::ValuesIn(kRuleSets));

} // namespace
} // namespace howdah::samliam
