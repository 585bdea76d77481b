// The search, compared with an exhaustive search with two animals per side.
#include "core/random.hpp"
#include "engine/alphabeta/alphabeta_engine.hpp"
#include "engine/siam/worker.hpp"
#include "tests/games/siam/random_positions.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace howdah::testing {
namespace {

using siam::MoveList;
using siam::Position;
using siam::Siam;

constexpr int kTruthPlies = 4;

/// All lines of play, by the rules alone.
class PlainPlay {
public:
  explicit PlainPlay(const Siam& game) : game_(game) {}

  /// In how many plies, at most kTruthPlies, the game is over with best play: odd when the player
  /// to move wins, even when they lose. 0 when it is not.
  [[nodiscard]] int plies_to_the_end(const Position& position) const {
    for (int plies = 1; plies <= kTruthPlies; ++plies) {
      if (plies % 2 == 1 ? wins_within(position, plies) : loses_within(position, plies)) {
        return plies;
      }
    }
    return 0;
  }

private:
  [[nodiscard]] bool wins_within(const Position& position, int plies) const {
    return plies > 0 && std::ranges::any_of(legal(position), [&](siam::Move move) {
             const auto after = played(position, move);
             const auto result = game_.result(after);
             return result.is_over() ? result == Result::win(position.to_move())
                                     : loses_within(after, plies - 1);
           });
  }
  [[nodiscard]] bool loses_within(const Position& position, int plies) const {
    return plies > 0 && std::ranges::all_of(legal(position), [&](siam::Move move) {
             const auto after = played(position, move);
             const auto result = game_.result(after);
             return result.is_over() ? result == Result::win(1 - position.to_move())
                                     : wins_within(after, plies - 1);
           });
  }
  [[nodiscard]] MoveList legal(const Position& position) const {
    MoveList moves;
    game_.legal_moves(position, moves);
    return moves;
  }
  [[nodiscard]] Position played(Position position, siam::Move move) const {
    (void)game_.play(position, move);
    return position;
  }

  const Siam& game_;
};

/// How many positions are tried: HOWDAH_TWO_ANIMALS, 150 if not set.
int positions() {
  const char* text = std::getenv("HOWDAH_TWO_ANIMALS");
  return text == nullptr ? 150 : std::atoi(text);
}

TEST(SiamTwoAnimals, SearchFindsEveryWinAndLossOfExhaustivePlayWithItsDistance) {
  const auto game = Siam::make("animals=2").value();
  const PlainPlay truth(game);
  AlphaBetaEngine<siam::Worker> engine(
      game, std::make_unique<siam::Knowledge>(game, *siam::hand_crafted_weights()));
  Random random(3);
  std::array<int, kTruthPlies + 1> seen{};
  for (int tried = 0; tried < positions();) {
    const auto position = game.parse_position(random_position({.animals = 2}, random)).value();
    if (game.result(position).is_over()) continue;
    ++tried;
    SearchLimits limits;
    limits.depth = 2 * kTruthPlies;
    engine.set_state(GameState<Siam>(game, position));
    ASSERT_FALSE(engine.begin(limits, {}));
    const auto score = engine.think([](const SearchReport&) {}).report->score;
    const int plies = truth.plies_to_the_end(position);
    ++seen[static_cast<std::size_t>(plies)];
    if (plies == 0) {
      EXPECT_TRUE(!score.is_proved() || score.plies() > kTruthPlies)
          << game.position_text(position) << " is said to be over in " << score.plies();
    } else {
      EXPECT_EQ(score, plies % 2 == 1 ? Score::win_in(plies) : Score::loss_in(plies))
          << game.position_text(position) << " is over in " << plies;
    }
  }
  EXPECT_GT(seen[1], 0);
  EXPECT_GT(seen[2], 0);
  EXPECT_GT(seen[3], 0);
}

} // namespace
} // namespace howdah::testing
