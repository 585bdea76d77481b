#include "engine/alphabeta/root_move.hpp"
#include "engine/alphabeta/search_line.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace howdah {
namespace {

RootMoves<char> root_moves(std::string_view letters) {
  RootMoves<char> moves;
  for (const char letter : letters) {
    RootMove<char> root{.move = letter};
    moves.push_back(root);
  }
  return moves;
}

std::string order(const RootMoves<char>& moves) {
  std::string text;
  for (const auto& root : moves) text += root.move;
  return text;
}

TEST(RootMoves, ABetterMoveComesForwardAndTheOrderOfTheOthersStays) {
  auto moves = root_moves("abcd");
  bring_forward(moves, 2, 0);
  EXPECT_EQ(order(moves), "cabd");
  bring_forward(moves, 3, 1);
  EXPECT_EQ(order(moves), "cdab");
}

TEST(RootMoves, ValuesOfAnIterationAreExpectedInTheNext) {
  auto moves = root_moves("ab");
  moves[0].value = 5;
  moves[1].value = 7;
  remember_values(moves);
  forget_values(moves, 1);
  EXPECT_EQ(moves[0].value, 5);
  EXPECT_EQ(moves[1].value, -kInfinity);
  EXPECT_EQ(moves[1].value_before, 7);
}

TEST(RootMoves, ALineBeginsWithItsMove) {
  RootMove<char> root{.move = 'a'};
  SearchLine<char> below;
  keep_line(below, 'b', {});
  SearchLine<char> line;
  keep_line(line, 'c', below);
  root.found(12, 3, 5, line);
  EXPECT_EQ(std::string(root.line.begin(), root.line.end()), "acb");
  EXPECT_EQ(root.value, 12);
  EXPECT_EQ(root.depth, 3);
  EXPECT_EQ(root.selective_depth, 5);
}

} // namespace
} // namespace howdah
