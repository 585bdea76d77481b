// Gestures whose way is open: what someone tried to do, in writing.
#include "games/attempt.hpp"
#include "games/registry.hpp"

#include <gtest/gtest.h>

namespace howdah {
namespace {

struct Table {
  std::unique_ptr<AnyGame> game;
  std::unique_ptr<AnyState> state;

  Table(std::string_view name, std::string_view rules, std::string_view position)
      : game(find_game(name)->make(rules).value()), state(game->parse_position(position).value()) {}

  [[nodiscard]] std::string tried(const Gesture& attempt) const {
    return attempt_text(*game, *state, attempt);
  }
  [[nodiscard]] std::string rule_of(const Gesture& attempt) const {
    return std::string(state->explain(tried(attempt))->rule);
  }
};

TEST(Attempt, KeepsTheWayThePiecePointsAlready) {
  const Table siam("siam", "classic", "5/5/EeOOO1/1Rn3/5 E * 4");
  EXPECT_EQ(siam.tried({.move = "", .from = "a3", .from_way = "e", .to = "b3"}), "a3b3e");
  EXPECT_EQ(siam.rule_of({.move = "", .from = "a3", .from_way = "e", .to = "b3"}), "push.too-weak");
}

TEST(Attempt, PicksUpWhatStandsThere) {
  const Table siam("siam", "classic", "5/5/EeOOO1/1Rn3/5 E * 4");
  EXPECT_EQ(siam.rule_of({.move = "", .from = "b2", .to = "b2"}), "animal.not-yours");
}

TEST(Attempt, FromTheReserveFindsAWay) {
  const Table siam("siam", "classic", "5/5/1OOO1/5/5 E * 0");
  EXPECT_NE(siam.tried({.move = "", .to = "c3"}), "");
  const Table samliam("samliam", "players=2", "9/9/9/9/9/9/9/9/9 R - 0");
  EXPECT_NE(samliam.tried({.move = "", .to = "c3"}), "");
}

TEST(Attempt, WhatIsNoMoveHasNoText) {
  const Table siam("siam", "classic", "5/5/1OOO1/5/5 E * 0");
  EXPECT_EQ(siam.tried({.move = "", .to = "z9"}), "");
}

} // namespace
} // namespace howdah
