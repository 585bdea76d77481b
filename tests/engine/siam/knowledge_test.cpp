// What the search believes of Siam positions, held against what the rules say.
#include "engine/siam/knowledge.hpp"
#include "tests/games/rules_test_name.hpp"
#include "tests/games/siam/random_positions.hpp"

#include <gmock/gmock.h>

#include <vector>

namespace howdah::siam {
namespace {

using ::testing::Contains;

std::vector<Move> legal(const Siam& game, const Position& position) {
  MoveList moves;
  game.legal_moves(position, moves);
  return {moves.begin(), moves.end()};
}

Position after(const Siam& game, Position position, Move move) {
  (void)game.play(position, move);
  return position;
}

bool wins(const Siam& game, const Position& position, Move move) {
  return game.result(after(game, position, move)) == Result::win(position.to_move());
}

bool has_win(const Siam& game, const Position& position) {
  const auto moves = legal(game, position);
  return std::ranges::any_of(moves, [&](Move move) { return wins(game, position, move); });
}

class SiamKnowledge : public ::testing::TestWithParam<std::string> {
protected:
  void for_each_position(auto&& visit) const {
    const auto game = *Siam::make(GetParam());
    const Knowledge knowledge(game, *hand_made_weights());
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

INSTANTIATE_TEST_SUITE_P(Rules, SiamKnowledge,
                         ::testing::Values("classic", "2015", "push=running",
                                           "2015,exits=once,push=running", "animals=2",
                                           "animals=4,limit=30"),
                         testing::rules_test_name);

TEST_P(SiamKnowledge, SeesExactlyTheWinsWithOnePly) {
  for_each_position([](const Siam& game, const Knowledge& knowledge, const Position& position) {
    ASSERT_EQ(knowledge.look(position).wins_now, has_win(game, position))
        << game.position_text(position);
  });
}

TEST_P(SiamKnowledge, ForcingMovesAreTheLegalPushesOfRocksThatDoNotLose) {
  for_each_position([](const Siam& game, const Knowledge& knowledge, const Position& position) {
    std::vector<Move> expected;
    for (const Move move : legal(game, position)) {
      const auto next = after(game, position, move);
      const bool loses = next.winner != 0 && !wins(game, position, move);
      if (next.rocks != position.rocks && !loses) expected.push_back(move);
    }
    const auto view = knowledge.look(position);
    MoveList forcing;
    knowledge.forcing_moves(position, view, forcing);
    ASSERT_THAT(std::vector(forcing.begin(), forcing.end()),
                ::testing::UnorderedElementsAreArray(expected))
        << game.position_text(position);
    ASSERT_TRUE(expected.empty() || view.has_forcing_moves);
  });
}

TEST_P(SiamKnowledge, MovesThatLeaveAThreatLoseToIt) {
  int threatened = 0;
  for_each_position([&](const Siam& game, const Knowledge& knowledge, const Position& position) {
    const auto view = knowledge.look(position);
    if (!view.threatened || view.wins_now) return;
    ++threatened;
    MoveList evasions;
    const auto threats = knowledge.evasions(position, view, evasions);
    const auto legal_moves = legal(game, position);
    for (const Move move : evasions) {
      ASSERT_THAT(legal_moves, Contains(move));
      const auto next = after(game, position, move);
      if (!threats.remain_after(move, position)) continue;
      ASSERT_TRUE(next.winner != 0 || has_win(game, next))
          << game.position_text(position) << " " << game.move_text(move);
    }
    for (const Move move : legal_moves) {
      if (std::ranges::find(evasions, move) != evasions.end()) continue;
      const auto next = after(game, position, move);
      ASSERT_TRUE(next.winner != 0 || has_win(game, next))
          << game.position_text(position) << " " << game.move_text(move);
    }
  });
  EXPECT_GT(threatened, 20);
}

TEST_P(SiamKnowledge, ThreatsRemainWhereTheirLinesStillWin) {
  int remaining = 0;
  int met = 0;
  for_each_position([&](const Siam& game, const Knowledge& knowledge, const Position& position) {
    const auto view = knowledge.look(position);
    if (!view.threatened || view.wins_now) return;
    MoveList evasions;
    const auto threats = knowledge.evasions(position, view, evasions);
    const auto& pushes = rock_push_table(game.rules().push_running);
    for (const Move move : legal(game, position)) {
      const auto next = after(game, position, move);
      const bool may_enter = next.on_board(next.to_move()) < game.rules().animals;
      const bool expected = std::ranges::any_of(threats.lines(), [&](Squares line) {
        const auto wins = pushes[line_code(next, next.to_move(), line)];
        return (wins & kPushWins) != 0 || (may_enter && (wins & kEntryWins) != 0);
      });
      ASSERT_EQ(threats.remain_after(move, position), expected)
          << game.position_text(position) << " " << game.move_text(move);
      (expected ? remaining : met) += 1;
    }
  });
  EXPECT_GT(remaining, 100);
  EXPECT_GT(met, 20);
}

TEST_P(SiamKnowledge, SuccessorsLookAsIfTheyHadBeenPlayed) {
  const Knowledge knowledge(*Siam::make(GetParam()), **learned_weights());
  int quiet = 0;
  int loud = 0;
  for_each_position([&](const Siam& game, const Knowledge&, const Position& position) {
    if (!knowledge.board_decides_next(position)) return;
    const Knowledge::Successors successors(knowledge.sight(), position);
    for (const Move move : legal(game, position)) {
      if (move.is_push()) continue;
      const auto next = after(game, position, move);
      const auto view = knowledge.look(next);
      std::optional<Value> expected;
      if (!view.wins_now && !view.threatened) expected = knowledge.estimate(next, view);
      ASSERT_EQ(successors.quiet_estimate(move), expected)
          << game.position_text(position) << " " << game.move_text(move);
      (expected ? quiet : loud) += 1;
    }
  });
  EXPECT_GT(quiet, 1000);
  EXPECT_GT(loud, 100);
}

TEST(SiamSuccessors, AreLeftAloneWhereOtherRulesHaveASay) {
  const auto decides = [](std::string_view rules, std::string_view position) {
    const auto game = *Siam::make(rules);
    const Knowledge knowledge(game, *hand_made_weights());
    return knowledge.board_decides_next(*game.parse_position(position));
  };
  // The positions that follow belong to the opening up to ply 3.
  EXPECT_FALSE(decides("2015", "5/5/1OOO1/5/2En2 R * 1"));
  EXPECT_FALSE(decides("2015", "5/5/1OOO1/5/Rn1En2 E * 2"));
  EXPECT_TRUE(decides("2015", "5/5/1OOO1/5/RnEnEn2 R * 3"));
  EXPECT_TRUE(decides("classic", "5/5/1OOO1/5/2En2 R * 1"));
  // A threat that the limit cuts short is none.
  EXPECT_TRUE(decides("limit=30", "5/5/1OOO1/5/2En2 E * 26"));
  EXPECT_FALSE(decides("limit=30", "5/5/1OOO1/5/2En2 R * 27"));
}

TEST_P(SiamKnowledge, MovesThatTouchLinesAreTheLegalOnesThatDo) {
  Random random(4);
  const auto random_line = [&] {
    const auto i = random.below(kSide);
    return random.below(2) == 0 ? kRank1 << (kSide * i) : kFileA << i;
  };
  for_each_position([&](const Siam& game, const Knowledge&, const Position& position) {
    const std::array lines = {random_line(), random_line()};
    std::vector<Move> expected;
    for (const Move move : legal(game, position)) {
      const Squares changed =
          bit(move.from()) | bit(move.to()) | (move.is_push() ? ray(move.to(), move.facing()) : 0);
      if ((changed & lines[0]) != 0 && (changed & lines[1]) != 0) expected.push_back(move);
    }
    MoveList touching;
    game.legal_moves_touching(position, lines, touching);
    ASSERT_EQ(std::vector(touching.begin(), touching.end()), expected)
        << game.position_text(position);
  });
}

Value estimate(const Knowledge& knowledge, const Position& position) {
  return knowledge.estimate(position, knowledge.look(position));
}

TEST_P(SiamKnowledge, LooksAreTheSameForSymmetricPositions) {
  for_each_position([](const Siam& game, const Knowledge& knowledge, const Position& position) {
    const auto view = knowledge.look(position);
    for (int symmetry = 1; symmetry < game.symmetries(); ++symmetry) {
      const auto turned = game.transform(position, symmetry);
      const auto other = knowledge.look(turned);
      ASSERT_EQ(view.rough, other.rough) << game.position_text(position);
      ASSERT_EQ(knowledge.estimate(position, view), knowledge.estimate(turned, other))
          << game.position_text(position);
      ASSERT_EQ(view.threatened, other.threatened) << game.position_text(position);
    }
  });
}

TEST(SiamWeights, LookTheSameWithColoursExchanged) {
  const Siam game{Rules{}};
  const Knowledge knowledge(game, **learned_weights());
  const auto elephants = *game.parse_position("1Rs1Es1/1Rw1Ee1/EeOOO1/4Rn/5 E * 6");
  const auto rhinos = *game.parse_position("1Es1Rs1/1Ew1Re1/ReOOO1/4En/5 R * 7");
  EXPECT_EQ(estimate(knowledge, elephants), estimate(knowledge, rhinos));
}

TEST(SiamWeights, LookTheSameForSymmetricPositions) {
  const Siam game{Rules{}};
  const Knowledge knowledge(game, **learned_weights());
  Random random(6);
  for (int i = 0; i < 1000; ++i) {
    const auto position = game.parse_position(testing::random_position({}, random));
    if (!position) continue;
    for (int symmetry = 1; symmetry < game.symmetries(); ++symmetry) {
      ASSERT_EQ(estimate(knowledge, game.transform(*position, symmetry)),
                estimate(knowledge, *position))
          << game.position_text(*position);
    }
  }
}

TEST(SiamWeights, RoundTripAsAFile) {
  const auto bytes = write_weights(**learned_weights());
  const auto read = read_weights(bytes);
  ASSERT_TRUE(read.has_value());
  EXPECT_EQ((*read)->lines, (*learned_weights())->lines);
  EXPECT_EQ((*read)->animals, (*learned_weights())->animals);
  EXPECT_EQ((*read)->blocks, (*learned_weights())->blocks);
  EXPECT_EQ(write_weights(**read), bytes);
}

TEST(SiamWeights, DamagedFilesAreRefused) {
  const auto bytes = write_weights(*hand_made_weights());
  EXPECT_FALSE(read_weights(""));
  EXPECT_FALSE(read_weights("howdah siam weights 1\n" + bytes.substr(22)));
  EXPECT_FALSE(read_weights(bytes.substr(0, bytes.size() - 1)));
  EXPECT_FALSE(read_weights(bytes + "x"));
}

} // namespace
} // namespace howdah::siam
