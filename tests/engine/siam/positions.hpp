// Positions of Siam to compare the engine with the rules, under rule sets of every kind.
#pragma once

#include "engine/siam/knowledge.hpp"
#include "tests/games/rules_test_name.hpp"
#include "tests/games/siam/random_positions.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <string>
#include <vector>

namespace howdah::siam {

inline std::vector<Move> legal(const Siam& game, const Position& position) {
  MoveList moves;
  game.legal_moves(position, moves);
  return {moves.begin(), moves.end()};
}

inline Position after(const Siam& game, Position position, Move move) {
  (void)game.play(position, move);
  return position;
}

inline bool wins(const Siam& game, const Position& position, Move move) {
  return game.result(after(game, position, move)) == Result::win(position.to_move());
}

inline bool has_win(const Siam& game, const Position& position) {
  const auto moves = legal(game, position);
  return std::ranges::any_of(moves, [&](Move move) { return wins(game, position, move); });
}

/// A suite of this runs under each of the rule sets (HOWDAH_SIAM_RULES).
class SiamPositions : public ::testing::TestWithParam<std::string> {
protected:
  void for_each_position(auto&& visit) const {
    const auto game = *Siam::make(GetParam());
    const Knowledge knowledge(game, *hand_crafted_weights());
    const auto rules = testing::set_up_rules(GetParam());
    Random random(20);
    int seen = 0;
    while (seen < 3000) {
      const auto position = game.parse_position(testing::random_position(rules, random));
      if (!position || game.result(*position).is_over()) continue;
      ++seen;
      visit(game, knowledge, *position);
    }
  }
};

} // namespace howdah::siam

#define HOWDAH_SIAM_RULES(suite)                                                                   \
  INSTANTIATE_TEST_SUITE_P(Rules, suite,                                                           \
                           ::testing::Values("classic", "2015", "push=running",                    \
                                             "2015,exits=once,push=running", "animals=2",          \
                                             "animals=4,limit=30"),                                \
                           testing::rules_test_name)
