// Counting moves instead of playing them: perft to a depth that the reference does not reach, and
// against a walk that plays every move.
#include "games/perft.hpp"
#include "tests/games/samliam/internals_support.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <utility>

namespace howdah::samliam {
namespace {

const std::atomic<bool> kNeverStop{false};

TEST(SamLiamCounting, FourPliesFromTheStart) {
  for (const auto& [rules, sequences] :
       {std::pair<const char*, std::uint64_t>{"announce=off", 10'418'906'880U},
        {"announce=auto", 10'418'906'880U},
        {"size=7,announce=off", 1'344'327'936U}}) {
    const auto game = make_game(rules);
    auto position = game.start();
    EXPECT_EQ(perft(game, position, 4, kNeverStop), sequences) << rules;
  }
}

TEST(SamLiamCounting, AgreesWithPlayingAcrossTheSecondPhase) {
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
