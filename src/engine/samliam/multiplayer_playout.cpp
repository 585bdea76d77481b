#include "engine/samliam/multiplayer_playout.hpp"

#include "engine/samliam/tuning.hpp"

#include <algorithm>

namespace howdah::samliam {
namespace {

template <int kPlayers, int kLanes>
class Playout {
public:
  using Board = MultiplayerBoard<kPlayers, kLanes>;

  Playout(const Board& board, int plies, Random& random)
      : board_(board), plies_(plies), random_(random) {}

  /// Plays until the player to move has no forced move. Returns the winner, if that ended the game.
  [[nodiscard]] Result run() {
    for (int ply = 0; ply < plies_; ++ply) {
      const Seat mover = board_.mover();
      if (board_.has_open(mover)) return Result::win(mover);
      const Point point = forced(mover);
      if (point == kNoPoint) break;
      last_ = point;
      if (board_.place(point)) return Result::win(mover);
      if (board_.has_open(mover) && cannot_be_met(mover)) return Result::win(mover);
    }
    return Result::none();
  }

  [[nodiscard]] const Board& board() const noexcept { return board_; }

private:
  [[nodiscard]] Point forced(Seat mover) {
    for (Seat other = Board::after(mover); other != mover; other = Board::after(other)) {
      if (board_.has_open(other)) return block(other);
    }
    return answer_to_song(mover);
  }

  /// The missing point of the first open figure of a player who has one.
  [[nodiscard]] Point missing_point(Seat seat) const {
    std::size_t i = 0;
    while (board_.open(seat, i) == 0) ++i;
    return unfilled(static_cast<int>(i * 64) + std::countr_zero(board_.open(seat, i)), seat, 0);
  }

  /// The `which`-th point of a figure that the player has not filled.
  [[nodiscard]] Point unfilled(int figure, Seat seat, int which) const {
    const auto& points = board_.figures()[figure].points;
    std::size_t i = 0;
    for (; i + 1 < points.size(); ++i) {
      if (!board_.fills_point(points[i], seat) && which-- == 0) break;
    }
    return points[i];
  }

  /// A placement that takes the missing point from a player with an open figure.
  [[nodiscard]] Point block(Seat seat) {
    const Point missing = missing_point(seat);
    const Cell cell = cell_of(missing);
    const CellContent content = board_.at(cell);
    if (!content.empty()) return point_at(cell, content.free_corner());
    // Any corner but the opposite one.
    const auto turn = random_.below(3);
    const int corner = static_cast<int>(corner_of(missing));
    return point_at(
        cell, static_cast<Corner>((corner + (turn == 2 ? 3 : static_cast<int>(turn))) % kCorners));
  }

  /// With a SONG of the player who has just moved: a placement that removes one of its double
  /// threats. Only a figure that the last move brought to two cells makes a new one.
  [[nodiscard]] Point answer_to_song(Seat mover) {
    if (last_ == kNoPoint) return kNoPoint;
    const Seat singer = mover == 0 ? kPlayers - 1 : mover - 1;
    const Lane* const touched = board_.figures().through_all_but_opposite(last_);
    for (std::size_t i = 0; i < Board::kWords; ++i) {
      auto fresh = board_.half(singer, i) & word_of(touched, i);
      while (fresh != 0) {
        const int figure = static_cast<int>(i * 64) + take_lowest(fresh);
        for (const int which : {0, 1}) {
          const Point placement = board_.placement_for(unfilled(figure, singer, which), singer);
          if (opens(placement, singer) > 1) return placement;
        }
      }
    }
    return kNoPoint;
  }

  /// How many figures a placement of the player would open.
  [[nodiscard]] int opens(Point placement, Seat seat) const {
    const Lane* const filled = board_.filled_by(placement, seat);
    int count = 0;
    for (std::size_t i = 0; i < Board::kWords; ++i) {
      count += std::popcount(board_.half(seat, i) & word_of(filled, i));
    }
    return count;
  }

  /// More open figures than the others can block before the player's next turn, and none of theirs.
  [[nodiscard]] bool cannot_be_met(Seat seat) const {
    CellSet cells;
    for (std::size_t i = 0; i < Board::kWords; ++i) {
      for_each_bit(board_.open(seat, i), [&](int bit) {
        cells.insert(cell_of(unfilled(static_cast<int>(i * 64) + bit, seat, 0)));
      });
    }
    if (cells.size() < kPlayers) return false;
    for (Seat other = 0; other < kPlayers; ++other) {
      if (other != seat && board_.has_open(other)) return false;
    }
    return true;
  }

  Board board_;
  int plies_;
  Random& random_;
  Point last_ = kNoPoint;
};

/// How far a playout may go: within the first phase, and not beyond the end of the game.
int plies_of_playout(const Setting& setting, const Position& position) {
  const auto left = setting.last_ply() - std::min(position.ply, setting.last_ply());
  int plies = static_cast<int>(std::min<std::uint32_t>(left, kMultiplayerTuning.playout_plies));
  for (Seat seat = 0; seat < position.players; ++seat) {
    plies = std::min(plies, setting.in_hand(position, seat) * position.players);
  }
  return plies;
}

} // namespace

Shares playout(const Setting& setting, const Position& position, const SeatWeights& weights,
               Random& random) {
  return with_multiplayer_board(
      setting, position,
      [&]<int kPlayers, int kLanes>(const MultiplayerBoard<kPlayers, kLanes>& board) {
        Playout<kPlayers, kLanes> game(board, plies_of_playout(setting, position), random);
        const Result result = game.run();
        if (result.is_over()) return shares_of(result, kPlayers);
        return evaluate_multiplayer(game.board(), fullness(setting, position), weights);
      });
}

} // namespace howdah::samliam
