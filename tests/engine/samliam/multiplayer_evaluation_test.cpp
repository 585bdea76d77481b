// The features and the evaluation of three and four players, against a plain count of the board.
#include "core/random.hpp"
#include "engine/samliam/multiplayer_evaluation.hpp"
#include "games/samliam/samliam.hpp"

#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <numeric>

namespace howdah::samliam {
namespace {

/// Whether the player could fill a point with one placement, and where that would be.
std::optional<Point> placement_by_the_rules(const Position& position, Point point, Seat seat) {
  const CellContent content = position.at(cell_of(point));
  if (content.empty()) return point;
  if (!content.single()) return std::nullopt;
  const Point other_corner = point_at(cell_of(point), content.free_corner());
  if (content.single_owner() == seat || other_corner == point) return other_corner;
  return std::nullopt;
}

/// Figure by figure, cell by cell.
MultiplayerCounts plain_count(const FigureTable& figures, const Position& position, Seat seat) {
  MultiplayerCounts counts{};
  std::map<Point, std::array<int, 3>> met; // by filled cells
  for (int i = 0; i < figures.size(); ++i) {
    std::size_t filled = 0;
    bool dead = false;
    std::vector<Point> placements;
    for (const Point point : figures[i].points) {
      const auto placement = placement_by_the_rules(position, point, seat);
      if (fills(position.at(cell_of(point)), corner_of(point), seat)) {
        ++filled;
      } else if (placement) {
        placements.push_back(*placement);
      } else {
        dead = true;
      }
    }
    if (dead || filled == 4) continue;
    if (filled == 0) {
      ++counts[kUntouched];
      continue;
    }
    const auto kind = figures[i].kind == FigureKind::outward_square  ? 0U
                      : figures[i].kind == FigureKind::inward_square ? 1U
                                                                     : 2U;
    ++counts[multiplayer_feature(kind, filled)];
    if (filled == 3) continue;
    for (const Point placement : placements) ++met[placement][filled];
  }
  for (const auto& [placement, by_filled] : met) {
    const auto half = static_cast<std::size_t>(std::min(by_filled[2], 4));
    const auto begun = by_filled[1];
    const std::size_t step = begun == 0 ? 0U : begun <= 2 ? 1U : begun <= 5 ? 2U : 3U;
    ++counts[kFirstPlacement + half * kBegunSteps + step];
  }
  counts[kSeatItself] = 1;
  // The last lane is not full, and what is missing there counts as untouched.
  counts[kUntouched] = static_cast<std::uint16_t>(counts[kUntouched] +
                                                  figures.lanes() * kLaneFigures - figures.size());
  return counts;
}

/// Calls `visit` with the positions of a random game in its first phase.
void for_random_positions(const SamLiam& game, std::uint64_t seed, auto&& visit) {
  Random random(seed);
  auto position = game.start();
  const auto moves = std::make_unique<MoveList>();
  while (!game.result(position).is_over() && game.in_hand(position, position.mover) > 0) {
    game.legal_moves(position, *moves);
    (void)game.play(position, (*moves)[random.below(static_cast<std::uint32_t>(moves->size()))]);
    visit(position);
  }
}

TEST(MultiplayerFeatures, AreWhatAPlainCountFinds) {
  for (const auto* const rules : {"players=3", "players=4", "players=4,line=adjacent"}) {
    const auto game = *SamLiam::make(rules);
    const FigureTable& figures = *game.setting().figures;
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
      for_random_positions(game, seed, [&](const Position& position) {
        if (game.result(position).is_over()) return;
        for (Seat seat = 0; seat < game.players(); ++seat) {
          auto counts = with_multiplayer_board(game.setting(), position, [&](const auto& board) {
            return multiplayer_features(board, seat);
          });
          auto plain = plain_count(figures, position, seat);
          ASSERT_EQ(counts, plain) << rules << ": " << game.position_text(position);
        }
      });
    }
  }
}

Shares evaluated(const SamLiam& game, const Position& position, const MultiplayerWeights& weights) {
  return with_multiplayer_board(game.setting(), position, [&](const auto& board) {
    return evaluate_multiplayer(board, fullness(game.setting(), position),
                                weights.of_players(game.players()));
  });
}

TEST(MultiplayerEvaluation, SharesOutOnePoint) {
  const auto learned = learned_multiplayer_weights();
  ASSERT_TRUE(learned);
  for (const auto* const rules : {"players=3", "players=4"}) {
    const auto game = *SamLiam::make(rules);
    for_random_positions(game, 9, [&](const Position& position) {
      const auto shares = evaluated(game, position, *learned);
      EXPECT_NEAR(std::accumulate(shares.begin(), shares.end(), 0.0F), 1, 1e-4);
      for (const float share : shares) EXPECT_GE(share, 0);
    });
  }
}

TEST(MultiplayerEvaluation, GivesMoreToWhoeverHasBuilt) {
  const auto game = *SamLiam::make("players=4");
  // Red has two cells of many figures, the others sit in corners.
  const auto quiet = game.parse_position("Gnw7Gne/9/2RnwRne5/9/9/9/9/9/BswBnw4Wne1Wse G - 9");
  ASSERT_TRUE(quiet) << quiet.error().what.english;
  const auto shares = evaluated(game, *quiet, multiplayer_figure_counts());
  EXPECT_GT(shares[0], shares[1]);
  EXPECT_GT(shares[0], shares[2]);
  EXPECT_GT(shares[0], shares[3]);
}

} // namespace
} // namespace howdah::samliam
