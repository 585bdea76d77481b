// What the evaluation sees, counted plainly.
#include "engine/samliam/evaluation.hpp"
#include "games/samliam/threats.hpp"
#include "tests/games/rules_test_name.hpp"
#include "tests/games/samliam/attack_boards.hpp"

#include <gmock/gmock.h>

#include <map>

namespace howdah::samliam {
namespace {

using testing::make_attack_board;

class SamLiamEvaluation : public ::testing::TestWithParam<std::string> {
protected:
  void for_each_board(auto&& visit) const {
    const auto game = *SamLiam::make(GetParam());
    Random random(21);
    for (int i = 0; i < 50; ++i) {
      const auto position = make_attack_board(
          game, {.own = 3 + i % 9, .foreign = 2 + i % 11, .foreign_together = i % 2 == 0}, random);
      visit(game, position);
    }
  }
};

INSTANTIATE_TEST_SUITE_P(Rules, SamLiamEvaluation, ::testing::Values("size=9", "size=7"),
                         testing::rules_test_name);

enum class PointState { filled, available, dead };

PointState state_of(const Position& position, Point point, Seat seat) {
  const auto content = position.at(cell_of(point));
  if (fills(content, corner_of(point), seat)) return PointState::filled;
  for (const Corner corner : kAllCorners) {
    if (content.accepts(corner) && fills(content.with(corner, seat), corner_of(point), seat)) {
      return PointState::available;
    }
  }
  return PointState::dead;
}

/// How many cells of a figure a player has filled, or -1 if one is dead.
int filled_in(const FigureTable& figures, const Position& position, int figure, Seat seat) {
  int filled = 0;
  for (const Point point : figures[figure].points) {
    const auto state = state_of(position, point, seat);
    if (state == PointState::dead) return -1;
    filled += state == PointState::filled ? 1 : 0;
  }
  return filled;
}

TEST_P(SamLiamEvaluation, CountsEveryFigureThatIsAliveWithOneOrTwoFilledCells) {
  for_each_board([](const SamLiam& game, const Position& position) {
    const auto& figures = *game.setting().figures;
    const auto classes = figure_classes(figures);
    std::map<std::size_t, int> seen;
    for_each_feature(figures, classes, position, [&](std::size_t feature) {
      ASSERT_LT(feature, kFirstThreat);
      if (feature < kFirstSpot) ++seen[feature];
    });
    std::map<std::size_t, int> expected;
    for (int i = 0; i < figures.size(); ++i) {
      for (const std::size_t role : {0U, 1U}) {
        const int filled = filled_in(figures, position, i, role == 0 ? 0 : 1);
        if (filled != 1 && filled != 2) continue;
        ++expected[figure_feature(role, classes[static_cast<std::size_t>(i)],
                                  static_cast<std::size_t>(filled))];
      }
    }
    EXPECT_EQ(seen, expected);
  });
}

TEST_P(SamLiamEvaluation, OfPlainCountsIsOppositeForTheOtherPlayer) {
  for_each_board([](const SamLiam& game, Position position) {
    const Evaluation evaluation(game.setting(), figure_count_weights().of_size(game.rules().size));
    const Value own = evaluation.estimate(position);
    set_mover(position, 1);
    EXPECT_EQ(evaluation.estimate(position), -own);
  });
}

TEST_P(SamLiamEvaluation, GainsAreWhatPlainCountsChangeUnlessAFigureOpens) {
  for_each_board([](const SamLiam& game, Position position) {
    const auto& figures = *game.setting().figures;
    const Evaluation evaluation(game.setting(), figure_count_weights().of_size(game.rules().size));
    const auto gains = evaluation.gains(position);
    const Value before = evaluation.estimate(position);
    game.setting().board.for_each([&](Cell cell) {
      for (const Corner corner : kAllCorners) {
        if (!position.at(cell).accepts(corner)) continue;
        const Point point = point_at(cell, corner);
        put_triangle(figures, position, point, 0);
        if (!has_open_figure(position, 0)) {
          EXPECT_EQ(gains[static_cast<std::size_t>(point)], evaluation.estimate(position) - before);
        }
        take_triangle(figures, position, point, 0);
      }
    });
  });
}

TEST(SamLiamLock, IsSeenWhenNoFigureIsAliveForAnyone) {
  const auto game = *SamLiam::make("size=7");
  const Evaluation evaluation(game.setting(), figure_count_weights().seven);
  auto position = game.start();
  EXPECT_FALSE(evaluation.is_locked(position));
  // Both players in every cell, pointing outwards and inwards in turn, so that no figure is whole.
  game.setting().board.for_each([&](Cell cell) {
    const bool turned = (file_of(cell) / 2 + rank_of(cell)) % 2 == 0;
    const Corner corner = turned ? Corner::nw : Corner::ne;
    const Seat seat = (file_of(cell) + rank_of(cell) / 2) % 2;
    put_triangle(*game.setting().figures, position, point_at(cell, corner), seat);
    put_triangle(*game.setting().figures, position, point_at(cell, opposite(corner)), 1 - seat);
  });
  const bool complete = has_complete_figure(position, 0) || has_complete_figure(position, 1);
  EXPECT_EQ(evaluation.is_locked(position), !complete);
  EXPECT_FALSE(complete);
  EXPECT_EQ(evaluation.estimate(position), 0);
}

} // namespace
} // namespace howdah::samliam
