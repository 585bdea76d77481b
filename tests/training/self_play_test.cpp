// The loop that all games learn by, with an engine that follows a script.
#include "engine/judgement.hpp"
#include "games/siam/siam.hpp"
#include "training/parallel_games.hpp"
#include "training/self_play.hpp"

#include <gtest/gtest.h>

namespace howdah {
namespace {

using siam::Siam;

/// Plays the first legal move, and believes in a score.
class ScriptedEngine {
public:
  explicit ScriptedEngine(Score score) : score_(score) {}
  void set_state(const GameState<Siam>& state) {
    siam::MoveList moves;
    state.game().legal_moves(state.position(), moves);
    move_ = state.game().move_text(moves[0]);
  }
  static std::optional<Error> begin(const SearchLimits& /*limits*/, const SearchOptions& /*opts*/) {
    return std::nullopt;
  }
  [[nodiscard]] SearchResult think(const SearchListener& /*listener*/) const {
    return {.best_move = move_, .report = SearchReport{.score = score_, .line = {move_}}};
  }

private:
  Score score_;
  std::string move_;
};

/// Keeps every position, for four plies.
struct FourPlies {
  struct Sample {
    Seat mover;
    SampleScores scores;
  };
  static constexpr std::uint32_t kRandomMoveEvery = 1;
  int random_moves = 0;

  static bool goes_on(const GameState<Siam>& state) { return state.moves_played() < 4; }
  static bool is_quiet(const GameState<Siam>& /*state*/, const SearchResult& /*result*/) {
    return true;
  }
  static Sample sample(const GameState<Siam>& state, const SearchReport& report) {
    return {.mover = state.position().to_move(),
            .scores = {.expected = static_cast<float>(chance_of(report.score))}};
  }
  static void set_winner(Sample& sample, Seat winner, Seat mover) {
    sample.scores.set_winner(winner, mover);
  }
  siam::Move random_move(const GameState<Siam>& state, Random& /*random*/) {
    ++random_moves;
    siam::MoveList moves;
    state.game().legal_moves(state.position(), moves);
    return moves[moves.size() - 1];
  }
};

std::vector<FourPlies::Sample> play(FourPlies& trainee, Score score, std::string_view start) {
  const Siam game{siam::Rules{}};
  ScriptedEngine engine(score);
  Random random(1);
  GameState<Siam> state(game, start.empty() ? game.start() : *game.parse_position(start));
  return play_training_game(trainee, std::move(state), engine, {}, {}, random);
}

TEST(SelfPlay, ExpectsTheSameChancesAsJudgementsOfMoves) {
  FourPlies trainee;
  const auto samples = play(trainee, Score::estimate(100), "");
  ASSERT_EQ(samples.size(), 4U);
  EXPECT_FLOAT_EQ(samples[0].scores.expected, static_cast<float>(chance_of(Score::estimate(100))));
  EXPECT_EQ(samples[0].scores.scored, 0.5F) << "the game did not end";
}

TEST(SelfPlay, PlaysRandomMovesUnlessTheGameIsDecided) {
  FourPlies undecided;
  (void)play(undecided, Score::estimate(0), "");
  EXPECT_EQ(undecided.random_moves, 4);
  FourPlies decided;
  (void)play(decided, Score::win_in(9), "");
  EXPECT_EQ(decided.random_moves, 0);
}

TEST(SelfPlay, TheWinnerScoresAndTheOtherDoesNot) {
  SampleScores won;
  won.set_winner(0, 0);
  EXPECT_EQ(won.scored, 1);
  SampleScores lost;
  lost.set_winner(0, 1);
  EXPECT_EQ(lost.scored, 0);
}

TEST(ParallelGames, GiveTheSameSamplesInTheSameOrderWhateverTheThreads) {
  const auto play_seeds = [](int threads) {
    return play_in_parallel<std::uint64_t>(
        {.seed = 3, .games = 20, .nodes = 1, .threads = threads},
        [] {
          return [](std::uint64_t seed) { return std::vector<std::uint64_t>{seed, seed + 1}; };
        },
        [](int) {});
  };
  const auto samples = play_seeds(1);
  EXPECT_EQ(samples.size(), 40U);
  EXPECT_EQ(samples, play_seeds(4));
}

} // namespace
} // namespace howdah
