// Move lists against counts, against verdicts on single moves, and against their own shortcuts.
#include "games/perft.hpp"
#include "games/samliam/duties.hpp"
#include "games/samliam/notation.hpp"
#include "games/samliam/threats.hpp"
#include "games/samliam/verdict.hpp"
#include "tests/games/samliam/internals_support.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

namespace howdah::samliam {
namespace {

std::set<std::string> texts_of(const SamLiam& game, const Position& position) {
  SamLiam::MoveList moves;
  game.legal_moves(position, moves);
  std::set<std::string> texts;
  for (const Move move : moves) texts.insert(game.move_text(move));
  EXPECT_EQ(texts.size(), moves.size()) << "a move is listed twice";
  return texts;
}

class SamLiamMoves : public testing::TestWithParam<std::string_view> {};

TEST_P(SamLiamMoves, AreCountedAsManyAsListed) {
  const auto game = make_game(GetParam());
  Random random(5);
  const auto check = [&](const Position& position, Move) {
    ASSERT_EQ(game.count_moves(position), texts_of(game, position).size());
  };
  for (int round = 0; round < 3; ++round) {
    check(play_at_random(game, 60, random, check), Move(0));
  }
}

TEST_P(SamLiamMoves, TwoPliesAreCountedAsManyAsPlayed) {
  const auto game = make_game(GetParam());
  Random random(6);
  for (const int plies : {0, 1, 5, 9, 14, 18}) {
    Position position = play_at_random(game, plies, random);
    // Lists of the second phase are long: a part of the test would take most of its time.
    if (game.count_moves(position) > 1500) continue;
    EXPECT_EQ(game.count_two_plies(position), perft_by_playing(game, position, 2))
        << game.position_text(position);
  }
}

TEST_P(SamLiamMoves, AVerdictOnAMoveAgreesWithTheList) {
  const auto game = make_game(GetParam());
  Random random(7);
  for (const int plies : {0, 6, 11, 17, 24, 31, 45}) {
    const Position position = play_at_random(game, plies, random);
    SamLiam::MoveList moves;
    game.legal_moves(position, moves);
    std::set<std::string> listed;
    for (const Move move : moves) listed.insert(game.move_text(move));
    const auto check = [&](Move move) {
      const bool legal = judge(game.setting(), position, move) == Ruling::legal;
      ASSERT_EQ(legal, listed.contains(game.move_text(move)))
          << game.move_text(move) << " in " << game.position_text(position);
      const auto explained = game.explain(position, game.move_text(move));
      ASSERT_TRUE(explained.has_value());
      EXPECT_EQ(explained->legal, legal);
      EXPECT_FALSE(explained->rule.empty());
      EXPECT_FALSE(explained->verdict.english.empty());
      EXPECT_FALSE(explained->verdict.french.empty());
    };
    for (int i = 0; i < 1500; ++i) {
      const auto placed = static_cast<Point>(random.below(kPoints));
      const auto taken =
          random.below(2) == 0 ? kNoPoint : static_cast<Point>(random.below(kPoints));
      const auto announced = random.below(3) != 0 ? 0U : random.below(5);
      check(Move(placed, taken, static_cast<Announcement>(announced)));
    }
    const auto step = 1 + (moves.size() / 300);
    for (std::size_t i = 0; i < moves.size(); i += step) check(moves[i]);
  }
}

TEST_P(SamLiamMoves, FitIntoTheirList) {
  const auto game = make_game(GetParam());
  // The mover's triangles in small squares, nobody else's on the board.
  Position position = game.start();
  const auto& figures = *game.setting().figures;
  int left = game.rules().triangles;
  game.setting().board.for_each([&](Cell cell) {
    for (const Corner corner : {Corner::ne, Corner::sw}) {
      if (left == 0) continue;
      --left;
      put_triangle(figures, position, point_at(cell, corner), 0);
    }
  });
  SamLiam::MoveList turns;
  list_turns(game.setting(), position, turns);
  EXPECT_LE(turns.size(), kMaxTurns);
  if (game.rules().triangles == 40 && game.rules().size == 9) {
    EXPECT_EQ(turns.size(), kMaxTurns);
  }
}

INSTANTIATE_TEST_SUITE_P(EveryRuleSet, SamLiamMoves, testing::ValuesIn(kRuleSets));

TEST(SamLiamDuty, NoPlacementOutsideItsCellsMeetsIt) {
  for (const auto rules : kRuleSets) {
    const auto game = make_game(rules);
    if (game.players() == 2) continue; // who have no duties
    Random random(8);
    int duties = 0;
    const auto check = [&](const Position& position, Move) {
      const Duty duty(game.setting(), position);
      if (!duty.exists()) return;
      ++duties;
      Position after = position;
      for (Point point = 0; point < kPoints; ++point) {
        if (!position.at(cell_of(point)).accepts(corner_of(point))) continue;
        if (duty.cells().contains(cell_of(point))) continue;
        put_triangle(*game.setting().figures, after, point, position.mover);
        EXPECT_FALSE(duty.is_met(after));
        take_triangle(*game.setting().figures, after, point, position.mover);
      }
    };
    for (int round = 0; round < 20; ++round) (void)play_at_random(game, 70, random, check);
    EXPECT_GT(duties, 10) << rules;
  }
}

TEST(SamLiamMove, KeepsItsParts) {
  for (const Point taken : {0, 1, 323, kNoPoint}) {
    for (const Point placed : {0, 5, 323}) {
      for (int announced = 0; announced < 5; ++announced) {
        const Move move(placed, taken, static_cast<Announcement>(announced));
        EXPECT_EQ(move.placed(), placed);
        EXPECT_EQ(move.taken(), taken);
        EXPECT_EQ(move.takes(), taken != kNoPoint);
        EXPECT_EQ(static_cast<int>(move.announced()), announced);
        EXPECT_EQ(*read_move(write_move(move)), move);
      }
    }
  }
}

} // namespace
} // namespace howdah::samliam
