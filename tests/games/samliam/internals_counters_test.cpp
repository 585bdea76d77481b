// What a position keeps up to date with every triangle, against a count from scratch.
#include "games/samliam/threats.hpp"
#include "tests/games/samliam/internals_support.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <vector>

namespace howdah::samliam {
namespace {

bool same_bytes(const Position& one, const Position& other) {
  return std::memcmp(&one, &other, sizeof(Position)) == 0;
}

int value_at(const Tally& tally, int figure) {
  const auto word = static_cast<std::size_t>(figure / 64 % kLaneWords);
  const auto bit = [&](const Lane& lane) {
    return static_cast<int>((lane[word] >> (static_cast<unsigned>(figure) % 64U)) & 1U);
  };
  return bit(tally.ones) + 2 * bit(tally.twos) + 4 * bit(tally.fours);
}

bool is_in(const Lane& lane, int figure) {
  const auto word = static_cast<std::size_t>(figure / 64 % kLaneWords);
  return ((lane[word] >> (static_cast<unsigned>(figure) % 64U)) & 1U) != 0;
}

/// Whether one placement by the player would fill the point.
bool can_fill(CellContent content, Corner corner, Seat seat) {
  return std::ranges::any_of(kAllCorners, [&](Corner placed) {
    return content.accepts(placed) && fills(content.with(placed, seat), corner, seat);
  });
}

void expect_counts_from_scratch(const SamLiam& game, const Position& position) {
  const auto& figures = *game.setting().figures;
  for (Seat seat = 0; seat < game.players(); ++seat) {
    for (int figure = 0; figure < figures.size(); ++figure) {
      int filled = 0;
      int dead = 0;
      for (const Point point : figures[figure].points) {
        const CellContent content = position.at(cell_of(point));
        if (fills(content, corner_of(point), seat)) {
          ++filled;
        } else if (!can_fill(content, corner_of(point), seat)) {
          ++dead;
        }
      }
      const FigureCounts& counts = position.counts_of(seat)[figure / kLaneFigures];
      ASSERT_EQ(value_at(counts.filled, figure), filled);
      ASSERT_EQ(value_at(counts.dead, figure), dead);
      ASSERT_EQ(is_in(counts.open(), figure), filled == 3 && dead == 0);
      ASSERT_EQ(is_in(counts.half_filled(), figure), filled == 2 && dead == 0);
      ASSERT_EQ(is_in(counts.complete(), figure), filled == 4);
    }
  }
}

void expect_cells_from_scratch(const SamLiam& game, const Position& position) {
  int empty = 0;
  int single = 0;
  std::array<int, kMaxPlayers> triangles{};
  std::uint64_t key = mover_key(position.mover);
  game.setting().board.for_each([&](Cell cell) {
    const CellContent content = position.at(cell);
    empty += content.empty() ? 1 : 0;
    single += content.single() ? 1 : 0;
    for (const Corner corner : kAllCorners) {
      const Seat owner = content.owner(corner);
      if (owner == kNobody) continue;
      ++triangles[static_cast<std::size_t>(owner)];
      key ^= triangle_key(owner, point_at(cell, corner));
    }
  });
  for (Seat seat = 0; seat < kMaxPlayers; ++seat) {
    EXPECT_EQ(position.triangles_of(seat), triangles[static_cast<std::size_t>(seat)]);
    position.barred_to(seat).for_each([&](Cell cell) { key ^= bar_key(seat, cell); });
  }
  EXPECT_EQ(position.empty_cells, empty);
  EXPECT_EQ(position.single_cells, single);
  EXPECT_EQ(position.key, key);
}

class SamLiamCounters : public testing::TestWithParam<std::string_view> {};

TEST_P(SamLiamCounters, AgreeWithACountFromScratchAllThroughRandomGames) {
  const auto game = make_game(GetParam());
  Random random(1);
  for (int round = 0; round < 4; ++round) {
    const auto check = [&](const Position& position, Move) {
      expect_counts_from_scratch(game, position);
      expect_cells_from_scratch(game, position);
    };
    check(play_at_random(game, 120, random, check), Move(0));
  }
}

TEST_P(SamLiamCounters, UndoRestoresEveryByte) {
  const auto game = make_game(GetParam());
  Random random(2);
  for (int round = 0; round < 4; ++round) {
    (void)play_at_random(game, 150, random, [&](const Position& position, Move) {
      SamLiam::MoveList moves;
      game.legal_moves(position, moves);
      Position played = position;
      for (int i = 0; i < 5; ++i) {
        const Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
        const auto undo = game.play(played, move);
        ASSERT_FALSE(same_bytes(played, position));
        game.undo(played, move, undo);
        ASSERT_TRUE(same_bytes(played, position));
      }
    });
  }
}

TEST_P(SamLiamCounters, ALineOfMovesIsTakenBackToTheStart) {
  const auto game = make_game(GetParam());
  Random random(3);
  struct Step {
    Position position;
    Move move;
  };
  std::vector<Step> steps;
  Position position = play_at_random(game, 150, random, [&](const Position& before, Move move) {
    steps.push_back({.position = before, .move = move});
  });
  std::vector<Undo> undos;
  Position replayed = game.start();
  for (const auto& step : steps) undos.push_back(game.play(replayed, step.move));
  ASSERT_TRUE(same_bytes(replayed, position));
  for (std::size_t i = steps.size(); i-- > 0;) {
    game.undo(replayed, steps[i].move, undos[i]);
    ASSERT_TRUE(same_bytes(replayed, steps[i].position));
  }
  EXPECT_TRUE(same_bytes(replayed, game.start()));
}

TEST_P(SamLiamCounters, AreTheSameWhenThePositionIsReadFromItsText) {
  const auto game = make_game(GetParam());
  Random random(4);
  const auto check = [&](const Position& position) {
    // A claimed WIN is not part of the text.
    if (position.ending == Ending::win_announced && game.setting().strict()) return;
    const auto read = game.parse_position(game.position_text(position));
    ASSERT_TRUE(read.has_value()) << read.error().what.english;
    EXPECT_TRUE(same_bytes(*read, position)) << game.position_text(position);
  };
  check(
      play_at_random(game, 150, random, [&](const Position& position, Move) { check(position); }));
}

INSTANTIATE_TEST_SUITE_P(EveryRuleSet, SamLiamCounters, testing::ValuesIn(kRuleSets));

TEST(SamLiamTally, CountsUpToFourAndDownAgain) {
  Tally tally;
  const Lane all = {~0ULL, 1, 0, 1ULL << 63U};
  for (int expected = 1; expected <= 4; ++expected) {
    tally.count_up(all);
    EXPECT_EQ(value_at(tally, 0), expected);
    EXPECT_EQ(value_at(tally, 63), expected);
    EXPECT_EQ(value_at(tally, 65), 0);
    EXPECT_EQ(value_at(tally, 255), expected);
  }
  for (int expected = 3; expected >= 0; --expected) {
    tally.count_down(all);
    EXPECT_EQ(value_at(tally, 0), expected);
    EXPECT_EQ(value_at(tally, 255), expected);
  }
  EXPECT_EQ(tally, Tally{});
}

} // namespace
} // namespace howdah::samliam
