// The eight symmetries of the board.
#include "games/samliam/notation.hpp"
#include "games/samliam/symmetry.hpp"
#include "tests/games/samliam/internals_support.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

namespace howdah::samliam {
namespace {

Point point(std::string_view text) {
  return read_move(text)->placed();
}

TEST(SamLiamSymmetry, AQuarterTurnTakesCornersAlong) {
  EXPECT_EQ(transform(point("a9nw"), 1), point("i9ne"));
  EXPECT_EQ(transform(point("i9ne"), 1), point("i1se"));
  EXPECT_EQ(transform(point("c3sw"), 1), point("c7nw"));
  EXPECT_EQ(transform(point("e5se"), 1), point("e5sw"));
}

TEST(SamLiamSymmetry, AReflectionSwapsLeftAndRight) {
  EXPECT_EQ(transform(point("a9nw"), 4), point("i9ne"));
  EXPECT_EQ(transform(point("b2se"), 4), point("h2sw"));
}

TEST(SamLiamSymmetry, TheEightAreDifferentAndFormAGroup) {
  const auto image = [](auto map) {
    std::vector<Point> points;
    for (Point from = 0; from < kPoints; ++from) points.push_back(map(from));
    return points;
  };
  std::set<std::vector<Point>> images;
  for (int one = 0; one < kSymmetries; ++one) {
    const auto points = image([&](Point from) { return transform(from, one); });
    EXPECT_EQ(std::set<Point>(points.begin(), points.end()).size(), std::size_t{kPoints});
    images.insert(points);
  }
  EXPECT_EQ(images.size(), std::size_t{kSymmetries});
  for (int one = 0; one < kSymmetries; ++one) {
    for (int two = 0; two < kSymmetries; ++two) {
      EXPECT_TRUE(
          images.contains(image([&](Point from) { return transform(transform(from, one), two); })));
    }
  }
}

class SamLiamSymmetries : public testing::TestWithParam<std::string_view> {};

TEST_P(SamLiamSymmetries, TurnTheLegalMovesAndTheResultWithThePosition) {
  const auto game = make_game(GetParam());
  Random random(12);
  for (const int plies : {1, 8, 16, 30, 60, 90}) {
    const Position position = play_at_random(game, plies, random);
    SamLiam::MoveList moves;
    game.legal_moves(position, moves);
    for (int symmetry = 0; symmetry < game.symmetries(); ++symmetry) {
      const Position turned = game.transform(position, symmetry);
      EXPECT_EQ(game.result(turned), game.result(position));
      std::multiset<std::string> expected;
      for (const Move move : moves) {
        expected.insert(game.move_text(game.transform_move(move, symmetry)));
      }
      SamLiam::MoveList turned_moves;
      game.legal_moves(turned, turned_moves);
      std::multiset<std::string> found;
      for (const Move move : turned_moves) found.insert(game.move_text(move));
      EXPECT_EQ(found, expected);
    }
    EXPECT_EQ(game.transform(position, 0), position);
  }
}

TEST_P(SamLiamSymmetries, CommuteWithPlaying) {
  const auto game = make_game(GetParam());
  Random random(13);
  (void)play_at_random(game, 60, random, [&](const Position& position, Move move) {
    const int symmetry = static_cast<int>(random.below(kSymmetries));
    Position played = position;
    (void)game.play(played, move);
    Position turned = game.transform(position, symmetry);
    (void)game.play(turned, game.transform_move(move, symmetry));
    ASSERT_EQ(turned, game.transform(played, symmetry));
  });
}

INSTANTIATE_TEST_SUITE_P(EveryRuleSet, SamLiamSymmetries, testing::ValuesIn(kRuleSets));

} // namespace
} // namespace howdah::samliam
