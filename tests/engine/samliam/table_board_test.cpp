// The board of the playouts against the position it stands for, and the playouts themselves.
#include "engine/samliam/table_board.hpp"
#include "engine/samliam/table_playout.hpp"
#include "games/samliam/threats.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <numeric>

namespace howdah::samliam {
namespace {

/// Plays random legal moves in the first phase on both boards for as long as the game goes on.
template <int kPlayers, int kLanes>
void compare(std::string_view rules, std::uint64_t seed) {
  using Board = TableBoard<kPlayers, kLanes>;
  const auto game = *SamLiam::make(rules);
  const FigureTable& figures = *game.setting().figures;
  auto position = game.start();
  Board board(figures, position);
  Random random(seed);
  const auto moves = std::make_unique<MoveList>();
  while (game.in_hand(position, position.mover) > 0) {
    game.legal_moves(position, *moves);
    if (moves->empty()) return;
    const Move move = (*moves)[random.below(static_cast<std::uint32_t>(moves->size()))];
    const Seat mover = position.mover;
    (void)game.play(position, move);
    ASSERT_EQ(board.place(move.placed()), has_complete_figure(position, mover));
    if (has_complete_figure(position, mover)) return;
    ASSERT_EQ(board.mover(), position.mover);
    for (Seat seat = 0; seat < kPlayers; ++seat) {
      ASSERT_EQ(board.has_open(seat), has_open_figure(position, seat));
      for (std::size_t i = 0; i < Board::kWords; ++i) {
        const auto& counts = position.counts_of(seat)[i / kLaneWords];
        ASSERT_EQ(board.open(seat, i), counts.open()[i % kLaneWords]);
        ASSERT_EQ(board.half(seat, i), counts.half_filled()[i % kLaneWords]);
      }
    }
    for (Cell cell = 0; cell < kCells; ++cell) ASSERT_EQ(board.at(cell), position.at(cell));
  }
}

TEST(TableBoard, CountsAsThePositionDoes) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    compare<3, 3>("players=3,announce=off", seed);
    compare<3, 3>("players=3,announce=off,cross=unit", seed);
    compare<4, 6>("players=4,announce=off", seed);
    compare<4, 5>("players=4,announce=off,line=adjacent", seed);
  }
}

TEST(TablePlayout, SharesOutOnePointAndIsTheSameForTheSameSeed) {
  const auto weights = table_figure_counts();
  for (const auto* const rules : {"players=3", "players=4", "players=4,line=adjacent"}) {
    const auto game = *SamLiam::make(rules);
    const auto& of_seats = weights.of_players(game.players());
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
      Random one(seed);
      Random other(seed);
      const auto shares = playout(game.setting(), game.start(), of_seats, one);
      EXPECT_NEAR(std::accumulate(shares.begin(), shares.end(), 0.0F), 1, 1e-4);
      EXPECT_EQ(shares, playout(game.setting(), game.start(), of_seats, other));
    }
  }
}

TEST(TablePlayout, GivesAllToWhoeverCompletesAFigure) {
  const auto game = *SamLiam::make("players=3");
  // Red has three cells of a square and is to move.
  const auto position = game.parse_position("9/9/9/9/9/9/RnwRne7/Rsw8/9 R - 9");
  ASSERT_TRUE(position) << position.error().what.english;
  ASSERT_TRUE(has_open_figure(*position, 0));
  Random random(1);
  EXPECT_EQ(playout(game.setting(), *position, table_figure_counts().three, random),
            (Shares{1, 0, 0, 0}));
}

} // namespace
} // namespace howdah::samliam
