// The board of the playouts, compared with its position.
#include "core/random.hpp"
#include "engine/samliam/multiplayer_board.hpp"
#include "games/samliam/samliam.hpp"
#include "games/samliam/threats.hpp"

#include <gtest/gtest.h>

#include <memory>

namespace howdah::samliam {
namespace {

/// Plays random legal moves in the first phase on both boards for as long as the game goes on.
template <int kPlayers, int kLanes>
void compare(std::string_view rules, std::uint64_t seed) {
  using Board = MultiplayerBoard<kPlayers, kLanes>;
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

TEST(MultiplayerBoard, CountsAsThePositionDoes) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    compare<3, 3>("players=3,announce=off", seed);
    compare<3, 3>("players=3,announce=off,cross=unit", seed);
    compare<4, 6>("players=4,announce=off", seed);
    compare<4, 5>("players=4,announce=off,line=adjacent", seed);
  }
}

} // namespace
} // namespace howdah::samliam
