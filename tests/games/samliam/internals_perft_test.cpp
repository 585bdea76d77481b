// The number of move sequences, by counting and by playing every one.
#include "games/perft.hpp"
#include "tests/games/samliam/internals_support.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <vector>

namespace howdah::samliam {
namespace {

const std::atomic<bool> kNeverStop{false};

std::vector<std::uint64_t> perfts(const SamLiam& game, Position position, int depth) {
  std::vector<std::uint64_t> counts;
  for (int i = 1; i <= depth; ++i) counts.push_back(perft(game, position, i, kNeverStop));
  return counts;
}

TEST(SamLiamPerft, LargeBoardFromTheStart) {
  for (const auto rules : {"announce=off", "announce=auto"}) {
    const auto game = make_game(rules);
    EXPECT_EQ(perfts(game, game.start(), 4),
              (std::vector<std::uint64_t>{324, 104'004, 33'073'920, 10'418'906'880}));
  }
}

TEST(SamLiamPerft, SmallBoardFromTheStart) {
  const auto game = make_game("size=7,announce=off");
  EXPECT_EQ(perfts(game, game.start(), 4),
            (std::vector<std::uint64_t>{196, 37'828, 7'187'712, 1'344'327'936}));
}

TEST(SamLiamPerft, ThreePlayersWithASongToAnswer) {
  const auto game = make_game("players=3");
  const auto position = game.parse_position("9/9/2Rnw6/9/2Rnw6/9/4Rse1Rse2/9/9 G - 10");
  ASSERT_TRUE(position.has_value());
  EXPECT_EQ(perfts(game, *position, 2), (std::vector<std::uint64_t>{9, 2781}));
}

TEST(SamLiamPerft, CountingAndPlayingAgreeAcrossTheSecondPhase) {
  int played = 0;
  Random random(18);
  for (const auto rules : kRuleSets) {
    const auto game = make_game(rules);
    // A few plies before the hands are empty, when the board is nearly full.
    const int plies = game.players() * game.rules().triangles - 1;
    auto position = play_at_random(game, plies, random);
    if (game.count_moves(position) > 100 || game.count_two_plies(position) > 300'000) continue;
    const auto by_playing = perft_by_playing(game, position, 2);
    EXPECT_EQ(perft(game, position, 2, kNeverStop), by_playing) << rules;
    played += by_playing > 0 ? 1 : 0;
  }
  EXPECT_GT(played, 2);
}

} // namespace
} // namespace howdah::samliam
