#include "engine/samliam/table_playout.hpp"

#include "engine/samliam/table_board.hpp"

#include <algorithm>
#include <cmath>

namespace howdah::samliam {
namespace {

// Thought out, and good enough by far against the simple players; nothing was tuned by matches.
constexpr int kPlies = 24; // long enough for threats to be made and met

constexpr std::uint32_t kSamPercent = 30;   // of the moves that nothing forces: opens a figure
constexpr std::uint32_t kBuildPercent = 55; // brings a figure to two cells

// What an alive figure counts when a playout is cut: nothing is worth as much as the threats that
// can be made of it.
constexpr float kHalfWorth = 0.22F;
constexpr float kBegunWorth = 0.03F;
constexpr float kOpenWorth = 1.5F;

template <int kPlayers, int kLanes>
class Playout {
public:
  using Board = TableBoard<kPlayers, kLanes>;

  Playout(const Setting& setting, const Position& position, Random& random)
      : board_(*setting.figures, position), random_(random) {
    plies_ = kPlies;
    for (Seat seat = 0; seat < kPlayers; ++seat) {
      plies_ = std::min(plies_, setting.in_hand(position, seat) * kPlayers);
    }
    const auto left = setting.last_ply() - std::min(position.ply, setting.last_ply());
    plies_ = std::min(plies_, static_cast<int>(std::min<std::uint32_t>(left, kPlies)));
  }

  [[nodiscard]] Shares run() {
    for (int ply = 0; ply < plies_; ++ply) {
      const Seat mover = board_.mover();
      if (board_.has_open(mover)) return shares_of(Result::win(mover), kPlayers);
      const Point point = choose(mover);
      if (point == kNoPoint) break;
      last_ = point;
      if (board_.place(point)) return shares_of(Result::win(mover), kPlayers);
      if (board_.has_open(mover) && cannot_be_met(mover)) {
        return shares_of(Result::win(mover), kPlayers);
      }
    }
    return by_figures();
  }

  /// What the alive figures say of the players' chances.
  [[nodiscard]] Shares by_figures() const {
    Shares shares{};
    float sum = 0;
    for (Seat seat = 0; seat < kPlayers; ++seat) {
      int half = 0;
      int begun = 0;
      for (std::size_t i = 0; i < Board::kWords; ++i) {
        half += std::popcount(board_.half(seat, i));
        begun += std::popcount(board_.begun(seat, i));
      }
      const float worth = static_cast<float>(half) * kHalfWorth +
                          static_cast<float>(begun) * kBegunWorth +
                          (board_.has_open(seat) ? kOpenWorth : 0);
      shares[static_cast<std::size_t>(seat)] = std::exp(worth);
      sum += shares[static_cast<std::size_t>(seat)];
    }
    for (float& share : shares) share /= sum;
    return shares;
  }

private:
  [[nodiscard]] Point choose(Seat mover) {
    for (Seat other = Board::after(mover); other != mover; other = Board::after(other)) {
      if (board_.has_open(other)) return block(other);
    }
    if (const Point point = answer_to_song(mover); point != kNoPoint) return point;
    const auto dice = random_.below(100);
    if (dice < kSamPercent) {
      const Point point = build(mover, [&](std::size_t i) { return board_.half(mover, i); });
      if (point != kNoPoint) return point;
    }
    if (dice < kSamPercent + kBuildPercent) {
      const Point point = build(mover, [&](std::size_t i) { return board_.begun(mover, i); });
      if (point != kNoPoint) return point;
    }
    return anywhere();
  }

  /// The missing point of the first open figure of a player who has one.
  [[nodiscard]] Point missing_point(Seat seat) const {
    std::size_t i = 0;
    while (board_.open(seat, i) == 0) ++i;
    return unfilled(static_cast<int>(i * 64) + std::countr_zero(board_.open(seat, i)), seat, 0);
  }

  /// The `which`-th point of a figure that the player has not filled; there are so many.
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

  /// With a SONG of the player who has just moved: a placement that takes one of its double threats
  /// away. Only a figure that the last move brought to two cells makes a new one.
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

  /// A placement that fills one more cell of a random figure of the set.
  [[nodiscard]] Point build(Seat mover, auto&& set) {
    std::array<std::uint8_t, Board::kWords> counts;
    std::uint32_t all = 0;
    for (std::size_t i = 0; i < Board::kWords; ++i) {
      counts[i] = static_cast<std::uint8_t>(std::popcount(set(i)));
      all += counts[i];
    }
    if (all == 0) return kNoPoint;
    auto chosen = random_.below(all);
    std::size_t i = 0;
    while (chosen >= counts[i]) chosen -= counts[i++];
    auto word = set(i);
    for (; chosen > 0; --chosen) word &= word - 1;
    const int figure = static_cast<int>(i * 64) + std::countr_zero(word);
    const auto which = static_cast<int>(random_.below(2));
    return board_.placement_for(unfilled(figure, mover, which), mover);
  }

  [[nodiscard]] Point anywhere() {
    for (int tries = 0; tries < 200; ++tries) {
      const auto point = static_cast<Point>(random_.below(kPoints));
      if (board_.accepts(point)) return point;
    }
    for (Point point = 0; point < kPoints; ++point) {
      if (board_.accepts(point)) return point;
    }
    return kNoPoint;
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
  Random& random_;
  int plies_;
  Point last_ = kNoPoint;
};

/// Calls `run` with a playout of the right size.
Shares with_playout(const Setting& setting, const Position& position, Random& random, auto&& run) {
  if (position.players == 3) return run(Playout<3, 3>(setting, position, random));
  if (position.lanes == 5) return run(Playout<4, 5>(setting, position, random));
  return run(Playout<4, 6>(setting, position, random));
}

} // namespace

Shares playout(const Setting& setting, const Position& position, Random& random) {
  return with_playout(setting, position, random, [](auto&& game) { return game.run(); });
}

Shares shares_by_figures(const Setting& setting, const Position& position) {
  Random random(0);
  return with_playout(setting, position, random, [](auto&& game) { return game.by_figures(); });
}

} // namespace howdah::samliam
